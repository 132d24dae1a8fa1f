//! What is told of the moves that are open, one sort of rule at a time.

use reglement_engine::judge::JudgeError;
use reglement_engine::position::{Asked, BorderData, Unknown};
use reglement_engine::table::*;
use reglement_engine::verdict::{Outcome, VerdictKind};

use crate::rules::budget;
use crate::world::*;
use crate::*;

#[test]
fn landings() {
    let mut game = Game::new();
    forbid(&mut game, REST, attr(here(), WALL));
    let map = Map::of(&["a", "b", "c"]).set_place("b", WALL, Value::Flag(true)).unit("x", "a");
    let Asked::Act(act) = map.landing("x", "b") else { unreachable!("a landing is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    let ends: Vec<u32> = moves.ends.iter().map(|end| end.place).collect();
    assert_eq!((ends, moves.complete), (vec![0, 2], true));
}

#[test]
fn nothing_bounds_the_path_but_the_map() {
    let mut game = Game::new();
    forbid(&mut game, ENTRY, attr(here(), WALL));
    let mut map = Map::grid(40).unit("x", "0,0");
    for wall in ["1,0", "1,-1", "0,-1", "-1,0", "-1,1"] {
        map = map.set_place(wall, WALL, Value::Flag(true));
    }
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.complete), (4921 - 5, true));
}

#[test]
fn a_border_to_no_place_leads_nowhere() {
    let mut game = Game::new();
    forbid(&mut game, REST, attr(here(), WALL));
    let mut map = Map::of(&["a", "b"]).link("a", "b").unit("x", "a");
    let record = map.position.borders[0].record.clone();
    map.position.borders.push(BorderData { from: 0, to: 2, one_way: true, record });
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    let ends: Vec<u32> = moves.ends.iter().map(|end| end.place).collect();
    assert_eq!((ends, moves.open.len(), moves.unjudged.len(), moves.complete), (vec![0, 1], 0, 0, true));
}

/// No hex is entered twice: no two paths are alike.
fn no_hex_twice() -> Expression {
    is(steps().different(to(step())), prop(act(), Property::StepCount))
}

#[test]
fn what_cannot_bind_the_mover_tells_no_paths_apart() {
    let mut game = Game::new();
    forbid(&mut game, ENTRY, attr(here(), WALL));
    let of_others = require(&mut game, REST, no_hex_twice());
    game.row(of_others).condition = Some(code(kind_is(parameter(UNIT), "cavalry")));
    let map = Map::grid(9).set_place("9,0", WALL, Value::Flag(true)).unit("x", "0,0");
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.complete), (271 - 1, true));
}

#[test]
fn a_path_that_one_of_two_reasons_bars_for_good_is_given_up() {
    let mut game = Game::new();
    let far = compare(prop(act(), Property::StepCount), Comparison::MoreThan, num(3));
    forbid(&mut game, REST, or(far, not(no_hex_twice())));
    let map = Map::grid(5).unit("x", "0,0");
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.complete), (37, true));
}

#[test]
fn a_price_that_no_exception_changes_is_too_much_for_good() {
    let mut game = Game::new();
    require(&mut game, REST, no_hex_twice());
    let (value, budget) = (EffectCode::Value(code(spent())), Some(code(num(3))));
    let price = game.clause(ClauseKind::Price, &[REST], Body::Effect { value, tags: owned([]), budget });
    let free = ExceptionEffect::Value(code(num(0)));
    game.exception(Target::Clause(price), Some(kind_is(parameter(UNIT), "cavalry")), free);
    let ends = |map: &Map| {
        let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
        let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
        (moves.ends.len(), moves.complete)
    };
    assert_eq!(ends(&Map::grid(5).unit("x", "0,0")), (37, true));
    let places: Vec<String> = (0..9).map(|number| number.to_string()).collect();
    let places: Vec<&str> = places.iter().map(String::as_str).collect();
    let road = places.windows(2).fold(Map::of(&places), |map, ends| map.link(ends[0], ends[1]));
    assert_eq!(ends(&road.unit("x", "0").kind("cavalry")), (9, true));
}

