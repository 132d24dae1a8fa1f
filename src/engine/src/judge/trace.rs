//! What a finding leans on, noted down while it is worked out.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::table::{DefinitionId, ExceptionId, RulingId, Value};
use crate::verdict::{Classified, Figure, Finding, Outcome};

#[derive(Clone, Debug, Default)]
pub(super) struct Trace {
    pub(super) applied: Vec<ExceptionId>,
    pub(super) near: Vec<ExceptionId>,
    pub(super) counted: Vec<Classified>,
    pub(super) definitions: Vec<DefinitionId>,
    pub(super) rulings: Vec<RulingId>,
    /// Cells of charts.
    pub(super) figures: Vec<Figure>,
    /// Rules found broken as standing facts.
    pub(super) standing: Vec<Finding>,
    /// Of what `counted` tells already.
    told: BTreeSet<(DefinitionId, Value)>,
    /// Tells this trace from every other of its sitting.
    pub(super) number: u32,
}

impl Trace {
    pub(super) fn numbered(number: u32) -> Trace {
        Trace { number, ..Trace::default() }
    }

    pub(super) fn applied(&mut self, exception: ExceptionId) {
        note(&mut self.applied, exception);
    }

    pub(super) fn near(&mut self, exception: ExceptionId) {
        note(&mut self.near, exception);
    }

    pub(super) fn definition(&mut self, definition: DefinitionId) {
        note(&mut self.definitions, definition);
    }

    pub(super) fn ruling(&mut self, ruling: RulingId) {
        note(&mut self.rulings, ruling);
    }

    pub(super) fn figure(&mut self, figure: Figure) {
        note(&mut self.figures, figure);
    }

    pub(super) fn counted(&mut self, definition: DefinitionId, subject: Value, value: Value, by: Option<ExceptionId>) {
        if self.told.insert((definition, subject)) {
            self.counted.push(Classified { definition, subject, value, by });
        }
    }

    /// What a rule leaned on that was looked at as a standing fact; the rule itself if it is broken.
    pub(super) fn standing(&mut self, finding: Finding) {
        finding.applied.iter().for_each(|exception| self.applied(*exception));
        finding.definitions.iter().for_each(|definition| self.definition(*definition));
        finding.rulings.iter().for_each(|ruling| self.ruling(*ruling));
        finding.figures.iter().for_each(|figure| self.figure(*figure));
        for classified in &finding.counted {
            self.counted(classified.definition, classified.subject, classified.value, classified.by);
        }
        if matches!(finding.outcome, Outcome::Broken | Outcome::Deferred(_)) {
            note(&mut self.standing, finding);
        }
    }

    /// This trace with a later one added.
    pub(super) fn followed_by(mut self, later: Trace) -> Trace {
        later.applied.into_iter().for_each(|exception| self.applied(exception));
        later.near.into_iter().for_each(|exception| self.near(exception));
        later.definitions.into_iter().for_each(|definition| self.definition(definition));
        later.rulings.into_iter().for_each(|ruling| self.ruling(ruling));
        later.figures.into_iter().for_each(|figure| self.figure(figure));
        for classified in later.counted {
            self.counted(classified.definition, classified.subject, classified.value, classified.by);
        }
        later.standing.into_iter().for_each(|finding| note(&mut self.standing, finding));
        self
    }
}

fn note<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}
