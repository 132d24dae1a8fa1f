//! Names as written, and the name that was probably meant.

use std::borrow::Cow;

use reglement_compiler::diagnostics::did_you_mean;

/// Underscores are hyphens: `steps_lost` and `steps-lost` are one name.
pub fn name(written: &str) -> Cow<'_, str> {
    if written.contains('_') { Cow::Owned(written.replace('_', "-")) } else { Cow::Borrowed(written) }
}

/// `did you mean `mech`?`, or the choices where there are few, or nothing.
pub fn hint<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let mut known: Vec<&str> = known.into_iter().collect();
    // The nearest is the same one whatever order they come in.
    known.sort_unstable();
    known.dedup();
    // The beginning is enough, and a hostile file cannot make this slow.
    let written: String = name(written).chars().take(LONGEST_NAME).collect();
    if let Some(same) = known.iter().find(|name| name.eq_ignore_ascii_case(&written)) {
        return Some(format!("did you mean `{same}`?"));
    }
    // Of names as short as `a`, or of numbers, each is as near as the other.
    let telling = written.chars().count() > 2 && written.chars().any(char::is_alphabetic);
    if telling && let Some(nearest) = did_you_mean(&written, known.iter().filter(|name| name.len() <= LONGEST_NAME)) {
        return Some(format!("did you mean `{nearest}`?"));
    }
    match known.len() {
        0 => None,
        1..=12 => Some(format!("known here: {}", known.join(", "))),
        _ => None,
    }
}

const LONGEST_NAME: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_nearest_name() {
        assert_eq!(hint("steps_lots", ["size", "steps-lost"]).as_deref(), Some("did you mean `steps-lost`?"));
        assert_eq!(hint("Mech", ["leg", "mech"]).as_deref(), Some("did you mean `mech`?"));
        assert_eq!(hint("E", ["e", "w"]).as_deref(), Some("did you mean `e`?"));
        assert_eq!(hint("colour", ["size", "kind"]).as_deref(), Some("known here: kind, size"));
        assert_eq!(hint("b", ["a", "c"]).as_deref(), Some("known here: a, c"));
        assert_eq!(hint("7.1", ["7.0", "7.2"]).as_deref(), Some("known here: 7.0, 7.2"));
        assert_eq!(hint("colour", []), None);
    }
}
