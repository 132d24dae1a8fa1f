//! A clause judged in one place at one moment: for each share, and for each that it is about.

use std::rc::Rc;

use reglement_compiler::rules::ClauseEntry;
use reglement_compiler::syntax::tree::{ClauseBody, ClauseKeyword, ClauseReference, ExceptBody, Operator, Scope};

use super::fault::{Fault, Told, if_known};
use super::game::{Excepting, Target};
use super::scene::Scene;
use super::sets::Seen;
use super::value::Value;
use super::verdict::{Finding, Outcome};

/// Whether what is judged stands by itself, or is one of the other acts that might have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duties {
    Judged,
    LeftOut,
}

impl<'a> Scene<'a> {
    /// The clause in this place, at this moment.
    pub fn clause(&self, number: usize, duties: Duties) -> Told<Vec<Finding>> {
        let Some(entry) = self.game.clause(number) else { return Err(Fault::confused("no such clause")) };
        let mut scene = self.deeper()?;
        scene.frames.clear();
        scene.share.clear();
        scene.onlooker = None;
        if entry.clause.scope == Some(Scope::Play) {
            scene.here = None;
            scene.in_play = true;
        }
        let asked_before = self.noted.needs.borrow().len();
        match scene.clause_in_each_share(number, entry, duties) {
            // It cannot even be told for whom it is judged.
            Err(fault) => match self.unknown_behind(&fault, entry, asked_before) {
                Some(needs) => Ok(vec![scene.finding(number, None, Outcome::Open(needs))]),
                None => Err(fault),
            },
            findings => findings,
        }
    }

    fn clause_in_each_share(&self, number: usize, entry: &ClauseEntry<'a>, duties: Duties) -> Told<Vec<Finding>> {
        let mut findings = Vec::new();
        for share in self.shares(entry)? {
            let mut scene = self.clone();
            scene.share = share;
            findings.extend(scene.clause_in_a_share(number, entry, duties)?);
        }
        Ok(findings)
    }

    /// The hidden attributes that have been asked for since then, where a clause may be open that failed for want of a
    /// number. A price may not: what is paid later would rest on it.
    fn unknown_behind(
        &self,
        fault: &Fault,
        entry: &ClauseEntry<'a>,
        asked_before: usize,
    ) -> Option<Vec<(Value, Rc<str>)>> {
        let needs = self.noted.needs.borrow().get(asked_before..)?.to_vec();
        let may_be_open = self.leaves_open && entry.clause.keyword != ClauseKeyword::Price;
        (may_be_open && matches!(fault, Fault::Hidden) && !needs.is_empty()).then_some(needs)
    }

