//! Changes of words alone.

use reglement_analysis::effect::{self, effects};
use reglement_ruleset_tests::edited;

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
