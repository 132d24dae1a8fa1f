//! Names as written, and the name that was probably meant.

/// Underscores are hyphens: `steps_lost` and `steps-lost` are one name.
pub fn name(written: &str) -> String {
    written.replace('_', "-")
}

/// `did you mean `mech`?`, or the choices where there are few, or nothing.
pub fn hint<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let mut known: Vec<&str> = known.into_iter().collect();
    let written = name(written).to_lowercase();
    let limit = (written.chars().count() / 3).clamp(1, 3);
    let nearest = known
        .iter()
        .map(|candidate| (distance(&written, &name(candidate).to_lowercase()), *candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min();
    if let Some((_, nearest)) = nearest {
        return Some(format!("did you mean `{nearest}`?"));
    }
    known.sort_unstable();
    known.dedup();
    match known.len() {
        0 => None,
        1..=12 => Some(format!("known here: {}", known.join(", "))),
        _ => None,
    }
}

/// How many letters have to be added, dropped, changed or swapped with a neighbour.
fn distance(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.chars().take(LONGEST_NAME).collect();
    let right: Vec<char> = right.chars().take(LONGEST_NAME).collect();
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=right.len()).collect();
    for (row, from) in left.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, to) in right.iter().enumerate() {
            let changed = above[column] + usize::from(from != to);
            let mut best = changed.min(above[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && *from == right[column - 1] && left[row - 1] == *to {
                best = best.min(before[column - 1] + 1);
            }
            current.push(best);
        }
        before = std::mem::replace(&mut above, current);
    }
    above[right.len()]
}

/// Longer names are compared by their beginning, so that a hostile file cannot make this slow.
const LONGEST_NAME: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_nearest_name() {
        assert_eq!(hint("steps_lots", ["size", "steps-lost"]).as_deref(), Some("did you mean `steps-lost`?"));
        assert_eq!(hint("Mech", ["leg", "mech"]).as_deref(), Some("did you mean `mech`?"));
        assert_eq!(hint("colour", ["size", "kind"]).as_deref(), Some("known here: kind, size"));
        assert_eq!(hint("colour", []), None);
    }

    #[test]
    fn counts_changed_letters() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("mehc", "mech"), 1);
        assert_eq!(distance("", "leg"), 3);
    }
}
