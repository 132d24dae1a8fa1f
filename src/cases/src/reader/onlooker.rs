//! A case as one side knows it: the position and what is asked, without what fog hides from that side.

use reglement_engine::judge::Judge;
use reglement_engine::position::Asked;
use reglement_engine::table::{RulingId, Symbol, Type, Value};

use crate::fault::Fault;
use crate::tree::Tree;

use super::Reader;

impl Reader<'_> {
    /// Takes away what the side named does not know; what is read after that cannot speak of it.
    pub(super) fn keep_what_is_known_to(
        &mut self,
        side: &Tree,
        asked: Asked,
        rulings: &[(RulingId, Symbol)],
    ) -> Option<Asked> {
        let tables = self.tables;
        let by_default = Judge::new(tables);
        let judge = rulings.iter().fold(by_default, |judge, (ruling, reading)| judge.with_ruling(*ruling, *reading));
        if !judge.has_fog() {
            let message = "this ruleset does not say what a side does not know, so nothing can be judged for one side";
            self.faults.push(Fault::new(side.place, message).help("a rule says it with `fog: hides …`"));
            return None;
        }
        let symbol = self.side(side)?;
        // Records that are incomplete have been told of already.
        if !self.faults.is_empty() {
            return None;
        }
        match judge.known_to(symbol, &self.position, &asked) {
            Ok(Some(known)) => {
                self.position = known.position;
                let counters = self.position.counters.iter().enumerate();
                self.counter_ids = counters.map(|(number, data)| (data.id.clone(), number as u32)).collect();
                let first = tables.symbols.len();
                let names = self.position.names.iter().enumerate();
                self.free_names = names.map(|(number, name)| (name.clone(), Symbol((first + number) as u32))).collect();
                Some(known.asked)
            }
            Ok(None) => {
                let message = "the act names somebody of whom this side does not know";
                self.faults.push(Fault::new(side.place, message));
                None
            }
            Err(_) => {
                let message = "what this side knows of the position cannot be worked out";
                self.faults.push(Fault::new(side.place, message));
                None
            }
        }
    }

    /// A side that some counter is of.
    fn side(&mut self, tree: &Tree) -> Option<Symbol> {
        let tables = self.tables;
        let at = tables.counters.iter().position(|row| row.name == "side")?;
        let of_type = tables.counters.get(at)?.of_type;
        let symbol = match of_type {
            Type::OneOf(domain) => return self.named_value(domain, tree, "the side that looks on"),
            _ => match self.value(of_type, false, tree, "the side that looks on")? {
                Value::Symbol(symbol) => symbol,
                _ => return None,
            },
        };
        let known = self.position.counters.iter().any(|data| data.record.get(at) == Some(&Value::Symbol(symbol)));
        if !known {
            let message = format!("no counter is of side `{}`", tree.word().unwrap_or_default());
            self.faults.push(Fault::new(tree.place, message));
            return None;
        }
        Some(symbol)
    }
}
