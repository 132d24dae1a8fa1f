//! Words that name something: an id of this case, or a row of the tables.

use std::collections::HashMap;
use std::fmt::Display;

use reglement_engine::table::{ClauseId, DefinitionId, ReferenceId, RuleId, RulingId};

use crate::case::{Cited, ExpectedException};
use crate::fault::Fault;
use crate::spelling;
use crate::tree::{Kind, Tree};

use super::{MOST_HINTED, Reader};

impl Reader<'_> {
    /// A text that serves as an id or a rule number. A number without quotes is refused: other YAML readers would take
    /// 0101 for 101 or 65, and 7.10 for 7.1.
    pub(super) fn text<'t>(&mut self, tree: &'t Tree, what: impl Display + Copy) -> Option<&'t str> {
        match &tree.kind {
            Kind::Word { text, .. } if tree.is_bare_number() => {
                let fault = Fault::new(tree.place, format!("{what} is a text, and {text} is a number"));
                self.faults.push(fault.help(format!("put it in quotes: \"{text}\"")));
                None
            }
            Kind::Word { text, .. } if !text.is_empty() => Some(text),
            _ => {
                self.faults.push(Fault::new(tree.place, format!("{what} is a text, not {}", tree.described())));
                None
            }
        }
    }

    /// The place of a name among the rows that there are.
    pub(super) fn known_name<'n>(
        &mut self,
        tree: &Tree,
        what: impl Display + Copy,
        known: impl Iterator<Item = &'n str> + Clone,
    ) -> Option<usize> {
        let text = self.text(tree, what)?;
        let name = spelling::name(text);
        let index = known.clone().position(|candidate| candidate == name || candidate == text);
        if index.is_none() {
            let fault = Fault::new(tree.place, format!("`{text}` is not {what} of this ruleset"));
            self.faults.push(fault.perhaps(spelling::hint(text, known)));
        }
        index
    }

    pub(super) fn counter(&mut self, tree: &Tree) -> Option<u32> {
        let text = self.text(tree, "the id of a counter")?;
        let found = self.counter_ids.get(text).copied();
        self.found(tree, text, found, "counter", |reader| &reader.counter_ids)
    }

    pub(super) fn group(&mut self, tree: &Tree) -> Option<u32> {
        let text = self.text(tree, "the id of a group")?;
        let found = self.group_ids.get(text).copied();
        self.found(tree, text, found, "group", |reader| &reader.group_ids)
    }

    fn found(
        &mut self,
        tree: &Tree,
        text: &str,
        found: Option<u32>,
        what: impl Display + Copy,
        known: impl Fn(&Self) -> &HashMap<String, u32>,
    ) -> Option<u32> {
        if self.names_are_missing {
            return None;
        }
        if found.is_none() {
            // Among the names of a large map that is a long search.
            let few = self.faults.len() < MOST_HINTED;
            let hint = few.then(|| spelling::hint(text, known(self).keys().map(String::as_str))).flatten();
            self.faults.push(Fault::new(tree.place, format!("this case has no {what} `{text}`")).perhaps(hint));
        }
        found
    }

    /// A place by its id, or by its coordinates `[q, r]`.
    pub(super) fn place(&mut self, tree: &Tree) -> Option<u32> {
        let noun = self.tables.place_noun.clone();
        if let Kind::List(_) = tree.kind {
            let (q, r) = self.axial(tree)?;
            let found = self.coordinates.get(&(q, r)).copied().filter(|_| !self.names_are_missing);
            if found.is_none() && !self.map_is_missing && !self.names_are_missing {
                self.faults.push(Fault::new(tree.place, format!("this case has no {noun} at [{q}, {r}]")));
            }
            return found;
        }
        let text = self.text(tree, format_args!("the id of a {noun}"))?;
        let found = self.place_ids.get(text).copied();
        if self.map_is_missing && !self.names_are_missing {
            return found;
        }
        self.found(tree, text, found, &noun, |reader| &reader.place_ids)
    }

    /// `7.1.2`, or one clause of it: `7.1.2 stacking`.
    pub(super) fn cited(&mut self, tree: &Tree) -> Option<Cited> {
        let tables = self.tables;
        let text = self.text(tree, "the number of a rule")?;
        let rule = |number: &str| tables.rules.iter().position(|row| row.number == number).map(|at| RuleId(at as u16));
        if let Some(rule) = rule(text) {
            return Some(Cited { rule, clause: None, name: text.to_owned() });
        }
        if let Some((number, name)) = text.rsplit_once(' ')
            && let Some(rule) = rule(number)
        {
            let name = spelling::name(name);
            let clauses = tables.clauses.iter().filter(|row| row.rule == rule);
            let index = tables.clauses.iter().position(|row| row.rule == rule && row.name == name);
            let Some(index) = index else {
                let fault = Fault::new(tree.place, format!("rule {number} has no clause `{name}`"));
                self.faults.push(fault.perhaps(spelling::hint(&name, clauses.map(|row| &*row.name))));
                return None;
            };
            return Some(Cited { rule, clause: Some(ClauseId(index as u16)), name: text.to_owned() });
        }
        let fault = Fault::new(tree.place, format!("this ruleset has no rule {text}"));
        self.faults.push(fault.perhaps(spelling::hint(text, tables.rules.iter().map(|row| &*row.number))));
        None
    }

    /// Every exception of a name (`retreat`), of a name in a rule (`7.1.1 retreat`), or of a rule (`7.1.1`).
    pub(super) fn exception(&mut self, tree: &Tree) -> Option<ExpectedException> {
        use reglement_engine::table::ExceptionId;
        let tables = self.tables;
        let text = self.text(tree, "the name of an exception")?;
        let (number, name) = match text.rsplit_once(' ') {
            Some((number, name)) if tables.rules.iter().any(|row| row.number == number) => {
                (Some(number), Some(spelling::name(name)))
            }
            _ if tables.rules.iter().any(|row| row.number == text) => (Some(text), None),
            _ => (None, Some(spelling::name(text))),
        };
        let rule = number.and_then(|number| tables.rules.iter().position(|row| row.number == number));
        let any_of: Vec<ExceptionId> = tables
            .exceptions
            .iter()
            .enumerate()
            .filter(|(_, row)| name.as_ref().is_none_or(|name| row.name == *name))
            .filter(|(_, row)| rule.is_none() || row.rule.map(RuleId::index) == rule)
            .map(|(index, _)| ExceptionId(index as u16))
            .collect();
        if any_of.is_empty() {
            let fault = Fault::new(tree.place, format!("this ruleset has no exception `{text}`"));
            let known = tables.exceptions.iter().map(|row| &*row.name).filter(|name| !name.is_empty());
            self.faults.push(fault.perhaps(spelling::hint(text, known)));
            return None;
        }
        Some(ExpectedException { name: text.to_owned(), any_of })
    }

    pub(super) fn definition(&mut self, key: &crate::tree::Field) -> Option<DefinitionId> {
        let tables = self.tables;
        let name = spelling::name(&key.key);
        let index = tables.definitions.iter().position(|row| row.name == name);
        if index.is_none() {
            let fault = Fault::new(key.key_place, format!("`{name}` is not a definition of this ruleset"));
            self.faults.push(fault.perhaps(spelling::hint(&name, tables.definitions.iter().map(|row| &*row.name))));
        }
        index.map(|index| DefinitionId(index as u16))
    }

    pub(super) fn reference(&mut self, tree: &Tree) -> Option<ReferenceId> {
        let tables = self.tables;
        let known = tables.references.iter().map(|row| &*row.number);
        self.known_name(tree, "a reference", known).map(|index| ReferenceId(index as u16))
    }

    pub(super) fn ruling(&mut self, tree: &Tree) -> Option<RulingId> {
        let tables = self.tables;
        let known = tables.rulings.iter().map(|row| &*row.name);
        self.known_name(tree, "a ruling", known).map(|index| RulingId(index as u16))
    }
}
