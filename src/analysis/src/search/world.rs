//! One position, and what is asked about it, as each ruleset writes it.

use std::ops::ControlFlow;

use reglement_engine::position::{
    ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Position, Record, StepData,
};
use reglement_engine::table::{ActId, AttributeRow, MomentId, Moments, Tables, Type, Value};

use super::lean::Leaning;
use super::space::Space;
use super::twin::usual_record;
use super::values::{Kind, Said, plain, value};
use super::variables::{Combination, Told, Variable};

/// One ruleset, with what is searched for in it.
#[derive(Debug)]
pub struct Side<'t> {
    pub tables: &'t Tables,
    pub leaning: Leaning,
    pub moments: Moments,
}

/// Something that can be asked.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Of the act, or of the moment.
    pub name: String,
    pub is_act: bool,
    /// Whether someone goes from the second place to the first.
    pub moves: bool,
    /// The path goes on beyond the first place.
    pub through: bool,
    /// Parameters that hold one counter, and several.
    pub actors: Vec<String>,
    pub lists: Vec<String>,
    /// There are more ways to say the rest than are tried.
    pub sampled: bool,
    /// What the other parameters say, where it makes a difference.
    pub said: Vec<(String, Said)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    Here,
    There,
}

#[derive(Clone, Debug)]
pub struct World<'s, 't> {
    pub space: &'s Space<'t>,
    pub game: usize,
    pub here: usize,
    pub there: usize,
    pub border: usize,
    pub group: usize,
    pub ask: usize,
    pub counters: Vec<(usize, Location)>,
    /// For each actor of the act, which counter; for each list, which counters.
    pub actors: Vec<usize>,
    pub lists: Vec<Vec<usize>>,
}

impl Ask {
    pub fn moment(name: &str) -> Ask {
        Ask { is_act: false, ..Ask::act(name) }
    }

    pub fn act(name: &str) -> Ask {
        Ask {
            name: name.to_owned(),
            is_act: true,
            moves: false,
            through: false,
            actors: Vec::new(),
            lists: Vec::new(),
            sampled: false,
            said: Vec::new(),
        }
    }

    pub fn is_known(&self, tables: &Tables) -> bool {
        if self.is_act {
            tables.acts.iter().any(|row| row.name == self.name)
        } else {
            tables.moments.iter().any(|row| row.name == self.name)
        }
    }
}

impl Side<'_> {
    /// A position with one counter in one place, for asking of what kind the one or the other is.
    pub fn bare(&self, space: &Space<'_>, number: usize, kind: Kind, combination: &Combination) -> Position {
        let tables = self.tables;
        let (mut counter, mut place) = (usual_record(tables, &tables.counters), usual_record(tables, &tables.places));
        match kind {
            Kind::Counter => set(&mut counter, &space.counter, combination, number),
            _ => set(&mut place, &space.place, combination, number),
        }
        Position {
            game: usual_record(tables, &tables.game),
            places: vec![PlaceData { id: "here".to_owned(), axial: None, record: place }],
            counters: vec![CounterData { id: "a".to_owned(), at: vec![0], record: counter, parts: Vec::new() }],
            groups: groups(tables),
            names: vec!["one".to_owned(), "another".to_owned()],
            ..Position::default()
        }
    }
}

fn groups(tables: &Tables) -> Vec<GroupData> {
    let group = |id: &str| GroupData { id: id.to_owned(), record: usual_record(tables, &tables.groups) };
    vec![group("first-group"), group("second-group")]
}

fn set(record: &mut Record, variables: &[Variable], combination: &Combination, side: usize) {
    for (variable, option) in variables.iter().zip(combination) {
        let told = variable.options.get(*option).and_then(|choice| choice.sides.get(side));
        if let Some(Told::Is(attribute, value)) = told
            && let Some(place) = record.get_mut(*attribute)
        {
            *place = *value;
        }
    }
}

/// `a` to `z`, then `a1` …
pub fn counter_id(number: usize) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    if number < 26 { letter.to_string() } else { format!("{letter}{}", number / 26) }
}

