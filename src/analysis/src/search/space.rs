//! The positions to be tried, by growing size.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use reglement_engine::number::Number;
use reglement_engine::table::{ActEffect, ActRow, ClauseId, Moments, Node, Tables, Type, Value};
use serde::Serialize;

use super::atoms::Atoms;
use super::interest::{Interest, Values};
use super::lean::Leaning;
use super::values::{Kind, Said, domain_words, said, usual, value};
use super::world::{Ask, Location, Side, World};

/// More raw combinations of the attributes of a counter or a place than this are tried by a fixed choice.
const MOST_RAW: u64 = 60_000;
/// More ways than this to set an act's own words are tried by a fixed choice.
const MOST_ASKS: u64 = 64;
/// Never more counters than this.
const MOST_COUNTERS: usize = 12;
/// No attribute takes more values than this.
const MOST_VALUES: usize = 14;

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
}

/// One attribute of one thing, with the values that it takes.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub options: Vec<Choice>,
}

/// One value, as each side writes it.
#[derive(Clone, Debug)]
pub struct Choice {
    pub said: Said,
    pub sides: Vec<Told>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The side has the attribute, and no such value.
    Untold,
    /// The side has no such attribute.
    Absent,
    Is(usize, Value),
}

/// Which option each variable of a thing takes.
pub type Combination = Vec<usize>;

#[derive(Debug)]
pub struct Space<'t> {
    pub sides: Vec<Side<'t>>,
    pub interest: Interest,
    pub counter: Vec<Variable>,
    pub place: Vec<Variable>,
    pub border: Vec<Variable>,
    pub group: Vec<Variable>,
    pub game: Vec<Variable>,
    /// The kinds of counter that are told apart, each by an example.
    pub counters: Vec<Combination>,
    pub places: Vec<Combination>,
    pub borders: Vec<Combination>,
    pub groups: Vec<Combination>,
    pub games: Vec<Combination>,
    pub asks: Vec<Ask>,
    /// Whether a second place is needed.
    pub two_places: bool,
    sampled: bool,
}

