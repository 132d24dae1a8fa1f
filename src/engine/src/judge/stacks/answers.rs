//! How counters answer the questions of a clause, and what the judge says of a whole stack.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use super::reading::{About, Question};
use crate::judge::Judge;
use crate::judge::board::Board;
use crate::judge::frame::Frame;
use crate::judge::sitting::{Evaluated, Sitting};
use crate::position::{CounterData, PlaceData, Position, Record};
use crate::table::{ClauseId, MomentId, Value};

/// What the judge says of a clause and a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Answer {
    Holds,
    Broken,
    /// The stack cannot be judged.
    Fault,
}

/// Asks a judge about stacks in one place.
pub(super) struct Asking<'j> {
    pub(super) judge: &'j Judge<'j>,
    pub(super) moment: MomentId,
    position: Position,
}

impl<'j> Asking<'j> {
    pub(super) fn new(judge: &'j Judge<'j>, moment: MomentId, place: &Record, game: &Record) -> Asking<'j> {
        let place = PlaceData { id: String::new(), axial: None, record: place.clone() };
        let position = Position { game: game.clone(), places: vec![place], ..Position::default() };
        Asking { judge, moment, position }
    }

    /// How a counter by itself answers; none if a question cannot be answered.
    pub(super) fn answers(&mut self, counter: &Record, questions: &[Question<'_>]) -> Option<Vec<Value>> {
        self.lay(&[counter]);
        let board = Board::new(&self.position);
        let mut answers = Vec::new();
        for question in questions {
            // For each way that the facts may stand, at the moment and as a standing fact.
            for ways in 0..1_u32 << question.facts.len() {
                for standing in [false, true] {
                    let mut sitting = Sitting::new(self.judge, &board);
                    let stands = |bit: usize| ways >> bit & 1 == 1;
                    // Never empty: a fact that is no fact of the question is not to be looked at.
                    sitting.supposed = vec![(0, false)];
                    sitting.supposed.extend(question.facts.iter().enumerate().map(|(bit, fact)| (*fact, stands(bit))));
                    sitting.here = Some(0);
                    sitting.standing = standing;
                    sitting.moment = if standing { None } else { Some(self.moment) };
                    answers.push(answer(&mut sitting, &question.about).ok()?);
                }
            }
        }
        Some(answers)
    }

    /// Whether a clause is broken by a stack.
    pub(super) fn judged(&mut self, clause: ClauseId, stack: &[&Record]) -> Answer {
        self.lay(stack);
        let board = Board::new(&self.position);
        let mut sitting = Sitting::new(self.judge, &board);
        sitting.here = Some(0);
        sitting.moment = Some(self.moment);
        match sitting.clause(clause, None) {
            Ok(false) => Answer::Holds,
            Ok(true) => Answer::Broken,
            Err(_) => Answer::Fault,
        }
    }

    fn lay(&mut self, stack: &[&Record]) {
        let counters = &mut self.position.counters;
        counters.truncate(stack.len());
        while counters.len() < stack.len() {
            let id = counters.len().to_string();
            counters.push(CounterData { id, at: vec![0], ..CounterData::default() });
        }
        for (counter, record) in counters.iter_mut().zip(stack) {
            if counter.record != **record {
                counter.record.clone_from(record);
            }
        }
    }
}

fn answer<'a>(sitting: &mut Sitting<'a>, about: &About<'a>) -> Evaluated {
    let counter = Value::Counter(0);
    match about {
        About::Class(class) => sitting.defined(*class, Some(counter), None),
        About::Side => match sitting.judge.side {
            Some(side) => sitting.attribute(counter, side),
            None => Ok(Value::Nothing),
        },
        About::Part { code, root, slot } => {
            let mut frame = Frame::new();
            let _ = frame.bind(*slot, counter);
            sitting.node(code, *root, &mut frame)
        }
    }
}
