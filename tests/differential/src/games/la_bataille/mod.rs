//! La Bataille, with the chart of Prusse 1806.

mod random;
mod small_world;
mod translation;

use fastrand::Rng;
use reglement_engine::position::{Asked, Position as EnginePosition};
use reglement_engine::table::Tables;
use reglement_rulebook::prusse_1806::TABLES;

use super::{Effect, Game, Reading};
use crate::reading::la_bataille::{Act, Arm, Formation, Position, judge};

#[derive(Debug)]
pub struct LaBataille;

impl Game for LaBataille {
    type Position = Position;
    const RULESET: &'static str = "prusse-1806";
    const RULES: &'static [&'static str] =
        &["16:general", "16:column", "16:general-order", "16:line", "16:line-movement", "16:line-fire", "TEC:stacking"];
    const EFFECTS: &'static [&'static str] = &[
        "16:general cost",
        "16:line cost",
        "16:line hexes",
        "16:line-movement ma",
        "16:general-order morale-increments",
        "22 fire-die",
        "24 firing-increments",
    ];
    const OUT_OF_REACH: &'static [(&'static str, &'static str)] = &[
        ("16:column hexside", "every unit of the second reading names its formation"),
        ("16:line vertex", "every unit of the second reading names its formation"),
        ("16:general shown", "no unit changes its hexes"),
        ("16:general skirmishers-in-the-woods", "the other reading of A10"),
        ("16:general-order disordered", "all are in good order"),
        ("16:line additional-point", "the other reading of A3"),
        ("16:line two-at-most", "no line lies over three hexes"),
        ("16:line whole-regiment", "the other reading of A6"),
        ("TEC:stacking bridge-order", "no bridge is raised"),
        ("TEC:stacking cavalry", "no assault"),
        ("TEC:stacking charge", "no charge"),
        ("TEC:stacking longer-than-the-road", "the other reading of A13"),
        ("TEC:stacking sunken-road", "no road is sunken"),
    ];

    fn tables() -> &'static Tables {
        &TABLES
    }

    fn small_world(visit: &mut dyn FnMut(&Position)) {
        small_world::visit(visit);
    }

    fn random(dice: &mut Rng) -> Position {
        random::position(dice)
    }

    fn translate(position: &Position) -> (EnginePosition, Asked) {
        translation::translate(position)
    }

    fn read(position: &Position) -> Reading {
        let outcome = judge(position);
        let into_line = match &position.act {
            Act::ChangeFormation { unit, to, .. } => {
                position.units[*unit].arm == Arm::Infantry && *to == Formation::Line
            }
            _ => false,
        };
        let cost = if into_line { "16:line cost" } else { "16:general cost" };
        let numbers = [
            (cost, outcome.cost),
            ("16:line hexes", outcome.must_shrink.then_some(1)),
            ("16:line-movement ma", outcome.allowance),
            ("16:general-order morale-increments", outcome.morale_increments),
            ("22 fire-die", outcome.fire_die.filter(|more| *more > 0)),
            ("24 firing-increments", outcome.firing_increments),
        ];
        let effects =
            numbers.into_iter().filter_map(|(clause, number)| Some((clause, Effect::Number(number?)))).collect();
        Reading { broken: outcome.broken, effects }
    }
}
