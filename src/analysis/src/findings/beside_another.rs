//! Two clauses side by side: those that cannot both be kept, and those on which no verdict rests beside another.
//!
//! Where a clause is broken, the whole ruleset tells which others are; a few positions leave few of them. Of these, and of
//! those that ask for something of what another one bounds, every position is tried that the two can tell apart.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::{codes, mentions, words};
use reglement_compiler::tables::inclusion::built_upon;
use reglement_engine::judge::{Board, Judge};
use reglement_engine::table::{Body, ClauseId, ClauseRow, DefinitionId, Domain, Node, Tables};
use reglement_engine::verdict::{Outcome, Verdict};

use super::catalogue::{contradictory_bounds, implied_line, never_alone};
use super::kept::{as_a_requirement, asks_for_something, can_never_be_kept};
use super::never::{binds, never_broken, proves, readings, whole_space};
use super::spot::Spot;
use super::{Found, Told};
use crate::effect::{alone, searched};
use crate::search::{Bound, Leaning, position_words};
use crate::side_by_side::side_by_side;

/// How many positions are tried for two clauses. Where there are more, nothing is told of them, and none is tried.
const MOST_POSITIONS: u64 = 20_000;
/// In so many positions in which a clause is broken it is looked which others are.
const MOST_BREACHES: usize = 200;

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let known = &*found;
    let answers = side_by_side(tables.clauses.len(), |number| {
        let id = ClauseId(number as u16);
        let mut told = contradicted(tables, id, known);
        told.extend(implied(tables, id, known));
        told
    });
    for (told, reason) in answers.into_iter().flatten() {
        match reason {
            Some(reason) => found.add(told, reason),
            None => found.settle(&told),
        }
    }
}

/// What is told, and why; without a reason, it is known to be otherwise.
type Answer = (Told, Option<String>);

/// `limit stack`
pub(super) fn named(row: &ClauseRow) -> String {
    format!("{} {}", clause_kind(row.kind), row.name)
}

/// `limit stack of 5.1 Stacking (line 12)`
pub(super) fn placed(tables: &Tables, row: &ClauseRow) -> String {
    format!("{} of {} (line {})", named(row), words::rule(tables, row.rule), row.place.line)
}

/// Whether the verdict is unlawful where it is broken.
fn is_for_keeping(row: &ClauseRow) -> bool {
    binds(row.kind) || matches!(row.body, Body::IfPossible(_))
}

fn no_verdict_rests(tables: &Tables, id: ClauseId, row: &ClauseRow) -> Told {
    let what = format!("no verdict rests on {}", named(row));
    Told { code: implied_line::CODE, spot: Spot::clause(tables, id), what }
}

fn speaks_only_beside(tables: &Tables, id: ClauseId, row: &ClauseRow) -> Told {
    let what = format!("{} speaks only where another rule is broken", named(row));
    Told { code: never_alone::CODE, spot: Spot::clause(tables, id), what }
}

/// Whether another clause is broken wherever this one is, or wherever it is judged at all.
fn implied(tables: &Tables, id: ClauseId, known: &Found<'_>) -> Vec<Answer> {
    let Some(row) = tables.clauses.get(id.index()).filter(|row| is_for_keeping(row)) else { return Vec::new() };
    let (rests, speaks) = (no_verdict_rests(tables, id, row), speaks_only_beside(tables, id, row));
    let is_told = |told: &Told| known.is_told(told);
    let lines_are_told = known.list.iter().any(|finding| {
        finding.code == implied_line::CODE.0 && finding.line == Some(row.place.line) && *finding.name == *row.name
    });
    if known.is_known(&rests) && known.is_known(&speaks)
        || lines_are_told
        || is_told(&never_broken(tables, id))
        || is_told(&can_never_be_kept(tables, id))
        || mentions::is_asked_about(tables, id)
    {
        return Vec::new();
    }
    for other in broken_with(tables, id) {
        let Some(rival) = tables.clauses.get(other.index()) else { continue };
        // What is judged at other moments, too, may be judged in another place then.
        if row.moments.0 & !rival.moments.0 != 0 {
            continue;
        }
        // What can never be kept is told by itself, and what is asked of those who break another rule is asked of purpose.
        if known.is_told(&can_never_be_kept(tables, other)) || Leaning::of_clause(tables, id).clauses.contains(&other) {
            continue;
        }
        let Some((seen, bound)) = together(tables, [id, other], &|seen| seen.broken_alone[0]) else { continue };
        if seen.broken_alone[0] {
            continue;
        }
        let by = placed(tables, rival);
        // An exclusion is judged only where it is broken: it does not speak to those who keep to it.
        let is_kept = seen.by_setting.values().any(|own| own.kept_alone[0]);
        if !seen.judged_alone && is_kept {
            return vec![(speaks, Some(format!("wherever it is judged, {by} is broken; {}", searched(&bound))))];
        }
        // Of two that come to the same, the later one is told.
        if seen.broken_alone[1] || other < id {
            return vec![(rests, Some(format!("wherever it is broken, {by} is broken, too; {}", searched(&bound))))];
        }
    }
    vec![(rests, None), (speaks, None)]
}

