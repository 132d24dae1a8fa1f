//! What a ruleset declares, looked up by name in the rules form.

use std::collections::BTreeMap;
use std::rc::Rc;

use reglement_compiler::rules::{ActEntry, ChartEntry, ClauseEntry, DefinitionEntry, ExceptionEntry, Rulebook, Under};
use reglement_compiler::syntax::tree::{
    ActItem, Attribute, AttributeType, CellValue, Chart, ClauseBody, ClauseReference, Define, DefineShape, EntityKind,
    NamedValue, RulingItem, Usually,
};

use super::value::{Fraction, Value};
use super::world::{Attributes, DIRECTIONS};

/// The rules form of a ruleset, with the readings of its rulings.
#[derive(Clone, Debug)]
pub struct Game<'s> {
    pub book: &'s Rulebook<'s>,
    /// Lists of values, in their order.
    lists: BTreeMap<&'s str, Vec<&'s str>>,
    readings: BTreeMap<&'s str, String>,
    place_nouns: [String; 2],
    /// What excepts from what.
    excepting: BTreeMap<Target, Vec<Excepting>>,
}

/// The kinds of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Counter,
    Place,
    Group,
    Step,
    Act,
}

/// What an exception is an exception to: a number in the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    Clause(usize),
    Definition(usize),
    Exception(usize),
}

/// What excepts: an exception, or a permission that lifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Excepting {
    Exception(usize),
    Permission(usize),
}