    /// The values that set shares apart among the counters here.
    fn shares(&self, entry: &ClauseEntry<'a>) -> Told<Vec<Vec<(&'a str, Value)>>> {
        if entry.clause.per.is_empty() {
            return Ok(vec![Vec::new()]);
        }
        let mut shares: Vec<Vec<(&'a str, Value)>> = Vec::new();
        for counter in 0..self.world.counters.len() {
            let is_here = match self.here {
                Some(here) => self.world.lies_in(counter, here),
                None => self.in_play && !self.world.counters[counter].at.is_empty(),
            };
            if !is_here || !self.is_present(&Value::Counter(counter)) {
                continue;
            }
            let mut share = Vec::new();
            for name in &entry.clause.per {
                share.push((name.text.as_str(), self.property_spelled(&Value::Counter(counter), &name.text)?));
            }
            let belongs = share.iter().all(|(_, value)| *value != Value::Absent);
            if belongs && !shares.iter().any(|known| same_share(known, &share)) {
                shares.push(share);
            }
        }
        Ok(shares)
    }

    fn clause_in_a_share(&self, number: usize, entry: &ClauseEntry<'a>, duties: Duties) -> Told<Vec<Finding>> {
        let Some(set) = &entry.clause.for_each else {
            return Ok(vec![self.for_one(number, entry, None, duties)?]);
        };
        let mut findings = Vec::new();
        let mut exempted = 0;
        let mut known = true;
        let (sure, doubtful) = self.sure_and_doubtful(set, Seen::Own)?;
        for thing in sure.iter().chain(&doubtful) {
            let scene = self.speaking_of(thing.clone(), super::expression::called(set));
            let finding = match scene.for_one(number, entry, Some(thing), duties) {
                // One that breaks the rule breaks it, whatever is hidden of the others.
                Err(Fault::Hidden) => {
                    known = false;
                    continue;
                }
                finding => finding?,
            };
            let mut finding = finding;
            if doubtful.contains(thing) && !is_kept(entry, &finding.outcome) {
                let hidden = self.world.hidden.iter().filter(|(of, _)| of == thing).cloned().collect();
                known = false;
                finding.outcome = Outcome::Open(hidden);
                finding.effect = None;
            }
            if finding.outcome == Outcome::Broken && finding.may_be_exempt.is_some_and(|most| most > exempted) {
                exempted += 1;
                finding.outcome = Outcome::Lifted;
            }
            findings.push(finding);
        }
        let broken = findings.iter().any(|finding| matches!(finding.outcome, Outcome::Broken | Outcome::Deferred(_)));
        if known || broken || self.leaves_open { Ok(findings) } else { Err(Fault::Hidden) }
    }

    fn finding(&self, clause: usize, subject: Option<&Value>, outcome: Outcome) -> Finding {
        Finding {
            clause,
            moment: self.moment.map(str::to_owned),
            place: self.here,
            subject: subject.cloned(),
            per: self.share.iter().map(|(_, value)| value.clone()).collect(),
            outcome,
            measures: Vec::new(),
            pairs: Vec::new(),
            applied: Vec::new(),
            effect: None,
            open_choice: false,
            undecided: false,
            may_be_exempt: None,
        }
    }

    fn for_one(
        &self,
        number: usize,
        entry: &ClauseEntry<'a>,
        subject: Option<&Value>,
        duties: Duties,
    ) -> Told<Finding> {
        let asked_for_act = self.noted.asked_for_act.replace(false);
        let asked_before = self.noted.needs.borrow().len();
        let scene = Scene { leaves_open: false, ..self.clone() };
        let mut finding = scene.for_one_with_an_act(number, entry, subject, duties);
        if let Err(fault) = &finding
            && let Some(needs) = self.unknown_behind(fault, entry, asked_before)
        {
            finding = Ok(self.finding(number, subject, Outcome::Open(needs)));
        }
        // A clause that reckons with what an act says has nothing to say where there is none.
        let finding = match finding {
            Err(Fault::Missing(_)) if self.noted.asked_for_act.get() => {
                Ok(self.finding(number, subject, Outcome::Idle))
            }
            finding => finding,
        };
        self.noted.asked_for_act.set(asked_for_act);
        finding
    }

    fn for_one_with_an_act(
        &self,
        number: usize,
        entry: &ClauseEntry<'a>,
        subject: Option<&Value>,
        duties: Duties,
    ) -> Told<Finding> {
        match if_known(self.holds_if_any(entry.clause.condition.as_ref()))? {
            Some(true) => self.for_one_in_force(number, entry, subject, duties),
            Some(false) => Ok(self.finding(number, None, Outcome::Idle)),
            // A rule that is kept in any case is kept, whether it is in force or not.
            None => {
                let finding = self.for_one_in_force(number, entry, subject, duties)?;
                if is_kept(entry, &finding.outcome) { Ok(finding) } else { Err(Fault::Hidden) }
            }
        }
    }

    fn for_one_in_force(
        &self,
        number: usize,
        entry: &ClauseEntry<'a>,
        subject: Option<&Value>,
        duties: Duties,
    ) -> Told<Finding> {
        let (applying, all) = self.surely_applying(Target::Clause(number))?;
        let exempt = self.exempt(&applying)?;
        let lifting = |one: &&Excepting| matches!(self.body_of(**one), ExceptBody::Lifted);
        let lifts: Vec<Excepting> = applying.iter().filter(lifting).copied().collect();
        if !lifts.is_empty() {
            for one in &lifts {
                self.note_fired(*one);
            }
            let applied = applying.into_iter().filter(|one| !exempt.nobody.contains(one)).collect();
            return Ok(Finding { applied, ..self.finding(number, subject, Outcome::Lifted) });
        }
        let mut best: Option<Finding> = None;
        let ways = exempt.ways();
        let open_choice = ways.len() > 1;
        if subject.is_some_and(|subject| exempt.all.contains(subject)) {
            let applied = applying.into_iter().filter(|one| !exempt.nobody.contains(one)).collect();
            return Ok(Finding { applied, ..self.finding(number, subject, Outcome::Lifted) });
        }
        for out in ways {
            let finding = self.judged(number, entry, subject, &applying, &out, duties)?;
            let broken = finding.outcome == Outcome::Broken;
            if best.is_none() || !broken {
                best = Some(finding);
            }
            if !broken {
                break;
            }
        }
        let Some(mut finding) = best else { return Err(Fault::confused("no way of exempting")) };
        if finding.outcome == Outcome::Broken && !all {
            return Err(Fault::Hidden);
        }
        if finding.outcome == Outcome::Broken {
            let until = applying.iter().find_map(|one| match self.body_of(*one) {
                ExceptBody::Deferred { until } => Some((*one, until.text.clone())),
                _ => None,
            });
            if let Some((one, until)) = until {
                self.note_fired(one);
                finding.outcome = Outcome::Deferred(until);
            }
        }
        finding.applied = applying.into_iter().filter(|one| !exempt.nobody.contains(one)).collect();
        finding.open_choice = open_choice;
        let counts = matches!(
            entry.clause.body,
            ClauseBody::Lines(_) | ClauseBody::Alternatives(_) | ClauseBody::MayNotShare { .. }
        );
        if let (Some(subject), false) = (subject, counts) {
            finding.may_be_exempt =
                exempt.some.iter().filter(|(_, of)| of.contains(subject)).map(|(first, _)| *first).max();
        }
        Ok(finding)
    }

    /// The clause with these counters left out.
    fn judged(
        &self,
        number: usize,
        entry: &ClauseEntry<'a>,
        subject: Option<&Value>,
        applying: &[Excepting],
        out: &[Value],
        duties: Duties,
    ) -> Told<Finding> {
        let broken_if = |broken: bool| if broken { Outcome::Broken } else { Outcome::Holds };
        let mut finding = self.finding(number, subject, Outcome::Holds);
        match &entry.clause.body {
            ClauseBody::Lines(lines) => {
                let (holds, measures) = self.lines(lines, applying, out)?;
                finding.outcome = broken_if(!holds);
                finding.measures = measures;
            }
            ClauseBody::Alternatives(alternatives) => {
                let (mut fits, mut known) = (false, true);
                for alternative in alternatives {
                    match if_known(self.lines(&alternative.lines, applying, out))? {
                        Some((holds, measures)) => {
                            fits = fits || holds;
                            finding.measures.extend(measures);
                        }
                        None => known = false,
                    }
                }
                if !fits && !known {
                    return Err(Fault::Hidden);
                }
                finding.outcome = broken_if(!fits);
            }
            ClauseBody::MayNotShare { subject, with } => {
                finding.pairs = self.pairs(subject, with, out)?;
                finding.outcome = broken_if(!finding.pairs.is_empty());
            }
            ClauseBody::Condition(condition) => {
                let holds = self.holds(condition)?;
                finding.outcome = broken_if(holds == (entry.clause.keyword == ClauseKeyword::Ban));
            }
            // What a side may not see is no matter of what is lawful.
            ClauseBody::Lifts(_) | ClauseBody::Hides(_) => {}
            ClauseBody::By(moment) => {
                finding.outcome = Outcome::Effect;
                finding.effect = Some(super::effect::duty(Some(&moment.text)));
            }
            ClauseBody::IfPossible(condition) => {
                let met = self.holds(condition)?;
                // Where no act is judged, nothing else could be done.
                if !met && !self.standing {
                    let (broken, undecided) = match duties {
                        Duties::Judged => self.was_possible(number)?,
                        Duties::LeftOut => (true, false),
                    };
                    finding.outcome = broken_if(broken);
                    finding.undecided = undecided;
                }
            }
            ClauseBody::Effect { value, tags, from } => {
                finding.effect = self.effect(entry, value, tags, from.as_ref(), applying)?;
                finding.outcome = if finding.effect.is_some() { Outcome::Effect } else { Outcome::Holds };
            }
            ClauseBody::Choice { parameter, from, within, at_most, or_none } => {
                let lawful = self.choice(parameter, from, within, at_most.as_ref(), or_none.as_ref())?;
                finding.outcome = broken_if(!lawful);
            }
        }
        Ok(finding)
    }

    /// Whether a rule is broken as a fact: without the act, whatever the moment. With `among`, as if those alone were
    /// there. Within a share, it is asked for that share.
    pub fn stands_broken(&self, clause: usize, among: Option<&Value>) -> Told<bool> {
        let findings = self.as_a_fact(clause, among)?;
        Ok(findings.iter().any(|finding| matches!(finding.outcome, Outcome::Broken | Outcome::Deferred(_))))
    }

    /// What a clause says as things stand.
    fn as_a_fact(&self, clause: usize, among: Option<&Value>) -> Told<Vec<Finding>> {
        let mut scene = self.deeper()?;
        scene.act = None;
        scene.step = None;
        scene.moment = None;
        scene.standing = true;
        if let Some(among) = among {
            scene.present = Some(listed(among));
        }
        let entry = self.game.clause(clause).ok_or_else(|| Fault::confused("no such clause"))?;
        let same_shares =
            self.share.iter().map(|(name, _)| *name).eq(entry.clause.per.iter().map(|name| name.text.as_str()));
        if !self.share.is_empty() && entry.clause.per.is_empty() {
            let mut own = Vec::new();
            for counter in (0..self.world.counters.len()).map(Value::Counter) {
                if scene.is_present(&counter) && self.is_of_the_share(&counter, Seen::Own)? {
                    own.push(counter);
                }
            }
            scene.present = Some(own);
        }
        let mut findings = scene.clause(clause, Duties::Judged)?;
        findings.retain(|finding| {
            !same_shares || finding.per.iter().zip(&self.share).all(|(value, (_, own))| value.same(own))
        });
        Ok(findings)
    }

    /// By how much a line of a limit is exceeded, or not reached, as things stand; added up over all for whom it is
    /// judged.
    pub fn excess(&self, clause: &ClauseReference, label: Option<&str>, among: Option<&Value>) -> Told<Value> {
        let limits = self.game.clauses_named(clause).into_iter().filter_map(|number| {
            match &self.game.clause(number)?.clause.body {
                ClauseBody::Lines(lines) => Some((number, lines)),
                _ => None,
            }
        });
        let mut excess = Value::whole(0);
        for (number, lines) in limits {
            let wanted = lines.iter().position(|line| match label {
                Some(label) => line.label.as_ref().is_some_and(|text| text.text == label),
                None => true,
            });
            let Some(wanted) = wanted else { continue };
            for finding in self.as_a_fact(number, among)? {
                let Some(measure) = finding.measures.get(wanted).filter(|measure| !measure.holds) else { continue };
                if measure.at_least {
                    return Err(Fault::missing("it is not known by how much a limit is exceeded"));
                }
                let (have, bound) = (&measure.have, &measure.bound);
                let bound = if *bound == Value::Prohibited { &Value::whole(0) } else { bound };
                let more = have.compared(bound)?.is_some_and(|order| order.is_gt());
                let (above, below) = if more { (have, bound) } else { (bound, have) };
                let by = super::expression::reckoned(above, Operator::Minus, below)?;
                excess = super::expression::reckoned(&excess, Operator::Plus, &by)?;
            }
        }
        Ok(excess)
    }

    /// Whether a rule is broken now by these, if they alone are there.
    pub fn broken_by(&self, clause: usize, among: &Value) -> Told<bool> {
        let scene = Scene { present: Some(listed(among)), ..self.deeper()? };
        Ok(scene.clause(clause, Duties::Judged)?.iter().any(|finding| finding.outcome == Outcome::Broken))
    }
}

fn listed(things: &Value) -> Vec<Value> {
    match things {
        Value::List(things) => things.clone(),
        thing => vec![thing.clone()],
    }
}

fn same_share(one: &[(&str, Value)], other: &[(&str, Value)]) -> bool {
    one.iter().zip(other).all(|((_, one), (_, other))| one.same(other) || one == other)
}

/// Whether an outcome says of a rule that can be broken that it is not, or of any that it has nothing to say.
fn is_kept(entry: &ClauseEntry<'_>, outcome: &Outcome) -> bool {
    let permits = matches!(entry.clause.body, ClauseBody::Lifts(_));
    matches!(outcome, Outcome::Idle | Outcome::Lifted) || *outcome == Outcome::Holds && !permits
}
