//! `reglement diff OLD NEW`: what changed, in words and in effect.

use std::path::{Path, PathBuf};

use reglement_analysis::change::Comparison;
use reglement_analysis::effect::Effects;
use reglement_analysis::{change, effect};
use reglement_cases::spelling;
use reglement_engine::table::Tables;
use serde::Serialize;

use super::own_cases;
use crate::answer::{Answer, Ended};
use crate::arguments::Layout;
use crate::loading::{Project, display, ruleset_or_revision};

/// What is compared, and how it is told.
#[derive(Debug)]
pub struct Asked {
    pub old: PathBuf,
    pub new: Option<PathBuf>,
    pub rulings: Vec<String>,
    pub old_rulings: Vec<String>,
    /// Whether every ruleset of the folder is compared, each with its own.
    pub each_layer: bool,
    /// Whether no positions are searched whose verdict changes.
    pub words: bool,
    /// How many positions are searched at most.
    pub positions: u64,
    pub format: Layout,
}

pub fn run(asked: &Asked, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let new = asked.new.clone().unwrap_or_else(|| as_it_is_now(&asked.old));
    let pairs = if asked.each_layer {
        match each_layer(&asked.old, &new) {
            Ok(pairs) => pairs,
            Err(message) => return Answer::bad_input(&message),
        }
    } else {
        vec![(asked.old.clone(), new)]
    };
    let mut compared = Vec::new();
    for (old, new) in pairs {
        let old = read(&old, &asked.old_rulings, asked.each_layer, coloured, &mut answer);
        let new = read(&new, &asked.rulings, asked.each_layer, coloured, &mut answer);
        let (Some((old_file, old)), Some((new_file, new))) = (old, new) else { continue };
        let comparison = change::compare(&old, &new);
        let effects = (!asked.words).then(|| {
            let (cases, unreadable) = own_cases::shared((old_file.as_ref(), &old), (new_file.as_ref(), &new));
            let effects = effect::effects_within(&old, &new, asked.positions, [&cases[0], &cases[1]]);
            Effects { unreadable, ..effects }
        });
        compared.push(Told { comparison, effects });
    }
    if answer.ended == Ended::BadInput {
        return answer;
    }
    match asked.format {
        Layout::Text => answer.out.push_str(&compared.iter().map(text).collect::<Vec<_>>().join("\n")),
        Layout::Snapshot => answer.out.push_str(&compared.iter().map(snapshot).collect::<Vec<_>>().join("\n")),
        Layout::Markdown => answer.out.push_str(&compared.iter().map(markdown).collect::<Vec<_>>().join("\n")),
        Layout::Json => {
            let written = match compared.as_slice() {
                [only] if !asked.each_layer => serde_json::to_string_pretty(only),
                all => serde_json::to_string_pretty(all),
            };
            answer.line(&written.unwrap_or_default());
        }
    }
    answer
}

/// The comparison of two rulesets.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    comparison: Comparison,
    #[serde(skip_serializing_if = "Option::is_none")]
    effects: Option<Effects>,
}

fn text(told: &Told) -> String {
    let effects = told.effects.as_ref().filter(|_| !told.comparison.is_empty());
    let effects = effects.map(|effects| format!("\nIn effect\n{}", effect::text(effects)));
    change::text(&told.comparison) + &effects.unwrap_or_default()
}

fn snapshot(told: &Told) -> String {
    let effects = told.effects.as_ref().filter(|_| !told.comparison.is_empty());
    let effects = effects.map(|effects| format!("\nIn effect\n{}", effect::snapshot(effects)));
    change::text(&told.comparison) + &effects.unwrap_or_default()
}

fn markdown(told: &Told) -> String {
    change::markdown(&told.comparison) + &told.effects.as_ref().map(effect::markdown).unwrap_or_default()
}

/// A ruleset with its rulings read as asked, and its file unless it is of a revision. Of several layers, those that lack a
/// ruling are as they are.
fn read(
    named: &Path,
    rulings: &[String],
    lenient: bool,
    coloured: bool,
    answer: &mut Answer,
) -> Option<(Option<PathBuf>, Tables)> {
    let mut tables = match ruleset_or_revision(named) {
        Ok(ruleset) => ruleset.tables,
        Err(trouble) => {
            answer.report(trouble.reports(coloured));
            return None;
        }
    };
    let has = |written: &&String| {
        let name = written.split_once('=').map_or(written.as_str(), |(name, _)| name);
        !lenient || tables.rulings.iter().any(|row| row.name == name)
    };
    let own: Vec<String> = rulings.iter().filter(has).cloned().collect();
    match with_readings(&mut tables, &own) {
        Ok(()) => Some((Project.ruleset(named).ok(), tables)),
        Err(message) => {
            answer.refuse(&message);
            None
        }
    }
}

/// Each ruleset of the new folder, with the one of its name in the old folder or revision.
fn each_layer(old: &Path, new: &Path) -> Result<Vec<(PathBuf, PathBuf)>, String> {
    let revision = match old.to_string_lossy().split_once(':') {
        Some((revision, _)) if !old.exists() => Some(revision.to_owned()),
        _ => None,
    };
    let before = if revision.is_none() { Project.rulesets(old)? } else { Vec::new() };
    let mut pairs = Vec::new();
    for file in Project.rulesets(new)? {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let own = match &revision {
            Some(revision) => PathBuf::from(format!("{revision}:{stem}")),
            None => match before.iter().find(|known| known.file_stem() == file.file_stem()) {
                Some(known) => known.clone(),
                None => return Err(format!("`{}` has no layer `{stem}` to compare with", display(old))),
            },
        };
        pairs.push((own, file));
    }
    Ok(pairs)
}

/// The same ruleset without its revision.
fn as_it_is_now(old: &Path) -> PathBuf {
    match old.to_string_lossy().split_once(':') {
        Some((_, name)) if !old.exists() => PathBuf::from(name),
        _ => old.to_path_buf(),
    }
}

/// `A1=no`
fn with_readings(tables: &mut Tables, readings: &[String]) -> Result<(), String> {
    for written in readings {
        let Some((name, reading)) = written.split_once('=') else {
            return Err(format!("`{written}` is no reading of a ruling; write it as A1=no"));
        };
        let hint = |hint: Option<String>| hint.map(|hint| format!(" ({hint})")).unwrap_or_default();
        let Some(number) = tables.rulings.iter().position(|row| row.name == name) else {
            let hint = hint(spelling::hint(name, tables.rulings.iter().map(|row| &*row.name)));
            return Err(format!("`{}` has no ruling {name}{hint}", tables.head.name));
        };
        let domain = tables.rulings.get(number).and_then(|row| tables.domains.get(row.domain.index()));
        let values = domain.map_or(&[][..], |row| &row.values);
        let word =
            |symbol: &reglement_engine::table::Symbol| tables.symbols.get(symbol.0 as usize).map_or("", |text| text);
        match values.iter().find(|value| word(value) == spelling::name(reading)).copied() {
            Some(reading) => {
                if let Some(row) = tables.rulings.to_mut().get_mut(number) {
                    row.used = reading;
                }
            }
            None => {
                let hint = hint(spelling::hint(reading, values.iter().map(word)));
                return Err(format!("ruling {name} cannot be read as `{reading}`{hint}"));
            }
        }
    }
    Ok(())
}
