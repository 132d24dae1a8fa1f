//! The first breach, with the counters that the broken clause has asked about: only they can put it right, by going away or
//! by being something else.

use alloc::vec::Vec;

use super::Judge;
use super::board::Board;
use super::distance::Searches;
use super::error::JudgeError;
use super::sitting::{Fault, Sitting};
use crate::position::{Asked, Position};
use crate::table::{AttributeId, ClauseId, ClauseKind, Value};

/// A breach of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    pub clause: ClauseId,
    /// By number. Whoever else is taken off the map, the clause stays broken.
    pub looked_at: Vec<u32>,
    /// Whoever else's attributes change, the clause stays broken.
    pub read: Vec<u32>,
}

/// Looks for breaches in several positions on one map, and keeps what depends on the map alone.
#[derive(Debug)]
pub struct Breaches<'a> {
    judge: &'a Judge<'a>,
    board: Board<'a>,
    searches: Searches,
}

impl<'a> Breaches<'a> {
    /// On the map of this position.
    pub fn new(judge: &'a Judge<'a>, position: &'a Position) -> Breaches<'a> {
        Breaches { judge, board: Board::new(position), searches: Searches::default() }
    }

    /// The first clause that the act or moment breaks: none where [`Judge::is_lawful`] finds it lawful. The position's
    /// places and borders have to be those of the map.
    pub fn first(&mut self, position: &Position, asked: &Asked) -> Result<Option<Breach>, JudgeError> {
        self.first_watched(position, asked).map_err(|fault| *fault)
    }

    fn first_watched(&mut self, position: &Position, asked: &Asked) -> Result<Option<Breach>, Fault> {
        let board = self.board.with_other_counters(position);
        let mut sitting = Sitting::new(self.judge, &board);
        sitting.take_searches(&mut self.searches);
        let clause = sitting.first_breach(asked);
        self.searches = sitting.searches_of_the_map();
        let Some(clause) = clause? else { return Ok(None) };
        // What other clauses have spent of a budget counts against this one.
        let row = self.judge.tables().clauses.get(clause.index());
        let with_others = row.is_some_and(|row| row.kind == ClauseKind::Price);
        let mut sitting = Sitting::new(self.judge, &board);
        sitting.take_searches(&mut self.searches);
        sitting.view.watch();
        let walked = sitting.walk(asked, false, &mut |sitting, moments, places| {
            let breach = sitting.first_breach_of(moments, &places, &|id| id == clause || with_others)?;
            Ok(breach.is_none())
        });
        let noted = sitting.view.noted();
        self.searches = sitting.searches_of_the_map();
        let (looked_at, read) = (noted.looked_at.into_iter().collect(), noted.read.into_iter().collect());
        walked.map(|()| Some(Breach { clause, looked_at, read }))
    }

    /// What an act sets, if it sets something and moves nobody; the position's places and borders have to be those of the
    /// map.
    pub fn set_by(&mut self, position: &Position, asked: &Asked) -> Result<Vec<(u32, AttributeId, Value)>, JudgeError> {
        let board = self.board.with_other_counters(position);
        let mut sitting = Sitting::new(self.judge, &board);
        sitting.take_searches(&mut self.searches);
        let walked = sitting.walk_to_the_end(asked);
        self.searches = sitting.searches_of_the_map();
        walked.map_err(|fault| *fault)?;
        let somebody_left = (0..position.counters.len() as u32).any(|counter| sitting.view.has_left(counter));
        Ok(if somebody_left { Vec::new() } else { sitting.view.changes().collect() })
    }
}
