//! Positions of the second reading, as the ruleset has them.

use std::collections::BTreeMap;

use reglement_engine::position::{Asked, Position as EnginePosition};
use reglement_rulebook::the_cossacks_are_coming as rules;

use crate::reading::mission_orders::{Act, Class, Direction, Hex, Order, Position, Spending};

pub fn translate(position: &Position) -> (EnginePosition, Asked) {
    let directions = |set: &std::collections::BTreeSet<Direction>| set.iter().map(|one| direction(*one)).collect();
    let mut told = rules::Position::new(rules::Game::new(directions(&position.advance), directions(&position.retire)));
    let mut places: BTreeMap<Hex, rules::HexId> = BTreeMap::new();
    for hex in &position.map {
        let ground = rules::Hex {
            impassible: position.impassible.contains(hex),
            ezoc: position.enemy_zone.contains(hex),
            ..rules::Hex::default()
        };
        let id = told.add_hex_at(&format!("{},{}", hex.0, hex.1), (hex.0 as i32, hex.1 as i32), ground);
        places.insert(*hex, id);
    }
    let formation = told.add_group(
        "corps",
        rules::Group {
            shattered: position.shattered,
            ..rules::Group::new(match position.order {
                Order::Advance => rules::Order::Advance,
                Order::Retire => rules::Order::Retire,
            })
        },
    );
    let unit = rules::Counter {
        class: class(position.class),
        formation: Some(formation),
        mp: position.movement_points as i64,
        ..rules::Counter::new("us".to_owned())
    };
    let unit = told.add_counter("f", &[places[&position.at]], unit);
    let mut enemies = Vec::new();
    for (number, enemy) in position.enemies.iter().enumerate() {
        let counter = rules::Counter {
            class: class(enemy.class),
            revealed: enemy.revealed,
            ..rules::Counter::new("them".to_owned())
        };
        enemies.push(told.add_counter(&format!("e{number}"), &[places[&enemy.at]], counter));
    }
    let named = |target: &Option<usize>| target.map(|target| enemies[target]);
    let act: rules::Act = match &position.act {
        Act::Designate { target } => rules::Designate { target: named(target), ..rules::Designate::new(unit) }.into(),
        Act::Spend(spending) => rules::Spend::new(unit, purpose(*spending)).into(),
        Act::Move { path, target, then } => {
            let entered: Vec<rules::HexId> = path.iter().map(|hex| places[hex]).collect();
            rules::Move {
                target: named(target),
                then: then.iter().map(|spending| purpose(*spending)).collect(),
                spent_first: then.first().map(|spending| purpose(*spending)),
                ..rules::Move::new(unit, told.path(places[&position.at], &entered))
            }
            .into()
        }
    };
    let asked = told.asked(act);
    (told.data().clone(), asked)
}

fn class(class: Class) -> rules::Class {
    match class {
        Class::Infantry => rules::Class::Infantry,
        Class::Cavalry => rules::Class::Cavalry,
        Class::Artillery => rules::Class::Artillery,
        Class::Engineer => rules::Class::Engineers,
        Class::Supporting => rules::Class::Supporting,
        Class::MainDepot => rules::Class::MainDepot,
        Class::ArmySupply => rules::Class::ArmySupply,
        Class::CorpsTrain => rules::Class::CorpsTrain,
        Class::ArmyHeadquarters => rules::Class::ArmyHq,
        Class::Fortress => rules::Class::Fortress,
    }
}

fn purpose(spending: Spending) -> rules::Purpose {
    match spending {
        Spending::RecoverMorale => rules::Purpose::RecoverMorale,
        Spending::ReplacementMode => rules::Purpose::ReplacementMode,
        Spending::CombatMarker => rules::Purpose::CombatMarker,
    }
}

fn direction(direction: Direction) -> rules::Direction {
    match direction {
        Direction::East => rules::Direction::E,
        Direction::NorthEast => rules::Direction::NE,
        Direction::NorthWest => rules::Direction::NW,
        Direction::West => rules::Direction::W,
        Direction::SouthWest => rules::Direction::SW,
        Direction::SouthEast => rules::Direction::SE,
    }
}
