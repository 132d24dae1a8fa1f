//! Napoleon's Greatest Gamble 1812: Stacking and frontage.
//!
//! Game: Napoleon's Greatest Gamble: The Invasion of Russia 1812
//!
//! Edition: As put on the web
//!
//! Source: A web page of the rules, 4.1 to 4.4
//!
//! Made from the ruleset `greatest-gamble`: change that, and build.

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
    Attack,
}

impl ActValue {
    pub const ALL: [ActValue; 2] = [ActValue::Move, ActValue::Attack];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::Attack => rows::Word::Attack.symbol(),
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
    Corps,
    Division,
    Cavalry,
    Artillery,
    Leader,
    Marker,
}

impl Type {
    pub const ALL: [Type; 6] = [Type::Corps, Type::Division, Type::Cavalry, Type::Artillery, Type::Leader, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Corps => rows::Word::Corps.symbol(),
            Type::Division => rows::Word::Division.symbol(),
            Type::Cavalry => rows::Word::Cavalry.symbol(),
            Type::Artillery => rows::Word::Artillery.symbol(),
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
pub struct Hex {
    /// Size points that it holds. At least 0. Read by 4.1, 4.2.
    pub of_capacity: i64,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { of_capacity: 6 }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Number(Number::whole(self.of_capacity)),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by 4.1.
    pub side: String,
    pub r#type: Type,
    /// Size points (OF). At least 0. Read by 4.1, 4.2.
    pub of_points: i64,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, of_points: 0 }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            Value::Number(Number::whole(self.of_points)),
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
    /// Units attack a hex.
    Attack(Attack),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::Attack(act) => act.data(names),
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

/// Units attack a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Attack {
    /// From the hexes around. Read by 4.2.
    pub attackers: Vec<CounterId>,
    pub supporters: Option<Vec<CounterId>>,
    /// Read by 4.3.
    pub target: HexId,
}

impl Attack {
    /// What must be said; the rest is as usual.
    pub fn new(attackers: Vec<CounterId>, target: HexId) -> Attack {
        Attack { attackers, supporters: None, target }
    }
}

impl Attack {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Attack);
        data.parameters[rows::Parameter::Attackers as usize] = list_of(&mut data.lists, self.attackers.iter().map(|counter| Value::Counter(counter.0)));
        data.parameters[rows::Parameter::Supporters as usize] = self.supporters.as_ref().map_or(Value::Nothing, |held| list_of(&mut data.lists, held.iter().map(|counter| Value::Counter(counter.0))));
        data.parameters[rows::Parameter::Target as usize] = Value::Place(self.target.0);
        data
    }
}

