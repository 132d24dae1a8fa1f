//! Hostile files end at once, with a message: nothing recurses, loops or grows without bound.

use reglement_compiler::compile;
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::{LARGEST_FILE, Source};
use reglement_compiler::syntax::from_text::DEEPEST;
use reglement_compiler::syntax::print;
use reglement_language_tests::{here, read};

fn codes(text: &str) -> Vec<&'static str> {
    read(text).1.iter().map(|told| told.code()).collect()
}

/// Ways to put a phrase into a phrase: what comes before and after the inner one.
const NESTS: [(&str, &str); 21] = [
    ("(", ")"),
    ("(", ") rounded up"),
    ("not ", ""),
    ("weight of ", ""),
    ("x plus ", ""),
    ("x times (", ")"),
    ("there is a unit where ", ""),
    ("x and there is a unit where (", ")"),
    ("number of units where ", ""),
    ("number of units in place of (", ")"),
    ("every unit has (", ")"),
    ("the higher of 1 and ", ""),
    ("the lower of (", ") and 1"),
    ("x if y, otherwise ", ""),
    ("x is (", ")"),
    ("distance from here to (", ")"),
    ("distance from (", ") to here"),
    ("x is reachable from here through borders where ", ""),
    ("chart for (", ") and x"),
    ("rule 1:a is broken or there is a unit where (", ")"),
    ("square root of (", ") rounded up"),
];

fn nested(depth: usize, (before, after): (&str, &str)) -> String {
    format!("rule 1 \"One\"\n  ban at rest: {}x{}\n", before.repeat(depth), after.repeat(depth))
}

#[test]
fn an_offset_within_a_character_is_at_its_beginning() {
    let source = Source::new("example.rules", "a\nbé…c");
    let columns = (2..9).map(|offset| source.line_and_column(offset)).collect::<Vec<_>>();
    assert_eq!(columns, [(2, 1), (2, 2), (2, 2), (2, 3), (2, 3), (2, 3), (2, 4)]);
}

#[test]
fn endless_nesting_is_refused() {
    for nest in NESTS {
        let text = nested(20_000, nest);
        assert_eq!(codes(&text), ["R0015"], "{nest:?}");
    }
}

#[test]
fn the_largest_file_is_refused_at_once() {
    for word in ["(", "not "] {
        let text = format!("rule 1\n  ban at rest: {}\n", word.repeat(LARGEST_FILE / word.len() - 10));
        assert_eq!(codes(&text), ["R0015"]);
    }
}

#[test]
fn nesting_within_the_bound_is_read_and_printed() {
    for nest in NESTS {
        // The deepest that is let through, found from above.
        let deepest = (1..=DEEPEST + 1).rev().find(|&depth| !codes(&nested(depth, nest)).contains(&"R0015"));
        let text = nested(deepest.unwrap_or_default(), nest);
        let (document, told) = read(&text);
        assert!(told.is_empty(), "{nest:?} {deepest:?} {told:?}");
        assert!(deepest > Some(DEEPEST / 6), "{nest:?} {deepest:?}");
        let (_, told) = read(&print::document(&document));
        assert!(told.is_empty(), "{nest:?} {told:?}");
    }
}

#[test]
fn a_broken_nest_is_refused_as_fast() {
    for (before, after) in NESTS {
        for depth in [5, 10, 15, 20] {
            let text = format!("rule 1 \"One\"\n  ban at rest: {}x x{}\n", before.repeat(depth), after.repeat(depth));
            assert_eq!(codes(&text).len(), 1, "{text}");
        }
    }
}

#[test]
fn long_sentences_are_read() {
    let or = "kind is b ".to_owned() + &"or its corps's order is not one of b, c ".repeat(500);
    assert_eq!(codes(&format!("rule 1\n  ban at rest: {or}\n")).first(), None);
    let lines = "    at most 3 units where size is battalion and weight of it is at least 2\n".repeat(500);
    assert_eq!(codes(&format!("rule 1\n  limit at rest:\n{lines}")).first(), None);
    let items = "  ban at rest: x is y\n".repeat(500);
    assert_eq!(codes(&format!("rule 1\n{items}")).first(), None);
}

#[test]
fn endless_lines_are_read_in_one_pass() {
    assert_eq!(codes(&"\n".repeat(1_000_000)).first(), None);
    assert_eq!(codes(&"# x\n".repeat(300_000)).first(), None);
    assert_eq!(codes(&format!("rule 1\n{}\n", "  ".repeat(1_000_000))).first(), None);
    assert_eq!(codes(&"\"".repeat(1_000_000)).len(), 1);
    assert!(codes(&" (\n".repeat(10_000)).iter().all(|&code| code == "R0008"));
    let stairs: String = (1..1_000).map(|depth| " ".repeat(depth) + "except x: lifted\n").collect();
    assert!(codes(&format!("rule 1\n ban at x: y\n{stairs}")).contains(&"R0015"));
}

/// What is said of so many definitions, each of which leans on the one that `leans_on` gives for its number.
fn definitions(count: usize, leans_on: impl Fn(usize) -> Option<usize>) -> Vec<&'static str> {
    let mut text = "ruleset long\ncounter has\n  steps: number\n".to_owned();
    for number in 0..count {
        let value = leans_on(number).map_or_else(|| "1".to_owned(), |other| format!("its d-{other} plus 1"));
        text.push_str(&format!("define d-{number} of a counter: {value}\n"));
    }
    let told = compile(&[Source::new("long.rules", &text)]).err().unwrap_or_default();
    told.iter().map(|told| told.code()).collect()
}

#[test]
fn only_chains_of_definitions_are_bounded() {
    let forward = |count: usize| definitions(count, |number| (number + 1 < count).then_some(number + 1));
    let backward = |count: usize| definitions(count, |number| number.checked_sub(1));
    assert_eq!((forward(128), backward(128)), (vec![], vec![]));
    assert_eq!((forward(200), backward(200)), (vec!["R0015"], vec!["R0015"]));
    // Side by side, or all on one, there may be as many as one likes.
    assert_eq!(definitions(1_000, |_| None), [] as [&str; 0]);
    assert_eq!(definitions(1_000, |number| (number > 0).then_some(0)), [] as [&str; 0]);
    assert_eq!(definitions(1_000, |number| (number < 999).then_some(999)), [] as [&str; 0]);
}

#[test]
fn files_that_are_no_text() {
    let told = |bytes: &[u8]| Source::from_bytes("a.rules", bytes, 0).map_err(|error| error.diagnostic.code());
    assert_eq!(told(b"moment \xFFrest"), Err("R0001"));
    assert_eq!(told(b"moment \0rest"), Err("R0002"));
    assert_eq!(told(&vec![b' '; LARGEST_FILE + 1]), Err("R0003"));
    assert_eq!(
        told(b"\xEF\xBB\xBFmoment rest\r\nmoment entry\r").map(|source| source.text),
        Ok("moment rest\nmoment entry\n".to_owned())
    );
}

#[test]
fn what_is_no_text_is_shown_where_it_stands() {
    let told = |bytes: &[u8]| {
        let unreadable = Source::from_bytes("a.rules", bytes, 0).map_or_else(|told| *told, |_| unreachable!("no text"));
        render(&[unreadable.diagnostic], &[unreadable.source], Style::Plain)
    };
    let files: [&[u8]; 3] = [
        b"moment rest\r\n  note \"\xC3\xBC \xFF here\"\n",
        "moment rest\n  note \"ü \u{7}here\"\n".as_bytes(),
        &vec![b' '; LARGEST_FILE + 1],
    ];
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(here().join("snapshots/bounds"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("no-text", files.map(told).join("\n")));
}
