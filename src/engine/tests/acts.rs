//! Acts: what they do to the position, and where and when they are judged.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::*;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// Where and at which moments a clause was judged.
fn judged_at(verdict: &Verdict, map: &Map) -> Vec<(String, u16)> {
    let at = |finding: &Finding| {
        let place = finding.place.map_or("", |place| &map.position.places[place as usize].id);
        (place.to_string(), finding.moment.expect("a moment").0)
    };
    verdict.findings.iter().map(at).collect()
}

fn always(game: &mut Game, moments: &[MomentId]) -> ClauseId {
    game.clause(ClauseKind::Requirement, moments, Body::Requires(code(yes())))
}

#[test]
fn a_path_is_judged_step_by_step() {
    let mut game = Game::new();
    always(&mut game, &[REST, ENTRY, PASSING, LEAVING]);
    let map = Map::of(&["a", "b", "c"]).unit("x", "a");
    let verdict = game.verdict(&map, &map.moving("x", &["b", "c"]));
    // Passing says the same as entering, so it is said once.
    let at = |place: &str, moment: MomentId| (place.to_string(), moment.0);
    assert_eq!(judged_at(&verdict, &map), [at("a", LEAVING), at("b", ENTRY), at("c", ENTRY), at("c", REST)]);
    // A clause of the whole map is judged at each step, and once at the end.
    game.row(ClauseId(0)).scope = Scope::Play;
    game.row(ClauseId(0)).moments = Moments::of(&[REST]);
    assert_eq!(judged_at(&game.verdict(&map, &map.moving("x", &["b", "c"])), &map), [at("", REST)]);
}

#[test]
fn a_list_of_places_is_each_of_them() {
    let mut game = Game::new();
    let limit = |game: &mut Game, set: Things| {
        let id = game.clause(ClauseKind::Limit, &[ASSAULT], Body::Lines(owned([at_most(num(1), set.set())])));
        game.row(id).scope = Scope::Play;
        id
    };
    let there = limit(&mut game, Things { in_place: Some(parameter(CHOSEN)), ..counters(0) });
    let beside = limit(&mut game, Things { next_to: Some(parameter(CHOSEN)), ..counters(0) });
    let map = Map::of(&["a", "b", "c"]).link("b", "c").units(&["1", "2"], "a").unit("3", "b").units(&["4", "5"], "c");
    let mut fight = map.act_data(FIGHT);
    fight.parameters[CHOSEN.index()] = Value::List(0);
    fight.lists = vec![vec![map.hex("a"), map.hex("b")]];
    let have = |clause| measured(&game.finding(&map, &Asked::Act(fight.clone()), clause)).0;
    assert_eq!([there, beside].map(have), [3, 2].map(whole));
}

#[test]
fn on_the_way_is_all_but_the_last() {
    let mut game = Game::new();
    let limit = game.clause(ClauseKind::Limit, &[PASSING], Body::Lines(owned([at_most(num(1), counters(0).set())])));
    let map = Map::of(&["a", "b", "c"]).unit("x", "a").unit("y", "b");
    assert_eq!(game.outcome(&map, &map.moving("x", &["b", "c"]), limit), Outcome::Broken);
    // The last step is no passing: there is nothing to judge.
    assert!(game.verdict(&map, &map.moving("x", &["b"])).findings.is_empty());
}

#[test]
fn the_mover_stands_where_it_has_come_to() {
    let mut game = Game::new();
    let limit =
        game.clause(ClauseKind::Limit, &[ENTRY, REST], Body::Lines(owned([at_most(num(2), counters(0).set())])));
    let map = Map::of(&["a", "b", "c"]).unit("x", "a").unit("y", "b").units(&["z", "w"], "c");
    let verdict = game.verdict(&map, &map.moving("x", &["b", "c"]));
    let have: Vec<_> = verdict.findings.iter().map(|one| (one.place, measured(one).0, one.outcome)).collect();
    assert_eq!(have[0], (Some(1), whole(2), Outcome::Holds));
    assert_eq!(have[1], (Some(2), whole(3), Outcome::Broken));
    // It has left the place it came from, and the position is as it was.
    assert_eq!(map.position.counters[0].at, [0]);
    let back = game.verdict(&map, &map.moving("x", &["b", "a"]));
    assert_eq!(measured(&back.findings[0]).0, whole(1));
    assert_eq!(limit, back.findings[0].clause);
}

#[test]
fn a_counter_already_there_counts_once() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    assert_eq!(measured(&game.finding(&map, &map.arriving("3"), limit)).0, whole(3));
    assert_eq!(measured(&game.finding(&map, &map.landing("3", "a"), limit)).0, whole(3));
}