/// Two ways to a place and on from there: the first through the woods, beside an enemy, the second through the open.
fn two_ways() -> Map {
    let map = Map::of(&["start", "woods", "open", "ford", "end", "den"]).set_place("woods", TERRAIN, named("woods"));
    let ways = [("start", "woods"), ("start", "open"), ("woods", "ford"), ("open", "ford"), ("ford", "end")];
    let map = ways.iter().fold(map, |map, (from, to)| map.border(from, to, false, true));
    let map = map.border("den", "woods", false, true).unit("foe", "den").with(SIDE, named("blue"));
    map.unit("friend", "end").unit("x", "start")
}

/// Where one may end if the woods bar every path through them.
fn ends_past_the_woods(game: &Game) -> Vec<String> {
    let map = two_ways();
    let Asked::Act(act) = asked(&map, &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    moves.ends.iter().map(|end| map.position.places[end.place as usize].id.clone()).collect()
}

#[test]
fn where_the_mover_has_been_tells_paths_apart() {
    let unit = || parameter(UNIT);
    let beside = |foe: Expression| foes(FOE).filtered(foe).exist();
    let near = |steps: Expression| compare(steps, Comparison::AtMost, num(1));
    type Sight = Box<dyn Fn(&mut Game) -> Expression>;
    let sights: Vec<(&str, Sight)> = vec![
        ("where it is", Box::new(move |_| woods(prop(unit(), Property::Place)))),
        ("next to", Box::new(move |_| beside(next_to(unit(), slot(FOE))))),
        ("next to, the other way round", Box::new(move |_| beside(next_to(slot(FOE), unit())))),
        ("distance", Box::new(move |_| beside(near(distance(slot(FOE), unit()))))),
        ("reach", Box::new(move |_| beside(way(true, slot(FOE), unit(), 9, None, Some(not(woods(slot(9)))))))),
        (
            "a definition",
            Box::new(move |game| {
                let hidden = game.define("hidden", Some(Subject::Counter), woods(here()));
                defined(hidden, Some(unit()))
            }),
        ),
    ];
    for (name, sight) in sights {
        let mut game = Game::new();
        let sight = sight(&mut game);
        // Judged at each step, and not before the end is known.
        require(&mut game, ENTRY, or(not(sight), attr(prop(act(), Property::End), WALL)));
        assert_eq!(ends_past_the_woods(&game), ["start", "open", "ford", "end"], "{name}");
    }
}

#[test]
fn what_a_rule_hangs_on_tells_paths_apart() {
    let mut game = Game::new();
    let soaked = game.define("soaked", None, steps().filtered(woods(to(step()))).exist());
    let ban = forbid(&mut game, REST, yes());
    game.row(ban).condition = Some(code(defined(soaked, None)));
    assert_eq!(ends_past_the_woods(&game), ["start", "open", "ford", "end"]);
}

#[test]
fn what_bars_every_way_is_told() {
    let mut game = Game::new();
    let gap = |place| distance(place, parameter(PICKED));
    let closer = compare(gap(here()), Comparison::LessThan, gap(prop(act(), Property::Start)));
    let duty = game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(closer)));
    let wall = forbid(&mut game, ENTRY, attr(here(), WALL));
    let mut map = Map::grid(3).unit("foe", "3,0").with(SIDE, named("blue")).unit("friend", "3,0").unit("x", "0,0");
    for blocked in ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"] {
        map = map.set_place(blocked, WALL, Value::Flag(true));
    }
    let finding = game.finding(&map, &asked(&map, &[]), duty);
    assert_eq!((finding.outcome, finding.barred.clone(), finding.witness), (Outcome::Holds, vec![wall], None));
    let words = game.verdict(&map, &asked(&map, &[])).words(&game.tables, &map.position, &asked(&map, &[]));
    assert!(words.contains("It was not possible: every other way is barred by rule 7.1 stack"), "{words}");
}

