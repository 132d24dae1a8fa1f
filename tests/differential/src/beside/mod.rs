//! One position, judged by the tables and by the second reading.

mod rates;

pub use rates::Rates;

use std::fmt;

use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ClauseId, RuleId, Tables, Value};
use reglement_engine::verdict::{EffectValue, Finding, Measured, Outcome, Verdict};

use crate::games::{Effect, Game, Reading};
use crate::reading::{Broken, Excess};

/// The tables of a game, beside its second reading.
#[derive(Debug)]
pub struct Comparison<'t> {
    judge: Judge<'t>,
    /// Asked only what is broken: of the same tables, or of others that should be the same.
    short: Judge<'t>,
    tables: &'t Tables,
    /// By rule: whether it was read.
    rules: Vec<bool>,
    /// By clause: the name under which its effects were read.
    effects: Vec<Option<&'static str>>,
}

/// What the two say of a position on which they disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    pub position: String,
    pub tables: String,
    pub reading: String,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}\n  the tables:  {}\n  the reading: {}", self.position, self.tables, self.reading)
    }
}

impl<'t> Comparison<'t> {
    pub fn new<G: Game>(tables: &'t Tables) -> Comparison<'t> {
        let rules = tables.rules.iter().map(|row| G::RULES.contains(&&*row.number)).collect();
        let named = |clause: usize| clause_name(tables, ClauseId(clause as u16));
        let effect = |clause| G::EFFECTS.iter().copied().find(|name| *name == named(clause));
        let effects = (0..tables.clauses.len()).map(effect).collect();
        Comparison { judge: Judge::new(tables), short: Judge::new(tables), tables, rules, effects }
    }

    /// Has other tables of the same ruleset say what is broken.
    pub fn beside(mut self, tables: &'t Tables) -> Comparison<'t> {
        self.short = Judge::new(tables);
        self
    }

    pub fn tables(&self) -> &'t Tables {
        self.tables
    }

    pub fn was_read(&self, rule: RuleId) -> bool {
        self.rules.get(rule.index()).copied().unwrap_or(false)
    }

    /// The verdict of the tables, if the second reading and the short answer say the same.
    pub fn verdict<G: Game>(&self, position: &G::Position) -> Result<Verdict, Disagreement> {
        self.judged::<G>(position, true)
    }

    /// The verdict of the tables, if the second reading says the same.
    pub fn reasons<G: Game>(&self, position: &G::Position) -> Result<Verdict, Disagreement> {
        self.judged::<G>(position, false)
    }

    fn judged<G: Game>(&self, position: &G::Position, in_short_too: bool) -> Result<Verdict, Disagreement> {
        let (board, asked) = G::translate(position);
        let reading = G::read(position);
        let disagreement = |tables: String| Disagreement {
            position: format!("{position:?}"),
            tables,
            reading: format!("{reading:?}"),
        };
        match self.judge.judge(&board, &asked) {
            Err(error) => Err(disagreement(format!("{error:?}"))),
            Ok(verdict) => {
                let in_short = if in_short_too { self.difference_in_short(&verdict, &board, &asked) } else { None };
                match in_short.or_else(|| self.difference(&verdict, &reading)) {
                    None => Ok(verdict),
                    Some(difference) => Err(disagreement(difference)),
                }
            }
        }
    }

    /// The clauses that are broken, if the second reading names the same rules: quicker, and without the reasons.
    pub fn breaches<G: Game>(&self, position: &G::Position) -> Result<Vec<ClauseId>, Disagreement> {
        let (board, asked) = G::translate(position);
        let broken = self.short.breaches_on(&Board::new(&board), &asked);
        let reading = G::read(position).broken;
        let agreed = broken.map(|broken| {
            let clauses: Vec<ClauseId> = broken.into_iter().map(|(clause, _)| clause).collect();
            let read = reading.iter().map(|broken| broken.rule).collect();
            is_same_set(&self.numbers(clauses.iter().copied()), read).then_some(clauses)
        });
        match agreed {
            Ok(Some(clauses)) => Ok(clauses),
            // The whole verdict tells more of it.
            _ => self.verdict::<G>(position).map(|verdict| verdict.breaches().map(|finding| finding.clause).collect()),
        }
    }

    /// What of the verdict the short answer does not say too.
    fn difference_in_short(&self, verdict: &Verdict, board: &Position, asked: &Asked) -> Option<String> {
        let told: Vec<ClauseId> = verdict.breaches().map(|finding| finding.clause).collect();
        match self.short.breaches_on(&Board::new(board), asked) {
            Ok(short) if is_same_set(&told, short.iter().map(|(clause, _)| *clause).collect()) => None,
            short => Some(format!("broken are {told:?}, and in short {short:?}")),
        }
    }

    /// What of the verdict the second reading does not say too.
    fn difference(&self, verdict: &Verdict, reading: &Reading) -> Option<String> {
        let lawful = verdict.breaches().next().is_none();
        let broken = self.numbers(verdict.breaches().map(|finding| finding.clause));
        if !is_same_set(&broken, reading.broken.iter().map(|broken| broken.rule).collect()) {
            return Some(format!("broken are {broken:?}"));
        }
        let counts: Vec<(&str, Excess)> = verdict
            .breaches()
            .filter(|finding| self.was_read(finding.rule))
            .flat_map(|finding| self.counts(finding))
            .collect();
        let is_told = |broken: &Broken| {
            broken.excess.is_none_or(|excess| counts.iter().any(|(rule, told)| *rule == broken.rule && *told == excess))
        };
        if !reading.broken.iter().all(is_told) {
            return Some(format!("broken are {broken:?}, with the counts {counts:?}"));
        }
        // What may not be done has no consequences.
        if !lawful {
            return None;
        }
        let effects: Vec<(&str, Effect)> = verdict.findings.iter().filter_map(|finding| self.effect(finding)).collect();
        let same = is_same_set(&effects, reading.effects.clone());
        (!same).then(|| format!("lawful, with the effects {effects:?}"))
    }

    /// The rules of these clauses, of those that were read.
    fn numbers(&self, clauses: impl Iterator<Item = ClauseId>) -> Vec<&'t str> {
        let rules = clauses.filter_map(|clause| self.tables.clauses.get(clause.index()).map(|row| row.rule));
        rules.filter(|rule| self.was_read(*rule)).map(|rule| self.number(rule)).collect()
    }

