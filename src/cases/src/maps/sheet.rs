//! A map file: its sections, put together into a map.

use std::collections::HashMap;

use crate::fault::{Fault, Place};
use crate::reader::fields::{Fields, fields_of};
use crate::spelling;
use crate::tree::{Field, Kind, Tree, from_yaml_of};

use super::grid::{Index, Numbers, Shifted};
use super::legend::{Legend, Meaning};
use super::rows::{Sign, signs};
use super::sides::Sides;
use super::{Drawn, Hex, LONGEST_SIDE, MapFile, Maps, say_more, tiled};

/// The sections of a map file.
const SECTIONS: &[&str] =
    &["title", "rows", "size", "tiled", "legend", "shifted", "first", "numbers", "hexes", "borders", "game"];

/// More than this is not said of hexes and borders one by one.
pub(super) const MOST_SAID: usize = 1_000_000;
const HOLDS: &str = "a map file begins with `rows: |` and a line for each row";

/// A hex of the grid, before it has its number.
#[derive(Clone, Debug)]
pub struct Cell {
    pub column: usize,
    pub row: usize,
    pub fields: Vec<Field>,
    pub sides: Vec<super::legend::Side>,
    pub place: Place,
}

/// The grid of a map.
#[derive(Clone, Debug, Default)]
pub struct Cells {
    pub columns: usize,
    pub rows: usize,
    pub shifted: Shifted,
    pub cells: Vec<Cell>,
    pub legend: Vec<Meaning>,
    pub game: Vec<Field>,
}

/// The map of a file: one of Tiled by the end of its name, otherwise a map file.
pub(super) fn read(maps: &Maps<'_>, number: u32, file: &MapFile, faults: &mut Vec<Fault>) -> Drawn {
    let start = Place { file: number, line: 1, column: 1, ..Place::default() };
    if tiled::is_tiled(&file.path) {
        let cells = tiled::read(maps, number, file, None, faults);
        let numbers = Numbers::usual(cells.columns, cells.rows, false);
        return Sheet::of(cells, &numbers).finish();
    }
    let Some(tree) = from_yaml_of(number, HOLDS, &file.text, faults) else { return Drawn::default() };
    let Some(sections) = tree.fields() else {
        let fault = Fault::new(tree.place, format!("a map file has sections, not {}", tree.described()));
        faults.push(fault.help("begin with `rows: |` and a line for each row"));
        return Drawn::default();
    };
    let mut fields = fields_of(sections, start, faults);
    let cells = cells(maps, file, &mut fields, faults);
    let numbers = numbers(&mut fields, &cells, faults);
    let mut sheet = Sheet::of(cells, &numbers);
    for item in items(&mut fields, "hexes", faults) {
        sheet.say(item, faults);
        if sheet.says_too_much(item, faults) {
            break;
        }
    }
    for item in items(&mut fields, "borders", faults) {
        let by_name = sheet.sides.read(item, &sheet.index, faults).cloned();
        sheet.drawn.borders.extend(by_name);
        if sheet.says_too_much(item, faults) {
            break;
        }
    }
    if let Some(field) = fields.take("game") {
        match field.value.fields() {
            Some(attributes) => say_more(&mut sheet.drawn.game, attributes),
            None => faults
                .push(Fault::new(field.value.place, format!("`game` has fields, not {}", field.value.described()))),
        }
    }
    if let Some(field) = fields.take("title").filter(|field| field.value.word().is_none()) {
        faults.push(Fault::new(field.value.place, format!("`title` is a text, not {}", field.value.described())));
    }
    fields.finish(SECTIONS.iter().copied(), "the sections of a map file", faults);
    sheet.finish()
}

