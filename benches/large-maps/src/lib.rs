//! Positions of The Cossacks Are Coming! on square maps of any size, the same for the same size every time.

mod questions;

use std::fmt::Write;

pub use questions::{QUESTIONS, Question};

use reglement_cases::{Case, CaseFile, Need};
use reglement_compiler::source::Source;
use reglement_engine::table::Tables;

/// How many hexes the maps have a side.
pub const SIDES: [i32; 4] = [20, 50, 100, 200];

const RULESET: &str = include_str!("../../../rulesets/the-cossacks-are-coming/the-cossacks-are-coming.rules");

/// The ruleset that all orders are judged by.
pub fn tables() -> Tables {
    let source = Source::new("the-cossacks-are-coming.rules".to_owned(), RULESET);
    reglement_compiler::compile(&[source]).unwrap_or_else(|_| panic!("the shipped ruleset compiles"))
}

/// Counters on a map of so many hexes a side: 400 on 100 × 100, and elsewhere as densely.
pub fn counters_on(side: i32) -> i32 {
    side * side / 25
}

/// A unit on Advance in the west of a map, with the enemy before it and hexes that nobody enters, and an act of it.
pub fn case(tables: &Tables, side: i32, act: &str) -> Case {
    let text = text(side, act);
    let (file, _) = CaseFile::from_text(&text, Need::Position);
    let entry = file.entries.first().unwrap_or_else(|| panic!("the position is one case"));
    entry.read(tables, Need::Position).unwrap_or_else(|faults| panic!("the position fits the ruleset: {faults:?}"))
}

fn text(side: i32, act: &str) -> String {
    let mut dice = Dice(side as u64);
    let axial = |column: i32, row: i32| (column - row.div_euclid(2), row);
    let middle = side / 2;
    let near = |column: i32, row: i32| column <= 7 && (row - middle).abs() <= 7;
    let mut text = String::from("id: orders\nhexes:\n");
    for row in 0..side {
        for column in 0..side {
            let (q, r) = axial(column, row);
            let impassible = if !near(column, row) && dice.below(12) == 0 { ", impassible: yes" } else { "" };
            let _ = writeln!(text, "  - {{id: \"{column}.{row}\", axial: [{q}, {r}]{impassible}}}");
        }
    }
    text += "game: {advance: [E, NE, SE], retire: [W, NW, SW]}\ngroups: [{id: corps, order: advance}]\ncounters:\n";
    let _ = writeln!(text, "  - {{id: mover, side: us, formation: corps, at: \"1.{middle}\"}}");
    let _ = writeln!(text, "  - {{id: stray, side: us, at: \"1.{middle}\"}}");
    let _ = writeln!(text, "  - {{id: nearest, side: them, at: \"6.{middle}\"}}");
    for number in 0..counters_on(side) - 3 {
        let (mut column, row) = (dice.below(side), dice.below(side));
        if near(column, row) {
            column += (side / 2).max(8);
        }
        let whose = if number % 4 == 0 { "side: us, formation: corps" } else { "side: them" };
        let class = ["infantry", "cavalry", "artillery"][dice.below(3) as usize];
        let revealed = ["yes", "no"][dice.below(2) as usize];
        let _ = writeln!(
            text,
            "  - {{id: other-{number}, {whose}, class: {class}, revealed: {revealed}, at: \"{column}.{row}\"}}"
        );
    }
    let hex = |column: i32| format!("\"{column}.{middle}\"");
    let act = act.replace("AHEAD", &hex(2)).replace("BESIDE", &format!("\"1.{}\"", middle + 1));
    let _ = writeln!(text, "act: {act}");
    text
}

/// Numbers that look thrown and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: i32) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides.max(1) as u64) as i32
    }
}
