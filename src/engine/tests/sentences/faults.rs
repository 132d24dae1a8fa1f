//! What cannot be judged, and where.

use reglement_engine::judge::{JudgeError, Site};
use reglement_engine::position::Unknown;
use reglement_engine::table::*;

use crate::*;

#[test]
fn every_fault_says_what_and_where() {
    let mut game = rulebook();
    let near = game.exception(Target::Clause(LIMIT), None, ExceptionEffect::Lifted);
    game.exception(Target::Clause(LIMIT), None, ExceptionEffect::Lifted);
    let map = two_hexes();
    let site = Site::default();
    let missing =
        |thing, attribute: Option<u16>| JudgeError::Missing { thing, attribute: attribute.map(AttributeId), site };
    let unknown = |thing, attribute| Unknown { thing, attribute: AttributeId(attribute) };
    let faults = [
        (missing(Value::Nothing, None), "A number is needed where there is none."),
        (missing(map.thing("x"), Some(STEPS)), "The steps of x is missing, and a number is needed."),
        (missing(map.hex("a"), Some(TERRAIN)), "The terrain of hex a is missing, and a number is needed."),
        (missing(Value::Group(0), Some(0)), "The order of I-corps is missing, and a number is needed."),
        (missing(Value::Step(0), Some(1)), "The height of step 1 is missing, and a number is needed."),
        (missing(map.thing("x"), None), "A number of x is needed where there is none."),
        (
            JudgeError::Hidden { needs: vec![unknown(map.thing("x"), STEPS), unknown(map.hex("a"), TERRAIN)], site },
            "This rests on what is hidden: the steps of x and the terrain of hex a.",
        ),
        (JudgeError::NotANumber { value: named("leg"), site }, "A number is needed, and this is leg."),
        (JudgeError::NotAFlag { value: whole(1), site }, "A yes or no is needed, and this is 1."),
        (JudgeError::NoFigure { site }, "The source gives no figure, and the verdict would rest on it."),
        (
            JudgeError::NotInChart { chart: ChartId(0), row: named("swamp"), column: named("guns"), site },
            "The chart figures has no figure for swamp and guns.",
        ),
        (
            JudgeError::NotInChart { chart: ChartId(9), row: named("swamp"), column: named("guns"), site },
            "The chart ? has no figure for swamp and guns.",
        ),
        (JudgeError::Overflow { site }, "The number is too large to reckon with."),
        (JudgeError::DivisionByZero { site }, "This would divide by zero."),
        (JudgeError::NegativeRoot { value: whole(-4), site }, "-4 has no square root."),
        (
            JudgeError::Clash { first: near, second: ExceptionId(1), site },
            "Exceptions number 0 and number 1 both apply and disagree, and neither beats the other.",
        ),
        (JudgeError::TooDeep { site }, "Definitions and rules lean on one another in a circle, or too deeply."),
        (JudgeError::TooLong { site }, "There is too much to work out."),
        (
            JudgeError::DoesNotFit { site },
            "The position or the act is not one of this ruleset: it lacks something that the rules ask for.",
        ),
    ];
    for (fault, words) in faults {
        assert_eq!(fault.words(&game.tables, &map.position), words);
        assert_eq!(*fault.site(), site);
    }
    game.tables.clauses.to_mut()[0].place.line = 1;
    game.tables.definitions.to_mut()[1].place.line = 2;
    game.except(near).place.line = 3;
    let tell = |site| JudgeError::Overflow { site }.words(&game.tables, &map.position);
    let large = "The number is too large to reckon with";
    let mut site = Site { place: Some(0), ..site };
    assert_eq!(tell(site), format!("{large} in hex a."));
    site.subject = Some(map.thing("y"));
    assert_eq!(tell(site), format!("{large} in hex a, for y."));
    site.clause = Some(LIMIT);
    assert_eq!(tell(site), format!("{large} in hex a, for y, under rule 7.1.0 stack (test, line 1)."));
    site.definition = Some(DefinitionId(1));
    let words = format!("{large} in hex a, for y, under rule 7.1.0 stack, in the definition of weight");
    assert_eq!(tell(site), format!("{words} (test, line 2)."));
    site.exception = Some(near);
    assert_eq!(tell(site), format!("{words}, in exception number 0 (test, line 3)."));
    // Told of under its place, it does not name that place again; of another place it does.
    let fault = JudgeError::Overflow { site };
    assert_eq!(fault.clone().of_place(0).site().place, None);
    assert_eq!(fault.of_place(1).site().place, Some(0));
}
