//! The lines of a limit, and the pairs of an exclusion.

use std::cmp::Ordering;

use reglement_compiler::syntax::tree::{LimitComparison, LimitLine, Measure as Measured, SetPhrase};

use super::expression::called;
use super::fault::{Fault, Told};
use super::game::Excepting;
use super::scene::Scene;
use super::value::{Value, different};
use super::verdict::Measure;

impl Scene<'_> {
    /// Whether all lines hold, and what each measures.
    pub fn lines(&self, lines: &[LimitLine], applying: &[Excepting], out: &[Value]) -> Told<(bool, Vec<Measure>)> {
        let mut measures = Vec::new();
        for line in lines {
            let (have, counted) = self.measured(&line.measure, out)?;
            let bound = match self.excepted_bound(applying, line)? {
                Some((by, bound)) => {
                    for one in by {
                        self.note_fired(one);
                    }
                    bound
                }
                None => self.bound(line)?,
            };
            let holds = within(line.comparison, &have, &bound, counted)?;
            measures.push(Measure { have, bound, holds });
        }
        Ok((measures.iter().all(|measure| measure.holds), measures))
    }

    /// How much there is, and whether anything was counted.
    fn measured(&self, measure: &Measured, out: &[Value]) -> Told<(Value, bool)> {
        let counted = |set: &SetPhrase| {
            let mut members = self.own_members(set)?;
            members.retain(|thing| !out.contains(thing));
            Ok::<_, Fault>(members)
        };
        match measure {
            Measured::Count(set) => {
                let members = counted(set)?;
                Ok((Value::whole(members.len()), !members.is_empty()))
            }
            Measured::Sum { of, set } => {
                let members = counted(set)?;
                Ok((self.sum(&self.of_each(of, set, &members)?)?, !members.is_empty()))
            }
            Measured::Different { of, set } => {
                let members = counted(set)?;
                Ok((Value::whole(different(self.of_each(of, set, &members)?).len()), !members.is_empty()))
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
                Ok((Value::whole(others), others > 0))
            }
            Measured::Expression(expression) => Ok((self.value(expression)?, true)),
        }
    }

    /// Whether a thing is one of those that a phrase means, wherever it lies.
    fn fits(&self, thing: &Value, set: &SetPhrase) -> Told<bool> {
        let scene = self.speaking_of(thing.clone(), called(set));
        Ok(self.is_a(thing, &set.noun.text)? && scene.holds_if_any(set.condition.as_deref())?)
    }

    /// The pairs that may not share.
    pub fn pairs(&self, subject: &SetPhrase, with: &SetPhrase, out: &[Value]) -> Told<Vec<(usize, usize)>> {
        let mut pairs = Vec::new();
        for thing in self.own_members(subject)? {
            if out.contains(&thing) {
                continue;
            }
            let scene = self.speaking_of(thing.clone(), called(subject));
            for other in scene.own_members(with)? {
                if let (Value::Counter(one), Value::Counter(other)) = (&thing, &other)
                    && !out.contains(&Value::Counter(*other))
                    && one != other
                {
                    pairs.push((*one, *other));
                }
            }
        }
        Ok(pairs)
    }
}

fn within(comparison: LimitComparison, have: &Value, bound: &Value, counted: bool) -> Told<bool> {
    match bound {
        Value::Absent => return Err(Fault::missing("a bound is absent")),
        Value::Prohibited | Value::NoFigure if !counted => return Ok(true),
        Value::NoFigure => return Err(Fault::unjudgeable("a bound with no figure")),
        // Whoever is counted is one too many, whatever the weight.
        Value::Prohibited if comparison != LimitComparison::AtLeast => return Ok(false),
        _ => {}
    }
    let order = match have.compared(bound)? {
        Some(order) => order,
        None => return Err(Fault::missing("what is measured is absent")),
    };
    Ok(match comparison {
        LimitComparison::AtMost | LimitComparison::No | LimitComparison::Only => order != Ordering::Greater,
        LimitComparison::AtLeast => order != Ordering::Less,
        LimitComparison::Exactly => order == Ordering::Equal,
    })
}
