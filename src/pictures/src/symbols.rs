//! The symbol of a counter: what NATO draws for its kind, found by the words of its named values.

use std::fmt::Write;

use crate::markup::length;

/// What stands inside the frame of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Infantry,
    Mechanized,
    Cavalry,
    Reconnaissance,
    Artillery,
    Armor,
    Headquarters,
    Engineer,
    Supply,
    Train,
    Fortress,
    AntiTank,
    AntiAir,
    Airborne,
    Aircraft,
    Ship,
    Marker,
}

/// General words of the hobby, the more telling ones first.
const GENERAL: &[(&str, Symbol)] = &[
    ("marker", Symbol::Marker),
    ("headquarters", Symbol::Headquarters),
    ("hq", Symbol::Headquarters),
    ("leader", Symbol::Headquarters),
    ("general", Symbol::Headquarters),
    ("commander", Symbol::Headquarters),
    ("staff", Symbol::Headquarters),
    ("horse-artillery", Symbol::Artillery),
    ("mechanized", Symbol::Mechanized),
    ("mech", Symbol::Mechanized),
    ("motorized", Symbol::Mechanized),
    ("panzergrenadier", Symbol::Mechanized),
    ("airborne", Symbol::Airborne),
    ("paratroop", Symbol::Airborne),
    ("parachute", Symbol::Airborne),
    ("anti-tank", Symbol::AntiTank),
    ("tank-destroyer", Symbol::AntiTank),
    ("anti-aircraft", Symbol::AntiAir),
    ("flak", Symbol::AntiAir),
    ("aa", Symbol::AntiAir),
    ("sam", Symbol::AntiAir),
    ("reconnaissance", Symbol::Reconnaissance),
    ("recon", Symbol::Reconnaissance),
    ("scout", Symbol::Reconnaissance),
    ("engineer", Symbol::Engineer),
    ("engineers", Symbol::Engineer),
    ("pioneer", Symbol::Engineer),
    ("sapper", Symbol::Engineer),
    ("artillery", Symbol::Artillery),
    ("battery", Symbol::Artillery),
    ("howitzer", Symbol::Artillery),
    ("gun", Symbol::Artillery),
    ("guns", Symbol::Artillery),
    ("mortar", Symbol::Artillery),
    ("armor", Symbol::Armor),
    ("armour", Symbol::Armor),
    ("armored", Symbol::Armor),
    ("tank", Symbol::Armor),
    ("panzer", Symbol::Armor),
    ("cavalry", Symbol::Cavalry),
    ("horse", Symbol::Cavalry),
    ("hussar", Symbol::Cavalry),
    ("dragoon", Symbol::Cavalry),
    ("lancer", Symbol::Cavalry),
    ("cossack", Symbol::Cavalry),
    ("infantry", Symbol::Infantry),
    ("foot", Symbol::Infantry),
    ("rifle", Symbol::Infantry),
    ("militia", Symbol::Infantry),
    ("guard", Symbol::Infantry),
    ("troops", Symbol::Infantry),
    ("squad", Symbol::Infantry),
    ("depot", Symbol::Supply),
    ("supply", Symbol::Supply),
    ("train", Symbol::Train),
    ("truck", Symbol::Train),
    ("wagon", Symbol::Train),
    ("transport", Symbol::Train),
    ("fortress", Symbol::Fortress),
    ("fort", Symbol::Fortress),
    ("bunker", Symbol::Fortress),
    ("aircraft", Symbol::Aircraft),
    ("air", Symbol::Aircraft),
    ("flight", Symbol::Aircraft),
    ("fighter", Symbol::Aircraft),
    ("bomber", Symbol::Aircraft),
    ("ship", Symbol::Ship),
    ("naval", Symbol::Ship),
    ("fleet", Symbol::Ship),
    ("carrier", Symbol::Ship),
    ("battleship", Symbol::Ship),
    ("submarine", Symbol::Ship),
];

/// Where a ruleset means something else by a word, or uses one of its own.
const OF_RULESETS: &[(&str, &str, Symbol)] = &[
    ("the-cossacks-are-coming", "supporting", Symbol::Artillery),
    ("ogre", "gev", Symbol::Reconnaissance),
    ("ogre", "command-post", Symbol::Headquarters),
    ("la-bataille", "skirmishers", Symbol::Infantry),
];

/// The symbol for the named values of a counter, in the order of its attributes; none if no word is known.
pub fn symbol_of<'w>(ruleset: &str, words: impl IntoIterator<Item = &'w str>) -> Option<Symbol> {
    words.into_iter().find_map(|word| {
        let own = OF_RULESETS.iter().find(|(game, known, _)| *game == ruleset && *known == word);
        own.map(|(_, _, symbol)| *symbol).or_else(|| general(word))
    })
}

/// A whole word, or a word in a compound: `army-hq`, `heavy-cavalry`.
fn general(word: &str) -> Option<Symbol> {
    let whole = GENERAL.iter().find(|(known, _)| *known == word);
    let holds = |known: &str| format!("-{word}-").contains(&format!("-{known}-"));
    let found = whole.or_else(|| GENERAL.iter().find(|(known, _)| holds(known)));
    found.map(|(_, symbol)| *symbol)
}

/// The mark of a size over the frame: `II` for a battalion.
pub fn echelon(word: &str) -> Option<&'static str> {
    let marks = [
        ("squad", "•"),
        ("section", "••"),
        ("platoon", "•••"),
        ("company", "I"),
        ("battery", "I"),
        ("squadron", "I"),
        ("battalion", "II"),
        ("regiment", "III"),
        ("brigade", "X"),
        ("division", "XX"),
        ("corps", "XXX"),
        ("army", "XXXX"),
    ];
    marks.iter().find(|(known, _)| *known == word).map(|(_, mark)| *mark)
}

