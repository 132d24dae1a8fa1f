//! What rules bring about, and who may be picked.

use reglement_compiler::rules::ClauseEntry;
use reglement_compiler::syntax::print::words_of_expression;
use reglement_compiler::syntax::tree::{
    ClauseKeyword, ClauseReference, EffectValue as Written, Expression, Name, SetPhrase, TagWord,
};

use super::fault::{Fault, Told};
use super::game::Excepting;
use super::scene::Scene;
use super::value::Value;
use super::verdict::{Effect, EffectValue};

pub fn duty(by: Option<&str>) -> Effect {
    Effect {
        value: EffectValue::Nothing,
        tags: Vec::new(),
        budget: None,
        budget_words: String::new(),
        by: by.map(str::to_owned),
    }
}

fn word(tag: TagWord) -> &'static str {
    match tag {
        TagWord::Against => "against",
        TagWord::To => "to",
        TagWord::By => "by",
        TagWord::Until => "until",
        TagWord::Suppresses => "suppresses",
    }
}

impl<'a> Scene<'a> {
    /// What a clause brings about; none where that is nothing.
    pub fn effect(
        &self,
        entry: &ClauseEntry<'a>,
        written: &Written,
        tags: &[(TagWord, Name)],
        from: Option<&Expression>,
        applying: &[Excepting],
    ) -> Told<Option<Effect>> {
        let list = match entry.clause.keyword {
            ClauseKeyword::Forced => self.game.list_of_attribute(&entry.name),
            _ => None,
        };
        let value = match self.excepted_value(applying, list)? {
            Some((by, value)) => {
                for one in by {
                    self.note_fired(one);
                }
                EffectValue::Value(value)
            }
            None => match written {
                Written::Expression(expression) => EffectValue::Value(self.value_in(expression, list)?),
                Written::Set(set) => EffectValue::Members(self.own_members(set)?),
                Written::InOrder { parameter, within } => EffectValue::Members(self.in_order(parameter, within)?),
            },
        };
        let (is_penalty_or_cure, is_forced) = (
            matches!(entry.clause.keyword, ClauseKeyword::Penalty | ClauseKeyword::Cure),
            entry.clause.keyword == ClauseKeyword::Forced,
        );
        let nothing = match &value {
            EffectValue::Value(Value::Absent) => true,
            EffectValue::Value(Value::Flag(false)) => is_penalty_or_cure || is_forced,
            EffectValue::Value(value) => is_penalty_or_cure && *value == Value::whole(0),
            EffectValue::Members(members) => members.is_empty() && (is_penalty_or_cure || is_forced),
            EffectValue::Nothing => false,
        };
        if nothing {
            return Ok(None);
        }
        if value == EffectValue::Value(Value::NoFigure) {
            return Err(Fault::unjudgeable("an effect with no figure"));
        }
        let budget = from.map(|from| self.value(from)).transpose()?;
        if budget == Some(Value::Absent) {
            return Err(Fault::missing("a budget is absent"));
        }
        Ok(Some(Effect {
            value,
            tags: tags.iter().map(|(tag, name)| (word(*tag), name.text.clone())).collect(),
            budget,
            budget_words: from.map(words_of_expression).unwrap_or_default(),
            by: None,
        }))
    }

    /// Those of a list that get in, each counting for the next.
    fn in_order(&self, parameter: &Name, within: &[ClauseReference]) -> Told<Vec<Value>> {
        let Some(Value::List(list)) = self.act.and_then(|act| act.parameters.get(parameter.text.as_str())) else {
            return Ok(Vec::new());
        };
        let there: Vec<Value> = (0..self.world.counters.len())
            .map(Value::Counter)
            .filter(|counter| self.is_present(counter) && !list.contains(counter))
            .collect();
        let mut admitted: Vec<Value> = Vec::new();
        for thing in list {
            let tried = Value::List([there.clone(), admitted.clone(), vec![thing.clone()]].concat());
            let mut broken = false;
            for clause in within.iter().flat_map(|reference| self.game.breakable(reference)) {
                broken = broken || self.broken_by(clause, &tried)?;
            }
            if !broken {
                admitted.push(thing.clone());
            }
        }
        Ok(admitted)
    }

    /// Whether these, if they alone were here, would break one of the rules.
    fn breaks(&self, rules: &[ClauseReference], among: &Value) -> Told<bool> {
        for reference in rules {
            for clause in self.game.breakable(reference) {
                if self.stands_broken(clause, Some(among))? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Whether a pick is lawful.
    pub fn choice(
        &self,
        parameter: &Name,
        from: &SetPhrase,
        within: &[ClauseReference],
        at_most: Option<&Expression>,
        or_none: Option<&Option<Expression>>,
    ) -> Told<bool> {
        let picked = self.act.and_then(|act| act.parameters.get(parameter.text.as_str())).cloned();
        let (picked, several) = match picked {
            Some(Value::List(things)) => (things, true),
            Some(Value::Absent) | None => (Vec::new(), self.game.list_parameter(&parameter.text).is_some()),
            Some(thing) => (vec![thing], false),
        };
        if picked.is_empty() {
            return match or_none {
                Some(condition) => self.holds_if_any(condition.as_ref()),
                None => Ok(several),
            };
        }
        let open = self.own_members(from)?;
        if picked.iter().any(|thing| !open.contains(thing)) {
            return Ok(false);
        }
        if let Some(at_most) = at_most {
            let most = self.value(at_most)?;
            if Value::whole(picked.len()).compared(&most)?.is_none_or(|order| order.is_gt()) {
                return Ok(false);
            }
        }
        Ok(within.is_empty() || !self.breaks(within, &Value::List(picked))?)
    }
}
