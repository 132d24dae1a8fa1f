//! Limits: lines of measures and bounds, all of which must hold, or any one group of them.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::clause::last_of;
use super::evaluate::whole;
use super::exceptions::Resolution;
use super::exemption::{Score, best_exemption};
use super::finding::Draft;
use super::fog::open::{add, is_of_hidden};
use super::frame::{Frame, Own};
use super::sitting::{Evaluated, Fault, Sitting};
use crate::number::Number;
use crate::table::{AlternativeRow, Arithmetic, Comparison, ExceptionId, LineComparison, LineRow, Measure, Value};
use crate::verdict::{AlternativeFinding, Measured, Outcome};

/// What was measured for one line.
struct Tally {
    have: Value,
    /// How many were counted; none for a measure that is no set.
    count: Option<usize>,
    /// How much more it may be, since something is hidden; none if there is no end to that.
    more: Option<Number>,
    /// What is hidden.
    unknown: Option<Fault>,
    /// Who was counted, and with what weight; filled only when asked for.
    counted: Vec<(Value, Value)>,
}

impl Tally {
    fn is_exact(&self) -> bool {
        self.more == Some(Number::ZERO)
    }

    /// A measure that is just so much.
    fn exact(have: Value, count: Option<usize>, counted: Vec<(Value, Value)>) -> Tally {
        Tally { have, count, more: Some(Number::ZERO), unknown: None, counted }
    }
}

/// One line with its bound worked out.
struct Line<'a> {
    number: u16,
    row: &'a LineRow,
    bound: Value,
    general: Value,
    by: Option<ExceptionId>,
}

/// A group of lines judged.
struct Group {
    holds: bool,
    /// Nobody was counted anywhere.
    empty: bool,
    measures: Vec<Measured>,
}

impl<'a> Sitting<'a> {
    pub(super) fn limit(
        &mut self,
        lines: &'a [LineRow],
        own: &Own<'_>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let group = self.group(lines, 0, own, resolution, frame)?;
        let mut draft = Draft::held_if(group.holds);
        if group.holds && group.empty {
            draft.outcome = Outcome::Idle;
        }
        draft.measures = group.measures;
        Ok(draft)
    }

    pub(super) fn alternatives(
        &mut self,
        alternatives: &'a [AlternativeRow],
        own: &Own<'_>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let mut draft = Draft::new(Outcome::Broken);
        let mut empty = true;
        let mut number: u16 = 0;
        let mut unknown = None;
        for alternative in alternatives {
            let first_number = number;
            number = number.saturating_add(alternative.lines.len() as u16);
            let group = match self.group(&alternative.lines, first_number, own, resolution, frame) {
                Ok(group) => group,
                // One that fits is enough: what is wrong with a later one is not looked at where reasons are not asked for.
                Err(_) if draft.outcome == Outcome::Holds => continue,
                // Another that fits is enough, whatever is hidden of this one.
                Err(fault) if is_of_hidden(&fault) => {
                    add(&mut unknown, Some(fault));
                    continue;
                }
                Err(fault) => return Err(fault),
            };
            empty &= group.empty;
            if group.holds {
                draft.outcome = Outcome::Holds;
                if !self.details {
                    return Ok(draft);
                }
            }
            if self.details {
                draft.alternatives.push(AlternativeFinding {
                    label: alternative.label.to_string(),
                    fits: group.holds,
                    measures: group.measures,
                });
            }
        }
        if let Some(fault) = unknown {
            if draft.outcome != Outcome::Holds {
                return Err(fault);
            }
            empty = false;
        }
        if empty && draft.outcome == Outcome::Holds {
            draft.outcome = Outcome::Idle;
        }
        Ok(draft)
    }

