//! Definitions: the general case, and the exceptions to it.

use reglement_compiler::syntax::tree::{
    AttributeType, DefineShape, EntityKind, ExceptBody, Expression, ExpressionKind,
};

use super::fault::{Fault, Told};
use super::game::{Excepting, Game, Target};
use super::scene::{Frame, Scene};
use super::value::Value;

impl Scene<'_> {
    /// What a definition comes to for a thing, or for two.
    pub fn defined(&self, definition: usize, subject: Option<Value>, second: Option<Value>) -> Told<Value> {
        let Some(entry) = self.game.book.definitions.get(definition) else {
            return Err(Fault::confused("no such definition"));
        };
        if subject == Some(Value::Absent) || second == Some(Value::Absent) {
            let is_class = matches!(entry.define.shape, DefineShape::Class { .. });
            return Ok(if is_class { Value::Flag(false) } else { Value::Absent });
        }
        let mut scene = self.deeper()?.at(self.where_it_lies(subject.as_ref()));
        scene.frames.clear();
        scene.share.clear();
        scene.onlooker = None;
        let (called, second_called) = match &entry.define.shape {
            DefineShape::Class { .. } => (None, None),
            DefineShape::Value { subject, second, .. } => {
                let called = |parameter: &reglement_compiler::syntax::tree::Parameter| {
                    parameter.called.as_ref().map(|name| name.text.clone())
                };
                (subject.as_ref().and_then(called), second.as_ref().and_then(called))
            }
        };
        if let Some(thing) = second {
            scene.frames.push(Frame { thing, called: second_called, by_name_alone: true });
        }
        if let Some(thing) = &subject {
            scene.frames.push(Frame { thing: thing.clone(), called, by_name_alone: false });
        }
        let general = || match &entry.define.shape {
            DefineShape::Class { of, condition } => {
                let thing = subject.clone().unwrap_or(Value::Absent);
                Ok(Value::Flag(scene.is_a(&thing, &of.text)? && scene.holds_if_any(condition.as_ref())?))
            }
            DefineShape::Value { value, .. } => scene.value_in(value, self.game.list_of_definition(definition)),
        };
        let applying = scene.applying(Target::Definition(definition))?;
        for excepting in &applying {
            if let ExceptBody::Lifted = scene.body_of(*excepting) {
                scene.note_fired(*excepting);
                return Ok(Value::Flag(false));
            }
        }
        let list = self.game.list_of_definition(definition);
        match scene.excepted_value(&applying, list)? {
            Some((excepting, value)) => {
                for one in excepting {
                    scene.note_fired(one);
                }
                Ok(value)
            }
            None => general(),
        }
    }

    /// The value that exceptions give, and which do; an error where they disagree.
    pub fn excepted_value(&self, applying: &[Excepting], list: Option<&str>) -> Told<Option<(Vec<Excepting>, Value)>> {
        let mut found: Option<(Vec<Excepting>, Value)> = None;
        for excepting in applying {
            let ExceptBody::Value(general) = self.body_of(*excepting) else { continue };
            let Excepting::Exception(number) = *excepting else { continue };
            let inner = self.applying(Target::Exception(number))?;
            let (mut by, value) = match self.excepted_value(&inner, list)? {
                Some(inner) => inner,
                None => (Vec::new(), self.value_in(general, list)?),
            };
            by.push(*excepting);
            match &mut found {
                None => found = Some((by, value)),
                Some((all, known)) if *known == value || known.same(&value) => all.append(&mut by),
                Some((_, known)) => {
                    return Err(Fault::unjudgeable(format!("two exceptions disagree: {known:?} and {value:?}")));
                }
            }
        }
        Ok(found)
    }
}

impl Game<'_> {
    /// The list whose values a definition gives, as far as its own words tell.
    pub fn list_of_definition(&self, definition: usize) -> Option<&str> {
        let entry = self.book.definitions.get(definition)?;
        match &entry.define.shape {
            DefineShape::Class { .. } => None,
            DefineShape::Value { value, .. } => self.list_of(value, 0),
        }
    }

    /// The list whose values an expression gives.
    fn list_of(&self, expression: &Expression, depth: usize) -> Option<&str> {
        if depth > 8 {
            return None;
        }
        match &expression.kind {
            ExpressionKind::Name(name) | ExpressionKind::Possessive { name, .. } | ExpressionKind::Of { name, .. } => {
                self.list_of_name(&name.text, depth)
            }
            ExpressionKind::If { value, otherwise, .. } => {
                self.list_of(value, depth + 1).or_else(|| self.list_of(otherwise, depth + 1))
            }
            _ => None,
        }
    }

    fn list_of_name(&self, name: &str, depth: usize) -> Option<&str> {
        if let Some(list) = self.list_of_attribute(name) {
            return Some(list);
        }
        let definition = self.definition(name)?;
        match &self.book.definitions[definition].define.shape {
            DefineShape::Class { .. } => None,
            DefineShape::Value { value, .. } => self.list_of(value, depth + 1),
        }
    }

    /// The list of an attribute or parameter of this name.
    pub fn list_of_attribute(&self, name: &str) -> Option<&str> {
        let kinds = [EntityKind::Counter, EntityKind::Group, EntityKind::Border, EntityKind::Place, EntityKind::Game];
        let attribute = kinds.iter().find_map(|kind| self.attribute(*kind, name)).or_else(|| self.parameter(name))?;
        match &attribute.of_type {
            AttributeType::OneOf(_) | AttributeType::AnyOf(_) => Some(&attribute.name.text),
            AttributeType::Values { name, .. } => Some(&name.text),
            _ => None,
        }
    }
}
