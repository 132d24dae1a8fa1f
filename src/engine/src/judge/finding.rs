//! What one clause comes to, and the finding made of it.

use alloc::vec::Vec;

use super::clause::Judged;
use super::frame::{Frame, Share};
use super::sitting::Sitting;
use super::trace::Trace;
use crate::position::Unknown;
use crate::table::{ClauseId, Node, Value};
use crate::verdict::{AlternativeFinding, Candidate, Classified, Effect, Finding, Measured, Outcome, PickFault};

/// What a body comes to, before it becomes a finding.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) outcome: Outcome,
    pub(super) measures: Vec<Measured>,
    pub(super) alternatives: Vec<AlternativeFinding>,
    pub(super) pairs: Vec<(u32, u32)>,
    pub(super) effect: Option<Effect>,
    pub(super) pick: Option<PickFault>,
    pub(super) candidates: Vec<Candidate>,
    pub(super) witness: Option<Vec<u32>>,
    pub(super) barred: Vec<ClauseId>,
    pub(super) needs: Vec<Unknown>,
}

impl Draft {
    pub(super) fn new(outcome: Outcome) -> Draft {
        Draft {
            outcome,
            measures: Vec::new(),
            alternatives: Vec::new(),
            pairs: Vec::new(),
            effect: None,
            pick: None,
            candidates: Vec::new(),
            witness: None,
            barred: Vec::new(),
            needs: Vec::new(),
        }
    }

    pub(super) fn open(needs: Vec<Unknown>) -> Draft {
        Draft { needs, ..Draft::new(Outcome::Open) }
    }

    pub(super) fn held_if(holds: bool) -> Draft {
        Draft::new(if holds { Outcome::Holds } else { Outcome::Broken })
    }
}

impl<'a> Sitting<'a> {
    /// Works out what only the reader of the verdict wants to know: it decides nothing, and may fail.
    pub(super) fn for_the_record(&mut self, code: &'a [Node], frame: &mut Frame<'_>) -> Option<Value> {
        if !self.details {
            return None;
        }
        let asked_for_act = self.asked_for_act;
        let value = self.evaluate(code, frame).ok();
        self.asked_for_act = asked_for_act;
        value
    }

    pub(super) fn finding(
        &self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        subject: Option<Value>,
        draft: Draft,
        mut trace: Trace,
    ) -> Finding {
        trace.near.retain(|near| !trace.applied.contains(near));
        trace.applied.sort();
        trace.near.sort();
        trace.definitions.sort();
        trace.figures.sort();
        trace.counted.sort_by(|left, right| {
            let key = |classified: &Classified| (classified.definition, self.id_of(classified.subject));
            key(left).cmp(&key(right))
        });
        Finding {
            rule: judged.row.rule,
            clause: judged.id,
            moment: self.moment,
            place: self.here,
            subject,
            per: share.map_or_else(Vec::new, |share| share.values.to_vec()),
            outcome: draft.outcome,
            measures: draft.measures,
            alternatives: draft.alternatives,
            pairs: draft.pairs,
            applied: trace.applied,
            near: trace.near,
            counted: trace.counted,
            definitions: trace.definitions,
            rulings: trace.rulings,
            figures: trace.figures,
            standing: trace.standing,
            among: self.among.clone(),
            effect: draft.effect,
            pick: draft.pick,
            candidates: draft.candidates,
            witness: draft.witness,
            barred: draft.barred,
            needs: draft.needs,
        }
    }

    /// The id of a thing, for a stable order.
    pub(super) fn id_of(&self, thing: Value) -> &'a str {
        let position = self.position();
        match thing {
            Value::Counter(counter) => self.counter_id(counter),
            Value::Place(place) => position.places.get(place as usize).map_or("", |data| &data.id),
            Value::Group(group) => position.groups.get(group as usize).map_or("", |data| &data.id),
            _ => "",
        }
    }
}
