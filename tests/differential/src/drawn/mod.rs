//! Rulesets drawn at random, with positions to vary: every form of the language beside every other, as no game has it.

mod phrases;

use reglement_cases::{CaseFile, Maps, Need};

use crate::corpus::Ruleset;
use phrases::{Around, Phrases};

const VOCABULARY: &str = include_str!("vocabulary.rules");
const POSITIONS: &str = include_str!("positions.yaml");

/// The ruleset of a seed; or why the compiler refuses it, as it may: of two exceptions that clash, say.
///
/// # Errors
/// What the compiler, or the reader of the cases, has to say.
pub fn ruleset(seed: u64) -> Result<Ruleset, String> {
    read(&format!("drawn from {seed}"), &text(seed), POSITIONS, Need::Position)
}

/// These rules in the same words, with cases of their own.
///
/// # Errors
/// What the compiler, or the reader of the cases, has to say.
pub fn written(rules: &str, cases: &str, need: Need) -> Result<Ruleset, String> {
    read("written", &format!("{VOCABULARY}{rules}"), cases, need)
}

fn read(name: &str, text: &str, cases: &str, need: Need) -> Result<Ruleset, String> {
    let mut ruleset = Ruleset::from_text("drawn", text).map_err(|told| format!("{told}\n{text}"))?;
    ruleset.name = name.to_owned();
    ruleset.family.clone_from(&ruleset.name);
    let (file, faults) = CaseFile::from_text(cases, need);
    if let Some(fault) = faults.first() {
        return Err(fault.to_string());
    }
    for entry in &file.entries {
        let case = entry.read_on(&ruleset.tables, need, &Maps::none()).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            format!("{}: {}", entry.id, faults.join("; "))
        })?;
        ruleset.cases.push(case);
    }
    Ok(ruleset)
}

/// The text of a ruleset.
#[must_use]
pub fn text(seed: u64) -> String {
    let mut writer = Writer { phrases: Phrases::new(seed), text: VOCABULARY.to_owned(), clauses: 0 };
    writer.definitions();
    for number in 1..=3 {
        writer.clause(number);
    }
    writer.text
}

const KEYWORDS: [&str; 11] =
    ["limit", "limit", "limit", "exclusion", "requirement", "ban", "value", "penalty", "price", "cure", "duty"];

struct Writer {
    phrases: Phrases,
    text: String,
    clauses: usize,
}

/// What a clause says, and what exceptions to it may do.
struct Said {
    keyword: &'static str,
    body: String,
    /// Another bound for its first line.
    other_bound: Option<String>,
    /// Whether counters may be exempted.
    exempts: bool,
    /// Whether each of them counts as one.
    counts: bool,
    /// Whether exceptions may give another value.
    value: bool,
    /// Whether it can be broken.
    binds: bool,
    /// Whether it may be judged for each of some counters.
    for_each: bool,
}

impl Writer {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn definitions(&mut self) {
        let of_it = |name: &str| Around { counters: vec![name.to_owned()], here: true, ..Around::default() };
        self.line("");
        let class = self.phrases.flag(&of_it("it"), 2);
        self.line(&format!("define veteran is a counter where {class}"));
        if self.phrases.one_in(2) {
            let when = self.phrases.flag(&of_it("it"), 1);
            self.line(&format!("  except tired where {when}: lifted"));
        }
        self.phrases.classes.push("veteran".to_owned());
        let number = self.phrases.number(&of_it("it"), 2);
        self.line(&format!("define load of a counter: {number}"));
        if self.phrases.one_in(2) {
            let (when, value) = (self.phrases.flag(&of_it("it"), 1), self.phrases.number(&of_it("it"), 1));
            self.line(&format!("  except light where {when}: {value}"));
            if self.phrases.one_in(2) {
                let (when, value) = (self.phrases.flag(&of_it("it"), 1), self.phrases.number(&of_it("it"), 0));
                self.line(&format!("    except heavy where {when}: {value}"));
            }
        }
        self.phrases.numbers.push("load".to_owned());
        let flag = self.phrases.flag(&Around { here: true, ..Around::default() }, 2);
        self.line(&format!("define crowded of a hex: {flag}"));
        self.phrases.flags.push("crowded".to_owned());
    }

