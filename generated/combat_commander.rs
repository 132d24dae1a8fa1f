//! Combat Commander: Stacking.
//!
//! Game: Combat Commander
//!
//! Edition: GMT; only a list of contents was readable
//!
//! Source: The list of contents, by which chapter 8 is Stacking
//!
//! Made from the ruleset `combat-commander`: change that, and build.

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
    Squad,
    Team,
    Leader,
    Weapon,
    Radio,
    Marker,
}

impl Type {
    pub const ALL: [Type; 6] = [Type::Squad, Type::Team, Type::Leader, Type::Weapon, Type::Radio, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Squad => rows::Word::Squad.symbol(),
            Type::Team => rows::Word::Team.symbol(),
            Type::Leader => rows::Word::Leader.symbol(),
            Type::Weapon => rows::Word::Weapon.symbol(),
            Type::Radio => rows::Word::Radio.symbol(),
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
    /// Read by 8.
    pub side: String,
    /// Read by 8.
    pub r#type: Type,
    /// As printed, where it differs from the type. At least 0. Read by 8.
    pub figures: Option<i64>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, figures: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            self.figures.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
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
    /// a turn is under way
    MidTurn,
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
    /// 8 Stacking
    R8,
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
    /// 8 Stacking: figure-count
    FigureCount,
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
    /// 8 Stacking: stack
    R8_Stack,
    /// 8 Stacking: remove-until
    R8_RemoveUntil,
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
    /// 8 Stacking: printed
    FigureCount_Printed,
    /// 8 Stacking: under-way
    R8_Stack_UnderWay,
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
        name: text("combat-commander"),
        title: text("Combat Commander: Stacking"),
        game: text("Combat Commander"),
        edition: text("GMT; only a list of contents was readable"),
        source: text("The list of contents, by which chapter 8 is Stacking"),
    },
    layers: list![
        LayerRow { name: text("combat-commander"), title: text("Combat Commander: Stacking") },
    ],
    symbols: list![
        text("squad"),
        text("team"),
        text("leader"),
        text("weapon"),
        text("radio"),
        text("marker"),
        text("figure"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![] },
        DomainRow { name: text("type"), values: list![Word::Squad.symbol(), Word::Team.symbol(), Word::Leader.symbol(), Word::Weapon.symbol(), Word::Radio.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("figures"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("as printed, where it differs from the type") },
    ],
    groups: list![],
    parameters: list![],
    acts: list![],
    moments: list![
        MomentRow { name: text("turn-end"), doc: text("a turn ends") },
        MomentRow { name: text("mid-turn"), doc: text("a turn is under way") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // 8 usual-figures
        //        | figure
        // squad  | 4
        // team   | 2
        // leader | 1
        // weapon | 0
        // radio  | 0
        // marker | 0
        ChartRow { name: text("usual-figures"), rule: Some(Rule::R8.id()), row_keys: list![Word::Squad.symbol(), Word::Team.symbol(), Word::Leader.symbol(), Word::Weapon.symbol(), Word::Radio.symbol(), Word::Marker.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::whole(4)), Value::Number(Number::whole(2)), Value::Number(Number::whole(1)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0))], place: Place { layer: Layer::CombatCommander.id(), line: line::chart::UsualFigures }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("8"), heading: text("Stacking"), place: Place { layer: Layer::CombatCommander.id(), line: line::rule::R8 }, notes: list![NoteRow { text: text("Weapons and radios count nothing."), place: Place { layer: Layer::CombatCommander.id(), line: line::rule_notes::R8[0] } }], see: list![] },
    ],
    definitions: list![
        // 8 figure count of a counter: usual figures of type
        DefinitionRow { name: text("figure-count"), plural: text("figure-count"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::UsualFigures.id(), row: 1, column: 2 }], exceptions: list![Exception::FigureCount_Printed.id()], place: Place { layer: Layer::CombatCommander.id(), line: line::definition::FigureCount }, words: text("figure count of a counter: usual figures of type") },
    ],
    clauses: list![
        // 8 limit stack at turn end, mid turn in each hex per side: at most 7 figure count of counters called "figures"
        ClauseRow { rule: Rule::R8.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::TurnEnd.id(), Moment::MidTurn.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(7))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::FigureCount.id(), subject: Some(0), second: None }] }, label: text("figures") }]), exceptions: list![Exception::R8_Stack_UnderWay.id()], see: list![], place: Place { layer: Layer::CombatCommander.id(), line: line::clause::R8_Stack }, words: text("limit stack at turn end, mid turn in each hex per side: at most 7 figure count of counters called \"figures\""), condition_words: text(""), notes: list![] },
        // 8 cure remove until at turn end in each hex per side where sum of figure counts of counters here is more than 7: 7 by owner
        ClauseRow { rule: Rule::R8.id(), name: text("remove-until"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::TurnEnd.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Defined { definition: Definition::FigureCount.id(), subject: Some(1), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 0, of: 2 }, Node::Number(Number::whole(7)), Node::Compare { left: 3, comparison: Comparison::MoreThan, right: 4 }]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(7))]), tags: list![Tag { word: TagWord::By, name: text("owner") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::CombatCommander.id(), line: line::clause::R8_RemoveUntil }, words: text("cure remove until at turn end in each hex per side where sum of figure counts of counters here is more than 7: 7 by owner"), condition_words: text("sum of figure counts of counters here is more than 7"), notes: list![] },
    ],
    exceptions: list![
        // 8 except printed where figures is not none: figures
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("printed"), target: Target::Definition(Definition::FigureCount.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Figures.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Figures.id() }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::CombatCommander.id(), line: line::exception::FigureCount_Printed }, words: text("except printed where figures is not none: figures"), condition_words: text("figures is not none"), notes: list![] },
        // 8 except under way at mid turn: deferred until turn end
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("under-way"), target: Target::Clause(Clause::R8_Stack.id()), moments: Moments::of(&[Moment::MidTurn.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::TurnEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::CombatCommander.id(), line: line::exception::R8_Stack_UnderWay }, words: text("except under way at mid turn: deferred until turn end"), condition_words: text(""), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    CombatCommander,
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
    Squad,
    Team,
    Leader,
    Weapon,
    Radio,
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

/// The attributes of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum CounterAttribute {
    Side,
    Type,
    Figures,
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
    /// usual-figures
    UsualFigures,
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
    pub const UsualFigures: u32 = 21;
}
pub mod rule {
    pub const R8: u32 = 20;
}
pub mod definition {
    pub const FigureCount: u32 = 26;
}
pub mod clause {
    pub const R8_Stack: u32 = 28;
    pub const R8_RemoveUntil: u32 = 30;
}
pub mod exception {
    pub const FigureCount_Printed: u32 = 27;
    pub const R8_Stack_UnderWay: u32 = 29;
}
pub mod rule_notes {
    pub const R8: [u32; 1] = [32];
}
}
