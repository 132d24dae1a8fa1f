//! What a clause leans on, all the way down.

use std::collections::BTreeSet;

use reglement_compiler::listing::codes::{self, BoundCode};
use reglement_compiler::listing::mentions::{self, Mention};
use reglement_engine::table::{
    Body, ChartId, ClauseId, DefinitionId, EffectCode, ExceptionId, RulingId, Tables, Target,
};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaning {
    pub clauses: BTreeSet<ClauseId>,
    pub definitions: BTreeSet<DefinitionId>,
    pub exceptions: BTreeSet<ExceptionId>,
    pub charts: BTreeSet<ChartId>,
    pub rulings: BTreeSet<RulingId>,
    /// No other clause is followed.
    only: Option<ClauseId>,
}

impl Leaning {
    pub fn of_clause(tables: &Tables, clause: ClauseId) -> Leaning {
        let mut leaning = Leaning::default();
        leaning.clause(tables, clause);
        leaning
    }

    /// Without what the clauses that it asks about lean on in their turn.
    pub fn of_clause_alone(tables: &Tables, clause: ClauseId) -> Leaning {
        let mut leaning = Leaning { only: Some(clause), ..Leaning::default() };
        leaning.clause(tables, clause);
        leaning
    }

    /// Every row, used or not.
    pub fn of_everything(tables: &Tables) -> Leaning {
        Leaning {
            clauses: (0..tables.clauses.len() as u16).map(ClauseId).collect(),
            definitions: (0..tables.definitions.len() as u16).map(DefinitionId).collect(),
            exceptions: (0..tables.exceptions.len() as u16).map(ExceptionId).collect(),
            charts: (0..tables.charts.len() as u16).map(ChartId).collect(),
            rulings: (0..tables.rulings.len() as u16).map(RulingId).collect(),
            only: None,
        }
    }

    pub fn of_definition(tables: &Tables, definition: DefinitionId) -> Leaning {
        let mut leaning = Leaning::default();
        leaning.definition(tables, definition);
        leaning
    }

    /// Whatever both lean on.
    pub fn with(mut self, other: Leaning) -> Leaning {
        self.clauses.extend(other.clauses);
        self.definitions.extend(other.definitions);
        self.exceptions.extend(other.exceptions);
        self.charts.extend(other.charts);
        self.rulings.extend(other.rulings);
        self
    }

    /// Without some definitions, and the exceptions to them.
    pub fn without_definitions(&self, tables: &Tables, mut left_out: impl FnMut(DefinitionId) -> bool) -> Leaning {
        let mut own = self.clone();
        own.definitions.retain(|id| !left_out(*id));
        own.exceptions.retain(|id| match excepted(tables, *id) {
            Some(Target::Definition(definition)) => own.definitions.contains(&definition),
            _ => true,
        });
        own
    }

    /// Every expression leaned on, with what it finds bound.
    pub fn codes<'t>(&self, tables: &'t Tables) -> Vec<BoundCode<'t>> {
        let mut found = Vec::new();
        for id in &self.clauses {
            found.extend(tables.clauses.get(id.index()).into_iter().flat_map(|row| codes::of_clause(tables, row)));
        }
        for id in &self.definitions {
            found.extend(tables.definitions.get(id.index()).into_iter().flat_map(codes::of_definition));
        }
        for id in &self.exceptions {
            found
                .extend(tables.exceptions.get(id.index()).into_iter().flat_map(|row| codes::of_exception(tables, row)));
        }
        found
    }

    fn clause(&mut self, tables: &Tables, id: ClauseId) {
        let Some(row) = tables.clauses.get(id.index()) else { return };
        if self.only.is_some_and(|only| only != id) || !self.clauses.insert(id) {
            return;
        }
        self.mentions(tables, mentions::of_clause(tables, row));
        self.exceptions(tables, &row.exceptions);
        if let Body::Effect { value: EffectCode::InOrder { within, .. }, .. } = &row.body {
            within.iter().for_each(|clause| self.clause(tables, *clause));
        }
    }

    fn definition(&mut self, tables: &Tables, id: DefinitionId) {
        let Some(row) = tables.definitions.get(id.index()) else { return };
        if self.definitions.insert(id) {
            self.mentions(tables, mentions::of_definition(row));
            self.exceptions(tables, &row.exceptions);
        }
    }

    fn exceptions(&mut self, tables: &Tables, ids: &[ExceptionId]) {
        for id in ids {
            let Some(row) = tables.exceptions.get(id.index()) else { continue };
            if self.exceptions.insert(*id) {
                self.mentions(tables, mentions::of_exception(tables, row));
                self.exceptions(tables, &row.exceptions);
            }
        }
    }

    fn mentions(&mut self, tables: &Tables, mentions: BTreeSet<Mention>) {
        for mention in mentions {
            match mention {
                Mention::Definition(id) => self.definition(tables, id),
                Mention::Clause(id) => self.clause(tables, id),
                Mention::Chart(id) => {
                    self.charts.insert(id);
                }
                Mention::Ruling(id) => {
                    self.rulings.insert(id);
                }
            }
        }
    }
}

/// The clause or definition to which an exception, or the one that it nests under, is one.
pub fn excepted(tables: &Tables, exception: ExceptionId) -> Option<Target> {
    let mut target = tables.exceptions.get(exception.index())?.target;
    // Exceptions never nest in a circle; the table's length bounds the walk all the same.
    for _ in 0..=tables.exceptions.len() {
        match target {
            Target::Exception(outer) => target = tables.exceptions.get(outer.index())?.target,
            found => return Some(found),
        }
    }
    None
}
