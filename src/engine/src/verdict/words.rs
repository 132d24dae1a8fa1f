//! The verdict in words, for the umpire: what is broken first, then what follows, what holds, and what it all rests on.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::grammar::{ended, listed, sentence, spoken};
use super::names::Names;
use super::{Figure, Finding, Outcome, Verdict, VerdictKind};
use crate::position::{Asked, Position, Unknown};
use crate::table::{Body, ClauseKind, ClauseRow, ExceptionId, MomentId, Moments, RuleId, Tables, Value};

impl Verdict {
    /// The verdict in one line.
    pub fn summary(&self, tables: &Tables, position: &Position, asked: &Asked) -> String {
        let names = Names { tables, position, asked: Some(asked) };
        let effects = |kind: ClauseKind| {
            let mut told: Vec<String> = Vec::new();
            for finding in &self.findings {
                if let (Some(row), Some(effect)) = (names.clause(finding.clause), &finding.effect)
                    && row.kind == kind
                {
                    told.push(format!("{} ({})", names.effect(row, finding, effect), names.rule(finding.rule)));
                }
            }
            told.dedup();
            told
        };
        match self.kind {
            VerdictKind::Illegal => format!("Illegal: {}.", broken_rules(&names, self.broken())),
            VerdictKind::Deferred => {
                let deferred = self.findings.iter().filter_map(|finding| match finding.outcome {
                    Outcome::Deferred(moment) => {
                        Some(format!("{} by {}", names.rule(finding.rule), names.deadline(moment)))
                    }
                    _ => None,
                });
                let mut deferred: Vec<String> = deferred.collect();
                deferred.dedup();
                format!("Deferred: lawful now, but it must be put right under {}.", listed(&deferred))
            }
            VerdictKind::Open => {
                format!("Open: no rule is known to be broken, but {}.", cannot_be_told(&names, self.open()))
            }
            VerdictKind::Forced => format!("Forced: {}.", effects(ClauseKind::Forced).join("; ")),
            VerdictKind::Value => {
                let values = [effects(ClauseKind::Value), effects(ClauseKind::Price)].concat();
                if values.is_empty() {
                    "No rule gives a value.".to_string()
                } else {
                    format!("Value: {}.", values.join("; "))
                }
            }
            VerdictKind::Legal => {
                let follows =
                    [effects(ClauseKind::Duty), effects(ClauseKind::Penalty), effects(ClauseKind::Cure)].concat();
                let follows = follows.iter().map(|effect| format!(" {}", sentence(effect)));
                format!("Legal: no rule is broken.{}", follows.collect::<String>())
            }
        }
    }

    /// The whole verdict in sentences, a line each, with the summary first.
    pub fn words(&self, tables: &Tables, position: &Position, asked: &Asked) -> String {
        let names = Names { tables, position, asked: Some(asked) };
        let mut lines = Vec::from([self.summary(tables, position, asked)]);
        let ranks: [fn(&Finding) -> bool; 5] = [
            |finding| finding.outcome == Outcome::Broken,
            |finding| finding.outcome == Outcome::Open,
            |finding| matches!(finding.outcome, Outcome::Deferred(_)),
            |finding| finding.outcome == Outcome::Effect,
            |finding| matches!(finding.outcome, Outcome::Lifted | Outcome::Holds),
        ];
        for rank in ranks {
            for finding in self.findings.iter().filter(|finding| rank(finding)) {
                if let Some(row) = names.clause(finding.clause) {
                    names.finding(row, finding, &mut lines);
                }
            }
        }
        for (ruling, reading) in &self.rulings {
            let question = tables.rulings.get(ruling.index()).map_or("", |row| &*row.question);
            lines.push(format!(
                "This leans on ruling {}, read as {}: {question}",
                names.ruling(*ruling),
                names.value(Value::Symbol(*reading))
            ));
        }
        for reference in &self.references {
            if let Some(row) = tables.references.get(reference.index()) {
                lines.push(format!("See also {} ({}), which is not part of this ruleset.", row.number, row.doc));
            }
        }
        let mut words = lines.join("\n");
        words.push('\n');
        words
    }
}

fn broken_rules(names: &Names<'_>, rules: Vec<RuleId>) -> String {
    let told: Vec<String> = rules.iter().map(|rule| names.rule(*rule)).collect();
    format!("{} {} broken", listed(&told), if told.len() == 1 { "is" } else { "are" })
}