    fn number(&self, rule: RuleId) -> &'t str {
        self.tables.rules.get(rule.index()).map_or("?", |row| &*row.number)
    }

    /// Every count that was beyond its bound.
    fn counts(&self, finding: &Finding) -> Vec<(&'t str, Excess)> {
        let alternatives = finding.alternatives.iter().flat_map(|alternative| alternative.measures.iter());
        let failed = |measure: &Measured| match (measure.holds, measure.have, measure.bound) {
            (false, Value::Number(have), Value::Number(bound)) => {
                Some((self.number(finding.rule), Excess { count: have.numerator(), bound: bound.numerator() }))
            }
            _ => None,
        };
        let price = finding.effect.as_ref().and_then(|effect| match (&effect.value, effect.budget) {
            (EffectValue::Value(Value::Number(price)), Some(Value::Number(budget))) => {
                Some((self.number(finding.rule), Excess { count: price.numerator(), bound: budget.numerator() }))
            }
            _ => None,
        });
        finding.measures.iter().chain(alternatives).filter_map(failed).chain(price).collect()
    }

    /// The effect of a clause whose effects were read.
    fn effect(&self, finding: &Finding) -> Option<(&'static str, Effect)> {
        let name = self.effects.get(finding.clause.index()).copied().flatten()?;
        if !matches!(finding.outcome, Outcome::Effect | Outcome::Holds) {
            return None;
        }
        let effect = match &finding.effect.as_ref()?.value {
            EffectValue::Value(Value::Number(number)) => Effect::Number(number.numerator()),
            EffectValue::Members(counters) => {
                let mut counters: Vec<usize> = counters.iter().map(|counter| *counter as usize).collect();
                counters.sort_unstable();
                Effect::Counters(counters)
            }
            _ => Effect::Holds,
        };
        Some((name, effect))
    }
}

fn is_same_set<T: Ord + Clone>(one: &[T], mut other: Vec<T>) -> bool {
    let mut one = one.to_vec();
    one.sort();
    one.dedup();
    other.sort();
    other.dedup();
    one == other
}

/// A clause as it is cited: `7.1.0 stack`.
pub(crate) fn clause_name(tables: &Tables, clause: ClauseId) -> String {
    let Some(row) = tables.clauses.get(clause.index()) else { return String::new() };
    let number = tables.rules.get(row.rule.index()).map_or("?", |rule| &*rule.number);
    format!("{number} {}", row.name)
}
