//! Positions of one clause by growing number of counters, and of those with as many the plainest.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use reglement_engine::position::{Asked, Position, Record};
use reglement_engine::table::{AttributeRow, ClauseId, Tables, Type, Value};
use reglement_engine::verdict::{Verdict, VerdictKind};

use super::beside::{Beside, Judges};
use super::size::Size;
use super::{Found, Turn, Witness};
use crate::search::{Bound, Judged, Space, Twin, World, plain, shape};

/// How many positions that are equally small and plain are told for each way in which the verdict of a clause changes, and
/// how many of one that only asks whether a changed rule is broken.
const MOST_WITNESSES: usize = 3;
const MOST_DERIVED: usize = 1;

/// So many are kept for each: what can be left out of one may make it smaller than another.
const MOST_KEPT: usize = 6;

/// Of so many positions tried one is judged by all rules, if it comes to that; and fewer where there are many rules.
const PART_JUDGED: u64 = 15;
const MOST_EFFORT: usize = 120_000;
const FEWEST_JUDGED: usize = 50;
/// Of more rules that hide what is found than this it is not asked what they tell apart.
const MOST_HIDING: usize = 8;

/// What a search found, and how far it went.
#[derive(Debug)]
pub struct Outcome {
    pub witnesses: Vec<Witness>,
    /// Positions that the clause judges otherwise, and of which the whole ruleset cannot say anything.
    pub unshown: u32,
    pub bound: Bound,
}

pub fn search(beside: &Beside<'_>, space: &Space<'_>, most: u64) -> Outcome {
    let judges = beside.judges();
    let rows = beside.tables.iter().map(|tables| tables.clauses.len()).sum::<usize>().max(1);
    let judged_at_most = (MOST_EFFORT / rows).min((most / PART_JUDGED) as usize).max(FEWEST_JUDGED);
    let mut growing =
        Growing { beside, judges: &judges, judged_at_most, turns: BTreeMap::new(), fills: false, unshown: 0 };
    let mut bound = growing.search(space, most);
    // Counters that are alike to the clause need not be alike to the rules that hide it.
    if let Some(hiding) = growing.hiding() {
        let more = growing.search(&Space::new(&hiding), most);
        bound.positions += more.positions;
    }
    let (witnesses, untold) = growing.witnesses();
    Outcome { witnesses, unshown: growing.unshown + untold, bound }
}

struct Growing<'s, 'a> {
    beside: &'s Beside<'a>,
    judges: &'s Judges<'s>,
    judged_at_most: usize,
    turns: BTreeMap<Turn, Positions>,
    /// Some position could not be judged by all rules: they are told with more from then on.
    fills: bool,
    unshown: u32,
}

/// The smallest positions found that turn one way.
#[derive(Default)]
struct Positions {
    /// In which no other rule hides it.
    shown: Vec<(Size, Twin)>,
    hidden: Option<(Size, Twin)>,
    /// In which nothing hides other consequences, and yet something is broken.
    unlawful: Option<(Size, Twin)>,
    /// The clauses that are broken in hidden ones, of either ruleset.
    hiding: [BTreeSet<ClauseId>; 2],
    judged: usize,
}

impl Positions {
    fn smallest(&self) -> Option<Size> {
        self.shown.first().map(|(size, _)| *size)
    }

    /// Whether a position of this size may be among the smallest ones.
    fn may_hold(&self, size: Size) -> bool {
        let fewest = self.smallest().is_none_or(|smallest| size.counters <= smallest.counters);
        fewest && (self.shown.len() < MOST_KEPT || self.shown.last().is_some_and(|(largest, _)| size < *largest))
    }

    fn keep(&mut self, size: Size, twin: Twin) {
        let at = self.shown.partition_point(|(known, _)| *known <= size);
        self.shown.insert(at, (size, twin));
        self.shown.truncate(MOST_KEPT);
    }
}