#[test]
fn the_mover_comes_to_lie_at_the_bottom() {
    let mut game = Game::new();
    let depth = game.define("depth", Some(Subject::Counter), prop(slot(0), Property::Depth));
    let map = Map::of(&["a", "b"]).unit("x", "a").units(&["y", "z"], "b");
    let after = |id: &str, asked: &Asked| {
        game.judge().define_after(&map.position, asked, None, depth, Some(map.thing(id))).expect("a depth")
    };
    assert_eq!(after("x", &map.landing("x", "b")), whole(3));
    // One that stays where it is keeps its place in the stack.
    assert_eq!(after("y", &map.landing("y", "b")), whole(1));
    let round_trip = map.moving("y", &["a", "b"]);
    assert_eq!(after("y", &round_trip), whole(1));
    // One that sets out from elsewhere moves in, also where it lay.
    let Asked::Act(mut back) = map.moving("y", &["b"]) else { unreachable!() };
    back.start = Some(0);
    assert_eq!(after("y", &Asked::Act(back)), whole(2));
}

#[test]
fn where_the_act_ends() {
    let mut game = Game::new();
    always(&mut game, &[REST, ASSAULT]);
    let map = Map::of(&["a", "b", "c"]).unit("x", "a").unit("line", "b c").unit("off", "");
    let at = |asked: &Asked| {
        let verdict = game.verdict(&map, asked);
        judged_at(&verdict, &map).into_iter().map(|(place, _)| place).collect::<Vec<_>>()
    };
    assert_eq!(at(&map.arriving("x")), ["a"]);
    assert_eq!(at(&map.arriving("line")), ["b", "c"]);
    assert_eq!(at(&map.landing("x", "c")), ["c"]);
    // It says itself where it happens.
    let mut build = map.by(BUILD, "x");
    build.parameters[SITE.index()] = map.hex("b");
    assert_eq!(at(&Asked::Act(build.clone())), ["b"]);
    build.parameters[SITE.index()] = Value::Nothing;
    assert_eq!(at(&Asked::Act(build)), ["a"]);
    // The place it names, if it names no counter; those of a list; everywhere.
    let mut fight = map.act_data(FIGHT);
    assert_eq!(at(&Asked::Act(fight.clone())), ["a", "b", "c"]);
    fight.parameters[CHOSEN.index()] = Value::List(0);
    fight.lists = vec![vec![map.thing("x")]];
    assert_eq!(at(&Asked::Act(fight.clone())), ["a"]);
    fight.parameters[SITE.index()] = map.hex("c");
    assert_eq!(at(&Asked::Act(fight)), ["c"]);
}

#[test]
fn a_moment_is_judged_everywhere() {
    let mut game = Game::new();
    let each = always(&mut game, &[REST]);
    let play = always(&mut game, &[REST]);
    game.row(play).scope = Scope::Play;
    let map = Map::of(&["b", "a"]).unit("x", "a");
    let verdict = game.verdict(&map, &Asked::Moment(REST));
    assert_eq!(judged_at(&verdict, &map).len(), 3);
    assert_eq!(verdict.findings.iter().filter(|one| one.clause == each).count(), 2);
    // In the order of ids, whatever the order of the map.
    assert_eq!(judged_at(&verdict, &map)[0].0, "a");
}

#[test]
fn acts_change_counters_and_take_them_away() {
    let mut game = Game::new();
    let squares = counters(0).filtered(kind_is(slot(0), "square")).set();
    let limit = game.limit(vec![at_most(num(1), squares)]);
    let map = Map::of(&["a"]).unit("x", "a").unit("y", "a").kind("square");
    assert_eq!(measured(&game.finding(&map, &Asked::Act(map.by(REFORM, "x")), limit)).0, whole(2));
    // Judged where it lay.
    assert_eq!(game.outcome(&map, &Asked::Act(map.by(DISBAND, "y")), limit), Outcome::Idle);
    assert_eq!(game.outcome(&map, &Asked::Act(map.by(DISBAND, "x")), limit), Outcome::Holds);
}

#[test]
fn who_is_removed_is_nowhere_at_the_end() {
    let mut game = Game::new();
    let everywhere = game.limit(vec![at_most(num(9), counters(0).everywhere().set())]);
    let beside = Things { next_to: Some(here()), ..counters(0) };
    let beside = game.limit(vec![at_most(num(9), beside.set())]);
    let lying = game.limit(vec![at_most(num(9), counters(0).set())]);
    // It lay in two hexes; the other unit in the second of them.
    let map = Map::grid(1).unit("x", "0,0 1,0").unit("y", "1,0").unit("z", "0,0");
    let have = |clause, asked: &Asked| {
        let findings = game.verdict(&map, asked).findings;
        let here = |one: &&Finding| one.clause == clause && one.place.is_none_or(|place| place == map.place("0,0"));
        measured(findings.iter().find(here).expect("a finding")).0
    };
    let disbanded = Asked::Act(map.by(DISBAND, "x"));
    assert_eq!([everywhere, beside, lying].map(|clause| have(clause, &disbanded)), [whole(2), whole(1), whole(1)]);
    let arrived = map.arriving("z");
    assert_eq!([everywhere, beside, lying].map(|clause| have(clause, &arrived)), [whole(3), whole(2), whole(2)]);
}