/// The grid: drawn in `rows`, of some `size`, or of a map of Tiled.
fn cells(maps: &Maps<'_>, file: &MapFile, fields: &mut Fields<'_>, faults: &mut Vec<Fault>) -> Cells {
    let grids = [fields.take("rows"), fields.take("size"), fields.take("tiled")];
    let mut named = grids.iter().flatten();
    match (named.next(), named.next()) {
        (Some(first), Some(second)) => {
            let message = format!(
                "a map has one of `rows`, `size` and `tiled`, and this has `{}` and `{}`",
                first.key, second.key
            );
            faults.push(Fault::new(second.key_place, message));
        }
        (None, _) => {
            let fault = Fault::new(fields.place, "this map has neither `rows` nor `size` nor `tiled`");
            faults.push(fault.help("begin with `rows: |` and a line for each row"));
        }
        _ => {}
    }
    let legend_field = fields.take("legend");
    let shifted_field = fields.take("shifted");
    let [rows, size, tiled] = grids;
    if let (Some(tiled), None, None) = (tiled, rows, size) {
        if let Some(field) = shifted_field {
            faults.push(Fault::new(field.key_place, "which rows or columns are shifted is said by the map of Tiled"));
        }
        return tiled::named(maps, &file.path, &tiled.value, legend_field.map(|field| &field.value), faults);
    }
    let shifted = shifted_field.map_or(Shifted::default(), |field| shifted(&field.value, faults));
    let legend = legend_field.map_or_else(Legend::default, |field| Legend::read(&field.value, shifted, faults));
    let mut cells = Cells { shifted, legend: legend.meanings(), ..Cells::default() };
    if let Some(field) = rows {
        if field.value.word().is_none() {
            let message = format!("`rows` is a text with a line for each row, not {}", field.value.described());
            faults.push(Fault::new(field.value.place, message).help("write `rows: |` and then the rows"));
        }
        drawn(&signs(&field.value, &file.text), &legend, &mut cells, field.value.place, faults);
    } else if let Some(field) = size {
        let (columns, rows) = size_of(&field.value, faults);
        (cells.columns, cells.rows) = (columns, rows);
        let cell = |column, row| Cell { column, row, fields: Vec::new(), sides: Vec::new(), place: field.value.place };
        cells.cells = (0..rows).flat_map(|row| (0..columns).map(move |column| cell(column, row))).collect();
    }
    cells
}

fn drawn(rows: &[Vec<Sign>], legend: &Legend, cells: &mut Cells, place: Place, faults: &mut Vec<Fault>) {
    (cells.rows, cells.columns) = (rows.len(), rows.iter().map(Vec::len).max().unwrap_or(0));
    if !side_fits(cells.columns, cells.rows, place, faults) {
        (cells.rows, cells.columns) = (0, 0);
        return;
    }
    let mut known = HashMap::new();
    for (row, signs) in rows.iter().enumerate() {
        for (column, sign) in signs.iter().enumerate() {
            let entry = known.entry(sign.sign).or_insert_with(|| {
                let name = sign.sign.to_string();
                let entry = legend.entry(&name);
                if entry.is_none() {
                    let fault = Fault::new(sign.place, format!("the legend does not have `{name}`"));
                    faults.push(fault.perhaps(legend.hint(&name)));
                }
                entry
            });
            let Some(entry) = entry else {
                // The hex is there all the same, so that what speaks of it is no fault too.
                cells.cells.push(Cell { column, row, fields: Vec::new(), sides: Vec::new(), place: sign.place });
                continue;
            };
            if let Some(fields) = &entry.hex {
                let (fields, sides) = (fields.clone(), entry.sides.clone());
                cells.cells.push(Cell { column, row, fields, sides, place: sign.place });
            }
        }
    }
}

/// Whether a map may be as large as this.
pub(super) fn side_fits(columns: usize, rows: usize, place: Place, faults: &mut Vec<Fault>) -> bool {
    let fits = (1..=LONGEST_SIDE).contains(&columns) && (1..=LONGEST_SIDE).contains(&rows);
    if !fits {
        let message =
            format!("a map has from 1 to {LONGEST_SIDE} columns and rows, not {columns} columns and {rows} rows");
        faults.push(Fault::new(place, message));
    }
    fits
}

