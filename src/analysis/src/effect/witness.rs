//! A position judged by the whole of both rulesets, written as a case, and read back.

use reglement_engine::judge::Judge;
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{DefinitionId, Tables};
use reglement_engine::verdict::Verdict;

use super::affected::Affected;
use super::{Turn, Witness};
use crate::case_text::{CaseWords, case_text};
use crate::expectation::{expectation, passes, with_consequences};
use crate::search::position_words;

type Judged = (Position, Asked);

/// The witness; none where the case does not bear it out.
pub fn witness(
    old: &Tables,
    new: &Tables,
    clause: &Affected,
    turn: Turn,
    classes: &[DefinitionId],
    [before, after]: [&Judged; 2],
    number: u32,
) -> Option<Witness> {
    let was = Judge::new(old).judge(&before.0, &before.1);
    let is = Judge::new(new).judge(&after.0, &after.1);
    let told = |verdict: &Result<Verdict, _>, tables: &Tables, (position, asked): &Judged| match verdict {
        Ok(verdict) => verdict.summary(tables, position, asked),
        Err(error) => {
            format!("It cannot be judged: {}", reglement_engine::judge::JudgeError::words(error, tables, position))
        }
    };
    let (old_words, new_words) = (told(&was, old, before), told(&is, new, after));
    let kind = |verdict: &Result<Verdict, _>| verdict.as_ref().ok().map(|verdict: &Verdict| verdict.kind);
    let hidden = turn != Turn::Otherwise && kind(&was) == kind(&is);
    let tables = if clause.new.is_some() { new } else { old };
    let (position, asked) = if clause.new.is_some() { after } else { before };
    let said = position_words(tables, position, asked, classes);
    // What cannot be judged by the new rules is a case of the old ones.
    let (case_tables, case_judged, verdict) = match (&is, &was) {
        (Ok(verdict), _) => (new, after, verdict),
        (Err(_), Ok(verdict)) => (old, before, verdict),
        _ => return None,
    };
    let name = format!("{}-{}", clause.rule, clause.name);
    let name: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    let why = match turn {
        Turn::NewlyUnlawful => format!("newly unlawful under {} {}: {said}", clause.rule, clause.name),
        Turn::NewlyLawful => format!("newly lawful under {} {}: {said}", clause.rule, clause.name),
        Turn::Otherwise => format!("judged otherwise under {} {}: {said}", clause.rule, clause.name),
    };
    let id = format!("diff-{name}-{number}");
    // Where the verdict is as lawful as before, its consequences tell the difference.
    let consequences = || with_consequences(case_tables, verdict, &case_judged.0, &case_judged.1);
    let told = (turn == Turn::Otherwise).then(consequences).into_iter().chain([expectation(case_tables, verdict)]);
    let mut cases = told.map(|expect| {
        let words = CaseWords { id: &id, why: &why, expect: &expect, ruleset: None, reading: None };
        case_text(case_tables, &case_judged.0, &case_judged.1, &words)
    });
    let case = cases.find(|case| passes(case, case_tables))?;
    Some(Witness { turn, position: said, old: old_words, new: new_words, case, hidden })
}
