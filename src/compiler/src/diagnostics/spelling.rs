//! "Did you mean": how far two spellings lie apart.

/// The candidate nearest to a word, if one is near enough to be a slip of the pen. Ties go to the first in the alphabet.
pub fn did_you_mean<C: AsRef<str>>(word: &str, candidates: impl IntoIterator<Item = C>) -> Option<String> {
    let length = word.chars().count();
    let mut best: Option<(usize, String)> = None;
    for candidate in candidates {
        let candidate = candidate.as_ref();
        if candidate == word {
            continue;
        }
        // Singular and plural of one name are near, however short the name is.
        let near = (length.max(candidate.chars().count()) / 3).max(1);
        let distance = distance(word, candidate);
        if distance > near {
            continue;
        }
        let better = best.as_ref().is_none_or(|(least, name)| (distance, candidate) < (*least, name.as_str()));
        if better {
            best = Some((distance, candidate.to_owned()));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The candidate that is one slip of the pen away from a word of some length.
pub(crate) fn one_slip_away<C: AsRef<str>>(word: &str, candidates: impl IntoIterator<Item = C>) -> Option<String> {
    let length = word.chars().count();
    if length <= 3 {
        return None;
    }
    let near = |candidate: &str| {
        let other = candidate.chars().count();
        other > 3 && other.abs_diff(length) <= 1 && distance(word, candidate) == 1
    };
    candidates.into_iter().filter(|candidate| near(candidate.as_ref())).map(|found| found.as_ref().to_owned()).min()
}

/// Letters to add, drop, change or swap with their neighbour, regardless of case.
fn distance(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.to_lowercase().chars().collect();
    let right: Vec<char> = right.to_lowercase().chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=right.len()).collect();
    for (row, &here) in left.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, &there) in right.iter().enumerate() {
            let at = |line: &[usize], column: usize| line.get(column).copied().unwrap_or(usize::MAX - 1);
            let change = at(&last, column) + usize::from(here != there);
            let mut least = change.min(at(&last, column + 1) + 1).min(at(&next, column) + 1);
            let swapped = row > 0
                && column > 0
                && left.get(row - 1) == Some(&there)
                && right.get(column - 1) == Some(&here)
                && here != there;
            if swapped {
                least = least.min(at(&before, column - 1) + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut last, next);
    }
    last.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swapped_letters_are_one_step() {
        assert_eq!(distance("untis", "units"), 1);
        assert_eq!(distance("battalion", "battalions"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("ca", "abc"), 3);
    }

    #[test]
    fn the_nearest_is_meant() {
        assert_eq!(did_you_mean("limt", ["duty", "limit", "list"]), Some("limit".to_owned()));
        assert_eq!(did_you_mean("zebra", ["duty", "limit"]), None);
        assert_eq!(did_you_mean("limit", ["limit"]), None);
    }
}
