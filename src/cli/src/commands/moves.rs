//! `reglement moves FILE`: where the act of a case may lawfully lead, whatever path it names itself.

use std::collections::BTreeMap;

use reglement_cases::check;
use reglement_cases::json::{NeedData, need};
use reglement_cases::spoken::Spoken;
use reglement_compiler::listing::words::several;
use reglement_engine::judge::Moves;
use reglement_engine::position::Asked as What;
use reglement_engine::table::ActEffect;
use serde::Serialize;

use super::cases::{self, Asked};
use crate::answer::{Answer, Ended};
use crate::arguments::Format;

#[derive(Serialize)]
struct Told {
    id: String,
    complete: bool,
    ends: Vec<End>,
    open: Vec<OpenEnd>,
    unjudged: Vec<Unjudged>,
}

#[derive(Serialize)]
struct End {
    place: String,
    path: Vec<String>,
}

#[derive(Serialize)]
struct OpenEnd {
    place: String,
    path: Vec<String>,
    needs: Vec<NeedData>,
    #[serde(skip)]
    needed: Vec<String>,
}

/// The places that cannot be judged for one reason.
#[derive(Serialize)]
struct Unjudged {
    why: String,
    ends: Vec<End>,
}

pub fn run(asked: Asked<'_>, format: Format) -> Answer {
    let mut answer = Answer::empty();
    let mut told_of = Vec::new();
    cases::each(asked, &mut answer, |found, answer| {
        let (case, tables) = (found.case, &found.ruleset.tables);
        let What::Act(act) = &case.asked else {
            answer.refuse(&format!("{}: `{}` asks about a moment, and moves need an act", found.place, case.id));
            return;
        };
        let moves = tables.acts.get(act.act.index()).is_some_and(|row| row.effects.iter().any(is_a_move));
        if !moves {
            answer
                .refuse(&format!("{}: the act of `{}` moves nothing along a path or to a place", found.place, case.id));
            return;
        }
        match check::judge_of(&case, tables).lawful_ends(&case.position, act) {
            Ok(moves) => {
                let spoken = Spoken { tables, position: &case.position, asked: &case.asked };
                if !moves.unjudged.is_empty() {
                    answer.ended_at_least(Ended::BadInput);
                }
                told_of.push(told(case.id, moves, spoken));
            }
            Err(why) => {
                let why = why.words(tables, &case.position);
                answer.refuse(&format!("{}: the moves of `{}` cannot be told: {why}", found.place, case.id));
            }
        }
    });
    match format {
        Format::Json => answer.line(&serde_json::to_string_pretty(&told_of).unwrap_or_default()),
        Format::Text => told_of.iter().for_each(|told| in_words(told, &mut answer)),
    }
    answer
}

fn is_a_move(effect: &ActEffect) -> bool {
    matches!(effect, ActEffect::MovesAlong { .. } | ActEffect::MovesTo { .. })
}

fn told(id: String, moves: Moves, spoken: Spoken<'_>) -> Told {
    let place = |place: u32| spoken.place(place).to_owned();
    let path = |path: Vec<u32>| path.into_iter().map(place).collect::<Vec<_>>();
    let ends = moves.ends.into_iter().map(|end| End { place: place(end.place), path: path(end.path) });
    let open = moves.open.into_iter().map(|end| OpenEnd {
        place: place(end.place),
        path: path(end.path),
        needed: end.needs.iter().map(|unknown| unknown.words(spoken.tables, spoken.position)).collect(),
        needs: end.needs.into_iter().map(|unknown| need(unknown, spoken)).collect(),
    });
    let mut unjudged: BTreeMap<String, Vec<End>> = BTreeMap::new();
    for end in moves.unjudged {
        let why = end.why.of_place(end.place).words(spoken.tables, spoken.position);
        unjudged.entry(why).or_default().push(End { place: place(end.place), path: path(end.path) });
    }
    let unjudged = unjudged.into_iter().map(|(why, ends)| Unjudged { why, ends });
    Told { id, complete: moves.complete, ends: ends.collect(), open: open.collect(), unjudged: unjudged.collect() }
}

fn in_words(told: &Told, answer: &mut Answer) {
    if !answer.out.is_empty() {
        answer.line("");
    }
    answer.line(&told.id);
    let all_told = told.complete && told.open.is_empty() && told.unjudged.is_empty();
    answer.line(&match told.ends.len() {
        0 if all_told => "No move is lawful, not even to stay.".to_owned(),
        0 => "No move is known to be lawful.".to_owned(),
        number => format!("The move may end in {}:", several(number, "place", "places")),
    });
    for end in &told.ends {
        answer.line(&format!("  {}, {}", end.place, way(&end.path)));
    }
    if !told.open.is_empty() {
        let places = several(told.open.len(), "place", "places");
        answer.line(&format!("It is open whether it may end in {places}, which rests on something hidden:"));
    }
    for end in &told.open {
        answer.line(&format!("  {}, {}; to be known: {}", end.place, way(&end.path), end.needed.join(", ")));
    }
    for Unjudged { why, ends } in &told.unjudged {
        answer.line(&format!(
            "It cannot be judged whether it may end in {}: {why}",
            several(ends.len(), "place", "places")
        ));
        for end in ends {
            answer.line(&format!("  {}, {}", end.place, way(&end.path)));
        }
    }
    if !told.complete {
        answer.line("There were too many paths to look at all of them; some places may be missing.");
    }
}

fn way(path: &[String]) -> String {
    match path.split_last() {
        None => "by staying".to_owned(),
        Some((_, [])) => "at one step".to_owned(),
        Some((_, before)) => format!("by way of {}", before.join(", ")),
    }
}
