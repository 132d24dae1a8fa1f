//! What a clause can see of the counters of a stack: the largest questions that it asks about one counter by itself.
//!
//! Two counters that answer all of them alike are alike to the clause. A question may rest on facts of the whole stack
//! ("there is a bridge here"); then it counts how a counter answers for each way that these facts may stand.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use crate::judge::operands::each_operand;
use crate::table::*;

/// How many facts a question may rest on: it is answered once for each way that they may stand.
const MOST_FACTS: usize = 5;

/// A fact of the whole stack, by the address of the node that tells it.
pub(super) type Fact = usize;

pub(super) fn fact(node: &Node) -> Fact {
    core::ptr::from_ref(node).addr()
}

/// One question about a counter.
pub(super) struct Question<'t> {
    pub(super) about: About<'t>,
    pub(super) facts: Vec<Fact>,
}

pub(super) enum About<'t> {
    /// What the node `root` of a code comes to with the counter in `slot`.
    Part { code: &'t [Node], root: NodeIndex, slot: u8 },
    /// Whether it belongs to a class.
    Class(DefinitionId),
    /// Its side.
    Side,
}

/// What is asked on behalf of one clause, and the attributes looked at in doing so.
#[derive(Default)]
pub(super) struct Reading<'t> {
    pub(super) questions: Vec<Question<'t>>,
    pub(super) of_counters: BTreeSet<AttributeId>,
    pub(super) of_places: BTreeSet<AttributeId>,
    pub(super) of_game: BTreeSet<AttributeId>,
}

impl<'t> Reading<'t> {
    /// None if the clause looks at anything but the counters of one place, the place and the game.
    pub(super) fn of(tables: &'t Tables, side: Option<AttributeId>, clause: ClauseId) -> Option<Reading<'t>> {
        let mut reader = Reader {
            tables,
            side,
            clauses: BTreeSet::new(),
            definitions: BTreeMap::new(),
            reading: Reading::default(),
        };
        reader.clause(clause)?;
        Some(reader.reading)
    }
}

/// On what an expression depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum On {
    /// On the place, the game and facts of the stack.
    Ground,
    /// On the counters of the stack, and on none by itself.
    Stack,
    /// On the counter in this slot, besides.
    Counter(u8),
    Several,
}

#[derive(Clone, Debug)]
struct Leaning {
    on: On,
    facts: Vec<Fact>,
}

impl Leaning {
    fn on(on: On) -> Leaning {
        Leaning { on, facts: Vec::new() }
    }

    fn and(mut self, other: &Leaning) -> Leaning {
        self.on = match (self.on, other.on) {
            (On::Ground, on) | (on, On::Ground) => on,
            (one, another) if one == another => one,
            _ => On::Several,
        };
        self.facts.extend(&other.facts);
        self.facts.sort_unstable();
        self.facts.dedup();
        if self.facts.len() > MOST_FACTS {
            let on = if matches!(self.on, On::Ground | On::Stack) { On::Stack } else { On::Several };
            return Leaning::on(on);
        }
        self
    }

    /// Whether it is the same for all elements of a set but for the element in this slot.
    fn is_about(&self, slot: u8) -> bool {
        matches!(self.on, On::Ground | On::Stack) || self.on == On::Counter(slot)
    }
}

struct Reader<'t> {
    tables: &'t Tables,
    side: Option<AttributeId>,
    clauses: BTreeSet<ClauseId>,
    definitions: BTreeMap<DefinitionId, Leaning>,
    reading: Reading<'t>,
}

impl<'t> Reader<'t> {
    fn clause(&mut self, id: ClauseId) -> Option<()> {
        let row = self.tables.clauses.get(id.index())?;
        if !self.clauses.insert(id) {
            return Some(());
        }
        if row.scope != Scope::EachPlace {
            return None;
        }
        for per in row.per.iter() {
            self.code(&per.value)?;
        }
        row.subject.iter().chain(&row.condition).try_for_each(|code| self.code(code))?;
        match &row.body {
            Body::Lines(lines) => self.lines(lines)?,
            Body::Alternatives(alternatives) => alternatives.iter().try_for_each(|row| self.lines(&row.lines))?,
            Body::MayNotShare { subject, with } => [subject, with].into_iter().try_for_each(|code| self.code(code))?,
            Body::Requires(code) | Body::Forbids(code) => self.code(code)?,
            Body::Permits | Body::By(_) | Body::Effect { .. } | Body::Hides(_) => {}
            Body::IfPossible(_) | Body::Choice(_) => return None,
        }
        // Whom an allowance goes to, among subjects that are judged one by one, is settled by their names.
        let allows = |id: &ExceptionId| {
            let row = self.tables.exceptions.get(id.index());
            row.is_some_and(|row| matches!(row.effect, ExceptionEffect::Exempts { first: Some(_), .. }))
        };
        if row.subject.is_some() && row.exceptions.iter().any(allows) {
            return None;
        }
        self.exceptions(&row.exceptions)
    }

