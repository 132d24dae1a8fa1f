//! The page of a diagnostic, made from the doc comment of its file.

use super::catalogue::CATALOGUE;
use super::{Kind, Severity};

/// One entry of the catalogue: its kind, and the text of its file, whose doc comment is the page.
#[derive(Debug)]
pub struct Entry {
    pub kind: &'static Kind,
    pub file: &'static str,
}

/// What `reglement explain` shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub code: &'static str,
    pub severity: Severity,
    pub title: &'static str,
    /// Markdown.
    pub text: String,
}

/// The page of a code such as `R0004`, in either case.
pub fn page(code: &str) -> Option<Page> {
    CATALOGUE.iter().find(|entry| entry.kind.code.eq_ignore_ascii_case(code)).map(Page::of)
}

/// All pages, by code.
pub fn pages() -> Vec<Page> {
    let mut pages: Vec<Page> = CATALOGUE.iter().map(Page::of).collect();
    pages.sort_by_key(|page| page.code);
    pages
}

impl Page {
    fn of(entry: &Entry) -> Page {
        let lines: Vec<&str> = entry
            .file
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line))
            .collect();
        let Kind { code, severity, title } = *entry.kind;
        Page { code, severity, title, text: lines.join("\n") }
    }
}
