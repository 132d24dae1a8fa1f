//! How judging, choosing a target, listing lawful ends and a duty's search grow with the map and the counters on it.

use large_maps::{QUESTIONS, SIDES, case, counters_on, tables};
use measuring::Contest;
use reglement_cases::Case;
use reglement_engine::judge::{Board, Judge};

const TURNS: usize = 5;

fn main() {
    let tables = tables();
    let judge = Judge::new(&tables);
    for question in &QUESTIONS {
        let cases: Vec<(i32, Case)> = SIDES.iter().map(|side| (*side, case(&tables, *side, question.act))).collect();
        let mut contest = Contest::new(question.heading, "question");
        for (side, case) in &cases {
            let name = format!("{side} × {side} hexes, {} counters", counters_on(*side));
            let judge = &judge;
            contest = contest.rival(&name, 1, move || (question.ask)(judge, &Board::new(&case.position), case));
        }
        contest.run(TURNS);
    }
}