impl<'t> Space<'t> {
    /// The positions that matter to some clauses, the same ones in each ruleset.
    pub fn new(rulesets: &[(&'t Tables, Vec<ClauseId>)]) -> Space<'t> {
        let mut interest = Interest::default();
        let mut sides = Vec::new();
        for (tables, clauses) in rulesets {
            let leaning = clauses
                .iter()
                .fold(Leaning::default(), |leaning, clause| leaning.with(Leaning::of_clause(tables, *clause)));
            interest.add(tables, &leaning);
            let moments = clauses.iter().filter_map(|clause| tables.clauses.get(clause.index()));
            let moments = moments.fold(0, |mask, row| mask | row.moments.0);
            sides.push(Side { tables, leaning, moments: Moments(moments) });
        }
        for side in &sides {
            set_by_acts(side.tables, &mut interest);
        }
        let variables = |kind: Kind| -> Vec<Variable> {
            let names = interest.attributes.iter().filter(|((of, _), _)| *of == kind);
            names.filter_map(|((_, name), values)| variable(&sides, &interest, kind, name, values)).collect()
        };
        let (counter, place) = (variables(Kind::Counter), variables(Kind::Place));
        let (border, group, game) = (variables(Kind::Border), variables(Kind::Group), variables(Kind::Game));
        let asks = asks(&sides, &interest);
        let moved = asks.iter().any(|ask| ask.moves);
        let mut space = Space {
            two_places: interest.map || interest.path || moved,
            sides,
            counters: Vec::new(),
            places: Vec::new(),
            borders: combinations(&border, 256).0,
            groups: combinations(&group, 64).0,
            games: combinations(&game, 256).0,
            interest,
            counter,
            place,
            border,
            group,
            game,
            asks,
            sampled: false,
        };
        space.reduce();
        space
    }

    /// Of counters and places that answer every question alike, one stays: the first, which is the most usual.
    fn reduce(&mut self) {
        let atoms: Vec<Atoms> = self.sides.iter().map(|side| Atoms::new(side.tables, &side.leaning)).collect();
        let (counters, sampled_counters) = self.kinds(&atoms, Kind::Counter);
        let (places, sampled_places) = self.kinds(&atoms, Kind::Place);
        self.sampled = sampled_counters || sampled_places;
        (self.counters, self.places) = (counters, places);
        self.games.retain(|combination| told(&self.game, combination));
        self.groups.retain(|combination| told(&self.group, combination));
        self.borders.retain(|combination| told(&self.border, combination));
    }

    fn kinds(&self, atoms: &[Atoms], kind: Kind) -> (Vec<Combination>, bool) {
        let variables = if kind == Kind::Counter { &self.counter } else { &self.place };
        let (raw, sampled) = combinations(variables, MOST_RAW);
        let mut answers = Answers::default();
        let mut questions = Vec::new();
        for (number, (side, atoms)) in self.sides.iter().zip(atoms).enumerate() {
            for question in atoms.about(kind) {
                let speaks_of = atoms.speaks_of(*question, kind);
                let own: Vec<usize> = (0..variables.len())
                    .filter(|at| variables.get(*at).is_some_and(|one| speaks_of.contains(&one.name)))
                    .collect();
                questions.push((number, side, atoms, *question, own));
            }
        }
        let mut known = BTreeSet::new();
        let mut kinds = Vec::new();
        for combination in raw.into_iter().filter(|combination| told(variables, combination)) {
            let mut key = Vec::with_capacity(questions.len());
            for (at, (number, side, atoms, question, own)) in questions.iter().enumerate() {
                let options: Vec<usize> = own.iter().map(|at| combination.get(*at).copied().unwrap_or(0)).collect();
                key.push(answers.known(at, options, || {
                    let position = side.bare(self, *number, kind, &combination);
                    atoms.answer(&position, *question, kind)
                }));
            }
            if known.insert(key) {
                kinds.push(combination);
            }
        }
        (kinds, sampled)
    }

    /// The largest number of counters worth trying: one more than the largest bound.
    pub fn largest(&self) -> usize {
        let most = Number::whole(MOST_COUNTERS as i64);
        let bounds = self.interest.bounds.iter().filter(|bound| bound.is_whole() && **bound < most);
        let largest = bounds.map(|bound| bound.numerator().max(0) as usize).max().unwrap_or(0);
        (largest + 1).clamp(2, MOST_COUNTERS)
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
            let all = self.count(size);
            whole &= all <= left;
            let every = if whole { 1 } else { all.div_ceil((left / 2).max(1)) };
            let mut number = 0_u64;
            let mut tried = 0_u64;
            let flow = if whole || all <= most.saturating_mul(40) {
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
        bound.beyond_every_bound = bound.counters == largest;
        bound
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
            let actors = (size as u64).saturating_pow(ask.actors.len() as u32);
            let lists = (1_u64 << size.min(20)).saturating_pow(ask.lists.len() as u32);
            sum.saturating_add(actors.saturating_mul(lists))
        });
        let settings = [self.places.len(), self.theres(), self.borders.len(), self.groups.len(), self.games.len()];
        settings.iter().fold(asks, |all, many| all.saturating_mul(*many as u64)).saturating_mul(lots)
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
        let lots = if alike { alike_lots(&spots, size) } else { all_lots(&spots, size, self.interest.order) };
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

/// Whether every side can write it.
fn told(variables: &[Variable], combination: &Combination) -> bool {
    variables.iter().zip(combination).all(|(variable, option)| {
        variable.options.get(*option).is_some_and(|choice| !choice.sides.contains(&Told::Untold))
    })
}

/// What is known of each question: it is asked once for each combination of the attributes that it speaks of.
#[derive(Debug, Default)]
struct Answers {
    by_options: BTreeMap<(usize, Vec<usize>), usize>,
    values: Vec<Option<Value>>,
}

impl Answers {
    fn known(&mut self, question: usize, options: Vec<usize>, ask: impl FnOnce() -> Option<Value>) -> usize {
        let values = &mut self.values;
        *self.by_options.entry((question, options)).or_insert_with(|| {
            let answer = ask();
            values.iter().position(|known| *known == answer).unwrap_or_else(|| {
                values.push(answer);
                values.len() - 1
            })
        })
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

/// Only those in which all are alike, or all but one.
fn alike_lots(spots: &[(usize, Location)], size: usize) -> Vec<Vec<(usize, Location)>> {
    let mut lots: Vec<Vec<_>> = spots.iter().map(|spot| vec![*spot; size]).collect();
    for spot in spots {
        for other in spots.iter().filter(|other| *other != spot && size > 0) {
            let mut lot = vec![*spot; size - 1];
            lot.push(*other);
            lots.push(lot);
        }
    }
    lots
}

/// Every combination of options, or where there are more than `most` a fixed choice with every option in it.
fn combinations(variables: &[Variable], most: u64) -> (Vec<Combination>, bool) {
    let all = variables.iter().fold(1_u64, |all, variable| all.saturating_mul(variable.options.len() as u64));
    let at = |number: u64| {
        let mut rest = number;
        // The last variable turns slowest, so that the first combinations are the most usual.
        variables
            .iter()
            .map(|variable| {
                let width = variable.options.len().max(1) as u64;
                let option = rest % width;
                rest /= width;
                option as usize
            })
            .collect::<Combination>()
    };
    let mut list: Vec<Combination> = if all <= most {
        (0..all).map(at).collect()
    } else {
        let mut list = vec![vec![0; variables.len()]];
        for (number, variable) in variables.iter().enumerate() {
            for option in 1..variable.options.len() {
                let mut combination = vec![0; variables.len()];
                if let Some(place) = combination.get_mut(number) {
                    *place = option;
                }
                list.push(combination);
            }
        }
        list.extend((0..most).map(|number| at(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) % all)));
        list
    };
    // The fewest unusual values first.
    list.sort_by_key(|combination| combination.iter().filter(|option| **option > 0).count());
    list.dedup();
    (list, all > most)
}

/// An attribute that an act sets from a parameter: what matters to the one matters to the other.
fn set_by_acts(tables: &Tables, interest: &mut Interest) {
    for act in tables.acts.iter() {
        for effect in act.effects.iter() {
            let ActEffect::Sets { attribute, to, .. } = effect else { continue };
            let Some(row) = tables.counters.get(attribute.index()) else { continue };
            let Some(values) = interest.attributes.get(&(Kind::Counter, row.name.to_string())).cloned() else {
                continue;
            };
            for node in to.iter() {
                if let Node::Parameter { parameter, .. } = node
                    && let Some(parameter) = tables.parameters.get(parameter.index())
                {
                    let known = interest.parameters.entry(parameter.name.to_string()).or_default();
                    known.compared.extend(values.compared.iter().cloned());
                    known.all |= values.all;
                    interest.act = true;
                }
            }
        }
    }
}

fn variable(sides: &[Side<'_>], interest: &Interest, kind: Kind, name: &str, values: &Values) -> Option<Variable> {
    let row_of = |side: &Side<'_>| kind.rows(side.tables).iter().position(|row| row.name == name);
    let (first, row) = sides.iter().find_map(|side| {
        let number = row_of(side)?;
        Some((side, kind.rows(side.tables).get(number)?))
    })?;
    let usually = said(first.tables, row.of_type, usual(first.tables, row));
    let of_types = sides.iter().filter_map(|side| {
        let row = kind.rows(side.tables).get(row_of(side)?)?;
        Some((side.tables, row.of_type))
    });
    let options = options(of_types, row.of_type, row.optional, usually, values, interest);
    let options = options.into_iter().map(|option| Choice {
        sides: sides
            .iter()
            .map(|side| match row_of(side).and_then(|number| Some((number, kind.rows(side.tables).get(number)?))) {
                None => Told::Absent,
                Some((number, row)) => match value(side.tables, row.of_type, row.optional, &option) {
                    Some(value) => Told::Is(number, value),
                    None => Told::Untold,
                },
            })
            .collect(),
        said: option,
    });
    Some(Variable { name: name.to_owned(), options: options.collect() })
}

/// The values that make a difference, and one that makes none; the usual one first.
fn options<'a>(
    of_types: impl Iterator<Item = (&'a Tables, Type)>,
    of_type: Type,
    optional: bool,
    usually: Option<Said>,
    values: &Values,
    interest: &Interest,
) -> Vec<Said> {
    let mut options: Vec<Said> = usually.into_iter().collect();
    let mut add = |said: Said| {
        if !options.contains(&said) && options.len() < MOST_VALUES.max(if values.all { 64 } else { 0 }) {
            options.push(said);
        }
    };
    if optional {
        add(Said::Nothing);
    }
    match of_type {
        Type::Flag => [false, true].into_iter().for_each(|flag| add(Said::Flag(flag))),
        Type::Number { .. } | Type::Fraction => {
            let fits = |number: &Number| match of_type {
                Type::Number { from, to } => {
                    let whole = number.numerator();
                    number.is_whole() && from.is_none_or(|from| whole >= from) && to.is_none_or(|to| whole <= to)
                }
                _ => true,
            };
            let compared = values.compared.iter().filter_map(|said| match said {
                Said::Number(number) => Some(*number),
                _ => None,
            });
            let mut numbers: Vec<Number> = compared.collect();
            if values.reckoned {
                numbers.push(Number::ONE);
                for bound in interest.bounds.iter().rev() {
                    numbers.push(*bound);
                    numbers.extend(bound.plus(Number::ONE));
                }
            }
            numbers.iter().filter(|number| fits(number)).for_each(|number| add(Said::Number(*number)));
        }
        Type::OneOf(_) => {
            let words: Vec<String> = of_types
                .filter_map(|(tables, of_type)| match of_type {
                    Type::OneOf(domain) => Some((tables, domain)),
                    _ => None,
                })
                .flat_map(|(tables, domain)| {
                    domain_words(tables, domain).map(|(word, _)| word.to_owned()).collect::<Vec<_>>()
                })
                .collect();
            let compared = |word: &String| values.all || values.compared.contains(&Said::Word(word.clone()));
            words.iter().filter(|word| compared(word)).for_each(|word| add(Said::Word(word.clone())));
            if let Some(other) = words.iter().find(|word| !compared(word)) {
                add(Said::Word(other.clone()));
            }
        }
        Type::AnyOf(domain) => {
            add(Said::Words(Vec::new()));
            let mut words: Vec<String> = values
                .compared
                .iter()
                .filter_map(|said| match said {
                    Said::Word(word) => Some(word.clone()),
                    _ => None,
                })
                .collect();
            if values.all {
                words = of_types
                    .filter(|(_, other)| matches!(other, Type::AnyOf(_)))
                    .flat_map(|(tables, _)| {
                        domain_words(tables, domain).map(|(word, _)| word.to_owned()).collect::<Vec<_>>()
                    })
                    .collect();
            }
            words.iter().for_each(|word| add(Said::Words(vec![word.clone()])));
            add(Said::Words(words));
        }
        Type::Name => [0, 1].into_iter().for_each(|number| add(Said::Free(number))),
        Type::Counter => add(Said::Counter(0)),
        Type::Place => [0].into_iter().chain(interest.map.then_some(1)).for_each(|place| add(Said::Place(place))),
        Type::Group => [0, 1].into_iter().for_each(|group| add(Said::Group(group))),
        _ => {}
    }
    options
}

/// Everything that can be asked so that the clauses are judged: acts, or moments where no act makes a difference. Of acts
/// that no rule tells apart the plainest stays.
fn asks(sides: &[Side<'_>], interest: &Interest) -> Vec<Ask> {
    let mut asks: Vec<Ask> = Vec::new();
    if interest.act {
        let mut names: Vec<&str> = Vec::new();
        for side in sides {
            let judged = side.tables.acts.iter().filter(|act| leads_to(act).0 & side.moments.0 != 0);
            names.extend(judged.map(|act| &*act.name));
        }
        names.sort_by_key(|name| sides.iter().any(|side| moves(side.tables, name)));
        let mut known = BTreeSet::new();
        for name in names {
            if known.insert(manner(sides, interest, name)) {
                asks.extend(asks_of_act(sides, interest, name));
            }
        }
    }
    if asks.is_empty() {
        for side in sides {
            for (number, row) in side.tables.moments.iter().enumerate() {
                let asked = number < 64 && side.moments.0 & (1 << number) != 0;
                if asked && !asks.iter().any(|ask| ask.name == row.name) {
                    asks.push(Ask::moment(&row.name));
                }
            }
        }
    }
    // What a side does not know cannot be asked of it.
    asks.retain(|ask| sides.iter().all(|side| ask.is_known(side.tables)));
    asks
}

/// What rules can see of an act: its name where they ask for it, the moments, and the parameters that they speak of.
fn manner(sides: &[Side<'_>], interest: &Interest, name: &str) -> String {
    let mut told = String::new();
    if interest.act_names.contains(name) {
        told.push_str(name);
    }
    let along = interest.map || interest.path;
    for side in sides {
        let Some(act) = side.tables.acts.iter().find(|act| act.name == name) else { continue };
        let stages = [act.at_the_start, act.at_each_step, act.on_the_way, act.at_the_end];
        let seen = stages.map(|moments| moments.0 & side.moments.0);
        let all = seen.iter().fold(0, |all, one| all | one);
        let conditional: Vec<u64> = act.conditional.iter().map(|row| row.moments.0 & side.moments.0).collect();
        let mut parameters: Vec<&str> = act
            .parameters
            .iter()
            .filter_map(|own| side.tables.parameters.get(own.parameter.index()))
            .map(|row| &*row.name)
            .filter(|name| interest.parameters.contains_key(*name))
            .collect();
        parameters.sort_unstable();
        let sets =
            act.effects.iter().any(|effect| matches!(effect, ActEffect::Sets { .. } | ActEffect::Removes { .. }));
        let moving = along && moves(side.tables, name);
        let stages = if moving || sets { format!("{seen:?}") } else { format!("{all}") };
        told.push_str(&format!("|{stages}{conditional:?}{parameters:?}{moving}{sets}{}", act.question));
    }
    told
}

fn moves(tables: &Tables, name: &str) -> bool {
    let act = tables.acts.iter().find(|act| act.name == name);
    act.is_some_and(|act| {
        act.effects.iter().any(|effect| {
            matches!(effect, ActEffect::MovesAlong { .. } | ActEffect::MovesTo { .. } | ActEffect::Spreads { .. })
        })
    })
}

fn leads_to(act: &ActRow) -> Moments {
    let sometimes = act.conditional.iter().fold(0, |mask, row| mask | row.moments.0);
    Moments(act.at_the_start.0 | act.at_each_step.0 | act.on_the_way.0 | act.at_the_end.0 | sometimes)
}

fn asks_of_act(sides: &[Side<'_>], interest: &Interest, name: &str) -> Vec<Ask> {
    let mut ask = Ask::act(name);
    let mut variables: Vec<Variable> = Vec::new();
    for side in sides {
        let Some(act) = side.tables.acts.iter().find(|act| act.name == name) else { continue };
        ask.moves |= moves(side.tables, name);
        for own in act.parameters.iter() {
            let Some(row) = side.tables.parameters.get(own.parameter.index()) else { continue };
            let known = row.name.to_string();
            match row.of_type {
                Type::Counter if !ask.actors.contains(&known) => ask.actors.push(known),
                Type::Counters if !ask.lists.contains(&known) => ask.lists.push(known),
                Type::Counter | Type::Counters | Type::Places | Type::Path | Type::Step | Type::Act => {}
                of_type => {
                    let Some(values) = interest.parameters.get(&known) else { continue };
                    if variables.iter().any(|variable| variable.name == known) {
                        continue;
                    }
                    let usually = own.usually.and_then(|usually| said(side.tables, of_type, usually));
                    let every = sides.iter().filter_map(|side| {
                        let row = side.tables.parameters.iter().find(|row| row.name == known)?;
                        Some((side.tables, row.of_type))
                    });
                    let options = options(every, of_type, own.optional, usually, values, interest);
                    let options = options.into_iter().map(|said| Choice { said, sides: Vec::new() });
                    variables.push(Variable { name: known, options: options.collect() });
                }
            }
        }
    }
    let mut asks = Vec::new();
    for combination in combinations(&variables, MOST_ASKS).0 {
        let mut one = ask.clone();
        for (variable, option) in variables.iter().zip(combination) {
            if let Some(choice) = variable.options.get(option) {
                one.said.push((variable.name.clone(), choice.said.clone()));
            }
        }
        asks.push(one);
    }
    asks
}
