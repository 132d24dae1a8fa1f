//! The same rulesets give the same bytes: in another folder, written in another order, built again.
#![allow(clippy::unwrap_used, reason = "a test stops where its own folder cannot be used")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use reglement_compiler::build_step::BuildStep;
use reglement_hostile_tests::rulesets;
use reglement_language_tests::files;

/// Some shipped games, one with layers.
const GAMES: [&str; 3] = ["ogre", "the-cossacks-are-coming", "wacht-am-rhein"];

fn generated(project: &Path, sources: &[PathBuf]) -> BTreeMap<String, Vec<u8>> {
    let _ = fs::remove_dir_all(project);
    for source in sources {
        let copy = project.join("rulesets").join(source.strip_prefix(rulesets()).unwrap());
        fs::create_dir_all(copy.parent().unwrap()).unwrap();
        fs::copy(source, copy).unwrap();
    }
    let out = project.join("out");
    fs::create_dir_all(&out).unwrap();
    let step = BuildStep::new(project.join("rulesets")).generated_in(project.join("generated"));
    assert_eq!(step.run_in(&out, false).unwrap().report, None);
    let written = files(&project.join("generated"), "rs");
    written.iter().map(|file| (file.file_name().unwrap().to_string_lossy().into(), fs::read(file).unwrap())).collect()
}

#[test]
fn two_builds_and_two_folders_give_the_same_bytes() {
    let mut sources: Vec<PathBuf> = GAMES.iter().flat_map(|game| files(&rulesets().join(game), "rules")).collect();
    let desk = Path::new(env!("CARGO_TARGET_TMPDIR")).join("same-bytes");
    let one = generated(&desk.join("one"), &sources);
    assert_eq!(one.len(), sources.len());
    sources.reverse();
    assert_eq!(generated(&desk.join("another/and/deeper"), &sources), one);
    assert_eq!(generated(&desk.join("one"), &sources), one);
}
