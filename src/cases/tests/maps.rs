//! Cases on maps in files of their own: as if they wrote each hex out, and what is said where a map is wrong.

use std::fmt::Write;

use reglement_cases::{Case, CaseFile, Fault, Maps, Need, check};
use reglement_compiler::source::Source;
use reglement_engine::position::Position;
use reglement_engine::table::{Tables, Value};

const RULES: &str = r#"ruleset small
  title "A small one"

place called hex has
  terrain: one of clear, woods, lake, usually clear
  cost (mp): number from 1 to 9, usually 1
  zone: any of north, south, coast, usually nothing

border has
  river: yes or no, usually no
  label: any of advance, retire, usually nothing

counter has
  kind: one of infantry, marker, usually infantry

game has
  advance: any direction, usually nothing
  turn: number from 1, usually 1

act move
  unit: counter
  along: path
  moves unit along along
  at each step entry

moment entry

rule 1.0 "Movement"
  limit points at entry: at most 5 as (here's cost)
  ban river at entry: river
  ban lake at entry: here's terrain is lake
  ban direction at entry: not advance includes direction and advance is not nothing
"#;

fn tables() -> Tables {
    match reglement_compiler::compile(&[Source::new("small.rules", RULES)]) {
        Ok(tables) => tables,
        Err(diagnostics) => unreachable!("{diagnostics:#?}"),
    }
}

/// A folder of files.
fn maps<'f>(files: &'f [(&'f str, &'f str)]) -> Maps<'f> {
    Maps::new(|path| {
        let found = files.iter().find(|(name, _)| *name == path);
        found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| format!("there is no file `{path}`"))
    })
}

fn read(case: &str, maps: &Maps<'_>) -> Result<Case, Vec<Fault>> {
    let (file, faults) = CaseFile::from_text(case, Need::Position);
    assert!(faults.is_empty(), "{faults:?}");
    file.entries.first().map_or_else(|| Err(Vec::new()), |entry| entry.read_on(&tables(), Need::Position, maps))
}

fn position(case: &str, files: &[(&str, &str)]) -> Position {
    let maps = maps(files);
    match read(case, &maps) {
        Ok(case) => case.position,
        Err(faults) => unreachable!("{:#?}", told(&faults, &maps)),
    }
}

fn told(faults: &[Fault], maps: &Maps<'_>) -> Vec<String> {
    let file = |fault: &Fault| maps.file_of(fault.place).map(|file| format!("{}:", file.path)).unwrap_or_default();
    faults.iter().map(|fault| format!("{}{fault}", file(fault))).collect()
}

/// What is wrong with the map `a`, which a case names.
fn faults_of(map: &str) -> Vec<String> {
    faults_with(map, &[])
}

fn faults_with(map: &str, others: &[(&str, &str)]) -> Vec<String> {
    let mut files = vec![("a", map)];
    files.extend(others);
    let maps = maps(&files);
    match read("{map: a, moment: entry}", &maps) {
        Ok(_) => Vec::new(),
        Err(faults) => told(&faults, &maps),
    }
}

