//! The paths that an act may take, as a search over states: a place, with what the rules can see of the way to it.
//!
//! Two paths to the same place that the rules cannot tell apart are one, so the search is as large as the map and the
//! mover's allowance, not as the number of paths, and a loop that changes nothing is not walked twice. What clauses say at a
//! step stops the search there if it stands whatever comes later; a clause that looks at the whole path stops it where no
//! longer path can keep it, and otherwise waits for the end of each.

use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::vec::Vec;

use crate::judge::effect::Spent;
use crate::judge::frame::Frame;
use crate::judge::paths::doubts::{Doubt, Doubts};
use crate::judge::paths::possible::too_long;
use crate::judge::paths::prospects::{Amount, Ceiling};
use crate::judge::paths::sight::{Looked, Part, Sight, What};
use crate::judge::sitting::{Fault, Sitting};
use crate::judge::walk::Places;
use crate::position::{ActData, Asked, StepData};
use crate::table::{ActEffect, ActRow, ClauseId, Moments, Stage, Value};

/// How many states are looked at before the search gives up, and how many where every path stands by itself.
const MOST: usize = 50_000;
const MOST_PATHS: usize = 4_000;

/// What comes of a search that has not been stopped.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Searched {
    /// Clauses that barred a step.
    pub(in crate::judge) barred: BTreeSet<ClauseId>,
    /// Whether every path was looked at, but for those that go on from where nothing can be judged.
    pub(in crate::judge) complete: bool,
    /// Why a step could not be judged, of which the search has told, and from which it has not gone on.
    pub(in crate::judge) unjudged: Option<Fault>,
}

/// A path, as the state that it leads to.
#[derive(Clone, Debug)]
struct State<'a> {
    way: Way,
    /// The state one step before.
    before: Option<usize>,
    /// What has been paid so far, also for going on from here.
    spent: Vec<Spent<'a>>,
}

/// All that the rules can see of a path that leads to a place.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    place: u32,
    /// Whether one may not go on from here.
    stuck: bool,
    /// Whether a settled clause rests on something hidden, so that nothing is known of the path.
    doubtful: bool,
    steps: u32,
    looked: Vec<Value>,
    /// What is kept of its steps, and how many there are that look so; of the last one apart, where that matters.
    of_steps: BTreeMap<Vec<Value>, u32>,
    last: Vec<Value>,
    paid: Vec<Value>,
    whole: Vec<u32>,
}

/// What comes of a step.
struct Arrival<'a> {
    barred: Option<ClauseId>,
    spent: Vec<Spent<'a>>,
    /// None where something cannot be worked out that the rules see: then the path stands by itself.
    seen: Option<Seen>,
}

/// What the rules see of a path at its last step.
#[derive(Clone, Debug, Default)]
struct Seen {
    steps: u32,
    looked: Vec<Value>,
    of_step: Vec<Value>,
}

/// Told of each path, and of what is known of it; whether to go on.
pub(in crate::judge) type Visit<'v, 'a> =
    &'v mut dyn FnMut(&mut Sitting<'a>, &Asked, Option<&Known<'a>>) -> Result<bool, Fault>;

/// Works something out; the second time going past what cannot be told.
type Attempt<'w, 'a, T> = &'w mut dyn FnMut(&mut Sitting<'a>, Option<&mut Doubts>) -> Result<T, Fault>;

/// What the search knows of a path that is in no doubt: its settled clauses hold at each step, and at the start.
#[derive(Debug)]
pub(in crate::judge) struct Known<'a> {
    sight: Sight<'a>,
    start: bool,
}

impl Known<'_> {
    /// Whether a clause need not be judged again at a stage of a path before its end.
    pub(in crate::judge) fn holds(&self, clause: ClauseId, at_a_step: bool) -> bool {
        (at_a_step || self.start) && is_settled(&self.sight, clause)
    }
}

