//! What is done and what is wrong: the path, who and what the act names, another path that was possible, broken rules.

use std::fmt::Write;

use reglement_engine::position::{ActData, Asked};
use reglement_engine::table::{ActEffect, ParameterId, Type, Value};
use reglement_engine::verdict::{EffectValue, Outcome, Verdict};

use crate::board::{Board, Shape, Spot};
use crate::counters::{CARD, Card};
use crate::hexes::halo_text;
use crate::look;
use crate::markup::{Markup, length};
use crate::names::{Names, spoken};

/// Lines, under the counters.
pub fn draw_below(names: Names<'_>, board: &Board, cards: &[Card], verdict: &Verdict, to: &mut Markup) {
    if let Asked::Act(act) = &names.case.asked {
        sights(names, cards, act, verdict, to);
        path(names, board, act, to);
        witness(names, board, act, verdict, to);
    }
}

/// Marks and numbers, over the counters.
pub fn draw_above(names: Names<'_>, board: &Board, cards: &[Card], verdict: &Verdict, to: &mut Markup) {
    if let Asked::Act(act) = &names.case.asked {
        parties(names, board, cards, act, to);
        steps(names, board, act, verdict, to);
    }
    broken(names, board, verdict, to);
}

/// The counter that moves, and where it starts.
fn mover(names: Names<'_>, act: &ActData) -> Option<(u32, Option<u32>)> {
    let row = names.tables.acts.get(act.act.index())?;
    let moved = row.effects.iter().find_map(|effect| match effect {
        ActEffect::MovesAlong { what, .. } | ActEffect::MovesTo { what, .. } => Some(*what),
        _ => None,
    })?;
    let Some(Value::Counter(counter)) = act.parameters.get(moved.index()) else { return None };
    let at = names.case.position.counters.get(*counter as usize).and_then(|data| data.at.first().copied());
    Some((*counter, act.start.or(at)))
}

fn path(names: Names<'_>, board: &Board, act: &ActData, to: &mut Markup) {
    let Some((_, Some(start))) = mover(names, act) else { return };
    let steps = path_of(names, act);
    let spots = std::iter::once(&start).chain(&steps).filter_map(|place| board.spot(*place));
    let points: Vec<(f64, f64)> = spots.map(Spot::foot).collect();
    if points.len() < 2 {
        return;
    }
    to.open("g", &[("class", "path")]);
    let told: Vec<&str> = steps.iter().map(|place| names.place(*place)).collect();
    to.text("title", &[], &format!("path: {}", told.join(", ")));
    arrow(&points, look::PATH, "none", 8.0, to);
    to.close();
}

/// The numbers of the steps.
fn steps(names: Names<'_>, board: &Board, act: &ActData, verdict: &Verdict, to: &mut Markup) {
    if mover(names, act).is_none() {
        return;
    }
    let is_broken = |place: u32| verdict.breaches().any(|finding| finding.place == Some(place));
    to.open("g", &[("class", "steps")]);
    for (number, place) in path_of(names, act).iter().enumerate() {
        let Some(spot) = board.spot(*place) else { continue };
        let colour = if is_broken(*place) { look::BAD } else { look::PATH };
        let (x, y) = spot.foot();
        let at = (length(x), length(y), length(y + 3.2));
        let (x, y) = (("cx", &*at.0), ("cy", &*at.1));
        to.empty("circle", &[x, y, ("r", "7.5"), ("fill", look::PAPER), ("stroke", colour), ("stroke-width", "1.6")]);
        let text = [("x", &*at.0), ("y", &*at.2), ("font-size", "9"), ("text-anchor", "middle"), ("fill", colour)];
        to.text("text", &text, &(number + 1).to_string());
    }
    to.close();
}

