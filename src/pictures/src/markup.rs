//! Elements of SVG and HTML as text.

use std::fmt::Write;

/// A text with the signs escaped that mean something in XML; what XML cannot hold at all becomes a replacement sign.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            sign if sign.is_control() && !matches!(sign, '\n' | '\t') => safe.push('\u{fffd}'),
            sign => safe.push(sign),
        }
    }
    safe
}

/// A length in user units, with one decimal at most.
pub fn length(value: f64) -> String {
    let tenths = (value * 10.0).round();
    // No sign on a zero.
    let tenths = if tenths == 0.0 { 0.0 } else { tenths };
    format!("{}", tenths / 10.0)
}

/// Elements written one after the other, a line each, indented by their depth.
#[derive(Debug, Default)]
pub struct Markup {
    text: String,
    open: Vec<&'static str>,
}

/// The attributes of an element.
pub type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Markup {
    pub fn open(&mut self, name: &'static str, attributes: Attributes<'_>) {
        self.indent();
        self.start(name, attributes);
        self.text.push_str(">\n");
        self.open.push(name);
    }

    pub fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.indent();
            let _ = writeln!(self.text, "</{name}>");
        }
    }

    /// An element without content.
    pub fn empty(&mut self, name: &str, attributes: Attributes<'_>) {
        self.indent();
        self.start(name, attributes);
        self.text.push_str("/>\n");
    }

    /// An element that holds a text.
    pub fn text(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.indent();
        self.start(name, attributes);
        let _ = writeln!(self.text, ">{}</{name}>", escaped(text));
    }

    /// An element that holds markup already written.
    pub fn holding(&mut self, name: &str, attributes: Attributes<'_>, markup: &str) {
        self.indent();
        self.start(name, attributes);
        let _ = writeln!(self.text, ">{markup}</{name}>");
    }

    /// Markup already written.
    pub fn put(&mut self, markup: &str) {
        self.text.push_str(markup);
        if !markup.ends_with('\n') {
            self.text.push('\n');
        }
    }

    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.text
    }

    fn start(&mut self, name: &str, attributes: Attributes<'_>) {
        let _ = write!(self.text, "<{name}");
        for (key, value) in attributes {
            let _ = write!(self.text, " {key}=\"{}\"", escaped(value));
        }
    }

    fn indent(&mut self) {
        for _ in &self.open {
            self.text.push(' ');
        }
    }
}
