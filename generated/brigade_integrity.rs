//! Regiments and brigade integrity.
//!
//! Game: Yobo Wargames, American Civil War series
//!
//! Edition: As put on the publisher's web page
//!
//! Source: The page on regiments and brigade integrity, with headings and no numbers
//!
//! Made from the ruleset `brigade-integrity`: change that, and build.

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
    LookAt,
    Move,
}

impl ActValue {
    pub const ALL: [ActValue; 2] = [ActValue::LookAt, ActValue::Move];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::LookAt => rows::Word::LookAt.symbol(),
            ActValue::Move => rows::Word::Move.symbol(),
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
    Regiment,
    Leader,
    Marker,
}

impl Type {
    pub const ALL: [Type; 3] = [Type::Regiment, Type::Leader, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Regiment => rows::Word::Regiment.symbol(),
            Type::Leader => rows::Word::Leader.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    /// Read by Brigade Integrity, Detached Regiments.
    pub r#type: Type,
    /// Of a regiment. Read by Brigade Integrity, Detached Regiments.
    pub brigade: Option<GroupId>,
    /// Of a leader: the brigade, division, corps or army. Read by Brigade Integrity, Detached Regiments.
    pub commands: Option<GroupId>,
    /// Command range of a leader. At least 0. Read by Detached Regiments.
    pub range: i64,
    /// Bears the Detached marker. Read by Brigade Integrity, Detached Regiments.
    pub detached: bool,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, brigade: None, commands: None, range: 0, detached: false }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            self.brigade.map_or(Value::Nothing, |held| Value::Group(held.0)),
            self.commands.map_or(Value::Nothing, |held| Value::Group(held.0)),
            Value::Number(Number::whole(self.range)),
            Value::Flag(self.detached),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// A brigade's division, a division's corps, a corps's army. Read by Detached Regiments.
    pub parent: Option<GroupId>,
}

impl Default for Group {
    fn default() -> Group {
        Group { parent: None }
    }
}

impl Group {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            self.parent.map_or(Value::Nothing, |held| Value::Group(held.0)),
        ]
    }
}

/// A group of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A regiment is looked at.
    LookAt(LookAt),
    /// A regiment moves along a path.
    Move(Move),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::LookAt(act) => act.data(names),
            Act::Move(act) => act.data(names),
        }
    }

    /// The counter that moves along the act's path.
    fn mover(&self) -> Option<CounterId> {
        match self {
            Act::Move(act) => Some(act.unit),
            _ => None,
        }
    }
}

/// A regiment is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct LookAt {
    /// Read by Detached Regiments.
    pub unit: CounterId,
}

impl LookAt {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> LookAt {
        LookAt { unit }
    }
}

impl LookAt {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::LookAt);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<LookAt> for Act {
    fn from(act: LookAt) -> Act {
        Act::LookAt(act)
    }
}

/// A regiment moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by Detached Regiments.
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

    /// Adds a group.
    pub fn add_group(&mut self, id: &str, group: Group) -> GroupId {
        let record = group.record(&mut self.data.names);
        self.data.groups.push(GroupData { id: id.to_owned(), record });
        GroupId(self.data.groups.len() as u32 - 1)
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
    /// a regiment is looked at
    LookAt,
    /// a regiment moves along a path
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
    /// the position is looked at
    Check,
    /// a unit enters a hex
    Entry,
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
    /// Brigade Integrity 
    BrigadeIntegrity,
    /// Detached Regiments 
    DetachedRegiments,
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
    /// Brigade Integrity: regiment
    Regiment,
    /// Brigade Integrity: leader
    Leader,
    /// Brigade Integrity: sole
    Sole,
    /// Brigade Integrity: together
    Together,
    /// Brigade Integrity: bound
    Bound,
    /// Detached Regiments: detached-regiment
    DetachedRegiment,
    /// Detached Regiments: in-command
    InCommand,
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
    /// Brigade Integrity: rejoin
    BrigadeIntegrity_Rejoin,
    /// Brigade Integrity: commander
    BrigadeIntegrity_Commander,
    /// Detached Regiments: zone-of-control
    DetachedRegiments_ZoneOfControl,
    /// Detached Regiments: remove-marker
    DetachedRegiments_RemoveMarker,
    /// Detached Regiments: apart
    DetachedRegiments_Apart,
}

