//! The moves that are open agree with judging each path by itself.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::judge::JudgeError;
use reglement_engine::position::{Asked, Unknown};
use reglement_engine::table::*;
use reglement_engine::verdict::{Outcome, VerdictKind};
use world::*;

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % sides
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.roll(items.len() as u64) as usize].clone()
    }
}

/// How many rules there are to choose among.
const RULES: u64 = 29;

/// How many ways there are of bounding a path.
const WAYS: u64 = 9;

const STEP: u8 = 5;
const FOE: u8 = 6;
const OTHER_STEP: u8 = 7;

fn step() -> Expression {
    slot(STEP)
}

fn steps() -> Things {
    Things { domain: Domain::Steps, ..counters(STEP) }
}

fn to(step: Expression) -> Expression {
    prop(step, Property::To)
}

fn from(step: Expression) -> Expression {
    prop(step, Property::From)
}

fn present() -> Expression {
    node(Node::Step)
}

fn act() -> Expression {
    node(Node::Act)
}

fn woods(place: Expression) -> Expression {
    is(attr(place, TERRAIN), sym("woods"))
}

fn eastward(step: Expression) -> Expression {
    is(prop(step, Property::Direction), sym("E"))
}

/// Two points for woods, otherwise one.
fn price(step: Expression) -> Expression {
    choose(woods(to(step)), num(2), num(1))
}

fn spent() -> Expression {
    steps().aggregate(Aggregate::Sum, price(step()))
}

fn foes(slot: u8) -> Things {
    Things { location: Location::Everywhere, enemy_to: Some(parameter(UNIT)), ..counters(slot) }
}

fn there_is_somebody(place: Expression) -> Expression {
    Things { in_place: Some(place), ..counters(FOE) }.exist()
}

/// There is a step that leads next to an enemy.
fn meets_a_foe() -> Expression {
    steps().filtered(Things { next_to: Some(to(step())), ..foes(FOE) }.exist()).exist()
}

fn forbid(game: &mut Game, moment: MomentId, condition: Expression) -> ClauseId {
    game.clause(ClauseKind::Ban, &[moment], Body::Forbids(code(condition)))
}

fn require(game: &mut Game, moment: MomentId, condition: Expression) -> ClauseId {
    game.clause(ClauseKind::Requirement, &[moment], Body::Requires(code(condition)))
}

/// No more than so many points, in one of the ways in which rulesets say it.
fn budget(game: &mut Game, points: i64, way: u64) {
    let so_far = || {
        let number = |step| prop(step, Property::StepNumber);
        let earlier = compare(number(step()), Comparison::AtMost, number(present()));
        steps().filtered(earlier).aggregate(Aggregate::Sum, price(step()))
    };
    let at_most = |measure| line(LineComparison::AtMost, num(points), measure);
    let body = |measure| Body::Lines(owned([at_most(measure)]));
    match way {
        0 => game.clause(ClauseKind::Limit, &[ENTRY], body(Measure::Value(code(so_far())))),
        1 => game.clause(ClauseKind::Limit, &[REST], body(Measure::Value(code(spent())))),
        2 => game.clause(ClauseKind::Limit, &[LEAVING], body(Measure::Count { set: code(steps().set()) })),
        3 => {
            let of = code(price(step()));
            game.clause(ClauseKind::Limit, &[REST], body(Measure::Sum { set: code(steps().set()), of }))
        }
        4 => {
            let total = game.define("total", None, spent());
            forbid(game, REST, compare(defined(total, None), Comparison::MoreThan, num(points)))
        }
        5 => {
            let value = EffectCode::Value(code(spent()));
            let budget = Some(code(num(points)));
            game.clause(ClauseKind::Price, &[REST], Body::Effect { value, tags: owned([]), budget })
        }
        6 | 7 => {
            // Paid step by step; with a way of 7 also at the end, from the same budget.
            let mut pay = |moment, price| {
                let (value, budget) = (EffectCode::Value(code(price)), Some(code(num(points))));
                game.clause(ClauseKind::Price, &[moment], Body::Effect { value, tags: owned([]), budget })
            };
            let at_steps = pay(ENTRY, price(present()));
            if way == 7 { pay(REST, choose(woods(here()), num(1), num(0))) } else { at_steps }
        }
        _ => require(game, REST, compare(prop(act(), Property::StepCount), Comparison::AtMost, num(points))),
    };
}

