//! Choices: whom the owner picks, from whom, within which rules.

use alloc::vec::Vec;

use super::clause::last_of;
use super::evaluate::whole;
use super::finding::Draft;
use super::frame::{Frame, Own};
use super::sitting::{Fault, Sitting};
use crate::table::{ChoiceRow, ClauseId, Comparison, Type, Value};
use crate::verdict::{Outcome, PickFault};

impl<'a> Sitting<'a> {
    /// Judges the pick that the act names.
    pub(super) fn choice(
        &mut self,
        choice: &'a ChoiceRow,
        own: &Own<'_>,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let act = self.present_act();
        if act == Value::Nothing {
            return Ok(Draft::new(Outcome::Idle));
        }
        let picked = match self.parameter(act, choice.parameter)? {
            Value::Nothing => Vec::new(),
            list @ Value::List(_) => self.list(list).to_vec(),
            one => Vec::from([one]),
        };
        let mut draft = Draft::new(Outcome::Broken);
        draft.pick = self.pick_fault(choice, &picked, own, frame)?;
        match &draft.pick {
            None => draft.outcome = Outcome::Holds,
            Some(PickFault::NotOpen(barred)) if self.details => {
                let open = self.open_to_choice(choice, own, frame)?;
                // Somebody picked twice is open, and nothing bars him but that.
                let barred: Vec<Value> = barred.iter().filter(|thing| !open.contains(thing)).copied().collect();
                draft.candidates = self.candidates(choice, &barred, &open, frame)?;
            }
            Some(_) => {}
        }
        Ok(draft)
    }

    pub(super) fn pick_fault(
        &mut self,
        choice: &'a ChoiceRow,
        picked: &[Value],
        own: &Own<'_>,
        frame: &mut Frame<'_>,
    ) -> Result<Option<PickFault>, Fault> {
        if picked.is_empty() {
            let allowed = match &choice.none_if {
                Some(condition) => self.holds(condition, frame)?,
                None => !self.picks_one(choice),
            };
            return Ok(if allowed { None } else { Some(PickFault::NonePicked) });
        }
        let open = self.open_to_choice(choice, own, frame)?;
        let mut barred: Vec<Value> = Vec::new();
        for (at, thing) in picked.iter().enumerate() {
            // The same one picked twice is one too many.
            let again = picked.iter().take(at).any(|before| before == thing);
            if (again || !open.contains(thing)) && !barred.contains(thing) {
                barred.push(*thing);
            }
        }
        if !barred.is_empty() {
            barred.sort_by(|left, right| self.id_of(*left).cmp(self.id_of(*right)));
            return Ok(Some(PickFault::NotOpen(barred)));
        }
        if let Some(at_most) = &choice.at_most {
            let (have, at_most) = (whole(picked.len()), self.evaluate(at_most, frame)?);
            if !self.compare(have, Comparison::AtMost, at_most)? {
                return Ok(Some(PickFault::TooMany { have, at_most }));
            }
        }
        let broken = self.broken_by(choice, picked)?;
        Ok(if broken.is_empty() { None } else { Some(PickFault::Breaks(broken)) })
    }

    /// The rules that the picked counters would break if they alone were there.
    fn broken_by(&mut self, choice: &'a ChoiceRow, picked: &[Value]) -> Result<Vec<ClauseId>, Fault> {
        let counter = |thing: &Value| match thing {
            Value::Counter(counter) => Some(*counter),
            _ => None,
        };
        let counters: Vec<u32> = picked.iter().filter_map(counter).collect();
        let mut broken = Vec::new();
        for clause in choice.within.iter() {
            if self.is_broken_among(*clause, Some(counters.clone()))? {
                broken.push(*clause);
            }
        }
        Ok(broken)
    }

    /// Everything that may be picked, in the order of ids.
    pub(super) fn open_to_choice(
        &mut self,
        choice: &'a ChoiceRow,
        own: &Own<'_>,
        frame: &mut Frame<'_>,
    ) -> Result<Vec<Value>, Fault> {
        let mut open = Vec::new();
        let mut inner = frame.limited_to(own);
        self.each_element(&choice.from, last_of(&choice.from), &mut inner, &mut |_, _, thing| {
            open.push(thing);
            Ok(true)
        })?;
        open.sort_by(|left, right| self.id_of(*left).cmp(self.id_of(*right)));
        open.dedup();
        Ok(open)
    }

    /// Whether just one is to be picked, by the type of the parameter that holds the pick.
    pub(super) fn picks_one(&self, choice: &ChoiceRow) -> bool {
        let parameter = self.tables().parameters.get(choice.parameter.index());
        !parameter.is_some_and(|row| matches!(row.of_type, Type::Counters | Type::Places))
    }
}
