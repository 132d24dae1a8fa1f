//! The lines of a file, their indentation, and the comments beside them.

use crate::diagnostics::{self, Diagnostic};
use crate::syntax::tree::Span;

/// A tab counts as one level, until the designer replaces it.
const TAB: usize = 2;

/// A file cut into lines.
#[derive(Debug)]
pub struct Margins {
    /// The text with every comment blanked out, byte for byte.
    pub plain: String,
    pub rows: Vec<Row>,
}

#[derive(Debug)]
pub enum Row {
    Line(Line),
    Comment(Comment),
}

/// A line that says something. A quoted text that goes on over several lines of the file keeps them together as one.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// From the first character that is no space.
    pub start: usize,
    /// To the last one, comment left out.
    pub end: usize,
    pub indent: usize,
    /// A text is not closed in it: told already, and not worth reading further.
    pub broken: bool,
}

#[derive(Debug)]
pub struct Comment {
    pub text: String,
    pub indent: usize,
    /// Stands on a line of its own.
    pub alone: bool,
}

pub fn read(text: &str, file: u32, diagnostics: &mut Vec<Diagnostic>) -> Margins {
    let mut scan = Scan {
        text,
        file,
        at: 0,
        margins: Margins { plain: text.to_owned(), rows: Vec::new() },
        comments: Vec::new(),
        tabs: Vec::new(),
        diagnostics,
    };
    while scan.at < text.len() {
        scan.row();
    }
    scan.finish()
}

struct Scan<'t> {
    text: &'t str,
    file: u32,
    at: usize,
    margins: Margins,
    comments: Vec<(usize, usize)>,
    tabs: Vec<usize>,
    diagnostics: &'t mut Vec<Diagnostic>,
}

impl<'t> Scan<'t> {
    fn rest(&self, from: usize) -> &'t str {
        self.text.get(from..).unwrap_or_default()
    }

    /// The end of the line of the file that holds an offset.
    fn line_end(&self, from: usize) -> usize {
        self.rest(from).find('\n').map_or(self.text.len(), |length| from + length)
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span { file: self.file, start: start as u32, end: end as u32 }
    }

    /// One row, and the line feed after it.
    fn row(&mut self) {
        let margin = self.at;
        let spaces = self.rest(margin).find(|character| character != ' ' && character != '\t');
        let start = spaces.map_or(self.text.len(), |length| margin + length);
        let blank = self.text.get(margin..start).unwrap_or_default();
        let indent = blank.chars().map(|character| if character == '\t' { TAB } else { 1 }).sum();
        match self.rest(start).chars().next() {
            None | Some('\n' | '\r') => self.at = self.line_end(start) + 1,
            Some('#') => {
                let end = self.line_end(start);
                self.comment(start, end, indent, true);
                self.at = end + 1;
            }
            Some(_) => {
                if let Some(tab) = blank.find('\t') {
                    self.tabs.push(margin + tab);
                }
                self.line(start, indent);
            }
        }
    }

    fn comment(&mut self, start: usize, end: usize, indent: usize, alone: bool) {
        let text = self.text.get(start + 1..end).unwrap_or_default().trim_end();
        let text = text.strip_prefix(' ').unwrap_or(text).to_owned();
        self.margins.rows.push(Row::Comment(Comment { text, indent, alone }));
        self.comments.push((start, end));
    }

    fn line(&mut self, start: usize, indent: usize) {
        let mut broken = false;
        let mut at = start;
        loop {
            let Some(length) = self.rest(at).find(['"', '#', '\n']) else {
                self.push(start, self.text.len(), indent, broken);
                self.at = self.text.len();
                return;
            };
            let found = at + length;
            match self.rest(found).chars().next() {
                Some('"') => match self.closing(found) {
                    Some(closing) => at = closing + 1,
                    None => {
                        let end = self.line_end(found);
                        diagnostics::keep(self.diagnostics, diagnostics::unclosed_quote(self.span(found, end)));
                        broken = true;
                        at = end;
                    }
                },
                Some('#') => {
                    let end = self.line_end(found);
                    self.push(start, found, indent, broken);
                    self.comment(found, end, indent, false);
                    self.at = end + 1;
                    return;
                }
                _ => {
                    self.push(start, found, indent, broken);
                    self.at = found + 1;
                    return;
                }
            }
        }
    }

    fn push(&mut self, start: usize, end: usize, indent: usize, broken: bool) {
        let length = self.text.get(start..end).unwrap_or_default().trim_end().len();
        self.margins.rows.push(Row::Line(Line { start, end: start + length, indent, broken }));
    }

    /// The quotation mark that closes the one given. One that would take in the next statement, or an empty line, or that
    /// stands right before a word, is another text's opening mark.
    fn closing(&self, opening: usize) -> Option<usize> {
        let inside = self.rest(opening + 1);
        let length = inside.find('"')?;
        let (text, after) = inside.split_at(length);
        let lines: Vec<&str> = text.split('\n').skip(1).collect();
        let several = !lines.is_empty();
        // The last line may hold nothing but the closing mark.
        let indented = lines.iter().enumerate().all(|(index, line)| {
            line.starts_with([' ', '\t']) && (index + 1 == lines.len() || !line.trim().is_empty())
        });
        let before_word = after.chars().nth(1).is_some_and(char::is_alphanumeric);
        (indented && !(several && before_word)).then_some(opening + 1 + length)
    }

    fn finish(mut self) -> Margins {
        if let Some((&first, more)) = self.tabs.split_first() {
            diagnostics::keep(self.diagnostics, diagnostics::tab_indentation(self.span(first, first + 1), more.len()));
        }
        let mut plain = std::mem::take(&mut self.margins.plain).into_bytes();
        for &(start, end) in &self.comments {
            if let Some(comment) = plain.get_mut(start..end) {
                comment.fill(b' ');
            }
        }
        // INVARIANT: whole comments are blanked, so the text stays UTF-8.
        self.margins.plain = String::from_utf8(plain).unwrap_or_default();
        self.margins
    }
}
