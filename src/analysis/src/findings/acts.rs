//! Acts about which no rule has a word, and deadlines that never come.

use std::collections::BTreeSet;

use reglement_cases::Case;
use reglement_compiler::listing::words;
use reglement_engine::position::Asked;
use reglement_engine::table::{ActRow, Body, ClauseId, ExceptionEffect, ExceptionId, MomentId, Moments, Tables};

use super::catalogue::{act_without_rules, deadline_never_comes, idle_moment};
use super::spot::Spot;
use super::{Found, Told};
use crate::search::{Interest, Leaning};

pub fn report(tables: &Tables, cases: &[Case], found: &mut Found<'_>) {
    unruled(tables, cases, found);
    let come = come(tables, cases);
    deadlines(tables, come, found);
    idle(tables, come | due(tables), found);
}

/// All moments to which an act may lead.
fn moments_of(act: &ActRow) -> u64 {
    let always = act.at_the_start.0 | act.at_each_step.0 | act.on_the_way.0 | act.at_the_end.0;
    act.conditional.iter().fold(always, |mask, row| mask | row.moments.0)
}

/// Acts that lead to no moment, or to none at which anything is judged, and of which no rule speaks either.
fn unruled(tables: &Tables, cases: &[Case], found: &mut Found<'_>) {
    let judged = tables.clauses.iter().fold(0, |mask, row| mask | row.moments.0);
    let named = named_acts(tables);
    for (number, act) in tables.acts.iter().enumerate() {
        let moments = moments_of(act);
        // A case may ask for nothing but what a counter counts as.
        let defines = |case: &Case| {
            let asked = matches!(&case.asked, Asked::Act(data) if data.act.index() == number);
            let expected = case.expected.as_ref();
            asked && expected.is_some_and(|expected| !expected.counts_as.is_empty() || !expected.state.is_empty())
        };
        if moments & judged != 0 || named.contains(&*act.name) || cases.iter().any(defines) {
            continue;
        }
        let reason = match moments {
            0 => "it leads to no moment, so whatever it does is lawful".to_owned(),
            _ => format!("no rule is judged {}", words::moments(tables, Moments(moments))),
        };
        let what = format!("no rule speaks of the act {}", act.name);
        found.add(Told { code: act_without_rules::CODE, spot: Spot::word(&act.name), what }, reason);
    }
}

/// Acts that rules tell by their names, as those that are counted.
fn named_acts(tables: &Tables) -> BTreeSet<String> {
    let mut interest = Interest::default();
    interest.add(tables, &Leaning::of_everything(tables));
    interest.act_names
}

fn bit(moment: MomentId) -> u64 {
    1_u64.checked_shl(u32::from(moment.0)).unwrap_or(0)
}

/// The moments to which acts lead, and those about which cases ask.
fn come(tables: &Tables, cases: &[Case]) -> u64 {
    let asked = cases.iter().map(|case| match &case.asked {
        Asked::Moment(moment) => bit(*moment),
        Asked::Act(_) => 0,
    });
    tables.acts.iter().map(moments_of).chain(asked).fold(0, |mask, own| mask | own)
}

/// The moments by which something has to be done.
fn due(tables: &Tables) -> u64 {
    let duties = tables.clauses.iter().filter_map(|row| match &row.body {
        Body::By(moment) => Some(*moment),
        _ => None,
    });
    let deferred = tables.exceptions.iter().filter_map(|row| match &row.effect {
        ExceptionEffect::Deferred(moment) => Some(*moment),
        _ => None,
    });
    duties.chain(deferred).fold(0, |mask, moment| mask | bit(moment))
}

/// Moments by which something has to be done, and that never come.
fn deadlines(tables: &Tables, come: u64, found: &mut Found<'_>) {
    let name = |moment: MomentId| tables.moments.get(moment.index()).map_or("", |row| &*row.name);
    let reason = "no act leads to that moment, and no case asks about it";
    for (number, row) in tables.clauses.iter().enumerate() {
        if let Body::By(moment) = &row.body
            && bit(*moment) & come == 0
        {
            let what = format!("duty {} is due by {}, which never comes", row.name, name(*moment));
            let spot = Spot::clause(tables, ClauseId(number as u16));
            found.add(Told { code: deadline_never_comes::CODE, spot, what }, reason.to_owned());
        }
    }
    for (number, row) in tables.exceptions.iter().enumerate() {
        if let ExceptionEffect::Deferred(moment) = &row.effect
            && bit(*moment) & come == 0
        {
            let target = words::target(tables, row.target);
            let what = format!("exception {} to {target} defers until {}, which never comes", row.name, name(*moment));
            let spot = Spot::exception(tables, ExceptionId(number as u16));
            found.add(Told { code: deadline_never_comes::CODE, spot, what }, reason.to_owned());
        }
    }
}

/// Moments at which something is judged, and that never come; of those that are a deadline it is told there.
fn idle(tables: &Tables, come: u64, found: &mut Found<'_>) {
    let mut told = 0_u64;
    for (clause_number, clause) in tables.clauses.iter().enumerate() {
        if clause.moments == Moments::ANY {
            continue;
        }
        let idle = clause.moments.0 & !come & !told;
        told |= idle;
        for (number, row) in tables.moments.iter().enumerate().filter(|(number, _)| *number < 64) {
            if idle & (1 << number) != 0 {
                let what = format!("the moment {} never comes", row.name);
                let reason = "no act leads to it, and no case asks about it".to_owned();
                let spot = Spot { name: row.name.to_string(), ..Spot::clause(tables, ClauseId(clause_number as u16)) };
                found.add(Told { code: idle_moment::CODE, spot, what }, reason);
            }
        }
    }
}