    fn clause(&mut self, number: usize) {
        self.clauses += 1;
        let name = format!("c{number}");
        self.line(&format!("rule {number}.0 \"Rule {number}\""));
        let moments = self.phrases.pick(&[
            "rest",
            "rest",
            "rest, assault",
            "entry",
            "entry, rest",
            "passing",
            "setting-out",
            "phase-end, assault",
            "any moment",
        ]);
        let keyword = self.phrases.pick(&KEYWORDS);
        let budget = keyword == "price" && self.phrases.one_in(2);
        let step = ["entry", "passing"].contains(&moments);
        let in_play = self.phrases.one_in(8);
        let per_side = self.phrases.one_in(5);
        let around = Around { here: !in_play, act: self.phrases.one_in(2), step, per_side, counters: Vec::new() };
        let mut head = format!("at {moments}");
        if in_play {
            head.push_str(" in play");
        }
        if per_side {
            head.push_str(" per side");
        }
        let mut inner = around.clone();
        let mut said = self.said(&around, keyword);
        if said.for_each && self.phrases.one_in(3) {
            let (set, each) = self.phrases.whom(&around, 1, false);
            inner.counters.push(each);
            head.push_str(&format!(" for each {set}"));
            said = self.said(&inner, keyword);
        } else if self.phrases.one_in(3) {
            head.push_str(&format!(" where {}", self.phrases.flag(&around, 1)));
        }
        if budget {
            let budget = ["1", "2", "3", "turn", if around.here { "here's room" } else { "(turn plus 2)" }];
            said.body.push_str(&format!(" from {}", self.phrases.pick(&budget)));
        }
        self.line(&format!("  {} {name} {head}: {}", said.keyword, said.body));
        self.exception(&inner, &said);
        if said.binds {
            self.phrases.clauses.push(format!("{number}.0"));
        }
        if said.other_bound.is_some() {
            self.phrases.limits.push(format!("{number}.0"));
        }
    }

    fn exception(&mut self, around: &Around, said: &Said) {
        if self.phrases.one_in(2) {
            return;
        }
        let does = match self.phrases.rng.u32(0..4) {
            0 if said.other_bound.is_some() => said.other_bound.clone(),
            1 if said.exempts => {
                // Who of several is exempted hangs on what each of them weighs.
                let first = if said.counts { self.phrases.pick(&["", "the first 1 "]) } else { "" };
                Some(format!("exempts {first}{}", self.phrases.whom(around, 1, false).0))
            }
            2 if said.binds => Some("deferred until phase-end".to_owned()),
            3 if said.value => Some(self.phrases.number(around, 1)),
            _ => None,
        };
        let does = does.unwrap_or_else(|| "lifted".to_owned());
        let when = self.phrases.flag(around, 2);
        self.line(&format!("    except but where {when}: {does}"));
        if self.phrases.one_in(3) {
            let when = self.phrases.flag(around, 1);
            self.line(&format!("      except after-all where {when}: lifted"));
        }
    }

    fn said(&mut self, around: &Around, keyword: &'static str) -> Said {
        let plain = Said {
            keyword,
            body: String::new(),
            other_bound: None,
            exempts: false,
            counts: false,
            value: false,
            binds: true,
            for_each: true,
        };
        match keyword {
            "limit" => {
                let comparison = self.phrases.pick(&["at most", "at most", "at least", "exactly"]);
                let bound = match self.phrases.one_in(3) {
                    true => format!("({})", self.phrases.number(around, 1)),
                    false => self.phrases.rng.u32(0..4).to_string(),
                };
                let of = self.phrases.pick(&["", "", "steps of ", "weight of ", "different kind of "]);
                let set = self.phrases.whom(around, 1, true).0;
                let measure = format!("{of}{set} called \"things\"");
                let body = format!("{comparison} {bound} {measure}");
                let other_bound = Some(format!("{comparison} ({}) {measure}", self.phrases.number(around, 1)));
                Said { body, other_bound, exempts: true, counts: of.is_empty(), ..plain }
            }
            "exclusion" => {
                let (one, name) = self.phrases.whom(around, 1, false);
                let mut inner = around.clone();
                inner.counters.push(name);
                let other = self.phrases.whom(&inner, 1, false).0;
                Said { body: format!("{one} may not share with {other}"), exempts: true, for_each: false, ..plain }
            }
            "duty" => Said { body: format!("({}) if possible", self.phrases.flag(around, 2)), ..plain },
            "requirement" | "ban" => Said { body: self.phrases.flag(around, 3), ..plain },
            _ => {
                let number = self.phrases.number(around, 2);
                let body = match self.phrases.one_in(8) {
                    true => format!("(no figure if ({}), otherwise ({number}))", self.phrases.flag(around, 1)),
                    false => format!("({number})"),
                };
                Said { body, binds: false, value: true, ..plain }
            }
        }
    }
}
