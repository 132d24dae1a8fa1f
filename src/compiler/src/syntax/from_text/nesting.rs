//! How deeply phrases lie within one another, told before anything is read.
//!
//! The reader, and everything that walks the tree, calls itself for a phrase within a phrase. Counting words first keeps all
//! of them within bounds: the count is never less than the true depth.

use super::Reader;
use crate::diagnostics;

/// The most phrases that may lie within one another.
pub const DEEPEST: usize = 32;

/// Words whose phrase takes in everything up to the end of the sentence or bracket, `and` and `or` too.
const OPENING: [&str; 6] = ["where", "if", "otherwise", "higher", "lower", "for"];

/// Words whose phrase ends before the next `and` or `or`.
const JOINING: [&str; 11] = ["not", "of", "from", "in", "next", "within", "is", "plus", "minus", "times", "divided"];

#[derive(Clone, Copy, Default)]
struct Level {
    opened: usize,
    joined: usize,
}

impl Reader<'_> {
    /// Whether a block may be read; tells the designer if not.
    pub(super) fn shallow(&mut self, start: usize, end: usize) -> bool {
        let Some(at) = self.text.get(start..end).and_then(too_deep) else { return true };
        let span = self.span(start + at, (start + at + 1).min(end));
        self.tell(diagnostics::too_deep(span, DEEPEST));
        false
    }
}

/// The place at which a sentence becomes too deep.
fn too_deep(text: &str) -> Option<usize> {
    let mut outer: Vec<Level> = Vec::new();
    let mut level = Level::default();
    // All levels outside the brackets that are open.
    let mut around = 0;
    let mut after_is = false;
    let mut at = 0;
    while let Some(character) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let mut length = character.len_utf8();
        match character {
            '"' => {
                let rest = text.get(at + 1..).unwrap_or_default();
                length = rest.find('"').map_or(rest.len(), |inside| inside + 1) + 1;
            }
            '(' => {
                around += level.opened + level.joined + 1;
                outer.push(std::mem::take(&mut level));
            }
            ')' => {
                if let Some(last) = outer.pop() {
                    level = last;
                    around -= level.opened + level.joined + 1;
                }
            }
            // Outside brackets these end all phrases, if it is not the colon of a rule number. Within brackets they are mistakes.
            ':' if outer.is_empty() && !text.get(at + 1..).is_some_and(starts_plainly) => level = Level::default(),
            ';' if outer.is_empty() => level = Level::default(),
            '\'' | '’' => level.joined += 1,
            _ if character.is_ascii_alphanumeric() => {
                let rest = text.get(at..).unwrap_or_default();
                let end = rest.find(|next: char| !(next.is_ascii_alphanumeric() || next == '-' || next == '_'));
                length = end.unwrap_or(rest.len());
                let word = rest.get(..length).unwrap_or_default();
                match word {
                    "and" | "or" => level.joined = 0,
                    // A new line of a limit; `is at most` goes on.
                    "at" if !after_is && outer.is_empty() => level = Level::default(),
                    "exactly" | "only" if outer.is_empty() => level = Level::default(),
                    _ if OPENING.contains(&word) => level.opened += 1,
                    _ if JOINING.contains(&word) => level.joined += 1,
                    _ => {}
                }
                after_is = word == "is" || word == "not" && after_is;
            }
            _ => {}
        }
        if around + level.opened + level.joined > DEEPEST {
            return Some(at);
        }
        at += length;
    }
    None
}

fn starts_plainly(text: &str) -> bool {
    text.starts_with(|character: char| character.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_not_deep_ones() {
        let lines = "at most 3 units where size is battalion and its corps's order is one of a, b\n".repeat(100);
        assert_eq!(too_deep(&lines), None);
        // Each of these ends the phrases before it.
        for line in [
            "except where here is a town: lifted\n",
            "no units where kind is guns; ",
            "exactly two-of units where kind is guns\n",
            "only infantry-units where kind is guns\n",
            "ban (rule 1 is broken) where \"(where (where\" is x: y\n",
        ] {
            assert_eq!(too_deep(&line.repeat(100)), None, "{line}");
        }
        let alternatives = "kind is hybrid and companies of it is not at most 3 or ".repeat(100);
        assert_eq!(too_deep(&alternatives), None);
    }

    #[test]
    fn deep_sentences_are_told() {
        for word in [
            "(",
            "not ",
            "x's ",
            "weight of ",
            "a plus ",
            "there is a unit where ",
            "x and there is a unit where ",
            "a where rule 1:a is broken ",
            "(where a: ",
            "(where a; ",
            "(exactly a where b ",
            "is at most x of ",
            "rule \"a\" is broken and rule 1:a is broken and there is a unit where ",
        ] {
            assert!(too_deep(&word.repeat(100)).is_some(), "{word}");
        }
    }
}
