//! One clause beside itself: what either ruleset says by it alone, and what the whole of them makes of that.

use std::collections::BTreeSet;

use reglement_engine::judge::{Board, Judge};
use reglement_engine::table::{Body, ClauseId, ClauseKind, DefinitionId, Moments, Tables};
use reglement_engine::verdict::Verdict;

use super::affected::Affected;
use super::essence::{Essence, Sides, essence_of_clause, told_by_clause};
use super::shorter::{Names, shorter};
use super::shrink::smallest;
use super::size::Size;
use super::witness::witness;
use super::{Found, Turn, Witness};
use crate::search::{AROUND, Interest, Judged, Leaning, Twin};

/// Both rulesets as a whole, for all clauses.
#[derive(Debug)]
pub struct Both<'t> {
    pub tables: [&'t Tables; 2],
    pub sides: Sides,
    pub judges: [Judge<'t>; 2],
}

impl<'t> Both<'t> {
    pub fn new(tables: [&'t Tables; 2]) -> Both<'t> {
        Both { tables, sides: Sides::new(tables[0], tables[1]), judges: tables.map(Judge::new) }
    }
}

/// A clause that a change touches, in both rulesets.
#[derive(Debug)]
pub struct Beside<'a> {
    pub both: &'a Both<'a>,
    pub tables: [&'a Tables; 2],
    pub clause: &'a Affected,
    /// The classes by which its counters are named.
    pub classes: Vec<DefinitionId>,
    pub sides: &'a Sides,
    /// The attributes with whose numbers it reckons.
    reckoned: Names,
    alone: [Tables; 2],
}

/// The two rulesets with one clause judged alone, and as a whole.
#[derive(Debug)]
pub struct Judges<'b> {
    alone: [Judge<'b>; 2],
    whole: &'b [Judge<'b>; 2],
}

impl Judges<'_> {
    /// The verdicts of the whole rulesets; none where a position cannot be judged.
    pub fn whole(&self, [before, after]: [&Judged; 2]) -> [Option<Verdict>; 2] {
        [(&self.whole[0], before), (&self.whole[1], after)]
            .map(|(judge, (position, asked))| judge.judge(position, asked).ok())
    }

    /// Whether both rulesets find nothing broken.
    pub fn are_lawful(&self, twin: &Twin) -> bool {
        let sides = self.whole.iter().zip(&twin.sides);
        sides.into_iter().all(|(judge, (position, asked))| judge.is_lawful(position, asked) == Ok(true))
    }

    /// The clauses that either ruleset finds broken.
    pub fn broken(&self, twin: &Twin) -> [BTreeSet<ClauseId>; 2] {
        [0, 1].map(|side| {
            let (position, asked) = &twin.sides[side];
            let broken = self.whole[side].breaches_on(&Board::new(position), asked).unwrap_or_default();
            broken.into_iter().map(|(clause, _)| clause).collect()
        })
    }
}

impl<'a> Beside<'a> {
    pub fn new(both: &'a Both<'a>, clause: &'a Affected) -> Beside<'a> {
        let [old, new] = both.tables;
        let classes = match (clause.new, clause.old) {
            (Some(id), _) => Leaning::of_clause(new, id).definitions.into_iter().collect(),
            (None, Some(id)) => Leaning::of_clause(old, id).definitions.into_iter().collect(),
            (None, None) => Vec::new(),
        };
        let mut interest = Interest::default();
        for (tables, id) in both.tables.into_iter().zip([clause.old, clause.new]) {
            id.into_iter().for_each(|id| interest.add(tables, &Leaning::of_clause(tables, id)));
        }
        let reckoned = interest.attributes.into_iter().filter(|(_, values)| values.reckoned);
        Beside {
            both,
            reckoned: reckoned.map(|(name, _)| name).collect(),
            tables: both.tables,
            clause,
            classes,
            sides: &both.sides,
            alone: [alone_or_among_bans(old, clause.old), alone_or_among_bans(new, clause.new)],
        }
    }

    /// The clause's number in each ruleset.
    pub fn ids(&self) -> [Option<ClauseId>; 2] {
        [self.clause.old, self.clause.new]
    }

    /// The ways in which its verdict can turn: where one ruleset has no such clause, only one way.
    pub fn turns(&self) -> BTreeSet<Turn> {
        let binds = |tables: &Tables, id: Option<ClauseId>| {
            let row = id.and_then(|id| tables.clauses.get(id.index()));
            row.is_some_and(|row| {
                let bodies = !matches!(row.body, Body::Effect { .. } | Body::Permits | Body::By(_) | Body::Hides(_));
                bodies && row.kind != ClauseKind::Permission
            })
        };
        let [old, new] = self.tables;
        let unlawful = binds(new, self.clause.new).then_some(Turn::NewlyUnlawful);
        let lawful = binds(old, self.clause.old).then_some(Turn::NewlyLawful);
        unlawful.into_iter().chain(lawful).chain([Turn::Otherwise]).collect()
    }

    /// The rulesets in which it is judged alone.
    pub fn alone(&self) -> &[Tables; 2] {
        &self.alone
    }

    pub fn judges(&self) -> Judges<'_> {
        let [old, new] = &self.alone;
        Judges { alone: [Judge::new(old), Judge::new(new)], whole: &self.both.judges }
    }

    /// Which way its verdict turns; none if it stays as it is, or there is none.
    pub fn turn(&self, judges: &Judges<'_>, [before, after]: [&Judged; 2]) -> Option<Turn> {
        let was = essence_of_clause(&judges.alone[0], before, self.clause.old, self.sides, true)?;
        let is = essence_of_clause(&judges.alone[1], after, self.clause.new, self.sides, false)?;
        (was != is).then(|| turned(&was, &is))
    }

    /// Whether the whole rulesets decide alike, so that other rules hide the difference; where it is one of consequences,
    /// whether these are alike. None where that cannot be judged.
    pub fn is_hidden(&self, judges: &Judges<'_>, turn: Turn, judged: [&Judged; 2]) -> Option<bool> {
        let lawful = |side: usize| {
            let (position, asked) = judged[side];
            judges.whole[side].is_lawful(position, asked).ok()
        };
        match turn {
            // Where the clause is broken, the verdict is known.
            Turn::NewlyUnlawful => lawful(0).map(|lawful| !lawful),
            Turn::NewlyLawful => lawful(1).map(|lawful| !lawful),
            Turn::Otherwise => self.are_told_alike(&judges.whole(judged)),
        }
    }

    /// The same, where it is known what either ruleset finds broken.
    pub fn is_hidden_by(
        &self,
        broken: &[BTreeSet<ClauseId>; 2],
        judges: &Judges<'_>,
        turn: Turn,
        judged: [&Judged; 2],
    ) -> Option<bool> {
        match turn {
            Turn::NewlyUnlawful => Some(!broken[0].is_empty()),
            Turn::NewlyLawful => Some(!broken[1].is_empty()),
            Turn::Otherwise => self.is_hidden(judges, turn, judged),
        }
    }

    /// Whether the clause says the same in the verdicts of the whole rulesets; none where there is none of either.
    pub fn are_told_alike(&self, wholes: &[Option<Verdict>; 2]) -> Option<bool> {
        match wholes {
            [Some(was), Some(is)] => Some(
                told_by_clause(was, self.clause.old, self.sides, true)
                    == told_by_clause(is, self.clause.new, self.sides, false),
            ),
            [None, None] => None,
            _ => Some(false),
        }
    }

    /// The position as a witness; none where the case that is made of it does not bear it out.
    pub fn witness(&self, judges: &Judges<'_>, turn: Turn, twin: &Twin, found: Found) -> Option<Witness> {
        let judged = twin.sides.each_ref();
        let hidden = self.is_hidden(judges, turn, judged).unwrap_or(false);
        let shown = witness(self, (turn, hidden), judged.map(Some))?;
        Some(Witness { found, size: Size::of(twin, self.tables), twin: Some(twin.clone()), ..shown })
    }

    /// How a position turns, and whether other rules hide that.
    pub fn parts(&self, judges: &Judges<'_>, twin: &Twin) -> Option<(Turn, bool)> {
        let judged = twin.sides.each_ref();
        let turn = self.turn(judges, judged)?;
        Some((turn, self.is_hidden(judges, turn, judged).unwrap_or(false)))
    }

    /// The position with everything left out that it does not need to turn the same way, and to be judged by all rules; where
    /// only consequences differ, a lawful one stays so.
    pub fn smallest(&self, judges: &Judges<'_>, twin: Twin, (turn, hidden): (Turn, bool)) -> Twin {
        let is_judged = |twin: &Twin| !judges.whole(twin.sides.each_ref()).contains(&None);
        let has_to_be = is_judged(&twin);
        let lawful = turn == Turn::Otherwise && judges.are_lawful(&twin);
        let mut shows = |smaller: &Twin| {
            let parts = self.parts(judges, smaller);
            let turns = parts.is_some_and(|(own, is_hidden)| own == turn && (hidden || !is_hidden));
            turns && (!lawful || judges.are_lawful(smaller)) && (!has_to_be || is_judged(smaller))
        };
        let mut smaller = smallest(twin, self.tables, &mut shows);
        // Whoever moves goes somewhere.
        if smaller.way().len() == 1 {
            let stepping = AROUND.into_iter().filter_map(|axial| smaller.with_first_step(axial, self.tables));
            if let Some(stepping) = stepping.into_iter().find(|twin| shows(twin)) {
                smaller = smallest(stepping, self.tables, &mut shows);
            }
        }
        match shorter(&smaller, self.tables, &self.reckoned, &mut shows) {
            Some(shorter) => smallest(shorter, self.tables, &mut shows),
            None => smaller,
        }
    }
}

pub fn turned(was: &Essence, is: &Essence) -> Turn {
    match (was.broken(), is.broken()) {
        (false, true) => Turn::NewlyUnlawful,
        (true, false) => Turn::NewlyLawful,
        _ => Turn::Otherwise,
    }
}

/// A ruleset in which one clause alone is judged; the others may still be asked whether they are broken.
pub fn alone(tables: &Tables, clause: Option<ClauseId>) -> Tables {
    let mut own = tables.clone();
    for (number, row) in own.clauses.to_mut().iter_mut().enumerate() {
        if clause != Some(ClauseId(number as u16)) {
            row.moments = Moments::NONE;
        }
    }
    own
}

/// A ruleset in which nothing is judged but one clause, and what decides whether it can be kept: a duty if possible asks
/// what is lawful otherwise.
fn alone_or_among_bans(tables: &Tables, clause: Option<ClauseId>) -> Tables {
    if is_duty_if_possible([tables], [clause]) { tables.clone() } else { alone(tables, clause) }
}

/// Whether a clause is such a duty in any of the rulesets.
pub fn is_duty_if_possible<const N: usize>(tables: [&Tables; N], clause: [Option<ClauseId>; N]) -> bool {
    tables.into_iter().zip(clause).any(|(tables, id)| {
        let row = id.and_then(|id| tables.clauses.get(id.index()));
        row.is_some_and(|row| matches!(row.body, Body::IfPossible(_)))
    })
}
