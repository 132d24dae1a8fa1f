//! What is in a picture, read from its markup.

use reglement_engine::position::Asked;
use reglement_engine::verdict::VerdictKind;
use reglement_picture_tests::{Element, made_up, read, shipped};
use reglement_pictures::{Judged, Symbol, picture, symbol_of};

const RULES: &str = r#"ruleset made-up
  title "Made up"
place called hex has
  terrain: one of clear, woods, usually clear
border has
  river: yes or no, usually no
counter has
  side: one of red, blue, usually red
  kind: one of infantry, cavalry, cannon, usually infantry
  size: one of company, battalion, usually battalion
  points: number from 0, usually 3
moment entry "a unit enters a hex"
moment rest "a unit comes to rest"
act move "a unit moves"
  unit: counter
  target: counter, usually none
  path: path
  moves unit along path
  at each step entry
  at the end rest
define unit is a counter
rule 1.1 "Stacking <&> limits"
  limit stack at rest: at most 2 units
rule 1.2 "Rivers"
  ban river at entry: river
rule 1.3 "Points"
  limit march at rest: at most (unit's points) as (number of steps)
rule 1.4 "Closing in"
  duty close at rest where target is not none:
    distance from here to target is less than distance from the act's start to target if possible
"#;

fn drawn(case: &str) -> (Element, Judged, String) {
    let shipped = made_up(RULES, case);
    let [judged] = shipped.cases.as_slice() else { panic!("one case") };
    let svg = picture(&judged.case, &shipped.tables, &judged.verdict);
    (read(&svg).unwrap_or_else(|fault| panic!("{fault}")), judged.clone(), svg)
}

const ROW: &str = "hexes: [{id: a, axial: [0, 0]}, {id: b, axial: [1, 0], terrain: woods}, {id: c, axial: [2, 0]}, \
    {id: d, axial: [3, 0]}, {id: e, axial: [4, 0]}]";

fn ids(elements: &[&Element]) -> Vec<String> {
    elements.iter().map(|element| element.attribute("data-id").to_owned()).collect()
}

#[test]
fn the_position() {
    let (svg, _, _) = drawn(&format!(
        "{ROW}\nborders: [{{from: c, to: d, river: yes}}]\ncounters: [{{id: x, at: a}}, {{id: y, side: blue, kind: cavalry, at: d}}]\n\
         act: {{type: move, unit: x, path: [b, c]}}\n"
    ));
    assert_eq!(ids(&svg.of_class("place")), ["a", "b", "c", "d", "e"]);
    assert_eq!(ids(&svg.of_class("counter")), ["x", "y"]);
    let place = |id: &str| svg.of_class("place").into_iter().find(|place| place.attribute("data-id") == id).unwrap();
    assert!(place("b").words().contains("woods"));
    let fill = |place: &Element| place.all()[2].attribute("fill").to_owned();
    assert_ne!(fill(place("a")), fill(place("b")));
    // East of one another, a hex apart, on one line.
    let corners = |place: &Element| place.all()[2].attribute("points").to_owned();
    let first = |place: &Element| -> (f64, f64) {
        let points = corners(place);
        let (x, y) = points.split(' ').next().unwrap().split_once(',').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    let (a, b, c) = (first(place("a")), first(place("b")), first(place("c")));
    assert!(a.0 < b.0 && (c.0 - b.0 - (b.0 - a.0)).abs() < 0.2 && a.1 == b.1 && b.1 == c.1);
    assert_eq!(svg.of_class("border").len(), 1);
    assert!(svg.of_class("border")[0].words().contains("river"));
    assert_eq!(svg.of_class("path").len(), 1);
    assert_eq!(svg.of_class("steps")[0].words(), "1 2");
    assert!(svg.of_class("breach").is_empty() && svg.of_class("possible").is_empty());
    assert!(svg.of_class("verdict")[0].words().starts_with("Legal: no rule is broken."));
}

#[test]
fn broken_rules_stand_where_they_are_broken() {
    let (svg, judged, _) = drawn(&format!(
        "{ROW}\nborders: [{{from: a, to: b, river: yes}}]\ncounters: [{{id: x, at: a}}, {{n: 2, id: y, at: c}}]\n\
         act: {{type: move, unit: x, path: [b, c]}}\n"
    ));
    assert_eq!(judged.verdict.kind, VerdictKind::Illegal);
    let breaches = svg.of_class("breach");
    let breaches: Vec<(&str, &str)> =
        breaches.iter().map(|breach| (breach.attribute("data-rule"), breach.attribute("data-place"))).collect();
    assert_eq!(breaches, [("1.1", "c"), ("1.2", "b")]);
    let words = svg.of_class("verdict")[0].words();
    assert!(words.contains("Illegal: 1.1 Stacking <&> limits and 1.2 Rivers are broken."), "{words}");
}

#[test]
fn another_way_and_the_target() {
    let (svg, _, _) = drawn(&format!(
        "{ROW}\ncounters: [{{id: x, at: a}}, {{id: y, side: blue, at: e}}]\nact: {{type: move, unit: x, target: y, path: []}}\n"
    ));
    assert_eq!(svg.of_class("possible")[0].words(), "possible: b possible");
    assert_eq!(svg.of_class("named")[0].words(), "target");
    assert_eq!(svg.of_class("sight").len(), 1);
    assert_eq!(svg.of_class("breach")[0].attribute("data-rule"), "1.4");
}

/// The cards of the counters: id, left and upper edge.
fn cards(svg: &Element) -> Vec<(String, f64, f64)> {
    let card = |counter: &&Element| {
        let rect = counter.children.iter().find(|child| child.name == "rect").unwrap();
        (counter.attribute("data-id").to_owned(), rect.number("x").unwrap(), rect.number("y").unwrap())
    };
    svg.of_class("counter").iter().map(card).collect()
}

#[test]
fn stacks_are_fanned_out() {
    let (svg, _, _) = drawn("counters: [{n: 9, id: u}]\nmoment: rest\n");
    let cards = cards(&svg);
    assert_eq!(cards.len(), 9);
    for (number, (id, x, y)) in cards.iter().enumerate() {
        for (other, other_x, other_y) in &cards[number + 1..] {
            assert!((x - other_x).abs() >= 42.0 || (y - other_y).abs() >= 12.0, "{id} hides {other}");
        }
    }
    // The top counter lies in front of those under it: it is drawn after them, and lower.
    let at = |wanted: &str| cards.iter().position(|(id, _, _)| id == wanted).unwrap();
    assert!(at("u-1") > at("u-2") && cards[at("u-1")].2 > cards[at("u-2")].2);
}

#[test]
fn counters_off_the_map_and_places_without_coordinates() {
    let (svg, _, _) = drawn(
        "hexes: [{id: a, next: [b]}, {id: b, next: [c]}, {id: c}]\ncounters: [{id: x, at: a}, {id: away, at: none}]\nmoment: rest\n",
    );
    assert!(svg.words().contains("Off the map"));
    assert_eq!(svg.of_class("border").len(), 2);
    let lefts: Vec<f64> = svg.of_class("place").iter().map(|place| place.children[1].number("x").unwrap()).collect();
    assert!(lefts.windows(2).all(|pair| pair[0] < pair[1]), "{lefts:?}");
}

#[test]
fn only_what_matters_of_a_large_map() {
    let (svg, _, _) =
        drawn("grid: {radius: 9}\ncounters: [{id: x, at: [0, 0]}]\nact: {type: move, unit: x, path: [[1, 0]]}\n");
    let places = svg.of_class("place").len();
    assert!((9..40).contains(&places), "{places}");
    assert!(svg.words().contains(&format!("{} more hexes are not drawn.", 271 - places)));
}

/// Of a map full of counters, what lies about the mover and its path.
#[test]
fn of_a_crowded_map_what_lies_near_the_act() {
    let counters: String = (-15..=15)
        .flat_map(|q: i32| (-15..=15).filter(move |r: &i32| (q + r).abs() <= 15).map(move |r| (q, r)))
        .map(|(q, r)| format!("{{at: [{q}, {r}]}}, "))
        .collect();
    let (svg, _, _) = drawn(&format!(
        "grid: {{radius: 15}}\ncounters: [{counters}{{id: mover, at: [12, 2]}}]\nact: {{type: move, unit: mover, path: [[12, 3]]}}\n"
    ));
    assert_eq!(svg.of_class("place").len(), 400);
    assert!(svg.words().contains(&"321 more hexes are not drawn.".to_owned()), "{:?}", svg.words());
    assert_eq!(svg.of_class("path").len(), 1);
    assert!(svg.words().contains(&"mover".to_owned()));
}

#[test]
fn hexes_lie_with_a_corner_or_a_side_on_top() {
    let shipped = made_up(RULES, &format!("{ROW}\ncounters: [{{id: x, at: a}}]\nmoment: rest\n"));
    let [judged] = shipped.cases.as_slice() else { panic!("one case") };
    for (flat_top, on_top) in [(false, 1), (true, 2)] {
        let mut case = judged.case.clone();
        case.position.flat_top = flat_top;
        let svg = read(&picture(&case, &shipped.tables, &judged.verdict)).unwrap_or_else(|fault| panic!("{fault}"));
        let hexes = svg.of_class("place");
        assert_eq!(hexes.len(), 5);
        for hex in hexes {
            let points = hex.all().into_iter().map(|part| part.attribute("points")).find(|points| !points.is_empty());
            let points = points.unwrap_or_default();
            let heights: Vec<f64> =
                points.split(' ').filter_map(|point| point.split_once(',')?.1.parse().ok()).collect();
            let top = heights.iter().copied().fold(f64::MAX, f64::min);
            assert_eq!(heights.len(), 6);
            assert_eq!(heights.iter().filter(|height| **height == top).count(), on_top, "{points}");
        }
    }
}

#[test]
fn symbols_by_their_words() {
    assert_eq!(symbol_of("any", ["red", "infantry"]), Some(Symbol::Infantry));
    assert_eq!(symbol_of("any", ["heavy-cavalry"]), Some(Symbol::Cavalry));
    assert_eq!(symbol_of("any", ["army-hq"]), Some(Symbol::Headquarters));
    assert_eq!(symbol_of("any", ["anti-tank"]), Some(Symbol::AntiTank));
    assert_eq!(symbol_of("any", ["supporting"]), None);
    assert_eq!(symbol_of("the-cossacks-are-coming", ["supporting"]), Some(Symbol::Artillery));
}

/// Every case of every shipped ruleset: well formed, everything on the paper, all counters and the verdict there.
#[test]
fn every_shipped_case() {
    let mut count = 0;
    for shipped in shipped() {
        for judged in &shipped.cases {
            let told = format!("{} {}", shipped.name, judged.case.id);
            let text = picture(&judged.case, &shipped.tables, &judged.verdict);
            assert_eq!(text, picture(&judged.case, &shipped.tables, &judged.verdict), "{told}");
            let svg = read(&text).unwrap_or_else(|fault| panic!("{told}: {fault}"));
            let position = &judged.case.position;
            let summary = judged.verdict.summary(&shipped.tables, position, &judged.case.asked);
            let words = svg.of_class("verdict")[0].words();
            let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains(&squeezed(&summary)), "{told}: {summary}");
            let drawn = ids(&svg.of_class("counter"));
            for counter in &position.counters {
                assert!(drawn.contains(&counter.id) || position.counters.len() > 24, "{told}: {}", counter.id);
            }
            let (width, height) = (svg.number("width").unwrap(), svg.number("height").unwrap());
            let map = svg.of_class("map")[0].attribute("transform").to_owned();
            let (left, top) = map.trim_start_matches("translate(").trim_end_matches(')').split_once(' ').unwrap();
            let (left, top): (f64, f64) = (left.parse().unwrap(), top.parse().unwrap());
            for (id, x, y) in cards(&svg) {
                assert!(left + x >= 0.0 && left + x + 42.0 <= width, "{told}: {id} beside the paper");
                assert!(top + y >= 0.0 && top + y + 43.0 <= height, "{told}: {id} above or below the paper");
            }
            if let Asked::Act(act) = &judged.case.asked {
                let numbers = svg.of_class("steps").iter().map(|steps| steps.children.len() / 2).sum::<usize>();
                assert!(numbers >= act.steps.len(), "{told}: a step is missing");
            }
            count += 1;
        }
    }
    assert!(count > 500, "{count}");
}
