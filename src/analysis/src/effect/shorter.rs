//! Less of both: what is bound by a number of the position can be shown with fewer steps or counters and another number.

use std::collections::BTreeSet;

use reglement_engine::number::Number;
use reglement_engine::table::{Tables, Type, Value};

use crate::search::{Kind, Twin, record, with_number_changed};

/// A step or counter may count for up to so much.
const HEAVIEST: i64 = 4;

/// No more positions are tried for one counter or step less than this.
const MOST_TRIED: usize = 400;

/// Attributes of one kind of thing, by name.
pub type Names = BTreeSet<(Kind, String)>;

/// Leaves out steps and counters, and changes one number of the position by what they counted for, as long as `shows` holds;
/// none where nothing comes of it. Only numbers of these names are changed.
pub fn shorter(twin: &Twin, tables: [&Tables; 2], names: &Names, shows: &mut dyn FnMut(&Twin) -> bool) -> Option<Twin> {
    let mut shorter = one_thing_less(twin, tables, names, shows)?;
    while let Some(smaller) = one_thing_less(&shorter, tables, names, shows) {
        shorter = smaller;
    }
    Some(shorter)
}

fn one_thing_less(
    twin: &Twin,
    tables: [&Tables; 2],
    names: &Names,
    shows: &mut dyn FnMut(&Twin) -> bool,
) -> Option<Twin> {
    let whole: Vec<Number> = (1..=HEAVIEST).map(Number::whole).collect();
    let mut cuts: Vec<(Twin, Vec<Number>)> = Vec::new();
    for counter in (0..twin.position().counters.len()).rev() {
        if let Some(cut) = twin.without_counter(counter as u32) {
            let own = numbers_of(twin, tables, Kind::Counter, counter, names).map(|(_, number)| number);
            let mut amounts: Vec<Number> = own.filter(|number| *number > Number::ZERO).collect();
            amounts.extend(whole.iter().chain(&Number::fraction(1, 2)));
            cuts.push((cut, amounts));
        }
    }
    // Where a path is walked, one step of it is.
    if twin.way().len() > 2 {
        let steps = [twin.without_last_steps(1), twin.without_first_step(tables)];
        cuts.extend(steps.into_iter().flatten().map(|cut| (cut, whole.clone())));
    }
    let mut left = MOST_TRIED;
    for (cut, amounts) in cuts {
        for (kind, number, name) in numbers(&cut, tables, names) {
            for by in amounts.iter().flat_map(|by| [Some(*by), Number::ZERO.minus(*by)]).flatten() {
                let smaller = with_number_changed(&cut, tables, (kind, number, &name), by);
                let Some(smaller) = smaller else { continue };
                left = left.checked_sub(1)?;
                if shows(&smaller) {
                    return Some(smaller);
                }
            }
        }
    }
    None
}

/// The attributes that hold a number, of everything that has attributes.
fn numbers(twin: &Twin, tables: [&Tables; 2], names: &Names) -> Vec<(Kind, usize, String)> {
    let position = twin.position();
    let mut found = Vec::new();
    for (kind, many) in [
        (Kind::Counter, position.counters.len()),
        (Kind::Group, position.groups.len()),
        (Kind::Place, position.places.len()),
        (Kind::Game, 1),
    ] {
        for number in 0..many {
            found.extend(numbers_of(twin, tables, kind, number, names).map(|(name, _)| (kind, number, name)));
        }
    }
    found
}

/// Those of one thing, and what they are.
fn numbers_of(
    twin: &Twin,
    tables: [&Tables; 2],
    kind: Kind,
    number: usize,
    names: &Names,
) -> impl Iterator<Item = (String, Number)> {
    let rows = kind.rows(tables[0]).iter().zip(record(twin.position(), kind, number).into_iter().flatten());
    rows.filter_map(move |(row, value)| match (row.of_type, value) {
        (Type::Number { .. } | Type::Fraction, Value::Number(number)) => Some((row.name.to_string(), *number)),
        _ => None,
    })
    .filter(move |(name, _)| names.contains(&(kind, name.clone())))
    .collect::<Vec<_>>()
    .into_iter()
}