#[test]
fn what_an_act_leaves_open_binds_no_alternative() {
    let closing = |game: &mut Game| {
        let gap = |place| distance(place, parameter(PICKED));
        let closer = compare(gap(here()), Comparison::LessThan, gap(prop(act(), Property::Start)));
        let duty = game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(closer)));
        // Whoever ends next to a foe has to march.
        let near = Things { next_to: Some(here()), ..foes(FOE) }.exist();
        require(game, REST, or(not(near), is(parameter(MANNER), sym("march"))));
        budget(game, 1, 6);
        duty
    };
    let map = Map::grid(2).unit("foe", "2,0").with(SIDE, named("blue")).unit("friend", "2,0").unit("x", "0,0");
    let by_road = |path: &[&str]| {
        let Asked::Act(mut act) = asked(&map, path) else { unreachable!("a move is an act") };
        act.parameters[MANNER.index()] = named("road");
        act
    };
    let mut game = Game::new();
    let duty = closing(&mut game);
    let open = ActEffect::LeavesOpen { what: MANNER };
    let still = Asked::Act(by_road(&[]));
    assert_eq!(game.outcome(&map, &still, duty), Outcome::Holds);
    let ends = |game: &Game| game.judge().lawful_ends(&map.position, &by_road(&[])).expect("moves").ends.len();
    // Where it comes closer, a foe is near: by road it may only stay as far away as it was.
    assert_eq!(ends(&game), 6);
    game.tables.acts.to_mut()[MOVE.index()].effects.to_mut().push(open);
    let finding = game.finding(&map, &still, duty);
    assert_eq!((finding.outcome, finding.witness), (Outcome::Broken, Some(vec![map.place("1,0")])));
    assert_eq!(ends(&game), 0);
    // Without a duty all that counts is what is chosen.
    game.tables.clauses.to_mut().remove(duty.index());
    assert_eq!(ends(&game), 6);
}

/// Nobody may enter a hex next to an enemy of more than two steps.
fn keeps_off_the_strong(game: &mut Game) {
    let strong = compare(plus(attr(slot(FOE), STEPS), num(1)), Comparison::MoreThan, num(3));
    let near = Things { next_to: Some(here()), ..foes(FOE) }.filtered(strong);
    forbid(game, ENTRY, near.exist());
}

/// A map on which the steps of the only enemy are hidden.
fn with_a_hidden_foe(start: &str) -> (Map, Unknown) {
    let map = Map::grid(3).unit("foe", "3,0").with(SIDE, named("blue")).with(STEPS, Value::Nothing);
    let mut map = map.unit("friend", "3,0").unit("x", start);
    let unknown = Unknown { thing: map.thing("foe"), attribute: AttributeId(STEPS) };
    map.position.hidden.push(unknown);
    (map, unknown)
}

#[test]
fn ends_that_rest_on_something_hidden_are_told_as_open() {
    let mut game = Game::new();
    keeps_off_the_strong(&mut game);
    budget(&mut game, 3, 6);
    let (map, unknown) = with_a_hidden_foe("0,0");
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    let open: Vec<u32> = moves.open.iter().map(|end| end.place).collect();
    let mut expected = ["2,0", "2,1", "3,-1", "3,0"].map(|id| map.place(id)).to_vec();
    expected.sort();
    assert_eq!((open, moves.complete), (expected, true));
    assert_eq!((moves.ends.len(), moves.unjudged.len()), (37 - 4, 0));
    for end in &moves.open {
        assert_eq!(end.needs, [unknown]);
        let path: Vec<&str> = end.path.iter().map(|place| &*map.position.places[*place as usize].id).collect();
        let verdict = game.judge().judge(&map.position, &map.moving("x", &path)).expect("a verdict");
        assert_eq!(verdict.kind, VerdictKind::Open, "{path:?}");
    }
}

#[test]
fn ends_that_cannot_be_judged_are_told_with_the_reason() {
    let mut game = Game::new();
    let points = choose(woods(here()), node(Node::NoFigure), num(1));
    let (value, budget) = (EffectCode::Value(code(points)), Some(code(num(1))));
    game.clause(ClauseKind::Price, &[ENTRY], Body::Effect { value, tags: owned([]), budget });
    forbid(&mut game, REST, attr(here(), WALL));
    let map = Map::grid(2).unit("x", "0,0").set_place("1,0", TERRAIN, named("woods"));
    // What is barred whatever the figure is, is known to be.
    let map = map.set_place("0,1", TERRAIN, named("woods")).set_place("0,1", WALL, Value::Flag(true));
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.open.len(), moves.complete), (5, 0, true));
    let [end] = &moves.unjudged[..] else { panic!("{:?}", moves.unjudged) };
    assert_eq!((end.place, &end.path), (map.place("1,0"), &vec![map.place("1,0")]));
    assert!(matches!(end.why, JudgeError::NoFigure { .. }), "{:?}", end.why);
}

