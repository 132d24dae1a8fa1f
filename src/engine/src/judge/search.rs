//! The paths that an act may take, as a search over states: a place, with what the rules can see of the way to it.
//!
//! Two paths to the same place that the rules cannot tell apart are one, so the search is as large as the map and the
//! mover's allowance, not as the number of paths. What clauses say at a step stops the search there if it stands whatever
//! comes later; a clause that looks at the whole path waits for the end of each.

use alloc::collections::{BTreeSet, VecDeque};
use alloc::vec::Vec;

use super::frame::Frame;
use super::possible::too_long;
use super::sight::{Looked, Sight};
use super::sitting::{Fault, Sitting};
use super::walk::Places;
use crate::position::{ActData, Asked, StepData};
use crate::table::{ClauseId, Moments, Stage, Value};

/// How many states are looked at before the search gives up, and how many where every path stands by itself.
const MOST: usize = 50_000;
const MOST_PATHS: usize = 4_000;

/// What comes of a search that has not been stopped.
#[derive(Clone, Debug, Default)]
pub(super) struct Searched {
    /// Clauses that barred a step.
    pub(super) barred: BTreeSet<ClauseId>,
    /// Whether every path was looked at.
    pub(super) complete: bool,
}

/// A path, as the state that it leads to.
#[derive(Clone, Copy)]
struct State {
    place: u32,
    /// The state one step before.
    before: Option<usize>,
    steps: u32,
}

/// All that the rules can see of a path that leads to a place.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    place: u32,
    steps: u32,
    looked: Vec<Value>,
    /// What open clauses see of its steps, each once.
    of_steps: BTreeSet<Vec<Value>>,
    whole: Vec<u32>,
}

/// What comes of a step.
struct Arrival {
    barred: Option<ClauseId>,
    looked: Vec<Value>,
    of_step: Vec<Value>,
}

/// Told of each path; whether to go on.
pub(super) type Visit<'v, 'a> = &'v mut dyn FnMut(&mut Sitting<'a>, &Asked, &Known<'a>) -> Result<bool, Fault>;

/// What the search knows of every path that it tells of: its settled clauses hold at each step, and at the start.
#[derive(Debug)]
pub(super) struct Known<'a> {
    sight: Sight<'a>,
    start: bool,
}

impl Known<'_> {
    /// Whether a clause need not be judged again at a stage of a path before its end.
    pub(super) fn holds(&self, clause: ClauseId, at_a_step: bool) -> bool {
        (at_a_step || self.start) && is_settled(&self.sight, clause)
    }
}

impl<'a> Sitting<'a> {
    /// Calls `visit` with the act along one path of each kind that the rules can tell apart, the shortest first.
    pub(super) fn each_path(&mut self, act: &ActData, visit: Visit<'_, 'a>) -> Result<Searched, Fault> {
        let mut searched = Searched { complete: true, ..Searched::default() };
        let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
        let Some(start) = self.start_of(act) else { return Ok(searched) };
        let known_of_all = Known {
            sight: Sight::of(self.tables(), row),
            start: row.at_the_start != Moments::NONE
                && row.conditional.iter().all(|more| more.stage != Stage::AtTheStart),
        };
        let sight = &known_of_all.sight;
        let most = if sight.whole { MOST_PATHS } else { MOST };
        let board = self.board();
        let mut states = Vec::from([State { place: start, before: None, steps: 0 }]);
        let mut ways = Vec::from([Way { place: start, ..Way::default() }]);
        let mut known: BTreeSet<Way> = ways.iter().cloned().collect();
        let mut open = VecDeque::from([0]);
        if let Some(barred) = self.barred_from_the_start(act, start, &known_of_all)? {
            searched.barred.insert(barred);
            return Ok(searched);
        }
        if !visit(self, &along(act, start, &[]), &known_of_all)? {
            return Ok(searched);
        }
        let passes =
            row.on_the_way != Moments::NONE || row.conditional.iter().any(|more| more.stage == Stage::OnTheWay);
        while let Some(number) = open.pop_front() {
            let (Some(state), Some(way)) = (states.get(number).copied(), ways.get(number).cloned()) else { continue };
            let mut path = path_to(&states, number);
            if passes && !path.is_empty() {
                match self.passing(&along(act, start, &path), sight) {
                    Ok(None) => {}
                    Ok(Some(barred)) => {
                        searched.barred.insert(barred);
                        continue;
                    }
                    Err(fault) => {
                        too_long(fault)?;
                        continue;
                    }
                }
            }
            for next in board.ways(state.place) {
                path.push(next.to);
                let asked = along(act, start, &path);
                let arrival = match self.arrival(&asked, sight).and_then(|arrival| self.paid(arrival, &asked, sight)) {
                    Ok(arrival) => arrival,
                    Err(fault) => {
                        too_long(fault)?;
                        path.pop();
                        continue;
                    }
                };
                if let Some(barred) = arrival.barred {
                    searched.barred.insert(barred);
                    path.pop();
                    continue;
                }
                let mut of_steps = way.of_steps.clone();
                if !arrival.of_step.is_empty() {
                    of_steps.insert(arrival.of_step);
                }
                let longer = Way {
                    place: next.to,
                    steps: if sight.number { state.steps + 1 } else { 0 },
                    looked: arrival.looked,
                    of_steps,
                    whole: if sight.whole { path.clone() } else { Vec::new() },
                };
                if !known.contains(&longer) {
                    if states.len() >= most {
                        searched.complete = false;
                        return Ok(searched);
                    }
                    known.insert(longer.clone());
                    open.push_back(states.len());
                    states.push(State { place: next.to, before: Some(number), steps: state.steps + 1 });
                    ways.push(longer);
                    if !visit(self, &asked, &known_of_all)? {
                        return Ok(searched);
                    }
                }
                path.pop();
            }
        }
        Ok(searched)
    }

