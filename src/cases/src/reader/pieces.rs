//! Groups and counters.

use reglement_engine::position::{CounterData, GroupData, Record};

use crate::fault::{Fault, Place};
use crate::known::unnamed;
use crate::tree::{Kind, Tree};

use super::Reader;
use super::fields::Fields;
use super::value::is_bare;

/// More than this many alike are refused.
const MOST_ALIKE: i64 = 10_000;

/// A group that has its id.
pub(super) struct GroupEntry<'t> {
    index: usize,
    fields: Fields<'t>,
}

/// Counters alike that have their ids.
pub(super) struct CounterEntry<'t> {
    first: usize,
    number: usize,
    fields: Fields<'t>,
}

impl Reader<'_> {
    pub(super) fn group_entries<'t>(&mut self, fields: &mut Fields<'t>) -> Vec<GroupEntry<'t>> {
        let mut entries = Vec::new();
        let Some(field) = fields.take("groups") else { return entries };
        for item in self.items(&field.value, "`groups`") {
            let Some(mut fields) = self.fields(item, "a group") else { continue };
            let id = match fields.take("id") {
                Some(field) => self.text(&field.value, "the id of a group").unwrap_or_default(),
                None => {
                    self.faults.push(Fault::new(item.place, "this group has no `id`"));
                    ""
                }
            };
            let index = self.position.groups.len();
            self.position.groups.push(GroupData { id: id.to_owned(), record: Record::new() });
            if !id.is_empty() && self.group_ids.insert(id.to_owned(), index as u32).is_some() {
                self.faults.push(Fault::new(item.place, format!("there are two groups `{id}`")));
            }
            entries.push(GroupEntry { index, fields });
        }
        entries
    }

    pub(super) fn read_groups(&mut self, entries: Vec<GroupEntry<'_>>) {
        let tables = self.tables;
        for entry in entries {
            let owner = format!("group `{}`", self.position.groups[entry.index].id);
            self.position.groups[entry.index].record = self.record(&tables.groups, entry.fields, &owner, &["id"]);
        }
    }

    pub(super) fn counter_entries<'t>(&mut self, fields: &mut Fields<'t>) -> Vec<CounterEntry<'t>> {
        let mut entries = Vec::new();
        let Some(field) = fields.take("counters") else { return entries };
        for item in self.items(&field.value, "`counters`") {
            let Some(mut fields) = self.fields(item, "a counter") else { continue };
            let id = fields.take("id").map(|field| self.text(&field.value, "the id of a counter").unwrap_or_default());
            let alike = fields.take("n").map(|field| self.how_many(&field.value));
            let first = self.position.counters.len();
            for number in 1..=alike.unwrap_or(1) {
                let id = match (id, alike) {
                    (Some(id), None) => id.to_owned(),
                    (Some(id), Some(_)) => format!("{id}-{number}"),
                    (None, _) => {
                        self.unnamed.push(self.position.counters.len() as u32);
                        unnamed(self.unnamed.len())
                    }
                };
                self.add_counter(id, item.place);
            }
            entries.push(CounterEntry { first, number: self.position.counters.len() - first, fields });
        }
        entries
    }

    fn add_counter(&mut self, id: String, place: Place) {
        let index = self.position.counters.len() as u32;
        if !id.is_empty() && self.counter_ids.insert(id.clone(), index).is_some() {
            self.faults.push(Fault::new(place, format!("there are two counters `{id}`")));
        }
        self.position.counters.push(CounterData { id, at: Vec::new(), record: Record::new(), parts: Vec::new() });
    }

    /// `n: 3`
    pub(super) fn how_many(&mut self, tree: &Tree) -> i64 {
        match self.number(tree, "`n`, the number of counters alike,") {
            Some(number) if number.is_whole() && (1..=MOST_ALIKE).contains(&number.numerator()) => number.numerator(),
            Some(number) => {
                let message = format!("`n`, the number of counters alike, is from 1 to {MOST_ALIKE}, not {number}");
                self.faults.push(Fault::new(tree.place, message));
                1
            }
            None => 1,
        }
    }

    pub(super) fn read_counters(&mut self, entries: Vec<CounterEntry<'_>>) {
        let tables = self.tables;
        for mut entry in entries {
            let id = &self.position.counters[entry.first].id;
            let mut owner = format!("counter `{id}`");
            let at = match entry.fields.take("at") {
                Some(field) => self.lies_at(&field.value, &owner),
                None if self.position.places.len() == 1 => vec![0],
                None => {
                    let fault = Fault::new(entry.fields.place, format!("{owner} lies nowhere"));
                    self.faults.push(fault.help("say where with `at`; `at: none` is off the map"));
                    Vec::new()
                }
            };
            if let Some(place) = at.first().filter(|_| self.position.places.len() > 1) {
                owner = format!("{owner} in {} `{}`", tables.place_noun, self.position.places[*place as usize].id);
            }
            let record = self.record(&tables.counters, entry.fields, &owner, &["id", "n", "at"]);
            let mut parts = Vec::new();
            for (attribute, values, place) in std::mem::take(&mut self.parts) {
                if values.len() != at.len() {
                    let name = &tables.counters[attribute.index()].name;
                    let noun = if at.len() == 1 { &tables.place_noun } else { &tables.place_plural };
                    let message =
                        format!("`{name}` of {owner} has {} values, and it lies in {} {noun}", values.len(), at.len());
                    self.faults.push(Fault::new(place, message).help("one for each place of `at`, in its order"));
                }
                parts.push((attribute, values));
            }
            for counter in &mut self.position.counters[entry.first..entry.first + entry.number] {
                counter.at.clone_from(&at);
                counter.parts.clone_from(&parts);
                counter.record.clone_from(&record);
            }
        }
    }

    /// A place, a list of places, coordinates `[q, r]`, or `none`.
    fn lies_at(&mut self, tree: &Tree, owner: &str) -> Vec<u32> {
        if is_bare(tree, &["none"]) {
            return Vec::new();
        }
        let several = match &tree.kind {
            Kind::List(items) if !items.iter().any(Tree::is_bare_number) => items.as_slice(),
            _ => std::slice::from_ref(tree),
        };
        let mut places = Vec::new();
        for item in several {
            let Some(place) = self.place(item) else { continue };
            if places.contains(&place) {
                self.faults
                    .push(Fault::new(item.place, format!("{owner} lies twice in the same {}", self.tables.place_noun)));
            } else {
                places.push(place);
            }
        }
        places
    }
}
