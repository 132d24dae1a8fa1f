//! Games drawn at random, in which every expression is of the kind that its place asks for.

use reglement_engine::table::*;

use super::*;

/// Numbers that look random and are the same each time.
pub struct Draw(pub u64);

impl Draw {
    pub fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn kind(&mut self) -> &'static str {
        ["infantry", "cavalry", "guns"][self.below(3) as usize]
    }

    pub fn counter(&mut self) -> Vec<Value> {
        let kind = self.kind();
        vec![
            named(["red", "blue"][self.below(2) as usize]),
            named(kind),
            named(["company", "battalion"][self.below(2) as usize]),
            whole(self.below(4) as i64),
            Value::Nothing,
            Value::Nothing,
            Value::Nothing,
            Value::Set(self.below(8)),
        ]
    }

    pub fn place(&mut self) -> Vec<Value> {
        let flag = |draw: &mut Draw| Value::Flag(draw.one_in(2));
        vec![flag(self), flag(self), named(["clear", "woods"][self.below(2) as usize])]
    }

    /// Two classes, a number of counters, one of the place and one of two counters, then some clauses that lean on them.
    pub fn game(&mut self) -> Game {
        let mut game = Game::new();
        game.tables.charts.to_mut()[0].cells = (0..6).map(whole).collect();
        let drawing = &mut Drawing { draw: self, definitions: 0, clauses: 0, of_the_place: [None; 2] };
        for (name, class) in [("heavy", true), ("weight", false), ("picked", true), ("burden", false)] {
            let general = if class { drawing.flag(&[0], 2) } else { drawing.number(&[0], 2) };
            let id = game.define(name, Some(Subject::Counter), general);
            game.definition(id).class = class;
            if drawing.draw.one_in(2) {
                let condition = drawing.flag(&[0], 1);
                let effect = match (class, drawing.draw.one_in(2)) {
                    (true, _) => ExceptionEffect::Lifted,
                    (false, true) => ExceptionEffect::Value(code(num(2))),
                    (false, false) => ExceptionEffect::Value(code(drawing.number(&[0], 1))),
                };
                game.exception(Target::Definition(id), Some(condition), effect);
            }
            drawing.definitions += 1;
        }
        let general = drawing.flag(&[], 2);
        let at_large = game.define("at-large", None, general);
        let crowd = Things { in_place: Some(slot(0)), ..counters(1) };
        let crowd = crowd.filtered(drawing.flag(&[1], 1)).count();
        let general = compare(crowd, Comparison::MoreThan, choose(attr(slot(0), TIGHT), num(0), num(1)));
        let crowded = game.define("crowded", Some(Subject::Place), general);
        drawing.of_the_place = [Some(at_large), Some(crowded)];
        for _ in 0..3 {
            drawing.clause(&mut game);
            drawing.clauses += 1;
        }
        game
    }
}

struct Drawing<'d> {
    draw: &'d mut Draw,
    /// How many definitions there are to lean on: classes have even numbers.
    definitions: u16,
    /// How many clauses there are that another may find broken.
    clauses: u16,
    /// A definition of nothing, and one of a place.
    of_the_place: [Option<DefinitionId>; 2],
}

