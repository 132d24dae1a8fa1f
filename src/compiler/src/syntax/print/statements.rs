//! Statements, on lines.

use super::layout::Pieces;
use super::wording::Wording;
use crate::syntax::tree::{
    ActItem, Attribute, AttributeType, Commented, Decimal, Document, EntityKind, Expression, HeadItem, NamedValue,
    RulingItem, Statement, StatementKind, Usually,
};

/// Items stand at this indentation.
const ITEM: usize = 2;

impl Wording {
    pub(super) fn document(self, document: &Document) -> String {
        let mut text = String::new();
        let mut before: Option<&Statement> = None;
        for statement in &document.statements {
            if before.is_some_and(|before| !stand_together(before, statement)) {
                text.push('\n');
            }
            text += &comments(&statement.comments, 0);
            text += &self.statement(&statement.kind);
            before = Some(statement);
        }
        if !document.comments.is_empty() && before.is_some() {
            text.push('\n');
        }
        text + &comments(&document.comments, 0)
    }

    fn statement(self, statement: &StatementKind) -> String {
        match statement {
            StatementKind::Ruleset { name, items } => {
                let head = format!("ruleset {}\n", self.name(name));
                head + &self.items(items, |item| self.head_item(item).on_lines(ITEM))
            }
            StatementKind::Vocabulary { kind, called, plural, attributes } => {
                let kind = match kind {
                    EntityKind::Game => "game",
                    EntityKind::Place => "place",
                    EntityKind::Border => "border",
                    EntityKind::Counter => "counter",
                    EntityKind::Group => "group",
                    EntityKind::Act => "act",
                };
                let called = called.as_ref().map(|called| format!(" called {}", self.name(called)));
                let plural = plural.as_ref().map(|plural| format!(" (plural {})", self.name(plural)));
                let head = format!("{kind}{}{} has\n", called.unwrap_or_default(), plural.unwrap_or_default());
                head + &self.items(attributes, |attribute| self.attribute(attribute).on_lines(ITEM))
            }
            StatementKind::Values { name, also, values } => {
                let also = if *also { " also" } else { "" };
                Pieces::of(format!("values {}{also}: ", self.name(name))).then(self.named_values(values)).on_lines(0)
            }
            StatementKind::Act { question, name, doc, items } => {
                let word = if *question { "question" } else { "act" };
                let mut head = Pieces::of(format!("{word} {}", self.name(name)));
                if let Some(doc) = doc {
                    head = head.words(" ").then(self.text(doc));
                }
                head.on_lines(0) + &self.items(items, |item| self.act_item(item).on_lines(ITEM))
            }
            StatementKind::Moment { name, doc } => {
                let head = Pieces::of(format!("moment {}", self.name(name)));
                match doc {
                    None => head,
                    Some(doc) => head.words(" ").then(self.text(doc)),
                }
                .on_lines(0)
            }
            StatementKind::Reference { number, doc } => {
                Pieces::of(format!("reference {} ", self.rule_number(number))).then(self.text(doc)).on_lines(0)
            }
            StatementKind::Ruling { name, question, items } => {
                let head = Pieces::of(format!("ruling {} ", self.name(name))).then(self.text(question)).on_lines(0);
                head + &self.items(items, |item| self.ruling_item(item).on_lines(ITEM))
            }
            StatementKind::Rule { number, heading, items } => {
                // A heading in place of a number is told by its quotes.
                let is_heading = !number.text.contains(|sign: char| sign.is_ascii_digit() || ".:&/".contains(sign));
                let number = if is_heading { format!("\"{}\"", number.text) } else { self.rule_number(number) };
                let mut head = Pieces::of(format!("rule {number}"));
                if let Some(heading) = heading {
                    head = head.words(" ").then(self.text(heading));
                }
                head.on_lines(0) + &self.items(items, |item| self.item(item, ITEM))
            }
            StatementKind::Loose(item) => self.item(item, 0),
            StatementKind::Remove(reference) => format!("remove {}\n", self.clause_reference(reference)),
        }
    }

    fn items<T>(self, items: &[Commented<T>], print: impl Fn(&T) -> String) -> String {
        items.iter().map(|item| comments(&item.comments, ITEM) + &print(&item.item)).collect()
    }

    fn head_item(self, item: &HeadItem) -> Pieces {
        let (word, text) = match item {
            HeadItem::Title(text) => ("title ", text),
            HeadItem::Game(text) => ("game ", text),
            HeadItem::Edition(text) => ("edition ", text),
            HeadItem::Source(text) => ("source ", text),
            HeadItem::Encodes(text) => ("encodes ", text),
            HeadItem::Omits(text) => ("omits ", text),
            HeadItem::Note(text) => ("note ", text),
            HeadItem::BuildsOn(name) => return Pieces::of(format!("builds on {}", self.name(name))),
        };
        Pieces::of(word).then(self.text(text))
    }

    fn ruling_item(self, item: &RulingItem) -> Pieces {
        match item {
            RulingItem::Options { values, used } => {
                Pieces::of("one of ").then(self.named_values(values)).words(format!(", used {}", self.name(used)))
            }
            RulingItem::Because(text) => Pieces::of("because ").then(self.text(text)),
        }
    }

