//! LANGUAGE.md: every block is compiled, every case judged, every verdict compared.

use reglement_documentation_tests::file;
use reglement_documentation_tests::shown::Shown;

#[test]
fn every_block_says_what_is_so() {
    let shown = Shown::read(&file("LANGUAGE.md"));
    assert!(shown.faults.is_empty(), "{}", shown.faults.join("\n\n"));
    assert!(shown.cases >= 36, "{} cases", shown.cases);
}
