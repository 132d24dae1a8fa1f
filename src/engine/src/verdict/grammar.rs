//! English: one or several, lists, articles, names read aloud.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use crate::number::Number;
use crate::table::{Tables, Value};

/// A name of the ruleset as people say it: hyphens become spaces.
pub(crate) fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

/// `a, b and c`
pub(crate) fn listed<T: AsRef<str>>(items: &[T]) -> String {
    let mut words = String::new();
    for (at, item) in items.iter().enumerate() {
        words.push_str(match at {
            0 => "",
            _ if at + 1 == items.len() => " and ",
            _ => ", ",
        });
        words.push_str(item.as_ref());
    }
    words
}

/// With `a` or `an` before it.
pub fn with_article(noun: &str) -> String {
    // By sound: a unit, a one-step counter, a European.
    let sounded = ["uni", "us", "eu", "one", "Uni", "US", "Eu"].iter().any(|start| noun.starts_with(start));
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O']);
    format!("{} {noun}", if vowel && !sounded { "an" } else { "a" })
}

/// A text as a sentence: with a capital letter and a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let mut sentence: String = first.to_uppercase().collect();
    sentence.push_str(letters.as_str());
    ended(sentence)
}

/// With a full stop. For what begins with an id, which keeps its letters as they are.
pub(crate) fn ended(mut text: String) -> String {
    if !text.ends_with(['.', '?', '!', ':']) {
        text.push('.');
    }
    text
}

pub(crate) fn is_one(value: Value) -> bool {
    value == Value::Number(Number::ONE)
}

/// What is counted, after a number: `3 units`, `1 unit`, `1 step of units`. The label says it in the plural.
pub(crate) fn counted_noun(number: Value, label: &str, tables: &Tables) -> String {
    if !is_one(number) {
        return label.to_owned();
    }
    // The head of the phrase stands before the first of these.
    let ends = [" of ", " where ", " in ", " among ", " next to ", " within ", " here", " called "];
    let end = ends.iter().filter_map(|word| label.find(word)).min().unwrap_or(label.len());
    let (head, rest) = (label.get(..end).unwrap_or(label), label.get(end..).unwrap_or(""));
    format!("{}{rest}", singular(head, tables))
}

/// The singular of a noun: the ruleset's own, or by the common endings.
fn singular(noun: &str, tables: &Tables) -> String {
    for row in tables.definitions.iter() {
        let plural = spoken(&row.plural);
        if let Some(before) = noun.strip_suffix(plural.as_str())
            && (before.is_empty() || before.ends_with(' '))
            && !plural.is_empty()
        {
            return format!("{before}{}", spoken(&row.name));
        }
    }
    if let Some(stem) = noun.strip_suffix("ies") {
        return format!("{stem}y");
    }
    match noun.strip_suffix('s') {
        Some(stem) if !stem.ends_with('s') => stem.to_string(),
        _ => noun.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_sentences() {
        assert_eq!(listed::<&str>(&[]), "");
        assert_eq!(listed(&["a"]), "a");
        assert_eq!(listed(&["a", "b"]), "a and b");
        assert_eq!(listed(&["a", "b", "c"]), "a, b and c");
        assert_eq!(with_article("army engineer"), "an army engineer");
        assert_eq!(with_article("unit"), "a unit");
        assert_eq!(with_article("unobserved stack"), "an unobserved stack");
        assert_eq!(sentence("no rule is broken"), "No rule is broken.");
        assert_eq!(spoken("army-engineer"), "army engineer");
    }
}
