//! Linked tables, tables in memory and the naive interpreter say the same of every case, and of random variations.

use std::collections::{BTreeMap, BTreeSet};

use reglement_compiler::rules;
use reglement_differential_tests::corpus::{self, Ruleset};
use reglement_differential_tests::tally::{HEAD, Measure, Tally, tally};
use reglement_engine::judge::Judge;

/// What the interpreter does not judge, by the case and the reason. Nothing may be added.
const NOT_COVERED: [&str; 0] = [];

/// Clauses and exceptions that no position of these tests brings to speak, by ruleset. Nothing may be added.
const SILENT: [&str; 3] = [
    // The limits say `unlimited`.
    "federation-and-empire no stacking limit ships",
    // The limit is lifted whatever happens.
    "longturn-sim issue 7 stack",
    // It takes a path through an enemy, which these few positions do not hold; those of a longer run do.
    "the-cossacks-are-coming Movement enemy-units",
];

/// The rulesets that no position can break so often as the others, and why.
const RARELY_BROKEN: [&str; 2] = [
    // No stack is unlawful: its only limit is lifted.
    "longturn-sim",
    // Its chart has figures for few kinds of units, and what is too many is ejected.
    "stacking-points",
];

/// As much as the tests of one run can do.
const ORDINARY: Measure =
    Measure { positions: 300, work: 100_000, varied_at_least: 30, seed: 20_261_130, most_tried: 4 };

/// Enough for what several clauses hide at once.
const FOGGY: Measure = Measure { positions: 1_000, work: usize::MAX, ..ORDINARY };

/// The cases alone.
fn cases_of(ruleset: &Ruleset) -> Measure {
    Measure { positions: ruleset.cases.len(), ..ORDINARY }
}

/// That nothing differs, and that nothing more than what is known is left out.
fn assert_the_same(tallies: &[(&Ruleset, Tally)]) {
    let mut told: Vec<String> = Vec::new();
    for (ruleset, tally) in tallies {
        told.extend(tally.differences.iter().map(|difference| format!("{} {difference}", ruleset.name)));
        let is_new = |case: &&String| !NOT_COVERED.contains(&case.as_str());
        told.extend(tally.not_covered.iter().filter(is_new).map(|case| format!("{}: {case}", ruleset.name)));
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn what_the_page_shows_is_judged_alike() -> Result<(), String> {
    let rulesets = corpus::from_the_page()?;
    let tallies: Vec<(&Ruleset, Tally)> =
        rulesets.iter().map(|ruleset| (ruleset, tally(ruleset, Measure { positions: 20, ..ORDINARY }))).collect();
    assert_the_same(&tallies);
    let cases: usize = rulesets.iter().map(|ruleset| ruleset.cases.len()).sum();
    assert!(cases >= 36, "{cases} cases");
    Ok(())
}

#[test]
fn one_side_knows_the_same_and_is_told_the_same() -> Result<(), String> {
    let mut rulesets = corpus::from_the_page()?;
    rulesets.extend(corpus::from_the_field()?);
    rulesets.retain(|ruleset| Judge::new(&ruleset.tables).has_fog());
    let tallies: Vec<(&Ruleset, Tally)> = rulesets.iter().map(|ruleset| (ruleset, tally(ruleset, FOGGY))).collect();
    assert_the_same(&tallies);
    let of_all = |number: fn(&Tally) -> usize| tallies.iter().map(|(_, tally)| number(tally)).sum::<usize>();
    let (for_one_side, open) = (of_all(|tally| tally.for_one_side), of_all(|tally| tally.open));
    assert!(for_one_side >= 400 && open >= 40, "{for_one_side} for one side, {open} of them open");
    Ok(())
}

#[test]
fn reports_from_the_field_are_judged_alike() -> Result<(), String> {
    let rulesets = corpus::from_the_field()?;
    let tallies: Vec<(&Ruleset, Tally)> = rulesets.iter().map(|ruleset| (ruleset, tally(ruleset, ORDINARY))).collect();
    assert_the_same(&tallies);
    Ok(())
}

#[test]
fn shipped_rulesets_are_judged_alike_and_all_of_them_speaks() -> Result<(), String> {
    let rulesets = corpus::shipped()?;
    for ruleset in &rulesets {
        assert!(ruleset.linked == Some(&ruleset.tables), "{}: the linked tables are others", ruleset.name);
    }
    let tallies: Vec<(&Ruleset, Tally)> = rulesets.iter().map(|ruleset| (ruleset, tally(ruleset, ORDINARY))).collect();
    println!("{HEAD}");
    for (ruleset, tally) in &tallies {
        println!("{}", tally.line(&ruleset.name));
        assert!(tally.positions >= cases_of(ruleset).positions, "{}: not every case", ruleset.name);
    }
    assert_the_same(&tallies);
    let silent = silent(&tallies);
    let new: Vec<&String> = silent.iter().filter(|one| !SILENT.contains(&one.as_str())).collect();
    assert!(new.is_empty(), "nothing brings these to speak: {new:#?}");
    let odd = tallies.iter().filter(|(ruleset, tally)| {
        let share = 100 * tally.broken / tally.positions.max(1);
        !(30..=70).contains(&share) && !RARELY_BROKEN.contains(&ruleset.name.as_str())
    });
    let odd: Vec<String> = odd.map(|(ruleset, tally)| tally.line(&ruleset.name)).collect();
    assert!(odd.is_empty(), "broken too seldom or too often:\n{HEAD}\n{}", odd.join("\n"));
    Ok(())
}

/// What is silent in all layers that it stands in, as the ruleset below all of them and the citation.
fn silent(tallies: &[(&Ruleset, Tally)]) -> BTreeSet<String> {
    let mut of: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut speaks: BTreeSet<String> = BTreeSet::new();
    for (ruleset, tally) in tallies {
        let book = rules::from_syntax(&ruleset.documents, &mut Vec::new());
        let silent = tally.silent(&book);
        let all = Tally::default().silent(&book);
        let cited = |one: &String| format!("{} {one}", ruleset.family);
        speaks.extend(all.iter().filter(|one| !silent.contains(one)).map(cited));
        of.entry(&ruleset.family).or_default().extend(silent.iter().map(cited));
    }
    of.into_values().flatten().filter(|one| !speaks.contains(one)).collect()
}
