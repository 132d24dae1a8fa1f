//! The parts of a Markdown page that tests look at.

/// A fenced block.
#[derive(Clone, Debug)]
pub struct Block<'p> {
    /// The word after the fence.
    pub kind: &'p str,
    pub text: &'p str,
    /// The line of the page on which its text begins.
    pub line: usize,
    /// The heading that it stands under, whatever its level.
    pub section: &'p str,
}

/// The fenced blocks of a page, in order.
pub fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut section = "";
    let mut open: Option<(&str, usize, usize)> = None;
    let mut at = 0;
    for (number, line) in page.split_inclusive('\n').enumerate() {
        let words = line.trim_end();
        match (open, words.strip_prefix("```")) {
            (None, Some(kind)) => open = Some((kind, at + line.len(), number + 2)),
            (Some((kind, start, line)), Some("")) => {
                blocks.push(Block { kind, text: page.get(start..at).unwrap_or_default(), line, section });
                open = None;
            }
            (None, None) if words.starts_with('#') => section = words.trim_start_matches('#').trim(),
            _ => {}
        }
        at += line.len();
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

/// The lines of a page outside its fenced blocks, numbered from 1.
pub fn prose(page: &str) -> Vec<(usize, &str)> {
    let mut inside = false;
    let mut lines = Vec::new();
    for (number, line) in page.lines().enumerate() {
        if line.starts_with("```") {
            inside = !inside;
        } else if !inside {
            lines.push((number + 1, line));
        }
    }
    lines
}

/// The texts between backticks in a line.
pub fn code(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

/// The rows of the tables under a heading, each as its cells; heads left out. `\|` is a bar within a cell.
pub fn rows(page: &str, heading: &str) -> Vec<Vec<String>> {
    let mut here = false;
    let mut rows = Vec::new();
    for (_, line) in prose(page) {
        if line.starts_with('#') {
            here = line.trim_start_matches('#').trim() == heading;
        }
        let Some(cells) = line.strip_prefix('|').and_then(|line| line.trim_end().strip_suffix('|')) else { continue };
        if here {
            let cells = cells.replace("\\|", "\u{1}");
            rows.push(cells.split('|').map(|cell| cell.replace('\u{1}', "|").trim().to_owned()).collect::<Vec<_>>());
        }
    }
    // The head of a table stands above its rule of dashes.
    let rule = |row: &[String]| row.iter().all(|cell| !cell.is_empty() && cell.chars().all(|mark| mark == '-'));
    let heads: Vec<usize> =
        rows.iter().enumerate().filter(|(_, row)| rule(row)).flat_map(|(at, _)| [at.saturating_sub(1), at]).collect();
    rows.into_iter().enumerate().filter(|(at, _)| !heads.contains(at)).map(|(_, row)| row).collect()
}
