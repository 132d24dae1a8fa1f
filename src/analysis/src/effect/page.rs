//! How an answer is set: as lines for a terminal, or as Markdown.

/// What is written so far.
#[derive(Debug)]
pub struct Page {
    pub text: String,
    markdown: bool,
}

impl Page {
    pub fn of_text() -> Page {
        Page { text: String::new(), markdown: false }
    }

    pub fn of_markdown() -> Page {
        Page { text: String::new(), markdown: true }
    }

    fn set(&mut self, as_text: String, as_markdown: String) {
        self.text.push_str(if self.markdown { &as_markdown } else { &as_text });
    }

    pub fn heading(&mut self, words: &str) {
        self.set(format!("\n{words}\n"), format!("\n### {words}\n\n"));
    }

    /// Something said under a heading.
    pub fn line(&mut self, words: &str) {
        self.set(format!("  {words}\n"), format!("{}.\n\n", capitalised(words)));
    }

    /// One of several things, and what it is.
    pub fn item(&mut self, name: &str, words: Option<&str>) {
        let words = words.map(|words| format!(": {words}")).unwrap_or_default();
        self.set(format!("  {name}{words}\n"), format!("- **{name}**{words}\n"));
    }

    /// Something said of the thing above.
    pub fn below(&mut self, words: &str) {
        self.set(format!("    {words}\n"), format!("  - {words}\n"));
    }

    /// A case of the thing above, ready to be copied.
    pub fn case(&mut self, case: &str) {
        let lines = |indented: &str| case.lines().map(|line| format!("{indented}{line}\n")).collect::<String>();
        self.set(lines("      "), format!("\n  ```yaml\n{}  ```\n\n", lines("  ")));
    }

    /// Something said by itself.
    pub fn remark(&mut self, words: &str) {
        self.set(format!("\n{words}\n"), format!("\n{}.\n", capitalised(words)));
    }
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
