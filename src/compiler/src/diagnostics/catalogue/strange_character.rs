//! A character stands outside a text that the language does not use.
//!
//! ## Why it is wrong
//! Names are made of the letters a to z, digits and hyphens, so that they are the same on every keyboard. Curved quotation marks, long
//! dashes and no-break spaces look like characters of the language but are others; word processors put them in.
//!
//! ## Example
//! ```rules
//! moment rest “a unit comes to rest”
//! ```
//!
//! ## Instead
//! ```rules
//! moment rest "a unit comes to rest"
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0020", "a character that the language does not use");

pub fn strange_character(character: char, at: Span) -> Diagnostic {
    let (message, help) = match character {
        '“' | '”' | '„' | '‟' | '«' | '»' => {
            (format!("`{character}` is not the quotation mark of the language"), "write `\"`")
        }
        '‘' | '’' | '`' => {
            (format!("`{character}` does not fit here"), "write `'s` after a name, or `\"` round a text")
        }
        '–' | '—' | '−' | '‐' | '‑' => {
            (format!("`{character}` is not the hyphen of the language"), "write `-`")
        }
        '\u{a0}' | '\u{2007}' | '\u{202f}' | '\u{3000}' | '\u{200b}' | '\u{feff}' => {
            (format!("this space is another character, U+{:04X}", u32::from(character)), "write a plain space")
        }
        '≤' => ("`≤` is written in words".to_owned(), "write `at most`"),
        '≥' => ("`≥` is written in words".to_owned(), "write `at least`"),
        '<' => ("`<` is written in words".to_owned(), "write `is less than`, or `is at most`"),
        '>' => ("`>` is written in words".to_owned(), "write `is more than`, or `is at least`"),
        '=' => ("`=` is written in words".to_owned(), "write `is`"),
        '+' => ("`+` is written in words".to_owned(), "write `plus`"),
        '*' | '×' => (format!("`{character}` is written in words"), "write `times`"),
        '÷' => (format!("`{character}` is written in words"), "write `divided by`"),
        _ if character.is_alphabetic() => (
            format!("`{character}` cannot stand in a name"),
            "names are made of the letters a to z, digits and hyphens",
        ),
        _ if character.is_control() => {
            (format!("a control character, U+{:04X}, does not fit here", u32::from(character)), "delete it")
        }
        _ => (format!("`{character}` does not fit here"), "texts for people stand in `\"`, comments after `#`"),
    };
    KIND.says(message).at(at, "").help(help)
}
