//! What is asked of a unit on a large map.

use std::hint::black_box;

use reglement_analysis::repair::repair;
use reglement_cases::Case;
use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::Asked;

/// One question, and the act that it is asked about.
pub struct Question {
    /// One word for it.
    pub name: &'static str,
    pub heading: &'static str,
    pub act: &'static str,
    pub ask: fn(&Judge<'_>, &Board<'_>, &Case),
}

pub const QUESTIONS: [Question; 8] = [
    Question {
        name: "lawful",
        heading: "Whether one move is lawful",
        act: "{type: move, unit: mover, target: nearest, path: [AHEAD]}",
        ask: |judge, board, case| {
            black_box(judge.is_lawful_on(board, &case.asked).is_ok());
        },
    },
    Question {
        name: "unbound",
        heading: "Judging a move that no order binds",
        act: "{type: move, unit: stray, path: [AHEAD]}",
        ask: verdict,
    },
    Question {
        name: "move",
        heading: "Judging one move",
        act: "{type: move, unit: mover, target: nearest, path: [AHEAD]}",
        ask: verdict,
    },
    Question {
        name: "target",
        heading: "Choosing a target",
        act: "{type: designate, unit: mover, target: nearest}",
        ask: verdict,
    },
    Question {
        name: "ends",
        heading: "Listing a unit's lawful ends",
        act: "{type: move, unit: mover, target: nearest, path: []}",
        ask: ends,
    },
    Question {
        name: "ends-without-target",
        heading: "Listing lawful ends without a target",
        act: "{type: move, unit: mover, path: []}",
        ask: ends,
    },
    Question {
        name: "duty",
        heading: "A duty's search: it was possible",
        act: "{type: move, unit: mover, target: nearest, path: []}",
        ask: verdict,
    },
    Question {
        name: "repair",
        heading: "Repairs of an unlawful move",
        act: "{type: move, unit: mover, target: nearest, path: [BESIDE]}",
        ask: |judge, _, case| {
            black_box(repair(judge, &case.position, &case.asked).is_some());
        },
    },
];

fn verdict(judge: &Judge<'_>, board: &Board<'_>, case: &Case) {
    black_box(judge.judge_on(board, &case.asked).is_ok());
}

fn ends(judge: &Judge<'_>, board: &Board<'_>, case: &Case) {
    if let Asked::Act(act) = &case.asked {
        black_box(judge.lawful_ends_on(board, act).is_ok());
    }
}
