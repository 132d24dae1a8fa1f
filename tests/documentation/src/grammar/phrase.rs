//! What stands between the braces of a rule of the grammar.

/// What a rule of the grammar consists of. What only looks ahead is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Phrase {
    /// A word or mark as it is written.
    Word(String),
    Rule(String),
    Sequence(Vec<Phrase>),
    Choice(Vec<Phrase>),
    Optional(Box<Phrase>),
    /// Any number of times.
    Repeated(Box<Phrase>),
    /// At least once.
    Several(Box<Phrase>),
    Nothing,
}

impl Phrase {
    pub(super) fn read(body: &str) -> Phrase {
        Parser { rest: body }.choice()
    }
}

/// How often a production is used in a phrase.
pub(super) fn uses(phrase: &Phrase, name: &str) -> usize {
    match phrase {
        Phrase::Nothing | Phrase::Word(_) => 0,
        Phrase::Rule(used) => usize::from(used == name),
        Phrase::Sequence(parts) | Phrase::Choice(parts) => parts.iter().map(|part| uses(part, name)).sum(),
        Phrase::Optional(inner) | Phrase::Repeated(inner) | Phrase::Several(inner) => uses(inner, name),
    }
}

struct Parser<'g> {
    rest: &'g str,
}

impl Parser<'_> {
    fn next_is(&mut self, mark: char) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(mark) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn choice(&mut self) -> Phrase {
        let mut ways = vec![self.sequence()];
        while self.next_is('|') {
            ways.push(self.sequence());
        }
        ways.retain(|way| *way != Phrase::Nothing);
        match ways.len() {
            0 => Phrase::Nothing,
            1 => ways.remove(0),
            _ => Phrase::Choice(ways),
        }
    }

    fn sequence(&mut self) -> Phrase {
        let mut parts = Vec::new();
        loop {
            match self.repeated() {
                Phrase::Nothing => {}
                Phrase::Sequence(inner) => parts.extend(inner),
                part => parts.push(part),
            }
            if !self.next_is('~') {
                break;
            }
        }
        match parts.len() {
            0 => Phrase::Nothing,
            1 => parts.remove(0),
            _ => Phrase::Sequence(parts),
        }
    }

    fn repeated(&mut self) -> Phrase {
        let mut phrase = self.atom();
        loop {
            let wrap = if self.next_is('?') {
                Phrase::Optional
            } else if self.next_is('*') {
                Phrase::Repeated
            } else if self.next_is('+') {
                Phrase::Several
            } else {
                return phrase;
            };
            if phrase != Phrase::Nothing {
                phrase = wrap(Box::new(phrase));
            }
        }
    }

    fn atom(&mut self) -> Phrase {
        if self.next_is('!') || self.next_is('&') {
            self.repeated();
            return Phrase::Nothing;
        }
        if self.next_is('(') {
            let inner = self.choice();
            self.next_is(')');
            return inner;
        }
        for quote in ['"', '\''] {
            if self.next_is(quote) {
                let mut length = 0;
                let mut escaped = false;
                for letter in self.rest.chars() {
                    if letter == quote && !escaped {
                        break;
                    }
                    escaped = letter == '\\' && !escaped;
                    length += letter.len_utf8();
                }
                let (word, rest) = self.rest.split_at(length);
                self.rest = rest.strip_prefix(quote).unwrap_or(rest);
                // A range of characters.
                if let Some(rest) = self.rest.strip_prefix("..") {
                    self.rest = rest;
                    self.atom();
                }
                return Phrase::Word(word.to_owned());
            }
        }
        let end = self.rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
        let (name, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        match name {
            "" | "SOI" | "EOI" => Phrase::Nothing,
            _ => Phrase::Rule(name.to_owned()),
        }
    }
}
