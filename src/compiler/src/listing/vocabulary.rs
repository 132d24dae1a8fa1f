//! The head, what there is, what may be done, what is outside, and what is read one way or another.

use reglement_engine::table::{ActEffect, ActRow, AttributeRow, Moments, ParameterId, Stage, Tables, Type, Value};

use super::indented::Indented;
use super::words;

pub fn head(tables: &Tables, text: &mut Indented) {
    let head = &tables.head;
    text.line(if head.title.is_empty() { &head.name } else { &head.title });
    text.deeper(|text| {
        for (name, words) in
            [("ruleset", &head.name), ("game", &head.game), ("edition", &head.edition), ("source", &head.source)]
        {
            if !words.is_empty() {
                text.line(&format!("{name}: {words}"));
            }
        }
        for row in tables.layers.iter().rev().skip(1) {
            text.line(&format!("builds on: {} ({})", row.name, row.title));
        }
    });
}

pub fn things(tables: &Tables, text: &mut Indented) {
    for (heading, rows) in [
        ("The game has".to_owned(), &tables.game),
        (format!("A {} has", tables.place_noun), &tables.places),
        ("A border has".to_owned(), &tables.borders),
        ("A counter has".to_owned(), &tables.counters),
        ("A group has".to_owned(), &tables.groups),
    ] {
        if !rows.is_empty() {
            text.heading(&heading);
            text.deeper(|text| rows.iter().for_each(|row| text.line(&attribute_line(tables, row))));
        }
    }
}

/// An attribute as it is declared: its name, type and usual value.
pub fn attribute_line(tables: &Tables, row: &AttributeRow) -> String {
    let usually = usually(tables, row.optional, row.usually.as_ref(), row.of_type);
    let each = if row.in_each_place { format!(", in each {}", tables.place_noun) } else { String::new() };
    let name = words::with_second_spelling(&row.name, &row.alias);
    described(&format!("{name}: {}{each}{usually}", words::of_type(tables, row.of_type)), &row.doc)
}

fn usually(tables: &Tables, optional: bool, usually: Option<&Value>, of_type: Type) -> String {
    let domain = match of_type {
        Type::AnyOf(domain) => Some(domain),
        _ => None,
    };
    match usually {
        Some(value) => format!(", usually {}", words::value(tables, value, domain)),
        None if optional => ", usually none".to_owned(),
        None => String::new(),
    }
}

/// Words, and in brackets what they mean.
fn described(words: &str, doc: &str) -> String {
    if doc.is_empty() { words.to_owned() } else { format!("{words} ({doc})") }
}

pub fn acts(tables: &Tables, text: &mut Indented) {
    for (heading, question) in [("What may be done", false), ("What may be asked", true)] {
        if tables.acts.iter().any(|row| row.question == question) {
            text.heading(heading);
            text.deeper(|text| {
                tables.acts.iter().filter(|row| row.question == question).for_each(|row| act(tables, row, text))
            });
        }
    }
    if !tables.moments.is_empty() {
        text.heading("Moments");
        text.deeper(|text| tables.moments.iter().for_each(|row| text.line(&described(&row.name, &row.doc))));
    }
}

/// An act: what it carries, what it changes, and where it leads.
pub fn act_lines(tables: &Tables, row: &ActRow) -> String {
    let mut text = Indented::default();
    act(tables, row, &mut text);
    text.finish()
}

fn act(tables: &Tables, row: &ActRow, text: &mut Indented) {
    let name = |parameter: ParameterId| tables.parameters.get(parameter.index()).map_or("?", |row| row.name.as_ref());
    text.line(&described(&row.name, &row.doc));
    text.deeper(|text| {
        for parameter in row.parameters.iter() {
            let Some(row) = tables.parameters.get(parameter.parameter.index()) else { continue };
            let usually = usually(tables, parameter.optional, parameter.usually.as_ref(), row.of_type);
            let name = words::with_second_spelling(&row.name, &row.alias);
            let line = format!("{name}: {}{usually}", words::of_type(tables, row.of_type));
            text.line(&described(&line, &parameter.doc));
        }
        for effect in row.effects.iter() {
            text.line(&match effect {
                ActEffect::MovesAlong { what, path } => format!("moves {} along {}", name(*what), name(*path)),
                ActEffect::MovesTo { what, to } => format!("moves {} to {}", name(*what), name(*to)),
                ActEffect::Spreads { what, over } => format!("moves {} to all of {}", name(*what), name(*over)),
                ActEffect::Sets { what, attribute, .. } => {
                    let of_type = tables.parameters.get(what.index()).map_or(Type::Flag, |row| row.of_type);
                    let attributes = super::things::Thing::of_type(of_type).attributes(tables);
                    let attribute = attributes.get(attribute.index()).map_or("?", |row| row.name.as_ref());
                    format!("sets {}'s {attribute}", name(*what))
                }
                ActEffect::Removes { what } => format!("removes {}", name(*what)),
                ActEffect::LeavesOpen { what } => format!("leaves {} open", name(*what)),
            });
        }
        for (when, moments) in [
            ("at the start", row.at_the_start),
            ("at each step", row.at_each_step),
            ("on the way", row.on_the_way),
            ("at the end", row.at_the_end),
        ] {
            if moments != Moments::NONE {
                text.line(&format!("{when}: {}", words::moments(tables, moments)));
            }
        }
        for more in row.conditional.iter() {
            let when = match more.stage {
                Stage::AtTheStart => "at the start",
                Stage::AtEachStep => "at each step",
                Stage::OnTheWay => "on the way",
                Stage::AtTheEnd => "at the end",
            };
            text.line(&format!("{when}, sometimes: {}", words::moments(tables, more.moments)));
        }
        if let Some(parameter) = row.happens_in {
            text.line(&format!("happens in {}", name(parameter)));
        }
    });
}

pub fn references(tables: &Tables, text: &mut Indented) {
    if !tables.references.is_empty() {
        text.heading("Rules outside this ruleset");
        text.deeper(|text| tables.references.iter().for_each(|row| text.line(&described(&row.number, &row.doc))));
    }
}

pub fn rulings(tables: &Tables, text: &mut Indented) {
    if tables.rulings.is_empty() {
        return;
    }
    text.heading("Rulings");
    text.deeper(|text| {
        for number in 0..tables.rulings.len() {
            ruling(tables, number, text);
        }
    });
}

pub fn ruling(tables: &Tables, number: usize, text: &mut Indented) {
    let Some(row) = tables.rulings.get(number) else { return };
    text.line(&format!("{} {}", row.name, row.question));
    text.deeper(|text| {
        let others = tables.domains.get(row.domain.index()).map_or(&[][..], |row| &row.values);
        let others = others.iter().filter(|value| **value != row.used);
        let others = others.map(|value| words::symbol(tables, *value)).collect::<Vec<_>>().join(", ");
        text.line(&format!("read as {}, and not as {others}", words::symbol(tables, row.used)));
        if !row.because.is_empty() {
            text.line(&format!("because {}", row.because));
        }
    });
}
