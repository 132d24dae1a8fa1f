//! Europa: Pools of stacking room.
//!
//! Game: Fire in the East, the Europa series
//!
//! Edition: From memory; a page confirms only that units free of stacking drop out of other counts as well
//!
//! Source: Memory, for the shape of the rule
//!
//! Made from the ruleset `europa`: change that, and build.

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
    Division,
    Artillery,
    Brigade,
    Regiment,
    Battalion,
    FlakStatic,
    Marker,
}

impl Type {
    pub const ALL: [Type; 7] = [Type::Division, Type::Artillery, Type::Brigade, Type::Regiment, Type::Battalion, Type::FlakStatic, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Division => rows::Word::Division.symbol(),
            Type::Artillery => rows::Word::Artillery.symbol(),
            Type::Brigade => rows::Word::Brigade.symbol(),
            Type::Regiment => rows::Word::Regiment.symbol(),
            Type::Battalion => rows::Word::Battalion.symbol(),
            Type::FlakStatic => rows::Word::FlakStatic.symbol(),
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
    /// The pool of divisions. At least 0. Read by stacking.
    pub divisions: i64,
    /// The pool of artillery REs. Read by stacking.
    pub artillery_room: Number,
    /// The pool of other REs. Read by stacking.
    pub other_room: Number,
    /// The REs that an idle division slot takes. Read by stacking.
    pub division_slot: Number,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { divisions: 3, artillery_room: Number::whole(3), other_room: Number::whole(2), division_slot: Number::whole(3) }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Number(Number::whole(self.divisions)),
            Value::Number(self.artillery_room),
            Value::Number(self.other_room),
            Value::Number(self.division_slot),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by stacking.
    pub side: String,
    /// Read by stacking.
    pub r#type: Type,
    /// As printed. Read by stacking.
    pub re: Option<Number>,
    /// Read by stacking.
    pub stacking_free: bool,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, re: None, stacking_free: false }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            self.re.map_or(Value::Nothing, |held| Value::Number(held)),
            Value::Flag(self.stacking_free),
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
    /// units are at rest
    Rest,
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
    /// stacking: unit
    Unit,
    /// stacking: division
    Division,
    /// stacking: artillery-unit
    ArtilleryUnit,
    /// stacking: other-unit
    OtherUnit,
    /// stacking: regiments
    Regiments,
    /// stacking: idle-slots
    IdleSlots,
    /// stacking: artillery-over
    ArtilleryOver,
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
    /// stacking: pools
    Stacking_Pools,
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
    /// stacking: printed
    Regiments_Printed,
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
        name: text("europa"),
        title: text("Europa: Pools of stacking room"),
        game: text("Fire in the East, the Europa series"),
        edition: text("From memory; a page confirms only that units free of stacking drop out of other counts as well"),
        source: text("Memory, for the shape of the rule"),
    },
    layers: list![
        LayerRow { name: text("europa"), title: text("Europa: Pools of stacking room") },
    ],
    symbols: list![
        text("division"),
        text("artillery"),
        text("brigade"),
        text("regiment"),
        text("battalion"),
        text("flak-static"),
        text("marker"),
        text("figure"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![] },
        DomainRow { name: text("type"), values: list![Word::Division.symbol(), Word::Artillery.symbol(), Word::Brigade.symbol(), Word::Regiment.symbol(), Word::Battalion.symbol(), Word::FlakStatic.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("divisions"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(3))), doc: text("the pool of divisions") },
        AttributeRow { name: text("artillery-room"), alias: text(""), of_type: Type::Fraction, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(3))), doc: text("the pool of artillery REs") },
        AttributeRow { name: text("other-room"), alias: text(""), of_type: Type::Fraction, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(2))), doc: text("the pool of other REs") },
        AttributeRow { name: text("division-slot"), alias: text(""), of_type: Type::Fraction, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(3))), doc: text("the REs that an idle division slot takes") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("re"), alias: text(""), of_type: Type::Fraction, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("as printed") },
        AttributeRow { name: text("stacking-free"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    groups: list![],
    parameters: list![],
    acts: list![],
    moments: list![
        MomentRow { name: text("rest"), doc: text("units are at rest") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // stacking usual-re
        //             | figure
        // battalion   | 1/2
        // division    | 1
        // artillery   | 1
        // brigade     | 1
        // regiment    | 1
        // flak-static | 1
        // marker      | 1
        ChartRow { name: text("usual-re"), rule: Some(Rule::Stacking.id()), row_keys: list![Word::Battalion.symbol(), Word::Division.symbol(), Word::Artillery.symbol(), Word::Brigade.symbol(), Word::Regiment.symbol(), Word::FlakStatic.symbol(), Word::Marker.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::lowest_terms(1, 2)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1))], place: Place { layer: Layer::Europa.id(), line: line::chart::UsualRe }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("stacking"), heading: text(""), place: Place { layer: Layer::Europa.id(), line: line::rule::Stacking }, notes: list![NoteRow { text: text("A larger slot may be filled by smaller units: artillery beyond its pool takes the room of other units, and an idle division slot takes both."), place: Place { layer: Layer::Europa.id(), line: line::rule_notes::Stacking[0] } }], see: list![] },
    ],
    definitions: list![
        // stacking unit is a counter where type is not marker and not stacking free
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Marker.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Slot(0), Node::Attribute { of: 5, attribute: CounterAttribute::StackingFree.id() }, Node::Not(6), Node::And(4, 7)], exceptions: list![], place: Place { layer: Layer::Europa.id(), line: line::definition::Unit }, words: text("unit is a counter where type is not marker and not stacking free") },
        // stacking division is a unit where type is division
        DefinitionRow { name: text("division"), plural: text("divisions"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Division.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::Europa.id(), line: line::definition::Division }, words: text("division is a unit where type is division") },
        // stacking artillery unit is a unit where type is artillery
        DefinitionRow { name: text("artillery-unit"), plural: text("artillery-units"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::Europa.id(), line: line::definition::ArtilleryUnit }, words: text("artillery unit is a unit where type is artillery") },
        // stacking other unit is a unit where type is not one of division, artillery
        DefinitionRow { name: text("other-unit"), plural: text("other-units"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Division.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(5, 9), Node::Not(10), Node::And(1, 11)], exceptions: list![], place: Place { layer: Layer::Europa.id(), line: line::definition::OtherUnit }, words: text("other unit is a unit where type is not one of division, artillery") },
        // stacking regiments of a unit: usual re of type
        DefinitionRow { name: text("regiments"), plural: text("regiments"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::UsualRe.id(), row: 1, column: 2 }], exceptions: list![Exception::Regiments_Printed.id()], place: Place { layer: Layer::Europa.id(), line: line::definition::Regiments }, words: text("regiments of a unit: usual re of type") },
        // stacking idle slots of a hex: the higher of divisions minus number of divisions in it and 0
        DefinitionRow { name: text("idle-slots"), plural: text("idle-slots"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Divisions.id() }, Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(2), relation: None, other_than: None, class: Some(Definition::Division.id()), condition: None }, Node::Count { set: 3 }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 4 }, Node::Number(Number::whole(0)), Node::Higher(5, 6)], exceptions: list![], place: Place { layer: Layer::Europa.id(), line: line::definition::IdleSlots }, words: text("idle slots of a hex: the higher of divisions minus number of divisions in it and 0") },
        // stacking artillery over of a hex: the higher of sum of regiments of artillery units in it minus artillery room and 0
        DefinitionRow { name: text("artillery-over"), plural: text("artillery-over"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(0), relation: None, other_than: None, class: Some(Definition::ArtilleryUnit.id()), condition: None }, Node::Slot(1), Node::Defined { definition: Definition::Regiments.id(), subject: Some(2), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 1, of: 3 }, Node::Slot(0), Node::Attribute { of: 5, attribute: PlaceAttribute::ArtilleryRoom.id() }, Node::Arithmetic { left: 4, arithmetic: Arithmetic::Minus, right: 6 }, Node::Number(Number::whole(0)), Node::Higher(7, 8)], exceptions: list![], place: Place { layer: Layer::Europa.id(), line: line::definition::ArtilleryOver }, words: text("artillery over of a hex: the higher of sum of regiments of artillery units in it minus artillery room and 0") },
    ],
    clauses: list![
        // stacking limit pools at rest in each hex per side: at most here's divisions divisions, at most (here's other room plus here's division slot times idle slots of here) as (sum of regiments of other units here plus artillery over of here) called "other-re"
        ClauseRow { rule: Rule::Stacking.id(), name: text("pools"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Divisions.id() }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Division.id()), condition: None }] }, label: text("divisions") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::OtherRoom.id() }, Node::Here, Node::Attribute { of: 2, attribute: PlaceAttribute::DivisionSlot.id() }, Node::Here, Node::Defined { definition: Definition::IdleSlots.id(), subject: Some(4), second: None }, Node::Arithmetic { left: 3, arithmetic: Arithmetic::Times, right: 5 }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Plus, right: 6 }], measure: Measure::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::OtherUnit.id()), condition: None }, Node::Slot(0), Node::Defined { definition: Definition::Regiments.id(), subject: Some(1), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 0, of: 2 }, Node::Here, Node::Defined { definition: Definition::ArtilleryOver.id(), subject: Some(4), second: None }, Node::Arithmetic { left: 3, arithmetic: Arithmetic::Plus, right: 5 }]), label: text("other-re") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Europa.id(), line: line::clause::Stacking_Pools }, words: text("limit pools at rest in each hex per side: at most here's divisions divisions, at most (here's other room plus here's division slot times idle slots of here) as (sum of regiments of other units here plus artillery over of here) called \"other-re\""), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // stacking except printed where re is not none: re
        ExceptionRow { rule: Some(Rule::Stacking.id()), name: text("printed"), target: Target::Definition(Definition::Regiments.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Re.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Re.id() }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Europa.id(), line: line::exception::Regiments_Printed }, words: text("except printed where re is not none: re"), condition_words: text("re is not none"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Europa,
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
    Division,
    Artillery,
    Brigade,
    Regiment,
    Battalion,
    FlakStatic,
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
    Divisions,
    ArtilleryRoom,
    OtherRoom,
    DivisionSlot,
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
    Re,
    StackingFree,
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
    /// usual-re
    UsualRe,
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
    pub const UsualRe: u32 = 29;
}
pub mod rule {
    pub const Stacking: u32 = 24;
}
pub mod definition {
    pub const Unit: u32 = 25;
    pub const Division: u32 = 26;
    pub const ArtilleryUnit: u32 = 27;
    pub const OtherUnit: u32 = 28;
    pub const Regiments: u32 = 32;
    pub const IdleSlots: u32 = 34;
    pub const ArtilleryOver: u32 = 35;
}
pub mod clause {
    pub const Stacking_Pools: u32 = 36;
}
pub mod exception {
    pub const Regiments_Printed: u32 = 33;
}
pub mod rule_notes {
    pub const Stacking: [u32; 1] = [41];
}
}
