//! Downtown: Flights in one hex.
//!
//! Game: Downtown, Air War over Hanoi
//!
//! Edition: GMT 2004, as restated in a public player aid
//!
//! Source: A player aid that restates 6.2 to 6.4, 7.0 and 9.0
//!
//! Made from the ruleset `downtown`: change that, and build.

#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

/// The values of act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActValue {
    Move,
}

impl ActValue {
    pub const ALL: [ActValue; 1] = [ActValue::Move];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of altitude.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Altitude {
    Deck,
    Low,
    Medium,
    High,
    VeryHigh,
}

impl Altitude {
    pub const ALL: [Altitude; 5] = [Altitude::Deck, Altitude::Low, Altitude::Medium, Altitude::High, Altitude::VeryHigh];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Altitude::Deck => rows::Word::Deck.symbol(),
            Altitude::Low => rows::Word::Low.symbol(),
            Altitude::Medium => rows::Word::Medium.symbol(),
            Altitude::High => rows::Word::High.symbol(),
            Altitude::VeryHigh => rows::Word::VeryHigh.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Altitude> {
        Altitude::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Us,
    Nv,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Us, Side::Nv];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Us => rows::Word::Us.symbol(),
            Side::Nv => rows::Word::Nv.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Side> {
        Side::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Flight,
    Marker,
}

impl Type {
    pub const ALL: [Type; 2] = [Type::Flight, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Flight => rows::Word::Flight.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    Figure,
}

impl Figure {
    pub const ALL: [Figure; 1] = [Figure::Figure];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Figure::Figure => rows::Word::Figure.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Figure> {
        Figure::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {}

impl Default for Game {
    fn default() -> Game {
        Game {  }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        Record::new()
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {}

impl Default for Hex {
    fn default() -> Hex {
        Hex {  }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        Record::new()
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// United States, North Vietnam. Read by 6.4.
    pub side: Side,
    /// Read by 6.4.
    pub r#type: Type,
    /// The altitude band. Read by 6.31, 6.4.
    pub alt: Option<Altitude>,
    /// Movement points. At least 0. `None` is unlimited. Read by 6.31.
    pub points: Option<i64>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side) -> Counter {
        Counter { side, r#type: Type::Flight, alt: None, points: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            self.alt.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.points.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A flight moves along a path.
    Move(Move),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
        }
    }

    /// The counter that moves along the act's path.
    fn mover(&self) -> Option<CounterId> {
        match self {
            Act::Move(act) => Some(act.unit),
        }
    }
}

/// A flight moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by 6.31.
    pub unit: CounterId,
    /// Bands climbed. From 0 to 4. Read by 6.31.
    pub climb: i64,
    /// Bands dived. From 0 to 4. Read by 6.31.
    pub dive: i64,
    /// Turns made. At least 0. Read by 6.31.
    pub turns: i64,
    /// Points spent on diving. At least 0. Read by 6.31.
    pub dives: i64,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, climb: 0, dive: 0, turns: 0, dives: 0, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Climb as usize] = Value::Number(Number::whole(self.climb));
        data.parameters[rows::Parameter::Dive as usize] = Value::Number(Number::whole(self.dive));
        data.parameters[rows::Parameter::Turns as usize] = Value::Number(Number::whole(self.turns));
        data.parameters[rows::Parameter::Dives as usize] = Value::Number(Number::whole(self.dives));
        self.path.write(&mut data, names);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// A way through the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// Where it begins; without it, where the counter that moves lies.
    pub start: Option<HexId>,
    /// The places entered, in order.
    pub steps: Vec<Step>,
}

/// One place entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub to: HexId,
}

impl Path {
    fn write(&self, data: &mut ActData, names: &mut Vec<String>) {
        data.start = self.start.map(|place| place.0);
        data.steps = self.steps.iter().map(|step| StepData { to: step.to.0, border: Record::new() }).collect();
    }
}

/// A position, built up piece by piece.
#[derive(Clone, Debug)]
pub struct Position {
    data: PositionData,
}

impl Position {
    /// An empty map.
    pub fn new(game: Game) -> Position {
        let mut position = Position { data: PositionData::default() };
        position.data.game = game.record(&mut position.data.names);
        position
    }

