//! Everything that is told of a position.

use reglement_analysis::repair::repair;
use reglement_cases::{Case, CaseFile, Maps, Need, check, json};
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::Source;
use reglement_engine::position::Asked;
use reglement_engine::table::Tables;
use reglement_pictures::picture;

/// The tables of a ruleset.
///
/// # Panics
/// With what is wrong, if it does not compile.
pub fn compiled(text: &str) -> Tables {
    let source = Source::new("fog.rules".to_owned(), text);
    let sources = [source];
    reglement_compiler::compile(&sources).unwrap_or_else(|told| panic!("{}", render(&told, &sources, Style::Plain)))
}

/// The verdict in words and as JSON, the repairs, the lawful ends and the picture: of the whole position, or as far as one
/// side knows it. Or what is wrong with it.
///
/// # Panics
/// If it is no case at all.
pub fn told(tables: &Tables, text: &str, side: Option<&str>) -> String {
    let (file, faults) = CaseFile::from_text(text, Need::Position);
    assert!(faults.is_empty(), "{faults:?}\n{text}");
    let entry = &file.entries[0];
    let read = match side {
        Some(side) => entry.read_for(tables, side, &Maps::none()),
        None => entry.read(tables, Need::Position),
    };
    match read {
        Ok(case) => of_case(tables, &case),
        Err(faults) => faults.iter().map(|fault| format!("{fault}\n")).collect(),
    }
}

fn of_case(tables: &Tables, case: &Case) -> String {
    let judge = check::judge_of(case, tables);
    let verdict = match check::verdict(&judge, case) {
        Ok(verdict) => verdict,
        Err(why) => return why,
    };
    let words = verdict.words(tables, &case.position, &case.asked);
    let data = json::verdict(&verdict, tables, &case.position, &case.asked);
    let data = serde_json::to_string_pretty(&data).unwrap_or_default();
    let repair = repair(&judge, &case.position, &case.asked);
    let ends = match &case.asked {
        Asked::Act(act) => format!("{:?}", judge.lawful_ends(&case.position, act)),
        Asked::Moment(_) => String::new(),
    };
    format!("{words}\n{data}\n{repair:?}\n{ends}\n{}", picture(case, tables, &verdict))
}
