//! Where the readings of a rule part: for each ruling the smallest positions that are judged otherwise when it is read
//! another way, as a case file in which a designer can answer.

use reglement_cases::check::judge_of;
use reglement_cases::{Case, CaseFile, Need};
use reglement_compiler::listing::words;
use reglement_engine::judge::Judge;
use reglement_engine::table::{RulingId, Symbol, Tables};
use serde::Serialize;

use crate::case_text::{CaseWords, case_text};
use crate::effect::{Seed, Sides, Turn, Witness, effects_of_reading, seeds, told as essence_of};
use crate::expectation::{expectation, passes, with_consequences};
use crate::side_by_side::side_by_side;

/// A ruleset with its cases, and how these name it; none if they need not.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    pub name: Option<&'a str>,
    pub tables: &'a Tables,
    pub cases: &'a [Case],
}

/// A ruling, and what each other reading of it would change.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Question {
    pub ruling: String,
    pub question: String,
    pub used: String,
    pub because: String,
    pub others: Vec<Other>,
}

/// A reading that is not used.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Other {
    pub reading: String,
    /// The smallest positions on which it parts from the one that is used, where a search finds some.
    pub positions: Vec<Parting>,
    /// Otherwise the smallest of the ruleset's own cases that is judged differently, with both verdicts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub case: Option<PartedCase>,
}

/// A case of the ruleset.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PartedCase {
    pub id: String,
    pub as_used: String,
    pub as_read: String,
}

/// A position, as a case for either reading.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Parting {
    pub as_used: String,
    pub as_read: String,
}

/// How many positions are tried for each reading, unless another number is asked for: a game has many of them.
pub const MOST_POSITIONS: u64 = 10_000;

/// How the ids of the cases begin.
const WRITTEN_HERE: &str = "reading-";

/// Whether a case of this id comes from here.
pub fn is_written_here(id: &str) -> bool {
    id.starts_with(WRITTEN_HERE)
}

/// Every ruling of rulesets that share layers. A position is looked for in the first ruleset, by a search of so many and in
/// what is left of its cases; then among the cases of all, then in the other rulesets: a chart that one of them fills in may
/// be what the ruling is about.
pub fn readings(rulesets: &[Named<'_>], most: u64) -> Vec<Question> {
    let seeds: Vec<Vec<Seed>> = rulesets.iter().map(|own| seeds([own.tables; 2], [own.cases, &[]])).collect();
    let own: Vec<Own<'_>> = rulesets.iter().zip(&seeds).map(|(named, seeds)| Own { named, seeds }).collect();
    let mut questions: Vec<Question> = Vec::new();
    let mut asked: Vec<(usize, String)> = Vec::new();
    for Named { tables, .. } in rulesets {
        for row in tables.rulings.iter() {
            if questions.iter().any(|known| known.ruling == *row.name) {
                continue;
            }
            let readings = tables.domains.get(row.domain.index()).map_or(&[][..], |row| &row.values);
            let others = readings.iter().filter(|reading| **reading != row.used);
            asked.extend(others.map(|reading| (questions.len(), words::symbol(tables, *reading).to_owned())));
            questions.push(Question {
                ruling: row.name.to_string(),
                question: row.question.to_string(),
                used: words::symbol(tables, row.used).to_owned(),
                because: row.because.to_string(),
                others: Vec::new(),
            });
        }
    }
    let others = side_by_side(asked.len(), |number| {
        let (question, reading) = asked.get(number)?;
        let ruling = &questions.get(*question)?.ruling;
        Some((*question, other(&own, (ruling, reading), most)))
    });
    for (question, other) in others.into_iter().flatten() {
        questions.iter_mut().skip(question).take(1).for_each(|question| question.others.push(other.clone()));
    }
    questions
}

/// A ruleset with its cases as positions.
#[derive(Clone, Copy)]
struct Own<'a> {
    named: &'a Named<'a>,
    seeds: &'a [Seed],
}

