//! TripleA map files: Stacking limits.
//!
//! Game: TripleA, the games of the Axis & Allies family
//!
//! Edition: As read from the program in the state of its commit 6950c3c
//!
//! Source: The filter of the program that applies the limits of a map file
//!
//! Made from the ruleset `triplea`: change that, and build.

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
    Arrive,
}

impl ActValue {
    pub const ALL: [ActValue; 1] = [ActValue::Arrive];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Arrive => rows::Word::Arrive.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum On {
    Infantry,
    Artillery,
    Armour,
    Fighter,
    Bomber,
    Factory,
    Transport,
}

impl On {
    pub const ALL: [On; 7] = [On::Infantry, On::Artillery, On::Armour, On::Fighter, On::Bomber, On::Factory, On::Transport];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            On::Infantry => rows::Word::Infantry.symbol(),
            On::Artillery => rows::Word::Artillery.symbol(),
            On::Armour => rows::Word::Armour.symbol(),
            On::Fighter => rows::Word::Fighter.symbol(),
            On::Bomber => rows::Word::Bomber.symbol(),
            On::Factory => rows::Word::Factory.symbol(),
            On::Transport => rows::Word::Transport.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<On> {
        On::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Movement,
    Attacking,
    Placement,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Movement, Kind::Attacking, Kind::Placement];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Kind::Movement => rows::Word::Movement.symbol(),
            Kind::Attacking => rows::Word::Attacking.symbol(),
            Kind::Placement => rows::Word::Placement.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Kind> {
        Kind::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    Owned,
    Allied,
    Total,
}

impl Scope {
    pub const ALL: [Scope; 3] = [Scope::Owned, Scope::Allied, Scope::Total];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Scope::Owned => rows::Word::Owned.symbol(),
            Scope::Allied => rows::Word::Allied.symbol(),
            Scope::Total => rows::Word::Total.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Scope> {
        Scope::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Infantry,
    Artillery,
    Armour,
    Fighter,
    Bomber,
    Factory,
    Transport,
}

impl Type {
    pub const ALL: [Type; 7] = [Type::Infantry, Type::Artillery, Type::Armour, Type::Fighter, Type::Bomber, Type::Factory, Type::Transport];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Infantry => rows::Word::Infantry.symbol(),
            Type::Artillery => rows::Word::Artillery.symbol(),
            Type::Armour => rows::Word::Armour.symbol(),
            Type::Fighter => rows::Word::Fighter.symbol(),
            Type::Bomber => rows::Word::Bomber.symbol(),
            Type::Factory => rows::Word::Factory.symbol(),
            Type::Transport => rows::Word::Transport.symbol(),
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

/// The attributes of a territory.
#[derive(Clone, Debug, PartialEq)]
pub struct Territory {}

impl Default for Territory {
    fn default() -> Territory {
        Territory {  }
    }
}

impl Territory {
    fn record(&self, names: &mut Vec<String>) -> Record {
        Record::new()
    }
}

/// A territory of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerritoryId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    pub side: String,
    pub alliance: Option<String>,
    pub r#type: Type,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, alliance: None, r#type }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            self.alliance.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
            Value::Symbol(self.r#type.symbol()),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The unit types that it names, counted together.
    pub on: Vec<On>,
    /// Read by movementLimit, player movementLimit, attackingLimit, placementLimit.
    pub kind: Kind,
    /// At least 0. Read by movementLimit, player movementLimit, attackingLimit, placementLimit.
    pub count: i64,
    /// Whose units it counts.
    pub scope: Scope,
    /// Of a player's limits: whose. Read by movementLimit, player movementLimit.
    pub player: Option<String>,
}

impl Group {
    /// What must be said; the rest is as usual.
    pub fn new(on: Vec<On>, kind: Kind, count: i64, scope: Scope) -> Group {
        Group { on, kind, count, scope, player: None }
    }
}

impl Group {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Set(self.on.iter().fold(0, |set, value| set | 1 << *value as u64)),
            Value::Symbol(self.kind.symbol()),
            Value::Number(Number::whole(self.count)),
            Value::Symbol(self.scope.symbol()),
            self.player.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
        ]
    }
}

/// A group of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Units arrive in a territory.
    Arrive(Arrive),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Arrive(act) => act.data(names),
        }
    }
}

