//! LOM: The room of a brigade.
//!
//! Game: LOM, American Civil War battles
//!
//! Edition: Tower Games, on-line help
//!
//! Source: The help page about ground scale, which has a heading and no numbers
//!
//! Made from the ruleset `lom`: change that, and build.

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
    Lose,
}

impl ActValue {
    pub const ALL: [ActValue; 1] = [ActValue::Lose];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Lose => rows::Word::Lose.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Brigade,
    Marker,
}

impl Type {
    pub const ALL: [Type; 2] = [Type::Brigade, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Brigade => rows::Word::Brigade.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formation {
    BattleLine,
    MarchColumn,
    FieldColumn,
    SupportedLine,
}

impl Formation {
    pub const ALL: [Formation; 4] = [Formation::BattleLine, Formation::MarchColumn, Formation::FieldColumn, Formation::SupportedLine];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Formation::BattleLine => rows::Word::BattleLine.symbol(),
            Formation::MarchColumn => rows::Word::MarchColumn.symbol(),
            Formation::FieldColumn => rows::Word::FieldColumn.symbol(),
            Formation::SupportedLine => rows::Word::SupportedLine.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Formation> {
        Formation::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingRoom {
    Shared,
    EachBrigade,
}

impl RulingRoom {
    pub const ALL: [RulingRoom; 2] = [RulingRoom::Shared, RulingRoom::EachBrigade];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingRoom::Shared => rows::Word::Shared.symbol(),
            RulingRoom::EachBrigade => rows::Word::EachBrigade.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingRoom> {
        RulingRoom::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    /// Read by Ground Scale.
    pub side: String,
    /// Read by Ground Scale.
    pub r#type: Type,
    /// Read by Ground Scale.
    pub formation: Formation,
    /// Strength points, of about 200 men. At least 0. Read by Ground Scale.
    pub sp: i64,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, formation: Formation, sp: i64) -> Counter {
        Counter { side, r#type: Type::Brigade, formation, sp }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            Value::Symbol(self.formation.symbol()),
            Value::Number(Number::whole(self.sp)),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A brigade loses strength.
    Lose(Lose),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Lose(act) => act.data(names),
        }
    }
}

/// A brigade loses strength.
#[derive(Clone, Debug, PartialEq)]
pub struct Lose {
    /// Read by Ground Scale.
    pub unit: CounterId,
    /// At least 0.
    pub new_sp: i64,
}

impl Lose {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, new_sp: i64) -> Lose {
        Lose { unit, new_sp }
    }
}

impl Lose {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Lose);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::NewSp as usize] = Value::Number(Number::whole(self.new_sp));
        data
    }
}

