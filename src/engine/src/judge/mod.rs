//! Judging: the one place where tables are executed.

mod arithmetic;
mod board;
mod breach;
mod candidates;
mod choice;
mod clause;
mod definition;
mod distance;
mod effect;
mod elements;
mod error;
mod evaluate;
mod exceptions;
mod exclusion;
mod exemption;
mod few;
mod finding;
mod fog;
mod frame;
mod limit;
mod memory;
mod operands;
mod paths;
mod picks;
mod probe;
mod property;
mod sets;
mod sitting;
pub mod stacks;
mod standing;
mod trace;
mod verdict;
mod view;
mod walk;
mod words;

use alloc::vec::Vec;

pub use board::Board;
pub use breach::{Breach, Breaches};
pub use error::{JudgeError, Site};
pub use paths::moves::{LawfulEnd, Moves, OpenEnd, UnjudgedEnd};
pub use picks::Picks;
pub use probe::{Applying, ApplyingEffect, Standpoint};

use crate::position::{Asked, Position};
use crate::table::{
    ActId, AttributeId, ClauseId, DefinitionId, ExceptionId, MomentId, RulingId, Subject, Symbol, Tables, Value,
};
use crate::verdict::Verdict;
use memory::LookHere;
use sitting::Sitting;

/// A part of a ruleset that can be switched off, to see what rests on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The clause is not judged, and never broken.
    Clause(ClauseId),
    /// The exception never applies.
    Exception(ExceptionId),
    /// The definition has only its general case.
    Definition(DefinitionId),
}

/// Judges positions by the tables of one ruleset, with its rulings read one way.
#[derive(Clone, Debug)]
pub struct Judge<'t> {
    tables: &'t Tables,
    readings: Vec<Symbol>,
    off: Vec<Part>,
    /// The attribute by which counters are friend or foe.
    side: Option<AttributeId>,
    acts: &'t [Symbol],
    /// By the numbers of directions, on a grid of hexes with a corner on top and on one of hexes with a flat top.
    directions: [[Option<Symbol>; 6]; 2],
    /// Which definitions may look at the place where they are asked.
    look_here: LookHere,
}

impl<'t> Judge<'t> {
    /// With every ruling read as the ruleset reads it.
    pub fn new(tables: &'t Tables) -> Judge<'t> {
        let domain = |name: &str| {
            let found = tables.domains.iter().find(|domain| domain.name == name);
            found.map_or(&[][..], |domain| &domain.values)
        };
        let direction = |name: &str| {
            let named = |symbol: &&Symbol| tables.symbols.get(symbol.0 as usize).is_some_and(|words| words == name);
            domain("direction").iter().find(named).copied()
        };
        Judge {
            tables,
            readings: tables.rulings.iter().map(|ruling| ruling.used).collect(),
            off: Vec::new(),
            side: tables.counters.iter().position(|row| row.name == "side").map(|at| AttributeId(at as u16)),
            acts: domain("act"),
            directions: [board::POINTY_TOP, board::FLAT_TOP].map(|names| names.map(direction)),
            look_here: LookHere::of(tables),
        }
    }

    /// Reads a ruling another way.
    pub fn with_ruling(mut self, ruling: RulingId, reading: Symbol) -> Judge<'t> {
        if let Some(used) = self.readings.get_mut(ruling.index()) {
            *used = reading;
        }
        self
    }

