//! A ruleset as a rulebook: one HTML file, with each rule's cases drawn and judged beside it.

mod cases;
mod rules;
mod style;

use std::collections::BTreeMap;

use reglement_cases::Case;
use reglement_engine::table::{RuleId, Tables};
use reglement_engine::verdict::Verdict;

use crate::markup::Markup;

/// A case with its verdict.
#[derive(Clone, Debug)]
pub struct Judged {
    pub case: Case,
    pub verdict: Verdict,
}

/// What the parts of a book share.
pub(crate) struct Book<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) cases: &'a [Judged],
    /// The cases drawn under each rule, by their numbers.
    pub(crate) drawn: BTreeMap<RuleId, Vec<usize>>,
    /// The cases that name a rule and are drawn under another.
    pub(crate) named: BTreeMap<RuleId, Vec<usize>>,
    /// The cases that lean on no rule.
    pub(crate) homeless: Vec<usize>,
}

/// The rulebook of a ruleset, with its cases.
pub fn book(tables: &Tables, cases: &[Judged]) -> String {
    let book = Book::new(tables, cases);
    let mut to = Markup::default();
    to.put("<!DOCTYPE html>");
    to.open("html", &[("lang", "en")]);
    to.open("head", &[]);
    to.empty("meta", &[("charset", "utf-8")]);
    to.empty("meta", &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")]);
    to.text("title", &[], title(tables));
    to.holding("style", &[], style::STYLE);
    to.close();
    to.open("body", &[]);
    to.open("header", &[]);
    book.head(&mut to);
    to.close();
    to.open("nav", &[("aria-label", "Contents")]);
    book.contents(&mut to);
    to.close();
    to.open("main", &[]);
    book.vocabulary(&mut to);
    book.rules(&mut to);
    book.other_cases(&mut to);
    book.outside(&mut to);
    to.close();
    to.finish()
}

fn title(tables: &Tables) -> &str {
    if tables.head.title.is_empty() { &tables.head.name } else { &tables.head.title }
}

impl<'a> Book<'a> {
    fn new(tables: &'a Tables, cases: &'a [Judged]) -> Book<'a> {
        let mut drawn: BTreeMap<RuleId, Vec<usize>> = BTreeMap::new();
        let mut named: BTreeMap<RuleId, Vec<usize>> = BTreeMap::new();
        let mut homeless = Vec::new();
        let mut counts: BTreeMap<RuleId, usize> = BTreeMap::new();
        for judged in cases {
            judged.verdict.cited(tables).into_iter().for_each(|rule| *counts.entry(rule).or_default() += 1);
        }
        for (number, judged) in cases.iter().enumerate() {
            let cited = judged.verdict.cited(tables);
            let broken = judged.verdict.broken();
            // Drawn where it is broken; else where the case expects it to be cited; else under the rule that the
            // fewest cases lean on, which tells most about this one.
            let expected = judged.case.expected.iter().flat_map(|expected| &expected.cites).map(|cited| cited.rule);
            let rarest = cited.iter().copied().min_by_key(|rule| (counts.get(rule).copied(), *rule));
            let Some(home) = broken.first().copied().or_else(|| expected.into_iter().next()).or(rarest) else {
                homeless.push(number);
                continue;
            };
            drawn.entry(home).or_default().push(number);
            for rule in cited.into_iter().filter(|rule| *rule != home) {
                named.entry(rule).or_default().push(number);
            }
        }
        Book { tables, cases, drawn, named, homeless }
    }
}

/// What a rule is linked by: letters, digits and hyphens.
pub(crate) fn anchor(kind: &str, words: &str) -> String {
    let safe = |sign: char| if sign.is_alphanumeric() || sign == '.' { sign } else { '-' };
    format!("{kind}-{}", words.chars().map(safe).collect::<String>())
}
