//! `reglement draw FILE`: the positions of a case file as SVG pictures, and `reglement book RULESET`: a ruleset with its
//! cases as one HTML file.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use reglement_cases::{Need, check};
use reglement_pictures::{Judged, book, picture};

use super::cases::{self, Asked, Found};
use crate::answer::Answer;
use crate::loading::{Project, Ruleset, case_files, put};

/// Writes one picture to the standard output, or each to a file of a folder.
pub fn draw(asked: Asked<'_>, folder: Option<&Path>) -> Answer {
    let mut answer = Answer::empty();
    let mut drawn = BTreeSet::new();
    let mut several = false;
    cases::each(asked, &mut answer, |found, answer| {
        several |= folder.is_none() && !drawn.insert(String::new());
        if several {
            return;
        }
        let Some(judged) = judged(&found, answer) else { return };
        let svg = picture(&judged.case, &found.ruleset.tables, &judged.verdict);
        match folder {
            None => answer.out.push_str(&svg),
            Some(folder) => {
                let name = file_name(&judged.case.id);
                let file = folder.join(format!("{name}.svg"));
                // Not every system tells capital letters from small ones.
                if !drawn.insert(name.to_lowercase()) {
                    let file = crate::loading::display(&file);
                    answer.refuse(&format!("{}: `{file}` is the picture of another case already", found.place));
                    return;
                }
                match put(&file, &svg) {
                    Ok(()) => answer.line(&crate::loading::display(&file)),
                    Err(message) => answer.refuse(&message),
                }
            }
        }
    });
    if several {
        answer.out.clear();
        answer.refuse("there are several cases; name one with --case, or a folder for all with --to");
    }
    answer
}

/// Writes the rulebook to the standard output, or to a file.
pub fn write_book(named: &Path, file: Option<&Path>, coloured: bool) -> Answer {
    let ruleset_file = match Project.ruleset(named) {
        Ok(file) => file,
        Err(message) => return Answer::bad_input(&message),
    };
    let mut answer = Answer::empty();
    let ruleset = match Ruleset::read(&ruleset_file) {
        Ok(ruleset) => ruleset,
        Err(trouble) => {
            answer.report(trouble.reports(coloured));
            return answer;
        }
    };
    let files = match case_files(std::slice::from_ref(&ruleset_file)) {
        Ok(files) => files,
        Err(messages) => {
            messages.iter().for_each(|message| answer.refuse(message));
            Vec::new()
        }
    };
    let mut cases = Vec::new();
    for file in files {
        cases.extend(own_cases(&file, &ruleset_file, &ruleset, &mut answer));
    }
    let html = book(&ruleset.tables, &cases);
    match file {
        None => answer.out.push_str(&html),
        Some(file) => match put(file, &html) {
            Ok(()) => answer.line(&crate::loading::display(file)),
            Err(message) => answer.refuse(&message),
        },
    }
    answer
}

/// The cases of a file that belong to this ruleset; a folder may hold those of its layers too.
fn own_cases(file: &Path, ruleset_file: &PathBuf, ruleset: &Ruleset, answer: &mut Answer) -> Vec<Judged> {
    use reglement_cases::CaseFile;

    use crate::loading::{CaseText, maps_of};

    let text = match CaseText::read(file) {
        Ok(text) => text,
        Err(message) => {
            answer.refuse(&message);
            return Vec::new();
        }
    };
    let maps = maps_of(file);
    let mut cases = Vec::new();
    // What cannot be read is told by `reglement test`.
    for entry in CaseFile::from_text(&text.text, Need::Position).0.entries {
        let own = Project.ruleset_of_cases(file, entry.ruleset.as_deref());
        if own.is_ok_and(|own| own != *ruleset_file) {
            continue;
        }
        let Ok(case) = entry.read_on(&ruleset.tables, Need::Position, &maps) else { continue };
        let Ok(verdict) = check::verdict(&check::judge_of(&case, &ruleset.tables), &case) else { continue };
        cases.push(Judged { case, verdict });
    }
    cases
}

fn judged(found: &Found, answer: &mut Answer) -> Option<Judged> {
    let case = found.case.clone();
    match check::verdict(&check::judge_of(&case, &found.ruleset.tables), &case) {
        Ok(verdict) => Some(Judged { case, verdict }),
        Err(why) => {
            answer.refuse(&format!("{}: `{}` cannot be judged: {why}", found.place, case.id));
            None
        }
    }
}

/// An id as the name of a file: letters, digits, hyphens and dots.
fn file_name(id: &str) -> String {
    let safe = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_' | '.');
    let name: String = id.chars().map(|sign| if safe(sign) { sign } else { '-' }).collect();
    name.trim_start_matches('.').to_owned()
}
