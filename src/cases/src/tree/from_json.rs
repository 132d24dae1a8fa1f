//! One line of JSON → tree: the twin of the YAML of case files, for positions by the thousand.
//!
//! JSON puts every word in quotes, so quotes tell nothing there: a text stands for the bare word, unless it looks like a
//! number (`"0101"`, `"7.0"`), which is an id or the number of a rule as in YAML. `null` is `none`.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::from_yaml::DEEPEST;
use super::{Field, Kind, Tree};
use crate::fault::{Fault, Place};

/// The tree of a text that holds one JSON value in one line. Its parts have no place of their own.
pub fn from_json(text: &str) -> Result<Tree, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = Part { deep: 0 }.deserialize(&mut reader).and_then(|tree| reader.end().map(|()| tree));
    read.map_err(|error| {
        let place = Place { line: 1, column: error.column(), ..Place::default() };
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        Fault::new(place, format!("this is not JSON for a position: {message}"))
    })
}

struct Part {
    deep: usize,
}

impl Part {
    fn within<E: Error>(&self) -> Result<Part, E> {
        if self.deep >= DEEPEST {
            return Err(E::custom(format_args!("nested more than {DEEPEST} deep")));
        }
        Ok(Part { deep: self.deep + 1 })
    }
}

fn word<E>(text: String, quoted: bool) -> Result<Tree, E> {
    Ok(Tree { kind: Kind::Word { text, quoted }, place: PLACE })
}

/// Everything stands in the one line.
const PLACE: Place = Place { start: 0, end: 0, line: 1, column: 1, file: 0 };

fn text<E>(text: String) -> Result<Tree, E> {
    let quoted = text.is_empty() || text.starts_with(|first: char| matches!(first, '0'..='9' | '+' | '-' | '.'));
    word(text, quoted)
}

impl<'de> DeserializeSeed<'de> for Part {
    type Value = Tree;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part {
    type Value = Tree;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a word, a number, a list or fields")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Tree, E> {
        word(flag.to_string(), false)
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        word(number.to_string(), false)
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        word(number.to_string(), false)
    }

    fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
        word(number.to_string(), false)
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        word("none".to_owned(), false)
    }

    fn visit_str<E>(self, written: &str) -> Result<Tree, E> {
        text(written.to_owned())
    }

    fn visit_string<E>(self, written: String) -> Result<Tree, E> {
        text(written)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self.within()?)? {
            list.push(item);
        }
        Ok(Tree { kind: Kind::List(list), place: PLACE })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Tree, A::Error> {
        let mut fields = Vec::new();
        while let Some(key) = entries.next_key::<String>()? {
            let value = entries.next_value_seed(self.within()?)?;
            fields.push(Field { key, key_place: PLACE, value });
        }
        Ok(Tree { kind: Kind::Fields(fields), place: PLACE })
    }
}
