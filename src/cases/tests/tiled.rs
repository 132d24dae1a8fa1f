//! Hexagonal maps of Tiled: the same as maps drawn with letters, and what is said where one is wrong.

use std::fmt::Write as _;
use std::io::Write as _;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::{GzEncoder, ZlibEncoder};
use reglement_cases::{CaseFile, Maps, Need};
use reglement_compiler::source::Source;
use reglement_engine::position::Position;
use reglement_engine::table::Tables;

const RULES: &str = r#"ruleset small
  title "A small one"

place called hex has
  terrain: one of clear, woods, lake, usually clear
  cost: number from 1 to 9, usually 1
  zone: any of north, south, coast, usually nothing

border has
  river: yes or no, usually no

counter has
  kind: one of infantry, marker, usually infantry

game has
  turn: number from 1, usually 1
  open-to: any direction, usually nothing

moment rest

rule 1.0 "Stacking"
  limit stack at rest in each hex: at most 3 counters
"#;

fn tables() -> Tables {
    match reglement_compiler::compile(&[Source::new("small.rules", RULES)]) {
        Ok(tables) => tables,
        Err(diagnostics) => unreachable!("{diagnostics:#?}"),
    }
}

type Files<'f> = [(&'f str, &'f str)];

/// The position on the map of a file, or what is wrong with it.
fn read(path: &str, files: &Files<'_>) -> Result<Position, Vec<String>> {
    let maps = Maps::new(|path| {
        let found = files.iter().find(|(name, _)| *name == path);
        found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| format!("there is no file `{path}`"))
    });
    let (cases, _) = CaseFile::from_text(&format!("{{map: {path}, moment: rest}}"), Need::Position);
    let case = cases.entries[0].read_on(&tables(), Need::Position, &maps);
    case.map(|case| case.position).map_err(|faults| {
        let file = |place| maps.file_of(place).map(|file| format!("{}:", file.path)).unwrap_or_default();
        faults.iter().map(|fault| format!("{}{fault}", file(fault.place))).collect()
    })
}

fn faults(path: &str, files: &Files<'_>) -> Vec<String> {
    read(path, files).err().unwrap_or_default()
}

fn places(path: &str, files: &Files<'_>) -> String {
    match read(path, files) {
        Ok(position) => format!("{:?}", (position.places, position.borders, position.flat_top, position.game)),
        Err(faults) => unreachable!("{faults:#?}"),
    }
}

/// A map of two rows and three columns with the tiles 1 to 4 of the set `ground`, and one without a tile.
fn map(attributes: &str, layers: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.10\" orientation=\"hexagonal\" width=\"3\" height=\"2\" tilewidth=\"14\" tileheight=\"12\" infinite=\"0\" hexsidelength=\"6\" {attributes}>\n <tileset firstgid=\"1\" source=\"ground.tsx\"/>\n{layers}\n</map>\n"
    )
}

fn layer(data: &str) -> String {
    format!(" <layer id=\"1\" name=\"ground\" width=\"3\" height=\"2\">\n  <data {data}</data>\n </layer>")
}

fn csv(tiles: &str) -> String {
    layer(&format!("encoding=\"csv\">\n{tiles}\n"))
}

const TILES: &str = "1,2,3,\n1,4,0";

const GROUND: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="ground" tilewidth="14" tileheight="12" tilecount="6" columns="6">
 <image source="ground.png" width="84" height="12"/>
 <tile id="1" type="woods">
  <properties>
   <property name="cost" type="int" value="2"/>
   <property name="zone" value="north, coast"/>
  </properties>
 </tile>
 <tile id="2" type="lake"/>
 <tile id="3" type="river"/>
</tileset>
"#;

const SHEET: &str =
    "tiled: east.tmx\nlegend: {woods: {terrain: woods}, lake: {terrain: lake}, river: {sides: {W: {river: yes}}}}\n";

fn drawn(shifted: &str, side: &str) -> String {
    format!(
        "rows: |\n  . w l\n  . r -\nshifted: {shifted}\nlegend:\n  \".\": {{}}\n  w: {{terrain: woods, cost: 2, zone: [north, coast]}}\n  l: {{terrain: lake}}\n  r: {{sides: {{{side}: {{river: yes}}}}}}\n  \"-\": none\n"
    )
}

#[test]
fn a_map_of_tiled_is_the_same_as_a_drawn_one() {
    let index = [("odd", "second"), ("even", "first")];
    for (axis, side) in [("y", "W"), ("x", "NW")] {
        for (stagger, which) in index {
            let attributes = format!("staggeraxis=\"{axis}\" staggerindex=\"{stagger}\"");
            let tiled = map(&attributes, &csv(TILES));
            let sheet = SHEET.replace("W:", &format!("{side}:"));
            let files = [("east.yaml", &*sheet), ("east.tmx", &*tiled), ("ground.tsx", GROUND)];
            let shifted = format!("{which}-{}", if axis == "y" { "row" } else { "column" });
            let drawn = drawn(&shifted, side);
            assert_eq!(places("east.yaml", &files), places("drawn", &[("drawn", &drawn)]), "{attributes}");
        }
    }
}