/// A duty to come closer to the place of the friend, if possible; six hexes around, of which one is closer.
fn comes_closer(game: &mut Game) -> ClauseId {
    let gap = |place| distance(place, parameter(PICKED));
    let closer = compare(gap(here()), Comparison::LessThan, gap(prop(act(), Property::Start)));
    let duty = game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(closer)));
    budget(game, 1, 6);
    duty
}

#[test]
fn a_duty_is_open_where_every_way_to_meet_it_is_open_or_barred() {
    let mut game = Game::new();
    let duty = comes_closer(&mut game);
    keeps_off_the_strong(&mut game);
    // From 1,0 only 2,0 is closer.
    let (near, unknown) = with_a_hidden_foe("1,0");
    let verdict = game.judge().judge(&near.position, &asked(&near, &[])).expect("a verdict");
    let finding = verdict.findings.iter().find(|finding| finding.clause == duty).expect("the duty is judged");
    assert_eq!((finding.outcome, &finding.needs, &finding.witness), (Outcome::Open, &vec![unknown], &None));
    assert!(game.judge().is_lawful(&near.position, &asked(&near, &[])).is_err());
    let Asked::Act(act) = asked(&near, &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&near.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.open.len()), (0, 7));
    // From 0,0 there is a way that is sure.
    let (map, _) = with_a_hidden_foe("0,0");
    let finding = game.finding(&map, &asked(&map, &[]), duty);
    assert_eq!((finding.outcome, finding.witness), (Outcome::Broken, Some(vec![map.place("1,0")])));
}

#[test]
fn a_duty_cannot_be_judged_where_a_way_to_meet_it_cannot() {
    let mut game = Game::new();
    comes_closer(&mut game);
    let figure = choose(attr(here(), WALL), node(Node::NoFigure), num(1));
    forbid(&mut game, ENTRY, compare(plus(figure, num(1)), Comparison::MoreThan, num(5)));
    let map = Map::grid(3).unit("foe", "3,0").with(SIDE, named("blue")).unit("friend", "3,0").unit("x", "0,0");
    let map = map.set_place("1,0", WALL, Value::Flag(true));
    let fault = game.fault(&map, &asked(&map, &[]));
    assert!(matches!(fault, JudgeError::NoFigure { .. }), "{fault:?}");
    let Asked::Act(act) = asked(&map, &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.unjudged.len()), (0, 7));
}

#[test]
fn where_one_may_end_everywhere_all_is_told_however_many_paths_there_are() {
    let mut game = Game::new();
    // Each step gives a point back, so that no two paths of different length are alike, and none is the longest.
    let (value, budget) = (EffectCode::Value(code(num(-1))), Some(code(num(3))));
    game.clause(ClauseKind::Price, &[ENTRY], Body::Effect { value, tags: owned([]), budget });
    let map = Map::grid(2).unit("x", "0,0");
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.complete), (19, true));
}

#[test]
fn a_negative_price_gives_back_what_may_be_spent_later_only() {
    let mut game = Game::new();
    let price = choose(woods(here()), num(2), num(-1));
    let (value, budget) = (EffectCode::Value(code(price)), Some(code(num(1))));
    game.clause(ClauseKind::Price, &[ENTRY], Body::Effect { value, tags: owned([]), budget });
    let map = Map::of(&["a", "b", "c"]).link("a", "b").link("b", "c").set_place("b", TERRAIN, named("woods"));
    let map = map.unit("x", "a");
    let lawful = |path: &[&str]| game.judge().is_lawful(&map.position, &map.moving("x", path)).expect("an answer");
    // Two points are too many at first, whatever the clear hex beyond would give back.
    assert!(!lawful(&["b"]) && !lawful(&["b", "c"]));
}

