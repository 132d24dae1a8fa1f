//! On random maps the moves that are open agree with judging each path by itself.

use reglement_engine::table::*;

use crate::rules::{RULES, WAYS, budget, rule};
use crate::world::*;
use crate::*;

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
/// The counter that moves, by another name.
const LEAD: DefinitionId = DefinitionId(3);

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
    let foe = || parameter(PICKED);
    let named = dice.roll(6);
    let mover = || match named {
        0 => defined(LEAD, None),
        1 => attr(foe(), CHIEF),
        2 => choose(attr(here(), TIGHT), foe(), parameter(UNIT)),
        3 => choose(attr(here(), TIGHT), parameter(UNIT), foe()),
        _ => parameter(UNIT),
    };
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
        let lead = game.define("lead", None, parameter(UNIT));
        game.definition(lead).of_type = Type::Counter;
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
        let mut map = random_map(&mut dice, 1).border("0,0", "1,0", true, false);
        map.position.counters[0].record[usize::from(CHIEF)] = map.thing("x");
        check(&game, &map, 3, &format!("rules {seed}, budget {way}"));
    }
}
