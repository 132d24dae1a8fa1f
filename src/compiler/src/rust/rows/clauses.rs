//! The rows of the clauses.

use reglement_engine::table::{
    AttributeId, Body, ChoiceRow, ClauseRow, EffectCode, Hides, LineRow, Measure, Node, Tag,
};

use super::{Rows, list, option};
use crate::listing::slots;
use crate::listing::things::{Bound, Thing};
use crate::rust::code::Writer;
use crate::rust::identities::named;
use crate::rust::quoted::table_text;

impl Writer<'_> {
    pub(super) fn clause_table(&self, text: &mut Rows) {
        text.table(
            "clauses",
            self.tables
                .clauses
                .iter()
                .enumerate()
                .map(|(index, row)| (self.above(Some(row.rule), &row.words), self.clause(index, row))),
        );
    }

    fn clause(&self, index: usize, row: &ClauseRow) -> String {
        let names = self.identities;
        let bound = slots::of_clause(self.tables, row);
        let per = row.per.iter().map(|per| {
            let value = self.code(&per.value, &[(0, Thing::Counter)]);
            format!("PerRow {{ name: {}, value: {value} }}", table_text(&per.name))
        });
        format!(
            "ClauseRow {{ rule: {}, name: {}, kind: ClauseKind::{:?}, moments: {}, scope: Scope::{:?}, per: {}, \
             subject: {}, condition: {}, body: {}, exceptions: {}, see: {}, place: {}, words: {}, \
             condition_words: {}, notes: {} }}",
            names.rule(row.rule),
            table_text(&row.name),
            row.kind,
            self.moments(row.moments),
            row.scope,
            list(per),
            self.optional_code(row.subject.as_ref(), &[]),
            self.optional_code(row.condition.as_ref(), &bound),
            self.body(&row.body, &bound),
            self.exception_list(&row.exceptions),
            self.references(&row.see),
            self.place("clause", &names.clauses, index, row.place),
            table_text(&row.words),
            table_text(&row.condition_words),
            self.notes("clause_notes", &names.clauses, index, &row.notes),
        )
    }

    fn body(&self, body: &Body, bound: &[Bound]) -> String {
        match body {
            Body::Lines(lines) => format!("Body::Lines({})", self.lines(lines, bound)),
            Body::Alternatives(alternatives) => {
                let rows = alternatives.iter().map(|row| {
                    let lines = self.lines(&row.lines, bound);
                    format!("AlternativeRow {{ label: {}, lines: {lines} }}", table_text(&row.label))
                });
                format!("Body::Alternatives({})", list(rows))
            }
            Body::MayNotShare { subject, with } => {
                let inner = slots::with_element(self.tables, subject, bound);
                format!(
                    "Body::MayNotShare {{ subject: {}, with: {} }}",
                    self.code(subject, bound),
                    self.code(with, &inner)
                )
            }
            Body::Requires(code) => format!("Body::Requires({})", self.code(code, bound)),
            Body::Forbids(code) => format!("Body::Forbids({})", self.code(code, bound)),
            Body::Permits => "Body::Permits".to_owned(),
            Body::By(moment) => {
                format!("Body::By({})", named(&self.identities.moments, "Moment", "MomentId", moment.index()))
            }
            Body::IfPossible(code) => format!("Body::IfPossible({})", self.code(code, bound)),
            Body::Effect { value, tags, budget } => {
                let value = match value {
                    EffectCode::Value(code) => format!("EffectCode::Value({})", self.code(code, bound)),
                    EffectCode::Members(code) => format!("EffectCode::Members({})", self.code(code, bound)),
                    EffectCode::InOrder { parameter, within } => format!(
                        "EffectCode::InOrder {{ parameter: {}, within: {} }}",
                        named(&self.identities.parameters, "Parameter", "ParameterId", parameter.index()),
                        list(within.iter().map(|clause| self.identities.clause(*clause)))
                    ),
                };
                format!(
                    "Body::Effect {{ value: {value}, tags: {}, budget: {} }}",
                    list(tags.iter().map(tag)),
                    self.optional_code(budget.as_ref(), bound)
                )
            }
            Body::Choice(row) => format!("Body::Choice({})", self.choice(row, bound)),
            Body::Hides(hides) => format!("Body::Hides({})", self.hides(hides, bound)),
        }
    }

    fn hides(&self, hides: &Hides, bound: &[Bound]) -> String {
        let subject = bound.iter().find(|(slot, _)| *slot == 0).map_or(Thing::Other, |(_, thing)| *thing);
        let attributes = |ids: &[AttributeId]| list(ids.iter().map(|id| self.attribute(subject, *id)));
        match hides {
            Hides::Whole => "Hides::Whole".to_owned(),
            Hides::AllBut(ids) => format!("Hides::AllBut({})", attributes(ids)),
            Hides::These(ids) => format!("Hides::These({})", attributes(ids)),
        }
    }

    fn lines(&self, lines: &[LineRow], bound: &[Bound]) -> String {
        list(lines.iter().map(|row| {
            format!(
                "LineRow {{ comparison: LineComparison::{:?}, bound: {}, measure: {}, label: {} }}",
                row.comparison,
                self.code(&row.bound, bound),
                self.measure(&row.measure, bound),
                table_text(&row.label)
            )
        }))
    }

    fn measure(&self, measure: &Measure, bound: &[Bound]) -> String {
        let of_elements = |set: &[Node], of: &[Node]| {
            let inner = slots::with_element(self.tables, set, bound);
            format!("set: {}, of: {}", self.code(set, bound), self.code(of, &inner))
        };
        match measure {
            Measure::Count { set } => format!("Measure::Count {{ set: {} }}", self.code(set, bound)),
            Measure::Sum { set, of } => format!("Measure::Sum {{ {} }}", of_elements(set, of)),
            Measure::Different { set, of } => format!("Measure::Different {{ {} }}", of_elements(set, of)),
            Measure::Value(code) => format!("Measure::Value({})", self.code(code, bound)),
        }
    }

    fn choice(&self, row: &ChoiceRow, bound: &[Bound]) -> String {
        let parameter = named(&self.identities.parameters, "Parameter", "ParameterId", row.parameter.index());
        format!(
            "ChoiceRow {{ parameter: {parameter}, from: {}, within: {}, at_most: {}, none_if: {} }}",
            self.code(&row.from, bound),
            list(row.within.iter().map(|clause| self.identities.clause(*clause))),
            option(row.at_most.as_ref().map(|code| self.code(code, bound))),
            option(row.none_if.as_ref().map(|code| self.code(code, bound))),
        )
    }
}

fn tag(tag: &Tag) -> String {
    format!("Tag {{ word: TagWord::{:?}, name: {} }}", tag.word, table_text(&tag.name))
}
