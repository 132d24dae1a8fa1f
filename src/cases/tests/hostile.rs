//! No text stops the reader: case files spoiled in every place, with the same luck in each run.

use reglement_cases::{CaseFile, Need, check};
use reglement_compiler::source::Source;

const RULES: &str = r#"ruleset small
  title "A small one"

place called hex has
  terrain: one of clear, woods, usually clear

border has
  river: yes or no, usually no

counter has
  kind: one of infantry, marker
  steps: fraction from 0, in each place, usually 1

act move
  unit: counter
  along: path
  moves unit along along
  at each step entry
  at the end rest

moment entry
moment rest

rule 1.0 "Stacking"
  define unit is a counter where kind is not marker
  limit stack at rest in each hex: at most 3 units
"#;

const CASES: &str = r#"# A comment.
- id: first
  why: "as it should be"
  hexes: [{id: "0101", axial: [0, 0]}, {id: b, axial: [1, 0], terrain: woods}, {id: box, next: [b]}]
  borders: [{from: "0101", to: b, river: yes}]
  counters:
    - {id: a, kind: infantry, at: "0101", steps: "1/3"}
    - {n: 3, id: m, kind: marker, at: [b, "0101"], steps: [1, 2]}
  act: {type: move, unit: a, along: [{to: b, river: no}]}
  expect:
    verdict: legal
    measures: [{what: units, have: 1, limit: 3, rule: "1.0"}]
    counts-as: {a: {unit: yes}}
- id: second
  grid: {radius: 2}
  counters: [{id: é, kind: infantry, at: [0, 1]}]
  moment: rest
  expect: {verdict: legal, broken: [], duties: [], penalties: {}}
"#;

/// Always the same row of numbers.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

#[test]
fn spoiled_case_files_are_read_to_their_end() {
    let tables = match reglement_compiler::compile(&[Source::new("small.rules", RULES)]) {
        Ok(tables) => tables,
        Err(diagnostics) => unreachable!("{diagnostics:#?}"),
    };
    let whole: Vec<char> = CASES.chars().collect();
    let spice: Vec<char> = "{}[],:-#&*!|>'\"%@`?\n\t  ~0123456789/.abé\u{feff}\u{2028}".chars().collect();
    let mut luck = Luck(1);
    let mut judged = 0;
    for _ in 0..4_000 {
        let mut text = whole.clone();
        for _ in 0..=luck.below(4) {
            let at = luck.below(text.len());
            match luck.below(4) {
                0 => {
                    text.remove(at);
                }
                1 => text.insert(at, spice[luck.below(spice.len())]),
                2 => text[at] = spice[luck.below(spice.len())],
                _ => {
                    let from = luck.below(text.len());
                    let piece: Vec<char> = text.iter().skip(from).take(luck.below(60)).copied().collect();
                    text.splice(at..at, piece);
                }
            }
        }
        let text: String = text.into_iter().collect();
        let (file, faults) = CaseFile::from_text(&text, Need::Expectation);
        let mut places: Vec<_> = faults.iter().map(|fault| fault.place).collect();
        for entry in &file.entries {
            match entry.read(&tables, Need::Expectation) {
                Ok(case) => {
                    check::check(&case, &tables);
                    judged += 1;
                }
                Err(faults) => places.extend(faults.iter().map(|fault| fault.place)),
            }
        }
        assert!(places.iter().all(|place| place.start <= place.end && place.end <= text.len() && place.line > 0));
    }
    assert!(judged > 500, "only {judged} cases could still be judged");
}