    /// A settled clause that forbids to set out at all.
    fn barred_from_the_start(
        &mut self,
        act: &ActData,
        start: u32,
        known: &Known<'a>,
    ) -> Result<Option<ClauseId>, Fault> {
        if !known.start {
            return Ok(None);
        }
        let asked = along(act, start, &[]);
        let barred = self.aside(|sitting| {
            let mut barred = None;
            sitting.walk(&asked, true, &mut |sitting, moments, places| {
                barred = sitting.first_breach_of(moments, &places, &|id| is_settled(&known.sight, id))?;
                Ok(false)
            })?;
            Ok(barred)
        });
        match barred {
            Ok(barred) => Ok(barred),
            Err(fault) => too_long(fault).map(|()| None),
        }
    }

    /// A settled clause that forbids to go on from the last place of a path.
    fn passing<'b>(&mut self, asked: &'b Asked, sight: &'b Sight<'a>) -> Result<Option<ClauseId>, Fault>
    where
        'a: 'b,
    {
        self.at_the_last_step(asked, true, |sitting, moments, places| {
            sitting.first_breach_of(moments, places, &|id| is_settled(sight, id))
        })
    }

    /// The last step of a path: what forbids it, and what the rules see of the path now.
    fn arrival<'b>(&mut self, asked: &'b Asked, sight: &'b Sight<'a>) -> Result<Arrival, Fault>
    where
        'a: 'b,
    {
        self.at_the_last_step(asked, false, |sitting, moments, places| {
            let mut arrival = Arrival { barred: None, looked: Vec::new(), of_step: Vec::new() };
            arrival.barred = sitting.first_breach_of(moments, places, &|id| is_settled(sight, id))?;
            for id in &sight.bounding {
                sitting.moment = None;
                if arrival.barred.is_none() && sitting.clause(*id, None)? {
                    arrival.barred = Some(*id);
                }
            }
            if arrival.barred.is_some() {
                return Ok(arrival);
            }
            for looked in &sight.looked {
                arrival.looked.push(match looked {
                    Looked::Node(code, index) => sitting.node(code, *index, &mut Frame::new())?,
                    Looked::Measure(measure) => sitting.have(measure, &mut Frame::new())?,
                });
            }
            for (code, index) in &sight.of_a_step {
                arrival.of_step.push(sitting.node(code, *index, &mut Frame::new())?);
            }
            if sight.steps_themselves {
                let ends = sitting.step.and_then(|step| sitting.step_ends(step));
                arrival.of_step.extend(ends.iter().flat_map(|(from, to)| [Value::Place(*from), Value::Place(*to)]));
                arrival.of_step.extend(sitting.step.filter(|_| sight.number).map(Value::Step));
            }
            Ok(arrival)
        })
    }

    /// Adds what a path has cost up to its last step: two paths that have spent the same can go on to spend the same.
    fn paid<'b>(&mut self, mut arrival: Arrival, asked: &'b Asked, sight: &Sight<'_>) -> Result<Arrival, Fault>
    where
        'a: 'b,
    {
        if arrival.barred.is_some() || sight.priced.is_empty() {
            return Ok(arrival);
        }
        let Asked::Act(act) = asked else { return Err(self.does_not_fit()) };
        let last = act.steps.len().checked_sub(1).map(|last| last as u32);
        let arrival = self.aside(|sitting: &mut Sitting<'b>| {
            sitting.every_stage = true;
            sitting.walk(asked, false, &mut |sitting, moments, places| {
                arrival.barred = sitting.first_breach_of(moments, &places, &|id| sight.priced.contains(&id))?;
                Ok(arrival.barred.is_none() && sitting.step != last)
            })?;
            for budget in &sight.budgets {
                arrival.looked.push(Value::Number(sitting.spent_from(budget)?));
            }
            Ok(arrival)
        })?;
        Ok(arrival)
    }

    /// Takes the act to the last step of its path, and works something out there.
    fn at_the_last_step<'b, T>(
        &mut self,
        asked: &'b Asked,
        unfinished: bool,
        work: impl FnOnce(&mut Sitting<'b>, Moments, &Places) -> Result<T, Fault>,
    ) -> Result<T, Fault>
    where
        'a: 'b,
    {
        let Asked::Act(act) = asked else { return Err(self.does_not_fit()) };
        let last = act.steps.len().checked_sub(1).map(|last| last as u32);
        let mut work = Some(work);
        let mut worked_out = None;
        self.aside(|sitting: &mut Sitting<'b>| {
            sitting.every_stage = true;
            sitting.walk(asked, unfinished, &mut |sitting, moments, places| {
                if last.is_none() || sitting.step != last {
                    return Ok(true);
                }
                if let Some(work) = work.take() {
                    worked_out = Some(work(sitting, moments, &places)?);
                }
                Ok(false)
            })
        })?;
        worked_out.ok_or_else(|| self.does_not_fit())
    }
}

fn is_settled(sight: &Sight<'_>, id: ClauseId) -> bool {
    sight.settled.get(id.index()).copied().unwrap_or(false)
}

fn path_to(states: &[State], number: usize) -> Vec<u32> {
    let mut path = Vec::new();
    let mut at = Some(number);
    while let Some(state) = at.and_then(|at| states.get(at)) {
        if state.before.is_some() {
            path.push(state.place);
        }
        at = state.before;
    }
    path.reverse();
    path
}

fn along(act: &ActData, start: u32, path: &[u32]) -> Asked {
    let steps = path.iter().map(|place| StepData { to: *place, border: Vec::new() }).collect();
    Asked::Act(ActData { start: Some(start), steps, ..act.clone() })
}