impl Drawing<'_> {
    fn definition(&mut self, class: bool) -> Option<DefinitionId> {
        let known: Vec<u16> = (0..self.definitions).filter(|number| (number % 2 == 0) == class).collect();
        if known.is_empty() { None } else { Some(DefinitionId(known[self.draw.below(known.len() as u64) as usize])) }
    }

    fn slot(&mut self, bound: &[u8]) -> Option<Expression> {
        if bound.is_empty() { None } else { Some(slot(bound[self.draw.below(bound.len() as u64) as usize])) }
    }

    /// A yes or no about the place, the game and the counters bound.
    fn flag(&mut self, bound: &[u8], depth: u8) -> Expression {
        let deeper = depth.saturating_sub(1);
        match (self.draw.below(if depth == 0 { 6 } else { 19 }), self.slot(bound)) {
            (0, _) => attr(here(), TIGHT),
            (1, _) => is(attr(here(), TERRAIN), sym("woods")),
            (2, _) => is(node(Node::Ruling(RulingId(0))), sym(["yes", "no"][self.draw.below(2) as usize])),
            (3 | 4, Some(one)) => kind_is(one, self.draw.kind()),
            (5, Some(one)) => includes(attr(one, TRAITS), self.draw.below(3) as u8),
            (6, Some(one)) => match self.definition(true) {
                Some(class) => defined(class, Some(one)),
                None => is(attr(one, SIZE), sym("battalion")),
            },
            (7, _) => not(self.flag(bound, deeper)),
            (8, _) => and(self.flag(bound, deeper), self.flag(bound, deeper)),
            (9, _) => or(self.flag(bound, deeper), self.flag(bound, deeper)),
            (10, _) => self.set(bound, deeper).exist(),
            (11, _) => {
                let set = self.set(bound, deeper);
                let inner = [bound, &[set.slot]].concat();
                set.every(self.flag(&inner, deeper))
            }
            (12 | 13, _) => {
                let comparison =
                    [Comparison::AtMost, Comparison::MoreThan, Comparison::Equal][self.draw.below(3) as usize];
                compare(self.number(bound, deeper), comparison, self.number(bound, deeper))
            }
            (14, Some(one)) => within(prop(one, Property::Place), here()),
            (14, None) => is_none(node(Node::Act)),
            (15, _) if self.clauses > 0 => broken(ClauseId(self.draw.below(u64::from(self.clauses)) as u16)),
            (16 | 17, one) => match (self.of_the_place, one) {
                ([Some(at_large), _], _) if self.draw.one_in(2) => defined(at_large, None),
                ([_, Some(crowded)], Some(one)) => defined(crowded, Some(prop(one, Property::Place))),
                ([_, Some(crowded)], None) => defined(crowded, Some(here())),
                _ => attr(here(), TIGHT),
            },
            (18, Some(one)) => is(attr(one, SIDE), sym("red")),
            _ => attr(here(), WALL),
        }
    }

    fn number(&mut self, bound: &[u8], depth: u8) -> Expression {
        let deeper = depth.saturating_sub(1);
        match (self.draw.below(if depth == 0 { 4 } else { 14 }), self.slot(bound)) {
            (0 | 1, Some(one)) => attr(one, STEPS),
            (2, _) => node(Node::GameAttribute(AttributeId(0))),
            (4, Some(one)) => match self.definition(false) {
                Some(id) => defined(id, Some(one)),
                None => plus(attr(one, STEPS), num(1)),
            },
            (5, _) => self.set(bound, deeper).count(),
            (6, _) => {
                let set = self.set(bound, deeper);
                let inner = [bound, &[set.slot]].concat();
                let of = self.number(&inner, 0);
                set.aggregate(Aggregate::Sum, of)
            }
            (7, _) => plus(self.number(bound, deeper), self.number(bound, deeper)),
            (8, _) => choose(self.flag(bound, deeper), self.number(bound, deeper), self.number(bound, deeper)),
            (9, _) => higher(self.number(bound, deeper), self.number(bound, deeper)),
            (10, Some(_)) => {
                let set = self.set(bound, deeper);
                let of = attr(slot(set.slot), KIND);
                set.different(of)
            }
            (11, Some(one)) => chart(attr(here(), TERRAIN), attr(one, KIND)),
            (12, Some(one)) => root(attr(one, STEPS), Rounding::Up),
            (13, _) => round(reckon(self.number(bound, 0), Arithmetic::DividedBy, num(2)), Rounding::Down),
            _ => num(self.draw.below(4) as i64),
        }
    }

    /// Counters of the stack, some of them left out.
    fn set(&mut self, bound: &[u8], depth: u8) -> Things {
        let own = bound.iter().max().map_or(0, |last| last + 1);
        let mut set = counters(own);
        if self.draw.one_in(3) {
            set.class = self.definition(true);
        }
        if let Some(other) = self.slot(bound) {
            match self.draw.below(5) {
                0 => set.other_than = Some(other),
                1 => set.enemy_to = Some(other),
                2 => set.friendly_to = Some(other),
                _ => {}
            }
        }
        if self.draw.one_in(2) {
            let inner = [bound, &[own]].concat();
            set.condition = Some(self.flag(&inner, depth));
        }
        set
    }

    fn line(&mut self, bound: &[u8]) -> LineRow {
        let set = self.set(bound, 1);
        let element = set.slot;
        let measure = match self.draw.below(4) {
            0 => Measure::Value(code(self.number(bound, 2))),
            1 => Measure::Sum { set: code(set.set()), of: code(attr(slot(element), STEPS)) },
            2 => Measure::Different { set: code(set.set()), of: code(attr(slot(element), KIND)) },
            _ => Measure::Count { set: code(set.set()) },
        };
        let comparison = match self.draw.below(5) {
            0 => LineComparison::AtLeast,
            1 => LineComparison::Exactly,
            _ => LineComparison::AtMost,
        };
        let bound = if self.draw.one_in(3) { self.number(bound, 1) } else { num(1 + self.draw.below(2) as i64) };
        LineRow { comparison, bound: code(bound), measure, label: word("things") }
    }

    fn clause(&mut self, game: &mut Game) {
        let each = self.draw.one_in(3);
        let bound: &[u8] = if each { &[0] } else { &[] };
        let (kind, body) = match self.draw.below(6) {
            0 => {
                let subject = self.set(bound, 1);
                let inner = [bound, &[subject.slot]].concat();
                let with = self.set(&inner, 1);
                (ClauseKind::Exclusion, Body::MayNotShare { subject: code(subject.set()), with: code(with.set()) })
            }
            1 => (ClauseKind::Requirement, Body::Requires(code(self.flag(bound, 3)))),
            2 => (ClauseKind::Ban, Body::Forbids(code(self.flag(bound, 3)))),
            3 => {
                let mut row = |label| AlternativeRow { label: word(label), lines: owned([self.line(bound)]) };
                (ClauseKind::Limit, Body::Alternatives(owned([row("one"), row("other")])))
            }
            _ => (ClauseKind::Limit, Body::Lines(owned([self.line(bound), self.line(bound)]))),
        };
        let lines = matches!(body, Body::Lines(_));
        let clause = game.clause(kind, &[REST], body);
        if each && kind != ClauseKind::Exclusion {
            let set = self.set(&[], 1);
            game.row(clause).subject = Some(code(set.set()));
        } else if self.draw.one_in(4) {
            game.row(clause).per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
            if self.draw.one_in(3) {
                game.row(clause).condition = Some(code(is(slot(FIRST_SHARE_SLOT), sym("red"))));
            }
        }
        let bound: &[u8] = if game.row(clause).subject.is_some() { &[0] } else { &[] };
        if self.draw.one_in(4) {
            game.row(clause).condition = Some(code(self.flag(&[], 2)));
        }
        if self.draw.one_in(2) {
            let condition = self.flag(bound, 2);
            let effect = match self.draw.below(3) {
                0 if lines => bounds(&[(0, num(3))]),
                1 => {
                    let set = self.set(bound, 1);
                    let first = if self.draw.one_in(2) { Some(code(num(1))) } else { None };
                    ExceptionEffect::Exempts { first, set: code(set.set()) }
                }
                _ => ExceptionEffect::Lifted,
            };
            game.exception(Target::Clause(clause), Some(condition), effect);
        }
    }
}
