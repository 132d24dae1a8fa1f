//! Why a position could not be judged, in a sentence.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::error::{JudgeError, Site};
use crate::position::{Position, Unknown};
use crate::table::{AttributeId, Tables, Value};
use crate::verdict::grammar::{listed, sentence, spoken};
use crate::verdict::names::Names;

impl JudgeError {
    /// What went wrong, where, and on which line of the ruleset.
    pub fn words(&self, tables: &Tables, position: &Position) -> String {
        let names = Names { tables, position, asked: None };
        let fault = match self {
            JudgeError::Missing { thing, attribute, .. } => missing(&names, *thing, *attribute),
            JudgeError::Hidden { needs, .. } => hidden(&names, needs),
            JudgeError::NotANumber { value, .. } => format!("a number is needed, and this is {}", names.value(*value)),
            JudgeError::NotAFlag { value, .. } => format!("a yes or no is needed, and this is {}", names.value(*value)),
            JudgeError::NoFigure { .. } => "the source gives no figure, and the verdict would rest on it".to_string(),
            JudgeError::NotInChart { chart, row, column, .. } => format!(
                "the chart {} has no figure for {} and {}",
                tables.charts.get(chart.index()).map_or_else(|| "?".to_string(), |chart| spoken(&chart.name)),
                names.value(*row),
                names.value(*column)
            ),
            JudgeError::Overflow { .. } => "the number is too large to reckon with".to_string(),
            JudgeError::DivisionByZero { .. } => "this would divide by zero".to_string(),
            JudgeError::NegativeRoot { value, .. } => format!("{} has no square root", names.value(*value)),
            JudgeError::Clash { first, second, .. } => format!(
                "exceptions {} and {} both apply and disagree, and neither beats the other",
                names.exception(*first),
                names.exception(*second)
            ),
            JudgeError::TooDeep { .. } => {
                "definitions and rules lean on one another in a circle, or too deeply".to_string()
            }
            JudgeError::TooLong { .. } => "there is too much to work out".to_string(),
            JudgeError::DoesNotFit { .. } => {
                "the position or the act is not one of this ruleset: it lacks something that the rules ask for"
                    .to_string()
            }
        };
        sentence(&format!("{fault}{}", whereabouts(&names, self.site())))
    }
}

fn missing(names: &Names<'_>, thing: Value, attribute: Option<AttributeId>) -> String {
    let attributes = match thing {
        Value::Counter(_) => &names.tables.counters,
        Value::Place(_) => &names.tables.places,
        Value::Group(_) => &names.tables.groups,
        _ => &names.tables.borders,
    };
    let name = attribute.and_then(|attribute| attributes.get(attribute.index())).map(|row| spoken(&row.name));
    match (thing, name) {
        (Value::Nothing, _) => "a number is needed where there is none".to_string(),
        (thing, Some(name)) => format!("the {name} of {} is missing, and a number is needed", names.value(thing)),
        (thing, None) => format!("a number of {} is needed where there is none", names.value(thing)),
    }
}

fn hidden(names: &Names<'_>, needs: &[Unknown]) -> String {
    let needs: Vec<String> = needs.iter().map(|unknown| names.unknown(*unknown)).collect();
    format!("this rests on what is hidden: {}", listed(&needs))
}

/// `, in hex a, for b, under rule 7.1.0 stack (wacht-am-rhein, line 44)`
fn whereabouts(names: &Names<'_>, site: &Site) -> String {
    let mut words = String::new();
    if let Some(place) = site.place {
        words.push_str(&format!(" in {}", names.place(place)));
    }
    if let Some(subject) = site.subject {
        words.push_str(&format!(", for {}", names.value(subject)));
    }
    let mut place = None;
    if let Some(clause) = site.clause {
        words.push_str(&format!(", under {}", names.clause_name(clause)));
        place = names.clause(clause).map(|row| row.place);
    }
    if let Some(definition) = site.definition {
        words.push_str(&format!(", in the definition of {}", names.definition(definition)));
        place = names.tables.definitions.get(definition.index()).map(|row| row.place);
    }
    if let Some(exception) = site.exception {
        words.push_str(&format!(", in {}", names.the_exception(exception)));
        place = names.tables.exceptions.get(exception.index()).map(|row| row.place);
    }
    match place {
        Some(place) => format!("{words} ({})", names.line(place)),
        None => words,
    }
}
