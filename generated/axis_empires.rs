//! Axis Empires: Stacking.
//!
//! Game: Axis Empires: Totaler Krieg!
//!
//! Edition: Decision Games, as put on the web in rule 9
//!
//! Source: Rule 9 with 9.1 and 9.2, and the cure of 4.2.6.2; a web page of the rules
//!
//! Made from the ruleset `axis-empires`: change that, and build.

#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

/// The values of kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    MapHex,
    OffMapBox,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::MapHex, Kind::OffMapBox];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Kind::MapHex => rows::Word::MapHex.symbol(),
            Kind::OffMapBox => rows::Word::OffMapBox.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Kind> {
        Kind::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Axis,
    Soviet,
    Western,
}

impl Side {
    pub const ALL: [Side; 3] = [Side::Axis, Side::Soviet, Side::Western];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Axis => rows::Word::Axis.symbol(),
            Side::Soviet => rows::Word::Soviet.symbol(),
            Side::Western => rows::Word::Western.symbol(),
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
    Ground,
    Headquarters,
    Fortress,
    Beachhead,
    Air,
    Naval,
    Marker,
}

impl Type {
    pub const ALL: [Type; 7] = [Type::Ground, Type::Headquarters, Type::Fortress, Type::Beachhead, Type::Air, Type::Naval, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Ground => rows::Word::Ground.symbol(),
            Type::Headquarters => rows::Word::Headquarters.symbol(),
            Type::Fortress => rows::Word::Fortress.symbol(),
            Type::Beachhead => rows::Word::Beachhead.symbol(),
            Type::Air => rows::Word::Air.symbol(),
            Type::Naval => rows::Word::Naval.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-G1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingG1 {
    Yes,
    No,
}

impl RulingG1 {
    pub const ALL: [RulingG1; 2] = [RulingG1::Yes, RulingG1::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingG1::Yes => rows::Word::Yes.symbol(),
            RulingG1::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingG1> {
        RulingG1::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    /// Read by 9.
    pub kind: Kind,
    /// Bears the Limited Stacking symbol. Read by 9.2.
    pub limited: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { kind: Kind::MapHex, limited: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.kind.symbol()),
            Value::Flag(self.limited),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// The faction. Read by 9.2, 4.2.6.2.
    pub side: Side,
    /// Read by 9, 9.1, 9.2.
    pub r#type: Type,
    /// Read by 9.1.
    pub country: Option<String>,
    /// Of a Minor Country. Read by 9.1.
    pub minor: bool,
    /// An Expeditionary unit. Read by 9.1.
    pub exp: bool,
    /// At least 1. Read by 9.1, 9.2.
    pub steps: Option<i64>,
    /// A marker that bears the Limited Stacking symbol. Read by 9.2.
    pub limited: bool,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, r#type: Type) -> Counter {
        Counter { side, r#type, country: None, minor: false, exp: false, steps: None, limited: false }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            self.country.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
            Value::Flag(self.minor),
            Value::Flag(self.exp),
            self.steps.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
            Value::Flag(self.limited),
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
    /// a phase ends
    PhaseEnd,
    /// a segment ends
    SegmentEnd,
    /// a segment is under way
    MidSegment,
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
    /// 9 Stacking
    R9,
    /// 9.1 Stacking restrictions
    R9_1,
    /// 9.2 Stacking limits
    R9_2,
    /// 4.2.6.2 Overstacked units
    R4_2_6_2,
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
    /// 9 Stacking: ground-unit
    GroundUnit,
    /// 9.1 Stacking restrictions: headquarters-unit
    HeadquartersUnit,
    /// 9.1 Stacking restrictions: fortress-unit
    FortressUnit,
    /// 9.1 Stacking restrictions: minor-unit
    MinorUnit,
    /// 9.2 Stacking limits: most-steps
    MostSteps,
    /// 9.2 Stacking limits: beachhead
    Beachhead,
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
    /// 9.1 Stacking restrictions: headquarters
    R9_1_Headquarters,
    /// 9.1 Stacking restrictions: fortresses
    R9_1_Fortresses,
    /// 9.1 Stacking restrictions: minors
    R9_1_Minors,
    /// 9.2 Stacking limits: stack
    R9_2_Stack,
    /// 4.2.6.2 Overstacked units: remove-steps
    R4_2_6_2_RemoveSteps,
    /// 4.2.6.2 Overstacked units: remove-until-allowed
    R4_2_6_2_RemoveUntilAllowed,
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
    /// 9 Stacking: off-map-box
    R9_OffMapBox_On_R9_1_Headquarters,
    /// 9 Stacking: off-map-box
    R9_OffMapBox_On_R9_1_Fortresses,
    /// 9 Stacking: off-map-box
    R9_OffMapBox_On_R9_1_Minors,
    /// 9 Stacking: off-map-box
    R9_OffMapBox_On_R9_2_Stack,
    /// 9 Stacking: between
    R9_Between_On_R9_1_Headquarters,
    /// 9 Stacking: between
    R9_Between_On_R9_1_Fortresses,
    /// 9 Stacking: between
    R9_Between_On_R9_1_Minors,
    /// 9 Stacking: between
    R9_Between_On_R9_2_Stack,
    /// 9.1 Stacking restrictions: expeditionary
    R9_1_Minors_Expeditionary,
    /// 9.2 Stacking limits: limited
    MostSteps_Limited,
}

impl Exception {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ExceptionId {
        ExceptionId(self as u16)
    }
}

/// The questions that the printed rules leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Ruling {
    /// Do headquarters and fortresses count as ground units?
    G1,
}

impl Ruling {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> RulingId {
        RulingId(self as u16)
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
use super::Ruling;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("axis-empires"),
        title: text("Axis Empires: Stacking"),
        game: text("Axis Empires: Totaler Krieg!"),
        edition: text("Decision Games, as put on the web in rule 9"),
        source: text("Rule 9 with 9.1 and 9.2, and the cure of 4.2.6.2; a web page of the rules"),
    },
    layers: list![
        LayerRow { name: text("axis-empires"), title: text("Axis Empires: Stacking") },
    ],
    symbols: list![
        text("map-hex"),
        text("off-map-box"),
        text("axis"),
        text("soviet"),
        text("western"),
        text("ground"),
        text("headquarters"),
        text("fortress"),
        text("beachhead"),
        text("air"),
        text("naval"),
        text("marker"),
        text("yes"),
        text("no"),
    ],
    aliases: list![
        AliasRow { domain: Values::Kind.id(), alias: text("hex"), symbol: Word::MapHex.symbol() },
        AliasRow { domain: Values::Kind.id(), alias: text("box"), symbol: Word::OffMapBox.symbol() },
        AliasRow { domain: Values::Type.id(), alias: text("hq"), symbol: Word::Headquarters.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![] },
        DomainRow { name: text("kind"), values: list![Word::MapHex.symbol(), Word::OffMapBox.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Axis.symbol(), Word::Soviet.symbol(), Word::Western.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Ground.symbol(), Word::Headquarters.symbol(), Word::Fortress.symbol(), Word::Beachhead.symbol(), Word::Air.symbol(), Word::Naval.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("ruling-G1"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("kind"), alias: text(""), of_type: Type::OneOf(Values::Kind.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::MapHex.symbol())), doc: text("") },
        AttributeRow { name: text("limited"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("bears the Limited Stacking symbol") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("the faction") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("country"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("minor"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("of a Minor Country") },
        AttributeRow { name: text("exp"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("an Expeditionary unit") },
        AttributeRow { name: text("steps"), alias: text(""), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("limited"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("a marker that bears the Limited Stacking symbol") },
    ],
    groups: list![],
    parameters: list![],
    acts: list![],
    moments: list![
        MomentRow { name: text("phase-end"), doc: text("a phase ends") },
        MomentRow { name: text("segment-end"), doc: text("a segment ends") },
        MomentRow { name: text("mid-segment"), doc: text("a segment is under way") },
    ],
    references: list![],
    rulings: list![
        RulingRow { name: text("G1"), question: text("Do headquarters and fortresses count as ground units?"), domain: Values::RulingG1.id(), used: Word::Yes.symbol(), because: text("they have steps and stand under the restrictions of 9.1 with the others"), place: Place { layer: Layer::AxisEmpires.id(), line: line::ruling::G1 } },
    ],
    charts: list![],
    rules: list![
        RuleRow { number: text("9"), heading: text("Stacking"), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule::R9 }, notes: list![NoteRow { text: text("Within a segment the limits may be exceeded; every hex is judged when the segment or the phase ends."), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule_notes::R9[0] } }], see: list![] },
        RuleRow { number: text("9.1"), heading: text("Stacking restrictions"), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule::R9_1 }, notes: list![NoteRow { text: text("Units of all Major Countries of a faction may be together, and those of one Minor Country with them."), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule_notes::R9_1[0] } }], see: list![] },
        RuleRow { number: text("9.2"), heading: text("Stacking limits"), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule::R9_2 }, notes: list![NoteRow { text: text("Counters other than ground units are free."), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule_notes::R9_2[0] } }, NoteRow { text: text("A0009 air, naval, marker: counters other than ground units are free"), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule_notes::R9_2[1] } }], see: list![] },
        RuleRow { number: text("4.2.6.2"), heading: text("Overstacked units"), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule::R4_2_6_2 }, notes: list![NoteRow { text: text("The number is the fewest steps whose loss can bring the stack within both limits."), place: Place { layer: Layer::AxisEmpires.id(), line: line::rule_notes::R4_2_6_2[0] } }], see: list![] },
    ],
    definitions: list![
        // 9 ground unit is a counter where type is ground or type is one of headquarters, fortress and ruling G1 is yes
        DefinitionRow { name: text("ground-unit"), plural: text("ground-units"), rule: Some(Rule::R9.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ground.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Slot(0), Node::Attribute { of: 8, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Fortress.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Or(7, 11), Node::Ruling(Ruling::G1.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::And(12, 15), Node::Or(3, 16)], exceptions: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::definition::GroundUnit }, words: text("ground unit is a counter where type is ground or type is one of headquarters, fortress and ruling G1 is yes") },
        // 9.1 headquarters unit is a counter where type is headquarters
        DefinitionRow { name: text("headquarters-unit"), plural: text("headquarters-units"), rule: Some(Rule::R9_1.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::definition::HeadquartersUnit }, words: text("headquarters unit is a counter where type is headquarters") },
        // 9.1 fortress unit is a counter where type is fortress
        DefinitionRow { name: text("fortress-unit"), plural: text("fortress-units"), rule: Some(Rule::R9_1.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Fortress.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::definition::FortressUnit }, words: text("fortress unit is a counter where type is fortress") },
        // 9.1 minor unit is a ground unit where minor
        DefinitionRow { name: text("minor-unit"), plural: text("minor-units"), rule: Some(Rule::R9_1.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::GroundUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::GroundUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Minor.id() }, Node::And(1, 3)], exceptions: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::definition::MinorUnit }, words: text("minor unit is a ground unit where minor") },
        // 9.2 most steps of a hex: 6
        DefinitionRow { name: text("most-steps"), plural: text("most-steps"), rule: Some(Rule::R9_2.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(6))], exceptions: list![Exception::MostSteps_Limited.id()], place: Place { layer: Layer::AxisEmpires.id(), line: line::definition::MostSteps }, words: text("most steps of a hex: 6") },
        // 9.2 beachhead is a counter where type is beachhead
        DefinitionRow { name: text("beachhead"), plural: text("beachheads"), rule: Some(Rule::R9_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Beachhead.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::definition::Beachhead }, words: text("beachhead is a counter where type is beachhead") },
    ],
    clauses: list![
        // 9.1 exclusion headquarters at any moment: a headquarters unit may not share with another friendly headquarters unit
        ClauseRow { rule: Rule::R9_1.id(), name: text("headquarters"), kind: ClauseKind::Exclusion, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::HeadquartersUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: Some(0), class: Some(Definition::HeadquartersUnit.id()), condition: None }] }, exceptions: list![Exception::R9_OffMapBox_On_R9_1_Headquarters.id(), Exception::R9_Between_On_R9_1_Headquarters.id()], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::clause::R9_1_Headquarters }, words: text("exclusion headquarters at any moment: a headquarters unit may not share with another friendly headquarters unit"), condition_words: text(""), notes: list![] },
        // 9.1 exclusion fortresses at any moment: a fortress unit may not share with another friendly fortress unit
        ClauseRow { rule: Rule::R9_1.id(), name: text("fortresses"), kind: ClauseKind::Exclusion, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::FortressUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: Some(0), class: Some(Definition::FortressUnit.id()), condition: None }] }, exceptions: list![Exception::R9_OffMapBox_On_R9_1_Fortresses.id(), Exception::R9_Between_On_R9_1_Fortresses.id()], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::clause::R9_1_Fortresses }, words: text("exclusion fortresses at any moment: a fortress unit may not share with another friendly fortress unit"), condition_words: text(""), notes: list![] },
        // 9.1 exclusion minors at any moment: a minor unit called x may not share with another friendly minor unit where country is not x's country
        ClauseRow { rule: Rule::R9_1.id(), name: text("minors"), kind: ClauseKind::Exclusion, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::MinorUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(0), Node::Slot(1), Node::Attribute { of: 2, attribute: CounterAttribute::Country.id() }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Country.id() }, Node::Compare { left: 3, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: Some(0), class: Some(Definition::MinorUnit.id()), condition: Some(7) }] }, exceptions: list![Exception::R9_OffMapBox_On_R9_1_Minors.id(), Exception::R9_Between_On_R9_1_Minors.id(), Exception::R9_1_Minors_Expeditionary.id()], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::clause::R9_1_Minors }, words: text("exclusion minors at any moment: a minor unit called x may not share with another friendly minor unit where country is not x's country"), condition_words: text(""), notes: list![] },
        // 9.2 limit stack at any moment in each hex per side: at most 3 ground units called "units", at most (most steps of here) steps of ground units called "steps"
        ClauseRow { rule: Rule::R9_2.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::ANY, scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(3))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::GroundUnit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Here, Node::Defined { definition: Definition::MostSteps.id(), subject: Some(0), second: None }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::GroundUnit.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Steps.id() }] }, label: text("steps") }]), exceptions: list![Exception::R9_OffMapBox_On_R9_2_Stack.id(), Exception::R9_Between_On_R9_2_Stack.id()], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::clause::R9_2_Stack }, words: text("limit stack at any moment in each hex per side: at most 3 ground units called \"units\", at most (most steps of here) steps of ground units called \"steps\""), condition_words: text(""), notes: list![] },
        // 4.2.6.2 cure remove steps at phase end, segment end in each hex per side: the higher of excess of "units" under rule 9.2 and excess of "steps" under rule 9.2 by owner
        ClauseRow { rule: Rule::R4_2_6_2.id(), name: text("remove-steps"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::PhaseEnd.id(), Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Excess { clause: Clause::R9_2_Stack.id(), line: 0, among: None }, Node::Excess { clause: Clause::R9_2_Stack.id(), line: 1, among: None }, Node::Higher(0, 1)]), tags: list![Tag { word: TagWord::By, name: text("owner") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::clause::R4_2_6_2_RemoveSteps }, words: text("cure remove steps at phase end, segment end in each hex per side: the higher of excess of \"units\" under rule 9.2 and excess of \"steps\" under rule 9.2 by owner"), condition_words: text(""), notes: list![] },
        // 4.2.6.2 cure remove until allowed at phase end, segment end in each hex where rule 9.1 is broken: yes by owner
        ClauseRow { rule: Rule::R4_2_6_2.id(), name: text("remove-until-allowed"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::PhaseEnd.id(), Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Broken { clause: Clause::R9_1_Headquarters.id(), among: None }, Node::Broken { clause: Clause::R9_1_Fortresses.id(), among: None }, Node::Or(0, 1), Node::Broken { clause: Clause::R9_1_Minors.id(), among: None }, Node::Or(2, 3)]), body: Body::Effect { value: EffectCode::Value(list![Node::Flag(true)]), tags: list![Tag { word: TagWord::By, name: text("owner") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::clause::R4_2_6_2_RemoveUntilAllowed }, words: text("cure remove until allowed at phase end, segment end in each hex where rule 9.1 is broken: yes by owner"), condition_words: text("rule 9.1 is broken"), notes: list![] },
    ],
    exceptions: list![
        // 9 except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("off-map-box"), target: Target::Clause(Clause::R9_1_Headquarters.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Kind.id() }, Node::Symbol(Word::OffMapBox.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![Exception::R9_Between_On_R9_1_Headquarters.id()], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_OffMapBox_On_R9_1_Headquarters }, words: text("except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted"), condition_words: text("here's kind is off map box"), notes: list![] },
        // 9 except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("off-map-box"), target: Target::Clause(Clause::R9_1_Fortresses.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Kind.id() }, Node::Symbol(Word::OffMapBox.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![Exception::R9_Between_On_R9_1_Fortresses.id()], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_OffMapBox_On_R9_1_Fortresses }, words: text("except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted"), condition_words: text("here's kind is off map box"), notes: list![] },
        // 9 except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("off-map-box"), target: Target::Clause(Clause::R9_1_Minors.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Kind.id() }, Node::Symbol(Word::OffMapBox.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![Exception::R9_Between_On_R9_1_Minors.id()], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_OffMapBox_On_R9_1_Minors }, words: text("except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted"), condition_words: text("here's kind is off map box"), notes: list![] },
        // 9 except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("off-map-box"), target: Target::Clause(Clause::R9_2_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Kind.id() }, Node::Symbol(Word::OffMapBox.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![Exception::R9_Between_On_R9_2_Stack.id()], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_OffMapBox_On_R9_2_Stack }, words: text("except off map box to 9.1, 9.2 where here's kind is off map box beats between: lifted"), condition_words: text("here's kind is off map box"), notes: list![] },
        // 9 except between to 9.1, 9.2 at mid segment: deferred until segment end
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("between"), target: Target::Clause(Clause::R9_1_Headquarters.id()), moments: Moments::of(&[Moment::MidSegment.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::SegmentEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_Between_On_R9_1_Headquarters }, words: text("except between to 9.1, 9.2 at mid segment: deferred until segment end"), condition_words: text(""), notes: list![] },
        // 9 except between to 9.1, 9.2 at mid segment: deferred until segment end
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("between"), target: Target::Clause(Clause::R9_1_Fortresses.id()), moments: Moments::of(&[Moment::MidSegment.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::SegmentEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_Between_On_R9_1_Fortresses }, words: text("except between to 9.1, 9.2 at mid segment: deferred until segment end"), condition_words: text(""), notes: list![] },
        // 9 except between to 9.1, 9.2 at mid segment: deferred until segment end
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("between"), target: Target::Clause(Clause::R9_1_Minors.id()), moments: Moments::of(&[Moment::MidSegment.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::SegmentEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_Between_On_R9_1_Minors }, words: text("except between to 9.1, 9.2 at mid segment: deferred until segment end"), condition_words: text(""), notes: list![] },
        // 9 except between to 9.1, 9.2 at mid segment: deferred until segment end
        ExceptionRow { rule: Some(Rule::R9.id()), name: text("between"), target: Target::Clause(Clause::R9_2_Stack.id()), moments: Moments::of(&[Moment::MidSegment.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::SegmentEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_Between_On_R9_2_Stack }, words: text("except between to 9.1, 9.2 at mid segment: deferred until segment end"), condition_words: text(""), notes: list![] },
        // 9.1 except expeditionary: exempts minor units where exp and steps is 1
        ExceptionRow { rule: Some(Rule::R9_1.id()), name: text("expeditionary"), target: Target::Clause(Clause::R9_1_Minors.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Exempts { first: None, set: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Exp.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Steps.id() }, Node::Number(Number::whole(1)), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::MinorUnit.id()), condition: Some(6) }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::R9_1_Minors_Expeditionary }, words: text("except expeditionary: exempts minor units where exp and steps is 1"), condition_words: text(""), notes: list![] },
        // 9.2 except limited where limited or there is a beachhead in it where limited: 3
        ExceptionRow { rule: Some(Rule::R9_2.id()), name: text("limited"), target: Target::Definition(Definition::MostSteps.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Limited.id() }, Node::Slot(0), Node::Slot(1), Node::Attribute { of: 3, attribute: CounterAttribute::Limited.id() }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(2), relation: None, other_than: None, class: Some(Definition::Beachhead.id()), condition: Some(4) }, Node::Exists { set: 5 }, Node::Or(1, 6)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(3))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::AxisEmpires.id(), line: line::exception::MostSteps_Limited }, words: text("except limited where limited or there is a beachhead in it where limited: 3"), condition_words: text("limited or there is a beachhead in it where limited"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    AxisEmpires,
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
    MapHex,
    OffMapBox,
    Axis,
    Soviet,
    Western,
    Ground,
    Headquarters,
    Fortress,
    Beachhead,
    Air,
    Naval,
    Marker,
    Yes,
    No,
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
    Kind,
    Side,
    Type,
    RulingG1,
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
    Kind,
    Limited,
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
    Country,
    Minor,
    Exp,
    Steps,
    Limited,
}

