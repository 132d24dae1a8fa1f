//! Syntax tree → text.

use super::tree::{Clause, Define, Except, Expression, Measure};

pub fn words_of_measure(_measure: &Measure) -> String {
    String::new()
}

pub fn words_of_expression(_expression: &Expression) -> String {
    String::new()
}

pub fn words_of_clause(_clause: &Clause) -> String {
    String::new()
}

pub fn words_of_except(_except: &Except) -> String {
    String::new()
}

pub fn words_of_define(_define: &Define) -> String {
    String::new()
}
