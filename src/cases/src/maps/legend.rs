//! What a sign of a drawing, or a class of tiles, says about a hex.

use crate::fault::{Fault, Place};
use crate::spelling;
use crate::tree::{Field, Kind, Tree};

use super::grid::Shifted;

/// What a legend says is said of many hexes; more than this is refused.
const MOST_ENTRIES: usize = 1_000;
const MOST_ATTRIBUTES: usize = 100;

/// One line of a legend.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    pub name: String,
    /// Attributes of the hex; nothing where there is no hex.
    pub hex: Option<Vec<Field>>,
    /// Attributes of its sides.
    pub sides: Vec<Side>,
}

/// Attributes that a sign stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Meaning {
    pub sign: String,
    /// Of a side of the hex, and not of the hex itself.
    pub of_side: bool,
    pub fields: Vec<Field>,
}

/// Sides of a hex with their attributes.
#[derive(Clone, Debug)]
pub struct Side {
    /// The steps across them.
    pub steps: Vec<(i32, i32)>,
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug, Default)]
pub struct Legend {
    pub entries: Vec<Entry>,
}

impl Legend {
    /// `legend: {w: {terrain: woods}, "~": none, r: {sides: {E SE: {river: yes}}}}`
    pub fn read(tree: &Tree, shifted: Shifted, faults: &mut Vec<Fault>) -> Legend {
        let mut legend = Legend::default();
        let Some(fields) = tree.fields() else {
            let message = format!(
                "`legend` tells what each sign means, like `{{w: {{terrain: woods}}}}`; this is {}",
                tree.described()
            );
            faults.push(Fault::new(tree.place, message));
            return legend;
        };
        if fields.len() > MOST_ENTRIES {
            faults.push(Fault::new(tree.place, format!("a legend has at most {MOST_ENTRIES} entries")));
            return legend;
        }
        for field in fields {
            if legend.entries.iter().any(|entry| entry.name == field.key) {
                faults.push(Fault::new(field.key_place, format!("`{}` stands twice in the legend", field.key)));
                continue;
            }
            let mut entry = Entry { name: field.key.clone(), ..Entry::default() };
            match &field.value.kind {
                Kind::Word { text, quoted: false } if text == "none" => {}
                Kind::Fields(attributes) if attributes.len() > MOST_ATTRIBUTES => {
                    let message = format!("`{}` means more than {MOST_ATTRIBUTES} attributes", field.key);
                    faults.push(Fault::new(field.value.place, message));
                }
                Kind::Fields(attributes) => {
                    let (own_to_one, said) =
                        attributes.iter().partition::<Vec<&Field>, _>(|field| is_of_one(&field.key));
                    for field in own_to_one {
                        let message = format!("`{}` belongs to one hex, and a legend speaks of many", field.key);
                        faults.push(Fault::new(field.key_place, message));
                    }
                    let (sides, own) = said.into_iter().partition::<Vec<&Field>, _>(|field| field.key == "sides");
                    entry.hex = Some(own.into_iter().cloned().collect());
                    entry.sides = sides.iter().flat_map(|field| self::sides(&field.value, shifted, faults)).collect();
                }
                _ => {
                    let message = format!(
                        "`{}` means attributes of a hex, or `none` for no hex, not {}",
                        field.key,
                        field.value.described()
                    );
                    faults.push(Fault::new(field.value.place, message).help("write `{}` for a hex of the usual kind"));
                    entry.hex = Some(Vec::new());
                }
            }
            legend.entries.push(entry);
        }
        legend
    }

    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    /// All that it says of hexes and of their sides, whether or not it is said of any.
    pub fn meanings(&self) -> Vec<Meaning> {
        let of = |sign: &String, of_side, fields: &Vec<Field>| Meaning {
            sign: sign.clone(),
            of_side,
            fields: fields.clone(),
        };
        let entries = self.entries.iter();
        let meanings = entries.flat_map(|entry| {
            let hex = entry.hex.iter().map(|fields| of(&entry.name, false, fields));
            hex.chain(entry.sides.iter().map(|side| of(&entry.name, true, &side.fields)))
        });
        meanings.filter(|meaning| !meaning.fields.is_empty()).collect()
    }

    pub fn hint(&self, name: &str) -> Option<String> {
        spelling::hint(name, self.entries.iter().map(|entry| entry.name.as_str()))
    }
}

/// Whether a field says what no two hexes have in common.
pub fn is_of_one(name: &str) -> bool {
    matches!(name, "id" | "axial" | "next")
}

/// `sides: {E SE: {river: yes}}`
fn sides(tree: &Tree, shifted: Shifted, faults: &mut Vec<Fault>) -> Vec<Side> {
    let Some(fields) = tree.fields() else {
        let message = format!(
            "`sides` has a field for each direction, like `{{E: {{river: yes}}}}`; this is {}",
            tree.described()
        );
        faults.push(Fault::new(tree.place, message));
        return Vec::new();
    };
    if fields.len() > MOST_ATTRIBUTES {
        faults.push(Fault::new(tree.place, format!("`sides` has more than {MOST_ATTRIBUTES} fields")));
        return Vec::new();
    }
    let side = |field: &Field, faults: &mut Vec<Fault>| {
        let steps = steps(&field.key, field.key_place, shifted, faults);
        match field.value.fields() {
            Some(attributes) if attributes.len() <= MOST_ATTRIBUTES => {
                Some(Side { steps, fields: attributes.to_vec() })
            }
            Some(_) => {
                faults
                    .push(Fault::new(field.value.place, format!("a side has more than {MOST_ATTRIBUTES} attributes")));
                None
            }
            None => {
                let message =
                    format!("a side has attributes, like `{{river: yes}}`; this is {}", field.value.described());
                faults.push(Fault::new(field.value.place, message));
                None
            }
        }
    };
    fields.iter().filter_map(|field| side(field, faults)).collect()
}

/// The steps in directions that stand one after the other: `E SE`.
pub fn steps(words: &str, place: Place, shifted: Shifted, faults: &mut Vec<Fault>) -> Vec<(i32, i32)> {
    let mut steps = Vec::new();
    for word in words.split_whitespace() {
        match shifted.step(word) {
            Some(step) => steps.push(step),
            None => {
                let lie = if shifted.flat_top() { "with flat tops" } else { "with a corner on top" };
                let fault = Fault::new(place, format!("`{word}` is no direction on a map of hexes {lie}"));
                faults.push(fault.perhaps(spelling::hint(word, shifted.direction_names())));
            }
        }
    }
    steps
}
