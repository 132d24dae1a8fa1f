//! Text to tables, of 1,000 rules and of 10,000.

use measuring::Contest;
use reglement_compiler::compile;
use reglement_compiler::source::Source;

const TURNS: usize = 3;

fn main() {
    let sources = [100, 1_000, 10_000].map(|rules| (rules, Source::new("synthetic.rules", &compiler::ruleset(rules))));
    for (rules, source) in &sources {
        let tables = compile(std::slice::from_ref(source)).map_err(|told| format!("{told:?}"));
        assert_eq!(tables.expect("a ruleset").clauses.len(), *rules);
    }
    let mut contest = Contest::new("The compiler", "rule");
    for (rules, source) in &sources {
        contest = contest.rival(&format!("{rules} rules"), *rules, || {
            let _ = std::hint::black_box(compile(std::slice::from_ref(source)));
        });
    }
    contest.run(TURNS);
}
