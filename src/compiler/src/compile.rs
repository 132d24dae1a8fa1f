//! The whole way: text → syntax → rules → tables.

use reglement_engine::table::Tables;

use crate::diagnostics::{Citation, Diagnostic};
use crate::source::Source;
use crate::syntax::from_text;
use crate::syntax::tree::{Document, Span, Statement, StatementKind};
use crate::{rules, tables};

/// Compiles a ruleset given as its layers, the lowest first. All errors are found in one pass, in the order of the text.
pub fn compile(layers: &[Source]) -> Result<Tables, Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    let mut documents = Vec::new();
    for (file, source) in layers.iter().enumerate() {
        let (document, faults) = from_text::read(source, file as u32);
        documents.push(document);
        diagnostics.extend(faults);
    }
    // A statement that could not be read is missing from the tree, and whatever speaks of it would be reported as
    // unknown: names are looked up only once everything can be read.
    let tables = if diagnostics.is_empty() {
        let book = rules::from_syntax(&documents, &mut diagnostics);
        if diagnostics.is_empty() { tables::from_rules(&book, layers, &mut diagnostics) } else { None }
    } else {
        None
    };
    match tables {
        Some(tables) if diagnostics.is_empty() => Ok(tables),
        _ => {
            let rules = documents.iter().map(citations).collect::<Vec<_>>();
            for diagnostic in &mut diagnostics {
                cite(&rules, diagnostic);
            }
            diagnostics.sort_by_key(|diagnostic| diagnostic.span());
            Err(diagnostics)
        }
    }
}

/// The printed rules of a document, by where they begin.
fn citations(document: &Document) -> Vec<(Span, Citation)> {
    let rule = |statement: &Statement| match &statement.kind {
        StatementKind::Rule { number, heading, .. } => {
            let heading = heading.as_ref().map(|heading| heading.text.clone());
            Some((statement.span, Citation { number: number.text.clone(), heading }))
        }
        _ => None,
    };
    let mut rules = document.statements.iter().filter_map(rule).collect::<Vec<_>>();
    rules.sort_by_key(|(span, _)| span.start);
    rules
}

/// Adds the printed rule that a diagnostic's place stands under.
fn cite(rules: &[Vec<(Span, Citation)>], diagnostic: &mut Diagnostic) {
    let span = diagnostic.span();
    let Some(rules) = rules.get(span.file as usize) else { return };
    let begun = rules.partition_point(|(rule, _)| rule.start <= span.start);
    if let Some((rule, citation)) = begun.checked_sub(1).and_then(|last| rules.get(last))
        && span.start < rule.end
        && diagnostic.rule.is_none()
    {
        diagnostic.rule = Some(citation.clone());
    }
}