/// `size: [columns, rows]`
fn size_of(tree: &Tree, faults: &mut Vec<Fault>) -> (usize, usize) {
    let whole = |tree: &Tree| tree.word().and_then(|word| word.parse::<usize>().ok());
    let size = match tree.list() {
        Some([columns, rows]) => whole(columns).zip(whole(rows)),
        _ => None,
    };
    let Some((columns, rows)) = size else {
        faults.push(Fault::new(tree.place, "the size of a map is its columns and its rows, like `size: [20, 12]`"));
        return (0, 0);
    };
    if side_fits(columns, rows, tree.place, faults) { (columns, rows) } else { (0, 0) }
}

fn shifted(tree: &Tree, faults: &mut Vec<Fault>) -> Shifted {
    let text = tree.word().unwrap_or_default();
    let name = spelling::name(text);
    let found = Shifted::NAMES.iter().find(|(known, _)| *known == name);
    if found.is_none() {
        let fault = Fault::new(
            tree.place,
            format!("`shifted` tells which rows or columns stand half a hex further, not `{text}`"),
        );
        faults.push(fault.perhaps(spelling::hint(text, Shifted::NAMES.iter().map(|(known, _)| *known))));
    }
    found.map_or(Shifted::default(), |(_, shifted)| *shifted)
}

/// `first: "0101"` and `numbers: row-column`
fn numbers(fields: &mut Fields<'_>, cells: &Cells, faults: &mut Vec<Fault>) -> Numbers {
    let row_first = match fields.take("numbers") {
        None => false,
        Some(field) => match field.value.word().map(spelling::name).as_deref() {
            Some("row-column") => true,
            Some("column-row") => false,
            _ => {
                faults.push(Fault::new(field.value.place, "`numbers` is column-row or row-column"));
                false
            }
        },
    };
    let usual = Numbers::usual(cells.columns, cells.rows, row_first);
    let Some(field) = fields.take("first") else { return usual };
    let quoted = matches!(&field.value.kind, Kind::Word { quoted: true, .. });
    let first = field.value.word().filter(|_| quoted).and_then(|word| Numbers::from_first(word, row_first));
    match first {
        None => {
            let fault =
                Fault::new(field.value.place, "`first` is the number of the first hex in quotes, like \"0101\"");
            faults.push(fault.help("the first half is its column, or its row with `numbers: row-column`"));
            usual
        }
        Some(first) if first.hold(cells.columns, cells.rows) => first,
        Some(first) => {
            let message =
                format!("{} digits are too few for {} columns and {} rows", first.digits, cells.columns, cells.rows);
            faults.push(Fault::new(field.value.place, message).help("write more, like `first: \"001001\"`"));
            usual
        }
    }
}

fn items<'t>(fields: &mut Fields<'t>, name: &str, faults: &mut Vec<Fault>) -> &'t [Tree] {
    let Some(field) = fields.take(name) else { return &[] };
    field.value.list().unwrap_or_else(|| {
        faults.push(Fault::new(field.value.place, format!("`{name}` is a list, not {}", field.value.described())));
        &[]
    })
}

/// The hexes that a text or list names: `"0101"`, `"0101..0304"` for a rectangle.
pub(super) fn hexes_named(tree: &Tree, index: &Index, faults: &mut Vec<Fault>) -> Vec<usize> {
    let mut hexes = Vec::new();
    for item in tree.list().unwrap_or(std::slice::from_ref(tree)) {
        if hexes.len() > MOST_SAID {
            break;
        }
        let quoted = matches!(&item.kind, Kind::Word { quoted: true, .. });
        let Some(text) = item.word().filter(|text| !text.is_empty() && (quoted || !item.is_bare_number())) else {
            let fault = Fault::new(item.place, "a hex is named by a text");
            faults.push(fault.help("put its number in quotes: \"0101\", or \"0101..0304\" for a rectangle"));
            continue;
        };
        let mut hex = |id: &str| {
            let found = index.hex(id.trim());
            if found.is_none() {
                faults.push(Fault::new(item.place, format!("this map has no hex `{}`", id.trim())));
            }
            found
        };
        match text.split_once("..") {
            None => hexes.extend(hex(text)),
            Some((one, other)) if one.trim().is_empty() || other.trim().is_empty() => {
                let fault = Fault::new(item.place, format!("`{text}` names a rectangle by one hex alone"));
                faults.push(fault.help("write two opposite corners: \"0101..0304\""));
            }
            Some((one, other)) => {
                if let (Some(one), Some(other)) = (hex(one), hex(other)) {
                    hexes.extend(index.between(one, other));
                }
            }
        }
    }
    hexes
}