    fn lines(&mut self, lines: &'t [LineRow]) -> Option<()> {
        for line in lines {
            self.code(&line.bound)?;
            match &line.measure {
                Measure::Count { set } | Measure::Value(set) => self.code(set)?,
                Measure::Sum { set, of } | Measure::Different { set, of } => {
                    self.code(set)?;
                    self.code(of)?;
                }
            }
        }
        Some(())
    }

    fn exceptions(&mut self, ids: &'t [ExceptionId]) -> Option<()> {
        for id in ids {
            let row = self.tables.exceptions.get(id.index())?;
            row.condition.iter().try_for_each(|code| self.code(code))?;
            match &row.effect {
                ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
                ExceptionEffect::Exempts { first, set } => {
                    first.iter().chain([set]).try_for_each(|code| self.code(code))?;
                }
                ExceptionEffect::Bounds(rows) => rows.iter().try_for_each(|row| self.code(&row.bound))?,
                ExceptionEffect::Value(code) => self.code(code)?,
            }
            self.exceptions(&row.exceptions)?;
        }
        Some(())
    }

    /// Asks all that a code of a clause asks.
    fn code(&mut self, code: &'t [Node]) -> Option<()> {
        let leanings = self.leanings(code, false)?;
        self.ask(code, &leanings, None);
        Some(())
    }

    /// On what a definition depends: its subject, the counter in slot 0, if it is one of a counter. What it asks of its
    /// subject is not asked here if the definition as a whole is a question about it.
    fn definition(&mut self, id: DefinitionId) -> Option<Leaning> {
        if let Some(known) = self.definitions.get(&id) {
            return Some(known.clone());
        }
        self.definitions.insert(id, Leaning::on(On::Several));
        let row = self.tables.definitions.get(id.index())?;
        // Where a definition is of nothing, slot 0 is free for the elements of a set.
        let (of_place, of_counter) = match row.subject {
            None => (false, false),
            Some(Subject::Place) => (true, false),
            Some(Subject::Counter) => (false, true),
            Some(_) => return None,
        };
        if row.second.is_some_and(|second| second != Subject::Counter) {
            return None;
        }
        let mut leaning = Leaning::on(On::Ground);
        let mut codes: Vec<&'t [Node]> = vec![&row.general];
        let mut left = row.exceptions.to_vec();
        while let Some(id) = left.pop() {
            let row = self.tables.exceptions.get(id.index())?;
            codes.extend(row.condition.as_deref());
            match &row.effect {
                ExceptionEffect::Lifted => {}
                ExceptionEffect::Value(code) => codes.push(code),
                ExceptionEffect::Exempts { first, set } => {
                    codes.extend(first.as_deref());
                    codes.push(set);
                    leaning.on = On::Several;
                }
                ExceptionEffect::Deferred(_) | ExceptionEffect::Bounds(_) => return None,
            }
            left.extend(row.exceptions.iter());
        }
        let mut read = Vec::new();
        for code in codes {
            let leanings = self.leanings(code, of_place)?;
            leaning = leaning.and(leanings.last()?);
            read.push((code, leanings));
        }
        let whole = leaning.is_about(0) && leaning.on != On::Stack && row.second.is_none();
        for (code, leanings) in &read {
            self.ask(code, leanings, if whole && of_counter { Some(0) } else { None });
        }
        self.definitions.insert(id, leaning.clone());
        Some(leaning)
    }

