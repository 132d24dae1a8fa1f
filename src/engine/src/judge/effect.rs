//! Penalties, cures, forced changes, values, prices and duties: what a rule brings about.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::error::JudgeError;
use super::exceptions::Resolution;
use super::finding::Draft;
use super::frame::{Frame, Own};
use super::sitting::{Fault, Sitting};
use crate::number::Number;
use crate::table::{ClauseId, ClauseKind, Comparison, EffectCode, MomentId, Node, ParameterId, Tag, Value};
use crate::verdict::{Effect, EffectValue, Outcome, Payment};

/// A duty to be met by a moment.
pub(super) fn duty(by: MomentId) -> Draft {
    let effect = Effect {
        value: EffectValue::Nothing,
        tags: Vec::new(),
        general: None,
        budget: None,
        paid: Vec::new(),
        by: Some(by),
    };
    Draft { effect: Some(effect), ..Draft::new(Outcome::Effect) }
}

impl<'a> Sitting<'a> {
    #[expect(clippy::too_many_arguments)]
    pub(super) fn effect(
        &mut self,
        kind: ClauseKind,
        code: &'a EffectCode,
        tags: &'a [Tag],
        budget: Option<&'a [Node]>,
        own: &Own<'_>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let mut inner = frame.limited_to(own);
        let (value, general) = match (resolution.value, code) {
            (Some((value, _)), EffectCode::Value(code)) => {
                (EffectValue::Value(value), self.for_the_record(code, &mut inner))
            }
            (Some((value, _)), EffectCode::Members(_) | EffectCode::InOrder { .. }) => {
                (EffectValue::Value(value), None)
            }
            (None, EffectCode::InOrder { parameter, within }) => {
                (EffectValue::Members(self.admitted(*parameter, within)?), None)
            }
            (None, EffectCode::Value(code)) => {
                let value = self.evaluate(code, &mut inner)?;
                (EffectValue::Value(value), Some(value))
            }
            (None, EffectCode::Members(set)) => (EffectValue::Members(self.members(set, &mut inner)?), None),
        };
        let value = self.with_lists_opened(value);
        if is_none(kind, &value) {
            return Ok(Draft::new(Outcome::Idle));
        }
        if value == EffectValue::Value(Value::NoFigure) {
            return Err(Box::new(JudgeError::NoFigure { site: self.site() }));
        }
        let budget_code = budget;
        let budget = match budget {
            Some(code) => Some(self.evaluate(code, frame)?),
            None => None,
        };
        let share = own.share.map_or_else(Vec::new, |share| share.values.to_vec());
        let occasion =
            Occasion { clause: self.site.clause, step: self.step, place: self.here, share, subject: self.site.subject };
        let affordable = self.is_affordable(kind, &value, budget_code.zip(budget), &occasion)?;
        let mut draft = Draft::new(if affordable { Outcome::Effect } else { Outcome::Broken });
        if self.details {
            let tags = tags.iter().map(|tag| (tag.word, tag.name.to_string())).collect();
            let paid = budget_code.map(|code| self.payments(code, &occasion)).unwrap_or_default();
            draft.effect = Some(Effect { value, tags, general, budget, paid, by: None });
        }
        Ok(draft)
    }

    /// Who of a list gets in, each judged with all others that are there and with those who got in before.
    fn admitted(&mut self, parameter: ParameterId, within: &'a [ClauseId]) -> Result<Vec<u32>, Fault> {
        let act = self.present_act();
        let list = self.parameter(act, parameter)?;
        let counter = |item: &Value| match item {
            Value::Counter(counter) => Some(*counter),
            _ => None,
        };
        let Value::List(_) = list else { return Ok(Vec::new()) };
        let candidates: Vec<u32> = self.list(list).iter().filter_map(counter).collect();
        let count = self.position().counters.len() as u32;
        let mut present: Vec<u32> =
            (0..count).filter(|counter| self.is_present(*counter) && !candidates.contains(counter)).collect();
        let mut admitted = Vec::new();
        for candidate in candidates {
            present.push(candidate);
            let mut breaks = false;
            for clause in within {
                breaks |= self.breaks_with(*clause, &present)?;
            }
            if breaks {
                present.pop();
            } else {
                admitted.push(candidate);
            }
        }
        Ok(admitted)
    }

    /// Whether the act would break a clause if only these counters were there.
    fn breaks_with(&mut self, clause: ClauseId, present: &[u32]) -> Result<bool, Fault> {
        let details = core::mem::replace(&mut self.details, false);
        let among = self.among.replace(present.to_vec());
        self.changed();
        let broken = self.clause(clause, None);
        self.changed();
        self.among = among;
        self.details = details;
        broken
    }

    /// A list of counters given with the act is a set of counters to whoever reads the verdict.
    fn with_lists_opened(&self, value: EffectValue) -> EffectValue {
        let EffectValue::Value(list @ Value::List(_)) = value else { return value };
        let mut members = Vec::new();
        for item in self.list(list) {
            match item {
                Value::Counter(counter) if !members.contains(counter) => members.push(*counter),
                Value::Counter(_) => {}
                _ => return value,
            }
        }
        members.sort_by(|left, right| self.counter_id(*left).cmp(self.counter_id(*right)));
        EffectValue::Members(members)
    }

