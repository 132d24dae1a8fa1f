//! What cannot be told of another act: it rests on something hidden, or on something that cannot be judged.

use alloc::vec::Vec;

use crate::judge::fog::open::{Footing, is_of_hidden, needs_of};
use crate::judge::paths::possible::{Alternative, binds_alternatives, too_long};
use crate::judge::sitting::{Fault, Sitting};
use crate::judge::verdict::binds;
use crate::judge::walk::Places;
use crate::position::Unknown;
use crate::table::{ClauseId, Moments};
use crate::verdict::Outcome;

/// Why it cannot be told whether another act is lawful, or meets a duty.
#[derive(Clone, Debug)]
pub(in crate::judge) enum Doubt {
    /// It rests on these hidden things.
    Open(Vec<Unknown>),
    Unjudged(Fault),
}

/// Whether another act is lawful, the duties left to themselves.
#[derive(Clone, Debug)]
pub(in crate::judge) enum Standing {
    Lawful,
    Barred(ClauseId),
    Doubtful(Doubt),
}

/// What a judgement has gone past without being able to tell.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Doubts {
    needs: Vec<Unknown>,
    /// The first thing that cannot be judged.
    pub(in crate::judge) unjudged: Option<Fault>,
}

impl Doubts {
    pub(in crate::judge) fn are_none(&self) -> bool {
        self.needs.is_empty() && self.unjudged.is_none()
    }

    pub(in crate::judge) fn add(&mut self, doubt: Doubt) {
        match doubt {
            Doubt::Open(needs) => self.needs.extend(needs),
            // What rests on hidden things can be judged by whoever knows them.
            Doubt::Unjudged(fault) if is_of_hidden(&fault) => self.needs.extend(needs_of(&fault)),
            Doubt::Unjudged(fault) => {
                self.unjudged.get_or_insert(fault);
            }
        }
    }

    /// What all comes to where it has to be told of one act: what cannot be judged leaves nothing to be known.
    pub(in crate::judge) fn of_an_act(self) -> Option<Doubt> {
        match self.unjudged {
            Some(fault) => Some(Doubt::Unjudged(fault)),
            None => self.open(),
        }
    }

    /// What all comes to where one act among others would be enough: knowing more might show one.
    pub(in crate::judge) fn of_several(self) -> Option<Doubt> {
        match self.needs.is_empty() {
            true => self.unjudged.map(Doubt::Unjudged),
            false => self.open(),
        }
    }

    fn open(mut self) -> Option<Doubt> {
        self.needs.sort();
        self.needs.dedup();
        if self.needs.is_empty() { None } else { Some(Doubt::Open(self.needs)) }
    }
}

impl<'a> Sitting<'a> {
    /// Whether another act is lawful, as far as that can be told.
    pub(in crate::judge) fn standing_of_other(&mut self, other: Alternative<'_, 'a>) -> Result<Standing, Fault> {
        let fault = match self.breach_of_other(other) {
            Ok(None) => return Ok(Standing::Lawful),
            Ok(Some(breach)) => return Ok(Standing::Barred(breach)),
            Err(fault) => fault,
        };
        too_long(fault.clone())?;
        let mut doubts = Doubts::default();
        let walked = self.aside(|sitting| {
            let mut breach = None;
            sitting.walk(other.asked, false, &mut |sitting, moments, places| {
                breach = sitting.breach_beyond_doubt(moments, &places, &|_| true, &mut doubts)?;
                Ok(breach.is_none())
            })?;
            Ok(breach)
        });
        match walked {
            Ok(Some(breach)) => return Ok(Standing::Barred(breach)),
            Ok(None) => {}
            Err(fault) => {
                too_long(fault.clone())?;
                doubts.add(Doubt::Unjudged(fault));
            }
        }
        Ok(Standing::Doubtful(doubts.of_an_act().unwrap_or(Doubt::Unjudged(fault))))
    }

    /// Like [`Sitting::first_breach_of`], going on past clauses of which it cannot be told whether they are kept.
    pub(in crate::judge) fn breach_beyond_doubt(
        &mut self,
        moments: Moments,
        places: &Places,
        wanted: &dyn Fn(ClauseId) -> bool,
        doubts: &mut Doubts,
    ) -> Result<Option<ClauseId>, Fault> {
        let mut breach = None;
        let leaves_open = self.leaves_open;
        self.leaves_open = !self.position().hidden.is_empty();
        self.each_judgement(moments, places, &mut |sitting, moment, id| {
            let Some(row) = sitting.tables().clauses.get(id.index()) else { return Ok(true) };
            if !(binds(row.kind, &row.body) && binds_alternatives(&row.body) && wanted(id)) {
                return Ok(true);
            }
            let footing: Footing<'a> = sitting.footing();
            sitting.moment = Some(moment);
            let mut found = Vec::new();
            match sitting.clause_or_open(id, &mut found) {
                Ok(()) => {
                    if found.iter().any(|finding| finding.outcome == Outcome::Broken) {
                        breach = Some(id);
                    }
                    found.into_iter().for_each(|finding| doubts.add(Doubt::Open(finding.needs)));
                }
                Err(fault) => {
                    too_long(fault.clone())?;
                    let effort = sitting.effort;
                    sitting.step_back(&footing);
                    sitting.effort = effort;
                    doubts.add(Doubt::Unjudged(fault));
                }
            }
            Ok(breach.is_none())
        })?;
        self.leaves_open = leaves_open;
        Ok(breach)
    }
}
