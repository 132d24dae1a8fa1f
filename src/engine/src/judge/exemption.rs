//! `exempts the first 2 …`: which ones, is the owner's choice, and so the one that serves the owner best.

use alloc::vec::Vec;

use super::exceptions::Allowance;
use super::sitting::Fault;
use crate::number::Number;

/// How bad things stand; the smaller the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Score {
    pub(super) broken: usize,
    pub(super) excess: Number,
}

impl Score {
    pub(super) const NONE: Score = Score { broken: 0, excess: Number::ZERO };
}

/// Up to so many choices are all tried; beyond, one counter after the other is taken that helps most.
const ALL_TRIED: usize = 2_000;

type Scoring<'s> = &'s mut dyn FnMut(&[u32]) -> Result<Score, Fault>;

/// The counters taken out by the allowances. Of equally good choices the first in the order of ids is taken.
pub(super) fn best_exemption(
    allowances: &[Allowance],
    is_counted: &dyn Fn(u32) -> bool,
    score: Scoring<'_>,
) -> Result<Vec<u32>, Fault> {
    let mut choices: Vec<(usize, Vec<u32>)> = Vec::new();
    let mut combinations: usize = 1;
    for allowance in allowances {
        let counters: Vec<u32> = allowance.counters.iter().copied().filter(|counter| is_counted(*counter)).collect();
        let count = allowance.count.min(counters.len());
        combinations = combinations.saturating_mul(number_of_choices(counters.len(), count));
        choices.push((count, counters));
    }
    if combinations > ALL_TRIED {
        return one_after_the_other(&choices, score);
    }
    let mut best: Option<(Score, Vec<u32>)> = None;
    let mut taken = Vec::new();
    try_all(&choices, 0, &mut taken, &mut best, score)?;
    Ok(best.map_or_else(Vec::new, |(_, taken)| taken))
}

/// n over k, as far as it matters.
fn number_of_choices(from: usize, count: usize) -> usize {
    let mut choices: usize = 1;
    for taken in 0..count.min(from - count.min(from)) {
        choices = choices.saturating_mul(from - taken) / (taken + 1);
        if choices > ALL_TRIED {
            return choices;
        }
    }
    choices
}

/// Tries every choice of `count` among the first allowance's counters from `start` on, then the other allowances.
fn try_all(
    choices: &[(usize, Vec<u32>)],
    start: usize,
    taken: &mut Vec<u32>,
    best: &mut Option<(Score, Vec<u32>)>,
    score: Scoring<'_>,
) -> Result<(), Fault> {
    let Some(((count, counters), others)) = choices.split_first() else {
        let reached = score(taken)?;
        if best.as_ref().is_none_or(|(known, _)| reached < *known) {
            *best = Some((reached, taken.clone()));
        }
        return Ok(());
    };
    if *count == 0 {
        return try_all(others, 0, taken, best, score);
    }
    let last = counters.len().saturating_sub(*count);
    for at in start..=last {
        let Some(counter) = counters.get(at) else { break };
        taken.push(*counter);
        let rest: Vec<(usize, Vec<u32>)> =
            core::iter::once((*count - 1, counters.get(at + 1..).unwrap_or(&[]).to_vec()))
                .chain(others.iter().cloned())
                .collect();
        try_all(&rest, 0, taken, best, score)?;
        taken.pop();
    }
    Ok(())
}

fn one_after_the_other(choices: &[(usize, Vec<u32>)], score: Scoring<'_>) -> Result<Vec<u32>, Fault> {
    let mut taken: Vec<u32> = Vec::new();
    for (count, counters) in choices {
        for _ in 0..*count {
            let mut best: Option<(Score, u32)> = None;
            for counter in counters {
                if taken.contains(counter) {
                    continue;
                }
                taken.push(*counter);
                let reached = score(&taken);
                taken.pop();
                let reached = reached?;
                if best.is_none_or(|(known, _)| reached < known) {
                    best = Some((reached, *counter));
                }
            }
            match best {
                Some((_, counter)) => taken.push(counter),
                None => break,
            }
        }
    }
    Ok(taken)
}
