//! A designer's names as Rust names, each unlike the others of its kind.
//!
//! `steps-lost` is the field `steps_lost` and the variant `StepsLost`; `7.1.0` is the variant `R7_1_0`. Letters beyond
//! those of European alphabets are spelled by their number, because not every one of them may stand in a Rust name.

use std::collections::BTreeSet;

/// The names given so far in one place where no two may be alike.
#[derive(Debug, Default)]
pub struct Names {
    taken: BTreeSet<String>,
}

impl Names {
    /// Names that are taken from the start.
    pub fn reserving<'a>(reserved: impl IntoIterator<Item = &'a &'a str>) -> Names {
        Names { taken: reserved.into_iter().map(|name| (*name).to_owned()).collect() }
    }

    /// The name itself, or the name with the lowest number that sets it apart.
    pub fn give(&mut self, wanted: String) -> String {
        self.give_otherwise(wanted, "")
    }

    /// As `give`; a name that is taken first tries the given ending in place of a number.
    pub fn give_otherwise(&mut self, wanted: String, ending: &str) -> String {
        let mut name = wanted;
        if self.taken.contains(&name) && !ending.is_empty() {
            name.push_str(ending);
        }
        if self.taken.contains(&name) {
            let numbered = (2_u32..).map(|number| format!("{name}_{number}")).find(|name| !self.taken.contains(name));
            name = numbered.unwrap_or(name);
        }
        self.taken.insert(name.clone());
        name
    }
}

/// All of these names, set apart from one another.
pub fn set_apart(wanted: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut names = Names::default();
    wanted.into_iter().map(|name| names.give(name)).collect()
}

/// The name of a type or variant: `steps-lost` is `StepsLost`, `1st-shock` is `_1stShock`.
pub fn camel(name: &str) -> String {
    let mut camel = String::new();
    for word in words(name) {
        let mut letters = word.chars();
        let Some(first) = letters.next() else { continue };
        let follows_digit = camel.chars().next_back().is_some_and(|last| last.is_ascii_digit());
        if follows_digit && first.is_ascii_digit() {
            camel.push('_');
        }
        camel.extend(first.to_uppercase());
        camel.push_str(letters.as_str());
    }
    match camel.chars().next() {
        Some(first) if !first.is_ascii_digit() => {}
        _ => camel.insert(0, '_'),
    }
    match camel.as_str() {
        "Self" | "_" => format!("{camel}_"),
        _ => camel,
    }
}

/// The name of a printed rule: `7.1.0` is `R7_1_0`, `Corps Movement` is `CorpsMovement`.
pub fn rule(number: &str) -> String {
    let camel = camel(number);
    match camel.strip_prefix('_') {
        Some(rest) if number.starts_with(|first: char| first.is_ascii_digit()) => format!("R{rest}"),
        _ => camel,
    }
}

/// The name of a field, module or function: `steps-lost` is `steps_lost`, `type` is `r#type`.
pub fn snake(name: &str) -> String {
    let mut snake = words(name).join("_").to_lowercase();
    if snake.starts_with(|first: char| first.is_ascii_digit()) || snake.is_empty() {
        snake.insert(0, '_');
    }
    match snake.as_str() {
        "self" | "super" | "crate" | "_" => format!("{snake}_"),
        word if KEYWORDS.contains(&word) => format!("r#{snake}"),
        _ => snake,
    }
}

/// The words of a name: what stands between signs that no Rust name may hold.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in name.chars() {
        match (letter, words.last_mut()) {
            (letter, Some(word)) if letter.is_ascii_alphanumeric() || is_european(letter) => word.push(letter),
            (letter, Some(word)) if letter.is_alphanumeric() => word.push_str(&format!("u{:x}", u32::from(letter))),
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn is_european(letter: char) -> bool {
    matches!(letter, '\u{c0}'..='\u{24f}' if letter.is_alphabetic())
}

/// Words that Rust keeps for itself; `r#` before one makes a name of it.
const KEYWORDS: [&str; 49] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
    "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "union",
];

#[cfg(test)]
mod tests {
    use super::{camel, rule, set_apart, snake};

    #[test]
    fn names_keep_the_words_of_the_game() {
        assert_eq!(camel("steps-lost"), "StepsLost");
        assert_eq!(camel("1st-shock"), "_1stShock");
        assert_eq!(camel("GE"), "GE");
        assert_eq!(camel("self"), "Self_");
        assert_eq!(snake("steps-lost"), "steps_lost");
        assert_eq!(snake("1st-shock"), "_1st_shock");
        assert_eq!(snake("static"), "r#static");
        assert_eq!(snake("self"), "self_");
        assert_eq!(snake("Größe"), "größe");
    }

    #[test]
    fn rule_numbers_stay_readable() {
        assert_eq!(rule("7.1.0"), "R7_1_0");
        assert_eq!(rule("16:line"), "R16Line");
        assert_eq!(rule("7.15.A:hexside"), "R7_15AHexside");
        assert_eq!(rule("Corps Movement"), "CorpsMovement");
        assert_eq!(rule("…"), "__");
    }

    #[test]
    fn two_names_alike_are_set_apart() {
        let names = set_apart([camel("ge"), camel("Ge"), camel("g-e")]);
        assert_eq!(names, ["Ge", "Ge_2", "GE"]);
    }
}
