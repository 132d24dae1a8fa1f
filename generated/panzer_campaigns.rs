//! Panzer Campaigns: Stacking by men.
//!
//! Game: Panzer Campaigns
//!
//! Edition: A passage of the manual reposted on the web
//!
//! Source: That passage; it has headings and no numbers
//!
//! Made from the ruleset `panzer-campaigns`: change that, and build.

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
    Arrive,
}

impl ActValue {
    pub const ALL: [ActValue; 2] = [ActValue::Move, ActValue::Arrive];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::Arrive => rows::Word::Arrive.symbol(),
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
    Infantry,
    Armour,
    Guns,
    Ship,
    Headquarters,
    Marker,
}

impl Type {
    pub const ALL: [Type; 6] = [Type::Infantry, Type::Armour, Type::Guns, Type::Ship, Type::Headquarters, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Infantry => rows::Word::Infantry.symbol(),
            Type::Armour => rows::Word::Armour.symbol(),
            Type::Guns => rows::Word::Guns.symbol(),
            Type::Ship => rows::Word::Ship.symbol(),
            Type::Headquarters => rows::Word::Headquarters.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    Normal,
    RoadMode,
    RailMode,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Normal, Mode::RoadMode, Mode::RailMode];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Mode::Normal => rows::Word::Normal.symbol(),
            Mode::RoadMode => rows::Word::RoadMode.symbol(),
            Mode::RailMode => rows::Word::RailMode.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Mode> {
        Mode::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    CrossCountry,
    ByRoad,
    ByRail,
}

impl Manner {
    pub const ALL: [Manner; 3] = [Manner::CrossCountry, Manner::ByRoad, Manner::ByRail];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Manner::CrossCountry => rows::Word::CrossCountry.symbol(),
            Manner::ByRoad => rows::Word::ByRoad.symbol(),
            Manner::ByRail => rows::Word::ByRail.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Manner> {
        Manner::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    OffMap,
    Amphibious,
}

impl Way {
    pub const ALL: [Way; 2] = [Way::OffMap, Way::Amphibious];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Way::OffMap => rows::Word::OffMap.symbol(),
            Way::Amphibious => rows::Word::Amphibious.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Way> {
        Way::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The most men in a hex. At least 0. Read by Stacking, Reinforcement Stacking.
    pub max: i64,
    /// The most men where units move through by road or rail. At least 0. Read by Road Stacking.
    pub road_max: i64,
}

impl Default for Game {
    fn default() -> Game {
        Game { max: 1200, road_max: 600 }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Number(Number::whole(self.max)),
            Value::Number(Number::whole(self.road_max)),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    pub road: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { road: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.road),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    pub side: String,
    /// Read by Stacking.
    pub r#type: Type,
    /// At least 0. Read by Stacking.
    pub men: i64,
    /// At least 0. Read by Stacking.
    pub vehicles: i64,
    /// Guns. At least 0. Read by Stacking.
    pub guns_count: i64,
    /// Read by Stacking.
    pub mode: Mode,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, men: 0, vehicles: 0, guns_count: 0, mode: Mode::Normal }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            Value::Number(Number::whole(self.men)),
            Value::Number(Number::whole(self.vehicles)),
            Value::Number(Number::whole(self.guns_count)),
            Value::Symbol(self.mode.symbol()),
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
    /// Reinforcements arrive.
    Arrive(Arrive),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::Arrive(act) => act.data(names),
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

/// A unit moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub unit: CounterId,
    /// Read by Road Stacking.
    pub manner: Manner,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, manner: Manner::CrossCountry, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Manner as usize] = Value::Symbol(self.manner.symbol());
        self.path.write(&mut data, names);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// Reinforcements arrive.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrive {
    pub arriving: Vec<CounterId>,
    /// Read by Reinforcement Stacking.
    pub way: Way,
}

impl Arrive {
    /// What must be said; the rest is as usual.
    pub fn new(arriving: Vec<CounterId>, way: Way) -> Arrive {
        Arrive { arriving, way }
    }
}

impl Arrive {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Arrive);
        data.parameters[rows::Parameter::Arriving as usize] = list_of(&mut data.lists, self.arriving.iter().map(|counter| Value::Counter(counter.0)));
        data.parameters[rows::Parameter::Way as usize] = Value::Symbol(self.way.symbol());
        data
    }
}

