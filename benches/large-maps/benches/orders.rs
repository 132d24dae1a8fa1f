//! How judging, choosing a target, listing lawful ends and a duty's search grow with the map and the counters on it.

use std::hint::black_box;

use large_maps::{case, counters_on, tables};
use measuring::Contest;
use reglement_analysis::repair::repair;
use reglement_cases::Case;
use reglement_engine::judge::Judge;
use reglement_engine::position::Asked;
use reglement_engine::table::Tables;

const SIDES: [i32; 4] = [20, 50, 100, 200];
const TURNS: usize = 5;

/// Something that is asked of a position.
type Question = fn(&Judge<'_>, &Case);

fn main() {
    let tables = tables();
    grows(&tables, "Judging one move", "{type: move, unit: mover, target: nearest, path: [AHEAD]}", |judge, case| {
        black_box(judge.judge(&case.position, &case.asked).is_ok());
    });
    grows(&tables, "Choosing a target", "{type: designate, unit: mover, target: nearest}", |judge, case| {
        black_box(judge.judge(&case.position, &case.asked).is_ok());
    });
    grows(&tables, "Listing a unit's lawful ends", "{type: move, unit: mover, target: nearest, path: []}", ends);
    grows(&tables, "Listing lawful ends without a target", "{type: move, unit: mover, path: []}", ends);
    grows(
        &tables,
        "A duty's search: it was possible",
        "{type: move, unit: mover, target: nearest, path: []}",
        |judge, case| {
            black_box(judge.judge(&case.position, &case.asked).is_ok());
        },
    );
    grows(
        &tables,
        "Repairs of an unlawful move",
        "{type: move, unit: mover, target: nearest, path: [BESIDE]}",
        |judge, case| {
            black_box(repair(judge, &case.position, &case.asked).is_some());
        },
    );
}

fn ends(judge: &Judge<'_>, case: &Case) {
    if let Asked::Act(act) = &case.asked {
        black_box(judge.lawful_ends(&case.position, act).is_ok());
    }
}

/// Asks a question on each map; the ratios tell how it grows.
fn grows(tables: &Tables, job: &str, act: &str, question: Question) {
    let judge = Judge::new(tables);
    let cases: Vec<(i32, Case)> = SIDES.iter().map(|side| (*side, case(tables, *side, act))).collect();
    let mut contest = Contest::new(job, "question");
    for (side, case) in &cases {
        let name = format!("{side} × {side} hexes, {} counters", counters_on(*side));
        let judge = &judge;
        contest = contest.rival(&name, 1, move || question(judge, case));
    }
    contest.run(TURNS);
}
