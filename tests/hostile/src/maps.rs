//! Map files, read with a case that lies on them and judged.

use std::str;

use reglement_cases::{CaseFile, Maps, Need};

use crate::cases::{judged, told_with_place};
use crate::files::files;
use crate::rulesets::tables_of;

/// A shipped ruleset with attributes of hexes, of the borders between them, and of the game.
const JUDGED_BY: &str = "the-cossacks-are-coming";

/// On a larger map, nothing is judged: that has no bounds of its own.
const MOST_PLACES: usize = 200;

/// Any files are read as the maps that a case names, the first of them and those that it names in turn; whatever is wrong
/// is told with its place in one of them. The first line of each is its path.
///
/// # Panics
/// If it is not so.
pub fn maps(bytes: &[u8]) {
    let named = files(bytes).filter_map(|file| str::from_utf8(file).ok()?.split_once('\n'));
    let named: Vec<(&str, &str)> = named.collect();
    let (Some((first, _)), Some(tables)) = (named.first(), tables_of(JUDGED_BY)) else { return };
    let text = case(first);
    let (file, faults) = CaseFile::from_text(&text, Need::Position);
    told_with_place(&faults, |_| Some(&text));
    let maps = Maps::new(|path| {
        let found = named.iter().find(|(name, _)| *name == path);
        found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| format!("there is no `{path}`"))
    });
    for entry in &file.entries {
        match entry.read_on(tables, Need::Position, &maps) {
            Ok(case) if case.position.places.len() <= MOST_PLACES => judged(&case, tables),
            Ok(_) => {}
            Err(faults) => {
                assert!(!faults.is_empty(), "refused without a word");
                told_with_place(&faults, |place| match maps.file_of(place) {
                    Some(file) => Some(file.text.clone()),
                    None => (place.file == 0).then(|| text.clone()),
                });
            }
        }
    }
}

/// A unit that moves from the first hex to the next.
fn case(map: &str) -> String {
    format!(
        "- map: {map}
  groups: [{{id: corps, order: advance}}]
  counters: [{{id: f, side: us, class: infantry, formation: corps, at: [[0, 0]]}}]
  act: {{type: move, unit: f, target: none, path: [[1, 0]]}}
"
    )
}
