//! The attributes that vary between positions, and the values that they take.

use reglement_engine::number::Number;
use reglement_engine::table::{Tables, Type, Value};

use super::interest::{Interest, Values};
use super::values::{Kind, Said, domain_words, said, usual, value};
use super::world::Side;

/// No attribute takes more values than this.
const MOST_VALUES: usize = 14;

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

/// Whether every side can write it.
pub fn told(variables: &[Variable], combination: &Combination) -> bool {
    variables.iter().zip(combination).all(|(variable, option)| {
        variable.options.get(*option).is_some_and(|choice| !choice.sides.contains(&Told::Untold))
    })
}

/// Every combination of options, or where there are more than `most` a fixed choice with every option in it.
pub fn combinations(variables: &[Variable], most: u64) -> (Vec<Combination>, bool) {
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

pub fn variable(sides: &[Side<'_>], interest: &Interest, kind: Kind, name: &str, values: &Values) -> Option<Variable> {
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
pub fn options<'a>(
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
                numbers.extend(in_a_short_range(of_type));
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

/// All numbers of an attribute that knows few: to make up a sum by few counters, any of them may be needed. Of others, the least.
fn in_a_short_range(of_type: Type) -> impl Iterator<Item = Number> {
    let (least, most) = match of_type {
        Type::Number { from, to } => (from.unwrap_or(0), to),
        _ => (0, None),
    };
    let most = most.filter(|most| most.saturating_sub(least) < MOST_VALUES as i64).unwrap_or(least);
    (least..=most).map(Number::whole)
}
