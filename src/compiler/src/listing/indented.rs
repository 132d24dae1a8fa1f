//! Text whose lines stand at a depth.

/// A listing as it is written down.
#[derive(Debug, Default)]
pub struct Indented {
    text: String,
    depth: usize,
}

impl Indented {
    /// Words at the present depth. Lines within them keep their own indentation below it.
    pub fn line(&mut self, words: &str) {
        for line in words.lines() {
            if !line.trim().is_empty() {
                self.text.push_str(&"  ".repeat(self.depth));
                self.text.push_str(line.trim_end());
            }
            self.text.push('\n');
        }
    }

    /// A heading, with a blank line above it.
    pub fn heading(&mut self, words: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line(words);
    }

    /// Whatever is written by `inner` stands one step deeper.
    pub fn deeper(&mut self, inner: impl FnOnce(&mut Indented)) {
        self.depth += 1;
        inner(self);
        self.depth -= 1;
    }

    pub fn finish(self) -> String {
        self.text
    }
}
