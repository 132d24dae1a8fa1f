//! Several of the same at once: steps of a path, acts done before, counters, groups. Where a rule counts to twelve, one
//! more at a time would never come there.

use reglement_engine::number::Number;
use reglement_engine::position::{Asked, BorderData, PlaceData, Position, StepData};
use reglement_engine::table::{Tables, Type, Value};

use super::interest::Interest;
use super::twin::{Twin, usual_record};
use super::values::Kind;
use super::world::counter_id;

/// No more of the same than this.
const MOST: u32 = 60;

/// How many more, or how much more of a number, may close a gap: each one or step may count for up to so much.
const HEAVIEST: u32 = 4;

/// So many more as close a gap, just, and by one too many.
pub fn closing(gap: u32) -> Vec<u32> {
    if gap > MOST * HEAVIEST {
        return Vec::new();
    }
    let mut many: Vec<u32> =
        (1..=HEAVIEST).flat_map(|weight| [gap / weight, gap / weight + 1, gap / weight + 2]).collect();
    many.retain(|many| (1..=MOST).contains(many));
    many.sort_unstable();
    many.dedup();
    many
}

/// The twin with so many more of everything that the rules look at.
pub fn with_more(twin: &Twin, tables: [&Tables; 2], interest: &Interest, many: u32) -> Vec<Twin> {
    let mut found = Vec::new();
    found.extend(straight_on(twin, tables, many));
    found.extend(to_and_fro(twin, tables, many));
    if interest.log {
        found.extend(done_before(twin, many));
    }
    if interest.groups {
        found.extend(with_more_groups(twin, many));
    }
    found.extend(with_more_counters(twin, many));
    found
}

/// The path straight on, over hexes and borders like the last ones.
fn straight_on(twin: &Twin, tables: [&Tables; 2], many: u32) -> Option<Twin> {
    let way = twin.way();
    let axial = |place: u32| twin.position().places.get(place as usize).and_then(|place| place.axial);
    let end = axial(*way.last()?)?;
    let towards = match way.len().checked_sub(2).and_then(|before| axial(*way.get(before)?)) {
        Some(before) => (end.0 - before.0, end.1 - before.1),
        None => (1, 0),
    };
    let mut twin = twin.clone();
    for ((position, asked), tables) in twin.sides.iter_mut().zip(tables) {
        let Asked::Act(act) = asked else { return None };
        for step in 1..=many as i32 {
            let axial = (end.0 + towards.0 * step, end.1 + towards.1 * step);
            let from = act.steps.last().map_or(act.start?, |step| step.to);
            let crossed =
                act.steps.len().checked_sub(1).and_then(|last| border_of_step(position, act.start, &act.steps, last));
            let to = there(position, tables, axial, (!act.steps.is_empty()).then_some(from));
            if let Some(record) = crossed
                && !position.borders.iter().any(|border| are_ends(border, from, to))
            {
                position.borders.push(BorderData { from, to, one_way: false, record });
            }
            act.steps.push(StepData { to, border: Vec::new() });
        }
    }
    Some(twin.retraced(tables))
}

/// What lies on the border that a step of the path crosses, if anything does.
fn border_of_step(position: &Position, start: Option<u32>, steps: &[StepData], number: usize) -> Option<Vec<Value>> {
    let to = steps.get(number)?.to;
    let from = match number.checked_sub(1) {
        Some(before) => steps.get(before)?.to,
        None => start?,
    };
    position.borders.iter().find(|border| are_ends(border, from, to)).map(|border| border.record.clone())
}

fn are_ends(border: &BorderData, one: u32, other: u32) -> bool {
    (border.from, border.to) == (one, other) || (border.to, border.from) == (one, other)
}

/// The number of a hex; where it is not on the map yet, it is put there, and is like another one or as usual.
fn there(position: &mut Position, tables: &Tables, axial: (i32, i32), like: Option<u32>) -> u32 {
    if let Some(known) = position.places.iter().position(|place| place.axial == Some(axial)) {
        return known as u32;
    }
    let like = like.and_then(|like| position.places.get(like as usize)).map(|place| place.record.clone());
    position.places.push(PlaceData {
        id: format!("[{}, {}]", axial.0, axial.1),
        axial: Some(axial),
        record: like.unwrap_or_else(|| usual_record(tables, &tables.places)),
    });
    position.places.len() as u32 - 1
}

