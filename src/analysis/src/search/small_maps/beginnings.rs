//! Where to begin: one counter in the middle, and everything that can be asked.

use std::collections::BTreeSet;

use reglement_engine::position::{ActData, Asked, GroupData, Position, StepData};
use reglement_engine::table::{ActId, MomentId, Tables, Type, Value};

use super::ground::{AROUND, Ground, hex};
use crate::search::twin::{Twin, hex_id, usual_record};
use crate::search::values::plain;
use crate::search::variables::Told;

/// Of a position known from elsewhere so many counters are tried as the one who acts.
const MOST_ACTORS: u32 = 4;

impl Ground<'_, '_> {
    /// One counter in the middle, and everything that can be asked.
    pub fn beginnings(&self) -> Vec<Twin> {
        let asks = self.asks();
        let beginnings = asks.into_iter().filter_map(|(name, is_act)| {
            let [old, new] = self.tables.map(|tables| Some((self.bare(tables), asked(tables, name, is_act)?)));
            Some(Twin { sides: [old?, new?] })
        });
        beginnings.collect()
    }

    /// What can be asked, by name, and whether it is an act.
    fn asks(&self) -> Vec<(&str, bool)> {
        let mut known = BTreeSet::new();
        let asks = self.space.asks.iter().map(|ask| (&*ask.name, ask.is_act));
        asks.filter(|ask| known.insert(*ask)).collect()
    }

    /// A position known from elsewhere, with everything else that can be asked of it: each counter acts in the place where it
    /// lies, or comes there from the next one, and lists hold everybody.
    pub fn recast(&self, known: &Twin) -> Vec<Twin> {
        let known = on_hexes(known);
        let counters = (known.position().counters.len() as u32).min(MOST_ACTORS);
        let mut found = Vec::new();
        for (name, is_act) in self.asks() {
            if is_act {
                let casts = (0..counters).flat_map(|actor| [(actor, false), (actor, true)]);
                found.extend(casts.filter_map(|(actor, comes)| self.with_act_of(&known, name, actor, comes)));
            } else {
                let sides = [0, 1].map(|side| {
                    let (position, _) = &known.sides[side];
                    Some((position.clone(), asked(self.tables[side], name, false)?))
                });
                let [old, new] = sides;
                found.extend(old.zip(new).map(|(old, new)| Twin { sides: [old, new] }));
            }
        }
        found
    }

    fn with_act_of(&self, known: &Twin, name: &str, actor: u32, comes: bool) -> Option<Twin> {
        let place = *known.position().counters.get(actor as usize)?.at.first()?;
        let (mut twin, from) = match comes {
            true => self.with_hexes_next_to(known, place).into_iter().next()?,
            false => (known.clone(), place),
        };
        for ((position, question), tables) in twin.sides.iter_mut().zip(self.tables) {
            let Asked::Act(mut act) = asked(tables, name, true)? else { return None };
            let row = tables.acts.get(act.act.index())?;
            for own in row.parameters.iter() {
                let given = act.parameters.get_mut(own.parameter.index())?;
                match (tables.parameters.get(own.parameter.index())?.of_type, *given) {
                    (Type::Counter, Value::Counter(_)) => *given = Value::Counter(actor),
                    (Type::Place, Value::Place(_)) => *given = Value::Place(place),
                    (Type::Places, Value::List(list)) => *act.lists.get_mut(list as usize)? = vec![Value::Place(place)],
                    (Type::Counters, Value::List(list)) => {
                        *act.lists.get_mut(list as usize)? =
                            (0..position.counters.len() as u32).map(Value::Counter).collect();
                    }
                    _ => {}
                }
            }
            if comes {
                act.start?;
                position.counters.get_mut(actor as usize)?.at = vec![from];
                act.steps = vec![StepData { to: place, border: Vec::new() }];
            }
            act.start = act.start.map(|_| from);
            *question = Asked::Act(act);
        }
        Some(twin.retraced(self.tables))
    }

    /// With every set of the game full; none where there is nothing to fill.
    pub fn opened(&self, twin: &Twin) -> Option<Twin> {
        let mut open = twin.clone();
        let mut differs = false;
        for told in self.space.game.iter().flat_map(|variable| &variable.options).map(|choice| &choice.sides) {
            for ((position, _), told) in open.sides.iter_mut().zip(told) {
                let Told::Is(attribute, Value::Set(more)) = told else { continue };
                let Some(Value::Set(mask)) = position.game.get_mut(*attribute) else { continue };
                differs |= *mask | *more != *mask;
                *mask |= *more;
            }
        }
        differs.then_some(open)
    }

    fn bare(&self, tables: &Tables) -> Position {
        let group = |id: &str| GroupData { id: id.to_owned(), record: usual_record(tables, &tables.groups) };
        Position {
            game: usual_record(tables, &tables.game),
            places: self.hexes.iter().take(1).map(|axial| hex(tables, *axial)).collect(),
            counters: vec![self.counter(tables, 0, 0)],
            groups: vec![group("first-group"), group("second-group")],
            names: vec!["one".to_owned(), "another".to_owned()],
            ..Position::default()
        }
    }
}

fn asked(tables: &Tables, name: &str, is_act: bool) -> Option<Asked> {
    if !is_act {
        let moment = tables.moments.iter().position(|row| row.name == name)?;
        return Some(Asked::Moment(MomentId(moment as u16)));
    }
    let number = tables.acts.iter().position(|row| row.name == name)?;
    let row = tables.acts.get(number)?;
    let mut act = ActData::bare(tables, ActId(number as u16));
    for own in row.parameters.iter() {
        let of_type = tables.parameters.get(own.parameter.index())?.of_type;
        let given = match of_type {
            Type::Counters | Type::Places if own.optional => Value::Nothing,
            Type::Counters => {
                act.lists.push(vec![Value::Counter(0)]);
                Value::List(act.lists.len() as u32 - 1)
            }
            Type::Places => {
                act.lists.push(vec![Value::Place(0)]);
                Value::List(act.lists.len() as u32 - 1)
            }
            Type::Path => {
                act.start = Some(0);
                Value::Nothing
            }
            of_type => match (own.usually, own.optional) {
                (Some(usually), _) => usually,
                (None, true) => Value::Nothing,
                (None, false) => plain(tables, of_type),
            },
        };
        *act.parameters.get_mut(own.parameter.index())? = given;
    }
    Some(Asked::Act(act))
}

/// Places without coordinates get some, so that others can be put next to them.
fn on_hexes(twin: &Twin) -> Twin {
    let mut twin = twin.clone();
    for (position, _) in &mut twin.sides {
        if position.places.iter().all(|place| place.axial.is_none()) {
            let axials = [(0, 0)].into_iter().chain(AROUND);
            for (place, axial) in position.places.iter_mut().zip(axials) {
                place.axial = Some(axial);
                place.id = hex_id(axial);
            }
        }
    }
    twin
}