    /// Whether the hexes of the grid have flat tops, so that one may go north and south on it and not east and west; as it begins, they have a corner on top.
    pub fn set_flat_tops(&mut self, flat_tops: bool) {
        self.data.flat_top = flat_tops;
    }

    /// Adds a hex; its neighbours are those that a border joins it to.
    pub fn add_hex(&mut self, id: &str, place: Hex) -> HexId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: None, record });
        HexId(self.data.places.len() as u32 - 1)
    }

    /// Adds a hex of a grid, by its axial coordinates `q, r`.
    pub fn add_hex_at(&mut self, id: &str, axial: (i32, i32), place: Hex) -> HexId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: Some(axial), record });
        HexId(self.data.places.len() as u32 - 1)
    }

    /// Adds a border between two hexes, the same from both sides.
    pub fn add_border(&mut self, from: HexId, to: HexId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
    }

    /// Adds a border between two hexes, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: HexId, to: HexId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
    }

    /// Adds a counter under those that lie in its hex already.
    pub fn add_counter(&mut self, id: &str, at: &[HexId], counter: Counter) -> CounterId {
        let record = counter.record(&mut self.data.names);
        let at = at.iter().map(|place| place.0).collect();
        self.data.counters.push(CounterData { id: id.to_owned(), at, record, parts: Vec::new() });
        CounterId(self.data.counters.len() as u32 - 1)
    }

    /// Gives a counter other attributes.
    pub fn set_counter(&mut self, id: CounterId, counter: Counter) {
        let record = counter.record(&mut self.data.names);
        if let Some(data) = self.data.counters.get_mut(id.0 as usize) {
            data.record = record;
            data.parts.clear();
        }
    }

    /// An act as the engine is asked about it.
    pub fn asked(&mut self, act: impl Into<Act>) -> Asked {
        let act = act.into();
        let mut data = act.data(&mut self.data.names);
        if data.start.is_none() {
            let mover = act.mover().and_then(|mover| self.data.counters.get(mover.0 as usize));
            data.start = mover.and_then(|mover| mover.at.first().copied());
        }
        Asked::Act(data)
    }

    /// Notes an act as done, after those noted before.
    pub fn done(&mut self, act: impl Into<Act>) {
        let data = act.into().data(&mut self.data.names);
        self.data.log.push(data);
    }

    /// What the engine judges.
    pub fn data(&self) -> &PositionData {
        &self.data
    }
}

/// A name that is only compared: one of the ruleset's words, or the position's own.
fn free_name(names: &mut Vec<String>, name: &str) -> Value {
    let name = name.replace('_', "-");
    let known = TABLES.symbols.iter().position(|word| *word == name);
    let number = known.unwrap_or_else(|| {
        let own = names.iter().position(|own| *own == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        TABLES.symbols.len() + own
    });
    Value::Symbol(Symbol(number as u32))
}

/// An act of which nothing is said yet.
fn blank(kind: ActKind) -> ActData {
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 6], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a flight moves along a path
    Move,
}

impl ActKind {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ActId {
        ActId(self as u16)
    }
}

/// The moments at which rules are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Moment {
    /// a flight ends its movement
    MoveEnd,
    /// a flight flies on through a hex
    Passing,
}

impl Moment {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> MomentId {
        MomentId(self as u16)
    }
}

/// The printed rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Rule {
    /// 6.31 Movement points
    R6_31,
    /// 6.4 Friendly flights in one hex
    R6_4,
}

impl Rule {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> RuleId {
        RuleId(self as u16)
    }
}

/// The definitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Definition {
    /// 6.31 Movement points: new-band
    NewBand,
    /// 6.31 Movement points: new-altitude
    NewAltitude,
    /// 6.4 Friendly flights in one hex: flight
    Flight,
}

impl Definition {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> DefinitionId {
        DefinitionId(self as u16)
    }
}

