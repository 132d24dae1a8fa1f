//! Documents → rulebook: puts the layers together.

use std::collections::{BTreeMap, HashMap};

use super::layer::{Identity, identity, name_span};
use super::*;
use crate::diagnostics::{self, Diagnostic};
use crate::syntax::tree::{ClauseReference, Document, RuleItem, Statement, StatementKind};

/// Puts the documents together, the lowest layer first.
pub fn from_syntax<'s>(documents: &'s [Document], diagnostics: &mut Vec<Diagnostic>) -> Rulebook<'s> {
    let mut merge = Merge {
        book: Rulebook::default(),
        rules: BTreeMap::new(),
        items: Vec::new(),
        first: HashMap::new(),
        named: BTreeMap::new(),
        diagnostics,
    };
    for (layer, document) in documents.iter().enumerate() {
        merge.layer(layer, document);
    }
    merge.finish()
}

/// A rule item that still stands after the layers so far.
struct Standing<'s> {
    layer: usize,
    rule: Option<usize>,
    identity: Option<Identity>,
    item: &'s RuleItem,
    /// Amendments by higher layers, for charts.
    amendments: Vec<(usize, &'s Chart)>,
}

struct Merge<'s, 'd> {
    book: Rulebook<'s>,
    rules: BTreeMap<String, usize>,
    items: Vec<Standing<'s>>,
    /// Where each act, moment and reference is named first.
    first: HashMap<(&'static str, &'s str), Span>,
    /// The item of each identity.
    named: BTreeMap<Identity, usize>,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl<'s> Merge<'s, '_> {
    fn layer(&mut self, layer: usize, document: &'s Document) {
        for statement in &document.statements {
            self.statement(layer, statement);
        }
        if self.book.layers.len() <= layer {
            self.diagnostics.push(diagnostics::no_ruleset_head(
                document.statements.first().map_or(Span::default(), |statement| statement.span),
            ));
        }
    }

    fn statement(&mut self, layer: usize, statement: &'s Statement) {
        match &statement.kind {
            StatementKind::Ruleset { name, items } => {
                if self.book.layers.len() > layer {
                    let first = self.book.layers.last().map_or(name.span, |head| head.name.span);
                    self.diagnostics.push(diagnostics::named_twice("ruleset head", &name.text, name.span, first));
                } else {
                    self.book.layers.push(Layer { name, items });
                }
            }
            StatementKind::Vocabulary { kind, called, plural, attributes } => {
                self.book.vocabulary.push(VocabularyEntry {
                    layer,
                    kind: *kind,
                    called: called.as_ref(),
                    plural: plural.as_ref(),
                    attributes,
                });
            }
            StatementKind::Values { name, also, values } => {
                self.book.values.push(ValuesEntry { layer, name, also: *also, values });
            }
            StatementKind::Act { question, name, doc, items } => {
                if self.is_new("act", &name.text, name.span) {
                    self.book.acts.push(ActEntry { layer, question: *question, name, doc: doc.as_ref(), items });
                }
            }
            StatementKind::Moment { name, doc } => {
                if self.is_new("moment", &name.text, name.span) {
                    self.book.moments.push(MomentEntry { name, doc: doc.as_ref() });
                }
            }
            StatementKind::Reference { number, doc } => {
                if self.is_new("reference", &number.text, number.span) {
                    self.book.references.push(ReferenceEntry { number, doc });
                }
            }
            StatementKind::Ruling { name, question, items } => self.ruling(layer, name, question, items),
            StatementKind::Rule { number, heading, items } => {
                self.rule(layer, statement.span, number, heading.as_ref(), items);
            }
            StatementKind::Loose(item) => match &**item {
                RuleItem::Define(_) | RuleItem::Chart(_) | RuleItem::Replace(_) => self.item(layer, None, item),
                _ => self.diagnostics.push(diagnostics::clause_at_the_margin("clause", statement.span, None)),
            },
            StatementKind::Remove(reference) => self.remove(layer, reference),
        }
    }

