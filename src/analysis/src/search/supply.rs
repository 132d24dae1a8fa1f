//! What a game's box holds: positions that need more of a kind than there are do not come about.

use std::collections::BTreeSet;

use reglement_cases::CountersAlike;
use reglement_engine::table::{Tables, Type};

use super::values::{Said, said};

/// The counters of a box.
#[derive(Clone, Debug)]
pub struct Supply {
    pub lots: Vec<Lot>,
}

/// Counters alike, with the attributes that are printed on them. Those that are not may have any value.
#[derive(Clone, Debug)]
pub struct Lot {
    pub many: usize,
    pub printed: Vec<(String, Said)>,
}

impl Supply {
    /// Free names are left aside: which one a counter bears makes no difference to what there is.
    pub fn new(tables: &Tables, list: &[CountersAlike]) -> Supply {
        let lots = list.iter().map(|alike| Lot {
            many: alike.many as usize,
            printed: alike
                .printed
                .iter()
                .filter_map(|(attribute, value)| {
                    let row = tables.counters.get(attribute.index()).filter(|row| row.of_type != Type::Name)?;
                    Some((row.name.to_string(), said(tables, row.of_type, *value)?))
                })
                .collect(),
        });
        Supply { lots: lots.collect() }
    }

    pub fn total(&self) -> usize {
        self.lots.iter().map(|lot| lot.many).sum()
    }

    /// Whether the attribute is printed on every counter.
    pub fn prints(&self, name: &str) -> bool {
        self.lots.iter().all(|lot| lot.printed.iter().any(|(known, _)| known == name))
    }

    /// Whether there are counters for all of these, each of which may be taken from some of the lots.
    pub fn holds(&self, wanted: &[&BTreeSet<usize>]) -> bool {
        let mut taken: Vec<Vec<usize>> = vec![Vec::new(); self.lots.len()];
        (0..wanted.len()).all(|one| self.find(one, wanted, &mut taken, &mut BTreeSet::new()))
    }

    /// Finds a counter for one, if need be by giving another one a counter of another lot.
    fn find(
        &self,
        one: usize,
        wanted: &[&BTreeSet<usize>],
        taken: &mut Vec<Vec<usize>>,
        seen: &mut BTreeSet<usize>,
    ) -> bool {
        let Some(able) = wanted.get(one) else { return false };
        for lot in able.iter().copied() {
            if !seen.insert(lot) {
                continue;
            }
            let many = self.lots.get(lot).map_or(0, |lot| lot.many);
            let holders = taken.get(lot).cloned().unwrap_or_default();
            if holders.len() < many {
                taken.iter_mut().skip(lot).take(1).for_each(|held| held.push(one));
                return true;
            }
            for (at, other) in holders.into_iter().enumerate() {
                if self.find(other, wanted, taken, seen) {
                    if let Some(place) = taken.get_mut(lot).and_then(|held| held.get_mut(at)) {
                        *place = one;
                    }
                    return true;
                }
            }
        }
        false
    }
}
