//! What definitions come to, on both sides.

use reglement_engine::judge::Judge;
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{self, DefinitionId};

use super::spelled;
use crate::interpreter::{Asked as AskedOfInterpreter, Fault, Game, Noted, Scene, Value, Words};

/// What a definition is worked out for.
pub type Subject = Option<(table::Value, Value)>;

/// Works every definition out for everything it can be worked out for, after the act, and tells where the two differ.
pub fn defined(judge: &Judge<'_>, game: &Game<'_>, position: &Position, asked: &Asked, noted: &Noted) -> Vec<String> {
    noted.begin();
    let tables = judge.tables();
    let words = Words { tables, position };
    let (world, question) = (words.world(), words.asked(asked));
    let mut differences = Vec::new();
    let scene = Scene::new(game, &world, noted);
    let act = match &question {
        AskedOfInterpreter::Act(act) => Some(act),
        AskedOfInterpreter::Moment(_) => None,
    };
    let (after, here) = match scene.at_the_end(act) {
        Ok(end) => end,
        Err(_) => return differences,
    };
    let scene = Scene { act, here, before: Some(&world), ..Scene::new(game, &after, noted) };
    for (number, row) in tables.definitions.iter().enumerate() {
        let Some(own) = game.definition(&row.name).filter(|_| row.second.is_none()) else { continue };
        for subject in subjects(row.subject, position) {
            let by_tables = judge.define_after(
                position,
                asked,
                None,
                DefinitionId(number as u16),
                subject.as_ref().map(|(of_tables, _)| *of_tables),
            );
            let by_interpreter = scene.defined(own, subject.as_ref().map(|(_, own)| own.clone()), None);
            let same = match (&by_tables, &by_interpreter) {
                (Ok(left), Ok(right)) => spelled::of_tables(&words, *left) == spelled::of_interpreter(right),
                (Err(_), Err(Fault::Missing(_) | Fault::Hidden | Fault::Unjudgeable(_)))
                | (_, Err(Fault::NotCovered(_))) => true,
                _ => false,
            };
            if !same {
                let left = by_tables
                    .map_or_else(|error| error.words(tables, position), |value| spelled::of_tables(&words, value));
                let right =
                    by_interpreter.map_or_else(|fault| fault.to_string(), |value| spelled::of_interpreter(&value));
                differences.push(format!("{} of {:?}: {left} by tables, {right} by interpreter", row.name, subject));
            }
        }
    }
    differences
}

fn subjects(of: Option<table::Subject>, position: &Position) -> Vec<Subject> {
    let all = |number: usize, of_tables: fn(u32) -> table::Value, own: fn(usize) -> Value| {
        (0..number).map(|index| Some((of_tables(index as u32), own(index)))).collect::<Vec<Subject>>()
    };
    match of {
        None => vec![None],
        Some(table::Subject::Counter) => all(position.counters.len(), table::Value::Counter, Value::Counter),
        Some(table::Subject::Place) => all(position.places.len(), table::Value::Place, Value::Place),
        Some(table::Subject::Group) => all(position.groups.len(), table::Value::Group, Value::Group),
        Some(table::Subject::Act) => all(position.log.len(), table::Value::Act, Value::Act),
        Some(table::Subject::Step) => Vec::new(),
    }
}
