//! Whatever the tables and the position hold, judging ends with an answer or a reason: it never panics.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::*;
use reglement_engine::table::*;
use world::*;

/// Numbers that look random and are the same each time.
struct Dice {
    state: u64,
    /// Only definitions and clauses with lower numbers are spoken of, so that there are no circles.
    below: u64,
}

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.state = self.state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.state >> 33) % sides
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.roll(items.len() as u64) as usize].clone()
    }

    /// Mostly an operand that stands before and suits, as a compiler has it; seldom one that does not.
    fn operand_that(&mut self, before: &[Node], suits: fn(&Node) -> bool) -> NodeIndex {
        let suiting: Vec<usize> = (0..before.len()).filter(|at| suits(&before[*at])).collect();
        if suiting.is_empty() || self.roll(500) == 0 {
            self.roll(20) as NodeIndex
        } else {
            self.pick(&suiting) as NodeIndex
        }
    }

    fn operand(&mut self, before: &[Node]) -> NodeIndex {
        self.operand_that(before, |node| !matches!(node, Node::Set { .. }))
    }

    fn optional(&mut self, before: &[Node]) -> Option<NodeIndex> {
        if self.roll(2) == 0 { None } else { Some(self.operand(before)) }
    }

    fn lower(&mut self) -> Option<u16> {
        if self.below == 0 { None } else { Some(self.roll(self.below) as u16) }
    }

    fn slot(&mut self) -> u8 {
        self.roll(18) as u8
    }

    fn code(&mut self) -> Code {
        let mut nodes = vec![Node::Slot(0), Node::Here, Node::Act, Node::Flag(true)];
        for _ in 0..self.roll(6) {
            let node = self.node(&nodes);
            nodes.push(node);
        }
        Code::Owned(nodes)
    }

    /// A code that comes to a yes or no, unless something goes wrong on the way.
    fn flag(&mut self) -> Code {
        let mut code = self.code();
        let (left, right) = (self.operand(&code), self.operand(&code));
        let last = self.pick(&[
            Node::Flag(true),
            Node::IsNothing(left),
            Node::Compare { left, comparison: Comparison::Equal, right },
            Node::In { what: left, within: right },
            Node::NextTo { left, right },
        ]);
        code.to_mut().push(last);
        code
    }

    /// A code that comes to a number, likewise.
    fn number(&mut self) -> Code {
        if self.roll(2) == 0 {
            return code(num(self.roll(4) as i64));
        }
        let mut code = self.set();
        let set = code.len() as NodeIndex - 1;
        code.to_mut().push(Node::Count { set });
        code
    }

    /// A code that ends in a set.
    fn set(&mut self) -> Code {
        let mut code = self.code();
        let last = self.set_node(&code);
        code.to_mut().push(last);
        code
    }

    fn set_node(&mut self, before: &[Node]) -> Node {
        let list = self.operand(before);
        let domain = self.pick(&[
            Domain::Counters,
            Domain::Counters,
            Domain::Places,
            Domain::Groups,
            Domain::Steps,
            Domain::Acts,
            Domain::Listed(list),
        ]);
        let (distance, of) = (self.operand(before), self.operand(before));
        let location = self.pick(&[
            Location::Here,
            Location::Everywhere,
            Location::In(of),
            Location::NextTo(of),
            Location::Within { distance, of },
        ]);
        let relation = self.pick(&[None, Some(Relation::Friendly { to: of }), Some(Relation::Enemy { to: of })]);
        let class = self.lower().map(DefinitionId).filter(|_| self.roll(2) == 0);
        let (other_than, condition) = (self.optional(before), self.optional(before));
        Node::Set { domain, slot: self.slot(), location, relation, other_than, class, condition }
    }

    fn node(&mut self, before: &[Node]) -> Node {
        let (a, b, c) = (self.operand(before), self.operand(before), self.operand(before));
        let set = self.operand_that(before, |node| matches!(node, Node::Set { .. }));
        let act = self.operand_that(before, |node| *node == Node::Act);
        let thing =
            self.operand_that(before, |node| matches!(node, Node::Slot(_) | Node::Here | Node::Property { .. }));
        let no_set = !before.iter().any(|node| matches!(node, Node::Set { .. }));
        let number = reglement_engine::number::Number::whole(self.pick(&[0, 1, 3, -2, i64::MAX, i64::MIN]));
        let attribute = AttributeId(self.roll(3) as u16);
        let slot = self.slot();
        let (through, avoiding) = (self.optional(before), self.optional(before));
        let rounding = self.pick(&[Rounding::Up, Rounding::Down, Rounding::Nearest]);
        let property = self.pick(&[
            Property::Place,
            Property::Depth,
            Property::PlaceCount,
            Property::From,
            Property::To,
            Property::StepNumber,
            Property::Direction,
            Property::ActName,
            Property::Start,
            Property::End,
            Property::StepCount,
            Property::ListCount,
        ]);
        let comparison = self.pick(&[Comparison::Equal, Comparison::AtMost, Comparison::MoreThan]);
        let arithmetic = self.pick(&[Arithmetic::Plus, Arithmetic::Minus, Arithmetic::Times, Arithmetic::DividedBy]);
        let aggregate = self.pick(&[Aggregate::Sum, Aggregate::Highest, Aggregate::Lowest]);
        let lower = self.lower();
        let (subject, second) = (self.optional(before), self.optional(before));
        let choices = [
            Node::Nothing,
            Node::Flag(true),
            Node::Number(number),
            Node::Number(number),
            Node::Unlimited,
            Node::Prohibited,
            Node::NoFigure,
            Node::Symbol(Symbol(self.roll(60) as u32)),
            Node::SymbolSet(self.roll(9)),
            Node::Slot(slot),
            Node::Slot(0),
            Node::Here,
            Node::Step,
            Node::Act,
            Node::Parameter { of: act, parameter: ParameterId(self.roll(8) as u16) },
            Node::Attribute { of: thing, attribute },
            Node::Attribute { of: thing, attribute },
            Node::GameAttribute(attribute),
            Node::Property { of: a, property },
            Node::Property { of: a, property },
            lower.map_or(Node::Here, |id| Node::Defined { definition: DefinitionId(id), subject, second }),
            Node::Ruling(RulingId(self.roll(2) as u16)),
            Node::Chart { chart: ChartId(0), row: a, column: b },
            Node::IsNothing(a),
            Node::Rank { value: a, domain: DomainId(self.roll(11) as u16) },
            Node::OverPlaces { of: thing, attribute, aggregate },
            Node::Not(a),
            Node::And(a, b),
            Node::Or(a, b),
            Node::Compare { left: a, comparison, right: b },
            Node::Includes { set: a, bit: self.roll(80) as u8 },
            Node::IncludesValue { set: a, value: b, domain: DomainId(self.roll(11) as u16) },
            Node::In { what: a, within: b },
            Node::NextTo { left: a, right: b },
            Node::Distance { from: a, to: b, slot, through, avoiding },
            Node::Reachable { from: a, to: b, slot, through, avoiding },
            Node::Exists { set },
            Node::Every { set, condition: b },
            Node::Count { set },
            Node::CountDifferent { set, of: b },
            Node::Aggregate { aggregate, set, of: b },
            Node::Arithmetic { left: a, arithmetic, right: b },
            Node::Round { value: a, rounding },
            Node::SquareRoot { value: a, rounding },
            Node::Higher(a, b),
            Node::Lower(a, b),
            Node::If { condition: a, then: b, otherwise: c },
            lower.map_or(Node::Here, |id| Node::Broken { clause: ClauseId(id), among: subject }),
            lower.map_or(Node::Here, |id| Node::Excess { clause: ClauseId(id), line: 0, among: subject }),
        ];
        if self.roll(6) == 0 || (no_set && self.roll(3) == 0) { self.set_node(before) } else { self.pick(&choices) }
    }

    fn body(&mut self) -> (ClauseKind, Body) {
        let line = |dice: &mut Dice| {
            let measure = match dice.roll(4) {
                0 => Measure::Count { set: dice.set() },
                1 => Measure::Sum { set: dice.set(), of: dice.number() },
                2 => Measure::Different { set: dice.set(), of: dice.code() },
                _ => Measure::Value(dice.number()),
            };
            let comparison = dice.pick(&[LineComparison::AtMost, LineComparison::AtLeast, LineComparison::Exactly]);
            LineRow { comparison, bound: dice.number(), measure, label: word("things") }
        };
        match self.roll(10) {
            0 | 1 => (ClauseKind::Limit, Body::Lines(owned([line(self), line(self)]))),
            2 => {
                let one = AlternativeRow { label: word("one"), lines: owned([line(self)]) };
                let other = AlternativeRow { label: word("other"), lines: owned([line(self)]) };
                (ClauseKind::Limit, Body::Alternatives(owned([one, other])))
            }
            3 => (ClauseKind::Exclusion, Body::MayNotShare { subject: self.set(), with: self.set() }),
            4 => (ClauseKind::Requirement, Body::Requires(self.flag())),
            5 => (ClauseKind::Ban, Body::Forbids(self.flag())),
            // Seldom: where the rules look at whole paths, the search for another path is long.
            6 if self.roll(8) == 0 => (ClauseKind::Duty, Body::IfPossible(self.flag())),
            7 => {
                let kind = self.pick(&[ClauseKind::Price, ClauseKind::Value, ClauseKind::Penalty, ClauseKind::Forced]);
                let value = EffectCode::Value(self.number());
                (kind, Body::Effect { value, tags: owned([]), budget: Some(self.number()) })
            }
            8 => {
                let value = EffectCode::Members(self.set());
                (ClauseKind::Cure, Body::Effect { value, tags: owned([]), budget: None })
            }
            _ => {
                let row = ChoiceRow {
                    parameter: self.pick(&[CHOSEN, PICKED]),
                    from: self.set(),
                    within: self.lower().map(ClauseId).into_iter().collect(),
                    at_most: Some(self.number()),
                    none_if: Some(self.flag()),
                };
                (ClauseKind::Choice, Body::Choice(row))
            }
        }
    }

    fn exception(&mut self, game: &mut Game, target: Target) -> ExceptionId {
        let effect = match self.roll(5) {
            0 => ExceptionEffect::Lifted,
            1 => ExceptionEffect::Deferred(REST),
            2 => ExceptionEffect::Exempts {
                first: if self.roll(2) == 0 { None } else { Some(self.number()) },
                set: self.set(),
            },
            3 => ExceptionEffect::Bounds(owned([BoundRow { line: self.roll(3) as u16, bound: self.number() }])),
            _ => ExceptionEffect::Value(self.number()),
        };
        let id = game.exception(target, None, effect);
        if self.roll(2) == 0 {
            game.except(id).condition = Some(self.flag());
        }
        id
    }

    /// Definitions and clauses in turn, each with an exception now and then.
    fn game(&mut self) -> Game {
        let mut game = Game::new();
        for below in 0..4 {
            self.below = below;
            let subject = self.pick(&[None, Some(Subject::Counter), Some(Subject::Place)]);
            let definition = game.define("thing", subject, yes());
            let class = self.roll(2) == 0;
            game.definition(definition).general = if class { self.flag() } else { self.code() };
            game.definition(definition).class = class;
            let (kind, body) = self.body();
            let clause = game.clause(kind, &[REST, ENTRY, ASSAULT], body);
            if self.roll(3) == 0 {
                game.row(clause).subject = Some(self.set());
            }
            if self.roll(4) == 0 {
                game.row(clause).per = owned([PerRow { name: word("share"), value: self.code() }]);
            }
            if self.roll(4) == 0 {
                game.row(clause).scope = Scope::Play;
            }
            for target in [Target::Definition(definition), Target::Clause(clause), Target::Clause(clause)] {
                if self.roll(2) == 0 {
                    let outer = self.exception(&mut game, target);
                    if self.roll(3) == 0 {
                        self.exception(&mut game, Target::Exception(outer));
                    }
                }
            }
        }
        game
    }
}

