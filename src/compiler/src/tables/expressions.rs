//! Expressions → code, with their types checked.

use reglement_engine::number::Number;
use reglement_engine::table::{Node, NodeIndex, Rounding as EngineRounding};

use super::code::{Chain, CodeBuilder};
use super::kind::Kind;
use super::lookup::Assembly;
use super::scope::{SLOTS, Scope};
use crate::diagnostics;
use crate::syntax::tree::{Expression, ExpressionKind, Name, Rounding, SetPhrase, Span, Way};

/// The node of an expression and what kind of thing it comes to.
pub type Typed = (NodeIndex, Kind);

impl Assembly<'_, '_> {
    /// Works an expression into code. `wanted` is the kind that its place asks for, by which bare names of values are
    /// understood; whether the result fits is for the caller to check with [`Assembly::of_kind`].
    pub fn expression(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        expression: &Expression,
        wanted: Option<Kind>,
    ) -> Option<Typed> {
        match &expression.kind {
            ExpressionKind::Number(decimal) => {
                let Some(number) = Number::fraction(decimal.numerator, decimal.denominator) else {
                    self.report(diagnostics::number_out_of_range(decimal.span));
                    return None;
                };
                Some((code.push(Node::Number(number)), Kind::Number))
            }
            ExpressionKind::Yes => Some(self.yes_or_no(code, true, wanted)),
            ExpressionKind::No => Some(self.yes_or_no(code, false, wanted)),
            ExpressionKind::None => Some((code.push(Node::Nothing), Kind::Nothing)),
            ExpressionKind::Unlimited => Some((code.push(Node::Unlimited), Kind::Number)),
            ExpressionKind::Prohibited => Some((code.push(Node::Prohibited), Kind::Number)),
            ExpressionKind::NoFigure => Some((code.push(Node::NoFigure), Kind::Number)),
            ExpressionKind::Text(text) => {
                let symbol = self.vocabulary.free_name(&text.text);
                Some((code.push(Node::Symbol(symbol)), Kind::Name))
            }
            ExpressionKind::Name(name) => self.name(scope, code, name, wanted),
            ExpressionKind::It => match scope.it() {
                Some(binding) => Some((code.push(Node::Slot(binding.slot)), binding.kind)),
                None => {
                    self.report(diagnostics::it_means_nothing(expression.span));
                    None
                }
            },
            ExpressionKind::Here => Some((code.push(Node::Here), Kind::Place)),
            ExpressionKind::TheAct => Some((code.push(Node::Act), Kind::Act)),
            ExpressionKind::TheStep => Some((code.push(Node::Step), Kind::Step)),
            ExpressionKind::TheFrom => {
                let of = code.push(Node::Step);
                self.property(code, of, Kind::Step, "from")
            }
            ExpressionKind::Possessive { of, name } => self.possessive(scope, code, of, name),
            ExpressionKind::Of { name, of, to } => self.of(scope, code, name, of, to.as_deref()),
            ExpressionKind::Ruling(name) => self.ruling(code, name),
            ExpressionKind::ChartFor { chart, row, column } => self.chart_for(scope, code, chart, row, column),
            ExpressionKind::Not(inner) => {
                let inner = self.condition(scope, code, inner)?;
                Some((code.push(Node::Not(inner)), Kind::Flag))
            }
            ExpressionKind::And(parts) => self.chain(scope, code, parts, Node::And),
            ExpressionKind::Or(parts) => self.chain(scope, code, parts, Node::Or),
            ExpressionKind::Compare { left, comparison, right } => self.compare(scope, code, left, *comparison, right),
            ExpressionKind::Is { left, negated, article, right } => {
                let node = self.is(scope, code, left, *article, right)?;
                Some(self.negated(code, node, *negated))
            }
            ExpressionKind::OneOf { left, negated, values } => {
                let node = self.one_of(scope, code, left, values)?;
                Some(self.negated(code, node, *negated))
            }
            ExpressionKind::Includes { left, value } => self.includes(scope, code, left, value),
            ExpressionKind::NextTo { left, negated, right } => {
                let left = self.place(scope, code, left)?;
                let right = self.place(scope, code, right)?;
                let node = code.push(Node::NextTo { left, right });
                Some(self.negated(code, node, *negated))
            }
            ExpressionKind::In { left, negated, right } => {
                let (what, kind) = self.expression(scope, code, left, None)?;
                let (within, list) = self.expression(scope, code, right, None)?;
                let fits =
                    matches!((kind, list), (Kind::Counter, Kind::Place | Kind::Counters) | (Kind::Place, Kind::Places));
                if !fits {
                    self.report(diagnostics::cannot_be_in(expression.span, kind.words(), list.words()));
                    return None;
                }
                let node = code.push(Node::In { what, within });
                Some(self.negated(code, node, *negated))
            }
            ExpressionKind::Reachable { left, negated, from, way } => {
                let to = self.place(scope, code, left)?;
                let from = self.place(scope, code, from)?;
                let (slot, through, avoiding) = self.way(scope, code, way, expression.span)?;
                let node = code.push(Node::Reachable { from, to, slot, through, avoiding });
                Some(self.negated(code, node, *negated))
            }
            ExpressionKind::Distance { from, to, way } => {
                let from = self.place(scope, code, from)?;
                let to = self.place(scope, code, to)?;
                let (slot, through, avoiding) = self.way(scope, code, way, expression.span)?;
                Some((code.push(Node::Distance { from, to, slot, through, avoiding }), Kind::Number))
            }
            ExpressionKind::ThereIs { negated, set } => {
                let set = self.set(scope, code, set)?.node;
                let node = code.push(Node::Exists { set });
                Some(self.negated(code, node, *negated))
            }
            ExpressionKind::Every { set, condition } => {
                let found = self.set(scope, code, set)?;
                let condition =
                    self.with_element(scope, &found, |assembly, scope| assembly.condition(scope, code, condition))?;
                Some((code.push(Node::Every { set: found.node, condition }), Kind::Flag))
            }
            ExpressionKind::NumberOf(set) => {
                let set = self.set(scope, code, set)?.node;
                Some((code.push(Node::Count { set }), Kind::Number))
            }
            ExpressionKind::NumberOfDifferent { of, set } => {
                let (set, of, _) = self.set_with(scope, code, set, of)?;
                Some((code.push(Node::CountDifferent { set, of }), Kind::Number))
            }
            ExpressionKind::Aggregate { kind, of, set } => {
                let (set, of_node, kind_of) = self.set_with(scope, code, set, of)?;
                if !self.of_kind(kind_of, Kind::Number, of.span) {
                    return None;
                }
                let aggregate = super::operators::aggregate(*kind);
                Some((code.push(Node::Aggregate { aggregate, set, of: of_node }), Kind::Number))
            }
            ExpressionKind::Extreme { higher, left, right } => {
                let left = self.number(scope, code, left)?;
                let right = self.number(scope, code, right)?;
                let node = if *higher { Node::Higher(left, right) } else { Node::Lower(left, right) };
                Some((code.push(node), Kind::Number))
            }
            ExpressionKind::Arithmetic { left, operator, right } => {
                let left = self.number(scope, code, left)?;
                let right = self.number(scope, code, right)?;
                let arithmetic = super::operators::arithmetic(*operator);
                Some((code.push(Node::Arithmetic { left, arithmetic, right }), Kind::Number))
            }
            ExpressionKind::Rounded { value, direction } => {
                let value = self.number(scope, code, value)?;
                Some((code.push(Node::Round { value, rounding: rounding(*direction) }), Kind::Number))
            }
            ExpressionKind::SquareRoot { value, direction } => {
                let value = self.number(scope, code, value)?;
                Some((code.push(Node::SquareRoot { value, rounding: rounding(*direction) }), Kind::Number))
            }
            ExpressionKind::If { value, condition, otherwise } => {
                let condition = self.condition(scope, code, condition)?;
                let (then, kind) = self.expression(scope, code, value, wanted)?;
                let (otherwise_node, other) = self.expression(scope, code, otherwise, wanted.or(Some(kind)))?;
                if !self.of_kind(other, kind, otherwise.span) {
                    return None;
                }
                let kind = if kind == Kind::Nothing { other } else { kind };
                Some((code.push(Node::If { condition, then, otherwise: otherwise_node }), kind))
            }
            ExpressionKind::Excess { clause, line, among } => {
                let (clause, line) = self.limit_line(clause, line.as_ref())?;
                let among = self.among(scope, code, among.as_ref())?;
                Some((code.push(Node::Excess { clause, line, among }), Kind::Number))
            }
            ExpressionKind::Broken { clause, negated, among } => {
                let clauses = self.breakable(clause);
                let among = self.among(scope, code, among.as_ref())?;
                let mut chain = Chain::of(Node::Or);
                for clause in clauses {
                    let broken = code.push(Node::Broken { clause, among });
                    chain.add(code, broken);
                }
                let node = chain.whole(code);
                Some(self.negated(code, node?, *negated))
            }
        }
    }

