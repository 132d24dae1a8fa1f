//! A position judged by the whole of both rulesets, written as a case, and read back.

use reglement_engine::judge::Judge;

use super::beside::Beside;
use super::size::Size;
use super::telling::{Side, Spokesman, told_apart};
use super::text::told_turn;
use super::{Found, Turn, Witness};
use crate::case_text::{CaseWords, case_text};
use crate::expectation::{expectation, passes, told_closely, with_consequences};
use crate::search::{Judged, position_words};

/// The witness; none where the case does not bear it out. A ruleset that cannot be asked has no position.
pub fn witness(
    beside: &Beside<'_>,
    (turn, hidden): (Turn, bool),
    [before, after]: [Option<&Judged>; 2],
) -> Option<Witness> {
    let ([old, new], clause) = (beside.tables, beside.clause);
    let judge =
        |judge: &Judge<'_>, judged: Option<&Judged>| judged.map(|(position, asked)| judge.judge(position, asked));
    let (was, is) = (judge(&beside.both.judges[0], before), judge(&beside.both.judges[1], after));
    // What follows from a position is told by the clause itself.
    let spokesman = (turn == Turn::Otherwise).then_some(Spokesman { ids: beside.ids(), name: &clause.name });
    let sides = [
        Side { tables: old, judged: before, verdict: was.as_ref() },
        Side { tables: new, judged: after, verdict: is.as_ref() },
    ];
    let [old_words, new_words] = told_apart(sides, spokesman)?;
    let (tables, judged) = match (clause.new, before, after) {
        (Some(_), _, Some(after)) | (None, None, Some(after)) => (new, after),
        (_, Some(before), _) => (old, before),
        _ => return None,
    };
    let said = position_words(tables, &judged.0, &judged.1, &beside.classes);
    // What cannot be judged by the new rules is a case of the old ones.
    let (case_tables, other, case_judged, verdict, own) = match (&is, &was) {
        (Some(Ok(verdict)), _) => (new, old, after?, verdict, clause.new),
        (_, Some(Ok(verdict))) => (old, new, before?, verdict, clause.old),
        _ => return None,
    };
    let name = format!("{}-{}", clause.rule, clause.name);
    let name: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    let why = format!("{} under {} {}: {said}", told_turn(turn, hidden), clause.rule, clause.name);
    let id = format!("diff-{name}");
    let (position, asked) = case_judged;
    let bare = expectation(case_tables, verdict);
    let consequences = with_consequences(case_tables, verdict, position, asked, own);
    let closely = told_closely(case_tables, verdict, position, asked, own);
    // Where the verdict is as lawful as before, its consequences tell the difference.
    let expectations = if turn == Turn::Otherwise { [consequences, bare] } else { [bare, consequences] };
    let cases: Vec<String> = expectations
        .into_iter()
        .chain([closely])
        .map(|expect| {
            let words = CaseWords { id: &id, why: &why, expect: &expect, ruleset: None, reading: None };
            case_text(case_tables, position, asked, &words)
        })
        .filter(|case| passes(case, case_tables))
        .collect();
    // A case is of use where the other ruleset fails it.
    let parting = cases.iter().find(|case| !passes(case, other));
    let case = parting.or(cases.first())?.clone();
    Some(Witness {
        turn,
        position: said,
        old: old_words,
        new: new_words,
        case,
        hidden,
        found: Found::Growing,
        size: Size::default(),
        twin: None,
    })
}
