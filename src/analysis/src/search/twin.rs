//! One position as each of two rulesets writes it.

use std::collections::BTreeSet;

use reglement_engine::position::{
    ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Position, Record, StepData,
};
use reglement_engine::table::{ActEffect, ActId, AttributeId, AttributeRow, MomentId, Symbol, Tables, Type, Value};

use super::values::{Kind, plain, said, usual, value};

/// A position, and what is asked about it.
pub type Judged = (Position, Asked);

/// The same places, counters and groups in the same order on both sides.
#[derive(Clone, Debug)]
pub struct Twin {
    pub sides: [Judged; 2],
}

/// What every thing of a kind has where nothing is said.
pub fn usual_record(tables: &Tables, rows: &[AttributeRow]) -> Record {
    rows.iter().map(|row| usual(tables, row)).collect()
}

impl Twin {
    /// Of a position that one ruleset writes; none where the other has no words for it.
    pub fn of(judged: &Judged, side: usize, tables: [&Tables; 2]) -> Option<Twin> {
        let (own, other) = if side == 0 { (tables[0], tables[1]) } else { (tables[1], tables[0]) };
        let translated = Passage { from: own, to: other, position: &judged.0 }.judged(&judged.1)?;
        let sides = if side == 0 { [judged.clone(), translated] } else { [translated, judged.clone()] };
        Some(Twin { sides })
    }

    pub fn position(&self) -> &Position {
        &self.sides[0].0
    }

    /// The act, as the first side writes it.
    pub fn act(&self) -> Option<&ActData> {
        match &self.sides[0].1 {
            Asked::Act(act) => Some(act),
            Asked::Moment(_) => None,
        }
    }

    /// Where the path goes, from its start.
    pub fn way(&self) -> Vec<u32> {
        let Some(act) = self.act() else { return Vec::new() };
        act.start.into_iter().chain(act.steps.iter().map(|step| step.to)).collect()
    }

    /// Where counters lie and the path goes.
    pub fn needed_places(&self) -> BTreeSet<u32> {
        let at = self.position().counters.iter().flat_map(|counter| counter.at.iter().copied());
        at.chain(self.way()).collect()
    }

    /// None where something speaks of the counter.
    pub fn without_counter(&self, counter: u32) -> Option<Twin> {
        self.renumbered(Kind::Counter, &|number| shifted(number, &BTreeSet::from([counter])))
    }

    /// None where a counter lies in one of the places, or something speaks of it.
    pub fn without_places(&self, gone: &BTreeSet<u32>) -> Option<Twin> {
        let mut twin = self.renumbered(Kind::Place, &|number| shifted(number, gone))?;
        for (position, _) in &mut twin.sides {
            // A place alone lies beside none.
            if let [PlaceData { id, axial: None, .. }] = position.places.as_mut_slice() {
                *id = "here".to_owned();
            }
        }
        Some(twin)
    }

    /// Without the places where nobody lies and through which no path goes; none where there are no others, or something
    /// speaks of them.
    pub fn without_idle_places(&self) -> Option<Twin> {
        let needed = self.needed_places();
        let all = 0..self.position().places.len() as u32;
        let idle: BTreeSet<u32> = all.filter(|place| !needed.contains(place)).collect();
        if idle.is_empty() || needed.is_empty() { None } else { self.without_places(&idle) }
    }

    /// With all that lies in one place in another instead, and that place gone; none where a path would not leave it.
    pub fn with_one_place_for_two(&self, gone: u32, kept: u32, tables: [&Tables; 2]) -> Option<Twin> {
        let mut twin = self.renumbered(Kind::Place, &|number| Some(if number == gone { kept } else { number }))?;
        if twin.way().windows(2).any(|step| step.first() == step.last()) {
            return None;
        }
        for (position, _) in &mut twin.sides {
            let mut known = BTreeSet::new();
            position.borders.retain(|border| {
                let (one, other) = (border.from.min(border.to), border.from.max(border.to));
                one != other && known.insert((one, other))
            });
        }
        Some(twin.without_places(&BTreeSet::from([gone]))?.retraced(tables))
    }

    pub fn without_group(&self, group: u32) -> Option<Twin> {
        self.renumbered(Kind::Group, &|number| shifted(number, &BTreeSet::from([group])))
    }

    /// None where a path needs it.
    pub fn without_border(&self, border: usize, tables: [&Tables; 2]) -> Option<Twin> {
        let BorderData { from, to, .. } = *self.position().borders.get(border)?;
        let crosses = |pair: &[u32]| pair == [from, to] || pair == [to, from];
        if self.position().steps_apart(from, to) != Some(1) && self.way().windows(2).any(crosses) {
            return None;
        }
        let mut twin = self.clone();
        for (position, _) in &mut twin.sides {
            if border >= position.borders.len() {
                return None;
            }
            position.borders.remove(border);
        }
        Some(twin.retraced(tables))
    }