    /// Whether nothing of the kind bears this name yet; what does is told.
    fn is_new(&mut self, kind: &'static str, name: &'s str, span: Span) -> bool {
        let first = *self.first.entry((kind, name)).or_insert(span);
        if first != span {
            self.diagnostics.push(diagnostics::named_twice(kind, name, span, first));
        }
        first == span
    }

    /// A ruling may be stated again by a higher layer, which then sets the reading.
    fn ruling(&mut self, layer: usize, name: &'s Name, question: &'s Text, items: &'s [Commented<RulingItem>]) {
        let entry = RulingEntry { layer, name, question, items };
        match self.book.rulings.iter_mut().find(|ruling| ruling.name.text == name.text) {
            Some(below) if below.layer < layer => *below = entry,
            Some(first) => {
                self.diagnostics.push(diagnostics::named_twice("ruling", &name.text, name.span, first.name.span));
            }
            None => self.book.rulings.push(entry),
        }
    }

    fn rule(
        &mut self,
        layer: usize,
        span: Span,
        number: &'s RuleNumber,
        heading: Option<&'s Text>,
        items: &'s [Commented<RuleItem>],
    ) {
        let rule = match self.rules.get(&number.text) {
            Some(&rule) => {
                let standing = &self.book.rules[rule];
                if standing.layer == layer {
                    let first = standing.number.span;
                    self.diagnostics.push(diagnostics::named_twice("rule", &number.text, number.span, first));
                }
                rule
            }
            None => {
                let rule = self.book.rules.len();
                self.rules.insert(number.text.clone(), rule);
                self.book.rules.push(RuleEntry { layer, number, heading, notes: Vec::new(), see: Vec::new(), span });
                rule
            }
        };
        for item in items {
            match &item.item {
                RuleItem::Note(note) => self.book.rules[rule].notes.push((layer, note)),
                RuleItem::See(numbers) => self.book.rules[rule].see.extend(numbers),
                item => self.item(layer, Some(rule), item),
            }
        }
    }

    fn item(&mut self, layer: usize, rule: Option<usize>, item: &'s RuleItem) {
        let number = rule.map(|rule| self.book.rules[rule].number.text.as_str());
        let identity = identity(number, item);
        let standing = identity.as_ref().and_then(|identity| self.named.get(identity)).copied();
        if let RuleItem::Chart(chart) = item
            && chart.amends
        {
            match standing {
                Some(below) if self.items[below].layer < layer => self.items[below].amendments.push((layer, chart)),
                _ => self.diagnostics.push(diagnostics::nothing_to_replace(&chart.name.text, chart.name.span)),
            }
            return;
        }
        match (item, standing) {
            (RuleItem::Replace(inner), Some(below)) if self.items[below].layer < layer => {
                self.items[below] = Standing { layer, rule, identity, item: inner, amendments: Vec::new() };
            }
            (RuleItem::Replace(inner), _) => {
                self.diagnostics.push(diagnostics::nothing_to_replace(&display(identity.as_ref()), name_span(inner)));
            }
            (_, Some(first)) => {
                let first = &self.items[first];
                self.diagnostics.push(diagnostics::named_twice(
                    what(item),
                    &display(identity.as_ref()),
                    name_span(item),
                    name_span(first.item),
                ));
            }
            (_, None) => {
                if let Some(identity) = &identity {
                    self.named.insert(identity.clone(), self.items.len());
                }
                self.items.push(Standing { layer, rule, identity, item, amendments: Vec::new() });
            }
        }
    }

