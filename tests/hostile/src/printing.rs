//! Print ∘ parse.

use reglement_compiler::source::Source;
use reglement_compiler::syntax::tree::Document;
use reglement_compiler::syntax::{from_text, print};

/// What can be read and is printed is read again as the same tree, and printing it again changes nothing.
///
/// # Panics
/// If it is not so.
pub fn printing(bytes: &[u8]) {
    let Ok(source) = Source::from_bytes("hostile.rules", bytes, 0) else { return };
    let (document, told) = from_text::read(&source, 0);
    if !told.is_empty() {
        return;
    }
    let printed = print::document(&document);
    let (again, told) = from_text::read(&Source::new("printed.rules", &printed), 0);
    assert!(told.is_empty(), "printed, it cannot be read: {told:#?}\n{printed}");
    let (before, after) = (without_places(&document), without_places(&again));
    assert!(before == after, "printed, it says something else:\n{before}\n{after}\n{printed}");
    assert_eq!(printed, print::document(&again), "printed twice, it is laid out differently");
}

/// A tree on one line, without its places: the fuzzer compares millions of them.
fn without_places(document: &Document) -> String {
    let whole = format!("{document:?}");
    let mut pieces = whole.split("Span {");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('}').map_or("", |(_, rest)| rest))
}