/// One of the rules by which games bind paths.
fn rule(game: &mut Game, number: u64) {
    let foe_near = |place| Things { next_to: Some(place), ..foes(FOE) }.exist();
    match number {
        0 => {
            forbid(game, ENTRY, attr(here(), WALL));
        }
        1 => {
            // Against the order, unless the path leads to a foe later.
            let ban = forbid(game, ENTRY, not(eastward(present())));
            game.exception(Target::Clause(ban), Some(meets_a_foe()), ExceptionEffect::Lifted);
        }
        2 => {
            // The same, with the relief in a definition of the act.
            let relief = game.define("relief", None, and(meets_a_foe(), not(attr(from(present()), TIGHT))));
            forbid(game, ENTRY, and(not(eastward(present())), not(defined(relief, None))));
        }
        3 => {
            forbid(game, PASSING, foe_near(here()));
        }
        4 => {
            require(game, REST, steps().filtered(woods(to(step()))).exist());
        }
        5 => {
            require(game, REST, steps().every(not(attr(to(step()), TIGHT))));
        }
        6 => {
            forbid(game, LEAVING, compare(spent(), Comparison::MoreThan, num(2)));
        }
        7 => {
            // Only the last step may lead into the woods.
            let last = is(prop(present(), Property::StepNumber), prop(act(), Property::StepCount));
            forbid(game, ENTRY, and(woods(here()), not(last)));
        }
        8 => {
            let turned = steps().filtered(not(eastward(step()))).count();
            forbid(game, REST, and(foe_near(here()), compare(turned, Comparison::MoreThan, num(1))));
        }
        9 => {
            // Never back to where it started.
            forbid(game, REST, and(is(here(), prop(act(), Property::Start)), steps().exist()));
        }
        10 => {
            // Every hex entered is another one: no two paths are alike.
            let again = steps().different(to(step()));
            require(game, REST, is(again, prop(act(), Property::StepCount)));
        }
        11 => {
            // Woods may be entered only on the way to a tight place.
            forbid(game, ENTRY, and(woods(here()), not(attr(prop(act(), Property::End), TIGHT))));
        }
        12 => {
            let away = game.define(
                "away",
                Some(Subject::Counter),
                compare(distance(here(), slot(0)), Comparison::MoreThan, num(1)),
            );
            require(game, REST, foes(FOE).filtered(defined(away, Some(slot(FOE)))).exist());
        }
        13 => {
            require(game, REST, compare(prop(act(), Property::StepCount), Comparison::AtLeast, num(2)));
        }
        14 => {
            // Woods may be entered only by a path that leads to a foe.
            let ban = forbid(game, ENTRY, woods(here()));
            game.exception(Target::Clause(ban), Some(meets_a_foe()), ExceptionEffect::Lifted);
        }
        15 => {
            // To and fro: three steps through two hexes.
            let two = is(steps().different(to(step())), num(2));
            require(game, REST, and(two, is(prop(act(), Property::StepCount), num(3))));
        }
        16 => {
            // Just two steps; or more, as long as it would otherwise stop among others.
            let held = game.define("held", Some(Subject::Step), there_is_somebody(to(slot(0))));
            let count = || prop(act(), Property::StepCount);
            let number = || prop(step(), Property::StepNumber);
            let between =
                and(compare(number(), Comparison::AtLeast, num(2)), compare(number(), Comparison::LessThan, count()));
            let extended = and(
                compare(count(), Comparison::MoreThan, num(2)),
                steps().filtered(between).every(defined(held, Some(step()))),
            );
            let lines = owned([line(LineComparison::Exactly, num(2), Measure::Value(code(count())))]);
            let length = game.clause(ClauseKind::Limit, &[REST], Body::Lines(lines));
            game.exception(Target::Clause(length), Some(extended), ExceptionEffect::Lifted);
        }
        17 => {
            // Past somebody, and the mover itself counts where it has come to stand.
            require(game, REST, steps().filtered(there_is_somebody(to(step()))).exist());
        }
        18 => {
            // No hex twice.
            let other = Things { domain: Domain::Steps, ..counters(OTHER_STEP) }.other_than(step());
            let twice = other.filtered(is(to(slot(OTHER_STEP)), to(step()))).exist();
            forbid(game, REST, steps().filtered(twice).exist());
        }
        19 => {
            // Another bound for a path that has come through a tight place.
            let through = steps().filtered(attr(to(step()), TIGHT)).exist();
            let lines = owned([line(LineComparison::AtMost, num(1), Measure::Value(code(spent())))]);
            let limit = game.clause(ClauseKind::Limit, &[REST], Body::Lines(lines));
            let bounds = owned([BoundRow { line: 0, bound: code(num(3)) }]);
            game.exception(Target::Clause(limit), Some(through), ExceptionEffect::Bounds(bounds));
        }
        20 => {
            // One hex is always allowed.
            let lines = owned([line(LineComparison::AtMost, num(1), Measure::Value(code(spent())))]);
            let limit = game.clause(ClauseKind::Limit, &[REST], Body::Lines(lines));
            let one = is(prop(act(), Property::StepCount), num(1));
            game.exception(Target::Clause(limit), Some(one), ExceptionEffect::Lifted);
        }
        21 => {
            // For each step: into the woods with the first only.
            let first = is(prop(slot(0), Property::StepNumber), num(1));
            let each = Things { domain: Domain::Steps, ..counters(0) };
            let id = require(game, REST, or(first, not(woods(to(slot(0))))));
            game.tables.clauses.to_mut()[id.index()].subject = Some(code(each.set()));
        }
        22 => {
            // Who has come out of the woods goes no farther.
            forbid(game, PASSING, woods(from(present())));
        }
        23 => {
            require(game, REST, is(plus(spent(), num(1)), num(4)));
        }
        24 => {
            let last = is(prop(step(), Property::StepNumber), prop(act(), Property::StepCount));
            require(game, REST, steps().filtered(not(last)).every(not(woods(to(step())))));
        }
        25 => {
            require(game, REST, compare(steps().different(to(step())), Comparison::AtLeast, num(3)));
        }
        26 => {
            // More steps through the open than through the woods.
            let through_woods = steps().filtered(woods(to(step()))).count();
            let through_the_open = steps().filtered(not(woods(to(step())))).count();
            require(game, REST, compare(through_the_open, Comparison::MoreThan, through_woods));
        }
        27 => {
            // A bound that hangs on the path itself.
            let bonus = game.define("bonus", None, num(0));
            let by_road = steps().every(not(attr(to(step()), TIGHT)));
            game.exception(Target::Definition(bonus), Some(by_road), ExceptionEffect::Value(code(num(1))));
            let bound = plus(num(2), defined(bonus, None));
            let at_most = line(LineComparison::AtMost, bound, Measure::Value(code(spent())));
            game.clause(ClauseKind::Limit, &[REST], Body::Lines(owned([at_most])));
        }
        _ => {
            // Closing in, if possible.
            let gap = |place| distance(place, parameter(PICKED));
            let closer = compare(gap(here()), Comparison::LessThan, gap(prop(act(), Property::Start)));
            game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(closer)));
        }
    }
}

