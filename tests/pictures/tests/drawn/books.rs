//! What is in a rulebook, read from its markup.

use std::collections::BTreeSet;

use reglement_picture_tests::{Element, made_up, read, shipped};
use reglement_pictures::book;

#[test]
fn every_shipped_ruleset() {
    for shipped in shipped() {
        let text = book(&shipped.tables, &shipped.cases);
        let html = read(&text).unwrap_or_else(|fault| panic!("{}: {fault}", shipped.name));
        let all = html.all();
        let ids: Vec<&str> = all.iter().map(|element| element.attribute("id")).filter(|id| !id.is_empty()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{}: an id stands twice", shipped.name);
        for link in all.iter().filter(|element| element.name == "a") {
            let target = link.attribute("href").strip_prefix('#').unwrap();
            assert!(once.contains(target), "{}: `{target}` leads nowhere", shipped.name);
        }
        let words = html.words();
        for row in shipped.tables.clauses.iter() {
            assert!(words.contains(row.words.as_ref()), "{}: {}", shipped.name, row.words);
        }
        assert_eq!(html.of_class("rule").len(), shipped.tables.rules.len());
        assert_eq!(all.iter().filter(|element| element.name == "table").count(), shipped.tables.charts.len());
        assert_eq!(html.of_class("case").len(), shipped.cases.len(), "{}", shipped.name);
        assert!(all.iter().all(|element| element.name != "script"), "{}", shipped.name);
        // Each picture has words for those who do not see it.
        for svg in html.of_class("position") {
            assert!(svg.children.iter().any(|child| child.name == "title" && !child.text.is_empty()));
            assert!(svg.children.iter().any(|child| child.name == "desc" && !child.text.is_empty()));
        }
    }
}

const RULES: &str = r#"ruleset made-up
  title "Made up"
counter has
  kind: one of infantry, cavalry, usually infantry
moment rest "a unit comes to rest"
act finish-move "a unit finishes its move"
  unit: counter
  at the end rest
define unit is a counter
reference 9.9 "bridges"
ruling A1 "Does cavalry count?"
  one of yes, no, used yes
  because "it says so"
rule 1.1 "Stacking"
  chart room "of a hex" rows kind
    infantry | 2
    cavalry  | -
  limit stack at rest: at most 2 units
  see 9.9
rule 2.1 "Cavalry"
  except horses to 1.1 stack where unit's kind is cavalry and ruling A1 is yes: lifted
"#;

const CASES: &str = r#"- id: three
  counters: [{n: 3}]
  act: {type: finish-move, unit: counter-1}
- id: horses
  counters: [{n: 3, id: h, kind: cavalry}]
  act: {type: finish-move, unit: h-1}
"#;

fn section<'e>(html: &'e Element, id: &str) -> &'e Element {
    html.all().into_iter().find(|element| element.attribute("id") == id).unwrap()
}

fn links(element: &Element) -> Vec<&str> {
    element.all().into_iter().filter(|element| element.name == "a").map(|link| link.attribute("href")).collect()
}

#[test]
fn exceptions_are_linked_both_ways() {
    let shipped = made_up(RULES, CASES);
    let html = read(&book(&shipped.tables, &shipped.cases)).unwrap();
    let stacking = section(&html, "rule-1.1");
    let cavalry = section(&html, "rule-2.1");
    assert!(links(stacking).contains(&"#exception-0-horses") && links(stacking).contains(&"#rule-2.1"));
    assert!(links(cavalry).contains(&"#rule-1.1"));
    assert!(cavalry.words().contains("To stack:"), "{}", cavalry.words());
    assert!(links(stacking).contains(&"#outside-9.9"));
    assert!(html.words().contains("A1: Does cavalry count? yes, and not no, because it says so."));
}

#[test]
fn charts_and_cases_stand_with_their_rule() {
    let shipped = made_up(RULES, CASES);
    let html = read(&book(&shipped.tables, &shipped.cases)).unwrap();
    let stacking = section(&html, "rule-1.1");
    let table = section(stacking, "chart-room");
    assert_eq!(table.words(), "room infantry 2 cavalry –");
    // The rule is broken in one case, and an exception to it stands in the other.
    assert!(section(stacking, "case-three").words().contains("Illegal: 1.1 Stacking is broken."));
    assert!(section(section(&html, "rule-2.1"), "case-horses").words().contains("Legal: no rule is broken."));
    assert!(links(stacking).contains(&"#case-horses"));
}
