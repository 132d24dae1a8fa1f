//! Where each place of a position is drawn.

use std::collections::BTreeSet;

use reglement_engine::position::Asked;
use reglement_engine::table::Value;
use reglement_engine::verdict::Verdict;

use crate::counters;
use crate::names::Names;

/// A place on the paper, by its middle.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub place: u32,
    pub x: f64,
    pub y: f64,
    pub shape: Shape,
}

#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A hex with a corner or with a side on top; the distance from its middle to a corner.
    Hex { size: f64, flat_top: bool },
    /// Half the width and half the height.
    Box { wide: f64, high: f64 },
}

impl Spot {
    /// From the middle to the upper edge.
    pub fn half_height(&self) -> f64 {
        match self.shape {
            Shape::Hex { size, flat_top: false } => size,
            Shape::Hex { size, flat_top: true } => size * ROOT_OF_THREE / 2.0,
            Shape::Box { high, .. } => high,
        }
    }

    pub fn half_width(&self) -> f64 {
        match self.shape {
            Shape::Hex { size, flat_top: false } => size * ROOT_OF_THREE / 2.0,
            Shape::Hex { size, flat_top: true } => size,
            Shape::Box { wide, .. } => wide,
        }
    }

    /// The corners of a hex, this much further in, clockwise from the upper left one.
    pub fn corners(&self, inset: f64) -> [(f64, f64); 6] {
        let (half, high) = (self.half_width() - inset, self.half_height() - inset);
        let flat_top = matches!(self.shape, Shape::Hex { flat_top: true, .. });
        let from_middle = if flat_top {
            [
                (-half / 2.0, -high),
                (half / 2.0, -high),
                (half, 0.0),
                (half / 2.0, high),
                (-half / 2.0, high),
                (-half, 0.0),
            ]
        } else {
            [
                (0.0, -high),
                (half, -high / 2.0),
                (half, high / 2.0),
                (0.0, high),
                (-half, high / 2.0),
                (-half, -high / 2.0),
            ]
        };
        from_middle.map(|(x, y)| (self.x + x, self.y + y))
    }