fn random_map(dice: &mut Dice, radius: i32) -> Map {
    let mut map = Map::grid(radius);
    for place in 0..map.position.places.len() {
        let record = &mut map.position.places[place].record;
        record[usize::from(TIGHT)] = Value::Flag(dice.roll(5) == 0);
        record[usize::from(WALL)] = Value::Flag(dice.roll(5) == 0);
        record[usize::from(TERRAIN)] = named(if dice.roll(3) == 0 { "woods" } else { "clear" });
    }
    let hex = |dice: &mut Dice, map: &Map| {
        let place = dice.roll(map.position.places.len() as u64) as usize;
        map.position.places[place].id.clone()
    };
    let (foe, friend, at) = (hex(dice, &map), hex(dice, &map), hex(dice, &map));
    map.unit("foe", &foe).with(SIDE, named("blue")).unit("friend", &friend).unit("x", &at)
}

/// The ends of all paths of up to so many steps that are lawful, each judged by itself.
fn ends_by_judging(game: &Game, map: &Map, longest: usize) -> Vec<u32> {
    let mut ends = Vec::new();
    let start = map.position.counters[2].at[0];
    let mut paths: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(path) = paths.pop() {
        let names: Vec<&str> = path.iter().map(String::as_str).collect();
        let end = names.last().map_or(start, |id| map.place(id));
        if !ends.contains(&end) && game.judge().is_lawful(&map.position, &asked(map, &names)).expect("an answer") {
            ends.push(end);
        }
        if path.len() < longest {
            for next in &map.position.places {
                let (q, r) = map.position.places[end as usize].axial.expect("a grid");
                let (next_q, next_r) = next.axial.expect("a grid");
                let beside = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
                if beside.contains(&(next_q - q, next_r - r)) {
                    paths.push(path.iter().cloned().chain([next.id.clone()]).collect());
                }
            }
        }
    }
    ends.sort_unstable();
    ends
}

