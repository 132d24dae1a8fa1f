//! No order counts: not of counters, not of places, not of statements.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::fmt::Write;

use reglement_cases::check::{Outcome, check, judge_of, verdict};
use reglement_cases::json;
use reglement_cases::tree::{Kind, Tree, from_yaml};
use reglement_compiler::source::Source;
use reglement_field_fault_tests::{Written, cases, cases_of, compiled, sources};

/// Most orders of the counters of one case.
const MOST_ORDERS: usize = 24;

/// The case of this id, as written.
fn tree(written: &Written) -> Tree {
    let mut faults = Vec::new();
    let Some(Tree { kind: Kind::List(cases), .. }) = from_yaml(&written.file, &mut faults) else {
        unreachable!("{faults:#?}")
    };
    let is_it = |case: &Tree| {
        let fields = case.fields().unwrap_or_default();
        fields.iter().any(|field| field.key == "id" && field.value.word() == Some(&written.entry.id))
    };
    cases.into_iter().find(is_it).unwrap()
}

/// A tree as text, on one line.
fn print(tree: &Tree, text: &mut String) {
    match &tree.kind {
        Kind::Word { text: word, quoted: true } => write!(text, "{word:?}").unwrap(),
        Kind::Word { text: word, quoted: false } => text.push_str(word),
        Kind::List(items) => {
            text.push('[');
            for item in items {
                print(item, text);
                text.push_str(", ");
            }
            text.push(']');
        }
        Kind::Fields(fields) => {
            text.push('{');
            for field in fields {
                write!(text, "{}: ", field.key).unwrap();
                print(&field.value, text);
                text.push_str(", ");
            }
            text.push('}');
        }
    }
}

/// The orders of so many things, beginning with the first.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for next in 0..count {
        orders = orders
            .iter()
            .flat_map(|order: &Vec<usize>| {
                (0..=order.len())
                    .rev()
                    .map(|at| {
                        let mut longer = order.clone();
                        longer.insert(at, next);
                        longer
                    })
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    orders.truncate(MOST_ORDERS);
    orders
}

/// The list under a key of a case, in another order.
fn reorder(case: &mut Tree, key: &str, order: impl Fn(&mut Vec<Tree>)) {
    let Kind::Fields(fields) = &mut case.kind else { return };
    for field in fields {
        if field.key == key
            && let Kind::List(items) = &mut field.value.kind
        {
            order(items);
        }
    }
}

fn length(case: &Tree, key: &str) -> usize {
    let field = case.fields().unwrap_or_default().iter().find(|field| field.key == key);
    field.and_then(|field| field.value.list()).map_or(0, <[Tree]>::len)
}

/// Report 46: the verdict on a case, in words and as JSON, is the same to the letter in whatever order the position
/// lists its counters, and the other way round its places.
#[test]
fn the_order_of_counters_and_places_does_not_matter() {
    let tables = compiled(&sources());
    let mut orders_tried = 0;
    for written in cases() {
        let tables = &tables[&written.ruleset];
        let case = tree(&written);
        let mut first = None;
        for order in orders(length(&case, "counters")) {
            for turned in [false, true] {
                let mut case = case.clone();
                reorder(&mut case, "counters", |items| *items = order.iter().map(|at| items[*at].clone()).collect());
                if turned {
                    for key in ["hexes", "places"] {
                        reorder(&mut case, key, |items| items.reverse());
                    }
                }
                let mut text = "- ".to_owned();
                print(&case, &mut text);
                let again = cases_of(&written.ruleset, &text);
                let case = again[0].entry.read(tables, reglement_cases::Need::Expectation).unwrap();
                let found = verdict(&judge_of(&case, tables), &case).unwrap();
                let words = found.words(tables, &case.position, &case.asked);
                let data = json::verdict(&found, tables, &case.position, &case.asked);
                let told = (words, serde_json::to_string(&data).unwrap());
                assert_eq!(*first.get_or_insert_with(|| told.clone()), told, "{text}");
                orders_tried += 1;
            }
        }
    }
    assert!(orders_tried > 500, "{orders_tried}");
}

/// The statements of a ruleset in the opposite order. What stands before the first of them stays there.
fn turned(source: &Source) -> Source {
    let mut statements: Vec<String> = vec![String::new()];
    for line in source.text.split_inclusive('\n') {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            statements.push(String::new());
        }
        if let Some(last) = statements.last_mut() {
            last.push_str(line);
        }
    }
    statements[1..].reverse();
    Source::new(source.name.clone(), &statements.concat())
}

/// Report 44: what is declared further down, even below all rules, is known as well.
#[test]
fn the_order_of_statements_does_not_matter() {
    let turned: Vec<Source> = sources().iter().map(turned).collect();
    assert!(turned.iter().all(|source| source.text.rfind("\nruleset ") > source.text.rfind("\nrule ")));
    let tables = compiled(&turned);
    for written in cases() {
        let case = written.read(&tables);
        assert_eq!(check(&case, &tables[&written.ruleset]), Outcome::Passed, "{}", case.id);
    }
}
