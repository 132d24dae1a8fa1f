//! The rows of the vocabulary: head, layers, named values, attributes, acts, moments, references and rulings.

use reglement_engine::table::{
    ActEffect, ActParameter, ActRow, AttributeRow, ConditionalMoments, ParameterId, Type, Value,
};

use super::{Rows, list, option};
use crate::listing::things::Thing;
use crate::rust::code::Writer;
use crate::rust::identities::named;
use crate::rust::quoted::table_text;

impl Writer<'_> {
    pub(super) fn vocabulary_tables(&self, text: &mut Rows) {
        self.head(text);
        let (tables, names) = (self.tables, self.identities);
        let words = |row: String| (String::new(), row);
        text.table(
            "layers",
            tables.layers.iter().map(|row| {
                words(format!("LayerRow {{ name: {}, title: {} }}", table_text(&row.name), table_text(&row.title)))
            }),
        );
        text.table("symbols", tables.symbols.iter().map(|word| words(table_text(word))));
        text.table(
            "aliases",
            tables.aliases.iter().map(|row| {
                words(format!(
                    "AliasRow {{ domain: {}, alias: {}, symbol: {} }}",
                    names.domain(row.domain),
                    table_text(&row.alias),
                    names.word(row.symbol)
                ))
            }),
        );
        text.table(
            "domains",
            tables.domains.iter().map(|row| {
                let values = list(row.values.iter().map(|value| names.word(*value)));
                words(format!("DomainRow {{ name: {}, values: {values} }}", table_text(&row.name)))
            }),
        );
        text.push(&format!("    place_noun: {},", table_text(&tables.place_noun)));
        text.push(&format!("    place_plural: {},", table_text(&tables.place_plural)));
        for (name, rows) in [
            ("game", &tables.game),
            ("places", &tables.places),
            ("borders", &tables.borders),
            ("counters", &tables.counters),
            ("groups", &tables.groups),
        ] {
            text.table(name, rows.iter().map(|row| words(self.attribute_row(row))));
        }
        self.act_tables(text);
        self.reference_tables(text);
    }

    fn head(&self, text: &mut Rows) {
        let head = &self.tables.head;
        text.push("    head: Head {");
        for (name, words) in [
            ("name", &head.name),
            ("title", &head.title),
            ("game", &head.game),
            ("edition", &head.edition),
            ("source", &head.source),
        ] {
            text.push(&format!("        {name}: {},", table_text(words)));
        }
        text.push("    },");
    }

    fn attribute_row(&self, row: &AttributeRow) -> String {
        format!(
            "AttributeRow {{ name: {}, alias: {}, of_type: {}, in_each_place: {}, optional: {}, usually: {}, doc: {} }}",
            table_text(&row.name),
            table_text(&row.alias),
            self.of_type(row.of_type),
            row.in_each_place,
            row.optional,
            self.usually(row.usually.as_ref(), row.of_type),
            table_text(&row.doc)
        )
    }

    fn usually(&self, usually: Option<&Value>, of_type: Type) -> String {
        let domain = match of_type {
            Type::AnyOf(domain) => Some(domain),
            _ => None,
        };
        option(usually.map(|value| self.value(value, domain)))
    }

    fn parameter(&self, parameter: ParameterId) -> String {
        named(&self.identities.parameters, "Parameter", "ParameterId", parameter.index())
    }

    fn act_tables(&self, text: &mut Rows) {
        text.table(
            "parameters",
            self.tables.parameters.iter().map(|row| {
                let written = format!(
                    "ParameterRow {{ name: {}, alias: {}, of_type: {} }}",
                    table_text(&row.name),
                    table_text(&row.alias),
                    self.of_type(row.of_type)
                );
                (String::new(), written)
            }),
        );
        text.table("acts", self.tables.acts.iter().map(|row| (String::new(), self.act(row))));
        text.table(
            "moments",
            self.tables.moments.iter().map(|row| {
                let written = format!("MomentRow {{ name: {}, doc: {} }}", table_text(&row.name), table_text(&row.doc));
                (String::new(), written)
            }),
        );
    }

    fn act(&self, row: &ActRow) -> String {
        format!(
            "ActRow {{ name: {}, question: {}, doc: {}, parameters: {}, at_the_start: {}, at_each_step: {}, \
             on_the_way: {}, at_the_end: {}, conditional: {}, effects: {}, happens_in: {} }}",
            table_text(&row.name),
            row.question,
            table_text(&row.doc),
            list(row.parameters.iter().map(|parameter| self.act_parameter(parameter))),
            self.moments(row.at_the_start),
            self.moments(row.at_each_step),
            self.moments(row.on_the_way),
            self.moments(row.at_the_end),
            list(row.conditional.iter().map(|more| self.conditional(more))),
            list(row.effects.iter().map(|effect| self.act_effect(effect))),
            option(row.happens_in.map(|parameter| self.parameter(parameter))),
        )
    }

    fn act_parameter(&self, row: &ActParameter) -> String {
        let of_type = self.tables.parameters.get(row.parameter.index()).map_or(Type::Flag, |row| row.of_type);
        format!(
            "ActParameter {{ parameter: {}, optional: {}, usually: {}, doc: {} }}",
            self.parameter(row.parameter),
            row.optional,
            self.usually(row.usually.as_ref(), of_type),
            table_text(&row.doc)
        )
    }

    fn conditional(&self, row: &ConditionalMoments) -> String {
        format!(
            "ConditionalMoments {{ stage: Stage::{:?}, moments: {}, condition: {} }}",
            row.stage,
            self.moments(row.moments),
            self.code(&row.condition, &[])
        )
    }

    fn act_effect(&self, effect: &ActEffect) -> String {
        match effect {
            ActEffect::MovesAlong { what, path } => {
                format!("ActEffect::MovesAlong {{ what: {}, path: {} }}", self.parameter(*what), self.parameter(*path))
            }
            ActEffect::MovesTo { what, to } => {
                format!("ActEffect::MovesTo {{ what: {}, to: {} }}", self.parameter(*what), self.parameter(*to))
            }
            ActEffect::Spreads { what, over } => {
                format!("ActEffect::Spreads {{ what: {}, over: {} }}", self.parameter(*what), self.parameter(*over))
            }
            ActEffect::Sets { what, attribute, to } => {
                let parameter = self.tables.parameters.get(what.index());
                let thing = match parameter.map_or(Thing::Other, |row| Thing::of_type(row.of_type)) {
                    Thing::Counters => Thing::Counter,
                    Thing::Places => Thing::Place,
                    thing => thing,
                };
                format!(
                    "ActEffect::Sets {{ what: {}, attribute: {}, to: {} }}",
                    self.parameter(*what),
                    self.attribute(thing, *attribute),
                    self.code(to, &[])
                )
            }
            ActEffect::Removes { what } => format!("ActEffect::Removes {{ what: {} }}", self.parameter(*what)),
            ActEffect::LeavesOpen { what } => {
                format!("ActEffect::LeavesOpen {{ what: {} }}", self.parameter(*what))
            }
        }
    }

    fn reference_tables(&self, text: &mut Rows) {
        let names = self.identities;
        text.table(
            "references",
            self.tables.references.iter().map(|row| {
                let written =
                    format!("ReferenceRow {{ number: {}, doc: {} }}", table_text(&row.number), table_text(&row.doc));
                (String::new(), written)
            }),
        );
        text.table(
            "rulings",
            self.tables.rulings.iter().enumerate().map(|(index, row)| {
                let written = format!(
                    "RulingRow {{ name: {}, question: {}, domain: {}, used: {}, because: {}, place: {} }}",
                    table_text(&row.name),
                    table_text(&row.question),
                    names.domain(row.domain),
                    names.word(row.used),
                    table_text(&row.because),
                    self.place("ruling", &names.rulings, index, row.place),
                );
                (String::new(), written)
            }),
        );
    }
}
