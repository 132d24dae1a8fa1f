//! Exceptions → rows, one for each target.

use reglement_engine::table::{
    Body, BoundRow, ClauseId, ClauseRow, DefinitionId, Domain, ExceptionEffect, ExceptionId, ExceptionRow,
    LineComparison, LineRow, Moments, Node, Place, RuleId, Target,
};

use super::clauses::FinishedClause;
use super::code::CodeBuilder;
use super::kind::Kind;
use super::lookup::{Assembly, Progress, Referred};
use super::notes::notes;
use super::scope::Scope;
use crate::diagnostics;
use crate::rules::{Rulebook, Under};
use crate::syntax::print;
use crate::syntax::tree::{ClauseBody, ClauseKeyword, ClauseReference, Except, ExceptBody, LimitLine, Span};

/// What an exception is aimed at, and from where its row will come.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// An exception of the rulebook, by its number there.
    Except(usize),
    /// A permission that lifts something.
    Permission(ClauseId),
}

/// One row to be.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub source: Source,
    pub target: Target,
}

impl Plan {
    /// Where the exception, or the permission that lifts, stands.
    pub fn span(&self, book: &Rulebook<'_>) -> Span {
        match self.source {
            Source::Except(number) => book.exceptions[number].except.span,
            Source::Permission(clause) => book.clauses[clause.index()].clause.span,
        }
    }
}

impl Assembly<'_, '_> {
    /// Gives every exception its targets and every row its id.
    pub fn plan_exceptions(&mut self) -> Vec<Plan> {
        let mut referred = Vec::new();
        for number in 0..self.book.exceptions.len() {
            let entry = &self.book.exceptions[number];
            let targets = match entry.under {
                Under::Clause(clause) => vec![Referred::Clause(ClauseId(clause as u16))],
                Under::Definition(definition) => vec![Referred::Definition(DefinitionId(definition as u16))],
                Under::Exception(parent) => vec![Referred::Exception(parent)],
                Under::Apart => self.targets(&entry.except.to),
            };
            referred.push(targets);
        }
        let mut plans = Vec::new();
        for (number, targets) in referred.iter().enumerate() {
            for target in targets {
                let target = match target {
                    Referred::Clause(clause) => Target::Clause(*clause),
                    Referred::Definition(definition) => Target::Definition(*definition),
                    // Ids of rows are known after all rows are counted; until then the number in the rulebook stands.
                    Referred::Exception(parent) => Target::Exception(ExceptionId(*parent as u16)),
                };
                plans.push(Plan { source: Source::Except(number), target });
            }
        }
        for (number, entry) in self.book.clauses.iter().enumerate() {
            if let ClauseBody::Lifts(lifted) = &entry.clause.body {
                for target in self.targets(lifted) {
                    let target = match target {
                        Referred::Clause(clause) => Target::Clause(clause),
                        Referred::Definition(definition) => Target::Definition(definition),
                        Referred::Exception(parent) => Target::Exception(ExceptionId(parent as u16)),
                    };
                    plans.push(Plan { source: Source::Permission(ClauseId(number as u16)), target });
                }
            }
        }
        self.spread(plans)
    }

    /// An exception to an exception with several rows has a row for each of them.
    fn spread(&mut self, plans: Vec<Plan>) -> Vec<Plan> {
        let rows_of = |done: &[Plan], parent: usize| {
            done.iter()
                .enumerate()
                .filter(|(_, plan)| matches!(plan.source, Source::Except(number) if number == parent))
                .map(|(row, _)| row)
                .collect::<Vec<_>>()
        };
        let mut done: Vec<Plan> =
            plans.iter().filter(|plan| !matches!(plan.target, Target::Exception(_))).copied().collect();
        let mut waiting: Vec<Plan> =
            plans.iter().filter(|plan| matches!(plan.target, Target::Exception(_))).copied().collect();
        while !waiting.is_empty() {
            let mut later = Vec::new();
            let before = waiting.len();
            for plan in waiting {
                let Target::Exception(parent) = plan.target else { continue };
                let rows = rows_of(&done, parent.index());
                if rows.is_empty() {
                    later.push(plan);
                    continue;
                }
                for row in rows {
                    done.push(Plan { source: plan.source, target: Target::Exception(ExceptionId(row as u16)) });
                }
            }
            if later.len() == before {
                for plan in &later {
                    if let Source::Except(number) = plan.source {
                        let span = self.book.exceptions[number].except.span;
                        self.report(diagnostics::exception_of_itself(span));
                    }
                }
                break;
            }
            waiting = later;
        }
        done
    }

    fn targets(&mut self, references: &[ClauseReference]) -> Vec<Referred> {
        let mut targets = Vec::new();
        for reference in references {
            let found = self.referred(reference);
            if found.is_empty() {
                let rules = self.book.rules.iter().map(|rule| rule.number.text.clone()).collect::<Vec<_>>();
                let diagnostic = match &reference.clause {
                    Some(clause) if rules.contains(&reference.rule.text) => {
                        let names = self.clause_names(&reference.rule.text);
                        diagnostics::unknown_clause(clause, &reference.rule.text, &names)
                    }
                    None if rules.contains(&reference.rule.text) => diagnostics::nothing_to_except(&reference.rule),
                    _ => {
                        let known = rules.into_iter().chain(self.definition_of.keys().cloned()).collect::<Vec<_>>();
                        diagnostics::unknown_rule(&reference.rule, &known)
                    }
                };
                self.report(diagnostic);
            }
            for target in found {
                if !targets.contains(&target) {
                    targets.push(target);
                }
            }
        }
        targets
    }

