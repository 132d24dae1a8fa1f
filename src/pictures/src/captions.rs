//! The words of a picture: what is asked, what the verdict says, and who is there.

use reglement_engine::position::Asked;
use reglement_engine::table::Value;
use reglement_engine::verdict::{Verdict, VerdictKind};

use crate::counters::described;
use crate::look;
use crate::names::{Names, spoken};

/// How many lines of the reasons stand under a picture.
const REASONS: usize = 9;
/// How many counters are told of one by one.
const COUNTERS: usize = 30;

/// The verdict in one line.
pub fn summary(names: Names<'_>, verdict: &Verdict) -> String {
    verdict.summary(names.tables, &names.case.position, &names.case.asked)
}

/// The first reasons of the verdict, without the lines of the ruleset.
pub fn reasons(names: Names<'_>, verdict: &Verdict) -> Vec<String> {
    let words = verdict.words(names.tables, &names.case.position, &names.case.asked);
    let most = if verdict.kind == VerdictKind::Illegal { REASONS } else { REASONS - 3 };
    // A headline with what is told under it.
    let mut told: Vec<Vec<String>> = Vec::new();
    for line in words.lines().skip(1) {
        match told.last_mut() {
            Some(lines) if line.starts_with(' ') => lines.push(without_line(line, names)),
            _ => told.push(vec![without_line(line, names)]),
        }
    }
    // Why a duty could not be met comes first where nothing is broken.
    let excuses = |lines: &Vec<String>| lines.iter().any(|line| line.trim_start().starts_with("It was not possible"));
    if verdict.kind != VerdictKind::Illegal {
        told.sort_by_key(|lines| !excuses(lines));
    }
    told.into_iter().flatten().take(most).collect()
}

/// `… (wacht-am-rhein, line 44).` without the bracket.
fn without_line(line: &str, names: Names<'_>) -> String {
    let mut told = line.to_owned();
    for layer in names.tables.layers.iter() {
        while let Some(start) = told.find(&format!(" ({}, line ", layer.name)) {
            let Some(end) = told[start..].find(')') else { break };
            told.replace_range(start..=start + end, "");
        }
    }
    told
}

/// The colour in which a verdict is written.
pub fn colour(kind: VerdictKind) -> &'static str {
    match kind {
        VerdictKind::Illegal => look::BAD,
        VerdictKind::Legal => look::GOOD,
        VerdictKind::Deferred | VerdictKind::Forced => "#8a5a00",
        VerdictKind::Value | VerdictKind::Open => look::INK,
    }
}

/// What is asked: `move: unit f, target e`.
pub fn question(names: Names<'_>) -> String {
    match &names.case.asked {
        Asked::Moment(moment) => {
            let name = names.tables.moments.get(moment.index()).map_or("?", |row| &row.name);
            format!("As things stand at {}.", spoken(name))
        }
        Asked::Act(act) => {
            let Some(row) = names.tables.acts.get(act.act.index()) else { return String::new() };
            let mut told = Vec::new();
            for parameter in row.parameters.iter() {
                let Some(declared) = names.tables.parameters.get(parameter.parameter.index()) else { continue };
                let value = act.parameters.get(parameter.parameter.index()).copied().unwrap_or(Value::Nothing);
                let usual = parameter.usually == Some(value) && !matches!(value, Value::Counter(_));
                if !usual && value != Value::Nothing {
                    told.push(format!("{} {}", spoken(&declared.name), names.value(value, declared.of_type)));
                }
            }
            if !act.steps.is_empty() {
                let steps: Vec<&str> = act.steps.iter().map(|step| names.place(step.to)).collect();
                told.push(format!("path {}", steps.join(" – ")));
            }
            let name = spoken(&row.name);
            if told.is_empty() { format!("{name}.") } else { format!("{name}: {}.", told.join(", ")) }
        }
    }
}

/// Who and what is there.
pub fn legend(names: Names<'_>) -> Vec<String> {
    let position = &names.case.position;
    let mut told = Vec::new();
    let counters = position.counters.len();
    let each: Vec<String> = (0..counters.min(COUNTERS) as u32).map(|counter| described(names, counter)).collect();
    if !each.is_empty() {
        let more = if counters > COUNTERS { format!("; and {} more", counters - COUNTERS) } else { String::new() };
        told.push(format!("{}{more}.", each.join("; ")));
    }
    for data in &position.groups {
        let unusual = names.unusual(&names.tables.groups, &data.record);
        let attributes: Vec<String> = unusual.iter().map(|said| names.said(said)).collect();
        if !attributes.is_empty() {
            told.push(format!("{}: {}.", data.id, attributes.join(", ")));
        }
    }
    let unusual = names.unusual(&names.tables.game, &position.game);
    if !unusual.is_empty() {
        let attributes: Vec<String> = unusual.iter().map(|said| names.said(said)).collect();
        told.push(format!("The game: {}.", attributes.join(", ")));
    }
    told
}

/// The whole picture in words, for those who do not see it.
pub fn description(names: Names<'_>, verdict: &Verdict) -> String {
    let position = &names.case.position;
    let places = position.places.len();
    let noun = if places == 1 { &names.tables.place_noun } else { &names.tables.place_plural };
    let mut told = vec![format!("A map of {places} {}.", spoken(noun))];
    for (number, data) in position.counters.iter().enumerate().take(COUNTERS) {
        let at: Vec<&str> = data.at.iter().map(|place| names.place(*place)).collect();
        let place = if at.is_empty() { "off the map".to_owned() } else { format!("in {}", at.join(" and ")) };
        told.push(format!("{}, {place}.", described(names, number as u32)));
    }
    told.push(question(names));
    told.push(summary(names, verdict));
    told.join(" ")
}
