//! Which exceptions apply, and what those do that change bounds or exempt.

use std::sync::LazyLock;

use reglement_compiler::syntax::print::words_of_measure;
use reglement_compiler::syntax::tree::{Except, ExceptBody, Expression, LimitComparison, LimitLine};

use super::fault::{Fault, Told, if_known};
use super::game::{Excepting, Game, Target};
use super::scene::Scene;
use super::value::Value;

/// What a permission does to the rules that it lifts.
static LIFTED: LazyLock<ExceptBody> = LazyLock::new(|| ExceptBody::Lifted);

impl<'a> Game<'a> {
    fn except(&self, excepting: Excepting) -> Option<&'a Except> {
        match excepting {
            Excepting::Exception(number) => self.book.exceptions.get(number).map(|entry| entry.except),
            Excepting::Permission(_) => None,
        }
    }

    /// What a line measures, in words that do not care for the number: `units`, `steps of units`.
    fn measured(&self, line: &LimitLine) -> String {
        let words = words_of_measure(&line.measure);
        let singular = |word: &str| {
            let found = self.book.definitions.iter().find(|entry| {
                self.class(&word.replace('_', "-"))
                    .is_some_and(|class| std::ptr::eq(self.book.definitions[class].define, entry.define))
            });
            found.map_or_else(|| word.trim_end_matches('s').to_owned(), |entry| entry.define.name.text.clone())
        };
        words.split(' ').map(singular).collect::<Vec<_>>().join(" ")
    }
}

/// Counters that are exempt: these, and of each of those lists so many as are told.
#[derive(Clone, Debug, Default)]
pub struct Exempt {
    pub all: Vec<Value>,
    pub some: Vec<(usize, Vec<Value>)>,
    /// The exceptions that exempt nobody.
    pub nobody: Vec<Excepting>,
}

impl Exempt {
    /// Every way of exempting as many as may be exempted.
    pub fn ways(&self) -> Vec<Vec<Value>> {
        let mut ways = vec![self.all.clone()];
        for (number, of) in &self.some {
            let left: Vec<Value> = of.iter().filter(|thing| !self.all.contains(thing)).cloned().collect();
            let picks = picks(&left, *number);
            ways = ways.iter().flat_map(|way| picks.iter().map(|pick| [way.clone(), pick.clone()].concat())).collect();
        }
        ways
    }
}

/// Every way of picking so many; all of them where there are no more.
fn picks(of: &[Value], number: usize) -> Vec<Vec<Value>> {
    match of {
        _ if number == 0 || of.is_empty() => vec![Vec::new()],
        _ if of.len() <= number => vec![of.to_vec()],
        [first, rest @ ..] => {
            let with = picks(rest, number - 1).into_iter().map(|pick| [vec![first.clone()], pick].concat());
            with.chain(picks(rest, number)).collect()
        }
        [] => Vec::new(),
    }
}