/// The clauses that are broken as well wherever a clause was seen to be broken.
fn broken_with(tables: &Tables, id: ClauseId) -> Vec<ClauseId> {
    let Ok(space) = whole_space(tables, &[id], MOST_POSITIONS) else { return Vec::new() };
    let own = judged(tables, &[id]);
    let (alone, whole) = (Judge::new(&own), Judge::new(tables));
    let mut others: Option<BTreeSet<ClauseId>> = None;
    let mut breaches = 0;
    space.search(MOST_POSITIONS, &mut |world| {
        let Some((position, asked)) = world.position(0) else { return ControlFlow::Continue(()) };
        match alone.outline(&position, &asked).map(|verdict| state(&verdict, id)) {
            Ok(State::Broken) => {}
            _ => return ControlFlow::Continue(()),
        }
        breaches += 1;
        let broken = whole.breaches_on(&Board::new(&position), &asked).unwrap_or_default();
        let broken = broken.into_iter().map(|(clause, _)| clause).filter(|clause| *clause != id);
        let broken = broken.filter(|clause| tables.clauses.get(clause.index()).is_some_and(|row| binds(row.kind)));
        let broken: BTreeSet<ClauseId> = broken.collect();
        let left = match &others {
            None => broken,
            Some(others) => others.intersection(&broken).copied().collect(),
        };
        let done = left.is_empty() || breaches >= MOST_BREACHES;
        others = Some(left);
        if done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    others.unwrap_or_default().into_iter().collect()
}

/// The clauses that cannot be kept together with one that asks for something, in a place where it is judged.
fn contradicted(tables: &Tables, id: ClauseId, known: &Found<'_>) -> Vec<Answer> {
    let Some(row) = tables.clauses.get(id.index()).filter(|row| asks_for_something(row)) else { return Vec::new() };
    if known.is_told(&can_never_be_kept(tables, id)) {
        return Vec::new();
    }
    let spoken_of = classes(tables, row);
    let mut told = Vec::new();
    for (number, rival) in tables.clauses.iter().enumerate() {
        let other = ClauseId(number as u16);
        // Of two that both ask for something, the later one is told.
        let in_turn = other != id && (other < id || !asks_for_something(rival));
        let is_rival = in_turn && binds(rival.kind) && row.moments.0 & rival.moments.0 != 0;
        if !is_rival || !are_related(tables, &spoken_of, &classes(tables, rival)) {
            continue;
        }
        let what = format!("{} and {} cannot both be kept everywhere", named(row), named(rival));
        let one = Told { code: contradictory_bounds::CODE, spot: Spot::clause(tables, id), what };
        if known.is_known(&one) || known.is_told(&can_never_be_kept(tables, other)) {
            continue;
        }
        let Some((seen, bound)) = together(tables, [id, other], &|_| false) else { continue };
        let reason = seen.contradiction().map(|witness| {
            format!(
                "in some place one of them is broken, whoever is there, as with {witness}; {} is the other; {}",
                placed(tables, rival),
                searched(&bound)
            )
        });
        told.push((one, reason));
    }
    told
}

/// The classes of counters of whom a clause speaks; none for counters of all kinds.
fn classes(tables: &Tables, row: &ClauseRow) -> BTreeSet<Option<DefinitionId>> {
    let codes = codes::of_clause(tables, row);
    let nodes = codes.iter().flat_map(|(code, _)| code.iter());
    nodes
        .filter_map(|node| match node {
            Node::Set { domain: Domain::Counters, class, .. } => Some(*class),
            _ => None,
        })
        .collect()
}

fn are_related(tables: &Tables, one: &BTreeSet<Option<DefinitionId>>, other: &BTreeSet<Option<DefinitionId>>) -> bool {
    let within = |one: &BTreeSet<Option<DefinitionId>>, other: &BTreeSet<Option<DefinitionId>>| {
        one.iter().any(|class| built_upon(tables, *class).iter().any(|wider| other.contains(wider)))
    };
    within(one, other) || within(other, one)
}

/// How one clause stands in a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Broken,
    Kept,
    NotJudged,
}

fn state(verdict: &Verdict, id: ClauseId) -> State {
    let own = verdict.findings.iter().filter(|finding| finding.clause == id);
    own.fold(State::NotJudged, |state, finding| match finding.outcome {
        Outcome::Broken => State::Broken,
        Outcome::Holds | Outcome::Deferred(_) if state == State::NotJudged => State::Kept,
        _ => state,
    })
}

/// What was seen of two clauses.
#[derive(Default)]
struct Seen {
    /// Whether the one, or the other, is broken where the other one is not.
    broken_alone: [bool; 2],
    /// Whether the first is judged where the second is not broken.
    judged_alone: bool,
    /// By what is there besides the counters, and what is asked.
    by_setting: BTreeMap<[usize; 6], InSetting>,
}

/// What was seen of two clauses in one setting, whoever is there.
#[derive(Default)]
struct InSetting {
    /// Whether the first is kept where the second is not broken.
    kept: bool,
    /// Whether the first is kept where the second is broken, and the other way round.
    kept_alone: [bool; 2],
    /// The first position in which the first is judged, in words.
    witness: Option<String>,
}

/// What is seen of two clauses in all positions that they can tell apart, under each reading of the rulings, until enough
/// is seen; none where not all can be tried.
fn together(tables: &Tables, ids: [ClauseId; 2], is_enough: &dyn Fn(&Seen) -> bool) -> Option<(Seen, Bound)> {
    let mut seen = Seen::default();
    let mut bound = Bound::default();
    for reading in readings(tables, &ids)? {
        let space = whole_space(&reading, &ids, MOST_POSITIONS).ok()?;
        let own = judged(&reading, &ids);
        let judge = Judge::new(&own);
        let mut unjudged = false;
        bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some((position, asked)) = world.position(0) else { return ControlFlow::Continue(()) };
            let Ok(verdict) = judge.outline(&position, &asked) else {
                unjudged = true;
                return ControlFlow::Break(());
            };
            let setting = [world.game, world.here, world.there, world.border, world.group, world.ask];
            let words = || position_words(&reading, &position, &asked, &[]);
            seen.add(setting, ids.map(|id| state(&verdict, id)), &words);
            if is_enough(&seen) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if is_enough(&seen) {
            break;
        }
        if unjudged || bound.positions == 0 || !proves(&space, &bound) {
            return None;
        }
    }
    Some((seen, bound))
}

impl Seen {
    fn add(&mut self, setting: [usize; 6], states: [State; 2], words: &dyn Fn() -> String) {
        let [one, other] = states;
        self.broken_alone[0] |= one == State::Broken && other != State::Broken;
        self.broken_alone[1] |= other == State::Broken && one != State::Broken;
        self.judged_alone |= one != State::NotJudged && other != State::Broken;
        let own = self.by_setting.entry(setting).or_default();
        own.kept |= one == State::Kept && other != State::Broken;
        own.kept_alone[0] |= states == [State::Kept, State::Broken];
        own.kept_alone[1] |= states == [State::Broken, State::Kept];
        if one != State::NotJudged && own.witness.is_none() {
            own.witness = Some(words());
        }
    }

    /// A position in a setting in which either can be kept by itself, but not both.
    fn contradiction(&self) -> Option<&str> {
        let all = self.by_setting.values();
        let mut none_for_both = all.filter(|own| !own.kept && own.kept_alone == [true, true]);
        none_for_both.find_map(|own| own.witness.as_deref())
    }
}

/// A ruleset in which these clauses alone are judged, and duties whether or not they could be met.
fn judged(tables: &Tables, ids: &[ClauseId]) -> Tables {
    let mut own = alone(tables, None);
    for id in ids {
        let moments = tables.clauses.get(id.index()).map(|row| row.moments);
        if let (Some(row), Some(moments)) = (own.clauses.to_mut().get_mut(id.index()), moments) {
            row.moments = moments;
            as_a_requirement(row);
        }
    }
    own
}
