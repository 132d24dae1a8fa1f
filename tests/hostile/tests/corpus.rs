//! What the fuzzer has learnt, and what it once found: every file of its corpora is tried again.

use std::fs;
use std::path::Path;

use reglement_hostile_tests::PROPERTIES;

#[test]
fn every_property_holds_for_its_corpus() {
    for (name, property) in PROPERTIES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
        let entries = fs::read_dir(&folder).map(|entries| entries.flatten().collect::<Vec<_>>()).unwrap_or_default();
        assert!((1..300).contains(&entries.len()), "{}: {} files", folder.display(), entries.len());
        for entry in entries {
            let path = entry.path();
            let bytes = fs::read(&path).unwrap_or_default();
            // The last line of a test that fails: which file it was.
            println!("{}", path.display());
            property(&bytes);
        }
    }
}
