//! A shorter way with a smaller number: what is bound by a number of the position can be shown with less of both.

use reglement_engine::table::{Tables, Type, Value};

use crate::search::{Kind, Twin, record, with_number_changed};

/// A step may count for up to so much.
const HEAVIEST: i64 = 4;

/// Leaves out steps, and takes from one number of the position what they counted for, as long as `shows` holds; none where
/// nothing comes of it.
pub fn shorter(twin: &Twin, tables: [&Tables; 2], shows: &mut dyn FnMut(&Twin) -> bool) -> Option<Twin> {
    let mut shorter = one_step_shorter(twin, tables, shows)?;
    while let Some(smaller) = one_step_shorter(&shorter, tables, shows) {
        shorter = smaller;
    }
    Some(shorter)
}

fn one_step_shorter(twin: &Twin, tables: [&Tables; 2], shows: &mut dyn FnMut(&Twin) -> bool) -> Option<Twin> {
    // Where a path is walked, one step of it is.
    if twin.way().len() < 3 {
        return None;
    }
    let cut = [twin.without_last_steps(1), twin.without_first_step(tables)];
    for cut in cut.into_iter().flatten() {
        for (kind, number, name) in numbers(&cut, tables) {
            for by in 1..=HEAVIEST {
                let smaller = with_number_changed(&cut, tables, (kind, number, &name), -by);
                if let Some(smaller) = smaller.filter(|smaller| shows(smaller)) {
                    return Some(smaller);
                }
            }
        }
    }
    None
}

/// The attributes that hold a number, of the game, the groups and the counters.
fn numbers(twin: &Twin, tables: [&Tables; 2]) -> Vec<(Kind, usize, String)> {
    let position = twin.position();
    let mut found = Vec::new();
    for (kind, many) in
        [(Kind::Counter, position.counters.len()), (Kind::Group, position.groups.len()), (Kind::Game, 1)]
    {
        for number in 0..many {
            let Some(record) = record(position, kind, number) else { continue };
            let rows = kind.rows(tables[0]).iter().zip(record);
            let holds = rows.filter(|(row, value)| {
                matches!((row.of_type, value), (Type::Number { .. } | Type::Fraction, Value::Number(_)))
            });
            found.extend(holds.map(|(row, _)| (kind, number, row.name.to_string())));
        }
    }
    found
}
