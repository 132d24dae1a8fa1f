//! Federation & Empire: Battle forces.
//!
//! Game: Federation & Empire
//!
//! Edition: As discussed on the publisher's board by rule number
//!
//! Source: A discussion of 302.32, 302.33 and 308.93 with worked sizes of forces; two pages about the game
//!
//! Made from the ruleset `federation-and-empire`: change that, and build.

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
    FormBattleForce,
}

impl ActValue {
    pub const ALL: [ActValue; 1] = [ActValue::FormBattleForce];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::FormBattleForce => rows::Word::FormBattleForce.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Fed,
    Gorn,
    Klingon,
    Romulan,
    Kzinti,
    Hydran,
    Tholian,
    Lyran,
}

impl Side {
    pub const ALL: [Side; 8] = [Side::Fed, Side::Gorn, Side::Klingon, Side::Romulan, Side::Kzinti, Side::Hydran, Side::Tholian, Side::Lyran];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Fed => rows::Word::Fed.symbol(),
            Side::Gorn => rows::Word::Gorn.symbol(),
            Side::Klingon => rows::Word::Klingon.symbol(),
            Side::Romulan => rows::Word::Romulan.symbol(),
            Side::Kzinti => rows::Word::Kzinti.symbol(),
            Side::Hydran => rows::Word::Hydran.symbol(),
            Side::Tholian => rows::Word::Tholian.symbol(),
            Side::Lyran => rows::Word::Lyran.symbol(),
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
    Ship,
    Base,
    Marker,
}

impl Type {
    pub const ALL: [Type; 3] = [Type::Ship, Type::Base, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Ship => rows::Word::Ship.symbol(),
            Type::Base => rows::Word::Base.symbol(),
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
    /// Read by 308.93.
    pub side: Side,
    /// Read by no stacking limit.
    pub r#type: Type,
    /// At least 0. Read by 302.32, 302.33, 308.93.
    pub command_rating: i64,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, command_rating: i64) -> Counter {
        Counter { side, r#type: Type::Ship, command_rating }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            Value::Number(Number::whole(self.command_rating)),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A battle force is formed.
    FormBattleForce(FormBattleForce),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::FormBattleForce(act) => act.data(names),
        }
    }
}

/// A battle force is formed.
#[derive(Clone, Debug, PartialEq)]
pub struct FormBattleForce {
    /// Read by 302.32, 302.33, 308.93.
    pub flagship: CounterId,
    /// The other ships of the force. Read by 302.33.
    pub led: Vec<CounterId>,
    /// Allocated to the force. At least 0. Read by 308.93.
    pub command_points: i64,
}

impl FormBattleForce {
    /// What must be said; the rest is as usual.
    pub fn new(flagship: CounterId, led: Vec<CounterId>) -> FormBattleForce {
        FormBattleForce { flagship, led, command_points: 0 }
    }
}

impl FormBattleForce {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FormBattleForce);
        data.parameters[rows::Parameter::Flagship as usize] = Value::Counter(self.flagship.0);
        data.parameters[rows::Parameter::Led as usize] = list_of(&mut data.lists, self.led.iter().map(|counter| Value::Counter(counter.0)));
        data.parameters[rows::Parameter::CommandPoints as usize] = Value::Number(Number::whole(self.command_points));
        data
    }
}

