//! Stacking points with ejection.
//!
//! Game: An on-line game of the Decisive Campaigns kind (ns2caos)
//!
//! Edition: As put on the game's wiki
//!
//! Source: The wiki page on stacking, with headings and no numbers
//!
//! Made from the ruleset `stacking-points`: change that, and build.

#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Regiment,
    Battalion,
    Company,
    Headquarters,
    Marker,
}

impl Type {
    pub const ALL: [Type; 5] = [Type::Regiment, Type::Battalion, Type::Company, Type::Headquarters, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Regiment => rows::Word::Regiment.symbol(),
            Type::Battalion => rows::Word::Battalion.symbol(),
            Type::Company => rows::Word::Company.symbol(),
            Type::Headquarters => rows::Word::Headquarters.symbol(),
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
pub struct Hex {
    /// Read by Road Movement.
    pub road: bool,
    /// A set-up or entry hex. Read by Stacking, Overstacking Ejection, Exceptions to Ejection.
    pub entry: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { road: false, entry: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.road),
            Value::Flag(self.entry),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by Overstacking Ejection.
    pub side: String,
    /// Read by Stacking.
    pub r#type: Type,
    /// At least 0. Read by Quick Stacking Reference.
    pub strength: i64,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type, strength: i64) -> Counter {
        Counter { side, r#type, strength }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            Value::Number(Number::whole(self.strength)),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

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

/// The moments at which rules are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Moment {
    /// a turn ends
    TurnEnd,
    /// moves are being resolved
    Resolution,
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
    /// Stacking 
    Stacking,
    /// Quick Stacking Reference 
    QuickStackingReference,
    /// Road Movement 
    RoadMovement,
    /// Overstacking Ejection 
    OverstackingEjection,
    /// Exceptions to Ejection 
    ExceptionsToEjection,
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
    /// Stacking: unit
    Unit,
    /// Stacking: stacking-points
    StackingPoints,
    /// Overstacking Ejection: points-in
    PointsIn,
    /// Overstacking Ejection: excess
    Excess,
    /// Overstacking Ejection: locked
    Locked,
    /// Overstacking Ejection: has-room
    HasRoom,
    /// Exceptions to Ejection: stays
    Stays,
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
    /// Stacking: stack
    Stacking_Stack,
    /// Overstacking Ejection: eject-sp
    OverstackingEjection_EjectSp,
    /// Exceptions to Ejection: excess-stays
    ExceptionsToEjection_ExcessStays,
    /// Exceptions to Ejection: eject-sp
    ExceptionsToEjection_EjectSp,
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
    /// Stacking: entry-hex
    Stacking_Stack_EntryHex,
    /// Quick Stacking Reference: small
    QuickStackingReference_Small_On_StackingPoints,
    /// Road Movement: road
    RoadMovement_Road_On_Stacking_Stack,
    /// Overstacking Ejection: ejected
    OverstackingEjection_Ejected_On_Stacking_Stack,
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
use super::Moment;
use super::Rule;
use super::Definition;
use super::Clause;
use super::Exception;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("stacking-points"),
        title: text("Stacking points with ejection"),
        game: text("An on-line game of the Decisive Campaigns kind (ns2caos)"),
        edition: text("As put on the game's wiki"),
        source: text("The wiki page on stacking, with headings and no numbers"),
    },
    layers: list![
        LayerRow { name: text("stacking-points"), title: text("Stacking points with ejection") },
    ],
    symbols: list![
        text("regiment"),
        text("battalion"),
        text("company"),
        text("headquarters"),
        text("marker"),
        text("figure"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![] },
        DomainRow { name: text("type"), values: list![Word::Regiment.symbol(), Word::Battalion.symbol(), Word::Company.symbol(), Word::Headquarters.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("entry"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("a set-up or entry hex") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("strength"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: None, doc: text("") },
    ],
    groups: list![],
    parameters: list![],
    acts: list![],
    moments: list![
        MomentRow { name: text("turn-end"), doc: text("a turn ends") },
        MomentRow { name: text("resolution"), doc: text("moves are being resolved") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // Stacking usual-points
        //              | figure
        // regiment     | 2
        // battalion    | 1
        // company      | ?
        // headquarters | ?
        // marker       | ?
        ChartRow { name: text("usual-points"), rule: Some(Rule::Stacking.id()), row_keys: list![Word::Regiment.symbol(), Word::Battalion.symbol(), Word::Company.symbol(), Word::Headquarters.symbol(), Word::Marker.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::whole(2)), Value::Number(Number::whole(1)), Value::NoFigure, Value::NoFigure, Value::NoFigure], place: Place { layer: Layer::StackingPoints.id(), line: line::chart::UsualPoints }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("Stacking"), heading: text(""), place: Place { layer: Layer::StackingPoints.id(), line: line::rule::Stacking }, notes: list![NoteRow { text: text("A0019 usual-points: the page gives no figures for companies above eight strength"), place: Place { layer: Layer::StackingPoints.id(), line: line::rule_notes::Stacking[0] } }], see: list![] },
        RuleRow { number: text("Quick Stacking Reference"), heading: text(""), place: Place { layer: Layer::StackingPoints.id(), line: line::rule::QuickStackingReference }, notes: list![NoteRow { text: text("A unit of eight strength points or fewer counts a tenth of its strength."), place: Place { layer: Layer::StackingPoints.id(), line: line::rule_notes::QuickStackingReference[0] } }], see: list![] },
        RuleRow { number: text("Road Movement"), heading: text(""), place: Place { layer: Layer::StackingPoints.id(), line: line::rule::RoadMovement }, notes: list![], see: list![] },
        RuleRow { number: text("Overstacking Ejection"), heading: text(""), place: Place { layer: Layer::StackingPoints.id(), line: line::rule::OverstackingEjection }, notes: list![], see: list![] },
        RuleRow { number: text("Exceptions to Ejection"), heading: text(""), place: Place { layer: Layer::StackingPoints.id(), line: line::rule::ExceptionsToEjection }, notes: list![NoteRow { text: text("Where no neighbour has room, or all are locked by enemy zones, the excess stays."), place: Place { layer: Layer::StackingPoints.id(), line: line::rule_notes::ExceptionsToEjection[0] } }], see: list![] },
    ],
    definitions: list![
        // Stacking unit is a counter where type is not marker
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Marker.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3)], exceptions: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::Unit }, words: text("unit is a counter where type is not marker") },
        // Stacking stacking points of a unit: usual points of type
        DefinitionRow { name: text("stacking-points"), plural: text("stacking-points"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::UsualPoints.id(), row: 1, column: 2 }], exceptions: list![Exception::QuickStackingReference_Small_On_StackingPoints.id()], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::StackingPoints }, words: text("stacking points of a unit: usual points of type") },
        // Overstacking Ejection points in of a hex: sum of stacking points of units in it
        DefinitionRow { name: text("points-in"), plural: text("points-in"), rule: Some(Rule::OverstackingEjection.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(0), relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(1), Node::Defined { definition: Definition::StackingPoints.id(), subject: Some(2), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 1, of: 3 }], exceptions: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::PointsIn }, words: text("points in of a hex: sum of stacking points of units in it") },
        // Overstacking Ejection excess of a hex: points in of it minus 4
        DefinitionRow { name: text("excess"), plural: text("excess"), rule: Some(Rule::OverstackingEjection.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Defined { definition: Definition::PointsIn.id(), subject: Some(0), second: None }, Node::Number(Number::whole(4)), Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 2 }], exceptions: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::Excess }, words: text("excess of a hex: points in of it minus 4") },
        // Overstacking Ejection locked of a hex called neighbour to a hex called crowded: there is a unit called foe next to neighbour where there is a unit in crowded where side is not foe's side
        DefinitionRow { name: text("locked"), plural: text("locked"), rule: Some(Rule::OverstackingEjection.id()), subject: Some(Subject::Place), second: Some(Subject::Place), class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Slot(1), Node::Slot(3), Node::Attribute { of: 2, attribute: CounterAttribute::Side.id() }, Node::Slot(2), Node::Attribute { of: 4, attribute: CounterAttribute::Side.id() }, Node::Compare { left: 3, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 3, location: Location::In(1), relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(7) }, Node::Exists { set: 8 }, Node::Set { domain: Domain::Counters, slot: 2, location: Location::NextTo(0), relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(9) }, Node::Exists { set: 10 }], exceptions: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::Locked }, words: text("locked of a hex called neighbour to a hex called crowded: there is a unit called foe next to neighbour where there is a unit in crowded where side is not foe's side") },
        // Overstacking Ejection has room of a hex called neighbour to a hex called crowded: points in of neighbour is less than 4 and not locked of neighbour to crowded
        DefinitionRow { name: text("has-room"), plural: text("has-room"), rule: Some(Rule::OverstackingEjection.id()), subject: Some(Subject::Place), second: Some(Subject::Place), class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::PointsIn.id(), subject: Some(0), second: None }, Node::Number(Number::whole(4)), Node::Compare { left: 1, comparison: Comparison::LessThan, right: 2 }, Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::Locked.id(), subject: Some(4), second: Some(5) }, Node::Not(6), Node::And(3, 7)], exceptions: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::HasRoom }, words: text("has room of a hex called neighbour to a hex called crowded: points in of neighbour is less than 4 and not locked of neighbour to crowded") },
        // Exceptions to Ejection stays of a hex called h: excess of h is more than 0 and not h's entry and there is no hex next to h where has room of it to h
        DefinitionRow { name: text("stays"), plural: text("stays"), rule: Some(Rule::ExceptionsToEjection.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Excess.id(), subject: Some(0), second: None }, Node::Number(Number::whole(0)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: PlaceAttribute::Entry.id() }, Node::Not(5), Node::And(3, 6), Node::Slot(0), Node::Slot(1), Node::Slot(0), Node::Defined { definition: Definition::HasRoom.id(), subject: Some(9), second: Some(10) }, Node::Set { domain: Domain::Places, slot: 1, location: Location::NextTo(8), relation: None, other_than: None, class: None, condition: Some(11) }, Node::Exists { set: 12 }, Node::Not(13), Node::And(7, 14)], exceptions: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::definition::Stays }, words: text("stays of a hex called h: excess of h is more than 0 and not h's entry and there is no hex next to h where has room of it to h") },
    ],
    clauses: list![
        // Stacking limit stack at turn end, resolution in each hex: at most 4 stacking points of units called "sp"
        ClauseRow { rule: Rule::Stacking.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::TurnEnd.id(), Moment::Resolution.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(4))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::StackingPoints.id(), subject: Some(0), second: None }] }, label: text("sp") }]), exceptions: list![Exception::Stacking_Stack_EntryHex.id(), Exception::RoadMovement_Road_On_Stacking_Stack.id(), Exception::OverstackingEjection_Ejected_On_Stacking_Stack.id()], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::clause::Stacking_Stack }, words: text("limit stack at turn end, resolution in each hex: at most 4 stacking points of units called \"sp\""), condition_words: text(""), notes: list![] },
        // Overstacking Ejection forced eject sp at turn end in each hex where excess of here is more than 0 and not here's entry and there is a hex next to here where has room of it to here: excess of here
        ClauseRow { rule: Rule::OverstackingEjection.id(), name: text("eject-sp"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::TurnEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Excess.id(), subject: Some(0), second: None }, Node::Number(Number::whole(0)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }, Node::Here, Node::Attribute { of: 4, attribute: PlaceAttribute::Entry.id() }, Node::Not(5), Node::And(3, 6), Node::Here, Node::Slot(0), Node::Here, Node::Defined { definition: Definition::HasRoom.id(), subject: Some(9), second: Some(10) }, Node::Set { domain: Domain::Places, slot: 0, location: Location::NextTo(8), relation: None, other_than: None, class: None, condition: Some(11) }, Node::Exists { set: 12 }, Node::And(7, 13)]), body: Body::Effect { value: EffectCode::Value(list![Node::Here, Node::Defined { definition: Definition::Excess.id(), subject: Some(0), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::clause::OverstackingEjection_EjectSp }, words: text("forced eject sp at turn end in each hex where excess of here is more than 0 and not here's entry and there is a hex next to here where has room of it to here: excess of here"), condition_words: text("excess of here is more than 0 and not here's entry and there is a hex next to here where has room of it to here"), notes: list![] },
        // Exceptions to Ejection penalty excess stays at turn end in each hex where stays of here: excess of here
        ClauseRow { rule: Rule::ExceptionsToEjection.id(), name: text("excess-stays"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::TurnEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Stays.id(), subject: Some(0), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Here, Node::Defined { definition: Definition::Excess.id(), subject: Some(0), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::clause::ExceptionsToEjection_ExcessStays }, words: text("penalty excess stays at turn end in each hex where stays of here: excess of here"), condition_words: text("stays of here"), notes: list![] },
        // Exceptions to Ejection value eject sp at turn end in each hex where stays of here: 0
        ClauseRow { rule: Rule::ExceptionsToEjection.id(), name: text("eject-sp"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::TurnEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Stays.id(), subject: Some(0), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(0))]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::clause::ExceptionsToEjection_EjectSp }, words: text("value eject sp at turn end in each hex where stays of here: 0"), condition_words: text("stays of here"), notes: list![] },
    ],
    exceptions: list![
        // Stacking except entry hex where here's entry: at most unlimited stacking points of units
        ExceptionRow { rule: Some(Rule::Stacking.id()), name: text("entry-hex"), target: Target::Clause(Clause::Stacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Entry.id() }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Unlimited] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::exception::Stacking_Stack_EntryHex }, words: text("except entry hex where here's entry: at most unlimited stacking points of units"), condition_words: text("here's entry"), notes: list![] },
        // Quick Stacking Reference except small to stacking points where strength is at most 8: strength divided by 10
        ExceptionRow { rule: Some(Rule::QuickStackingReference.id()), name: text("small"), target: Target::Definition(Definition::StackingPoints.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Strength.id() }, Node::Number(Number::whole(8)), Node::Compare { left: 1, comparison: Comparison::AtMost, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Strength.id() }, Node::Number(Number::whole(10)), Node::Arithmetic { left: 1, arithmetic: Arithmetic::DividedBy, right: 2 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::exception::QuickStackingReference_Small_On_StackingPoints }, words: text("except small to stacking points where strength is at most 8: strength divided by 10"), condition_words: text("strength is at most 8"), notes: list![] },
        // Road Movement except road to Stacking stack at resolution where here's road beats entry hex: at most 6 stacking points of units
        ExceptionRow { rule: Some(Rule::RoadMovement.id()), name: text("road"), target: Target::Clause(Clause::Stacking_Stack.id()), moments: Moments::of(&[Moment::Resolution.id()]), condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Road.id() }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Number(Number::whole(6))] }]), beats: list![Exception::Stacking_Stack_EntryHex.id()], exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::exception::RoadMovement_Road_On_Stacking_Stack }, words: text("except road to Stacking stack at resolution where here's road beats entry hex: at most 6 stacking points of units"), condition_words: text("here's road"), notes: list![] },
        // Overstacking Ejection except ejected to Stacking stack at turn end where excess of here is more than 0 and not here's entry: lifted
        ExceptionRow { rule: Some(Rule::OverstackingEjection.id()), name: text("ejected"), target: Target::Clause(Clause::Stacking_Stack.id()), moments: Moments::of(&[Moment::TurnEnd.id()]), condition: Some(list![Node::Here, Node::Defined { definition: Definition::Excess.id(), subject: Some(0), second: None }, Node::Number(Number::whole(0)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }, Node::Here, Node::Attribute { of: 4, attribute: PlaceAttribute::Entry.id() }, Node::Not(5), Node::And(3, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::StackingPoints.id(), line: line::exception::OverstackingEjection_Ejected_On_Stacking_Stack }, words: text("except ejected to Stacking stack at turn end where excess of here is more than 0 and not here's entry: lifted"), condition_words: text("excess of here is more than 0 and not here's entry"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    StackingPoints,
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
    Regiment,
    Battalion,
    Company,
    Headquarters,
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
    Type,
    Figure,
}

impl Values {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> DomainId {
        DomainId(self as u16)
    }
}

/// The attributes of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum PlaceAttribute {
    Road,
    Entry,
}

impl PlaceAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum CounterAttribute {
    Side,
    Type,
    Strength,
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
    /// usual-points
    UsualPoints,
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
    pub const UsualPoints: u32 = 24;
}
pub mod rule {
    pub const Stacking: u32 = 22;
    pub const QuickStackingReference: u32 = 33;
    pub const RoadMovement: u32 = 37;
    pub const OverstackingEjection: u32 = 40;
    pub const ExceptionsToEjection: u32 = 54;
}
pub mod definition {
    pub const Unit: u32 = 23;
    pub const StackingPoints: u32 = 29;
    pub const PointsIn: u32 = 41;
    pub const Excess: u32 = 42;
    pub const Locked: u32 = 43;
    pub const HasRoom: u32 = 45;
    pub const Stays: u32 = 55;
}
pub mod clause {
    pub const Stacking_Stack: u32 = 30;
    pub const OverstackingEjection_EjectSp: u32 = 48;
    pub const ExceptionsToEjection_ExcessStays: u32 = 57;
    pub const ExceptionsToEjection_EjectSp: u32 = 58;
}
pub mod exception {
    pub const Stacking_Stack_EntryHex: u32 = 31;
    pub const QuickStackingReference_Small_On_StackingPoints: u32 = 34;
    pub const RoadMovement_Road_On_Stacking_Stack: u32 = 38;
    pub const OverstackingEjection_Ejected_On_Stacking_Stack: u32 = 47;
}
pub mod rule_notes {
    pub const Stacking: [u32; 1] = [28];
    pub const QuickStackingReference: [u32; 1] = [35];
    pub const ExceptionsToEjection: [u32; 1] = [59];
}
}