    /// With the path cut: so many steps less at its end.
    pub fn without_last_steps(&self, less: usize) -> Option<Twin> {
        let mut twin = self.clone();
        for (_, asked) in &mut twin.sides {
            let Asked::Act(act) = asked else { return None };
            if less == 0 || act.steps.len() < less {
                return None;
            }
            act.steps.truncate(act.steps.len() - less);
        }
        Some(twin)
    }

    /// With the path begun one step later: whoever moves along it begins there.
    pub fn without_first_step(&self, tables: [&Tables; 2]) -> Option<Twin> {
        let mut twin = self.clone();
        for ((position, asked), tables) in twin.sides.iter_mut().zip(tables) {
            let Asked::Act(act) = asked else { return None };
            let first = act.steps.first()?.to;
            begin_at(first, position, act, tables)?;
            act.steps.remove(0);
        }
        Some(twin)
    }

    /// With the path begun one step earlier, in a place that was not there before; none where places have no coordinates.
    pub fn with_first_step(&self, axial: (i32, i32), tables: [&Tables; 2]) -> Option<Twin> {
        let mut twin = self.clone();
        for ((position, asked), tables) in twin.sides.iter_mut().zip(tables) {
            let Asked::Act(act) = asked else { return None };
            let to = act.start?;
            let (q, r) = position.places.get(to as usize)?.axial?;
            let axial = (q + axial.0, r + axial.1);
            if position.places.iter().any(|place| place.axial == Some(axial)) {
                return None;
            }
            let from = position.places.len() as u32;
            position.places.push(PlaceData {
                id: hex_id(axial),
                axial: Some(axial),
                record: usual_record(tables, &tables.places),
            });
            begin_at(from, position, act, tables)?;
            act.steps.insert(0, StepData { to, border: Vec::new() });
        }
        Some(twin.retraced(tables))
    }

    pub fn without_log(&self) -> Option<Twin> {
        let mut twin = self.clone();
        let had = twin.sides.iter().any(|(position, _)| !position.log.is_empty());
        twin.sides.iter_mut().for_each(|(position, _)| position.log.clear());
        had.then_some(twin)
    }

    /// The same with the steps of the path as the borders are now.
    pub fn retraced(mut self, tables: [&Tables; 2]) -> Twin {
        for ((position, asked), tables) in self.sides.iter_mut().zip(tables) {
            let Asked::Act(act) = asked else { continue };
            let mut from = act.start;
            for step in &mut act.steps {
                let crossed = position.borders.iter().find(|border| {
                    let there = Some(border.from) == from && border.to == step.to;
                    let back = Some(border.to) == from && border.from == step.to && !border.one_way;
                    there || back
                });
                step.border =
                    crossed.map_or_else(|| usual_record(tables, &tables.borders), |border| border.record.clone());
                from = Some(step.to);
            }
        }
        self
    }

    fn renumbered(&self, kind: Kind, renumber: &dyn Fn(u32) -> Option<u32>) -> Option<Twin> {
        let mut twin = self.clone();
        let mut numbers = Numbers { kind, renumber };
        for (position, asked) in &mut twin.sides {
            numbers.position(position)?;
            if let Asked::Act(act) = asked {
                numbers.act(act)?;
            }
        }
        Some(twin)
    }
}

/// The path begins elsewhere, and so does whoever moves along it.
fn begin_at(place: u32, position: &mut Position, act: &mut ActData, tables: &Tables) -> Option<()> {
    let row = tables.acts.get(act.act.index())?;
    let start = act.start?;
    for effect in row.effects.iter() {
        let ActEffect::MovesAlong { what, .. } = effect else { continue };
        let movers: Vec<Value> = match act.parameters.get(what.index())? {
            Value::List(list) => act.lists.get(*list as usize)?.clone(),
            one => vec![*one],
        };
        for mover in movers {
            let Value::Counter(mover) = mover else { continue };
            let at = &mut position.counters.get_mut(mover as usize)?.at;
            if *at == [start] {
                *at = vec![place];
            }
        }
    }
    act.start = Some(place);
    Some(())
}

/// What a hex is called: `[2, -1]`
pub fn hex_id(axial: (i32, i32)) -> String {
    format!("[{}, {}]", axial.0, axial.1)
}

/// The number of a thing once some are gone; none for those.
fn shifted(number: u32, gone: &BTreeSet<u32>) -> Option<u32> {
    (!gone.contains(&number)).then(|| number - gone.range(..number).count() as u32)
}

