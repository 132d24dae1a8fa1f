//! What can be asked about a position: acts, or moments.

use std::collections::BTreeSet;

use reglement_engine::table::{ActEffect, ActRow, Moments, Node, Stage, Tables, Type};

use super::interest::Interest;
use super::values::{Kind, plain, said};
use super::variables::{Choice, Variable, combinations, options};
use super::world::{Ask, Side};

/// More ways than this to set an act's own words are tried by a fixed choice.
const MOST_ASKS: u64 = 64;

/// An attribute that an act sets from a parameter: what matters to the one matters to the other.
pub fn set_by_acts(tables: &Tables, interest: &mut Interest) {
    for act in tables.acts.iter() {
        for effect in act.effects.iter() {
            let ActEffect::Sets { attribute, to, .. } = effect else { continue };
            let Some(row) = tables.counters.get(attribute.index()) else { continue };
            let Some(values) = interest.attributes.get(&(Kind::Counter, row.name.to_string())).cloned() else {
                continue;
            };
            for node in to.iter() {
                if let Node::Parameter { parameter, .. } = node
                    && let Some(parameter) = tables.parameters.get(parameter.index())
                {
                    let known = interest.parameters.entry(parameter.name.to_string()).or_default();
                    known.compared.extend(values.compared.iter().cloned());
                    known.all |= values.all;
                    known.reckoned |= values.reckoned;
                    interest.act = true;
                }
            }
        }
    }
}