impl<'a> Sitting<'a> {
    /// Calls `visit` with the act along one path of each kind that the rules can tell apart, the shortest first.
    pub(in crate::judge) fn each_path(&mut self, act: &ActData, visit: Visit<'_, 'a>) -> Result<Searched, Fault> {
        let mut searched = Searched { complete: true, ..Searched::default() };
        let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
        let Some(start) = self.start_of(act) else { return Ok(searched) };
        let mut known_of_all = Known {
            sight: self.sight_of(act, start, row)?,
            start: row.at_the_start != Moments::NONE
                && row.conditional.iter().all(|more| more.stage != Stage::AtTheStart),
        };
        match self.barred_from_the_start(act, start, &known_of_all) {
            Ok(None) => {}
            Ok(Some(barred)) => {
                searched.barred.insert(barred);
                return Ok(searched);
            }
            Err(fault) => {
                too_long(fault)?;
                known_of_all.start = false;
            }
        }
        let sight = &known_of_all.sight;
        let (spent, known_of_all) = match self.spent_at_the_start(act, start, sight) {
            Ok(spent) => (spent, Some(&known_of_all)),
            Err(fault) => too_long(fault).map(|()| (Vec::new(), None))?,
        };
        let most = if sight.whole { MOST_PATHS } else { MOST };
        let board = self.board();
        if !visit(self, &along(act, start, &[]), known_of_all)? {
            return Ok(searched);
        }
        let at_the_start = Way { place: start, ..Way::default() };
        let mut known = BTreeSet::from([at_the_start.clone()]);
        let mut states = Vec::from([State { way: at_the_start, before: None, spent }]);
        let mut open = VecDeque::from([0]);
        let mut by_themselves = 0;
        let mut unjudged: BTreeSet<(u32, u32)> = BTreeSet::new();
        let passes =
            row.on_the_way != Moments::NONE || row.conditional.iter().any(|more| more.stage == Stage::OnTheWay);
        while let Some(number) = open.pop_front() {
            let Some(state) = states.get(number).cloned() else { continue };
            let mut path = path_to(&states, number);
            for next in board.ways(state.way.place) {
                path.push(next.to);
                let asked = along(act, start, &path);
                path.pop();
                let mut doubts = Doubts::default();
                let arrival = self.in_doubt(&mut doubts, &mut |sitting, doubts| {
                    sitting.arrival(&asked, sight, &state.spent, doubts)
                })?;
                let Some(arrival) = arrival.filter(|_| doubts.unjudged.is_none()) else {
                    searched.unjudged = searched.unjudged.or(doubts.unjudged);
                    if unjudged.insert((state.way.place, next.to)) && !visit(self, &asked, None)? {
                        return Ok(searched);
                    }
                    continue;
                };
                searched.barred.extend(arrival.barred);
                if arrival.barred.is_some() {
                    continue;
                }
                let (stopped, spent) = if passes {
                    let passing = self.in_doubt(&mut doubts, &mut |sitting, doubts| {
                        sitting.passing(&asked, sight, &arrival.spent, doubts)
                    })?;
                    passing.unwrap_or_else(|| (None, arrival.spent.clone()))
                } else {
                    (None, arrival.spent.clone())
                };
                searched.barred.extend(stopped);
                // Whoever cannot be judged to go on from here is not followed.
                let followed = stopped.is_none() && doubts.unjudged.is_none();
                let doubtful = state.way.doubtful || !doubts.are_none();
                if stopped.is_none() {
                    searched.unjudged = searched.unjudged.or(doubts.unjudged);
                }
                let by_itself = arrival.seen.is_none() && !sight.whole;
                let seen = arrival.seen.unwrap_or_default();
                let mut way = Way {
                    place: next.to,
                    stuck: !followed,
                    doubtful,
                    steps: seen.steps,
                    looked: seen.looked,
                    of_steps: state.way.of_steps.clone(),
                    last: Vec::new(),
                    paid: self.paid(sight, &arrival.spent)?,
                    whole: Vec::new(),
                };
                // What follows a path that stands by itself does so too.
                if sight.whole || by_itself || !state.way.whole.is_empty() {
                    way.whole = path.iter().copied().chain([next.to]).collect();
                }
                if passes {
                    way.paid.extend(self.paid(sight, &spent)?);
                }
                // The last step is kept apart where it matters that it is the last: it was not, once the path goes on.
                let of_step = if sight.last {
                    way.last = seen.of_step;
                    state.way.last.clone()
                } else {
                    seen.of_step
                };
                if !of_step.is_empty() {
                    let times = way.of_steps.entry(of_step).or_default();
                    *times = times.saturating_add(1).min(sight.alike);
                }
                if known.contains(&way) {
                    continue;
                }
                by_themselves += usize::from(!way.whole.is_empty());
                if states.len() >= most || by_themselves > MOST_PATHS {
                    searched.complete = false;
                    return Ok(searched);
                }
                known.insert(way.clone());
                if !way.stuck {
                    open.push_back(states.len());
                }
                states.push(State { way, before: Some(number), spent });
                if !visit(self, &asked, known_of_all.filter(|_| !doubtful))? {
                    return Ok(searched);
                }
            }
        }
        Ok(searched)
    }

