//! A position as a case, ready to be put into a case file.

use reglement_cases::spoken::Spoken;
use reglement_engine::position::{ActData, Asked, PlaceData, Position};
use reglement_engine::table::{AttributeRow, Tables, Type, Value};

/// What a case says besides its position.
#[derive(Clone, Debug)]
pub struct CaseWords<'a> {
    pub id: &'a str,
    pub why: &'a str,
    /// As it stands after `expect:`.
    pub expect: &'a str,
    pub ruleset: Option<&'a str>,
    /// A ruling and the reading by which it is judged, where that is not the ruleset's own.
    pub reading: Option<(&'a str, &'a str)>,
}

/// The case; what is as usual is left out.
pub fn case_text(tables: &Tables, position: &Position, asked: &Asked, words: &CaseWords<'_>) -> String {
    let spoken = Spoken { tables, position, asked };
    let mut lines = vec![format!("- id: {}", words.id), format!("  why: {}", quoted(words.why))];
    lines.extend(words.ruleset.map(|ruleset| format!("  ruleset: {ruleset}")));
    lines.extend(words.reading.map(|(ruling, reading)| format!("  rulings: {{{ruling}: {reading}}}")));
    let game = fields(tables, &tables.game, &position.game, spoken);
    if !game.is_empty() {
        lines.push(format!("  game: {{{}}}", game.join(", ")));
    }
    match position.places.as_slice() {
        [only] if only.id == *tables.place_noun => {
            let place = fields(tables, &tables.places, &only.record, spoken);
            if !place.is_empty() {
                lines.push(format!("  {}: {{{}}}", tables.place_noun, place.join(", ")));
            }
        }
        places => {
            let mut told = Vec::new();
            for place in places {
                // A hex that is called by its coordinates needs no id.
                let called = (!is_called_by_coordinates(place)).then(|| format!("id: {}", id(&place.id)));
                let mut own: Vec<String> = called.into_iter().collect();
                own.extend(place.axial.map(|(q, r)| format!("axial: [{q}, {r}]")));
                own.extend(fields(tables, &tables.places, &place.record, spoken));
                told.push(format!("{{{}}}", own.join(", ")));
            }
            lines.push(format!("  {}: [{}]", tables.place_plural, told.join(", ")));
        }
    }
    if !position.borders.is_empty() {
        let border = |border: &reglement_engine::position::BorderData| {
            let (from, to) = (place_id(position, border.from), place_id(position, border.to));
            let mut own = vec![format!("from: {from}"), format!("to: {to}")];
            own.extend(border.one_way.then(|| "one-way: yes".to_owned()));
            own.extend(fields(tables, &tables.borders, &border.record, spoken));
            format!("{{{}}}", own.join(", "))
        };
        lines.push(format!("  borders: [{}]", position.borders.iter().map(border).collect::<Vec<_>>().join(", ")));
    }
    if !position.groups.is_empty() && speaks_of_groups(position, asked) {
        let group = |group: &reglement_engine::position::GroupData| {
            let own = fields(tables, &tables.groups, &group.record, spoken);
            let own = std::iter::once(format!("id: {}", id(&group.id))).chain(own).collect::<Vec<_>>();
            format!("{{{}}}", own.join(", "))
        };
        lines.push(format!("  groups: [{}]", position.groups.iter().map(group).collect::<Vec<_>>().join(", ")));
    }
    if !position.counters.is_empty() {
        lines.push("  counters:".to_owned());
    }
    for counter in &position.counters {
        let mut own = vec![format!("id: {}", id(&counter.id))];
        if position.places.len() > 1 {
            let at: Vec<String> = counter.at.iter().map(|place| place_id(position, *place)).collect();
            own.push(match at.as_slice() {
                [] => "at: none".to_owned(),
                [only] => format!("at: {only}"),
                several => format!("at: [{}]", several.join(", ")),
            });
        }
        own.extend(fields(tables, &tables.counters, &counter.record, spoken));
        lines.push(format!("    - {{{}}}", own.join(", ")));
    }
    if !position.log.is_empty() {
        lines.push("  log:".to_owned());
    }
    for data in &position.log {
        let asked = Asked::Act(data.clone());
        lines.push(format!("    - {{{}}}", act(tables, data, Spoken { asked: &asked, ..spoken }).join(", ")));
    }
    lines.push(match asked {
        Asked::Moment(moment) => format!("  moment: {}", spoken.moment(*moment)),
        Asked::Act(data) => format!("  act: {{{}}}", act(tables, data, spoken).join(", ")),
    });
    lines.push(format!("  expect: {}", words.expect));
    lines.join("\n") + "\n"
}

