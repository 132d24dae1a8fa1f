//! No text stops the reader: case files and maps spoiled in every place, with the same luck in each run.

use reglement_cases::{CaseFile, Maps, Need, check};
use reglement_compiler::source::Source;
use reglement_engine::table::Tables;

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

const SHEET: &str = r#"
rows: |
  . w .
   r . -
legend: {".": {}, w: {terrain: woods}, r: {sides: {E NE: {river: yes}}}, "-": none}
shifted: second-row
first: "0101"
hexes: [{at: ["0101..0202", "0201"], terrain: woods}, {id: box, next: ["0101"]}]
borders: [{at: ["0101/0201", "0102 E"], river: yes}, {towards: E, in: "0101..0201", river: no}]
"#;

const TILED: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="hexagonal" width="2" height="2" tilewidth="14" tileheight="12" infinite="0" hexsidelength="6" staggeraxis="y" staggerindex="odd">
 <tileset firstgid="1" name="ground" tilewidth="14" tileheight="12" tilecount="3" columns="3">
  <image source="ground.png" width="42" height="12"/>
  <tile id="1"><properties><property name="terrain" value="woods"/></properties></tile>
 </tileset>
 <layer id="1" name="ground" width="2" height="2"><data encoding="csv">1,2,
3,0</data></layer>
 <layer id="2" name="more" width="2" height="2"><data encoding="base64">AQAAAAAAAAACAAAAAAAAAA==</data></layer>
 <objectgroup id="3"><object id="1" x="1" y="2"><polygon points="0,0 1,1"/></object></objectgroup>
</map>
"#;

fn tables() -> Tables {
    match reglement_compiler::compile(&[Source::new("small.rules", RULES)]) {
        Ok(tables) => tables,
        Err(diagnostics) => unreachable!("{diagnostics:#?}"),
    }
}

/// The text with up to so many letters or pieces lost, added, changed or repeated.
fn spoiled(whole: &[char], most: usize, luck: &mut Luck) -> String {
    let spice: Vec<char> = "{}[],:-#&*!|>'\"%@`?\n\t  ~0123456789/.</=abé\u{feff}\u{2028}".chars().collect();
    let mut text = whole.to_vec();
    for _ in 0..=luck.below(most) {
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
    text.into_iter().collect()
}

#[test]
fn spoiled_maps_are_read_to_their_end() {
    let tables = tables();
    let case = CaseFile::from_text("{map: a, moment: rest}", Need::Position).0;
    let tiled = CaseFile::from_text("{map: a.tmx, moment: rest}", Need::Position).0;
    for (whole, case) in [(SHEET, case), (TILED, tiled)] {
        let maps = Maps::new(|_| Ok(whole.to_owned()));
        assert_eq!(case.entries[0].read_on(&tables, Need::Position, &maps).err(), None);
        let whole: Vec<char> = whole.chars().collect();
        let mut luck = Luck(1);
        let mut read = 0;
        for _ in 0..2_000 {
            let text = spoiled(&whole, 1, &mut luck);
            let maps = Maps::new(|path| if path.starts_with('a') { Ok(text.clone()) } else { Err("none".to_owned()) });
            for entry in &case.entries {
                let faults = match entry.read_on(&tables, Need::Position, &maps) {
                    Ok(_) => {
                        read += 1;
                        continue;
                    }
                    Err(faults) => faults,
                };
                assert!(!faults.is_empty());
                for fault in faults {
                    let place = fault.place;
                    let length = maps.file_of(place).map_or(30, |file| file.text.len());
                    assert!(place.start <= place.end && place.end <= length && place.line > 0, "{fault:?}\n{text}");
                }
            }
        }
        assert!(read > 100, "only {read} maps could still be read");
    }
}

#[test]
fn spoiled_case_files_are_read_to_their_end() {
    let tables = tables();
    let whole: Vec<char> = CASES.chars().collect();
    let mut luck = Luck(1);
    let mut judged = 0;
    for _ in 0..4_000 {
        let text = spoiled(&whole, 4, &mut luck);
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