/// Lines from the mover to whom the act names, with the distances that the verdict tells.
fn sights(names: Names<'_>, cards: &[Card], act: &ActData, verdict: &Verdict, to: &mut Markup) {
    let Some((mover, _)) = mover(names, act) else { return };
    let Some(row) = names.tables.acts.get(act.act.index()) else { return };
    let counters = row.parameters.iter().flat_map(|parameter| named(act, parameter.parameter));
    let others: Vec<u32> = counters
        .filter_map(|value| match value {
            Value::Counter(counter) if counter != mover => Some(counter),
            _ => None,
        })
        .collect();
    if others.is_empty() {
        return;
    }
    to.open("g", &[("class", "sight")]);
    for other in &others {
        line_of_sight(cards, mover, *other, to);
    }
    let card = |counter: u32| cards.iter().find(|card| card.counter == counter);
    if let ([other], Some(words)) = (others.as_slice(), distances(names, verdict))
        && let (Some(from), Some(into)) = (card(mover), card(*other))
    {
        let (x, y) = ((from.x + into.x + CARD.0) / 2.0, (from.y + into.y + CARD.1) / 2.0);
        halo_text(to, x, y - 5.0, 9.0, look::NAMED, &words);
    }
    to.close();
}

/// `distance before 4, distance 3`
fn distances(names: Names<'_>, verdict: &Verdict) -> Option<String> {
    let mut told = Vec::new();
    for finding in &verdict.findings {
        let Some(EffectValue::Value(value)) = finding.effect.as_ref().map(|effect| &effect.value) else { continue };
        let name = names.tables.clauses.get(finding.clause.index()).map_or("", |row| &row.name);
        if name.contains("distance") && matches!(value, Value::Number(_) | Value::Unlimited) {
            told.push(format!("{} {}", spoken(name), names.value(*value, Type::Fraction)));
        }
    }
    told.dedup();
    if told.is_empty() { None } else { Some(told.join(", ")) }
}

/// The places that an act leads through, or the one that it leads to.
fn path_of(names: Names<'_>, act: &ActData) -> Vec<u32> {
    if !act.steps.is_empty() {
        return act.steps.iter().map(|step| step.to).collect();
    }
    let Some(row) = names.tables.acts.get(act.act.index()) else { return Vec::new() };
    let goal = row.effects.iter().find_map(|effect| match effect {
        ActEffect::MovesTo { to, .. } => match act.parameters.get(to.index()) {
            Some(Value::Place(place)) => Some(*place),
            _ => None,
        },
        _ => None,
    });
    goal.into_iter().collect()
}

fn witness(names: Names<'_>, board: &Board, act: &ActData, verdict: &Verdict, to: &mut Markup) {
    let Some((_, Some(start))) = mover(names, act) else { return };
    for finding in &verdict.findings {
        let Some(witness) = &finding.witness else { continue };
        let places = std::iter::once(start).chain(witness.iter().copied());
        let points: Vec<(f64, f64)> = places
            .filter_map(|place| board.spot(place))
            .map(|spot| spot.foot())
            .map(|(x, y)| (x + 5.0, y + 5.0))
            .collect();
        to.open("g", &[("class", "possible")]);
        let told: Vec<&str> = witness.iter().map(|place| names.place(*place)).collect();
        to.text("title", &[], &format!("possible: {}", told.join(", ")));
        if points.len() > 1 {
            arrow(&points, look::GOOD, "5 3", 0.0, to);
        }
        if let Some((x, y)) = points.last() {
            halo_text(to, *x + 4.0, *y + 11.0, 9.0, look::GOOD, "possible");
        }
        to.close();
    }
}

/// A line with a head that stops short of the end by so much.
fn arrow(points: &[(f64, f64)], colour: &str, dashes: &str, short: f64, to: &mut Markup) {
    let mut data = String::new();
    for (number, (x, y)) in points.iter().enumerate() {
        let _ = write!(data, "{}{} {}", if number == 0 { 'M' } else { 'L' }, length(*x), length(*y));
    }
    let line = [
        ("d", &*data),
        ("fill", "none"),
        ("stroke", colour),
        ("stroke-width", "3"),
        ("stroke-dasharray", dashes),
        ("stroke-linejoin", "round"),
    ];
    to.empty("path", &line);
    let [.., (x, y), (to_x, to_y)] = points else { return };
    let (away_x, away_y) = (to_x - x, to_y - y);
    let long = (away_x * away_x + away_y * away_y).sqrt();
    if long < 1.0 {
        return;
    }
    let (unit_x, unit_y) = (away_x / long, away_y / long);
    let (tip_x, tip_y) = (to_x - unit_x * short, to_y - unit_y * short);
    let foot = (tip_x - unit_x * 10.0, tip_y - unit_y * 10.0);
    let corners = [
        (tip_x, tip_y),
        (foot.0 - unit_y * 5.0, foot.1 + unit_x * 5.0),
        (foot.0 + unit_y * 5.0, foot.1 - unit_x * 5.0),
    ];
    let points = corners.map(|(x, y)| format!("{},{}", length(x), length(y))).join(" ");
    to.empty("polygon", &[("points", &points), ("fill", colour)]);
}

