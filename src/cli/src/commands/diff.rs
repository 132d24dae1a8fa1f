//! `reglement diff OLD NEW`: what changed, in words and in effect.

use std::path::{Path, PathBuf};

use reglement_analysis::change::Comparison;
use reglement_analysis::effect::Effects;
use reglement_analysis::{change, effect};
use reglement_cases::spelling;
use reglement_engine::table::Tables;
use serde::Serialize;

use crate::answer::Answer;
use crate::arguments::Layout;
use crate::loading::ruleset_or_revision;

/// What is compared, and how it is told.
#[derive(Debug)]
pub struct Asked {
    pub old: PathBuf,
    pub new: Option<PathBuf>,
    pub rulings: Vec<String>,
    pub old_rulings: Vec<String>,
    /// Whether positions are searched whose verdict changes.
    pub effect: bool,
    pub format: Layout,
}

pub fn run(asked: &Asked, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let new = asked.new.clone().unwrap_or_else(|| as_it_is_now(&asked.old));
    let sides = [(&asked.old, &asked.old_rulings), (&new, &asked.rulings)];
    let mut read = Vec::new();
    for (named, rulings) in sides {
        match ruleset_or_revision(named) {
            Ok(mut ruleset) => match with_readings(&mut ruleset.tables, rulings) {
                Ok(()) => read.push(ruleset.tables),
                Err(message) => answer.refuse(&message),
            },
            Err(trouble) => answer.report(trouble.reports(coloured)),
        }
    }
    let [old, new] = read.as_slice() else { return answer };
    let comparison = change::compare(old, new);
    let effects = asked.effect.then(|| effect::effects(old, new));
    match asked.format {
        Layout::Text => {
            answer.out.push_str(&change::text(&comparison));
            if let Some(effects) = effects.filter(|_| !comparison.is_empty()) {
                answer.out.push_str("\nIn effect\n");
                answer.out.push_str(&effect::text(&effects));
            }
        }
        Layout::Markdown => {
            answer.out.push_str(&change::markdown(&comparison));
            answer.out.push_str(&effects.map(|effects| effect::markdown(&effects)).unwrap_or_default());
        }
        Layout::Json => {
            let told = Told { comparison: &comparison, effects };
            answer.line(&serde_json::to_string_pretty(&told).unwrap_or_default());
        }
    }
    answer
}

#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    comparison: &'a Comparison,
    effects: Option<Effects>,
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
