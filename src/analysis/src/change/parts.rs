//! Every part of a ruleset in words, under the identity that it keeps while its words change.

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::{act_lines, attribute_line, words};
use reglement_engine::table::{AttributeRow, ChartRow, RuleId, Tables, Type};

/// Where a part is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// What is not a rule, by its heading.
    Vocabulary(&'static str),
    /// Definitions and charts under no printed rule.
    Loose,
    /// By its number.
    Rule(String),
}

#[derive(Clone, Debug)]
pub struct Part<'t> {
    pub chapter: Chapter,
    /// What it is; two parts of one family and name are the same part.
    pub family: &'static str,
    /// What it is called in words, which may change while the part stays the same: a limit may become a ban.
    pub kind: &'static str,
    pub name: String,
    /// What tells it apart from others of its name.
    pub key: String,
    pub words: String,
    /// For lists, whose values are compared one by one.
    pub values: Vec<String>,
    /// For charts, whose cells are.
    pub chart: Option<&'t ChartRow>,
}

impl<'t> Part<'t> {
    fn new(chapter: Chapter, kind: &'static str, name: &str, words: String) -> Part<'t> {
        let name = name.to_owned();
        Part { chapter, family: kind, kind, key: name.clone(), name, words, values: Vec::new(), chart: None }
    }
}

/// The heading of a rule: `7.1.0 Stacking limits`.
pub fn heading(tables: &Tables, number: &str) -> Option<String> {
    let rule = tables.rules.iter().position(|row| row.number == number)?;
    Some(words::rule(tables, RuleId(rule as u16)))
}

/// All parts, in the order of a listing.
pub fn parts(tables: &Tables) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    vocabulary(tables, &mut parts);
    for row in tables.rulings.iter() {
        let readings = named_values(tables, row.domain.index());
        let told = format!(
            "{}\none of {}, used {}\nbecause {}",
            row.question,
            readings.join(", "),
            words::symbol(tables, row.used),
            row.because
        );
        parts.push(Part::new(Chapter::Vocabulary("Rulings"), "ruling", &row.name, told));
    }
    for (number, row) in tables.rules.iter().enumerate() {
        let chapter = Chapter::Rule(row.number.to_string());
        parts.push(Part::new(chapter.clone(), "heading", &row.number, words::rule(tables, RuleId(number as u16))));
        for note in row.notes.iter() {
            parts.push(Part {
                key: note.text.to_string(),
                ..Part::new(chapter.clone(), "note", "", note.text.to_string())
            });
        }
    }
    rules(tables, &mut parts);
    parts
}

fn vocabulary<'t>(tables: &'t Tables, parts: &mut Vec<Part<'t>>) {
    let kinds: [(&'static str, &[AttributeRow]); 5] = [
        ("Game", &tables.game),
        ("Places", &tables.places),
        ("Borders", &tables.borders),
        ("Counters", &tables.counters),
        ("Groups", &tables.groups),
    ];
    for (heading, rows) in kinds {
        for row in rows {
            let told = without_values(tables, row.of_type, attribute_line(tables, row));
            let key = format!("{heading} {}", row.name);
            parts.push(Part { key, ..Part::new(Chapter::Vocabulary(heading), "attribute", &row.name, told) });
        }
    }
    let readings = tables.rulings.iter().map(|row| row.domain.index()).collect::<Vec<_>>();
    for (number, row) in tables.domains.iter().enumerate() {
        let built_in = ["act", "direction", "figure"].contains(&&*row.name) || readings.contains(&number);
        if !built_in && !row.name.is_empty() {
            let values = named_values(tables, number);
            let told = Part::new(Chapter::Vocabulary("Values"), "values", &row.name, values.join(", "));
            parts.push(Part { values, ..told });
        }
    }
    for row in tables.acts.iter() {
        let kind = if row.question { "question" } else { "act" };
        let told = row.parameters.iter().filter_map(|own| tables.parameters.get(own.parameter.index()));
        let told = told.fold(act_lines(tables, row), |told, known| without_values(tables, known.of_type, told));
        let part = Part::new(Chapter::Vocabulary("Acts"), kind, &row.name, told.trim_end().to_owned());
        parts.push(Part { family: "act", ..part });
    }
    for row in tables.moments.iter() {
        parts.push(Part::new(Chapter::Vocabulary("Moments"), "moment", &row.name, row.doc.to_string()));
    }
    for row in tables.references.iter() {
        let chapter = Chapter::Vocabulary("Rules outside the ruleset");
        parts.push(Part::new(chapter, "reference", &row.number, row.doc.to_string()));
    }
}

fn rules<'t>(tables: &'t Tables, parts: &mut Vec<Part<'t>>) {
    let chapter = |rule: Option<RuleId>| match rule.and_then(|rule| tables.rules.get(rule.index())) {
        Some(row) => Chapter::Rule(row.number.to_string()),
        None => Chapter::Loose,
    };
    for row in tables.definitions.iter() {
        parts.push(Part::new(chapter(row.rule), "definition", &row.name, row.words.to_string()));
    }
    for row in tables.charts.iter() {
        let part = Part::new(chapter(row.rule), "chart", &row.name, String::new());
        parts.push(Part { chart: Some(row), ..part });
    }
    for row in tables.clauses.iter() {
        let number = tables.rules.get(row.rule.index()).map_or("", |rule| &*rule.number);
        let part = Part::new(chapter(Some(row.rule)), clause_kind(row.kind), &row.name, row.words.to_string());
        parts.push(Part { family: "clause", key: format!("{number} {}", row.name), ..part });
    }
    for row in tables.exceptions.iter() {
        let target = words::target(tables, row.target);
        let owner = row.rule.and_then(|rule| tables.rules.get(rule.index())).map_or("", |rule| &*rule.number);
        let mut part = Part::new(chapter(row.rule), "exception", &row.name, row.words.to_string());
        part.key = format!("{owner} {} to {target}", row.name);
        part.name = if row.name == "exception" { format!("to {target}") } else { format!("{} to {target}", row.name) };
        parts.push(part);
    }
}

fn named_values(tables: &Tables, domain: usize) -> Vec<String> {
    let values = tables.domains.get(domain).map_or(&[][..], |row| &row.values);
    values.iter().map(|value| words::symbol(tables, *value).to_owned()).collect()
}

/// Words about a thing with a list of values, without the list: it is compared by itself.
fn without_values(tables: &Tables, of_type: Type, told: String) -> String {
    match of_type {
        Type::OneOf(domain) | Type::AnyOf(domain) => {
            let name = tables.domains.get(domain.index()).map_or("", |row| &*row.name);
            let any = if matches!(of_type, Type::AnyOf(_)) { "any " } else { "" };
            told.replace(&words::of_type(tables, of_type), &format!("{any}{name}"))
        }
        _ => told,
    }
}
