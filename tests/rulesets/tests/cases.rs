//! Every case of every shipped ruleset, judged by the tables compiled in memory.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use insta::assert_snapshot;
use reglement_cases::check::{Outcome, check};
use reglement_cases::{CaseFile, Maps, Need};
use reglement_engine::table::Tables;
use reglement_ruleset_tests::{compiled, rulesets, shipped};

type Anything = Box<dyn std::error::Error>;

/// The case files of a folder of rulesets, each with the name of the ruleset that its folder bears.
fn case_files() -> Result<Vec<(String, PathBuf)>, Anything> {
    let mut files = Vec::new();
    for ruleset in fs::read_dir(rulesets())? {
        let ruleset = ruleset?.path();
        let name = ruleset.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Ok(cases) = fs::read_dir(ruleset.join("cases")) else { continue };
        for file in cases {
            files.push((name.clone(), file?.path()));
        }
    }
    files.sort();
    Ok(files)
}

/// What is wrong with the cases of a file, each by its id; nothing of those that pass. `tables` gives the ruleset of a
/// name.
fn failures<'t>(
    ruleset: &str,
    file: &Path,
    tables: &dyn Fn(&str) -> Option<&'t Tables>,
) -> Result<Vec<(String, Vec<String>)>, Anything> {
    let (cases, faults) = CaseFile::from_text(&fs::read_to_string(file)?, Need::Expectation);
    let beside = |path: &str| fs::read_to_string(file.with_file_name(path)).map_err(|error| error.to_string());
    let maps = Maps::new(beside);
    let mut failures: Vec<(String, Vec<String>)> =
        faults.iter().map(|fault| (file.display().to_string(), vec![fault.to_string()])).collect();
    for entry in &cases.entries {
        let name = entry.ruleset.as_deref().unwrap_or(ruleset);
        let Some(tables) = tables(name) else {
            failures.push((entry.id.clone(), vec![format!("no ruleset {name}")]));
            continue;
        };
        let differences = match entry.read_on(tables, Need::Expectation, &maps) {
            Ok(case) => match check(&case, tables) {
                Outcome::Failed(differences) => differences,
                Outcome::Passed | Outcome::Disputed { .. } => continue,
            },
            Err(faults) => faults.iter().map(ToString::to_string).collect(),
        };
        failures.push((entry.id.clone(), differences));
    }
    Ok(failures)
}

#[test]
fn every_case_passes() -> Result<(), Anything> {
    let tables: BTreeMap<String, Tables> =
        shipped().into_iter().flatten().map(|tables| (tables.head.name.to_string(), tables)).collect();
    let mut all = Vec::new();
    for (ruleset, file) in case_files()? {
        all.extend(failures(&ruleset, &file, &|name| tables.get(name))?);
    }
    assert!(all.is_empty(), "{all:#?}");
    Ok(())
}

/// One figure of the printed rule, another way: the cases that lean on it fail, and no others.
#[test]
fn a_changed_limit_fails_the_cases_that_lean_on_it() -> Result<(), Anything> {
    let file = rulesets().join("wacht-am-rhein/wacht-am-rhein.rules");
    let text = fs::read_to_string(file)?.replacen("at most 3 units", "at most 4 units", 1);
    let changed = compiled("wacht-am-rhein.rules", &text)?;
    let mut failed = Vec::new();
    for (ruleset, file) in case_files()?.into_iter().filter(|(ruleset, _)| ruleset == "wacht-am-rhein") {
        failed.extend(failures(&ruleset, &file, &|_| Some(&changed))?);
    }
    let told: Vec<String> =
        failed.iter().map(|(id, differences)| format!("{id}\n  {}\n", differences.join("\n  "))).collect();
    assert_snapshot!(told.concat());
    Ok(())
}