/// Whom and what the act names.
fn parties(names: Names<'_>, board: &Board, cards: &[Card], act: &ActData, to: &mut Markup) {
    let Some(row) = names.tables.acts.get(act.act.index()) else { return };
    let mover = mover(names, act).map(|(counter, _)| counter);
    // What stands under each stack, and under each place.
    let mut labels: Vec<(f64, f64, String)> = Vec::new();
    to.open("g", &[("class", "named")]);
    for parameter in row.parameters.iter().map(|parameter| parameter.parameter) {
        let name = names.tables.parameters.get(parameter.index()).map_or("", |row| &row.name);
        for value in named(act, parameter) {
            match value {
                Value::Counter(counter) => {
                    let colour = if Some(counter) == mover { look::PATH } else { look::NAMED };
                    for card in cards.iter().filter(|card| card.counter == counter) {
                        tab(card, colour, to);
                        if Some(counter) != mover {
                            label(&mut labels, under(names, cards, card), name);
                        }
                    }
                }
                Value::Place(place) => {
                    if let Some(spot) = board.spot(place) {
                        outline(spot, to);
                        label(&mut labels, (spot.x, spot.y + spot.half_height() - 6.0), name);
                    }
                }
                _ => {}
            }
        }
    }
    for (x, y, words) in &labels {
        halo_text(to, *x, *y, 8.5, look::NAMED, words);
    }
    to.close();
}

fn label(labels: &mut Vec<(f64, f64, String)>, (x, y): (f64, f64), name: &str) {
    let name = spoken(name);
    match labels.iter_mut().find(|(known_x, known_y, _)| (*known_x, *known_y) == (x, y)) {
        Some((_, _, words)) if words.split(", ").any(|word| word == name) => {}
        Some((_, _, words)) => *words = format!("{words}, {name}"),
        None => labels.push((x, y, name)),
    }
}

/// Below the stack in which a counter lies.
fn under(names: Names<'_>, cards: &[Card], card: &Card) -> (f64, f64) {
    let at = |counter: u32| names.case.position.counters.get(counter as usize).map_or(&[][..], |data| &data.at);
    let together = cards.iter().filter(|other| other.x == card.x && at(other.counter) == at(card.counter));
    let foot = together.map(|other| other.y + CARD.1).fold(card.y + CARD.1, f64::max);
    (card.x + CARD.0 / 2.0, foot + 9.5)
}

/// A counter that the act names: a tab at each end of the strip that holds its id, in sight also within a stack.
fn tab(card: &Card, colour: &str, to: &mut Markup) {
    for x in [card.x - 3.5, card.x + CARD.0 - 1.5] {
        let at = (length(x), length(card.y + 1.5));
        let attributes =
            [("x", &*at.0), ("y", &*at.1), ("width", "5"), ("height", "9"), ("rx", "1.5"), ("fill", colour)];
        to.empty("rect", &attributes);
    }
}

fn named(act: &ActData, parameter: ParameterId) -> Vec<Value> {
    match act.parameters.get(parameter.index()) {
        Some(Value::List(list)) => act.lists.get(*list as usize).cloned().unwrap_or_default(),
        Some(value) => vec![*value],
        None => Vec::new(),
    }
}

