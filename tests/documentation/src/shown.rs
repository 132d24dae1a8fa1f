//! Rulesets and cases that a page shows.

use reglement_cases::check::{Outcome, check, judge_of, verdict};
use reglement_cases::{Case, CaseFile, Need};
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::layers;
use reglement_compiler::source::Source;
use reglement_engine::table::Tables;

use crate::markdown::{Block, blocks};

/// The name of the example game.
pub const EXAMPLE: &str = "example";

/// What a page shows, from its first block to its last.
#[derive(Debug, Default)]
pub struct Shown {
    /// Every ruleset met so far, by name, as it stands in the section at hand.
    rulesets: Vec<(String, String)>,
    /// The ruleset that the section is about.
    current: String,
    section: String,
    /// The words of the last case judged.
    words: Option<String>,
    pub faults: Vec<String>,
    pub cases: usize,
    /// The blocks of cases, each with the rulesets as they stand there.
    pub positions: Vec<Positions>,
}

/// Cases that a page shows.
#[derive(Debug)]
pub struct Positions {
    pub section: String,
    pub sources: Vec<Source>,
    /// The number of the source that judges them.
    pub wanted: usize,
    pub cases: String,
}

impl Shown {
    /// Compiles, judges and compares all blocks of a page.
    pub fn read(page: &str) -> Shown {
        let mut shown = Shown::default();
        for block in blocks(page) {
            if shown.section != block.section {
                shown.turn_to(block.section);
            }
            match block.kind.split_once(' ').unwrap_or((block.kind, "")) {
                ("reglement", "") => shown.rules(&block),
                ("reglement", code) => shown.mistake(&block, code),
                ("yaml", _) => shown.judge(&block),
                ("text", _) => shown.compare(&block),
                _ => {}
            }
        }
        shown
    }

    /// The rules of the example game.
    pub fn example(&self) -> &str {
        let text = self.rulesets.iter().find(|(name, _)| name == EXAMPLE).map_or("", |(_, text)| text);
        text.split(ADDED).next().unwrap_or_default()
    }

    fn turn_to(&mut self, section: &str) {
        section.clone_into(&mut self.section);
        EXAMPLE.clone_into(&mut self.current);
        self.words = None;
        // What a section has added to a ruleset is forgotten.
        for (_, text) in &mut self.rulesets {
            if let Some(at) = text.find(ADDED) {
                text.truncate(at);
            }
        }
    }

    fn fault(&mut self, block: &Block<'_>, fault: &str) {
        self.faults.push(format!("{}, line {}:\n{fault}", block.section, block.line));
    }

    fn rules(&mut self, block: &Block<'_>) {
        let head = layers::names(&Source::new(EXAMPLE, block.text));
        if let Some((name, _)) = head {
            self.rulesets.retain(|(known, _)| *known != name);
            self.rulesets.push((name.clone(), block.text.to_owned()));
            self.current = name;
        } else {
            let current = self.current.clone();
            let Some((_, text)) = self.rulesets.iter_mut().find(|(name, _)| *name == current) else {
                return self.fault(block, "stands before any ruleset");
            };
            if !text.contains(ADDED) {
                text.push_str(ADDED);
            }
            text.push('\n');
            text.push_str(block.text);
        }
        if let Err(messages) = self.tables() {
            self.fault(block, &messages);
        }
    }

    /// Rules that are shown as a mistake, and belong to nothing after them.
    fn mistake(&mut self, block: &Block<'_>, code: &str) {
        let before = self.rulesets.clone();
        let current = self.current.clone();
        if let Some((_, text)) = self.rulesets.iter_mut().find(|(name, _)| *name == current) {
            text.push_str(ADDED);
            text.push_str(block.text);
        }
        match self.tables() {
            Err(messages) if messages.contains(&format!("[{code}]")) => self.words = Some(messages),
            Err(messages) => self.fault(block, &format!("is not {code}:\n{messages}")),
            Ok(_) => self.fault(block, &format!("is not {code}, and no mistake at all")),
        }
        self.rulesets = before;
    }