/// The path back and forth between the last two places, so that the map stays small.
fn to_and_fro(twin: &Twin, tables: [&Tables; 2], many: u32) -> Option<Twin> {
    let way = twin.way();
    let ends = [*way.get(way.len().checked_sub(2)?)?, *way.last()?];
    let mut twin = twin.clone();
    for (_, asked) in &mut twin.sides {
        let Asked::Act(act) = asked else { return None };
        let steps = ends.into_iter().cycle().take(many as usize);
        act.steps.extend(steps.map(|to| StepData { to, border: Vec::new() }));
    }
    Some(twin.retraced(tables))
}

/// With what is asked done so often before.
fn done_before(twin: &Twin, many: u32) -> Option<Twin> {
    let mut twin = twin.clone();
    for (position, asked) in &mut twin.sides {
        let Asked::Act(act) = asked else { return None };
        position.log.extend((0..many).map(|_| act.clone()));
    }
    Some(twin)
}

fn with_more_groups(twin: &Twin, many: u32) -> Option<Twin> {
    let mut twin = twin.clone();
    for (position, _) in &mut twin.sides {
        let last = position.groups.last()?.clone();
        for _ in 0..many {
            let id = format!("group-{}", position.groups.len() + 1);
            position.groups.push(reglement_engine::position::GroupData { id, ..last.clone() });
        }
    }
    Some(twin)
}

/// With counters like the last one beside it.
fn with_more_counters(twin: &Twin, many: u32) -> Option<Twin> {
    let mut twin = twin.clone();
    for (position, _) in &mut twin.sides {
        let last = position.counters.last()?.clone();
        for _ in 0..many {
            let id = counter_id(position.counters.len());
            position.counters.push(reglement_engine::position::CounterData { id, ..last.clone() });
        }
    }
    Some(twin)
}

/// The twin with one number so much more or less, for every number of a thing that the names pick.
pub fn with_other_numbers(
    twin: &Twin,
    tables: [&Tables; 2],
    (kind, number): (Kind, usize),
    names: &[&str],
    gap: u32,
) -> Vec<Twin> {
    let mut found = Vec::new();
    for name in names {
        for by in closing(gap).into_iter().flat_map(|by| [i64::from(by), -i64::from(by)]) {
            found.extend(with_number_changed(twin, tables, (kind, number, name), Number::whole(by)));
        }
    }
    found
}

/// The same with a number that the act carries.
pub fn with_other_words(twin: &Twin, tables: [&Tables; 2], name: &str, gap: u32) -> Vec<Twin> {
    let amounts = closing(gap).into_iter().flat_map(|by| [i64::from(by), -i64::from(by)]);
    amounts.filter_map(|by| with_word_changed(twin, tables, name, by)).collect()
}

fn with_word_changed(twin: &Twin, tables: [&Tables; 2], name: &str, by: i64) -> Option<Twin> {
    let mut twin = twin.clone();
    let mut changed = false;
    for ((_, asked), tables) in twin.sides.iter_mut().zip(tables) {
        let Asked::Act(act) = asked else { return None };
        let Some(at) = tables.parameters.iter().position(|row| row.name == name) else { continue };
        let row = tables.acts.get(act.act.index())?;
        if row.parameters.iter().any(|own| own.parameter.index() == at) {
            let own = act.parameters.get_mut(at)?;
            *own = changed_by(*own, tables.parameters.get(at)?.of_type, Number::whole(by))?;
            changed = true;
        }
    }
    changed.then_some(twin)
}

/// None where the thing has no such number, or not so much of it.
pub fn with_number_changed(
    twin: &Twin,
    tables: [&Tables; 2],
    (kind, number, name): (Kind, usize, &str),
    by: Number,
) -> Option<Twin> {
    let mut twin = twin.clone();
    let mut changed = false;
    for ((position, _), tables) in twin.sides.iter_mut().zip(tables) {
        let Some(at) = kind.rows(tables).iter().position(|row| row.name == name) else { continue };
        let of_type = kind.rows(tables).get(at)?.of_type;
        let own = super::twin::record_mut(position, kind, number)?.get_mut(at)?;
        *own = changed_by(*own, of_type, by)?;
        changed = true;
    }
    changed.then(|| twin.retraced(tables))
}

/// A number with so much more; none where that is no value of the type.
fn changed_by(value: Value, of_type: Type, by: Number) -> Option<Value> {
    let Value::Number(known) = value else { return None };
    let other = known.plus(by)?;
    let fits = match of_type {
        Type::Number { from, to } => {
            let whole = other.numerator();
            other.is_whole() && from.is_none_or(|from| whole >= from) && to.is_none_or(|to| whole <= to)
        }
        _ => true,
    };
    fits.then_some(Value::Number(other))
}
