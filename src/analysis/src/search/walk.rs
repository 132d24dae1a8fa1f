//! Every position of a space, by growing number of counters.

use std::ops::ControlFlow;

use reglement_engine::number::Number;
use reglement_engine::table::{ActRow, Tables, Type};
use serde::Serialize;

use super::space::Space;
use super::world::{Ask, Location, World};

/// Of so many positions one at least is tried, where not all are.
const MOST_SKIPPED: u64 = 6;
/// No more positions in which all are alike, or all but one, for each setting.
const MOST_ALIKE: usize = 2_000;
/// Never more counters than this.
const MOST_COUNTERS: usize = 24;
/// Of counters for whom conditions ask, no more than this are tried beside those that are counted.
const MOST_COMPANIONS: usize = 2;

/// How far a search went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Bound {
    pub positions: u64,
    /// Every position with up to so many counters was tried.
    pub counters: usize,
    /// Positions with up to so many counters were tried by a fixed choice.
    pub sampled_counters: usize,
    /// Kinds of counter that the rules tell apart, and kinds of place.
    pub counter_kinds: usize,
    pub place_kinds: usize,
    /// There were too many combinations of attributes to try them all.
    pub attributes_sampled: bool,
    /// As many counters were tried as the largest bound asks for, and one more.
    pub beyond_every_bound: bool,
    /// Nothing matters but who lies in one place: the kinds of counter and place tried stand for all there are.
    pub one_place_alone: bool,
    /// The most places of a position, and the most steps of a path, that were tried.
    pub places: usize,
    pub steps: usize,
}

impl Bound {
    /// Whether every position that the rules can tell apart was tried.
    pub fn is_whole(&self) -> bool {
        self.beyond_every_bound && self.one_place_alone && !self.attributes_sampled
    }
}

impl<'t> Space<'t> {
    /// The number of counters beyond which nothing new happens: one more than the largest bound, or two that may not
    /// share, then those for whom conditions ask and with whose number something is compared, and one who acts.
    fn wanted(&self) -> usize {
        let acts = self
            .interest
            .parameters
            .keys()
            .any(|name| self.asks.iter().any(|ask| ask.actors.contains(name) || ask.lists.contains(name)));
        let largest = self.interest.bounds.iter().map(|bound| bound.rounded_up().numerator()).max().unwrap_or(0);
        let largest = usize::try_from(largest).unwrap_or(0).min(10_000);
        let beside = self.interest.companions + self.interest.counted.min(10_000);
        self.at_hand((largest + 1).max(2) + beside + usize::from(acts))
    }

    /// So many counters, or as many as there are.
    fn at_hand(&self, counters: usize) -> usize {
        self.supply.map_or(counters, |supply| counters.min(supply.total()))
    }

    /// The largest number of counters tried.
    fn largest(&self) -> usize {
        let most = Number::whole(MOST_COUNTERS as i64);
        let bounds = self.interest.bounds.iter().filter(|bound| **bound < most);
        let largest = bounds.map(|bound| bound.rounded_up().numerator().max(0) as usize).max().unwrap_or(0);
        let many = ((largest + 1).max(2) + MOST_COMPANIONS).min(self.wanted());
        many.saturating_mul(self.of_the_lightest()).min(MOST_COUNTERS)
    }

    /// How many of those that count least make up one, where some count for less.
    fn of_the_lightest(&self) -> usize {
        let parts = self.interest.bounds.iter().filter(|bound| **bound > Number::ZERO && **bound < Number::ONE);
        let lightest = parts.min().and_then(|part| Number::ONE.divided_by(*part));
        lightest.map_or(1, |many| usize::try_from(many.rounded_up().numerator()).unwrap_or(1).max(1))
    }

    /// Whether so many positions are all there are, so that what none of them shows never happens.
    pub fn is_whole_within(&self, most: u64) -> bool {
        let sizes = (0..=self.largest()).fold(0_u64, |all, size| all.saturating_add(self.count(size)));
        self.is_plain() && !self.sampled && self.largest() >= self.wanted() && sizes <= most
    }

    /// Tries positions by growing size, up to a number of them; `try_one` says whether to go on.
    pub fn search(&self, most: u64, try_one: &mut dyn FnMut(&World<'_, 't>) -> ControlFlow<()>) -> Bound {
        let largest = self.largest();
        let mut bound = Bound {
            counter_kinds: self.counters.len(),
            place_kinds: self.places.len(),
            attributes_sampled: self.sampled,
            ..Bound::default()
        };
        let mut whole = true;
        for size in 0..=largest {
            let left = most.saturating_sub(bound.positions);
            // What is left of the share would be no more than a few positions of each size.
            if left < most / 16 {
                break;
            }
            let all = self.count(size);
            whole &= all <= left;
            let every = if whole { 1 } else { all.div_ceil((left / 2).max(1)) };
            let mut number = 0_u64;
            let mut tried = 0_u64;
            let flow = if whole || all <= most.saturating_mul(MOST_SKIPPED) {
                self.each(size, false, &mut |world| {
                    number += 1;
                    if !number.is_multiple_of(every) {
                        return ControlFlow::Continue(());
                    }
                    tried += 1;
                    try_one(world)
                })
            } else {
                // Too many to choose from: those in which all are alike, or all but one.
                self.each(size, true, &mut |world| {
                    tried += 1;
                    if tried > left / 2 { ControlFlow::Break(()) } else { try_one(world) }
                })
            };
            bound.positions += tried;
            if flow.is_break() && tried <= left / 2 {
                break;
            }
            if whole {
                bound.counters = size;
            } else {
                bound.sampled_counters = size;
            }
        }
        bound.one_place_alone = self.is_plain();
        bound.steps = self.asks.iter().map(|ask| self.steps_of(ask)).max().unwrap_or(0);
        bound.places = if self.two_places { 2.max(bound.steps + 1) } else { 1 };
        bound.beyond_every_bound = bound.counters >= self.wanted();
        bound
    }

