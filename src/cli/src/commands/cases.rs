//! The cases of one file, each with the ruleset that judges it.

use std::path::Path;
use std::rc::Rc;

use reglement_cases::{Case, CaseFile, Need, Place};

use crate::answer::Answer;
use crate::faults;
use crate::loading::{CaseText, Library, Project, Ruleset, maps_of};

/// Which cases are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    pub file: &'a Path,
    /// Only the case of this id.
    pub only: Option<&'a str>,
    /// The ruleset to judge by, if the file does not lie beside it.
    pub ruleset: Option<&'a Path>,
    /// The side that looks on: only what it knows is told.
    pub onlooker: Option<&'a str>,
    pub coloured: bool,
}

/// A case that could be read.
#[derive(Debug)]
pub struct Found {
    pub case: Case,
    pub ruleset: Rc<Ruleset>,
    /// `file:line`, or only the file where the case is for one side: the line tells how much stands before it.
    pub place: String,
}

/// Takes the cases asked for one by one, in the order of the file: a few lines of it may stand for a large map, and all of
/// them together for more than fits. What cannot be used is reported in the answer.
pub fn each(asked: Asked<'_>, answer: &mut Answer, mut take: impl FnMut(Found, &mut Answer)) {
    let text = match CaseText::read(asked.file) {
        Ok(text) => text,
        Err(message) => {
            return answer.refuse(&message);
        }
    };
    let (cases, faults) = CaseFile::from_text(&text.text, Need::Position);
    let maps = maps_of(asked.file);
    if !faults.is_empty() && asked.onlooker.is_some() {
        answer.refuse(&format!("there are mistakes in `{}` of which one side is not told", text.name));
    } else if !faults.is_empty() {
        answer.report(faults::render(&faults, &text, &maps, asked.coloured));
    }
    let mut named = false;
    let mut library = Library::default();
    for entry in &cases.entries {
        if asked.only.is_some_and(|only| entry.id != only) {
            continue;
        }
        named = true;
        let file = match asked.ruleset {
            Some(named) => Project.ruleset(named),
            None => Project.ruleset_of_cases(asked.file, entry.ruleset.as_deref()),
        };
        let file = match file {
            Ok(file) => file,
            Err(message) => {
                answer.refuse(&message);
                continue;
            }
        };
        let ruleset = library.ruleset(&file, |trouble| answer.report(trouble.reports(asked.coloured)));
        let Some(ruleset) = ruleset else { continue };
        let read = match asked.onlooker {
            Some(side) => entry.read_for(&ruleset.tables, side, &maps),
            None => entry.read_on(&ruleset.tables, Need::Position, &maps),
        };
        match read {
            Ok(case) => {
                let place = match case.onlooker {
                    Some(_) => text.name.clone(),
                    None => format!("{}:{}", text.name, entry.place.line),
                };
                take(Found { case, ruleset, place }, answer);
            }
            Err(mut faults) => {
                for fault in faults.iter_mut().filter(|fault| fault.place == Place::NOWHERE) {
                    fault.message = format!("in case `{}`: {}", entry.id, fault.message);
                }
                answer.report(faults::render(&faults, &text, &maps, asked.coloured));
            }
        }
    }
    if let (Some(only), false) = (asked.only, named) {
        answer.refuse(&format!("`{}` has no case `{only}`", text.name));
    }
}