/// The record of one thing, by its number within its kind.
pub fn record(position: &Position, kind: Kind, number: usize) -> Option<&Record> {
    match kind {
        Kind::Game => Some(&position.game),
        Kind::Place => position.places.get(number).map(|data| &data.record),
        Kind::Border => position.borders.get(number).map(|data| &data.record),
        Kind::Counter => position.counters.get(number).map(|data| &data.record),
        Kind::Group => position.groups.get(number).map(|data| &data.record),
    }
}

/// The same, to be changed.
pub fn record_mut(position: &mut Position, kind: Kind, number: usize) -> Option<&mut Record> {
    match kind {
        Kind::Game => Some(&mut position.game),
        Kind::Place => position.places.get_mut(number).map(|data| &mut data.record),
        Kind::Border => position.borders.get_mut(number).map(|data| &mut data.record),
        Kind::Counter => position.counters.get_mut(number).map(|data| &mut data.record),
        Kind::Group => position.groups.get_mut(number).map(|data| &mut data.record),
    }
}

/// Things of one kind by new numbers, wherever a position speaks of them.
struct Numbers<'a> {
    kind: Kind,
    renumber: &'a dyn Fn(u32) -> Option<u32>,
}

impl Numbers<'_> {
    fn number(&self, kind: Kind, number: u32) -> Option<u32> {
        if kind == self.kind { (self.renumber)(number) } else { Some(number) }
    }

    fn value(&mut self, value: &mut Value) -> Option<()> {
        *value = match *value {
            Value::Counter(number) => Value::Counter(self.number(Kind::Counter, number)?),
            Value::Place(number) => Value::Place(self.number(Kind::Place, number)?),
            Value::Group(number) => Value::Group(self.number(Kind::Group, number)?),
            other => other,
        };
        Some(())
    }

    fn record(&mut self, record: &mut Record) -> Option<()> {
        record.iter_mut().try_for_each(|value| self.value(value))
    }

    fn act(&mut self, act: &mut ActData) -> Option<()> {
        self.record(&mut act.parameters)?;
        for list in &mut act.lists {
            list.retain_mut(|value| self.value(value).is_some());
        }
        if let Some(start) = act.start {
            act.start = Some(self.number(Kind::Place, start)?);
        }
        for step in &mut act.steps {
            step.to = self.number(Kind::Place, step.to)?;
            self.record(&mut step.border)?;
        }
        Some(())
    }

    fn position(&mut self, position: &mut Position) -> Option<()> {
        let kind = self.kind;
        let renumber = self.renumber;
        let mut kept = 0..;
        let mut stays = move |own: Kind| own != kind || kept.next().and_then(renumber).is_some();
        match kind {
            Kind::Counter => position.counters.retain(|_| stays(Kind::Counter)),
            Kind::Place => position.places.retain(|_| stays(Kind::Place)),
            Kind::Group => position.groups.retain(|_| stays(Kind::Group)),
            Kind::Game | Kind::Border => {}
        }
        self.record(&mut position.game)?;
        position.places.iter_mut().try_for_each(|data| self.record(&mut data.record))?;
        // A border goes with its places.
        let mut borders = Vec::new();
        for border in &position.borders {
            let ends = (self.number(Kind::Place, border.from), self.number(Kind::Place, border.to));
            if let (Some(from), Some(to)) = ends {
                borders.push(BorderData { from, to, ..border.clone() });
            }
        }
        position.borders = borders;
        position.borders.iter_mut().try_for_each(|data| self.record(&mut data.record))?;
        for counter in &mut position.counters {
            for place in &mut counter.at {
                *place = self.number(Kind::Place, *place)?;
            }
            self.record(&mut counter.record)?;
            for (_, values) in &mut counter.parts {
                self.record(values)?;
            }
        }
        position.groups.iter_mut().try_for_each(|data| self.record(&mut data.record))?;
        position.log.iter_mut().try_for_each(|act| self.act(act))
    }
}

/// From one ruleset's words into those of another.
struct Passage<'a> {
    from: &'a Tables,
    to: &'a Tables,
    position: &'a Position,
}

