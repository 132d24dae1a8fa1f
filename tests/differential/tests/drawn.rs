//! Rulesets drawn at random are judged alike by the tables and by the naive interpreter.

use reglement_differential_tests::drawn;
use reglement_differential_tests::tally::{HEAD, Measure, tally};

const RULESETS: u64 = 200;
const MEASURE: Measure = Measure { positions: 36, work: 20_000, varied_at_least: 18, seed: 7, most_tried: 4 };

#[test]
fn whatever_is_drawn_is_judged_alike() {
    let (mut refused, mut differing) = (Vec::new(), Vec::new());
    let (mut positions, mut broken, mut not_judged) = (0, 0, 0);
    println!("{HEAD}");
    for seed in 0..RULESETS {
        let ruleset = match drawn::ruleset(seed) {
            Ok(ruleset) => ruleset,
            Err(why) => {
                refused.push(why);
                continue;
            }
        };
        let tally = tally(&ruleset, MEASURE);
        println!("{}", tally.line(&ruleset.name));
        if !tally.differences.is_empty() || !tally.not_covered.is_empty() {
            let told = [tally.differences, tally.not_covered].concat().join("\n");
            differing.push(format!("{}\n{told}", drawn::text(seed)));
        }
        positions += tally.positions;
        broken += tally.broken;
        not_judged += tally.not_judged;
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    // The compiler refuses few: where two conditions can be seen to contradict each other, say.
    assert!(refused.len() <= 4, "{}", refused.join("\n"));
    let told = format!("{positions} positions, {broken} broken, {not_judged} not judged");
    assert!(positions >= 6_000 && broken >= 1_800 && not_judged <= 1_200, "{told}");
}
