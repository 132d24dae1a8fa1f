//! Rows and columns of hexes: their numbers, coordinates and neighbours.

use std::collections::HashMap;

use super::LONGEST_SIDE;

/// The directions of a step, as the engine names them.
const POINTY: [(&str, i32, i32); 6] =
    [("E", 1, 0), ("NE", 1, -1), ("NW", 0, -1), ("W", -1, 0), ("SW", -1, 1), ("SE", 0, 1)];
const FLAT: [(&str, i32, i32); 6] =
    [("SE", 1, 0), ("NE", 1, -1), ("N", 0, -1), ("NW", -1, 0), ("SW", -1, 1), ("S", 0, 1)];

/// Which rows or columns, of each two, stand half a hex further to the right or down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shifted {
    FirstRow,
    #[default]
    SecondRow,
    FirstColumn,
    SecondColumn,
}

impl Shifted {
    pub const NAMES: [(&'static str, Shifted); 4] = [
        ("first-row", Shifted::FirstRow),
        ("second-row", Shifted::SecondRow),
        ("first-column", Shifted::FirstColumn),
        ("second-column", Shifted::SecondColumn),
    ];

    pub fn flat_top(self) -> bool {
        matches!(self, Shifted::FirstColumn | Shifted::SecondColumn)
    }

    /// The axial coordinates of a hex; columns and rows are counted from 0.
    pub fn axial(self, column: usize, row: usize) -> (i32, i32) {
        // INVARIANT: no side of a map is longer than LONGEST_SIDE.
        let (column, row) = (column.min(LONGEST_SIDE) as i32, row.min(LONGEST_SIDE) as i32);
        match self {
            Shifted::FirstRow => (column - (row + (row & 1)) / 2, row),
            Shifted::SecondRow => (column - (row - (row & 1)) / 2, row),
            Shifted::FirstColumn => (column, row - (column + (column & 1)) / 2),
            Shifted::SecondColumn => (column, row - (column - (column & 1)) / 2),
        }
    }

    fn directions(self) -> &'static [(&'static str, i32, i32); 6] {
        if self.flat_top() { &FLAT } else { &POINTY }
    }

    /// The names of its directions, for messages.
    pub fn direction_names(self) -> impl Iterator<Item = &'static str> {
        self.directions().iter().map(|(name, ..)| *name)
    }

    /// The step in a direction, `NE`.
    pub fn step(self, name: &str) -> Option<(i32, i32)> {
        let found = self.directions().iter().find(|(known, ..)| known.eq_ignore_ascii_case(name))?;
        Some((found.1, found.2))
    }
}

/// How hexes are numbered: `0304` is the fourth hex of the third column, or of the third row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The number of the first column and row.
    pub first: (usize, usize),
    /// How many digits each has.
    pub digits: usize,
    pub row_first: bool,
}

impl Numbers {
    /// From the number of the first hex, such as `0101`.
    pub fn from_first(first: &str, row_first: bool) -> Option<Numbers> {
        let digits = first.len() / 2;
        let fits = first.len().is_multiple_of(2) && (1..=4).contains(&digits);
        if !fits || !first.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let (one, other) = first.split_at(digits);
        let (one, other) = (one.parse().ok()?, other.parse().ok()?);
        let first = if row_first { (other, one) } else { (one, other) };
        Some(Numbers { first, digits, row_first })
    }

    /// `0101`, or `001001` for a map on which two digits are too few.
    pub fn usual(columns: usize, rows: usize, row_first: bool) -> Numbers {
        Numbers { first: (1, 1), digits: if columns.max(rows) > 99 { 3 } else { 2 }, row_first }
    }

    /// Whether its digits are enough for a map of this size.
    pub fn hold(&self, columns: usize, rows: usize) -> bool {
        let most = 10_usize.pow(self.digits as u32) - 1;
        self.first.0 + columns <= most + 1 && self.first.1 + rows <= most + 1
    }

    /// The number of the hex in a column and row, counted from 0.
    pub fn id(&self, column: usize, row: usize) -> String {
        let (column, row) = (self.first.0 + column, self.first.1 + row);
        let (one, other) = if self.row_first { (row, column) } else { (column, row) };
        let digits = self.digits;
        format!("{one:0digits$}{other:0digits$}")
    }
}

