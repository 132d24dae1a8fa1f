//! Text → tables, for all layers of a folder.

use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers, listing, rust};

use crate::files::files;
use crate::syntax::told_with_place;

/// Any folder of rulesets is compiled, each with its layers, or refused with places; what is compiled can be listed and
/// written as Rust.
///
/// # Panics
/// If it is not so.
pub fn tables(bytes: &[u8]) {
    let sources = files(bytes)
        .enumerate()
        .filter_map(|(number, file)| Source::from_bytes(format!("{number}.rules"), file, 0).ok());
    let sources: Vec<Source> = sources.collect();
    for wanted in 0..sources.len() {
        match layers::stack(&sources, wanted) {
            Ok(stack) => {
                let stack: Vec<Source> = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect();
                compiled(&stack);
            }
            Err(told) => told_with_place(&[*told], &sources),
        }
    }
}

fn compiled(stack: &[Source]) {
    match compile(stack) {
        Ok(tables) => {
            assert!(!listing::listing(&tables).is_empty(), "a ruleset without a listing");
            assert!(!rust::from_tables(&tables).is_empty(), "a ruleset without Rust text");
        }
        Err(told) => {
            assert!(!told.is_empty(), "refused without a word");
            told_with_place(&told, stack);
        }
    }
}
