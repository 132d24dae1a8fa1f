//! The smallest questions that are asked about one counter or one place by itself.
//!
//! Two counters that answer all of them alike are alike to every rule that asks no others.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use reglement_compiler::listing::codes::BoundCode;
use reglement_compiler::listing::things::{Thing, Things};
use reglement_engine::judge::Judge;
use reglement_engine::position::Position;
use reglement_engine::table::{
    AttributeId, Code, DefinitionId, DefinitionRow, ExceptionEffect, LayerId, Node, NodeIndex, Place, Subject, Tables,
    Type, Value,
};

use super::lean::Leaning;
use super::values::Kind;

/// On what an expression depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depends {
    /// On nothing in the position.
    Nothing,
    /// On one counter alone, by the slot or the parameter that holds it.
    Counter(u16),
    /// On one place alone.
    Place(u16),
    Otherwise,
}

const HERE: u16 = u16::MAX;
const PARAMETERS: u16 = 256;

/// The questions, as definitions of tables of their own.
#[derive(Debug)]
pub struct Atoms {
    tables: Tables,
    counter: Vec<DefinitionId>,
    place: Vec<DefinitionId>,
}

impl Atoms {
    pub fn new(tables: &Tables, leaning: &Leaning) -> Atoms {
        let mut found = Finder { tables, intrinsic: BTreeMap::new(), counter: Vec::new(), place: Vec::new() };
        // What depends on its subject alone is one question: how it is worked out tells no more.
        let leaning = leaning.without_definitions(tables, |definition| found.is_intrinsic(definition));
        for (code, bound) in leaning.codes(tables) {
            found.code(&(code, bound));
        }
        let (counter, place) = (found.counter, found.place);
        let mut own = tables.clone();
        let mut add = |codes: Vec<Vec<Node>>, subject: Subject| {
            let mut ids = Vec::new();
            for code in codes {
                ids.push(DefinitionId(own.definitions.len() as u16));
                own.definitions.to_mut().push(question(code, subject));
            }
            ids
        };
        let counter = add(counter, Subject::Counter);
        let place = add(place, Subject::Place);
        Atoms { tables: own, counter, place }
    }

    /// Whether a definition depends on its subject alone.
    pub fn is_intrinsic(&self, definition: DefinitionId) -> bool {
        let mut finder =
            Finder { tables: &self.tables, intrinsic: BTreeMap::new(), counter: Vec::new(), place: Vec::new() };
        finder.is_intrinsic(definition)
    }

    /// The questions about one kind of thing.
    pub fn about(&self, kind: Kind) -> &[DefinitionId] {
        if kind == Kind::Counter { &self.counter } else { &self.place }
    }

    /// The attributes of which a question speaks.
    pub fn speaks_of(&self, question: DefinitionId, kind: Kind) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for (code, _) in Leaning::of_definition(&self.tables, question).codes(&self.tables) {
            for node in code.iter() {
                if let Node::Attribute { attribute, .. } = node {
                    names.extend(kind.rows(&self.tables).get(attribute.index()).map(|row| row.name.to_string()));
                }
            }
        }
        names
    }

    /// Whom to ask.
    pub fn judge(&self) -> Judge<'_> {
        Judge::new(&self.tables)
    }

    /// How the first counter or place of a position answers.
    pub fn answer(judge: &Judge<'_>, position: &Position, question: DefinitionId, kind: Kind) -> Option<Value> {
        let subject = if kind == Kind::Counter { Value::Counter(0) } else { Value::Place(0) };
        judge.define(position, Some(0), question, Some(subject)).ok()
    }
}

/// A definition that is worked out for one thing.
pub(super) fn question(general: Vec<Node>, subject: Subject) -> DefinitionRow {
    DefinitionRow {
        name: Cow::Borrowed(""),
        plural: Cow::Borrowed(""),
        rule: None,
        subject: Some(subject),
        second: None,
        class: false,
        within: None,
        of_type: Type::Flag,
        general: Cow::Owned(general),
        exceptions: Cow::Borrowed(&[]),
        place: Place { layer: LayerId(0), line: 0 },
        words: Cow::Borrowed(""),
    }
}

struct Finder<'t> {
    tables: &'t Tables,
    intrinsic: BTreeMap<DefinitionId, bool>,
    counter: Vec<Vec<Node>>,
    place: Vec<Vec<Node>>,
}

