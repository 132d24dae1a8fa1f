//! Rulesets that nobody would write: each is compiled or refused with a place, and nothing grows out of bounds.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use reglement_compiler::diagnostics::Diagnostic;
use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;
use reglement_compiler::{compile, layers, rust};
use reglement_engine::table::Tables;

const HEAD: &str = "ruleset hostile
  title \"Hostile\"

counter has
  kind: one of unit, marker, usually unit
  strength: number, usually 1

act halt
  unit: counter
  at the end rest

moment rest

";

fn compiled(rules: &str) -> Result<Tables, Vec<Diagnostic>> {
    compile(&[Source::new("hostile.rules", &format!("{HEAD}{rules}"))])
}

fn codes(rules: &str) -> Vec<&'static str> {
    compiled(rules).err().unwrap_or_default().iter().map(Diagnostic::code).collect()
}

#[test]
fn of_countless_mistakes_only_the_first_are_kept() {
    for line in ["x\n", "  ban\n", "\"\n", "rule\n", "rule 1\n    x\n  y\n"] {
        let text = line.repeat(1_500);
        let (_, told) = from_text::read(&Source::new("hostile.rules", &text), 0);
        assert!(!told.is_empty() && told.len() <= 2_000, "{line:?}: {}", told.len());
        assert!(told.is_sorted_by_key(Diagnostic::span), "{line:?}");
    }
}

#[test]
fn a_chain_of_definitions_is_as_long_as_judging_is_deep() {
    let chain = |length: usize, last: &str| {
        let links = (1..length).map(|link| format!("  define d{link} of a counter: d{} of it plus 1\n", link + 1));
        let last = format!("  define d{length} of a counter: {last}\n");
        let links: Vec<String> = links.chain([last]).collect();
        (format!("rule 1\n{}", links.concat()), format!("rule 1\n{}", links.iter().rev().cloned().collect::<String>()))
    };
    let (down, up) = chain(100, "1");
    assert_eq!((codes(&down), codes(&up)), (vec![], vec![]));
    let (down, up) = chain(600, "1");
    assert_eq!((codes(&down), codes(&up)), (vec!["R0015"], vec!["R0015"]));
    let told = compiled(&chain(100, "d1 of it").0).unwrap_err();
    assert_eq!(told.iter().map(Diagnostic::code).collect::<Vec<_>>(), ["R0105"]);
    let help = told[0].help.join(" ");
    assert!(help.contains("`d1` → `d2`") && help.contains("88 more") && help.len() < 300, "{help}");
    let (down, up) = chain(600, "d1 of it");
    assert_eq!((codes(&down), codes(&up)), (vec!["R0015"], vec!["R0015"]));
}

#[test]
fn circles_of_all_kinds_are_told_once() {
    for rules in [
        "rule 1\n  define a1 of a counter: a1 of it\n",
        "rule 1\n  define a1 of a counter: b1 of it\n  define b1 of a counter: a1 of it\n",
        "rule 1\n  define a1 of a counter: 1\n    except x where a1 of it is 2: 3\n",
    ] {
        assert_eq!(codes(rules), ["R0105"], "{rules}");
    }
}

#[test]
fn layers_in_a_circle_or_one_upon_the_other() {
    let layer = |number: usize, below: Option<usize>| {
        let builds = below.map(|below| format!("  builds on l{below}\n")).unwrap_or_default();
        Source::new(format!("{number}.rules"), &format!("ruleset l{number}\n  title \"One of many\"\n{builds}"))
    };
    let tower: Vec<Source> =
        (0..300).map(|number| layer(number, Some(number + 1).filter(|below| *below < 300))).collect();
    let stack = layers::stack(&tower, 0).unwrap();
    assert_eq!(stack.len(), 300);
    let stack: Vec<Source> = stack.into_iter().map(|layer| tower[layer].clone()).collect();
    assert_eq!(compile(&stack).unwrap().layers.len(), 300);
    let ring: Vec<Source> = (0..300).map(|number| layer(number, Some((number + 1) % 300))).collect();
    for wanted in [0, 150, 299] {
        let told = layers::stack(&ring, wanted).unwrap_err();
        assert!(told.message.contains("builds on itself"), "{}", told.message);
    }
    assert!(layers::stack(&[layer(0, Some(0))], 0).is_err());
}

#[test]
fn numbers_beyond_all_bounds() {
    let beyond = "9".repeat(40);
    for number in [beyond.as_str(), "9223372036854775808", "1/0", &format!("1/{beyond}")] {
        let told = compiled(&format!("rule 1\n  limit l at rest: at most {number} counters\n")).unwrap_err();
        assert!(!told.is_empty() && told.iter().all(|told| !told.labels.is_empty()), "{number}: {told:?}");
    }
    assert_eq!(codes("rule 1\n  limit l at rest: at most 9223372036854775807 counters\n"), [""; 0]);
}

