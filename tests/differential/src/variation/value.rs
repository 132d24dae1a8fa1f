//! Another value of a type.

use fastrand::Rng;
use reglement_engine::number::Number;
use reglement_engine::table::{Symbol, Tables, Type, Value};

use super::{Varied, some};

impl Varied {
    /// Another value; none where there is none to be had.
    pub(super) fn another_value(
        &self,
        of_type: Type,
        optional: bool,
        now: Value,
        tables: &Tables,
        rng: &mut Rng,
    ) -> Option<Value> {
        if optional && rng.u8(0..6) == 0 {
            return Some(Value::Nothing);
        }
        Some(match of_type {
            Type::Flag => Value::Flag(rng.bool()),
            Type::Number { from, to } => {
                let nearby = match now {
                    Value::Number(number) => number.numerator().saturating_add(rng.i64(-3..=3)),
                    _ => rng.i64(0..=6),
                };
                let drawn = if rng.u8(0..4) == 0 { rng.i64(0..=20) } else { nearby };
                let (from, to) = (from.unwrap_or(i64::MIN), to.unwrap_or(i64::MAX));
                Value::Number(Number::whole(drawn.max(from).min(to)))
            }
            Type::Fraction => Value::Number(Number::fraction(rng.i64(0..=24), rng.i64(1..=4))?),
            Type::OneOf(domain) => {
                let domain = tables.domains.get(domain.index())?;
                Value::Symbol(*rng.choice(domain.values.iter())?)
            }
            Type::AnyOf(domain) => {
                let domain = tables.domains.get(domain.index())?;
                let every = 1_u64.checked_shl(domain.values.len() as u32).map_or(u64::MAX, |bits| bits - 1);
                Value::Set(rng.u64(..) & rng.u64(..) & every)
            }
            Type::Name => {
                // Free names of the position, or any of the ruleset.
                let number = tables.symbols.len() + self.position.names.len();
                let used: Vec<Symbol> = self.names_in_use(tables);
                match rng.choice(&used) {
                    Some(symbol) if rng.u8(0..8) > 0 => Value::Symbol(*symbol),
                    _ => Value::Symbol(Symbol(some(number, rng)? as u32)),
                }
            }
            Type::Counter => Value::Counter(some(self.position.counters.len(), rng)? as u32),
            Type::Place => Value::Place(some(self.position.places.len(), rng)? as u32),
            Type::Group => Value::Group(some(self.position.groups.len(), rng)? as u32),
            Type::Counters | Type::Places | Type::Path | Type::Step | Type::Act => return None,
        })
    }

    fn names_in_use(&self, tables: &Tables) -> Vec<Symbol> {
        let mut used = Vec::new();
        for counter in &self.position.counters {
            for (row, value) in tables.counters.iter().zip(&counter.record) {
                if let (Type::Name, Value::Symbol(symbol)) = (row.of_type, value) {
                    used.push(*symbol);
                }
            }
        }
        used
    }
}
