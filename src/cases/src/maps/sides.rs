//! Borders between the hexes of a map.

use std::collections::BTreeMap;

use crate::fault::{Fault, Place};
use crate::reader::fields::{Fields, fields_of};
use crate::tree::{Field, Kind, Tree};

use super::grid::Index;
use super::legend::steps;
use super::sheet::{MOST_SAID, hexes_named};
use super::{Hex, field, say_more, word};

/// What is known of the way from one hex into another.
#[derive(Debug, Default)]
pub struct Sides {
    ways: BTreeMap<(usize, usize), (Vec<Field>, Place)>,
    said: usize,
}

impl Sides {
    /// How often something was said of a border.
    pub fn said(&self) -> usize {
        self.said
    }

    /// Says more of the border; `one_way` if only in this direction.
    pub fn say(&mut self, from: usize, to: usize, one_way: bool, fields: &[Field], place: Place) {
        self.said += 1;
        let directions = if one_way { 1 } else { 2 };
        for way in [(from, to), (to, from)].into_iter().take(directions) {
            say_more(&mut self.ways.entry(way).or_insert_with(|| (Vec::new(), place)).0, fields);
        }
    }

    /// One of the list `borders`; one that names places by `from` and `to` is handed back.
    pub fn read<'t>(&mut self, tree: &'t Tree, index: &Index, faults: &mut Vec<Fault>) -> Option<&'t Tree> {
        let Some(fields) = tree.fields() else {
            faults.push(Fault::new(tree.place, format!("a border has fields, not {}", tree.described())));
            return None;
        };
        let mut fields = fields_of(fields, tree.place, faults);
        let (at, towards) = (fields.take("at"), fields.take("towards"));
        match (at, towards) {
            (Some(at), None) => self.at(&at.value, fields, index, faults),
            (None, Some(towards)) => self.towards(&towards.value, fields, index, faults),
            (Some(_), Some(towards)) => {
                let message = "a border is named by `at` or by `towards`, not by both";
                faults.push(Fault::new(towards.key_place, message));
            }
            (None, None) => return Some(tree),
        }
        None
    }

    /// `{at: ["0101/0102", "0203 E SE"], river: yes}`
    fn at(&mut self, named: &Tree, mut fields: Fields<'_>, index: &Index, faults: &mut Vec<Fault>) {
        let one_way = one_way(&mut fields, faults);
        let attributes: Vec<Field> = fields.left().cloned().collect();
        for item in named.list().unwrap_or(std::slice::from_ref(named)) {
            for (from, to) in between(item, index, faults) {
                self.say(from, to, one_way, &attributes, item.place);
            }
        }
    }

    /// `{towards: [E, NE], in: "0101..0510", advance: yes}`: every hexside that is crossed in these directions.
    fn towards(&mut self, named: &Tree, mut fields: Fields<'_>, index: &Index, faults: &mut Vec<Fault>) {
        let hexes = match fields.take("in") {
            Some(field) => hexes_named(&field.value, index, faults),
            None => (0..index.len()).collect(),
        };
        let attributes: Vec<Field> = fields.left().cloned().collect();
        for item in named.list().unwrap_or(std::slice::from_ref(named)) {
            let Some(words) = item.word() else {
                faults.push(Fault::new(item.place, format!("`towards` has directions, not {}", item.described())));
                continue;
            };
            for step in steps(words, item.place, index.shifted, faults) {
                if self.said > MOST_SAID {
                    return;
                }
                for from in &hexes {
                    if let Some(to) = index.beside(*from, step) {
                        self.say(*from, to, true, &attributes, item.place);
                    }
                }
            }
        }
    }

    /// As a case file would write them.
    pub fn written(self, hexes: &[Hex]) -> Vec<Tree> {
        let mut written = Vec::new();
        for ((from, to), (fields, place)) in &self.ways {
            let back = self.ways.get(&(*to, *from)).map(|(fields, _)| fields);
            let one_way = back != Some(fields);
            // The same both ways is told once.
            if !one_way && from > to {
                continue;
            }
            let (Some(from), Some(to)) = (hexes.get(*from), hexes.get(*to)) else { continue };
            // By their coordinates: a case may call them what it likes.
            let mut all = vec![field("from", from.coordinates()), field("to", to.coordinates())];
            if one_way {
                all.push(field("one-way", word("yes", false, *place)));
            }
            all.extend(fields.iter().cloned());
            written.push(Tree { kind: Kind::Fields(all), place: *place });
        }
        written
    }
}

fn one_way(fields: &mut Fields<'_>, faults: &mut Vec<Fault>) -> bool {
    let Some(field) = fields.take("one-way") else { return false };
    match &field.value.kind {
        Kind::Word { text, quoted: false } if matches!(text.as_str(), "yes" | "true") => true,
        Kind::Word { text, quoted: false } if matches!(text.as_str(), "no" | "false") => false,
        _ => {
            faults.push(Fault::new(field.value.place, "`one-way` of a border is yes or no"));
            false
        }
    }
}

/// The pairs of hexes that a hexside names: `0101/0102`, or `0203 E SE`.
fn between(item: &Tree, index: &Index, faults: &mut Vec<Fault>) -> Vec<(usize, usize)> {
    let Some(text) = item.word().filter(|text| !text.trim().is_empty()) else {
        faults.push(Fault::new(
            item.place,
            format!("a hexside is a text like \"0101/0102\" or \"0101 E\", not {}", item.described()),
        ));
        return Vec::new();
    };
    let mut hex = |id: &str| {
        let found = index.hex(id.trim());
        if found.is_none() {
            faults.push(Fault::new(item.place, format!("this map has no hex `{}`", id.trim())));
        }
        found
    };
    if let Some((one, other)) = text.split_once('/') {
        let (Some(one), Some(other)) = (hex(one), hex(other)) else { return Vec::new() };
        if !index.side_by_side(one, other) {
            faults.push(Fault::new(item.place, format!("the hexes of `{text}` do not lie side by side")));
            return Vec::new();
        }
        return vec![(one, other)];
    }
    let (id, directions) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let Some(from) = hex(id) else { return Vec::new() };
    if directions.trim().is_empty() {
        let fault = Fault::new(item.place, format!("`{text}` names a hex, and a hexside is wanted"));
        faults.push(fault.help("write \"0101/0102\", or the hex and directions: \"0101 E\""));
        return Vec::new();
    }
    let mut pairs = Vec::new();
    for step in steps(directions, item.place, index.shifted, faults) {
        match index.beside(from, step) {
            Some(to) => pairs.push((from, to)),
            None => {
                faults.push(Fault::new(
                    item.place,
                    format!("`{text}` is the edge of the map: there is no hex beyond it"),
                ));
            }
        }
    }
    pairs
}
