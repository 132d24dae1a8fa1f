//! What a change of rules changes: the smallest positions whose verdict is another one.
//!
//! For each clause that changed, or that leans on something that changed, the positions that matter to it are tried by
//! growing size under both rulesets, all other clauses left aside. Where that shows nothing, the cases of the rulesets are
//! made as small as they can be, and then small maps are searched. What is found is judged again by the whole of both,
//! written as a case, read back, and judged once more: only then is it told.

mod affected;
mod beside;
mod directed;
mod essence;
mod exclusive;
mod growing;
mod page;
mod shorter;
mod shrink;
mod size;
mod snapshot;
mod telling;
mod text;
mod turned;
mod unasked;
mod unhidden;
mod witness;

use std::collections::{BTreeMap, BTreeSet};

use reglement_cases::Case;
use reglement_compiler::listing::words;
use reglement_engine::table::{ClauseId, Tables};
use serde::Serialize;

use crate::search::{Bound, SmallMaps, Space, Twin, never_applies};
use crate::side_by_side::side_by_side;
pub use affected::Rewritten;
use affected::{Affected, Touched, bars_of, touched};
pub(crate) use beside::alone;
use beside::{Beside, Both, is_duty_if_possible};
pub(crate) use directed::{Seed, seeds};
use directed::{from_cases, on_small_maps};
pub(crate) use essence::{Essence, Sides, essence_of, told};

pub(crate) use size::Size;
pub use snapshot::snapshot;
pub(crate) use text::searched;
pub use text::{markdown, text};
pub use turned::TurnedCase;

/// How many positions are tried for all clauses together, unless another number is asked for.
pub const MOST_POSITIONS: u64 = 60_000;
/// Each clause has at least this part of them.
const SMALLEST_PART: u64 = 24;
/// A duty if possible is judged beside all other clauses, and has this part of what others have.
const PART_FOR_A_DUTY: u64 = 8;
/// And this part on small maps, since what bars its ways varies there, too.
const PART_OF_A_DUTY_ON_SMALL_MAPS: u64 = 4;
/// On small maps this part of a clause's positions is tried: each of them takes longer.
const PART_ON_SMALL_MAPS: u64 = 6;
/// And this one, where a position is known, and one that turns the other way is looked for.
const PART_FOR_ANOTHER_TURN: u64 = 20;

/// And this one, beginning with positions that show the change under other rules.
const PART_ON_KNOWN: u64 = 40;
/// No more of those are tried, the smallest first.
const MOST_KNOWN: usize = 8;

/// What a change of rules changes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Effects {
    pub clauses: Vec<ClauseEffect>,
    /// Definitions that come to the same as before: what rests on them alone stays as it is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rewritten: Vec<Rewritten>,
    /// What changed, and nothing that is judged leans on it.
    pub unused: Vec<String>,
    /// Attributes that are declared otherwise now. Positions are not searched for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<String>,
    /// The rulesets' own cases that are judged otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turned: Vec<TurnedCase>,
    /// Cases of the old ruleset that the new one cannot read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<Unreadable>,
}

/// A case that can no longer be read.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Unreadable {
    pub id: String,
    pub why: String,
}

/// What it changes for one clause.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ClauseEffect {
    pub rule: String,
    pub heading: String,
    pub clause: String,
    pub kind: &'static str,
    /// The parts that changed and that it rests on.
    pub because: Vec<String>,
    pub witnesses: Vec<Witness>,
    /// Positions that this clause judges otherwise, and of which the whole ruleset cannot say anything.
    #[serde(skip_serializing_if = "is_zero")]
    pub unshown: u32,
    pub bound: Bound,
    /// The rulings that keep the clause from ever applying, as they are read; then no position was looked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub settled_by: Vec<String>,
    /// How far small maps were searched, where that was needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small_maps: Option<SmallMaps>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A position that is judged otherwise now.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Witness {
    pub turn: Turn,
    /// The position in words.
    pub position: String,
    /// The verdicts in a line.
    pub old: String,
    pub new: String,
    /// The position as a case that the new rules pass.
    pub case: String,
    /// Other rules hide the change: the verdict as a whole stays unlawful, say.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    pub found: Found,
    #[serde(skip)]
    pub(crate) size: Size,
    #[serde(skip)]
    pub(crate) twin: Option<Twin>,
}

