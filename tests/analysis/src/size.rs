//! How small and plain a position is.

use reglement_engine::number::Number;
use reglement_engine::position::{Asked, Position, Record};
use reglement_engine::table::{AttributeRow, Tables, Type, Value};

use super::every_position::values;

/// By counters first, then by steps, places, how much there is to say, and what is not as usual of the counters.
pub type Size = [usize; 5];

/// How small and plain a position is.
pub fn size(tables: &Tables, position: &Position, asked: &Asked) -> Size {
    let strange = |rows: &[AttributeRow], record: &Record| {
        rows.iter().zip(record).filter(|(row, value)| **value != usual(tables, row)).count()
    };
    let mut to_say = strange(&tables.game, &position.game);
    to_say += position.places.iter().map(|place| strange(&tables.places, &place.record)).sum::<usize>();
    to_say += position.borders.iter().map(|border| strange(&tables.borders, &border.record)).sum::<usize>();
    to_say += position.groups.iter().map(|group| strange(&tables.groups, &group.record)).sum::<usize>();
    let mut steps = 0;
    if let Asked::Act(act) = asked {
        steps = act.steps.len();
        for own in tables.acts[act.act.index()].parameters.iter() {
            let of_type = tables.parameters[own.parameter.index()].of_type;
            let given = act.parameters[own.parameter.index()];
            let plainest = own.usually.unwrap_or(if own.optional { Value::Nothing } else { plain(tables, of_type) });
            let is_word =
                own.optional || !matches!(of_type, Type::Counter | Type::Counters | Type::Places | Type::Path);
            to_say += usize::from(is_word && given != plainest);
        }
    }
    let mut unusual = 0;
    let mut sorts: Vec<&Record> = Vec::new();
    for counter in &position.counters {
        let own = strange(&tables.counters, &counter.record);
        unusual += own;
        if !sorts.contains(&&counter.record) {
            sorts.push(&counter.record);
            to_say += 1 + own;
        }
    }
    [position.counters.len(), steps, position.places.len(), to_say, unusual]
}

pub(crate) fn usual(tables: &Tables, row: &AttributeRow) -> Value {
    row.usually.unwrap_or(if row.optional { Value::Nothing } else { plain(tables, row.of_type) })
}

fn plain(tables: &Tables, of_type: Type) -> Value {
    match of_type {
        Type::Number { from, .. } => Value::Number(Number::whole(from.unwrap_or(0).max(1))),
        Type::Place => Value::Place(0),
        other => values(tables, other).first().copied().unwrap_or(Value::Nothing),
    }
}
