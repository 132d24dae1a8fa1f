//! One line of JSON → tree: the twin of the YAML of case files, for positions by the thousand.
//!
//! JSON puts every word in quotes, so quotes tell nothing there: a text stands for the bare word, unless it looks like a
//! number (`"0101"`, `"7.0"`), which is an id or the number of a rule as in YAML. `null` is `none`.

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::from_yaml::DEEPEST;
use super::{Field, Kind, Tree};
use crate::fault::{Fault, Place};

/// The tree of a text that holds one JSON value in one line. Its parts have no place of their own.
pub fn from_json(text: &str) -> Result<Tree, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let numbers = Numbers { text, read: Cell::new(0) };
    let read =
        Part { deep: 0, numbers: &numbers }.deserialize(&mut reader).and_then(|tree| reader.end().map(|()| tree));
    read.map_err(|error| {
        let place = Place { line: 1, column: error.column(), ..Place::default() };
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        Fault::new(place, format!("this is not JSON for a position: {message}"))
    })
}

/// The numbers of a line that are not whole or too large, which the reader gives rounded, as they are written.
struct Numbers<'t> {
    text: &'t str,
    /// How far they have been looked up.
    read: Cell<usize>,
}

impl<'t> Numbers<'t> {
    /// The next of them.
    fn next(&self) -> Option<&'t str> {
        let bytes = self.text.as_bytes();
        let mut at = self.read.get();
        let mut quoted = false;
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'\\' if quoted => at += 1,
                b'"' => quoted = !quoted,
                b'-' | b'0'..=b'9' if !quoted => {
                    let rest = self.text.get(at..).unwrap_or_default();
                    let belongs =
                        |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '+' | '.' | 'e' | 'E');
                    let number = rest.split(|letter| !belongs(letter)).next().unwrap_or_default();
                    at += number.len();
                    let is_whole = number.parse::<u64>().is_ok() || number.parse::<i64>().is_ok();
                    if !is_whole || number == "-0" {
                        self.read.set(at);
                        return Some(number);
                    }
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        None
    }
}

#[derive(Clone, Copy)]
struct Part<'r> {
    deep: usize,
    numbers: &'r Numbers<'r>,
}

impl<'r> Part<'r> {
    fn within<E: Error>(&self) -> Result<Part<'r>, E> {
        if self.deep >= DEEPEST {
            return Err(E::custom(format_args!("nested more than {DEEPEST} deep")));
        }
        Ok(Part { deep: self.deep + 1, ..*self })
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

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Tree;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
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
        word(self.numbers.next().map_or_else(|| number.to_string(), str::to_owned), false)
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