/// How a position was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// Among all positions by growing number of counters, so that there is no smaller one within the bound.
    Growing,
    /// In a case of this id, from which everything was left out that can be.
    Case(String),
    /// On a small map, from which everything was left out that can be.
    SmallMap,
}

/// Which way a verdict turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    NewlyUnlawful,
    NewlyLawful,
    Otherwise,
}

/// Searches for what the change from one ruleset to the other changes.
pub fn effects(old: &Tables, new: &Tables) -> Effects {
    effects_within(old, new, MOST_POSITIONS, [&[], &[]])
}

/// The same, with a number of positions to be tried for all clauses together, and with cases of the old ruleset and the
/// new one, which are looked at where a search shows nothing.
pub fn effects_within(old: &Tables, new: &Tables, most: u64, cases: [&[Case]; 2]) -> Effects {
    let Touched { clauses: affected, rewritten, unused, declared } = touched(old, new);
    let nothing = affected.is_empty() && declared.is_empty();
    let seeds = if nothing { Vec::new() } else { seeds([old, new], cases) };
    let both = Both::new([old, new]);
    let turned = if nothing { Vec::new() } else { turned::turned(&both, cases, &seeds) };
    Effects {
        clauses: clause_effects(&both, &affected, &seeds, most),
        rewritten,
        unused,
        declared,
        turned,
        unreadable: Vec::new(),
    }
}

/// What reading a ruling another way changes for the clauses that lean on it; `read` is `own` with that reading. The seeds
/// are positions of both.
pub(crate) fn effects_of_reading(own: &Tables, read: &Tables, seeds: &[Seed], most: u64) -> Vec<ClauseEffect> {
    clause_effects(&Both::new([own, read]), &touched(own, read).clauses, seeds, most)
}

fn clause_effects(both: &Both<'_>, affected: &[Affected], seeds: &[Seed], most: u64) -> Vec<ClauseEffect> {
    let direct = affected.iter().filter(|clause| clause.direct).count();
    let share = |number: usize| (most / 2 / number.max(1) as u64).max(most / SMALLEST_PART);
    let most = |clause: &Affected| {
        let all = share(if clause.direct { direct } else { affected.len() - direct });
        if is_duty_if_possible(both.tables, [clause.old, clause.new]) { all / PART_FOR_A_DUTY } else { all }
    };
    let each = |search: &(dyn Fn(&Affected, usize) -> Option<ClauseEffect> + Sync)| {
        side_by_side(affected.len(), |number| search(affected.get(number)?, number))
    };
    let first = each(&|clause, _| Some(clause_effect(both, clause, seeds, most(clause))));
    // What shows the change under one rule may show it under another.
    let shown = first.iter().flatten().flat_map(|effect| &effect.witnesses).filter(|witness| !witness.hidden);
    let mut known: Vec<(Size, &Twin)> =
        shown.filter_map(|witness| Some((witness.size, witness.twin.as_ref()?))).collect();
    known.sort_by_key(|(size, _)| *size);
    let known: Vec<Twin> = known.into_iter().take(MOST_KNOWN).map(|(_, twin)| twin.clone()).collect();
    let second = each(&|clause, number| {
        let mut effect = first.get(number)?.clone()?;
        if !known.is_empty() && effect.witnesses.is_empty() && !effect.is_surely_without_effect() {
            search_known(both, clause, &known, most(clause), &mut effect);
        }
        for (number, witness) in effect.witnesses.iter_mut().enumerate() {
            witness.number(number + 1);
        }
        Some(effect)
    });
    second.into_iter().flatten().collect()
}

/// Tries the positions that show the change under other rules.
fn search_known(both: &Both<'_>, clause: &Affected, known: &[Twin], most: u64, effect: &mut ClauseEffect) {
    let beside = Beside::new(both, clause);
    let space = space_of(both.tables, clause);
    let wanted = beside.turns().into_iter().map(|turn| (turn, None)).collect();
    let (witnesses, bound) = on_small_maps(&beside, &space, most / PART_ON_KNOWN, &wanted, Some(known));
    effect.take(witnesses);
    effect.small_maps = Some(effect.small_maps.take().unwrap_or_default().with(&bound));
}

