//! A position in the game's words: `two battalions and one unit (company); constricted yes`.

use reglement_cases::spoken::Spoken;
use reglement_engine::judge::Judge;
use reglement_engine::position::{Asked, CounterData, Position};
use reglement_engine::table::{AttributeRow, DefinitionId, Subject, Tables, Type, Value};

use super::values::usual;

/// Who is there, and what is not as usual. Counters go by the narrowest class that they belong to, of those given.
pub fn position_words(tables: &Tables, position: &Position, asked: &Asked, classes: &[DefinitionId]) -> String {
    let spoken = Spoken { tables, position, asked };
    let judge = Judge::new(tables);
    let mut groups: Vec<(String, String, usize)> = Vec::new();
    for (number, counter) in position.counters.iter().enumerate() {
        let class = narrowest(&judge, position, classes, number as u32);
        let (one, many) = match class.and_then(|class| tables.definitions.get(class.index())) {
            Some(row) => (row.name.replace('-', " "), row.plural.replace('-', " ")),
            None => ("counter".to_owned(), "counters".to_owned()),
        };
        let told = attributes(tables, &tables.counters, &counter.record, spoken, &one);
        let whereabouts = whereabouts(spoken, counter);
        let told = [told, whereabouts].concat();
        let told = if told.is_empty() { String::new() } else { format!(" ({})", told.join(", ")) };
        match groups.iter_mut().find(|(known, _, _)| *known == format!("{one}{told}")) {
            Some((_, _, many)) => *many += 1,
            None => groups.push((format!("{one}{told}"), format!("{many}{told}"), 1)),
        }
    }
    let mut words: Vec<String> = groups
        .into_iter()
        .map(|(one, many, number)| if number == 1 { format!("one {one}") } else { format!("{} {many}", count(number)) })
        .collect();
    if words.is_empty() {
        words.push("no counters".to_owned());
    }
    let mut said = vec![listed(&words)];
    for place in &position.places {
        let told = attributes(tables, &tables.places, &place.record, spoken, "");
        if !told.is_empty() {
            let whose = if position.places.len() > 1 { format!("{}: ", place.id) } else { String::new() };
            said.push(format!("{whose}{}", told.join(", ")));
        }
    }
    for border in &position.borders {
        said.extend(attributes(tables, &tables.borders, &border.record, spoken, ""));
    }
    for group in &position.groups {
        let told = attributes(tables, &tables.groups, &group.record, spoken, "");
        if !told.is_empty() {
            said.push(format!("{}: {}", group.id, told.join(", ")));
        }
    }
    said.extend(attributes(tables, &tables.game, &position.game, spoken, ""));
    for act in &position.log {
        said.push(format!("after {}", asked_words(tables, position, &Asked::Act(act.clone()))));
    }
    said.push(asked_words(tables, position, asked));
    said.join("; ")
}

/// Who is there by class alone, in any order: positions alike but for a detail have one shape.
pub fn shape(tables: &Tables, position: &Position, classes: &[DefinitionId]) -> Vec<String> {
    let judge = Judge::new(tables);
    let mut shape: Vec<String> = (0..position.counters.len() as u32)
        .map(|counter| {
            let class = narrowest(&judge, position, classes, counter);
            class
                .and_then(|class| tables.definitions.get(class.index()))
                .map_or_else(String::new, |row| row.name.to_string())
        })
        .collect();
    shape.sort_unstable();
    shape
}

fn narrowest(judge: &Judge<'_>, position: &Position, classes: &[DefinitionId], counter: u32) -> Option<DefinitionId> {
    let tables = judge.tables();
    let depth = |class: DefinitionId| {
        let mut depth = 0;
        let mut at = tables.definitions.get(class.index()).and_then(|row| row.within);
        while let Some(above) = at.filter(|_| depth < 50) {
            depth += 1;
            at = tables.definitions.get(above.index()).and_then(|row| row.within);
        }
        depth
    };
    let belongs = |class: DefinitionId| {
        let row = tables.definitions.get(class.index());
        let asked = row.is_some_and(|row| row.class && row.subject == Some(Subject::Counter) && row.second.is_none());
        asked && judge.define(position, Some(0), class, Some(Value::Counter(counter))) == Ok(Value::Flag(true))
    };
    classes.iter().copied().filter(|class| belongs(*class)).max_by_key(|class| depth(*class))
}

/// What is not as usual: `infantry`, `steps 3`, `static`.
fn attributes(tables: &Tables, rows: &[AttributeRow], record: &[Value], spoken: Spoken<'_>, noun: &str) -> Vec<String> {
    let mut told = Vec::new();
    for (row, value) in rows.iter().zip(record) {
        if row.usually == Some(*value) || row.usually.is_none() && row.optional && *value == Value::Nothing {
            continue;
        }
        let words = spoken.value_of(*value, Some(row.of_type));
        let name = row.name.replace('-', " ");
        let words = match (row.of_type, *value) {
            (Type::Flag, Value::Flag(true)) => name,
            (Type::Flag, Value::Flag(false)) => format!("not {name}"),
            (Type::OneOf(_), Value::Symbol(_)) if noun.is_empty() => format!("{name} {words}"),
            (Type::OneOf(_), Value::Symbol(_)) => words.replace('-', " "),
            _ => format!("{name} {words}"),
        };
        // An infantry battalion is one by its noun already.
        if words != noun && (row.usually.is_none() || *value != usual(tables, row)) {
            told.push(words);
        }
    }
    told
}

fn whereabouts(spoken: Spoken<'_>, counter: &CounterData) -> Vec<String> {
    if spoken.position.places.len() < 2 {
        return Vec::new();
    }
    match counter.at.as_slice() {
        [] => vec!["off the map".to_owned()],
        [0] => Vec::new(),
        places => {
            vec![format!("in {}", places.iter().map(|place| spoken.place(*place)).collect::<Vec<_>>().join(", "))]
        }
    }
}

fn asked_words(tables: &Tables, position: &Position, asked: &Asked) -> String {
    let spoken = Spoken { tables, position, asked };
    match asked {
        Asked::Moment(moment) => format!("at {}", spoken.moment(*moment)),
        Asked::Act(data) => {
            let Some(row) = tables.acts.get(data.act.index()) else { return String::new() };
            let mut said = Vec::new();
            for own in row.parameters.iter() {
                let Some(known) = tables.parameters.get(own.parameter.index()) else { continue };
                let value = data.parameters.get(own.parameter.index()).copied().unwrap_or(Value::Nothing);
                if own.usually == Some(value) || known.of_type == Type::Path || value == Value::Nothing {
                    continue;
                }
                said.push(format!("{} {}", known.name, spoken.value_of(value, Some(known.of_type))));
            }
            if said.is_empty() { row.name.to_string() } else { format!("{} ({})", row.name, said.join(", ")) }
        }
    }
}

fn count(number: usize) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// `a, b and c`
pub fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