    /// Judges lines that stand together; each group has the benefit of the allowances for itself.
    fn group(
        &mut self,
        rows: &'a [LineRow],
        first_number: u16,
        own: &Own<'_>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Group, Fault> {
        let free_choice = !resolution.allowances.is_empty();
        let mut lines: Vec<(Line<'a>, Tally)> = Vec::new();
        let mut group = Group { holds: true, empty: true, measures: Vec::new() };
        let mut unknown = None;
        // All lines, even after one that is broken: a later fault is met whether reasons are asked for or not.
        for (at, row) in rows.iter().enumerate() {
            let number = first_number.saturating_add(at as u16);
            let judged = self.line(number, row, resolution, frame).and_then(|line| {
                let tally = self.tally(&row.measure, own, free_choice || self.details, frame)?;
                if !free_choice {
                    return self.add_line(&mut group, &line, tally);
                }
                // Who is taken out hangs on who is counted, also on those who weigh nothing.
                if tally.unknown.is_some() || !tally.is_exact() {
                    return Err(self.not_known_exactly(&tally));
                }
                lines.push((line, tally));
                Ok(())
            });
            match judged {
                // By how much a line is exceeded is not told by another that is broken.
                Err(fault) if is_of_hidden(&fault) && self.exact_line != Some(number) => add(&mut unknown, Some(fault)),
                judged => judged?,
            }
        }
        // A line that is broken breaks the group, whatever is hidden of the others.
        if let Some(fault) = unknown
            && (free_choice || group.holds)
        {
            return Err(fault);
        }
        if free_choice {
            let away = self.most_favourable(&lines, resolution)?;
            for (line, tally) in lines {
                let tally = self.without(&line, &tally, &away)?;
                self.add_line(&mut group, &line, tally)?;
            }
        }
        Ok(group)
    }

    fn add_line(&self, group: &mut Group, line: &Line<'a>, tally: Tally) -> Result<(), Fault> {
        group.empty &= tally.count == Some(0);
        let holds = self.line_holds(line, &tally)?;
        if !holds && !tally.is_exact() && self.exact_line == Some(line.number) {
            return Err(self.not_known_exactly(&tally));
        }
        group.holds &= holds;
        if self.details {
            group.measures.push(self.measured(line, tally, holds));
        }
        Ok(())
    }

    fn line(
        &mut self,
        number: u16,
        row: &'a LineRow,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Line<'a>, Fault> {
        let Some((bound, by)) = resolution.bound(number) else {
            let bound = self.evaluate(&row.bound, frame)?;
            return Ok(Line { number, row, bound, general: bound, by: None });
        };
        let general = self.for_the_record(&row.bound, frame).unwrap_or(Value::Nothing);
        Ok(Line { number, row, bound, general, by: Some(by) })
    }

    /// What a measure comes to.
    pub(super) fn have(&mut self, measure: &'a Measure, frame: &mut Frame<'_>) -> Evaluated {
        let tally = self.tally(measure, &Own::default(), false, frame)?;
        if tally.is_exact() { Ok(tally.have) } else { Err(self.not_known_exactly(&tally)) }
    }

    fn tally(
        &mut self,
        measure: &'a Measure,
        own: &Own<'_>,
        collect: bool,
        frame: &mut Frame<'_>,
    ) -> Result<Tally, Fault> {
        let (set, of) = match measure {
            Measure::Value(code) => {
                let have = self.evaluate(code, frame)?;
                return Ok(Tally::exact(have, None, Vec::new()));
            }
            Measure::Count { set } => (set, None),
            Measure::Sum { set, of } | Measure::Different { set, of } => (set, Some(&**of)),
        };
        let different = matches!(measure, Measure::Different { .. });
        let mut inner = frame.limited_to(own);
        let mut counted: Vec<(Value, Value)> = Vec::new();
        let mut seen: Vec<Value> = Vec::new();
        // Who may be another, or not.
        let mut unseen: Vec<Value> = Vec::new();
        let mut count = 0;
        let mut total = Value::Number(Number::ZERO);
        let mut more = Some(Number::ZERO);
        let mut unknown = None;
        let mut boundless = false;
        self.each_possible_element(set, last_of(set), &mut inner, &mut |sitting, frame, thing, doubt| {
            let sure = doubt.is_none();
            add(&mut unknown, doubt);
            let (weight, bounds) = match of.map(|of| (of, sitting.evaluate(of, frame))) {
                None => (Value::Number(Number::ONE), None),
                Some((_, Ok(weight))) => (weight, None),
                Some((of, Err(fault))) if is_of_hidden(&fault) => {
                    let bounds = sitting.bounds_of_weight(of, last_of(of), &fault);
                    add(&mut unknown, Some(fault));
                    boundless |= bounds.is_none() && !different;
                    (Value::Nothing, Some(bounds))
                }
                Some((_, Err(fault))) => return Err(fault),
            };
            if different {
                // Who has none has none that could differ.
                if bounds.is_some() || (!sure && weight != Value::Nothing) {
                    unseen.push(weight);
                } else if weight != Value::Nothing && !seen.contains(&weight) {
                    seen.push(weight);
                }
            } else if let Some(bounds) = bounds.flatten() {
                // Who may not belong may add nothing.
                let least = if sure { bounds.least } else { bounds.least.min(Number::ZERO) };
                let room = bounds.most.and_then(|most| most.max(least).minus(least));
                more = more.zip(room).and_then(|(more, room)| more.plus(room));
                total = sitting.reckon(total, Arithmetic::Plus, Value::Number(least))?;
            } else if let Some(of) = of.filter(|_| !boundless) {
                let weight = sitting.weight(thing, weight, of, last_of(of));
                match (weight, sure) {
                    (weight, true) => total = sitting.reckon(total, Arithmetic::Plus, weight?)?,
                    (Ok(Value::Number(weight)), false) if weight >= Number::ZERO => {
                        more = more.and_then(|more| more.plus(weight));
                    }
                    _ => boundless = true,
                }
            } else if !sure {
                more = more.and_then(|more| more.plus(Number::ONE));
            }
            if sure {
                count += 1;
                if collect {
                    counted.push((thing, weight));
                }
            }
            Ok(true)
        })?;
        if let Some(fault) = unknown.take_if(|_| boundless) {
            return Err(fault);
        }
        unseen.sort_unstable();
        unseen.dedup_by(|one, other| one == other && *one != Value::Nothing);
        let others = unseen.iter().filter(|value| !seen.contains(value)).count();
        more = more.and_then(|more| more.plus(Number::whole(others as i64)));
        counted.sort_by(|left, right| self.id_of(left.0).cmp(self.id_of(right.0)));
        let have = match (different, of) {
            (true, _) => whole(seen.len()),
            (false, None) => whole(count),
            (false, Some(_)) => total,
        };
        Ok(Tally { have, count: Some(count), more, unknown, counted })
    }

    /// The tally with some counters left out.
    fn without(&self, line: &Line<'a>, tally: &Tally, away: &[u32]) -> Result<Tally, Fault> {
        if tally.count.is_none() {
            return Ok(Tally::exact(tally.have, None, Vec::new()));
        }
        let stays = |thing: &Value| !matches!(thing, Value::Counter(counter) if away.contains(counter));
        let counted: Vec<(Value, Value)> = tally.counted.iter().filter(|(thing, _)| stays(thing)).copied().collect();
        let have = match &line.row.measure {
            Measure::Sum { .. } => {
                let mut total = Value::Number(Number::ZERO);
                for (_, weight) in &counted {
                    total = self.reckon(total, Arithmetic::Plus, *weight)?;
                }
                total
            }
            Measure::Different { .. } => {
                let mut seen: Vec<Value> = Vec::new();
                for (_, weight) in &counted {
                    if *weight != Value::Nothing && !seen.contains(weight) {
                        seen.push(*weight);
                    }
                }
                whole(seen.len())
            }
            _ => whole(counted.len()),
        };
        Ok(Tally::exact(have, Some(counted.len()), counted))
    }

    /// Whom the owner takes out by the allowances: fewest lines broken, then least excess.
    fn most_favourable(&self, lines: &[(Line<'a>, Tally)], resolution: &Resolution) -> Result<Vec<u32>, Fault> {
        let is_counted = |counter: u32| {
            lines.iter().any(|(_, tally)| tally.counted.iter().any(|(thing, _)| *thing == Value::Counter(counter)))
        };
        best_exemption(&resolution.allowances, &is_counted, &mut |away| {
            let mut score = Score::NONE;
            for (line, tally) in lines {
                let tally = self.without(line, tally, away)?;
                if !self.line_holds(line, &tally)? {
                    score.broken += 1;
                    if let (Value::Number(have), Value::Number(bound)) = (tally.have, line.bound) {
                        let excess = if have > bound { have.minus(bound) } else { bound.minus(have) };
                        score.excess = excess.and_then(|excess| score.excess.plus(excess)).unwrap_or(score.excess);
                    }
                }
            }
            Ok(score)
        })
    }

    fn line_holds(&self, line: &Line<'a>, tally: &Tally) -> Result<bool, Fault> {
        let have = self.number_or_more(tally.have)?;
        if line.bound == Value::Nothing {
            return Err(self.missing(Value::Nothing, None));
        }
        // Where nobody is counted, neither a prohibition nor a figure that the source lacks comes into play.
        if tally.count == Some(0)
            && line.row.comparison != LineComparison::AtLeast
            && matches!(line.bound, Value::Prohibited | Value::NoFigure)
        {
            return if tally.is_exact() { Ok(true) } else { Err(self.not_known_exactly(tally)) };
        }
        let comparison = match line.row.comparison {
            LineComparison::AtMost => Comparison::AtMost,
            LineComparison::AtLeast => Comparison::AtLeast,
            LineComparison::Exactly => Comparison::Equal,
        };
        if tally.is_exact() {
            return self.compare(have, comparison, line.bound);
        }
        // Whatever the hidden weights are: too much stays too much, and what is not enough with all of them never is.
        let most = match tally.more {
            Some(more) => self.reckon(have, Arithmetic::Plus, Value::Number(more))?,
            None => Value::Unlimited,
        };
        let [too_much, too_little] = [
            self.compare(have, Comparison::MoreThan, line.bound)?,
            self.compare(most, Comparison::LessThan, line.bound)?,
        ];
        match comparison {
            Comparison::AtMost if too_much => Ok(false),
            Comparison::AtMost if self.compare(most, comparison, line.bound)? => Ok(true),
            Comparison::AtLeast if too_little => Ok(false),
            Comparison::AtLeast if self.compare(have, comparison, line.bound)? => Ok(true),
            Comparison::Equal if too_much || too_little => Ok(false),
            _ => Err(self.not_known_exactly(tally)),
        }
    }

    /// What would have to be known for the measure to be.
    fn not_known_exactly(&self, tally: &Tally) -> Fault {
        tally.unknown.clone().unwrap_or_else(|| self.missing(Value::Nothing, None))
    }

    fn number_or_more(&self, value: Value) -> Evaluated {
        match value {
            Value::Number(_) | Value::Unlimited | Value::Prohibited => Ok(value),
            _ => Err(self.not_a_number(value)),
        }
    }

    fn measured(&self, line: &Line<'a>, tally: Tally, holds: bool) -> Measured {
        Measured {
            line: line.number,
            comparison: line.row.comparison,
            have: tally.have,
            have_at_least: !tally.is_exact(),
            bound: line.bound,
            holds,
            general_bound: line.general,
            bound_by: line.by,
            counted: tally.counted,
        }
    }
}
