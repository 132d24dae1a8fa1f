//! Why: who counted as what, what was picked, which ways there were, and which figures.

use reglement_engine::position::Unknown;
use reglement_engine::table::*;
use reglement_engine::verdict::*;

use crate::*;

#[test]
fn who_counted_as_what() {
    let mut game = rulebook();
    let light = game.class("army", no());
    let exception = game.exception(Target::Definition(light), None, ExceptionEffect::Lifted);
    let counted =
        |definition, subject, value, by| Classified { definition, subject: Value::Counter(subject), value, by };
    let tell = |game: &Game, counted: Vec<Classified>, outcome| under(game, Finding { counted, ..found(outcome) });
    let (heavy, weight, traits) = (DefinitionId(0), DefinitionId(1), DefinitionId(2));
    let (is, is_not) = (Value::Flag(true), Value::Flag(false));
    // Each form, for one and for several.
    assert_eq!(tell(&game, vec![counted(heavy, 0, is, None)], Outcome::Broken), ["  x counts as a heavy unit."]);
    assert_eq!(tell(&game, vec![counted(heavy, 0, is, None)], Outcome::Holds), [] as [&str; 0]);
    assert_eq!(
        tell(&game, vec![counted(heavy, 1, is, None), counted(heavy, 0, is, None)], Outcome::Broken),
        ["  x and y each count as a heavy unit."]
    );
    assert_eq!(
        tell(&game, vec![counted(heavy, 0, is_not, None), counted(heavy, 1, is_not, None)], Outcome::Deferred(REST)),
        ["  x and y do not count as a heavy unit."]
    );
    // Of a class that the rule does not ask for it is told only who is in it, or who is out of it by an exception.
    assert_eq!(tell(&game, vec![counted(light, 0, is_not, None)], Outcome::Broken), [] as [&str; 0]);
    assert_eq!(
        tell(
            &game,
            vec![
                counted(heavy, 0, is, None),
                counted(light, 0, is_not, Some(exception)),
                counted(heavy, 1, is_not, None)
            ],
            Outcome::Broken
        ),
        ["  x counts as a heavy unit, not as an army by number 0.", "  y does not count as a heavy unit.",]
    );
    let neither = vec![counted(heavy, 0, is_not, None), counted(light, 0, is_not, Some(exception))];
    assert_eq!(tell(&game, neither, Outcome::Broken), ["  x does not count as a heavy unit or an army by number 0."]);
    let both = vec![counted(heavy, 0, is, None), counted(light, 0, is, None)];
    assert_eq!(tell(&game, both, Outcome::Broken), ["  x counts as a heavy unit and an army."]);
    let values = vec![counted(weight, 0, whole(2), Some(exception)), counted(traits, 0, Value::Set(5), None)];
    assert_eq!(
        tell(&game, values.clone(), Outcome::Broken),
        ["  x has weight 2 by number 0 and traits held brave and old."]
    );
    let of_both = [0, 1].map(|who| counted(weight, who, whole(2), None)).to_vec();
    assert_eq!(tell(&game, of_both, Outcome::Broken), ["  x and y each have weight 2."]);
    assert_eq!(
        tell(&game, vec![counted(traits, 0, Value::Set(0), None)], Outcome::Broken),
        ["  x has traits held nothing."]
    );
    // Where a clause asks for a class.
    let asks = code(defined(light, Some(slot(0))));
    let set = || code(counters(0).of(light).set());
    let none = || code(counters(0).set());
    let lines = |measure| Body::Lines(owned([line(LineComparison::AtMost, num(3), measure)]));
    let choice = |from| ChoiceRow { parameter: CHOSEN, from, within: owned([]), at_most: None, none_if: None };
    let alternative =
        |measure| AlternativeRow { label: word("few"), lines: owned([line(LineComparison::AtMost, num(3), measure)]) };
    let bodies = [
        lines(Measure::Count { set: set() }),
        lines(Measure::Sum { set: set(), of: none() }),
        lines(Measure::Different { set: set(), of: none() }),
        Body::Alternatives(owned([alternative(Measure::Count { set: set() })])),
        Body::MayNotShare { subject: set(), with: none() },
        Body::MayNotShare { subject: none(), with: set() },
        Body::Requires(asks.clone()),
        Body::Forbids(asks.clone()),
        Body::IfPossible(asks.clone()),
        Body::Choice(choice(set())),
    ];
    let outside = || vec![counted(light, 0, is_not, None)];
    for body in bodies {
        game.row(LIMIT).body = body;
        let told = tell(&game, outside(), Outcome::Broken);
        assert_eq!(
            told.last().map(String::as_str),
            Some("  x does not count as an army."),
            "{:?}",
            game.row(LIMIT).body
        );
    }
    game.row(LIMIT).body = Body::By(REST);
    assert_eq!(tell(&game, outside(), Outcome::Broken), [] as [&str; 0]);
    game.row(LIMIT).condition = Some(asks);
    assert_eq!(tell(&game, outside(), Outcome::Broken), ["  x does not count as an army."]);
    game.row(LIMIT).condition = None;
    game.row(LIMIT).subject = Some(set());
    assert_eq!(tell(&game, outside(), Outcome::Broken), ["  x does not count as an army."]);
}

