//! Notes that accept what is found: `note "A0003: why it is meant so"`, beside the rule.

use std::collections::{BTreeMap, BTreeSet};

use reglement_compiler::diagnostics::did_you_mean;
use reglement_engine::table::{ClauseId, ExceptionId, NoteRow, Place, RuleId, Tables, Target};

use super::spot::Spot;

/// Of `A0003`.
const CODE_LENGTH: usize = 5;

/// A note that begins with a code, or with what can only be meant as one.
#[derive(Clone, Debug)]
pub(super) struct Accepting {
    pub code: String,
    /// The names before the colon; without any, whatever the note stands beside is meant.
    pub names: Vec<String>,
    /// What stands after the colon; empty where nothing does.
    pub why: String,
    pub rule: Option<RuleId>,
    /// The clause or exception under which it stands, if it does not stand under the rule itself; an exception with several
    /// targets has a row for each.
    under: Vec<Target>,
    pub place: Place,
}

/// The notes of one ruleset that begin with a code, and which of them have accepted something.
#[derive(Debug)]
pub(super) struct Notes {
    pub all: Vec<Accepting>,
    /// By the number of the note, the names of what it has accepted.
    used: BTreeMap<usize, BTreeSet<String>>,
}

impl Notes {
    pub fn of(tables: &Tables) -> Notes {
        let mut all: Vec<Accepting> = Vec::new();
        let known = known(tables);
        let mut add = |rule: Option<RuleId>, under: Option<Target>, notes: &[NoteRow]| {
            for note in notes.iter().filter_map(|note| read(note, rule, &known)) {
                match all.iter_mut().find(|known| known.place == note.place) {
                    Some(known) => known.under.extend(under),
                    None => all.push(Accepting { under: under.into_iter().collect(), ..note }),
                }
            }
        };
        for (number, row) in tables.rules.iter().enumerate() {
            add(Some(RuleId(number as u16)), None, &row.notes);
        }
        for (number, row) in tables.clauses.iter().enumerate() {
            add(Some(row.rule), Some(Target::Clause(ClauseId(number as u16))), &row.notes);
        }
        for (number, row) in tables.exceptions.iter().enumerate() {
            add(row.rule, Some(Target::Exception(ExceptionId(number as u16))), &row.notes);
        }
        Notes { all, used: BTreeMap::new() }
    }

    /// Why a finding is accepted, if a note says so. A note that does is one that is used.
    pub fn why(&mut self, code: &str, spot: &Spot) -> Option<String> {
        let meant = self.all.iter().enumerate().filter(|(_, note)| note.means(code, spot) && !note.why.is_empty());
        let meant: Vec<usize> = meant.map(|(number, _)| number).collect();
        for number in &meant {
            self.used.entry(*number).or_default().insert(spot.name.clone());
        }
        meant.first().and_then(|number| self.all.get(*number)).map(|note| note.why.clone())
    }

    /// Those that have accepted nothing, as a whole or under some of their names: with these names alone.
    pub fn unused(&self) -> impl Iterator<Item = Accepting> + '_ {
        self.all.iter().enumerate().filter_map(|(number, note)| {
            let Some(used) = self.used.get(&number) else { return Some(note.clone()) };
            let names: Vec<String> = note.names.iter().filter(|name| !used.contains(*name)).cloned().collect();
            (!names.is_empty()).then(|| Accepting { names, ..note.clone() })
        })
    }
}

impl Accepting {
    /// Under a rule it means what stands under that rule, by its name or as a whole; under a clause or exception, that
    /// one. What stands under no rule is meant by its name alone.
    pub fn means(&self, code: &str, spot: &Spot) -> bool {
        let named = self.names.contains(&spot.name);
        let meant = match spot.rule {
            None => named,
            Some(_) if self.names.is_empty() => {
                let beside = self.under.is_empty() || spot.row.is_some_and(|row| self.under.contains(&row));
                self.rule == spot.rule && beside
            }
            Some(_) => self.rule == spot.rule && named,
        };
        meant && self.code == code
    }

    /// As it is told of: `the note “A0003 stack: …”`.
    pub fn told(&self) -> String {
        let names = self.names.join(", ");
        let space = if names.is_empty() { "" } else { " " };
        format!("the note “{}{space}{names}”", self.code)
    }
}

/// A capital A and four digits are a code. What else begins with an A and digits is taken for one where a colon follows, alone
/// or after names of the ruleset, be they misspelt, as in `A19 stack: …`: other words are a note like any.
fn read(note: &NoteRow, rule: Option<RuleId>, known: &BTreeSet<&str>) -> Option<Accepting> {
    let text = note.text.trim();
    let rest = text.strip_prefix(['A', 'a'])?.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let code = text.strip_suffix(rest)?;
    let (names, why) = rest.split_once(':').unwrap_or((rest, ""));
    let names: Vec<String> =
        names.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
    let looks_like_one = || {
        let is_meant = |name: &String| known.contains(name.as_str()) || did_you_mean(name, known).is_some();
        let names_are_known = code.len() == CODE_LENGTH || names.iter().all(is_meant);
        code.len() > 1 && rest.contains(':') && !known.contains(code) && names_are_known
    };
    let is_code = code.len() == CODE_LENGTH && code.starts_with('A');
    if rest.starts_with(char::is_alphanumeric) || !is_code && !looks_like_one() {
        return None;
    }
    Some(Accepting {
        code: code.to_owned(),
        names,
        why: why.trim().to_owned(),
        rule,
        under: Vec::new(),
        place: note.place,
    })
}

/// The numbers of rules, and whatever has a name.
pub(super) fn known(tables: &Tables) -> BTreeSet<&str> {
    let attributes = [&tables.game, &tables.places, &tables.borders, &tables.counters, &tables.groups];
    let attributes = attributes.into_iter().flat_map(|rows| rows.iter()).map(|row| &*row.name);
    let rules = tables.rules.iter().map(|row| &*row.number);
    let rulings = tables.rulings.iter().map(|row| &*row.name);
    let clauses = tables.clauses.iter().map(|row| &*row.name);
    let exceptions = tables.exceptions.iter().map(|row| &*row.name);
    let definitions = tables.definitions.iter().map(|row| &*row.name);
    let charts = tables.charts.iter().map(|row| &*row.name);
    let acts = tables.acts.iter().map(|row| &*row.name);
    let moments = tables.moments.iter().map(|row| &*row.name);
    let values = tables.symbols.iter().map(|word| &**word);
    rules
        .chain(rulings)
        .chain(clauses)
        .chain(exceptions)
        .chain(definitions)
        .chain(charts)
        .chain(acts)
        .chain(moments)
        .chain(attributes)
        .chain(values)
        .collect()
}