fn cannot_be_told(names: &Names<'_>, rules: Vec<RuleId>) -> String {
    let told: Vec<String> = rules.iter().map(|rule| names.rule(*rule)).collect();
    format!("it cannot be told whether {} {} kept", listed(&told), if told.len() == 1 { "is" } else { "are" })
}

impl Unknown {
    /// `the steps of unknown-1`
    pub fn words(self, tables: &Tables, position: &Position) -> String {
        Names { tables, position, asked: None }.unknown(self)
    }
}

impl Names<'_> {
    fn finding(&self, row: &ClauseRow, finding: &Finding, lines: &mut Vec<String>) {
        lines.push(sentence(&self.headline(row, finding)));
        let mut told: Vec<String> = Vec::new();
        if finding.outcome != Outcome::Effect {
            told.extend(finding.effect.iter().map(|effect| sentence(&self.effect(row, finding, effect))));
        }
        for measured in &finding.measures {
            told.extend(self.measure(finding, measured).iter().map(|words| sentence(words)));
        }
        for alternative in &finding.alternatives {
            let fits = if alternative.fits { "fits" } else { "does not fit" };
            let measures: Vec<String> =
                alternative.measures.iter().flat_map(|measured| self.measure(finding, measured)).collect();
            told.push(ended(format!("“{}” {fits}: {}", alternative.label, measures.join("; "))));
        }
        for (one, other) in &finding.pairs {
            told.push(ended(format!("{} may not share with {}", self.counter(*one), self.counter(*other))));
        }
        told.extend(finding.pick.iter().map(|fault| self.pick(fault)));
        told.extend(finding.candidates.iter().filter_map(|candidate| self.candidate(candidate)));
        told.extend(finding.witness.iter().map(|path| sentence(&self.witness(path))));
        if !finding.barred.is_empty() {
            let mut barred: Vec<String> = finding.barred.iter().map(|clause| self.clause_name(*clause)).collect();
            barred.dedup();
            told.push(sentence(&format!("it was not possible: every other way is barred by {}", listed(&barred))));
        }
        if !finding.needs.is_empty() {
            let needs: Vec<String> = finding.needs.iter().map(|unknown| self.unknown(*unknown)).collect();
            told.push(sentence(&format!("for that, it would have to be known: {}", listed(&needs))));
        }
        let explained = matches!(finding.outcome, Outcome::Broken | Outcome::Deferred(_));
        if explained {
            told.extend(self.condition(row).map(|words| sentence(&words)));
        }
        for standing in &finding.standing {
            told.extend(self.standing(standing));
        }
        told.extend(finding.figures.iter().filter_map(|figure| self.figure(*figure)).map(ended));
        let alternatives = finding.alternatives.iter().flat_map(|alternative| &alternative.measures);
        let said: Vec<ExceptionId> =
            finding.measures.iter().chain(alternatives).filter_map(|measured| measured.bound_by).collect();
        let unsaid = finding.applied.iter().filter(|id| !said.contains(id));
        told.extend(unsaid.map(|exception| sentence(&self.applied(*exception))));
        if explained {
            told.extend(finding.near.iter().map(|exception| sentence(&self.near(*exception))));
            told.extend(self.classified(finding).into_iter().map(ended));
        }
        lines.extend(told.iter().map(|line| format!("  {line}")));
    }

    /// `Terrain points give 4 for woods and infantry (bautzen-1813, line 12)`
    fn figure(&self, figure: Figure) -> Option<String> {
        let chart = self.tables.charts.get(figure.chart.index())?;
        let cell = usize::from(figure.cell);
        let columns = chart.column_keys.len().max(1);
        let value = self.value(*chart.cells.get(cell)?);
        let row = self.value(Value::Symbol(*chart.row_keys.get(cell / columns)?));
        let keys = match columns {
            1 => row,
            _ => format!("{row} and {}", self.value(Value::Symbol(*chart.column_keys.get(cell % columns)?))),
        };
        let amended = chart.amended.iter().find(|amended| amended.cell == figure.cell);
        let line = self.line(amended.map_or(chart.place, |amended| amended.place));
        Some(format!("Chart {}: {value} for {keys} ({line})", spoken(&chart.name)))
    }

    /// `7.1.0 Stacking limits is broken in hex a, when a unit comes to rest (wacht-am-rhein, line 44)`
    fn headline(&self, row: &ClauseRow, finding: &Finding) -> String {
        let rule = self.rule(finding.rule);
        let outcome = match finding.outcome {
            Outcome::Broken => format!("{rule} is broken"),
            Outcome::Deferred(_) => format!("{rule} is broken for now"),
            Outcome::Lifted => format!("{rule} does not apply"),
            Outcome::Holds if row.kind == ClauseKind::Permission => format!("{rule} permits it"),
            Outcome::Holds => format!("{rule} is kept"),
            Outcome::Idle => format!("{rule} has nothing to say"),
            Outcome::Open => format!("{rule} is open"),
            Outcome::Effect => match &finding.effect {
                Some(effect) => format!("{}, under {rule}", self.effect(row, finding, effect)),
                None => format!("{rule} has its effect"),
            },
        };
        let mut words = outcome;
        if let Some(subject) = finding.subject {
            words = format!("{words} by {}", self.value(subject));
        }
        if !finding.per.is_empty() {
            let shares: Vec<String> = row
                .per
                .iter()
                .zip(&finding.per)
                .map(|(per, value)| format!("{} {}", spoken(&per.name), self.value(*value)))
                .collect();
            words = format!("{words} for {}", listed(&shares));
        }
        if let Some(place) = finding.place {
            words = format!("{words} in {}", self.place(place));
        }
        if let Some(moment) = finding.moment {
            words = format!("{words}, {}", self.moment(moment));
        }
        if let Outcome::Deferred(moment) = finding.outcome {
            words = format!("{words}, and must be put right by {}", self.deadline(moment));
        }
        format!("{words} ({})", self.line(row.place))
    }

    /// Why a rule that this one leans on is broken.
    fn standing(&self, finding: &Finding) -> Vec<String> {
        let Some(row) = self.clause(finding.clause) else { return Vec::new() };
        let mut headline = self.headline(row, finding);
        if let Some(among) = &finding.among {
            headline = format!("{headline}, if only {} counted", self.counters(among));
        }
        let mut told = Vec::from([sentence(&headline)]);
        for measured in finding.measures.iter().filter(|measured| !measured.holds) {
            told.extend(self.measure(finding, measured).iter().map(|words| format!("  {}", sentence(words))));
        }
        for (one, other) in &finding.pairs {
            told.push(format!("  {} may not share with {}.", self.counter(*one), self.counter(*other)));
        }
        told
    }

    /// What the rule asks or forbids, where its measures do not already say so.
    fn condition(&self, row: &ClauseRow) -> Option<String> {
        let body = row.words.split_once(": ").map(|(_, body)| body)?;
        match row.body {
            Body::Requires(_) => Some(format!("it asks that {body}")),
            Body::Forbids(_) => Some(format!("it is forbidden where {body}")),
            Body::IfPossible(_) => Some(format!("it asks: {body}")),
            Body::MayNotShare { .. } => Some(body.to_string()),
            _ => None,
        }
    }

    /// `the steps of unknown-1`
    pub(crate) fn unknown(&self, unknown: Unknown) -> String {
        let rows = match unknown.thing {
            Value::Counter(_) => &self.tables.counters,
            Value::Place(_) => &self.tables.places,
            _ => &self.tables.groups,
        };
        let name = rows.get(unknown.attribute.index()).map_or_else(String::new, |row| spoken(&row.name));
        format!("the {name} of {}", self.value(unknown.thing))
    }

    fn witness(&self, path: &[u32]) -> String {
        let places: Vec<String> = path.iter().map(|place| self.place(*place)).collect();
        if places.is_empty() {
            "it was possible: by staying in place".to_string()
        } else {
            format!("it was possible: by way of {}", listed(&places))
        }
    }

    fn near(&self, exception: ExceptionId) -> String {
        let name = self.the_exception(exception);
        let Some(row) = self.tables.exceptions.get(exception.index()) else { return name };
        let moments: Vec<String> = self
            .tables
            .moments
            .iter()
            .enumerate()
            .filter(|(number, _)| {
                *number < 64 && row.moments != Moments::ANY && row.moments.includes(MomentId(*number as u16))
            })
            .map(|(_, moment)| spoken(&moment.name))
            .collect();
        let at = if moments.is_empty() { String::new() } else { format!(" at {}", listed(&moments)) };
        match (&*row.condition_words, moments.is_empty()) {
            ("", true) => format!("{name} does not apply here"),
            ("", false) => format!("{name} does not apply: it holds only{at}"),
            (condition, _) => format!("{name} does not apply: it holds only{at} where {condition}"),
        }
    }
}
