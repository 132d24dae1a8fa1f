//! The static tables of each shipped ruleset equal those that the compiler makes of it in memory.

use reglement_rulebook::RULESETS;
use reglement_ruleset_tests::shipped;

#[test]
fn static_tables_equal_those_in_memory() {
    let compiled = shipped();
    assert_eq!(compiled.len(), RULESETS.len());
    for tables in compiled {
        let tables = tables.unwrap();
        let standing = RULESETS.iter().find(|standing| standing.head.name == tables.head.name);
        assert!(standing.is_some_and(|standing| **standing == tables), "{}", tables.head.name);
    }
}
