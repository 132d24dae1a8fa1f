//! A made-up game to test with: tables and positions written by hand, in few words.

#![allow(dead_code, unused_imports)]

mod asking;
mod code;
mod drawn;
mod position;

pub use asking::*;
pub use code::*;
pub use drawn::*;
pub use position::*;

use std::borrow::Cow;

use reglement_engine::judge::Judge;
use reglement_engine::table::*;

pub const SIDE: u16 = 0;
pub const KIND: u16 = 1;
pub const SIZE: u16 = 2;
pub const STEPS: u16 = 3;
pub const STRENGTH: u16 = 4;
pub const CHIEF: u16 = 5;
pub const CORPS: u16 = 6;
pub const TRAITS: u16 = 7;

pub const TIGHT: u16 = 0;
pub const WALL: u16 = 1;
pub const TERRAIN: u16 = 2;

pub const UNIT: ParameterId = ParameterId(0);
pub const PATH: ParameterId = ParameterId(1);
pub const TO: ParameterId = ParameterId(2);
pub const MANNER: ParameterId = ParameterId(3);
pub const CHOSEN: ParameterId = ParameterId(4);
pub const PICKED: ParameterId = ParameterId(5);
pub const SITE: ParameterId = ParameterId(6);
pub const POINTS: ParameterId = ParameterId(7);
pub const PARAMETERS: usize = 8;

pub const REST: MomentId = MomentId(0);
pub const ENTRY: MomentId = MomentId(1);
pub const PASSING: MomentId = MomentId(2);
pub const LEAVING: MomentId = MomentId(3);
pub const ASSAULT: MomentId = MomentId(4);

pub const MOVE: ActId = ActId(0);
pub const LAND: ActId = ActId(1);
pub const ARRIVE: ActId = ActId(2);
pub const FIGHT: ActId = ActId(3);
pub const ASK: ActId = ActId(4);
pub const REFORM: ActId = ActId(5);
pub const DISBAND: ActId = ActId(6);
pub const BUILD: ActId = ActId(7);
pub const PASS_THROUGH: ActId = ActId(8);

pub fn word(words: &str) -> Text {
    Cow::Owned(words.to_string())
}

pub fn owned<T: Clone>(items: impl Into<Vec<T>>) -> List<T> {
    Cow::Owned(items.into())
}

pub fn whole(number: i64) -> Value {
    Value::Number(reglement_engine::number::Number::whole(number))
}

/// The tables being built.
pub struct Game {
    pub tables: Tables,
}

const AT: Place = Place { layer: LayerId(0), line: 7 };

const WORDS: [&str; 38] = [
    "red",
    "blue",
    "infantry",
    "cavalry",
    "guns",
    "marker",
    "company",
    "battalion",
    "clear",
    "woods",
    "swamp",
    "road",
    "march",
    "advance",
    "retire",
    "yes",
    "no",
    "move",
    "land",
    "arrive",
    "fight",
    "ask",
    "reform",
    "disband",
    "build",
    "pass-through",
    "E",
    "NE",
    "NW",
    "W",
    "SW",
    "SE",
    "brave",
    "swift",
    "old",
    "leg",
    "mech",
    "square",
];

pub fn symbol(word: &str) -> Symbol {
    Symbol(WORDS.iter().position(|known| *known == word).expect("a word of the test game") as u32)
}

pub fn named(word: &str) -> Value {
    Value::Symbol(symbol(word))
}

fn domain(name: &str, values: &[&str]) -> DomainRow {
    DomainRow { name: word(name), values: values.iter().map(|word| symbol(word)).collect() }
}

fn attribute(name: &str, of_type: Type, optional: bool, usually: Option<Value>) -> AttributeRow {
    AttributeRow { name: word(name), alias: word(""), of_type, in_each_place: false, optional, usually, doc: word("") }
}

fn parameter_row(name: &str, of_type: Type) -> ParameterRow {
    ParameterRow { name: word(name), alias: word(""), of_type }
}

fn moment(name: &str) -> MomentRow {
    MomentRow { name: word(name), doc: word("") }
}

fn act(name: &str, parameters: &[ParameterId], end: &[MomentId]) -> ActRow {
    let parameter =
        |parameter: &ParameterId| ActParameter { parameter: *parameter, optional: true, usually: None, doc: word("") };
    ActRow {
        name: word(name),
        question: false,
        doc: word(""),
        parameters: parameters.iter().map(parameter).collect(),
        at_the_start: Moments::NONE,
        at_each_step: Moments::NONE,
        on_the_way: Moments::NONE,
        at_the_end: Moments::of(end),
        conditional: owned([]),
        effects: owned([]),
        happens_in: None,
    }
}