#[test]
fn picks_and_candidates() {
    let mut game = rulebook();
    let map = two_hexes();
    game.clause(ClauseKind::Ban, &[REST], Body::Forbids(code(yes())));
    let pick = |game: &Game, pick| under(game, Finding { pick: Some(pick), ..found(Outcome::Broken) });
    assert_eq!(pick(&game, PickFault::NonePicked), ["  Nobody has been picked, and somebody has to be."]);
    assert_eq!(pick(&game, PickFault::NotOpen(vec![map.thing("x"), map.thing("y")])), ["  x and y may not be picked."]);
    assert_eq!(
        pick(&game, PickFault::TooMany { have: whole(3), at_most: whole(2) }),
        ["  3 have been picked, and at most 2 may be."]
    );
    assert_eq!(
        pick(&game, PickFault::Breaks(vec![LIMIT, ClauseId(1), ClauseId(9)])),
        ["  By themselves the picked would break rule 7.1.0 stack, rule 8.0 stack and a rule."]
    );
    let flag = game.define("under-way", None, yes());
    let fact = |of, value| Fact { of, value };
    let definition = |id, value| fact(FactOf::Definition(id), value);
    let facts = vec![
        definition(DefinitionId(0), Value::Flag(true)),
        definition(DefinitionId(0), Value::Flag(false)),
        definition(flag, Value::Flag(true)),
        definition(flag, Value::Flag(false)),
        definition(DefinitionId(1), whole(2)),
        fact(FactOf::Attribute(AttributeId(KIND)), named("guns")),
    ];
    let told = "it is a heavy unit, it is not a heavy unit, under way, not under way, weight is 2 and kind is guns";
    let candidate = |thing, open, facts| Candidate { thing, open, facts };
    let candidates = vec![
        candidate(map.thing("x"), false, facts.clone()),
        candidate(map.thing("y"), true, facts.clone()),
        candidate(map.thing("z"), false, vec![]),
        // A place has no attributes of counters.
        candidate(map.hex("a"), false, facts[5..].to_vec()),
    ];
    assert_eq!(
        under(&game, Finding { candidates, ..found(Outcome::Broken) }),
        [format!("  What bars x: {told}."), format!("  y may be picked: {told}.")]
    );
}

#[test]
fn ways_that_were_possible_or_barred() {
    let mut game = rulebook();
    game.clause(ClauseKind::Ban, &[REST], Body::Forbids(code(yes())));
    let witness = |path: &[u32]| under(&game, Finding { witness: Some(path.to_vec()), ..found(Outcome::Holds) });
    assert_eq!(witness(&[]), ["  It was possible: by staying in place."]);
    assert_eq!(witness(&[0, 1]), ["  It was possible: by way of hex a and the hex."]);
    let barred = vec![LIMIT, LIMIT, ClauseId(1)];
    assert_eq!(
        under(&game, Finding { barred, ..found(Outcome::Holds) }),
        ["  It was not possible: every other way is barred by rule 7.1.0 stack and rule 8.0 stack."]
    );
    let unknown = |thing, attribute| Unknown { thing, attribute: AttributeId(attribute) };
    let needs = vec![unknown(Value::Counter(0), STEPS), unknown(Value::Place(0), TERRAIN), unknown(Value::Group(0), 0)];
    assert_eq!(
        under(&game, Finding { needs, ..found(Outcome::Open) }),
        ["  For that, it would have to be known: the steps of x, the terrain of hex a and the order of I-corps."]
    );
}

#[test]
fn figures_of_charts() {
    let mut game = rulebook();
    let tell = |game: &Game, cell| {
        under(game, Finding { figures: vec![Figure { chart: ChartId(0), cell }], ..found(Outcome::Holds) }).concat()
    };
    assert_eq!(tell(&game, 0), "  Chart figures: 18 for clear and infantry (test, line 7).");
    assert_eq!(tell(&game, 4), "  Chart figures: prohibited for woods and cavalry (test, line 7).");
    assert_eq!(tell(&game, 6), "");
    let chart = &mut game.tables.charts.to_mut()[0];
    chart.amended = owned([AmendedCell { cell: 4, place: Place { layer: LayerId(0), line: 70 } }]);
    assert_eq!(tell(&game, 4), "  Chart figures: prohibited for woods and cavalry (test, line 70).");
    assert_eq!(tell(&game, 3), "  Chart figures: 1 for woods and infantry (test, line 7).");
    let chart = &mut game.tables.charts.to_mut()[0];
    (chart.column_keys, chart.cells) = (owned([symbol("infantry")]), owned([whole(1), whole(2)]));
    assert_eq!(tell(&game, 1), "  Chart figures: 2 for woods (test, line 7).");
}

#[test]
fn what_a_rule_asks() {
    let mut game = rulebook();
    game.row(LIMIT).words = word("ban walls at rest: here is: a wall");
    let guns = || code(counters(0).set());
    let bodies = [
        (Body::Requires(code(yes())), Some("  It asks that here is: a wall.")),
        (Body::Forbids(code(yes())), Some("  It is forbidden where here is: a wall.")),
        (Body::IfPossible(code(yes())), Some("  It asks: here is: a wall.")),
        (Body::MayNotShare { subject: guns(), with: guns() }, Some("  Here is: a wall.")),
        (Body::By(REST), None),
    ];
    for (body, words) in bodies {
        game.row(LIMIT).body = body;
        assert_eq!(under(&game, found(Outcome::Broken)).first().map(String::as_str), words);
        assert_eq!(under(&game, found(Outcome::Deferred(REST))).first().map(String::as_str), words);
        assert_eq!(under(&game, found(Outcome::Holds)), [] as [&str; 0]);
    }
}
