//! Stacks of La Bataille and one of its battles.

use reglement_analysis_tests::Ground;
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};

use super::{Edit, each_gives_the_smallest_true_witness};

const LA_BATAILLE: Ground = Ground {
    actors: &[],
    counters: &[
        "arm: infantry, size: regiment, increments: 18, formation: column",
        "arm: infantry, size: regiment, increments: 19, formation: column",
        "arm: infantry, size: battalion, increments: 6, formation: column",
        "arm: infantry, size: battalion, increments: 13, formation: column",
        "arm: infantry, size: company, increments: 1, formation: column",
        "arm: infantry, size: battalion, increments: 6, formation: line",
        "arm: infantry, size: battalion, increments: 3, formation: tirailleur",
        "arm: infantry, size: battalion, increments: 4, formation: tirailleur",
        "arm: cavalry, size: regiment, increments: 6, formation: column",
        "arm: artillery, size: battery, increments: 2, formation: unlimbered",
    ],
    settings: &["hex: {terrain: clear}", "hex: {terrain: woods}", "hex: {terrain: village}"],
    asks: &["moment: segment-end"],
};

const EDITS: &[Edit] = &[
    Edit {
        ruleset: "la-bataille",
        old: "\"18 increments\": at most 18 increments of units where formation-type is column",
        new: "\"18 increments\": at most 12 increments of units where formation-type is column",
        turns: &[(NewlyUnlawful, 1)],
        ground: &LA_BATAILLE,
    },
    Edit {
        ruleset: "prusse-1806",
        old: "where hexes-covered is 1: strength is at most 3",
        new: "where hexes-covered is 1: strength is at most 4",
        turns: &[(NewlyLawful, 1)],
        ground: &LA_BATAILLE,
    },
];

#[test]
fn each_gives_its_smallest_true_witness() {
    each_gives_the_smallest_true_witness(EDITS);
}
