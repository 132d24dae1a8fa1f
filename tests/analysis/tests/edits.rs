//! Single edits of shipped rulesets: the smallest position whose verdict turns, found by the analysis and by trying them
//! all.
#![allow(clippy::unwrap_used, reason = "a test stops where an edit does not compile")]

use std::collections::BTreeMap;

use reglement_analysis::effect::{self, Effects, effects, effects_within};
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};
use reglement_analysis_tests::{Ground, Size, Turn, size};
use reglement_cases::{CaseFile, Need};
use reglement_engine::table::Tables;
use reglement_ruleset_tests::edited;

/// One edit, and the fewest counters with which a verdict turns this way or that.
struct Edit {
    ruleset: &'static str,
    old: &'static str,
    new: &'static str,
    turns: &'static [(Turn, usize)],
    ground: &'static Ground,
}

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

const FIRE_IN_THE_LAKE: Ground = Ground {
    actors: &[],
    counters: &["side: us, type: base", "side: us, type: troops", "side: vc, type: base", "side: nva, type: troops"],
    settings: &[
        "space: {category: city}",
        "space: {category: loc}",
        "space: {category: province, country: nv}",
        "space: {category: province, country: laos}",
    ],
    asks: &["moment: placing"],
};

const COMBAT_COMMANDER: Ground = Ground {
    actors: &[],
    counters: &[
        "side: one, type: squad",
        "side: one, type: team",
        "side: one, type: leader",
        "side: other, type: squad",
    ],
    settings: &[""],
    asks: &["moment: turn-end"],
};

const PANZERBLITZ: Ground = Ground {
    actors: &[],
    counters: &["side: german", "side: russian", "side: german, type: fortification"],
    settings: &[""],
    asks: &["moment: turn-end"],
};

const GREAT_BATTLES: Ground = Ground {
    actors: &[],
    counters: &[
        "side: one, type: cohort, class: hi",
        "side: one, type: cohort, class: li",
        "side: one, type: skirmishers, class: li",
        "side: one, type: skirmishers, class: cav",
        "side: one, type: leader",
        "side: other, type: cavalry, class: cav, facing: hexside",
    ],
    settings: &[""],
    asks: &["moment: rest"],
};

const REMEMBER_GORDON: Ground = Ground {
    actors: &[],
    counters: &[
        "side: ae, type: battalion, brigade: one",
        "side: ae, type: gunboat",
        "side: dervish, type: tribal, tribe: beja, command: digna",
        "side: dervish, type: tribal, tribe: baggara, command: digna",
        "side: dervish, type: leader, command: digna",
        "side: dervish, type: leader, command: zuleib",
    ],
    settings: &[""],
    asks: &["moment: move-end"],
};

const STACKING_POINTS: Ground = Ground {
    actors: &[],
    counters: &["side: one, type: regiment, strength: 9", "side: one, type: battalion, strength: 9"],
    settings: &["hex: {}", "hex: {road: yes}", "hex: {entry: yes}"],
    asks: &["moment: resolution"],
};

const FEDERATION_AND_EMPIRE: Ground = Ground {
    actors: &[],
    counters: &["side: fed, command-rating: 1", "side: fed, command-rating: 2", "side: fed, command-rating: 9"],
    settings: &[""],
    asks: &["act: {type: form-battle-force, flagship: a, led: []}"],
};

