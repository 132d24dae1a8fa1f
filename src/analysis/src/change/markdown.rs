//! A comparison as a comment on a change request.

use super::text::lines;
use super::{Comparison, What};

pub fn markdown(comparison: &Comparison) -> String {
    let mut text = format!("## {} → {}\n", comparison.old.ruleset, comparison.new.ruleset);
    if comparison.is_empty() {
        text.push_str("\nNothing changed.\n");
        return text;
    }
    let count = |what: What| {
        comparison.sections.iter().flat_map(|section| &section.changes).filter(|change| change.what == what).count()
    };
    text.push_str(&format!(
        "\n{} changed, {} added, {} removed.\n",
        count(What::Changed),
        count(What::Added),
        count(What::Removed)
    ));
    for section in &comparison.sections {
        text.push_str(&format!("\n### {}\n\n```diff\n", section.heading));
        for change in &section.changes {
            for line in lines(change) {
                // Signs stand at the margin, where they are coloured.
                let inner = line.trim_start();
                let at_margin = ["+ ", "- "].iter().any(|sign| inner.starts_with(sign));
                let line = match inner.strip_prefix("~ ") {
                    Some(rest) => format!("! {rest}"),
                    None if at_margin => inner.to_owned(),
                    None => format!("  {inner}"),
                };
                text.push_str(&line);
                text.push('\n');
            }
        }
        text.push_str("```\n");
    }
    text
}
