//! The static tables of each shipped ruleset equal those that the compiler makes of it in memory.

use std::fs;
use std::path::{Path, PathBuf};

use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_rulebook::RULESETS;

#[test]
fn static_tables_equal_those_in_memory() {
    let mut files = Vec::new();
    find(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets"), &mut files);
    files.sort();
    let sources = files.iter().map(|file| Source::new("a ruleset", &fs::read_to_string(file).unwrap()));
    let sources = sources.collect::<Vec<_>>();
    assert_eq!(sources.len(), RULESETS.len());
    for wanted in 0..sources.len() {
        let stack = layers::stack(&sources, wanted).unwrap();
        let stack = stack.into_iter().map(|layer| sources[layer].clone()).collect::<Vec<_>>();
        let compiled = compile(&stack).unwrap();
        let standing = RULESETS.iter().find(|tables| tables.head.name == compiled.head.name);
        assert!(standing.is_some_and(|standing| **standing == compiled), "{}", compiled.head.name);
    }
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rules") {
            files.push(path);
        }
    }
}
