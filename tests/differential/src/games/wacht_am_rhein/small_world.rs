//! Every stack of up to four counters out of thirty. The largest limit is three units: a stack beyond it by one shows all
//! that a counting rule can tell, since no rule tells a fifth counter from the fourth.

use super::super::stacks::each_stack;
use crate::reading::wacht_am_rhein::{Act, Bridge, Kind, Position, Size, Unit};

/// One counter of each sort that chapter 7 tells apart.
fn sorts() -> Vec<Unit> {
    let leg = Unit::new;
    let mech = |kind, size| Unit { mech: true, ..Unit::new(kind, size) };
    let strat = |unit: Unit| Unit { strat_mode: true, ..unit };
    let halted = |unit: Unit| Unit { is_static: true, ..unit };
    let in_battery = |unit: Unit| Unit { in_battery: true, ..unit };
    let of_army = |unit: Unit| Unit { army_level: true, ..unit };
    let engineer = mech(Kind::Engineer, Size::Company);
    let towed = mech(Kind::TowedArtillery, Size::Battalion);
    let self_propelled = mech(Kind::SelfPropelledArtillery, Size::Battalion);
    let staff = mech(Kind::Headquarters, Size::Company);
    vec![
        leg(Kind::Infantry, Size::Company),
        leg(Kind::Infantry, Size::Battalion),
        leg(Kind::Infantry, Size::Larger),
        strat(leg(Kind::Infantry, Size::Company)),
        mech(Kind::Armor, Size::Company),
        mech(Kind::Armor, Size::Battalion),
        strat(mech(Kind::Recon, Size::Company)),
        leg(Kind::Hybrid { companies: 2 }, Size::Company),
        leg(Kind::Hybrid { companies: 3 }, Size::Company),
        mech(Kind::Hybrid { companies: 3 }, Size::Company),
        leg(Kind::Headquarters, Size::Company),
        staff,
        halted(staff),
        strat(staff),
        towed,
        in_battery(towed),
        halted(towed),
        halted(self_propelled),
        in_battery(self_propelled),
        halted(in_battery(self_propelled)),
        engineer,
        halted(engineer),
        of_army(engineer),
        halted(of_army(engineer)),
        of_army(leg(Kind::Engineer, Size::Battalion)),
        leg(Kind::BridgeColumn(Bridge::Column), Size::Company),
        strat(leg(Kind::BridgeColumn(Bridge::Column), Size::Company)),
        leg(Kind::BridgeColumn(Bridge::UnderConstruction), Size::Company),
        leg(Kind::BridgeColumn(Bridge::Completed), Size::Company),
        leg(Kind::Marker, Size::Battalion),
    ]
}

pub fn visit(visit: &mut dyn FnMut(&Position)) {
    each_stack(&sorts(), 4, &mut |units| {
        let unit = units.len() - 1;
        for constricted in [false, true] {
            for act in [Act::FinishMove { unit }, Act::FinishRetreat { unit }] {
                visit(&Position { constricted, units: units.to_vec(), act });
            }
        }
        if units.len() <= 3 {
            for unit in 0..units.len() {
                let act = Act::Enter { unit, by_road: true };
                visit(&Position { constricted: false, units: units.to_vec(), act });
            }
        }
    });
}