    /// How many steps the act goes along its path, if it has one.
    fn steps_of(&self, ask: &Ask) -> usize {
        let acts = self.sides.iter().flat_map(|side| {
            side.tables.acts.iter().filter(|act| ask.is_act && act.name == ask.name).map(|act| (side.tables, act))
        });
        let goes = |(tables, act): (&Tables, &ActRow)| {
            act.parameters
                .iter()
                .any(|own| tables.parameters.get(own.parameter.index()).is_some_and(|row| row.of_type == Type::Path))
        };
        let has_a_path = acts.into_iter().any(goes);
        usize::from(has_a_path) + usize::from(has_a_path && ask.through)
    }

    /// How many positions have so many counters; roughly, and never too few.
    fn count(&self, size: usize) -> u64 {
        let spots = self.counters.len() as u64 * if self.two_places && self.interest.map { 2 } else { 1 };
        let mut lots = 1_u64;
        for number in 0..size as u64 {
            lots = if self.interest.order {
                lots.saturating_mul(spots)
            } else {
                lots.saturating_mul(spots + number) / (number + 1)
            };
        }
        let asks = self.asks.iter().fold(0_u64, |sum, ask| {
            let actors = ask.actors.iter().filter(|name| self.actor_matters(ask, name)).count();
            let actors = (size as u64).saturating_pow(actors as u32);
            let lists = ask.lists.iter().filter(|name| self.list_matters(name, size)).count();
            let lists = (1_u64 << size.min(20)).saturating_pow(lists as u32);
            sum.saturating_add(actors.saturating_mul(lists))
        });
        let settings = [self.places.len(), self.theres(), self.borders.len(), self.groups.len(), self.games.len()];
        settings.iter().fold(asks, |all, many| all.saturating_mul(*many as u64)).saturating_mul(lots)
    }

    /// Whether it makes a difference who plays a part; one of which no rule speaks is played by anybody.
    pub(super) fn actor_matters(&self, ask: &Ask, name: &str) -> bool {
        ask.moves || self.interest.parameters.contains_key(name)
    }

    /// Whether every choice for a list is tried, of so many counters.
    pub(super) fn list_matters(&self, name: &str, counters: usize) -> bool {
        self.interest.parameters.contains_key(name) && counters <= 6
    }

    /// How many kinds the second place may be of.
    fn theres(&self) -> usize {
        if self.two_places && self.places.len() <= 6 { self.places.len().max(1) } else { 1 }
    }

    fn each(
        &self,
        size: usize,
        alike: bool,
        try_one: &mut dyn FnMut(&World<'_, 't>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let locations: &[Location] =
            if self.two_places && self.interest.map { &[Location::Here, Location::There] } else { &[Location::Here] };
        let spots: Vec<(usize, Location)> =
            (0..self.counters.len()).flat_map(|kind| locations.iter().map(move |location| (kind, *location))).collect();
        let mut lots =
            if alike { alike_lots(&spots, size, MOST_ALIKE) } else { all_lots(&spots, size, self.interest.order) };
        lots.retain(|lot| self.is_at_hand(lot.iter().map(|(kind, _)| *kind)));
        for game in 0..self.games.len().max(1) {
            for here in 0..self.places.len().max(1) {
                for there in 0..self.theres() {
                    for border in 0..self.borders.len().max(1) {
                        for group in 0..self.groups.len().max(1) {
                            for lot in &lots {
                                for ask in 0..self.asks.len() {
                                    let world = World {
                                        space: self,
                                        game,
                                        here,
                                        there,
                                        border,
                                        group,
                                        ask,
                                        counters: lot.clone(),
                                        actors: Vec::new(),
                                        lists: Vec::new(),
                                    };
                                    world.each_cast(try_one)?;
                                }
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Every way to take so many of the spots; the order counts only where it is asked for.
fn all_lots(spots: &[(usize, Location)], size: usize, ordered: bool) -> Vec<Vec<(usize, Location)>> {
    let mut lots: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..size {
        let mut longer = Vec::new();
        for lot in &lots {
            let first = if ordered { 0 } else { lot.last().copied().unwrap_or(0) };
            for next in first..spots.len() {
                let mut more = lot.clone();
                more.push(next);
                longer.push(more);
            }
        }
        lots = longer;
    }
    lots.into_iter().map(|lot| lot.into_iter().filter_map(|spot| spots.get(spot).copied()).collect()).collect()
}

/// Only those in which all are alike, or all but one; the most usual first.
fn alike_lots(spots: &[(usize, Location)], size: usize, most: usize) -> Vec<Vec<(usize, Location)>> {
    let alike = spots.iter().map(|spot| vec![*spot; size]);
    let but_one = spots.iter().flat_map(|spot| {
        spots.iter().filter(move |other| *other != spot && size > 0).map(move |other| {
            let mut lot = vec![*spot; size.saturating_sub(1)];
            lot.push(*other);
            lot
        })
    });
    alike.chain(but_one).take(most).collect()
}
