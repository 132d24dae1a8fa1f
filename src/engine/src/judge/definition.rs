//! Definitions: a general case and its exceptions.

use super::frame::Frame;
use super::sitting::{DEFINITION, Evaluated, Fault, Sitting};
use crate::table::{DefinitionId, DefinitionRow, ExceptionId, Target, Value};

impl<'a> Sitting<'a> {
    /// A definition worked out for its subjects. Nothing belongs to no class and has no value.
    pub(super) fn defined(&mut self, id: DefinitionId, subject: Option<Value>, second: Option<Value>) -> Evaluated {
        let Some(row) = self.tables().definitions.get(id.index()) else { return Err(self.does_not_fit()) };
        if row.subject.is_some() && subject.is_none_or(|subject| subject == Value::Nothing) {
            return Ok(outside(row));
        }
        let key = self.memory_key(id, row, subject, second);
        if let Some(key) = key
            && let Some(value) = self.remembered(key)
        {
            return Ok(value);
        }
        let asked_for_act = core::mem::replace(&mut self.asked_for_act, false);
        let value = self.worked_out(id, row, subject, second);
        if let (Some(key), Ok(value)) = (key, &value) {
            self.remember(key, *value);
        }
        self.asked_for_act |= asked_for_act;
        value
    }

    fn worked_out(
        &mut self,
        id: DefinitionId,
        row: &'a DefinitionRow,
        subject: Option<Value>,
        second: Option<Value>,
    ) -> Evaluated {
        self.descend(DEFINITION)?;
        let (here, site) = (self.here, self.site);
        // A definition of a place looks at that place; one of a counter where the counter lies.
        match subject {
            Some(Value::Place(place)) => self.here = Some(place),
            Some(Value::Counter(counter)) => self.here = self.view.place_of(counter, here),
            _ => {}
        }
        self.site.definition = Some(id);
        self.site.subject = subject;
        let mut frame = Frame::about(subject, second);
        let worked_out = self.definition_value(id, row, subject, &mut frame);
        self.here = here;
        self.site = site;
        self.rise(DEFINITION);
        let (value, by) = worked_out?;
        if let Some(trace) = &mut self.trace {
            if row.rule.is_some() {
                trace.definition(id);
            }
            if self.details
                && let (Some(subject @ Value::Counter(_)), None) = (subject, second)
            {
                trace.counted(id, subject, value, by);
            }
        }
        Ok(value)
    }

    fn definition_value(
        &mut self,
        id: DefinitionId,
        row: &'a DefinitionRow,
        subject: Option<Value>,
        frame: &mut Frame<'_>,
    ) -> Result<(Value, Option<ExceptionId>), Fault> {
        if !row.exceptions.is_empty() && !self.judge.is_off_definition(id) {
            let resolution = self.resolve(Target::Definition(id), &row.exceptions, frame, &|_| true)?;
            if let Some(by) = resolution.lifted {
                return Ok((outside(row), Some(by)));
            }
            if let Some(Value::Counter(counter)) = subject
                && let Some((_, by)) = resolution.exempt.iter().find(|(exempt, _)| *exempt == counter)
            {
                return Ok((outside(row), Some(*by)));
            }
            if let Some((value, by)) = resolution.value {
                return Ok((value, Some(by)));
            }
        }
        let value = self.evaluate(&row.general, frame)?;
        // What is absent belongs to no class.
        Ok((if value == Value::Nothing { outside(row) } else { value }, None))
    }
}

/// What a definition comes to for what it does not reach.
fn outside(row: &DefinitionRow) -> Value {
    if row.class { Value::Flag(false) } else { Value::Nothing }
}