#[test]
fn steps_and_the_act_can_be_asked_about() {
    let mut game = Game::new();
    let step = || node(Node::Step);
    let entering = game.clause(
        ClauseKind::Requirement,
        &[ENTRY],
        Body::Requires(code(and(
            is(prop(step(), Property::To), here()),
            compare(prop(step(), Property::StepNumber), Comparison::AtMost, num(2)),
        ))),
    );
    let eastward = is(prop(slot(0), Property::Direction), sym("E"));
    let whole_path = game.clause(
        ClauseKind::Requirement,
        &[REST],
        Body::Requires(code(Things { domain: Domain::Steps, ..counters(0) }.every(eastward))),
    );
    let act = || node(Node::Act);
    let ends = game.clause(
        ClauseKind::Requirement,
        &[REST],
        Body::Requires(code(and(
            is(prop(act(), Property::End), here()),
            is(distance(prop(act(), Property::Start), here()), prop(act(), Property::StepCount)),
        ))),
    );
    let map = Map::grid(3).unit("x", "0,0");
    let verdict = game.verdict(&map, &map.moving("x", &["1,0", "2,0"]));
    assert_eq!(verdict.kind, VerdictKind::Legal);
    assert_eq!(verdict.findings.iter().filter(|one| one.clause == entering).count(), 2);
    let verdict = game.verdict(&map, &map.moving("x", &["1,0", "1,1", "2,1"]));
    let broken: Vec<_> = verdict.breaches().map(|one| one.clause).collect();
    assert_eq!(broken, [entering, whole_path]);
    let round = game.verdict(&map, &map.moving("x", &["1,0", "0,0"]));
    assert!(round.breaches().any(|one| one.clause == ends));
}

#[test]
fn the_border_crossed_is_as_the_act_says_or_else_the_map() {
    let mut game = Game::new();
    let ban = game.clause(ClauseKind::Ban, &[ENTRY], Body::Forbids(code(attr(node(Node::Step), 0))));
    let map = Map::of(&["a", "b", "c"]).border("a", "b", true, false).link("b", "c").unit("x", "a");
    let outcomes = |asked: &Asked| game.verdict(&map, asked).findings.iter().map(|one| one.outcome).collect::<Vec<_>>();
    assert_eq!(outcomes(&map.moving("x", &["b", "c"])), [Outcome::Broken, Outcome::Holds]);
    let Asked::Act(mut act) = map.moving("x", &["b", "c"]) else { unreachable!() };
    act.steps[0].border = vec![Value::Flag(false), whole(0)];
    act.steps[1].border = vec![Value::Flag(true), whole(0)];
    assert_eq!(outcomes(&Asked::Act(act)), [Outcome::Holds, Outcome::Broken]);
    assert_eq!(ban, ClauseId(0));
}

#[test]
fn the_log_is_counted_with_the_present_act_last() {
    let mut game = Game::new();
    let acts = |condition| Things { domain: Domain::Acts, ..counters(1) }.filtered(condition).count();
    let landings = acts(is(prop(slot(1), Property::ActName), sym("land")));
    let mine = acts(is(parameter_of(slot(1), UNIT), parameter(UNIT)));
    let picked = acts(within(parameter(UNIT), parameter_of(slot(1), CHOSEN)));
    let quota = |count| line(LineComparison::AtMost, num(9), Measure::Value(code(count)));
    let limit = game.limit(vec![quota(landings), quota(mine), quota(picked)]);
    let mut map = Map::of(&["a", "b"]).units(&["x", "y"], "a");
    let (Asked::Act(first), Asked::Act(second)) = (map.landing("x", "b"), map.fighting("a", &["x"])) else {
        unreachable!()
    };
    map.position.log = vec![first, second];
    let finding = game.finding(&map, &map.landing("x", "b"), limit);
    let have: Vec<_> = finding.measures.iter().map(|measure| measure.have).collect();
    assert_eq!(have, [whole(2), whole(2), whole(1)]);
}

#[test]
fn from_names_where_the_mover_starts() {
    let mut game = Game::new();
    let limit = game.clause(ClauseKind::Limit, &[LEAVING], Body::Lines(owned([at_most(num(0), counters(0).set())])));
    let map = Map::of(&["a", "b"]).unit("x", "");
    let Asked::Act(mut act) = map.moving("x", &["a"]) else { unreachable!() };
    act.start = Some(1);
    let finding = game.finding(&map, &Asked::Act(act), limit);
    assert_eq!((finding.place, measured(&finding).0), (Some(1), whole(1)));
}