    /// The row of an exception or lifting permission.
    pub fn exception(
        &mut self,
        plans: &[Plan],
        plan: Plan,
        clauses: &[Option<FinishedClause>],
        place: impl Fn(usize, crate::syntax::tree::Span) -> Place,
    ) -> Option<ExceptionRow> {
        match plan.source {
            Source::Permission(clause) => {
                let finished = clauses.get(clause.index())?.as_ref()?;
                Some(ExceptionRow {
                    rule: Some(finished.row.rule),
                    name: finished.row.name.clone(),
                    target: plan.target,
                    moments: finished.row.moments,
                    condition: finished.row.condition.clone(),
                    effect: ExceptionEffect::Lifted,
                    beats: Vec::new().into(),
                    exceptions: Vec::new().into(),
                    see: finished.row.see.clone(),
                    place: finished.row.place,
                    words: finished.row.words.clone(),
                    condition_words: finished.row.condition_words.clone(),
                    notes: Vec::new().into(),
                })
            }
            Source::Except(number) => {
                let entry = &self.book.exceptions[number];
                let except = entry.except;
                let (rule, layer, name) = (entry.rule, entry.layer, entry.name.clone());
                let root = root(plans, plan.target);
                let mut scope = match root {
                    Target::Clause(clause) => clauses.get(clause.index())?.as_ref()?.scope.clone(),
                    Target::Definition(definition) => self.definition_scope(definition),
                    Target::Exception(_) => return None,
                };
                let moments =
                    if except.moments.is_empty() { Some(Moments::ANY) } else { self.moments(&except.moments) };
                let condition = match &except.condition {
                    None => Some(None),
                    Some(condition) => self.condition_code(&mut scope, condition).map(Some),
                };
                let effect = self.effect_on(&mut scope, except, root, clauses);
                let beats = self.beaten(plans, plan, except);
                let see = self.references(&except.see);
                Some(ExceptionRow {
                    rule: rule.map(|rule| RuleId(rule as u16)),
                    name: name.into(),
                    target: plan.target,
                    moments: moments?,
                    condition: condition?,
                    effect: effect?,
                    beats: beats.into(),
                    exceptions: Vec::new().into(),
                    see: see.into(),
                    place: place(layer, except.span),
                    words: print::words_of_except(except).into(),
                    condition_words: except
                        .condition
                        .as_ref()
                        .map_or_else(String::new, print::words_of_expression)
                        .into(),
                    notes: notes(except.notes.iter().map(|note| (layer, note)), &place).into(),
                })
            }
        }
    }

    /// Whether a clause says what is hidden; it is judged at no moment.
    fn is_fog(&self, clause: ClauseId) -> bool {
        self.book.clauses.get(clause.index()).is_some_and(|entry| entry.clause.keyword == ClauseKeyword::Fog)
    }

    fn beaten(&mut self, plans: &[Plan], plan: Plan, except: &Except) -> Vec<ExceptionId> {
        let mut rows = Vec::new();
        for reference in &except.beats {
            let mut meant = self
                .referred(reference)
                .into_iter()
                .filter_map(|referred| match referred {
                    Referred::Exception(number) => Some(number),
                    Referred::Clause(_) | Referred::Definition(_) => None,
                })
                .collect::<Vec<_>>();
            if meant.is_empty() && reference.clause.is_none() {
                // By its name alone: an exception of the same target.
                meant = (0..self.book.exceptions.len())
                    .filter(|&number| self.book.exceptions[number].name == reference.rule.text)
                    .collect();
            }
            let before = rows.len();
            for (row, other) in plans.iter().enumerate() {
                if matches!(other.source, Source::Except(number) if meant.contains(&number))
                    && other.target == plan.target
                {
                    rows.push(ExceptionId(row as u16));
                }
            }
            if rows.len() == before {
                let known = self.book.exceptions.iter().map(|entry| entry.name.clone()).collect::<Vec<_>>();
                self.report(diagnostics::nothing_to_beat(&reference.rule, &known));
            }
        }
        rows
    }