/// A position as a case writes it out, hex by hex and border by border.
fn written_out(position: &Position, tables: &Tables) -> String {
    let word = |value: &Value| match value {
        Value::Flag(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Symbol(symbol) => position.symbol(tables, *symbol).to_owned(),
        Value::Nothing => "none".to_owned(),
        other => unreachable!("{other:?}"),
    };
    let mut text = "{moment: entry, hexes: [".to_owned();
    let sets = |value: &Value, name: &str| {
        let Value::Set(mask) = value else { return word(value) };
        let domain = tables.domains.iter().find(|domain| domain.name == name).map_or(&[][..], |domain| &domain.values);
        let held = domain.iter().enumerate().filter(|(bit, _)| mask & (1 << bit) != 0);
        let held: Vec<&str> = held.map(|(_, symbol)| position.symbol(tables, *symbol)).collect();
        format!("[{}]", held.join(", "))
    };
    for place in &position.places {
        let (q, r) = place.axial.unwrap_or_default();
        let _ = write!(text, "{{id: \"{}\", axial: [{q}, {r}]", place.id);
        for (row, value) in tables.places.iter().zip(&place.record) {
            let _ = write!(text, ", {}: {}", row.name, sets(value, &row.name));
        }
        text.push_str("},\n");
    }
    text.push_str("], borders: [");
    for border in &position.borders {
        let id = |place: u32| &position.places[place as usize].id;
        let _ = write!(text, "{{from: \"{}\", to: \"{}\"", id(border.from), id(border.to));
        if border.one_way {
            text.push_str(", one-way: yes");
        }
        for (row, value) in tables.borders.iter().zip(&border.record) {
            let _ = write!(text, ", {}: {}", row.name, sets(value, &row.name));
        }
        text.push_str("},\n");
    }
    text.push_str("]}");
    text
}

const DRAWN: &str = r#"
title: "The fords"
rows: |
    . . w ~ .
     . ~ w .
    r . -

legend:
  ".": {}
  w: {terrain: woods, mp: 2}
  "~": {terrain: lake, zone: [coast]}
  r: {sides: {E SE: {river: yes}}}
  "-": none
hexes:
  - {at: ["0101..0202", "0501"], zone: [north]}
  - {at: "0201", cost: 3}
borders:
  - {at: ["0301/0401", "0102 E"], river: yes}
  - {towards: [E, NE], label: [advance]}
  - {towards: E SW, in: ["0101", "0201"], label: [retire]}
"#;

#[test]
fn a_drawn_map_is_the_same_as_one_written_out() {
    let tables = tables();
    let drawn = position("{map: a, moment: entry}", &[("a", DRAWN)]);
    let written = position(&written_out(&drawn, &tables), &[]);
    assert_eq!(format!("{drawn:?}"), format!("{written:?}"));
    let ids: Vec<&str> = drawn.places.iter().map(|place| place.id.as_str()).collect();
    assert_eq!(ids, ["0101", "0201", "0301", "0401", "0501", "0102", "0202", "0302", "0402", "0103", "0203"]);
    let axial = |id| drawn.places.iter().find(|place| place.id == id).and_then(|place| place.axial);
    assert_eq!((axial("0501"), axial("0102"), axial("0203")), (Some((4, 0)), Some((0, 1)), Some((0, 2))));
}

#[test]
fn verdicts_on_a_map_are_those_of_the_same_case_written_out() {
    let tables = tables();
    let maps = maps(&[("a", DRAWN)]);
    let hexes = written_out(&position("{map: a, moment: entry}", &[("a", DRAWN)]), &tables);
    let hexes = hexes.trim_start_matches("{moment: entry, ").trim_end_matches('}');
    let mut broken = 0;
    for path in ["0201", "0102", "0201, 0301", "0201, 0301, 0401", "0201, 0202", "0102, 0202"] {
        let path: Vec<String> = path.split(", ").map(|id| format!("\"{id}\"")).collect();
        let asked = format!(
            "counters: [{{id: x, at: \"0101\"}}], act: {{type: move, unit: x, along: [{}]}}, game: {{advance: [E, SE, NE]}}",
            path.join(", ")
        );
        let verdict = |case: Result<Case, Vec<Fault>>| match case {
            Ok(case) => check::verdict(&check::judge_of(&case, &tables), &case).map(|verdict| {
                broken += verdict.broken().len();
                verdict.words(&tables, &case.position, &case.asked)
            }),
            Err(faults) => Err(format!("{faults:?}")),
        };
        let [on_map, written] = [format!("{{map: a, {asked}}}"), format!("{{{hexes}, {asked}}}")]
            .map(|case| read(&case, &maps))
            .map(verdict);
        assert!(on_map.is_ok(), "{on_map:?}");
        assert_eq!(on_map, written, "{path:?}");
    }
    assert!(broken > 2, "{broken}");
}

#[test]
fn what_the_case_says_holds() {
    let map = "size: [2, 2]\nhexes: [{at: \"0101..0202\", terrain: woods, mp: 2}]\nborders: [{at: \"0101 E\", river: yes, label: [advance]}]\ngame: {advance: [E], turn: 3}";
    let case = "{map: a, moment: entry, hexes: [{id: \"0101\", cost: 4}, {axial: [1, 0], id: goal, terrain: lake}, {id: box}], borders: [{from: goal, to: \"0101\", one-way: yes, label: [retire]}], game: {turn: 5}}";
    let whole = "{moment: entry, hexes: [{id: \"0101\", axial: [0, 0], cost: 4, terrain: woods}, {axial: [1, 0], id: goal, terrain: lake, cost: 2}, {axial: [0, 1], id: \"0102\", terrain: woods, cost: 2}, {axial: [1, 1], id: \"0202\", terrain: woods, cost: 2}, {id: box}], borders: [{from: \"0101\", to: goal, one-way: yes, river: yes, label: [advance]}, {from: goal, to: \"0101\", one-way: yes, river: yes, label: [retire]}], game: {turn: 5, advance: E}}";
    let written = format!("{:?}", position(whole, &[]));
    assert_eq!(format!("{:?}", position(case, &[("a", map)])), written);
}

#[test]
fn borders_may_be_described_one_way_each() {
    let borders = |position: Position| {
        let ways =
            position.borders.iter().map(|border| (border.from, border.to, border.one_way, border.record.clone()));
        ways.collect::<Vec<_>>()
    };
    let there_and_back = "hexes: [{id: a, next: [b]}, {id: b}], borders: [{from: a, to: b, one-way: yes, river: yes}, {from: b, to: a, one-way: yes, label: [retire]}]";
    let ways = borders(position(&format!("{{moment: entry, {there_and_back}}}"), &[]));
    assert_eq!(ways.len(), 2);
    assert!(ways.contains(&(0, 1, true, vec![Value::Flag(true), Value::Set(0)])), "{ways:?}");
    assert!(ways.contains(&(1, 0, true, vec![Value::Flag(false), Value::Set(2)])), "{ways:?}");
}

#[test]
fn hexes_with_flat_tops_lie_north_and_south() {
    let map = "size: [2, 2]\nshifted: second-column\nfirst: \"1001\"\nnumbers: row-column\ngame: {advance: [S]}";
    let tables = tables();
    for (path, broken) in [("1101", 0), ("1002", 1)] {
        let case = format!(
            "{{map: a, counters: [{{id: x, at: \"1001\"}}], act: {{type: move, unit: x, along: [\"{path}\"]}}}}"
        );
        let Ok(case) = read(&case, &maps(&[("a", map)])) else { unreachable!("{path}") };
        let verdict = check::verdict(&check::judge_of(&case, &tables), &case);
        assert_eq!(verdict.map(|verdict| verdict.broken().len()), Ok(broken), "{path}");
    }
}

#[test]
fn every_fault_of_a_map_is_told_at_once() {
    assert_eq!(
        faults_of(
            r#"
rows: |
  . . x
   . ? .
legend:
  ".": {}
  x: {terrain: wods, axial: [1, 1]}
  y: [lake]
  z: {sides: {N: {river: yes}}}
shiftd: first-row
hexes:
  - {at: 0101, cost: 3}
  - {at: "0909", cost: 3}
  - {at: "0101", cost: 33}
  - {at: "0101..0201", id: twice}
borders:
  - {at: "0101/0301", river: yes}
  - {at: "0101", river: yes}
  - {at: "0101 W", river: yes}
  - {at: "0101 E", rivr: yes}
  - {at: "0101 E", towards: E}
  - {river: yes}
game: {trun: 3}
"#
        ),
        [
            "a:4:6: the legend does not have `?` (known here: ., x, y, z)",
            "a:7:16: `terrain` of hex `0301` cannot be `wods` (did you mean `woods`?)",
            "a:7:22: `axial` belongs to one hex, and a legend speaks of many",
            "a:8:6: `y` means attributes of a hex, or `none` for no hex, not a list (write `{}` for a hex of the usual kind)",
            "a:9:15: `N` is no direction on a map of hexes with a corner on top (known here: E, NE, NW, SE, SW, W)",
            "a:10:1: `shiftd` is not among the sections of a map file (did you mean `shifted`?)",
            "a:12:10: a hex is named by a text (put its number in quotes: \"0101\", or \"0101..0304\" for a rectangle)",
            "a:13:10: this map has no hex `0909`",
            "a:14:24: `cost` of hex `0101` is from 1 to 9, not 33",
            "a:15:24: several hexes cannot have one id",
            "a:17:10: the hexes of `0101/0301` do not lie side by side",
            "a:18:10: `0101` names a hex, and a hexside is wanted (write \"0101/0102\", or the hex and directions: \"0101 E\")",
            "a:19:10: `0101 W` is the edge of the map: there is no hex beyond it",
            "a:20:20: `rivr` is not among the attributes of the border from `0101` to `0201` (did you mean `river`?)",
            "a:21:20: a border is named by `at` or by `towards`, not by both",
            "a:22:5: this border has no `from` (in a map, `at` or `towards` names it, too)",
            "a:22:5: this border has no `to` (in a map, `at` or `towards` names it, too)",
            "a:23:8: `trun` is not among the attributes of the game (did you mean `turn`?)",
        ]
    );
}

/// A sign that stands nowhere, or only at the edge of the map, is looked at like any other.
#[test]
fn what_the_legend_says_is_looked_at_wherever_it_stands() {
    assert_eq!(
        faults_of(
            "rows: |\n  . r w\nlegend: {\".\": {}, r: {sides: {NE: {rivr: maybe}}}, w: {terrain: wods}, q: {terrainn: lake, cost: 12}}"
        ),
        [
            "a:3:36: `rivr` is not among the attributes of a side of the sign `r` (did you mean `river`?)",
            "a:3:65: `terrain` of hex `0301` cannot be `wods` (did you mean `woods`?)",
            "a:3:76: `terrainn` is not among the attributes of the sign `q` (did you mean `terrain`?)",
            "a:3:98: `cost` of the sign `q` is from 1 to 9, not 12",
        ]
    );
}

#[test]
fn hexes_and_borders_are_where_the_map_has_them() {
    let size = "size: [3, 1]\n";
    assert_eq!(
        faults_of(&format!("{size}hexes: [{{at: \"0101\", id: \"0201\"}}]")),
        ["a:2:26: this map has a hex `0201` already"]
    );
    assert_eq!(
        faults_of(&format!("{size}hexes: [{{at: \"0101..\", cost: 2}}]")),
        ["a:2:14: `0101..` names a rectangle by one hex alone (write two opposite corners: \"0101..0304\")"]
    );
    let files = [("a", size), ("b", "size: [0, 0]")];
    let maps = maps(&files);
    let of = |case: &str| read(case, &maps).map_or_else(|faults| told(&faults, &maps), |_| Vec::new());
    assert_eq!(
        of("{map: a, borders: [{from: \"0101\", to: \"0301\", river: yes}], moment: entry}"),
        [
            "1:20: the border from `0101` to `0301` is none: these hexes do not lie side by side (`next` of a place names its neighbours that lie elsewhere)"
        ]
    );
    assert_eq!(
        of("{map: a, counters: [{id: x, at: \"0101\"}], act: {type: move, unit: x, along: [\"0301\"]}}"),
        ["1:78: `0301` is not next to `0101`"]
    );
    assert_eq!(
        of(
            "{map: a, counters: [{id: x, at: \"0101\"}], act: {type: move, unit: x, from: \"0301\", along: [\"0201\"]}}"
        ),
        ["1:76: `x` does not lie in `0301`, so its path does not start there (it lies in `0101`)"]
    );
    // Of a map that cannot be read, only that is told.
    let broken = of("{map: b, counters: [{id: x, at: \"0101\"}], act: {type: move, unit: x, along: [\"0201\"]}}");
    assert_eq!(broken, ["b:1:7: a map has from 1 to 400 columns and rows, not 0 columns and 0 rows"]);
}

#[test]
fn a_map_is_told_by_what_it_is() {
    assert_eq!(faults_of(""), ["a:1:1: the file is empty (a map file begins with `rows: |` and a line for each row)"]);
    assert_eq!(
        faults_of("title: x"),
        ["a:1:1: this map has neither `rows` nor `size` nor `tiled` (begin with `rows: |` and a line for each row)"]
    );
    assert_eq!(
        faults_of("size: [401, 1]"),
        ["a:1:7: a map has from 1 to 400 columns and rows, not 401 columns and 1 rows"]
    );
    assert_eq!(faults_of("size: [999999999999, 1]").len(), 1);
    assert_eq!(
        faults_of("size: [100, 1]\nfirst: \"0101\""),
        ["a:2:8: 2 digits are too few for 100 columns and 1 rows (write more, like `first: \"001001\"`)"]
    );
    assert_eq!(
        faults_of("size: [1, 1]\nrows: .\nlegend: {\".\": {}}"),
        ["a:1:1: a map has one of `rows`, `size` and `tiled`, and this has `rows` and `size`"]
    );
}

/// Files that would take for ever, or all memory, were they read to their end.
#[test]
fn hostile_maps_come_to_an_end() {
    let large = "size: [100, 100]\n";
    let too_much = "this map says too much of its hexes, one by one; draw it with more signs";
    let many = |item: &str| vec![item; 50_000].join(", ");
    for (map, told) in [
        (format!("{large}borders: [{}]", many("{towards: E, river: yes}")), too_much),
        (format!("{large}hexes: [{{at: [{}], cost: 2}}]", many("\"001001..100100\"")), too_much),
        (
            format!("rows: |\n{}", "  .\n".repeat(200_000)),
            "a map has from 1 to 400 columns and rows, not 1 columns and 401 rows",
        ),
        (
            format!("rows: |\n  {}", ".".repeat(1_000_000)),
            "a map has from 1 to 400 columns and rows, not 401 columns and 1 rows",
        ),
        (
            format!("rows: .\nlegend: {{{}}}", (0..20_000).map(|at| format!("k{at}: {{}}, ")).collect::<String>()),
            "a legend has at most 1000 entries",
        ),
        (
            format!(
                "rows: .\nlegend: {{\".\": {{{}}}}}",
                (0..20_000).map(|at| format!("k{at}: 1, ")).collect::<String>()
            ),
            "`.` means more than 100 attributes",
        ),
    ] {
        let faults = faults_of(&map);
        assert!(faults.iter().any(|fault| fault.contains(told)), "{told}: {:?}", faults.first());
    }
    assert_eq!(faults_of(&format!("rows: |\n{}legend: {{}}", format!("  {}\n", ".".repeat(100)).repeat(100))).len(), 1);
}
