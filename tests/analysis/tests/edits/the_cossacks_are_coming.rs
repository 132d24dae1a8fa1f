//! Paths and distances of The Cossacks Are Coming.

use std::collections::BTreeMap;

use reglement_analysis::effect::effects_within;
use reglement_analysis_tests::Ground;
use reglement_analysis_tests::Turn::{self, NewlyLawful, NewlyUnlawful};
use reglement_ruleset_tests::edited;

use super::{Edit, by_analysis, counters};

/// A unit under the order to retire, and an enemy at one hex or at two; the hex between can be gone round or not.
const COSSACKS_RETIRE: Ground = Ground {
    actors: &[
        "side: us, formation: corps, at: [0, 0]",
        "side: us, formation: corps, mp: 1, at: [0, 0]",
        "side: us, formation: corps, mp: 0, at: [0, 0]",
        "side: us, at: [0, 0], mp: 0",
    ],
    counters: &["side: them, at: [0, 1]", "side: them, at: [-1, 0]", "side: them, at: [-2, 0]"],
    settings: &[
        "game: {advance: [], retire: [E]}\ngroups: [{id: corps, order: retire}]\nhexes: [{axial: [0, 0]}, {axial: [1, 0]}, \
         {axial: [2, 0]}, {axial: [0, 1]}, {axial: [-1, 0]}, {axial: [-2, 0]}]",
        "game: {advance: [], retire: []}\ngroups: [{id: corps, order: retire}]\nhexes: [{axial: [0, 0]}, {axial: [1, 0]}, \
         {axial: [2, 0]}, {axial: [0, 1]}, {axial: [-1, 0]}, {axial: [-2, 0]}]",
        "game: {advance: [], retire: [E]}\ngroups: [{id: corps, order: retire}]\nhexes: [{axial: [0, 0]}, {axial: [1, 0]}, \
         {axial: [2, 0], impassible: yes}, {axial: [0, 1]}, {axial: [-1, 0]}, {axial: [-2, 0]}]",
    ],
    asks: &[
        "act: {type: move, unit: a, path: []}",
        "act: {type: move, unit: a, path: [[1, 0]]}",
        "act: {type: move, unit: a, path: [[1, 0], [2, 0]]}",
    ],
};

/// A unit that advances with a target, at one hex or two, straight on or to one side.
const COSSACKS_TARGET: Ground = Ground {
    actors: &[
        "side: us, formation: corps, at: [0, 0]",
        "side: us, formation: corps, mp: 0, at: [0, 0]",
        "side: us, mp: 0, at: [0, 0]",
    ],
    counters: &["side: them, at: [1, 0]", "side: them, at: [2, 0]", "side: them, at: [0, 1]"],
    settings: &[
        "game: {advance: [E], retire: []}\ngroups: [{id: corps, order: advance}]\nhexes: [{axial: [0, 0]}, {axial: [1, 0]}, \
         {axial: [2, 0]}, {axial: [0, 1]}]",
        "game: {advance: [E, SE], retire: []}\ngroups: [{id: corps, order: advance}]\nhexes: [{axial: [0, 0]}, {axial: [1, 0]}, \
         {axial: [2, 0]}, {axial: [0, 1]}]",
    ],
    asks: &[
        "act: {type: move, unit: a, path: []}",
        "act: {type: move, unit: a, path: [[1, 0]]}",
        "act: {type: move, unit: a, target: b, path: []}",
        "act: {type: move, unit: a, target: b, path: [[1, 0]]}",
        "act: {type: move, unit: a, target: b, path: [[0, 1]]}",
        "act: {type: move, unit: a, target: b, path: [[0, 1], [1, 0]]}",
    ],
};

