//! A map drawn with signs: a line for each row, a sign for each hex, blanks wherever they help the eye.

use crate::fault::Place;
use crate::tree::Tree;

use super::LONGEST_SIDE;

/// One sign, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    pub sign: char,
    pub place: Place,
}

/// The signs of each row. `text` is the whole file, in which the drawing is looked up again: YAML leaves out the margin.
pub fn signs(drawing: &Tree, text: &str) -> Vec<Vec<Sign>> {
    let written = drawing.word().unwrap_or_default();
    let mut lines = Lines::from(text, drawing.place);
    // What is too long is told by one row or sign too many.
    let rows = written.lines().filter(|line| !line.trim().is_empty()).take(LONGEST_SIDE + 1);
    rows.map(|row| {
        let row = row.trim();
        let found = lines.find(row).or_else(|| within(drawing.place, text, row));
        let (start, found) = (found.unwrap_or(drawing.place), found.is_some());
        row.char_indices()
            .enumerate()
            .filter(|(_, (_, sign))| !sign.is_whitespace())
            .take(LONGEST_SIDE + 1)
            .map(|(column, (offset, sign))| {
                let at = start.start + offset;
                let exact = Place { start: at, end: at + sign.len_utf8(), column: start.column + column, ..start };
                Sign { sign, place: if found { exact } else { start } }
            })
            .collect()
    })
    .collect()
}

/// Where a row begins that stands behind `rows:`, perhaps in quotes.
fn within(place: Place, text: &str, row: &str) -> Option<Place> {
    let before = text.get(place.start..place.end)?.find(row)?;
    let column = place.column + text.get(place.start..place.start + before)?.chars().count();
    Some(Place { start: place.start + before, column, ..place })
}

/// The lines of a file from some place on.
struct Lines<'t> {
    lines: Vec<&'t str>,
    /// Of the next line.
    offset: usize,
    next: Place,
}

impl<'t> Lines<'t> {
    fn from(text: &'t str, place: Place) -> Lines<'t> {
        let start = text.get(..place.start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let mut lines: Vec<&str> = text.get(start..).unwrap_or_default().split_inclusive('\n').collect();
        lines.reverse();
        Lines { lines, offset: start, next: place }
    }

    /// Where the next line begins that holds these words and nothing else.
    fn find(&mut self, words: &str) -> Option<Place> {
        while let Some(line) = self.lines.pop() {
            let (offset, number) = (self.offset, self.next.line);
            self.offset += line.len();
            self.next.line += 1;
            if line.trim() == words {
                let margin = line.len() - line.trim_start().len();
                let start = offset + margin;
                let column = line.chars().take_while(|sign| sign.is_whitespace()).count() + 1;
                return Some(Place { start, end: start + words.len(), line: number, column, ..self.next });
            }
        }
        None
    }
}
