//! The positions to be tried, by growing size.

use std::collections::{BTreeSet, HashMap};

use reglement_engine::judge::Judge;
use reglement_engine::number::Number;
use reglement_engine::table::{ClauseId, DefinitionId, Moments, Tables, Type, Value};

use super::asks::{asks, set_by_acts};
use super::atoms::Atoms;
use super::interest::Interest;
use super::lean::Leaning;
use super::supply::Supply;
use super::values::{Kind, Said};
use super::variables::{Combination, Variable, combinations, told, variable};
use super::world::{Ask, Side};

/// More raw combinations of the attributes of a counter or a place than this are tried by a fixed choice.
const MOST_RAW: u64 = 30_000;
/// Of more kinds of counter or place than this the most usual ones are tried.
const MOST_KINDS: usize = 300;

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
    pub(super) sampled: bool,
    /// What the box holds, where a list is given, and of which of its lots a counter of each kind can be.
    pub(super) supply: Option<&'t Supply>,
    pub(super) lots_of_kind: Vec<BTreeSet<usize>>,
}

impl<'t> Space<'t> {
    /// Tries positions of as many counters, too.
    pub fn make_room_for(&mut self, counters: Number) {
        self.interest.bounds.insert(counters);
    }

    /// Before counters and places that are alike are put together.
    fn unreduced(rulesets: &[(&'t Tables, Vec<ClauseId>)], supply: Option<&'t Supply>) -> Space<'t> {
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
        supply.iter().flat_map(|supply| &supply.lots).for_each(|lot| interest.add_printed(&lot.printed));
        let variables = |kind: Kind| -> Vec<Variable> {
            let names = interest.attributes.iter().filter(|((of, _), _)| *of == kind);
            names.filter_map(|((_, name), values)| variable(&sides, &interest, kind, name, values)).collect()
        };
        let (counter, place) = (variables(Kind::Counter), variables(Kind::Place));
        let (border, group, game) = (variables(Kind::Border), variables(Kind::Group), variables(Kind::Game));
        let asks = asks(&sides, &interest);
        let moved = asks.iter().any(|ask| ask.moves);
        let (borders, groups, games) = (combinations(&border, 256), combinations(&group, 64), combinations(&game, 256));
        Space {
            two_places: interest.map || interest.path || moved,
            sampled: asks.iter().any(|ask| ask.sampled) || [&borders, &groups, &games].iter().any(|one| one.1),
            borders: borders.0,
            groups: groups.0,
            games: games.0,
            sides,
            interest,
            counter,
            place,
            border,
            group,
            game,
            asks,
            supply,
            ..Space::empty()
        }
    }

    /// The positions that matter to some clauses, the same ones in each ruleset.
    pub fn new(rulesets: &[(&'t Tables, Vec<ClauseId>)]) -> Space<'t> {
        let mut space = Space::unreduced(rulesets, None);
        space.reduce();
        space
    }

    /// The same, without the kinds of counter and place that are told apart: enough to know what may vary.
    pub fn varying(rulesets: &[(&'t Tables, Vec<ClauseId>)]) -> Space<'t> {
        Space::unreduced(rulesets, None)
    }

    /// The same, where nothing matters but who lies in one place; with no more counters than a box holds, if one is given.
    pub fn if_plain(rulesets: &[(&'t Tables, Vec<ClauseId>)], supply: Option<&'t Supply>) -> Option<Space<'t>> {
        let mut space = Space::unreduced(rulesets, supply);
        // Whoever wants a proof makes room for what is asked for in figures.
        space.interest.counted = 0;
        if !space.is_plain() || !space.knows_what_is_printed() {
            return None;
        }
        space.reduce();
        Some(space)
    }

    /// One thing alone, of the kinds that the attributes make.
    pub(super) fn of_one_thing(
        sides: Vec<Side<'t>>,
        interest: Interest,
        kind: Kind,
        variables: Vec<Variable>,
    ) -> Space<'t> {
        let (counter, place) = if kind == Kind::Counter { (variables, Vec::new()) } else { (Vec::new(), variables) };
        Space { sides, interest, counter, place, ..Space::empty() }
    }

    fn empty() -> Space<'t> {
        Space {
            sides: Vec::new(),
            interest: Interest::default(),
            counter: Vec::new(),
            place: Vec::new(),
            border: Vec::new(),
            group: Vec::new(),
            game: Vec::new(),
            counters: Vec::new(),
            places: Vec::new(),
            borders: Vec::new(),
            groups: Vec::new(),
            games: Vec::new(),
            asks: Vec::new(),
            two_places: false,
            sampled: false,
            supply: None,
            lots_of_kind: Vec::new(),
        }
    }

    /// Of counters and places that answer every question alike, one stays: the first, which is the most usual.
    fn reduce(&mut self) {
        let atoms: Vec<Atoms> = self.sides.iter().map(|side| Atoms::new(side.tables, &side.leaning)).collect();
        let (counters, lots_of_kind, sampled_counters) = self.kinds(&atoms, Kind::Counter);
        let (places, _, sampled_places) = self.kinds(&atoms, Kind::Place);
        self.lots_of_kind = lots_of_kind;
        self.sampled |= sampled_counters || sampled_places;
        (self.counters, self.places) = (counters, places);
        self.games.retain(|combination| told(&self.game, combination));
        self.groups.retain(|combination| told(&self.group, combination));
        self.borders.retain(|combination| told(&self.border, combination));
    }

    /// An example of each kind, the lots of the box that counters of it may be of, and whether some may be missing.
    fn kinds(&self, atoms: &[Atoms], kind: Kind) -> (Vec<Combination>, Vec<BTreeSet<usize>>, bool) {
        let variables = if kind == Kind::Counter { &self.counter } else { &self.place };
        let (raw, sampled) = combinations(variables, MOST_RAW);
        let judges: Vec<Judge<'_>> = atoms.iter().map(Atoms::judge).collect();
        let mut questions = Vec::new();
        for (number, ((side, atoms), judge)) in self.sides.iter().zip(atoms).zip(&judges).enumerate() {
            for question in atoms.about(kind) {
                let speaks_of = atoms.speaks_of(*question, kind);
                questions.push((number, side, judge, *question, Answers::about(variables, &speaks_of)));
            }
        }
        let mut values: Vec<Option<Value>> = Vec::new();
        let mut known: HashMap<Vec<u32>, usize> = HashMap::new();
        let mut kinds = Vec::new();
        let mut lots_of_kind: Vec<BTreeSet<usize>> = Vec::new();
        let supply = self.supply.filter(|_| kind == Kind::Counter);
        for combination in raw.into_iter().filter(|combination| told(variables, combination)) {
            let lots = supply.map(|supply| lots_with(supply, variables, &combination)).unwrap_or_default();
            if supply.is_some() && lots.is_empty() {
                continue;
            }
            let mut key: Vec<u32> = Vec::with_capacity(questions.len());
            for (number, side, judge, question, answers) in &mut questions {
                key.push(answers.known(&combination, &mut values, || {
                    Atoms::answer(judge, &side.bare(self, *number, kind, &combination), *question, kind)
                }));
            }
            match known.get(&key) {
                Some(at) => lots_of_kind.iter_mut().skip(*at).take(1).for_each(|known| known.extend(lots.iter())),
                None => {
                    known.insert(key, kinds.len());
                    kinds.push(combination);
                    lots_of_kind.push(lots);
                }
            }
        }
        let sampled = sampled || kinds.len() > MOST_KINDS;
        kinds.truncate(MOST_KINDS);
        lots_of_kind.truncate(MOST_KINDS);
        (kinds, lots_of_kind, sampled)
    }

    /// Whether every value that is printed on a counter of the box is among those that are tried.
    fn knows_what_is_printed(&self) -> bool {
        let mut printed = self.supply.iter().flat_map(|supply| &supply.lots).flat_map(|lot| &lot.printed);
        printed.all(|(name, said)| {
            let own = self.counter.iter().find(|variable| variable.name == *name);
            own.is_none_or(|variable| variable.options.iter().any(|choice| choice.said == *said))
        })
    }

    /// Whether the box holds counters of all these kinds at once.
    pub(super) fn is_at_hand(&self, kinds: impl Iterator<Item = usize>) -> bool {
        let Some(supply) = self.supply else { return true };
        let wanted: Vec<&BTreeSet<usize>> = kinds.filter_map(|kind| self.lots_of_kind.get(kind)).collect();
        supply.holds(&wanted)
    }

    /// Whether nothing matters but who lies in one place, and what is asked: no other place, no path, no order, no act
    /// done before, no reference from counter to counter, no number that is reckoned with.
    pub fn is_plain(&self) -> bool {
        let interest = &self.interest;
        let refers = self.sides.iter().any(|side| {
            self.counter.iter().any(|variable| {
                let row = side.tables.counters.iter().find(|row| row.name == variable.name);
                row.is_some_and(|row| matches!(row.of_type, Type::Counter | Type::Place | Type::Group | Type::Name))
            })
        });
        // Where a box says which whole numbers there are, and they are added up alone, they are all tried.
        let listed = |kind: Kind, name: &str| {
            let printed = kind == Kind::Counter && self.supply.is_some_and(|supply| supply.prints(name));
            printed && !interest.divided && interest.bounds.iter().all(|bound| bound.is_whole())
        };
        let reckoned = interest.attributes.iter().any(|((kind, name), values)| {
            values.reckoned
                && !listed(*kind, name)
                && self.sides.iter().any(|side| {
                    let row = kind.rows(side.tables).iter().find(|row| row.name == *name);
                    row.is_some_and(|row| matches!(row.of_type, Type::Number { .. } | Type::Fraction))
                })
        });
        let elsewhere = interest.map || interest.path || interest.order || interest.log;
        !elsewhere && !refers && !reckoned && !interest.reckons
    }
}

/// The lots whose counters may have these attributes: those on which nothing else is printed.
fn lots_with(supply: &Supply, variables: &[Variable], combination: &Combination) -> BTreeSet<usize> {
    let fits = |(name, said): &(String, Said)| has(variables, combination, name, said);
    let lots = supply.lots.iter().enumerate();
    lots.filter(|(_, lot)| lot.printed.iter().all(fits)).map(|(number, _)| number).collect()
}

/// Whether the attribute is so, if it is one of those that vary.
fn has(variables: &[Variable], combination: &Combination, name: &str, said: &Said) -> bool {
    let own = variables.iter().zip(combination).find(|(variable, _)| variable.name == name);
    own.is_none_or(|(variable, option)| variable.options.get(*option).is_some_and(|choice| choice.said == *said))
}

/// What is known of one question: it is asked once for each combination of the attributes that it speaks of.
#[derive(Debug)]
struct Answers {
    /// Those attributes, each with what a step of its options weighs in the number of a combination.
    weights: Vec<(usize, u64)>,
    by_number: HashMap<u64, u32>,
}

impl Answers {
    fn about(variables: &[Variable], names: &BTreeSet<String>) -> Answers {
        let mut weights = Vec::new();
        let mut weight = 1_u64;
        for (at, variable) in variables.iter().enumerate().filter(|(_, variable)| names.contains(&variable.name)) {
            weights.push((at, weight));
            weight = weight.saturating_mul(variable.options.len().max(1) as u64);
        }
        Answers { weights, by_number: HashMap::new() }
    }

    /// The answer by its number among all values.
    fn known(
        &mut self,
        combination: &Combination,
        values: &mut Vec<Option<Value>>,
        ask: impl FnOnce() -> Option<Value>,
    ) -> u32 {
        let option = |at: usize| combination.get(at).copied().unwrap_or(0) as u64;
        let number = self.weights.iter().map(|(at, weight)| option(*at).wrapping_mul(*weight)).sum();
        *self.by_number.entry(number).or_insert_with(|| {
            let answer = ask();
            let known = values.iter().position(|known| *known == answer);
            known.unwrap_or_else(|| {
                values.push(answer);
                values.len() - 1
            }) as u32
        })
    }
}

/// Of whom a class may be looked for members.
#[derive(Clone, Copy, Debug)]
pub enum Among<'s> {
    Everybody,
    /// Those with one attribute so.
    With(&'s str, &'s Said),
    /// The counters of a box.
    Box(&'s Supply),
}

/// Whether any kind of counter belongs to a class that depends on the counter alone; none where that is not known.
pub fn has_members(tables: &Tables, class: DefinitionId, among: Among<'_>) -> Option<bool> {
    let leaning = Leaning::of_definition(tables, class);
    let atoms = Atoms::new(tables, &leaning);
    if !atoms.is_intrinsic(class) {
        return None;
    }
    let mut interest = Interest::default();
    interest.add(tables, &leaning);
    match among {
        Among::Everybody => {}
        Among::With(name, said) => interest.add_printed(&[(name.to_owned(), said.clone())]),
        Among::Box(supply) => supply.lots.iter().for_each(|lot| interest.add_printed(&lot.printed)),
    }
    let sides = vec![Side { tables, leaning, moments: Moments::NONE }];
    let counter: Vec<Variable> = interest
        .attributes
        .iter()
        .filter(|((kind, _), _)| *kind == Kind::Counter)
        .filter_map(|((kind, name), values)| variable(&sides, &interest, *kind, name, values))
        .collect();
    let (all, sampled) = combinations(&counter, MOST_RAW);
    let space = Space { sides, interest, counter, ..Space::empty() };
    let judge = Judge::new(tables);
    let so = |combination: &Combination| match among {
        Among::Everybody => true,
        Among::With(name, said) => has(&space.counter, combination, name, said),
        Among::Box(supply) => !lots_with(supply, &space.counter, combination).is_empty(),
    };
    let belongs = |combination: &Combination| {
        let position = space.sides.first().map(|side| side.bare(&space, 0, Kind::Counter, combination));
        let asked = position.map(|position| judge.define(&position, Some(0), class, Some(Value::Counter(0))));
        asked.is_some_and(|answer| answer != Ok(Value::Flag(false)))
    };
    let found = all.iter().any(|combination| so(combination) && belongs(combination));
    (found || !sampled).then_some(found)
}
