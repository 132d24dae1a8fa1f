//! Which rules a stack breaks, by each way of telling it.
fn main() {}
