//! Tree → case: every word is looked up in the tables of the ruleset, and all faults of a case are found in one pass.

mod act;
mod counter_list;
mod drawn;
mod effects;
mod expectation;
pub(crate) mod fields;
mod map;
mod names;
mod onlooker;
mod pieces;
mod record;
mod value;

use std::collections::HashMap;

use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{AttributeId, MomentId, RulingId, Symbol, Tables, Value};

use crate::case::Case;
use crate::fault::{Fault, Place};
use crate::file::{Entry, Need};
use crate::maps::Maps;
use crate::tree::{Field, Tree};
pub use counter_list::{CountersAlike, counter_list};
pub(crate) use expectation::lines;
use fields::Fields;

/// The fields of a case that have the same name in every ruleset.
const CASE_FIELDS: &[&str] = &[
    "id",
    "why",
    "tier",
    "source",
    "ruling-note",
    "ruleset",
    "rulings",
    "for",
    "disputed",
    "game",
    "place",
    "places",
    "grid",
    "map",
    "borders",
    "groups",
    "counters",
    "log",
    "act",
    "moment",
    "expect",
];

/// What has been read of a case so far.
struct Reader<'a> {
    tables: &'a Tables,
    position: Position,
    faults: Vec<Fault>,
    /// Whether the case has a map that cannot be read: its places are not known then.
    map_is_missing: bool,
    place_ids: HashMap<String, u32>,
    /// Where each place is described.
    described_at: Vec<Place>,
    coordinates: HashMap<(i32, i32), u32>,
    /// The border between two places, in the direction in which it may be crossed.
    borders: HashMap<(u32, u32), u32>,
    group_ids: HashMap<String, u32>,
    counter_ids: HashMap<String, u32>,
    /// Counters whose ids are only numbers.
    unnamed: Vec<u32>,
    /// Whether it is not known what is known to the side that asks: no name that it uses can be looked up.
    names_are_missing: bool,
    free_names: HashMap<String, Symbol>,
    /// Whether the position has mistakes, so that what does not fit it may be their doing.
    flawed: bool,
    /// Values for each place, of the record being read.
    parts: Vec<(AttributeId, Vec<Value>, Place)>,
}

/// A case with more faults than these is told no name that was probably meant.
const MOST_HINTED: usize = 100;

/// Reads a case; if an onlooker is named, as far as that side knows it, and with nothing that was said of it otherwise.
pub(crate) fn read(
    entry: &Entry,
    fields: &[Field],
    tables: &Tables,
    need: Need,
    maps: &Maps<'_>,
    onlooker: Option<&Tree>,
) -> Result<Case, Vec<Fault>> {
    let mut reader = Reader::new(tables);
    let mut fields = reader.fields_of(fields, entry.place);
    fields.take("id");
    fields.take("ruleset");
    let why = reader.free_text(&mut fields, "why");
    let tier = reader.free_text(&mut fields, "tier");
    reader.free_text(&mut fields, "source");
    reader.free_text(&mut fields, "ruling-note");
    let disputed = reader.free_text(&mut fields, "disputed");
    let rulings = fields.take("rulings").map(|field| reader.read_rulings(field)).unwrap_or_default();

    // Records may refer to places, groups and counters that stand further down: ids come first.
    let map = reader.map(&mut fields, maps);
    let places = reader.place_entries(&mut fields, map.as_ref());
    let groups = reader.group_entries(&mut fields);
    let counters = reader.counter_entries(&mut fields);
    reader.read_game(&mut fields, map.as_ref());
    reader.read_places(places);
    reader.read_borders(&mut fields, map.as_ref());
    reader.check_legend(map.as_ref());
    reader.read_groups(groups);
    reader.read_counters(counters);
    reader.read_log(&mut fields);
    let side = onlooker.or(fields.take("for").map(|field| &field.value));
    let asks = [fields.take("act"), fields.take("moment")];
    let expect = fields.take("expect").filter(|_| onlooker.is_none());
    let nouns = [&*tables.place_noun, &*tables.place_plural];
    reader.finish(fields, CASE_FIELDS.iter().copied().chain(nouns), "the fields of a case");
    let mut of_the_file = std::mem::take(&mut reader.faults);
    reader.flawed = !of_the_file.is_empty();
    let onlooker_of_case = side.and_then(|side| reader.keep_what_is_known_to(side, &rulings, of_the_file.is_empty()));
    let asked = reader.read_asked(asks, entry.place);
    let of_the_side = std::mem::take(&mut reader.faults);
    if expect.is_none() && need == Need::Expectation {
        reader.faults.push(
            Fault::new(entry.place, format!("the case `{}` does not say what it expects", entry.id))
                .help("add `expect: {verdict: legal, …}`"),
        );
    }
    let expected = expect.and_then(|field| reader.read_expectation(field));
    let faults = if side.is_some() && need == Need::Position {
        of_the_file.append(&mut reader.faults);
        onlooker::told_to_one_side(&of_the_file, of_the_side)
    } else {
        [of_the_file, of_the_side, reader.faults].concat()
    };

    match asked {
        Some(asked) if faults.is_empty() => Ok(Case {
            id: entry.id.clone(),
            why: why.filter(|_| onlooker.is_none()).unwrap_or_default(),
            tier: tier.unwrap_or_default(),
            disputed,
            rulings,
            position: reader.position,
            asked,
            onlooker: onlooker_of_case,
            expected,
            place: entry.place,
        }),
        _ => Err(sorted(faults)),
    }
}