const WATERLOO: Ground = Ground {
    actors: &[],
    counters: &[
        "side: french, army: fr, type: hq-marker",
        "side: french, army: fr, type: detachment",
        "side: french, army: fr, type: corps",
        "side: coalition, army: pr, type: detachment",
    ],
    settings: &[""],
    asks: &["moment: rest"],
};

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
    Edit {
        ruleset: "fire-in-the-lake",
        old: "at most 2 bases",
        new: "at most 1 bases",
        turns: &[(NewlyUnlawful, 2)],
        ground: &FIRE_IN_THE_LAKE,
    },
    Edit {
        ruleset: "fire-in-the-lake",
        old: "where side is one of nva, vc",
        new: "where side is nva",
        turns: &[(NewlyUnlawful, 1)],
        ground: &FIRE_IN_THE_LAKE,
    },
    Edit {
        ruleset: "fire-in-the-lake",
        old: "    except line-of-communication where here's category is loc: at most 0 bases\n",
        new: "",
        turns: &[(NewlyLawful, 1)],
        ground: &FIRE_IN_THE_LAKE,
    },
    Edit {
        ruleset: "combat-commander",
        old: "    leader    | 1",
        new: "    leader    | 2",
        turns: &[(NewlyUnlawful, 3)],
        ground: &COMBAT_COMMANDER,
    },
    Edit {
        ruleset: "panzerblitz",
        old: "at most 2 stacking-units called",
        new: "at most 3 stacking-units called",
        turns: &[(NewlyLawful, 3)],
        ground: &PANZERBLITZ,
    },
    Edit {
        ruleset: "panzerblitz",
        old: "is a counter where type is unit",
        new: "is a counter where type is fortification",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 2)],
        ground: &Ground {
            actors: &["side: german, at: beside", "side: german, type: fortification, at: beside"],
            counters: &["side: german, at: here", "side: german, type: fortification, at: here"],
            settings: &["hexes: [{id: here}, {id: beside, next: [here]}, {id: beyond, next: [here]}]"],
            asks: &[
                "act: {type: move, unit: a, manner: road, path: [here, beyond]}",
                "act: {type: move, unit: a, path: [here, beyond]}",
                "moment: turn-end",
            ],
        },
    },
    Edit {
        ruleset: "great-battles",
        old: "where class is hi: exempts the first skirmishers",
        new: "where class is li: exempts the first skirmishers",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 2)],
        ground: &GREAT_BATTLES,
    },
    Edit {
        ruleset: "great-battles",
        old: "each combat-unit here: facing is vertex",
        new: "each combat-unit here: facing is hexside",
        turns: &[(NewlyUnlawful, 1), (NewlyLawful, 1)],
        ground: &GREAT_BATTLES,
    },
    Edit {
        ruleset: "remember-gordon",
        old: "with a dervish-unit where command is not x's command",
        new: "with a dervish-unit where command is x's command",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 2)],
        ground: &REMEMBER_GORDON,
    },
    Edit {
        ruleset: "stacking-points",
        old: "except road to Stacking stack at resolution where here's road beats entry-hex",
        new: "except road to Stacking stack at resolution where not here's road beats entry-hex",
        turns: &[(NewlyUnlawful, 3), (NewlyLawful, 3)],
        ground: &STACKING_POINTS,
    },
    Edit {
        ruleset: "federation-and-empire",
        old: "flagship's command-rating)) is at least 3",
        new: "flagship's command-rating)) is at least 2",
        turns: &[(NewlyUnlawful, 3)],
        ground: &FEDERATION_AND_EMPIRE,
    },
    Edit {
        ruleset: "waterloo-campaign",
        old: "where type is one of hq-marker, detachment",
        new: "where type is one of hq-marker, corps",
        turns: &[(NewlyUnlawful, 2), (NewlyLawful, 2)],
        ground: &WATERLOO,
    },
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

/// Each edit of the rulesets that `these` picks.
fn each_gives_the_smallest_true_witness(these: impl Fn(&str) -> bool) {
    for edit in EDITS.iter().filter(|edit| these(edit.ruleset)) {
        let told = format!("{}: {} → {}", edit.ruleset, edit.old.trim(), edit.new.trim());
        let (before, after) =
            (edited(edit.ruleset, &[]).unwrap(), edited(edit.ruleset, &[(edit.old, edit.new)]).unwrap());
        let expected: BTreeMap<Turn, usize> = edit.turns.iter().copied().collect();
        let found = effects(&before, &after);
        let by_analysis = by_analysis(&found, &before, &after);
        assert_eq!(counters(&by_analysis), expected, "by the analysis: {told}\n{}", effect::text(&found));
        // Where nothing turns one way, positions as large as those that turn the other way are enough.
        let most = expected.values().copied().max().unwrap_or(1);
        let mut tried = edit.ground.turns(&before, &after, most);
        tried.remove(&Turn::Otherwise);
        assert_eq!(counters(&tried), expected, "by trying all: {told}");
        // With as many counters, too, none is plainer.
        assert!(
            by_analysis.iter().all(|(turn, size)| *size <= tried[turn]),
            "{told}: {by_analysis:?}, tried {tried:?}\n{}",
            effect::text(&found)
        );
    }
}

fn counters(turns: &BTreeMap<Turn, Size>) -> BTreeMap<Turn, usize> {
    turns.iter().map(|(turn, size)| (*turn, size[0])).collect()
}

#[test]
fn of_wacht_am_rhein() {
    each_gives_the_smallest_true_witness(|ruleset| ruleset == "wacht-am-rhein");
}

#[test]
fn of_la_bataille() {
    each_gives_the_smallest_true_witness(|ruleset| ["la-bataille", "prusse-1806"].contains(&ruleset));
}

/// How many positions are tried for an edit of those.
const POSITIONS_WITH_PATHS: u64 = 40_000;