fn other(rulesets: &[Own<'_>], (ruling, reading): (&str, &str), most: u64) -> Other {
    let (first, more) = rulesets.split_at(1.min(rulesets.len()));
    let search = |among: &[Own<'_>]| {
        let mut found = among.iter().map(|ruleset| partings(*ruleset, (ruling, reading), most));
        found.find(|found| !found.is_empty()).unwrap_or_default()
    };
    let positions = search(first);
    let case = if positions.is_empty() { parted_case(rulesets, ruling, reading) } else { None };
    let positions = if positions.is_empty() && case.is_none() { search(more) } else { positions };
    Other { reading: reading.to_owned(), positions, case }
}

/// The ruling and the reading in the ruleset's own numbers.
fn numbered(tables: &Tables, ruling: &str, reading: &str) -> Option<(RulingId, Symbol)> {
    let number = tables.rulings.iter().position(|row| row.name == ruling)?;
    let symbol = tables.symbols.iter().position(|word| word == reading)?;
    Some((RulingId(number as u16), Symbol(symbol as u32)))
}

/// The smallest case that is judged differently, of those in which more than consequences differ if there are any: of the
/// fewest counters, and then of the fewest places.
fn parted_case(rulesets: &[Own<'_>], ruling: &str, reading: &str) -> Option<PartedCase> {
    let mut parted: Vec<((bool, usize, usize), PartedCase)> = Vec::new();
    for Named { tables, cases, .. } in rulesets.iter().map(|own| own.named) {
        let Some((number, symbol)) = numbered(tables, ruling, reading) else { continue };
        let sides = Sides::new(tables, tables);
        for case in cases.iter().filter(|case| case.rulings.iter().all(|(own, _)| *own != number)) {
            let judge = judge_of(case, tables);
            let other = judge.clone().with_ruling(number, symbol);
            let verdicts = [&judge, &other].map(|judge| judge.judge(&case.position, &case.asked));
            let [Ok(used), Ok(read)] = &verdicts else { continue };
            if essence_of(used, &sides, false) == essence_of(read, &sides, false) {
                continue;
            }
            let [as_used, mut as_read] =
                [used, read].map(|verdict| verdict.summary(tables, &case.position, &case.asked));
            let alike = as_used == as_read;
            if alike {
                as_read.push_str(" What follows from it is different.");
            }
            let size = (alike, case.position.counters.len(), case.position.places.len());
            parted.push((size, PartedCase { id: case.id.clone(), as_used, as_read }));
        }
    }
    parted.into_iter().min_by_key(|(size, _)| *size).map(|(_, parting)| parting)
}

/// One position for each way in which a verdict turns, the smallest.
fn partings(Own { named, seeds }: Own<'_>, (ruling, reading): (&str, &str), most: u64) -> Vec<Parting> {
    let Named { name, tables, .. } = *named;
    let Some(read) = numbered(tables, ruling, reading) else { return Vec::new() };
    let mut other = tables.clone();
    if let Some(row) = other.rulings.to_mut().get_mut(read.0.index()) {
        row.used = read.1;
    }
    let found = effects_of_reading(tables, &other, seeds, most);
    let mut witnesses: Vec<&Witness> =
        found.iter().flat_map(|clause| &clause.witnesses).filter(|witness| !witness.hidden).collect();
    witnesses.sort_by_key(|witness| witness.size);
    let mut partings = Vec::new();
    for turn in [Turn::NewlyUnlawful, Turn::NewlyLawful, Turn::Otherwise] {
        // Other consequences are worth a position where nothing else shows the difference.
        if turn == Turn::Otherwise && !partings.is_empty() {
            continue;
        }
        let mut own = witnesses.iter().filter(|witness| witness.turn == turn);
        partings
            .extend(own.find_map(|witness| parting(name, tables, (ruling, reading), read, witness, partings.len())));
    }
    partings
}

fn parting(
    name: Option<&str>,
    tables: &Tables,
    (ruling, reading): (&str, &str),
    read: (RulingId, Symbol),
    witness: &Witness,
    number: usize,
) -> Option<Parting> {
    let case =
        CaseFile::from_text(&witness.case, Need::Position).0.entries.first()?.read(tables, Need::Position).ok()?;
    let used = words::symbol(tables, tables.rulings.get(read.0.index())?.used);
    let letter = char::from(b'a' + (number % 26) as u8);
    let as_used = CaseWords {
        id: &format!("{WRITTEN_HERE}{ruling}-{used}-not-{reading}-{letter}"),
        why: &format!("{ruling} read as {used}: {}", witness.position),
        expect: "",
        ruleset: name,
        reading: None,
    };
    let as_read = CaseWords {
        id: &format!("{WRITTEN_HERE}{ruling}-{reading}-{letter}"),
        why: &format!("{ruling} read as {reading}: the same position"),
        reading: Some((ruling, reading)),
        ..as_used.clone()
    };
    let judges = [Judge::new(tables), Judge::new(tables).with_ruling(read.0, read.1)];
    let (said_as_used, as_used) = told(tables, &judges[0], &case, &as_used)?;
    let (said_as_read, as_read) = told(tables, &judges[1], &case, &as_read)?;
    // What a case cannot say, such as a permission of which nothing comes, is no difference to ask about.
    (said_as_used != said_as_read).then_some(Parting { as_used, as_read })
}

/// What the judge says of the case, and the case with it.
fn told(tables: &Tables, judge: &Judge<'_>, case: &Case, words: &CaseWords<'_>) -> Option<(String, String)> {
    let verdict = judge.judge(&case.position, &case.asked).ok()?;
    let expectations =
        [with_consequences(tables, &verdict, &case.position, &case.asked, None), expectation(tables, &verdict)];
    expectations.into_iter().find_map(|expect| {
        let text = case_text(tables, &case.position, &case.asked, &CaseWords { expect: &expect, ..words.clone() });
        passes(&text, tables).then_some((expect, text))
    })
}

/// The questions as JSON.
pub fn json(questions: &[Question]) -> String {
    serde_json::to_string_pretty(questions).unwrap_or_default()
}

/// A case file: the questions as comments, each with a line for the answer, and under it the cases of both readings.
pub fn text(title: &str, questions: &[Question]) -> String {
    let mut text = format!(
        "# The readings of {title}: the smallest positions on which they differ, each judged by the reading in use and by\n\
         # another. Whoever knows the designer's mind writes it after `Answer:`. Written by `reglement readings`.\n"
    );
    for question in questions {
        text.push_str(&format!("\n# {}: {}\n", question.ruling, question.question));
        text.push_str(&format!("# Read as {}, because {}.\n# Answer:\n", question.used, question.because));
        for other in &question.others {
            match &other.case {
                Some(case) => text.push_str(&format!(
                    "# Read as {}, the case {} is judged otherwise.\n#   As it is: {}\n#   As read so: {}\n",
                    other.reading, case.id, case.as_used, case.as_read
                )),
                None if other.positions.is_empty() => {
                    text.push_str(&format!(
                        "# Read as {}: neither a search nor a case shows a difference.\n",
                        other.reading
                    ));
                }
                None => {}
            }
            for parting in &other.positions {
                text.push_str(&format!("\n{}\n{}", parting.as_used, parting.as_read));
            }
        }
    }
    text
}