    /// Adds the questions of a code, but for those about the counter in the slot `but`.
    fn ask(&mut self, code: &'t [Node], leanings: &[Leaning], but: Option<u8>) {
        let mut is_part = vec![false; code.len()];
        for (node, leaning) in code.iter().zip(leanings) {
            if matches!(leaning.on, On::Counter(_)) {
                each_operand(node, &mut |part| {
                    if let Some(known) = is_part.get_mut(usize::from(part)) {
                        *known = true;
                    }
                });
            }
        }
        for (root, ((node, leaning), is_part)) in code.iter().zip(leanings).zip(is_part).enumerate() {
            match (node, leaning.on) {
                (Node::Slot(_), _) => {}
                (Node::Set { class, relation, .. }, _) => {
                    let class = class.and_then(|class| Some((class, self.definitions.get(&class)?)));
                    if let Some((class, leaning)) = class
                        && matches!(leaning.on, On::Ground | On::Counter(_))
                    {
                        let facts = leaning.facts.clone();
                        self.reading.questions.push(Question { about: About::Class(class), facts });
                    }
                    if relation.is_some() {
                        self.reading.questions.push(Question { about: About::Side, facts: Vec::new() });
                    }
                }
                (_, On::Counter(slot)) if !is_part && but != Some(slot) => {
                    let about = About::Part { code, root: root as NodeIndex, slot };
                    self.reading.questions.push(Question { about, facts: leaning.facts.clone() });
                }
                _ => {}
            }
        }
    }

    /// On what each node of a code depends; none if it looks at what the stack alone does not tell. `of_place`: slot 0 holds
    /// the place.
    fn leanings(&mut self, code: &'t [Node], of_place: bool) -> Option<Vec<Leaning>> {
        let mut known: Vec<Leaning> = Vec::with_capacity(code.len());
        for node in code {
            let leaning = self.leaning(node, &Read { code, known: &known, of_place })?;
            known.push(leaning);
        }
        Some(known)
    }

    fn leaning(&mut self, node: &'t Node, read: &Read<'_, 't>) -> Option<Leaning> {
        let ground = Leaning::on(On::Ground);
        Some(match *node {
            Node::Nothing
            | Node::Flag(_)
            | Node::Number(_)
            | Node::Unlimited
            | Node::Prohibited
            | Node::NoFigure
            | Node::Symbol(_)
            | Node::SymbolSet(_)
            | Node::Here
            | Node::Ruling(_)
            // At a moment there is no act.
            | Node::Act
            | Node::Step
            | Node::Parameter { .. } => ground,
            Node::Slot(slot) if read.is_counter_slot(slot) => Leaning::on(On::Counter(slot)),
            Node::Slot(slot) if slot >= FIRST_SHARE_SLOT => Leaning::on(On::Stack),
            Node::Slot(_) => ground,
            Node::GameAttribute(attribute) => {
                is_plain(self.tables.game.get(attribute.index())?)?;
                self.reading.of_game.insert(attribute);
                ground
            }
            Node::Attribute { of, attribute } if read.is_counter(of) => {
                is_plain(self.tables.counters.get(attribute.index())?)?;
                self.reading.of_counters.insert(attribute);
                read.of(of)?
            }
            Node::Attribute { of, attribute } if read.is_place(of) => {
                is_plain(self.tables.places.get(attribute.index())?)?;
                self.reading.of_places.insert(attribute);
                ground
            }
            Node::Attribute { of, .. } | Node::Property { of, .. } if read.is_nothing(of) => ground,
            // A counter's place is the place of the stack.
            Node::Property { of, property: Property::Place } if read.is_counter(of) || read.is_place(of) => ground,
            Node::Defined { definition, subject, second } => self.call(definition, subject, second, read)?,
            Node::Rank { value: of, .. }
            | Node::IsNothing(of)
            | Node::Not(of)
            | Node::Includes { set: of, .. }
            | Node::Round { value: of, .. }
            | Node::SquareRoot { value: of, .. } => read.of(of)?,
            Node::And(left, right)
            | Node::Or(left, right)
            | Node::Higher(left, right)
            | Node::Lower(left, right)
            | Node::Compare { left, right, .. }
            | Node::Arithmetic { left, right, .. }
            | Node::IncludesValue { set: left, value: right, .. }
            | Node::Chart { row: left, column: right, .. } => read.of(left)?.and(&read.of(right)?),
            Node::If { condition, then, otherwise } => {
                read.of(condition)?.and(&read.of(then)?).and(&read.of(otherwise)?)
            }
            Node::In { what, within } if (read.is_counter(what) || read.is_place(what)) && read.is_place(within) => {
                ground
            }
            Node::Set { domain: Domain::Steps, .. } => Leaning::on(On::Stack),
            Node::Set { domain: Domain::Listed(list), .. } if read.is_nothing(list) => Leaning::on(On::Stack),
            Node::Set { domain: Domain::Counters, slot, location, relation, other_than, class, condition } => {
                match location {
                    Location::Here => {}
                    Location::In(of) if read.is_place(of) || read.is_counter(of) || read.is_nothing(of) => {}
                    _ => return None,
                }
                if let Some(class) = class {
                    self.definition(class)?;
                }
                let mut closed = other_than.is_none();
                if let Some(Relation::Friendly { to } | Relation::Enemy { to }) = relation {
                    self.reading.of_counters.extend(self.side);
                    closed &= read.of(to)?.on == On::Ground;
                }
                if let Some(condition) = condition {
                    closed &= read.of(condition)?.is_about(slot);
                }
                Leaning::on(if closed { On::Stack } else { On::Several })
            }
            Node::Exists { set } => read.fact_if(node, read.of(set)?.on == On::Stack),
            Node::Every { set, condition } => {
                let Some(Node::Set { slot, .. }) = read.node(set) else { return None };
                read.fact_if(node, read.of(set)?.on == On::Stack && read.of(condition)?.is_about(*slot))
            }
            Node::Count { set } => Leaning::on(read.of(set)?.on),
            Node::CountDifferent { set, of } | Node::Aggregate { set, of, .. } => {
                let Some(Node::Set { slot, .. }) = read.node(set) else { return None };
                let closed = read.of(set)?.on == On::Stack && read.of(of)?.is_about(*slot);
                Leaning::on(if closed { On::Stack } else { On::Several })
            }
            Node::Broken { clause, among: None } => {
                self.clause(clause)?;
                Leaning::on(On::Stack)
            }
            _ => return None,
        })
    }

