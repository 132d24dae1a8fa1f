//! Faults seeded in copies of shipped rulesets: each is told, with its rule; and none of the shipped rulesets themselves.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where a shipped ruleset cannot be read")]

use std::collections::BTreeMap;
use std::fs;

use reglement_analysis::findings::{FindingOfAnalysis, findings, findings_of};
use reglement_cases::{Case, CaseFile, Maps, Need};
use reglement_engine::table::Tables;
use reglement_ruleset_tests::{edited, rulesets};

/// One fault, and what is told of it.
struct Fault {
    ruleset: &'static str,
    old: &'static str,
    new: &'static str,
    code: &'static str,
    /// The heading of the rule; empty where it stands under none.
    rule: &'static str,
    what: &'static str,
}

const FAULTS: &[Fault] = &[
    Fault {
        ruleset: "wacht-am-rhein",
        old: "  define stacked of a hex:",
        new: "  define armored is a unit where kind is armor\n  define stacked of a hex:",
        code: "A0001",
        rule: "7.0 Stacking in general",
        what: "definition armored is used by nothing",
    },
    Fault {
        ruleset: "combat-commander",
        old: "  define figure-count of a counter: usual-figures of type",
        new: "  define figure-count of a counter: 1",
        code: "A0002",
        rule: "8 Stacking",
        what: "chart usual-figures is used by nothing",
    },
    Fault {
        ruleset: "axis-empires",
        old: "may not share with another friendly headquarters-unit",
        new: "may not share with another friendly headquarters-unit where type is air",
        code: "A0003",
        rule: "9.1 Stacking restrictions",
        what: "exclusion headquarters can never be broken",
    },
    Fault {
        ruleset: "great-battles",
        old: "at most 1 combat-units\n",
        new: "at most 1 combat-units where type is leader\n",
        code: "A0003",
        rule: "stacking",
        what: "limit stack can never be broken",
    },
    Fault {
        ruleset: "wacht-am-rhein",
        old: "      at most 2 units\n      at most 1 battalions",
        new: "      at most 3 units\n      at most 2 battalions",
        code: "A0004",
        rule: "7.1.0 Stacking limits",
        what: "exception constricted to 7.1.0 stack never matters",
    },
    Fault {
        ruleset: "fire-in-the-lake",
        old: "where here's category is loc: at most 0 bases",
        new: "where here's category is loc: at most 2 bases",
        code: "A0004",
        rule: "1.4.2 Bases",
        what: "exception line-of-communication to 1.4.2 bases never matters",
    },
    Fault {
        ruleset: "great-battles",
        old: "moment rest \"units are at rest\"",
        new: "moment rest \"units are at rest\"\nmoment rally \"units rally\"",
        code: "A0006",
        rule: "stacking",
        what: "the moment rally never comes",
    },
    Fault {
        ruleset: "lom",
        old: "rule \"Ground Scale\"",
        new: "ruling loose \"Loose order?\"\n  one of yes, no, used no\n  because \"not said\"\n\nrule \"Ground Scale\"",
        code: "A0007",
        rule: "",
        what: "nothing rests on ruling loose",
    },
    Fault {
        ruleset: "axis-empires",
        old: "define fortress-unit is a counter where type is fortress",
        new: "define fortress-unit is a ground-unit where type is air",
        code: "A0008",
        rule: "9.1 Stacking restrictions",
        what: "no counter can be a fortress unit",
    },
    Fault {
        ruleset: "great-battles",
        old: "leader, marker\n  class",
        new: "leader, chariot, marker\n  class",
        code: "A0009",
        rule: "",
        what: "no limit covers counters whose type is chariot",
    },
    Fault {
        ruleset: "wacht-am-rhein",
        old: "  unit: counter\n  at the end top-choice",
        new: "  unit: counter",
        code: "A0010",
        rule: "",
        what: "no rule speaks of the act set-top",
    },
    Fault {
        ruleset: "fire-in-the-lake",
        old: "moment set-up \"a scenario is set up\"",
        new: "moment set-up \"a scenario is set up\"\nact burn \"a village burns\"\n  village: place\n",
        code: "A0010",
        rule: "",
        what: "no rule speaks of the act burn",
    },
    Fault {
        ruleset: "great-battles",
        old: "facing at rest for each combat-unit here: facing is vertex",
        new: "facing at rest for each combat-unit here: facing is vertex and type is leader",
        code: "A0011",
        rule: "stacking",
        what: "requirement facing can never be kept",
    },
    Fault {
        ruleset: "panzerblitz",
        old: "    except under-way at rest: deferred until turn-end",
        new: "    except under-way at rest: deferred until dusk",
        code: "A0012",
        rule: "PB Stacking",
        what: "exception under-way to PB Stacking stack defers until dusk, which never comes",
    },
    Fault {
        ruleset: "federation-and-empire",
        old: "  command-rating (cr): number from 0",
        new: "  command-rating (cr): number from 0\n  cloaked: yes or no, usually no",
        code: "A0013",
        rule: "",
        what: "attribute cloaked of a counter is used by nothing",
    },
    // What the declared numbers settle, however large the space of positions.
    Fault {
        ruleset: "great-battles",
        old: "  requirement footprint at rest",
        new: "  duty closer at rest for each combat-unit here: distance from here to here is less than 0 if possible
  requirement footprint at rest",
        code: "A0011",
        rule: "stacking",
        what: "duty closer can never be kept",
    },
    Fault {
        ruleset: "great-battles",
        old: "  requirement footprint at rest",
        new: "  limit elan at rest for each combat-unit called x here: at most 6 as (x's elan)\n  requirement footprint at rest",
        code: "A0003",
        rule: "stacking",
        what: "limit elan can never be broken",
    },
    Fault {
        ruleset: "empire-of-the-sun",
        old: "at most 6 naval-units called \"naval\"",
        new: "at most unlimited naval-units called \"naval\"",
        code: "A0003",
        rule: "8 Stacking",
        what: "limit sea can never be broken",
    },
    Fault {
        ruleset: "stacking-points",
        old: "at most unlimited stacking-points of units",
        new: "at most 4 stacking-points of units",
        code: "A0004",
        rule: "Stacking",
        what: "exception entry-hex to Stacking stack never matters",
    },
    Fault {
        ruleset: "great-battles",
        old: "exempts the first skirmishers",
        new: "exempts combat-units where type is leader",
        code: "A0004",
        rule: "stacking",
        what: "exception skirmishers to stacking stack never matters",
    },
    Fault {
        ruleset: "ocs",
        old: "    any other         | 0\n",
        new: "    any other         | ?\n",
        code: "A0019",
        rule: "OCS stacking",
        what: "chart usual-re gives no figure in some of its cells",
    },
    Fault {
        ruleset: "empire-of-the-sun",
        old: "at most 3 ground-or-air-units called \"ground+air\"",
        new: "at most 3 ground-or-air-units called \"ground+air\"\n    at most 4 ground-or-air-units called \"all\"",
        code: "A0020",
        rule: "8 Stacking",
        what: "no verdict rests on at most 4 all of limit land",
    },
    // Rules that cannot both be kept in some place.
    Fault {
        ruleset: "fire-in-the-lake",
        old: "  limit bases at any moment in each space: at most 2 bases",
        new: "  limit strong at any moment in each space where here's category is city: at least 3 bases\n  limit bases at any moment in each space: at most 2 bases",
        code: "A0005",
        rule: "1.4.2 Bases",
        what: "limit strong and limit bases cannot both be kept everywhere",
    },
    Fault {
        ruleset: "fire-in-the-lake",
        old: "  limit bases at any moment in each space: at most 2 bases",
        new: "  requirement garrison at any moment in each space where here's category is city: number of bases here is more than 2\n  limit bases at any moment in each space: at most 2 bases",
        code: "A0005",
        rule: "1.4.2 Bases",
        what: "requirement garrison and limit bases cannot both be kept everywhere",
    },
    Fault {
        ruleset: "great-battles",
        old: "  requirement facing at rest",
        new: "  limit pair at rest in each hex: at least 2 combat-units where type is phalanx\n  requirement facing at rest",
        code: "A0005",
        rule: "stacking",
        what: "limit pair and limit stack cannot both be kept everywhere",
    },
    // Rules on which no verdict rests beside another.
    Fault {
        ruleset: "battle-for-moscow",
        old: "  ban enemies at entry: there is an enemy counter here",
        new: "  ban tanks at entry: there is an enemy counter here where type is panzer\n  ban enemies at entry: there is an enemy counter here",
        code: "A0020",
        rule: "Movement",
        what: "no verdict rests on ban tanks",
    },
    Fault {
        ruleset: "ocs",
        old: "  exclusion hedgehog at",
        new: "  exclusion dug-in at phase-end: a reserve-unit may not share with a hedgehog\n  exclusion hedgehog at",
        code: "A0020",
        rule: "OCS modes",
        what: "no verdict rests on exclusion dug-in",
    },
    Fault {
        ruleset: "fire-in-the-lake",
        old: "  limit bases at any moment in each space: at most 2 bases",
        new: "  ban crowd at any moment in each space: number of bases here is at least 4\n  limit bases at any moment in each space: at most 2 bases",
        code: "A0020",
        rule: "1.4.2 Bases",
        what: "no verdict rests on ban crowd",
    },
    // Rules and duties that speak only where another rule is broken.
    Fault {
        ruleset: "ogre",
        old: "  ban prohibited-terrain at entry: here is impassable",
        new: "  ban prohibited-terrain at entry: here is impassable\n  ban trains at entry where here is impassable: unit's type is train",
        code: "A0021",
        rule: "5.09 One hex is always allowed",
        what: "ban trains speaks only where another rule is broken",
    },
    Fault {
        ruleset: "fire-in-the-lake",
        old: "  limit bases at any moment in each space: at most 2 bases",
        new: "  duty spread at any moment in each space where number of bases here is more than 3: here's category is city if possible\n  limit bases at any moment in each space: at most 2 bases",
        code: "A0021",
        rule: "1.4.2 Bases",
        what: "duty spread speaks only where another rule is broken",
    },
    // What comes to nothing.
    Fault {
        ruleset: "wacht-am-rhein",
        old: "1 against owner",
        new: "0 against owner",
        code: "A0022",
        rule: "7.4.0 Combat from an overstacked hex",
        what: "penalty column-shift is always 0",
    },
    Fault {
        ruleset: "longturn-sim",
        old: "  penalty killed at attacked in each tile where",
        new: "  penalty wounded at attacked in each tile where number of units here is less than 0: 1\n  penalty killed at attacked in each tile where",
        code: "A0003",
        rule: "issue 7 Large stacks",
        what: "penalty wounded never applies",
    },
    Fault {
        ruleset: "fire-in-the-lake",
        old: "  limit bases at any moment in each space: at most 2 bases",
        new: "  value surplus at any moment in each space: 0 times number of bases here\n  limit bases at any moment in each space: at most 2 bases",
        code: "A0022",
        rule: "1.4.2 Bases",
        what: "value surplus is always 0",
    },
    // Notes that accept what there is not.
    Fault {
        ruleset: "remember-gordon",
        old: "note \"A0009 marker: markers are free\"",
        new: "note \"A0009 marker: markers are free\"\n  note \"A9 markr: markers are free\"",
        code: "A0016",
        rule: "5.51 Stacking",
        what: "the note “A9 markr” names a code that there is not",
    },
    Fault {
        ruleset: "greatest-gamble",
        old: "note \"A0013 type:",
        new: "note \"A0013 type, size:",
        code: "A0018",
        rule: "4.2 Frontage of an attack",
        what: "the note “A0013 size” accepts nothing",
    },
    Fault {
        ruleset: "remember-gordon",
        old: "note \"A0009 marker: markers are free\"",
        new: "note \"A0009 marker: markers are free\"\n  note \"A0999 marker: markers are free\"",
        code: "A0016",
        rule: "5.51 Stacking",
        what: "the note “A0999 marker” names a code that there is not",
    },
    Fault {
        ruleset: "remember-gordon",
        old: "note \"A0009 marker: markers are free\"",
        new: "note \"A0009 marker markers are free\"",
        code: "A0017",
        rule: "5.51 Stacking",
        what: "the note “A0009 marker markers are free” gives no reason",
    },
    Fault {
        ruleset: "remember-gordon",
        old: "note \"A0009 marker: markers are free\"",
        new: "note \"A0009 marker, gunboat: markers are free\"\n  note \"A0003: nobody has so many\"",
        code: "A0018",
        rule: "5.51 Stacking",
        what: "the note “A0003” accepts nothing",
    },
];

