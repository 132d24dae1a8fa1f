//! Counters: stacks fanned out so that every name can be read, the top counter in front.

use crate::board::{Board, Shape};
use crate::look;
use crate::markup::{Markup, length};
use crate::names::Names;
use crate::symbols::{Symbol, echelon, lines, symbol_of};
use reglement_engine::table::{Type, Value};

/// The size of a counter, and how far the next one of a stack looks out above it.
pub const CARD: (f64, f64) = (42.0, 43.0);
const FAN: f64 = 12.5;
/// How many counters stand over one another, in a hex and in a box.
const IN_HEX: usize = 4;
const IN_LARGE_HEX: usize = 6;
pub const IN_BOX: usize = 6;
/// Of a larger stack the lower counters are only counted.
const MOST: usize = 24;

/// A counter on the paper, by its upper left corner.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub counter: u32,
    pub x: f64,
    pub y: f64,
}

/// How many counters lie in a place.
pub fn in_place(names: Names<'_>, place: u32) -> usize {
    names.case.position.counters.iter().filter(|data| data.at.contains(&place)).count()
}

/// The room that so many counters take, in columns of a height.
pub fn room(count: usize, tall: usize) -> (f64, f64) {
    let count = count.min(MOST);
    let columns = count.div_ceil(tall).max(1);
    let rows = count.min(tall).max(1);
    (columns as f64 * (CARD.0 + 3.0), CARD.1 + (rows - 1) as f64 * FAN)
}

/// Where each counter is drawn, those behind first.
pub fn laid_out(names: Names<'_>, board: &Board) -> Vec<Card> {
    let mut cards = Vec::new();
    for spot in &board.spots {
        let counters = names.case.position.counters.iter().enumerate();
        let stack: Vec<u32> =
            counters.filter(|(_, data)| data.at.contains(&spot.place)).map(|(number, _)| number as u32).collect();
        let tall = match spot.shape {
            Shape::Hex { size, .. } if size > 60.0 => IN_LARGE_HEX,
            Shape::Hex { .. } => IN_HEX,
            Shape::Box { .. } => IN_BOX,
        };
        let shown: Vec<u32> = stack.iter().copied().take(MOST).collect();
        let (wide, high) = room(shown.len(), tall);
        let columns = shown.len().div_ceil(tall).max(1);
        let step = wide / columns as f64;
        let mut of_spot = Vec::new();
        for (column, stack) in shown.chunks(tall).enumerate() {
            // The top of each column stands lowest, in front.
            let x = spot.x - wide / 2.0 + column as f64 * step + (step - CARD.0) / 2.0;
            // In a hex there is to be room for a path below.
            let up = if matches!(spot.shape, Shape::Hex { .. }) { 7.0 } else { 0.0 };
            let front = spot.y + high / 2.0 - CARD.1 - up;
            for (up, counter) in stack.iter().enumerate().rev() {
                of_spot.push(Card { counter: *counter, x, y: front - up as f64 * FAN });
            }
        }
        cards.extend(of_spot);
    }
    cards
}

pub fn draw(names: Names<'_>, cards: &[Card], to: &mut Markup) {
    let sides = names.sides();
    to.open("g", &[("class", "counters")]);
    for card in cards {
        draw_card(names, &sides, *card, to);
    }
    to.close();
}

fn draw_card(names: Names<'_>, sides: &[&str], card: Card, to: &mut Markup) {
    let Some(data) = names.case.position.counters.get(card.counter as usize) else { return };
    let words = names.words(&data.record);
    let symbol = symbol_of(&names.tables.head.name, words.iter().copied());
    let side = names.side(&data.record);
    let number = side.and_then(|side| sides.iter().position(|known| *known == side));
    let colour = match (side, number) {
        (Some(side), Some(number)) => look::side(side, number),
        _ => look::NO_SIDE,
    };
    let dashes = if symbol == Some(Symbol::Marker) { "3 2" } else { "none" };
    to.open("g", &[("class", "counter"), ("data-id", &data.id)]);
    to.text("title", &[], &described(names, card.counter));
    let corner = (length(card.x), length(card.y));
    to.empty(
        "rect",
        &[
            ("x", &corner.0),
            ("y", &corner.1),
            ("width", &length(CARD.0)),
            ("height", &length(CARD.1)),
            ("rx", "3"),
            ("fill", colour),
            ("stroke", look::INK),
            ("stroke-width", "1"),
            ("stroke-dasharray", dashes),
        ],
    );
    let middle = card.x + CARD.0 / 2.0;
    let write = |to: &mut Markup, y: f64, size: f64, text: &str| {
        let text = look::cut(text, size, CARD.0 - 2.0);
        let at = (length(middle), length(y), length(size));
        to.text("text", &[("x", &at.0), ("y", &at.1), ("font-size", &at.2), ("text-anchor", "middle")], &text);
    };
    let size = if look::width_of(&data.id, 8.0) > CARD.0 - 4.0 { 6.8 } else { 8.0 };
    write(to, card.y + 9.5, size, &look::cut_id(&data.id, size, CARD.0 - 3.0));
    match symbol {
        Some(symbol) if symbol != Symbol::Marker => {
            if let Some(mark) = words.iter().find_map(|word| echelon(word)) {
                write(to, card.y + 16.8, 7.0, mark);
            }
            let (drawn, filled) = lines(symbol, middle, card.y + 25.0);
            to.empty("path", &[("d", &drawn), ("fill", "none"), ("stroke", look::INK), ("stroke-width", "1.1")]);
            if !filled.is_empty() {
                to.empty("path", &[("d", &filled), ("fill", look::INK)]);
            }
        }
        _ => {
            // A plain box says in words what it is.
            for (line, word) in words.iter().take(2).enumerate() {
                write(to, card.y + 21.0 + 8.0 * line as f64, 6.8, &crate::names::spoken(word));
            }
        }
    }
    if let Some(figure) = figure(names, card.counter) {
        write(to, card.y + 40.5, 6.8, &figure);
    }
    to.close();
}

/// The first number or flag of a counter that is not as usual.
fn figure(names: Names<'_>, counter: u32) -> Option<String> {
    let data = names.case.position.counters.get(counter as usize)?;
    let unusual = names.unusual(&names.tables.counters, &data.record);
    let plain = |of_type: Type| matches!(of_type, Type::Number { .. } | Type::Fraction | Type::Flag);
    let said = unusual.iter().find(|said| plain(said.row.of_type))?;
    Some(match said.value {
        Value::Flag(_) => names.said(said),
        value => format!("{} {}", names.value(value, said.row.of_type), crate::names::spoken(&said.row.name)),
    })
}

/// A counter in words: `f: us, infantry, formation corps`.
pub fn described(names: Names<'_>, counter: u32) -> String {
    let Some(data) = names.case.position.counters.get(counter as usize) else { return String::new() };
    let unusual = names.unusual(&names.tables.counters, &data.record);
    let mut told: Vec<String> = unusual.iter().map(|said| names.short(said)).collect();
    // What it is, even where that is the usual thing.
    let words = names.words(&data.record);
    if let Some(kind) = words.iter().find(|word| symbol_of(&names.tables.head.name, [**word]).is_some())
        && !told.contains(&crate::names::spoken(kind))
    {
        told.insert(usize::from(names.side(&data.record).is_some()).min(told.len()), crate::names::spoken(kind));
    }
    told.dedup();
    if told.is_empty() { data.id.clone() } else { format!("{}: {}", data.id, told.join(", ")) }
}
