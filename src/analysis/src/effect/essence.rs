//! What a player has to know of a verdict, so that two rulesets can be compared.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::judge::{Judge, JudgeError};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ClauseId, ClauseKind, MomentId, Symbol, Tables, TagWord, Value};
use reglement_engine::verdict::{EffectValue, Finding, Outcome, Verdict};

/// The old ruleset's words by the new one's numbers.
#[derive(Debug)]
pub struct Sides {
    symbols: BTreeMap<Symbol, Symbol>,
    moments: Vec<u16>,
    /// Of the old ruleset, and of the new one: what they allow is worth telling, though it makes nothing unlawful.
    permissions: [BTreeSet<ClauseId>; 2],
}

/// Numbers from here on are words that only the old ruleset has.
const OLD_ALONE: u32 = 1 << 24;

impl Sides {
    pub fn new(old: &Tables, new: &Tables) -> Sides {
        let by_word: BTreeMap<&str, u32> =
            (0..).zip(new.symbols.iter()).map(|(number, word)| (&**word, number)).collect();
        let symbols = (0..).zip(old.symbols.iter()).map(|(number, word)| {
            (Symbol(number), Symbol(by_word.get(&**word).copied().unwrap_or(OLD_ALONE + number)))
        });
        let moments = old.moments.iter().enumerate().map(|(number, row)| {
            let known = new.moments.iter().position(|other| other.name == row.name);
            known.map_or(1000 + number as u16, |known| known as u16)
        });
        let permissions = |tables: &Tables| {
            let rows = tables.clauses.iter().enumerate();
            let rows = rows.filter(|(_, row)| row.kind == ClauseKind::Permission);
            rows.map(|(number, _)| ClauseId(number as u16)).collect()
        };
        Sides {
            symbols: symbols.collect(),
            moments: moments.collect(),
            permissions: [permissions(old), permissions(new)],
        }
    }

    fn value(&self, value: Value, old: bool) -> Value {
        match value {
            Value::Symbol(symbol) if old => Value::Symbol(self.symbols.get(&symbol).copied().unwrap_or(symbol)),
            other => other,
        }
    }

    fn moment(&self, moment: MomentId, old: bool) -> u16 {
        if old { self.moments.get(moment.index()).copied().unwrap_or(moment.0) } else { moment.0 }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Essence {
    told: Vec<Told>,
    /// The source gives no figure.
    no_figure: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Told {
    outcome: u8,
    until: Option<u16>,
    place: Option<u32>,
    subject: Option<Value>,
    per: Vec<Value>,
    value: Option<Value>,
    members: Vec<u32>,
    tags: Vec<(u8, String)>,
    budget: Option<Value>,
}

const BROKEN: u8 = 0;

impl Essence {
    pub fn broken(&self) -> bool {
        self.told.iter().any(|told| told.outcome == BROKEN)
    }
}

/// What comes of judging; none where nothing does.
pub fn essence_of(judged: &Result<Verdict, JudgeError>, sides: &Sides, old: bool) -> Option<Essence> {
    judged_by(judged, |verdict| told(verdict, sides, old))
}

/// What one clause says of a position, whatever else the ruleset does; none where it cannot be judged at all.
pub fn essence_of_clause(
    judge: &Judge<'_>,
    judged: &(Position, Asked),
    clause: Option<ClauseId>,
    sides: &Sides,
    old: bool,
) -> Option<Essence> {
    judged_by(&judge.judge(&judged.0, &judged.1), |verdict| told_by_clause(verdict, clause, sides, old))
}

fn judged_by(judged: &Result<Verdict, JudgeError>, told: impl FnOnce(&Verdict) -> Essence) -> Option<Essence> {
    match judged {
        Ok(verdict) => Some(told(verdict)),
        Err(JudgeError::NoFigure { .. }) => Some(Essence { told: Vec::new(), no_figure: true }),
        Err(_) => None,
    }
}

/// What a verdict tells.
pub fn told(verdict: &Verdict, sides: &Sides, old: bool) -> Essence {
    told_by(verdict.findings.iter(), sides, old)
}

/// What one clause tells in a verdict; nothing where the ruleset has no such clause.
pub fn told_by_clause(verdict: &Verdict, clause: Option<ClauseId>, sides: &Sides, old: bool) -> Essence {
    told_by(verdict.findings.iter().filter(|finding| Some(finding.clause) == clause), sides, old)
}

fn told_by<'f>(findings: impl Iterator<Item = &'f Finding>, sides: &Sides, old: bool) -> Essence {
    let permissions = &sides.permissions[usize::from(!old)];
    let mut told = Vec::new();
    for finding in findings {
        let (outcome, until) = match finding.outcome {
            Outcome::Broken => (BROKEN, None),
            Outcome::Deferred(moment) => (1, Some(sides.moment(moment, old))),
            Outcome::Effect => (2, None),
            // A price that can be paid is told as well.
            Outcome::Holds if finding.effect.is_some() => (3, None),
            Outcome::Holds if permissions.contains(&finding.clause) => (4, None),
            // Open is only what is hidden from a side.
            Outcome::Holds | Outcome::Lifted | Outcome::Idle | Outcome::Open => continue,
        };
        let mut one = Told {
            outcome,
            until,
            place: finding.place,
            subject: finding.subject,
            per: finding.per.iter().map(|value| sides.value(*value, old)).collect(),
            value: None,
            members: Vec::new(),
            tags: Vec::new(),
            budget: None,
        };
        if let Some(effect) = &finding.effect {
            match &effect.value {
                EffectValue::Nothing => {}
                EffectValue::Value(value) => one.value = Some(sides.value(*value, old)),
                EffectValue::Members(members) => one.members.clone_from(members),
            }
            one.budget = effect.budget;
            one.tags = effect.tags.iter().map(|(word, name)| (tag(*word), name.clone())).collect();
            one.until = one.until.or(effect.by.map(|by| sides.moment(by, old)));
        }
        told.push(one);
    }
    told.sort();
    told.dedup();
    Essence { told, no_figure: false }
}

fn tag(word: TagWord) -> u8 {
    word as u8
}
