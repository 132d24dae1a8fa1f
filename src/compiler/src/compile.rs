//! The whole way: text → syntax → rules → tables.

use reglement_engine::table::Tables;

use crate::diagnostics::{Citation, Diagnostic};
use crate::source::Source;
use crate::syntax::from_text;
use crate::syntax::tree::{Document, Span, StatementKind};
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
            for diagnostic in &mut diagnostics {
                cite(&documents, diagnostic);
            }
            diagnostics.sort_by_key(|diagnostic| diagnostic.span());
            Err(diagnostics)
        }
    }
}

/// Adds the printed rule that a diagnostic's place stands under.
fn cite(documents: &[Document], diagnostic: &mut Diagnostic) {
    let span = diagnostic.span();
    let Some(document) = documents.get(span.file as usize) else { return };
    let within = |statement: Span| statement.start <= span.start && span.start < statement.end;
    for statement in &document.statements {
        if let StatementKind::Rule { number, heading, .. } = &statement.kind
            && within(statement.span)
            && diagnostic.rule.is_none()
        {
            let heading = heading.as_ref().map(|heading| heading.text.clone());
            diagnostic.rule = Some(Citation { number: number.text.clone(), heading });
        }
    }
}
