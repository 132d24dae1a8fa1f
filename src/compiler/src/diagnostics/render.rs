//! Diagnostics as text, with the lines they speak of.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::{Diagnostic, Severity};
use crate::source::Source;
use crate::syntax::tree::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    Coloured,
}

/// All diagnostics in the order of their places, each with its lines, a blank line between them.
///
/// `sources` are those that the files of the spans index; a place outside them is left out.
pub fn render(diagnostics: &[Diagnostic], sources: &[Source], style: Style) -> String {
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Coloured => Renderer::styled(),
    };
    let mut sorted: Vec<&Diagnostic> = diagnostics.iter().collect();
    sorted.sort_by_key(|diagnostic| (diagnostic.span(), diagnostic.kind.code));
    let mut text = String::new();
    for diagnostic in sorted {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&renderer.render(&[group(diagnostic, sources)]));
        text.push('\n');
    }
    text
}

fn group<'a>(diagnostic: &'a Diagnostic, sources: &'a [Source]) -> Group<'a> {
    let level = match diagnostic.kind.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut group = Group::with_title(level.primary_title(&diagnostic.message).id(diagnostic.kind.code));
    for snippet in snippets(diagnostic, sources) {
        group = group.element(snippet);
    }
    if let Some(rule) = &diagnostic.rule {
        let words = match &rule.heading {
            Some(heading) => format!("in rule {}, \"{heading}\"", rule.number),
            None => format!("in rule {}", rule.number),
        };
        group = group.element(Level::NOTE.message(words));
    }
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(help));
    }
    group
}

/// One snippet for each file that the labels lie in, the file of the first label first.
fn snippets<'a>(
    diagnostic: &'a Diagnostic,
    sources: &'a [Source],
) -> Vec<Snippet<'a, annotate_snippets::Annotation<'a>>> {
    let mut files: Vec<u32> = Vec::new();
    for label in &diagnostic.labels {
        if !files.contains(&label.span.file) {
            files.push(label.span.file);
        }
    }
    let first = diagnostic.labels.first().map(|label| label.span);
    files
        .into_iter()
        .filter_map(|file| {
            let source = sources.get(file as usize)?;
            let labels = diagnostic.labels.iter().filter(|label| label.span.file == file);
            let lines = lines_of(labels.clone().map(|label| range(label.span, source)), &source.text);
            let text = source.text.get(lines.clone()).unwrap_or_default();
            let first_line = source.line_and_column(lines.start).0;
            let mut snippet = Snippet::source(text).line_start(first_line).path(&source.name);
            for label in labels {
                let kind = if Some(label.span) == first { AnnotationKind::Primary } else { AnnotationKind::Context };
                let place = range(label.span, source);
                let annotation = kind.span(place.start - lines.start..place.end - lines.start);
                snippet = snippet.annotation(if label.text.is_empty() {
                    annotation
                } else {
                    annotation.label(label.text.as_str())
                });
            }
            Some(snippet)
        })
        .collect()
}

/// The lines that hold all of these places: no others are shown, and a large file is not read again for each message.
fn lines_of(places: impl Iterator<Item = Range<usize>> + Clone, text: &str) -> Range<usize> {
    let start = places.clone().map(|place| place.start).min().unwrap_or_default();
    let end = places.map(|place| place.end).max().unwrap_or_default();
    let before = text.get(..start).and_then(|before| before.rfind('\n'));
    let after = text.get(end..).and_then(|after| after.find('\n'));
    before.map_or(0, |at| at + 1)..after.map_or(text.len(), |length| end + length + 1)
}

/// A long place is shown by its first line alone.
fn range(span: Span, source: &Source) -> Range<usize> {
    let start = source.within(span.start as usize);
    let end = source.within(span.end as usize).max(start);
    let first_line = source.text.get(start..end).and_then(|text| text.find('\n')).map_or(end, |at| start + at);
    start..first_line
}
