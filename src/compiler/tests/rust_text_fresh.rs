//! The Rust text of tables built by hand is as it was.
//!
//! `REGLEMENT_FRESH=write cargo test -p reglement-compiler --test rust_text_fresh` writes it anew. It stands apart from
//! the tests that compile the text, so that it can be written while the old one does not compile.
#![allow(clippy::disallowed_methods, reason = "a test reads and writes files")]

#[path = "rust_text/tables.rs"]
mod tables;

use reglement_compiler::rust;

#[test]
fn the_text_is_as_it_was() {
    let text = rust::from_tables(&tables::tables());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rust_text/sample.rs");
    if std::env::var("REGLEMENT_FRESH").is_ok_and(|wish| wish == "write") {
        std::fs::write(path, &text).unwrap();
    }
    assert!(std::fs::read_to_string(path).is_ok_and(|standing| standing == text), "{path} is out of date");
}

#[test]
fn the_same_tables_give_the_same_text() {
    assert_eq!(rust::from_tables(&tables::tables()), rust::from_tables(&tables::tables()));
}
