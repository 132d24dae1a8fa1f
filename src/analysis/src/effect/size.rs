//! What makes one position smaller or plainer than another, so that the first one told is the easiest to take in.

use std::collections::BTreeSet;

use reglement_engine::position::{Asked, Record};
use reglement_engine::table::{ActParameter, AttributeRow, Tables, Type, Value};

use crate::search::{Judged, Twin, plain, usual};

/// Compared by its fields in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size {
    pub counters: usize,
    /// A path that goes nowhere: seldom what a rule of paths is about.
    pub idle: bool,
    /// Of the path.
    pub steps: usize,
    pub places: usize,
    /// How much there is to say: of counters that are alike it is said once.
    pub told: usize,
    /// Attributes that are not what they usually are, of each counter.
    pub unusual: usize,
}

impl Size {
    pub fn of(twin: &Twin, tables: [&Tables; 2]) -> Size {
        let position = twin.position();
        // What only one of the rulesets knows counts as well.
        let counts = twin.sides.iter().zip(tables).map(|(judged, tables)| counts(tables, judged));
        let (told, unusual) = counts.fold((0, 0), |most, own| (most.0.max(own.0), most.1.max(own.1)));
        Size {
            counters: position.counters.len(),
            idle: twin.way().len() == 1,
            steps: twin.way().len().saturating_sub(1),
            places: position.places.len(),
            told,
            unusual,
        }
    }
}

/// How much has to be said of a position: that there are counters of a sort, and whatever is not what it usually is, or, where
/// nothing is usual, not the plainest. And how much is unusual of the counters, each by itself.
fn counts(tables: &Tables, (position, asked): &Judged) -> (usize, usize) {
    let of = |rows: &[AttributeRow], record: &Record| {
        rows.iter().zip(record).filter(|(row, value)| **value != usual(tables, row)).count()
    };
    let places = position.places.iter().map(|place| of(&tables.places, &place.record));
    let borders = position.borders.iter().map(|border| of(&tables.borders, &border.record));
    let groups = position.groups.iter().map(|group| of(&tables.groups, &group.record));
    let mut told = of(&tables.game, &position.game) + unusual_words(tables, asked);
    told += places.chain(borders).chain(groups).sum::<usize>();
    let mut sorts: BTreeSet<&Record> = BTreeSet::new();
    let mut unusual = 0;
    for counter in &position.counters {
        let own = of(&tables.counters, &counter.record);
        unusual += own;
        told += if sorts.insert(&counter.record) { 1 + own } else { 0 };
    }
    (told, unusual)
}

fn unusual_words(tables: &Tables, asked: &Asked) -> usize {
    let Asked::Act(act) = asked else { return 0 };
    let Some(row) = tables.acts.get(act.act.index()) else { return 0 };
    let is_unusual = |own: &&ActParameter| {
        let given = act.parameters.get(own.parameter.index());
        usual_word(tables, own).is_some_and(|usual| given.is_some_and(|given| *given != usual))
    };
    row.parameters.iter().filter(is_unusual).count()
}

/// What a word of an act usually is; none for who has to play a part in it, and where it has to lead.
pub fn usual_word(tables: &Tables, own: &ActParameter) -> Option<Value> {
    let of_type = tables.parameters.get(own.parameter.index())?.of_type;
    match (own.usually, own.optional) {
        (Some(usually), _) => Some(usually),
        (None, true) => Some(Value::Nothing),
        (None, false) => {
            let has_to_be_said = matches!(of_type, Type::Counter | Type::Counters | Type::Places | Type::Path);
            (!has_to_be_said).then(|| plain(tables, of_type))
        }
    }
}
