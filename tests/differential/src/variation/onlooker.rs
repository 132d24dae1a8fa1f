//! A position as one side sees it. What changes in it changes in the whole of it, and the side sees what comes of that.

use fastrand::Rng;
use reglement_cases::{Case, Onlooker, Place};
use reglement_engine::position::Position;
use reglement_engine::table::{Symbol, Tables, Value};

use super::Varied;

impl Varied {
    /// The whole position.
    pub(super) fn whole(&mut self) -> &mut Position {
        match &mut self.onlooker {
            Some(onlooker) => &mut onlooker.whole,
            None => &mut self.position,
        }
    }

    /// The same position, asked about by one of the sides that have a counter in it. It stays as it is where the question
    /// names somebody of whom that side does not know.
    pub fn look_on(&mut self, tables: &Tables, rng: &mut Rng) {
        let Some(at) = tables.counters.iter().position(|row| row.name == "side") else { return };
        let sides: Vec<Symbol> =
            self.position.counters.iter().filter_map(|counter| symbol(counter.record.get(at)?)).collect();
        if let (None, Some(side)) = (&self.onlooker, rng.choice(&sides)) {
            let mut seen = self.clone();
            seen.onlooker = Some(Onlooker { side: *side, whole: self.position.clone() });
            if seen.look_again(tables) {
                *self = seen;
            }
        }
    }

    /// What the side sees of the whole position now; whether it can still ask what is asked.
    pub(super) fn look_again(&mut self, tables: &Tables) -> bool {
        if self.onlooker.is_none() {
            return true;
        }
        let judge = self.judge(tables);
        let case = Case {
            id: String::new(),
            why: String::new(),
            tier: String::new(),
            disputed: None,
            rulings: self.rulings.clone(),
            position: self.position.clone(),
            asked: self.asked.clone(),
            onlooker: self.onlooker.clone(),
            expected: None,
            place: Place::NOWHERE,
        };
        let Some(seen) = case.read_by(&judge) else { return false };
        (self.position, self.asked) = (seen.position.clone(), seen.asked.clone());
        true
    }
}

fn symbol(value: &Value) -> Option<Symbol> {
    match value {
        Value::Symbol(symbol) => Some(*symbol),
        _ => None,
    }
}
