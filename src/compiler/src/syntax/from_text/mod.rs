//! Text → syntax tree.
//!
//! A file is cut into statements and items by its margins, and each is read by itself, so that all mistakes show in one
//! pass. What could not be read is left out of the tree; there is a diagnostic for it.

mod acts;
mod atoms;
mod attributes;
mod blocks;
mod clauses;
mod comparisons;
mod definitions;
mod exceptions;
mod expressions;
mod faces;
mod grammar;
mod habits;
mod limits;
mod margins;
mod mistakes;
mod nesting;
mod sets;
mod statements;
mod tokens;

pub use nesting::DEEPEST;
pub use tokens::{is_name, is_plain_rule_number, is_reserved};

use pest::Parser;

use self::blocks::Block;
use self::grammar::{Grammar, Match, Rule};
use crate::diagnostics::{self, Citation, Diagnostic};
use crate::source::Source;
use crate::syntax::tree::{Document, Span};

/// Reads a ruleset. `file` is the index of the source in the list being compiled; all spans carry it.
pub fn read(source: &Source, file: u32) -> (Document, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let margins = margins::read(&source.text, file, &mut diagnostics);
    let (statements, comments) = blocks::statements(&margins, file, &mut diagnostics);
    let mut reader = Reader { text: &margins.plain, file, base: 0, citation: None, diagnostics };
    let document = Document { statements: reader.statements(statements), comments };
    let mut diagnostics = reader.diagnostics;
    diagnostics.sort_by_key(Diagnostic::span);
    (document, diagnostics)
}

/// Builds the tree out of what the grammar has matched.
///
/// Its functions answer nothing where a match is not shaped as they expect; that is a mistake in this crate, and is
/// reported as one instead of stopping the program.
struct Reader<'t> {
    /// The whole file, its comments blanked out.
    text: &'t str,
    file: u32,
    /// Where the block that is being read begins.
    base: usize,
    /// The rule that the block stands under.
    citation: Option<Citation>,
    diagnostics: Vec<Diagnostic>,
}

impl<'t> Reader<'t> {
    fn span(&self, start: usize, end: usize) -> Span {
        Span { file: self.file, start: start as u32, end: end as u32 }
    }

    fn words(&self, block: &Block) -> &'t str {
        self.text.get(block.start..block.end).unwrap_or_default()
    }

    /// Matches a block, without its parts. Nothing, and a diagnostic, if it does not match.
    fn sentence(&mut self, rule: Rule, block: &Block) -> Option<Match<'t>> {
        if block.broken || !self.shallow(block.start, block.end) {
            return None;
        }
        self.base = block.start;
        let words = self.words(block);
        match Grammar::parse(rule, words) {
            Ok(mut matches) => matches.next(),
            Err(error) => {
                let diagnostic =
                    mistakes::told(words, &error, |start, end| self.span(block.start + start, block.start + end));
                self.tell(diagnostic);
                None
            }
        }
    }

    /// Reads a block by one of the functions of this folder.
    fn read<T>(
        &mut self,
        rule: Rule,
        block: &Block,
        build: impl FnOnce(&mut Reader<'t>, Match<'t>) -> Option<T>,
    ) -> Option<T> {
        let found = self.sentence(rule, block)?;
        let built = build(self, found);
        if built.is_none() {
            let span = self.span(block.start, block.end);
            self.tell(diagnostics::reader_disagrees(span));
        }
        built
    }

    fn tell(&mut self, mut diagnostic: Diagnostic) {
        diagnostic.rule = diagnostic.rule.or_else(|| self.citation.clone());
        diagnostics::keep(&mut self.diagnostics, diagnostic);
    }
}
