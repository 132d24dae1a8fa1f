//! Text → syntax.

use reglement_compiler::diagnostics::{Diagnostic, Style, render};
use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;

/// Any bytes are read to their end, and every message has a place and can be shown.
///
/// # Panics
/// If it is not so.
pub fn syntax(bytes: &[u8]) {
    match Source::from_bytes("hostile.rules", bytes, 0) {
        Ok(source) => {
            let (_, told) = from_text::read(&source, 0);
            told_with_place(&told, &[source]);
        }
        Err(unreadable) => {
            let unreadable = *unreadable;
            told_with_place(&[unreadable.diagnostic], &[unreadable.source]);
        }
    }
}

/// Each message is a sentence and points into one of the texts.
pub(crate) fn told_with_place(told: &[Diagnostic], sources: &[Source]) {
    for told in told {
        assert!(!told.message.is_empty(), "a message without words: {told:?}");
        assert!(!told.labels.is_empty(), "a message without a place: {told:?}");
        for label in &told.labels {
            let place = label.span;
            let source = sources.get(place.file as usize).expect("a place in one of the files");
            let (start, end) = (place.start as usize, place.end as usize);
            assert!(start <= end, "a place that ends before it starts: {told:?}");
            let within = source.text.is_char_boundary(start) && source.text.is_char_boundary(end);
            assert!(within, "a place outside the text or within a letter: {told:?}");
        }
    }
    let words = render(told, sources, Style::Plain);
    assert_eq!(words.is_empty(), told.is_empty(), "messages that show nothing");
}
