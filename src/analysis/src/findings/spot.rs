//! What a finding is about, and where that stands.

use reglement_engine::table::{
    ChartRow, ClauseId, DefinitionRow, ExceptionId, Place, RuleId, RulingRow, Tables, Target,
};

/// What a finding is about.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub rule: Option<RuleId>,
    /// The clause or exception that it is, if it is one.
    pub row: Option<Target>,
    /// Without one, it stands in the vocabulary of the whole.
    pub place: Option<Place>,
    /// What it is called: by this name a note accepts it.
    pub name: String,
}

impl Spot {
    pub fn clause(tables: &Tables, id: ClauseId) -> Spot {
        let row = tables.clauses.get(id.index());
        Spot {
            rule: row.map(|row| row.rule),
            row: Some(Target::Clause(id)),
            place: row.map(|row| row.place),
            name: row.map(|row| row.name.to_string()).unwrap_or_default(),
        }
    }

    pub fn exception(tables: &Tables, id: ExceptionId) -> Spot {
        let row = tables.exceptions.get(id.index());
        Spot {
            rule: row.and_then(|row| row.rule),
            row: Some(Target::Exception(id)),
            place: row.map(|row| row.place),
            name: row.map(|row| row.name.to_string()).unwrap_or_default(),
        }
    }

    pub fn definition(row: &DefinitionRow) -> Spot {
        Spot { rule: row.rule, row: None, place: Some(row.place), name: row.name.to_string() }
    }

    pub fn chart(row: &ChartRow) -> Spot {
        Spot { rule: row.rule, row: None, place: Some(row.place), name: row.name.to_string() }
    }

    pub fn ruling(row: &RulingRow) -> Spot {
        Spot { rule: None, row: None, place: Some(row.place), name: row.name.to_string() }
    }

    /// A word of the vocabulary.
    pub fn word(name: &str) -> Spot {
        Spot { rule: None, row: None, place: None, name: name.to_owned() }
    }
}