    /// Works something out at a step; where that fails, once more, going past what cannot be told.
    fn in_doubt<T>(&mut self, doubts: &mut Doubts, work: Attempt<'_, 'a, T>) -> Result<Option<T>, Fault> {
        match work(self, None) {
            Ok(done) => return Ok(Some(done)),
            Err(fault) => too_long(fault)?,
        }
        match work(self, Some(doubts)) {
            Ok(done) => Ok(Some(done)),
            Err(fault) => {
                too_long(fault.clone())?;
                doubts.add(Doubt::Unjudged(fault));
                Ok(None)
            }
        }
    }

    /// What the rules see of the paths of the act.
    fn sight_of(&mut self, act: &ActData, start: u32, row: &'a ActRow) -> Result<Sight<'a>, Fault> {
        let still = along(act, start, &[]);
        let Asked::Act(still) = &still else { return Err(self.does_not_fit()) };
        // What the act sets may change what a condition sees of the mover.
        let sets = row.effects.iter().any(|effect| matches!(effect, ActEffect::Sets { .. }));
        let tables = self.tables();
        Sight::of(tables, row, &mut |condition| {
            if sets {
                return Ok(false);
            }
            self.aside(|sitting| {
                sitting.act = Some(still);
                sitting.changed();
                sitting.is_hopeless(condition)
            })
        })
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
        self.aside(|sitting| {
            let mut barred = None;
            sitting.walk(&asked, true, &mut |sitting, moments, places| {
                barred = sitting.first_breach_of(moments, &places, &|id| is_settled(&known.sight, id))?;
                Ok(false)
            })?;
            Ok(barred)
        })
    }

    /// What is paid before the first step.
    fn spent_at_the_start(&mut self, act: &ActData, start: u32, sight: &Sight<'a>) -> Result<Vec<Spent<'a>>, Fault> {
        if sight.priced.is_empty() {
            return Ok(Vec::new());
        }
        let asked = along(act, start, &[]);
        let asked = &asked;
        self.aside(|sitting| {
            sitting.walk(asked, true, &mut |sitting, moments, places| {
                sitting.first_breach_of(moments, &places, &|id| sight.priced.contains(&id))?;
                Ok(true)
            })?;
            Ok(Spent::from_budgets(&sitting.spent, &sight.budgets))
        })
    }

    /// A settled clause that forbids to go on from the last place of a path, or a price of going on that is too high; and
    /// what has been spent then.
    fn passing<'b>(
        &mut self,
        asked: &'b Asked,
        sight: &'b Sight<'a>,
        spent: &[Spent<'a>],
        doubts: Option<&mut Doubts>,
    ) -> Result<(Option<ClauseId>, Vec<Spent<'a>>), Fault>
    where
        'a: 'b,
    {
        self.at_the_last_step(asked, true, spent, |sitting, moments, places| {
            barred_and_spent(sitting, sight, (moments, places), doubts)
        })
    }

    /// The last step of a path: what forbids it, and what the rules see of the path now.
    fn arrival<'b>(
        &mut self,
        asked: &'b Asked,
        sight: &'b Sight<'a>,
        spent: &[Spent<'a>],
        doubts: Option<&mut Doubts>,
    ) -> Result<Arrival<'a>, Fault>
    where
        'a: 'b,
    {
        self.at_the_last_step(asked, false, spent, |sitting, moments, places| {
            let (barred, spent) = barred_and_spent(sitting, sight, (moments, places), doubts)?;
            let mut arrival = Arrival { barred, spent, seen: None };
            if arrival.barred.is_some() {
                return Ok(arrival);
            }
            sitting.moment = None;
            sitting.here = sitting.step.and_then(|step| sitting.step_ends(step)).map(|(_, to)| to);
            for doom in &sight.dooms {
                match sitting.is_doomed(doom) {
                    Ok(false) => {}
                    Ok(true) => {
                        arrival.barred = Some(doom.clause);
                        return Ok(arrival);
                    }
                    Err(fault) => return too_long(fault).map(|()| arrival),
                }
            }
            match sitting.what_is_seen(sight) {
                Ok(seen) => arrival.seen = Some(seen),
                Err(fault) => too_long(fault)?,
            }
            Ok(arrival)
        })
    }

    /// What the rules see of a path that has come to this step.
    fn what_is_seen<'b>(&mut self, sight: &'a Sight<'b>) -> Result<Seen, Fault>
    where
        'b: 'a,
    {
        let mut seen = Seen::default();
        for looked in &sight.looked {
            seen.looked.push(self.looked(looked)?);
        }
        let Some(step) = self.step else { return Ok(seen) };
        seen.steps = self.steps_that_matter(sight, step + 1)?;
        for part in &sight.parts {
            seen.of_step.push(match part {
                Part::Present(expression) => self.node(expression.code, expression.index, &mut Frame::new())?,
                Part::Bound(expression, slot) => {
                    let mut frame = Frame::new();
                    let _ = frame.bind(*slot, Value::Step(step));
                    self.node(expression.code, expression.index, &mut frame)?
                }
                Part::Class(class) => self.defined(*class, Some(Value::Step(step)), None)?,
            });
        }
        if sight.steps_themselves {
            let ends = self.step_ends(step);
            seen.of_step.extend(ends.iter().flat_map(|(from, to)| [Value::Place(*from), Value::Place(*to)]));
            seen.of_step.push(Value::Step(seen.steps));
        }
        Ok(seen)
    }

    /// Something worked out over the steps so far: above all that it is compared with, it is as good as unlimited.
    fn looked<'b>(&mut self, looked: &Looked<'b>) -> Result<Value, Fault>
    where
        'b: 'a,
    {
        let value = match looked.what {
            What::Node(expression) => self.node(expression.code, expression.index, &mut Frame::new())?,
            What::Measure(measure) => self.have(measure, &mut Frame::new())?,
        };
        let (Some(bounds), Value::Number(number)) = (&looked.up_to, value) else { return Ok(value) };
        for bound in bounds {
            let above = match self.ceiling(bound)? {
                Ceiling::At(most) => number > most,
                Ceiling::NoNumber => true,
                Ceiling::Unknown => false,
            };
            if !above {
                return Ok(value);
            }
        }
        Ok(Value::Unlimited)
    }

    /// How many steps there are, as far as it matters: none if nothing looks at their number, and no more than one above all
    /// that it is compared with.
    fn steps_that_matter<'b>(&mut self, sight: &Sight<'b>, steps: u32) -> Result<u32, Fault>
    where
        'b: 'a,
    {
        if sight.number {
            return Ok(steps);
        }
        let mut most = 0;
        for number in &sight.numbers {
            let Amount::Fixed(expression) = number else { return Ok(steps) };
            // A step has a number whatever else it is compared with.
            if let Some(Value::Number(number)) = self.now(*expression)? {
                most = most.max(number.rounded_down().numerator().saturating_add(1));
            }
        }
        Ok(u32::try_from(most).map_or(steps, |most| steps.min(most)))
    }

    /// What has been paid from each budget: two paths that have spent the same can go on to spend the same.
    fn paid(&self, sight: &Sight<'a>, spent: &[Spent<'a>]) -> Result<Vec<Value>, Fault> {
        let mut paid = Vec::new();
        for budget in &sight.budgets {
            paid.extend(Spent::whole(spent, budget).ok_or_else(|| self.overflow())?);
            // One budget is kept apart from the next.
            paid.push(Value::Nothing);
        }
        Ok(paid)
    }

