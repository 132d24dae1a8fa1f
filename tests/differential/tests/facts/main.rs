//! The second readings judge the worked cases of the facts they were written from.

mod la_bataille;
mod mission_orders;
mod wacht_am_rhein;

use reglement_differential_tests::reading::Broken;

/// The numbers of the broken rules, each once, in order.
fn numbers(broken: &[Broken]) -> Vec<&'static str> {
    let mut numbers: Vec<&str> = broken.iter().map(|broken| broken.rule).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
