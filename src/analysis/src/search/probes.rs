//! What a clause sees of a position on the way to its answer: each condition that it, or what it leans on, is made of,
//! judged as a permission of its own.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use reglement_engine::table::{
    Body, ClauseId, ClauseKind, ClauseRow, Comparison, DefinitionId, DefinitionRow, Domain, LineComparison, LineRow,
    Location, Measure, Node, NodeIndex, Subject, Tables, Target, Text, Type,
};
use reglement_engine::verdict::{Finding, Outcome, Verdict};

use super::amounts::Amounts;
use super::lean::{Leaning, excepted};

/// Among what is seen, in place of an outcome: a clause that bars other ways.
const BARRED: u8 = 7;

/// One ruleset in which a clause is judged alone, beside its conditions.
#[derive(Debug)]
pub struct Probes {
    tables: Tables,
    clause: ClauseId,
    /// How many rows there were before the probes.
    first: usize,
    /// The probes of what has to hold for the clause to apply at all.
    applying: BTreeSet<usize>,
    /// The probes that measure the two sides of a comparison.
    comparisons: BTreeMap<usize, Comparison>,
}

/// How the rules see one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Positions that are seen alike have one number.
    pub seen: u64,
    /// How much of what has to hold for the clause to apply does; of a duty if possible also how near it is to being so.
    pub near: usize,
    /// How far the numbers that two rulesets compare otherwise are from where it makes a difference.
    pub gap: Option<u32>,
}