fn acts() -> Vec<ActRow> {
    let sets_kind = ActEffect::Sets { what: UNIT, attribute: AttributeId(KIND), to: code(sym("square")) };
    vec![
        ActRow {
            at_the_start: Moments::of(&[LEAVING]),
            at_each_step: Moments::of(&[ENTRY]),
            on_the_way: Moments::of(&[PASSING]),
            effects: owned([ActEffect::MovesAlong { what: UNIT, path: PATH }]),
            ..act("move", &[UNIT, PATH, MANNER], &[REST])
        },
        ActRow { effects: owned([ActEffect::MovesTo { what: UNIT, to: TO }]), ..act("land", &[UNIT, TO], &[REST]) },
        act("arrive", &[UNIT], &[REST]),
        act("fight", &[CHOSEN, PICKED, SITE], &[ASSAULT]),
        ActRow { question: true, ..act("ask", &[POINTS], &[REST]) },
        ActRow { effects: owned([sets_kind]), ..act("reform", &[UNIT], &[REST]) },
        ActRow { effects: owned([ActEffect::Removes { what: UNIT }]), ..act("disband", &[UNIT], &[REST]) },
        ActRow { happens_in: Some(SITE), ..act("build", &[UNIT, SITE], &[REST]) },
        act("pass-through", &[UNIT, MANNER], &[ENTRY, PASSING]),
    ]
}

impl Game {
    pub fn new() -> Game {
        let domains = [
            domain("side", &["red", "blue"]),
            domain("kind", &["infantry", "cavalry", "guns", "marker", "square"]),
            domain("size", &["company", "battalion"]),
            domain("terrain", &["clear", "woods", "swamp"]),
            domain("manner", &["road", "march"]),
            domain("order", &["advance", "retire"]),
            domain("yes-or-no", &["yes", "no"]),
            domain("trait", &["brave", "swift", "old"]),
            domain("act", &["move", "land", "arrive", "fight", "ask", "reform", "disband", "build", "pass-through"]),
            domain("direction", &["E", "NE", "NW", "W", "SW", "SE"]),
        ];
        let no = Some(Value::Flag(false));
        let number = Type::Number { from: None, to: None };
        Game {
            tables: Tables {
                head: Head {
                    name: word("test"),
                    title: word("Test"),
                    game: word(""),
                    edition: word(""),
                    source: word(""),
                },
                layers: owned([LayerRow { name: word("test"), title: word("Test") }]),
                symbols: WORDS.iter().map(|known| word(known)).collect(),
                aliases: owned([]),
                domains: owned(domains),
                place_noun: word("hex"),
                place_plural: word("hexes"),
                game: owned([attribute("turn", number, false, None)]),
                places: owned([
                    attribute("tight", Type::Flag, false, no),
                    attribute("wall", Type::Flag, false, no),
                    attribute("terrain", Type::OneOf(DomainId(3)), false, None),
                ]),
                borders: owned([attribute("river", Type::Flag, false, no), attribute("height", number, false, None)]),
                counters: owned([
                    attribute("side", Type::OneOf(DomainId(0)), true, None),
                    attribute("kind", Type::OneOf(DomainId(1)), false, None),
                    attribute("size", Type::OneOf(DomainId(2)), true, None),
                    attribute("steps", number, false, None),
                    attribute("strength", Type::Fraction, true, None),
                    attribute("chief", Type::Counter, true, None),
                    attribute("corps", Type::Group, true, None),
                    attribute("traits", Type::AnyOf(DomainId(7)), false, None),
                ]),
                groups: owned([attribute("order", Type::OneOf(DomainId(5)), false, None)]),
                parameters: owned([
                    parameter_row("unit", Type::Counter),
                    parameter_row("path", Type::Path),
                    parameter_row("to", Type::Place),
                    parameter_row("manner", Type::OneOf(DomainId(4))),
                    parameter_row("chosen", Type::Counters),
                    parameter_row("picked", Type::Counter),
                    parameter_row("site", Type::Place),
                    parameter_row("points", number),
                ]),
                acts: owned(acts()),
                moments: owned(["rest", "entry", "passing", "leaving", "assault"].map(moment)),
                references: owned([
                    ReferenceRow { number: word("8.0"), doc: word("fog of war") },
                    ReferenceRow { number: word("9.0"), doc: word("supply") },
                ]),
                rulings: owned([RulingRow {
                    name: word("A1"),
                    question: word("Does it count?"),
                    domain: DomainId(6),
                    used: symbol("yes"),
                    because: word("it says so"),
                    place: AT,
                }]),
                charts: owned([ChartRow {
                    name: word("figures"),
                    rule: None,
                    row_keys: owned([symbol("clear"), symbol("woods")]),
                    column_keys: owned([symbol("infantry"), symbol("cavalry"), symbol("guns")]),
                    cells: owned([whole(18), whole(6), Value::Unlimited, whole(1), Value::Prohibited, Value::NoFigure]),
                    place: AT,
                    amended: owned([]),
                }]),
                rules: owned([]),
                definitions: owned([]),
                clauses: owned([]),
                exceptions: owned([]),
            },
        }
    }

