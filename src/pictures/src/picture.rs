//! One picture: the map, what is done on it, and the verdict under it.

use reglement_cases::Case;
use reglement_engine::table::Tables;
use reglement_engine::verdict::Verdict;

use crate::board::Board;
use crate::counters::{self, CARD, Card};
use crate::markup::{Markup, escaped, length};
use crate::names::Names;
use crate::{captions, hexes, look, marks};

const NARROWEST: f64 = 560.0;
const SIDE: f64 = 14.0;

/// The position of a case with its verdict, as an SVG that stands by itself.
pub fn picture(case: &Case, tables: &Tables, verdict: &Verdict) -> String {
    let names = Names { tables, case };
    let board = Board::of(names, verdict);
    let mut cards = counters::laid_out(names, &board);
    let width = board.width.max(NARROWEST) + 2.0 * SIDE;
    let text_width = width - 2.0 * SIDE;

    let mut above = Lines::new(SIDE + 12.0, text_width);
    let title = if case.why.is_empty() { case.id.clone() } else { format!("{}: {}", case.id, case.why) };
    above.write(&title, 13.0, look::INK, true);
    above.write(&captions::question(names), 10.5, look::FAINT, false);
    let top = above.y;
    let left = SIDE + (text_width - board.width).max(0.0) / 2.0;

    let (off_map, off_height) = off_the_map(names, &board, text_width - (left - SIDE));
    cards.extend(off_map.iter().copied());
    let mut below = Lines::new(top + board.height + off_height + 18.0, text_width);
    below.write(&captions::summary(names, verdict), 12.5, captions::colour(verdict.kind), true);
    for reason in captions::reasons(names, verdict) {
        below.write(&reason, 10.5, look::INK, false);
    }
    below.y += 5.0;
    for line in captions::legend(names) {
        below.write(&line, 9.5, look::FAINT, false);
    }
    if board.left_out > 0 {
        let told = format!("{} more {} are not drawn.", board.left_out, tables.place_plural);
        below.write(&told, 9.5, look::FAINT, false);
    }
    let height = below.y + 6.0;

    let size = (length(width), length(height));
    let mut to = Markup::default();
    to.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", &format!("0 0 {} {}", size.0, size.1)),
            ("width", &size.0),
            ("height", &size.1),
            ("role", "img"),
            ("font-family", look::FONT),
            ("class", "position"),
        ],
    );
    to.text("title", &[], &title);
    to.text("desc", &[], &captions::description(names, verdict));
    to.empty("rect", &[("width", &size.0), ("height", &size.1), ("fill", look::PAPER)]);
    to.put(&above.svg);
    to.open("g", &[("class", "map"), ("transform", &format!("translate({} {})", length(left), length(top)))]);
    hexes::draw(names, &board, &mut to);
    if let Some(first) = off_map.first() {
        let at = (length(first.x), length(first.y - 5.0));
        to.text("text", &[("x", &at.0), ("y", &at.1), ("font-size", "9"), ("fill", look::FAINT)], "Off the map");
    }
    marks::draw_below(names, &board, &cards, verdict, &mut to);
    counters::draw(names, &cards, &mut to);
    marks::draw_above(names, &board, &cards, verdict, &mut to);
    to.close();
    to.open("g", &[("class", "verdict")]);
    to.put(&below.svg);
    to.close();
    to.finish()
}

/// Counters that lie nowhere, in rows under the map.
fn off_the_map(names: Names<'_>, board: &Board, width: f64) -> (Vec<Card>, f64) {
    let counters = names.case.position.counters.iter().enumerate();
    let away: Vec<u32> = counters.filter(|(_, data)| data.at.is_empty()).map(|(number, _)| number as u32).collect();
    if away.is_empty() {
        return (Vec::new(), 0.0);
    }
    let in_a_row = ((width / (CARD.0 + 4.0)) as usize).max(1);
    let cards: Vec<Card> = away
        .iter()
        .enumerate()
        .map(|(number, counter)| Card {
            counter: *counter,
            x: 8.0 + (number % in_a_row) as f64 * (CARD.0 + 4.0),
            y: board.height + 20.0 + (number / in_a_row) as f64 * (CARD.1 + 4.0),
        })
        .collect();
    (cards, 34.0 + away.len().div_ceil(in_a_row) as f64 * (CARD.1 + 4.0))
}

/// Lines of text, one under the other.
struct Lines {
    svg: String,
    y: f64,
    width: f64,
}

impl Lines {
    fn new(y: f64, width: f64) -> Lines {
        Lines { svg: String::new(), y, width }
    }

    fn write(&mut self, text: &str, size: f64, colour: &str, bold: bool) {
        let indent = if text.starts_with("  ") { 12.0 } else { 0.0 };
        // Bold letters are wider.
        let wide = if bold { size * 1.13 } else { size };
        for line in look::wrapped(text, wide, self.width - indent) {
            let weight = if bold { " font-weight=\"bold\"" } else { "" };
            self.svg.push_str(&format!(
                " <text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{colour}\"{weight}>{}</text>\n",
                length(SIDE + indent),
                length(self.y),
                length(size),
                escaped(&line)
            ));
            self.y += size * 1.38;
        }
    }
}
