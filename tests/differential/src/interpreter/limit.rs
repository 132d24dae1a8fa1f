//! The lines of a limit, and the pairs of an exclusion.

use std::cmp::Ordering;

use reglement_compiler::syntax::tree::{
    AttributeType, EntityKind, LimitComparison, LimitLine, Measure as Measured, Operator, SetPhrase,
};

use super::expression::{called, fraction, reckoned};
use super::fault::{Fault, Told, if_known};
use super::game::{Excepting, Kind};
use super::scene::{Scene, kind_of};
use super::sets::Seen;
use super::value::{Fraction, Value, different};
use super::verdict::Measure;

impl Scene<'_> {
    /// Whether all lines hold, and what each measures.
    pub fn lines(&self, lines: &[LimitLine], applying: &[Excepting], out: &[Value]) -> Told<(bool, Vec<Measure>)> {
        let (mut measures, mut known) = (Vec::new(), true);
        for line in lines {
            match if_known(self.measured_line(line, applying, out))? {
                Some(measure) => measures.push(measure),
                None => known = false,
            }
        }
        let holds = measures.iter().all(|measure| measure.holds);
        if holds && !known { Err(Fault::Hidden) } else { Ok((holds, measures)) }
    }

    fn measured_line(&self, line: &LimitLine, applying: &[Excepting], out: &[Value]) -> Told<Measure> {
        let Sum { have, more, counted } = self.measured(&line.measure, out)?;
        let bound = match self.excepted_bound(applying, line)? {
            Some((by, bound)) => {
                for one in by {
                    self.note_fired(one);
                }
                bound
            }
            None => self.bound(line)?,
        };
        let holds = within(line.comparison, [&have, &more.above(&have)?], &bound, counted)?;
        Ok(Measure { have, at_least: more != More::by(0), bound, holds })
    }

    fn measured(&self, measure: &Measured, out: &[Value]) -> Told<Sum> {
        let counted = |set: &SetPhrase| {
            let mut members = self.own_members(set)?;
            members.retain(|thing| !out.contains(thing));
            Ok::<_, Fault>(members)
        };
        // Who is taken out by choice has to be known.
        let possible = |set: &SetPhrase| {
            let (mut sure, mut doubtful) = self.sure_and_doubtful(set, Seen::Own)?;
            sure.retain(|thing| !out.contains(thing));
            doubtful.retain(|thing| !out.contains(thing));
            Ok::<_, Fault>((sure, doubtful))
        };
        match measure {
            Measured::Count(set) => {
                let (sure, doubtful) = possible(set)?;
                let have = Value::whole(sure.len());
                Ok(Sum { have, more: More::by(doubtful.len() as i128), counted: !sure.is_empty() })
            }
            Measured::Sum { of, set } => {
                let (members, doubtful) = possible(set)?;
                let mut more = More::by(0);
                let mut weights = Vec::new();
                for thing in members.iter().chain(&doubtful) {
                    let is_sure = members.contains(thing);
                    let weight = match if_known(self.of_each(of, set, std::slice::from_ref(thing)))? {
                        Some(weights) => weights.into_iter().next().map(|weight| (weight, More::by(0))),
                        None => self.least(thing, &of.text),
                    };
                    let nothing = Value::whole(0);
                    match weight {
                        Some((weight, room)) if is_sure => {
                            weights.push(weight);
                            more = more.and(room);
                        }
                        // Who may not belong may add nothing.
                        Some((Value::Number(weight), room)) if weight >= Fraction::from_integer(0) => {
                            more = more.and(More::By(weight)).and(room);
                            weights.push(nothing);
                        }
                        _ => return Err(Fault::Hidden),
                    }
                }
                Ok(Sum { have: self.sum(&weights)?, more, counted: !members.is_empty() })
            }
            Measured::Different { of, set } => {
                let (members, doubtful) = possible(set)?;
                let (mut sure, mut perhaps, mut hidden) = (Vec::new(), Vec::new(), 0);
                for thing in members.iter().chain(&doubtful) {
                    match if_known(self.of_each(of, set, std::slice::from_ref(thing)))? {
                        Some(values) if members.contains(thing) => sure.extend(values),
                        Some(values) => perhaps.extend(values),
                        None => hidden += 1,
                    }
                }
                let least = different(sure.clone()).len();
                let most = different([sure, perhaps].concat()).len() + hidden;
                let have = Value::whole(least);
                Ok(Sum { have, more: More::by((most - least) as i128), counted: !members.is_empty() })
            }
            Measured::Only { noun, among } => {
                let all = match among {
                    Some(among) => counted(among)?,
                    None => counted(&SetPhrase {
                        other: false,
                        relation: None,
                        noun: reglement_compiler::syntax::tree::Name { text: "counter".to_owned(), span: noun.span },
                        called: None,
                        location: noun.location.clone(),
                        condition: None,
                        span: noun.span,
                    })?,
                };
                let mut others = 0;
                for thing in all {
                    if !self.fits(&thing, noun)? {
                        others += 1;
                    }
                }
                Ok(Sum::exactly(Value::whole(others), others > 0))
            }
            Measured::Expression(expression) => Ok(Sum::exactly(self.value(expression)?, true)),
        }
    }

    /// The least that a hidden attribute can be, and how much more: if it is a number with a lowest value.
    pub fn least(&self, thing: &Value, name: &str) -> Option<(Value, More)> {
        let singulars = self.singulars(name);
        let mut names = [name].into_iter().chain(singulars.iter().map(String::as_str));
        let (_, hidden) = names
            .find_map(|name| self.world.hidden.iter().find(|(of, attribute)| of == thing && **attribute == *name))?;
        let kind = match kind_of(thing)? {
            Kind::Counter => EntityKind::Counter,
            Kind::Place => EntityKind::Place,
            Kind::Group => EntityKind::Group,
            Kind::Step | Kind::Act => return None,
        };
        let AttributeType::Number { from: Some(from), to } = &self.game.attribute(kind, hidden)?.of_type else {
            return None;
        };
        let from = fraction(from);
        let room = to.as_ref().map_or(More::NoEnd, |to| More::By(fraction(to) - from));
        Some((Value::Number(from), room))
    }

    /// Whether a thing is one of those that a phrase means, wherever it lies.
    fn fits(&self, thing: &Value, set: &SetPhrase) -> Told<bool> {
        let scene = self.speaking_of(thing.clone(), called(set));
        Ok(self.is_a(thing, &set.noun.text)? && scene.holds_if_any(set.condition.as_deref())?)
    }

    /// The pairs that may not share.
    pub fn pairs(&self, subject: &SetPhrase, with: &SetPhrase, out: &[Value]) -> Told<Vec<(usize, usize)>> {
        let (mut pairs, mut known) = (Vec::new(), true);
        let (sure, doubtful) = self.sure_and_doubtful(subject, Seen::Own)?;
        for thing in sure.iter().chain(&doubtful) {
            if out.contains(thing) {
                continue;
            }
            let scene = self.speaking_of(thing.clone(), called(subject));
            let (with, perhaps) = scene.sure_and_doubtful(with, Seen::Own)?;
            let may_be = |other: &Value| other != thing && !out.contains(other);
            known = known && !perhaps.iter().any(may_be) && !(doubtful.contains(thing) && with.iter().any(may_be));
            if doubtful.contains(thing) {
                continue;
            }
            for other in with {
                if let (Value::Counter(one), Value::Counter(other)) = (thing, &other)
                    && !out.contains(&Value::Counter(*other))
                    && one != other
                {
                    pairs.push((*one, *other));
                }
            }
        }
        if pairs.is_empty() && !known { Err(Fault::Hidden) } else { Ok(pairs) }
    }
}