impl Finder<'_> {
    fn code(&mut self, (code, bound): &BoundCode<'_>) {
        let things = Things::of_code(self.tables, code, bound);
        let depends = self.depends(code, &things);
        // A question is as large as can be: what is part of a larger one is not asked by itself.
        let mut part_of = vec![false; code.len()];
        for (index, node) in code.iter().enumerate() {
            let own = depends.get(index).copied().unwrap_or(Depends::Otherwise);
            if matches!(own, Depends::Counter(_) | Depends::Place(_)) {
                things.parts(code, node, |part, _| {
                    if let Some(known) = part_of.get_mut(usize::from(part)) {
                        *known = true;
                    }
                });
            }
        }
        for (index, node) in code.iter().enumerate() {
            let own = depends.get(index).copied().unwrap_or(Depends::Otherwise);
            let trivial = matches!(node, Node::Slot(_) | Node::Here | Node::Parameter { .. });
            if part_of.get(index) == Some(&true) || trivial {
                continue;
            }
            if let (Depends::Otherwise, Node::Defined { definition, second: None, .. }) = (own, node) {
                // Asked of somebody else, such as the unit's carrier.
                self.definition(*definition);
            }
            let list = match own {
                Depends::Counter(_) => &mut self.counter,
                Depends::Place(_) => &mut self.place,
                _ => continue,
            };
            let question = extracted(code, index as NodeIndex, &things, own);
            if !list.contains(&question) {
                list.push(question);
            }
        }
        let side = self.tables.counters.iter().position(|row| row.name == "side");
        for node in code.iter() {
            // Friend and foe are told apart by their side.
            if let (Node::Set { relation: Some(_), .. }, Some(side)) = (node, side) {
                let question = vec![Node::Slot(0), Node::Attribute { of: 0, attribute: AttributeId(side as u16) }];
                if !self.counter.contains(&question) {
                    self.counter.push(question);
                }
            }
            if let Node::Set { class: Some(class), .. } = node {
                self.definition(*class);
            }
        }
    }

    /// What a definition says of its subject, if it depends on that alone.
    fn definition(&mut self, definition: DefinitionId) {
        if !self.is_intrinsic(definition) {
            return;
        }
        let question = vec![Node::Slot(0), Node::Defined { definition, subject: Some(0), second: None }];
        let list = match self.tables.definitions.get(definition.index()).and_then(|row| row.subject) {
            Some(Subject::Counter) => &mut self.counter,
            Some(Subject::Place) => &mut self.place,
            _ => return,
        };
        if !list.contains(&question) {
            list.push(question);
        }
    }

    fn depends(&mut self, code: &[Node], things: &Things) -> Vec<Depends> {
        let mut all: Vec<Depends> = Vec::with_capacity(code.len());
        for (index, node) in code.iter().enumerate() {
            let of = |at: &NodeIndex| all.get(usize::from(*at)).copied().unwrap_or(Depends::Otherwise);
            let is_base = |at: &NodeIndex| {
                matches!(code.get(usize::from(*at)), Some(Node::Slot(_) | Node::Here | Node::Parameter { .. }))
            };
            let own = match node {
                Node::Nothing
                | Node::Flag(_)
                | Node::Number(_)
                | Node::Unlimited
                | Node::Prohibited
                | Node::NoFigure
                | Node::Symbol(_)
                | Node::SymbolSet(_)
                | Node::Ruling(_) => Depends::Nothing,
                Node::Slot(slot) => match things.of(index as NodeIndex) {
                    Thing::Counter => Depends::Counter(u16::from(*slot)),
                    Thing::Place => Depends::Place(u16::from(*slot)),
                    _ => Depends::Otherwise,
                },
                Node::Here => Depends::Place(HERE),
                Node::Parameter { parameter, .. } => match things.of(index as NodeIndex) {
                    Thing::Counter => Depends::Counter(PARAMETERS + parameter.0),
                    Thing::Place => Depends::Place(PARAMETERS + parameter.0),
                    _ => Depends::Otherwise,
                },
                Node::Attribute { of: what, .. } if is_base(what) => of(what),
                Node::Defined { definition, subject: Some(what), second: None }
                    if is_base(what) && self.is_intrinsic(*definition) =>
                {
                    of(what)
                }
                Node::Rank { value: what, .. }
                | Node::IsNothing(what)
                | Node::Not(what)
                | Node::Includes { set: what, .. }
                | Node::Round { value: what, .. }
                | Node::SquareRoot { value: what, .. } => of(what),
                Node::And(left, right)
                | Node::Or(left, right)
                | Node::Higher(left, right)
                | Node::Lower(left, right)
                | Node::Compare { left, right, .. }
                | Node::Arithmetic { left, right, .. }
                | Node::IncludesValue { set: left, value: right, .. }
                | Node::Chart { row: left, column: right, .. } => together(of(left), of(right)),
                Node::If { condition, then, otherwise } => together(of(condition), together(of(then), of(otherwise))),
                _ => Depends::Otherwise,
            };
            all.push(own);
        }
        all
    }

    /// Whether a definition depends on its subject alone.
    fn is_intrinsic(&mut self, id: DefinitionId) -> bool {
        if let Some(known) = self.intrinsic.get(&id) {
            return *known;
        }
        self.intrinsic.insert(id, false);
        let tables = self.tables;
        let Some(row) = tables.definitions.get(id.index()) else { return false };
        let (subject, bound) = match row.subject {
            Some(Subject::Counter) => (Depends::Counter(0), vec![(0, Thing::Counter)]),
            Some(Subject::Place) => (Depends::Place(0), vec![(0, Thing::Place)]),
            _ => return false,
        };
        let mut codes: Vec<&Code> = vec![&row.general];
        let mut exceptions = row.exceptions.to_vec();
        let mut whole = row.second.is_none();
        while let Some(exception) = exceptions.pop() {
            let Some(row) = tables.exceptions.get(exception.index()) else { continue };
            whole &= row.moments == reglement_engine::table::Moments::ANY;
            codes.extend(&row.condition);
            exceptions.extend(row.exceptions.iter());
            match &row.effect {
                ExceptionEffect::Lifted => {}
                ExceptionEffect::Value(code) => codes.push(code),
                _ => whole = false,
            }
        }
        for code in codes {
            let things = Things::of_code(tables, code, &bound);
            let last = self.depends(code, &things).last().copied();
            whole &= last.is_some_and(|last| last == Depends::Nothing || last == subject);
        }
        self.intrinsic.insert(id, whole);
        whole
    }
}

