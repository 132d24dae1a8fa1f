//! The ground: places with their terrain, borders and links.

use std::fmt::Write;

use crate::board::{Board, Shape, Spot};
use crate::look;
use crate::markup::{Markup, length};
use crate::names::{Names, Said};
use reglement_engine::table::{Tables, Type, Value};

pub fn draw(names: Names<'_>, board: &Board, to: &mut Markup) {
    to.open("g", &[("class", "places")]);
    for spot in &board.spots {
        place(names, spot, to);
    }
    to.close();
    to.open("g", &[("class", "borders")]);
    borders(names, board, to);
    to.close();
}

fn place(names: Names<'_>, spot: &Spot, to: &mut Markup) {
    let Some(data) = names.case.position.places.get(spot.place as usize) else { return };
    let unusual = names.unusual(&names.tables.places, &data.record);
    let words: Vec<String> = unusual.iter().flat_map(|said| words_of(names.tables, names, said)).collect();
    let ground = look::ground(words.iter().map(String::as_str));
    let told: Vec<String> = unusual.iter().map(|said| names.short(said)).collect();
    to.open("g", &[("class", "place"), ("data-id", &data.id)]);
    let noun = &names.tables.place_noun;
    let title = if told.is_empty() {
        format!("{noun} {}", data.id)
    } else {
        format!("{noun} {}: {}", data.id, told.join(", "))
    };
    to.text("title", &[], &title);
    let line = [("fill", ground), ("stroke", "#8b8577"), ("stroke-width", "1")];
    match spot.shape {
        Shape::Hex { .. } => {
            let points = spot.corners(0.0).map(|(x, y)| format!("{},{}", length(x), length(y))).join(" ");
            to.empty("polygon", &[("points", &points), line[0], line[1], line[2]]);
        }
        Shape::Box { wide, high } => {
            let at = (length(spot.x - wide), length(spot.y - high), length(2.0 * wide), length(2.0 * high));
            let box_at = [("x", &*at.0), ("y", &*at.1), ("width", &*at.2), ("height", &*at.3), ("rx", "6")];
            to.empty("rect", &[box_at[0], box_at[1], box_at[2], box_at[3], box_at[4], line[0], line[1], line[2]]);
        }
    }
    let free = crate::counters::in_place(names, spot.place) == 0;
    label(spot, &data.id, &told, free, to);
    to.close();
}

/// The id of a place, and what it is; `free` where no counter lies in the middle.
fn label(spot: &Spot, id: &str, told: &[String], free: bool, to: &mut Markup) {
    let (x, width) = (length(spot.x), spot.half_width() * 2.0 - 6.0);
    let mut write = |y: f64, size: f64, text: &str, colour: &str| {
        let at = (length(y), length(size));
        let attributes =
            [("x", &*x), ("y", &*at.0), ("font-size", &*at.1), ("text-anchor", "middle"), ("fill", colour)];
        to.text("text", &attributes, text);
    };
    match spot.shape {
        Shape::Hex { size, .. } => {
            write(spot.y - spot.half_height() + size * 0.26, 8.0, &look::cut(id, 8.0, width * 0.5), look::FAINT);
            // Up the slopes there is less room.
            for (line, words) in told.iter().take(2).enumerate() {
                let (y, part) = if free { (spot.y - 4.0, 1.0) } else { (spot.y - size * 0.58, 0.8) };
                write(y + line as f64 * 9.5, 8.0, &look::cut(words, 8.0, width * part), look::INK);
            }
        }
        Shape::Box { high, .. } => {
            write(spot.y - high + 12.0, 9.5, &look::cut(id, 9.5, width), look::FAINT);
            write(spot.y - high + 23.0, 8.0, &look::cut(&told.join(", "), 8.0, width), look::INK);
        }
    }
}

