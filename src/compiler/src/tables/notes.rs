//! Notes, each with its place.

use reglement_engine::table::{NoteRow, Place};

use crate::syntax::tree::{Span, Text};

/// The rows of notes, each given with the layer that it stands in.
pub fn notes<'s>(notes: impl Iterator<Item = (usize, &'s Text)>, place: impl Fn(usize, Span) -> Place) -> Vec<NoteRow> {
    notes.map(|(layer, note)| NoteRow { text: note.text.clone().into(), place: place(layer, note.span) }).collect()
}
