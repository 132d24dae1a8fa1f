//! Acts → rows: what they carry, what they do, and which moments they lead to.

use reglement_engine::table::{
    ActEffect, ActParameter, ActRow, ConditionalMoments, Moments, ParameterId, Stage, Type, Value,
};

use super::code::CodeBuilder;
use super::kind::Kind;
use super::lookup::Assembly;
use super::scope::Scope;
use crate::diagnostics;
use crate::rules::ActEntry;
use crate::syntax::tree::{ActItem, Attribute, EntityKind, Expression, Name, Usually};

impl Assembly<'_, '_> {
    /// Declares the parameters of an act, so that rules can speak of them.
    pub fn declare_parameters(&mut self, entry: &ActEntry<'_>) -> Vec<ActParameter> {
        let common = self.book.vocabulary.iter().filter(|entry| entry.kind == EntityKind::Act);
        let common = common.flat_map(|entry| entry.attributes.iter()).map(|attribute| &attribute.item);
        let own = entry.items.iter().filter_map(|item| match &item.item {
            ActItem::Parameter(parameter) => Some(parameter),
            _ => None,
        });
        let mut parameters: Vec<ActParameter> = Vec::new();
        for parameter in own.chain(common).collect::<Vec<_>>() {
            let Some((id, of_type)) = self.vocabulary.parameter(parameter, self.diagnostics) else { continue };
            if parameters.iter().any(|other| other.parameter == id) {
                let name = &parameter.name;
                self.report(diagnostics::named_twice("parameter", &name.text, name.span, name.span));
                continue;
            }
            let is_a_path = |id: ParameterId| self.vocabulary.parameters[id.index()].of_type == Type::Path;
            if of_type == Type::Path && parameters.iter().any(|other| is_a_path(other.parameter)) {
                self.report(diagnostics::several_paths(&parameter.name, &entry.name.text));
            }
            parameters.push(self.parameter(parameter, id, of_type));
        }
        parameters
    }

    fn parameter(&mut self, parameter: &Attribute, id: ParameterId, of_type: Type) -> ActParameter {
        let optional = matches!(parameter.usually, Some(Usually::None));
        let usually =
            if optional { Some(Value::Nothing) } else { self.vocabulary.usually(parameter, of_type, self.diagnostics) };
        let doc = parameter.doc.as_ref().map_or_else(String::new, |doc| doc.text.clone());
        ActParameter { parameter: id, optional, usually, doc: doc.into() }
    }

    pub fn act(&mut self, entry: &ActEntry<'_>, parameters: Vec<ActParameter>) -> ActRow {
        let mut row = ActRow {
            name: entry.name.text.clone().into(),
            question: entry.question,
            doc: entry.doc.map_or_else(String::new, |doc| doc.text.clone()).into(),
            parameters: parameters.into(),
            at_the_start: Moments::NONE,
            at_each_step: Moments::NONE,
            on_the_way: Moments::NONE,
            at_the_end: Moments::NONE,
            effects: Vec::new().into(),
            conditional: Vec::new().into(),
            happens_in: None,
        };
        for item in entry.items {
            match &item.item {
                ActItem::Parameter(_) => {}
                ActItem::AtEachStep(names, condition) => {
                    self.leads_to(&mut row, Stage::AtEachStep, names, condition.as_ref());
                }
                ActItem::OnTheWay(names, condition) => {
                    self.leads_to(&mut row, Stage::OnTheWay, names, condition.as_ref());
                }
                ActItem::AtTheStart(names, condition) => {
                    self.leads_to(&mut row, Stage::AtTheStart, names, condition.as_ref());
                }
                ActItem::AtTheEnd(names, condition) => {
                    self.leads_to(&mut row, Stage::AtTheEnd, names, condition.as_ref());
                }
                ActItem::HappensIn(name) => {
                    row.happens_in = self.own_parameter(&row, name, &[Kind::Place]).map(|(id, _)| id);
                }
                ActItem::Moves { .. } | ActItem::Sets { .. } | ActItem::Removes(_) | ActItem::LeavesOpen(_) => {
                    if let Some(effect) = self.act_effect(&row, &item.item) {
                        row.effects.to_mut().push(effect);
                    }
                }
            }
        }
        self.leaves_open_with_moves(entry, &row);
        row
    }

    /// The acts looked at in another's place lead along other paths or to other places, so without a move there are none.
    fn leaves_open_with_moves(&mut self, entry: &ActEntry<'_>, row: &ActRow) {
        let moves = |item: &ActItem| matches!(item, ActItem::Moves { .. });
        if entry.items.iter().any(|item| moves(&item.item)) {
            return;
        }
        for item in entry.items {
            if let ActItem::LeavesOpen(name) = &item.item {
                self.report(diagnostics::nothing_is_left_open(name, &row.name));
            }
        }
    }

