//! Which clauses a change touches: those that changed, and those that lean on something that changed.

use std::collections::{BTreeMap, BTreeSet};

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::{act_lines, attribute_line, words};
use reglement_engine::table::{
    ActRow, AttributeRow, Body, ClauseId, DefinitionId, ExceptionId, List, Moments, Symbol, Tables, Text,
};
use serde::Serialize;

use super::exclusive::Demands;
use crate::search::{Leaning, come_to_the_same, leads_to, never_applies};

/// A clause on which a change may have an effect, in either ruleset.
#[derive(Clone, Debug)]
pub struct Affected {
    pub rule: String,
    pub heading: String,
    pub name: String,
    pub kind: &'static str,
    pub because: Vec<String>,
    /// It changed itself, or leans on the change by more than asking whether a changed rule is broken.
    pub direct: bool,
    /// An act that leads to it does something else now.
    pub by_acts: bool,
    pub old: Option<ClauseId>,
    pub new: Option<ClauseId>,
    /// Of a duty if possible, the changed clauses of either ruleset that bar ways to meet it.
    pub bars: [Vec<ClauseId>; 2],
}

/// A part by what it is called, and everything that it says.
type Parts = BTreeMap<String, String>;

/// A definition that says the same in other words.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rewritten {
    pub what: String,
    /// For so many combinations of the attributes that matter to it, which are all there are, it comes to the same.
    pub combinations: usize,
}

/// What a change touches.
#[derive(Debug, Default)]
pub struct Touched {
    pub clauses: Vec<Affected>,
    pub rewritten: Vec<Rewritten>,
    /// What changed without any clause leaning on it.
    pub unused: Vec<String>,
    /// Attributes that are declared otherwise.
    pub declared: Vec<String>,
}

/// Everything that a change touches.
pub fn touched(old: &Tables, new: &Tables) -> Touched {
    let mut changed = changed(old, new);
    let rewritten = rewritten(old, new, &changed);
    changed.retain(|name| rewritten.iter().all(|known| known.what != *name));
    let acts = changed_acts(old, new);
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut clauses: Vec<Affected> = Vec::new();
    let [before, after] = [old, new].map(by_key);
    let mut keys: Vec<(String, String)> = Vec::new();
    let mut known: BTreeSet<(String, String)> = BTreeSet::new();
    for tables in [new, old] {
        let own = tables.clauses.iter().map(|row| clause_key(tables, row.rule.index(), &row.name));
        keys.extend(own.filter(|key| known.insert(key.clone())));
    }
    for key in keys {
        let (was, is) = (before.get(&key).copied(), after.get(&key).copied());
        let mut because: BTreeSet<String> = BTreeSet::new();
        let mut direct = BTreeSet::new();
        let mut led = BTreeSet::new();
        for (tables, id) in [(old, was), (new, is)] {
            let Some(id) = id else { continue };
            let leaning = Leaning::of_clause(tables, id);
            direct.extend(named(tables, &Leaning::of_clause_alone(tables, id)).filter(|name| changed.contains(name)));
            because.extend(named(tables, &leaning).filter(|name| changed.contains(name)));
            let moments = tables.clauses.get(id.index()).map_or(Moments::NONE, |row| row.moments);
            led.extend(acts.iter().filter(|(_, mask)| mask & moments.0 != 0).map(|(name, _)| name.clone()));
        }
        let by_acts = !led.is_empty();
        because.append(&mut led);
        used.extend(because.iter().cloned());
        let tables = if is.is_some() { new } else { old };
        let Some(row) = is.or(was).and_then(|id| tables.clauses.get(id.index())) else { continue };
        if !because.is_empty() {
            clauses.push(Affected {
                heading: words::rule(tables, row.rule),
                rule: key.0,
                name: key.1,
                kind: clause_kind(row.kind),
                because: because.into_iter().collect(),
                direct: !direct.is_empty(),
                by_acts,
                old: was,
                new: is,
                bars: [Vec::new(), Vec::new()],
            });
        }
    }
    add_bars_of_duties(old, new, &mut clauses);
    // What the change is about comes before what follows from it.
    clauses.sort_by_key(|clause| !clause.direct);
    let unused = changed.into_iter().filter(|name| !used.contains(name) && !name.starts_with("attribute")).collect();
    Touched { clauses, rewritten, unused, declared: declared(old, new) }
}