fn asked(map: &Map, path: &[&str]) -> Asked {
    let Asked::Act(mut act) = map.moving("x", path) else { unreachable!("a move is an act") };
    act.parameters[PICKED.index()] = map.thing("foe");
    Asked::Act(act)
}

/// The ends that are told are those of the paths that are lawful by themselves.
fn check(game: &Game, map: &Map, longest: usize, told: &str) {
    let ends = ends_of(game, map, told);
    assert_eq!(ends, ends_by_judging(game, map, longest), "{told}");
}

/// The same where nothing bounds the paths: no end of a path of a few steps is missing.
fn check_without_bound(game: &Game, map: &Map, told: &str) {
    let ends = ends_of(game, map, told);
    for end in ends_by_judging(game, map, 5) {
        assert!(ends.contains(&end), "{told}: {end} is missing of {ends:?}");
    }
}

/// The ends that are told, after judging the path of each.
fn ends_of(game: &Game, map: &Map, told: &str) -> Vec<u32> {
    let Asked::Act(act) = asked(map, &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert!(moves.complete, "{told}");
    for end in &moves.ends {
        let path: Vec<&str> = end.path.iter().map(|place| map.position.places[*place as usize].id.as_str()).collect();
        assert!(game.judge().is_lawful(&map.position, &asked(map, &path)).expect("an answer"), "{told}: {path:?}");
    }
    moves.ends.iter().map(|end| end.place).collect()
}

#[test]
fn each_rule_by_itself() {
    for number in 0..RULES {
        for way in 0..WAYS {
            let mut dice = Dice(number * 100 + way);
            let mut game = Game::new();
            rule(&mut game, number);
            budget(&mut game, 3, way);
            let map = random_map(&mut dice, 1);
            check(&game, &map, 3, &format!("rule {number}, budget {way}"));
        }
    }
}

#[test]
fn rules_that_bound_no_path() {
    for number in 0..RULES {
        // These compare two amounts of which both grow without end.
        if [10, 26].contains(&number) {
            continue;
        }
        for seed in 0..6 {
            let mut dice = Dice(number * 100 + seed);
            let mut game = Game::new();
            rule(&mut game, number);
            let map = random_map(&mut dice, 1);
            check_without_bound(&game, &map, &format!("rule {number}, map {seed}"));
        }
    }
}

#[test]
fn several_rules_without_a_bound() {
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let mut game = Game::new();
        let mut told = format!("map {seed}, rules");
        for _ in 0..2 {
            let number = dice.roll(RULES);
            if ![10, 26].contains(&number) {
                told.push_str(&format!(" {number}"));
                rule(&mut game, number);
            }
        }
        let map = random_map(&mut dice, 1);
        check_without_bound(&game, &map, &told);
    }
}

#[test]
fn several_rules_together() {
    for seed in 0..40 {
        let mut dice = Dice(seed);
        let mut game = Game::new();
        let mut told = format!("map {seed}, rules");
        for _ in 0..2 + dice.roll(3) {
            let number = dice.roll(RULES);
            told.push_str(&format!(" {number}"));
            rule(&mut game, number);
        }
        let way = dice.roll(WAYS);
        budget(&mut game, 3, way);
        let map = random_map(&mut dice, 1 + (seed % 8 == 0) as i32);
        check(&game, &map, 3, &format!("{told}, budget {way}"));
    }
}

/// A class of steps and a number of the path, which every game drawn at random defines first.
const ROUGH: DefinitionId = DefinitionId(0);
const TOTAL: DefinitionId = DefinitionId(1);
/// A class of counters that lie near to where it is asked.
const CLOSE: DefinitionId = DefinitionId(2);

/// A yes or no about a step, drawn at random.
fn about_a_step(dice: &mut Dice, step: &dyn Fn() -> Expression, depth: u64) -> Expression {
    let deeper = depth.saturating_sub(1);
    match dice.roll(if depth == 0 { 6 } else { 10 }) {
        0 => woods(to(step())),
        1 => woods(from(step())),
        2 => attr(to(step()), TIGHT),
        3 => eastward(step()),
        4 => Things { next_to: Some(to(step())), ..foes(FOE) }.exist(),
        5 => attr(step(), 0),
        6 => not(about_a_step(dice, step, deeper)),
        7 => and(about_a_step(dice, step, deeper), about_a_step(dice, step, deeper)),
        8 => defined(ROUGH, Some(step())),
        _ => or(about_a_step(dice, step, deeper), about_a_step(dice, step, deeper)),
    }
}

