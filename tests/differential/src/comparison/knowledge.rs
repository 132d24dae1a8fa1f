//! What a side knows, on both sides.

use std::collections::BTreeSet;

use crate::interpreter::{Counter, UNKNOWN, Value, World};

/// The own world in the order of the other one, once the two are found to be the same.
///
/// # Errors
/// How they differ.
pub fn the_same(own: &World, other: &World) -> Result<World, String> {
    if own.counters.len() != other.counters.len() {
        return Err(format!("{} counters by tables, {} by interpreter", other.counters.len(), own.counters.len()));
    }
    let mut own = own.renumbered(&in_the_order_of(own, other)?);
    for (counter, named) in own.counters.iter_mut().zip(&other.counters) {
        counter.id = if is_called(counter, &named.id) { named.id.clone() } else { counter.id.clone() };
        if counter != named {
            return Err(format!("{named:?} by tables, {counter:?} by interpreter"));
        }
    }
    let hidden = |world: &World| -> BTreeSet<String> {
        world.hidden.iter().map(|(thing, name)| format!("{thing:?} {name}")).collect()
    };
    let parts = [
        ("the game", own.game == other.game),
        ("places", own.places == other.places),
        ("borders", own.borders == other.borders),
        ("groups", own.groups == other.groups),
        ("the log", own.log == other.log),
        ("what is hidden", hidden(&own) == hidden(other)),
    ];
    match parts.iter().find(|(_, same)| !same) {
        Some((part, _)) => Err(format!("what is known of {part} differs: {other:?} by tables, {own:?} by interpreter")),
        None => Ok(own),
    }
}

/// Whether this is what the tables call a counter: who is not identified, and who has no id, has a number.
fn is_called(counter: &Counter, id: &str) -> bool {
    match counter.id.as_str() {
        "" => id.is_empty() || id.starts_with("counter-"),
        UNKNOWN => id.starts_with(UNKNOWN),
        own => own == id,
    }
}

/// Of each counter of the other world, its number in the own one: where it lies in its stacks tells, and off the map what
/// it is.
fn in_the_order_of(own: &World, other: &World) -> Result<Vec<usize>, String> {
    let mut found: Vec<Option<usize>> = vec![None; other.counters.len()];
    for place in 0..other.places.len() {
        let (stack, theirs) = (own.stack(place), other.stack(place));
        if stack.len() != theirs.len() {
            return Err(format!("{} lie in place {place} by tables, {} by interpreter", theirs.len(), stack.len()));
        }
        for (own, other) in stack.into_iter().zip(theirs) {
            if found[other].replace(own).is_some_and(|before| before != own) {
                return Err(format!("counter {other} of the tables is two by the interpreter"));
            }
        }
    }
    for (number, counter) in other.counters.iter().enumerate().filter(|(_, counter)| counter.at.is_empty()) {
        let left = (0..own.counters.len()).filter(|at| !found.contains(&Some(*at)));
        let same = left.into_iter().find(|at| looks_like(&own.counters[*at], counter));
        found[number] = same;
    }
    found
        .into_iter()
        .enumerate()
        .map(|(number, own)| own.ok_or_else(|| format!("counter {number} is unknown")))
        .collect()
}

/// Whether two counters are alike but for whom they refer to.
fn looks_like(own: &Counter, other: &Counter) -> bool {
    let look = |counter: &Counter| -> Vec<String> {
        let known = counter.attributes.iter().filter(|(_, value)| !matches!(value, Value::Counter(_)));
        known.map(|(name, value)| format!("{name} {value:?}")).collect()
    };
    own.at.is_empty() && is_called(own, &other.id) && look(own) == look(other)
}