/// A way from the open into a village and on into the woods, where nobody turns back.
fn through_the_village() -> Map {
    let map = Map::of(&["open", "village", "wood"]).border("open", "village", false, true);
    let mut map = map.border("village", "wood", false, true).set_place("wood", TERRAIN, named("woods"));
    map.position.borders[1].record[1] = whole(-1);
    map.position.game[0] = whole(-1);
    let map = map.units(&["1", "2"], "village").unit("3", "wood").with(STEPS, whole(-1));
    map.unit("x", "open")
}

/// The ends within a bound that is kept in the open and in the wood, and not in the village between them.
fn ends_beyond_the_village(game: &mut Game, measure: Expression, bound: i64) -> Vec<String> {
    ends_within_a_limit(game, Measure::Value(code(measure)), bound)
}

fn ends_within_a_limit(game: &mut Game, measure: Measure, bound: i64) -> Vec<String> {
    let at_most = line(LineComparison::AtMost, num(bound), measure);
    game.clause(ClauseKind::Limit, &[REST], Body::Lines(owned([at_most])));
    let map = through_the_village();
    let lawful = |path: &[&str]| game.judge().is_lawful(&map.position, &map.moving("x", path)).expect("an answer");
    assert_eq!([lawful(&[]), lawful(&["village"]), lawful(&["village", "wood"])], [true, false, true]);
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    moves.ends.iter().map(|end| map.position.places[end.place as usize].id.clone()).collect()
}

#[test]
fn a_sum_of_what_may_be_below_zero_may_fall() {
    let wooded = |then, otherwise| choose(woods(to(step())), then, otherwise);
    let in_place = |place| Things { in_place: Some(place), ..counters(FOE) };
    type Price = Box<dyn Fn(&mut Game) -> Expression>;
    let prices: Vec<(&str, Price)> = vec![
        ("a number", Box::new(move |_| wooded(num(-1), num(1)))),
        ("an attribute of borders", Box::new(|_| attr(step(), 1))),
        ("an attribute of the game", Box::new(move |_| wooded(node(Node::GameAttribute(AttributeId(0))), num(1)))),
        (
            "a chart",
            Box::new(|game| {
                let cells = [1, 1, 1, -1, -1, -1].map(whole);
                game.tables.charts.to_mut()[0].cells = owned(cells);
                chart(attr(to(step()), TERRAIN), sym("guns"))
            }),
        ),
        ("plus", Box::new(move |_| plus(wooded(num(-2), num(0)), num(1)))),
        ("plus, the other way round", Box::new(move |_| plus(num(1), wooded(num(-2), num(0))))),
        ("minus", Box::new(move |_| reckon(wooded(num(0), num(2)), Arithmetic::Minus, num(1)))),
        ("times", Box::new(move |_| reckon(num(1), Arithmetic::Times, wooded(num(-1), num(1))))),
        ("the higher", Box::new(move |_| higher(num(-5), wooded(num(-1), num(1))))),
        ("the lower", Box::new(move |_| lower(wooded(num(-1), num(1)), num(7)))),
        ("rounded", Box::new(move |_| round(wooded(frac(-1, 2), num(1)), Rounding::Down))),
        ("a sum", Box::new(move |_| in_place(to(step())).aggregate(Aggregate::Sum, attr(slot(FOE), STEPS)))),
        (
            "a definition",
            Box::new(|game| {
                let toll = game.define("toll", Some(Subject::Place), choose(woods(slot(0)), num(-1), num(1)));
                defined(toll, Some(to(step())))
            }),
        ),
        (
            "an exception to a definition",
            Box::new(|game| {
                let toll = game.define("toll", Some(Subject::Place), num(1));
                let value = ExceptionEffect::Value(code(num(-1)));
                game.exception(Target::Definition(toll), Some(woods(slot(0))), value);
                defined(toll, Some(to(step())))
            }),
        ),
    ];
    for (name, price) in prices {
        let mut game = Game::new();
        let price = price(&mut game);
        let bound = if name == "a sum" { 5 } else { 0 };
        let spent = steps().aggregate(Aggregate::Sum, price);
        assert_eq!(ends_beyond_the_village(&mut game, spent, bound), ["open", "wood"], "{name}");
    }
}