/// A number that a path comes to, drawn at random.
fn about_a_path(dice: &mut Dice) -> Expression {
    let some = |dice: &mut Dice| steps().filtered(about_a_step(dice, &step, 1));
    match dice.roll(10) {
        0 => steps().count(),
        1 => some(dice).count(),
        2 => some(dice).aggregate(Aggregate::Sum, price(step())),
        3 => steps().different(to(step())),
        4 => some(dice).different(attr(to(step()), TERRAIN)),
        5 => steps().aggregate(Aggregate::Sum, choose(about_a_step(dice, &step, 1), num(2), num(0))),
        6 => prop(act(), Property::StepCount),
        7 => defined(TOTAL, None),
        8 => steps().of(ROUGH).count(),
        _ => plus(some(dice).count(), some(dice).count()),
    }
}

/// What a rule asks of a path, drawn at random.
fn condition(dice: &mut Dice, depth: u64) -> Expression {
    let deeper = depth.saturating_sub(1);
    let number = |step| prop(step, Property::StepNumber);
    let other_step = || slot(OTHER_STEP);
    match dice.roll(if depth == 0 { 14 } else { 17 }) {
        10..=13 => about_the_mover(dice),
        8 => {
            // One step right after another.
            let next = is(number(other_step()), plus(number(step()), num(1)));
            let next = and(next, about_a_step(dice, &other_step, 0));
            let next = Things { slot: OTHER_STEP, ..steps() }.filtered(next).exist();
            steps().filtered(and(about_a_step(dice, &step, 0), next)).exist()
        }
        9 => {
            let before = compare(number(step()), Comparison::AtMost, number(present()));
            let before = steps().filtered(and(before, about_a_step(dice, &step, 1)));
            compare(before.count(), Comparison::AtMost, num(dice.roll(3) as i64))
        }
        0 => steps().filtered(about_a_step(dice, &step, 2)).exist(),
        1 => steps().every(about_a_step(dice, &step, 2)),
        2 | 3 => {
            let compared = [Comparison::AtMost, Comparison::AtLeast, Comparison::Equal][dice.roll(3) as usize];
            compare(about_a_path(dice), compared, num(dice.roll(4) as i64))
        }
        4 => woods(here()),
        5 => {
            let last = is(prop(step(), Property::StepNumber), prop(act(), Property::StepCount));
            steps().filtered(and(last, about_a_step(dice, &step, 1))).exist()
        }
        6 => {
            let first = is(prop(step(), Property::StepNumber), num(1 + dice.roll(2) as i64));
            steps().filtered(and(first, about_a_step(dice, &step, 1))).exist()
        }
        7 => {
            // Two steps that have to do with each other.
            let other = Things { slot: OTHER_STEP, ..steps() }.other_than(step());
            let other = other.filtered(about_a_step(dice, &|| slot(OTHER_STEP), 0));
            steps().filtered(and(about_a_step(dice, &step, 0), other.exist())).exist()
        }
        14 => not(condition(dice, deeper)),
        15 => and(condition(dice, deeper), condition(dice, deeper)),
        _ => or(condition(dice, deeper), condition(dice, deeper)),
    }
}

/// What a rule asks of where the mover and the others are, drawn at random.
fn about_the_mover(dice: &mut Dice) -> Expression {
    let mover = || parameter(UNIT);
    let foe = || parameter(PICKED);
    let near = |steps: Expression| compare(steps, Comparison::AtMost, num(1));
    match dice.roll(13) {
        0 => next_to(mover(), foe()),
        1 => next_to(foe(), mover()),
        2 => within(mover(), prop(act(), Property::Start)),
        3 => near(distance(mover(), foe())),
        4 => near(distance(foe(), mover())),
        5 => woods(prop(mover(), Property::Place)),
        6 => attr(prop(act(), Property::End), TIGHT),
        7 => defined(CLOSE, Some(mover())),
        8 => Things { location: Location::Everywhere, ..counters(FOE) }.of(CLOSE).exist(),
        9 => foes(FOE).filtered(defined(CLOSE, Some(slot(FOE)))).exist(),
        10 => {
            let count = Things { in_place: Some(here()), ..counters(FOE) }.count();
            compare(count, Comparison::AtMost, num(dice.roll(3) as i64))
        }
        11 => {
            let count = Things { next_to: Some(mover()), ..foes(FOE) }.count();
            compare(count, Comparison::Equal, num(dice.roll(2) as i64))
        }
        _ => foes(FOE).every(near(distance(here(), slot(FOE)))),
    }
}