/// Questions about one counter, all of which the members of a set of counters answer with yes. There may be others to which
/// more than the counter matters.
pub(super) fn membership(tables: &Tables, set: &[Node]) -> Option<Vec<Vec<Node>>> {
    let things = Things::of_code(tables, set, &[]);
    let last = set.last()?;
    let Node::Set { slot, class, condition, .. } = last else { return None };
    if things.element(last) != Some((*slot, Thing::Counter)) {
        return None;
    }
    let mut finder = Finder { tables, intrinsic: BTreeMap::new(), counter: Vec::new(), place: Vec::new() };
    let depends = finder.depends(set, &things);
    let mut questions = Vec::new();
    if let Some(definition) = class.filter(|class| finder.is_intrinsic(*class)) {
        questions.push(vec![Node::Slot(0), Node::Defined { definition, subject: Some(0), second: None }]);
    }
    let mut open: Vec<NodeIndex> = condition.iter().copied().collect();
    while let Some(at) = open.pop() {
        match (set.get(usize::from(at)), depends.get(usize::from(at))) {
            (Some(Node::And(left, right)), _) => open.extend([*left, *right]),
            (_, Some(own @ Depends::Counter(of))) if *of == u16::from(*slot) => {
                questions.push(extracted(set, at, &things, *own));
            }
            _ => {}
        }
    }
    Some(questions)
}

fn together(left: Depends, right: Depends) -> Depends {
    match (left, right) {
        (Depends::Nothing, other) | (other, Depends::Nothing) => other,
        (left, right) if left == right => left,
        _ => Depends::Otherwise,
    }
}

/// The part of a code that ends with a node, as a code of its own about slot 0.
fn extracted(code: &[Node], root: NodeIndex, things: &Things, own: Depends) -> Vec<Node> {
    let mut needed = vec![false; code.len()];
    if let Some(last) = needed.get_mut(usize::from(root)) {
        *last = true;
    }
    for index in (0..=usize::from(root)).rev() {
        let Some(node) = code.get(index) else { continue };
        let base = matches!(node, Node::Slot(_) | Node::Here | Node::Parameter { .. });
        if needed.get(index) == Some(&true) && !base {
            things.parts(code, node, |part, _| {
                if let Some(below) = needed.get_mut(usize::from(part)) {
                    *below = true;
                }
            });
        }
    }
    let mut places = vec![0_u16; code.len()];
    let mut question = Vec::new();
    for (index, node) in code.iter().enumerate().take(usize::from(root) + 1) {
        if needed.get(index) != Some(&true) {
            continue;
        }
        if let Some(place) = places.get_mut(index) {
            *place = question.len() as u16;
        }
        let at = |part: NodeIndex| places.get(usize::from(part)).copied().unwrap_or(0);
        question.push(match *node {
            Node::Slot(_) | Node::Here | Node::Parameter { .. } if own != Depends::Nothing => Node::Slot(0),
            Node::Attribute { of, attribute } => Node::Attribute { of: at(of), attribute },
            Node::Defined { definition, subject, second } => {
                Node::Defined { definition, subject: subject.map(at), second: second.map(at) }
            }
            Node::Rank { value, domain } => Node::Rank { value: at(value), domain },
            Node::IsNothing(of) => Node::IsNothing(at(of)),
            Node::Not(of) => Node::Not(at(of)),
            Node::Includes { set, bit } => Node::Includes { set: at(set), bit },
            Node::Round { value, rounding } => Node::Round { value: at(value), rounding },
            Node::SquareRoot { value, rounding } => Node::SquareRoot { value: at(value), rounding },
            Node::And(left, right) => Node::And(at(left), at(right)),
            Node::Or(left, right) => Node::Or(at(left), at(right)),
            Node::Higher(left, right) => Node::Higher(at(left), at(right)),
            Node::Lower(left, right) => Node::Lower(at(left), at(right)),
            Node::Compare { left, comparison, right } => Node::Compare { left: at(left), comparison, right: at(right) },
            Node::Arithmetic { left, arithmetic, right } => {
                Node::Arithmetic { left: at(left), arithmetic, right: at(right) }
            }
            Node::IncludesValue { set, value, domain } => {
                Node::IncludesValue { set: at(set), value: at(value), domain }
            }
            Node::Chart { chart, row, column } => Node::Chart { chart, row: at(row), column: at(column) },
            Node::If { condition, then, otherwise } => {
                Node::If { condition: at(condition), then: at(then), otherwise: at(otherwise) }
            }
            other => other,
        });
    }
    question
}