    /// Switches a part of the ruleset off.
    pub fn without(mut self, part: Part) -> Judge<'t> {
        self.off.push(part);
        self
    }

    pub fn tables(&self) -> &'t Tables {
        self.tables
    }

    /// Judges an act or moment, with everything that the verdict rests on.
    pub fn judge(&self, position: &Position, asked: &Asked) -> Result<Verdict, JudgeError> {
        self.judge_on(&Board::new(position), asked)
    }

    /// Like [`Judge::judge`], on a board that is kept for several questions.
    pub fn judge_on(&self, board: &Board<'_>, asked: &Asked) -> Result<Verdict, JudgeError> {
        Sitting::new(self, board).verdict(asked).map_err(|fault| *fault)
    }

    /// The same findings, each with its outcome and the exceptions that applied, and without measures, effects and who counted.
    pub fn outline(&self, position: &Position, asked: &Asked) -> Result<Verdict, JudgeError> {
        Sitting::new(self, &Board::new(position)).outline(asked).map_err(|fault| *fault)
    }

    /// Whether the act or moment breaks no rule: the same answer as [`Judge::judge`], without the reasons.
    pub fn is_lawful(&self, position: &Position, asked: &Asked) -> Result<bool, JudgeError> {
        self.is_lawful_on(&Board::new(position), asked)
    }

    /// Like [`Judge::is_lawful`], on a board that is kept for several questions.
    pub fn is_lawful_on(&self, board: &Board<'_>, asked: &Asked) -> Result<bool, JudgeError> {
        Sitting::new(self, board).lawful(asked).map_err(|fault| *fault)
    }

    /// The clauses for each place that are broken at a moment in some of the places, by number: a part of what
    /// [`Judge::breaches_on`] answers, so that several threads, each with a board of its own, can share a large map.
    pub fn breaches_within(
        &self,
        board: &Board<'_>,
        moment: MomentId,
        places: core::ops::Range<u32>,
    ) -> Result<Vec<(ClauseId, u32)>, JudgeError> {
        Sitting::new(self, board).breaches_within(moment, places).map_err(|fault| *fault)
    }

    /// The clauses that an act or moment breaks, each with the place where it does (none for one of the whole map): the
    /// same answer as [`Judge::judge`], without the reasons.
    pub fn breaches_on(&self, board: &Board<'_>, asked: &Asked) -> Result<Vec<(ClauseId, Option<u32>)>, JudgeError> {
        Sitting::new(self, board).breaches(asked).map_err(|fault| *fault)
    }

    /// What a definition comes to in a position, with no act or moment.
    pub fn define(
        &self,
        position: &Position,
        place: Option<u32>,
        definition: DefinitionId,
        subject: Option<Value>,
    ) -> Result<Value, JudgeError> {
        let board = Board::new(position);
        let mut sitting = Sitting::new(self, &board);
        sitting.here = place;
        sitting.defined(definition, subject, None).map_err(|fault| *fault)
    }

    /// What a definition comes to at the end of an act, in the place where it ends unless another is named. A definition
    /// of a place is worked out for that place if no subject is given.
    pub fn define_after(
        &self,
        position: &Position,
        asked: &Asked,
        place: Option<u32>,
        definition: DefinitionId,
        subject: Option<Value>,
    ) -> Result<Value, JudgeError> {
        let board = Board::new(position);
        let mut sitting = Sitting::new(self, &board);
        let end = sitting.walk_to_the_end(asked).map_err(|fault| *fault)?;
        sitting.here = place.or(end);
        let about = self.tables.definitions.get(definition.index()).and_then(|row| row.subject);
        let here = sitting.here.filter(|_| about == Some(Subject::Place)).map(Value::Place);
        sitting.defined(definition, subject.or(here), None).map_err(|fault| *fault)
    }

    fn reading(&self, ruling: RulingId) -> Option<Symbol> {
        self.readings.get(ruling.index()).copied()
    }

    fn is_off(&self, part: Part) -> bool {
        !self.off.is_empty() && self.off.contains(&part)
    }

    fn is_off_clause(&self, clause: ClauseId) -> bool {
        self.is_off(Part::Clause(clause))
    }

    fn is_off_exception(&self, exception: ExceptionId) -> bool {
        self.is_off(Part::Exception(exception))
    }

    fn is_off_definition(&self, definition: DefinitionId) -> bool {
        self.is_off(Part::Definition(definition))
    }

    fn looks_here(&self, definition: DefinitionId) -> bool {
        self.look_here.is_so(self.tables, definition)
    }

    fn act_name(&self, act: ActId) -> Option<Symbol> {
        self.acts.get(act.index()).copied()
    }

    fn direction(&self, number: usize, flat_top: bool) -> Option<Symbol> {
        let [pointy, flat] = &self.directions;
        if flat_top { flat } else { pointy }.get(number).copied().flatten()
    }
}