fn outline(spot: &Spot, to: &mut Markup) {
    let inset = 3.5;
    let common = [("fill", "none"), ("stroke", look::NAMED), ("stroke-width", "2.2"), ("stroke-dasharray", "4 2")];
    match spot.shape {
        Shape::Hex { .. } => {
            let points = spot.corners(inset).map(|(x, y)| format!("{},{}", length(x), length(y))).join(" ");
            to.empty("polygon", &[("points", &points), common[0], common[1], common[2], common[3]]);
        }
        Shape::Box { wide, high } => {
            let (wide, high) = (wide - inset, high - inset);
            let at = (length(spot.x - wide), length(spot.y - high), length(2.0 * wide), length(2.0 * high));
            let corner = [("x", &*at.0), ("y", &*at.1), ("width", &*at.2), ("height", &*at.3)];
            let [x, y, width, height] = corner;
            to.empty("rect", &[x, y, width, height, common[0], common[1], common[2], common[3]]);
        }
    }
}

fn line_of_sight(cards: &[Card], from: u32, into: u32, to: &mut Markup) {
    let card = |counter: u32| cards.iter().find(|card| card.counter == counter);
    let (Some(from), Some(into)) = (card(from), card(into)) else { return };
    let middle = |card: &Card| (card.x + CARD.0 / 2.0, card.y + CARD.1 / 2.0);
    let ((x, y), (to_x, to_y)) = (middle(from), middle(into));
    let data = format!("M{} {}L{} {}", length(x), length(y), length(to_x), length(to_y));
    to.empty(
        "path",
        &[
            ("d", &data),
            ("fill", "none"),
            ("stroke", look::NAMED),
            ("stroke-width", "1.2"),
            ("stroke-dasharray", "1 4"),
            ("stroke-linecap", "round"),
        ],
    );
}

/// The numbers of the rules that are broken, where they are.
fn broken(names: Names<'_>, board: &Board, verdict: &Verdict, to: &mut Markup) {
    let mut marks: Vec<(u32, &str)> = Vec::new();
    for finding in &verdict.findings {
        let at_odds = matches!(finding.outcome, Outcome::Broken | Outcome::Deferred(_));
        if let (true, Some(place)) = (at_odds, finding.place) {
            let mark = (place, names.rule_number(finding.rule));
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    to.open("g", &[("class", "broken")]);
    for (at, (place, number)) in marks.iter().enumerate() {
        let Some(spot) = board.spot(*place) else { continue };
        let line = marks.iter().take(at).filter(|(other, _)| other == place).count();
        let text = look::cut(number, 9.0, 150.0);
        let wide = look::width_of(&text, 9.0) * 1.14 + 24.0;
        let left = (spot.x - wide / 2.0).clamp(2.0, (board.width - wide - 2.0).max(2.0));
        // Above a box, and at the upper corner of a hex.
        let y = match spot.shape {
            Shape::Hex { size, .. } => spot.y - size * 1.04 + line as f64 * 17.0,
            Shape::Box { high, .. } => spot.y - high - 11.0 - line as f64 * 17.0,
        };
        to.open("g", &[("class", "breach"), ("data-rule", number), ("data-place", names.place(*place))]);
        to.text("title", &[], &format!("{number} is broken in {}", names.place(*place)));
        let at = (length(left), length(y - 8.0), length(wide));
        to.empty(
            "rect",
            &[
                ("x", &at.0),
                ("y", &at.1),
                ("width", &at.2),
                ("height", "16"),
                ("rx", "8"),
                ("fill", look::PAPER),
                ("stroke", look::BAD),
                ("stroke-width", "1.8"),
            ],
        );
        let (x, up, down) = (left + 10.0, y - 3.2, y + 3.2);
        let cross = format!(
            "M{l} {u}L{r} {d}M{l} {d}L{r} {u}",
            l = length(x - 3.2),
            r = length(x + 3.2),
            u = length(up),
            d = length(down)
        );
        to.empty("path", &[("d", &cross), ("stroke", look::BAD), ("stroke-width", "2.2"), ("fill", "none")]);
        let at = (length(left + 18.0), length(y + 3.2));
        let text_at = [("x", &*at.0), ("y", &*at.1), ("font-size", "9"), ("font-weight", "bold"), ("fill", look::BAD)];
        to.text("text", &text_at, &text);
        to.close();
    }
    to.close();
}
