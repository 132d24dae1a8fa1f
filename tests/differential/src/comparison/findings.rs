//! Findings of both sides as lines that can be compared.

use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;

use reglement_engine::table::{ClauseKind, ClauseRow, Target};
use reglement_engine::verdict::{
    Effect as EffectOfTables, EffectValue as ValueOfTables, Finding as FindingOfTables, Outcome as OutcomeOfTables,
    Verdict as VerdictOfTables, VerdictKind,
};

use super::spelled;
use crate::interpreter::{Effect, EffectValue, Game, Kind, Outcome, Value, Verdict, Words};

/// One finding in words that both sides share.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    /// Which clause, when, where and for whom.
    pub about: String,
    pub outcome: String,
    pub details: String,
    pub applied: BTreeSet<String>,
    /// Details depend on a choice that may be made in several ways.
    pub open_choice: bool,
}

impl fmt::Display for Line {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {} {} {:?}", self.about, self.outcome, self.details, self.applied)
    }
}

/// Leaves only what stands on one side alone. The tables are silent on what holds or is switched off where there is
/// nobody whom it concerns.
pub fn reconcile(left: &mut Vec<Line>, right: &mut Vec<Line>) {
    each_once(left);
    each_once(right);
    left.retain(|line| {
        let same = |other: &Line| {
            line.about == other.about
                && line.outcome == other.outcome
                && (line.outcome == "open" || line.applied == other.applied)
                && (["lifted", "open"].contains(&line.outcome.as_str())
                    || other.open_choice
                    || line.details == other.details)
        };
        match right.iter().position(same) {
            Some(at) => {
                right.remove(at);
                false
            }
            None => true,
        }
    });
    right.retain(|line| {
        !["holds", "lifted"].contains(&line.outcome.as_str()) || left.iter().any(|other| other.about == line.about)
    });
}

/// What a clause says the same of several moments or steps is compared once. What is switched off says nothing, whatever
/// the tables measure of it for the umpire.
fn each_once(lines: &mut Vec<Line>) {
    lines.iter_mut().filter(|line| line.outcome == "lifted").for_each(|line| line.details.clear());
    lines.sort();
    lines.dedup();
}

fn about(rule: &str, clause: &str, place: &str, subject: &str, per: &[String]) -> String {
    format!("{rule} {clause} in {place} for {subject} per {}", per.join(", "))
}

/// What an act that is unlawful does not bring about.
fn is_undone(kind: ClauseKind) -> bool {
    matches!(kind, ClauseKind::Duty | ClauseKind::Penalty | ClauseKind::Forced)
}

pub fn lines_of_tables(words: &Words<'_>, verdict: &VerdictOfTables) -> Vec<Line> {
    let illegal = verdict.kind == VerdictKind::Illegal;
    let told = verdict.findings.iter().filter_map(|finding| {
        let row = words.tables.clauses.get(finding.clause.index())?;
        let line = line_of_tables(words, finding, row);
        let left_out = finding.outcome == OutcomeOfTables::Idle
            || illegal && is_undone(row.kind) && finding.outcome == OutcomeOfTables::Effect;
        (!left_out).then_some(line)
    });
    told.collect()
}

fn line_of_tables(words: &Words<'_>, finding: &FindingOfTables, row: &ClauseRow) -> Line {
    let tables = words.tables;
    let rule = tables.rules.get(finding.rule.index()).map_or("", |rule| &rule.number);
    let place = finding.place.map_or_else(|| "play".to_owned(), |place| place.to_string());
    let subject = finding.subject.map_or_else(String::new, |value| spelled::of_tables(words, value));
    let per: Vec<String> = finding.per.iter().map(|value| spelled::of_tables(words, *value)).collect();
    let outcome = match finding.outcome {
        OutcomeOfTables::Holds => "holds".to_owned(),
        OutcomeOfTables::Broken => "broken".to_owned(),
        OutcomeOfTables::Deferred(until) => {
            format!("deferred until {}", tables.moments.get(until.index()).map_or("", |row| &row.name))
        }
        OutcomeOfTables::Lifted => "lifted".to_owned(),
        OutcomeOfTables::Idle => "idle".to_owned(),
        OutcomeOfTables::Effect => "effect".to_owned(),
        OutcomeOfTables::Open => "open".to_owned(),
    };
    let mut details: Vec<String> = Vec::new();
    let measures = finding.measures.iter().chain(finding.alternatives.iter().flat_map(|one| &one.measures));
    for measure in measures {
        details.push(format!(
            "{} of {} {}",
            spelled::of_tables(words, measure.have),
            spelled::of_tables(words, measure.bound),
            measure.holds
        ));
    }
    details.extend(pairs(finding.pairs.iter().map(|(one, other)| (*one as usize, *other as usize))));
    details.extend(finding.effect.as_ref().map(|effect| effect_of_tables(words, effect)));
    details.extend(needs(finding.needs.iter().filter_map(|unknown| words.unknown(*unknown))));
    let applied = finding.applied.iter().filter_map(|id| {
        let row = tables.exceptions.get(id.index())?;
        let rule = row.rule.and_then(|rule| tables.rules.get(rule.index())).map_or("", |rule| &*rule.number);
        (row.target == Target::Clause(finding.clause)).then(|| format!("{rule} {}", row.name))
    });
    Line {
        about: about(rule, &row.name, &place, &subject, &per),
        outcome,
        details: details.join("; "),
        applied: applied.collect(),
        open_choice: false,
    }
}