/// In the order of the text, what stands in a map after what stands in the case. A sign of a map that means something
/// wrong is told once, and not of each hex where it stands.
fn sorted(mut faults: Vec<Fault>) -> Vec<Fault> {
    let without_digits = |fault: &Fault| fault.message.replace(|letter: char| letter.is_ascii_digit(), "");
    faults.sort_by_key(|fault| fault.place);
    faults.dedup_by(|other, first| {
        first.place.file != 0 && first.place == other.place && without_digits(first) == without_digits(other)
    });
    faults
}

impl<'a> Reader<'a> {
    fn new(tables: &'a Tables) -> Reader<'a> {
        Reader {
            tables,
            position: Position::default(),
            faults: Vec::new(),
            map_is_missing: false,
            place_ids: HashMap::new(),
            described_at: Vec::new(),
            coordinates: HashMap::new(),
            borders: HashMap::new(),
            group_ids: HashMap::new(),
            counter_ids: HashMap::new(),
            unnamed: Vec::new(),
            names_are_missing: false,
            free_names: HashMap::new(),
            flawed: false,
            parts: Vec::new(),
        }
    }
}

impl Reader<'_> {
    /// A text for people: any word.
    fn free_text(&mut self, fields: &mut Fields<'_>, name: &str) -> Option<String> {
        let field = fields.take(name)?;
        match field.value.word() {
            Some(text) => Some(text.to_owned()),
            None => {
                let message = format!("`{name}` is a text, not {}", field.value.described());
                self.faults.push(Fault::new(field.value.place, message));
                None
            }
        }
    }

    fn read_rulings(&mut self, field: &Field) -> Vec<(RulingId, Symbol)> {
        let tables = self.tables;
        let Some(mut fields) = self.fields(&field.value, "`rulings`") else { return Vec::new() };
        let mut readings = Vec::new();
        for (index, row) in tables.rulings.iter().enumerate() {
            if let Some(field) = fields.take(&row.name) {
                let what = format_args!("the reading of ruling {}", row.name);
                readings.extend(
                    self.named_value(row.domain, &field.value, what).map(|symbol| (RulingId(index as u16), symbol)),
                );
            }
        }
        self.finish(fields, tables.rulings.iter().map(|row| &*row.name), "the rulings of this ruleset");
        readings
    }

    fn read_asked(&mut self, [act, moment]: [Option<&Field>; 2], place: Place) -> Option<Asked> {
        match (act, moment) {
            (Some(act), None) => self.read_act(&act.value, act::When::Now).map(Asked::Act),
            (None, Some(moment)) => self.read_moment(&moment.value).map(Asked::Moment),
            (Some(_), Some(moment)) => {
                let message = "a case asks about an act or about a moment, not both";
                self.faults.push(Fault::new(moment.key_place, message));
                None
            }
            (None, None) => {
                self.faults.push(
                    Fault::new(place, "nothing is asked about this position")
                        .help("add `act: {type: …}` or `moment: …`"),
                );
                None
            }
        }
    }

    fn read_moment(&mut self, tree: &crate::tree::Tree) -> Option<MomentId> {
        let tables = self.tables;
        let index = self.known_name(tree, "a moment", tables.moments.iter().map(|row| &*row.name))?;
        Some(MomentId(index as u16))
    }
}
