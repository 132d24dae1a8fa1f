//! A case as one side knows it: the position without what fog hides from that side.
//!
//! Who holds the whole file writes the position, and names everything in it. What is asked, the side asks itself: it names
//! what it is shown, and whatever else stands in the file does not exist for it.

use reglement_engine::judge::Judge;
use reglement_engine::position::Position;
use reglement_engine::table::{RulingId, Symbol, Type, Value};

use crate::case::Onlooker;
use crate::fault::{Fault, Place};
use crate::known::known_to;
use crate::tree::Tree;

use super::Reader;

impl Reader<'_> {
    /// Takes away what the side named does not know; what is read after that cannot speak of it. Where what the side knows
    /// is not known, no name is looked up any more.
    pub(super) fn keep_what_is_known_to(
        &mut self,
        side: &Tree,
        rulings: &[(RulingId, Symbol)],
        position_is_whole: bool,
    ) -> Option<Onlooker> {
        let onlooker = self.known_to(side, rulings, position_is_whole);
        self.names_are_missing = onlooker.is_none();
        onlooker
    }

    fn known_to(&mut self, side: &Tree, rulings: &[(RulingId, Symbol)], position_is_whole: bool) -> Option<Onlooker> {
        let tables = self.tables;
        let by_default = Judge::new(tables);
        let judge = rulings.iter().fold(by_default, |judge, (ruling, reading)| judge.with_ruling(*ruling, *reading));
        if !judge.has_fog() {
            let message = "this ruleset does not say what a side does not know, so nothing can be judged for one side";
            self.faults.push(Fault::new(side.place, message).help("a rule says it with `fog: hides …`"));
            return None;
        }
        let symbol = self.side(side)?;
        if !position_is_whole {
            return None;
        }
        // A name that is given by number would tell how many there are that are hidden.
        let mut whole = std::mem::take(&mut self.position);
        for number in &self.unnamed {
            if let Some(counter) = whole.counters.get_mut(*number as usize) {
                counter.id.clear();
            }
        }
        match known_to(&judge, symbol, &whole) {
            Ok(known) => self.read_on_with(known),
            Err(_) => {
                let message = "what this side knows of the position cannot be worked out";
                self.faults.push(Fault::new(side.place, message));
                return None;
            }
        }
        self.has_counters(symbol, side).then_some(Onlooker { side: symbol, whole })
    }

    /// What is read from now on is of this position.
    fn read_on_with(&mut self, position: Position) {
        self.position = position;
        let counters = self.position.counters.iter().enumerate();
        self.counter_ids = counters.map(|(number, data)| (data.id.clone(), number as u32)).collect();
        let first = self.tables.symbols.len();
        let names = self.position.names.iter().enumerate();
        self.free_names = names.map(|(number, name)| (name.clone(), Symbol((first + number) as u32))).collect();
    }

    fn side(&mut self, tree: &Tree) -> Option<Symbol> {
        let row = self.tables.counters.iter().find(|row| row.name == "side")?;
        match row.of_type {
            Type::OneOf(domain) => self.named_value(domain, tree, "the side that looks on"),
            of_type => match self.value(of_type, false, tree, "the side that looks on")? {
                Value::Symbol(symbol) => Some(symbol),
                _ => None,
            },
        }
    }

    /// Whether some counter is of the side, as the side itself knows.
    fn has_counters(&mut self, side: Symbol, tree: &Tree) -> bool {
        let at = self.tables.counters.iter().position(|row| row.name == "side");
        let name = at.and_then(|at| {
            let mut counters = self.position.counters.iter();
            counters.find(|data| data.record.get(at) == Some(&Value::Symbol(side)))
        });
        if name.is_none() {
            let message = format!("no counter is of side `{}`", tree.word().unwrap_or_default());
            self.faults.push(Fault::new(tree.place, message));
        }
        name.is_some()
    }
}

/// Faults as they are told to one side: those of what it asks without their places, which tell how much stands before
/// them, and of the rest of the file only that there are some.
pub(super) fn told_to_one_side(of_the_file: &[Fault], own: Vec<Fault>) -> Vec<Fault> {
    let mut faults = Vec::new();
    if !of_the_file.is_empty() {
        let message = "there are mistakes in this case of which one side is not told";
        let help = "who may see all of it is told by `reglement test`, or by judging it for no side";
        faults.push(Fault::new(Place::NOWHERE, message).help(help));
    }
    faults.extend(own.into_iter().map(|fault| Fault { place: Place::NOWHERE, ..fault }));
    faults
}
