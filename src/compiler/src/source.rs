//! A ruleset file as text, and the places in it.

use crate::diagnostics::{self, Diagnostic};
use crate::syntax::tree::Span;

/// Files larger than this are refused: no printed rulebook comes near it.
pub const LARGEST_FILE: usize = 4 * 1024 * 1024;

/// The text of one file. Line ends are single line feeds, whatever the file had.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// What the file is called in messages.
    pub name: String,
    pub text: String,
}

/// Where the lines of a source begin.
#[derive(Clone, Debug)]
pub struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    /// The line of a byte offset, from 1.
    pub fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|start| *start <= offset)
    }
}

/// A file that is no ruleset text. What can be shown of it is kept for the message.
#[derive(Clone, Debug)]
pub struct Unreadable {
    pub source: Source,
    pub diagnostic: Diagnostic,
}

impl Source {
    pub fn new(name: impl Into<String>, text: &str) -> Source {
        Source { name: name.into(), text: single_line_ends(text) }
    }

    /// Reads the bytes of a file. `file` is its index in the list of sources being compiled.
    ///
    /// # Errors
    /// Bytes that are not UTF-8, a control character, a file of more than [`LARGEST_FILE`] bytes.
    pub fn from_bytes(name: impl Into<String>, bytes: &[u8], file: u32) -> Result<Source, Box<Unreadable>> {
        let name = name.into();
        if bytes.len() > LARGEST_FILE {
            let diagnostic = diagnostics::file_too_large(place(file, 0, 0), bytes.len(), LARGEST_FILE);
            return Err(Box::new(Unreadable { source: Source { name, text: String::new() }, diagnostic }));
        }
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => single_line_ends(text),
            Err(error) => {
                let (good, rest) = bytes.split_at(error.valid_up_to());
                let good = single_line_ends(&String::from_utf8_lossy(good));
                let at = good.len();
                let source = Source { name, text: good + &single_line_ends(&String::from_utf8_lossy(rest)) };
                let (line, column) = source.line_and_column(at);
                let byte = rest.first().copied().unwrap_or_default();
                // The replacement character that stands for the bad bytes is three bytes long.
                let diagnostic = diagnostics::not_text(place(file, at, at + 3), byte, line, column);
                return Err(Box::new(Unreadable { source, diagnostic }));
            }
        };
        let source = Source { name, text };
        match source.text.char_indices().find(|(_, character)| is_invisible(*character)) {
            Some((at, character)) => {
                // A space for each of its bytes: what is shown does not do what the character does.
                let shown = |character: char| match is_invisible(character) {
                    true => " ".repeat(character.len_utf8()),
                    false => character.to_string(),
                };
                let diagnostic =
                    diagnostics::invisible_character(character, place(file, at, at + character.len_utf8()));
                let text = source.text.chars().map(shown).collect();
                Err(Box::new(Unreadable { source: Source { text, ..source }, diagnostic }))
            }
            None => Ok(source),
        }
    }

    /// Line and column of a byte offset, both from 1; the column counts characters.
    pub fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..self.within(offset)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let column = before.get(start..).unwrap_or_default().chars().count() + 1;
        (line, column)
    }

    /// Where its lines begin, for whoever asks for many.
    pub fn lines(&self) -> Lines {
        let ends = self.text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Lines { starts: std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect() }
    }

    /// The text of a span; empty where the span lies outside.
    pub fn words_at(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// The nearest character boundary at or before an offset.
    pub(crate) fn within(&self, offset: usize) -> usize {
        let mut at = offset.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
}

/// Control characters, and those that turn the direction of writing.
fn is_invisible(character: char) -> bool {
    let turns = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || character.is_control() && !matches!(character, '\n' | '\t')
}

fn single_line_ends(text: &str) -> String {
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text.to_owned() }
}

fn place(file: u32, start: usize, end: usize) -> Span {
    Span { file, start: start as u32, end: end as u32 }
}
