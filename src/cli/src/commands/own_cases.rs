//! Rulesets that lie together, each with the cases that it judges.

use std::path::{Path, PathBuf};

use reglement_analysis::side_by_side::side_by_side;
use reglement_cases::{Case, CaseFile, Need};
use reglement_engine::table::Tables;

use crate::answer::Answer;
use crate::loading::{CaseText, Project, Ruleset, case_files, display, maps_of};

/// A ruleset with its cases.
#[derive(Debug)]
pub struct Judged {
    pub tables: Tables,
    pub cases: Vec<Case>,
}

/// The rulesets of one folder, which may share layers.
#[derive(Debug)]
pub struct Together {
    pub name: String,
    pub rulesets: Vec<Judged>,
}

/// The rulesets named, or all, folder by folder. What cannot be used is reported in the answer; what is wrong in a case
/// file is told by `reglement test`.
pub fn read(named: &[PathBuf], coloured: bool, answer: &mut Answer) -> Vec<Together> {
    let mut files: Vec<PathBuf> = Vec::new();
    if named.is_empty() {
        match Project.all() {
            Ok(all) => files = all,
            Err(message) => answer.refuse(&message),
        }
    }
    for named in named {
        match Project.rulesets(named) {
            Ok(found) => files.extend(found),
            Err(message) => answer.refuse(&message),
        }
    }
    let mut together: Vec<(PathBuf, Together)> = Vec::new();
    let read = side_by_side(files.len(), |number| {
        let file = files.get(number)?;
        Some(Ruleset::read(file).map(|ruleset| Judged { cases: cases(file, &ruleset.tables), tables: ruleset.tables }))
    });
    for (file, read) in files.iter().zip(read.into_iter().flatten()) {
        let judged = match read {
            Ok(judged) => judged,
            Err(trouble) => {
                answer.report(trouble.reports(coloured));
                continue;
            }
        };
        let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
        match together.iter_mut().find(|(known, _)| *known == folder) {
            Some((_, one)) => one.rulesets.push(judged),
            None => together.push((folder.clone(), Together { name: display(&folder), rulesets: vec![judged] })),
        }
    }
    together.into_iter().map(|(_, together)| together).collect()
}

/// The cases of a ruleset; what is wrong in a case file is told by `reglement test`.
pub fn cases(ruleset: &PathBuf, tables: &Tables) -> Vec<Case> {
    let mut cases = Vec::new();
    for file in case_files(std::slice::from_ref(ruleset)).unwrap_or_default() {
        let Ok(text) = CaseText::read(&file) else { continue };
        let maps = maps_of(&file);
        for entry in CaseFile::from_text(&text.text, Need::Expectation).0.entries {
            let own = Project.ruleset_of_cases(&file, entry.ruleset.as_deref());
            if own.is_ok_and(|own| own == *ruleset) {
                cases.extend(entry.read_on(tables, Need::Expectation, &maps));
            }
        }
    }
    cases
}
