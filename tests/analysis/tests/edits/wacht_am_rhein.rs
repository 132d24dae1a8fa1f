//! Stacks of Wacht am Rhein.

use reglement_analysis_tests::Ground;
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};

use super::{Edit, each_gives_the_smallest_true_witness};

const WACHT_AM_RHEIN: Ground = Ground {
    actors: &[],
    counters: &[
        "kind: infantry, size: co",
        "kind: infantry, size: bn",
        "kind: hybrid, companies: 2",
        "kind: hybrid, companies: 3",
        "kind: hq",
        "kind: armor, size: co, motive: mech",
        "kind: engineer, size: co, motive: mech, level: army",
        "kind: bridge-column, bridge: column",
        "kind: marker",
    ],
    settings: &["hex: {constricted: no}", "hex: {constricted: yes}"],
    asks: &["act: {type: finish-move, unit: a}"],
};

const EDITS: &[Edit] = &[
    Edit {
        ruleset: "wacht-am-rhein",
        old: "    at most 3 units\n    at most 2 battalions",
        new: "    at most 4 units\n    at most 2 battalions",
        turns: &[(NewlyLawful, 4)],
        ground: &WACHT_AM_RHEIN,
    },
    Edit {
        ruleset: "wacht-am-rhein",
        old: "      at most 1 battalions",
        new: "      at most 2 battalions",
        turns: &[(NewlyLawful, 2)],
        ground: &WACHT_AM_RHEIN,
    },
    Edit {
        ruleset: "wacht-am-rhein",
        old: "or kind is hybrid and companies is 3",
        new: "or kind is hybrid and companies is 2",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 2)],
        ground: &WACHT_AM_RHEIN,
    },
    Edit {
        ruleset: "wacht-am-rhein",
        old: "    except army-engineer: exempts the first army-engineers\n",
        new: "",
        turns: &[(NewlyUnlawful, 2)],
        ground: &WACHT_AM_RHEIN,
    },
    Edit {
        ruleset: "wacht-am-rhein",
        old: "where kind is engineer and level is army and motive is mech",
        new: "where kind is engineer and motive is mech",
        turns: &[(NewlyUnlawful, 3), (NewlyLawful, 2)],
        ground: &Ground {
            counters: &[
                "kind: engineer, size: co, motive: mech, level: division",
                "kind: engineer, size: co, motive: mech, level: army",
                "kind: bridge-column, bridge: column",
            ],
            asks: &["act: {type: finish-move, unit: a}", "act: {type: enter-hex, unit: a, movement: road}"],
            ..WACHT_AM_RHEIN
        },
    },
];

#[test]
fn each_gives_its_smallest_true_witness() {
    each_gives_the_smallest_true_witness(EDITS);
}
