//! Changes that show only away from the plainest positions: at a distance, in a stack that another rule asks for, by a number
//! that an act carries, by fractions.
#![allow(clippy::unwrap_used, reason = "a test stops where an edit does not compile")]

use reglement_analysis::effect::{self, Turn, effects};
use reglement_analysis_tests::parts;
use reglement_ruleset_tests::edited;

/// An edit, and for clauses on which it has an effect the way in which a verdict turns, and by how many counters.
struct Edit {
    ruleset: &'static str,
    old: &'static str,
    new: &'static str,
    shows: &'static [(&'static str, Turn, usize)],
}

const EDITS: &[Edit] = &[
    Edit {
        ruleset: "waterloo-campaign",
        old: "within 2 of h where arm is cavalry",
        new: "within 1 of h where arm is cavalry",
        shows: &[("pinned", Turn::NewlyLawful, 2), ("halts-after", Turn::Otherwise, 2)],
    },
    Edit {
        ruleset: "waterloo-campaign",
        old: "there are enemy corps within 2 of h\n",
        new: "there are enemy corps within 1 of h\n",
        shows: &[("halts-after", Turn::Otherwise, 2)],
    },
    // The parameter of the act stands in no comparison with a fixed number.
    Edit {
        ruleset: "la-bataille",
        old: "unit's strength is at most 4",
        new: "unit's strength is at most 5",
        shows: &[("hexes", Turn::Otherwise, 1)],
    },
    // A list that the act may leave out is left out.
    Edit {
        ruleset: "la-bataille",
        old: "unit's strength is at least 5",
        new: "unit's strength is at least 6",
        shows: &[("spread", Turn::NewlyUnlawful, 1)],
    },
    // The stack that the one rule no longer allows matters to the others.
    Edit {
        ruleset: "wacht-am-rhein",
        old: "    except army-engineer: exempts the first army-engineers\n",
        new: "",
        shows: &[
            ("stacking", Turn::NewlyUnlawful, 2),
            ("correct-overstack", Turn::Otherwise, 2),
            ("participants", Turn::NewlyUnlawful, 2),
            ("prepared-assault", Turn::NewlyUnlawful, 2),
            ("road-movement", Turn::NewlyUnlawful, 2),
        ],
    },
    // Several that count for a part of one.
    Edit {
        ruleset: "ogre",
        old: "| 1/3",
        new: "| 1/2",
        shows: &[("stack", Turn::NewlyUnlawful, 3), ("stack", Turn::NewlyUnlawful, 7)],
    },
    // What several count for together, one of them can.
    Edit { ruleset: "ocs", old: "| 1/2", new: "| 1", shows: &[("stack", Turn::NewlyUnlawful, 2)] },
];

#[test]
fn it_is_found_and_its_case_parts_the_rulesets() {
    for edit in EDITS {
        let (old, new) = (edited(edit.ruleset, &[]).unwrap(), edited(edit.ruleset, &[(edit.old, edit.new)]).unwrap());
        let found = effects(&old, &new);
        let text = effect::text(&found);
        for (clause, turn, counters) in edit.shows {
            let own = found.clauses.iter().filter(|own| own.clause == *clause);
            let shows = own.flat_map(|own| &own.witnesses).any(|witness| {
                witness.turn == *turn && !witness.hidden && witness.case.matches("- {id").count() == *counters
            });
            assert!(shows, "{clause}: {turn:?} by {counters}\n{text}");
        }
        for witness in found.clauses.iter().flat_map(|clause| &clause.witnesses) {
            assert!(parts(&witness.case, &old, &new), "{}", witness.case);
        }
    }
}
