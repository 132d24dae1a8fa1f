//! Blocks → statements.

use super::Reader;
use super::blocks::{Block, STATEMENTS, UNDER_A_CLAUSE, first_word};
use super::clauses::RULE_ITEMS;
use super::grammar::{Match, Rule};
use crate::diagnostics::{self, Citation};
use crate::syntax::tree::{Commented, EntityKind, HeadItem, Name, RuleItem, RulingItem, Statement, StatementKind};

/// What may stand in the head of a ruleset.
const HEAD_ITEMS: [&str; 8] = ["title", "game", "edition", "source", "encodes", "omits", "note", "builds"];

const RULING_ITEMS: [&str; 2] = ["one", "because"];

/// A line at the margin that begins with one of these goes on with the statement above it.
const ITEM_WORDS: [&str; 26] = [
    "title",
    "edition",
    "source",
    "encodes",
    "omits",
    "builds",
    "at",
    "on",
    "moves",
    "sets",
    "removes",
    "leaves",
    "happens",
    "one",
    "because",
    "no",
    "exactly",
    "only",
    "any",
    "where",
    "and",
    "or",
    "if",
    "otherwise",
    "lifted",
    "exempts",
];

impl<'t> Reader<'t> {
    pub(super) fn statements(&mut self, blocks: Vec<Block>) -> Vec<Statement> {
        let mut statements = Vec::new();
        let mut above: Option<(usize, usize)> = None;
        let mut rule_above: Option<String> = None;
        for block in blocks {
            if self.diagnostics.len() >= diagnostics::MOST_KEPT {
                break;
            }
            self.citation = None;
            let (start, end) = (block.start, block.end);
            let word = first_word(self.words(&block));
            if !STATEMENTS.iter().any(|&(known, _)| known == word) {
                self.no_statement(word, &block, above, rule_above.as_deref());
                continue;
            }
            above = Some((start, end));
            let mut span_end = end;
            extend(&block.parts, &mut span_end);
            let comments = block.comments.clone();
            let kind = self.statement(word, &block);
            if word == "rule" {
                rule_above = self.citation.as_ref().map(|citation| citation.number.clone());
            }
            if let Some(kind) = kind {
                statements.push(Statement { kind, span: self.span(start, span_end), comments });
            }
        }
        self.citation = None;
        statements
    }