    pub fn judge(&self) -> Judge<'_> {
        Judge::new(&self.tables)
    }

    pub fn rule(&mut self, number: &str) -> RuleId {
        let rules = self.tables.rules.to_mut();
        rules.push(RuleRow {
            number: word(number),
            heading: word("A heading"),
            place: AT,
            notes: owned([]),
            see: owned([]),
        });
        RuleId(rules.len() as u16 - 1)
    }

    /// A definition outside any rule.
    pub fn define(&mut self, name: &str, subject: Option<Subject>, value: Expression) -> DefinitionId {
        let definitions = self.tables.definitions.to_mut();
        definitions.push(DefinitionRow {
            name: word(name),
            plural: word(&format!("{name}s")),
            rule: None,
            subject,
            second: None,
            class: false,
            within: None,
            of_type: Type::Flag,
            general: code(value),
            exceptions: owned([]),
            place: AT,
            words: word(""),
        });
        DefinitionId(definitions.len() as u16 - 1)
    }

    /// A class of counters.
    pub fn class(&mut self, name: &str, condition: Expression) -> DefinitionId {
        let id = self.define(name, Some(Subject::Counter), condition);
        self.definition(id).class = true;
        id
    }

    pub fn definition(&mut self, id: DefinitionId) -> &mut DefinitionRow {
        &mut self.tables.definitions.to_mut()[id.index()]
    }

    pub fn clause(&mut self, kind: ClauseKind, moments: &[MomentId], body: Body) -> ClauseId {
        let rule = match self.tables.rules.len() {
            0 => self.rule("7.1"),
            count => RuleId(count as u16 - 1),
        };
        let clauses = self.tables.clauses.to_mut();
        clauses.push(ClauseRow {
            rule,
            name: word("stack"),
            kind,
            moments: Moments::of(moments),
            scope: Scope::EachPlace,
            per: owned([]),
            subject: None,
            condition: None,
            body,
            exceptions: owned([]),
            see: owned([]),
            place: AT,
            words: word(""),
            condition_words: word(""),
            notes: owned([]),
        });
        ClauseId(clauses.len() as u16 - 1)
    }

    pub fn row(&mut self, id: ClauseId) -> &mut ClauseRow {
        &mut self.tables.clauses.to_mut()[id.index()]
    }

    /// A limit at rest with these lines.
    pub fn limit(&mut self, lines: Vec<LineRow>) -> ClauseId {
        self.clause(ClauseKind::Limit, &[REST], Body::Lines(owned(lines)))
    }

    pub fn exception(&mut self, target: Target, condition: Option<Expression>, effect: ExceptionEffect) -> ExceptionId {
        let exceptions = self.tables.exceptions.to_mut();
        let id = ExceptionId(exceptions.len() as u16);
        exceptions.push(ExceptionRow {
            rule: None,
            name: word(&format!("number-{}", id.0)),
            target,
            moments: Moments::ANY,
            condition_words: word(if condition.is_some() { "the condition holds" } else { "" }),
            condition: condition.map(code),
            effect,
            beats: owned([]),
            exceptions: owned([]),
            see: owned([]),
            place: AT,
            words: word("the exception applies"),
            notes: owned([]),
        });
        match target {
            Target::Clause(target) => self.row(target).exceptions.to_mut().push(id),
            Target::Definition(target) => self.definition(target).exceptions.to_mut().push(id),
            Target::Exception(target) => self.except(target).exceptions.to_mut().push(id),
        }
        id
    }

    pub fn except(&mut self, id: ExceptionId) -> &mut ExceptionRow {
        &mut self.tables.exceptions.to_mut()[id.index()]
    }
}

pub fn at_most(bound: Expression, set: Expression) -> LineRow {
    line(LineComparison::AtMost, bound, Measure::Count { set: code(set) })
}

pub fn line(comparison: LineComparison, bound: Expression, measure: Measure) -> LineRow {
    LineRow { comparison, bound: code(bound), measure, label: word("units") }
}

pub fn bounds(bounds: &[(u16, Expression)]) -> ExceptionEffect {
    ExceptionEffect::Bounds(
        bounds.iter().map(|(line, bound)| BoundRow { line: *line, bound: code(bound.clone()) }).collect(),
    )
}

/// A number as a bound.
pub fn three_units(game: &mut Game) -> ClauseId {
    game.limit(vec![at_most(num(3), counters(0).set())])
}