impl From<Arrive> for Act {
    fn from(act: Arrive) -> Act {
        Act::Arrive(act)
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 5], lists: Vec::new(), start: None, steps: Vec::new() }
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
    /// a unit moves along a path
    Move,
    /// reinforcements arrive
    Arrive,
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
    /// reinforcements arrive
    Arrival,
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
    /// Road Stacking 
    RoadStacking,
    /// Reinforcement Stacking 
    ReinforcementStacking,
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
    /// Stacking: troops
    Troops,
    /// Stacking: men-equivalent
    MenEquivalent,
    /// Stacking: ship
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
    /// Stacking: men
    Stacking_Men,
    /// Stacking: ships
    Stacking_Ships,
    /// Road Stacking: road
    RoadStacking_Road,
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
    /// Stacking: by-rail
    Stacking_Men_ByRail,
    /// Reinforcement Stacking: off-map
    ReinforcementStacking_OffMap_On_Stacking_Men,
    /// Reinforcement Stacking: amphibious
    ReinforcementStacking_Amphibious_On_Stacking_Men,
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
        name: text("panzer-campaigns"),
        title: text("Panzer Campaigns: Stacking by men"),
        game: text("Panzer Campaigns"),
        edition: text("A passage of the manual reposted on the web"),
        source: text("That passage; it has headings and no numbers"),
    },
    layers: list![
        LayerRow { name: text("panzer-campaigns"), title: text("Panzer Campaigns: Stacking by men") },
    ],
    symbols: list![
        text("move"),
        text("arrive"),
        text("infantry"),
        text("armour"),
        text("guns"),
        text("ship"),
        text("headquarters"),
        text("marker"),
        text("normal"),
        text("road-mode"),
        text("rail-mode"),
        text("cross-country"),
        text("by-road"),
        text("by-rail"),
        text("off-map"),
        text("amphibious"),
    ],
    aliases: list![
        AliasRow { domain: Values::Mode.id(), alias: text("road"), symbol: Word::RoadMode.symbol() },
        AliasRow { domain: Values::Mode.id(), alias: text("rail"), symbol: Word::RailMode.symbol() },
        AliasRow { domain: Values::Manner.id(), alias: text("road"), symbol: Word::ByRoad.symbol() },
        AliasRow { domain: Values::Manner.id(), alias: text("rail"), symbol: Word::ByRail.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::Arrive.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Infantry.symbol(), Word::Armour.symbol(), Word::Guns.symbol(), Word::Ship.symbol(), Word::Headquarters.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("mode"), values: list![Word::Normal.symbol(), Word::RoadMode.symbol(), Word::RailMode.symbol()] },
        DomainRow { name: text("manner"), values: list![Word::CrossCountry.symbol(), Word::ByRoad.symbol(), Word::ByRail.symbol()] },
        DomainRow { name: text("way"), values: list![Word::OffMap.symbol(), Word::Amphibious.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("max"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1200))), doc: text("the most men in a hex") },
        AttributeRow { name: text("road-max"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(600))), doc: text("the most men where units move through by road or rail") },
    ],
    places: list![
        AttributeRow { name: text("road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("men"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("") },
        AttributeRow { name: text("vehicles"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("") },
        AttributeRow { name: text("guns-count"), alias: text("guns"), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("guns") },
        AttributeRow { name: text("mode"), alias: text(""), of_type: Type::OneOf(Values::Mode.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Normal.symbol())), doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("manner"), alias: text(""), of_type: Type::OneOf(Values::Manner.id()) },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("arriving"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("way"), alias: text(""), of_type: Type::OneOf(Values::Way.id()) },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Manner.id(), optional: false, usually: Some(Value::Symbol(Word::CrossCountry.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("arrive"), question: false, doc: text("reinforcements arrive"), parameters: list![ActParameter { parameter: Parameter::Arriving.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Way.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Arrival.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("rest"), doc: text("units are at rest") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
        MomentRow { name: text("arrival"), doc: text("reinforcements arrive") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("Stacking"), heading: text(""), place: Place { layer: Layer::PanzerCampaigns.id(), line: line::rule::Stacking }, notes: list![NoteRow { text: text("A vehicle or a gun counts ten men. Ships have their own limit, whatever else is in the hex."), place: Place { layer: Layer::PanzerCampaigns.id(), line: line::rule_notes::Stacking[0] } }, NoteRow { text: text("A0013 side: no hex holds both sides"), place: Place { layer: Layer::PanzerCampaigns.id(), line: line::rule_notes::Stacking[1] } }, NoteRow { text: text("A0013 road: a position may show the road, and the rules ask how the unit moves"), place: Place { layer: Layer::PanzerCampaigns.id(), line: line::rule_notes::Stacking[2] } }], see: list![] },
        RuleRow { number: text("Road Stacking"), heading: text(""), place: Place { layer: Layer::PanzerCampaigns.id(), line: line::rule::RoadStacking }, notes: list![], see: list![] },
        RuleRow { number: text("Reinforcement Stacking"), heading: text(""), place: Place { layer: Layer::PanzerCampaigns.id(), line: line::rule::ReinforcementStacking }, notes: list![], see: list![] },
    ],
    definitions: list![
        // Stacking troops is a counter where type is not one of ship, marker
        DefinitionRow { name: text("troops"), plural: text("troopses"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ship.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Marker.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Not(8)], exceptions: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::definition::Troops }, words: text("troops is a counter where type is not one of ship, marker") },
        // Stacking men equivalent of a counter: men plus (vehicles plus guns count) times 10
        DefinitionRow { name: text("men-equivalent"), plural: text("men-equivalent"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Men.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Vehicles.id() }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::GunsCount.id() }, Node::Arithmetic { left: 3, arithmetic: Arithmetic::Plus, right: 5 }, Node::Number(Number::whole(10)), Node::Arithmetic { left: 6, arithmetic: Arithmetic::Times, right: 7 }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Plus, right: 8 }], exceptions: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::definition::MenEquivalent }, words: text("men equivalent of a counter: men plus (vehicles plus guns count) times 10") },
        // Stacking ship is a counter where type is ship
        DefinitionRow { name: text("ship"), plural: text("ships"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ship.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::definition::Ship }, words: text("ship is a counter where type is ship") },
    ],
    clauses: list![
        // Stacking limit men at rest, arrival in each hex: at most max men equivalent of troops called "men-equivalent"
        ClauseRow { rule: Rule::Stacking.id(), name: text("men"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id(), Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::GameAttribute(GameAttribute::Max.id())], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Troops.id()), condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::MenEquivalent.id(), subject: Some(0), second: None }] }, label: text("men-equivalent") }]), exceptions: list![Exception::Stacking_Men_ByRail.id(), Exception::ReinforcementStacking_OffMap_On_Stacking_Men.id(), Exception::ReinforcementStacking_Amphibious_On_Stacking_Men.id()], see: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::clause::Stacking_Men }, words: text("limit men at rest, arrival in each hex: at most max men equivalent of troops called \"men-equivalent\""), condition_words: text(""), notes: list![] },
        // Stacking limit ships at rest, arrival in each hex: at most 4 ships
        ClauseRow { rule: Rule::Stacking.id(), name: text("ships"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id(), Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(4))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Ship.id()), condition: None }] }, label: text("ships") }]), exceptions: list![], see: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::clause::Stacking_Ships }, words: text("limit ships at rest, arrival in each hex: at most 4 ships"), condition_words: text(""), notes: list![] },
        // Road Stacking limit road at passing where manner is one of by road, by rail: at most road max men equivalent of troops called "men-on-road"
        ClauseRow { rule: Rule::RoadStacking.id(), name: text("road"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Manner.id() }, Node::Symbol(Word::ByRoad.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Manner.id() }, Node::Symbol(Word::ByRail.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::GameAttribute(GameAttribute::RoadMax.id())], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Troops.id()), condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::MenEquivalent.id(), subject: Some(0), second: None }] }, label: text("men-on-road") }]), exceptions: list![], see: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::clause::RoadStacking_Road }, words: text("limit road at passing where manner is one of by road, by rail: at most road max men equivalent of troops called \"men-on-road\""), condition_words: text("manner is one of by road, by rail"), notes: list![] },
    ],
    exceptions: list![
        // Stacking except by rail: exempts troops where mode is rail mode
        ExceptionRow { rule: Some(Rule::Stacking.id()), name: text("by-rail"), target: Target::Clause(Clause::Stacking_Men.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Exempts { first: None, set: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::RailMode.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Troops.id()), condition: Some(3) }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::exception::Stacking_Men_ByRail }, words: text("except by rail: exempts troops where mode is rail mode"), condition_words: text(""), notes: list![] },
        // Reinforcement Stacking except off map to Stacking men at arrival where way is off map: at most unlimited men equivalent of troops
        ExceptionRow { rule: Some(Rule::ReinforcementStacking.id()), name: text("off-map"), target: Target::Clause(Clause::Stacking_Men.id()), moments: Moments::of(&[Moment::Arrival.id()]), condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Way.id() }, Node::Symbol(Word::OffMap.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Unlimited] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::exception::ReinforcementStacking_OffMap_On_Stacking_Men }, words: text("except off map to Stacking men at arrival where way is off map: at most unlimited men equivalent of troops"), condition_words: text("way is off map"), notes: list![] },
        // Reinforcement Stacking except amphibious to Stacking men at arrival where way is amphibious: at most (max times 2) men equivalent of troops
        ExceptionRow { rule: Some(Rule::ReinforcementStacking.id()), name: text("amphibious"), target: Target::Clause(Clause::Stacking_Men.id()), moments: Moments::of(&[Moment::Arrival.id()]), condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Way.id() }, Node::Symbol(Word::Amphibious.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::GameAttribute(GameAttribute::Max.id()), Node::Number(Number::whole(2)), Node::Arithmetic { left: 0, arithmetic: Arithmetic::Times, right: 1 }] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PanzerCampaigns.id(), line: line::exception::ReinforcementStacking_Amphibious_On_Stacking_Men }, words: text("except amphibious to Stacking men at arrival where way is amphibious: at most (max times 2) men equivalent of troops"), condition_words: text("way is amphibious"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    PanzerCampaigns,
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
    Arrive,
    Infantry,
    Armour,
    Guns,
    Ship,
    Headquarters,
    Marker,
    Normal,
    RoadMode,
    RailMode,
    CrossCountry,
    ByRoad,
    ByRail,
    OffMap,
    Amphibious,
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
    Mode,
    Manner,
    Way,
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
    Manner,
    Path,
    Arriving,
    Way,
}

impl Parameter {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ParameterId {
        ParameterId(self as u16)
    }
}

/// The attributes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum GameAttribute {
    Max,
    RoadMax,
}

impl GameAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum PlaceAttribute {
    Road,
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
    Men,
    Vehicles,
    GunsCount,
    Mode,
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
    pub const Stacking: u32 = 42;
    pub const RoadStacking: u32 = 53;
    pub const ReinforcementStacking: u32 = 57;
}
pub mod definition {
    pub const Troops: u32 = 43;
    pub const MenEquivalent: u32 = 44;
    pub const Ship: u32 = 45;
}
pub mod clause {
    pub const Stacking_Men: u32 = 46;
    pub const Stacking_Ships: u32 = 48;
    pub const RoadStacking_Road: u32 = 54;
}
pub mod exception {
    pub const Stacking_Men_ByRail: u32 = 47;
    pub const ReinforcementStacking_OffMap_On_Stacking_Men: u32 = 58;
    pub const ReinforcementStacking_Amphibious_On_Stacking_Men: u32 = 59;
}
pub mod rule_notes {
    pub const Stacking: [u32; 3] = [49, 50, 51];
}
}
