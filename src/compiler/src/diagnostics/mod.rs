//! What the compiler says about a ruleset: a code, one sentence in the designer's words, the places, and help.
//!
//! To add a diagnostic: write `catalogue/<name>.rs` with its page as the doc comment, a `KIND`, and a function that
//! makes it; then name the file in the list of `catalogue/mod.rs`. The function is reached as `diagnostics::<function>`.

pub mod catalogue;
mod page;
mod render;
mod spelling;

pub use catalogue::*;
pub use page::{Page, page, pages};
pub use render::{Style, render};
pub use spelling::did_you_mean;
pub(crate) use spelling::one_slip_away;

use crate::syntax::tree::{Name, RuleNumber, Span};

/// What all diagnostics of one file of the catalogue share.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// `R0001`: never reused for something else.
    pub code: &'static str,
    pub severity: Severity,
    /// A short heading for lists.
    pub title: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    Error,
    Warning,
}

/// One thing to tell the designer.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    pub kind: &'static Kind,
    /// One sentence, lower case, without a full stop.
    pub message: String,
    /// The first is the place itself; the others explain it.
    pub labels: Vec<Label>,
    pub help: Vec<String>,
    /// The printed rule that the place stands under.
    pub rule: Option<Citation>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub span: Span,
    /// May be empty: the place is then underlined without words.
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    pub number: String,
    pub heading: Option<String>,
}

impl Kind {
    pub const fn error(code: &'static str, title: &'static str) -> Kind {
        Kind { code, severity: Severity::Error, title }
    }

    pub const fn warning(code: &'static str, title: &'static str) -> Kind {
        Kind { code, severity: Severity::Warning, title }
    }

    pub fn says(&'static self, message: impl Into<String>) -> Diagnostic {
        Diagnostic { kind: self, message: message.into(), labels: Vec::new(), help: Vec::new(), rule: None }
    }
}

impl Diagnostic {
    pub fn code(&self) -> &'static str {
        self.kind.code
    }

    pub fn is_error(&self) -> bool {
        self.kind.severity == Severity::Error
    }

    /// Adds a place. The first one added is the place of the diagnostic.
    #[must_use]
    pub fn at(mut self, span: Span, label: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, text: label.into() });
        self
    }

    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help.push(help.into());
        self
    }

    /// Adds `did you mean …?` if one of the candidates looks like the word.
    #[must_use]
    pub fn meaning<C: AsRef<str>>(self, word: &str, candidates: impl IntoIterator<Item = C>) -> Diagnostic {
        match did_you_mean(word, candidates) {
            Some(candidate) => self.help(format!("did you mean `{candidate}`?")),
            None => self,
        }
    }

    /// Adds a help if there is one.
    #[must_use]
    pub fn with_help(self, help: Option<String>) -> Diagnostic {
        match help {
            Some(help) => self.help(help),
            None => self,
        }
    }

    #[must_use]
    pub fn in_rule(mut self, number: impl Into<String>, heading: Option<String>) -> Diagnostic {
        self.rule = Some(Citation { number: number.into(), heading });
        self
    }

    /// Where it stands; the start of the first file if it has no place.
    pub fn span(&self) -> Span {
        self.labels.first().map(|label| label.span).unwrap_or_default()
    }
}

/// A file may hold more mistakes than anybody will read; it is not read beyond this many.
pub(crate) const MOST_KEPT: usize = 1_000;

/// Adds a diagnostic to those of a file.
pub(crate) fn keep(diagnostics: &mut Vec<Diagnostic>, diagnostic: Diagnostic) {
    if diagnostics.len() < MOST_KEPT {
        diagnostics.push(diagnostic);
    }
}

/// What a rule is called in messages: `7.1.0`, or `"Corps Movement"`.
pub fn display_rule(rule: &RuleNumber) -> String {
    if rule.text.contains(' ') { format!("\"{}\"", rule.text) } else { rule.text.clone() }
}

/// The names of a list, for candidates.
pub fn texts(names: &[Name]) -> impl Iterator<Item = &str> {
    names.iter().map(|name| name.text.as_str())
}