/// What a measure comes to.
struct Sum {
    /// So much, or so much at least.
    have: Value,
    more: More,
    /// Whether anything was counted.
    counted: bool,
}

impl Sum {
    fn exactly(have: Value, counted: bool) -> Sum {
        Sum { have, more: More::by(0), counted }
    }
}

/// How much there may be besides what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum More {
    By(Fraction),
    NoEnd,
}

impl More {
    fn by(number: i128) -> More {
        More::By(Fraction::from_integer(number))
    }

    fn and(self, other: More) -> More {
        match (self, other) {
            (More::By(one), More::By(other)) => More::By(one + other),
            _ => More::NoEnd,
        }
    }

    /// So much more than this.
    pub fn above(self, have: &Value) -> Told<Value> {
        match self {
            More::By(more) if more == Fraction::from_integer(0) => Ok(have.clone()),
            More::By(more) => reckoned(have, Operator::Plus, &Value::Number(more)),
            More::NoEnd => Ok(Value::Unlimited),
        }
    }
}

/// Whether the least and the most that there may be both keep to the bound, or both do not.
fn within(comparison: LimitComparison, [least, most]: [&Value; 2], bound: &Value, counted: bool) -> Told<bool> {
    match bound {
        Value::Absent => return Err(Fault::missing("a bound is absent")),
        Value::Prohibited | Value::NoFigure if !counted => {
            return if least.same(most) { Ok(true) } else { Err(Fault::Hidden) };
        }
        Value::NoFigure => return Err(Fault::unjudgeable("a bound with no figure")),
        // Whoever is counted is one too many, whatever the weight.
        Value::Prohibited if comparison != LimitComparison::AtLeast => return Ok(false),
        _ => {}
    }
    let (Some(least), Some(most)) = (least.compared(bound)?, most.compared(bound)?) else {
        return Err(Fault::missing("what is measured is absent"));
    };
    let holds = |order: Ordering| match comparison {
        LimitComparison::AtMost | LimitComparison::No | LimitComparison::Only => order != Ordering::Greater,
        LimitComparison::AtLeast => order != Ordering::Less,
        LimitComparison::Exactly => order == Ordering::Equal,
    };
    let passes_the_bound = least != Ordering::Greater && most != Ordering::Less && least != most;
    if holds(least) != holds(most) || comparison == LimitComparison::Exactly && passes_the_bound {
        return Err(Fault::Hidden);
    }
    Ok(holds(least))
}