#[test]
fn judging_never_panics() {
    let map = Map::grid(1)
        .group("corps", "advance")
        .unit("a", "0,0")
        .unit("b", "0,0")
        .kind("guns")
        .with(CORPS, Value::Group(0))
        .unit("c", "0,0 1,0")
        .with(SIDE, named("blue"))
        .with(CHIEF, Value::Counter(1))
        .unit("off", "");
    let mut odd = map.position.clone();
    odd.counters[0].at = vec![77];
    odd.counters[1].record.truncate(3);
    odd.places[2].record.clear();
    odd.borders.push(BorderData { from: 0, to: 99, one_way: false, record: vec![] });
    let positions = [map.position.clone(), odd];
    let asked = [
        map.moving("a", &["1,0", "0,1"]),
        map.landing("b", "1,0"),
        map.fighting("0,0", &["a", "b"]),
        Asked::Moment(REST),
    ];
    let mut dice = Dice { state: 7, below: 0 };
    let mut judged = 0;
    for _ in 0..1_000 {
        let game = dice.game();
        let (position, asked) = (dice.pick(&positions), dice.pick(&asked));
        let judge = game.judge();
        match judge.judge(&position, &asked) {
            Ok(verdict) => {
                judged += 1;
                assert!(!verdict.words(&game.tables, &position, &asked).is_empty());
                assert_eq!(judge.judge(&position, &asked).as_ref(), Ok(&verdict));
                // Without reasons the answer is the same. It may also stop before it meets a fault.
                let lawful = verdict.broken().is_empty();
                assert_eq!(judge.is_lawful(&position, &asked), Ok(lawful));
            }
            Err(fault) => {
                assert!(!fault.words(&game.tables, &position).is_empty());
                let _ = judge.is_lawful(&position, &asked);
            }
        }
    }
    assert!(judged > 150, "only {judged} could be judged");
}