    fn statement(&mut self, word: &str, block: &Block) -> Option<StatementKind> {
        match word {
            "ruleset" => {
                let name = self.read(Rule::ruleset_line, block, |reader, line| reader.name_in(line));
                let items = self.items(&block.parts, Self::head_item);
                Some(StatementKind::Ruleset { name: name?, items })
            }
            "act" if !self.words(block).ends_with("has") => self.act(block),
            "question" => self.act(block),
            "place" | "counter" | "group" | "border" | "game" | "act" => {
                let head = self.read(Rule::vocabulary_line, block, Self::vocabulary_line);
                let attributes = self.items(&block.parts, Self::attribute_item);
                let (kind, called, plural) = head?;
                Some(StatementKind::Vocabulary { kind, called, plural, attributes })
            }
            "values" => self.read(Rule::values_line, block, |reader, line| {
                let mut name = None;
                let mut also = false;
                let mut values = Vec::new();
                for part in line.into_inner() {
                    match part.as_rule() {
                        Rule::name => name = Some(reader.name(&part)),
                        Rule::also_word => also = true,
                        Rule::named_values => values = reader.named_values(part),
                        _ => {}
                    }
                }
                Some(StatementKind::Values { name: name?, also, values })
            }),
            "moment" => self.read(Rule::moment_line, block, |reader, line| {
                let (name, doc) = reader.name_and_text(line);
                Some(StatementKind::Moment { name: name?, doc })
            }),
            "reference" => self.read(Rule::reference_line, block, |reader, line| {
                let mut number = None;
                let mut doc = None;
                for part in line.into_inner() {
                    match part.as_rule() {
                        Rule::rule_number => number = reader.rule_number(part),
                        Rule::text => doc = Some(reader.text(&part)),
                        _ => {}
                    }
                }
                Some(StatementKind::Reference { number: number?, doc: doc? })
            }),
            "remove" => self.read(Rule::remove_line, block, |reader, line| {
                let reference = line.into_inner().find(|part| part.as_rule() == Rule::clause_reference)?;
                Some(StatementKind::Remove(reader.clause_reference(reference)?))
            }),
            "ruling" => {
                let head = self.read(Rule::ruling_line, block, |reader, line| {
                    let (name, question) = reader.name_and_text(line);
                    Some((name?, question?))
                });
                let items = self.items(&block.parts, Self::ruling_item);
                let (name, question) = head?;
                Some(StatementKind::Ruling { name, question, items })
            }
            "rule" => {
                let head = self.read(Rule::rule_line, block, |reader, line| {
                    let mut number = None;
                    let mut heading = None;
                    for part in line.into_inner() {
                        match part.as_rule() {
                            Rule::rule_number => number = reader.rule_number(part),
                            Rule::text => heading = Some(reader.text(&part)),
                            _ => {}
                        }
                    }
                    Some((number?, heading))
                });
                self.citation = head.as_ref().map(|(number, heading)| Citation {
                    number: diagnostics::display_rule(number),
                    heading: heading.as_ref().map(|heading| heading.text.clone()),
                });
                let items = self.items(&block.parts, Self::rule_item);
                let (number, heading) = head?;
                Some(StatementKind::Rule { number, heading, items })
            }
            _ => match self.rule_item(block)? {
                item @ (RuleItem::Define(_) | RuleItem::Chart(_)) => Some(StatementKind::Loose(Box::new(item))),
                RuleItem::Replace(item) if matches!(*item, RuleItem::Define(_) | RuleItem::Chart(_)) => {
                    Some(StatementKind::Loose(Box::new(RuleItem::Replace(item))))
                }
                _ => {
                    let span = self.span(block.start, block.end);
                    let words = self.words(block).strip_prefix("replace").unwrap_or_default().trim_start();
                    self.tell(diagnostics::clause_at_the_margin(first_word(words), span, None));
                    None
                }
            },
        }
    }

    /// A line at the margin that begins no statement.
    fn no_statement(&mut self, word: &str, block: &Block, above: Option<(usize, usize)>, rule: Option<&str>) {
        if block.broken {
            return;
        }
        let at = self.span(block.start, block.start + word.len().max(1));
        let words = self.words(block);
        let above = above.map(|(start, end)| self.span(start, end));
        let attribute = words.get(word.len()..).is_some_and(|rest| rest.trim_start().starts_with(':'));
        let continuing = word.is_empty() || attribute || ITEM_WORDS.contains(&word);
        let diagnostic = match words.chars().next() {
            _ if RULE_ITEMS.contains(&word) || UNDER_A_CLAUSE.contains(&word) => {
                diagnostics::clause_at_the_margin(word, at, rule)
            }
            Some(character) if word.is_empty() && !character.is_ascii() => {
                diagnostics::strange_character(character, self.span(block.start, block.start + character.len_utf8()))
            }
            _ if continuing => diagnostics::missing_indentation(self.span(block.start, block.end), above),
            _ => diagnostics::unknown_statement(word, at, &STATEMENTS.map(|(known, _)| known)),
        };
        self.tell(diagnostic);
    }