/// The clauses of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Clause {
    /// 6.31 Movement points: points
    R6_31_Points,
    /// 6.4 Friendly flights in one hex: flights
    R6_4_Flights,
}

impl Clause {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ClauseId {
        ClauseId(self as u16)
    }
}

/// The exceptions, each to one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Exception {
    /// 6.31 Movement points: low
    NewAltitude_Low,
    /// 6.31 Movement points: medium
    NewAltitude_Medium,
    /// 6.31 Movement points: high
    NewAltitude_High,
    /// 6.31 Movement points: very-high
    NewAltitude_VeryHigh,
    /// 6.4 Friendly flights in one hex: on-the-way
    R6_4_Flights_OnTheWay,
}

impl Exception {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ExceptionId {
        ExceptionId(self as u16)
    }
}

/// The tables: one row a line.
#[rustfmt::skip]
mod rows {
use reglement_engine::number::Number;
use reglement_engine::table::*;

use super::line;
use super::ActKind;
use super::Moment;
use super::Rule;
use super::Definition;
use super::Clause;
use super::Exception;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("downtown"),
        title: text("Downtown: Flights in one hex"),
        game: text("Downtown, Air War over Hanoi"),
        edition: text("GMT 2004, as restated in a public player aid"),
        source: text("A player aid that restates 6.2 to 6.4, 7.0 and 9.0"),
    },
    layers: list![
        LayerRow { name: text("downtown"), title: text("Downtown: Flights in one hex") },
    ],
    symbols: list![
        text("move"),
        text("deck"),
        text("low"),
        text("medium"),
        text("high"),
        text("very-high"),
        text("us"),
        text("nv"),
        text("flight"),
        text("marker"),
        text("figure"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol()] },
        DomainRow { name: text("altitude"), values: list![Word::Deck.symbol(), Word::Low.symbol(), Word::Medium.symbol(), Word::High.symbol(), Word::VeryHigh.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Us.symbol(), Word::Nv.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Flight.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("United States, North Vietnam") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Flight.symbol())), doc: text("") },
        AttributeRow { name: text("alt"), alias: text(""), of_type: Type::OneOf(Values::Altitude.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the altitude band") },
        AttributeRow { name: text("points"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("movement points") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("climb"), alias: text(""), of_type: Type::Number { from: Some(0), to: Some(4) } },
        ParameterRow { name: text("dive"), alias: text(""), of_type: Type::Number { from: Some(0), to: Some(4) } },
        ParameterRow { name: text("turns"), alias: text(""), of_type: Type::Number { from: Some(0), to: None } },
        ParameterRow { name: text("dives"), alias: text(""), of_type: Type::Number { from: Some(0), to: None } },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a flight moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Climb.id(), optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("bands climbed") }, ActParameter { parameter: Parameter::Dive.id(), optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("bands dived") }, ActParameter { parameter: Parameter::Turns.id(), optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("turns made") }, ActParameter { parameter: Parameter::Dives.id(), optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("points spent on diving") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::MoveEnd.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }, ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Alt.id(), to: list![Node::Defined { definition: Definition::NewAltitude.id(), subject: None, second: None }] }], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("move-end"), doc: text("a flight ends its movement") },
        MomentRow { name: text("passing"), doc: text("a flight flies on through a hex") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // 6.31 band-number
        //           | figure
        // deck      | 1
        // low       | 2
        // medium    | 3
        // high      | 4
        // very-high | 5
        ChartRow { name: text("band-number"), rule: Some(Rule::R6_31.id()), row_keys: list![Word::Deck.symbol(), Word::Low.symbol(), Word::Medium.symbol(), Word::High.symbol(), Word::VeryHigh.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::whole(1)), Value::Number(Number::whole(2)), Value::Number(Number::whole(3)), Value::Number(Number::whole(4)), Value::Number(Number::whole(5))], place: Place { layer: Layer::Downtown.id(), line: line::chart::BandNumber }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("6.31"), heading: text("Movement points"), place: Place { layer: Layer::Downtown.id(), line: line::rule::R6_31 }, notes: list![NoteRow { text: text("A point moves one hex, or makes a turn, or climbs one band, or dives any number of bands."), place: Place { layer: Layer::Downtown.id(), line: line::rule_notes::R6_31[0] } }], see: list![] },
        RuleRow { number: text("6.4"), heading: text("Friendly flights in one hex"), place: Place { layer: Layer::Downtown.id(), line: line::rule::R6_4 }, notes: list![NoteRow { text: text("Another altitude is free, and so is an enemy flight at the same altitude; only the end of movement counts."), place: Place { layer: Layer::Downtown.id(), line: line::rule_notes::R6_4[0] } }, NoteRow { text: text("A0009 marker: markers are no flights"), place: Place { layer: Layer::Downtown.id(), line: line::rule_notes::R6_4[1] } }], see: list![] },
    ],
    definitions: list![
        // 6.31 new band: band number of unit's alt plus climb minus dive
        DefinitionRow { name: text("new-band"), plural: text("new-band"), rule: Some(Rule::R6_31.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Alt.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::BandNumber.id(), row: 2, column: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Climb.id() }, Node::Arithmetic { left: 4, arithmetic: Arithmetic::Plus, right: 6 }, Node::Act, Node::Parameter { of: 8, parameter: Parameter::Dive.id() }, Node::Arithmetic { left: 7, arithmetic: Arithmetic::Minus, right: 9 }], exceptions: list![], place: Place { layer: Layer::Downtown.id(), line: line::definition::NewBand }, words: text("new band: band number of unit's alt plus climb minus dive") },
        // 6.31 new altitude: deck
        DefinitionRow { name: text("new-altitude"), plural: text("new-altitude"), rule: Some(Rule::R6_31.id()), subject: None, second: None, class: false, within: None, of_type: Type::OneOf(Values::Altitude.id()), general: list![Node::Symbol(Word::Deck.symbol())], exceptions: list![Exception::NewAltitude_Low.id(), Exception::NewAltitude_Medium.id(), Exception::NewAltitude_High.id(), Exception::NewAltitude_VeryHigh.id()], place: Place { layer: Layer::Downtown.id(), line: line::definition::NewAltitude }, words: text("new altitude: deck") },
        // 6.4 flight is a counter where type is flight
        DefinitionRow { name: text("flight"), plural: text("flights"), rule: Some(Rule::R6_4.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Flight.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::Downtown.id(), line: line::definition::Flight }, words: text("flight is a counter where type is flight") },
    ],
    clauses: list![
        // 6.31 limit points at move end: at most unit's points as (step count plus climb plus turns plus dives) called "movement-points"
        ClauseRow { rule: Rule::R6_31.id(), name: text("points"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MoveEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Points.id() }], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Climb.id() }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Plus, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Turns.id() }, Node::Arithmetic { left: 4, arithmetic: Arithmetic::Plus, right: 6 }, Node::Act, Node::Parameter { of: 8, parameter: Parameter::Dives.id() }, Node::Arithmetic { left: 7, arithmetic: Arithmetic::Plus, right: 9 }]), label: text("movement-points") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::clause::R6_31_Points }, words: text("limit points at move end: at most unit's points as (step count plus climb plus turns plus dives) called \"movement-points\""), condition_words: text(""), notes: list![] },
        // 6.4 limit flights at move end, passing in each hex per side, alt: at most 1 flight
        ClauseRow { rule: Rule::R6_4.id(), name: text("flights"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::Passing.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }, PerRow { name: text("alt"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Alt.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Flight.id()), condition: None }] }, label: text("flights") }]), exceptions: list![Exception::R6_4_Flights_OnTheWay.id()], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::clause::R6_4_Flights }, words: text("limit flights at move end, passing in each hex per side, alt: at most 1 flight"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // 6.31 except low where new band is 2: low
        ExceptionRow { rule: Some(Rule::R6_31.id()), name: text("low"), target: Target::Definition(Definition::NewAltitude.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::NewBand.id(), subject: None, second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Low.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::exception::NewAltitude_Low }, words: text("except low where new band is 2: low"), condition_words: text("new band is 2"), notes: list![] },
        // 6.31 except medium where new band is 3: medium
        ExceptionRow { rule: Some(Rule::R6_31.id()), name: text("medium"), target: Target::Definition(Definition::NewAltitude.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::NewBand.id(), subject: None, second: None }, Node::Number(Number::whole(3)), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Medium.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::exception::NewAltitude_Medium }, words: text("except medium where new band is 3: medium"), condition_words: text("new band is 3"), notes: list![] },
        // 6.31 except high where new band is 4: high
        ExceptionRow { rule: Some(Rule::R6_31.id()), name: text("high"), target: Target::Definition(Definition::NewAltitude.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::NewBand.id(), subject: None, second: None }, Node::Number(Number::whole(4)), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::High.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::exception::NewAltitude_High }, words: text("except high where new band is 4: high"), condition_words: text("new band is 4"), notes: list![] },
        // 6.31 except very high where new band is at least 5: very high
        ExceptionRow { rule: Some(Rule::R6_31.id()), name: text("very-high"), target: Target::Definition(Definition::NewAltitude.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::NewBand.id(), subject: None, second: None }, Node::Number(Number::whole(5)), Node::Compare { left: 0, comparison: Comparison::AtLeast, right: 1 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::VeryHigh.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::exception::NewAltitude_VeryHigh }, words: text("except very high where new band is at least 5: very high"), condition_words: text("new band is at least 5"), notes: list![] },
        // 6.4 except on the way at passing: lifted
        ExceptionRow { rule: Some(Rule::R6_4.id()), name: text("on-the-way"), target: Target::Clause(Clause::R6_4_Flights.id()), moments: Moments::of(&[Moment::Passing.id()]), condition: None, effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Downtown.id(), line: line::exception::R6_4_Flights_OnTheWay }, words: text("except on the way at passing: lifted"), condition_words: text(""), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Downtown,
}

