//! Does one job, named by the arguments, once. `compare` and `growth` run it under callgrind, which counts the instructions
//! of the functions in [`measured`] and of nothing else.

use std::process::ExitCode;

use large_maps::QUESTIONS;
use one_job::stacks::Stacks;
use one_job::tables;
use reglement_compiler::source::Source;
use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::Position;
use reglement_rulebook::wacht_am_rhein::TABLES;

/// The jobs.
mod measured {
    use std::hint::black_box;

    use large_maps::Question;
    use one_job::tables::{ASKED, broken};
    use reglement_cases::Case;
    use reglement_compiler::compile;
    use reglement_compiler::source::Source;
    use reglement_engine::judge::stacks::{Ground, Kind, Stacks};
    use reglement_engine::judge::{Board, Judge};
    use reglement_engine::position::Position;

    #[inline(never)]
    pub fn automata(stacks: &Stacks, asked: &[(Ground, Vec<Kind>)]) {
        asked.iter().for_each(|(ground, kinds)| {
            black_box(stacks.broken(*ground, kinds));
        });
    }

    #[inline(never)]
    pub fn judge(judge: &Judge<'_>, positions: &[Position]) {
        positions.iter().for_each(|position| {
            black_box(broken(judge, position));
        });
    }

    #[inline(never)]
    pub fn reasons(judge: &Judge<'_>, positions: &[Position]) {
        positions.iter().for_each(|position| drop(black_box(judge.judge(position, &ASKED))));
    }

    #[inline(never)]
    pub fn compiler(source: &Source) {
        drop(black_box(compile(std::slice::from_ref(source))));
    }

    #[inline(never)]
    pub fn order(question: &Question, judge: &Judge<'_>, board: &Board<'_>, case: &Case) {
        (question.ask)(judge, board, case);
    }
}

/// A question about a map of so many hexes a side; for the second time, where the position is kept for several.
fn order(name: &str, side: i32, again: bool) -> Option<()> {
    let question = QUESTIONS.iter().find(|question| question.name == name)?;
    let tables = large_maps::tables();
    let case = large_maps::case(&tables, side, question.act);
    let (judge, board) = (Judge::new(&tables), Board::new(&case.position));
    if again {
        (question.ask)(&judge, &board, &case);
    }
    measured::order(question, &judge, &board, &case);
    Some(())
}

fn main() -> ExitCode {
    let judge = Judge::new(&TABLES);
    let positions = |count: usize| -> Vec<Position> {
        let stacks = Stacks::drawn(count);
        let position = |number| {
            let (hex, stack) = stacks.stack(number);
            tables::position(hex, stack)
        };
        (0..count).map(position).collect()
    };
    let argument = |number| std::env::args().nth(number).unwrap_or_default();
    if let Ok(side) = argument(2).parse() {
        return match order(&argument(1), side, argument(3) == "again") {
            Some(()) => ExitCode::SUCCESS,
            None => {
                eprintln!("a question of large-maps is wanted, the hexes of a side, and perhaps `again`");
                ExitCode::from(2)
            }
        };
    }
    match std::env::args().nth(1).as_deref() {
        Some("automata") => {
            let positions = positions(200);
            let stacks = tables::prepared(&judge, positions.iter());
            let asked = positions.iter().map(|position| {
                let kinds = position.counters.iter().filter_map(|counter| stacks.kind(&counter.record));
                let ground = stacks.ground(&position.places[0].record, &position.game);
                (ground.expect("mustered"), kinds.collect())
            });
            measured::automata(&stacks, &asked.collect::<Vec<_>>());
        }
        Some("judge") => measured::judge(&judge, &positions(200)),
        Some("reasons") => measured::reasons(&judge, &positions(200)),
        Some("compiler") => measured::compiler(&Source::new("synthetic.rules", &compiler::ruleset(100))),
        _ => {
            eprintln!("a job is wanted: automata, judge, reasons or compiler");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
