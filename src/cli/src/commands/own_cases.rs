//! Rulesets that lie together, each with the cases that it judges.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use reglement_analysis::effect::Unreadable;
use reglement_analysis::side_by_side::side_by_side;
use reglement_cases::{Case, CaseFile, Entry, Maps, Need};
use reglement_engine::table::Tables;

use crate::answer::Answer;
use crate::loading::{CaseText, Project, Ruleset, case_files, display, maps_of, rules_files};

/// A ruleset with its cases.
#[derive(Debug)]
pub struct Judged {
    pub file: PathBuf,
    pub tables: Tables,
    pub cases: Vec<Case>,
}

/// Rulesets of one folder, which may share layers.
#[derive(Debug)]
pub struct Together {
    pub folder: PathBuf,
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
    let mut together: Vec<Together> = Vec::new();
    for judged in read_files(files, coloured, answer) {
        let folder = judged.file.parent().map(Path::to_path_buf).unwrap_or_default();
        match together.iter_mut().find(|known| known.folder == folder) {
            Some(known) => known.rulesets.push(judged),
            None => together.push(Together { folder, rulesets: vec![judged] }),
        }
    }
    together
}

impl Together {
    /// What they are called together: by their folder.
    pub fn name(&self) -> String {
        if self.folder.as_os_str().is_empty() { ".".to_owned() } else { display(&self.folder) }
    }

    /// The others of the folder. What cannot be used is reported in the answer.
    pub fn beside(&self, coloured: bool, answer: &mut Answer) -> Vec<Judged> {
        let is_other = |file: &PathBuf| !self.rulesets.iter().any(|known| known.file.file_name() == file.file_name());
        let folder = if self.folder.as_os_str().is_empty() { Path::new(".") } else { &self.folder };
        read_files(rules_files(folder).into_iter().filter(is_other).collect(), coloured, answer)
    }
}

fn read_files(files: Vec<PathBuf>, coloured: bool, answer: &mut Answer) -> Vec<Judged> {
    let read = side_by_side(files.len(), |number| {
        let file = files.get(number)?.clone();
        Some(Ruleset::read(&file).map(|ruleset| Judged {
            cases: cases(&file, &ruleset.tables),
            tables: ruleset.tables,
            file,
        }))
    });
    let mut judged = Vec::new();
    for read in read.into_iter().flatten() {
        match read {
            Ok(one) => judged.push(one),
            Err(trouble) => answer.report(trouble.reports(coloured)),
        }
    }
    judged
}

/// The cases of a ruleset; what is wrong in a case file is told by `reglement test`.
pub fn cases(ruleset: &PathBuf, tables: &Tables) -> Vec<Case> {
    let mut cases = Vec::new();
    each_entry(ruleset, &mut |entry, maps| cases.extend(entry.read_on(tables, Need::Expectation, maps)));
    cases
}

/// The cases of two rulesets, of which each may lie where no cases are, and those of the first that the other one cannot
/// read. A case that only the first has is one of the other, too, as far as that can read it.
pub fn shared(
    (old_file, old): (Option<&PathBuf>, &Tables),
    (new_file, new): (Option<&PathBuf>, &Tables),
) -> ([Vec<Case>; 2], Vec<Unreadable>) {
    let mut cases = [Vec::new(), new_file.map_or_else(Vec::new, |file| self::cases(file, new))];
    let mut unreadable = Vec::new();
    let Some(old_file) = old_file else { return (cases, unreadable) };
    let own: BTreeSet<String> = cases[1].iter().map(|case| case.id.clone()).collect();
    each_entry(old_file, &mut |entry, maps| {
        let Ok(case) = entry.read_on(old, Need::Expectation, maps) else { return };
        if !own.contains(&case.id) {
            match entry.read_on(new, Need::Position, maps) {
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