/// The definitions among what changed that come to the same as before, whatever they are asked about.
fn rewritten(old: &Tables, new: &Tables, changed: &BTreeSet<String>) -> Vec<Rewritten> {
    let ids = |tables: &Tables| -> BTreeMap<String, DefinitionId> {
        let ids = (0..tables.definitions.len() as u16).map(DefinitionId);
        ids.map(|id| (definition(tables, id), id)).collect()
    };
    let (before, after) = (ids(old), ids(new));
    let mut rewritten = Vec::new();
    for (what, id) in after.iter().filter(|(what, _)| changed.contains(*what)) {
        let Some(was) = before.get(what) else { continue };
        if let Some(combinations) = come_to_the_same((old, *was), (new, *id)) {
            rewritten.push(Rewritten { what: what.clone(), combinations });
        }
    }
    rewritten
}

/// To each duty if possible what changed among the clauses that bar other ways: what is possible changes with them. One that
/// stays as it is comes in, if there are any.
fn add_bars_of_duties(old: &Tables, new: &Tables, clauses: &mut Vec<Affected>) {
    let barring: Vec<Affected> = clauses
        .iter()
        .filter(|clause| {
            clause.old.is_some_and(|id| bars_ways(old, id)) || clause.new.is_some_and(|id| bars_ways(new, id))
        })
        .cloned()
        .collect();
    let meets = |ways: &Option<Ways<'_>>, bar: Option<ClauseId>| {
        ways.as_ref().zip(bar).is_some_and(|(ways, bar)| ways.may_be_barred_by(bar))
    };
    for (number, row) in new.clauses.iter().enumerate() {
        if !matches!(row.body, Body::IfPossible(_)) {
            continue;
        }
        let key = clause_key(new, row.rule.index(), &row.name);
        let own = clauses.iter().position(|clause| (&clause.rule, &clause.name) == (&key.0, &key.1));
        let was = old.clauses.iter().position(|other| clause_key(old, other.rule.index(), &other.name) == key);
        let (was, is) = (was.map(|was| ClauseId(was as u16)), Some(ClauseId(number as u16)));
        let ways = [was.map(|was| Ways::of_duty(old, was)), is.map(|is| Ways::of_duty(new, is))];
        let bars = barring.iter().filter(|bar| meets(&ways[0], bar.old) || meets(&ways[1], bar.new));
        let bars: Vec<&Affected> = bars.collect();
        let ids = [bars.iter().filter_map(|bar| bar.old).collect(), bars.iter().filter_map(|bar| bar.new).collect()];
        match own.and_then(|own| clauses.get_mut(own)) {
            Some(own) => own.bars = ids,
            None if bars.is_empty() || was.is_none() => {}
            None => {
                let because: BTreeSet<String> = bars.iter().flat_map(|bar| bar.because.iter().cloned()).collect();
                clauses.push(Affected {
                    heading: words::rule(new, row.rule),
                    rule: key.0,
                    name: key.1,
                    kind: clause_kind(row.kind),
                    because: because.into_iter().collect(),
                    direct: false,
                    by_acts: false,
                    old: was,
                    new: is,
                    bars: ids,
                });
            }
        }
    }
}

/// Every clause that bars ways to meet a duty if possible, whether it changed or not.
pub fn bars_of(tables: &Tables, duty: ClauseId) -> Vec<ClauseId> {
    let ways = Ways::of_duty(tables, duty);
    let all = (0..tables.clauses.len() as u16).map(ClauseId).filter(|bar| bars_ways(tables, *bar));
    all.filter(|bar| ways.may_be_barred_by(*bar) && never_applies(tables, *bar).is_empty()).collect()
}

