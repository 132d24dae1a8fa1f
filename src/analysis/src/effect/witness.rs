//! A position judged by the whole of both rulesets, written as a case, and read back.

use reglement_cases::spoken::Spoken;
use reglement_engine::judge::{Judge, JudgeError};
use reglement_engine::table::{ClauseId, ClauseKind, Tables};
use reglement_engine::verdict::{Outcome, Verdict};

use super::beside::Beside;
use super::{Found, Turn, Witness};
use crate::case_text::{CaseWords, case_text};
use crate::expectation::{expectation, passes, with_consequences, written};
use crate::search::{Judged, position_words};

/// The witness; none where the case does not bear it out. A ruleset that cannot be asked has no position.
pub fn witness(beside: &Beside<'_>, turn: Turn, [before, after]: [Option<&Judged>; 2]) -> Option<Witness> {
    let ([old, new], clause) = (beside.tables, beside.clause);
    let judge = |tables: &Tables, judged: Option<&Judged>| {
        judged.map(|(position, asked)| Judge::new(tables).judge(position, asked))
    };
    let (was, is) = (judge(old, before), judge(new, after));
    // What follows from a position is told by the clause itself.
    let own = |id| (turn == Turn::Otherwise).then_some(id);
    let old_words = told(old, before, was.as_ref(), own(clause.old), &clause.name);
    let new_words = told(new, after, is.as_ref(), own(clause.new), &clause.name);
    let (tables, judged) = match (clause.new, before, after) {
        (Some(_), _, Some(after)) | (None, None, Some(after)) => (new, after),
        (_, Some(before), _) => (old, before),
        _ => return None,
    };
    let said = position_words(tables, &judged.0, &judged.1, &beside.classes);
    // What cannot be judged by the new rules is a case of the old ones.
    let (case_tables, case_judged, verdict) = match (&is, &was) {
        (Some(Ok(verdict)), _) => (new, after?, verdict),
        (_, Some(Ok(verdict))) => (old, before?, verdict),
        _ => return None,
    };
    let name = format!("{}-{}", clause.rule, clause.name);
    let name: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    let why = match turn {
        Turn::NewlyUnlawful => format!("newly unlawful under {} {}: {said}", clause.rule, clause.name),
        Turn::NewlyLawful => format!("newly lawful under {} {}: {said}", clause.rule, clause.name),
        Turn::Otherwise => format!("judged otherwise under {} {}: {said}", clause.rule, clause.name),
    };
    let id = format!("diff-{name}");
    // Where the verdict is as lawful as before, its consequences tell the difference.
    let consequences = || with_consequences(case_tables, verdict, &case_judged.0, &case_judged.1);
    let expectations =
        (turn == Turn::Otherwise).then(consequences).into_iter().chain([expectation(case_tables, verdict)]);
    let mut cases = expectations.map(|expect| {
        let words = CaseWords { id: &id, why: &why, expect: &expect, ruleset: None, reading: None };
        case_text(case_tables, &case_judged.0, &case_judged.1, &words)
    });
    let case = cases.find(|case| passes(case, case_tables))?;
    Some(Witness { turn, position: said, old: old_words, new: new_words, case, hidden: false, found: Found::Growing })
}

/// The verdict in a line; where one clause is asked about, with what it says.
pub fn told(
    tables: &Tables,
    judged: Option<&Judged>,
    verdict: Option<&Result<Verdict, JudgeError>>,
    clause: Option<Option<ClauseId>>,
    name: &str,
) -> String {
    let (Some((position, asked)), Some(verdict)) = (judged, verdict) else {
        return "It cannot be asked: there is no such act or moment.".to_owned();
    };
    let verdict = match verdict {
        Ok(verdict) => verdict,
        Err(error) => return format!("It cannot be judged: {}", error.words(tables, position)),
    };
    let summary = verdict.summary(tables, position, asked);
    let Some(clause) = clause else { return summary };
    let spoken = Spoken { tables, position, asked };
    let own = verdict.findings.iter().filter(|finding| Some(finding.clause) == clause);
    let mut said: Vec<String> = own
        .filter_map(|finding| match (&finding.effect, finding.outcome) {
            (Some(effect), _) => Some(written(effect, spoken).unwrap_or_else(|| "owed".to_owned())),
            (None, Outcome::Broken) => Some("broken".to_owned()),
            (None, Outcome::Deferred(moment)) => Some(format!("deferred until {}", spoken.moment(moment))),
            (None, Outcome::Holds) if is_permission(tables, finding.clause) => Some("permitted".to_owned()),
            _ => None,
        })
        .collect();
    said.dedup();
    let said = if said.is_empty() { "nothing".to_owned() } else { said.join(", ") };
    format!("{summary} ({}: {said})", name.replace('-', " "))
}

fn is_permission(tables: &Tables, clause: ClauseId) -> bool {
    tables.clauses.get(clause.index()).is_some_and(|row| row.kind == ClauseKind::Permission)
}
