//! Which files make up a ruleset: the one that bears its name, and those it builds on.

use crate::diagnostics::{self, Diagnostic};
use crate::source::Source;
use crate::syntax::from_text;
use crate::syntax::tree::{Document, HeadItem, Name, StatementKind};

/// What a file says at its head.
#[derive(Clone, Debug)]
pub struct FileHead {
    pub name: Name,
    pub builds_on: Option<Name>,
    /// What is left out, and why.
    pub omits: Vec<String>,
}

/// The head of a document, if it has one.
pub fn head(document: &Document) -> Option<FileHead> {
    document.statements.iter().find_map(|statement| match &statement.kind {
        StatementKind::Ruleset { name, items } => {
            let builds_on = items.iter().find_map(|item| match &item.item {
                HeadItem::BuildsOn(below) => Some(below.clone()),
                _ => None,
            });
            let omits = items.iter().filter_map(|item| match &item.item {
                HeadItem::Omits(said) => Some(said.text.clone()),
                _ => None,
            });
            Some(FileHead { name: name.clone(), builds_on, omits: omits.collect() })
        }
        _ => None,
    })
}

/// The head of a file. The rest of the file is left unread: with many rulesets in a folder, reading each for every
/// other one would take longer than compiling them.
fn head_of(source: &Source, file: u32) -> Option<FileHead> {
    let mut end = 0;
    let mut within = false;
    for line in source.text.split_inclusive('\n') {
        let begins = line.starts_with(|first: char| !first.is_whitespace() && first != '#');
        if begins && within {
            break;
        }
        within |= begins && line.split_whitespace().next() == Some("ruleset");
        end += line.len();
    }
    if !within {
        return None;
    }
    let text = source.text.get(..end).unwrap_or_default().to_owned();
    let (document, _) = from_text::read(&Source { name: source.name.clone(), text }, file);
    head(&document)
}

/// The ruleset that a file holds and the one that it builds on, by name; read without checking the rest.
pub fn names(source: &Source) -> Option<(String, Option<String>)> {
    head_of(source, 0).map(|head| (head.name.text, head.builds_on.map(|below| below.text)))
}

/// What the head of a file says is left out, text by text.
pub fn omissions(source: &Source) -> Vec<String> {
    head_of(source, 0).map(|head| head.omits).unwrap_or_default()
}

/// The files of a ruleset, the lowest layer first, as numbers in `sources`.
///
/// `wanted` is the number of the highest layer's file.
pub fn stack(sources: &[Source], wanted: usize) -> Result<Vec<usize>, Box<Diagnostic>> {
    let heads = sources.iter().enumerate().map(|(file, source)| head_of(source, file as u32)).collect::<Vec<_>>();
    let mut stack = vec![wanted];
    let mut top = wanted;
    while let Some(below) = heads.get(top).and_then(Option::as_ref).and_then(|head| head.builds_on.as_ref()) {
        let found = heads.iter().position(|head| head.as_ref().is_some_and(|head| head.name.text == below.text));
        let Some(found) = found else {
            let known = heads.iter().flatten().map(|head| head.name.text.clone()).collect::<Vec<_>>();
            return Err(Box::new(diagnostics::ruleset_not_found(below, &known)));
        };
        if stack.contains(&found) {
            return Err(Box::new(diagnostics::layers_in_a_circle(below)));
        }
        stack.push(found);
        top = found;
    }
    stack.reverse();
    Ok(stack)
}
