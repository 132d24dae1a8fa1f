//! Rulebook → tables.

use reglement_engine::table::{
    DefinitionRow, DomainId, ExceptionId, Head, LayerId, LayerRow, MomentRow, Place, ReferenceRow, RuleId, RuleRow,
    RulingRow, Tables, Target, Text as Words,
};

use super::lookup::{Assembly, Progress};
use super::notes::notes;
use super::vocabulary::Vocabulary;
use super::{circles, clashes, contradictions, unreachable};
use crate::diagnostics::{self, Diagnostic};
use crate::rules::{Layer, Rulebook, RulingEntry};
use crate::source;
use crate::syntax::print;
use crate::syntax::tree::{DefineShape, EntityKind, HeadItem, RulingItem, Span, Text};

/// Turns a rulebook into tables. What is faulty is left out and reported; the tables are whole only if nothing was.
pub fn from_rules(
    book: &Rulebook<'_>,
    sources: &[source::Source],
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<Tables> {
    let already = diagnostics.len();
    if !within_bounds(book, diagnostics) {
        return None;
    }
    let vocabulary = Vocabulary::read(book, diagnostics);
    let mut assembly = Assembly {
        book,
        vocabulary,
        definitions: Vec::new(),
        definition_of: Default::default(),
        charts: Vec::new(),
        rulings: Vec::new(),
        diagnostics,
        underway: 0,
    };
    let lines = sources.iter().map(source::Source::lines).collect::<Vec<_>>();
    let place = |layer: usize, span: Span| Place {
        layer: LayerId(layer as u16),
        line: lines.get(span.file as usize).map_or(0, |lines| lines.line(span.start as usize) as u32),
    };

    assembly.name_definitions();
    let parameters = book.acts.iter().map(|act| assembly.declare_parameters(act)).collect::<Vec<_>>();
    for ruling in &book.rulings {
        assembly.add_ruling(ruling, place(ruling.layer, ruling.name.span));
    }
    assembly.sign_definitions();
    for chart in &book.charts {
        if let Some(finished) = assembly.chart(chart, place) {
            assembly.charts.push(finished);
        }
    }
    for definition in 0..book.definitions.len() {
        assembly.definition_kind(reglement_engine::table::DefinitionId(definition as u16));
    }
    let acts =
        book.acts.iter().zip(parameters).map(|(act, parameters)| assembly.act(act, parameters)).collect::<Vec<_>>();
    let clauses = book.clauses.iter().map(|entry| assembly.clause(entry, place)).collect::<Vec<_>>();
    let rules = book
        .rules
        .iter()
        .map(|rule| {
            let see = rule.see.iter().map(|number| (*number).clone()).collect::<Vec<_>>();
            RuleRow {
                number: rule.number.text.clone().into(),
                heading: rule.heading.map_or_else(String::new, |heading| heading.text.clone()).into(),
                place: place(rule.layer, rule.span),
                notes: notes(rule.notes.iter().copied(), place).into(),
                see: assembly.references(&see).into(),
            }
        })
        .collect::<Vec<_>>();

    let plans = assembly.plan_exceptions();
    // The exceptions of a faulty clause could only give false alarms; those of all others are read.
    let exceptions = plans.iter().map(|plan| assembly.exception(&plans, *plan, &clauses, place)).collect::<Vec<_>>();
    let exceptions = exceptions.into_iter().collect::<Option<Vec<_>>>();
    let clauses = clauses.into_iter().collect::<Option<Vec<_>>>();
    let (Some(mut clauses), Some(mut exceptions), true) = (clauses, exceptions, assembly.diagnostics.len() == already)
    else {
        return None;
    };

    let mut definitions = assembly.definition_rows(place)?;
    for (number, plan) in plans.iter().enumerate() {
        let id = ExceptionId(number as u16);
        match plan.target {
            Target::Clause(clause) => clauses[clause.index()].row.exceptions.to_mut().push(id),
            Target::Definition(definition) => definitions[definition.index()].exceptions.to_mut().push(id),
            Target::Exception(exception) => exceptions[exception.index()].exceptions.to_mut().push(id),
        }
    }
    let (head, layers) = head_of(&book.layers);
    let Assembly { vocabulary, charts, rulings, .. } = assembly;
    let attributes = |kind: EntityKind| vocabulary.attributes(kind).to_vec().into();
    let tables = Tables {
        head,
        layers: layers.into(),
        aliases: vocabulary.aliases.clone().into(),
        place_noun: vocabulary.place_noun.clone().into(),
        place_plural: vocabulary.place_plural.clone().into(),
        game: attributes(EntityKind::Game),
        places: attributes(EntityKind::Place),
        borders: attributes(EntityKind::Border),
        counters: attributes(EntityKind::Counter),
        groups: attributes(EntityKind::Group),
        parameters: vocabulary.parameters.clone().into(),
        acts: acts.into(),
        moments: book
            .moments
            .iter()
            .map(|moment| MomentRow {
                name: moment.name.text.clone().into(),
                doc: moment.doc.map_or_else(String::new, |doc| doc.text.clone()).into(),
            })
            .collect::<Vec<_>>()
            .into(),
        references: book
            .references
            .iter()
            .map(|entry| ReferenceRow { number: entry.number.text.clone().into(), doc: entry.doc.text.clone().into() })
            .collect::<Vec<_>>()
            .into(),
        rulings: rulings.into(),
        charts: charts.into_iter().map(|(_, row)| row).collect::<Vec<_>>().into(),
        rules: rules.into(),
        definitions: definitions.into(),
        clauses: clauses.into_iter().map(|clause| clause.row).collect::<Vec<_>>().into(),
        exceptions: exceptions.into(),
        symbols: vocabulary.symbols.into_iter().map(Words::from).collect::<Vec<_>>().into(),
        domains: vocabulary.domains.into(),
    };
    circles::report(&tables, book, diagnostics);
    circles::report_beats(&tables, &|id| plans[id.index()].span(book), diagnostics);
    unreachable::report(&tables, book, diagnostics);
    contradictions::report(&tables, book, diagnostics);
    if diagnostics.len() == already {
        clashes::report(&tables, &plans, book, diagnostics);
    }
    (diagnostics.len() == already).then_some(tables)
}

fn head_of(layers: &[Layer<'_>]) -> (Head, Vec<LayerRow>) {
    // What the highest layer leaves unsaid, the next below says.
    let first = |wanted: fn(&HeadItem) -> Option<&Text>| -> Words {
        let found = layers.iter().rev().find_map(|layer| layer.items.iter().find_map(|item| wanted(&item.item)));
        found.map_or_else(String::new, |text| text.text.clone()).into()
    };
    let head = Head {
        name: layers.last().map_or_else(String::new, |layer| layer.name.text.clone()).into(),
        title: first(title),
        game: first(game),
        edition: first(edition),
        source: first(printed_in),
    };
    let rows = layers
        .iter()
        .map(|layer| LayerRow {
            name: layer.name.text.clone().into(),
            title: layer
                .items
                .iter()
                .find_map(|item| title(&item.item))
                .map_or_else(String::new, |text| text.text.clone())
                .into(),
        })
        .collect();
    (head, rows)
}

fn title(item: &HeadItem) -> Option<&Text> {
    if let HeadItem::Title(text) = item { Some(text) } else { None }
}

fn game(item: &HeadItem) -> Option<&Text> {
    if let HeadItem::Game(text) = item { Some(text) } else { None }
}

fn edition(item: &HeadItem) -> Option<&Text> {
    if let HeadItem::Edition(text) = item { Some(text) } else { None }
}

fn printed_in(item: &HeadItem) -> Option<&Text> {
    if let HeadItem::Source(text) = item { Some(text) } else { None }
}

impl Assembly<'_, '_> {
    fn add_ruling(&mut self, entry: &RulingEntry<'_>, place: Place) {
        let mut because = String::new();
        let mut options = None;
        for item in entry.items {
            match &item.item {
                RulingItem::Because(text) => because.clone_from(&text.text),
                RulingItem::Options { values, used } => options = Some((values, used)),
            }
        }
        let Some((values, used)) = options else {
            self.report(diagnostics::ruling_without_readings(entry.name));
            return;
        };
        let domain: DomainId = self.vocabulary.ruling_values(entry.name, values, self.diagnostics);
        let Some(symbol) = self.vocabulary.value_in(domain, &used.text) else {
            let known = self.vocabulary.value_names(domain).iter().map(|known| known.to_string()).collect::<Vec<_>>();
            self.report(diagnostics::unknown_name("reading", used, &known));
            return;
        };
        self.rulings.push(RulingRow {
            name: entry.name.text.clone().into(),
            question: entry.question.text.clone().into(),
            domain,
            used: symbol,
            because: because.into(),
            place,
        });
    }

    fn definition_rows(&self, place: impl Fn(usize, Span) -> Place) -> Option<Vec<DefinitionRow>> {
        let rows = self.book.definitions.iter().zip(&self.definitions).map(|(entry, signature)| {
            let Progress::Done { kind, code } = &signature.progress else { return None };
            let define = entry.define;
            let plural = match (&define.plural, &define.shape) {
                (Some(plural), _) => plural.text.clone(),
                (None, DefineShape::Class { .. }) => super::vocabulary::plural(&define.name.text),
                (None, DefineShape::Value { .. }) => define.name.text.clone(),
            };
            Some(DefinitionRow {
                name: define.name.text.clone().into(),
                plural: plural.into(),
                rule: entry.rule.map(|rule| RuleId(rule as u16)),
                subject: signature.subject,
                second: signature.second,
                class: signature.class,
                within: signature.within,
                of_type: kind.to_type(),
                general: code.clone(),
                exceptions: Vec::new().into(),
                place: place(entry.layer, define.name.span),
                words: print::words_of_define(define).into(),
            })
        });
        rows.collect()
    }
}

/// Whether each kind of thing is few enough to be numbered; tells the designer if not.
fn within_bounds(book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) -> bool {
    const MOST: usize = u16::MAX as usize;
    let attributes = book.vocabulary.iter().flat_map(|entry| entry.attributes);
    let beyond = [
        ("attributes", attributes.map(|attribute| attribute.span).nth(MOST)),
        ("acts", book.acts.get(MOST).map(|act| act.name.span)),
        ("references", book.references.get(MOST).map(|reference| reference.number.span)),
        ("rulings", book.rulings.get(MOST).map(|ruling| ruling.name.span)),
        ("rules", book.rules.get(MOST).map(|rule| rule.span)),
        ("definitions", book.definitions.get(MOST).map(|definition| definition.define.name.span)),
        ("charts", book.charts.get(MOST).map(|chart| chart.chart.name.span)),
        ("clauses", book.clauses.get(MOST).map(|clause| clause.clause.span)),
        ("exceptions", book.exceptions.get(MOST).map(|exception| exception.except.span)),
    ];
    let before = diagnostics.len();
    let beyond = beyond.into_iter().filter_map(|(what, span)| Some(diagnostics::too_many(what, MOST, span?)));
    diagnostics.extend(beyond);
    diagnostics.len() == before
}
