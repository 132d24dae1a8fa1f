//! Does one job, named by the argument, once. `compare` runs it under callgrind, which counts the instructions of the
//! functions in [`measured`] and of nothing else.

use std::process::ExitCode;

use one_job::stacks::Stacks;
use one_job::tables;
use reglement_compiler::source::Source;
use reglement_engine::judge::Judge;
use reglement_engine::position::Position;
use reglement_rulebook::wacht_am_rhein::TABLES;

/// The jobs.
mod measured {
    use std::hint::black_box;

    use one_job::tables::{ASKED, broken};
    use reglement_compiler::compile;
    use reglement_compiler::source::Source;
    use reglement_engine::judge::Judge;
    use reglement_engine::judge::stacks::{Ground, Kind, Stacks};
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
