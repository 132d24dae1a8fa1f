//! Great Battles of History: Stacking and passing through.
//!
//! Game: SPQR, Great Battles of History
//!
//! Edition: From memory; a page confirms only that there is a stacking rule with exceptions
//!
//! Source: Memory, for the shape of the rules
//!
//! Made from the ruleset `great-battles`: change that, and build.

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

/// The values of passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Passage {
    Free,
    OneHit,
    Forbidden,
}

impl Passage {
    pub const ALL: [Passage; 3] = [Passage::Free, Passage::OneHit, Passage::Forbidden];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Passage::Free => rows::Word::Free.symbol(),
            Passage::OneHit => rows::Word::OneHit.symbol(),
            Passage::Forbidden => rows::Word::Forbidden.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Passage> {
        Passage::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Cohort,
    Phalanx,
    Cavalry,
    Elephants,
    Skirmishers,
    Leader,
    Marker,
}

impl Type {
    pub const ALL: [Type; 7] = [Type::Cohort, Type::Phalanx, Type::Cavalry, Type::Elephants, Type::Skirmishers, Type::Leader, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Cohort => rows::Word::Cohort.symbol(),
            Type::Phalanx => rows::Word::Phalanx.symbol(),
            Type::Cavalry => rows::Word::Cavalry.symbol(),
            Type::Elephants => rows::Word::Elephants.symbol(),
            Type::Skirmishers => rows::Word::Skirmishers.symbol(),
            Type::Leader => rows::Word::Leader.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Hi,
    Li,
    Cav,
    El,
}

impl Class {
    pub const ALL: [Class; 4] = [Class::Hi, Class::Li, Class::Cav, Class::El];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Class::Hi => rows::Word::Hi.symbol(),
            Class::Li => rows::Word::Li.symbol(),
            Class::Cav => rows::Word::Cav.symbol(),
            Class::El => rows::Word::El.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Class> {
        Class::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    Vertex,
    Hexside,
}

impl Facing {
    pub const ALL: [Facing; 2] = [Facing::Vertex, Facing::Hexside];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Facing::Vertex => rows::Word::Vertex.symbol(),
            Facing::Hexside => rows::Word::Hexside.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Facing> {
        Facing::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    pub side: String,
    /// Read by stacking.
    pub r#type: Type,
    /// Read by stacking, passing table.
    pub class: Class,
    /// Covers two hexes. Read by stacking.
    pub double: bool,
    /// Read by stacking.
    pub facing: Facing,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, class: Class::Hi, double: false, facing: Facing::Vertex }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            Value::Symbol(self.class.symbol()),
            Value::Flag(self.double),
            Value::Symbol(self.facing.symbol()),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit moves along a path.
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

/// A unit moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by passing table.
    pub unit: CounterId,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 2], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a unit moves along a path
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
    /// units are at rest
    Rest,
    /// a unit moves on through a hex
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
    /// stacking 
    Stacking,
    /// passing table 
    PassingTable,
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
    /// stacking: combat-unit
    CombatUnit,
    /// stacking: skirmisher
    Skirmisher,
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
    /// stacking: stack
    Stacking_Stack,
    /// stacking: footprint
    Stacking_Footprint,
    /// stacking: facing
    Stacking_Facing,
    /// passing table: barred
    PassingTable_Barred,
    /// passing table: cohesion-hits
    PassingTable_CohesionHits,
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
    /// stacking: skirmishers
    Stacking_Stack_Skirmishers,
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
        name: text("great-battles"),
        title: text("Great Battles of History: Stacking and passing through"),
        game: text("SPQR, Great Battles of History"),
        edition: text("From memory; a page confirms only that there is a stacking rule with exceptions"),
        source: text("Memory, for the shape of the rules"),
    },
    layers: list![
        LayerRow { name: text("great-battles"), title: text("Great Battles of History: Stacking and passing through") },
    ],
    symbols: list![
        text("move"),
        text("free"),
        text("one-hit"),
        text("forbidden"),
        text("cohort"),
        text("phalanx"),
        text("cavalry"),
        text("elephants"),
        text("skirmishers"),
        text("leader"),
        text("marker"),
        text("hi"),
        text("li"),
        text("cav"),
        text("el"),
        text("vertex"),
        text("hexside"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol()] },
        DomainRow { name: text("passage"), values: list![Word::Free.symbol(), Word::OneHit.symbol(), Word::Forbidden.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Cohort.symbol(), Word::Phalanx.symbol(), Word::Cavalry.symbol(), Word::Elephants.symbol(), Word::Skirmishers.symbol(), Word::Leader.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("class"), values: list![Word::Hi.symbol(), Word::Li.symbol(), Word::Cav.symbol(), Word::El.symbol()] },
        DomainRow { name: text("facing"), values: list![Word::Vertex.symbol(), Word::Hexside.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("class"), alias: text(""), of_type: Type::OneOf(Values::Class.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Hi.symbol())), doc: text("") },
        AttributeRow { name: text("double"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("covers two hexes") },
        AttributeRow { name: text("facing"), alias: text(""), of_type: Type::OneOf(Values::Facing.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Vertex.symbol())), doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("rest"), doc: text("units are at rest") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // passing table passing
        //     | hi   | li      | cav | el
        // hi  | ?    | one-hit | ?   | ?
        // li  | free | ?       | ?   | ?
        // cav | ?    | ?       | ?   | forbidden
        // el  | ?    | ?       | ?   | ?
        ChartRow { name: text("passing"), rule: Some(Rule::PassingTable.id()), row_keys: list![Word::Hi.symbol(), Word::Li.symbol(), Word::Cav.symbol(), Word::El.symbol()], column_keys: list![Word::Hi.symbol(), Word::Li.symbol(), Word::Cav.symbol(), Word::El.symbol()], cells: list![Value::NoFigure, Value::Symbol(Word::OneHit.symbol()), Value::NoFigure, Value::NoFigure, Value::Symbol(Word::Free.symbol()), Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Symbol(Word::Forbidden.symbol()), Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure], place: Place { layer: Layer::GreatBattles.id(), line: line::chart::Passing }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("stacking"), heading: text(""), place: Place { layer: Layer::GreatBattles.id(), line: line::rule::Stacking }, notes: list![NoteRow { text: text("Leaders are free; skirmishers may share a hex with heavy foot."), place: Place { layer: Layer::GreatBattles.id(), line: line::rule_notes::Stacking[0] } }], see: list![] },
        RuleRow { number: text("passing table"), heading: text(""), place: Place { layer: Layer::GreatBattles.id(), line: line::rule::PassingTable }, notes: list![NoteRow { text: text("A0019 passing: the other cells of the table are not known"), place: Place { layer: Layer::GreatBattles.id(), line: line::rule_notes::PassingTable[0] } }], see: list![] },
    ],
    definitions: list![
        // stacking combat unit is a counter where type is not one of leader, marker
        DefinitionRow { name: text("combat-unit"), plural: text("combat-units"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Leader.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Marker.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Not(8)], exceptions: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::definition::CombatUnit }, words: text("combat unit is a counter where type is not one of leader, marker") },
        // stacking skirmisher is a combat unit where type is skirmishers
        DefinitionRow { name: text("skirmisher"), plural: text("skirmishers"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::CombatUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::CombatUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Skirmishers.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::definition::Skirmisher }, words: text("skirmisher is a combat unit where type is skirmishers") },
    ],
    clauses: list![
        // stacking limit stack at rest in each hex: at most 1 combat unit
        ClauseRow { rule: Rule::Stacking.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }] }, label: text("combat units") }]), exceptions: list![Exception::Stacking_Stack_Skirmishers.id()], see: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::clause::Stacking_Stack }, words: text("limit stack at rest in each hex: at most 1 combat unit"), condition_words: text(""), notes: list![] },
        // stacking requirement footprint at rest for each combat unit here where double: place count is 2
        ClauseRow { rule: Rule::Stacking.id(), name: text("footprint"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Double.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(1) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Property { of: 0, property: Property::PlaceCount }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::clause::Stacking_Footprint }, words: text("requirement footprint at rest for each combat unit here where double: place count is 2"), condition_words: text(""), notes: list![] },
        // stacking requirement facing at rest for each combat unit here: facing is vertex
        ClauseRow { rule: Rule::Stacking.id(), name: text("facing"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Vertex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::clause::Stacking_Facing }, words: text("requirement facing at rest for each combat unit here: facing is vertex"), condition_words: text(""), notes: list![] },
        // passing table ban barred at passing: there is another friendly combat unit here where passing for unit's class and class is forbidden
        ClauseRow { rule: Rule::PassingTable.id(), name: text("barred"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::Class.id() }, Node::Slot(0), Node::Attribute { of: 7, attribute: CounterAttribute::Class.id() }, Node::Chart { chart: Chart::Passing.id(), row: 6, column: 8 }, Node::Symbol(Word::Forbidden.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 3 }), other_than: Some(1), class: Some(Definition::CombatUnit.id()), condition: Some(11) }, Node::Exists { set: 12 }]), exceptions: list![], see: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::clause::PassingTable_Barred }, words: text("ban barred at passing: there is another friendly combat unit here where passing for unit's class and class is forbidden"), condition_words: text(""), notes: list![] },
        // passing table penalty cohesion hits at passing where there is another friendly combat unit here where passing for unit's class and class is one hit: 1 to mover
        ClauseRow { rule: Rule::PassingTable.id(), name: text("cohesion-hits"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::Class.id() }, Node::Slot(0), Node::Attribute { of: 7, attribute: CounterAttribute::Class.id() }, Node::Chart { chart: Chart::Passing.id(), row: 6, column: 8 }, Node::Symbol(Word::OneHit.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 3 }), other_than: Some(1), class: Some(Definition::CombatUnit.id()), condition: Some(11) }, Node::Exists { set: 12 }]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![Tag { word: TagWord::To, name: text("mover") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::clause::PassingTable_CohesionHits }, words: text("penalty cohesion hits at passing where there is another friendly combat unit here where passing for unit's class and class is one hit: 1 to mover"), condition_words: text("there is another friendly combat unit here where passing for unit's class and class is one hit"), notes: list![] },
    ],
    exceptions: list![
        // stacking except skirmishers where there is a combat unit here where class is hi: exempts the first skirmisher
        ExceptionRow { rule: Some(Rule::Stacking.id()), name: text("skirmishers"), target: Target::Clause(Clause::Stacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Hi.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(3) }, Node::Exists { set: 4 }]), effect: ExceptionEffect::Exempts { first: Some(list![Node::Number(Number::whole(1))]), set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::GreatBattles.id(), line: line::exception::Stacking_Stack_Skirmishers }, words: text("except skirmishers where there is a combat unit here where class is hi: exempts the first skirmisher"), condition_words: text("there is a combat unit here where class is hi"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    GreatBattles,
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
    Free,
    OneHit,
    Forbidden,
    Cohort,
    Phalanx,
    Cavalry,
    Elephants,
    Skirmishers,
    Leader,
    Marker,
    Hi,
    Li,
    Cav,
    El,
    Vertex,
    Hexside,
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
    Passage,
    Type,
    Class,
    Facing,
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
    Class,
    Double,
    Facing,
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
    /// passing
    Passing,
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
    pub const Passing: u32 = 41;
}
pub mod rule {
    pub const Stacking: u32 = 31;
    pub const PassingTable: u32 = 40;
}
pub mod definition {
    pub const CombatUnit: u32 = 32;
    pub const Skirmisher: u32 = 33;
}
pub mod clause {
    pub const Stacking_Stack: u32 = 34;
    pub const Stacking_Footprint: u32 = 36;
    pub const Stacking_Facing: u32 = 37;
    pub const PassingTable_Barred: u32 = 48;
    pub const PassingTable_CohesionHits: u32 = 50;
}
pub mod exception {
    pub const Stacking_Stack_Skirmishers: u32 = 35;
}
pub mod rule_notes {
    pub const Stacking: [u32; 1] = [38];
    pub const PassingTable: [u32; 1] = [47];
}
}
