//! Which cases a clause or an exception decides: those whose verdict is another one without it.

use reglement_cases::Case;
use reglement_cases::check::{define, duties, effects, judge_of, verdict};
use reglement_cases::spoken::{Spoken, clause_kind};
use reglement_engine::judge::Part;
use reglement_engine::table::{ClauseId, ClauseKind, ExceptionId, RuleId, Tables, Target, Value};
use reglement_engine::verdict::{EffectValue, Outcome, Verdict, VerdictKind};
use serde::Serialize;

/// What a player has to know of a verdict. What was measured on the way does not count: a bound that is set
/// otherwise, and still kept, decides nothing.
#[derive(Clone, Debug, PartialEq)]
enum Essence {
    Judged {
        kind: VerdictKind,
        broken: Vec<RuleId>,
        told: Vec<String>,
        defined: Vec<Option<Value>>,
    },
    /// It cannot be judged at all.
    Unjudged,
}

/// A clause or an exception, with the cases that rest on it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Covered {
    part: String,
    /// Cases whose verdict is another one without it.
    decides: Vec<String>,
    /// Cases in whose verdict the clause has something to say, or the exception applies.
    speaks_in: Vec<String>,
}

pub fn covered(cases: &[Case], tables: &Tables) -> Vec<Covered> {
    let whole: Vec<Essence> = cases.iter().map(|case| essence(case, tables, None)).collect();
    let verdicts: Vec<Option<Verdict>> = cases.iter().map(|case| verdict(&judge_of(case, tables), case).ok()).collect();
    let covered = parts(tables).into_iter().map(|(part, name)| {
        let decided = cases.iter().zip(&whole).filter(|(case, whole)| essence(case, tables, Some(part)) != **whole);
        let spoken = cases.iter().zip(&verdicts);
        let spoken = spoken.filter(|(_, verdict)| verdict.as_ref().is_some_and(|verdict| speaks(verdict, part)));
        Covered {
            decides: decided.map(|(case, _)| case.id.clone()).collect(),
            speaks_in: spoken.map(|(case, _)| case.id.clone()).collect(),
            part: name,
        }
    });
    covered.collect()
}

fn speaks(verdict: &Verdict, part: Part) -> bool {
    verdict.findings.iter().any(|finding| match part {
        Part::Clause(clause) => finding.clause == clause && finding.outcome != Outcome::Idle,
        Part::Exception(exception) => finding.applied.contains(&exception),
        Part::Definition(_) => false,
    })
}

/// A line for each part, and those that decide nothing.
pub fn report(covered: &[Covered]) -> String {
    let mut lines = String::new();
    let mut never = Vec::new();
    for part in covered {
        if part.decides.is_empty() {
            never.push(&part.part);
        } else {
            lines.push_str(&format!("  {}: {}\n", part.part, part.decides.join(", ")));
        }
    }
    if never.is_empty() {
        lines.push_str("  every clause and exception decides some case\n");
    } else {
        lines.push_str(&format!("  never decisive ({}):\n", never.len()));
        for name in never {
            lines.push_str(&format!("    {name}\n"));
        }
    }
    lines
}

/// Every clause and exception with its name. The rows of an exception that has several targets are parts of their own.
/// A permission decides by the bans that it lifts, which are exceptions.
fn parts(tables: &Tables) -> Vec<(Part, String)> {
    let number = |rule: RuleId| tables.rules.get(rule.index()).map_or("?", |row| &*row.number);
    let mut parts = Vec::new();
    for (index, clause) in tables.clauses.iter().enumerate() {
        if clause.kind == ClauseKind::Permission {
            continue;
        }
        let name = format!("{} {} {}", number(clause.rule), clause_kind(clause.kind), clause.name);
        parts.push((Part::Clause(ClauseId(index as u16)), name));
    }
    for (index, exception) in tables.exceptions.iter().enumerate() {
        let target = target_name(exception.target, tables);
        let own = exception.rule.map_or("", number);
        let name = match (own, &*exception.name) {
            ("", "") => format!("exception to {target}"),
            (own, "") => format!("{own} exception to {target}"),
            ("", name) => format!("exception {name} to {target}"),
            (own, name) => format!("{own} exception {name} to {target}"),
        };
        parts.push((Part::Exception(ExceptionId(index as u16)), name));
    }
    parts
}

fn target_name(target: Target, tables: &Tables) -> String {
    match target {
        Target::Clause(clause) => tables.clauses.get(clause.index()).map_or_else(String::new, |row| {
            let number = tables.rules.get(row.rule.index()).map_or("?", |rule| &*rule.number);
            format!("{number} {}", row.name)
        }),
        Target::Definition(definition) => {
            tables.definitions.get(definition.index()).map_or_else(String::new, |row| row.name.to_string())
        }
        Target::Exception(exception) => tables
            .exceptions
            .get(exception.index())
            .map_or_else(String::new, |row| format!("the exception {}", row.name)),
    }
}

fn essence(case: &Case, tables: &Tables, off: Option<Part>) -> Essence {
    let mut judge = judge_of(case, tables);
    if let Some(part) = off {
        judge = judge.without(part);
    }
    let Some(case) = case.read_by(&judge) else { return Essence::Unjudged };
    let case = &*case;
    let Ok(verdict) = verdict(&judge, case) else { return Essence::Unjudged };
    let defined = case.expected.iter().flat_map(|expected| expected.counts_as.iter().chain(&expected.state));
    let defined = defined.map(|asked| define(&judge, case, asked.definition, asked.subject).ok()).collect();
    Essence::Judged { kind: verdict.kind, broken: verdict.broken(), told: told(&verdict, case, tables), defined }
}

/// Duties and effects, as words that can be compared.
fn told(verdict: &Verdict, case: &Case, tables: &Tables) -> Vec<String> {
    let spoken = Spoken { tables, position: &case.position, asked: &case.asked };
    let mut told: Vec<String> = duties(verdict, spoken).iter().map(|duty| format!("{duty:?}")).collect();
    for kind in [ClauseKind::Penalty, ClauseKind::Cure, ClauseKind::Forced, ClauseKind::Price, ClauseKind::Value] {
        for (finding, effect) in effects(verdict, kind, spoken) {
            let value = match &effect.value {
                EffectValue::Nothing => String::new(),
                EffectValue::Value(value) => spoken.value(*value),
                EffectValue::Members(members) => {
                    members.iter().map(|member| spoken.counter(*member)).collect::<Vec<_>>().join(", ")
                }
            };
            told.push(format!(
                "{:?} {:?} {value} {:?} {:?}",
                finding.clause, finding.place, effect.tags, effect.budget
            ));
        }
    }
    told.sort();
    told
}
