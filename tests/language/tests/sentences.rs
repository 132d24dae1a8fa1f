//! Sentences made up at random: each that can be read is printed, and read again as the same.

use reglement_compiler::syntax::print;
use reglement_language_tests::{read, shape};

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }

    fn pick<'w>(&mut self, words: &[&'w str]) -> &'w str {
        words.get(self.roll(words.len() as u64) as usize).copied().unwrap_or_default()
    }

    /// Any phrase, in brackets or not: some of them cannot be read, and are left out.
    fn phrase(&mut self, depth: u64) -> String {
        let phrase = if depth == 0 { self.word() } else { self.bare_phrase(depth - 1) };
        if self.roll(3) == 0 { format!("({phrase})") } else { phrase }
    }

    fn word(&mut self) -> String {
        let words = [
            "x",
            "3",
            "-1/2",
            "it",
            "here",
            "its size",
            "x's corps's order",
            "none",
            "yes",
            "the act",
            "the step",
            "the from",
            "unlimited",
            "\"FR\"",
            "no figure",
            "ruling A1",
            "rule 7.1.0 stack is not broken",
        ];
        self.pick(&words).to_owned()
    }

    fn bare_phrase(&mut self, depth: u64) -> String {
        let (left, right) = (self.phrase(depth), self.phrase(depth));
        match self.roll(33) {
            0 => format!("{left} and {right}"),
            1 => format!("{left} or {right}"),
            2 => format!("not {left}"),
            3 => format!("{left} is {right}"),
            4 => format!("{left} is not a {right}"),
            5 => format!("{left} is at most {right}"),
            6 => format!("{left} is not less than {right}"),
            7 => format!("{left} is one of a-b, 3, \"FR\""),
            8 => format!("{left} includes {right}"),
            9 => format!("{left} is next to {right}"),
            10 => format!("{left} is not in {right}"),
            11 => format!("{left} plus {right}"),
            12 => format!("{left} minus {right}"),
            13 => format!("{left} times {right}"),
            14 => format!("{left} divided by {right}"),
            15 => format!("({left}) rounded to nearest"),
            16 => format!("square root of ({left}) rounded up"),
            17 => format!("{left} if {right}, otherwise {}", self.phrase(depth)),
            18 => format!("the higher of {left} and {right}"),
            19 => format!("weight of {left}"),
            20 => format!("gap of {left} to {right}"),
            21 => format!("losses for {left} and {right}"),
            22 => format!("distance from {left} to {right}{}", self.way(depth)),
            23 => format!("{left} is reachable from {right}{}", self.way(depth)),
            24 => format!("there is {}", self.set(depth)),
            25 => format!("there are no {}", self.set(depth)),
            26 => format!("every {} has ({left})", self.set(depth)),
            27 => format!("number of {}", self.set(depth)),
            28 => format!("number of different sizes of {}", self.set(depth)),
            29 => format!("highest rating of {}", self.set(depth)),
            30 => format!("sum of steps of {}", self.set(depth)),
            31 => format!("rule \"A heading\" is broken among {}", self.pick(&["chosen", "movers"])),
            _ => format!("({left})'s size"),
        }
    }

    fn way(&mut self, depth: u64) -> String {
        let through =
            if self.roll(2) == 0 { format!(" through hexsides where {}", self.phrase(depth)) } else { String::new() };
        let avoiding =
            if self.roll(2) == 0 { format!(" avoiding hexes where {}", self.phrase(depth)) } else { String::new() };
        through + &avoiding
    }

    fn set(&mut self, depth: u64) -> String {
        let article = self.pick(&["", "a ", "another ", "the other ", "other "]);
        let relation = self.pick(&["", "", "friendly ", "enemy "]);
        let noun = self.pick(&["units", "leader", "act", "step"]);
        let called = self.pick(&["", "", " called y"]);
        let place = match self.roll(7) {
            0 => " here".to_owned(),
            1 => " in play".to_owned(),
            2 => format!(" in {}", self.phrase(depth)),
            3 => format!(" next to {}", self.phrase(depth)),
            4 => format!(" within {} of {}", self.phrase(depth), self.phrase(depth)),
            _ => String::new(),
        };
        let condition = if self.roll(2) == 0 { format!(" where {}", self.phrase(depth)) } else { String::new() };
        format!("{article}{relation}{noun}{called}{place}{condition}")
    }

    fn item(&mut self) -> String {
        let depth = 1 + self.roll(3);
        match self.roll(12) {
            0 | 1 => format!("ban at rest: {}", self.phrase(depth)),
            2 => format!(
                "limit at rest for each {} where {}: at most {} {} only {} among {}",
                self.set(1),
                self.phrase(1),
                self.phrase(1),
                self.set(depth),
                self.set(depth),
                self.set(1)
            ),
            3 => format!("exclusion at rest: {} may not share with {}", self.set(depth), self.set(depth)),
            4 => format!("penalty x at rest where {}: {} to owner", self.phrase(depth), self.phrase(depth)),
            5 => format!("penalty x at rest: {} by owner", self.set(depth)),
            6 => format!("price cost at rest: {} from {}", self.phrase(depth), self.phrase(depth)),
            7 => format!(
                "choice at rest: chosen from {} within 7.1.0 at most {} or none where {}",
                self.set(depth),
                self.phrase(1),
                self.phrase(1)
            ),
            8 => format!("duty at rest: {} if possible", self.phrase(depth)),
            9 => format!("define x is a unit where {}", self.phrase(depth)),
            10 => format!("define x of a unit to a hex: {} \"text\"", self.phrase(depth)),
            _ => format!(
                "except x to 7.1.0 stack where {} beats y: exempts the first {} {}",
                self.phrase(depth),
                self.phrase(1),
                self.set(depth)
            ),
        }
    }
}

#[test]
fn sentences_are_read_again_as_they_were_meant() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut read_at_all = 0;
    for _ in 0..600 {
        let text = format!("rule 7.1.0\n  {}\n", dice.item());
        let (document, told) = read(&text);
        if !told.is_empty() {
            continue;
        }
        read_at_all += 1;
        let printed = print::document(&document);
        let (again, told) = read(&printed);
        assert!(told.is_empty(), "{text}{printed}{told:#?}");
        assert_eq!(shape(&document), shape(&again), "{text}{printed}");
        assert_eq!(printed, print::document(&again));
    }
    assert!(read_at_all > 150, "only {read_at_all} sentences could be read");
}