impl<'s, 't> World<'s, 't> {
    pub fn asked(&self) -> Option<&'s Ask> {
        self.space.asks.get(self.ask)
    }

    /// Tries the world with each counter in each part; of counters alike one is enough.
    pub fn each_cast(self, try_one: &mut dyn FnMut(&World<'_, 't>) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(ask) = self.asked() else { return ControlFlow::Continue(()) };
        // A counter that speaks of the first counter must not be the first itself.
        let speaks_of_itself = self.counters.first().is_some_and(|(kind, _)| {
            let combination = self.space.counters.get(*kind);
            combination.is_some_and(|combination| {
                self.space.counter.iter().zip(combination).any(|(variable, option)| {
                    variable.options.get(*option).is_some_and(|choice| choice.said == Said::Counter(0))
                })
            })
        });
        if speaks_of_itself {
            return ControlFlow::Continue(());
        }
        let first_of_kind = |number: usize| {
            let own = self.counters.get(number);
            self.counters.iter().position(|other| Some(other) == own) == Some(number)
        };
        let candidates: Vec<usize> =
            (0..self.counters.len()).filter(|number| self.space.interest.order || first_of_kind(*number)).collect();
        if !ask.actors.is_empty() && candidates.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut casts: Vec<Vec<usize>> = vec![Vec::new()];
        for name in &ask.actors {
            let matters = self.space.actor_matters(ask, name);
            let able = if matters { &candidates[..] } else { candidates.get(..1).unwrap_or(&[]) };
            casts = casts
                .iter()
                .flat_map(|cast| able.iter().map(move |actor| cast.iter().copied().chain([*actor]).collect()))
                .collect();
        }
        let lists = self.lists_of(ask);
        for cast in casts {
            for list in &lists {
                let world = World { actors: cast.clone(), lists: list.clone(), ..self.clone() };
                try_one(&world)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// What the lists may hold: every choice of counters, of counters alike the first ones; all of them where the list
    /// makes no difference.
    fn lists_of(&self, ask: &Ask) -> Vec<Vec<Vec<usize>>> {
        let mut all: Vec<Vec<Vec<usize>>> = vec![Vec::new()];
        for name in &ask.lists {
            let matters = self.space.list_matters(name, self.counters.len());
            let everyone: Vec<usize> = (0..self.counters.len()).collect();
            let choices = if matters { self.choices() } else { vec![everyone] };
            all = all
                .iter()
                .flat_map(|lists| {
                    choices.iter().map(move |choice| lists.iter().cloned().chain([choice.clone()]).collect())
                })
                .collect();
        }
        all
    }

    fn choices(&self) -> Vec<Vec<usize>> {
        let many = self.counters.len();
        (0..1_usize << many)
            .filter(|mask| {
                (0..many).all(|number| {
                    let own = self.counters.get(number);
                    let before = (0..number).rev().find(|other| self.counters.get(*other) == own);
                    let taken = |number: usize| mask & (1 << number) != 0;
                    self.space.interest.order || !taken(number) || before.is_none_or(taken)
                })
            })
            .map(|mask| (0..many).filter(|number| mask & (1 << number) != 0).collect())
            .collect()
    }

    /// Which counters the act moves into the first place.
    fn movers(&self) -> Vec<usize> {
        let Some(ask) = self.asked().filter(|ask| ask.moves) else { return Vec::new() };
        let mut movers = Vec::new();
        for side in &self.space.sides {
            let Some(act) = side.tables.acts.iter().find(|act| act.name == ask.name) else { continue };
            for effect in act.effects.iter() {
                use reglement_engine::table::ActEffect::{MovesAlong, MovesTo, Spreads};
                let (MovesAlong { what, .. } | MovesTo { what, .. } | Spreads { what, .. }) = effect else { continue };
                let Some(row) = side.tables.parameters.get(what.index()) else { continue };
                let actor = ask.actors.iter().position(|name| *name == row.name);
                movers.extend(actor.and_then(|actor| self.actors.get(actor)));
                let list = ask.lists.iter().position(|name| *name == row.name);
                movers.extend(list.and_then(|list| self.lists.get(list)).into_iter().flatten());
            }
        }
        movers
    }

    /// The position as one side writes it; none where the side cannot.
    pub fn position(&self, side: usize) -> Option<(Position, Asked)> {
        let space = self.space;
        let tables = space.sides.get(side)?.tables;
        let ask = self.asked()?;
        let take = |rows: &[AttributeRow], variables: &[Variable], list: &[Combination], at: usize| {
            let mut record = usual_record(tables, rows);
            if let Some(combination) = list.get(at) {
                set(&mut record, variables, combination, side);
            }
            record
        };
        let one_place = |id: &str, at: usize| PlaceData {
            id: id.to_owned(),
            axial: None,
            record: take(&tables.places, &space.place, &space.places, at),
        };
        let mut places = vec![one_place(&tables.place_noun, self.here)];
        let mut borders = Vec::new();
        if space.two_places {
            if let Some(first) = places.first_mut() {
                first.id = "here".to_owned();
            }
            places.push(one_place("beside", self.there));
            let record = take(&tables.borders, &space.border, &space.borders, self.border);
            if ask.through {
                places.push(one_place("beyond", self.there));
                borders.push(BorderData { from: 0, to: 2, one_way: false, record: record.clone() });
            }
            borders.insert(0, BorderData { from: 1, to: 0, one_way: false, record });
        }
        let movers = self.movers();
        let counters = self.counters.iter().enumerate().map(|(number, (kind, location))| CounterData {
            id: counter_id(number),
            at: vec![u32::from(movers.contains(&number) || *location == Location::There)],
            record: take(&tables.counters, &space.counter, &space.counters, *kind),
            parts: Vec::new(),
        });
        let counters = counters.collect();
        let mut groups = if space.interest.groups || !tables.groups.is_empty() { groups(tables) } else { Vec::new() };
        if let Some(first) = groups.first_mut() {
            first.record = take(&tables.groups, &space.group, &space.groups, self.group);
        }
        let position = Position {
            game: take(&tables.game, &space.game, &space.games, self.game),
            places,
            borders,
            counters,
            groups,
            log: Vec::new(),
            names: vec!["one".to_owned(), "another".to_owned()],
            ..Position::default()
        };
        let asked = if ask.is_act {
            Asked::Act(self.act(tables, ask, &position)?)
        } else {
            let moment = tables.moments.iter().position(|row| row.name == ask.name)?;
            Asked::Moment(MomentId(moment as u16))
        };
        Some((position, asked))
    }

    fn act(&self, tables: &Tables, ask: &Ask, position: &Position) -> Option<ActData> {
        let number = tables.acts.iter().position(|row| row.name == ask.name)?;
        let row = tables.acts.get(number)?;
        let mut data = ActData::bare(tables, ActId(number as u16));
        for own in row.parameters.iter() {
            let known = tables.parameters.get(own.parameter.index())?;
            let given = match known.of_type {
                Type::Counter => {
                    let actor = ask.actors.iter().position(|name| *name == known.name)?;
                    Value::Counter(self.actors.get(actor).copied()? as u32)
                }
                Type::Counters => {
                    let list = ask.lists.iter().position(|name| *name == known.name)?;
                    let members: Vec<Value> =
                        self.lists.get(list)?.iter().map(|member| Value::Counter(*member as u32)).collect();
                    if own.optional && members.is_empty() {
                        Value::Nothing
                    } else {
                        data.lists.push(members);
                        Value::List(data.lists.len() as u32 - 1)
                    }
                }
                // It may name places only where one is known; the second one is no other choice than the first.
                Type::Places if own.optional => Value::Nothing,
                Type::Places => {
                    data.lists.push(vec![Value::Place(0)]);
                    Value::List(data.lists.len() as u32 - 1)
                }
                Type::Path => {
                    let border = position.borders.first().map_or_else(Vec::new, |border| border.record.clone());
                    data.start = Some(1);
                    data.steps = vec![StepData { to: 0, border: border.clone() }];
                    if ask.through {
                        data.steps.push(StepData { to: 2, border });
                    }
                    Value::Nothing
                }
                of_type => match ask.said.iter().find(|(name, _)| *name == known.name) {
                    Some((_, said)) => value(tables, of_type, own.optional, said)?,
                    None => own
                        .usually
                        .unwrap_or_else(|| if own.optional { Value::Nothing } else { plain(tables, of_type) }),
                },
            };
            if let Some(place) = data.parameters.get_mut(own.parameter.index()) {
                *place = given;
            }
        }
        Some(data)
    }
}