    /// The list of an `among`, if there is one; nothing if it is faulty.
    fn among(&mut self, scope: &mut Scope, code: &mut CodeBuilder, among: Option<&Name>) -> Option<Option<NodeIndex>> {
        let Some(name) = among else { return Some(None) };
        let (node, kind) = self.name(scope, code, name, None)?;
        self.of_kind(kind, Kind::Counters, name.span).then_some(Some(node))
    }

    /// `yes` and `no`: a flag, or the value of that name where a list of values has one (`ruling A1 is yes`).
    fn yes_or_no(&mut self, code: &mut CodeBuilder, yes: bool, wanted: Option<Kind>) -> Typed {
        if let Some(Kind::OneOf(domain)) = wanted
            && let Some(symbol) = self.vocabulary.value_in(domain, if yes { "yes" } else { "no" })
        {
            return (code.push(Node::Symbol(symbol)), Kind::OneOf(domain));
        }
        (code.push(Node::Flag(yes)), Kind::Flag)
    }

    pub fn negated(&mut self, code: &mut CodeBuilder, node: NodeIndex, negated: bool) -> Typed {
        (if negated { code.push(Node::Not(node)) } else { node }, Kind::Flag)
    }

    /// An expression that must be yes or no.
    pub fn condition(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        expression: &Expression,
    ) -> Option<NodeIndex> {
        let (node, kind) = self.expression(scope, code, expression, Some(Kind::Flag))?;
        self.of_kind(kind, Kind::Flag, expression.span).then_some(node)
    }

