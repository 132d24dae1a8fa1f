//! The files in which designers answer hold every question; their cases are judged with all others.
#![allow(clippy::unwrap_used, reason = "a test stops where a shipped ruleset cannot be read")]

use std::fs;

use reglement_ruleset_tests::{edited, rulesets};

#[test]
fn every_ruling_stands_in_the_file_of_its_game() {
    for game in ["wacht-am-rhein", "la-bataille", "the-cossacks-are-coming"] {
        let folder = rulesets().join(game);
        let written = fs::read_to_string(folder.join("cases/readings.yaml")).unwrap();
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_none_or(|extension| extension != "rules") {
                continue;
            }
            let tables = edited(&file.file_stem().unwrap().to_string_lossy(), &[]).unwrap();
            for ruling in tables.rulings.iter() {
                // A layer may read a ruling another way; the question stays the same.
                let asked = format!("\n# {}: {}\n# Read as ", ruling.name, ruling.question);
                assert!(written.contains(&asked), "{game}: {}", ruling.name);
            }
        }
    }
}
