//! What a case expects.

use reglement_engine::table::{
    Body, ClauseKind, ClauseRow, ExceptionEffect, LineRow, MomentId, Subject, Target, Type, Value,
};
use reglement_engine::verdict::VerdictKind;

use crate::case::{Cited, Expected, ExpectedDefinition, ExpectedDuty, ExpectedMeasure, ExpectedValue};
use crate::fault::Fault;
use crate::spelling;
use crate::tree::{Field, Kind, Tree};

use super::Reader;

const EXPECT_FIELDS: &[&str] = &[
    "verdict",
    "broken",
    "open",
    "cites",
    "idle",
    "permits",
    "exceptions",
    "near",
    "measures",
    "duties",
    "penalties",
    "cures",
    "forced",
    "prices",
    "values",
    "counts-as",
    "state",
    "refers",
    "rulings",
];
const VERDICTS: &[(&str, VerdictKind)] = &[
    ("legal", VerdictKind::Legal),
    ("illegal", VerdictKind::Illegal),
    ("deferred", VerdictKind::Deferred),
    ("forced", VerdictKind::Forced),
    ("value", VerdictKind::Value),
    ("open", VerdictKind::Open),
];

impl Reader<'_> {
    pub(super) fn read_expectation(&mut self, field: &Field) -> Option<Expected> {
        let mut fields = self.fields(&field.value, "`expect`")?;
        let verdict = match fields.take("verdict") {
            Some(field) => self.verdict(&field.value),
            None => {
                let fault = Fault::new(field.key_place, "`expect` does not name the verdict");
                self.faults.push(fault.help("add `verdict: legal`, illegal, deferred, forced, value or open"));
                None
            }
        };
        let broken = fields.take("broken").map(|field| self.list(field, Self::cited));
        let open = fields.take("open").map(|field| self.list(field, Self::cited));
        let cites = fields.take("cites").map(|field| self.list(field, Self::cited)).unwrap_or_default();
        let idle = fields.take("idle").map(|field| self.list(field, Self::cited)).unwrap_or_default();
        let permits = fields.take("permits").map(|field| self.list(field, Self::permission)).unwrap_or_default();
        let exceptions = fields.take("exceptions").map(|field| self.list(field, Self::exception)).unwrap_or_default();
        let near = fields.take("near").map(|field| self.list(field, Self::exception)).unwrap_or_default();
        let measures = fields.take("measures").map(|field| self.list(field, Self::measure)).unwrap_or_default();
        let duties = fields.take("duties").map(|field| self.list(field, Self::duty));
        let mut effects = |name: &str, kind: ClauseKind| fields.take(name).map(|field| self.effects(field, kind));
        let penalties = effects("penalties", ClauseKind::Penalty);
        let cures = effects("cures", ClauseKind::Cure);
        let forced = effects("forced", ClauseKind::Forced);
        let prices = effects("prices", ClauseKind::Price);
        let values = effects("values", ClauseKind::Value).unwrap_or_default();
        let counts_as = fields.take("counts-as").map(|field| self.counts_as(field)).unwrap_or_default();
        let state = fields.take("state").map(|field| self.state(field)).unwrap_or_default();
        let refers = fields.take("refers").map(|field| self.list(field, Self::reference)).unwrap_or_default();
        let rulings = fields.take("rulings").map(|field| self.list(field, Self::ruling)).unwrap_or_default();
        self.finish(fields, EXPECT_FIELDS.iter().copied(), "what can be expected");
        Some(Expected {
            verdict: verdict?,
            broken,
            open,
            cites,
            idle,
            permits,
            exceptions,
            near,
            measures,
            duties,
            penalties,
            cures,
            forced,
            prices,
            values,
            counts_as,
            state,
            refers,
            rulings,
        })
    }

    fn list<T>(&mut self, field: &Field, item: impl Fn(&mut Self, &Tree) -> Option<T>) -> Vec<T> {
        let items = self.items(&field.value, format_args!("`{}`", field.key));
        items.iter().filter_map(|tree| item(self, tree)).collect()
    }

    fn verdict(&mut self, tree: &Tree) -> Option<VerdictKind> {
        let word = tree.word().unwrap_or_default();
        let found = VERDICTS.iter().find(|(name, _)| *name == word).map(|(_, kind)| *kind);
        if found.is_none() {
            let fault = Fault::new(tree.place, format!("`{word}` is not a verdict"));
            self.faults.push(fault.perhaps(spelling::hint(word, VERDICTS.iter().map(|(name, _)| *name))));
        }
        found
    }

    /// `"7.2 pursuit"`, or `"7.2"` for any permission of that rule.
    fn permission(&mut self, tree: &Tree) -> Option<Cited> {
        let cited = self.cited(tree)?;
        let permits = |row: &ClauseRow| row.kind == ClauseKind::Permission && row.rule == cited.rule;
        let found = match cited.clause {
            Some(clause) => self.tables.clauses.get(clause.index()).is_some_and(permits),
            None => self.tables.clauses.iter().any(permits),
        };
        if !found {
            let message = match cited.clause {
                Some(_) => format!("`{}` is not a permission", cited.name),
                None => format!("rule {} has no permission", cited.name),
            };
            self.faults
                .push(Fault::new(tree.place, message).help("`permits` is for clauses that begin with `permission`"));
        }
        found.then_some(cited)
    }

    /// `{what: units, have: 4, limit: 3, rule: "7.1.0", counted: [a, b], in: hex}`
    fn measure(&mut self, tree: &Tree) -> Option<ExpectedMeasure> {
        let mut fields = self.fields(tree, "a measure")?;
        let what = match fields.take("what") {
            Some(field) => self.measured(&field.value),
            None => {
                self.faults.push(Fault::new(tree.place, "this measure does not say `what` was measured"));
                None
            }
        };
        let have = fields.take("have").and_then(|field| self.figure(&field.value, "`have`"));
        let limit = fields.take("limit").and_then(|field| self.figure(&field.value, "`limit`"));
        let rule = fields.take("rule").and_then(|field| self.cited(&field.value));
        let counted = fields.take("counted").map(|field| self.list(field, Self::counter));
        let counted = counted.map(|counters| counters.into_iter().map(Value::Counter).collect());
        let place = fields.take("in").and_then(|field| self.place(&field.value));
        self.finish(fields, ["what", "have", "limit", "rule", "counted", "in"], "the fields of a measure");
        Some(ExpectedMeasure { what: what?, have, limit, rule, counted, place })
    }

    /// The label of a limit line.
    fn measured(&mut self, tree: &Tree) -> Option<String> {
        let tables = self.tables;
        let text = self.text(tree, "what is measured")?;
        let mut known: Vec<&str> =
            tables.clauses.iter().flat_map(|row| lines(&row.body)).map(|line| &*line.label).collect();
        known.sort_unstable();
        known.dedup();
        // A label of several words may be written as one.
        let one_word = |label: &str| spelling::name(label).replace(' ', "-");
        let name = known.iter().find(|label| one_word(label) == one_word(text));
        if name.is_none() {
            let fault = Fault::new(tree.place, format!("no limit of this ruleset measures `{text}`"));
            self.faults.push(fault.perhaps(spelling::hint(text, known.iter().copied())));
        }
        name.map(|name| (*name).to_owned())
    }

    /// `correct-overstack`, or `{duty: correct-overstack, rule: "7.0", by: own-movement}`
    fn duty(&mut self, tree: &Tree) -> Option<ExpectedDuty> {
        let Kind::Fields(_) = tree.kind else {
            return self.duty_name(tree).map(|name| ExpectedDuty { name, rule: None, by: None });
        };
        let mut fields = self.fields(tree, "a duty")?;
        let name = match fields.take("duty") {
            Some(field) => self.duty_name(&field.value),
            None => {
                self.faults.push(Fault::new(tree.place, "this does not say which `duty`"));
                None
            }
        };
        let rule: Option<Cited> = fields.take("rule").and_then(|field| self.cited(&field.value));
        let by: Option<MomentId> = fields.take("by").and_then(|field| self.read_moment(&field.value));
        self.finish(fields, ["duty", "rule", "by"], "the fields of a duty");
        Some(ExpectedDuty { name: name?, rule, by })
    }

    /// A duty, or a clause whose cure an exception defers.
    fn duty_name(&mut self, tree: &Tree) -> Option<String> {
        let tables = self.tables;
        let text = self.text(tree, "the name of a duty")?;
        let duties = tables.clauses.iter().filter(|row| row.kind == ClauseKind::Duty);
        let deferred = tables.exceptions.iter().filter_map(|row| match (&row.effect, row.target) {
            (ExceptionEffect::Deferred(_), Target::Clause(clause)) => tables.clauses.get(clause.index()),
            _ => None,
        });
        let known: Vec<&str> = duties.chain(deferred).map(|row| &*row.name).collect();
        let name = spelling::name(text);
        if known.contains(&&*name) {
            return Some(name.into_owned());
        }
        let fault = Fault::new(tree.place, format!("this ruleset has no duty `{text}`"));
        self.faults.push(fault.perhaps(spelling::hint(text, known)));
        None
    }

    /// `{a: {motive-class: leg, battalion: no}}`
    fn counts_as(&mut self, field: &Field) -> Vec<ExpectedDefinition> {
        let mut expected = Vec::new();
        for field in self.each_field(&field.value, "`counts-as`") {
            if self.names_are_missing {
                continue;
            }
            let subject = self
                .counter_ids
                .get(&field.key)
                .map(|counter| (Subject::Counter, Value::Counter(*counter)))
                .or_else(|| self.group_ids.get(&field.key).map(|group| (Subject::Group, Value::Group(*group))));
            let Some((kind, subject)) = subject else {
                let fault = Fault::new(field.key_place, format!("this case has no counter or group `{}`", field.key));
                let known = self.counter_ids.keys().chain(self.group_ids.keys()).map(String::as_str);
                let hint = spelling::hint(&field.key, known);
                self.faults.push(fault.perhaps(hint));
                continue;
            };
            for field in self.each_field(&field.value, "`counts-as` of a counter") {
                expected.extend(self.defined(field, Some(kind), Some(subject)));
            }
        }
        expected
    }

    /// `{overstacked: yes}` for the place judged, `{a: {overstacked: yes}}` for a named one.
    fn state(&mut self, field: &Field) -> Vec<ExpectedDefinition> {
        let mut expected = Vec::new();
        for field in self.each_field(&field.value, "`state`") {
            if field.value.fields().is_none() {
                expected.extend(self.defined(field, Some(Subject::Place), None));
                continue;
            }
            if self.names_are_missing {
                continue;
            }
            let Some(place) = self.place_ids.get(&field.key).copied() else {
                let fault =
                    Fault::new(field.key_place, format!("this case has no {} `{}`", self.tables.place_noun, field.key));
                let hint = spelling::hint(&field.key, self.place_ids.keys().map(String::as_str));
                self.faults.push(fault.perhaps(hint));
                continue;
            };
            for field in self.each_field(&field.value, "`state` of a place") {
                expected.extend(self.defined(field, Some(Subject::Place), Some(Value::Place(place))));
            }
        }
        expected
    }

    fn defined(&mut self, field: &Field, kind: Option<Subject>, subject: Option<Value>) -> Option<ExpectedDefinition> {
        let tables = self.tables;
        let definition = self.definition(field)?;
        let row = &tables.definitions[definition.index()];
        // A definition without a subject is one of the act and the place judged: only `state` can ask for it.
        let fits =
            row.second.is_none() && (row.subject == kind || (row.subject.is_none() && kind == Some(Subject::Place)));
        if !fits {
            let message = match (row.subject, kind) {
                _ if row.second.is_some() => format!("`{}` is about two things, and cannot be expected here", row.name),
                (_, Some(Subject::Place)) => format!("`{}` is not about a {}", row.name, tables.place_noun),
                _ => format!("`{}` is not about such a thing", row.name),
            };
            let fault = Fault::new(field.key_place, message);
            self.faults.push(fault.help("`counts-as` is for counters and groups, `state` for places"));
            return None;
        }
        let what = format_args!("`{}`", row.name);
        let value = match row.of_type {
            Type::Counters => {
                let items = self.items(&field.value, what);
                let members: Option<Vec<u32>> = items.iter().map(|item| self.counter(item)).collect();
                ExpectedValue::Members(members?)
            }
            Type::Number { .. } | Type::Fraction => ExpectedValue::Value(self.figure(&field.value, what)?),
            of_type => ExpectedValue::Value(self.value(of_type, true, &field.value, what)?),
        };
        Some(ExpectedDefinition { definition, subject, value })
    }
}

/// The limit lines of a clause, those of alternatives one after another.
pub(crate) fn lines(body: &Body) -> Vec<&LineRow> {
    match body {
        Body::Lines(lines) => lines.iter().collect(),
        Body::Alternatives(alternatives) => {
            alternatives.iter().flat_map(|alternative| alternative.lines.iter()).collect()
        }
        _ => Vec::new(),
    }
}