impl From<Lose> for Act {
    fn from(act: Lose) -> Act {
        Act::Lose(act)
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
        Asked::Act(act.data(&mut self.data.names))
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
    /// a brigade loses strength
    Lose,
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
    /// brigades are at rest
    Rest,
    /// a brigade has lost strength
    Loss,
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
    /// Ground Scale 
    GroundScale,
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
    /// Ground Scale: brigade
    Brigade,
    /// Ground Scale: line-brigade
    LineBrigade,
    /// Ground Scale: needs-hexes
    NeedsHexes,
    /// Ground Scale: room
    Room,
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
    /// Ground Scale: footprint
    GroundScale_Footprint,
    /// Ground Scale: room
    GroundScale_Room,
    /// Ground Scale: largest
    GroundScale_Largest,
    /// Ground Scale: shrink
    GroundScale_Shrink,
}

impl Clause {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ClauseId {
        ClauseId(self as u16)
    }
}

/// The questions that the printed rules leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Ruling {
    /// Is the room of a hex in battle line shared by all brigades there?
    Room,
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
use super::ActKind;
use super::Moment;
use super::Rule;
use super::Definition;
use super::Clause;
use super::Ruling;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("lom"),
        title: text("LOM: The room of a brigade"),
        game: text("LOM, American Civil War battles"),
        edition: text("Tower Games, on-line help"),
        source: text("The help page about ground scale, which has a heading and no numbers"),
    },
    layers: list![
        LayerRow { name: text("lom"), title: text("LOM: The room of a brigade") },
    ],
    symbols: list![
        text("lose"),
        text("brigade"),
        text("marker"),
        text("battle-line"),
        text("march-column"),
        text("field-column"),
        text("supported-line"),
        text("shared"),
        text("each-brigade"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Lose.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Brigade.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("formation"), values: list![Word::BattleLine.symbol(), Word::MarchColumn.symbol(), Word::FieldColumn.symbol(), Word::SupportedLine.symbol()] },
        DomainRow { name: text("ruling-room"), values: list![Word::Shared.symbol(), Word::EachBrigade.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Brigade.symbol())), doc: text("") },
        AttributeRow { name: text("formation"), alias: text(""), of_type: Type::OneOf(Values::Formation.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("sp"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: None, doc: text("strength points, of about 200 men") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("new-sp"), alias: text(""), of_type: Type::Number { from: Some(0), to: None } },
    ],
    acts: list![
        ActRow { name: text("lose"), question: false, doc: text("a brigade loses strength"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::NewSp.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Loss.id()]), conditional: list![], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Sp.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewSp.id() }] }], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("rest"), doc: text("brigades are at rest") },
        MomentRow { name: text("loss"), doc: text("a brigade has lost strength") },
    ],
    references: list![],
    rulings: list![
        RulingRow { name: text("room"), question: text("Is the room of a hex in battle line shared by all brigades there?"), domain: Values::RulingRoom.id(), used: Word::Shared.symbol(), because: text("the page speaks of what fits one hex"), place: Place { layer: Layer::Lom.id(), line: line::ruling::Room } },
    ],
    charts: list![
        // Ground Scale in-one-hex
        //                | brigade | marker
        // battle-line    | 5       | unlimited
        // march-column   | ?       | unlimited
        // field-column   | ?       | unlimited
        // supported-line | ?       | unlimited
        ChartRow { name: text("in-one-hex"), rule: Some(Rule::GroundScale.id()), row_keys: list![Word::BattleLine.symbol(), Word::MarchColumn.symbol(), Word::FieldColumn.symbol(), Word::SupportedLine.symbol()], column_keys: list![Word::Brigade.symbol(), Word::Marker.symbol()], cells: list![Value::Number(Number::whole(5)), Value::Unlimited, Value::NoFigure, Value::Unlimited, Value::NoFigure, Value::Unlimited, Value::NoFigure, Value::Unlimited], place: Place { layer: Layer::Lom.id(), line: line::chart::InOneHex }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("Ground Scale"), heading: text(""), place: Place { layer: Layer::Lom.id(), line: line::rule::GroundScale }, notes: list![NoteRow { text: text("A0019 in-one-hex: the page gives no figures for the other formations"), place: Place { layer: Layer::Lom.id(), line: line::rule_notes::GroundScale[0] } }, NoteRow { text: text("Above 5 points a brigade in line covers two hexes, above 10 three, above 15 four; no brigade has more than 20."), place: Place { layer: Layer::Lom.id(), line: line::rule_notes::GroundScale[1] } }], see: list![] },
    ],
    definitions: list![
        // Ground Scale brigade is a counter where type is brigade
        DefinitionRow { name: text("brigade"), plural: text("brigades"), rule: Some(Rule::GroundScale.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Brigade.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::Lom.id(), line: line::definition::Brigade }, words: text("brigade is a counter where type is brigade") },
        // Ground Scale line brigade is a brigade where formation is battle line
        DefinitionRow { name: text("line-brigade"), plural: text("line-brigades"), rule: Some(Rule::GroundScale.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Brigade.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Brigade.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::BattleLine.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::Lom.id(), line: line::definition::LineBrigade }, words: text("line brigade is a brigade where formation is battle line") },
        // Ground Scale needs hexes of a brigade: (sp divided by in one hex for formation and type) rounded up
        DefinitionRow { name: text("needs-hexes"), plural: text("needs-hexes"), rule: Some(Rule::GroundScale.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Sp.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Formation.id() }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Chart { chart: Chart::InOneHex.id(), row: 3, column: 5 }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::DividedBy, right: 6 }, Node::Round { value: 7, rounding: Rounding::Up }], exceptions: list![], place: Place { layer: Layer::Lom.id(), line: line::definition::NeedsHexes }, words: text("needs hexes of a brigade: (sp divided by in one hex for formation and type) rounded up") },
        // Ground Scale room of a brigade: sp divided by place count
        DefinitionRow { name: text("room"), plural: text("room"), rule: Some(Rule::GroundScale.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Sp.id() }, Node::Slot(0), Node::Property { of: 2, property: Property::PlaceCount }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::DividedBy, right: 3 }], exceptions: list![], place: Place { layer: Layer::Lom.id(), line: line::definition::Room }, words: text("room of a brigade: sp divided by place count") },
    ],
    clauses: list![
        // Ground Scale requirement footprint at rest for each line brigade here: place count is needs hexes of it
        ClauseRow { rule: Rule::GroundScale.id(), name: text("footprint"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::LineBrigade.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Property { of: 0, property: Property::PlaceCount }, Node::Slot(0), Node::Defined { definition: Definition::NeedsHexes.id(), subject: Some(2), second: None }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Lom.id(), line: line::clause::GroundScale_Footprint }, words: text("requirement footprint at rest for each line brigade here: place count is needs hexes of it"), condition_words: text(""), notes: list![] },
        // Ground Scale limit room at rest in each hex per side where ruling room is shared: at most 5 room of line brigades called "sp-in-line"
        ClauseRow { rule: Rule::GroundScale.id(), name: text("room"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Ruling(Ruling::Room.id()), Node::Symbol(Word::Shared.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(5))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::LineBrigade.id()), condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::Room.id(), subject: Some(0), second: None }] }, label: text("sp-in-line") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Lom.id(), line: line::clause::GroundScale_Room }, words: text("limit room at rest in each hex per side where ruling room is shared: at most 5 room of line brigades called \"sp-in-line\""), condition_words: text("ruling room is shared"), notes: list![] },
        // Ground Scale requirement largest at rest for each brigade here: sp is at most 20
        ClauseRow { rule: Rule::GroundScale.id(), name: text("largest"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Brigade.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Sp.id() }, Node::Number(Number::whole(20)), Node::Compare { left: 1, comparison: Comparison::AtMost, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Lom.id(), line: line::clause::GroundScale_Largest }, words: text("requirement largest at rest for each brigade here: sp is at most 20"), condition_words: text(""), notes: list![] },
        // Ground Scale forced shrink at loss where unit is a line brigade and unit's place count is more than needs hexes of unit: needs hexes of unit
        ClauseRow { rule: Rule::GroundScale.id(), name: text("shrink"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Loss.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::LineBrigade.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Property { of: 4, property: Property::PlaceCount }, Node::Act, Node::Parameter { of: 6, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::NeedsHexes.id(), subject: Some(7), second: None }, Node::Compare { left: 5, comparison: Comparison::MoreThan, right: 8 }, Node::And(2, 9)]), body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::NeedsHexes.id(), subject: Some(1), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::Lom.id(), line: line::clause::GroundScale_Shrink }, words: text("forced shrink at loss where unit is a line brigade and unit's place count is more than needs hexes of unit: needs hexes of unit"), condition_words: text("unit is a line brigade and unit's place count is more than needs hexes of unit"), notes: list![] },
    ],
    exceptions: list![],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Lom,
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
    Lose,
    Brigade,
    Marker,
    BattleLine,
    MarchColumn,
    FieldColumn,
    SupportedLine,
    Shared,
    EachBrigade,
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
    Formation,
    RulingRoom,
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
    NewSp,
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
    Formation,
    Sp,
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
    /// in-one-hex
    InOneHex,
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
pub mod ruling {
    pub const Room: u32 = 26;
}
pub mod chart {
    pub const InOneHex: u32 = 33;
}
pub mod rule {
    pub const GroundScale: u32 = 30;
}
pub mod definition {
    pub const Brigade: u32 = 31;
    pub const LineBrigade: u32 = 32;
    pub const NeedsHexes: u32 = 40;
    pub const Room: u32 = 41;
}
pub mod clause {
    pub const GroundScale_Footprint: u32 = 42;
    pub const GroundScale_Room: u32 = 43;
    pub const GroundScale_Largest: u32 = 45;
    pub const GroundScale_Shrink: u32 = 46;
}
pub mod rule_notes {
    pub const GroundScale: [u32; 2] = [39, 48];
}
}
