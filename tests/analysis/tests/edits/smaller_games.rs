//! One or a few edits of each of the smaller games.

use reglement_analysis_tests::Ground;
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};

use super::{Edit, each_gives_the_smallest_true_witness};

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
        "side: one, type: squad, figures: 6",
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

const EDITS: &[Edit] = &[
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
        turns: &[(NewlyUnlawful, 2)],
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
];

#[test]
fn each_gives_its_smallest_true_witness() {
    each_gives_the_smallest_true_witness(EDITS);
}
