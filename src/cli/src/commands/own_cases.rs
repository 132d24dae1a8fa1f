//! Rulesets that lie together, each with the cases that it judges.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use reglement_analysis::effect::Unreadable;
use reglement_analysis::side_by_side::side_by_side;
use reglement_cases::{Case, CaseFile, Entry, Maps, Need};
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
    each_entry(ruleset, &mut |entry, maps| cases.extend(entry.read_on(tables, Need::Expectation, maps)));
    cases
}

/// The cases of two rulesets, and those of the first that the other one cannot read. A case that only the first has is one
/// of the other, too, as far as that can read it.
pub fn shared(old: (&PathBuf, &Tables), new: (Option<&PathBuf>, &Tables)) -> ([Vec<Case>; 2], Vec<Unreadable>) {
    let mut cases = [Vec::new(), new.0.map_or_else(Vec::new, |file| self::cases(file, new.1))];
    let own: BTreeSet<String> = cases[1].iter().map(|case| case.id.clone()).collect();
    let mut unreadable = Vec::new();
    each_entry(old.0, &mut |entry, maps| {
        let Ok(case) = entry.read_on(old.1, Need::Expectation, maps) else { return };
        if !own.contains(&case.id) {
            match entry.read_on(new.1, Need::Position, maps) {
                Ok(now) => cases[1].push(now),
                Err(faults) => {
                    let why = faults.first().map_or_else(String::new, |fault| fault.message.clone());
                    unreadable.push(Unreadable { id: case.id.clone(), why });
                }
            }
        }
        cases[0].push(case);
    });
    (cases, unreadable)
}

/// Calls `visit` with each case in the case files of a ruleset that can be taken for one.
fn each_entry(ruleset: &PathBuf, visit: &mut dyn FnMut(&Entry, &Maps<'_>)) {
    for file in case_files(std::slice::from_ref(ruleset)).unwrap_or_default() {
        let Ok(text) = CaseText::read(&file) else { continue };
        let maps = maps_of(&file);
        for entry in CaseFile::from_text(&text.text, Need::Expectation).0.entries {
            let own = Project.ruleset_of_cases(&file, entry.ruleset.as_deref());
            if own.is_ok_and(|own| own == *ruleset) {
                visit(&entry, &maps);
            }
        }
    }
}
