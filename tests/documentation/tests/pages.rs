//! The other pages: their blocks can be read, and what they point to is there.

use std::collections::BTreeSet;

use reglement_analysis::repair::repair;
use reglement_cases::check::{Outcome, check, judge_of, verdict};
use reglement_cases::{CaseFile, Entry, Maps, Need};
use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;
use reglement_documentation_tests::markdown::{Block, blocks, code, prose};
use reglement_documentation_tests::shown::{Shown, compiled, without_places};
use reglement_documentation_tests::{file, top};

/// The pages at the top of the project.
const PAGES: [&str; 7] =
    ["README.md", "LANGUAGE.md", "CASES.md", "ANALYSIS.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/// Those of them that are there, with their texts.
fn pages() -> Vec<(&'static str, String)> {
    PAGES.iter().filter(|page| top().join(page).exists()).map(|page| (*page, file(page))).collect()
}

fn here(page: &str, block: &Block<'_>) -> String {
    format!("{page}, line {}", block.line)
}

#[test]
fn cases_can_be_read_as_case_files() {
    let page = file("CASES.md");
    let mut seen = 0;
    for block in blocks(&page).iter().filter(|block| block.kind == "yaml") {
        seen += 1;
        let (cases, faults) = CaseFile::from_text(block.text, Need::Expectation);
        assert!(faults.is_empty(), "{}: {faults:?}", here("CASES.md", block));
        assert!(!cases.entries.is_empty(), "{}", here("CASES.md", block));
    }
    assert!(seen > 0, "CASES.md shows no case");
}

#[test]
fn the_map_that_is_shown_is_one() {
    let page = file("CASES.md");
    let language = file("LANGUAGE.md");
    let tables = compiled(&[Source::new("example", Shown::read(&language).example())], 0);
    let tables = tables.unwrap_or_else(|told| panic!("{told}"));
    let blocks = blocks(&page);
    let map = blocks.iter().find(|block| block.kind == "yaml map").map_or("", |block| block.text);
    let maps = Maps::new(|_| Ok(map.to_owned()));
    let mut judged = 0;
    for block in blocks.iter().filter(|block| block.kind == "yaml" && block.section == "Maps") {
        for entry in CaseFile::from_text(block.text, Need::Expectation).0.entries {
            let read = entry.read_on(&tables, Need::Expectation, &maps);
            let case = read.unwrap_or_else(|faults| panic!("{}: {faults:?}", entry.id));
            assert_eq!(check(&case, &tables), Outcome::Passed, "{}", entry.id);
            judged += 1;
        }
    }
    assert!(judged > 0, "no case names the map");
}

#[test]
fn the_position_in_a_line_is_one() {
    let page = file("CASES.md");
    let rules = file("rulesets/wacht-am-rhein/wacht-am-rhein.rules");
    let tables = compiled(&[Source::new("wacht-am-rhein", &rules)], 0).unwrap_or_else(|told| panic!("{told}"));
    let blocks = blocks(&page);
    let lines = blocks.iter().find(|block| block.kind == "json").map_or("", |block| block.text);
    assert!(!lines.trim().is_empty(), "CASES.md shows no position in a line");
    for line in lines.lines() {
        let case = Entry::from_json(line).and_then(|entry| entry.read(&tables, Need::Position));
        let case = case.unwrap_or_else(|faults| panic!("{line}: {faults:?}"));
        assert!(verdict(&judge_of(&case, &tables), &case).is_ok(), "{line}");
    }
}

#[test]
fn the_case_that_is_shown_first_is_right() {
    let page = file("CASES.md");
    let rules = file("rulesets/wacht-am-rhein/wacht-am-rhein.rules");
    let tables = compiled(&[Source::new("wacht-am-rhein.rules", &rules)], 0).unwrap_or_else(|told| panic!("{told}"));
    let shown = blocks(&page).into_iter().find(|block| block.kind == "yaml");
    let text = shown.map_or("", |block| block.text);
    let (cases, _) = CaseFile::from_text(text, Need::Expectation);
    assert!(!cases.entries.is_empty());
    for entry in cases.entries {
        let case = entry.read(&tables, Need::Expectation).unwrap_or_else(|faults| panic!("{}: {faults:?}", entry.id));
        assert_eq!(check(&case, &tables), Outcome::Passed, "{}", entry.id);
    }
}

#[test]
fn the_verdict_that_is_shown_first_is_the_one_given() {
    let page = file("README.md");
    let blocks = blocks(&page);
    // `… judge rulesets/GAME/cases/FILE.yaml --case ID`
    let shell = blocks.iter().find(|block| block.kind == "sh").map_or("", |block| block.text);
    let words: Vec<&str> = shell.split_whitespace().collect();
    let path = words.iter().find(|word| word.ends_with(".yaml")).copied().unwrap_or_default();
    let id = words.iter().skip_while(|word| **word != "--case").nth(1).copied().unwrap_or_default();
    let game = path.split('/').nth(1).unwrap_or_default();
    let rules = file(&format!("rulesets/{game}/{game}.rules"));
    let tables = compiled(&[Source::new(game, &rules)], 0).unwrap_or_else(|told| panic!("{told}"));
    let (cases, _) = CaseFile::from_text(&file(path), Need::Expectation);
    let entry = cases.entries.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{path} has no {id}"));
    let case = entry.read(&tables, Need::Expectation).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
    let judge = judge_of(&case, &tables);
    let given = verdict(&judge, &case).unwrap_or_else(|why| panic!("{why}"));
    let repair = repair(&judge, &case.position, &case.asked).map(|repair| repair.words()).unwrap_or_default();
    let given = given.words(&tables, &case.position, &case.asked) + &repair;
    let shown = blocks.iter().find(|block| block.kind == "text").map_or("", |block| block.text);
    let plain = |text: &str| text.lines().map(without_places).collect::<Vec<_>>().join("\n");
    assert_eq!(plain(shown), plain(&format!("{id}\n{given}")));
}

#[test]
fn rules_can_be_read() {
    for (page, text) in pages() {
        // The blocks of LANGUAGE.md are compiled, and some of them are mistakes on purpose.
        for block in blocks(&text).iter().filter(|block| block.kind == "reglement" && page != "LANGUAGE.md") {
            let (_, told) = from_text::read(&Source::new(page, block.text), 0);
            assert!(told.is_empty(), "{}: {told:#?}", here(page, block));
        }
    }
}

#[test]
fn links_lead_somewhere() {
    let mut dead = Vec::new();
    for (page, text) in pages() {
        for (number, line) in prose(&text) {
            for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                if target.contains("://") {
                    continue;
                }
                let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
                let path = if path.is_empty() { page } else { path };
                let there = top().join(path).exists();
                if !there || !anchor.is_empty() && !anchors(&file(path)).contains(anchor) {
                    dead.push(format!("{page}, line {number}: {target}"));
                }
            }
        }
    }
    assert!(dead.is_empty(), "{}", dead.join("\n"));
}