impl<'s> Game<'s> {
    pub fn new(book: &'s Rulebook<'s>) -> Game<'s> {
        let mut game = Game {
            book,
            lists: BTreeMap::new(),
            readings: BTreeMap::new(),
            place_nouns: Default::default(),
            excepting: BTreeMap::new(),
        };
        let noun = book.vocabulary.iter().filter(|entry| entry.kind == EntityKind::Place).find_map(|entry| {
            let called = entry.called?;
            Some([called.text.clone(), entry.plural.map_or_else(|| plural(&called.text), |name| name.text.clone())])
        });
        game.place_nouns = noun.unwrap_or_else(|| ["place".to_owned(), "places".to_owned()]);
        for attribute in book.vocabulary.iter().flat_map(|entry| entry.attributes).map(|attribute| &attribute.item) {
            game.owns(attribute);
        }
        for parameter in game.parameters() {
            game.owns(parameter);
        }
        for entry in book.values.iter().filter(|entry| !entry.also) {
            game.list(&entry.name.text, entry.values);
        }
        for entry in book.values.iter().filter(|entry| entry.also) {
            game.list(&entry.name.text, entry.values);
        }
        game.lists.insert("direction", DIRECTIONS.iter().flat_map(|(name, flat, ..)| [*name, *flat]).collect());
        game.lists.insert("act", book.acts.iter().map(|act| act.name.text.as_str()).collect());
        for ruling in &book.rulings {
            let used = ruling.items.iter().find_map(|item| match &item.item {
                RulingItem::Options { used, .. } => Some(used.text.clone()),
                RulingItem::Because(_) => None,
            });
            game.readings.insert(&ruling.name.text, used.unwrap_or_default());
            for item in ruling.items {
                if let RulingItem::Options { values, .. } = &item.item {
                    game.list(&ruling.name.text, values);
                }
            }
        }
        let targets = (0..book.clauses.len()).map(Target::Clause);
        let targets = targets.chain((0..book.definitions.len()).map(Target::Definition));
        for target in targets.chain((0..book.exceptions.len()).map(Target::Exception)) {
            game.excepting.insert(target, game.find_excepting(target));
        }
        game
    }

    fn list(&mut self, name: &'s str, values: &'s [NamedValue]) {
        self.lists.entry(name).or_default().extend(values.iter().map(|value| value.name.text.as_str()));
    }

    fn owns(&mut self, attribute: &'s Attribute) {
        if let AttributeType::OneOf(values) | AttributeType::AnyOf(values) = &attribute.of_type {
            self.list(&attribute.name.text, values);
        }
    }

    /// Reads a ruling another way.
    pub fn read(&mut self, ruling: &str, reading: &str) {
        if let Some(used) = self.readings.get_mut(ruling) {
            reading.clone_into(used);
        }
    }

    pub fn reading(&self, ruling: &str) -> Option<&str> {
        self.readings.get(ruling).map(String::as_str)
    }

    /// The place of a value in a list.
    pub fn rank(&self, list: &str, name: &str) -> Option<usize> {
        self.lists.get(list)?.iter().position(|value| *value == name)
    }

    /// A list that has this value.
    pub fn list_with(&self, name: &str) -> Option<&'s str> {
        self.lists.iter().find(|(_, values)| values.contains(&name)).map(|(list, _)| *list)
    }

    pub fn attributes(&self, kind: EntityKind) -> impl Iterator<Item = &'s Attribute> {
        let entries = self.book.vocabulary.iter().filter(move |entry| entry.kind == kind);
        entries.flat_map(|entry| entry.attributes).map(|attribute| &attribute.item)
    }

    pub fn attribute(&self, kind: EntityKind, name: &str) -> Option<&'s Attribute> {
        self.attributes(kind).find(|attribute| attribute.name.text == name)
    }

    /// The parameters of all acts.
    fn parameters(&self) -> impl Iterator<Item = &'s Attribute> + use<'s> {
        let book = self.book;
        let own = book.acts.iter().flat_map(|act| act.items).filter_map(|item| match &item.item {
            ActItem::Parameter(parameter) => Some(parameter),
            _ => None,
        });
        let of_all = book.vocabulary.iter().filter(|entry| entry.kind == EntityKind::Act);
        own.chain(of_all.flat_map(|entry| entry.attributes).map(|attribute| &attribute.item))
    }

    pub fn parameter(&self, name: &str) -> Option<&'s Attribute> {
        self.parameters().find(|parameter| parameter.name.text == name)
    }

    /// The list parameter that a noun means: `attackers`, `an attacker`.
    pub fn list_parameter(&self, noun: &str) -> Option<&'s str> {
        let mut lists = self
            .parameters()
            .filter(|parameter| matches!(parameter.of_type, AttributeType::Counters | AttributeType::Places));
        let found = lists.find(|parameter| parameter.name.text == noun || parameter.name.text == plural(noun));
        found.map(|parameter| parameter.name.text.as_str())
    }

    pub fn moment_is_known(&self, name: &str) -> bool {
        self.book.moments.iter().any(|moment| moment.name.text == name)
    }

    /// The definition of a name; for a class, also of its plural.
    pub fn definition(&self, name: &str) -> Option<usize> {
        self.book.definitions.iter().position(|entry| entry.define.name.text == name)
    }

    pub fn class(&self, noun: &str) -> Option<usize> {
        self.book.definitions.iter().position(|entry| {
            let names = matches!(entry.define.shape, DefineShape::Class { .. });
            names && (entry.define.name.text == noun || plural_of(entry.define) == noun)
        })
    }

    /// The kind that a noun means, be it a class or the kind itself.
    pub fn kind(&self, noun: &str) -> Option<Kind> {
        let is = |word: &str| noun == word || noun == plural(word);
        if self.place_nouns.iter().any(|name| name == noun) || is("place") {
            Some(Kind::Place)
        } else if is("counter") {
            Some(Kind::Counter)
        } else if is("group") {
            Some(Kind::Group)
        } else if is("step") {
            Some(Kind::Step)
        } else if is("act") {
            Some(Kind::Act)
        } else {
            match &self.book.definitions.get(self.class(noun)?)?.define.shape {
                DefineShape::Class { of, .. } if of.text != noun => self.kind(&of.text),
                _ => None,
            }
        }
    }

    /// What a definition is of.
    pub fn subject_kind(&self, definition: &DefinitionEntry<'s>) -> Option<Kind> {
        match &definition.define.shape {
            DefineShape::Class { of, .. } => self.kind(&of.text),
            DefineShape::Value { subject, .. } => self.kind(&subject.as_ref()?.noun.text),
        }
    }

    pub fn chart(&self, name: &str) -> Option<&'s ChartEntry<'s>> {
        self.book.charts.iter().find(|entry| entry.chart.name.text == name)
    }

    /// The cell of a chart; what a higher layer amends comes first.
    pub fn cell(&self, chart: &ChartEntry<'s>, row: &str, column: Option<&str>) -> Option<Value> {
        let amended = chart.amendments.iter().rev().find_map(|(_, amendment)| cell(amendment, row, column, true));
        amended.or_else(|| cell(chart.chart, row, column, false))
    }

    pub fn clause(&self, clause: usize) -> Option<&'s ClauseEntry<'s>> {
        self.book.clauses.get(clause)
    }

    /// Every choice of what an act leaves open: none, where it leaves nothing open.
    pub fn open_choices(&self, act: &ActEntry<'s>) -> Vec<Attributes> {
        let mut choices = vec![Attributes::new()];
        for item in act.items {
            let ActItem::LeavesOpen(name) = &item.item else { continue };
            let Some(parameter) = self.parameter(&name.text) else { continue };
            let values = self.values_of(parameter);
            choices = choices
                .iter()
                .flat_map(|choice| {
                    values.iter().map(|value| {
                        let mut choice = choice.clone();
                        choice.insert(name.text.as_str().into(), value.clone());
                        choice
                    })
                })
                .collect();
        }
        choices
    }

    /// Every value of an attribute that has but few.
    fn values_of(&self, attribute: &Attribute) -> Vec<Value> {
        let (list, set) = match &attribute.of_type {
            AttributeType::Flag => return vec![Value::Flag(false), Value::Flag(true)],
            AttributeType::OneOf(_) => (attribute.name.text.as_str(), false),
            AttributeType::AnyOf(_) => (attribute.name.text.as_str(), true),
            AttributeType::Values { name, set } => (name.text.as_str(), *set),
            _ => return Vec::new(),
        };
        let names: Vec<Rc<str>> = self.lists.get(list).into_iter().flatten().map(|name| Rc::from(*name)).collect();
        let list = Rc::from(list);
        if set {
            let sets = (0..1_usize << names.len().min(12)).map(|bits| {
                let held = names.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
                Value::Names { list: Rc::clone(&list), names: held.map(|(_, name)| Rc::clone(name)).collect() }
            });
            return sets.collect();
        }
        let mut values: Vec<Value> =
            names.iter().map(|name| Value::Named { list: Rc::clone(&list), name: Rc::clone(name) }).collect();
        if matches!(attribute.usually, Some(Usually::None)) {
            values.push(Value::Absent);
        }
        values
    }

    /// The clauses that a reference names: one, or all of a rule.
    pub fn clauses_named(&self, reference: &ClauseReference) -> Vec<usize> {
        let named = self.book.clauses.iter().enumerate().filter(|(_, entry)| {
            self.rule_number(Some(entry.rule)) == Some(&reference.rule.text)
                && reference.clause.as_ref().is_none_or(|name| name.text == entry.name)
        });
        named.map(|(number, _)| number).collect()
    }

    /// The clauses that a reference names and that can be broken.
    pub fn breakable(&self, reference: &ClauseReference) -> Vec<usize> {
        let mut clauses = self.clauses_named(reference);
        clauses.retain(|clause| {
            !matches!(
                &self.book.clauses[*clause].clause.body,
                ClauseBody::Lifts(_) | ClauseBody::Hides(_) | ClauseBody::By(_) | ClauseBody::Effect { from: None, .. }
            )
        });
        clauses
    }

    pub fn rule_number(&self, rule: Option<usize>) -> Option<&'s str> {
        self.book.rules.get(rule?).map(|rule| rule.number.text.as_str())
    }

    /// What excepts from this.
    pub fn excepting(&self, target: Target) -> &[Excepting] {
        self.excepting.get(&target).map_or(&[], Vec::as_slice)
    }

    fn find_excepting(&self, target: Target) -> Vec<Excepting> {
        let mut found: Vec<Excepting> = Vec::new();
        for (number, exception) in self.book.exceptions.iter().enumerate() {
            let under = match exception.under {
                Under::Clause(clause) => target == Target::Clause(clause),
                Under::Definition(definition) => target == Target::Definition(definition),
                Under::Exception(outer) => target == Target::Exception(outer),
                Under::Apart => exception.except.to.iter().any(|reference| self.names(reference, target)),
            };
            if under {
                found.push(Excepting::Exception(number));
            }
        }
        for (number, entry) in self.book.clauses.iter().enumerate() {
            if let ClauseBody::Lifts(references) = &entry.clause.body
                && references.iter().any(|reference| self.names(reference, target))
            {
                found.push(Excepting::Permission(number));
            }
        }
        found
    }

    /// Whether a reference names this.
    fn names(&self, reference: &ClauseReference, target: Target) -> bool {
        let (first, second) = (reference.rule.text.as_str(), reference.clause.as_ref().map(|name| name.text.as_str()));
        match target {
            Target::Clause(clause) => self.clauses_named(reference).contains(&clause),
            Target::Definition(definition) => {
                let named = self.book.definitions.get(definition).map(|entry| entry.define.name.text.as_str());
                second.is_none() && named == Some(first) && self.clauses_named(reference).is_empty()
                    || second.is_some() && named == second && self.is_rule(first, definition)
            }
            Target::Exception(number) => {
                let Some(exception) = self.book.exceptions.get(number) else { return false };
                let Some(second) = second else { return false };
                exception.name == second
                    && self.clauses_named(reference).is_empty()
                    && (self.rule_number(exception.rule) == Some(first) || self.stands_under(exception, first))
            }
        }
    }

    fn is_rule(&self, number: &str, definition: usize) -> bool {
        let entry = self.book.definitions.get(definition);
        entry.is_some_and(|entry| self.rule_number(entry.rule) == Some(number))
    }

    /// Whether an exception is one to the definition of this name.
    fn stands_under(&self, exception: &ExceptionEntry<'s>, definition: &str) -> bool {
        match exception.under {
            Under::Definition(number) => {
                self.book.definitions.get(number).is_some_and(|entry| entry.define.name.text == definition)
            }
            Under::Apart => exception.except.to.iter().any(|to| to.rule.text == definition && to.clause.is_none()),
            Under::Clause(_) | Under::Exception(_) => false,
        }
    }

    /// Whether a name after `beats` means this.
    pub fn is_beaten(&self, beats: &[ClauseReference], excepting: Excepting) -> bool {
        let (rule, name) = self.identity(excepting);
        beats.iter().any(|reference| {
            let first = reference.rule.text.as_str();
            match &reference.clause {
                Some(second) => second.text == name && (rule == Some(first) || self.book_defines(first)),
                None => first == name || rule == Some(first),
            }
        })
    }

    fn book_defines(&self, name: &str) -> bool {
        self.definition(name).is_some()
    }

    /// The rule and the name by which it is cited.
    pub fn identity(&self, excepting: Excepting) -> (Option<&'s str>, &'s str) {
        match excepting {
            Excepting::Exception(number) => {
                let entry = self.book.exceptions.get(number);
                entry.map_or((None, ""), |entry| (self.rule_number(entry.rule), entry.name.as_str()))
            }
            Excepting::Permission(number) => {
                let entry = self.book.clauses.get(number);
                entry.map_or((None, ""), |entry| (self.rule_number(Some(entry.rule)), entry.name.as_str()))
            }
        }
    }
}