impl Passage<'_> {
    fn judged(&self, asked: &Asked) -> Option<Judged> {
        let own = self.position;
        let mut position = Position { flat_top: own.flat_top, ..Position::default() };
        let names = &mut position.names;
        position.game = self.record(&self.from.game, &self.to.game, &own.game, names)?;
        for place in &own.places {
            let record = self.record(&self.from.places, &self.to.places, &place.record, names)?;
            position.places.push(PlaceData { id: place.id.clone(), axial: place.axial, record });
        }
        for border in &own.borders {
            let record = self.record(&self.from.borders, &self.to.borders, &border.record, names)?;
            position.borders.push(BorderData { record, ..border.clone() });
        }
        for counter in &own.counters {
            let record = self.record(&self.from.counters, &self.to.counters, &counter.record, names)?;
            let mut parts = Vec::new();
            for (attribute, values) in &counter.parts {
                let row = self.from.counters.get(attribute.index())?;
                let Some(number) = self.to.counters.iter().position(|other| other.name == row.name) else { continue };
                let other = self.to.counters.get(number)?;
                let values = values.iter().map(|value| self.value(row.of_type, other, *value, names));
                parts.push((AttributeId(number as u16), values.collect::<Option<Vec<_>>>()?));
            }
            position.counters.push(CounterData { id: counter.id.clone(), at: counter.at.clone(), record, parts });
        }
        for group in &own.groups {
            let record = self.record(&self.from.groups, &self.to.groups, &group.record, names)?;
            position.groups.push(GroupData { id: group.id.clone(), record });
        }
        for act in &own.log {
            position.log.push(self.act(act, names)?);
        }
        let asked = match asked {
            Asked::Act(act) => Asked::Act(self.act(act, names)?),
            Asked::Moment(moment) => {
                let name = &self.from.moments.get(moment.index())?.name;
                Asked::Moment(MomentId(self.to.moments.iter().position(|row| row.name == *name)? as u16))
            }
        };
        Some((position, asked))
    }

    /// What only the other ruleset knows is as usual; what only this one knows is left out.
    fn record(
        &self,
        from: &[AttributeRow],
        to: &[AttributeRow],
        record: &[Value],
        names: &mut Vec<String>,
    ) -> Option<Record> {
        to.iter()
            .map(|row| match from.iter().zip(record).find(|(own, _)| own.name == row.name) {
                Some((own, value)) => self.value(own.of_type, row, *value, names),
                None => Some(usual(self.to, row)),
            })
            .collect()
    }

    fn value(&self, from: Type, to: &AttributeRow, value: Value, names: &mut Vec<String>) -> Option<Value> {
        self.of_type(from, to.of_type, to.optional, value, names)
    }

    fn of_type(&self, from: Type, to: Type, optional: bool, own: Value, names: &mut Vec<String>) -> Option<Value> {
        match (own, to) {
            (Value::Symbol(symbol), Type::Name) => {
                let name = self.position.symbol(self.from, symbol);
                let known = self.to.symbols.iter().position(|other| other == name);
                let number = known.unwrap_or_else(|| {
                    let free = names.iter().position(|other| other == name).unwrap_or_else(|| {
                        names.push(name.to_owned());
                        names.len() - 1
                    });
                    self.to.symbols.len() + free
                });
                Some(Value::Symbol(Symbol(number as u32)))
            }
            _ => value(self.to, to, optional, &said(self.from, from, own)?),
        }
    }

    fn act(&self, act: &ActData, names: &mut Vec<String>) -> Option<ActData> {
        let own = self.from.acts.get(act.act.index())?;
        let number = self.to.acts.iter().position(|row| row.name == own.name)?;
        let row = self.to.acts.get(number)?;
        let mut parameters = vec![Value::Nothing; self.to.parameters.len()];
        for wanted in row.parameters.iter() {
            let known = self.to.parameters.get(wanted.parameter.index())?;
            let given = self
                .from
                .parameters
                .iter()
                .position(|row| row.name == known.name)
                .filter(|number| own.parameters.iter().any(|given| given.parameter.index() == *number));
            let given = match given {
                Some(number) => {
                    let value = *act.parameters.get(number)?;
                    let from = self.from.parameters.get(number)?.of_type;
                    match value {
                        Value::Nothing | Value::List(_) => value,
                        value => self.of_type(from, known.of_type, true, value, names)?,
                    }
                }
                None => match (wanted.usually, wanted.optional) {
                    (Some(usually), _) => usually,
                    (None, true) => Value::Nothing,
                    (None, false) => plain(self.to, known.of_type),
                },
            };
            *parameters.get_mut(wanted.parameter.index())? = given;
        }
        let step = |step: &StepData, names: &mut Vec<String>| {
            let border = self.record(&self.from.borders, &self.to.borders, &step.border, names)?;
            Some(StepData { to: step.to, border })
        };
        Some(ActData {
            act: ActId(number as u16),
            parameters,
            lists: act.lists.clone(),
            start: act.start,
            steps: act.steps.iter().map(|own| step(own, names)).collect::<Option<Vec<_>>>()?,
        })
    }
}
