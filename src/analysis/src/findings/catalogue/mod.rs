//! One file for each kind of finding. The doc comment of each is its page.

/// The code of a kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code(pub &'static str);

/// One entry of the catalogue: its code and title, and the text of its file.
#[derive(Debug)]
pub struct Entry {
    pub code: Code,
    pub title: &'static str,
    pub file: &'static str,
}

/// What `reglement explain` shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub code: &'static str,
    pub title: &'static str,
    /// Markdown.
    pub text: String,
}

macro_rules! catalogue {
    ($($file:ident),* $(,)?) => {
        $(pub mod $file;)*

        /// Every kind of finding, by code.
        pub const CATALOGUE: &[Entry] = &[
            $(Entry { code: $file::CODE, title: $file::TITLE, file: include_str!(concat!(stringify!($file), ".rs")) }),*
        ];
    };
}

catalogue! {
    unused_definition,
    unused_chart,
    never_binds,
    exception_never_matters,
    contradictory_bounds,
    idle_moment,
    unused_ruling,
    class_without_members,
    uncovered_kind,
    act_without_rules,
    never_kept,
    deadline_never_comes,
    unused_attribute,
    beyond_the_box,
    nobody_in_the_box,
    unknown_code,
    accepts_without_reason,
    accepts_nothing,
    open_cells,
    implied_line,
    never_alone,
    always_zero,
}

/// Whether there is such a code, written as it is told.
pub fn is_code(code: &str) -> bool {
    CATALOGUE.iter().any(|entry| entry.code.0 == code)
}

/// The code that may be meant by one that there is not: with a small letter, or with zeros too many or too few.
pub fn meant(code: &str) -> Option<&'static str> {
    let number = |code: &str| code.get(1..).and_then(|digits| digits.parse::<u32>().ok());
    let same = CATALOGUE.iter().find(|entry| number(code).is_some() && number(entry.code.0) == number(code));
    same.map(|entry| entry.code.0)
}

/// The page of a code such as `A0003`, in either case.
pub fn page(code: &str) -> Option<Page> {
    let entry = CATALOGUE.iter().find(|entry| entry.code.0.eq_ignore_ascii_case(code))?;
    let lines: Vec<&str> = entry
        .file
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    Some(Page { code: entry.code.0, title: entry.title, text: lines.join("\n") })
}