#[test]
fn wide_sentences() {
    for joined in [" or ", " and ", " plus "] {
        let all = vec![if joined == " plus " { "1" } else { "strength of it is 1" }; 1_000].join(joined);
        let rules = format!("rule 1\n  define x of a counter: {all}\n");
        // Compiled, or refused in one message: there is a bound either way.
        let codes = codes(&rules);
        assert!(codes.is_empty() || codes == ["R0015"], "{joined}: {codes:?}");
    }
}

#[test]
fn thousands_of_anything() {
    let many = |line: &dyn Fn(usize) -> String| (0..4_000).map(line).collect::<String>();
    let lists = "rule 1\n  limit l at rest: at most 9 counters\n";
    let moments = many(&|number| format!("moment m{number}\n"));
    assert_eq!(codes(&format!("{moments}{lists}")), ["R0109"]);
    for (line, expected) in [
        (&(|number| format!("act a{number}\n  at the end rest\n")) as &dyn Fn(usize) -> String, None),
        (&|number| format!("reference {number}.9 \"Elsewhere\"\n"), None),
        (&|number| format!("rule 2.{number}\n  limit l at rest: at most {number} counters\n"), None),
        (&|number| format!("rule 3.{number}\n  limit l at rest: at least {} counters\n", number % 2), None),
    ] {
        assert_eq!(codes(&format!("{lists}{}", many(line))).first().copied(), expected);
    }
    let values: Vec<String> = (0..20_000).map(|number| format!("v{number}")).collect();
    assert_eq!(codes(&format!("values wide: {}\n{lists}", values.join(",\n  "))), ["R0109"]);
    // Each line against the tightest before it, not against every one.
    let lines = many(&|number| format!("    at {} {number} counters\n", if number == 0 { "most" } else { "least" }));
    assert_eq!(codes(&format!("rule 4\n  limit l at rest:\n{lines}")).len(), 3_999);
}

#[test]
fn a_quotation_mark_too_few_anywhere() {
    let whole =
        format!("{HEAD}rule 1 \"One\"\n  note \"A note\"\n  limit l at rest: at most 3 counters called \"all\"\n");
    let marks: Vec<usize> = whole.match_indices('"').map(|(at, _)| at).collect();
    assert_eq!(marks.len(), 8);
    for mark in marks {
        let mut text = whole.clone();
        text.remove(mark);
        let told = compile(&[Source::new("hostile.rules", &text)]).unwrap_err();
        assert!(told.iter().any(|told| told.code() == "R0004"), "{mark}: {told:?}");
    }
}

#[test]
fn invisible_characters_are_refused_with_their_place() {
    for character in ['\0', '\u{1b}', '\u{8}', '\u{7f}', '\u{85}', '\u{202e}', '\u{2066}'] {
        for text in [format!("{HEAD}# a{character}b\n"), format!("{HEAD}rule 1 \"a{character}b\"\n")] {
            let refused = Source::from_bytes("hostile.rules", text.as_bytes(), 0).unwrap_err();
            assert_eq!(refused.diagnostic.code(), "R0002", "{character:?}");
            let span = refused.diagnostic.span();
            assert_eq!(text.get(span.start as usize..span.end as usize), Some(character.to_string().as_str()));
            assert!(!refused.source.text.contains(character), "what is shown does not hold it");
        }
    }
    // Others are letters like any other in a text, and none of the language outside.
    for character in ['\u{200b}', '\u{feff}', '\u{a0}', 'é'] {
        let text = format!("{HEAD}rule 1 \"a{character}b\"\n");
        assert!(Source::from_bytes("hostile.rules", text.as_bytes(), 0).is_ok());
        assert_eq!(codes(&format!("rule 1\n  ban b{character} at rest: yes\n")).len(), 1, "{character:?}");
    }
}

#[test]
fn line_ends_make_no_difference() {
    let rules = format!("{HEAD}rule 1 \"One,\n    and two\"\n  limit l at rest:\n    at most 3 counters\n");
    let text = |text: &str| {
        let source = Source::from_bytes("hostile.rules", text.as_bytes(), 0).unwrap();
        rust::from_tables(&compile(&[source]).unwrap())
    };
    assert_eq!(text(&rules), text(&rules.replace('\n', "\r\n")));
    assert_eq!(text(&rules), text(&rules.replace('\n', "\r")));
}