/// The words by which a colour is chosen: a flag's name, a named value.
fn words_of(tables: &Tables, names: Names<'_>, said: &Said<'_>) -> Vec<String> {
    match said.value {
        Value::Flag(true) => vec![said.row.name.to_string()],
        Value::Symbol(symbol) => vec![names.case.position.symbol(tables, symbol).to_owned()],
        Value::Set(_) if matches!(said.row.of_type, Type::AnyOf(_)) => {
            names.value(said.value, said.row.of_type).split(", ").map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

fn borders(names: Names<'_>, board: &Board, to: &mut Markup) {
    for border in &names.case.position.borders {
        let (Some(from), Some(into)) = (board.spot(border.from), board.spot(border.to)) else { continue };
        let unusual = names.unusual(&names.tables.borders, &border.record);
        let told: Vec<String> = unusual.iter().map(|said| names.short(said)).collect();
        let words: Vec<String> = unusual.iter().flat_map(|said| words_of(names.tables, names, said)).collect();
        let colour = look::border(words.iter().map(String::as_str));
        let beside = beside(from, into);
        let data = if let Some(((x, y), (to_x, to_y))) = beside {
            format!("M{} {}L{} {}", length(x), length(y), length(to_x), length(to_y))
        } else {
            link(from, into)
        };
        let hexside = beside.is_some();
        // Side by side on a grid says all there is to say.
        if hexside && told.is_empty() && !border.one_way {
            continue;
        }
        let width = if hexside && !told.is_empty() { "4" } else { "1.6" };
        to.open("g", &[("class", "border")]);
        let title = format!("between {} and {}: {}", names.place(border.from), names.place(border.to), told.join(", "));
        to.text("title", &[], title.trim_end_matches([' ', ':']));
        to.empty(
            "path",
            &[("d", &data), ("stroke", colour), ("stroke-width", width), ("stroke-linecap", "round"), ("fill", "none")],
        );
        let mut told = told.join(", ");
        if border.one_way {
            told = format!("{told} (one way)").trim().to_owned();
        }
        if !told.is_empty() {
            let (x, y) = match beside {
                Some(((x, y), (to_x, to_y))) => ((x + to_x) / 2.0, (y + to_y) / 2.0 + 3.0),
                None => ((from.x + into.x) / 2.0, (from.y + into.y) / 2.0 - 4.0),
            };
            halo_text(to, x, y, 8.0, colour, &told);
        }
        to.close();
    }
}

/// A text that stands out from whatever lies under it.
pub fn halo_text(to: &mut Markup, x: f64, y: f64, size: f64, colour: &str, text: &str) {
    let at = (length(x), length(y), length(size));
    to.text(
        "text",
        &[
            ("x", &at.0),
            ("y", &at.1),
            ("font-size", &at.2),
            ("text-anchor", "middle"),
            ("fill", colour),
            ("stroke", look::PAPER),
            ("stroke-width", "2.5"),
            ("paint-order", "stroke"),
        ],
        text,
    );
}

/// The side that two hexes share.
fn beside(from: &Spot, into: &Spot) -> Option<((f64, f64), (f64, f64))> {
    let (Shape::Hex { size, .. }, Shape::Hex { .. }) = (from.shape, into.shape) else { return None };
    let (away_x, away_y) = (into.x - from.x, into.y - from.y);
    if (away_x * away_x + away_y * away_y).sqrt() > size * 1.9 {
        return None;
    }
    let (x, y) = ((from.x + into.x) / 2.0, (from.y + into.y) / 2.0);
    // A side is as long as from the middle to a corner, and square to the line between the middles.
    let long = (away_x * away_x + away_y * away_y).sqrt();
    let (side_x, side_y) = (-away_y / long * size / 2.0, away_x / long * size / 2.0);
    Some(((x - side_x, y - side_y), (x + side_x, y + side_y)))
}

/// A line from edge to edge.
fn link(from: &Spot, into: &Spot) -> String {
    let ((x, y), (to_x, to_y)) = (edge(from, into), edge(into, from));
    let mut data = String::new();
    let _ = write!(data, "M{} {}L{} {}", length(x), length(y), length(to_x), length(to_y));
    data
}

/// Where the line towards another place leaves a box.
fn edge(spot: &Spot, towards: &Spot) -> (f64, f64) {
    let (x, y) = (towards.x - spot.x, towards.y - spot.y);
    let across = if x == 0.0 { f64::MAX } else { spot.half_width() / x.abs() };
    let down = if y == 0.0 { f64::MAX } else { spot.half_height() / y.abs() };
    let part = across.min(down).min(1.0);
    (spot.x + x * part, spot.y + y * part)
}
