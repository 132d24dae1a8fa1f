//! A comparison for the terminal: `+` came, `-` went, `~` changed.

use super::{Change, Comparison, Detail, What};

pub fn text(comparison: &Comparison) -> String {
    let (old, new) = (&comparison.old, &comparison.new);
    let mut text = format!("{} → {}\n", old.ruleset, new.ruleset);
    for (what, old, new) in [("title", &old.title, &new.title), ("edition", &old.edition, &new.edition)] {
        if old != new {
            let said = |words: &str| if words.is_empty() { "none" } else { words }.to_owned();
            text.push_str(&format!("  {what}: {} → {}\n", said(old), said(new)));
        }
    }
    if old.layers != new.layers {
        text.push_str(&format!("  layers: {} → {}\n", old.layers.join(" ← "), new.layers.join(" ← ")));
    }
    if comparison.is_empty() {
        text.push_str("\nNothing changed.\n");
    }
    for section in &comparison.sections {
        text.push_str(&format!("\n{}\n", section.heading));
        for change in &section.changes {
            for line in lines(change) {
                text.push_str(&format!("  {line}\n"));
            }
        }
    }
    text
}

/// A change, a line for each thing that differs.
pub fn lines(change: &Change) -> Vec<String> {
    let named =
        if change.name.is_empty() { change.kind.to_owned() } else { format!("{} {}", change.kind, change.name) };
    let sign = match change.what {
        What::Added => "+",
        What::Removed => "-",
        What::Changed => "~",
    };
    let mut lines = Vec::new();
    match (&change.old, &change.new) {
        (Some(old), Some(new)) => {
            lines.push(format!("{sign} {named}"));
            if change.details.is_empty() {
                let (old, new) = (old.lines().collect::<Vec<_>>(), new.lines().collect::<Vec<_>>());
                lines
                    .extend(old.iter().filter(|line| !new.contains(line)).map(|line| format!("    - {}", line.trim())));
                lines
                    .extend(new.iter().filter(|line| !old.contains(line)).map(|line| format!("    + {}", line.trim())));
            }
        }
        (Some(words), None) | (None, Some(words)) => {
            let mut rows = words.lines();
            let first = rows.next().unwrap_or_default();
            let known = first.starts_with(change.kind) || first.starts_with("define") || first.starts_with("except");
            let first = match (known, change.kind) {
                (true, _) => first.to_owned(),
                (false, "note") => format!("note: {first}"),
                (false, "heading") => format!("rule {first}"),
                (false, _) if first.starts_with(&change.name) => format!("{} {first}", change.kind),
                (false, _) => format!("{named}: {first}"),
            };
            lines.push(format!("{sign} {first}"));
            lines.extend(rows.map(|row| format!("    {row}")));
        }
        (None, None) => lines.push(format!("{sign} {named}")),
    }
    lines.extend(change.details.iter().map(|detail| format!("    {}", detail_words(detail))));
    lines
}

/// `woods, infantry: 3 → 4`
pub fn detail_words(detail: &Detail) -> String {
    match (&detail.old, &detail.new) {
        (Some(old), Some(new)) => format!("{}: {old} → {new}", detail.what),
        (None, Some(new)) if *new == detail.what => format!("+ {new}"),
        (None, Some(new)) => format!("+ {}: {new}", detail.what),
        (Some(old), None) if *old == detail.what => format!("- {old}"),
        (Some(old), None) => format!("- {}: {old}", detail.what),
        (None, None) => detail.what.clone(),
    }
}
