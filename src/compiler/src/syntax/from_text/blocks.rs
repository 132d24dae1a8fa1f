//! Lines → blocks: statements, the items indented under them, and the exceptions under those.

use super::margins::{Comment, Line, Margins, Row};
use crate::diagnostics::{self, Diagnostic};
use crate::syntax::tree::Span;

/// A stretch of lines that is read as one sentence, with what stands under it.
#[derive(Debug)]
pub struct Block {
    pub start: usize,
    pub end: usize,
    pub indent: usize,
    pub comments: Vec<String>,
    /// The items of a statement; the exceptions, references and notes of an item.
    pub parts: Vec<Block>,
    /// A text in it is not closed: told already.
    pub broken: bool,
}

/// What may stand at the left margin, and whether it takes items.
pub const STATEMENTS: [(&str, bool); 18] = [
    ("ruleset", true),
    ("place", true),
    ("counter", true),
    ("group", true),
    ("border", true),
    ("game", true),
    ("act", true),
    ("question", true),
    ("ruling", true),
    ("rule", true),
    ("values", false),
    ("moment", false),
    ("reference", false),
    ("remove", false),
    ("define", false),
    ("chart", false),
    ("replace", false),
    ("amend", false),
];

/// Words that begin a line of their own under a clause, a definition or an exception.
pub const UNDER_A_CLAUSE: [&str; 3] = ["except", "see", "note"];

/// The most exceptions that may lie within one another.
const DEEPEST_EXCEPTION: usize = 16;

/// The statements of a file, and the comments that stand under the last one at the left margin.
pub fn statements(margins: &Margins, file: u32, diagnostics: &mut Vec<Diagnostic>) -> (Vec<Block>, Vec<String>) {
    let mut stack =
        Stack { text: &margins.plain, file, statements: Vec::new(), waiting: Vec::new(), items_at: None, diagnostics };
    for row in &margins.rows {
        match row {
            Row::Comment(comment) if comment.alone => stack.waiting.push(comment),
            Row::Comment(comment) => stack.beside(comment),
            Row::Line(line) => stack.line(*line),
        }
    }
    let left = stack.take_waiting_at_margin();
    (stack.statements, left)
}

/// The word that a line begins with: letters, digits, hyphens and underscores.
pub fn first_word(text: &str) -> &str {
    let end = text.find(|character: char| !(character.is_alphanumeric() || character == '-' || character == '_'));
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

struct Stack<'m, 'd> {
    text: &'m str,
    file: u32,
    statements: Vec<Block>,
    /// Comments of their own lines that wait for what stands under them.
    waiting: Vec<&'m Comment>,
    /// The indentation of the items of the statement, and the place of the first.
    items_at: Option<(usize, Span)>,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl<'m> Stack<'m, '_> {
    fn span(&self, line: Line) -> Span {
        Span { file: self.file, start: line.start as u32, end: line.end as u32 }
    }

    fn words(&self, line: Line) -> &'m str {
        self.text.get(line.start..line.end).unwrap_or_default()
    }

    fn line(&mut self, line: Line) {
        if line.indent == 0 {
            let comments = self.take_waiting_at_margin();
            self.items_at = None;
            self.statements.push(block(line, comments));
            return;
        }
        let comments: Vec<String> = self.waiting.drain(..).map(|comment| comment.text.clone()).collect();
        let span = self.span(line);
        let Some(statement) = self.statements.last_mut() else {
            diagnostics::keep(self.diagnostics, diagnostics::indented_without_statement(span));
            return;
        };
        let word = first_word(self.text.get(statement.start..statement.end).unwrap_or_default());
        // An unknown statement keeps its items, for one message instead of many.
        if STATEMENTS.iter().any(|&(known, items)| known == word && !items) {
            self.under_an_item(line, comments, true);
            return;
        }
        match self.items_at {
            Some((items_at, _)) if line.indent > items_at => self.under_an_item(line, comments, false),
            Some((items_at, first)) if line.indent < items_at => {
                diagnostics::keep(
                    self.diagnostics,
                    diagnostics::uneven_indentation(span, line.indent, first, items_at),
                );
            }
            items_at => {
                if items_at.is_none() {
                    self.items_at = Some((line.indent, span));
                }
                statement.parts.push(block(line, comments));
            }
        }
    }

    /// A line deeper than its item: more of the item, or an exception, reference or note under it.
    fn under_an_item(&mut self, line: Line, comments: Vec<String>, loose: bool) {
        let span = self.span(line);
        let word = first_word(self.words(line));
        let file = self.file;
        let Some(statement) = self.statements.last_mut() else { return };
        let item = if loose { Some(statement) } else { statement.parts.last_mut() };
        let Some(item) = item else { return };
        item.comments.extend(comments);
        if UNDER_A_CLAUSE.contains(&word) {
            let mut parent = item;
            let mut depth = 0;
            while parent.parts.last().is_some_and(|part| part.indent < line.indent) {
                let Some(part) = parent.parts.last_mut() else { return };
                parent = part;
                depth += 1;
            }
            if depth > DEEPEST_EXCEPTION {
                diagnostics::keep(self.diagnostics, diagnostics::too_deep(span, DEEPEST_EXCEPTION));
                return;
            }
            parent.parts.push(block(line, Vec::new()));
            return;
        }
        let mut last = item;
        while !last.parts.is_empty() {
            let Some(part) = last.parts.last_mut() else { return };
            last = part;
        }
        if line.indent > last.indent {
            last.end = line.end;
            last.broken |= line.broken;
        } else {
            let exception = Span { file, start: last.start as u32, end: last.end as u32 };
            diagnostics::keep(self.diagnostics, diagnostics::line_after_exception(span, exception));
        }
    }

    /// A comment at the end of a line moves above the item, or above the statement on its first line.
    fn beside(&mut self, comment: &Comment) {
        let Some(statement) = self.statements.last_mut() else { return };
        let block = statement.parts.last_mut().filter(|_| comment.indent > 0);
        match block {
            Some(item) if self.items_at.is_some() => item.comments.push(comment.text.clone()),
            _ => statement.comments.push(comment.text.clone()),
        }
    }

    /// Before a line at the left margin: indented comments belong to the item above them, the others to what follows.
    fn take_waiting_at_margin(&mut self) -> Vec<String> {
        let waiting = std::mem::take(&mut self.waiting);
        let indented = match self.statements.last() {
            Some(_) => waiting.iter().take_while(|comment| comment.indent > 0).count(),
            None => 0,
        };
        let (inside, outside) = waiting.split_at(indented.min(waiting.len()));
        for &comment in inside {
            self.beside(comment);
        }
        outside.iter().map(|comment| comment.text.clone()).collect()
    }
}

fn block(line: Line, comments: Vec<String>) -> Block {
    Block { start: line.start, end: line.end, indent: line.indent, comments, parts: Vec::new(), broken: line.broken }
}
