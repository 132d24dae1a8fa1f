//! Two definitions of one name, compared for every thing that they could be asked about.

use reglement_engine::judge::Judge;
use reglement_engine::table::{DefinitionId, Moments, Subject, Tables, Type, Value};

use super::atoms::Atoms;
use super::interest::{Interest, Values};
use super::lean::Leaning;
use super::space::Space;
use super::values::{Kind, domain_words, said};
use super::variables::{Variable, combinations, told, variable};
use super::world::Side;

/// More combinations of attributes than this are not tried.
const MOST_COMBINATIONS: u64 = 30_000;
/// Of more numbers than this that an attribute is compared with some are not tried.
const MOST_COMPARED: usize = 12;
/// Sets of more named values than this have subsets that are not tried.
const MOST_IN_SETS: usize = 2;

/// How many combinations of the attributes that matter were tried, if a definition of the new ruleset comes to the same
/// as one of the old for all of them, and these are all there are; none if that is not known, or not so.
pub fn come_to_the_same(old: (&Tables, DefinitionId), new: (&Tables, DefinitionId)) -> Option<usize> {
    let rows = [old, new].map(|(tables, id)| tables.definitions.get(id.index()));
    let [Some(was), Some(is)] = rows else { return None };
    let kind = match is.subject? {
        Subject::Counter => Kind::Counter,
        Subject::Place => Kind::Place,
        _ => return None,
    };
    let alike = was.subject == is.subject && was.second.is_none() && is.second.is_none() && was.class == is.class;
    if !alike || kind_of(was.of_type) != kind_of(is.of_type) {
        return None;
    }
    let mut interest = Interest::default();
    let mut sides = Vec::new();
    for (tables, id) in [old, new] {
        let leaning = Leaning::of_definition(tables, id);
        if !Atoms::new(tables, &leaning).is_intrinsic(id) {
            return None;
        }
        interest.add(tables, &leaning);
        sides.push(Side { tables, leaning, moments: Moments::NONE });
    }
    let names = interest.attributes.iter().filter(|((of, _), _)| *of == kind);
    let mut variables: Vec<Variable> = Vec::new();
    for ((_, name), values) in names {
        if !sides.iter().all(|side| is_told_in_full(side.tables, kind, name, values)) {
            return None;
        }
        variables.push(variable(&sides, &interest, kind, name, values)?);
    }
    let (all, sampled) = combinations(&variables, MOST_COMBINATIONS);
    if sampled || all.iter().any(|combination| !told(&variables, combination)) {
        return None;
    }
    let space = Space::of_one_thing(sides, interest, kind, variables);
    let [before, after] = space.sides.as_slice() else { return None };
    let judges = [Judge::new(before.tables), Judge::new(after.tables)];
    let subject = if kind == Kind::Counter { Value::Counter(0) } else { Value::Place(0) };
    let same = all.iter().all(|combination| {
        let told = |side: &Side<'_>, number: usize, id: DefinitionId, of_type: Type| {
            let position = side.bare(&space, number, kind, combination);
            let value = judges[number].define(&position, Some(0), id, Some(subject)).ok()?;
            // Words have other numbers in the other ruleset.
            Some(said(side.tables, of_type, value).ok_or(value))
        };
        let values = (told(before, 0, old.1, was.of_type), told(after, 1, new.1, is.of_type));
        values.0.is_some() && values.0 == values.1
    });
    same.then_some(all.len())
}

fn kind_of(of_type: Type) -> u8 {
    match of_type {
        Type::Flag => 0,
        Type::Number { .. } | Type::Fraction => 1,
        Type::OneOf(_) => 2,
        Type::AnyOf(_) => 3,
        Type::Name => 4,
        _ => 5,
    }
}

/// Whether the values that are tried stand for all that there are.
fn is_told_in_full(tables: &Tables, kind: Kind, name: &str, values: &Values) -> bool {
    let Some(row) = kind.rows(tables).iter().find(|row| row.name == name) else { return true };
    match row.of_type {
        // Of numbers that are only compared with fixed ones, those next to these stand for all.
        Type::Number { .. } | Type::Fraction => !values.reckoned && values.compared.len() <= MOST_COMPARED,
        Type::AnyOf(domain) => {
            let words = if values.all { domain_words(tables, domain).count() } else { values.compared.len() };
            words <= MOST_IN_SETS
        }
        _ => true,
    }
}