/// Further lines that a fault needs to compile.
fn beside(fault: &Fault) -> Vec<(&'static str, &'static str)> {
    match fault.what {
        "the moment rally never comes" => {
            vec![("limit stack at rest in each hex: at most 1", "limit stack at rest, rally in each hex: at most 1")]
        }
        what if what.contains("until dusk") => {
            vec![("moment rest \"a unit has moved\"", "moment rest \"a unit has moved\"\nmoment dusk \"night falls\"")]
        }
        "limit elan can never be broken" => {
            vec![("  type: one of cohort,", "  elan: number from 0 to 6, usually 3\n  type: one of cohort,")]
        }
        what if what.contains("type is chariot") => vec![(
            "where type is not one of leader, marker",
            "where type is one of cohort, phalanx, cavalry, elephants, skirmishers",
        )],
        _ => Vec::new(),
    }
}

#[test]
fn each_seeded_fault_is_told_with_its_rule() {
    let told = |finding: FindingOfAnalysis| (finding.code, finding.rule, finding.what);
    let mut missed = Vec::new();
    for fault in FAULTS {
        let clean: Vec<_> = findings(&edited(fault.ruleset, &[]).unwrap(), &[]).into_iter().map(told).collect();
        let edits: Vec<_> = [(fault.old, fault.new)].into_iter().chain(beside(fault)).collect();
        let found = findings(&edited(fault.ruleset, &edits).unwrap(), &[]).into_iter().map(told);
        let new: Vec<_> = found.filter(|one| !clean.contains(one)).collect();
        let wanted = (fault.code, fault.rule.to_owned(), fault.what.to_owned());
        if !new.contains(&wanted) {
            missed.push((wanted, new));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

/// What the compiler refuses, in copies of shipped rulesets: with its code, the rule named.
#[test]
fn what_contradicts_itself_is_refused_with_its_rule() {
    let refused = [
        // Two exceptions apply together and disagree; a position shows it.
        (
            "wacht-am-rhein",
            "    except completed-bridge where",
            "    except crowded where there is a bridge-column here:\n      at most 1 units\n    except completed-bridge where",
            "R0120",
            "7.1.0",
        ),
        // A class whose condition contradicts the class above it.
        (
            "wacht-am-rhein",
            "define bridge-column is a unit where kind is bridge-column",
            "define bridge-column is a unit where kind is bridge-column and kind is armor",
            "R0119",
            "7.1.2",
        ),
        // At least more than at most.
        ("wacht-am-rhein", "    at most 3 units\n", "    at most 3 units\n    at least 4 units\n", "R0122", "7.1.0"),
        // The same between a class and what it is built upon, and in other words than a limit's.
        (
            "battle-for-moscow",
            "  limit stack at phase-end, journey-end in each hex:",
            "  requirement pair at retreat-end: number of counters here is at least 2\n  ban crowd at retreat-end: number of counters here is more than 1\n  limit stack at phase-end, journey-end in each hex:",
            "R0122",
            "Movement",
        ),
        ("downtown", "at most 1 flights", "at most 1 flights, at least 2 flights where alt is low", "R0122", "6.4"),
        // A row of a chart left open.
        ("ocs", "    any other         | 0\n", "", "R0116", "OCS stacking"),
        // A misspelt value.
        ("axis-empires", "where type is headquarters\n", "where type is headquarter\n", "R0102", "9.1"),
    ];
    for (ruleset, old, new, code, rule) in refused {
        let report = edited(ruleset, &[(old, new)]).unwrap_err();
        assert!(report.contains(code) && report.contains(rule), "{code} {rule}: {report}");
    }
}

/// Every shipped ruleset with its cases, those of one folder together.
#[test]
fn nothing_is_told_of_the_shipped_rulesets() {
    for folder in fs::read_dir(rulesets()).unwrap() {
        let folder = folder.unwrap().path();
        let mut all: BTreeMap<String, (Tables, Vec<Case>)> = BTreeMap::new();
        for file in fs::read_dir(&folder).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_some_and(|extension| extension == "rules") {
                let name = file.file_stem().unwrap().to_string_lossy().into_owned();
                all.insert(name.clone(), (edited(&name, &[]).unwrap(), Vec::new()));
            }
        }
        let own = folder.file_name().unwrap().to_string_lossy().into_owned();
        let maps = Maps::new(|path| fs::read_to_string(folder.join("cases").join(path)).map_err(|why| why.to_string()));
        for file in fs::read_dir(folder.join("cases")).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            for entry in CaseFile::from_text(&text, Need::Expectation).0.entries {
                let (tables, cases) = all.get_mut(entry.ruleset.as_ref().unwrap_or(&own)).unwrap();
                cases.push(entry.read_on(tables, Need::Expectation, &maps).unwrap());
            }
        }
        let together: Vec<(&Tables, &[Case])> =
            all.values().map(|(tables, cases)| (tables, cases.as_slice())).collect();
        let found = findings_of(&together);
        let open: Vec<_> = found.iter().filter(|finding| finding.accepted.is_none()).collect();
        assert!(open.is_empty(), "{own}: {open:#?}");
    }
}