    /// An expression that must be a number.
    pub fn number(&mut self, scope: &mut Scope, code: &mut CodeBuilder, expression: &Expression) -> Option<NodeIndex> {
        let (node, kind) = self.expression(scope, code, expression, Some(Kind::Number))?;
        self.of_kind(kind, Kind::Number, expression.span).then_some(node)
    }

    /// An expression that must be a place; a counter stands for the place it lies in.
    pub fn place(&mut self, scope: &mut Scope, code: &mut CodeBuilder, expression: &Expression) -> Option<NodeIndex> {
        let (node, kind) = self.expression(scope, code, expression, Some(Kind::Place))?;
        if kind == Kind::Counter {
            // It stands for every place in which it lies.
            return Some(node);
        }
        self.of_kind(kind, Kind::Place, expression.span).then_some(node)
    }

    /// Reports a kind that does not fit.
    pub fn of_kind(&mut self, kind: Kind, wanted: Kind, span: Span) -> bool {
        let fits = kind.agrees(wanted);
        if !fits {
            let meant = self.kind_meant(kind, wanted);
            self.report(diagnostics::wrong_kind(span, wanted.words(), kind.words()).with_help(meant));
        }
        if let (Kind::OneOf(one), Kind::OneOf(other)) = (kind, wanted)
            && !self.share_a_value(one, other)
        {
            self.never_equal(span, one, other);
            return false;
        }
        fits
    }

    fn chain(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        parts: &[Expression],
        join: fn(NodeIndex, NodeIndex) -> Node,
    ) -> Option<Typed> {
        let mut chain = Chain::of(join);
        let mut faulty = false;
        for part in parts {
            match self.condition(scope, code, part) {
                Some(node) => chain.add(code, node),
                None => faulty = true,
            }
        }
        if faulty { None } else { chain.whole(code).map(|node| (node, Kind::Flag)) }
    }

    /// A bare name: a value where one is wanted, else the nearest thing that has it.
    pub fn name(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        name: &Name,
        wanted: Option<Kind>,
    ) -> Option<Typed> {
        match wanted {
            Some(Kind::OneOf(domain)) => {
                if let Some(symbol) = self.vocabulary.value_in(domain, &name.text) {
                    return Some((code.push(Node::Symbol(symbol)), Kind::OneOf(domain)));
                }
            }
            Some(Kind::AnyOf(domain)) => {
                let place = self
                    .vocabulary
                    .value_in(domain, &name.text)
                    .and_then(|symbol| self.vocabulary.place_in(domain, symbol));
                if let Some(place) = place {
                    return Some((code.push(Node::SymbolSet(1 << place)), Kind::AnyOf(domain)));
                }
            }
            _ => {}
        }
        let before = self.diagnostics.len();
        if let Some(found) = self.bare(scope, code, &name.text) {
            return Some(found);
        }
        if self.diagnostics.len() > before || self.definition_of.contains_key(&name.text) && self.is_faulty(&name.text)
        {
            return None;
        }
        let domains = self.vocabulary.domains_with(&name.text);
        match (wanted, domains.as_slice()) {
            (Some(Kind::OneOf(domain)), []) => {
                let values = self.vocabulary.value_names(domain).iter().map(|v| v.to_string()).collect::<Vec<_>>();
                let list = self.vocabulary.domain_name(domain).to_owned();
                self.report(diagnostics::unknown_value(name, &list, &values));
                None
            }
            (_, [domain]) => {
                let symbol = self.vocabulary.value_in(*domain, &name.text)?;
                Some((code.push(Node::Symbol(symbol)), Kind::OneOf(*domain)))
            }
            (_, []) => {
                self.unknown(scope, name);
                None
            }
            (_, several) => {
                let lists =
                    several.iter().map(|&domain| self.vocabulary.domain_name(domain).to_owned()).collect::<Vec<_>>();
                self.report(diagnostics::value_of_several_lists(name, &lists));
                None
            }
        }
    }