    fn remove(&mut self, layer: usize, reference: &'s ClauseReference) {
        let before = self.items.len();
        let rule = self.rules.get(&reference.rule.text).copied();
        self.items.retain(|standing| {
            let meant = match (&standing.identity, &reference.clause) {
                (Some(Identity::Named(name)), None) if rule.is_none() => *name == reference.rule.text,
                (Some(Identity::Named(name)), Some(clause)) => standing.rule == rule && *name == clause.text,
                (Some(Identity::Clause { rule, name } | Identity::Exception { rule, name }), Some(clause)) => {
                    *rule == reference.rule.text && *name == clause.text
                }
                (_, None) => rule.is_some() && standing.rule == rule,
                (None, Some(_)) => false,
            };
            !meant || standing.layer >= layer
        });
        let mut removed = self.items.len() < before;
        if removed {
            let identities = self.items.iter().enumerate();
            let named = identities.filter_map(|(number, standing)| Some((standing.identity.clone()?, number)));
            self.named = named.collect();
        }
        if let (Some(rule), None) = (rule, &reference.clause) {
            let entry = &mut self.book.rules[rule];
            removed |= entry.layer < layer;
            entry.notes.clear();
            entry.see.clear();
        }
        if !removed {
            let clause = reference.clause.as_ref().map_or_else(String::new, |clause| format!(" {}", clause.text));
            let what = format!("{}{clause}", reference.rule.text);
            self.diagnostics.push(diagnostics::nothing_to_remove(&what, reference.rule.span));
        }
    }

    fn finish(mut self) -> Rulebook<'s> {
        for standing in std::mem::take(&mut self.items) {
            let Standing { layer, rule, item, amendments, .. } = standing;
            match item {
                RuleItem::Define(define) => {
                    let definition = self.book.definitions.len();
                    self.book.definitions.push(DefinitionEntry { layer, rule, define });
                    self.exceptions(layer, rule, Under::Definition(definition), &define.excepts);
                }
                RuleItem::Chart(chart) => self.book.charts.push(ChartEntry { layer, rule, chart, amendments }),
                RuleItem::Clause(clause) => {
                    let Some(rule) = rule else { continue };
                    let name =
                        clause.name.as_ref().map_or_else(|| clause.keyword.word().to_owned(), |name| name.text.clone());
                    let number = self.book.clauses.len();
                    self.book.clauses.push(ClauseEntry { layer, rule, name, clause });
                    self.exceptions(layer, Some(rule), Under::Clause(number), &clause.excepts);
                }
                RuleItem::Except(except) => self.exception(layer, rule, Under::Apart, except),
                RuleItem::Note(_) | RuleItem::See(_) | RuleItem::Replace(_) => {}
            }
        }
        self.book
    }

    fn exceptions(&mut self, layer: usize, rule: Option<usize>, under: Under, excepts: &'s [Except]) {
        let mut firsts = HashMap::new();
        for except in excepts {
            let first: &Except = firsts.entry(except.name.as_ref().map(|name| &name.text)).or_insert(except);
            if !std::ptr::eq(first, except) {
                match &except.name {
                    Some(name) => {
                        self.diagnostics.push(diagnostics::named_twice("exception", &name.text, name.span, first.span));
                    }
                    None => self.diagnostics.push(diagnostics::exception_needs_name(except.span, first.span)),
                }
            }
            if !except.to.is_empty() {
                self.diagnostics.push(diagnostics::target_under_target(except.span));
            }
            self.exception(layer, rule, under, except);
        }
    }

    fn exception(&mut self, layer: usize, rule: Option<usize>, under: Under, except: &'s Except) {
        let name = except.name.as_ref().map_or_else(|| "exception".to_owned(), |name| name.text.clone());
        if under == Under::Apart && except.to.is_empty() {
            self.diagnostics.push(diagnostics::exception_without_target(except.span));
            return;
        }
        let number = self.book.exceptions.len();
        self.book.exceptions.push(ExceptionEntry { layer, rule, name, under, except });
        self.exceptions(layer, rule, Under::Exception(number), &except.excepts);
    }
}

fn what(item: &RuleItem) -> &'static str {
    match item {
        RuleItem::Define(_) => "definition",
        RuleItem::Chart(_) => "chart",
        RuleItem::Clause(_) => "clause",
        RuleItem::Except(_) => "exception",
        RuleItem::Note(_) | RuleItem::See(_) => "note",
        RuleItem::Replace(inner) => what(inner),
    }
}

fn display(identity: Option<&Identity>) -> String {
    match identity {
        Some(Identity::Clause { rule, name } | Identity::Exception { rule, name }) => format!("{rule} {name}"),
        Some(Identity::Named(name)) => name.clone(),
        None => String::new(),
    }
}