/// The hexes of a map by what they are called.
#[derive(Debug, Default)]
pub struct Index {
    pub shifted: Shifted,
    ids: HashMap<String, usize>,
    coordinates: HashMap<(i32, i32), usize>,
    cells: HashMap<(usize, usize), usize>,
    /// The column and row of each hex.
    at: Vec<(usize, usize)>,
}

impl Index {
    pub fn new(shifted: Shifted) -> Index {
        Index { shifted, ..Index::default() }
    }

    pub fn add(&mut self, id: &str, column: usize, row: usize) {
        let index = self.at.len();
        self.ids.insert(id.to_owned(), index);
        self.coordinates.insert(self.shifted.axial(column, row), index);
        self.cells.insert((column, row), index);
        self.at.push((column, row));
    }

    pub fn len(&self) -> usize {
        self.at.len()
    }

    pub fn hex(&self, id: &str) -> Option<usize> {
        self.ids.get(id).copied()
    }

    /// The hexes of a rectangle, by two of its corners.
    pub fn between(&self, one: usize, other: usize) -> Vec<usize> {
        let (Some(one), Some(other)) = (self.at.get(one), self.at.get(other)) else { return Vec::new() };
        let rows = one.1.min(other.1)..=one.1.max(other.1);
        let columns = one.0.min(other.0)..=one.0.max(other.0);
        rows.flat_map(|row| columns.clone().filter_map(move |column| self.cells.get(&(column, row)).copied())).collect()
    }

    /// The hex one step away.
    pub fn beside(&self, hex: usize, (q, r): (i32, i32)) -> Option<usize> {
        let (column, row) = *self.at.get(hex)?;
        let (from_q, from_r) = self.shifted.axial(column, row);
        self.coordinates.get(&(from_q + q, from_r + r)).copied()
    }

    pub fn side_by_side(&self, one: usize, other: usize) -> bool {
        self.shifted.directions().iter().any(|(_, q, r)| self.beside(one, (*q, *r)) == Some(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shifted_row_lies_between_the_hexes_above_it() {
        for (shifted, straight) in [(Shifted::SecondRow, 0), (Shifted::FirstRow, 1)] {
            let mut index = Index::new(shifted);
            for row in 0..3 {
                for column in 0..3 {
                    index.add(&format!("{column}{row}"), column, row);
                }
            }
            // From a row that is not shifted, the hex of the same column below is to the right.
            let from = index.hex(&format!("1{straight}")).unwrap_or_default();
            let below = |direction| index.beside(from, shifted.step(direction).unwrap_or_default());
            assert_eq!(below("SE"), index.hex(&format!("1{}", straight + 1)));
            assert_eq!(below("SW"), index.hex(&format!("0{}", straight + 1)));
            assert_eq!(below("e"), index.hex(&format!("2{straight}")));
        }
    }

    #[test]
    fn a_shifted_column_lies_lower() {
        for (shifted, straight) in [(Shifted::SecondColumn, 0), (Shifted::FirstColumn, 1)] {
            let mut index = Index::new(shifted);
            for row in 0..3 {
                for column in 0..3 {
                    index.add(&format!("{column}{row}"), column, row);
                }
            }
            let from = index.hex(&format!("{straight}1")).unwrap_or_default();
            let beside = |direction| index.beside(from, shifted.step(direction).unwrap_or_default());
            assert_eq!(beside("SE"), index.hex(&format!("{}1", straight + 1)));
            assert_eq!(beside("NE"), index.hex(&format!("{}0", straight + 1)));
            assert_eq!(beside("S"), index.hex(&format!("{straight}2")));
            assert!(index.side_by_side(from, index.hex(&format!("{straight}0")).unwrap_or_default()));
        }
    }

    #[test]
    fn hexes_are_numbered_by_column_or_row() {
        let id = |first, row_first| Numbers::from_first(first, row_first).map(|numbers| numbers.id(2, 4));
        assert_eq!(id("0101", false).as_deref(), Some("0305"));
        assert_eq!(id("0101", true).as_deref(), Some("0503"));
        assert_eq!(id("100001", false).as_deref(), Some("102005"));
        assert_eq!(Numbers::usual(120, 3, false).id(0, 0), "001001");
        for wrong in ["", "1", "A1", "010", "0101010101"] {
            assert_eq!(id(wrong, false), None, "{wrong}");
        }
        assert!(!Numbers::usual(99, 99, false).hold(100, 1));
        assert!(Numbers::usual(99, 99, false).hold(99, 99));
    }
}
