//! YAML text → tree.

use saphyr_parser::{Event, Parser, ScalarStyle, Span};

use super::{Field, Kind, Tree};
use crate::fault::{Fault, Place};

/// Case files above this many bytes are refused.
pub const LARGEST: usize = 16 * 1024 * 1024;
/// Lists and fields nested deeper than this are refused.
pub const DEEPEST: usize = 24;

/// The one document of a case file. What is wrong is added to `faults`; without a tree, nothing can be read.
pub fn from_yaml(text: &str, faults: &mut Vec<Fault>) -> Option<Tree> {
    from_yaml_of(0, "a case file holds a list of cases", text, faults)
}

/// Likewise, of the file with this number, which holds something else.
pub(crate) fn from_yaml_of(file: u32, holds: &str, text: &str, faults: &mut Vec<Fault>) -> Option<Tree> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let places = Places::of(file, text);
    if text.len() > LARGEST {
        faults.push(Fault::new(places.start(), format!("the file is larger than {} MB", LARGEST / 1024 / 1024)));
        return None;
    }
    if let Some((index, control)) = text.char_indices().find(|(_, letter)| is_refused(*letter)) {
        let before = &text[..index];
        let place = Place {
            file,
            start: index,
            end: index + control.len_utf8(),
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|letter| *letter != '\n').count() + 1,
        };
        faults.push(Fault::new(place, format!("a character that is not text (U+{:04X})", u32::from(control))));
        return None;
    }
    let mut builder = Builder { places: &places, open: Vec::new(), done: None, faults };
    for event in Parser::new_from_str(text) {
        match event {
            Ok((event, span)) => {
                if !builder.take(event, span) {
                    return None;
                }
            }
            Err(error) => {
                let place = places.of_span(Span::empty(*error.marker()));
                // The YAML reader looks further ahead for brackets than it has handed out lists.
                let message = match error.info() {
                    "recursion limit exceeded" => format!("nested more than {DEEPEST} deep"),
                    info => format!("this is not YAML: {info}"),
                };
                builder.faults.push(Fault::new(place, message));
                return None;
            }
        }
    }
    if builder.done.is_none() {
        let fault = Fault::new(places.start(), "the file is empty").help(holds);
        builder.faults.push(fault);
    }
    builder.done
}

/// Control characters, and those that turn the direction of writing. The YAML reader would take a zero byte for the end of
/// the file.
fn is_refused(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || letter.is_control() && !matches!(letter, '\n' | '\r' | '\t' | '\u{85}')
}

/// A list or fields still open.
enum Open {
    List { items: Vec<Tree>, place: Place },
    Fields { fields: Vec<Field>, key: Option<(String, Place)>, place: Place },
}

struct Builder<'a> {
    places: &'a Places,
    open: Vec<Open>,
    done: Option<Tree>,
    faults: &'a mut Vec<Fault>,
}

impl Builder<'_> {
    /// False where reading cannot go on.
    fn take(&mut self, event: Event<'_>, span: Span) -> bool {
        let place = self.places.of_span(span);
        match event {
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => true,
            Event::DocumentStart(_) => {
                if self.done.is_some() {
                    self.faults.push(Fault::new(place, "`---` begins a second document, and a file holds one"));
                    return false;
                }
                true
            }
            Event::Alias(_) => {
                let fault = Fault::new(place, "`*` refers to another part of the file, which is not allowed here");
                self.faults.push(fault.help("write the value out, or put it in quotes if it is text"));
                self.put(Tree { kind: Kind::Word { text: String::new(), quoted: true }, place })
            }
            Event::Scalar(text, style, anchor, tag) => {
                self.refuse_properties(anchor, tag.is_some(), place);
                let quoted = style != ScalarStyle::Plain;
                self.put(Tree { kind: Kind::Word { text: text.into_owned(), quoted }, place })
            }
            Event::SequenceStart(anchor, tag) => {
                self.refuse_properties(anchor, tag.is_some(), place);
                self.enter(Open::List { items: Vec::new(), place }, place)
            }
            Event::MappingStart(anchor, tag) => {
                self.refuse_properties(anchor, tag.is_some(), place);
                self.enter(Open::Fields { fields: Vec::new(), key: None, place }, place)
            }
            Event::SequenceEnd | Event::MappingEnd => match self.open.pop() {
                Some(Open::List { items, place: start }) => {
                    self.put(Tree { kind: Kind::List(items), place: up_to(start, place) })
                }
                Some(Open::Fields { fields, place: start, .. }) => {
                    self.put(Tree { kind: Kind::Fields(fields), place: up_to(start, place) })
                }
                None => false,
            },
        }
    }

    fn refuse_properties(&mut self, anchor: usize, tagged: bool, place: Place) {
        if anchor != 0 {
            let fault = Fault::new(place, "`&` names a part of the file for reuse, which is not allowed here");
            self.faults.push(fault.help("write the value out where it is needed"));
        }
        if tagged {
            self.faults.push(Fault::new(place, "`!` gives a YAML type, which is not used here"));
        }
    }

    fn enter(&mut self, open: Open, place: Place) -> bool {
        if let Some(Open::Fields { key: None, .. }) = self.open.last() {
            self.faults.push(Fault::new(place, "a list or fields in braces cannot be the name of a field"));
            return false;
        }
        if self.open.len() >= DEEPEST {
            self.faults.push(Fault::new(place, format!("nested more than {DEEPEST} deep")));
            return false;
        }
        self.open.push(open);
        true
    }

    fn put(&mut self, tree: Tree) -> bool {
        match self.open.last_mut() {
            None => self.done = Some(tree),
            Some(Open::List { items, .. }) => items.push(tree),
            Some(Open::Fields { fields, key, .. }) => match key.take() {
                Some((key, key_place)) => fields.push(Field { key, key_place, value: tree }),
                None => {
                    let Kind::Word { text, .. } = tree.kind else { return false };
                    *key = Some((text, tree.place));
                }
            },
        }
        true
    }
}