/// What would have to be known, each once.
fn needs(unknown: impl Iterator<Item = (Value, Rc<str>)>) -> BTreeSet<String> {
    unknown.map(|(thing, name)| format!("{name} of {}", spelled::of_interpreter(&thing))).collect()
}

/// Each pair once.
fn pairs(pairs: impl Iterator<Item = (usize, usize)>) -> Vec<String> {
    let once: BTreeSet<(usize, usize)> = pairs.map(|(one, other)| (one.min(other), one.max(other))).collect();
    once.into_iter().map(|(one, other)| format!("{one} with {other}")).collect()
}

fn effect_of_tables(words: &Words<'_>, effect: &EffectOfTables) -> String {
    let value = match &effect.value {
        ValueOfTables::Nothing => String::new(),
        ValueOfTables::Value(value) => spelled::of_tables(words, *value),
        ValueOfTables::Members(members) => {
            let members: BTreeSet<u32> = members.iter().copied().collect();
            format!("{members:?}")
        }
    };
    let mut tags: Vec<String> =
        effect.tags.iter().map(|(word, name)| format!("{} {name}", format!("{word:?}").to_lowercase())).collect();
    tags.extend(effect.budget.map(|budget| format!("from {}", spelled::of_tables(words, budget))));
    let by = effect.by.and_then(|by| words.tables.moments.get(by.index())).map_or("", |row| &*row.name);
    format!("{value} {} {by}", tags.join(" "))
}

pub fn lines_of_interpreter(words: &Words<'_>, game: &Game<'_>, verdict: &Verdict) -> Vec<Line> {
    let illegal = verdict.kind == Kind::Illegal;
    let mut lines = Vec::new();
    for finding in &verdict.findings {
        let Some(entry) = game.clause(finding.clause) else { continue };
        let undone = matches!(entry.clause.keyword.word(), "duty" | "penalty" | "forced");
        if finding.outcome == Outcome::Idle || illegal && undone && finding.outcome == Outcome::Effect {
            continue;
        }
        let outcome = match &finding.outcome {
            Outcome::Idle => "idle".to_owned(),
            Outcome::Lifted => "lifted".to_owned(),
            Outcome::Holds => "holds".to_owned(),
            Outcome::Broken => "broken".to_owned(),
            Outcome::Deferred(until) => format!("deferred until {until}"),
            Outcome::Effect => "effect".to_owned(),
            Outcome::Open(_) => "open".to_owned(),
        };
        let mut details: Vec<String> = Vec::new();
        for measure in &finding.measures {
            details.push(format!(
                "{} of {} {}",
                spelled::of_interpreter(&measure.have),
                spelled::of_interpreter(&measure.bound),
                measure.holds
            ));
        }
        details.extend(pairs(finding.pairs.iter().copied()));
        details.extend(finding.effect.as_ref().map(effect_of_interpreter));
        if let Outcome::Open(unknown) = &finding.outcome {
            details.extend(needs(unknown.iter().cloned()));
        }
        let per: Vec<String> = finding.per.iter().map(spelled::of_interpreter).collect();
        let applied = finding.applied.iter().map(|one| {
            let (rule, name) = game.identity(*one);
            format!("{} {name}", rule.unwrap_or_default())
        });
        lines.push(Line {
            about: about(
                game.rule_number(Some(entry.rule)).unwrap_or_default(),
                &entry.name,
                &finding.place.map_or_else(|| "play".to_owned(), |place| place.to_string()),
                &finding.subject.as_ref().map_or_else(String::new, spelled::of_interpreter),
                &per,
            ),
            outcome,
            details: details.join("; "),
            applied: applied.collect(),
            open_choice: finding.open_choice,
        });
    }
    let _ = words;
    lines
}

fn effect_of_interpreter(effect: &Effect) -> String {
    let value = match &effect.value {
        EffectValue::Nothing => String::new(),
        EffectValue::Value(value) => spelled::of_interpreter(value),
        EffectValue::Members(members) => {
            let numbers: BTreeSet<usize> = members
                .iter()
                .filter_map(|member| match member {
                    Value::Counter(counter) => Some(*counter),
                    _ => None,
                })
                .collect();
            format!("{numbers:?}")
        }
    };
    let mut tags: Vec<String> = effect.tags.iter().map(|(word, name)| format!("{word} {name}")).collect();
    tags.extend(effect.budget.as_ref().map(|budget| format!("from {}", spelled::of_interpreter(budget))));
    format!("{value} {} {}", tags.join(" "), effect.by.as_deref().unwrap_or_default())
}
