//! Waterloo Campaign, 1815: Movement, zones and stacking.
//!
//! Game: Waterloo Campaign, 1815
//!
//! Edition: The rules as put on the web for online play
//!
//! Source: Those rules; they have headings and step letters and no numbers
//!
//! Made from the ruleset `waterloo-campaign`: change that, and build.

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
    PlaceDetachment,
    ChangeFormation,
}

impl ActValue {
    pub const ALL: [ActValue; 3] = [ActValue::Move, ActValue::PlaceDetachment, ActValue::ChangeFormation];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::PlaceDetachment => rows::Word::PlaceDetachment.symbol(),
            ActValue::ChangeFormation => rows::Word::ChangeFormation.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of mode-of-command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModeOfCommand {
    Normal,
    BattleMode,
}

impl ModeOfCommand {
    pub const ALL: [ModeOfCommand; 2] = [ModeOfCommand::Normal, ModeOfCommand::BattleMode];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ModeOfCommand::Normal => rows::Word::Normal.symbol(),
            ModeOfCommand::BattleMode => rows::Word::BattleMode.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ModeOfCommand> {
        ModeOfCommand::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    French,
    Coalition,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::French, Side::Coalition];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::French => rows::Word::French.symbol(),
            Side::Coalition => rows::Word::Coalition.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Side> {
        Side::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Army {
    FrenchArmy,
    AngloAllied,
    Prussian,
}

impl Army {
    pub const ALL: [Army; 3] = [Army::FrenchArmy, Army::AngloAllied, Army::Prussian];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Army::FrenchArmy => rows::Word::FrenchArmy.symbol(),
            Army::AngloAllied => rows::Word::AngloAllied.symbol(),
            Army::Prussian => rows::Word::Prussian.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Army> {
        Army::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Corps,
    Detachment,
    HqMarker,
}

impl Type {
    pub const ALL: [Type; 3] = [Type::Corps, Type::Detachment, Type::HqMarker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Corps => rows::Word::Corps.symbol(),
            Type::Detachment => rows::Word::Detachment.symbol(),
            Type::HqMarker => rows::Word::HqMarker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arm {
    Infantry,
    Cavalry,
}

impl Arm {
    pub const ALL: [Arm; 2] = [Arm::Infantry, Arm::Cavalry];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Arm::Infantry => rows::Word::Infantry.symbol(),
            Arm::Cavalry => rows::Word::Cavalry.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Arm> {
        Arm::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formation {
    Advance,
    Battle,
}

impl Formation {
    pub const ALL: [Formation; 2] = [Formation::Advance, Formation::Battle];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Formation::Advance => rows::Word::Advance.symbol(),
            Formation::Battle => rows::Word::Battle.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Formation> {
        Formation::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    Fresh,
    Exhausted,
    Blown,
}

impl State {
    pub const ALL: [State; 3] = [State::Fresh, State::Exhausted, State::Blown];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            State::Fresh => rows::Word::Fresh.symbol(),
            State::Exhausted => rows::Word::Exhausted.symbol(),
            State::Blown => rows::Word::Blown.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<State> {
        State::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of called-by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CalledBy {
    Napoleon,
    OldGuard,
    GrandBattery,
    Other,
}

impl CalledBy {
    pub const ALL: [CalledBy; 4] = [CalledBy::Napoleon, CalledBy::OldGuard, CalledBy::GrandBattery, CalledBy::Other];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            CalledBy::Napoleon => rows::Word::Napoleon.symbol(),
            CalledBy::OldGuard => rows::Word::OldGuard.symbol(),
            CalledBy::GrandBattery => rows::Word::GrandBattery.symbol(),
            CalledBy::Other => rows::Word::Other.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<CalledBy> {
        CalledBy::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    NormalMarch,
    Road,
}

impl Manner {
    pub const ALL: [Manner; 2] = [Manner::NormalMarch, Manner::Road];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Manner::NormalMarch => rows::Word::NormalMarch.symbol(),
            Manner::Road => rows::Word::Road.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Manner> {
        Manner::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of step-letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepLetter {
    F,
    OtherStep,
}

impl StepLetter {
    pub const ALL: [StepLetter; 2] = [StepLetter::F, StepLetter::OtherStep];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            StepLetter::F => rows::Word::F.symbol(),
            StepLetter::OtherStep => rows::Word::OtherStep.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<StepLetter> {
        StepLetter::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-one-of-either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingOneOfEither {
    OneOfTheTwo,
    OneOfEach,
}

impl RulingOneOfEither {
    pub const ALL: [RulingOneOfEither; 2] = [RulingOneOfEither::OneOfTheTwo, RulingOneOfEither::OneOfEach];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingOneOfEither::OneOfTheTwo => rows::Word::OneOfTheTwo.symbol(),
            RulingOneOfEither::OneOfEach => rows::Word::OneOfEach.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingOneOfEither> {
        RulingOneOfEither::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    pub town: Option<String>,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { town: None }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            self.town.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Who are friends: the Anglo-Allied and the Prussian army are of one side. Read by Stacking.
    pub side: Side,
    /// Read by Corps Movement.
    pub army: Army,
    /// Read by Stacking, Zones, D. Detachment Placement, French Grand Battery.
    pub r#type: Type,
    /// Read by Zones, Corps Movement, Influence on Movement, Road Movement.
    pub arm: Arm,
    /// Read by Corps Movement, Influence on Movement, Road Movement.
    pub formation: Formation,
    pub state: State,
    /// Where a rule names it. Read by French Old Guard, French Grand Battery.
    pub called_by: CalledBy,
    /// Movement allowance, of cavalry. At least 0. `None` is unlimited. Read by Corps Movement.
    pub ma: Option<i64>,
    /// Command range, of a headquarters. At least 0. Read by Corps Movement.
    pub range: i64,
    /// Of a headquarters. Read by D. Detachment Placement, French Old Guard.
    pub mode: ModeOfCommand,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, army: Army, r#type: Type) -> Counter {
        Counter { side, army, r#type, arm: Arm::Infantry, formation: Formation::Advance, state: State::Fresh, called_by: CalledBy::Other, ma: None, range: 0, mode: ModeOfCommand::Normal }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.army.symbol()),
            Value::Symbol(self.r#type.symbol()),
            Value::Symbol(self.arm.symbol()),
            Value::Symbol(self.formation.symbol()),
            Value::Symbol(self.state.symbol()),
            Value::Symbol(self.called_by.symbol()),
            self.ma.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
            Value::Number(Number::whole(self.range)),
            Value::Symbol(self.mode.symbol()),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a border between two hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    /// Read by D. Detachment Placement.
    pub road: bool,
}

impl Default for Border {
    fn default() -> Border {
        Border { road: false }
    }
}

impl Border {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.road),
        ]
    }
}

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A corps moves along a path.
    Move(Move),
    /// A detachment is placed.
    PlaceDetachment(PlaceDetachment),
    /// A corps takes another formation.
    ChangeFormation(ChangeFormation),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::PlaceDetachment(act) => act.data(names),
            Act::ChangeFormation(act) => act.data(names),
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

/// A corps moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by Zones, Corps Movement, Influence on Movement, Road Movement, D. Detachment Placement, French Old Guard, French Grand Battery.
    pub unit: CounterId,
    /// Read by Corps Movement, Road Movement.
    pub manner: Manner,
    /// The headquarters that commands the move. Read by Corps Movement, D. Detachment Placement, French Old Guard.
    pub hq: Option<CounterId>,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, manner: Manner::NormalMarch, hq: None, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Manner as usize] = Value::Symbol(self.manner.symbol());
        data.parameters[rows::Parameter::Hq as usize] = self.hq.map_or(Value::Nothing, |held| Value::Counter(held.0));
        self.path.write(&mut data, names);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// A detachment is placed.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceDetachment {
    /// Read by Zones, Corps Movement, Influence on Movement, Road Movement, D. Detachment Placement, French Old Guard, French Grand Battery.
    pub unit: CounterId,
    pub to_hex: HexId,
    /// Read by Corps Movement, D. Detachment Placement, French Old Guard.
    pub hq: Option<CounterId>,
    /// The corps that it is detached from. Read by D. Detachment Placement.
    pub parent: Option<CounterId>,
}

impl PlaceDetachment {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, to_hex: HexId) -> PlaceDetachment {
        PlaceDetachment { unit, to_hex, hq: None, parent: None }
    }
}

impl PlaceDetachment {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::PlaceDetachment);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::ToHex as usize] = Value::Place(self.to_hex.0);
        data.parameters[rows::Parameter::Hq as usize] = self.hq.map_or(Value::Nothing, |held| Value::Counter(held.0));
        data.parameters[rows::Parameter::Parent as usize] = self.parent.map_or(Value::Nothing, |held| Value::Counter(held.0));
        data
    }
}

impl From<PlaceDetachment> for Act {
    fn from(act: PlaceDetachment) -> Act {
        Act::PlaceDetachment(act)
    }
}

/// A corps takes another formation.
#[derive(Clone, Debug, PartialEq)]
pub struct ChangeFormation {
    /// Read by Zones, Corps Movement, Influence on Movement, Road Movement, D. Detachment Placement, French Old Guard, French Grand Battery.
    pub unit: CounterId,
    /// Read by F. Formation.
    pub new_formation: Formation,
    /// Read by F. Formation.
    pub step_letter: StepLetter,
}

impl ChangeFormation {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, new_formation: Formation) -> ChangeFormation {
        ChangeFormation { unit, new_formation, step_letter: StepLetter::OtherStep }
    }
}

impl ChangeFormation {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::ChangeFormation);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::NewFormation as usize] = Value::Symbol(self.new_formation.symbol());
        data.parameters[rows::Parameter::StepLetter as usize] = Value::Symbol(self.step_letter.symbol());
        data
    }
}

impl From<ChangeFormation> for Act {
    fn from(act: ChangeFormation) -> Act {
        Act::ChangeFormation(act)
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
    /// The border crossed.
    pub border: Border,
}

impl Path {
    fn write(&self, data: &mut ActData, names: &mut Vec<String>) {
        data.start = self.start.map(|place| place.0);
        data.steps = self.steps.iter().map(|step| StepData { to: step.to.0, border: step.border.record(names) }).collect();
    }
}

/// A position, built up piece by piece.
#[derive(Clone, Debug)]
pub struct Position {
    data: PositionData,
    borders: Vec<(HexId, HexId, bool, Border)>,
}

impl Position {
    /// An empty map.
    pub fn new(game: Game) -> Position {
        let mut position = Position { data: PositionData::default(), borders: Vec::new() };
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
    pub fn add_border(&mut self, from: HexId, to: HexId, border: Border) {
        let record = border.record(&mut self.data.names);
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
        self.borders.push((from, to, false, border));
    }

    /// Adds a border between two hexes, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: HexId, to: HexId, border: Border) {
        let record = border.record(&mut self.data.names);
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
        self.borders.push((from, to, true, border));
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

    /// The border met on the way from one to the other: the one added, or else the usual one.
    pub fn border_between(&self, from: HexId, to: HexId) -> Border {
        let met = self.borders.iter().find(|(one, other, one_way, _)| {
            (*one, *other) == (from, to) || (!one_way && (*one, *other) == (to, from))
        });
        let border = met.map(|(.., border)| border.clone());
        border.unwrap_or_default()
    }

    /// The way through these hexes, across the borders added.
    pub fn path(&self, start: HexId, entered: &[HexId]) -> Path {
        let mut from = start;
        let steps = entered.iter().map(|&to| {
            let step = Step { to, border: self.border_between(from, to) };
            from = to;
            step
        });
        Path { start: Some(start), steps: steps.collect() }
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 8], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a corps moves along a path
    Move,
    /// a detachment is placed
    PlaceDetachment,
    /// a corps takes another formation
    ChangeFormation,
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
    /// a corps sets out
    SettingOut,
    /// a unit enters a hex
    Entry,
    /// units are at rest
    Rest,
    /// a corps has moved
    JourneyEnd,
    /// a detachment is placed
    Detaching,
    /// a corps takes another formation
    FormationChange,
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
    /// Zones 
    Zones,
    /// Corps Movement 
    CorpsMovement,
    /// Influence on Movement 
    InfluenceOnMovement,
    /// Road Movement 
    RoadMovement,
    /// D. Detachment Placement 
    DDetachmentPlacement,
    /// French Old Guard 
    FrenchOldGuard,
    /// French Grand Battery 
    FrenchGrandBattery,
    /// F. Formation 
    FFormation,
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
    /// Stacking: corps
    Corps,
    /// Stacking: detachment
    Detachment,
    /// Stacking: headquarters-marker
    HeadquartersMarker,
    /// Stacking: headquarters-or-detachment
    HeadquartersOrDetachment,
    /// Zones: zone-of-control
    ZoneOfControl,
    /// Zones: zone-of-influence
    ZoneOfInfluence,
    /// Zones: cavalry-influence
    CavalryInfluence,
    /// Corps Movement: reach
    Reach,
    /// Influence on Movement: halted-at
    HaltedAt,
    /// Road Movement: hexes-by-road
    HexesByRoad,
    /// D. Detachment Placement: clear-way
    ClearWay,
    /// D. Detachment Placement: way-by-road
    WayByRoad,
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
    /// Stacking: markers
    Stacking_Markers,
    /// Stacking: markers-of-each-kind
    Stacking_MarkersOfEachKind,
    /// Corps Movement: other-corps
    CorpsMovement_OtherCorps,
    /// Corps Movement: command
    CorpsMovement_Command,
    /// Corps Movement: named-headquarters
    CorpsMovement_NamedHeadquarters,
    /// Corps Movement: distance
    CorpsMovement_Distance,
    /// Influence on Movement: halt
    InfluenceOnMovement_Halt,
    /// Influence on Movement: halts-after
    InfluenceOnMovement_HaltsAfter,
    /// Influence on Movement: formation
    InfluenceOnMovement_Formation,
    /// Influence on Movement: pinned
    InfluenceOnMovement_Pinned,
    /// Influence on Movement: slip-away
    InfluenceOnMovement_SlipAway,
    /// Road Movement: distance
    RoadMovement_Distance,
    /// D. Detachment Placement: control
    DDetachmentPlacement_Control,
    /// D. Detachment Placement: influence
    DDetachmentPlacement_Influence,
    /// D. Detachment Placement: reach
    DDetachmentPlacement_Reach,
    /// French Old Guard: napoleon
    FrenchOldGuard_Napoleon,
    /// French Grand Battery: onto-a-friend
    FrenchGrandBattery_OntoAFriend,
    /// F. Formation: to-advance
    FFormation_ToAdvance,
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
    /// Corps Movement: cavalry
    CorpsMovement_Distance_Cavalry,
    /// Influence on Movement: to-battle
    InfluenceOnMovement_Formation_ToBattle,
    /// Road Movement: battle
    HexesByRoad_Battle,
    /// French Old Guard: old-guard-influence
    FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Influence,
    /// French Old Guard: old-guard-influence
    FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Reach,
    /// French Grand Battery: grand-battery
    FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Control,
    /// French Grand Battery: grand-battery
    FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Influence,
    /// French Grand Battery: grand-battery
    FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Reach,
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
    /// May a hex hold one headquarters marker and one Detachment, or only one of the two?
    OneOfEither,
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
use super::Exception;
use super::Ruling;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("waterloo-campaign"),
        title: text("Waterloo Campaign, 1815: Movement, zones and stacking"),
        game: text("Waterloo Campaign, 1815"),
        edition: text("The rules as put on the web for online play"),
        source: text("Those rules; they have headings and step letters and no numbers"),
    },
    layers: list![
        LayerRow { name: text("waterloo-campaign"), title: text("Waterloo Campaign, 1815: Movement, zones and stacking") },
    ],
    symbols: list![
        text("move"),
        text("place-detachment"),
        text("change-formation"),
        text("normal"),
        text("battle-mode"),
        text("french"),
        text("coalition"),
        text("french-army"),
        text("anglo-allied"),
        text("prussian"),
        text("corps"),
        text("detachment"),
        text("hq-marker"),
        text("infantry"),
        text("cavalry"),
        text("advance"),
        text("battle"),
        text("fresh"),
        text("exhausted"),
        text("blown"),
        text("napoleon"),
        text("old-guard"),
        text("grand-battery"),
        text("other"),
        text("normal-march"),
        text("road"),
        text("f"),
        text("other-step"),
        text("one-of-the-two"),
        text("one-of-each"),
    ],
    aliases: list![
        AliasRow { domain: Values::ModeOfCommand.id(), alias: text("battle"), symbol: Word::BattleMode.symbol() },
        AliasRow { domain: Values::Side.id(), alias: text("fr"), symbol: Word::French.symbol() },
        AliasRow { domain: Values::Army.id(), alias: text("fr"), symbol: Word::FrenchArmy.symbol() },
        AliasRow { domain: Values::Army.id(), alias: text("aa"), symbol: Word::AngloAllied.symbol() },
        AliasRow { domain: Values::Army.id(), alias: text("pr"), symbol: Word::Prussian.symbol() },
        AliasRow { domain: Values::Manner.id(), alias: text("normal"), symbol: Word::NormalMarch.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::PlaceDetachment.symbol(), Word::ChangeFormation.symbol()] },
        DomainRow { name: text("mode-of-command"), values: list![Word::Normal.symbol(), Word::BattleMode.symbol()] },
        DomainRow { name: text("side"), values: list![Word::French.symbol(), Word::Coalition.symbol()] },
        DomainRow { name: text("army"), values: list![Word::FrenchArmy.symbol(), Word::AngloAllied.symbol(), Word::Prussian.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Corps.symbol(), Word::Detachment.symbol(), Word::HqMarker.symbol()] },
        DomainRow { name: text("arm"), values: list![Word::Infantry.symbol(), Word::Cavalry.symbol()] },
        DomainRow { name: text("formation"), values: list![Word::Advance.symbol(), Word::Battle.symbol()] },
        DomainRow { name: text("state"), values: list![Word::Fresh.symbol(), Word::Exhausted.symbol(), Word::Blown.symbol()] },
        DomainRow { name: text("called-by"), values: list![Word::Napoleon.symbol(), Word::OldGuard.symbol(), Word::GrandBattery.symbol(), Word::Other.symbol()] },
        DomainRow { name: text("manner"), values: list![Word::NormalMarch.symbol(), Word::Road.symbol()] },
        DomainRow { name: text("step-letter"), values: list![Word::F.symbol(), Word::OtherStep.symbol()] },
        DomainRow { name: text("ruling-one-of-either"), values: list![Word::OneOfTheTwo.symbol(), Word::OneOfEach.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("town"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
    ],
    borders: list![
        AttributeRow { name: text("road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("who are friends: the Anglo-Allied and the Prussian army are of one side") },
        AttributeRow { name: text("army"), alias: text(""), of_type: Type::OneOf(Values::Army.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("arm"), alias: text(""), of_type: Type::OneOf(Values::Arm.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Infantry.symbol())), doc: text("") },
        AttributeRow { name: text("formation"), alias: text(""), of_type: Type::OneOf(Values::Formation.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Advance.symbol())), doc: text("") },
        AttributeRow { name: text("state"), alias: text(""), of_type: Type::OneOf(Values::State.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Fresh.symbol())), doc: text("") },
        AttributeRow { name: text("called-by"), alias: text(""), of_type: Type::OneOf(Values::CalledBy.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Other.symbol())), doc: text("where a rule names it") },
        AttributeRow { name: text("ma"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("movement allowance, of cavalry") },
        AttributeRow { name: text("range"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("command range, of a headquarters") },
        AttributeRow { name: text("mode"), alias: text(""), of_type: Type::OneOf(Values::ModeOfCommand.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Normal.symbol())), doc: text("of a headquarters") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("manner"), alias: text(""), of_type: Type::OneOf(Values::Manner.id()) },
        ParameterRow { name: text("hq"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("to-hex"), alias: text(""), of_type: Type::Place },
        ParameterRow { name: text("parent"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("new-formation"), alias: text(""), of_type: Type::OneOf(Values::Formation.id()) },
        ParameterRow { name: text("step-letter"), alias: text(""), of_type: Type::OneOf(Values::StepLetter.id()) },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a corps moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Manner.id(), optional: false, usually: Some(Value::Symbol(Word::NormalMarch.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Hq.id(), optional: true, usually: Some(Value::Nothing), doc: text("the headquarters that commands the move") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::of(&[Moment::SettingOut.id()]), at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id(), Moment::JourneyEnd.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("place-detachment"), question: false, doc: text("a detachment is placed"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::ToHex.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Hq.id(), optional: true, usually: Some(Value::Nothing), doc: text("") }, ActParameter { parameter: Parameter::Parent.id(), optional: true, usually: Some(Value::Nothing), doc: text("the corps that it is detached from") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id(), Moment::Detaching.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Unit.id(), to: Parameter::ToHex.id() }], happens_in: Some(Parameter::ToHex.id()) },
        ActRow { name: text("change-formation"), question: false, doc: text("a corps takes another formation"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::NewFormation.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::StepLetter.id(), optional: false, usually: Some(Value::Symbol(Word::OtherStep.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::FormationChange.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("setting-out"), doc: text("a corps sets out") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("rest"), doc: text("units are at rest") },
        MomentRow { name: text("journey-end"), doc: text("a corps has moved") },
        MomentRow { name: text("detaching"), doc: text("a detachment is placed") },
        MomentRow { name: text("formation-change"), doc: text("a corps takes another formation") },
    ],
    references: list![],
    rulings: list![
        RulingRow { name: text("one-of-either"), question: text("May a hex hold one headquarters marker and one Detachment, or only one of the two?"), domain: Values::RulingOneOfEither.id(), used: Word::OneOfTheTwo.symbol(), because: text("the sentence joins them with or"), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::ruling::OneOfEither } },
    ],
    charts: list![],
    rules: list![
        RuleRow { number: text("Stacking"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::Stacking }, notes: list![NoteRow { text: text("A0013 town: a position may name the town"), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::Stacking[0] } }, NoteRow { text: text("A0013 state: recovery and blown cavalry are left out"), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::Stacking[1] } }, NoteRow { text: text("A headquarters marker is no unit and may share a hex with the enemy; corps and friendly Detachments share freely."), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::Stacking[2] } }], see: list![] },
        RuleRow { number: text("Zones"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::Zones }, notes: list![NoteRow { text: text("A zone of control reaches one hex; a zone of influence two, and only corps have one."), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::Zones[0] } }], see: list![] },
        RuleRow { number: text("Corps Movement"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::CorpsMovement }, notes: list![NoteRow { text: text("A corps may not even pass through another. Out of range of its headquarters it must come nearer with every hex; within, it may not leave the range."), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::CorpsMovement[0] } }], see: list![] },
        RuleRow { number: text("Influence on Movement"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::InfluenceOnMovement }, notes: list![NoteRow { text: text("A zone of influence halts infantry and leaves its formation; a zone of control also turns it to Battle."), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::InfluenceOnMovement[0] } }], see: list![] },
        RuleRow { number: text("Road Movement"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::RoadMovement }, notes: list![], see: list![] },
        RuleRow { number: text("D. Detachment Placement"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::DDetachmentPlacement }, notes: list![NoteRow { text: text("Outside every zone, of friends as well."), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule_notes::DDetachmentPlacement[0] } }], see: list![] },
        RuleRow { number: text("French Old Guard"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::FrenchOldGuard }, notes: list![], see: list![] },
        RuleRow { number: text("French Grand Battery"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::FrenchGrandBattery }, notes: list![], see: list![] },
        RuleRow { number: text("F. Formation"), heading: text(""), place: Place { layer: Layer::WaterlooCampaign.id(), line: line::rule::FFormation }, notes: list![], see: list![] },
    ],
    definitions: list![
        // Stacking corps is a counter where type is corps
        DefinitionRow { name: text("corps"), plural: text("corpses"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Corps.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::Corps }, words: text("corps is a counter where type is corps") },
        // Stacking detachment is a counter where type is detachment
        DefinitionRow { name: text("detachment"), plural: text("detachments"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Detachment.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::Detachment }, words: text("detachment is a counter where type is detachment") },
        // Stacking headquarters marker is a counter where type is hq marker
        DefinitionRow { name: text("headquarters-marker"), plural: text("headquarters-markers"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::HqMarker.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::HeadquartersMarker }, words: text("headquarters marker is a counter where type is hq marker") },
        // Stacking headquarters or detachment is a counter where type is one of hq marker, detachment
        DefinitionRow { name: text("headquarters-or-detachment"), plural: text("headquarters-or-detachments"), rule: Some(Rule::Stacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::HqMarker.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Detachment.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::HeadquartersOrDetachment }, words: text("headquarters or detachment is a counter where type is one of hq marker, detachment") },
        // Zones zone of control of a hex called h: there is an enemy counter next to h where type is not hq marker
        DefinitionRow { name: text("zone-of-control"), plural: text("zone-of-control"), rule: Some(Rule::Zones.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Slot(1), Node::Attribute { of: 3, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::HqMarker.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: None, condition: Some(7) }, Node::Exists { set: 8 }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::ZoneOfControl }, words: text("zone of control of a hex called h: there is an enemy counter next to h where type is not hq marker") },
        // Zones zone of influence of a hex called h: there are enemy corps within 2 of h
        DefinitionRow { name: text("zone-of-influence"), plural: text("zone-of-influence"), rule: Some(Rule::Zones.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Number(Number::whole(2)), Node::Slot(0), Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Within { distance: 0, of: 1 }, relation: Some(Relation::Enemy { to: 3 }), other_than: None, class: Some(Definition::Corps.id()), condition: None }, Node::Exists { set: 4 }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::ZoneOfInfluence }, words: text("zone of influence of a hex called h: there are enemy corps within 2 of h") },
        // Zones cavalry influence of a hex called h: there are enemy corps within 2 of h where arm is cavalry
        DefinitionRow { name: text("cavalry-influence"), plural: text("cavalry-influence"), rule: Some(Rule::Zones.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Number(Number::whole(2)), Node::Slot(0), Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Slot(1), Node::Attribute { of: 4, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Within { distance: 0, of: 1 }, relation: Some(Relation::Enemy { to: 3 }), other_than: None, class: Some(Definition::Corps.id()), condition: Some(7) }, Node::Exists { set: 8 }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::CavalryInfluence }, words: text("cavalry influence of a hex called h: there are enemy corps within 2 of h where arm is cavalry") },
        // Corps Movement reach of a counter: range
        DefinitionRow { name: text("reach"), plural: text("reach"), rule: Some(Rule::CorpsMovement.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Range.id() }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::Reach }, words: text("reach of a counter: range") },
        // Influence on Movement halted at of a hex: unit's arm is infantry and (zone of control of it or zone of influence of it) or unit's arm is cavalry and cavalry influence of it
        DefinitionRow { name: text("halted-at"), plural: text("halted-at"), rule: Some(Rule::InfluenceOnMovement.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Slot(0), Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(5), second: None }, Node::Slot(0), Node::Defined { definition: Definition::ZoneOfInfluence.id(), subject: Some(7), second: None }, Node::Or(6, 8), Node::And(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Attribute { of: 12, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::Slot(0), Node::Defined { definition: Definition::CavalryInfluence.id(), subject: Some(16), second: None }, Node::And(15, 17), Node::Or(10, 18)], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::HaltedAt }, words: text("halted at of a hex: unit's arm is infantry and (zone of control of it or zone of influence of it) or unit's arm is cavalry and cavalry influence of it") },
        // Road Movement hexes by road of a counter: no figure
        DefinitionRow { name: text("hexes-by-road"), plural: text("hexes-by-road"), rule: Some(Rule::RoadMovement.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::NoFigure], exceptions: list![Exception::HexesByRoad_Battle.id()], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::HexesByRoad }, words: text("hexes by road of a counter: no figure") },
        // D. Detachment Placement clear way of a counter called origin to a hex called goal: distance from origin to goal avoiding hexes where (zone of control of it or zone of influence of it)
        DefinitionRow { name: text("clear-way"), plural: text("clear-way"), rule: Some(Rule::DDetachmentPlacement.id()), subject: Some(Subject::Counter), second: Some(Subject::Place), class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Slot(1), Node::Slot(2), Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(2), second: None }, Node::Slot(2), Node::Defined { definition: Definition::ZoneOfInfluence.id(), subject: Some(4), second: None }, Node::Or(3, 5), Node::Distance { from: 0, to: 1, slot: 2, through: None, avoiding: Some(6) }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::ClearWay }, words: text("clear way of a counter called origin to a hex called goal: distance from origin to goal avoiding hexes where (zone of control of it or zone of influence of it)") },
        // D. Detachment Placement way by road of a counter called origin to a hex called goal: distance from origin to goal through steps where road
        DefinitionRow { name: text("way-by-road"), plural: text("way-by-road"), rule: Some(Rule::DDetachmentPlacement.id()), subject: Some(Subject::Counter), second: Some(Subject::Place), class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Slot(1), Node::Slot(2), Node::Attribute { of: 2, attribute: BorderAttribute::Road.id() }, Node::Distance { from: 0, to: 1, slot: 2, through: Some(3), avoiding: None }], exceptions: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::definition::WayByRoad }, words: text("way by road of a counter called origin to a hex called goal: distance from origin to goal through steps where road") },
    ],
    clauses: list![
        // Stacking limit markers at rest in each hex per side where ruling one of either is one of the two: at most 1 headquarters or detachment called "hq-or-detachment"
        ClauseRow { rule: Rule::Stacking.id(), name: text("markers"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Ruling(Ruling::OneOfEither.id()), Node::Symbol(Word::OneOfTheTwo.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::HeadquartersOrDetachment.id()), condition: None }] }, label: text("hq-or-detachment") }]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::Stacking_Markers }, words: text("limit markers at rest in each hex per side where ruling one of either is one of the two: at most 1 headquarters or detachment called \"hq-or-detachment\""), condition_words: text("ruling one of either is one of the two"), notes: list![] },
        // Stacking limit markers of each kind at rest in each hex per side where ruling one of either is one of each: at most 1 headquarters marker, at most 1 detachment
        ClauseRow { rule: Rule::Stacking.id(), name: text("markers-of-each-kind"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Ruling(Ruling::OneOfEither.id()), Node::Symbol(Word::OneOfEach.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::HeadquartersMarker.id()), condition: None }] }, label: text("headquarters markers") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Detachment.id()), condition: None }] }, label: text("detachments") }]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::Stacking_MarkersOfEachKind }, words: text("limit markers of each kind at rest in each hex per side where ruling one of either is one of each: at most 1 headquarters marker, at most 1 detachment"), condition_words: text("ruling one of either is one of each"), notes: list![] },
        // Corps Movement ban other corps at entry where unit is a corps: there are other corps here
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("other-corps"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: Some(1), class: Some(Definition::Corps.id()), condition: None }, Node::Exists { set: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::CorpsMovement_OtherCorps }, words: text("ban other corps at entry where unit is a corps: there are other corps here"), condition_words: text("unit is a corps"), notes: list![] },
        // Corps Movement ban command at entry where unit is a corps and hq is not none: distance from here to hq is more than reach of hq and not (distance from the from to hq is more than reach of hq and distance from here to hq is less than distance from the from to hq)
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("command"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Hq.id() }, Node::IsNothing(4), Node::Not(5), Node::And(2, 6)]), body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Hq.id() }, Node::Distance { from: 0, to: 2, slot: 0, through: None, avoiding: None }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Hq.id() }, Node::Defined { definition: Definition::Reach.id(), subject: Some(5), second: None }, Node::Compare { left: 3, comparison: Comparison::MoreThan, right: 6 }, Node::Step, Node::Property { of: 8, property: Property::From }, Node::Act, Node::Parameter { of: 10, parameter: Parameter::Hq.id() }, Node::Distance { from: 9, to: 11, slot: 0, through: None, avoiding: None }, Node::Act, Node::Parameter { of: 13, parameter: Parameter::Hq.id() }, Node::Defined { definition: Definition::Reach.id(), subject: Some(14), second: None }, Node::Compare { left: 12, comparison: Comparison::MoreThan, right: 15 }, Node::Here, Node::Act, Node::Parameter { of: 18, parameter: Parameter::Hq.id() }, Node::Distance { from: 17, to: 19, slot: 0, through: None, avoiding: None }, Node::Step, Node::Property { of: 21, property: Property::From }, Node::Act, Node::Parameter { of: 23, parameter: Parameter::Hq.id() }, Node::Distance { from: 22, to: 24, slot: 0, through: None, avoiding: None }, Node::Compare { left: 20, comparison: Comparison::LessThan, right: 25 }, Node::And(16, 26), Node::Not(27), Node::And(7, 28)]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::CorpsMovement_Command }, words: text("ban command at entry where unit is a corps and hq is not none: distance from here to hq is more than reach of hq and not (distance from the from to hq is more than reach of hq and distance from here to hq is less than distance from the from to hq)"), condition_words: text("unit is a corps and hq is not none"), notes: list![] },
        // Corps Movement requirement named headquarters at setting out where unit's army is french army and there is a friendly headquarters marker in play: hq is not none
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("named-headquarters"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SettingOut.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Army.id() }, Node::Symbol(Word::FrenchArmy.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Friendly { to: 6 }), other_than: None, class: Some(Definition::HeadquartersMarker.id()), condition: None }, Node::Exists { set: 7 }, Node::And(4, 8)]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Hq.id() }, Node::IsNothing(1), Node::Not(2)]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::CorpsMovement_NamedHeadquarters }, words: text("requirement named headquarters at setting out where unit's army is french army and there is a friendly headquarters marker in play: hq is not none"), condition_words: text("unit's army is french army and there is a friendly headquarters marker in play"), notes: list![] },
        // Corps Movement limit distance at journey end where unit is a corps and manner is normal march: at most (4 if unit's formation is advance, otherwise 1) as (step count) called "hexes"
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("distance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Manner.id() }, Node::Symbol(Word::NormalMarch.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(2, 6)]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Advance.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Number(Number::whole(4)), Node::Number(Number::whole(1)), Node::If { condition: 4, then: 5, otherwise: 6 }], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }]), label: text("hexes") }]), exceptions: list![Exception::CorpsMovement_Distance_Cavalry.id()], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::CorpsMovement_Distance }, words: text("limit distance at journey end where unit is a corps and manner is normal march: at most (4 if unit's formation is advance, otherwise 1) as (step count) called \"hexes\""), condition_words: text("unit is a corps and manner is normal march"), notes: list![] },
        // Influence on Movement ban halt at entry where unit is a corps and step number is more than 1: halted at of the from
        ClauseRow { rule: Rule::InfluenceOnMovement.id(), name: text("halt"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }, Node::Step, Node::Property { of: 3, property: Property::StepNumber }, Node::Number(Number::whole(1)), Node::Compare { left: 4, comparison: Comparison::MoreThan, right: 5 }, Node::And(2, 6)]), body: Body::Forbids(list![Node::Step, Node::Property { of: 0, property: Property::From }, Node::Defined { definition: Definition::HaltedAt.id(), subject: Some(1), second: None }]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::InfluenceOnMovement_Halt }, words: text("ban halt at entry where unit is a corps and step number is more than 1: halted at of the from"), condition_words: text("unit is a corps and step number is more than 1"), notes: list![] },
        // Influence on Movement value halts after at journey end: lowest step number of steps where halted at of its to
        ClauseRow { rule: Rule::InfluenceOnMovement.id(), name: text("halts-after"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Defined { definition: Definition::HaltedAt.id(), subject: Some(1), second: None }, Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(2) }, Node::Slot(0), Node::Property { of: 4, property: Property::StepNumber }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 3, of: 5 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::InfluenceOnMovement_HaltsAfter }, words: text("value halts after at journey end: lowest step number of steps where halted at of its to"), condition_words: text(""), notes: list![] },
        // Influence on Movement value formation at journey end: unit's formation
        ClauseRow { rule: Rule::InfluenceOnMovement.id(), name: text("formation"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }]), tags: list![], budget: None }, exceptions: list![Exception::InfluenceOnMovement_Formation_ToBattle.id()], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::InfluenceOnMovement_Formation }, words: text("value formation at journey end: unit's formation"), condition_words: text(""), notes: list![] },
        // Influence on Movement ban pinned at setting out where unit is a corps: unit's arm is infantry and zone of control of here or unit's arm is cavalry and cavalry influence of here
        ClauseRow { rule: Rule::InfluenceOnMovement.id(), name: text("pinned"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SettingOut.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Here, Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(5), second: None }, Node::And(4, 6), Node::Act, Node::Parameter { of: 8, parameter: Parameter::Unit.id() }, Node::Attribute { of: 9, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Here, Node::Defined { definition: Definition::CavalryInfluence.id(), subject: Some(13), second: None }, Node::And(12, 14), Node::Or(7, 15)]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::InfluenceOnMovement_Pinned }, words: text("ban pinned at setting out where unit is a corps: unit's arm is infantry and zone of control of here or unit's arm is cavalry and cavalry influence of here"), condition_words: text("unit is a corps"), notes: list![] },
        // Influence on Movement ban slip away at entry where unit is a corps and unit's arm is cavalry and step number is 1 and zone of control of the from: there is another counter here or zone of control of here
        ClauseRow { rule: Rule::InfluenceOnMovement.id(), name: text("slip-away"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(2, 7), Node::Step, Node::Property { of: 9, property: Property::StepNumber }, Node::Number(Number::whole(1)), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::And(8, 12), Node::Step, Node::Property { of: 14, property: Property::From }, Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(15), second: None }, Node::And(13, 16)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: Some(1), class: None, condition: None }, Node::Exists { set: 2 }, Node::Here, Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(4), second: None }, Node::Or(3, 5)]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::InfluenceOnMovement_SlipAway }, words: text("ban slip away at entry where unit is a corps and unit's arm is cavalry and step number is 1 and zone of control of the from: there is another counter here or zone of control of here"), condition_words: text("unit is a corps and unit's arm is cavalry and step number is 1 and zone of control of the from"), notes: list![] },
        // Road Movement limit distance at journey end where unit is a corps and manner is road: at most (hexes by road of unit) as (step count) called "hexes"
        ClauseRow { rule: Rule::RoadMovement.id(), name: text("distance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Corps.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Manner.id() }, Node::Symbol(Word::Road.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(2, 6)]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::HexesByRoad.id(), subject: Some(1), second: None }], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }]), label: text("hexes") }]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::RoadMovement_Distance }, words: text("limit distance at journey end where unit is a corps and manner is road: at most (hexes by road of unit) as (step count) called \"hexes\""), condition_words: text("unit is a corps and manner is road"), notes: list![] },
        // D. Detachment Placement ban control at detaching: there is another counter next to here where type is not hq marker
        ClauseRow { rule: Rule::DDetachmentPlacement.id(), name: text("control"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Detaching.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::HqMarker.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: None, other_than: Some(2), class: None, condition: Some(7) }, Node::Exists { set: 8 }]), exceptions: list![Exception::FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Control.id()], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::DDetachmentPlacement_Control }, words: text("ban control at detaching: there is another counter next to here where type is not hq marker"), condition_words: text(""), notes: list![] },
        // D. Detachment Placement ban influence at detaching: there are other corps within 2 of here
        ClauseRow { rule: Rule::DDetachmentPlacement.id(), name: text("influence"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Detaching.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Number(Number::whole(2)), Node::Here, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Within { distance: 0, of: 1 }, relation: None, other_than: Some(3), class: Some(Definition::Corps.id()), condition: None }, Node::Exists { set: 4 }]), exceptions: list![Exception::FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Influence.id(), Exception::FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Influence.id()], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::DDetachmentPlacement_Influence }, words: text("ban influence at detaching: there are other corps within 2 of here"), condition_words: text(""), notes: list![] },
        // D. Detachment Placement requirement reach at detaching: hq is not none and clear way of hq to here is at most reach of hq or hq is not none and hq's mode is normal and way by road of hq to here is at most reach of hq times 2 or parent is not none and clear way of parent to here is at most 4
        ClauseRow { rule: Rule::DDetachmentPlacement.id(), name: text("reach"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Detaching.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Hq.id() }, Node::IsNothing(1), Node::Not(2), Node::Act, Node::Parameter { of: 4, parameter: Parameter::Hq.id() }, Node::Here, Node::Defined { definition: Definition::ClearWay.id(), subject: Some(5), second: Some(6) }, Node::Act, Node::Parameter { of: 8, parameter: Parameter::Hq.id() }, Node::Defined { definition: Definition::Reach.id(), subject: Some(9), second: None }, Node::Compare { left: 7, comparison: Comparison::AtMost, right: 10 }, Node::And(3, 11), Node::Act, Node::Parameter { of: 13, parameter: Parameter::Hq.id() }, Node::IsNothing(14), Node::Not(15), Node::Act, Node::Parameter { of: 17, parameter: Parameter::Hq.id() }, Node::Attribute { of: 18, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::Normal.symbol()), Node::Compare { left: 19, comparison: Comparison::Equal, right: 20 }, Node::And(16, 21), Node::Act, Node::Parameter { of: 23, parameter: Parameter::Hq.id() }, Node::Here, Node::Defined { definition: Definition::WayByRoad.id(), subject: Some(24), second: Some(25) }, Node::Act, Node::Parameter { of: 27, parameter: Parameter::Hq.id() }, Node::Defined { definition: Definition::Reach.id(), subject: Some(28), second: None }, Node::Number(Number::whole(2)), Node::Arithmetic { left: 29, arithmetic: Arithmetic::Times, right: 30 }, Node::Compare { left: 26, comparison: Comparison::AtMost, right: 31 }, Node::And(22, 32), Node::Or(12, 33), Node::Act, Node::Parameter { of: 35, parameter: Parameter::Parent.id() }, Node::IsNothing(36), Node::Not(37), Node::Act, Node::Parameter { of: 39, parameter: Parameter::Parent.id() }, Node::Here, Node::Defined { definition: Definition::ClearWay.id(), subject: Some(40), second: Some(41) }, Node::Number(Number::whole(4)), Node::Compare { left: 42, comparison: Comparison::AtMost, right: 43 }, Node::And(38, 44), Node::Or(34, 45)]), exceptions: list![Exception::FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Reach.id(), Exception::FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Reach.id()], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::DDetachmentPlacement_Reach }, words: text("requirement reach at detaching: hq is not none and clear way of hq to here is at most reach of hq or hq is not none and hq's mode is normal and way by road of hq to here is at most reach of hq times 2 or parent is not none and clear way of parent to here is at most 4"), condition_words: text(""), notes: list![] },
        // French Old Guard requirement napoleon at detaching where unit's called by is old guard: hq is not none and hq's called by is napoleon and hq's mode is battle mode and distance from hq to here is at most reach of hq and there is no other counter here
        ClauseRow { rule: Rule::FrenchOldGuard.id(), name: text("napoleon"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Detaching.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::OldGuard.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Hq.id() }, Node::IsNothing(1), Node::Not(2), Node::Act, Node::Parameter { of: 4, parameter: Parameter::Hq.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::Napoleon.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::And(3, 8), Node::Act, Node::Parameter { of: 10, parameter: Parameter::Hq.id() }, Node::Attribute { of: 11, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::BattleMode.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::And(9, 14), Node::Act, Node::Parameter { of: 16, parameter: Parameter::Hq.id() }, Node::Here, Node::Distance { from: 17, to: 18, slot: 0, through: None, avoiding: None }, Node::Act, Node::Parameter { of: 20, parameter: Parameter::Hq.id() }, Node::Defined { definition: Definition::Reach.id(), subject: Some(21), second: None }, Node::Compare { left: 19, comparison: Comparison::AtMost, right: 22 }, Node::And(15, 23), Node::Act, Node::Parameter { of: 25, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: Some(26), class: None, condition: None }, Node::Exists { set: 27 }, Node::Not(28), Node::And(24, 29)]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::FrenchOldGuard_Napoleon }, words: text("requirement napoleon at detaching where unit's called by is old guard: hq is not none and hq's called by is napoleon and hq's mode is battle mode and distance from hq to here is at most reach of hq and there is no other counter here"), condition_words: text("unit's called by is old guard"), notes: list![] },
        // French Grand Battery requirement onto a friend at detaching where unit's called by is grand battery: there is another friendly counter here where type is not hq marker
        ClauseRow { rule: Rule::FrenchGrandBattery.id(), name: text("onto-a-friend"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Detaching.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::GrandBattery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::HqMarker.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Not(7), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 3 }), other_than: Some(1), class: None, condition: Some(8) }, Node::Exists { set: 9 }]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::FrenchGrandBattery_OntoAFriend }, words: text("requirement onto a friend at detaching where unit's called by is grand battery: there is another friendly counter here where type is not hq marker"), condition_words: text("unit's called by is grand battery"), notes: list![] },
        // F. Formation ban to advance at formation change where new formation is advance: step letter is not f or zone of control of here
        ClauseRow { rule: Rule::FFormation.id(), name: text("to-advance"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::FormationChange.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewFormation.id() }, Node::Symbol(Word::Advance.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::StepLetter.id() }, Node::Symbol(Word::F.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Here, Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(5), second: None }, Node::Or(4, 6)]), exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::clause::FFormation_ToAdvance }, words: text("ban to advance at formation change where new formation is advance: step letter is not f or zone of control of here"), condition_words: text("new formation is advance"), notes: list![] },
    ],
    exceptions: list![
        // Corps Movement except cavalry where unit's arm is cavalry: at most unit's ma as (step count) called "hexes"
        ExceptionRow { rule: Some(Rule::CorpsMovement.id()), name: text("cavalry"), target: Target::Clause(Clause::CorpsMovement_Distance.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Ma.id() }] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::CorpsMovement_Distance_Cavalry }, words: text("except cavalry where unit's arm is cavalry: at most unit's ma as (step count) called \"hexes\""), condition_words: text("unit's arm is cavalry"), notes: list![] },
        // Influence on Movement except to battle where unit's arm is infantry and zone of control of here: battle
        ExceptionRow { rule: Some(Rule::InfluenceOnMovement.id()), name: text("to-battle"), target: Target::Clause(Clause::InfluenceOnMovement_Formation.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Here, Node::Defined { definition: Definition::ZoneOfControl.id(), subject: Some(5), second: None }, Node::And(4, 6)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Battle.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::InfluenceOnMovement_Formation_ToBattle }, words: text("except to battle where unit's arm is infantry and zone of control of here: battle"), condition_words: text("unit's arm is infantry and zone of control of here"), notes: list![] },
        // Road Movement except battle where arm is infantry and formation is battle: 1
        ExceptionRow { rule: Some(Rule::RoadMovement.id()), name: text("battle"), target: Target::Definition(Definition::HexesByRoad.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Battle.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::HexesByRoad_Battle }, words: text("except battle where arm is infantry and formation is battle: 1"), condition_words: text("arm is infantry and formation is battle"), notes: list![] },
        // French Old Guard except old guard influence to "D. Detachment Placement" influence, "D. Detachment Placement" reach where unit's called by is old guard: lifted
        ExceptionRow { rule: Some(Rule::FrenchOldGuard.id()), name: text("old-guard-influence"), target: Target::Clause(Clause::DDetachmentPlacement_Influence.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::OldGuard.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Influence }, words: text("except old guard influence to \"D. Detachment Placement\" influence, \"D. Detachment Placement\" reach where unit's called by is old guard: lifted"), condition_words: text("unit's called by is old guard"), notes: list![] },
        // French Old Guard except old guard influence to "D. Detachment Placement" influence, "D. Detachment Placement" reach where unit's called by is old guard: lifted
        ExceptionRow { rule: Some(Rule::FrenchOldGuard.id()), name: text("old-guard-influence"), target: Target::Clause(Clause::DDetachmentPlacement_Reach.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::OldGuard.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Reach }, words: text("except old guard influence to \"D. Detachment Placement\" influence, \"D. Detachment Placement\" reach where unit's called by is old guard: lifted"), condition_words: text("unit's called by is old guard"), notes: list![] },
        // French Grand Battery except grand battery to "D. Detachment Placement" where unit's called by is grand battery: lifted
        ExceptionRow { rule: Some(Rule::FrenchGrandBattery.id()), name: text("grand-battery"), target: Target::Clause(Clause::DDetachmentPlacement_Control.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::GrandBattery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Control }, words: text("except grand battery to \"D. Detachment Placement\" where unit's called by is grand battery: lifted"), condition_words: text("unit's called by is grand battery"), notes: list![] },
        // French Grand Battery except grand battery to "D. Detachment Placement" where unit's called by is grand battery: lifted
        ExceptionRow { rule: Some(Rule::FrenchGrandBattery.id()), name: text("grand-battery"), target: Target::Clause(Clause::DDetachmentPlacement_Influence.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::GrandBattery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Influence }, words: text("except grand battery to \"D. Detachment Placement\" where unit's called by is grand battery: lifted"), condition_words: text("unit's called by is grand battery"), notes: list![] },
        // French Grand Battery except grand battery to "D. Detachment Placement" where unit's called by is grand battery: lifted
        ExceptionRow { rule: Some(Rule::FrenchGrandBattery.id()), name: text("grand-battery"), target: Target::Clause(Clause::DDetachmentPlacement_Reach.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::CalledBy.id() }, Node::Symbol(Word::GrandBattery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WaterlooCampaign.id(), line: line::exception::FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Reach }, words: text("except grand battery to \"D. Detachment Placement\" where unit's called by is grand battery: lifted"), condition_words: text("unit's called by is grand battery"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    WaterlooCampaign,
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
    PlaceDetachment,
    ChangeFormation,
    Normal,
    BattleMode,
    French,
    Coalition,
    FrenchArmy,
    AngloAllied,
    Prussian,
    Corps,
    Detachment,
    HqMarker,
    Infantry,
    Cavalry,
    Advance,
    Battle,
    Fresh,
    Exhausted,
    Blown,
    Napoleon,
    OldGuard,
    GrandBattery,
    Other,
    NormalMarch,
    Road,
    F,
    OtherStep,
    OneOfTheTwo,
    OneOfEach,
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
    ModeOfCommand,
    Side,
    Army,
    Type,
    Arm,
    Formation,
    State,
    CalledBy,
    Manner,
    StepLetter,
    RulingOneOfEither,
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
    Hq,
    Path,
    ToHex,
    Parent,
    NewFormation,
    StepLetter,
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
    Town,
}

impl PlaceAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum BorderAttribute {
    Road,
}

impl BorderAttribute {
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
    Army,
    Type,
    Arm,
    Formation,
    State,
    CalledBy,
    Ma,
    Range,
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
pub mod ruling {
    pub const OneOfEither: u32 = 63;
}
pub mod rule {
    pub const Stacking: u32 = 67;
    pub const Zones: u32 = 82;
    pub const CorpsMovement: u32 = 88;
    pub const InfluenceOnMovement: u32 = 103;
    pub const RoadMovement: u32 = 119;
    pub const DDetachmentPlacement: u32 = 125;
    pub const FrenchOldGuard: u32 = 138;
    pub const FrenchGrandBattery: u32 = 149;
    pub const FFormation: u32 = 154;
}
pub mod definition {
    pub const Corps: u32 = 68;
    pub const Detachment: u32 = 69;
    pub const HeadquartersMarker: u32 = 70;
    pub const HeadquartersOrDetachment: u32 = 71;
    pub const ZoneOfControl: u32 = 83;
    pub const ZoneOfInfluence: u32 = 84;
    pub const CavalryInfluence: u32 = 85;
    pub const Reach: u32 = 90;
    pub const HaltedAt: u32 = 104;
    pub const HexesByRoad: u32 = 120;
    pub const ClearWay: u32 = 128;
    pub const WayByRoad: u32 = 130;
}
pub mod clause {
    pub const Stacking_Markers: u32 = 72;
    pub const Stacking_MarkersOfEachKind: u32 = 74;
    pub const CorpsMovement_OtherCorps: u32 = 89;
    pub const CorpsMovement_Command: u32 = 91;
    pub const CorpsMovement_NamedHeadquarters: u32 = 95;
    pub const CorpsMovement_Distance: u32 = 97;
    pub const InfluenceOnMovement_Halt: u32 = 107;
    pub const InfluenceOnMovement_HaltsAfter: u32 = 108;
    pub const InfluenceOnMovement_Formation: u32 = 109;
    pub const InfluenceOnMovement_Pinned: u32 = 111;
    pub const InfluenceOnMovement_SlipAway: u32 = 114;
    pub const RoadMovement_Distance: u32 = 122;
    pub const DDetachmentPlacement_Control: u32 = 126;
    pub const DDetachmentPlacement_Influence: u32 = 127;
    pub const DDetachmentPlacement_Reach: u32 = 132;
    pub const FrenchOldGuard_Napoleon: u32 = 142;
    pub const FrenchGrandBattery_OntoAFriend: u32 = 151;
    pub const FFormation_ToAdvance: u32 = 155;
}
pub mod exception {
    pub const CorpsMovement_Distance_Cavalry: u32 = 99;
    pub const InfluenceOnMovement_Formation_ToBattle: u32 = 110;
    pub const HexesByRoad_Battle: u32 = 121;
    pub const FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Influence: u32 = 139;
    pub const FrenchOldGuard_OldGuardInfluence_On_DDetachmentPlacement_Reach: u32 = 139;
    pub const FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Control: u32 = 150;
    pub const FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Influence: u32 = 150;
    pub const FrenchGrandBattery_GrandBattery_On_DDetachmentPlacement_Reach: u32 = 150;
}
pub mod rule_notes {
    pub const Stacking: [u32; 3] = [77, 78, 79];
    pub const Zones: [u32; 1] = [86];
    pub const CorpsMovement: [u32; 1] = [100];
    pub const InfluenceOnMovement: [u32; 1] = [117];
    pub const DDetachmentPlacement: [u32; 1] = [136];
}
}
