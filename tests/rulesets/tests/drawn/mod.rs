//! Records drawn from what a ruleset declares.

use reglement_engine::number::Number;
use reglement_engine::position::Record;
use reglement_engine::table::{AttributeRow, Symbol, Tables, Type, Value};

/// Numbers that look random, the same in every run (splitmix64).
pub struct Draw(u64);

impl Draw {
    pub fn new(seed: u64) -> Draw {
        Draw(seed)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }

    /// A value for each attribute.
    pub fn record(&mut self, tables: &Tables, rows: &[AttributeRow]) -> Record {
        rows.iter().map(|row| self.value(tables, row)).collect()
    }

    fn value(&mut self, tables: &Tables, row: &AttributeRow) -> Value {
        if (row.optional && self.below(3) == 0) || self.below(4) == 0 {
            match row.usually {
                Some(usually) => return usually,
                None if row.optional => return Value::Nothing,
                None => {}
            }
        }
        match row.of_type {
            Type::Flag => Value::Flag(self.below(2) == 0),
            Type::Number { from, to } => {
                let from = from.unwrap_or(0);
                let room = to.map_or(6, |to| (to - from + 1).min(6));
                Value::Number(Number::whole(from + self.below(room as usize) as i64))
            }
            Type::Fraction => Value::Number(Number::fraction(1 + self.below(6) as i64, 2).unwrap()),
            Type::OneOf(domain) => {
                let values = &tables.domains[domain.index()].values;
                Value::Symbol(values[self.below(values.len())])
            }
            Type::AnyOf(domain) => {
                let values = tables.domains[domain.index()].values.len();
                Value::Set((self.below(1 << values.min(20)) & self.below(1 << values.min(20))) as u64)
            }
            Type::Name => Value::Symbol(Symbol((tables.symbols.len() + self.below(2)) as u32)),
            _ => row.usually.unwrap_or(Value::Nothing),
        }
    }
}
