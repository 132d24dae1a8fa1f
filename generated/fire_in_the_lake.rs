//! Fire in the Lake: Stacking.
//!
//! Game: Fire in the Lake
//!
//! Edition: GMT, as quoted in a public repository
//!
//! Source: 1.3.5 and 1.4.2 as restated in the data and tickets of a public program
//!
//! Made from the ruleset `fire-in-the-lake`: change that, and build.

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
    Place,
    Move,
}

impl ActValue {
    pub const ALL: [ActValue; 2] = [ActValue::Place, ActValue::Move];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Place => rows::Word::Place.symbol(),
            ActValue::Move => rows::Word::Move.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    City,
    Province,
    Loc,
}

impl Category {
    pub const ALL: [Category; 3] = [Category::City, Category::Province, Category::Loc];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Category::City => rows::Word::City.symbol(),
            Category::Province => rows::Word::Province.symbol(),
            Category::Loc => rows::Word::Loc.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Category> {
        Category::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Country {
    SouthVietnam,
    NorthVietnam,
    Laos,
    Cambodia,
}

impl Country {
    pub const ALL: [Country; 4] = [Country::SouthVietnam, Country::NorthVietnam, Country::Laos, Country::Cambodia];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Country::SouthVietnam => rows::Word::SouthVietnam.symbol(),
            Country::NorthVietnam => rows::Word::NorthVietnam.symbol(),
            Country::Laos => rows::Word::Laos.symbol(),
            Country::Cambodia => rows::Word::Cambodia.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Country> {
        Country::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Us,
    Arvn,
    Nva,
    Vc,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::Us, Side::Arvn, Side::Nva, Side::Vc];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Us => rows::Word::Us.symbol(),
            Side::Arvn => rows::Word::Arvn.symbol(),
            Side::Nva => rows::Word::Nva.symbol(),
            Side::Vc => rows::Word::Vc.symbol(),
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
    Base,
    Troops,
    Police,
    Ranger,
    Irregular,
    Guerrilla,
}

impl Type {
    pub const ALL: [Type; 6] = [Type::Base, Type::Troops, Type::Police, Type::Ranger, Type::Irregular, Type::Guerrilla];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Base => rows::Word::Base.symbol(),
            Type::Troops => rows::Word::Troops.symbol(),
            Type::Police => rows::Word::Police.symbol(),
            Type::Ranger => rows::Word::Ranger.symbol(),
            Type::Irregular => rows::Word::Irregular.symbol(),
            Type::Guerrilla => rows::Word::Guerrilla.symbol(),
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

/// The attributes of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// A loc is a Line of Communication. Read by 1.4.2.
    pub category: Category,
    /// Read by 1.3.5.
    pub country: Country,
}

impl Space {
    /// What must be said; the rest is as usual.
    pub fn new(category: Category) -> Space {
        Space { category, country: Country::SouthVietnam }
    }
}

impl Space {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.category.symbol()),
            Value::Symbol(self.country.symbol()),
        ]
    }
}

/// A space of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// The faction. Read by 1.3.5.
    pub side: Side,
    /// Read by 1.4.2.
    pub r#type: Type,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, r#type: Type) -> Counter {
        Counter { side, r#type }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A piece is placed.
    Place(Place),
    /// A piece moves into a space.
    Move(Move),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Place(act) => act.data(names),
            Act::Move(act) => act.data(names),
        }
    }
}

/// A piece is placed.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub unit: CounterId,
    pub to_space: SpaceId,
}

impl Place {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, to_space: SpaceId) -> Place {
        Place { unit, to_space }
    }
}

impl Place {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Place);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::ToSpace as usize] = Value::Place(self.to_space.0);
        data
    }
}

impl From<Place> for Act {
    fn from(act: Place) -> Act {
        Act::Place(act)
    }
}