    fn effect_on(
        &mut self,
        scope: &mut Scope,
        except: &Except,
        root: Target,
        clauses: &[Option<FinishedClause>],
    ) -> Option<ExceptionEffect> {
        let fog = matches!(root, Target::Clause(clause) if self.is_fog(clause));
        let suits_fog = matches!(except.body, ExceptBody::Lifted | ExceptBody::Exempts { first: None, .. });
        if fog && !(suits_fog && except.moments.is_empty()) {
            self.report(diagnostics::exception_does_not_suit(except.span));
            return None;
        }
        match (&except.body, root) {
            (ExceptBody::Lifted, Target::Definition(definition)) if !self.definitions[definition.index()].class => {
                self.report(diagnostics::cannot_lift_a_value(except.span));
                None
            }
            (ExceptBody::Lifted, _) => Some(ExceptionEffect::Lifted),
            (ExceptBody::Deferred { until }, Target::Clause(_)) => Some(ExceptionEffect::Deferred(self.moment(until)?)),
            (ExceptBody::Exempts { first, .. }, Target::Clause(clause))
                if !counts_somebody(&clauses.get(clause.index())?.as_ref()?.row, first.is_some()) =>
            {
                self.report(diagnostics::nobody_to_exempt(except.span));
                None
            }
            (ExceptBody::Exempts { first, set }, Target::Clause(_)) => {
                let first = match first {
                    None => None,
                    Some(bound) => {
                        let mut code = CodeBuilder::default();
                        self.number(scope, &mut code, bound)?;
                        Some(code.finish())
                    }
                };
                Some(ExceptionEffect::Exempts { first, set: self.set_code(scope, set)?.0 })
            }
            (ExceptBody::Lines(lines), Target::Clause(clause)) => {
                let finished = clauses.get(clause.index())?.as_ref()?;
                self.bounds(&mut finished.scope.clone(), except, lines, &finished.row.body)
            }
            (ExceptBody::Value(value), Target::Definition(definition)) => {
                let kind = match &self.definitions[definition.index()].progress {
                    Progress::Done { kind, .. } => *kind,
                    _ => return None,
                };
                self.value(scope, value, kind)
            }
            (ExceptBody::Value(value), Target::Clause(clause)) => {
                let Some(kind) = clauses.get(clause.index())?.as_ref()?.effect else {
                    self.report(diagnostics::value_for_a_limit(except.span));
                    return None;
                };
                self.value(scope, value, kind)
            }
            _ => {
                self.report(diagnostics::exception_does_not_suit(except.span));
                None
            }
        }
    }

    fn value(
        &mut self,
        scope: &mut Scope,
        value: &crate::syntax::tree::Expression,
        kind: Kind,
    ) -> Option<ExceptionEffect> {
        let mut code = CodeBuilder::default();
        let (_, found) = self.expression(scope, &mut code, value, Some(kind))?;
        self.of_kind(found, kind, value.span).then(|| ExceptionEffect::Value(code.finish()))
    }

    /// Limit lines of an exception set other bounds for the lines of the target that measure the same.
    fn bounds(
        &mut self,
        scope: &mut Scope,
        except: &Except,
        lines: &[LimitLine],
        body: &Body,
    ) -> Option<ExceptionEffect> {
        let general: Vec<&LineRow> = match body {
            Body::Lines(rows) => rows.iter().collect(),
            Body::Alternatives(alternatives) => {
                alternatives.iter().flat_map(|alternative| alternative.lines.iter()).collect()
            }
            _ => {
                self.report(diagnostics::exception_does_not_suit(except.span));
                return None;
            }
        };
        let mut bounds = Vec::new();
        for line in lines {
            let row = self.line(scope, line)?;
            let mut fits = false;
            for (number, general) in general.iter().enumerate() {
                if general.measure == row.measure && general.comparison == row.comparison {
                    bounds.push(BoundRow { line: number as u16, bound: row.bound.clone() });
                    fits = true;
                }
            }
            let otherwise = general.iter().find(|general| general.measure == row.measure);
            if let Some(otherwise) = otherwise.filter(|_| !fits) {
                let said = comparison_words(otherwise.comparison);
                self.report(diagnostics::another_comparison(line.span, said, &otherwise.label));
            } else if !fits {
                let known = general.iter().map(|row| row.label.to_string()).collect::<Vec<_>>();
                self.report(diagnostics::no_such_line(line.span, &known));
            }
        }
        (!bounds.is_empty()).then(|| ExceptionEffect::Bounds(bounds.into()))
    }
}

/// Whether there is somebody whom a clause counts, bars or is judged for, so that an exception can take counters out; of so many of
/// them, where `some` are taken.
fn counts_somebody(row: &ClauseRow, some: bool) -> bool {
    let judged_one_by_one = match row.subject.as_deref().and_then(<[Node]>::last) {
        Some(Node::Set { domain, .. }) => matches!(domain, Domain::Counters | Domain::Listed(_)),
        _ => false,
    };
    judged_one_by_one
        || match row.body {
            Body::Lines(_) | Body::Alternatives(_) | Body::MayNotShare { .. } => true,
            Body::Effect { .. } | Body::Choice(_) => !some,
            _ => false,
        }
}

fn comparison_words(comparison: LineComparison) -> &'static str {
    match comparison {
        LineComparison::AtMost => "at most",
        LineComparison::AtLeast => "at least",
        LineComparison::Exactly => "exactly",
    }
}

/// The clause or definition at the end of a chain of exceptions to exceptions.
pub fn root(plans: &[Plan], target: Target) -> Target {
    let mut target = target;
    while let Target::Exception(parent) = target {
        match plans.get(parent.index()) {
            Some(plan) => target = plan.target,
            None => return target,
        }
    }
    target
}
