//! Text from a ruleset inside Rust text: literals, comments and doc comments that say the same and no more.

/// A string literal.
pub fn literal(text: &str) -> String {
    format!("{text:?}")
}

/// A text for the tables: `text("…")`.
pub fn table_text(words: &str) -> String {
    format!("text({})", literal(words))
}

/// Documentation, with what rustdoc would take for links and markup made plain. One line for each line.
pub fn doc(words: &str) -> String {
    let mut plain = String::new();
    for letter in visible(words).chars() {
        if matches!(letter, '[' | ']' | '<' | '>' | '`' | '*' | '\\' | '|' | '#') {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}

/// Documentation as a sentence: `a unit moves` is `A unit moves.`
pub fn sentence(words: &str) -> String {
    let words = doc(words);
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let full_stop = if words.ends_with(['.', '?', '!']) { "" } else { "." };
    first.chain(letters).collect::<String>() + full_stop
}

/// Comment lines above a row.
pub fn comment(words: &str) -> String {
    let visible = visible(words);
    visible.lines().map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

/// Letters that do not show (among them those that turn the direction of a line, which Rust forbids in comments) are
/// written by number.
fn visible(words: &str) -> String {
    let mut visible = String::new();
    for letter in words.chars() {
        if letter == '\n' || letter == '"' || letter == '\'' || letter == '\\' {
            visible.push(letter);
        } else {
            visible.extend(letter.escape_debug());
        }
    }
    visible
}

#[cfg(test)]
mod tests {
    use super::{comment, doc, literal, sentence};

    #[test]
    fn nothing_in_a_text_reaches_the_compiler() {
        assert_eq!(literal("say \"no\"\n"), "\"say \\\"no\\\"\\n\"");
        assert_eq!(doc("see [7.1] <b>"), "see \\[7.1\\] \\<b\\>");
        assert_eq!(sentence("a unit moves"), "A unit moves.");
        assert_eq!(comment("one\ntwo"), "// one\n// two\n");
        assert_eq!(comment("turn \u{202e}round"), "// turn \\u{202e}round\n");
    }
}