    fn sources(&self) -> (Vec<Source>, usize) {
        let sources = self.rulesets.iter().map(|(name, text)| Source::new(name.clone(), text)).collect();
        let wanted = self.rulesets.iter().position(|(name, _)| *name == self.current);
        (sources, wanted.unwrap_or_default())
    }

    fn tables(&self) -> Result<Tables, String> {
        let (sources, wanted) = self.sources();
        compiled(&sources, wanted)
    }

    fn judge(&mut self, block: &Block<'_>) {
        let Ok(tables) = self.tables() else { return };
        let (sources, wanted) = self.sources();
        let (section, cases) = (self.section.clone(), block.text.to_owned());
        self.positions.push(Positions { section, sources, wanted, cases });
        let (file, faults) = CaseFile::from_text(block.text, Need::Expectation);
        for fault in faults {
            self.fault(block, &fault.to_string());
        }
        self.words = None;
        for entry in file.entries {
            self.cases += 1;
            match entry.read(&tables, Need::Expectation) {
                Ok(case) => self.judged(block, &case, &tables),
                Err(faults) => {
                    for fault in faults {
                        self.fault(block, &format!("{}: {fault}", entry.id));
                    }
                }
            }
        }
    }

    fn judged(&mut self, block: &Block<'_>, case: &Case, tables: &Tables) {
        let judge = judge_of(case, tables);
        let words = match verdict(&judge, case) {
            Ok(verdict) => verdict.words(tables, &case.position, &case.asked),
            Err(why) => why,
        };
        match check(case, tables) {
            Outcome::Passed => {}
            Outcome::Failed(differences) | Outcome::Disputed { differences, .. } => {
                self.fault(block, &format!("{}: {}\n{words}", case.id, differences.join("\n")));
            }
        }
        self.words = Some(words);
    }

    /// Each line of a verdict shown is one of the verdict's; `…` stands for lines left out.
    fn compare(&mut self, block: &Block<'_>) {
        let Some(words) = self.words.clone() else { return };
        let lines: Vec<String> = words.lines().map(|line| without_places(without_code(line))).collect();
        let mut from = 0;
        for line in block.text.lines().map(str::trim).filter(|line| *line != "…") {
            match lines.iter().skip(from).position(|given| given == line) {
                Some(at) => from += at + 1,
                None => return self.fault(block, &format!("the verdict has no line “{line}”:\n{words}")),
            }
        }
    }
}

/// Where what a section has added to a ruleset begins.
const ADDED: &str = "\n# added\n";

/// A message without its severity and code.
fn without_code(line: &str) -> &str {
    line.split_once("]: ").filter(|(before, _)| before.starts_with("error[")).map_or(line, |(_, message)| message)
}

/// A line of a verdict without the place of the rule in its file.
pub fn without_places(line: &str) -> String {
    let mut rest = line.trim();
    let mut words = String::new();
    while let Some((before, after)) = rest.split_once(" (") {
        words.push_str(before);
        match after.split_once(')') {
            Some((inside, after)) if inside.contains(", line ") => rest = after,
            _ => {
                words.push_str(" (");
                rest = after;
            }
        }
    }
    words.push_str(rest);
    words
}

/// The tables of one of several rulesets, or what is said about it.
///
/// # Errors
/// The messages, as the command shows them.
pub fn compiled(sources: &[Source], wanted: usize) -> Result<Tables, String> {
    let stack = layers::stack(sources, wanted)
        .map_err(|diagnostic| render(std::slice::from_ref(&*diagnostic), sources, Style::Plain))?;
    let stack: Vec<Source> = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect();
    reglement_compiler::compile(&stack).map_err(|diagnostics| render(&diagnostics, &stack, Style::Plain))
}