/// A piece moves into a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub unit: CounterId,
    pub to_space: SpaceId,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, to_space: SpaceId) -> Move {
        Move { unit, to_space }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::ToSpace as usize] = Value::Place(self.to_space.0);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
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

    /// Whether the spaces of the grid have flat tops, so that one may go north and south on it and not east and west; as it begins, they have a corner on top.
    pub fn set_flat_tops(&mut self, flat_tops: bool) {
        self.data.flat_top = flat_tops;
    }

    /// Adds a space; its neighbours are those that a border joins it to.
    pub fn add_space(&mut self, id: &str, place: Space) -> SpaceId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: None, record });
        SpaceId(self.data.places.len() as u32 - 1)
    }

    /// Adds a space of a grid, by its axial coordinates `q, r`.
    pub fn add_space_at(&mut self, id: &str, axial: (i32, i32), place: Space) -> SpaceId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: Some(axial), record });
        SpaceId(self.data.places.len() as u32 - 1)
    }

    /// Adds a border between two spaces, the same from both sides.
    pub fn add_border(&mut self, from: SpaceId, to: SpaceId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
    }

    /// Adds a border between two spaces, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: SpaceId, to: SpaceId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
    }

    /// Adds a counter under those that lie in its space already.
    pub fn add_counter(&mut self, id: &str, at: &[SpaceId], counter: Counter) -> CounterId {
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
    /// a piece is placed
    Place,
    /// a piece moves into a space
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
    /// pieces are placed
    Placing,
    /// pieces have moved
    Moving,
    /// a scenario is set up
    SetUp,
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
    /// 1.3.5 North Vietnam
    R1_3_5,
    /// 1.4.2 Bases
    R1_4_2,
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
    /// 1.3.5 North Vietnam: northern-piece
    NorthernPiece,
    /// 1.4.2 Bases: base
    Base,
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
    /// 1.3.5 North Vietnam: north-vietnam
    R1_3_5_NorthVietnam,
    /// 1.4.2 Bases: bases
    R1_4_2_Bases,
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
    /// 1.4.2 Bases: line-of-communication
    R1_4_2_Bases_LineOfCommunication,
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
        name: text("fire-in-the-lake"),
        title: text("Fire in the Lake: Stacking"),
        game: text("Fire in the Lake"),
        edition: text("GMT, as quoted in a public repository"),
        source: text("1.3.5 and 1.4.2 as restated in the data and tickets of a public program"),
    },
    layers: list![
        LayerRow { name: text("fire-in-the-lake"), title: text("Fire in the Lake: Stacking") },
    ],
    symbols: list![
        text("place"),
        text("move"),
        text("city"),
        text("province"),
        text("loc"),
        text("south-vietnam"),
        text("north-vietnam"),
        text("laos"),
        text("cambodia"),
        text("us"),
        text("arvn"),
        text("nva"),
        text("vc"),
        text("base"),
        text("troops"),
        text("police"),
        text("ranger"),
        text("irregular"),
        text("guerrilla"),
    ],
    aliases: list![
        AliasRow { domain: Values::Country.id(), alias: text("sv"), symbol: Word::SouthVietnam.symbol() },
        AliasRow { domain: Values::Country.id(), alias: text("nv"), symbol: Word::NorthVietnam.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Place.symbol(), Word::Move.symbol()] },
        DomainRow { name: text("category"), values: list![Word::City.symbol(), Word::Province.symbol(), Word::Loc.symbol()] },
        DomainRow { name: text("country"), values: list![Word::SouthVietnam.symbol(), Word::NorthVietnam.symbol(), Word::Laos.symbol(), Word::Cambodia.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Us.symbol(), Word::Arvn.symbol(), Word::Nva.symbol(), Word::Vc.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Base.symbol(), Word::Troops.symbol(), Word::Police.symbol(), Word::Ranger.symbol(), Word::Irregular.symbol(), Word::Guerrilla.symbol()] },
    ],
    place_noun: text("space"),
    place_plural: text("spaces"),
    game: list![],
    places: list![
        AttributeRow { name: text("category"), alias: text(""), of_type: Type::OneOf(Values::Category.id()), in_each_place: false, optional: false, usually: None, doc: text("a loc is a Line of Communication") },
        AttributeRow { name: text("country"), alias: text(""), of_type: Type::OneOf(Values::Country.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::SouthVietnam.symbol())), doc: text("") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("the faction") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("to-space"), alias: text(""), of_type: Type::Place },
    ],
    acts: list![
        ActRow { name: text("place"), question: false, doc: text("a piece is placed"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::ToSpace.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Placing.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Unit.id(), to: Parameter::ToSpace.id() }], happens_in: Some(Parameter::ToSpace.id()) },
        ActRow { name: text("move"), question: false, doc: text("a piece moves into a space"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::ToSpace.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Moving.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Unit.id(), to: Parameter::ToSpace.id() }], happens_in: Some(Parameter::ToSpace.id()) },
    ],
    moments: list![
        MomentRow { name: text("placing"), doc: text("pieces are placed") },
        MomentRow { name: text("moving"), doc: text("pieces have moved") },
        MomentRow { name: text("set-up"), doc: text("a scenario is set up") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("1.3.5"), heading: text("North Vietnam"), place: Place { layer: Layer::FireInTheLake.id(), line: line::rule::R1_3_5 }, notes: list![], see: list![] },
        RuleRow { number: text("1.4.2"), heading: text("Bases"), place: Place { layer: Layer::FireInTheLake.id(), line: line::rule::R1_4_2 }, notes: list![NoteRow { text: text("The Bases of all factions count together; other pieces stack without limit. At no instant may there be more."), place: Place { layer: Layer::FireInTheLake.id(), line: line::rule_notes::R1_4_2[0] } }], see: list![] },
    ],
    definitions: list![
        // 1.3.5 northern piece is a counter where side is one of nva, vc
        DefinitionRow { name: text("northern-piece"), plural: text("northern-pieces"), rule: Some(Rule::R1_3_5.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Nva.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Vc.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)], exceptions: list![], place: Place { layer: Layer::FireInTheLake.id(), line: line::definition::NorthernPiece }, words: text("northern piece is a counter where side is one of nva, vc") },
        // 1.4.2 base is a counter where type is base
        DefinitionRow { name: text("base"), plural: text("bases"), rule: Some(Rule::R1_4_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Base.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::FireInTheLake.id(), line: line::definition::Base }, words: text("base is a counter where type is base") },
    ],
    clauses: list![
        // 1.3.5 limit north vietnam at any moment in each space where here's country is north vietnam: only northern pieces among counters
        ClauseRow { rule: Rule::R1_3_5.id(), name: text("north-vietnam"), kind: ClauseKind::Limit, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Country.id() }, Node::Symbol(Word::NorthVietnam.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::NorthernPiece.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(2) }] }, label: text("counters other than northern pieces") }]), exceptions: list![], see: list![], place: Place { layer: Layer::FireInTheLake.id(), line: line::clause::R1_3_5_NorthVietnam }, words: text("limit north vietnam at any moment in each space where here's country is north vietnam: only northern pieces among counters"), condition_words: text("here's country is north vietnam"), notes: list![] },
        // 1.4.2 limit bases at any moment in each space: at most 2 bases
        ClauseRow { rule: Rule::R1_4_2.id(), name: text("bases"), kind: ClauseKind::Limit, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(2))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Base.id()), condition: None }] }, label: text("bases") }]), exceptions: list![Exception::R1_4_2_Bases_LineOfCommunication.id()], see: list![], place: Place { layer: Layer::FireInTheLake.id(), line: line::clause::R1_4_2_Bases }, words: text("limit bases at any moment in each space: at most 2 bases"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // 1.4.2 except line of communication where here's category is loc: at most 0 bases
        ExceptionRow { rule: Some(Rule::R1_4_2.id()), name: text("line-of-communication"), target: Target::Clause(Clause::R1_4_2_Bases.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Category.id() }, Node::Symbol(Word::Loc.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Number(Number::whole(0))] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::FireInTheLake.id(), line: line::exception::R1_4_2_Bases_LineOfCommunication }, words: text("except line of communication where here's category is loc: at most 0 bases"), condition_words: text("here's category is loc"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    FireInTheLake,
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
    Place,
    Move,
    City,
    Province,
    Loc,
    SouthVietnam,
    NorthVietnam,
    Laos,
    Cambodia,
    Us,
    Arvn,
    Nva,
    Vc,
    Base,
    Troops,
    Police,
    Ranger,
    Irregular,
    Guerrilla,
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
    Category,
    Country,
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
    Unit,
    ToSpace,
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
    Category,
    Country,
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
    pub const R1_3_5: u32 = 35;
    pub const R1_4_2: u32 = 40;
}
pub mod definition {
    pub const NorthernPiece: u32 = 36;
    pub const Base: u32 = 41;
}
pub mod clause {
    pub const R1_3_5_NorthVietnam: u32 = 37;
    pub const R1_4_2_Bases: u32 = 42;
}
pub mod exception {
    pub const R1_4_2_Bases_LineOfCommunication: u32 = 43;
}
pub mod rule_notes {
    pub const R1_4_2: [u32; 1] = [44];
}
}