/// A map on the way.
struct Sheet {
    drawn: Drawn,
    index: Index,
    sides: Sides,
    /// How often something was said of a hex.
    said: usize,
}

impl Sheet {
    fn of(cells: Cells, numbers: &Numbers) -> Sheet {
        let shifted = cells.shifted;
        let mut sheet = Sheet { drawn: Drawn::default(), index: Index::new(shifted), sides: Sides::default(), said: 0 };
        (sheet.drawn.flat_top, sheet.drawn.game) = (shifted.flat_top(), cells.game);
        sheet.drawn.legend = cells.legend;
        let mut sides = Vec::new();
        for cell in cells.cells {
            let id = numbers.id(cell.column, cell.row);
            sides.push((cell.sides, cell.place));
            sheet.index.add(&id, cell.column, cell.row);
            let axial = shifted.axial(cell.column, cell.row);
            sheet.drawn.hexes.push(Hex { id, axial, fields: cell.fields, place: cell.place });
        }
        for (from, (sides, place)) in sides.into_iter().enumerate() {
            for side in sides {
                // A side at the edge of the map borders on nothing.
                for to in side.steps.iter().filter_map(|step| sheet.index.beside(from, *step)) {
                    sheet.sides.say(from, to, false, &side.fields, place);
                }
            }
        }
        sheet
    }

    /// One of the list `hexes`: more about hexes of the grid, or a further place.
    fn say(&mut self, item: &Tree, faults: &mut Vec<Fault>) {
        let Some(fields) = item.fields() else {
            faults.push(Fault::new(item.place, format!("a hex has fields, not {}", item.described())));
            return;
        };
        let mut fields = fields_of(fields, item.place, faults);
        let Some(at) = fields.take("at") else {
            self.drawn.further.push(item.clone());
            return;
        };
        let named = hexes_named(&at.value, &self.index, faults);
        let attributes: Vec<Field> = fields.left().cloned().collect();
        if let Some(field) = attributes.iter().find(|field| field.key == "axial") {
            faults.push(Fault::new(field.key_place, "the hexes of a map have their coordinates already"));
            return;
        }
        if let (Some(field), true) = (attributes.iter().find(|field| field.key == "id"), named.len() > 1) {
            faults.push(Fault::new(field.key_place, "several hexes cannot have one id"));
            return;
        }
        if let (Some(field), [renamed]) = (attributes.iter().find(|field| field.key == "id"), named.as_slice())
            && let Some(id) = field.value.word()
            && self.index.hex(id).is_some_and(|known| known != *renamed)
        {
            faults.push(Fault::new(field.value.place, format!("this map has a hex `{id}` already")));
            return;
        }
        self.said += named.len();
        for hex in named {
            if let Some(hex) = self.drawn.hexes.get_mut(hex) {
                say_more(&mut hex.fields, &attributes);
            }
        }
    }

    /// Whether more is said of hexes and borders one by one than is read; lists of large rectangles could go on for ever.
    fn says_too_much(&mut self, item: &Tree, faults: &mut Vec<Fault>) -> bool {
        let too_much = self.said + self.sides.said() > MOST_SAID;
        if too_much {
            faults.push(Fault::new(
                item.place,
                "this map says too much of its hexes, one by one; draw it with more signs",
            ));
        }
        too_much
    }

    fn finish(mut self) -> Drawn {
        let borders = self.sides.written(&self.drawn.hexes);
        self.drawn.borders.splice(0..0, borders);
        self.drawn
    }
}
