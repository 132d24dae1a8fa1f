//! Stacks of Axis Empires.

use reglement_analysis_tests::Ground;
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};

use super::{Edit, each_gives_the_smallest_true_witness};

const AXIS_EMPIRES: Ground = Ground {
    actors: &[],
    counters: &[
        "side: axis, type: ground, steps: 1",
        "side: axis, type: ground, steps: 2",
        "side: axis, type: ground, steps: 3",
        "side: axis, type: ground, steps: 4",
        "side: axis, type: hq, steps: 1",
        "side: axis, type: fortress, steps: 1",
        "side: western, type: ground, steps: 2",
        "side: western, type: beachhead, limited: yes",
        "side: axis, type: ground, steps: 1, minor: yes, country: it",
        "side: axis, type: ground, steps: 1, minor: yes, country: hu",
        "side: axis, type: ground, steps: 1, minor: yes, country: hu, exp: yes",
    ],
    settings: &["hex: {}", "hex: {limited: yes}", "hex: {kind: box}"],
    asks: &["moment: segment-end"],
};

const EDITS: &[Edit] = &[
    Edit {
        ruleset: "axis-empires",
        old: "at most 3 ground-units called",
        new: "at most 2 ground-units called",
        turns: &[(NewlyUnlawful, 3)],
        ground: &AXIS_EMPIRES,
    },
    Edit {
        ruleset: "axis-empires",
        old: "where limited: 3",
        new: "where limited: 4",
        turns: &[(NewlyLawful, 1)],
        ground: &AXIS_EMPIRES,
    },
    Edit {
        ruleset: "axis-empires",
        old: "    except expeditionary: exempts minor-units where exp and steps is 1\n",
        new: "",
        turns: &[(NewlyUnlawful, 2)],
        ground: &AXIS_EMPIRES,
    },
    Edit {
        ruleset: "axis-empires",
        old: "define fortress-unit is a counter where type is fortress",
        new: "define fortress-unit is a counter where type is headquarters",
        turns: &[(NewlyLawful, 2)],
        ground: &AXIS_EMPIRES,
    },
];

#[test]
fn each_gives_its_smallest_true_witness() {
    each_gives_the_smallest_true_witness(EDITS);
}