    fn call(
        &mut self,
        id: DefinitionId,
        subject: Option<NodeIndex>,
        second: Option<NodeIndex>,
        read: &Read<'_, 't>,
    ) -> Option<Leaning> {
        let leaning = self.definition(id)?;
        let is_named = |of: NodeIndex| read.is_counter(of) || read.is_place(of) || read.is_nothing(of);
        let named = |of: NodeIndex| if is_named(of) { read.of(of) } else { None };
        match (subject.map(named), second.map(named)) {
            (None, None) => Some(leaning),
            (Some(subject), None) => {
                let subject = subject?;
                Some(match leaning.on {
                    On::Ground | On::Counter(_) => Leaning { on: subject.on, facts: leaning.facts },
                    On::Stack if subject.on == On::Ground => leaning,
                    _ => Leaning::on(if subject.on == On::Ground { On::Stack } else { On::Several }),
                })
            }
            (subject, Some(second)) => {
                subject.unwrap_or(Some(Leaning::on(On::Ground)))?;
                second?;
                Some(Leaning::on(On::Several))
            }
        }
    }
}

/// A code of which the nodes so far are known.
struct Read<'r, 't> {
    code: &'t [Node],
    known: &'r [Leaning],
    of_place: bool,
}

impl<'t> Read<'_, 't> {
    fn node(&self, index: NodeIndex) -> Option<&'t Node> {
        self.code.get(usize::from(index))
    }

    fn of(&self, index: NodeIndex) -> Option<Leaning> {
        self.known.get(usize::from(index)).cloned()
    }

    fn is_counter_slot(&self, slot: u8) -> bool {
        slot < FIRST_SHARE_SLOT && !(slot == 0 && self.of_place)
    }

    fn is_counter(&self, index: NodeIndex) -> bool {
        matches!(self.node(index), Some(Node::Slot(slot)) if self.is_counter_slot(*slot))
    }

    /// An act or step, or a part of one: there is none at a moment.
    fn is_nothing(&self, index: NodeIndex) -> bool {
        matches!(self.node(index), Some(Node::Nothing | Node::Act | Node::Step | Node::Parameter { .. }))
    }

    fn is_place(&self, index: NodeIndex) -> bool {
        match self.node(index) {
            Some(Node::Here | Node::Property { property: Property::Place, .. }) => true,
            Some(Node::Slot(0)) => self.of_place,
            _ => false,
        }
    }

    fn fact_if(&self, node: &Node, closed: bool) -> Leaning {
        if closed { Leaning { on: On::Ground, facts: vec![fact(node)] } } else { Leaning::on(On::Several) }
    }
}

/// Not a reference to another thing.
fn is_plain(row: &AttributeRow) -> Option<()> {
    match row.of_type {
        Type::Flag | Type::Number { .. } | Type::Fraction | Type::OneOf(_) | Type::AnyOf(_) | Type::Name => Some(()),
        _ => None,
    }
}
