//! Lengths of paths, sums along them, and acts done before.

use reglement_analysis_tests::Ground;
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};

use super::{Edit, each_gives_the_smallest_true_witness};

/// A unit that goes up to four hexes along a row, in fair weather and in mud, through the open and through forest; and one
/// that is placed in a city where one or two were placed before.
const BATTLE_FOR_MOSCOW: Ground = Ground {
    actors: &[
        "side: ge, at: [0, 0]",
        "side: ge, at: [0, 0], ma: 0",
        "side: ge, at: [0, 0], ma: 1",
        "side: ge, at: [0, 0], ma: 2",
    ],
    counters: &["side: su, at: [0, 1]", "side: ge, at: [1, 0]", "side: ge, at: [2, 0]", "side: ge, at: [3, 0]"],
    settings: &[
        "hexes: [{axial: [0, 0]}, {axial: [1, 0]}, {axial: [2, 0]}, {axial: [3, 0]}, {axial: [4, 0]}, {axial: [0, 1]}]",
        "game: {turn: 3}\nhexes: [{axial: [0, 0]}, {axial: [1, 0]}, {axial: [2, 0]}, {axial: [3, 0]}, {axial: [4, 0]}, \
         {axial: [0, 1]}]",
        "hexes: [{axial: [0, 0], terrain: city, friendly-to: ge}, {axial: [1, 0], terrain: forest}, {axial: [2, 0]}, \
         {axial: [3, 0]}, {axial: [4, 0]}, {axial: [0, 1]}]",
        "hexes: [{axial: [0, 0], terrain: city, friendly-to: ge}, {axial: [1, 0], terrain: forest}, {axial: [2, 0]}, \
         {axial: [3, 0]}, {axial: [4, 0]}, {axial: [0, 1]}]\nlog: [{type: replace, unit: a, city: [0, 0]}]",
        "hexes: [{axial: [0, 0], terrain: city, friendly-to: ge}, {axial: [1, 0], terrain: forest}, {axial: [2, 0]}, \
         {axial: [3, 0]}, {axial: [4, 0]}, {axial: [0, 1]}]\nlog: [{type: replace, unit: a, city: [0, 0]}, {type: replace, \
         unit: a, city: [0, 0]}]",
    ],
    asks: &[
        "act: {type: move, unit: a, path: [[1, 0]]}",
        "act: {type: move, unit: a, path: [[1, 0], [2, 0]]}",
        "act: {type: move, unit: a, path: [[1, 0], [2, 0], [3, 0]]}",
        "act: {type: move, unit: a, path: [[1, 0], [2, 0], [3, 0], [4, 0]]}",
        "act: {type: retreat, unit: a, path: [[1, 0]]}",
        "act: {type: retreat, unit: a, path: [[1, 0], [2, 0]]}",
        "act: {type: retreat, unit: a, path: [[1, 0], [2, 0], [3, 0]]}",
        "act: {type: retreat, unit: a, path: [[1, 0], [2, 0], [3, 0], [4, 0]]}",
        "act: {type: replace, unit: a, city: [0, 0]}",
    ],
};

const EDITS: &[Edit] = &[
    // Of the length of a path.
    Edit {
        ruleset: "battle-for-moscow",
        old: "at most 1 as (step-count)",
        new: "at most 2 as (step-count)",
        turns: &[(NewlyLawful, 1)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    Edit {
        ruleset: "battle-for-moscow",
        old: "at most 1 as (step-count)",
        new: "at most 12 as (step-count)",
        turns: &[(NewlyLawful, 1)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    Edit {
        ruleset: "battle-for-moscow",
        old: "exactly 2 as (step-count)",
        new: "exactly 3 as (step-count)",
        turns: &[(NewlyUnlawful, 1), (NewlyLawful, 1)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    Edit {
        ruleset: "battle-for-moscow",
        old: "where step-count is more than 2",
        new: "where step-count is more than 3",
        turns: &[(NewlyUnlawful, 2)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    // Of the number of a step.
    Edit {
        ruleset: "battle-for-moscow",
        old: "step-number is more than 1:",
        new: "step-number is more than 2:",
        turns: &[(NewlyLawful, 2)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    // Of a sum along a path, and of what it adds up.
    Edit {
        ruleset: "battle-for-moscow",
        old: "at most unit's ma costs of steps",
        new: "at most (unit's ma plus 1) costs of steps",
        turns: &[(NewlyLawful, 1)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    Edit {
        ruleset: "battle-for-moscow",
        old: "phase is not soviet-rail: 2\n",
        new: "phase is not soviet-rail: 3\n",
        turns: &[(NewlyUnlawful, 1)],
        ground: &BATTLE_FOR_MOSCOW,
    },
    // Of how often something was done.
    Edit {
        ruleset: "battle-for-moscow",
        old: "at most 1 acts where",
        new: "at most 2 acts where",
        turns: &[(NewlyLawful, 1)],
        ground: &BATTLE_FOR_MOSCOW,
    },
];

#[test]
fn each_gives_its_smallest_true_witness() {
    each_gives_the_smallest_true_witness(EDITS);
}