    fn act_item(self, item: &ActItem) -> Pieces {
        let at = |words: &str, moments, condition: &Option<Expression>| {
            let pieces = Pieces::of(words).then(self.names(moments));
            match condition {
                None => pieces,
                Some(condition) => {
                    pieces.then(Pieces::new().space().words("where ").then(self.condition(condition).deeper()).group())
                }
            }
        };
        match item {
            ActItem::Parameter(attribute) => self.attribute(attribute),
            ActItem::AtTheStart(moments, condition) => at("at the start ", moments, condition),
            ActItem::AtEachStep(moments, condition) => at("at each step ", moments, condition),
            ActItem::OnTheWay(moments, condition) => at("on the way ", moments, condition),
            ActItem::AtTheEnd(moments, condition) => at("at the end ", moments, condition),
            ActItem::Moves { what, along, to } => {
                let along = along.as_ref().map(|along| format!(" along {}", self.name(along))).unwrap_or_default();
                let to = to.as_ref().map(|to| format!(" to {}", self.name(to))).unwrap_or_default();
                Pieces::of(format!("moves {}{along}{to}", self.name(what)))
            }
            ActItem::Sets { what, attribute, to } => {
                Pieces::of(format!("sets {}'s {} to ", self.name(what), self.name(attribute)))
                    .then(self.expression(to).deeper())
            }
            ActItem::Removes(name) => Pieces::of(format!("removes {}", self.name(name))),
            ActItem::LeavesOpen(name) => Pieces::of(format!("leaves {} open", self.name(name))),
            ActItem::HappensIn(name) => Pieces::of(format!("happens in {}", self.name(name))),
        }
    }

    fn attribute(self, attribute: &Attribute) -> Pieces {
        let alias = attribute.alias.as_ref().map(|alias| format!(" ({})", self.name(alias))).unwrap_or_default();
        let mut pieces = Pieces::of(format!("{}{alias}: ", self.name(&attribute.name)));
        pieces = pieces.then(match &attribute.of_type {
            AttributeType::Flag => Pieces::of("yes or no"),
            AttributeType::Number { from, to } => Pieces::of("number").words(bounds(from.as_ref(), to.as_ref())),
            AttributeType::Fraction { from, to } => Pieces::of("fraction").words(bounds(from.as_ref(), to.as_ref())),
            AttributeType::OneOf(values) => Pieces::of("one of ").then(self.named_values(values)),
            AttributeType::AnyOf(values) => Pieces::of("any of ").then(self.named_values(values)),
            AttributeType::Name => Pieces::of("name"),
            AttributeType::Counter => Pieces::of("counter"),
            AttributeType::Counters => Pieces::of("counters"),
            AttributeType::Place => Pieces::of("place"),
            AttributeType::Places => Pieces::of("places"),
            AttributeType::Group => Pieces::of("group"),
            AttributeType::Path => Pieces::of("path"),
            AttributeType::Values { name, set } => Pieces::of(if *set { "any " } else { "" }).words(self.name(name)),
        });
        if attribute.in_each_place {
            pieces = pieces.words(", in each place");
        }
        if let Some(usually) = &attribute.usually {
            let usually = match usually {
                Usually::None => "none".to_owned(),
                Usually::Yes => "yes".to_owned(),
                Usually::No => "no".to_owned(),
                Usually::Number(decimal) => super::expressions::number(decimal),
                Usually::Value(name) => self.name(name),
                Usually::Unlimited => "unlimited".to_owned(),
                Usually::Nothing => "nothing".to_owned(),
            };
            pieces = pieces.words(",").then(Pieces::new().space().words(format!("usually {usually}")).deeper().group());
        }
        match &attribute.doc {
            None => pieces,
            Some(doc) => pieces.then(Pieces::new().space().then(self.text(doc)).deeper().group()),
        }
    }

    fn named_values(self, values: &[NamedValue]) -> Pieces {
        self.list(values.iter().map(|value| {
            let aliases = value.aliases.iter().map(|alias| self.name(alias)).collect::<Vec<_>>();
            let name = self.name(&value.name);
            if aliases.is_empty() { name } else { format!("{name} ({})", aliases.join(", ")) }
        }))
    }
}

fn bounds(from: Option<&Decimal>, to: Option<&Decimal>) -> String {
    let from = from.map(|from| format!(" from {}", super::expressions::number(from))).unwrap_or_default();
    let to = to.map(|to| format!(" to {}", super::expressions::number(to))).unwrap_or_default();
    from + &to
}

fn comments(lines: &[String], indent: usize) -> String {
    let margin = " ".repeat(indent);
    lines.iter().map(|line| format!("{margin}# {line}").trim_end().to_owned() + "\n").collect()
}

/// Statements of one line and one kind need no empty line between them.
fn stand_together(above: &Statement, below: &Statement) -> bool {
    below.comments.is_empty()
        && matches!(
            (&above.kind, &below.kind),
            (StatementKind::Moment { .. }, StatementKind::Moment { .. })
                | (StatementKind::Reference { .. }, StatementKind::Reference { .. })
                | (StatementKind::Remove(_), StatementKind::Remove(_))
                | (StatementKind::Values { .. }, StatementKind::Values { .. })
        )
}