/// Units arrive in a territory.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrive {
    /// In the order in which they are let in.
    pub arriving: Vec<CounterId>,
    pub territory_entered: TerritoryId,
    pub manner: Kind,
}

impl Arrive {
    /// What must be said; the rest is as usual.
    pub fn new(arriving: Vec<CounterId>, territory_entered: TerritoryId) -> Arrive {
        Arrive { arriving, territory_entered, manner: Kind::Movement }
    }
}

impl Arrive {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Arrive);
        data.parameters[rows::Parameter::Arriving as usize] = list_of(&mut data.lists, self.arriving.iter().map(|counter| Value::Counter(counter.0)));
        data.parameters[rows::Parameter::TerritoryEntered as usize] = Value::Place(self.territory_entered.0);
        data.parameters[rows::Parameter::Manner as usize] = Value::Symbol(self.manner.symbol());
        data
    }
}

impl From<Arrive> for Act {
    fn from(act: Arrive) -> Act {
        Act::Arrive(act)
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

    /// Whether the territories of the grid have flat tops, so that one may go north and south on it and not east and west; as it begins, they have a corner on top.
    pub fn set_flat_tops(&mut self, flat_tops: bool) {
        self.data.flat_top = flat_tops;
    }

    /// Adds a territory; its neighbours are those that a border joins it to.
    pub fn add_territory(&mut self, id: &str, place: Territory) -> TerritoryId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: None, record });
        TerritoryId(self.data.places.len() as u32 - 1)
    }

    /// Adds a territory of a grid, by its axial coordinates `q, r`.
    pub fn add_territory_at(&mut self, id: &str, axial: (i32, i32), place: Territory) -> TerritoryId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: Some(axial), record });
        TerritoryId(self.data.places.len() as u32 - 1)
    }

    /// Adds a border between two territories, the same from both sides.
    pub fn add_border(&mut self, from: TerritoryId, to: TerritoryId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
    }

    /// Adds a border between two territories, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: TerritoryId, to: TerritoryId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
    }

    /// Adds a counter under those that lie in its territory already.
    pub fn add_counter(&mut self, id: &str, at: &[TerritoryId], counter: Counter) -> CounterId {
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
    /// units arrive in a territory
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
    /// units arrive in a territory
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
    /// movementLimit Limits of unit types for movement
    MovementLimit,
    /// player movementLimit Limits of players for movement
    PlayerMovementLimit,
    /// attackingLimit Limits for attacking
    AttackingLimit,
    /// placementLimit Limits for placement
    PlacementLimit,
    /// batch semantics Who gets in
    BatchSemantics,
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
    /// speaks
    Speaks,
    /// counts
    Counts,
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
    /// movementLimit Limits of unit types for movement: units
    MovementLimit_Units,
    /// player movementLimit Limits of players for movement: units
    PlayerMovementLimit_Units,
    /// attackingLimit Limits for attacking: units
    AttackingLimit_Units,
    /// placementLimit Limits for placement: units
    PlacementLimit_Units,
    /// batch semantics Who gets in: admitted
    BatchSemantics_Admitted,
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
        name: text("triplea"),
        title: text("TripleA map files: Stacking limits"),
        game: text("TripleA, the games of the Axis & Allies family"),
        edition: text("As read from the program in the state of its commit 6950c3c"),
        source: text("The filter of the program that applies the limits of a map file"),
    },
    layers: list![
        LayerRow { name: text("triplea"), title: text("TripleA map files: Stacking limits") },
    ],
    symbols: list![
        text("arrive"),
        text("infantry"),
        text("artillery"),
        text("armour"),
        text("fighter"),
        text("bomber"),
        text("factory"),
        text("transport"),
        text("movement"),
        text("attacking"),
        text("placement"),
        text("owned"),
        text("allied"),
        text("total"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Arrive.symbol()] },
        DomainRow { name: text("on"), values: list![Word::Infantry.symbol(), Word::Artillery.symbol(), Word::Armour.symbol(), Word::Fighter.symbol(), Word::Bomber.symbol(), Word::Factory.symbol(), Word::Transport.symbol()] },
        DomainRow { name: text("kind"), values: list![Word::Movement.symbol(), Word::Attacking.symbol(), Word::Placement.symbol()] },
        DomainRow { name: text("scope"), values: list![Word::Owned.symbol(), Word::Allied.symbol(), Word::Total.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Infantry.symbol(), Word::Artillery.symbol(), Word::Armour.symbol(), Word::Fighter.symbol(), Word::Bomber.symbol(), Word::Factory.symbol(), Word::Transport.symbol()] },
    ],
    place_noun: text("territory"),
    place_plural: text("territories"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("alliance"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
    ],
    groups: list![
        AttributeRow { name: text("on"), alias: text(""), of_type: Type::AnyOf(Values::On.id()), in_each_place: false, optional: false, usually: None, doc: text("the unit types that it names, counted together") },
        AttributeRow { name: text("kind"), alias: text(""), of_type: Type::OneOf(Values::Kind.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("count"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("scope"), alias: text(""), of_type: Type::OneOf(Values::Scope.id()), in_each_place: false, optional: false, usually: None, doc: text("whose units it counts") },
        AttributeRow { name: text("player"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of a player's limits: whose") },
    ],
    parameters: list![
        ParameterRow { name: text("arriving"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("territory-entered"), alias: text(""), of_type: Type::Place },
        ParameterRow { name: text("manner"), alias: text(""), of_type: Type::OneOf(Values::Kind.id()) },
    ],
    acts: list![
        ActRow { name: text("arrive"), question: false, doc: text("units arrive in a territory"), parameters: list![ActParameter { parameter: Parameter::Arriving.id(), optional: false, usually: None, doc: text("in the order in which they are let in") }, ActParameter { parameter: Parameter::TerritoryEntered.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Manner.id(), optional: false, usually: Some(Value::Symbol(Word::Movement.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Arrival.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Arriving.id(), to: Parameter::TerritoryEntered.id() }], happens_in: Some(Parameter::TerritoryEntered.id()) },
    ],
    moments: list![
        MomentRow { name: text("arrival"), doc: text("units arrive in a territory") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("movementLimit"), heading: text("Limits of unit types for movement"), place: Place { layer: Layer::Triplea.id(), line: line::rule::MovementLimit }, notes: list![], see: list![] },
        RuleRow { number: text("player movementLimit"), heading: text("Limits of players for movement"), place: Place { layer: Layer::Triplea.id(), line: line::rule::PlayerMovementLimit }, notes: list![], see: list![] },
        RuleRow { number: text("attackingLimit"), heading: text("Limits for attacking"), place: Place { layer: Layer::Triplea.id(), line: line::rule::AttackingLimit }, notes: list![NoteRow { text: text("An attack is held against this table and not against that of movement."), place: Place { layer: Layer::Triplea.id(), line: line::rule_notes::AttackingLimit[0] } }], see: list![] },
        RuleRow { number: text("placementLimit"), heading: text("Limits for placement"), place: Place { layer: Layer::Triplea.id(), line: line::rule::PlacementLimit }, notes: list![], see: list![] },
        RuleRow { number: text("batch semantics"), heading: text("Who gets in"), place: Place { layer: Layer::Triplea.id(), line: line::rule::BatchSemantics }, notes: list![NoteRow { text: text("Units are let in one by one in the order given, each counting for the next."), place: Place { layer: Layer::Triplea.id(), line: line::rule_notes::BatchSemantics[0] } }], see: list![] },
    ],
    definitions: list![
        // speaks of a group called cap: cap's kind is manner and there is an arriving where (cap's on includes type and (cap's player is none or cap's player is side))
        DefinitionRow { name: text("speaks"), plural: text("speaks"), rule: None, subject: Some(Subject::Group), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Kind.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Manner.id() }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Arriving.id() }, Node::Slot(0), Node::Attribute { of: 7, attribute: GroupAttribute::On.id() }, Node::Slot(1), Node::Attribute { of: 9, attribute: CounterAttribute::Type.id() }, Node::IncludesValue { set: 8, value: 10, domain: Values::On.id() }, Node::Slot(0), Node::Attribute { of: 12, attribute: GroupAttribute::Player.id() }, Node::IsNothing(13), Node::Slot(0), Node::Attribute { of: 15, attribute: GroupAttribute::Player.id() }, Node::Slot(1), Node::Attribute { of: 17, attribute: CounterAttribute::Side.id() }, Node::Compare { left: 16, comparison: Comparison::Equal, right: 18 }, Node::Or(14, 19), Node::And(11, 20), Node::Set { domain: Domain::Listed(6), slot: 1, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(21) }, Node::Exists { set: 22 }, Node::And(4, 23)], exceptions: list![], place: Place { layer: Layer::Triplea.id(), line: line::definition::Speaks }, words: text("speaks of a group called cap: cap's kind is manner and there is an arriving where (cap's on includes type and (cap's player is none or cap's player is side))") },
        // counts of a group called cap to a counter called piece: cap's on includes piece's type and (cap's scope is total or (there is an arriving where side is piece's side) or cap's scope is allied and there is an arriving where alliance is piece's alliance)
        DefinitionRow { name: text("counts"), plural: text("counts"), rule: None, subject: Some(Subject::Group), second: Some(Subject::Counter), class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::On.id() }, Node::Slot(1), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::IncludesValue { set: 1, value: 3, domain: Values::On.id() }, Node::Slot(0), Node::Attribute { of: 5, attribute: GroupAttribute::Scope.id() }, Node::Symbol(Word::Total.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Act, Node::Parameter { of: 9, parameter: Parameter::Arriving.id() }, Node::Slot(2), Node::Attribute { of: 11, attribute: CounterAttribute::Side.id() }, Node::Slot(1), Node::Attribute { of: 13, attribute: CounterAttribute::Side.id() }, Node::Compare { left: 12, comparison: Comparison::Equal, right: 14 }, Node::Set { domain: Domain::Listed(10), slot: 2, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(15) }, Node::Exists { set: 16 }, Node::Or(8, 17), Node::Slot(0), Node::Attribute { of: 19, attribute: GroupAttribute::Scope.id() }, Node::Symbol(Word::Allied.symbol()), Node::Compare { left: 20, comparison: Comparison::Equal, right: 21 }, Node::Act, Node::Parameter { of: 23, parameter: Parameter::Arriving.id() }, Node::Slot(2), Node::Attribute { of: 25, attribute: CounterAttribute::Alliance.id() }, Node::Slot(1), Node::Attribute { of: 27, attribute: CounterAttribute::Alliance.id() }, Node::Compare { left: 26, comparison: Comparison::Equal, right: 28 }, Node::Set { domain: Domain::Listed(24), slot: 2, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(29) }, Node::Exists { set: 30 }, Node::And(22, 31), Node::Or(18, 32), Node::And(4, 33)], exceptions: list![], place: Place { layer: Layer::Triplea.id(), line: line::definition::Counts }, words: text("counts of a group called cap to a counter called piece: cap's on includes piece's type and (cap's scope is total or (there is an arriving where side is piece's side) or cap's scope is allied and there is an arriving where alliance is piece's alliance)") },
    ],
    clauses: list![
        // movementLimit limit units at arrival for each group called cap in play where kind is movement and player is none and speaks of it: at most cap's count counters where counts of cap to it called "units"
        ClauseRow { rule: Rule::MovementLimit.id(), name: text("units"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Kind.id() }, Node::Symbol(Word::Movement.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: GroupAttribute::Player.id() }, Node::IsNothing(5), Node::And(3, 6), Node::Slot(0), Node::Defined { definition: Definition::Speaks.id(), subject: Some(8), second: None }, Node::And(7, 9), Node::Set { domain: Domain::Groups, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(10) }]), condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Count.id() }], measure: Measure::Count { set: list![Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::Counts.id(), subject: Some(0), second: Some(1) }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(2) }] }, label: text("units") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Triplea.id(), line: line::clause::MovementLimit_Units }, words: text("limit units at arrival for each group called cap in play where kind is movement and player is none and speaks of it: at most cap's count counters where counts of cap to it called \"units\""), condition_words: text(""), notes: list![] },
        // player movementLimit limit units at arrival for each group called cap in play where kind is movement and player is not none and speaks of it: at most cap's count counters where counts of cap to it called "units"
        ClauseRow { rule: Rule::PlayerMovementLimit.id(), name: text("units"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Kind.id() }, Node::Symbol(Word::Movement.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: GroupAttribute::Player.id() }, Node::IsNothing(5), Node::Not(6), Node::And(3, 7), Node::Slot(0), Node::Defined { definition: Definition::Speaks.id(), subject: Some(9), second: None }, Node::And(8, 10), Node::Set { domain: Domain::Groups, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(11) }]), condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Count.id() }], measure: Measure::Count { set: list![Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::Counts.id(), subject: Some(0), second: Some(1) }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(2) }] }, label: text("units") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Triplea.id(), line: line::clause::PlayerMovementLimit_Units }, words: text("limit units at arrival for each group called cap in play where kind is movement and player is not none and speaks of it: at most cap's count counters where counts of cap to it called \"units\""), condition_words: text(""), notes: list![] },
        // attackingLimit limit units at arrival for each group called cap in play where kind is attacking and speaks of it: at most cap's count counters where counts of cap to it called "units"
        ClauseRow { rule: Rule::AttackingLimit.id(), name: text("units"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Kind.id() }, Node::Symbol(Word::Attacking.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::Speaks.id(), subject: Some(4), second: None }, Node::And(3, 5), Node::Set { domain: Domain::Groups, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(6) }]), condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Count.id() }], measure: Measure::Count { set: list![Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::Counts.id(), subject: Some(0), second: Some(1) }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(2) }] }, label: text("units") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Triplea.id(), line: line::clause::AttackingLimit_Units }, words: text("limit units at arrival for each group called cap in play where kind is attacking and speaks of it: at most cap's count counters where counts of cap to it called \"units\""), condition_words: text(""), notes: list![] },
        // placementLimit limit units at arrival for each group called cap in play where kind is placement and speaks of it: at most cap's count counters where counts of cap to it called "units"
        ClauseRow { rule: Rule::PlacementLimit.id(), name: text("units"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Kind.id() }, Node::Symbol(Word::Placement.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::Speaks.id(), subject: Some(4), second: None }, Node::And(3, 5), Node::Set { domain: Domain::Groups, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(6) }]), condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Slot(0), Node::Attribute { of: 0, attribute: GroupAttribute::Count.id() }], measure: Measure::Count { set: list![Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::Counts.id(), subject: Some(0), second: Some(1) }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(2) }] }, label: text("units") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Triplea.id(), line: line::clause::PlacementLimit_Units }, words: text("limit units at arrival for each group called cap in play where kind is placement and speaks of it: at most cap's count counters where counts of cap to it called \"units\""), condition_words: text(""), notes: list![] },
        // batch semantics value admitted at arrival: arriving in order within movementLimit, "player movementLimit", attackingLimit, placementLimit
        ClauseRow { rule: Rule::BatchSemantics.id(), name: text("admitted"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::InOrder { parameter: Parameter::Arriving.id(), within: list![Clause::MovementLimit_Units.id(), Clause::PlayerMovementLimit_Units.id(), Clause::AttackingLimit_Units.id(), Clause::PlacementLimit_Units.id()] }, tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::Triplea.id(), line: line::clause::BatchSemantics_Admitted }, words: text("value admitted at arrival: arriving in order within movementLimit, \"player movementLimit\", attackingLimit, placementLimit"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Triplea,
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
    Arrive,
    Infantry,
    Artillery,
    Armour,
    Fighter,
    Bomber,
    Factory,
    Transport,
    Movement,
    Attacking,
    Placement,
    Owned,
    Allied,
    Total,
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
    On,
    Kind,
    Scope,
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
    Arriving,
    TerritoryEntered,
    Manner,
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
    Alliance,
    Type,
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
    On,
    Kind,
    Count,
    Scope,
    Player,
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
    pub const MovementLimit: u32 = 48;
    pub const PlayerMovementLimit: u32 = 52;
    pub const AttackingLimit: u32 = 57;
    pub const PlacementLimit: u32 = 62;
    pub const BatchSemantics: u32 = 66;
}
pub mod definition {
    pub const Speaks: u32 = 37;
    pub const Counts: u32 = 42;
}
pub mod clause {
    pub const MovementLimit_Units: u32 = 49;
    pub const PlayerMovementLimit_Units: u32 = 53;
    pub const AttackingLimit_Units: u32 = 58;
    pub const PlacementLimit_Units: u32 = 63;
    pub const BatchSemantics_Admitted: u32 = 67;
}
pub mod rule_notes {
    pub const AttackingLimit: [u32; 1] = [60];
    pub const BatchSemantics: [u32; 1] = [69];
}
}
