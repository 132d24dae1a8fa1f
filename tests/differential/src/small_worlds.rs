//! Every position of a small world, judged in all ways: by the tables compiled in, by the tables compiled here and now, by the
//! interpreter and by the second reading.

use std::fmt;
use std::num::NonZero;
use std::thread;

use crate::beside::Comparison;
use crate::comparison::{Agreement, compare};
use crate::corpus::{self, Ruleset};
use crate::games::Game;
use crate::interpreter::{self, Noted};
use reglement_compiler::rules;
use reglement_engine::judge::Judge;

/// One position in so many is judged in these ways too; by the linked tables and the second reading all are.
#[derive(Clone, Copy, Debug)]
pub struct AlsoBy {
    pub tables_in_memory: usize,
    pub interpreter: usize,
}

/// What has come of it.
#[derive(Debug, Default)]
pub struct Judged {
    pub positions: usize,
    pub by_interpreter: usize,
    /// The first of them.
    pub disagreements: Vec<String>,
}

impl fmt::Display for Judged {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Judged { positions, by_interpreter, disagreements } = self;
        let differ = disagreements.len();
        write!(out, "{positions} positions, {by_interpreter} of them by the interpreter too, {differ} differ")
    }
}

/// A thread that has found so many has found enough.
const MOST_TOLD: usize = 10;
/// How many other acts the interpreter tries where a duty is not met.
const MOST_TRIED: usize = 4;

/// Judges the small world of a game, shared out among as many threads as there are processors.
///
/// # Errors
/// Where the shipped rules cannot be read, or are no longer those that were compiled in.
pub fn judged<G: Game>(also_by: AlsoBy) -> Result<Judged, String> {
    let ruleset = &corpus::shipped_alone(G::RULESET)?;
    if &ruleset.tables != G::tables() {
        return Err(format!("{}: the linked tables are others", G::RULESET));
    }
    // Each thread goes through the whole world, and judges its own part of it.
    let parts = thread::available_parallelism().map_or(1, NonZero::get);
    let parts: Vec<Option<Judged>> = thread::scope(|scope| {
        let running: Vec<_> = (0..parts)
            .map(|mine| scope.spawn(move || part::<G>(ruleset, also_by, &|number| number % parts == mine)))
            .collect();
        running.into_iter().map(|part| part.join().ok()).collect()
    });
    let mut all = Judged::default();
    for part in parts {
        let part = part.ok_or("a part was not judged")?;
        all.positions += part.positions;
        all.by_interpreter += part.by_interpreter;
        all.disagreements.extend(part.disagreements);
    }
    Ok(all)
}

/// The positions whose number is one of mine.
fn part<G: Game>(ruleset: &Ruleset, also_by: AlsoBy, is_mine: &dyn Fn(usize) -> bool) -> Judged {
    let comparison = Comparison::new::<G>(G::tables()).beside(&ruleset.tables);
    let book = rules::from_syntax(&ruleset.documents, &mut Vec::new());
    let (game, judge, mut noted) = (interpreter::Game::new(&book), Judge::new(G::tables()), Noted::trying(MOST_TRIED));
    let (mut number, mut judged) = (0, Judged::default());
    G::small_world(&mut |position| {
        number += 1;
        if !is_mine(number - 1) || judged.disagreements.len() >= MOST_TOLD {
            return;
        }
        let in_memory_too = judged.positions.is_multiple_of(also_by.tables_in_memory);
        let told = if in_memory_too { comparison.verdict::<G>(position) } else { comparison.reasons::<G>(position) };
        judged.disagreements.extend(told.err().map(|disagreement| disagreement.to_string()));
        if judged.positions.is_multiple_of(also_by.interpreter) {
            judged.by_interpreter += 1;
            let (board, asked) = G::translate(position);
            let why = match compare(&judge, &game, &board, None, &asked, &mut noted) {
                Agreement::Same { .. } => None,
                other => Some(format!("{position:?}: {other:?}")),
            };
            judged.disagreements.extend(why);
        }
        judged.positions += 1;
    });
    judged
}