    fn unknown(&mut self, scope: &Scope, name: &Name) {
        let about = self.definition_of.get(&name.text).map(|&definition| {
            let signature = &self.definitions[definition.index()];
            (signature.class, signature.subject.map(Kind::from_subject).map_or("nothing", Kind::words))
        });
        let diagnostic = match about {
            Some((class, subject)) => diagnostics::definition_out_of_place(name, class, subject),
            None => {
                let known = self.known_names(scope).iter().map(|known| known.to_string()).collect::<Vec<_>>();
                match self.name_meant(&name.text) {
                    // A name that is known elsewhere is no slip of the pen.
                    Some(meant) => diagnostics::unknown_name::<&str>("name", name, &[]).help(meant),
                    None => diagnostics::unknown_name("name", name, &known),
                }
            }
        };
        self.report(diagnostic);
    }

    fn possessive(&mut self, scope: &mut Scope, code: &mut CodeBuilder, of: &Expression, name: &Name) -> Option<Typed> {
        if let ExpressionKind::Name(game) = &of.kind
            && game.text == "game"
        {
            let id = self.attribute_of(crate::syntax::tree::EntityKind::Game, name)?;
            let row = &self.vocabulary.attributes(crate::syntax::tree::EntityKind::Game)[id.index()];
            let kind = Kind::from_type(row.of_type);
            return Some((code.push(Node::GameAttribute(id)), kind));
        }
        let (node, kind) = self.expression(scope, code, of, None)?;
        let before = self.diagnostics.len();
        let found = self.property(code, node, kind, &name.text);
        if found.is_none() && self.diagnostics.len() == before && !self.is_faulty(&name.text) {
            let known = self.known_names(scope).iter().map(|known| known.to_string()).collect::<Vec<_>>();
            self.report(diagnostics::has_no_such_property(name, kind.words(), &known));
        }
        found
    }

    fn of(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        name: &Name,
        of: &Expression,
        to: Option<&Expression>,
    ) -> Option<Typed> {
        let Some(to) = to else {
            let chart = self.book.charts.iter().find(|entry| entry.chart.name.text == name.text);
            if chart.is_some_and(|entry| entry.chart.columns.is_none()) {
                return self.chart_of(scope, code, name, of);
            }
            return self.possessive(scope, code, of, name);
        };
        let Some(&definition) = self.definition_of.get(&name.text) else {
            self.unknown(scope, name);
            return None;
        };
        let (subject, subject_kind) = self.expression(scope, code, of, None)?;
        let (second, second_kind) = self.expression(scope, code, to, None)?;
        let signature = &self.definitions[definition.index()];
        if signature.subject != subject_kind.subject() || signature.second != second_kind.subject() {
            self.report(diagnostics::wrong_subjects(name));
            return None;
        }
        let kind = self.definition_kind(definition)?;
        let node = Node::Defined { definition, subject: Some(subject), second: Some(second) };
        Some((code.push(node), kind))
    }

    fn way(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        way: &Way,
        span: Span,
    ) -> Option<(u8, Option<NodeIndex>, Option<NodeIndex>)> {
        let slot = scope.next_slot();
        self.enough_slots(scope, span)?;
        let mut condition = |expression: Option<&Expression>, kind: Kind| -> Option<Option<NodeIndex>> {
            let Some(expression) = expression else { return Some(None) };
            scope.bind(None, kind);
            let node = self.condition(scope, code, expression);
            scope.bindings.pop();
            node.map(Some)
        };
        let through = condition(way.through.as_deref(), Kind::Step);
        let avoiding = condition(way.avoiding.as_deref(), Kind::Place);
        Some((slot, through?, avoiding?))
    }

    pub fn enough_slots(&mut self, scope: &Scope, span: Span) -> Option<()> {
        if scope.bindings.len() >= SLOTS {
            self.report(diagnostics::too_many("phrases within one another", SLOTS, span));
            return None;
        }
        Some(())
    }

    /// A set, and a number or value of its elements.
    pub fn set_with(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        set: &SetPhrase,
        of: &Name,
    ) -> Option<(NodeIndex, NodeIndex, Kind)> {
        let found = self.set(scope, code, set)?;
        let element = code.push(Node::Slot(found.slot));
        let (of, kind) = self.element_property(code, element, found.kind, of)?;
        Some((found.node, of, kind))
    }
}

pub fn rounding(direction: Rounding) -> EngineRounding {
    match direction {
        Rounding::Up => EngineRounding::Up,
        Rounding::Down => EngineRounding::Down,
        Rounding::Nearest => EngineRounding::Nearest,
    }
}