/// Half the width and half the height of a frame.
const HALF: (f64, f64) = (12.0, 7.5);

/// The lines of the symbol around a middle, as the data of a path that is drawn, and one that is filled.
pub fn lines(symbol: Symbol, x: f64, y: f64) -> (String, String) {
    let (w, h) = HALF;
    let mut drawn = Pen::default();
    let mut filled = Pen::default();
    if symbol != Symbol::Marker {
        drawn.polygon(&[(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]);
    }
    match symbol {
        Symbol::Infantry => cross(&mut drawn, x, y),
        Symbol::Mechanized => {
            cross(&mut drawn, x, y);
            drawn.oval(x, y, w * 0.62, h * 0.62);
        }
        Symbol::Cavalry => drawn.line((x - w, y + h), (x + w, y - h)),
        Symbol::Reconnaissance => {
            drawn.line((x - w, y + h), (x + w, y - h));
            filled.oval(x, y + h * 0.55, 1.6, 1.6);
        }
        Symbol::Artillery => filled.oval(x, y, 3.2, 3.2),
        Symbol::Armor => drawn.oval(x, y, w * 0.66, h * 0.56),
        Symbol::Headquarters => {
            filled.polygon(&[(x - w, y - h), (x + w, y - h), (x + w, y - h * 0.2), (x - w, y - h * 0.2)]);
            drawn.line((x - w, y + h), (x - w, y + h + 4.0));
        }
        Symbol::Engineer => {
            drawn.line((x - 6.0, y + 3.0), (x - 6.0, y - 3.0));
            drawn.line((x, y + 3.0), (x, y - 3.0));
            drawn.line((x + 6.0, y + 3.0), (x + 6.0, y - 3.0));
            drawn.line((x - 6.0, y - 3.0), (x + 6.0, y - 3.0));
        }
        Symbol::Supply => drawn.line((x - w, y + h * 0.45), (x + w, y + h * 0.45)),
        Symbol::Train => {
            drawn.line((x - w, y + h * 0.45), (x + w, y + h * 0.45));
            drawn.oval(x - 5.0, y - 1.2, 2.3, 2.3);
            drawn.oval(x + 5.0, y - 1.2, 2.3, 2.3);
        }
        Symbol::Fortress => {
            let (left, top, step) = (x - 8.0, y - 3.5, 16.0 / 5.0);
            let mut points = vec![(left, y + 4.0)];
            for tooth in 0..5 {
                let up = if tooth % 2 == 0 { top } else { top + 3.0 };
                points.push((left + step * f64::from(tooth), up));
                points.push((left + step * f64::from(tooth + 1), up));
            }
            points.push((x + 8.0, y + 4.0));
            filled.polygon(&points);
        }
        Symbol::AntiTank => {
            drawn.line((x - w, y + h), (x, y - h));
            drawn.line((x, y - h), (x + w, y + h));
        }
        Symbol::AntiAir => drawn.arch(x, y + h, w, h * 1.7),
        Symbol::Airborne => {
            drawn.arch(x - 4.5, y + 4.0, 4.5, 5.0);
            drawn.arch(x + 4.5, y + 4.0, 4.5, 5.0);
        }
        Symbol::Aircraft => {
            filled.polygon(&[(x - 8.0, y - 3.5), (x, y), (x - 8.0, y + 3.5)]);
            filled.polygon(&[(x + 8.0, y - 3.5), (x, y), (x + 8.0, y + 3.5)]);
        }
        Symbol::Ship => {
            filled.polygon(&[(x - 9.0, y + 0.5), (x + 9.0, y + 0.5), (x + 6.0, y + 4.5), (x - 6.0, y + 4.5)]);
            drawn.line((x, y + 0.5), (x, y - 5.0));
            drawn.line((x - 4.0, y - 2.5), (x + 4.0, y - 2.5));
        }
        Symbol::Marker => {}
    }
    (drawn.0, filled.0)
}

fn cross(pen: &mut Pen, x: f64, y: f64) {
    let (w, h) = HALF;
    pen.line((x - w, y - h), (x + w, y + h));
    pen.line((x - w, y + h), (x + w, y - h));
}

/// The data of an SVG path.
#[derive(Default)]
struct Pen(String);

impl Pen {
    fn line(&mut self, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) {
        let _ = write!(self.0, "M{} {}L{} {}", length(x), length(y), length(to_x), length(to_y));
    }

    fn polygon(&mut self, points: &[(f64, f64)]) {
        for (number, (x, y)) in points.iter().enumerate() {
            let _ = write!(self.0, "{}{} {}", if number == 0 { 'M' } else { 'L' }, length(*x), length(*y));
        }
        self.0.push('Z');
    }

    fn oval(&mut self, x: f64, y: f64, wide: f64, high: f64) {
        let (left, right, y) = (length(x - wide), length(x + wide), length(y));
        let (wide, high) = (length(wide), length(high));
        let _ = write!(self.0, "M{left} {y}A{wide} {high} 0 1 0 {right} {y}A{wide} {high} 0 1 0 {left} {y}Z");
    }

    /// Half an oval that stands on a line.
    fn arch(&mut self, x: f64, foot: f64, wide: f64, high: f64) {
        let (left, right, foot) = (length(x - wide), length(x + wide), length(foot));
        let _ = write!(self.0, "M{left} {foot}A{} {} 0 0 1 {right} {foot}", length(wide), length(high));
    }
}
