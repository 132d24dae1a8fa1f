//! The rows of the exceptions.

use reglement_engine::table::{ExceptionEffect, ExceptionRow, ReferenceId, Target};

use super::{Rows, list, option};
use crate::listing::slots;
use crate::listing::things::Bound;
use crate::rust::code::Writer;
use crate::rust::identities::named;
use crate::rust::quoted::table_text;

impl Writer<'_> {
    pub(super) fn exception_table(&self, text: &mut Rows) {
        text.table(
            "exceptions",
            self.tables
                .exceptions
                .iter()
                .enumerate()
                .map(|(index, row)| (self.above(row.rule, &row.words), self.exception(index, row))),
        );
    }

    fn exception(&self, index: usize, row: &ExceptionRow) -> String {
        let names = self.identities;
        let bound = slots::of_exception(self.tables, row);
        format!(
            "ExceptionRow {{ rule: {}, name: {}, target: {}, moments: {}, condition: {}, effect: {}, beats: {}, \
             exceptions: {}, see: {}, place: {}, words: {}, condition_words: {}, notes: {} }}",
            self.optional_rule(row.rule),
            table_text(&row.name),
            self.target(row.target),
            self.moments(row.moments),
            self.optional_code(row.condition.as_ref(), &bound),
            self.effect(&row.effect, &bound),
            self.exception_list(&row.beats),
            self.exception_list(&row.exceptions),
            self.references(&row.see),
            self.place("exception", &names.exceptions, index, row.place),
            table_text(&row.words),
            table_text(&row.condition_words),
            self.notes("exception_notes", &names.exceptions, index, &row.notes),
        )
    }

    pub(super) fn references(&self, see: &[ReferenceId]) -> String {
        let names = &self.identities.references;
        list(see.iter().map(|id| named(names, "Reference", "ReferenceId", id.index())))
    }

    fn target(&self, target: Target) -> String {
        let names = self.identities;
        match target {
            Target::Clause(id) => format!("Target::Clause({})", names.clause(id)),
            Target::Definition(id) => format!("Target::Definition({})", names.definition(id)),
            Target::Exception(id) => format!("Target::Exception({})", names.exception(id)),
        }
    }

    fn effect(&self, effect: &ExceptionEffect, bound: &[Bound]) -> String {
        match effect {
            ExceptionEffect::Lifted => "ExceptionEffect::Lifted".to_owned(),
            ExceptionEffect::Deferred(moment) => format!(
                "ExceptionEffect::Deferred({})",
                named(&self.identities.moments, "Moment", "MomentId", moment.index())
            ),
            ExceptionEffect::Exempts { first, set } => format!(
                "ExceptionEffect::Exempts {{ first: {}, set: {} }}",
                option(first.as_ref().map(|code| self.code(code, bound))),
                self.code(set, bound)
            ),
            ExceptionEffect::Bounds(rows) => {
                let rows = rows
                    .iter()
                    .map(|row| format!("BoundRow {{ line: {}, bound: {} }}", row.line, self.code(&row.bound, bound)));
                format!("ExceptionEffect::Bounds({})", list(rows))
            }
            ExceptionEffect::Value(code) => format!("ExceptionEffect::Value({})", self.code(code, bound)),
        }
    }
}
