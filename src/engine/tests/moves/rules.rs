//! Rules by which games bind paths, and ways of bounding one.

use reglement_engine::table::*;

use crate::world::*;
use crate::*;

/// How many rules there are to choose among.
pub const RULES: u64 = 29;

/// How many ways there are of bounding a path.
pub const WAYS: u64 = 9;

/// No more than so many points, in one of the ways in which rulesets say it.
pub fn budget(game: &mut Game, points: i64, way: u64) {
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
pub fn rule(game: &mut Game, number: u64) {
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