/// What a clause depends on, and what else decides whether a duty can be met.
fn space_of<'t>(tables: [&'t Tables; 2], clause: &Affected) -> Space<'t> {
    let [old, new] = &clause.bars;
    let ids = [(clause.old, old), (clause.new, new)].map(|(id, bars)| {
        id.into_iter().chain(bars.iter().copied().filter(|bar| Some(*bar) != id)).collect::<Vec<_>>()
    });
    Space::new(&tables.into_iter().zip(ids).collect::<Vec<_>>())
}

fn clause_effect(both: &Both<'_>, clause: &Affected, seeds: &[Seed], most: u64) -> ClauseEffect {
    let tables = both.tables;
    let mut effect = ClauseEffect {
        rule: clause.rule.clone(),
        heading: clause.heading.clone(),
        clause: clause.name.clone(),
        kind: clause.kind,
        because: clause.because.clone(),
        witnesses: Vec::new(),
        unshown: 0,
        bound: Bound::default(),
        settled_by: settled_by(tables, clause),
        small_maps: None,
    };
    if !effect.settled_by.is_empty() {
        return effect;
    }
    let beside = Beside::new(both, clause);
    let space = space_of(tables, clause);
    if space.asks.is_empty() {
        let (witness, bound) = unasked::search(&beside, most);
        (effect.witnesses, effect.bound) = (witness.into_iter().collect(), bound);
        return effect;
    }
    let found = growing::search(&beside, &space, most);
    (effect.unshown, effect.bound) = (found.unshown, found.bound);
    effect.take(found.witnesses);
    // Of a clause that only asks about a changed one, one position is enough.
    let all = if clause.direct || !effect.is_turned() { beside.turns() } else { BTreeSet::new() };
    let open = effect.open(&all);
    effect.take(from_cases(&beside, seeds, &open));
    // What is told already may be shown by a smaller position, in which more than two places matter.
    let wanted: BTreeMap<Turn, Option<Size>> =
        effect.open(&all).into_iter().map(|turn| (turn, None)).chain(effect.told_by_several_things()).collect();
    let away = space.interest.map || space.interest.path;
    if !wanted.is_empty() && (away || !effect.is_shown() && !effect.bound.is_whole()) {
        // Where no other place matters, most of what there is was tried before.
        let fewer = effect.is_turned() || space.is_plain();
        let part = if fewer { PART_FOR_ANOTHER_TURN } else { PART_ON_SMALL_MAPS };
        let (most, wide) = match wide(tables, clause, &space) {
            Some(wide) => (most * PART_FOR_A_DUTY / PART_OF_A_DUTY_ON_SMALL_MAPS, Some(wide)),
            None => (most, None),
        };
        let (witnesses, bound) = on_small_maps(&beside, wide.as_ref().unwrap_or(&space), most / part, &wanted, None);
        effect.take(witnesses);
        effect.small_maps = Some(bound);
    }
    // Which acts lead to it is not searched: each position is asked about at the moment itself, or by one act. Neither is every
    // other way to meet a duty.
    effect.bound.beyond_every_bound &= !clause.by_acts && !is_duty_if_possible(tables, [clause.old, clause.new]);
    effect
}

/// For a duty if possible, everything that its other ways depend on as well; what is asked stays.
fn wide<'t>(tables: [&'t Tables; 2], clause: &Affected, space: &Space<'t>) -> Option<Space<'t>> {
    let ids = [clause.old, clause.new];
    if !is_duty_if_possible(tables, ids) {
        return None;
    }
    let with_bars = tables.into_iter().zip(ids).map(|(tables, id)| {
        let bars = id.map(|id| bars_of(tables, id)).unwrap_or_default();
        (tables, id.into_iter().chain(bars).collect())
    });
    let mut wide = Space::varying(&with_bars.collect::<Vec<_>>());
    wide.asks.retain(|ask| space.asks.iter().any(|own| (&own.name, own.is_act) == (&ask.name, ask.is_act)));
    Some(wide)
}