fn up_to(start: Place, end: Place) -> Place {
    Place { end: end.end.max(start.end), ..start }
}

/// Turns the parser's character counts into byte offsets.
struct Places {
    file: u32,
    /// The byte offset of each character; empty where every character is one byte.
    bytes: Vec<usize>,
    length: usize,
}

impl Places {
    fn of(file: u32, text: &str) -> Places {
        let bytes = if text.is_ascii() { Vec::new() } else { text.char_indices().map(|(at, _)| at).collect() };
        Places { file, bytes, length: text.len() }
    }

    fn start(&self) -> Place {
        Place { file: self.file, start: 0, end: 0, line: 1, column: 1 }
    }

    fn byte(&self, character: usize) -> usize {
        let at =
            if self.bytes.is_empty() { character } else { self.bytes.get(character).copied().unwrap_or(self.length) };
        at.min(self.length)
    }

    fn of_span(&self, span: Span) -> Place {
        let start = self.byte(span.start.index());
        Place {
            file: self.file,
            start,
            end: self.byte(span.end.index()).max(start),
            line: span.start.line(),
            column: span.start.col() + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Option<Tree>, Vec<String>) {
        let mut faults = Vec::new();
        let tree = from_yaml(text, &mut faults);
        (tree, faults.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn keeps_order_places_and_quotes() {
        let (tree, faults) = read("- {id: \"0101\", é: 0101}\n- b\n");
        assert!(faults.is_empty(), "{faults:?}");
        let items = tree.as_ref().and_then(Tree::list).unwrap_or_default();
        let fields = items[0].fields().unwrap_or_default();
        assert_eq!(fields[0].value.kind, Kind::Word { text: "0101".into(), quoted: true });
        assert_eq!(fields[1].value.kind, Kind::Word { text: "0101".into(), quoted: false });
        assert!(fields[1].value.is_bare_number());
        assert_eq!((fields[1].value.place.start, fields[1].value.place.column), (19, 19));
        assert_eq!(items[1].place.line, 2);
    }

    #[test]
    fn refuses_what_case_files_do_not_use() {
        assert_eq!(read("a: &x 1").1.len(), 1);
        assert_eq!(read("[&x [1, 2], *x]").1.len(), 2);
        assert_eq!(read("a: !!str 1").1.len(), 1);
        assert_eq!(read("[a]\n---\n[b]").1, ["2:1: `---` begins a second document, and a file holds one"]);
        assert_eq!(read("{[a]: b}").1.len(), 1);
        assert_eq!(read("a\0b").1, ["1:2: a character that is not text (U+0000)"]);
        assert_eq!(read("").1, ["1:1: the file is empty (a case file holds a list of cases)"]);
        assert_eq!(read("# nothing\n").1.len(), 1);
        assert_eq!(read("a: b: c").1.len(), 1);
    }

    #[test]
    fn stops_at_deep_nesting() {
        let brackets = "[".repeat(1_000_000);
        assert_eq!(read(&brackets).1, ["1:256: nested more than 24 deep"]);
        let dashes = "- ".repeat(1_000_000);
        assert_eq!(read(&dashes).1.len(), 1);
        let large = " ".repeat(LARGEST + 1);
        assert_eq!(read(&large).1, ["1:1: the file is larger than 16 MB"]);
    }
}