/// What a limit measures of a path, drawn at random.
fn measure(dice: &mut Dice) -> Measure {
    let some = steps().filtered(about_a_step(dice, &step, 1));
    match dice.roll(4) {
        0 => Measure::Count { set: code(some.set()) },
        1 => Measure::Sum { set: code(some.set()), of: code(price(step())) },
        2 => Measure::Different { set: code(some.set()), of: code(to(step())) },
        _ => Measure::Value(code(about_a_path(dice))),
    }
}

#[test]
fn rules_drawn_at_random() {
    for seed in 0..400 {
        let mut dice = Dice(seed);
        let mut game = Game::new();
        let rough = game.class("rough", yes());
        game.definition(rough).subject = Some(Subject::Step);
        game.definition(rough).general = code(about_a_step(&mut dice, &|| slot(0), 0));
        if dice.roll(3) == 0 {
            let smooth = about_a_step(&mut dice, &|| slot(0), 0);
            game.exception(Target::Definition(rough), Some(smooth), ExceptionEffect::Lifted);
        }
        let total = game.define("total", None, spent());
        if dice.roll(3) == 0 {
            let value = ExceptionEffect::Value(code(num(dice.roll(3) as i64)));
            let by = steps().filtered(about_a_step(&mut dice, &step, 0)).exist();
            game.exception(Target::Definition(total), Some(by), value);
        }
        game.class("close", compare(distance(here(), slot(0)), Comparison::AtMost, num(dice.roll(2) as i64)));
        for _ in 0..1 + dice.roll(2) {
            let moment = [REST, REST, ENTRY, PASSING, LEAVING][dice.roll(5) as usize];
            let mut asks = condition(&mut dice, 2);
            let earlier = game.tables.clauses.len() as u64;
            if earlier > 0 && dice.roll(6) == 0 {
                asks = or(broken(ClauseId(dice.roll(earlier) as u16)), asks);
            }
            if moment != REST && dice.roll(2) == 0 {
                asks = or(about_a_step(&mut dice, &present, 1), asks);
            }
            if moment != REST && dice.roll(3) == 0 {
                // Steps of the whole path, compared with the one that is judged.
                let alike: [Expression; 3] = [
                    is(attr(to(step()), TERRAIN), attr(to(present()), TERRAIN)),
                    is(to(step()), from(present())),
                    next_to(to(step()), to(present())),
                ];
                let alike = and(dice.pick(&alike), about_a_step(&mut dice, &step, 0));
                let count = num(dice.roll(3) as i64);
                asks = compare(steps().filtered(alike).count(), Comparison::AtMost, count);
            }
            let id = match dice.roll(6) {
                0 | 1 => require(&mut game, moment, asks),
                2 => {
                    let comparison = [LineComparison::AtMost, LineComparison::AtLeast][dice.roll(2) as usize];
                    let row = line(comparison, num(dice.roll(3) as i64), measure(&mut dice));
                    game.clause(ClauseKind::Limit, &[moment], Body::Lines(owned([row])))
                }
                3 if moment == REST => game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(asks))),
                _ => forbid(&mut game, moment, asks),
            };
            if dice.roll(3) == 0 {
                let lifted = condition(&mut dice, 1);
                game.exception(Target::Clause(id), Some(lifted), ExceptionEffect::Lifted);
            }
            if dice.roll(4) == 0 {
                let judged_if = condition(&mut dice, 0);
                game.row(id).condition = Some(code(judged_if));
            }
        }
        let way = dice.roll(WAYS);
        budget(&mut game, 3, way);
        let map = random_map(&mut dice, 1).border("0,0", "1,0", true, false);
        check(&game, &map, 3, &format!("rules {seed}, budget {way}"));
    }
}

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
    let mut map = Map::grid(9).unit("x", "0,0");
    for wall in ["1,0", "1,-1", "0,-1", "-1,0", "-1,1"] {
        map = map.set_place(wall, WALL, Value::Flag(true));
    }
    let Asked::Act(act) = map.moving("x", &[]) else { unreachable!("a move is an act") };
    let moves = game.judge().lawful_ends(&map.position, &act).expect("moves");
    assert_eq!((moves.ends.len(), moves.complete), (271 - 5, true));
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
    let at_most = line(LineComparison::AtMost, num(bound), Measure::Value(code(measure)));
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