impl CounterAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}
}

/// On which line of its ruleset file each row stands.
#[rustfmt::skip]
#[allow(non_upper_case_globals)]
mod line {
pub mod ruling {
    pub const G1: u32 = 27;
}
pub mod rule {
    pub const R9: u32 = 31;
    pub const R9_1: u32 = 39;
    pub const R9_2: u32 = 50;
    pub const R4_2_6_2: u32 = 60;
}
pub mod definition {
    pub const GroundUnit: u32 = 32;
    pub const HeadquartersUnit: u32 = 40;
    pub const FortressUnit: u32 = 41;
    pub const MinorUnit: u32 = 42;
    pub const MostSteps: u32 = 51;
    pub const Beachhead: u32 = 53;
}
pub mod clause {
    pub const R9_1_Headquarters: u32 = 43;
    pub const R9_1_Fortresses: u32 = 44;
    pub const R9_1_Minors: u32 = 45;
    pub const R9_2_Stack: u32 = 54;
    pub const R4_2_6_2_RemoveSteps: u32 = 61;
    pub const R4_2_6_2_RemoveUntilAllowed: u32 = 63;
}
pub mod exception {
    pub const R9_OffMapBox_On_R9_1_Headquarters: u32 = 35;
    pub const R9_OffMapBox_On_R9_1_Fortresses: u32 = 35;
    pub const R9_OffMapBox_On_R9_1_Minors: u32 = 35;
    pub const R9_OffMapBox_On_R9_2_Stack: u32 = 35;
    pub const R9_Between_On_R9_1_Headquarters: u32 = 36;
    pub const R9_Between_On_R9_1_Fortresses: u32 = 36;
    pub const R9_Between_On_R9_1_Minors: u32 = 36;
    pub const R9_Between_On_R9_2_Stack: u32 = 36;
    pub const R9_1_Minors_Expeditionary: u32 = 47;
    pub const MostSteps_Limited: u32 = 52;
}
pub mod rule_notes {
    pub const R9: [u32; 1] = [37];
    pub const R9_1: [u32; 1] = [48];
    pub const R9_2: [u32; 2] = [57, 58];
    pub const R4_2_6_2: [u32; 1] = [64];
}
}