impl From<FormBattleForce> for Act {
    fn from(act: FormBattleForce) -> Act {
        Act::FormBattleForce(act)
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 3], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// A list given with an act.
fn list_of(lists: &mut Vec<Vec<Value>>, items: impl Iterator<Item = Value>) -> Value {
    lists.push(items.collect());
    Value::List(lists.len() as u32 - 1)
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a battle force is formed
    FormBattleForce,
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
    /// ships are at rest
    Rest,
    /// a battle force is formed
    Battle,
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
    /// no stacking limit 
    NoStackingLimit,
    /// 302.32 The flagship
    R302_32,
    /// 302.33 The size of a battle force
    R302_33,
    /// 308.93 Command points
    R308_93,
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
    /// no stacking limit: ship
    Ship,
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
    /// no stacking limit: ships
    NoStackingLimit_Ships,
    /// 302.32 The flagship: flagship
    R302_32_Flagship,
    /// 302.33 The size of a battle force: force
    R302_33_Force,
    /// 308.93 Command points: two-points
    R308_93_TwoPoints,
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
    /// 308.93 Command points: command-points
    R308_93_CommandPoints_On_R302_33_Force,
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
        name: text("federation-and-empire"),
        title: text("Federation & Empire: Battle forces"),
        game: text("Federation & Empire"),
        edition: text("As discussed on the publisher's board by rule number"),
        source: text("A discussion of 302.32, 302.33 and 308.93 with worked sizes of forces; two pages about the game"),
    },
    layers: list![
        LayerRow { name: text("federation-and-empire"), title: text("Federation & Empire: Battle forces") },
    ],
    symbols: list![
        text("form-battle-force"),
        text("fed"),
        text("gorn"),
        text("klingon"),
        text("romulan"),
        text("kzinti"),
        text("hydran"),
        text("tholian"),
        text("lyran"),
        text("ship"),
        text("base"),
        text("marker"),
    ],
    aliases: list![
        AliasRow { domain: Values::Side.id(), alias: text("kl"), symbol: Word::Klingon.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::FormBattleForce.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Fed.symbol(), Word::Gorn.symbol(), Word::Klingon.symbol(), Word::Romulan.symbol(), Word::Kzinti.symbol(), Word::Hydran.symbol(), Word::Tholian.symbol(), Word::Lyran.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Ship.symbol(), Word::Base.symbol(), Word::Marker.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Ship.symbol())), doc: text("") },
        AttributeRow { name: text("command-rating"), alias: text("cr"), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: None, doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("flagship"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("led"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("command-points"), alias: text("cp"), of_type: Type::Number { from: Some(0), to: None } },
    ],
    acts: list![
        ActRow { name: text("form-battle-force"), question: false, doc: text("a battle force is formed"), parameters: list![ActParameter { parameter: Parameter::Flagship.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Led.id(), optional: false, usually: None, doc: text("the other ships of the force") }, ActParameter { parameter: Parameter::CommandPoints.id(), optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("allocated to the force") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Battle.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("rest"), doc: text("ships are at rest") },
        MomentRow { name: text("battle"), doc: text("a battle force is formed") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("no stacking limit"), heading: text(""), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule::NoStackingLimit }, notes: list![NoteRow { text: text("A hex holds any number of ships; only the force that fights is limited."), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule_notes::NoStackingLimit[0] } }, NoteRow { text: text("A0003 ships: the rules say in so many words that there is no limit"), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule_notes::NoStackingLimit[1] } }], see: list![] },
        RuleRow { number: text("302.32"), heading: text("The flagship"), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule::R302_32 }, notes: list![NoteRow { text: text("One of the three ships of the highest rating that are present. Command points do not raise a rating for this (308.93)."), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule_notes::R302_32[0] } }], see: list![] },
        RuleRow { number: text("302.33"), heading: text("The size of a battle force"), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule::R302_33 }, notes: list![], see: list![] },
        RuleRow { number: text("308.93"), heading: text("Command points"), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule::R308_93 }, notes: list![NoteRow { text: text("Each point lets one more ship in; two of them are a privilege of a Federation flagship."), place: Place { layer: Layer::FederationAndEmpire.id(), line: line::rule_notes::R308_93[0] } }], see: list![] },
    ],
    definitions: list![
        // no stacking limit ship is a counter where type is ship
        DefinitionRow { name: text("ship"), plural: text("ships"), rule: Some(Rule::NoStackingLimit.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ship.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::FederationAndEmpire.id(), line: line::definition::Ship }, words: text("ship is a counter where type is ship") },
    ],
    clauses: list![
        // no stacking limit limit ships at rest in each hex: at most unlimited ships
        ClauseRow { rule: Rule::NoStackingLimit.id(), name: text("ships"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Unlimited], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Ship.id()), condition: None }] }, label: text("ships") }]), exceptions: list![], see: list![], place: Place { layer: Layer::FederationAndEmpire.id(), line: line::clause::NoStackingLimit_Ships }, words: text("limit ships at rest in each hex: at most unlimited ships"), condition_words: text(""), notes: list![] },
        // 302.32 ban flagship at battle: (number of ships here where (it is not flagship and command rating is more than flagship's command rating)) is at least 3
        ClauseRow { rule: Rule::R302_32.id(), name: text("flagship"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Battle.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Flagship.id() }, Node::Compare { left: 0, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Slot(0), Node::Attribute { of: 5, attribute: CounterAttribute::CommandRating.id() }, Node::Act, Node::Parameter { of: 7, parameter: Parameter::Flagship.id() }, Node::Attribute { of: 8, attribute: CounterAttribute::CommandRating.id() }, Node::Compare { left: 6, comparison: Comparison::MoreThan, right: 9 }, Node::And(4, 10), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Ship.id()), condition: Some(11) }, Node::Count { set: 12 }, Node::Number(Number::whole(3)), Node::Compare { left: 13, comparison: Comparison::AtLeast, right: 14 }]), exceptions: list![], see: list![], place: Place { layer: Layer::FederationAndEmpire.id(), line: line::clause::R302_32_Flagship }, words: text("ban flagship at battle: (number of ships here where (it is not flagship and command rating is more than flagship's command rating)) is at least 3"), condition_words: text(""), notes: list![] },
        // 302.33 limit force at battle: at most flagship's command rating led called "ships-besides-flagship"
        ClauseRow { rule: Rule::R302_33.id(), name: text("force"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Battle.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Flagship.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CommandRating.id() }], measure: Measure::Count { set: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Led.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }] }, label: text("ships-besides-flagship") }]), exceptions: list![Exception::R308_93_CommandPoints_On_R302_33_Force.id()], see: list![], place: Place { layer: Layer::FederationAndEmpire.id(), line: line::clause::R302_33_Force }, words: text("limit force at battle: at most flagship's command rating led called \"ships-besides-flagship\""), condition_words: text(""), notes: list![] },
        // 308.93 ban two points at battle where flagship's side is not fed: command points is more than 1
        ClauseRow { rule: Rule::R308_93.id(), name: text("two-points"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Battle.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Flagship.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Fed.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Not(4)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::CommandPoints.id() }, Node::Number(Number::whole(1)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::FederationAndEmpire.id(), line: line::clause::R308_93_TwoPoints }, words: text("ban two points at battle where flagship's side is not fed: command points is more than 1"), condition_words: text("flagship's side is not fed"), notes: list![] },
    ],
    exceptions: list![
        // 308.93 except command points to 302.33 force where command points is more than 0: at most (flagship's command rating plus command points) led called "ships-besides-flagship"
        ExceptionRow { rule: Some(Rule::R308_93.id()), name: text("command-points"), target: Target::Clause(Clause::R302_33_Force.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::CommandPoints.id() }, Node::Number(Number::whole(0)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Flagship.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CommandRating.id() }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::CommandPoints.id() }, Node::Arithmetic { left: 2, arithmetic: Arithmetic::Plus, right: 4 }] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::FederationAndEmpire.id(), line: line::exception::R308_93_CommandPoints_On_R302_33_Force }, words: text("except command points to 302.33 force where command points is more than 0: at most (flagship's command rating plus command points) led called \"ships-besides-flagship\""), condition_words: text("command points is more than 0"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    FederationAndEmpire,
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
    FormBattleForce,
    Fed,
    Gorn,
    Klingon,
    Romulan,
    Kzinti,
    Hydran,
    Tholian,
    Lyran,
    Ship,
    Base,
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
    Side,
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
    Flagship,
    Led,
    CommandPoints,
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
    CommandRating,
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
pub mod rule {
    pub const NoStackingLimit: u32 = 25;
    pub const R302_32: u32 = 31;
    pub const R302_33: u32 = 38;
    pub const R308_93: u32 = 41;
}
pub mod definition {
    pub const Ship: u32 = 26;
}
pub mod clause {
    pub const NoStackingLimit_Ships: u32 = 27;
    pub const R302_32_Flagship: u32 = 32;
    pub const R302_33_Force: u32 = 39;
    pub const R308_93_TwoPoints: u32 = 44;
}
pub mod exception {
    pub const R308_93_CommandPoints_On_R302_33_Force: u32 = 42;
}
pub mod rule_notes {
    pub const NoStackingLimit: [u32; 2] = [28, 29];
    pub const R302_32: [u32; 1] = [35];
    pub const R308_93: [u32; 1] = [45];
}
}