/// Groups stand in a case only where something refers to them.
fn speaks_of_groups(position: &Position, asked: &Asked) -> bool {
    let group = |value: &Value| matches!(value, Value::Group(_));
    let names = |data: &ActData| data.parameters.iter().any(group);
    let of_act = match asked {
        Asked::Act(data) => names(data),
        Asked::Moment(_) => false,
    };
    of_act || position.log.iter().any(names) || position.counters.iter().any(|counter| counter.record.iter().any(group))
}

fn act(tables: &Tables, data: &ActData, spoken: Spoken<'_>) -> Vec<String> {
    let Some(row) = tables.acts.get(data.act.index()) else { return Vec::new() };
    let mut said = vec![format!("type: {}", row.name)];
    for own in row.parameters.iter() {
        let Some(known) = tables.parameters.get(own.parameter.index()) else { continue };
        let value = data.parameters.get(own.parameter.index()).copied().unwrap_or(Value::Nothing);
        if known.of_type == Type::Path {
            let steps: Vec<String> = data.steps.iter().map(|step| place_id(spoken.position, step.to)).collect();
            said.extend(data.start.map(|start| format!("from: {}", place_id(spoken.position, start))));
            said.push(format!("{}: [{}]", known.name, steps.join(", ")));
            continue;
        }
        let as_usual = own.usually == Some(value) || own.usually.is_none() && own.optional && value == Value::Nothing;
        if !as_usual {
            said.push(format!("{}: {}", known.name, written(known.of_type, value, spoken)));
        }
    }
    said
}

fn fields(tables: &Tables, rows: &[AttributeRow], record: &[Value], spoken: Spoken<'_>) -> Vec<String> {
    let mut told = Vec::new();
    for (row, value) in rows.iter().zip(record) {
        let as_usual = row.usually == Some(*value) || row.usually.is_none() && row.optional && *value == Value::Nothing;
        if !as_usual {
            told.push(format!("{}: {}", row.name, written(row.of_type, *value, spoken)));
        }
    }
    let _ = tables;
    told
}

fn written(of_type: Type, value: Value, spoken: Spoken<'_>) -> String {
    match value {
        Value::Place(place) => place_id(spoken.position, place),
        Value::Counter(_) | Value::Group(_) => id(&spoken.value(value)),
        Value::List(list) => {
            let listed = spoken.list(list).iter().map(|one| written(of_type, *one, spoken));
            format!("[{}]", listed.collect::<Vec<_>>().join(", "))
        }
        Value::Set(mask) => match of_type {
            Type::AnyOf(domain) => format!("[{}]", spoken.set(mask, Some(domain)).join(", ")),
            _ => "[]".to_owned(),
        },
        Value::Number(number) if !number.is_whole() => format!("\"{number}\""),
        other => spoken.value(other),
    }
}

/// A place as it is called in a case.
pub fn place_id(position: &Position, place: u32) -> String {
    match position.places.get(place as usize) {
        Some(place) if is_called_by_coordinates(place) => place.id.clone(),
        Some(place) => id(&place.id),
        None => "none".to_owned(),
    }
}

/// `[2, -1]`
fn is_called_by_coordinates(place: &PlaceData) -> bool {
    place.axial.is_some_and(|(q, r)| place.id == format!("[{q}, {r}]"))
}

/// Ids that YAML would take for something else stand in quotes.
pub fn id(text: &str) -> String {
    let plain = text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter))
        && !["none", "yes", "no", "true", "false", "null", "nothing", "unlimited"].contains(&text);
    if plain { text.to_owned() } else { quoted(text) }
}

pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