/// A unit that crosses two hexes, with and without a zone of control in each of them.
const COSSACKS_ZONES: Ground = Ground {
    actors: &["side: us, formation: corps, at: [0, 0]", "side: us, formation: corps, class: cavalry, at: [0, 0]"],
    counters: &["side: them, at: [2, 0]"],
    settings: &[
        "game: {advance: [E], retire: []}\ngroups: [{id: corps, order: advance}]\nhexes: [{axial: [0, 0]}, \
         {axial: [1, 0], ezoc: yes}, {axial: [2, 0]}]",
        "game: {advance: [E], retire: []}\ngroups: [{id: corps, order: advance}]\nhexes: [{axial: [0, 0], ezoc: yes}, \
         {axial: [1, 0]}, {axial: [2, 0]}]",
    ],
    asks: &[
        "act: {type: move, unit: a, path: []}",
        "act: {type: move, unit: a, path: [], then: [combat-marker]}",
        "act: {type: move, unit: a, path: [[1, 0]]}",
        "act: {type: move, unit: a, path: [[1, 0]], then: [combat-marker]}",
        "act: {type: move, unit: a, path: [[1, 0], [2, 0]]}",
        "act: {type: move, unit: a, path: [[1, 0], [2, 0]], then: [combat-marker]}",
    ],
};

const EDITS: &[Edit] = &[
    // Of a distance at each step.
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "closest-after-step is less than closest-before-step",
        new: "closest-after-step is at most closest-before-step",
        turns: &[(NewlyUnlawful, 2)],
        ground: &COSSACKS_RETIRE,
    },
    // Of an exception for a whole path.
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "    except slips-away where starts-next-to-the-enemy: lifted\n",
        new: "",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 2)],
        ground: &COSSACKS_RETIRE,
    },
    // Of where a path has to stop.
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "ban go-on at entry where unit is an advance-infantry: the from's ezoc",
        new: "ban go-on at entry where unit is an advance-infantry: here's ezoc",
        turns: &[(NewlyLawful, 1), (NewlyUnlawful, 1)],
        ground: &COSSACKS_ZONES,
    },
    // Of the points for a path, on which duties lean as well: what was not possible is.
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "at most unit's mp as (points-so-far)",
        new: "at most (unit's mp plus 1) as (points-so-far)",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 1)],
        ground: &COSSACKS_TARGET,
    },
    // Of how two distances are compared, at each step and at the end.
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "where closing: gap of here to target is more than gap of the from to target",
        new: "where closing: gap of here to target is at least gap of the from to target",
        turns: &[(NewlyUnlawful, 2)],
        ground: &COSSACKS_TARGET,
    },
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "    gap of here to target is less than gap of the act's start to target if possible",
        new: "    gap of here to target is at most gap of the act's start to target if possible",
        turns: &[(NewlyLawful, 2)],
        ground: &COSSACKS_TARGET,
    },
    Edit {
        ruleset: "the-cossacks-are-coming",
        old: "closest-at-end is more than closest-at-setting-out if possible",
        new: "closest-at-end is at least closest-at-setting-out if possible",
        turns: &[(NewlyLawful, 2)],
        ground: &COSSACKS_RETIRE,
    },
];

/// How many positions are tried for an edit of those.
const POSITIONS_WITH_PATHS: u64 = 40_000;

/// Paths and distances: small maps are searched in one direction, so that what is told is true and as small as can be, and
/// the turn that is named first is among it.
#[test]
fn each_gives_a_smallest_true_witness() {
    let mut wrong = Vec::new();
    for edit in EDITS {
        let (before, after) =
            (edited(edit.ruleset, &[]).unwrap(), edited(edit.ruleset, &[(edit.old, edit.new)]).unwrap());
        let expected: BTreeMap<Turn, usize> = edit.turns.iter().copied().collect();
        let mut tried = counters(&edit.ground.turns(&before, &after, 2));
        tried.remove(&Turn::Otherwise);
        let found = effects_within(&before, &after, POSITIONS_WITH_PATHS, [&[], &[]]);
        let found = counters(&by_analysis(&found, &before, &after));
        let true_and_smallest = found.iter().all(|(turn, size)| expected.get(turn) == Some(size));
        if tried != expected
            || !true_and_smallest
            || edit.turns.first().is_none_or(|(turn, _)| !found.contains_key(turn))
        {
            wrong.push(format!("{}: tried {tried:?}, found {found:?}, expected {expected:?}", edit.new));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
