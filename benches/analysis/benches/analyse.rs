//! What can never matter in a ruleset, and which positions a changed bound turns.

use std::hint::black_box;

use analysis::{of_classes, of_rules, stacking_games};
use measuring::Contest;
use reglement_analysis::effect::effects;
use reglement_analysis::findings::findings;

const TURNS: usize = 3;

fn main() {
    let games = stacking_games();
    let mut contest = Contest::new("The two stacking games", "ruleset");
    for game in &games {
        assert!(effects(&game.shipped, &game.edited).clauses.iter().any(|clause| !clause.witnesses.is_empty()));
        contest = contest.rival(&format!("analyse {}", game.name), 1, || {
            black_box(findings(&game.shipped, &[]));
        });
        contest = contest.rival(&format!("diff {} with one bound changed", game.name), 1, || {
            black_box(effects(&game.shipped, &game.edited));
        });
    }
    contest.run(TURNS);

    let rulesets = [2, 4, 8, 16, 32].map(|classes| (classes, of_classes(classes)));
    let mut contest = Contest::new("Growth with the classes", "ruleset");
    for (classes, tables) in &rulesets {
        contest = contest.rival(&format!("{classes} classes"), 1, || {
            black_box(findings(tables, &[]));
        });
    }
    contest.run(TURNS);

    let rulesets = [75, 150, 300, 600].map(|rules| (rules, of_rules(rules)));
    let mut contest = Contest::new("Growth with the rules, all of which changed", "diff");
    for (rules, [old, new]) in &rulesets {
        contest = contest.rival(&format!("{rules} rules"), 1, || {
            black_box(effects(old, new));
        });
    }
    contest.run(TURNS);
}
