//! One enumeration for each table: the names of its rows, each with its documentation and its id.

use codegen::{Enum, Impl, Scope};
use reglement_engine::table::{RuleId, Tables};

use super::identities::Identities;
use super::quoted::doc;

/// An enumeration whose variants number the rows of a table.
#[derive(Debug)]
pub struct Enumeration<'a> {
    pub name: &'a str,
    pub documentation: &'a str,
    pub id_type: &'a str,
    pub names: &'a [String],
    /// What each row is, in plain words; may be shorter than `names`.
    pub words: Vec<String>,
}

impl Enumeration<'_> {
    /// Nothing for a table without rows: Rust has no number for a variant of an empty enumeration.
    pub fn write(&self, scope: &mut Scope) {
        if self.names.is_empty() {
            return;
        }
        let repr = if self.id_type == "Symbol" { "u32" } else { "u16" };
        let mut enumeration = Enum::new(self.name);
        enumeration.vis("pub").doc(self.documentation).repr(repr);
        enumeration.derive("Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash");
        for (number, name) in self.names.iter().enumerate() {
            let variant = enumeration.new_variant(name);
            if let Some(words) = self.words.get(number).filter(|words| !words.is_empty()) {
                variant.doc(doc(words));
            }
        }
        scope.push_enum(enumeration);
        scope.push_impl(self.identity(repr));
    }

    fn identity(&self, repr: &str) -> Impl {
        let mut implementation = Impl::new(self.name);
        let function = if self.id_type == "Symbol" { "symbol" } else { "id" };
        implementation
            .new_fn(function)
            .vis("pub")
            .set_const(true)
            .doc("Its number in the tables and in verdicts.")
            .arg_self()
            .ret(self.id_type)
            .line(format!("{}(self as {repr})", self.id_type));
        implementation
    }
}

/// Those that a game developer meets in verdicts.
pub fn vocabulary_enumerations<'a>(tables: &Tables, identities: &'a Identities) -> [Enumeration<'a>; 8] {
    // Not their words: those stand above each row, and a changed figure should change no more than its row.
    let under = |rule: Option<RuleId>, name: &str| {
        let rule = rule.and_then(|rule| tables.rules.get(rule.index()));
        let numbered = rule.map_or_else(String::new, |row| format!("{} {}", row.number, row.heading).trim().to_owned());
        if numbered.is_empty() { name.to_owned() } else { format!("{numbered}: {name}") }
    };
    [
        Enumeration {
            name: "ActKind",
            documentation: "The acts and questions by name.",
            id_type: "ActId",
            names: &identities.acts,
            words: tables.acts.iter().map(|row| row.doc.to_string()).collect(),
        },
        Enumeration {
            name: "Moment",
            documentation: "The moments at which rules are judged.",
            id_type: "MomentId",
            names: &identities.moments,
            words: tables.moments.iter().map(|row| row.doc.to_string()).collect(),
        },
        Enumeration {
            name: "Rule",
            documentation: "The printed rules.",
            id_type: "RuleId",
            names: &identities.rules,
            words: tables.rules.iter().map(|row| format!("{} {}", row.number, row.heading)).collect(),
        },
        Enumeration {
            name: "Definition",
            documentation: "The definitions.",
            id_type: "DefinitionId",
            names: &identities.definitions,
            words: tables.definitions.iter().map(|row| under(row.rule, &row.name)).collect(),
        },
        Enumeration {
            name: "Clause",
            documentation: "The clauses of the rules.",
            id_type: "ClauseId",
            names: &identities.clauses,
            words: tables.clauses.iter().map(|row| under(Some(row.rule), &row.name)).collect(),
        },
        Enumeration {
            name: "Exception",
            documentation: "The exceptions, each to one target.",
            id_type: "ExceptionId",
            names: &identities.exceptions,
            words: tables.exceptions.iter().map(|row| under(row.rule, &row.name)).collect(),
        },
        Enumeration {
            name: "Ruling",
            documentation: "The questions that the printed rules leave open.",
            id_type: "RulingId",
            names: &identities.rulings,
            words: tables.rulings.iter().map(|row| row.question.to_string()).collect(),
        },
        Enumeration {
            name: "Reference",
            documentation: "Rules outside the ruleset.",
            id_type: "ReferenceId",
            names: &identities.references,
            words: tables.references.iter().map(|row| format!("{}: {}", row.number, row.doc)).collect(),
        },
    ]
}

/// Those that only the rows speak of.
pub fn table_enumerations<'a>(tables: &Tables, identities: &'a Identities) -> Vec<Enumeration<'a>> {
    let enumeration = |name: &'static str, documentation: &'static str, id_type: &'static str, names: &'a [String]| {
        Enumeration { name, documentation, id_type, names, words: Vec::new() }
    };
    let mut enumerations = vec![
        enumeration("Layer", "The ruleset files, the lowest first.", "LayerId", &identities.layers),
        enumeration("Word", "Every named value.", "Symbol", &identities.words),
        enumeration("Values", "The lists of named values.", "DomainId", &identities.domains),
        enumeration("Parameter", "The parameters of acts.", "ParameterId", &identities.parameters),
    ];
    for (name, documentation, names) in [
        ("GameAttribute", "The attributes of the game.", &identities.game),
        ("PlaceAttribute", "The attributes of a place.", &identities.places),
        ("BorderAttribute", "The attributes of a border.", &identities.borders),
        ("CounterAttribute", "The attributes of a counter.", &identities.counters),
        ("GroupAttribute", "The attributes of a group.", &identities.groups),
    ] {
        enumerations.push(enumeration(name, documentation, "AttributeId", names));
    }
    let mut charts = enumeration("Chart", "The charts.", "ChartId", &identities.charts);
    charts.words = tables.charts.iter().map(|row| row.name.to_string()).collect();
    enumerations.push(charts);
    enumerations
}