impl Clause {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ClauseId {
        ClauseId(self as u16)
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

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("brigade-integrity"),
        title: text("Regiments and brigade integrity"),
        game: text("Yobo Wargames, American Civil War series"),
        edition: text("As put on the publisher's web page"),
        source: text("The page on regiments and brigade integrity, with headings and no numbers"),
    },
    layers: list![
        LayerRow { name: text("brigade-integrity"), title: text("Regiments and brigade integrity") },
    ],
    symbols: list![
        text("look-at"),
        text("move"),
        text("regiment"),
        text("leader"),
        text("marker"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::LookAt.symbol(), Word::Move.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Regiment.symbol(), Word::Leader.symbol(), Word::Marker.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("brigade"), alias: text(""), of_type: Type::Group, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of a regiment") },
        AttributeRow { name: text("commands"), alias: text(""), of_type: Type::Group, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of a leader: the brigade, division, corps or army") },
        AttributeRow { name: text("range"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("command range of a leader") },
        AttributeRow { name: text("detached"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("bears the Detached marker") },
    ],
    groups: list![
        AttributeRow { name: text("parent"), alias: text(""), of_type: Type::Group, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("a brigade's division, a division's corps, a corps's army") },
    ],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
    ],
    acts: list![
        ActRow { name: text("look-at"), question: false, doc: text("a regiment is looked at"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Check.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("move"), question: false, doc: text("a regiment moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::NONE, conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("check"), doc: text("the position is looked at") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("Brigade Integrity"), heading: text(""), place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::rule::BrigadeIntegrity }, notes: list![NoteRow { text: text("A regiment is stacked with or next to another of its brigade, or moves to be so at its earliest opportunity."), place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::rule_notes::BrigadeIntegrity[0] } }], see: list![] },
        RuleRow { number: text("Detached Regiments"), heading: text(""), place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::rule::DetachedRegiments }, notes: list![NoteRow { text: text("The marker falls away within the range of the regiment's own brigade commander."), place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::rule_notes::DetachedRegiments[0] } }], see: list![] },
    ],
    definitions: list![
        // Brigade Integrity regiment is a counter where type is regiment
        DefinitionRow { name: text("regiment"), plural: text("regiments"), rule: Some(Rule::BrigadeIntegrity.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Regiment.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::Regiment }, words: text("regiment is a counter where type is regiment") },
        // Brigade Integrity leader is a counter where type is leader
        DefinitionRow { name: text("leader"), plural: text("leaders"), rule: Some(Rule::BrigadeIntegrity.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Leader.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::Leader }, words: text("leader is a counter where type is leader") },
        // Brigade Integrity sole of a regiment called r: there is no other regiment in play where brigade is r's brigade
        DefinitionRow { name: text("sole"), plural: text("sole"), rule: Some(Rule::BrigadeIntegrity.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Slot(1), Node::Attribute { of: 1, attribute: CounterAttribute::Brigade.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Brigade.id() }, Node::Compare { left: 2, comparison: Comparison::Equal, right: 4 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Everywhere, relation: None, other_than: Some(0), class: Some(Definition::Regiment.id()), condition: Some(5) }, Node::Exists { set: 6 }, Node::Not(7)], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::Sole }, words: text("sole of a regiment called r: there is no other regiment in play where brigade is r's brigade") },
        // Brigade Integrity together of a regiment called r: (there is another regiment in r's place where brigade is r's brigade) or there is another regiment next to r where brigade is r's brigade
        DefinitionRow { name: text("together"), plural: text("together"), rule: Some(Rule::BrigadeIntegrity.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::Place }, Node::Slot(0), Node::Slot(1), Node::Attribute { of: 3, attribute: CounterAttribute::Brigade.id() }, Node::Slot(0), Node::Attribute { of: 5, attribute: CounterAttribute::Brigade.id() }, Node::Compare { left: 4, comparison: Comparison::Equal, right: 6 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(1), relation: None, other_than: Some(2), class: Some(Definition::Regiment.id()), condition: Some(7) }, Node::Exists { set: 8 }, Node::Slot(0), Node::Slot(0), Node::Slot(1), Node::Attribute { of: 12, attribute: CounterAttribute::Brigade.id() }, Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Brigade.id() }, Node::Compare { left: 13, comparison: Comparison::Equal, right: 15 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(10), relation: None, other_than: Some(11), class: Some(Definition::Regiment.id()), condition: Some(16) }, Node::Exists { set: 17 }, Node::Or(9, 18)], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::Together }, words: text("together of a regiment called r: (there is another regiment in r's place where brigade is r's brigade) or there is another regiment next to r where brigade is r's brigade") },
        // Brigade Integrity bound is a regiment where not detached
        DefinitionRow { name: text("bound"), plural: text("bounds"), rule: Some(Rule::BrigadeIntegrity.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Regiment.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Regiment.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Detached.id() }, Node::Not(3), Node::And(1, 4)], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::Bound }, words: text("bound is a regiment where not detached") },
        // Detached Regiments detached regiment is a regiment where detached
        DefinitionRow { name: text("detached-regiment"), plural: text("detached-regiments"), rule: Some(Rule::DetachedRegiments.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Regiment.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Regiment.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Detached.id() }, Node::And(1, 3)], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::DetachedRegiment }, words: text("detached regiment is a regiment where detached") },
        // Detached Regiments in command of a regiment called r: not r's detached or there is a leader in r's place where (commands is not none and (commands is r's brigade's parent or commands is r's brigade's parent's parent or commands is r's brigade's parent's parent's parent))
        DefinitionRow { name: text("in-command"), plural: text("in-command"), rule: Some(Rule::DetachedRegiments.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Detached.id() }, Node::Not(1), Node::Slot(0), Node::Property { of: 3, property: Property::Place }, Node::Slot(1), Node::Attribute { of: 5, attribute: CounterAttribute::Commands.id() }, Node::IsNothing(6), Node::Not(7), Node::Slot(1), Node::Attribute { of: 9, attribute: CounterAttribute::Commands.id() }, Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Brigade.id() }, Node::Attribute { of: 12, attribute: GroupAttribute::Parent.id() }, Node::Compare { left: 10, comparison: Comparison::Equal, right: 13 }, Node::Slot(1), Node::Attribute { of: 15, attribute: CounterAttribute::Commands.id() }, Node::Slot(0), Node::Attribute { of: 17, attribute: CounterAttribute::Brigade.id() }, Node::Attribute { of: 18, attribute: GroupAttribute::Parent.id() }, Node::Attribute { of: 19, attribute: GroupAttribute::Parent.id() }, Node::Compare { left: 16, comparison: Comparison::Equal, right: 20 }, Node::Or(14, 21), Node::Slot(1), Node::Attribute { of: 23, attribute: CounterAttribute::Commands.id() }, Node::Slot(0), Node::Attribute { of: 25, attribute: CounterAttribute::Brigade.id() }, Node::Attribute { of: 26, attribute: GroupAttribute::Parent.id() }, Node::Attribute { of: 27, attribute: GroupAttribute::Parent.id() }, Node::Attribute { of: 28, attribute: GroupAttribute::Parent.id() }, Node::Compare { left: 24, comparison: Comparison::Equal, right: 29 }, Node::Or(22, 30), Node::And(8, 31), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(4), relation: None, other_than: None, class: Some(Definition::Leader.id()), condition: Some(32) }, Node::Exists { set: 33 }, Node::Or(2, 34)], exceptions: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::definition::InCommand }, words: text("in command of a regiment called r: not r's detached or there is a leader in r's place where (commands is not none and (commands is r's brigade's parent or commands is r's brigade's parent's parent or commands is r's brigade's parent's parent's parent))") },
    ],
    clauses: list![
        // Brigade Integrity forced rejoin at check for each bound called r here where not sole of r and not together of r: yes by earliest opportunity
        ClauseRow { rule: Rule::BrigadeIntegrity.id(), name: text("rejoin"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Check.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Defined { definition: Definition::Sole.id(), subject: Some(0), second: None }, Node::Not(1), Node::Slot(0), Node::Defined { definition: Definition::Together.id(), subject: Some(3), second: None }, Node::Not(4), Node::And(2, 5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Bound.id()), condition: Some(6) }]), condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Flag(true)]), tags: list![Tag { word: TagWord::By, name: text("earliest-opportunity") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::clause::BrigadeIntegrity_Rejoin }, words: text("forced rejoin at check for each bound called r here where not sole of r and not together of r: yes by earliest opportunity"), condition_words: text(""), notes: list![] },
        // Brigade Integrity requirement commander at check for each bound called r here where sole of r: there is a leader here where commands is r's brigade
        ClauseRow { rule: Rule::BrigadeIntegrity.id(), name: text("commander"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Check.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Defined { definition: Definition::Sole.id(), subject: Some(0), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Bound.id()), condition: Some(1) }]), condition: None, body: Body::Requires(list![Node::Slot(1), Node::Attribute { of: 0, attribute: CounterAttribute::Commands.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Brigade.id() }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Leader.id()), condition: Some(4) }, Node::Exists { set: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::clause::BrigadeIntegrity_Commander }, words: text("requirement commander at check for each bound called r here where sole of r: there is a leader here where commands is r's brigade"), condition_words: text(""), notes: list![] },
        // Detached Regiments ban zone of control at entry where unit is a detached regiment: there is an enemy counter next to here where type is not marker
        ClauseRow { rule: Rule::DetachedRegiments.id(), name: text("zone-of-control"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::DetachedRegiment.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Marker.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: None, condition: Some(7) }, Node::Exists { set: 8 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::clause::DetachedRegiments_ZoneOfControl }, words: text("ban zone of control at entry where unit is a detached regiment: there is an enemy counter next to here where type is not marker"), condition_words: text("unit is a detached regiment"), notes: list![] },
        // Detached Regiments forced remove marker at check for each detached regiment called r here where there is a leader in play where (commands is r's brigade and distance from it to r is at most range): yes
        ClauseRow { rule: Rule::DetachedRegiments.id(), name: text("remove-marker"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Check.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(1), Node::Attribute { of: 0, attribute: CounterAttribute::Commands.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Brigade.id() }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 }, Node::Slot(1), Node::Slot(0), Node::Distance { from: 5, to: 6, slot: 2, through: None, avoiding: None }, Node::Slot(1), Node::Attribute { of: 8, attribute: CounterAttribute::Range.id() }, Node::Compare { left: 7, comparison: Comparison::AtMost, right: 9 }, Node::And(4, 10), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Everywhere, relation: None, other_than: None, class: Some(Definition::Leader.id()), condition: Some(11) }, Node::Exists { set: 12 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::DetachedRegiment.id()), condition: Some(13) }]), condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Flag(true)]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::clause::DetachedRegiments_RemoveMarker }, words: text("forced remove marker at check for each detached regiment called r here where there is a leader in play where (commands is r's brigade and distance from it to r is at most range): yes"), condition_words: text(""), notes: list![] },
        // Detached Regiments permission apart at check for each detached regiment here
        ClauseRow { rule: Rule::DetachedRegiments.id(), name: text("apart"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Check.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::DetachedRegiment.id()), condition: None }]), condition: None, body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::BrigadeIntegrity.id(), line: line::clause::DetachedRegiments_Apart }, words: text("permission apart at check for each detached regiment here"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    BrigadeIntegrity,
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
    LookAt,
    Move,
    Regiment,
    Leader,
    Marker,
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
    Brigade,
    Commands,
    Range,
    Detached,
}

impl CounterAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum GroupAttribute {
    Parent,
}

impl GroupAttribute {
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
pub mod rule {
    pub const BrigadeIntegrity: u32 = 35;
    pub const DetachedRegiments: u32 = 49;
}
pub mod definition {
    pub const Regiment: u32 = 36;
    pub const Leader: u32 = 37;
    pub const Sole: u32 = 38;
    pub const Together: u32 = 39;
    pub const Bound: u32 = 42;
    pub const DetachedRegiment: u32 = 50;
    pub const InCommand: u32 = 51;
}
pub mod clause {
    pub const BrigadeIntegrity_Rejoin: u32 = 43;
    pub const BrigadeIntegrity_Commander: u32 = 45;
    pub const DetachedRegiments_ZoneOfControl: u32 = 58;
    pub const DetachedRegiments_RemoveMarker: u32 = 60;
    pub const DetachedRegiments_Apart: u32 = 63;
}
pub mod rule_notes {
    pub const BrigadeIntegrity: [u32; 1] = [47];
    pub const DetachedRegiments: [u32; 1] = [64];
}
}