#[test]
fn tiles_are_read_however_they_are_written() {
    let plain = map("staggeraxis=\"y\"", &csv(TILES));
    let wanted = places("east.yaml", &[("east.yaml", SHEET), ("east.tmx", &plain), ("ground.tsx", GROUND)]);
    let bytes: Vec<u8> = [1_u32, 2, 3, 1, 4, 0].into_iter().flat_map(u32::to_le_bytes).collect();
    let mut zlib = ZlibEncoder::new(Vec::new(), Compression::best());
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    assert!(zlib.write_all(&bytes).and_then(|()| gzip.write_all(&bytes)).is_ok());
    for (compression, packed) in [
        ("", bytes),
        (" compression=\"zlib\"", zlib.finish().unwrap_or_default()),
        (" compression=\"gzip\"", gzip.finish().unwrap_or_default()),
    ] {
        let layer = layer(&format!("encoding=\"base64\"{compression}>\n   {}\n  ", STANDARD.encode(packed)));
        let tiled = map("staggeraxis=\"y\"", &layer);
        let files = [("east.yaml", SHEET), ("east.tmx", &*tiled), ("ground.tsx", GROUND)];
        assert_eq!(places("east.yaml", &files), wanted, "{compression}");
    }
}

#[test]
fn a_case_may_name_the_map_itself() {
    let ground = GROUND.replace(" type=\"woods\"", "").replace(" type=\"lake\"", "").replace(" type=\"river\"", "");
    let layers = format!(
        "<properties><property name=\"turn\" type=\"int\" value=\"4\"/><property name=\"open-to\" value=\"E, NE\"/></properties>\n<group><group>{}</group></group>\n<objectgroup><object x=\"1\" y=\"2\" name=\"Kutno\"/></objectgroup>\n{}",
        csv(TILES),
        csv("2,0,0,\n0,0,0").replace("name=\"ground\"", "name=\"hidden\" visible=\"0\"")
    );
    let tiled = map("staggeraxis=\"y\"", &layers);
    let files = [("maps/east.tmx", &*tiled), ("maps/ground.tsx", &*ground)];
    let drawn = "rows: |\n  . w .\n  . . -\nlegend: {\".\": {}, w: {cost: 2, zone: [north, coast]}, \"-\": none}\ngame: {turn: 4, open-to: [E, NE]}";
    assert_eq!(places("maps/east.tmx", &files), places("drawn", &[("drawn", drawn)]));
}

#[test]
fn tiles_that_mean_nothing_are_told_with_their_places() {
    let tiled = map("staggeraxis=\"y\"", &csv("1,2,3,\n9,4,5"));
    let ground = GROUND.replace("\"cost\" type=\"int\" value=\"2\"", "\"cost\" type=\"int\" value=\"20\"").replace(
        "<tile id=\"3\" type=\"river\"/>",
        "<tile id=\"3\" type=\"rivr\"/>\n <tile id=\"4\"><properties><property name=\"axial\" value=\"1\"/><property name=\"zone\" type=\"color\" value=\"#ff0000\"/></properties></tile>",
    );
    let files = [("east.yaml", SHEET), ("east.tmx", &*tiled), ("ground.tsx", &*ground)];
    assert_eq!(
        faults("east.yaml", &files),
        [
            "east.tmx:4:2: the tile in column 1 of row 2 of layer `ground` has the number 8 in the set `ground`, which has no such tile",
            "ground.tsx:4:2: `cost` of hex `0201` is from 1 to 9, not 20",
            "ground.tsx:11:2: tile 3 of `ground` is of class `rivr`, which the legend does not have; it lies in column 2 of row 2 of layer `ground` (did you mean `river`?)",
            "ground.tsx:12:2: `axial` belongs to one hex, and tile 4 of `ground` speaks of many",
            "ground.tsx:12:2: the property `zone` of tile 4 of `ground` is of a type that attributes do not have (use a text, a whole number, yes or no, or a list of texts)",
        ]
    );
    let turned = map("staggeraxis=\"y\"", &csv("1,2,3,\n1,2147483652,0"));
    assert_eq!(
        faults("east.yaml", &[("east.yaml", SHEET), ("east.tmx", &turned), ("ground.tsx", GROUND)]),
        [
            "east.tmx:4:2: the tile in column 2 of row 2 of layer `ground` is turned, and its class has sides (use a tile of its own for each direction)"
        ]
    );
    assert_eq!(
        faults("east.tmx", &[("east.tmx", &map("", &csv("1,3,0,\n0,0,0"))), ("ground.tsx", GROUND)]),
        [
            "ground.tsx:10:2: tile 2 of `ground` is of class `lake`, which the legend does not have; it lies in column 2 of row 1 of layer `ground` (say in `legend` of a map file what this class means)"
        ]
    );
}