    /// Prices from one budget add up over an act: each step of a path, each rule that asks for one, and each for whom it does.
    fn is_affordable(
        &mut self,
        kind: ClauseKind,
        value: &EffectValue,
        budget: Option<(&'a [Node], Value)>,
        occasion: &Occasion,
    ) -> Result<bool, Fault> {
        let (ClauseKind::Price, EffectValue::Value(price)) = (kind, value) else { return Ok(true) };
        let Some((code, budget)) = budget else { return Ok(*price != Value::Prohibited) };
        if budget == Value::Nothing {
            return Err(self.missing(Value::Nothing, None));
        }
        let (Value::Number(price), false) = (*price, self.standing) else {
            return self.compare(*price, Comparison::AtMost, budget);
        };
        // Judged again at another moment of the same stage, it is the same price.
        match self.spent.iter_mut().find(|spent| spent.from == code && spent.occasion == *occasion) {
            Some(spent) => spent.price = spent.price.max(price),
            None => self.spent.push(Spent { from: code, occasion: occasion.clone(), price }),
        }
        let whole = sum_of(&Spent::counting(&self.spent, code, occasion)).ok_or_else(|| self.overflow())?;
        self.compare(Value::Number(whole), Comparison::AtMost, budget)
    }

    /// The payments from a budget so far, if there are several.
    fn payments(&self, budget: &[Node], occasion: &Occasion) -> Vec<Payment> {
        let payment = |spent: &&Spent<'_>| {
            let entered = spent.occasion.step.and_then(|step| self.step_ends(step)).map(|(_, to)| to);
            Some(Payment { clause: spent.occasion.clause?, entered, price: spent.price })
        };
        let paid = Spent::counting(&self.spent, budget, occasion);
        let payments: Vec<Payment> = paid.iter().filter_map(payment).collect();
        if payments.len() > 1 { payments } else { Vec::new() }
    }
}

/// A price paid within the act being judged.
#[derive(Clone, Debug)]
pub(super) struct Spent<'a> {
    /// The budget, by its code.
    from: &'a [Node],
    occasion: Occasion,
    price: Number,
}

/// When, where and for whom a price is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Occasion {
    clause: Option<ClauseId>,
    step: Option<u32>,
    /// None where it is asked once for the whole map.
    place: Option<u32>,
    share: Vec<Value>,
    subject: Option<Value>,
}

impl Spent<'_> {
    /// The same, each by the code of the same budget among these, which may be kept for longer.
    pub(super) fn from_budgets<'o>(spent: &[Spent<'_>], budgets: &[&'o [Node]]) -> Vec<Spent<'o>> {
        let kept = |spent: &Spent<'_>| {
            let from = *budgets.iter().find(|budget| **budget == spent.from)?;
            Some(Spent { from, occasion: spent.occasion.clone(), price: spent.price })
        };
        spent.iter().filter_map(kept).collect()
    }

    /// What has been paid from a budget in all, with the share that has paid it; nothing if that is too large a number.
    pub(super) fn whole(spent: &[Spent<'_>], budget: &[Node]) -> Option<Vec<Value>> {
        let mut shares: Vec<&Vec<Value>> =
            spent.iter().filter(|spent| spent.from == budget).map(|spent| &spent.occasion.share).collect();
        shares.sort();
        shares.dedup();
        let mut whole = Vec::new();
        for share in shares {
            let later =
                Occasion { clause: None, step: Some(u32::MAX), place: None, share: share.clone(), subject: None };
            whole.extend(share.iter().copied());
            whole.push(Value::Number(sum_of(&Spent::counting(spent, budget, &later))?));
        }
        Some(whole)
    }

    /// The payments that count together with one on this occasion. Each share pays by itself, and each of the places that are
    /// judged at once; what was paid in several places before, in the dearest of them.
    fn counting<'s, 'a>(spent: &'s [Spent<'a>], budget: &[Node], now: &Occasion) -> Vec<&'s Spent<'a>> {
        let own = || spent.iter().filter(|spent| spent.from == budget && spent.occasion.share == now.share);
        let mut in_places: BTreeMap<(Option<u32>, Option<u32>), Option<Number>> = BTreeMap::new();
        for spent in own().filter(|spent| spent.occasion.place.is_some()) {
            let paid = in_places.entry((spent.occasion.step, spent.occasion.place)).or_insert(Some(Number::ZERO));
            *paid = paid.and_then(|paid| paid.plus(spent.price));
        }
        let mut dearest: BTreeMap<Option<u32>, (Option<Number>, Option<u32>)> = BTreeMap::new();
        for ((step, place), paid) in in_places {
            let one = dearest.entry(step).or_insert((paid, place));
            // What is too large a number to be added up is dearer than any other.
            *one = if paid.is_none() || one.0.is_some_and(|most| paid > Some(most)) { (paid, place) } else { *one };
        }
        own()
            .filter(|spent| match (spent.occasion.step, spent.occasion.place) {
                (_, None) => true,
                (step, place) if step == now.step && now.place.is_some() => place == now.place,
                (step, place) => dearest.get(&step).is_some_and(|(_, dearest)| place == *dearest),
            })
            .collect()
    }
}

/// Nothing if it is too large a number.
fn sum_of(spent: &[&Spent<'_>]) -> Option<Number> {
    spent.iter().try_fold(Number::ZERO, |whole, spent| whole.plus(spent.price))
}

/// A penalty of nothing is none, and so is a cure of nobody. A value that is zero is still the answer.
fn is_none(kind: ClauseKind, value: &EffectValue) -> bool {
    let may_be_nil = matches!(kind, ClauseKind::Penalty | ClauseKind::Cure | ClauseKind::Forced);
    match value {
        EffectValue::Value(Value::Nothing) => true,
        EffectValue::Value(Value::Number(number)) => {
            matches!(kind, ClauseKind::Penalty | ClauseKind::Cure) && *number == Number::ZERO
        }
        EffectValue::Value(Value::Flag(false)) => may_be_nil,
        EffectValue::Members(members) => may_be_nil && members.is_empty(),
        _ => false,
    }
}