/// Everything that can be asked so that the clauses are judged: acts, or moments where no act makes a difference. Of acts
/// that no rule tells apart the plainest stays.
pub fn asks(sides: &[Side<'_>], interest: &Interest) -> Vec<Ask> {
    let mut asks: Vec<Ask> = Vec::new();
    if interest.act {
        let mut names: Vec<&str> = Vec::new();
        for side in sides {
            let judged = side.tables.acts.iter().filter(|act| leads_to(act).0 & side.moments.0 != 0);
            names.extend(judged.map(|act| &*act.name));
        }
        names.sort_by_key(|name| sides.iter().any(|side| moves(side.tables, name)));
        let mut known = BTreeSet::new();
        for name in names {
            if known.insert(manner(sides, interest, name)) {
                asks.extend(asks_of_act(sides, interest, name));
            }
        }
    }
    if asks.is_empty() {
        for side in sides {
            for (number, row) in side.tables.moments.iter().enumerate() {
                let asked = number < 64 && side.moments.0 & (1 << number) != 0;
                if asked && !asks.iter().any(|ask| ask.name == row.name) {
                    asks.push(Ask::moment(&row.name));
                }
            }
        }
    }
    // What a side does not know cannot be asked of it.
    asks.retain(|ask| sides.iter().all(|side| ask.is_known(side.tables)));
    asks
}

/// What rules can see of an act: its name where they ask for it, the moments, and the parameters that they speak of.
fn manner(sides: &[Side<'_>], interest: &Interest, name: &str) -> String {
    let mut told = String::new();
    if interest.act_names.contains(name) {
        told.push_str(name);
    }
    let along = interest.map || interest.path;
    for side in sides {
        let Some(act) = side.tables.acts.iter().find(|act| act.name == name) else { continue };
        let stages = [act.at_the_start, act.at_each_step, act.on_the_way, act.at_the_end];
        let seen = stages.map(|moments| moments.0 & side.moments.0);
        let all = seen.iter().fold(0, |all, one| all | one);
        let conditional: Vec<u64> = act.conditional.iter().map(|row| row.moments.0 & side.moments.0).collect();
        let mut parameters: Vec<&str> = act
            .parameters
            .iter()
            .filter_map(|own| side.tables.parameters.get(own.parameter.index()))
            .map(|row| &*row.name)
            .filter(|name| interest.parameters.contains_key(*name))
            .collect();
        parameters.sort_unstable();
        let sets =
            act.effects.iter().any(|effect| matches!(effect, ActEffect::Sets { .. } | ActEffect::Removes { .. }));
        let moving = along && moves(side.tables, name);
        let stages = if moving || sets { format!("{seen:?}") } else { format!("{all}") };
        told.push_str(&format!("|{stages}{conditional:?}{parameters:?}{moving}{sets}{}", act.question));
    }
    told
}

fn moves(tables: &Tables, name: &str) -> bool {
    let act = tables.acts.iter().find(|act| act.name == name);
    act.is_some_and(|act| {
        act.effects.iter().any(|effect| {
            matches!(effect, ActEffect::MovesAlong { .. } | ActEffect::MovesTo { .. } | ActEffect::Spreads { .. })
        })
    })
}

fn sometimes(act: &ActRow, stage: Stage) -> u64 {
    act.conditional.iter().filter(|row| row.stage == stage).fold(0, |mask, row| mask | row.moments.0)
}

/// Every moment to which an act leads, or may lead.
pub fn leads_to(act: &ActRow) -> Moments {
    let sometimes = act.conditional.iter().fold(0, |mask, row| mask | row.moments.0);
    Moments(act.at_the_start.0 | act.at_each_step.0 | act.on_the_way.0 | act.at_the_end.0 | sometimes)
}

fn asks_of_act(sides: &[Side<'_>], interest: &Interest, name: &str) -> Vec<Ask> {
    let mut ask = Ask::act(name);
    let (mut ends, mut passes) = (false, false);
    let mut variables: Vec<Variable> = Vec::new();
    for side in sides {
        let Some(act) = side.tables.acts.iter().find(|act| act.name == name) else { continue };
        ask.moves |= moves(side.tables, name);
        passes |= act.on_the_way.0 & side.moments.0 != 0 || sometimes(act, Stage::OnTheWay) & side.moments.0 != 0;
        ends |= (act.at_the_start.0 | act.at_each_step.0 | act.at_the_end.0) & side.moments.0 != 0
            || [Stage::AtTheStart, Stage::AtEachStep, Stage::AtTheEnd]
                .iter()
                .any(|stage| sometimes(act, *stage) & side.moments.0 != 0);
        for own in act.parameters.iter() {
            let Some(row) = side.tables.parameters.get(own.parameter.index()) else { continue };
            let known = row.name.to_string();
            match row.of_type {
                Type::Counter if !ask.actors.contains(&known) => ask.actors.push(known),
                Type::Counters if !ask.lists.contains(&known) => ask.lists.push(known),
                Type::Counter | Type::Counters | Type::Places | Type::Path | Type::Step | Type::Act => {}
                of_type => {
                    let Some(values) = interest.parameters.get(&known) else { continue };
                    if variables.iter().any(|variable| variable.name == known) {
                        continue;
                    }
                    let usually = own.usually.and_then(|usually| said(side.tables, of_type, usually));
                    let every = sides.iter().filter_map(|side| {
                        let row = side.tables.parameters.iter().find(|row| row.name == known)?;
                        Some((side.tables, row.of_type))
                    });
                    let mut options = options(every, of_type, own.optional, usually, values, interest);
                    // What has to be said is said somehow, although no rule compares it with anything.
                    if options.is_empty() {
                        options.extend(said(side.tables, of_type, plain(side.tables, of_type)));
                    }
                    let options = options.into_iter().map(|said| Choice { said, sides: Vec::new() });
                    variables.push(Variable { name: known, options: options.collect() });
                }
            }
        }
    }
    let mut asks = Vec::new();
    let (all, sampled) = combinations(&variables, MOST_ASKS);
    for combination in all {
        let mut one = Ask { sampled, ..ask.clone() };
        for (variable, option) in variables.iter().zip(combination) {
            if let Some(choice) = variable.options.get(option) {
                one.said.push((variable.name.clone(), choice.said.clone()));
            }
        }
        if ends {
            asks.push(one.clone());
        }
        // What the rules see of a path they may see at its second step only.
        if passes || interest.path && one.moves {
            asks.push(Ask { through: true, ..one });
        }
    }
    asks
}
