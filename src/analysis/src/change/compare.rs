//! Old and new parts, put beside each other.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::table::Tables;

use super::parts::{Chapter, Part, heading, parts};
use super::{Change, Comparison, Detail, Edition, Section, What, charts};

/// Everything that was added, removed or changed.
pub fn compare(old: &Tables, new: &Tables) -> Comparison {
    let (before, after) = (parts(old), parts(new));
    let index = |parts: &[Part<'_>]| -> BTreeMap<(&'static str, String), usize> {
        parts.iter().enumerate().map(|(at, part)| ((part.family, part.key.clone()), at)).collect()
    };
    let (old_index, new_index) = (index(&before), index(&after));
    let mut found: Vec<(Chapter, Change)> = Vec::new();
    for part in &after {
        let was = old_index.get(&(part.family, part.key.clone())).and_then(|at| before.get(*at));
        if let Some(change) = change(old, new, was, Some(part)) {
            found.push((part.chapter.clone(), change));
        }
    }
    for part in &before {
        if !new_index.contains_key(&(part.family, part.key.clone()))
            && let Some(change) = change(old, new, Some(part), None)
        {
            found.push((part.chapter.clone(), change));
        }
    }
    Comparison { old: edition(old), new: edition(new), sections: sections(old, new, found) }
}

fn edition(tables: &Tables) -> Edition {
    Edition {
        ruleset: tables.head.name.to_string(),
        title: tables.head.title.to_string(),
        edition: tables.head.edition.to_string(),
        layers: tables.layers.iter().map(|row| row.name.to_string()).collect(),
    }
}

fn change(old: &Tables, new: &Tables, was: Option<&Part<'_>>, is: Option<&Part<'_>>) -> Option<Change> {
    let told = is.or(was)?;
    let what = match (was, is) {
        (Some(_), Some(_)) => What::Changed,
        (None, _) => What::Added,
        (_, None) => What::Removed,
    };
    let mut change = Change {
        kind: told.kind,
        name: told.name.clone(),
        what,
        old: was.map(|part| part.words.clone()),
        new: is.map(|part| part.words.clone()),
        details: Vec::new(),
    };
    if told.chart.is_some() {
        let before = was.and_then(|part| part.chart).map(|row| (old, row));
        let after = is.and_then(|part| part.chart).map(|row| (new, row));
        change.details = charts::details(before, after);
        (change.old, change.new) = (None, None);
        return (what != What::Changed || !change.details.is_empty()).then_some(change);
    }
    if what == What::Changed {
        let (was, is) = (was?, is?);
        if !is.values.is_empty() || !was.values.is_empty() {
            change.details = values(&was.values, &is.values);
        }
        let same = was.words == is.words && was.kind == is.kind && was.chapter == is.chapter;
        if same {
            return None;
        }
        if was.words == is.words && was.chapter != is.chapter {
            let place = |part: &Part<'_>| match &part.chapter {
                Chapter::Rule(number) => format!("under rule {number}: {}", part.words),
                _ => format!("under no rule: {}", part.words),
            };
            (change.old, change.new) = (Some(place(was)), Some(place(is)));
        }
    }
    Some(change)
}

/// The values that came and went. Where neither did, their order changed, which the words show.
fn values(old: &[String], new: &[String]) -> Vec<Detail> {
    let came = new.iter().filter(|value| !old.contains(value));
    let went = old.iter().filter(|value| !new.contains(value));
    let came = came.map(|value| Detail { what: value.clone(), old: None, new: Some(value.clone()) });
    let went = went.map(|value| Detail { what: value.clone(), old: Some(value.clone()), new: None });
    came.chain(went).collect()
}

/// By chapter, in the order of a listing of the new ruleset; rules that are gone come last.
fn sections(old: &Tables, new: &Tables, found: Vec<(Chapter, Change)>) -> Vec<Section> {
    let mut sections: Vec<(Chapter, Section)> = Vec::new();
    let mut told = BTreeSet::new();
    for (chapter, change) in found {
        // An exception with several targets has a row for each, in the same words.
        if !told.insert((change.kind, change.old.clone(), change.new.clone(), format!("{:?}", change.details)))
            && change.kind == "exception"
        {
            continue;
        }
        match sections.iter_mut().find(|(known, _)| *known == chapter) {
            Some((_, section)) => section.changes.push(change),
            None => {
                let heading = match &chapter {
                    Chapter::Vocabulary(heading) => (*heading).to_owned(),
                    Chapter::Loose => "Under no printed rule".to_owned(),
                    Chapter::Rule(number) => {
                        heading(new, number).or_else(|| heading(old, number)).unwrap_or_else(|| number.clone())
                    }
                };
                sections.push((chapter, Section { heading, changes: vec![change] }));
            }
        }
    }
    let rank = |chapter: &Chapter| match chapter {
        Chapter::Vocabulary(_) => (0, 0),
        Chapter::Loose => (1, 0),
        Chapter::Rule(number) => (2, new.rules.iter().position(|row| row.number == *number).unwrap_or(usize::MAX)),
    };
    sections.sort_by_key(|(chapter, _)| rank(chapter));
    sections.into_iter().map(|(_, section)| section).collect()
}
