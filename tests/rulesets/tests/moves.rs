//! Where the moves of the shipped cases may end, as the judge finds by himself path by path.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops where a case cannot be read")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use reglement_cases::check::judge_of;
use reglement_cases::{Case, CaseFile, Maps, Need};
use reglement_engine::judge::Board;
use reglement_engine::position::{ActData, Asked, Position, StepData};
use reglement_engine::table::{ActEffect, Tables};
use reglement_ruleset_tests::{rulesets, shipped};

/// Longer paths are tried on small maps only.
const FEW_PLACES: usize = 10;

/// The acts of all cases that move something along a path, each with the ruleset that it is judged by.
fn each_walk(mut visit: impl FnMut(&Case, &Tables, &ActData)) {
    let tables: BTreeMap<String, Tables> =
        shipped().into_iter().map(Result::unwrap).map(|tables| (tables.head.name.to_string(), tables)).collect();
    for ruleset in fs::read_dir(rulesets()).unwrap() {
        let folder = ruleset.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        for file in fs::read_dir(folder.join("cases")).into_iter().flatten() {
            let file = file.unwrap().path();
            let (cases, _) = CaseFile::from_text(&fs::read_to_string(&file).unwrap(), Need::Position);
            let maps = Maps::new(|path: &str| {
                fs::read_to_string(file.with_file_name(path)).map_err(|error| error.to_string())
            });
            for entry in &cases.entries {
                let Some(tables) = tables.get(entry.ruleset.as_ref().unwrap_or(&name)) else { continue };
                let Ok(case) = entry.read_on(tables, Need::Position, &maps) else { continue };
                if let Asked::Act(act) = &case.asked
                    && let Some(row) = tables.acts.get(usize::from(act.act.0))
                    && row.effects.iter().any(|effect| matches!(effect, ActEffect::MovesAlong { .. }))
                {
                    visit(&case, tables, act);
                }
            }
        }
    }
}

/// The places to which one may step.
fn next_to(position: &Position, from: u32) -> BTreeSet<u32> {
    let mut next = BTreeSet::new();
    for border in &position.borders {
        if border.from == from {
            next.insert(border.to);
        } else if border.to == from && !border.one_way {
            next.insert(border.from);
        }
    }
    let axial = position.places[from as usize].axial;
    for (number, place) in position.places.iter().enumerate() {
        if let (Some((q, r)), Some((to_q, to_r))) = (axial, place.axial)
            && [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)].contains(&(to_q - q, to_r - r))
        {
            next.insert(number as u32);
        }
    }
    next
}

fn along(act: &ActData, start: u32, path: &[u32]) -> Asked {
    let steps = path.iter().map(|to| StepData { to: *to, border: Vec::new() }).collect();
    Asked::Act(ActData { start: Some(start), steps, ..act.clone() })
}

/// Where a move starts: as the act says, or where the first counter lies that it names.
fn start_of(case: &Case, act: &ActData) -> Option<u32> {
    use reglement_engine::table::Value;
    let counter = act.parameters.iter().find_map(|value| match value {
        Value::Counter(counter) => Some(*counter),
        Value::List(list) => act.lists.get(*list as usize)?.iter().find_map(|item| match item {
            Value::Counter(counter) => Some(*counter),
            _ => None,
        }),
        _ => None,
    });
    act.start.or_else(|| case.position.counters.get(counter? as usize)?.at.first().copied())
}

#[test]
fn the_moves_of_every_case_are_those_that_are_lawful_by_themselves() {
    let mut walks = 0;
    let mut unfinished: Vec<String> = Vec::new();
    each_walk(|case, tables, act| {
        let (judge, board) = (judge_of(case, tables), Board::new(&case.position));
        let moves = judge.lawful_ends_on(&board, act).expect(&case.id);
        if !moves.complete {
            unfinished.push(case.id.clone());
        }
        let Some(start) = start_of(case, act) else { return };
        walks += 1;
        for end in &moves.ends {
            let lawful = judge.is_lawful_on(&board, &along(act, start, &end.path));
            assert!(matches!(lawful, Ok(true)), "{}: {:?} is told and not lawful", case.id, end.path);
        }
        let longest = if case.position.places.len() <= FEW_PLACES { 3 } else { 2 };
        let mut paths: Vec<Vec<u32>> = vec![Vec::new()];
        while let Some(path) = paths.pop() {
            let end = path.last().copied().unwrap_or(start);
            let told = moves.ends.iter().any(|known| known.place == end);
            let lawful = told || matches!(judge.is_lawful_on(&board, &along(act, start, &path)), Ok(true));
            assert!(told || !lawful, "{}: {path:?} is lawful, and its end is not told", case.id);
            if path.len() < longest {
                paths.extend(next_to(&case.position, end).into_iter().map(|next| [path.clone(), vec![next]].concat()));
            }
        }
    });
    assert_eq!(unfinished, Vec::<String>::new(), "not all paths were looked at");
    assert!(walks > 200, "{walks} cases walk a path");
}