impl Probes {
    /// Of tables in which one clause alone is judged.
    pub fn new(alone: &Tables, clause: ClauseId) -> Probes {
        let mut probes = Probes {
            tables: alone.clone(),
            clause,
            first: alone.clauses.len(),
            applying: BTreeSet::new(),
            comparisons: BTreeMap::new(),
        };
        let Some(row) = alone.clauses.get(clause.index()) else { return probes };
        if let Some(condition) = &row.condition {
            probes.add_all(row, condition, true);
            probes.add_definitions(alone, row, condition);
        }
        if let Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) = &row.body {
            probes.add_all(row, code, false);
        }
        let leaning = Leaning::of_clause(alone, clause);
        for id in &leaning.exceptions {
            let Some(exception) = alone.exceptions.get(id.index()) else { continue };
            if let (Some(condition), Some(Target::Clause(_))) = (&exception.condition, excepted(alone, *id)) {
                probes.add_all(row, condition, false);
            }
        }
        let bare = ClauseRow { subject: None, per: Cow::Borrowed(&[]), ..row.clone() };
        let each = |domain| ClauseRow { subject: Some(Cow::Owned(vec![every(domain)])), ..bare.clone() };
        let (each_counter, each_place) = (each(Domain::Counters), each(Domain::Places));
        for definition in leaning.definitions.iter().filter_map(|id| alone.definitions.get(id.index())) {
            match (definition.subject, definition.second) {
                (None, None) => probes.add_flags(&bare, definition),
                (Some(Subject::Counter), None) => probes.add_flags(&each_counter, definition),
                (Some(Subject::Place), None) => probes.add_flags(&each_place, definition),
                _ => {}
            }
        }
        if row.subject.is_none() {
            let body = match &row.body {
                Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => Some(code),
                _ => None,
            };
            for code in row.condition.iter().chain(body) {
                probes.add_elements(&bare, code);
            }
        }
        probes
    }

    /// The ruleset with the probes in it.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What the rules see of a position, by its verdict.
    pub fn sight(&self, verdict: &Verdict) -> Sight {
        let mut seen = BTreeSet::new();
        let mut near = BTreeSet::new();
        let mut possible = 0;
        for finding in &verdict.findings {
            let number = finding.clause.index();
            if (number < self.first && finding.clause != self.clause) || self.comparisons.contains_key(&number) {
                continue;
            }
            let outcome = match finding.outcome {
                Outcome::Holds => 0,
                Outcome::Broken => 1,
                Outcome::Deferred(_) => 2,
                Outcome::Lifted => 3,
                Outcome::Idle => 4,
                Outcome::Effect => 5,
                Outcome::Open => 6,
            };
            if outcome == 0 && self.applying.contains(&number) {
                near.insert(number);
            }
            seen.insert((number, outcome));
            if finding.clause == self.clause {
                seen.extend(finding.barred.iter().map(|bar| (bar.index(), BARRED)));
                possible = possible.max(how_possible(finding));
            }
        }
        let mut hasher = DefaultHasher::new();
        seen.hash(&mut hasher);
        Sight { seen: hasher.finish(), near: near.len() + possible, gap: None }
    }

    /// What the clause, and the conditions that it is made of, compare in a position.
    pub fn amounts(&self, verdict: &Verdict) -> Amounts {
        let mut amounts = Amounts::default();
        for finding in &verdict.findings {
            let number = finding.clause.index();
            if finding.clause == self.clause {
                amounts.add_clause(finding);
            } else if let Some(comparison) = self.comparisons.get(&number) {
                amounts.add_comparison(number - self.first + 1, *comparison, &finding.measures);
            }
        }
        amounts
    }

    /// What the definitions in a condition are made of has to hold, too.
    fn add_definitions(&mut self, tables: &Tables, row: &ClauseRow, condition: &[Node]) {
        let bare = ClauseRow { subject: None, per: Cow::Borrowed(&[]), ..row.clone() };
        self.add_parts_of(tables, &bare, condition, None, &mut Vec::new());
    }

    /// The parts of the definitions in a code, each as a definition of its own for the same subject. In a definition, the
    /// first slot stands for what it is asked about.
    fn add_parts_of(
        &mut self,
        tables: &Tables,
        row: &ClauseRow,
        code: &[Node],
        about: Option<&[Node]>,
        known: &mut Vec<(DefinitionId, Vec<Node>)>,
    ) {
        for node in code {
            let Node::Defined { definition: id, subject, second: None } = node else { continue };
            let definition = tables.definitions.get(id.index()).filter(|row| is_flag(row) && row.exceptions.is_empty());
            let Some(definition) = definition else { continue };
            let Some(subject) = subject else {
                if !known.contains(&(*id, Vec::new())) {
                    known.push((*id, Vec::new()));
                    self.add_all(row, &definition.general, true);
                    self.add_parts_of(tables, row, &definition.general, None, known);
                }
                continue;
            };
            let subject = match (code.get(usize::from(*subject)), about) {
                (Some(Node::Slot(0)), Some(about)) => about,
                (Some(Node::Slot(_)), _) => continue,
                _ => code.get(..=usize::from(*subject)).unwrap_or_default(),
            };
            if known.contains(&(*id, subject.to_vec())) {
                continue;
            }
            known.push((*id, subject.to_vec()));
            for (part, _) in conditions(&definition.general).into_iter().filter(|(_, is_needed)| *is_needed) {
                let own = DefinitionId(self.tables.definitions.len() as u16);
                self.tables.definitions.to_mut().push(DefinitionRow {
                    class: false,
                    within: None,
                    of_type: Type::Flag,
                    general: Cow::Owned(part),
                    ..definition.clone()
                });
                let mut asks = subject.to_vec();
                let subject = asks.len().saturating_sub(1) as NodeIndex;
                asks.push(Node::Defined { definition: own, subject: Some(subject), second: None });
                self.add_all(row, &asks, true);
            }
            self.add_parts_of(tables, row, &definition.general, Some(subject), known);
        }
    }

    /// What is asked of each element of a set, where nothing else is bound.
    fn add_elements(&mut self, bare: &ClauseRow, code: &[Node]) {
        for (index, node) in code.iter().enumerate() {
            if let Node::Set {
                slot: 0, condition: Some(condition), domain: Domain::Counters | Domain::Places, ..
            } = node
            {
                let mut subject = code.get(..=index).unwrap_or_default().to_vec();
                if let Some(Node::Set { condition, .. }) = subject.last_mut() {
                    *condition = None;
                }
                let each = ClauseRow { subject: Some(Cow::Owned(subject)), ..bare.clone() };
                self.add_all(&each, code.get(..=usize::from(*condition)).unwrap_or_default(), false);
            }
        }
    }

    fn add_flags(&mut self, row: &ClauseRow, definition: &DefinitionRow) {
        if is_flag(definition) {
            self.add_all(row, &definition.general, false);
        }
    }

    fn add_all(&mut self, row: &ClauseRow, code: &[Node], applying: bool) {
        for (code, is_needed) in conditions(code) {
            let known = self
                .tables
                .clauses
                .iter()
                .skip(self.first)
                .position(|other| other.condition.as_deref() == Some(&code) && other.subject == row.subject);
            let number = known.map_or(self.tables.clauses.len(), |known| self.first + known);
            if known.is_none() {
                // A permission makes nothing unlawful, so that the clause itself says what it says alone.
                self.tables.clauses.to_mut().push(ClauseRow {
                    kind: ClauseKind::Permission,
                    condition: Some(Cow::Owned(code)),
                    body: Body::Permits,
                    exceptions: Cow::Borrowed(&[]),
                    ..row.clone()
                });
            }
            if applying && is_needed {
                self.applying.insert(number);
            }
            if known.is_none() {
                self.add_comparison(row, number);
            }
        }
    }

    /// Where a probe compares two numbers, another one measures both.
    fn add_comparison(&mut self, row: &ClauseRow, probe: usize) {
        let condition = self.tables.clauses.get(probe).and_then(|row| row.condition.as_deref());
        let Some((code, Node::Compare { left, comparison, right })) =
            condition.and_then(|code| Some((code, code.last()?)))
        else {
            return;
        };
        if *comparison == Comparison::Equal {
            return;
        }
        let lines = [*left, *right].map(|side| LineRow {
            comparison: LineComparison::AtMost,
            bound: Cow::Owned(vec![Node::Unlimited]),
            measure: Measure::Value(Cow::Owned(number_or_unlimited(code, side))),
            label: Text::default(),
        });
        self.comparisons.insert(self.tables.clauses.len(), *comparison);
        self.tables.clauses.to_mut().push(ClauseRow {
            kind: ClauseKind::Limit,
            condition: None,
            body: Body::Lines(Cow::Owned(lines.to_vec())),
            exceptions: Cow::Borrowed(&[]),
            ..row.clone()
        });
    }
}