/// The ways in which a duty if possible may be met.
struct Ways<'t> {
    tables: &'t Tables,
    duty: ClauseId,
    demands: Demands,
    /// Everything to which an act leads that leads to the duty as well.
    moments: u64,
}

impl<'t> Ways<'t> {
    fn of_duty(tables: &'t Tables, duty: ClauseId) -> Ways<'t> {
        let own = tables.clauses.get(duty.index()).map_or(0, |row| row.moments.0);
        let acts = tables.acts.iter().map(|act| leads_to(act).0).filter(|moments| moments & own != 0);
        Ways { tables, duty, demands: Demands::of_clause(tables, duty), moments: acts.fold(0, |all, one| all | one) }
    }

    /// A clause that is judged of other acts only, or that never applies to what the duty binds, bars none of them.
    fn may_be_barred_by(&self, bar: ClauseId) -> bool {
        let judged = self.tables.clauses.get(bar.index()).is_some_and(|row| row.moments.0 & self.moments != 0);
        judged && self.duty != bar && !self.demands.exclude(&Demands::of_clause(self.tables, bar))
    }
}

/// Whether a clause bars ways that a duty might otherwise take: by what it forbids, or by a price that must be paid.
fn bars_ways(tables: &Tables, clause: ClauseId) -> bool {
    let row = tables.clauses.get(clause.index());
    row.is_some_and(|row| {
        matches!(
            row.body,
            Body::Lines(_)
                | Body::Alternatives(_)
                | Body::MayNotShare { .. }
                | Body::Requires(_)
                | Body::Forbids(_)
                | Body::Choice(_)
                | Body::Effect { budget: Some(_), .. }
        )
    })
}

/// The clauses by their keys; of two with one key the first.
fn by_key(tables: &Tables) -> BTreeMap<(String, String), ClauseId> {
    let rows = tables.clauses.iter().enumerate().rev();
    rows.map(|(number, row)| (clause_key(tables, row.rule.index(), &row.name), ClauseId(number as u16))).collect()
}

fn clause_key(tables: &Tables, rule: usize, name: &str) -> (String, String) {
    (tables.rules.get(rule).map_or_else(String::new, |row| row.number.to_string()), name.to_owned())
}

/// The parts that say something else now, are new, or are gone.
fn changed(old: &Tables, new: &Tables) -> BTreeSet<String> {
    let (before, after) = (parts(old, new), parts(new, old));
    let names = before.keys().chain(after.keys());
    names.filter(|name| before.get(*name) != after.get(*name)).cloned().collect()
}

/// Attributes that both rulesets have, and that may or usually do hold something else now.
fn declared(old: &Tables, new: &Tables) -> Vec<String> {
    let before: BTreeMap<String, String> =
        attributes(old).map(|(what, row)| (what, attribute_line(old, row))).collect();
    let after = attributes(new).map(|(what, row)| (what, attribute_line(new, row)));
    let otherwise = after.filter(|(what, line)| before.get(what).is_some_and(|was| was != line));
    otherwise.map(|(what, _)| what).collect()
}

/// Each attribute by what it is called.
fn attributes(tables: &Tables) -> impl Iterator<Item = (String, &AttributeRow)> {
    let kinds = [
        ("game", &tables.game),
        ("place", &tables.places),
        ("border", &tables.borders),
        ("counter", &tables.counters),
        ("group", &tables.groups),
    ];
    let all = kinds.into_iter().flat_map(|(kind, rows)| rows.iter().map(move |row| (kind, row)));
    all.map(|(kind, row)| (format!("attribute {} of a {kind}", row.name), row))
}

/// What each part says. Of a chart only the lines count that the other ruleset can speak of, too.
fn parts(tables: &Tables, other: &Tables) -> Parts {
    let mut parts = Parts::new();
    for (number, row) in tables.clauses.iter().enumerate() {
        parts.insert(clause(tables, ClauseId(number as u16)), row.words.to_string());
    }
    for (number, row) in tables.definitions.iter().enumerate() {
        parts.insert(definition(tables, DefinitionId(number as u16)), row.words.to_string());
    }
    for (number, row) in tables.exceptions.iter().enumerate() {
        let beats = row.beats.iter().map(|id| exception(tables, *id)).collect::<Vec<_>>().join(", ");
        parts.insert(exception(tables, ExceptionId(number as u16)), format!("{} {beats}", row.words));
    }
    for row in tables.charts.iter() {
        let shared = |key: &Symbol| other.symbols.iter().any(|word| word == words::symbol(tables, *key));
        let mut said = String::new();
        for (line, cells) in row.row_keys.iter().zip(row.cells.chunks(row.column_keys.len().max(1))) {
            for (column, cell) in row.column_keys.iter().zip(cells) {
                if shared(line) && shared(column) {
                    let [line, column] = [line, column].map(|key| words::symbol(tables, *key));
                    said.push_str(&format!("{line} {column} {}\n", words::value(tables, cell, None)));
                }
            }
        }
        parts.insert(format!("chart {}", row.name), said);
    }
    for row in tables.rulings.iter() {
        parts.insert(format!("ruling {}", row.name), words::symbol(tables, row.used).to_owned());
    }
    for (what, row) in attributes(tables) {
        let said = attribute_line(tables, row).replace(&words::of_type(tables, row.of_type), "");
        parts.insert(what, said);
    }
    parts
}

fn clause(tables: &Tables, id: ClauseId) -> String {
    let row = tables.clauses.get(id.index());
    row.map_or_else(String::new, |row| {
        let (number, name) = clause_key(tables, row.rule.index(), &row.name);
        format!("{} {number} {name}", clause_kind(row.kind))
    })
}

fn definition(tables: &Tables, id: DefinitionId) -> String {
    format!("definition {}", words::definition(tables, id))
}

fn exception(tables: &Tables, id: ExceptionId) -> String {
    let target = tables.exceptions.get(id.index()).map(|row| words::target(tables, row.target)).unwrap_or_default();
    format!("exception {} to {target}", words::exception(tables, id))
}

/// What a clause leans on, by what it is called.
fn named<'t>(tables: &'t Tables, leaning: &'t Leaning) -> impl Iterator<Item = String> + 't {
    let clauses = leaning.clauses.iter().map(|id| clause(tables, *id));
    let definitions = leaning.definitions.iter().map(|id| definition(tables, *id));
    let exceptions = leaning.exceptions.iter().map(|id| exception(tables, *id));
    let charts = leaning.charts.iter().filter_map(|id| Some(format!("chart {}", tables.charts.get(id.index())?.name)));
    let rulings =
        leaning.rulings.iter().filter_map(|id| Some(format!("ruling {}", tables.rulings.get(id.index())?.name)));
    clauses.chain(definitions).chain(exceptions).chain(charts).chain(rulings)
}

/// What an act changes and where it leads, without what it carries.
fn what_it_does(tables: &Tables, act: &ActRow) -> String {
    act_lines(tables, &ActRow { doc: Text::default(), parameters: List::default(), ..act.clone() })
}

/// Acts that now do something else or lead elsewhere, with the moments at which that can matter.
fn changed_acts(old: &Tables, new: &Tables) -> Vec<(String, u64)> {
    let mut changed = Vec::new();
    for act in new.acts.iter() {
        let Some(was) = old.acts.iter().find(|other| other.name == act.name) else { continue };
        let stages = [
            (was.at_the_start, act.at_the_start),
            (was.at_each_step, act.at_each_step),
            (was.on_the_way, act.on_the_way),
            (was.at_the_end, act.at_the_end),
        ];
        if what_it_does(old, was) != what_it_does(new, act) {
            let mask = stages.iter().fold(0, |mask, (was, is)| mask | was.0 | is.0);
            changed.push((format!("act {}", act.name), mask));
        }
    }
    changed
}
