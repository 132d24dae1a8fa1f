//! Faults of case files and their maps as text, with the lines they speak of, if that is told.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use reglement_cases::{Fault, Maps, Place};

use crate::loading::{CaseText, name_beside};

/// All faults of one file and of its maps in the order of their texts, each with its line. Each is made when it is asked
/// for.
pub fn render(
    faults: &[Fault],
    case_file: &CaseText,
    maps: &Maps<'_>,
    coloured: bool,
) -> impl ExactSizeIterator<Item = String> {
    let renderer = if coloured { Renderer::styled() } else { Renderer::plain() };
    let mut sorted: Vec<&Fault> = faults.iter().collect();
    sorted.sort_by_key(|fault| fault.place);
    sorted.into_iter().map(move |fault| {
        if fault.place == Place::NOWHERE {
            let group = Group::with_title(Level::ERROR.primary_title(&fault.message));
            let group = group.element(Origin::path(&case_file.name));
            let help = fault.help.iter().map(|help| Level::HELP.message(help));
            return renderer.render(&[group.elements(help)]) + "\n";
        }
        let map = maps.file_of(fault.place);
        let name = map.as_ref().map_or_else(|| case_file.name.clone(), |map| name_beside(&case_file.name, &map.path));
        let text = map.as_ref().map_or(case_file.text.as_str(), |map| &map.text);
        let start = boundary(text, fault.place.start);
        let end = boundary(text, fault.place.end).max(start);
        // A long place is shown by its first line alone.
        let end = text.get(start..end).and_then(|words| words.find('\n')).map_or(end, |at| start + at);
        // Only its line is looked at: a large file is not read again for each fault.
        let line = text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let next = text.get(end..).and_then(|after| after.find('\n')).map_or(text.len(), |length| end + length + 1);
        let snippet = Snippet::source(text.get(line..next).unwrap_or_default())
            .line_start(fault.place.line.max(1))
            .path(&name)
            .annotation(AnnotationKind::Primary.span(start - line..end - line));
        let mut group = Group::with_title(Level::ERROR.primary_title(&fault.message)).element(snippet);
        if let Some(help) = &fault.help {
            group = group.element(Level::HELP.message(help));
        }
        renderer.render(&[group]) + "\n"
    })
}

fn boundary(text: &str, offset: usize) -> usize {
    let mut at = offset.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