/// Paths and distances: small maps are searched in one direction, so that what is told is true and as small as can be, and
/// the turn that is named first is among it.
#[test]
fn of_the_cossacks_are_coming() {
    let mut wrong = Vec::new();
    for edit in EDITS.iter().filter(|edit| edit.ruleset == "the-cossacks-are-coming") {
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

#[test]
fn of_axis_empires() {
    each_gives_the_smallest_true_witness(|ruleset| ruleset == "axis-empires");
}

/// Lengths of paths, sums along them, and acts done before.
#[test]
fn of_battle_for_moscow() {
    each_gives_the_smallest_true_witness(|ruleset| ruleset == "battle-for-moscow");
}

#[test]
fn of_smaller_games() {
    let own = [
        "wacht-am-rhein",
        "la-bataille",
        "prusse-1806",
        "axis-empires",
        "battle-for-moscow",
        "the-cossacks-are-coming",
    ];
    each_gives_the_smallest_true_witness(|ruleset| !own.contains(&ruleset));
}

/// The smallest of the positions that are told and that no other rule hides.
fn by_analysis(found: &Effects, old: &Tables, new: &Tables) -> BTreeMap<Turn, Size> {
    let mut turns = BTreeMap::new();
    for witness in found.clauses.iter().flat_map(|clause| &clause.witnesses).filter(|witness| !witness.hidden) {
        let turn = match witness.turn {
            effect::Turn::NewlyUnlawful => NewlyUnlawful,
            effect::Turn::NewlyLawful => NewlyLawful,
            effect::Turn::Otherwise => continue,
        };
        let entry = CaseFile::from_text(&witness.case, Need::Position).0.entries.remove(0);
        let read = |tables: &Tables| Some((entry.read(tables, Need::Position).ok()?, tables.clone()));
        let (case, tables) = read(new).or_else(|| read(old)).unwrap();
        let size = size(&tables, &case.position, &case.asked);
        turns.entry(turn).and_modify(|least: &mut Size| *least = size.min(*least)).or_insert(size);
    }
    turns
}

/// A change of words alone.
struct Rewrite {
    ruleset: &'static str,
    old: &'static str,
    new: &'static str,
    /// Whether every position that its rules can tell apart was tried, so that there is surely no effect.
    shown: bool,
    /// Whether it is a definition that was compared with what it was before, whoever uses it.
    compared: bool,
}

const REWRITES: &[Rewrite] = &[
    Rewrite {
        ruleset: "fire-in-the-lake",
        old: "at most 2 bases",
        new: "at most (1 plus 1) bases",
        shown: true,
        compared: false,
    },
    Rewrite {
        ruleset: "fire-in-the-lake",
        old: "define base is a counter where type is base",
        new: "define base is a counter where not (type is one of troops, police, ranger, irregular, guerrilla)",
        shown: true,
        compared: true,
    },
    Rewrite {
        ruleset: "axis-empires",
        old: "define headquarters-unit is a counter where type is headquarters",
        new: "define headquarters-unit is a counter where not (type is not headquarters)",
        shown: true,
        compared: true,
    },
    Rewrite {
        ruleset: "panzerblitz",
        old: "is a counter where type is unit",
        new: "is a counter where type is not fortification",
        shown: true,
        compared: true,
    },
    Rewrite {
        ruleset: "combat-commander",
        old: "    except printed where figures is not none: figures",
        new: "    except printed where not (figures is none): figures",
        shown: false,
        compared: false,
    },
    Rewrite {
        ruleset: "wacht-am-rhein",
        old: "or kind is hybrid and companies is 3",
        new: "or companies is 3 and kind is hybrid",
        shown: true,
        compared: true,
    },
    Rewrite {
        ruleset: "great-battles",
        old: "each combat-unit here: facing is vertex",
        new: "each combat-unit here: facing is not hexside",
        shown: true,
        compared: false,
    },
    // A definition that two exceptions of one rule use.
    Rewrite {
        ruleset: "the-cossacks-are-coming",
        old: "class is one of main-depot, army-supply, corps-train, army-hq",
        new: "class is not one of infantry, cavalry, artillery, engineers, supporting, corps-hq, fortress",
        shown: true,
        compared: true,
    },
    // A definition that speaks of the path is no matter of one counter.
    Rewrite {
        ruleset: "the-cossacks-are-coming",
        old: "unit's turned-aside or there is a step where not retire-hexsides includes direction",
        new: "(there is a step where not retire-hexsides includes direction) or unit's turned-aside",
        shown: false,
        compared: false,
    },
];

#[test]
fn a_change_of_words_alone_has_no_effect() {
    for rewrite in REWRITES {
        let before = edited(rewrite.ruleset, &[]).unwrap();
        let after = edited(rewrite.ruleset, &[(rewrite.old, rewrite.new)]).unwrap();
        let found = effects(&before, &after);
        let text = effect::text(&found);
        assert!(!found.clauses.is_empty() || !found.rewritten.is_empty(), "{} touches something", rewrite.new);
        for clause in &found.clauses {
            assert!(clause.witnesses.is_empty() && clause.unshown == 0, "{text}");
        }
        // How far it was searched is said of each clause and definition, and whether that is all there is.
        let said = |words: &str| text.matches(words).count();
        let told =
            said("no effect: searched") + said("no effect found: searched") + said("no effect; it comes to the same");
        assert_eq!(told, found.clauses.len() + found.rewritten.len(), "{text}");
        assert_eq!(said("no effect found: searched") == 0, rewrite.shown, "{}: {text}", rewrite.new);
        assert_eq!(found.rewritten.len(), usize::from(rewrite.compared), "{}: {text}", rewrite.new);
    }
}