    /// Where a path passes: below the counters.
    pub fn foot(&self) -> (f64, f64) {
        match self.shape {
            Shape::Hex { size, .. } => (self.x, self.y + size * 0.52),
            Shape::Box { high, .. } => (self.x, self.y + high - 9.0),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Board {
    /// In the order of the position.
    pub spots: Vec<Spot>,
    pub width: f64,
    pub height: f64,
    /// How many places of the position are not drawn, since nothing happens there.
    pub left_out: usize,
}

const ROOT_OF_THREE: f64 = 1.732_050_807_568_877_2;
/// With no more places than this, all of them are drawn.
const FEW: usize = 30;
/// With more hexes than this, those are drawn that lie nearest to where something happens.
const MOST: usize = 400;
const MARGIN: f64 = 8.0;

impl Board {
    pub fn spot(&self, place: u32) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.place == place)
    }

    pub fn of(names: Names<'_>, verdict: &Verdict) -> Board {
        let places = &names.case.position.places;
        let happening = happening(names, verdict);
        let concerned: BTreeSet<u32> = standing(names).chain(happening.iter().copied()).collect();
        let (hexes, boxes): (Vec<u32>, Vec<u32>) = (0..places.len() as u32)
            .partition(|place| places.get(*place as usize).is_some_and(|data| data.axial.is_some()));
        let mut board = Board::default();
        board.lay_hexes(names, &hexes, &concerned, &happening);
        // Above a box stand the numbers of the rules that are broken there.
        let mut marks: Vec<_> = verdict.breaches().map(|finding| (finding.place, finding.rule)).collect();
        marks.sort_unstable();
        marks.dedup();
        let above = marks.chunk_by(|one, other| one.0 == other.0).map(<[_]>::len).max().unwrap_or(0);
        board.lay_boxes(names, &boxes, &concerned, 17.0 * above as f64);
        board.left_out = places.len() - board.spots.len();
        board.spots.sort_by_key(|spot| spot.place);
        board
    }

    fn lay_hexes(&mut self, names: Names<'_>, hexes: &[u32], concerned: &BTreeSet<u32>, happening: &BTreeSet<u32>) {
        let size = match hexes.iter().map(|hex| counters::in_place(names, *hex)).max() {
            Some(0..=4) | None => 52.0,
            Some(5..=8) => 58.0,
            Some(_) => 74.0,
        };
        let flat_top = names.case.position.flat_top;
        let middle = |place: u32| {
            let (q, r) = names.case.position.places.get(place as usize)?.axial?;
            let (q, r) = (f64::from(q), f64::from(r));
            Some(match flat_top {
                false => (size * ROOT_OF_THREE * (q + r / 2.0), size * 1.5 * r),
                true => (size * 1.5 * q, size * ROOT_OF_THREE * (r + q / 2.0)),
            })
        };
        let all: Vec<(u32, (f64, f64))> = hexes.iter().filter_map(|hex| Some((*hex, middle(*hex)?))).collect();
        let wanted: Vec<(f64, f64)> =
            all.iter().filter(|(hex, _)| concerned.contains(hex)).map(|(_, middle)| *middle).collect();
        let mut drawn: Vec<(u32, (f64, f64))> = if all.len() <= FEW || wanted.is_empty() {
            all
        } else {
            let (left, top) = least(&wanted);
            let (right, bottom) = most(&wanted);
            let (wide, high) = (size * 1.8, size * 1.6);
            let near =
                |(x, y): (f64, f64)| x >= left - wide && x <= right + wide && y >= top - high && y <= bottom + high;
            all.into_iter().filter(|(_, middle)| near(*middle)).collect()
        };
        if drawn.len() > MOST {
            let centre: Vec<(f64, f64)> = happening.iter().filter_map(|place| middle(*place)).collect();
            let apart = |(x, y): (f64, f64)| {
                let squares = centre.iter().map(|(to_x, to_y)| (x - to_x).powi(2) + (y - to_y).powi(2));
                squares.fold(f64::MAX, f64::min)
            };
            drawn.sort_by(|(_, one), (_, other)| apart(*one).total_cmp(&apart(*other)));
            drawn.truncate(MOST);
        }
        let middles: Vec<(f64, f64)> = drawn.iter().map(|(_, middle)| *middle).collect();
        if middles.is_empty() {
            return;
        }
        let (left, top) = least(&middles);
        let (right, bottom) = most(&middles);
        let (short, long) = (size * ROOT_OF_THREE / 2.0 + MARGIN, size + MARGIN);
        let (half, high) = if flat_top { (long, short) } else { (short, long) };
        for (place, (x, y)) in drawn {
            let (x, y) = (x - left + half, y - top + high);
            self.spots.push(Spot { place, x, y, shape: Shape::Hex { size, flat_top } });
        }
        self.width = self.width.max(right - left + 2.0 * half);
        self.height += bottom - top + 2.0 * high;
    }

    /// Places without coordinates: the first, then those next to it, and so on, from left to right.
    fn lay_boxes(&mut self, names: Names<'_>, boxes: &[u32], concerned: &BTreeSet<u32>, above: f64) {
        let drawn: Vec<u32> = if boxes.len() <= FEW || boxes.iter().all(|place| !concerned.contains(place)) {
            boxes.iter().copied().take(FEW * 2).collect()
        } else {
            boxes.iter().copied().filter(|place| concerned.contains(place)).collect()
        };
        let Some(most_counters) = drawn.iter().map(|place| counters::in_place(names, *place)).max() else { return };
        let (stack_wide, stack_high) = counters::room(most_counters, counters::IN_BOX);
        let wide = (stack_wide / 2.0 + 10.0).max(58.0);
        let high = stack_high / 2.0 + 30.0;
        let top = self.height + MARGIN + above;
        for (column, row, place) in in_columns(names, &drawn) {
            let x = MARGIN + wide + column as f64 * (2.0 * wide + 46.0);
            let y = top + high + row as f64 * (2.0 * high + 34.0 + above);
            self.spots.push(Spot { place, x, y, shape: Shape::Box { wide, high } });
            self.width = self.width.max(x + wide + MARGIN);
            self.height = self.height.max(y + high + MARGIN);
        }
    }
}

fn least(points: &[(f64, f64)]) -> (f64, f64) {
    points.iter().fold((f64::MAX, f64::MAX), |least, point| (least.0.min(point.0), least.1.min(point.1)))
}

fn most(points: &[(f64, f64)]) -> (f64, f64) {
    points.iter().fold((f64::MIN, f64::MIN), |most, point| (most.0.max(point.0), most.1.max(point.1)))
}

/// The column and row of each place: columns by the steps from the first place of its group.
fn in_columns(names: Names<'_>, places: &[u32]) -> Vec<(usize, usize, u32)> {
    const WIDEST: usize = 6;
    let linked = |from: u32, to: u32| {
        let borders = &names.case.position.borders;
        borders.iter().any(|border| (border.from, border.to) == (from, to) || (border.to, border.from) == (from, to))
    };
    let mut found: Vec<(usize, usize, u32)> = Vec::new();
    let mut first_row = 0;
    for start in places {
        if found.iter().any(|(_, _, place)| place == start) {
            continue;
        }
        let mut column = 0;
        let mut layer = vec![*start];
        let mut row = first_row;
        let mut lowest = first_row;
        while !layer.is_empty() {
            for (number, place) in layer.iter().enumerate() {
                found.push((column, row + number, *place));
                lowest = lowest.max(row + number);
            }
            let next = places.iter().copied().filter(|place| !found.iter().any(|(_, _, known)| known == place));
            let next: Vec<u32> = next.filter(|place| layer.iter().any(|from| linked(*from, *place))).collect();
            layer = next;
            column += 1;
            if column == WIDEST {
                (column, row) = (0, lowest + 1);
            }
        }
        first_row = lowest + 1;
    }
    // Places that lead nowhere stand side by side.
    if found.iter().all(|(column, _, _)| *column == 0) && found.len() > 1 {
        for (number, spot) in found.iter_mut().enumerate() {
            (spot.0, spot.1) = (number % WIDEST, number / WIDEST);
        }
    }
    found
}

/// Places where something is, or that are not as usual.
fn standing(names: Names<'_>) -> impl Iterator<Item = u32> {
    let position = &names.case.position;
    let held = position.counters.iter().flat_map(|data| data.at.iter().copied());
    let unusual = position.places.iter().enumerate().filter_map(move |(number, data)| {
        let unusual = !names.unusual(&names.tables.places, &data.record).is_empty();
        unusual.then_some(number as u32)
    });
    let borders = position.borders.iter();
    let unusual_borders =
        borders.filter(move |border| !names.unusual(&names.tables.borders, &border.record).is_empty());
    held.chain(unusual).chain(unusual_borders.flat_map(|border| [border.from, border.to]))
}

/// Places where something happens, or where a rule is broken.
fn happening(names: Names<'_>, verdict: &Verdict) -> BTreeSet<u32> {
    let counters = &names.case.position.counters;
    let mut places = BTreeSet::new();
    if let Asked::Act(act) = &names.case.asked {
        places.extend(act.start);
        places.extend(act.steps.iter().map(|step| step.to));
        for value in act.parameters.iter().chain(act.lists.iter().flatten()) {
            match value {
                Value::Place(place) => places.extend([*place]),
                Value::Counter(counter) => {
                    places.extend(counters.get(*counter as usize).into_iter().flat_map(|data| data.at.iter().copied()));
                }
                _ => {}
            }
        }
    }
    for finding in verdict.breaches() {
        places.extend(finding.place);
        places.extend(finding.witness.iter().flatten());
    }
    places
}