#[test]
fn what_is_not_summed_over_the_steps_may_fall() {
    let there = || counters(FOE).filtered(not(kind_is(slot(FOE), "marker")));
    let last = || is(prop(step(), Property::StepNumber), prop(act(), Property::StepCount));
    let into_woods = || steps().filtered(woods(to(step())));
    let twice = |number| reckon(num(2), Arithmetic::Times, number);
    let less = |left, right| reckon(left, Arithmetic::Minus, right);
    let length = || prop(act(), Property::StepCount);
    let measures = [
        ("who is there", there().count(), 2),
        ("what they weigh", there().aggregate(Aggregate::Sum, attr(slot(FOE), STEPS)), 2),
        (
            "the last step",
            steps().filtered(last()).aggregate(Aggregate::Sum, choose(woods(to(step())), num(0), num(2))),
            1,
        ),
        ("less what grows faster", less(length(), twice(into_woods().count())), 0),
        ("less what grows faster, of counts", less(steps().count(), twice(into_woods().count())), 0),
        ("from what is fixed", plus(num(1), less(length(), twice(into_woods().count()))), 1),
        ("to what is fixed", plus(less(length(), twice(into_woods().count())), num(1)), 1),
        ("with what does not grow", plus(length(), choose(woods(here()), num(-2), num(0))), 0),
        ("with what does not grow before it", plus(choose(woods(here()), num(-2), num(0)), length()), 0),
    ];
    for (name, measure, bound) in measures {
        assert_eq!(ends_beyond_the_village(&mut Game::new(), measure, bound), ["open", "wood"], "{name}");
    }
    for measure in [
        Measure::Count { set: code(there().set()) },
        Measure::Sum { set: code(there().set()), of: code(attr(slot(FOE), STEPS)) },
    ] {
        assert_eq!(ends_within_a_limit(&mut Game::new(), measure, 2), ["open", "wood"]);
    }
    let mut game = Game::new();
    let spent = game.define("spent", None, spent());
    let nothing = ExceptionEffect::Value(code(num(0)));
    game.exception(Target::Definition(spent), Some(woods(here())), nothing);
    assert_eq!(ends_beyond_the_village(&mut game, defined(spent, None), 0), ["open", "wood"], "by an exception");
}

#[test]
fn a_duty_that_only_a_long_way_meets_binds_the_short_ones() {
    let mut game = Game::new();
    let long = compare(prop(act(), Property::StepCount), Comparison::AtLeast, num(3));
    game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(long)));
    budget(&mut game, 3, 8);
    let map = Map::of(&["a", "b"]).link("a", "b").unit("x", "a");
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let ends = || {
        let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
        moves.ends.into_iter().map(|end| (end.place, end.path)).collect::<Vec<_>>()
    };
    // Every place has a path to it that would be lawful, were it not for the duty.
    assert_eq!(ends(), [(1, vec![1, 0, 1])]);
    let is_lawful = |path: &[&str]| game.judge().is_lawful(&map.position, &map.moving("x", path)).expect("an answer");
    assert_eq!([&[][..], &["b"], &["b", "a"], &["b", "a", "b"]].map(is_lawful), [false, false, false, true]);
}

#[test]
fn where_no_step_is_judged_none_lies_before_it() {
    let so_far = || {
        let number = |step| prop(step, Property::StepNumber);
        let before = compare(number(step()), Comparison::AtMost, number(present()));
        steps().filtered(and(before, woods(to(step()))))
    };
    let clear = |number: Expression| compare(number, Comparison::AtMost, num(0));
    let every = steps().every(or(
        not(compare(prop(step(), Property::StepNumber), Comparison::AtMost, prop(present(), Property::StepNumber))),
        not(woods(to(step()))),
    ));
    for kept in
        [clear(so_far().count()), clear(so_far().aggregate(Aggregate::Sum, num(1))), not(so_far().exist()), every]
    {
        for moment in [LEAVING, REST] {
            let mut game = Game::new();
            require(&mut game, moment, and(kept.clone(), steps().every(not(attr(to(step()), WALL)))));
            let map = Map::of(&["a", "wood", "c"]).link("a", "wood").link("wood", "c");
            let map = map.set_place("wood", TERRAIN, named("woods")).unit("x", "a");
            let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
            let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
            assert_eq!(moves.ends.len(), 3);
        }
    }
}