impl<'a> Scene<'a> {
    pub fn body_of(&self, excepting: Excepting) -> &'a ExceptBody {
        self.game.except(excepting).map_or(&LIFTED, |except| &except.body)
    }

    /// The exceptions to this that apply here and now, without those that another of them beats.
    pub fn applying(&self, target: Target) -> Told<Vec<Excepting>> {
        let (applying, all) = self.surely_applying(target)?;
        if all { Ok(applying) } else { Err(Fault::Hidden) }
    }

    /// The same, without those that may excuse a breach, or not, for what is hidden; and whether there are none of them.
    pub fn surely_applying(&self, target: Target) -> Told<(Vec<Excepting>, bool)> {
        let (mut applying, mut all) = (Vec::new(), true);
        for excepting in self.game.excepting(target) {
            let excuses = matches!(self.body_of(*excepting), ExceptBody::Lifted | ExceptBody::Deferred { .. })
                && self.game.except(*excepting).is_none_or(|except| except.beats.is_empty());
            match if_known(self.applies(*excepting))? {
                Some(true) => applying.push(*excepting),
                Some(false) => {}
                None if excuses => all = false,
                None => return Err(Fault::Hidden),
            }
        }
        let beaten = |one: Excepting| {
            applying.iter().any(|other| {
                *other != one && self.game.except(*other).is_some_and(|except| self.game.is_beaten(&except.beats, one))
            })
        };
        Ok((applying.iter().copied().filter(|one| !beaten(*one)).collect(), all))
    }

    fn applies(&self, excepting: Excepting) -> Told<bool> {
        self.works()?;
        let (moments, any_moment, condition, inner) = match excepting {
            Excepting::Exception(number) => {
                let except = self.game.book.exceptions[number].except;
                (&except.moments, except.moments.is_empty(), &except.condition, Target::Exception(number))
            }
            Excepting::Permission(number) => {
                let clause = self.game.book.clauses[number].clause;
                (&clause.moments, clause.any_moment, &clause.condition, Target::Clause(number))
            }
        };
        let now = any_moment || moments.iter().any(|moment| Some(moment.text.as_str()) == self.moment);
        if !now || !self.holds_if_any(condition.as_ref())? {
            return Ok(false);
        }
        for inner in self.deeper()?.applying(inner)? {
            if matches!(self.body_of(inner), ExceptBody::Lifted) {
                self.note_fired(inner);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The bound that exceptions set for a line, and which do.
    pub fn excepted_bound(&self, applying: &[Excepting], line: &LimitLine) -> Told<Option<(Vec<Excepting>, Value)>> {
        let mut found: Option<(Vec<Excepting>, Value)> = None;
        for excepting in applying {
            let (ExceptBody::Lines(lines), Excepting::Exception(number)) = (self.body_of(*excepting), *excepting)
            else {
                continue;
            };
            let inner = self.applying(Target::Exception(number))?;
            let (mut by, bound) = match self.excepted_bound(&inner, line)? {
                Some(inner) => inner,
                None => {
                    let same = lines.iter().find(|other| {
                        kind(other.comparison) == kind(line.comparison)
                            && self.game.measured(other) == self.game.measured(line)
                    });
                    match same {
                        Some(same) => (Vec::new(), self.bound(same)?),
                        None => continue,
                    }
                }
            };
            by.push(*excepting);
            match &mut found {
                None => found = Some((by, bound)),
                Some((all, known)) if *known == bound => all.append(&mut by),
                Some((_, known)) => {
                    return Err(Fault::unjudgeable(format!("two exceptions disagree: {known:?} and {bound:?}")));
                }
            }
        }
        Ok(found)
    }

    /// The bound that a line states.
    pub fn bound(&self, line: &LimitLine) -> Told<Value> {
        let zero = || Ok(Value::whole(0));
        match line.comparison {
            LimitComparison::No | LimitComparison::Only => zero(),
            _ => line.bound.as_ref().map_or_else(zero, |bound: &Expression| self.value(bound)),
        }
    }

    /// Who is exempt under these exceptions.
    pub fn exempt(&self, applying: &[Excepting]) -> Told<Exempt> {
        let mut exempt = Exempt::default();
        for excepting in applying {
            let (ExceptBody::Exempts { first, set }, Excepting::Exception(number)) =
                (self.body_of(*excepting), *excepting)
            else {
                continue;
            };
            let mut things = self.own_members(set)?;
            let inner = self.exempt(&self.applying(Target::Exception(number))?)?;
            things.retain(|thing| !inner.all.contains(thing) && !inner.some.iter().any(|(_, of)| of.contains(thing)));
            if things.is_empty() {
                exempt.nobody.push(*excepting);
            } else {
                self.note_fired(*excepting);
            }
            match first {
                None => exempt.all.append(&mut things),
                Some(first) => match self.value(first)? {
                    Value::Number(number) => {
                        let number = usize::try_from(number.floor().to_integer()).unwrap_or(0);
                        exempt.some.push((number, things));
                    }
                    Value::Unlimited => exempt.all.append(&mut things),
                    other => return Err(Fault::unjudgeable(format!("the first {other:?}"))),
                },
            }
        }
        Ok(exempt)
    }
}

/// `no` and `only` are `at most 0`.
fn kind(comparison: LimitComparison) -> LimitComparison {
    match comparison {
        LimitComparison::No | LimitComparison::Only => LimitComparison::AtMost,
        other => other,
    }
}
