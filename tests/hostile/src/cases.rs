//! Case files, read for a shipped ruleset and judged.

use reglement_cases::{CaseFile, Fault, Need, Place, check, json};
use reglement_engine::table::Tables;

use crate::rulesets::tables_of;

/// Which ruleset judges: the first line is a comment that names it.
const JUDGED_BY: &str = "# judged by ";

/// More cases than this are left out.
const MOST_CASES: usize = 4;

/// Any case file is read to its end, with a place for whatever is wrong; any case that can be read is judged, or it is
/// said why it cannot be, and its verdict can be told in words and as data.
///
/// # Panics
/// If it is not so.
pub fn cases(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let named = text.lines().next().and_then(|line| line.strip_prefix(JUDGED_BY)).map(str::trim);
    let Some(tables) = named.and_then(tables_of) else { return };
    let (file, faults) = CaseFile::from_text(text, Need::Expectation);
    told_with_place(&faults, |_| Some(text));
    for entry in file.entries.iter().take(MOST_CASES) {
        match entry.read(tables, Need::Expectation) {
            Ok(case) => judged(&case, tables),
            Err(faults) => {
                assert!(!faults.is_empty(), "refused without a word");
                told_with_place(&faults, |_| Some(text));
            }
        }
    }
}

pub(crate) fn judged(case: &reglement_cases::Case, tables: &Tables) {
    check::check(case, tables);
    let judge = check::judge_of(case, tables);
    match check::verdict(&judge, case) {
        Ok(verdict) => {
            assert!(!verdict.words(tables, &case.position, &case.asked).is_empty(), "a verdict without words");
            let data = json::verdict(&verdict, tables, &case.position, &case.asked);
            assert!(serde_json::to_string(&data).is_ok(), "a verdict that is no data");
        }
        Err(why) => assert!(!why.is_empty(), "refused without a word"),
    }
}

/// Each fault is a sentence, and has a place in the text that stands there.
pub(crate) fn told_with_place<T: AsRef<str>>(faults: &[Fault], text_of: impl Fn(Place) -> Option<T>) {
    for fault in faults {
        assert!(!fault.message.is_empty(), "a fault without words: {fault:?}");
        let place = fault.place;
        let text = text_of(place);
        let text = text.as_ref().map_or_else(|| panic!("a place in no file: {fault:?}"), AsRef::as_ref);
        let within = text.is_char_boundary(place.start) && text.is_char_boundary(place.end);
        assert!(within && place.start <= place.end && place.line > 0 && place.column > 0, "no place: {fault:?}");
    }
}
