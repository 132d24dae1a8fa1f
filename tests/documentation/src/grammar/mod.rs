//! The grammar, read as far as its words and its formal reference need: every production as a line that people can read.

mod phrase;

use std::collections::BTreeMap;

use phrase::{Phrase, uses};

/// The rules of a grammar, in order, with the headings between them.
#[derive(Debug, Default)]
pub struct Grammar {
    rules: Vec<(String, Phrase)>,
    /// The heading that stands above a rule, by the rule's name.
    headings: BTreeMap<String, String>,
}

/// The heading under which the tokens stand; they are explained in words.
const TOKENS: &str = "Tokens";

/// Rules of characters, which the reference does not take apart.
const CHARACTERS: [&str; 6] = ["text", "number", "rule_number", "name", "spelling", "chart_key"];

/// How long a production may be that is told where it is used.
const SHORT: usize = 60;

/// How wide a line of the reference is.
const WIDTH: usize = 140;

impl Grammar {
    pub fn read(text: &str) -> Grammar {
        let mut grammar = Grammar::default();
        let mut heading = None;
        let mut rule = String::new();
        let mut ruled_off = false;
        for line in text.lines() {
            if let Some(comment) = line.strip_prefix("// ") {
                // A heading stands between two lines of dashes.
                let dashes = comment.starts_with("---");
                if ruled_off && !dashes {
                    heading = Some(comment.to_owned());
                }
                ruled_off = dashes;
                continue;
            }
            ruled_off = false;
            rule.push_str(line.split(" //").next().unwrap_or_default());
            rule.push('\n');
            let Some((name, body)) = rule.split_once('=') else {
                rule.clear();
                continue;
            };
            if !balanced(body) {
                continue;
            }
            let name = name.trim().to_owned();
            if let Some(heading) = heading.take() {
                grammar.headings.insert(name.clone(), heading);
            }
            let body = body.trim().trim_start_matches(['_', '@', '$']);
            let body = body.strip_prefix('{').and_then(|body| body.strip_suffix('}')).unwrap_or_default();
            grammar.rules.push((name, Phrase::read(body)));
            rule.clear();
        }
        grammar
    }

    /// Every word of the language.
    pub fn words(&self) -> Vec<&str> {
        self.rules.iter().filter_map(|(name, phrase)| word_of(name, phrase)).collect()
    }

    /// The words that cannot be names.
    pub fn reserved(&self) -> Vec<&str> {
        let Some((_, Phrase::Choice(words))) = self.rules.iter().find(|(name, _)| name == "reserved") else {
            return Vec::new();
        };
        let name_of = |phrase: &Phrase| match phrase {
            Phrase::Rule(name) => Some(name.clone()),
            _ => None,
        };
        let names: Vec<String> = words.iter().filter_map(name_of).collect();
        let reserved = self.rules.iter().filter(|(name, _)| names.contains(name));
        reserved.filter_map(|(name, phrase)| word_of(name, phrase)).collect()
    }

    /// The formal reference: words as they are written, marks in quotes, productions in capitals.
    pub fn reference(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (name, phrase) in &self.rules {
            if let Some(heading) = self.headings.get(name) {
                if heading == TOKENS {
                    break;
                }
                if !lines.is_empty() {
                    lines.push(String::new());
                }
                lines.push(format!("-- {heading} --"));
            }
            // Space, comments and what only looks ahead.
            let silent = name.chars().all(|letter| letter.is_uppercase()) || name == "effect_end";
            if silent || self.plain(phrase).is_some() || self.is_told_elsewhere(name) {
                continue;
            }
            wrap(&format!("{} = {}", capitals(name), self.said(phrase)), &mut lines);
        }
        lines.join("\n") + "\n"
    }

    /// Whether a production is short, and told where it is used, since that is only once.
    fn is_told_elsewhere(&self, name: &str) -> bool {
        let uses: usize = self.rules.iter().map(|(_, phrase)| uses(phrase, name)).sum();
        let rule = self.rules.iter().find(|(known, _)| known == name);
        uses == 1 && rule.is_some_and(|(_, phrase)| self.said(phrase).len() <= SHORT)
    }

    /// The words of a phrase that is nothing but words.
    fn plain(&self, phrase: &Phrase) -> Option<String> {
        match phrase {
            Phrase::Word(word) if word.chars().all(char::is_alphabetic) => Some(word.clone()),
            Phrase::Word(word) => Some(format!("\"{word}\"")),
            Phrase::Rule(name) => {
                let (_, phrase) = self.rules.iter().find(|(known, _)| known == name)?;
                if CHARACTERS.contains(&name.as_str()) { None } else { self.plain(phrase) }
            }
            Phrase::Sequence(parts) => {
                let words: Option<Vec<String>> = parts.iter().map(|part| self.plain(part)).collect();
                words.map(|words| words.join(" "))
            }
            _ => None,
        }
    }

    /// What stands in the place of a production's name.
    fn opened(&self, name: &str) -> Option<&Phrase> {
        let (_, phrase) = self.rules.iter().find(|(known, _)| known == name)?;
        (!CHARACTERS.contains(&name) && self.is_told_elsewhere(name)).then_some(phrase)
    }

    fn said(&self, phrase: &Phrase) -> String {
        if let Some(words) = self.plain(phrase) {
            return words;
        }
        match phrase {
            Phrase::Nothing | Phrase::Word(_) => String::new(),
            Phrase::Rule(name) => self.opened(name).map_or_else(|| capitals(name), |phrase| self.said(phrase)),
            Phrase::Sequence(parts) => {
                let part = |part: &Phrase| {
                    let opened = match part {
                        Phrase::Rule(name) => self.opened(name),
                        _ => Some(part),
                    };
                    match opened {
                        Some(Phrase::Choice(_)) if self.plain(part).is_none() => format!("({})", self.said(part)),
                        _ => self.said(part),
                    }
                };
                parts.iter().map(part).collect::<Vec<_>>().join(" ")
            }
            Phrase::Choice(ways) => ways.iter().map(|way| self.said(way)).collect::<Vec<_>>().join(" | "),
            Phrase::Optional(inner) => format!("[{}]", self.said(inner)),
            Phrase::Repeated(inner) => format!("{{{}}}", self.said(inner)),
            Phrase::Several(inner) => match &**inner {
                Phrase::Choice(_) => format!("({0}) {{{0}}}", self.said(inner)),
                _ => format!("{0} {{{0}}}", self.said(inner)),
            },
        }
    }
}

/// The word that a token stands for, by the token's name.
fn word_of<'g>(name: &str, phrase: &'g Phrase) -> Option<&'g str> {
    match phrase {
        Phrase::Word(word) if name.ends_with("_word") => Some(word),
        _ => None,
    }
}

fn capitals(name: &str) -> String {
    name.to_uppercase().replace('_', "-")
}

fn balanced(body: &str) -> bool {
    let body = body.replace("\\\"", "");
    let outside: String = body.split('"').step_by(2).collect();
    outside.contains('}') && outside.matches('{').count() == outside.matches('}').count()
}

/// Breaks a long line between phrases.
fn wrap(line: &str, lines: &mut Vec<String>) {
    let mut current = String::new();
    for word in line.split(' ') {
        if !current.is_empty() && current.len() + word.len() >= WIDTH {
            lines.push(std::mem::replace(&mut current, "   ".to_owned()));
        }
        if !current.is_empty() {
            current.push(' ');
        }
        current.push_str(word);
    }
    lines.push(current);
}
