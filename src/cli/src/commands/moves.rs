//! `reglement moves FILE`: where the act of a case may lawfully lead, whatever path it names itself.

use reglement_cases::check;
use reglement_cases::spoken::Spoken;
use reglement_engine::judge::Moves;
use reglement_engine::position::Asked as What;
use reglement_engine::table::ActEffect;
use serde::Serialize;

use super::cases::{self, Asked};
use crate::answer::Answer;
use crate::arguments::Format;

#[derive(Serialize)]
struct Open {
    id: String,
    complete: bool,
    ends: Vec<End>,
}

#[derive(Serialize)]
struct End {
    place: String,
    path: Vec<String>,
}

pub fn run(asked: Asked<'_>, format: Format) -> Answer {
    let mut answer = Answer::empty();
    let mut open = Vec::new();
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
                open.push(told(case.id, &moves, spoken));
            }
            Err(why) => {
                let why = why.words(tables, &case.position);
                answer.refuse(&format!("{}: the moves of `{}` cannot be told: {why}", found.place, case.id));
            }
        }
    });
    match format {
        Format::Json => answer.line(&serde_json::to_string_pretty(&open).unwrap_or_default()),
        Format::Text => open.iter().for_each(|open| in_words(open, &mut answer)),
    }
    answer
}

fn is_a_move(effect: &ActEffect) -> bool {
    matches!(effect, ActEffect::MovesAlong { .. } | ActEffect::MovesTo { .. })
}

fn told(id: String, moves: &Moves, spoken: Spoken<'_>) -> Open {
    let place = |place: u32| spoken.place(place).to_owned();
    let ends = moves.ends.iter();
    let ends = ends.map(|end| End { place: place(end.place), path: end.path.iter().copied().map(place).collect() });
    Open { id, complete: moves.complete, ends: ends.collect() }
}

fn in_words(open: &Open, answer: &mut Answer) {
    if !answer.out.is_empty() {
        answer.line("");
    }
    answer.line(&open.id);
    answer.line(&match open.ends.len() {
        0 => "No move is lawful, not even to stay.".to_owned(),
        1 => "The move may end in 1 place:".to_owned(),
        several => format!("The move may end in {several} places:"),
    });
    for end in &open.ends {
        let way = match end.path.split_last() {
            None => "by staying".to_owned(),
            Some((_, [])) => "at one step".to_owned(),
            Some((_, before)) => format!("by way of {}", before.join(", ")),
        };
        answer.line(&format!("  {}, {way}", end.place));
    }
    if !open.complete {
        answer.line("There were too many paths to look at all of them; some places may be missing.");
    }
}