/// Of a duty that is not met, how near it is to where one more way, or one less, makes the difference: it can be met, or
/// some rules bar every way, the fewer the nearer.
fn how_possible(finding: &Finding) -> usize {
    match finding.barred.len() {
        0 if finding.witness.is_some() => 4,
        0 => 0,
        1 => 3,
        2 => 2,
        _ => 1,
    }
}

/// One side of a comparison, which may be absent: then nothing is broken by it.
fn number_or_unlimited(code: &[Node], side: NodeIndex) -> Vec<Node> {
    let mut own = code.get(..=usize::from(side)).unwrap_or_default().to_vec();
    let next = own.len() as NodeIndex;
    own.extend([Node::IsNothing(side), Node::Unlimited, Node::If { condition: next, then: next + 1, otherwise: side }]);
    own
}

/// Everything of a sort that there is.
fn every(domain: Domain) -> Node {
    Node::Set {
        domain,
        slot: 0,
        location: Location::Everywhere,
        relation: None,
        other_than: None,
        class: None,
        condition: None,
    }
}

fn is_flag(row: &DefinitionRow) -> bool {
    row.class || row.of_type == Type::Flag
}

/// The whole of a condition and each part of it that can be judged by itself, with whether all of these have to hold.
pub(super) fn conditions(code: &[Node]) -> Vec<(Vec<Node>, bool)> {
    let mut found = Vec::new();
    let Some(last) = code.len().checked_sub(1) else { return found };
    let mut open: Vec<(NodeIndex, bool)> = vec![(last as NodeIndex, true)];
    while let Some((index, needed)) = open.pop() {
        // Nodes refer to earlier ones only, so that a code cut short is a code.
        let own = code.get(..=usize::from(index)).unwrap_or_default().to_vec();
        match own.last() {
            Some(Node::And(left, right)) => open.extend([(*left, needed), (*right, needed)]),
            Some(Node::Or(left, right)) => open.extend([(*left, false), (*right, false)]),
            Some(Node::Not(of)) => open.push((*of, false)),
            Some(Node::Exists { set }) => found.extend(looser(&own, *set).map(|code| (code, needed))),
            Some(Node::Compare { left, right, .. }) => {
                let present = presence(&own, *left).into_iter().chain(presence(&own, *right));
                found.extend(present.map(|code| (code, needed)));
            }
            _ => {}
        }
        found.push((own, needed));
    }
    found
}

/// `unit's formation's order is advance` asks whether there is an order, and a formation.
fn presence(code: &[Node], of: NodeIndex) -> Vec<Vec<Node>> {
    let mut found = Vec::new();
    let mut at = of;
    while let Some(Node::Attribute { of, .. }) = code.get(usize::from(at)) {
        let mut own = code.get(..=usize::from(at)).unwrap_or_default().to_vec();
        own.extend([Node::IsNothing(at), Node::Not(own.len() as NodeIndex)]);
        found.push(own);
        at = *of;
    }
    found
}

/// `there is an enemy unit next to here where (a and b)`: the same without `b`, without `a`, and with nothing asked.
fn looser(code: &[Node], set: NodeIndex) -> impl Iterator<Item = Vec<Node>> {
    let upto = code.get(..=usize::from(set)).unwrap_or_default();
    let mut codes = Vec::new();
    if let Some(Node::Set { domain, slot, location, relation, other_than, class, condition: Some(condition) }) =
        upto.last()
    {
        let mut parts = vec![None];
        let mut open = vec![*condition];
        while let Some(index) = open.pop() {
            if let Some(Node::And(left, right)) = code.get(usize::from(index)) {
                open.extend([*left, *right]);
            } else if index != *condition {
                parts.push(Some(index));
            }
        }
        for condition in parts {
            let mut own = upto.to_vec();
            own.pop();
            own.push(Node::Set {
                domain: *domain,
                slot: *slot,
                location: *location,
                relation: *relation,
                other_than: *other_than,
                class: *class,
                condition,
            });
            own.push(Node::Exists { set });
            codes.push(own);
        }
    }
    codes.into_iter()
}