impl ClauseEffect {
    /// Whether there is a position in which no other rule hides the change.
    fn is_shown(&self) -> bool {
        self.witnesses.iter().any(|witness| !witness.hidden)
    }

    /// Whether there is one in which what is lawful turns.
    fn is_turned(&self) -> bool {
        self.witnesses.iter().any(|witness| !witness.hidden && witness.turn != Turn::Otherwise)
    }

    /// Whether every position that the rules can tell apart was tried, and none of them is judged otherwise.
    pub fn is_surely_without_effect(&self) -> bool {
        self.witnesses.is_empty() && (self.bound.is_whole() || !self.settled_by.is_empty())
    }

    /// The ways to turn for which there is no position yet. Other consequences are worth one where there is no other.
    fn open(&self, all: &BTreeSet<Turn>) -> BTreeSet<Turn> {
        let is_shown = |turn: &Turn| self.witnesses.iter().any(|known| known.turn == *turn && !known.hidden);
        let wanted = |turn: &&Turn| !is_shown(turn) && (**turn != Turn::Otherwise || !self.is_shown());
        all.iter().filter(wanted).copied().collect()
    }

    /// The turns that are shown by positions of more than one counter or step, with their sizes.
    fn told_by_several_things(&self) -> impl Iterator<Item = (Turn, Option<Size>)> + '_ {
        let shown = self.witnesses.iter().filter(|witness| !witness.hidden && witness.turn != Turn::Otherwise);
        let large = shown.filter(|witness| witness.size.idle || witness.size.counters + witness.size.steps > 2);
        large.map(|witness| (witness.turn, Some(witness.size)))
    }

    /// Takes further witnesses, where they show more than those that are known, or the same by less.
    fn take(&mut self, more: Vec<Witness>) {
        let best = |witnesses: &[Witness], turn: Turn| {
            let own = witnesses.iter().filter(|witness| witness.turn == turn);
            own.map(|witness| (witness.hidden, witness.size)).min()
        };
        for turn in [Turn::NewlyUnlawful, Turn::NewlyLawful, Turn::Otherwise] {
            let Some(new) = best(&more, turn) else { continue };
            if best(&self.witnesses, turn).is_none_or(|known| new < known) {
                self.witnesses.retain(|known| known.turn != turn);
                let own = more.iter().filter(|own| own.turn == turn && (own.hidden, own.size) == new);
                self.witnesses.extend(own.cloned());
            }
        }
        // Other consequences are worth telling where nothing turns lawful or unlawful, and what other rules hide where
        // nothing else is known.
        let (is_turned, is_shown) = (self.is_turned(), self.is_shown());
        self.witnesses.retain(|witness| !is_turned || witness.turn != Turn::Otherwise);
        self.witnesses.retain(|witness| !is_shown || !witness.hidden);
        self.witnesses.sort_by_key(|witness| witness.turn);
    }
}

impl Witness {
    /// Tells its case apart from others of the same clause.
    fn number(&mut self, number: usize) {
        if let Some((id, rest)) = self.case.split_once('\n') {
            self.case = format!("{id}-{number}\n{rest}");
        }
    }
}

/// The rulings, each with its reading, that keep a clause from applying in either ruleset.
fn settled_by(tables: [&Tables; 2], clause: &Affected) -> Vec<String> {
    let mut told = Vec::new();
    for (tables, id) in tables.into_iter().zip([clause.old, clause.new]) {
        let Some(id) = id else { continue };
        let rulings = rulings_against(tables, id);
        if rulings.is_empty() {
            return Vec::new();
        }
        told.extend(rulings.into_iter().filter(|ruling| !told.contains(ruling)).collect::<Vec<_>>());
    }
    told
}

/// `R12 is read as end-against-start`
fn rulings_against(tables: &Tables, clause: ClauseId) -> Vec<String> {
    let rows = never_applies(tables, clause).into_iter().filter_map(|id| tables.rulings.get(id.index()));
    rows.map(|row| format!("{} is read as {}", row.name, words::symbol(tables, row.used))).collect()
}
