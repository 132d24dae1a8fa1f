//! Fields taken one by one, so that what is left over can be named.

use std::borrow::Cow;
use std::fmt::Display;

use crate::fault::{Fault, Place};
use crate::spelling;
use crate::tree::{Field, Tree};

use super::Reader;

pub(crate) struct Fields<'t> {
    fields: &'t [Field],
    names: Vec<Cow<'t, str>>,
    taken: Vec<bool>,
    pub(crate) place: Place,
}

impl<'t> Fields<'t> {
    /// The field of this name, underscores read as hyphens.
    pub(crate) fn take(&mut self, name: &str) -> Option<&'t Field> {
        let index = self.names.iter().position(|known| known == name)?;
        self.taken[index] = true;
        self.fields.get(index)
    }

    /// The field of this name, or of its second spelling if it has one.
    pub(super) fn take_spelled(&mut self, name: &str, alias: &str) -> Option<&'t Field> {
        let found = self.take(name);
        if found.is_none() && !alias.is_empty() { self.take(alias) } else { found }
    }

    /// Every field not taken is a fault.
    pub(crate) fn finish<'n>(
        self,
        known: impl IntoIterator<Item = &'n str>,
        what: impl Display + Copy,
        faults: &mut Vec<Fault>,
    ) {
        if self.taken.iter().all(|taken| *taken) {
            return;
        }
        let known: Vec<&str> = known.into_iter().collect();
        for field in self.left() {
            let fault = Fault::new(field.key_place, format!("`{}` is not among {what}", field.key));
            faults.push(fault.perhaps(spelling::hint(&field.key, known.iter().copied())));
        }
    }

    /// The fields that are left.
    pub(crate) fn left(&self) -> impl Iterator<Item = &'t Field> {
        self.fields.iter().zip(&self.taken).filter(|(_, taken)| !**taken).map(|(field, _)| field)
    }
}

/// The fields, each to be taken once; what stands twice is a fault.
pub(crate) fn fields_of<'t>(fields: &'t [Field], place: Place, faults: &mut Vec<Fault>) -> Fields<'t> {
    let names: Vec<Cow<'_, str>> = fields.iter().map(|field| spelling::name(&field.key)).collect();
    let mut taken = vec![false; fields.len()];
    let mut by_name: Vec<usize> = (0..fields.len()).collect();
    by_name.sort_by_key(|index| &names[*index]);
    for alike in by_name.chunk_by(|one, other| names[*one] == names[*other]) {
        let [first, others @ ..] = alike else { continue };
        for other in others {
            let (first, field) = (&fields[*first], &fields[*other]);
            let line = first.key_place.line;
            let first = if line == field.key_place.line { String::new() } else { format!(", first in line {line}") };
            faults.push(Fault::new(field.key_place, format!("`{}` stands twice here{first}", field.key)));
            taken[*other] = true;
        }
    }
    Fields { fields, names, taken, place }
}

impl Reader<'_> {
    /// The fields of a tree that has to have some.
    pub(super) fn fields<'t>(&mut self, tree: &'t Tree, what: impl Display + Copy) -> Option<Fields<'t>> {
        match tree.fields() {
            Some(fields) => Some(self.fields_of(fields, tree.place)),
            None => {
                let message = format!("{what} has fields, like `{{name: value}}`; this is {}", tree.described());
                self.faults.push(Fault::new(tree.place, message));
                None
            }
        }
    }

    /// The fields of a tree whose names are not known beforehand, such as ids.
    pub(super) fn each_field<'t>(&mut self, tree: &'t Tree, what: impl Display + Copy) -> &'t [Field] {
        self.fields(tree, what).map_or(&[], |fields| fields.fields)
    }

    pub(super) fn fields_of<'t>(&mut self, fields: &'t [Field], place: Place) -> Fields<'t> {
        fields_of(fields, place, &mut self.faults)
    }

    /// Every field not taken is a fault.
    pub(super) fn finish<'n>(
        &mut self,
        fields: Fields<'_>,
        known: impl IntoIterator<Item = &'n str>,
        what: impl Display + Copy,
    ) {
        fields.finish(known, what, &mut self.faults);
    }

    /// The items of a tree that has to be a list.
    pub(super) fn items<'t>(&mut self, tree: &'t Tree, what: impl Display + Copy) -> &'t [Tree] {
        match tree.list() {
            Some(items) => items,
            None => {
                self.faults.push(Fault::new(tree.place, format!("{what} is a list, not {}", tree.described())));
                &[]
            }
        }
    }
}