impl Layer {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> LayerId {
        LayerId(self as u16)
    }
}

/// Every named value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Word {
    Move,
    Deck,
    Low,
    Medium,
    High,
    VeryHigh,
    Us,
    Nv,
    Flight,
    Marker,
    Figure,
}

impl Word {
    /// Its number in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        Symbol(self as u32)
    }
}

/// The lists of named values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Values {
    ActValue,
    Altitude,
    Side,
    Type,
    Figure,
}

impl Values {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> DomainId {
        DomainId(self as u16)
    }
}

/// The parameters of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Parameter {
    Unit,
    Climb,
    Dive,
    Turns,
    Dives,
    Path,
}

impl Parameter {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ParameterId {
        ParameterId(self as u16)
    }
}

/// The attributes of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum CounterAttribute {
    Side,
    Type,
    Alt,
    Points,
}

impl CounterAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Chart {
    /// band-number
    BandNumber,
}

impl Chart {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ChartId {
        ChartId(self as u16)
    }
}
}

/// On which line of its ruleset file each row stands.
#[rustfmt::skip]
#[allow(non_upper_case_globals)]
mod line {
pub mod chart {
    pub const BandNumber: u32 = 36;
}
pub mod rule {
    pub const R6_31: u32 = 35;
    pub const R6_4: u32 = 52;
}
pub mod definition {
    pub const NewBand: u32 = 42;
    pub const NewAltitude: u32 = 43;
    pub const Flight: u32 = 53;
}
pub mod clause {
    pub const R6_31_Points: u32 = 48;
    pub const R6_4_Flights: u32 = 54;
}
pub mod exception {
    pub const NewAltitude_Low: u32 = 44;
    pub const NewAltitude_Medium: u32 = 45;
    pub const NewAltitude_High: u32 = 46;
    pub const NewAltitude_VeryHigh: u32 = 47;
    pub const R6_4_Flights_OnTheWay: u32 = 55;
}
pub mod rule_notes {
    pub const R6_31: [u32; 1] = [50];
    pub const R6_4: [u32; 2] = [56, 57];
}
}
