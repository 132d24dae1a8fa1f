//! The shipped rulesets and their own cases.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use reglement_cases::check::{Outcome, check};
use reglement_cases::{Case, CaseFile, Need};
use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_differential_tests::corpus::sources;
use reglement_engine::table::Tables;
use reglement_rulebook::RULESETS;

/// A case with the tables of its ruleset.
pub struct Judged<'t> {
    pub tables: &'t Tables,
    pub case: &'t Case,
}

/// The case files, each with the ruleset whose folder it lies in.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets");
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    for ruleset in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = ruleset.file_name().to_string_lossy().into_owned();
        for file in fs::read_dir(ruleset.path().join("cases")).into_iter().flatten().flatten() {
            if file.path().extension().is_some_and(|extension| extension == "yaml") {
                files.push((name.clone(), file.path()));
            }
        }
    }
    files.sort();
    files.into_iter().filter_map(|(name, file)| Some((name, fs::read_to_string(file).ok()?))).collect()
});

/// Every case that can be read against one of these tables.
fn each_case<'t>(tables: &dyn Fn(&str) -> Option<&'t Tables>, visit: &mut dyn FnMut(&'t Tables, &Case)) {
    for (ruleset, text) in FILES.iter() {
        for entry in CaseFile::from_text(text, Need::Expectation).0.entries {
            let Some(tables) = tables(entry.ruleset.as_deref().unwrap_or(ruleset)) else { continue };
            if let Ok(case) = entry.read(tables, Need::Expectation) {
                visit(tables, &case);
            }
        }
    }
}

pub fn judged_cases(visit: &mut dyn FnMut(Judged<'_>)) {
    let shipped = |name: &str| RULESETS.iter().copied().find(|tables| tables.head.name == name);
    each_case(&shipped, &mut |tables, case| visit(Judged { tables, case }));
}

/// Whether some rule asks how deep in its stack a counter lies.
pub fn looks_at_depth(tables: &Tables) -> bool {
    format!("{tables:?}").contains("Depth")
}

/// Whether a position says where something lies by compass points.
pub fn knows_directions(tables: &Tables) -> bool {
    tables.domains.iter().any(|domain| domain.name == "direction")
}

/// The cases that fail when the rules of every file stand last to first, and the files too.
pub fn faults_with_rules_reversed() -> Vec<String> {
    let sources: Vec<Source> = match sources() {
        Ok(sources) => {
            sources.iter().rev().map(|source| Source::new(source.name.clone(), &reversed(&source.text))).collect()
        }
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    let mut reversed = BTreeMap::new();
    for wanted in 0..sources.len() {
        let name = &sources[wanted].name;
        let Ok(stack) = layers::stack(&sources, wanted) else {
            faults.push(format!("{name} has no layers"));
            continue;
        };
        let stack: Vec<Source> = stack.into_iter().map(|layer| sources[layer].clone()).collect();
        match compile(&stack) {
            Ok(tables) => drop(reversed.insert(tables.head.name.to_string(), tables)),
            Err(_) => faults.push(format!("{name} does not compile with its rules reversed")),
        }
    }
    each_case(&|name| reversed.get(name), &mut |tables, case| {
        if let Outcome::Failed(differences) = check(case, tables) {
            faults.push(format!("{} {}: {}", tables.head.name, case.id, differences.join("; ")));
        }
    });
    faults
}

/// The text with its `rule` blocks last to first.
fn reversed(text: &str) -> String {
    let mut head = String::new();
    let mut rules: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("rule ") {
            rules.push(String::new());
        }
        let block = rules.last_mut().unwrap_or(&mut head);
        block.push_str(line);
        block.push('\n');
    }
    head + &rules.into_iter().rev().collect::<String>()
}