#[test]
fn maps_that_cannot_be_read_are_told_in_a_sentence() {
    let told = |tiled: &str| faults("east.tmx", &[("east.tmx", tiled), ("ground.tsx", GROUND)]);
    let plain = map("", &csv("1,1,1,\n1,1,1"));
    assert_eq!(told(&plain), [""; 0]);
    assert_eq!(told("").len(), 1);
    assert_eq!(told("<map"), ["east.tmx:1:2: this is not XML: Unexpected EOF during reading Element"]);
    assert_eq!(told("<tileset/>"), ["east.tmx:1:1: this is `tileset`, and a map of Tiled is wanted"]);
    assert_eq!(
        told(&plain.replace("</layer>", "</lair>")),
        ["east.tmx:9:4: this is not XML: Expecting </layer> found </lair>"]
    );
    assert_eq!(told(&plain.replace("</map>", "")), ["east.tmx:10:1: the file ends before `map` is closed"]);
    assert_eq!(
        told(&plain.replace("hexagonal", "orthogonal")),
        ["east.tmx:2:1: this map is `orthogonal`, and a hexagonal one is wanted"]
    );
    assert_eq!(
        told(&plain.replace("infinite=\"0\"", "infinite=\"1\"")),
        ["east.tmx:2:1: this map is infinite; switch that off in Tiled (Map, Map Properties)"]
    );
    assert_eq!(
        told(&plain.replace("width=\"3\"", "width=\"4000000000\"")),
        ["east.tmx:2:1: a map has from 1 to 400 columns and rows, not 4000000000 columns and 2 rows"]
    );
    assert_eq!(
        told(&map("", &csv("1,1,1,1"))),
        ["east.tmx:5:24: this layer holds fewer tiles than the map has hexes, 3 by 2"]
    );
    assert_eq!(
        told(&map("", &csv("1,1,1,\n1,x,1"))),
        ["east.tmx:5:24: the tiles of this layer are not written as csv has them"]
    );
    assert_eq!(
        told(&map("", &csv("1,1,268435457,\n1,1,1"))),
        [
            "east.tmx:5:24: the tile in column 3 of row 1 is turned by 120 degrees, which is not read (use a tile of its own for each direction)"
        ]
    );
    assert_eq!(
        told(&map("", &layer("encoding=\"base64\" compression=\"zstd\">KLUv"))),
        [
            "east.tmx:4:2: tiles written as zstd are not read (choose CSV as the tile layer format in Tiled (Map, Map Properties))"
        ]
    );
    assert_eq!(
        told(&plain.replace("firstgid=\"1\"", "firstgid=\"2\"")),
        ["east.tmx:5:24: the tile in column 1 of row 1 is of no set of tiles"]
    );
    assert_eq!(told(&plain.replace("ground.tsx", "gone.tsx")), ["east.tmx:3:2: there is no file `gone.tsx`"]);
    assert_eq!(
        told(&plain.replace("ground.tsx", "../../../etc/passwd")),
        ["east.tmx:3:2: `../../../etc/passwd` leads out of the folder of the ruleset"]
    );
}

/// What the reader of maps of Tiled would not survive.
#[test]
fn what_is_too_large_or_too_deep_is_refused() {
    let plain = map("", &csv("1,1,1,\n1,1,1"));
    let told = |tiled: &str, ground: &str| faults("east.tmx", &[("east.tmx", tiled), ("ground.tsx", ground)]);
    assert_eq!(
        told(&plain, &GROUND.replace("tilecount=\"6\"", "tilecount=\"4294967295\"")),
        ["ground.tsx:2:1: a set of 4294967295 tiles is too large: at most 100000 are read"]
    );
    assert_eq!(
        told(&plain, &GROUND.replace(" columns=\"6\"", "")),
        ["ground.tsx:2:1: this set of tiles does not say its `tilecount` and `columns`"]
    );
    let deep = map("", &format!("{}{}", "<group>".repeat(100_000), "</group>".repeat(100_000)));
    assert_eq!(told(&deep, GROUND), ["east.tmx:4:274: nested more than 40 deep"]);
    let template = map("", "<objectgroup><object template=\"x.tx\"/></objectgroup>");
    assert_eq!(
        told(&template, GROUND),
        ["east.tmx:4:14: templates of objects are not read; detach the object from its template"]
    );
    // A few bytes that unpack to millions.
    let mut bomb = ZlibEncoder::new(Vec::new(), Compression::best());
    assert!(bomb.write_all(&vec![1; 5_000_000]).is_ok());
    let bomb = STANDARD.encode(bomb.finish().unwrap_or_default());
    let layer = layer(&format!("encoding=\"base64\" compression=\"zlib\">{bomb}"));
    assert_eq!(
        told(&map("", &layer), GROUND),
        ["east.tmx:5:46: this layer holds more tiles than the map has hexes, 3 by 2"]
    );
    let mut many = GROUND.replace("</tileset>", "");
    for id in 0..20_000 {
        let _ = write!(many, "<tile id=\"{id}\"/>");
    }
    many.push_str("</tileset>");
    assert_eq!(told(&plain, &many), [""; 0]);
}