impl From<Attack> for Act {
    fn from(act: Attack) -> Act {
        Act::Attack(act)
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
    /// units attack a hex
    Attack,
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
    /// a unit enters a hex
    Entry,
    /// units are at rest
    Rest,
    /// a hex is attacked
    Attack,
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
    /// 4.1 Capacity of a hex
    R4_1,
    /// 4.2 Frontage of an attack
    R4_2,
    /// 4.3 One attack after another
    R4_3,
}

impl Rule {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> RuleId {
        RuleId(self as u16)
    }
}

/// The clauses of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Clause {
    /// 4.1 Capacity of a hex: capacity
    R4_1_Capacity,
    /// 4.2 Frontage of an attack: frontage
    R4_2_Frontage,
    /// 4.3 One attack after another: afresh
    R4_3_Afresh,
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
use super::Clause;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("greatest-gamble"),
        title: text("Napoleon's Greatest Gamble 1812: Stacking and frontage"),
        game: text("Napoleon's Greatest Gamble: The Invasion of Russia 1812"),
        edition: text("As put on the web"),
        source: text("A web page of the rules, 4.1 to 4.4"),
    },
    layers: list![
        LayerRow { name: text("greatest-gamble"), title: text("Napoleon's Greatest Gamble 1812: Stacking and frontage") },
    ],
    symbols: list![
        text("move"),
        text("attack"),
        text("corps"),
        text("division"),
        text("cavalry"),
        text("artillery"),
        text("leader"),
        text("marker"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::Attack.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Corps.symbol(), Word::Division.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Leader.symbol(), Word::Marker.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("of-capacity"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(6))), doc: text("size points that it holds") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("of-points"), alias: text("of"), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("size points (OF)") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("attackers"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("supporters"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("target"), alias: text(""), of_type: Type::Place },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("attack"), question: false, doc: text("units attack a hex"), parameters: list![ActParameter { parameter: Parameter::Attackers.id(), optional: false, usually: None, doc: text("from the hexes around") }, ActParameter { parameter: Parameter::Supporters.id(), optional: true, usually: Some(Value::Nothing), doc: text("") }, ActParameter { parameter: Parameter::Target.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Attack.id()]), conditional: list![], effects: list![], happens_in: Some(Parameter::Target.id()) },
    ],
    moments: list![
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("rest"), doc: text("units are at rest") },
        MomentRow { name: text("attack"), doc: text("a hex is attacked") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("4.1"), heading: text("Capacity of a hex"), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule::R4_1 }, notes: list![NoteRow { text: text("At all times: no unit may enter in the hope that another leaves later."), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule_notes::R4_1[0] } }], see: list![] },
        RuleRow { number: text("4.2"), heading: text("Frontage of an attack"), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule::R4_2 }, notes: list![NoteRow { text: text("Defenders, and supporters in the hexes around, do not count."), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule_notes::R4_2[0] } }, NoteRow { text: text("A0013 type: the size points of a counter say all that stacking asks for"), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule_notes::R4_2[1] } }], see: list![] },
        RuleRow { number: text("4.3"), heading: text("One attack after another"), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule::R4_3 }, notes: list![NoteRow { text: text("Each of several attacks is measured by itself."), place: Place { layer: Layer::GreatestGamble.id(), line: line::rule_notes::R4_3[0] } }], see: list![] },
    ],
    definitions: list![],
    clauses: list![
        // 4.1 limit capacity at entry, rest in each hex per side: at most here's of capacity of points of counters called "of"
        ClauseRow { rule: Rule::R4_1.id(), name: text("capacity"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Entry.id(), Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::OfCapacity.id() }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::OfPoints.id() }] }, label: text("of") }]), exceptions: list![], see: list![], place: Place { layer: Layer::GreatestGamble.id(), line: line::clause::R4_1_Capacity }, words: text("limit capacity at entry, rest in each hex per side: at most here's of capacity of points of counters called \"of\""), condition_words: text(""), notes: list![] },
        // 4.2 limit frontage at attack: at most here's of capacity of points of attackers called "attacking-of"
        ClauseRow { rule: Rule::R4_2.id(), name: text("frontage"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Attack.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::OfCapacity.id() }], measure: Measure::Sum { set: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Attackers.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::OfPoints.id() }] }, label: text("attacking-of") }]), exceptions: list![], see: list![], place: Place { layer: Layer::GreatestGamble.id(), line: line::clause::R4_2_Frontage }, words: text("limit frontage at attack: at most here's of capacity of points of attackers called \"attacking-of\""), condition_words: text(""), notes: list![] },
        // 4.3 permission afresh at attack where there is an act where (it is attack and its target is here and it is not the act)
        ClauseRow { rule: Rule::R4_3.id(), name: text("afresh"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Attack.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Slot(0), Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::Attack.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Parameter { of: 4, parameter: Parameter::Target.id() }, Node::Here, Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7), Node::Slot(0), Node::Act, Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Not(11), Node::And(8, 12), Node::Set { domain: Domain::Acts, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(13) }, Node::Exists { set: 14 }]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::GreatestGamble.id(), line: line::clause::R4_3_Afresh }, words: text("permission afresh at attack where there is an act where (it is attack and its target is here and it is not the act)"), condition_words: text("there is an act where (it is attack and its target is here and it is not the act)"), notes: list![] },
    ],
    exceptions: list![],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    GreatestGamble,
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
    Attack,
    Corps,
    Division,
    Cavalry,
    Artillery,
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
    Attackers,
    Supporters,
    Target,
}

impl Parameter {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ParameterId {
        ParameterId(self as u16)
    }
}

/// The attributes of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum PlaceAttribute {
    OfCapacity,
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
    OfPoints,
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
    pub const R4_1: u32 = 35;
    pub const R4_2: u32 = 39;
    pub const R4_3: u32 = 44;
}
pub mod clause {
    pub const R4_1_Capacity: u32 = 36;
    pub const R4_2_Frontage: u32 = 40;
    pub const R4_3_Afresh: u32 = 45;
}
pub mod rule_notes {
    pub const R4_1: [u32; 1] = [37];
    pub const R4_2: [u32; 2] = [41, 42];
    pub const R4_3: [u32; 1] = [46];
}
}