/// The anchors of a page's headings, as forges make them.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = prose(page).into_iter().filter(|(_, line)| line.starts_with('#'));
    let anchor = |line: &str| {
        let words = line.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    headings.map(|(_, line)| anchor(line)).collect()
}

#[test]
fn files_and_folders_that_are_named_are_there() {
    let folders = ["src/", "tests/", "grammar/", "examples/", "editors/", ".ci/"];
    let mut missing = Vec::new();
    for (page, text) in pages() {
        for (number, line) in prose(&text) {
            for path in code(line) {
                let plain = path.chars().all(|letter| letter.is_alphanumeric() || "./-_".contains(letter));
                if plain && folders.iter().any(|folder| path.starts_with(folder)) && !top().join(path).exists() {
                    missing.push(format!("{page}, line {number}: {path}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn commands_that_are_named_can_be_given() {
    let arguments = file("src/cli/src/arguments.rs");
    let enumeration = arguments.split("pub enum Command {").nth(1).and_then(|rest| rest.split("\n}").next());
    // A subcommand is named after its variant, in small letters.
    let variants = enumeration.unwrap_or_default().lines().filter_map(|line| {
        let name = line.strip_prefix("    ")?.split([' ', ',', '(']).next()?;
        name.starts_with(char::is_uppercase).then(|| name.to_lowercase())
    });
    let commands: BTreeSet<String> = variants.collect();
    assert!(commands.contains("check") && commands.contains("fmt"), "{commands:?}");
    let mut unknown = Vec::new();
    for (page, text) in pages() {
        let shell: String = blocks(&text).iter().filter(|block| block.kind == "sh").map(|block| block.text).collect();
        let spans = prose(&text).into_iter().flat_map(|(_, line)| code(line));
        for span in spans.chain(shell.lines()) {
            let span = span.replace("cargo run -q -p reglement -- ", "reglement ");
            let span = span.replace("cargo run -p reglement -- ", "reglement ");
            let Some(rest) = span.strip_prefix("reglement ") else { continue };
            let command = rest.split(' ').next().unwrap_or_default();
            if command != "X" && !commands.contains(command) {
                unknown.push(format!("{page}: {span}"));
            }
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}