    /// Takes the act to the last step of its path, before which so much has been spent, and works something out there.
    fn at_the_last_step<'b, T>(
        &mut self,
        asked: &'b Asked,
        unfinished: bool,
        spent: &[Spent<'a>],
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
            sitting.begins_at = act.steps.len().saturating_sub(1);
            sitting.spent = spent.to_vec();
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

/// A settled clause, or a price, that bars the last step of a path; and what has been spent then.
fn barred_and_spent<'a>(
    sitting: &mut Sitting<'_>,
    sight: &Sight<'a>,
    (moments, places): (Moments, &Places),
    doubts: Option<&mut Doubts>,
) -> Result<(Option<ClauseId>, Vec<Spent<'a>>), Fault> {
    let wanted = |id| is_settled(sight, id) || sight.priced.contains(&id);
    let barred = match doubts {
        None => sitting.first_breach_of(moments, places, &wanted)?,
        Some(doubts) => sitting.breach_beyond_doubt(moments, places, &wanted, doubts)?,
    };
    Ok((barred, Spent::from_budgets(&sitting.spent, &sight.budgets)))
}

fn is_settled(sight: &Sight<'_>, id: ClauseId) -> bool {
    sight.settled.get(id.index()).copied().unwrap_or(false)
}

fn path_to(states: &[State<'_>], number: usize) -> Vec<u32> {
    let mut path = Vec::new();
    let mut at = Some(number);
    while let Some(state) = at.and_then(|at| states.get(at)) {
        if state.before.is_some() {
            path.push(state.way.place);
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