    /// The items of a statement, each with its comments.
    pub(super) fn items<T>(
        &mut self,
        blocks: &[Block],
        build: impl Fn(&mut Reader<'t>, &Block) -> Option<T>,
    ) -> Vec<Commented<T>> {
        let mut items = Vec::new();
        for block in blocks {
            let mut end = block.end;
            extend(&block.parts, &mut end);
            let span = self.span(block.start, end);
            if let Some(item) = build(self, block) {
                items.push(Commented { item, span, comments: block.comments.clone() });
            }
        }
        items
    }

    /// Whether an item begins with a word that its statement knows; tells the designer if not.
    pub(super) fn known_item(&mut self, block: &Block, under: &str, known: &[&str]) -> bool {
        let word = first_word(self.words(block));
        if known.contains(&word) || word.is_empty() || block.broken {
            return true;
        }
        let span = self.span(block.start, block.start + word.len());
        self.tell(match word {
            "at" | "exactly" | "no" | "only" if under == "a rule" => diagnostics::limit_line_as_item(word, span),
            _ => diagnostics::unknown_item(word, span, under, known),
        });
        false
    }

    /// Items under which nothing can stand.
    pub(super) fn nothing_under(&mut self, block: &Block) {
        for part in &block.parts {
            let word = first_word(self.words(part));
            let span = self.span(part.start, part.start + word.len());
            self.tell(diagnostics::stands_under_nothing(span, word));
        }
    }

    fn head_item(&mut self, block: &Block) -> Option<HeadItem> {
        self.nothing_under(block);
        if !self.known_item(block, "the head of a ruleset", &HEAD_ITEMS) {
            return None;
        }
        self.read(Rule::head_item, block, |reader, item| {
            let mut word = Rule::EOI;
            for part in item.into_inner() {
                match part.as_rule() {
                    Rule::text => {
                        let text = reader.text(&part);
                        return match word {
                            Rule::title_word => Some(HeadItem::Title(text)),
                            Rule::game_word => Some(HeadItem::Game(text)),
                            Rule::edition_word => Some(HeadItem::Edition(text)),
                            Rule::source_word => Some(HeadItem::Source(text)),
                            Rule::encodes_word => Some(HeadItem::Encodes(text)),
                            Rule::omits_word => Some(HeadItem::Omits(text)),
                            Rule::note_word => Some(HeadItem::Note(text)),
                            _ => None,
                        };
                    }
                    Rule::name => return Some(HeadItem::BuildsOn(reader.name(&part))),
                    rule => word = rule,
                }
            }
            None
        })
    }

    fn ruling_item(&mut self, block: &Block) -> Option<RulingItem> {
        self.nothing_under(block);
        if !self.known_item(block, "a ruling", &RULING_ITEMS) {
            return None;
        }
        self.read(Rule::ruling_item, block, |reader, item| {
            for part in item.into_inner() {
                match part.as_rule() {
                    Rule::text => return Some(RulingItem::Because(reader.text(&part))),
                    Rule::ruling_options => {
                        let mut values = Vec::new();
                        let mut used = None;
                        for option in part.into_inner() {
                            match option.as_rule() {
                                Rule::named_values => values = reader.named_values(option),
                                Rule::value_name => used = Some(reader.name(&option)),
                                _ => {}
                            }
                        }
                        return Some(RulingItem::Options { values, used: used? });
                    }
                    _ => {}
                }
            }
            None
        })
    }

    fn vocabulary_line(&mut self, line: Match<'t>) -> Option<(EntityKind, Option<Name>, Option<Name>)> {
        let mut kind = None;
        let mut called = None;
        let mut plural = None;
        for part in line.into_inner() {
            match part.as_rule() {
                Rule::entity => {
                    kind = match part.into_inner().next()?.as_rule() {
                        Rule::place_word => Some(EntityKind::Place),
                        Rule::counter_word => Some(EntityKind::Counter),
                        Rule::group_word => Some(EntityKind::Group),
                        Rule::border_word => Some(EntityKind::Border),
                        Rule::game_word => Some(EntityKind::Game),
                        Rule::act_word => Some(EntityKind::Act),
                        _ => None,
                    };
                }
                Rule::name => called = Some(self.name(&part)),
                Rule::plural => plural = self.name_in(part),
                _ => {}
            }
        }
        Some((kind?, called, plural))
    }

    pub(super) fn name_and_text(&mut self, line: Match<'t>) -> (Option<Name>, Option<crate::syntax::tree::Text>) {
        let mut name = None;
        let mut text = None;
        for part in line.into_inner() {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::text => text = Some(self.text(&part)),
                _ => {}
            }
        }
        (name, text)
    }
}

/// The end of the last line that stands under a block.
pub(super) fn extend(parts: &[Block], end: &mut usize) {
    for part in parts {
        *end = (*end).max(part.end);
        extend(&part.parts, end);
    }
}
