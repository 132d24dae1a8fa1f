//! Turns `rulesets/` into Rust, in cargo's own folder for output.

fn main() {
    reglement_compiler::build_step::BuildStep::new("rulesets").run();
}