fn cell(chart: &Chart, row: &str, column: Option<&str>, amends: bool) -> Option<Value> {
    let named = chart.lines.iter().find(|line| line.keys.iter().any(|key| key.text == row));
    let line = named.or_else(|| chart.lines.iter().find(|line| line.any_other))?;
    let number = match column {
        Some(column) => chart.column_keys.iter().position(|key| key.text == column)?,
        None if amends || chart.column_keys.is_empty() => 0,
        None => return None,
    };
    Some(match &line.cells.get(number)?.value {
        CellValue::Number(number) => Value::Number(Fraction::new(number.numerator.into(), number.denominator.into())),
        CellValue::Unlimited => Value::Unlimited,
        CellValue::Prohibited => Value::Prohibited,
        CellValue::NoFigure => Value::NoFigure,
        CellValue::Name(name) => Value::Named { list: "".into(), name: name.text.as_str().into() },
    })
}

/// The plural as it is usually made.
pub fn plural(noun: &str) -> String {
    let stem = noun.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    match stem {
        Some(stem) => format!("{stem}ies"),
        None if ["s", "x", "z", "ch", "sh"].iter().any(|ending| noun.ends_with(ending)) => format!("{noun}es"),
        None => format!("{noun}s"),
    }
}

fn plural_of(define: &Define) -> String {
    define.plural.as_ref().map_or_else(|| plural(&define.name.text), |name| name.text.clone())
}
