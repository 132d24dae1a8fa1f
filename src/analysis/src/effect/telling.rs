//! Two verdicts in a line each, told as closely as it takes to see the difference.

use reglement_cases::spoken::{Spoken, tag};
use reglement_engine::judge::JudgeError;
use reglement_engine::table::{ClauseId, ClauseKind, Tables};
use reglement_engine::verdict::{Finding, Outcome, Verdict};

use crate::expectation::written;
use crate::search::Judged;

/// What one ruleset makes of a position; none of either where it cannot be asked.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    pub tables: &'a Tables,
    pub judged: Option<&'a Judged>,
    pub verdict: Option<&'a Result<Verdict, JudgeError>>,
}

/// A clause by its numbers in both rulesets, and what it is called.
#[derive(Clone, Copy, Debug)]
pub struct Spokesman<'a> {
    pub ids: [Option<ClauseId>; 2],
    pub name: &'a str,
}

/// Both verdicts: what follows from them is told by the clause that it is about, if there is one, and otherwise by all; none
/// where nothing that can be told differs.
pub fn told_apart(sides: [Side<'_>; 2], clause: Option<Spokesman<'_>>) -> Option<[String; 2]> {
    let whole = sides.map(Side::summary);
    let by_clause = |whose: bool| {
        let clause = clause?;
        let words = [0, 1].map(|side| sides[side].of_clause(clause.ids[side], whose));
        (words[0] != words[1]).then(|| {
            [0, 1].map(|side| {
                let said = listed_or_nothing(&words[side]);
                format!("{} ({}: {said})", whole[side], clause.name.replace('-', " "))
            })
        })
    };
    let by_all = || {
        let words = sides.map(|side| side.of_all());
        let alone = |side: usize| -> Vec<String> {
            words[side].iter().filter(|said| !words[1 - side].contains(said)).cloned().collect()
        };
        let apart = [alone(0), alone(1)];
        (apart[0] != apart[1])
            .then(|| [0, 1].map(|side| format!("{} ({})", whole[side], listed_or_nothing(&apart[side]))))
    };
    let can_be_asked = sides.iter().all(|side| matches!(side.verdict, Some(Ok(_))));
    let own = if can_be_asked { by_clause(false).or_else(|| by_clause(true)) } else { None };
    own.or_else(|| (whole[0] != whole[1]).then(|| whole.clone())).or_else(by_all)
}

fn listed_or_nothing(said: &[String]) -> String {
    if said.is_empty() { "nothing".to_owned() } else { said.join(", ") }
}

impl Side<'_> {
    fn summary(self) -> String {
        match (self.judged, self.verdict) {
            (Some((position, asked)), Some(Ok(verdict))) => verdict.summary(self.tables, position, asked),
            (Some((position, _)), Some(Err(error))) => {
                format!("It cannot be judged: {}", error.words(self.tables, position))
            }
            _ => "It cannot be asked: there is no such act or moment.".to_owned(),
        }
    }

    /// What a clause says; with of whom and where, if it is told closely.
    fn of_clause(self, clause: Option<ClauseId>, closely: bool) -> Vec<String> {
        let mut said: Vec<String> = self
            .findings()
            .filter(|(finding, _)| Some(finding.clause) == clause)
            .filter_map(|(finding, spoken)| {
                let words = said_by(finding, spoken)?;
                Some(if closely { words + &of_whom(finding, spoken) } else { words })
            })
            .collect();
        said.dedup();
        said
    }

    /// The same of all clauses, each by its name.
    fn of_all(self) -> Vec<String> {
        let told = self.findings().filter_map(|(finding, spoken)| {
            let name = spoken.name_of_clause(finding.clause).replace('-', " ");
            Some(format!("{name}: {}{}", said_by(finding, spoken)?, of_whom(finding, spoken)))
        });
        told.collect()
    }

    fn findings(&self) -> impl Iterator<Item = (&Finding, Spoken<'_>)> {
        let judged = self.judged.zip(self.verdict.and_then(|verdict| verdict.as_ref().ok()));
        judged.into_iter().flat_map(|((position, asked), verdict)| {
            let spoken = Spoken { tables: self.tables, position, asked };
            verdict.findings.iter().map(move |finding| (finding, spoken))
        })
    }
}

/// `3`, `broken`, `permitted`; none where it says nothing.
fn said_by(finding: &Finding, spoken: Spoken<'_>) -> Option<String> {
    match (&finding.effect, finding.outcome) {
        (Some(effect), _) => Some(written(effect, spoken).unwrap_or_else(|| "owed".to_owned())),
        (None, Outcome::Broken) => Some("broken".to_owned()),
        (None, Outcome::Deferred(moment)) => Some(format!("deferred until {}", spoken.moment(moment))),
        (None, Outcome::Holds) if is_permission(spoken.tables, finding.clause) => Some("permitted".to_owned()),
        _ => None,
    }
}

/// ` in town for a by one against guns`
fn of_whom(finding: &Finding, spoken: Spoken<'_>) -> String {
    let mut words = String::new();
    let places = spoken.position.places.len() > 1;
    if let Some(place) = finding.place.filter(|_| places) {
        words.push_str(&format!(" in {}", spoken.place(place)));
    }
    if let Some(subject) = finding.subject {
        words.push_str(&format!(" for {}", spoken.value(subject)));
    }
    if !finding.per.is_empty() {
        words.push_str(&format!(" for {}", spoken.values(&finding.per)));
    }
    if let Some(effect) = &finding.effect {
        words.extend(effect.tags.iter().map(|(word, name)| format!(" {} {name}", tag(*word))));
        words.extend(effect.by.map(|moment| format!(" by {}", spoken.moment(moment))));
        words.extend(effect.budget.map(|budget| format!(" from {}", spoken.value(budget))));
    }
    words
}

fn is_permission(tables: &Tables, clause: ClauseId) -> bool {
    tables.clauses.get(clause.index()).is_some_and(|row| row.kind == ClauseKind::Permission)
}
