//! Changes of the act asked about.

use fastrand::Rng;
use reglement_engine::position::{ActData, Asked, StepData};
use reglement_engine::table::{ActEffect, Tables, Type, Value};

use super::{Varied, some};

impl Varied {
    pub(super) fn change_the_act(&mut self, tables: &Tables, rng: &mut Rng) {
        let Asked::Act(act) = &self.asked else { return };
        let mut act = act.clone();
        let Some(row) = tables.acts.get(act.act.index()) else { return };
        let Some(own) = rng.choice(row.parameters.iter()) else { return };
        let Some(known) = tables.parameters.get(own.parameter.index()) else { return };
        let now = act.parameters[own.parameter.index()];
        match known.of_type {
            Type::Path => self.change_the_path(&mut act, tables, rng),
            Type::Counters | Type::Places => {
                let number = if known.of_type == Type::Counters {
                    self.position.counters.len()
                } else {
                    self.position.places.len()
                };
                let kept = (0..number as u32).filter(|_| rng.u8(0..3) == 0);
                let list: Vec<Value> =
                    kept.map(|number| {
                        if known.of_type == Type::Counters { Value::Counter(number) } else { Value::Place(number) }
                    })
                    .collect();
                match now {
                    Value::List(at) => act.lists[at as usize] = list,
                    _ => {
                        act.lists.push(list);
                        act.parameters[own.parameter.index()] = Value::List(act.lists.len() as u32 - 1);
                    }
                }
            }
            of_type => {
                if let Some(value) = self.another_value(of_type, own.optional, now, tables, rng) {
                    act.parameters[own.parameter.index()] = value;
                }
            }
        }
        self.asked = Asked::Act(act);
    }

    /// Another path from where the mover lies, of up to four steps.
    fn change_the_path(&self, act: &mut ActData, tables: &Tables, rng: &mut Rng) {
        let row = tables.acts.get(act.act.index());
        let mover = row.and_then(|row| {
            row.effects.iter().find_map(|effect| match effect {
                ActEffect::MovesAlong { what, .. } => act.parameters.get(what.index()).copied(),
                _ => None,
            })
        });
        let lies = match mover {
            Some(Value::Counter(counter)) => {
                self.position.counters.get(counter as usize).and_then(|counter| counter.at.first().copied())
            }
            _ => None,
        };
        let Some(start) = lies.or(act.start) else { return };
        act.start = Some(start);
        act.steps.clear();
        let mut at = start;
        for _ in 0..rng.usize(0..=4) {
            let beside = self.beside(at);
            let Some(number) = some(beside.len(), rng) else { return };
            let to = beside[number];
            let described = self.position.borders.iter().find(|border| {
                (border.from, border.to) == (at, to) || (!border.one_way && (border.to, border.from) == (at, to))
            });
            let usual = || tables.borders.iter().map(|row| row.usually.unwrap_or(Value::Nothing)).collect();
            act.steps.push(StepData { to, border: described.map_or_else(usual, |border| border.record.clone()) });
            at = to;
        }
    }

    fn beside(&self, place: u32) -> Vec<u32> {
        let axial = |place: u32| self.position.places.get(place as usize).and_then(|place| place.axial);
        let is_beside = |to: &u32| {
            let by_coordinates = axial(place).zip(axial(*to)).is_some_and(|((q, r), (to_q, to_r))| {
                let (q, r) = (to_q - q, to_r - r);
                q.abs().max(r.abs()).max((q + r).abs()) == 1
            });
            by_coordinates
                || self.position.borders.iter().any(|border| {
                    (border.from, border.to) == (place, *to)
                        || !border.one_way && (border.to, border.from) == (place, *to)
                })
        };
        (0..self.position.places.len() as u32).filter(is_beside).collect()
    }
}