impl<'a> Growing<'_, 'a> {
    fn search(&mut self, space: &Space<'_>, most: u64) -> Bound {
        let goals = self.goals();
        space.search(most, &mut |world: &World<'_, '_>| {
            // Once each turn has its smallest position there is nothing left to find.
            let size = world.counters.len();
            let smallest = |turn: &Turn| self.turns.get(turn).and_then(Positions::smallest);
            if goals.iter().all(|turn| smallest(turn).is_some_and(|known| known.counters < size)) {
                return ControlFlow::Break(());
            }
            let (Some(before), Some(after)) = (world.position(0), world.position(1)) else {
                return ControlFlow::Continue(());
            };
            self.look(Twin { sides: [before, after] });
            ControlFlow::Continue(())
        })
    }

    /// The turns that are worth a whole search: those of lawfulness, where the clause knows any.
    fn goals(&self) -> BTreeSet<Turn> {
        let mut turns = self.beside.turns();
        if turns.len() > 1 {
            turns.remove(&Turn::Otherwise);
        }
        turns
    }

    fn look(&mut self, twin: Twin) {
        let (beside, judges) = (self.beside, self.judges);
        let Some(turn) = beside.turn(judges, twin.sides.each_ref()) else { return };
        let found = self.turns.entry(turn).or_default();
        let mut size = Size::of(&twin, beside.tables);
        let mut twin = twin;
        // A place in which nothing happens is there since it may matter.
        if size.places > 1
            && found.may_hold(Size { places: 1, ..size })
            && let Some(fewer) = twin.without_idle_places()
            && beside.turn(judges, fewer.sides.each_ref()) == Some(turn)
        {
            size = Size::of(&fewer, beside.tables);
            twin = fewer;
        }
        if !found.may_hold(size) || found.judged >= self.judged_at_most {
            return;
        }
        found.judged += 1;
        // Where the rest of the rules asks for more than this clause does, the position is told with more.
        if self.fills {
            let more = Twin { sides: [0, 1].map(|side| filled(beside.tables[side], &twin.sides[side])) };
            if beside.turn(judges, more.sides.each_ref()) == Some(turn) {
                (size, twin) = (Size::of(&more, beside.tables), more);
            }
        }
        // What is lawful can be told without a reason, and consequences cannot.
        let told = (turn == Turn::Otherwise).then(|| judges.whole(twin.sides.each_ref()));
        let hidden = match &told {
            Some(wholes) => beside.are_told_alike(wholes),
            None => beside.is_hidden(judges, turn, twin.sides.each_ref()),
        };
        let is_smaller = |known: &Option<(Size, Twin)>| known.as_ref().is_none_or(|(known, _)| size < *known);
        if hidden == Some(true) && !is_smaller(&found.hidden) {
            return;
        }
        let illegal = |verdict: &Verdict| verdict.kind == VerdictKind::Illegal;
        let shown = hidden != Some(true);
        let unlawful = shown && told.as_ref().is_some_and(|wholes| wholes.iter().flatten().any(illegal));
        if unlawful && !is_smaller(&found.unlawful) {
            return;
        }
        let wholes = told.unwrap_or_else(|| judges.whole(twin.sides.each_ref()));
        if !self.fills && wholes.contains(&None) {
            self.fills = true;
            self.look(twin);
        } else if wholes == [None, None] {
            self.unshown += 1;
        } else if hidden == Some(true) || unlawful {
            for (hiding, broken) in found.hiding.iter_mut().zip(judges.broken(&twin)) {
                hiding.extend(broken);
            }
            let aside = if unlawful { &mut found.unlawful } else { &mut found.hidden };
            *aside = Some((size, twin));
        } else {
            found.keep(size, twin);
        }
    }

    /// What the clause and the rules that hide a smaller position of it, or are broken beside it, lean on together; none where
    /// nothing does.
    fn hiding(&self) -> Option<Vec<(&'a Tables, Vec<ClauseId>)>> {
        let (tables, ids) = (self.beside.tables, self.beside.ids());
        let mut rulesets: [(&Tables, Vec<ClauseId>); 2] =
            [0, 1].map(|side| (tables[side], ids[side].into_iter().collect()));
        let mut any = false;
        for (turn, found) in &self.turns {
            // Of other consequences, any position in which nothing is broken is better than one in which something is.
            let wanted = match turn {
                Turn::Otherwise => found.unlawful.is_some() && found.shown.is_empty(),
                _ => found.hidden.as_ref().is_some_and(|(size, _)| found.smallest().is_none_or(|known| *size < known)),
            };
            if !wanted {
                continue;
            }
            for ((_, ids), hiding) in rulesets.iter_mut().zip(&found.hiding) {
                let more: Vec<ClauseId> = hiding.iter().copied().filter(|id| !ids.contains(id)).collect();
                any |= !more.is_empty();
                ids.extend(more);
            }
        }
        let few = rulesets.iter().all(|(_, ids)| ids.len() <= 1 + MOST_HIDING);
        (any && few).then(|| rulesets.into())
    }

    /// For each turn those that are equally small once everything is left out that can be, and differ in who is there; and how many
    /// could not be told.
    fn witnesses(&mut self) -> (Vec<Witness>, u32) {
        let (beside, judges) = (self.beside, self.judges);
        let wanted = if beside.clause.direct { MOST_WITNESSES } else { MOST_DERIVED };
        let side = usize::from(beside.clause.new.is_some());
        let (mut witnesses, mut untold) = (Vec::new(), 0);
        for (turn, found) in std::mem::take(&mut self.turns) {
            let shown = if found.shown.is_empty() { found.unlawful.into_iter().collect() } else { found.shown };
            let hidden = shown.is_empty();
            let all = if hidden { found.hidden.into_iter().collect() } else { shown };
            let mut all: Vec<(Size, Twin)> = all
                .into_iter()
                .map(|(_, twin)| beside.smallest(judges, twin, (turn, hidden)))
                .map(|twin| (Size::of(&twin, beside.tables), twin))
                .collect();
            all.sort_by_key(|(size, _)| *size);
            let mut told: Option<Size> = None;
            let mut shapes: BTreeSet<Vec<String>> = BTreeSet::new();
            for (size, twin) in all {
                let (position, _) = &twin.sides[side];
                if told.is_some_and(|smallest| smallest < size) || shapes.len() >= wanted {
                    break;
                }
                let shape = shape(beside.tables[side], position, &beside.classes);
                if shapes.contains(&shape) {
                    continue;
                }
                match beside.witness(judges, turn, &twin, Found::Growing) {
                    Some(witness) => {
                        told = Some(size);
                        shapes.insert(shape);
                        witnesses.push(witness);
                    }
                    None => untold += 1,
                }
            }
        }
        (witnesses, untold)
    }
}

/// The position with a plain number wherever a thing has none.
fn filled(tables: &Tables, (position, asked): &Judged) -> (Position, Asked) {
    let mut position = position.clone();
    let fill = |rows: &[AttributeRow], record: &mut Record| {
        for (row, value) in rows.iter().zip(record) {
            if *value == Value::Nothing && matches!(row.of_type, Type::Number { .. } | Type::Fraction) {
                *value = plain(tables, row.of_type);
            }
        }
    };
    fill(&tables.game, &mut position.game);
    position.places.iter_mut().for_each(|place| fill(&tables.places, &mut place.record));
    position.counters.iter_mut().for_each(|counter| fill(&tables.counters, &mut counter.record));
    (position, asked.clone())
}
