//! Colours. All words stand on light ground in dark ink; nothing is told by colour alone.

pub const INK: &str = "#1d1d1b";
pub const FAINT: &str = "#6b675f";
pub const BAD: &str = "#a3161c";
pub const GOOD: &str = "#1d6b3a";
pub const PATH: &str = "#1f4e9c";
pub const NAMED: &str = "#7a3ea0";
pub const PAPER: &str = "#ffffff";
pub const FONT: &str = "'DejaVu Sans', Arial, Helvetica, sans-serif";

/// How wide a text is about, in user units.
pub fn width_of(text: &str, size: f64) -> f64 {
    text.chars().map(|sign| if sign.is_ascii_uppercase() || !sign.is_ascii() { 0.72 } else { 0.58 }).sum::<f64>() * size
}

/// A text in lines no wider than so many user units.
pub fn wrapped(text: &str, size: f64, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        // A word that fills a line by itself is broken at its hyphens.
        let whole = width_of(word, size) <= width * 0.8;
        let parts: Vec<&str> = if whole { vec![word] } else { word.split_inclusive('-').collect() };
        for (number, part) in parts.into_iter().enumerate() {
            let space = if number == 0 && !line.is_empty() { " " } else { "" };
            let longer = format!("{line}{space}{part}");
            if width_of(&longer, size) > width && !line.is_empty() {
                lines.push(std::mem::replace(&mut line, part.to_owned()));
            } else {
                line = longer;
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// A text cut to a width, with a sign that something is missing.
pub fn cut(text: &str, size: f64, width: f64) -> String {
    if width_of(text, size) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for sign in text.chars() {
        if width_of(&short, size) + size * 1.3 > width {
            break;
        }
        short.push(sign);
    }
    format!("{}…", short.trim_end())
}

/// An id cut to a width: its end tells it from others, so something is left out before it.
pub fn cut_id(id: &str, size: f64, width: f64) -> String {
    let signs: Vec<char> = id.chars().collect();
    let shortened = |kept: usize| {
        let tail = (kept / 2).max(3).min(kept);
        let head: String = signs.iter().take(kept - tail).collect();
        let end: String = signs.iter().skip(signs.len() - tail).collect();
        format!("{head}…{end}")
    };
    if width_of(id, size) <= width {
        return id.to_owned();
    }
    (1..signs.len()).rev().map(shortened).find(|short| width_of(short, size) <= width).unwrap_or_default()
}

/// The colour of a side: by its name, or by its number among the sides of the position.
pub fn side(name: &str, number: usize) -> &'static str {
    let named = [
        ("red", "#eebbb3"),
        ("blue", "#b7cdec"),
        ("green", "#c3dfb5"),
        ("german", "#cfd3c6"),
        ("axis", "#cfd3c6"),
        ("soviet", "#e6bfa9"),
        ("russian", "#c9dcb0"),
        ("allied", "#c6d6b8"),
        ("french", "#b7cdec"),
        ("austrian", "#f2ead0"),
        ("prussian", "#b9c0d8"),
        ("american", "#cfdcae"),
        ("us", "#cfdcae"),
        ("them", "#eebbb3"),
    ];
    let others = ["#cfdcae", "#eebbb3", "#b7cdec", "#f0dca0", "#d9c4e6", "#c2e0dd"];
    let known = named.iter().find(|(known, _)| name == *known).map(|(_, colour)| *colour);
    known.or_else(|| others.get(number % others.len()).copied()).unwrap_or("#dddddd")
}

/// Counters that belong to nobody.
pub const NO_SIDE: &str = "#e9e4d6";

/// The ground of a place, by the words that describe it.
pub fn ground<'w>(words: impl IntoIterator<Item = &'w str>) -> &'static str {
    let known = [
        ("impassible", "#b9b4ab"),
        ("impassable", "#b9b4ab"),
        ("wall", "#b9b4ab"),
        ("blocked", "#b9b4ab"),
        ("woods", "#cde2bc"),
        ("wood", "#cde2bc"),
        ("forest", "#cde2bc"),
        ("jungle", "#bcd9ae"),
        ("orchard", "#d9e6bd"),
        ("swamp", "#cfdfd6"),
        ("marsh", "#cfdfd6"),
        ("bog", "#cfdfd6"),
        ("town", "#e6d3c6"),
        ("village", "#e6d3c6"),
        ("city", "#dcc3b4"),
        ("urban", "#dcc3b4"),
        ("building", "#dcc3b4"),
        ("chateau", "#dcc3b4"),
        ("rough", "#e8dbb9"),
        ("hill", "#e8dbb9"),
        ("hills", "#e8dbb9"),
        ("slope", "#e8dbb9"),
        ("broken", "#e8dbb9"),
        ("highland", "#e0cfa6"),
        ("mountain", "#d8c3a0"),
        ("mountains", "#d8c3a0"),
        ("desert", "#f3e3b3"),
        ("sand", "#f3e3b3"),
        ("sea", "#cbe1f1"),
        ("water", "#cbe1f1"),
        ("lake", "#cbe1f1"),
        ("river", "#cbe1f1"),
        ("ocean", "#cbe1f1"),
    ];
    let of_word = |word: &str| {
        let holds = |known: &str| format!("-{word}-").contains(&format!("-{known}-"));
        known.iter().find(|(known, _)| holds(known)).map(|(_, colour)| *colour)
    };
    words.into_iter().find_map(of_word).unwrap_or("#f7f4e9")
}

/// The colour of a border, by its words.
pub fn border<'w>(words: impl IntoIterator<Item = &'w str>) -> &'static str {
    let known = [
        ("river", "#3d7fc0"),
        ("stream", "#6fa8dc"),
        ("canal", "#3d7fc0"),
        ("water", "#3d7fc0"),
        ("road", "#a0662f"),
        ("highway", "#a0662f"),
        ("rail", "#444444"),
        ("trail", "#b98d5f"),
    ];
    let of_word = |word: &str| {
        let holds = |known: &str| format!("-{word}-").contains(&format!("-{known}-"));
        known.iter().find(|(known, _)| holds(known)).map(|(_, colour)| *colour)
    };
    words.into_iter().find_map(of_word).unwrap_or("#5a4a3a")
}
