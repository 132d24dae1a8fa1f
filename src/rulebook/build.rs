//! Turns `rulesets/` into `generated/`.

use reglement_compiler::build_step::BuildStep;

fn main() {
    BuildStep::new("../../rulesets").generated_in("../../generated").run();
}