    fn leads_to(&mut self, row: &mut ActRow, stage: Stage, names: &[Name], condition: Option<&Expression>) {
        let moments = self.moments(names).unwrap_or(Moments::NONE);
        match condition {
            Some(condition) => {
                if let Some(condition) = self.condition_code(&mut Scope::here(), condition) {
                    row.conditional.to_mut().push(ConditionalMoments { stage, moments, condition });
                }
            }
            None => {
                let before = match stage {
                    Stage::AtTheStart => &mut row.at_the_start,
                    Stage::AtEachStep => &mut row.at_each_step,
                    Stage::OnTheWay => &mut row.on_the_way,
                    Stage::AtTheEnd => &mut row.at_the_end,
                };
                *before = Moments(before.0 | moments.0);
            }
        }
    }

    fn act_effect(&mut self, row: &ActRow, item: &ActItem) -> Option<ActEffect> {
        match item {
            ActItem::Moves { what, along, to } => {
                let (what, _) = self.own_parameter(row, what, &[Kind::Counter, Kind::Counters])?;
                if let Some(along) = along {
                    let (path, kind) = self.parameter_of(row, along)?;
                    if self.vocabulary.parameters[path.index()].of_type != Type::Path {
                        self.report(diagnostics::not_along_a_path(along, kind.words()));
                        return None;
                    }
                    return Some(ActEffect::MovesAlong { what, path });
                }
                let (to, kind) = self.own_parameter(row, to.as_ref()?, &[Kind::Place, Kind::Counter, Kind::Places])?;
                Some(match kind {
                    Kind::Places => ActEffect::Spreads { what, over: to },
                    _ => ActEffect::MovesTo { what, to },
                })
            }
            ActItem::Sets { what, attribute, to } => self.sets(row, what, attribute, to),
            ActItem::Removes(what) => {
                let (what, _) = self.own_parameter(row, what, &[Kind::Counter, Kind::Counters])?;
                Some(ActEffect::Removes { what })
            }
            ActItem::LeavesOpen(name) => self.leaves_open(row, name),
            _ => None,
        }
    }

    /// What another act that is looked at in this one's place may say otherwise: only what has few values to choose from.
    fn leaves_open(&mut self, row: &ActRow, name: &Name) -> Option<ActEffect> {
        let (what, kind) = self.parameter_of(row, name)?;
        match kind {
            Kind::Flag | Kind::OneOf(_) | Kind::AnyOf(_) => Some(ActEffect::LeavesOpen { what }),
            _ => {
                self.report(diagnostics::cannot_be_left_open(name, kind.words()));
                None
            }
        }
    }

    fn sets(&mut self, row: &ActRow, what: &Name, attribute: &Name, to: &Expression) -> Option<ActEffect> {
        let (what, _) = self.own_parameter(row, what, &[Kind::Counter, Kind::Counters])?;
        let attribute_id = self.attribute_of(EntityKind::Counter, attribute)?;
        let of_type = self.vocabulary.attributes(EntityKind::Counter)[attribute_id.index()].of_type;
        let wanted = Kind::from_type(of_type);
        let mut code = CodeBuilder::default();
        let (_, kind) = self.expression(&mut Scope::here(), &mut code, to, Some(wanted))?;
        self.of_kind(kind, wanted, to.span).then(|| ActEffect::Sets {
            what,
            attribute: attribute_id,
            to: code.finish(),
        })
    }

    /// A parameter of this act, of one of these kinds.
    fn own_parameter(&mut self, row: &ActRow, name: &Name, kinds: &[Kind]) -> Option<(ParameterId, Kind)> {
        let (id, kind) = self.parameter_of(row, name)?;
        if !kinds.contains(&kind) {
            self.report(diagnostics::wrong_kind(name.span, kinds[0].words(), kind.words()));
            return None;
        }
        Some((id, kind))
    }

    /// A parameter of this act.
    fn parameter_of(&mut self, row: &ActRow, name: &Name) -> Option<(ParameterId, Kind)> {
        let found = self
            .vocabulary
            .find_parameter(&name.text)
            .filter(|(id, _)| row.parameters.iter().any(|parameter| parameter.parameter == *id));
        let Some((id, of_type)) = found else {
            let known = row
                .parameters
                .iter()
                .map(|parameter| self.vocabulary.parameters[parameter.parameter.index()].name.to_string())
                .collect::<Vec<_>>();
            self.report(diagnostics::unknown_name("parameter", name, &known));
            return None;
        };
        Some((id, Kind::from_type(of_type)))
    }
}
