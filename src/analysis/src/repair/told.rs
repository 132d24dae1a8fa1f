//! Ways to put a position right, as data and in sentences.

use reglement_cases::json;
use reglement_cases::spoken::Spoken;
use reglement_compiler::listing::words::several;
use reglement_engine::judge::Judge;
use reglement_engine::position::{ActData, Asked, Position};
use reglement_engine::table::{AttributeId, RuleId, Tables, Value};
use reglement_engine::verdict::Outcome;
use serde::Serialize;
use serde_json::Value as Json;

use super::changes::Change;
use crate::search::listed;

/// What puts an unlawful position right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Repair {
    /// Sets of counters; with one of them moved out the same act is lawful. The smallest first, and no set that holds a
    /// smaller one that does it alone.
    pub move_out: Vec<Vec<String>>,
    /// Sets in which some of those whom the act moves are left behind, perhaps with counters to move out; likewise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leave_behind: Vec<LeftBehind>,
    /// Sets of changes, perhaps with counters to move out or to leave behind before; likewise.
    pub with_changes: Vec<WithChanges>,
    /// Every set of so many counters and changes was tried, but for those that cannot help.
    pub tried_up_to: usize,
    /// How often something was judged.
    pub tried: usize,
    /// Whether some may be missing, because there were too many to try or to tell.
    pub cut_short: bool,
    /// Whether the ruleset has acts by which a counter's state may change.
    #[serde(skip)]
    pub(super) changes_known: bool,
}

/// One set: counters to leave out of those whom the act moves, and counters to move out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct LeftBehind {
    pub leave_behind: Vec<String>,
    pub move_out: Vec<String>,
}

/// One set: counters to move out or to leave behind, and then changes, each of which is lawful in its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct WithChanges {
    pub move_out: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leave_behind: Vec<String>,
    pub changes: Vec<ChangeOfState>,
}

/// What becomes of one counter by an act of the ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ChangeOfState {
    pub counter: String,
    pub sets: Vec<SetTo>,
    pub act: String,
    /// What the act has to be given besides, and the position does not tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Given>,
    /// The rules by which the act was judged, and found lawful.
    pub rules: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SetTo {
    pub attribute: String,
    pub from: Json,
    pub to: Json,
    /// Both in words, where it is what the act is for, and does not just follow.
    #[serde(skip)]
    words: Option<(String, String)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Given {
    pub parameter: String,
    pub value: Json,
    #[serde(skip)]
    words: String,
}

impl Repair {
    /// In sentences, a line each: sets of fewer counters and changes first.
    pub fn words(&self) -> String {
        let alone = self.move_out.iter().map(|set| (set.len(), without(set)));
        let behind = self.leave_behind.iter().map(|set| (set.leave_behind.len() + set.move_out.len(), set.words()));
        let changed = self.with_changes.iter().map(|set| {
            let size = set.move_out.len() + set.leave_behind.len() + set.changes.len();
            (size, set.words())
        });
        let mut ways: Vec<(usize, String)> = alone.chain(behind).chain(changed).collect();
        ways.sort_by_key(|(size, _)| *size);
        let mut lines: Vec<String> =
            ways.into_iter().map(|(_, words)| format!("It would be lawful {words}.")).collect();
        let changes = self.changes_known;
        lines.extend(match (lines.is_empty(), self.cut_short, self.tried_up_to) {
            (false, true, _) => Some(format!("There may be more ways than these; {} were tried.", self.tried)),
            (false, false, _) => None,
            (true, true, 0) if changes => Some(format!(
                "Whether it would be lawful without some counter, or with another one's state changed, is open; {} ways were tried, one at a time.",
                self.tried
            )),
            (true, true, 0) => Some(format!(
                "Whether it would be lawful without some counter is open; {} were moved out, one at a time.",
                self.tried
            )),
            (true, true, most) if changes => {
                Some(format!(
                    "Moving out or changing up to {} would not make it lawful.",
                    several(most, "counter", "counters")
                ))
            }
            (true, true, most) => Some(format!(
                "Moving out up to {} would not make it lawful.",
                several(most, "counter", "counters")
            )),
            (true, false, _) if changes => {
                Some("No counter that could be moved out, and no change of state, would make it lawful.".to_owned())
            }
            (true, false, _) => Some("No counter that could be moved out would make it lawful.".to_owned()),
        });
        lines.join("\n") + "\n"
    }
}

fn without(set: &[String]) -> String {
    format!("without {}", listed(set))
}

/// `without a`, `with b left behind`
fn out_and_behind(out: &[String], behind: &[String]) -> impl Iterator<Item = String> {
    let out = (!out.is_empty()).then(|| without(out));
    let behind = (!behind.is_empty()).then(|| format!("with {} left behind", listed(behind)));
    out.into_iter().chain(behind)
}

impl LeftBehind {
    fn words(&self) -> String {
        listed(&out_and_behind(&self.move_out, &self.leave_behind).collect::<Vec<_>>())
    }
}

impl WithChanges {
    fn words(&self) -> String {
        let changes = self.changes.iter().map(|change| format!("with {}", change.words()));
        listed(&out_and_behind(&self.move_out, &self.leave_behind).chain(changes).collect::<Vec<_>>())
    }
}

impl ChangeOfState {
    /// `a's formation changed from line to column (form, lawful by 6.1)`
    fn words(&self) -> String {
        let sets = self.sets.iter().filter_map(|set| {
            let (from, to) = set.words.as_ref()?;
            Some(format!("{}'s {} changed from {from} to {to}", self.counter, set.attribute.replace('-', " ")))
        });
        let with = self.with.iter().map(|given| format!("{} {}", given.parameter.replace('-', " "), given.words));
        let with = listed(&with.collect::<Vec<_>>());
        let with = if with.is_empty() { with } else { format!(" with {with}") };
        let rules = match self.rules.is_empty() {
            true => "of which no rule speaks".to_owned(),
            false => format!("lawful by {}", listed(&self.rules)),
        };
        format!("{} ({}{with}, {rules})", listed(&sets.collect::<Vec<_>>()), self.act.replace('-', " "))
    }
}

/// One change, as it is told: what was set where, by which act, and by which rules that is lawful.
pub(super) fn change_of_state(
    judge: &Judge<'_>,
    before: &Position,
    act: &ActData,
    set: &[(u32, AttributeId, Value)],
    change: &Change,
) -> Option<ChangeOfState> {
    let tables = judge.tables();
    let asked = Asked::Act(act.clone());
    let spoken = Spoken { tables, position: before, asked: &asked };
    let row = tables.acts.get(act.act.index())?;
    let (counter, _, _) = set.first()?;
    let sets = set.iter().filter_map(|(counter, attribute, to)| {
        let row = tables.counters.get(attribute.index())?;
        let from = before.counters.get(*counter as usize)?.record.get(attribute.index()).copied()?;
        if from == *to {
            return None;
        }
        let data = |value| json::value(value, Some(row.of_type), spoken);
        let words = |value| spoken.value_of(value, Some(row.of_type));
        Some(SetTo {
            attribute: row.name.to_string(),
            from: data(from),
            to: data(*to),
            words: change.states.contains(attribute).then(|| (words(from), words(*to))),
        })
    });
    let with = change.needs.iter().filter_map(|parameter| {
        let row = tables.parameters.get(parameter.index())?;
        let value = act.parameters.get(parameter.index()).copied()?;
        Some(Given {
            parameter: row.name.to_string(),
            value: json::value(value, Some(row.of_type), spoken),
            words: spoken.value_of(value, Some(row.of_type)),
        })
    });
    Some(ChangeOfState {
        counter: spoken.counter(*counter).to_owned(),
        sets: sets.collect(),
        act: row.name.to_string(),
        with: with.collect(),
        rules: rules(judge, before, &asked, tables),
    })
}

/// The numbers of the rules that have something to say of the act.
fn rules(judge: &Judge<'_>, position: &Position, asked: &Asked, tables: &Tables) -> Vec<String> {
    let findings = judge.judge(position, asked).map(|verdict| verdict.findings).unwrap_or_default();
    let mut rules: Vec<RuleId> = Vec::new();
    for finding in findings.iter().filter(|finding| finding.outcome != Outcome::Idle) {
        if !rules.contains(&finding.rule) {
            rules.push(finding.rule);
        }
    }
    rules.sort_unstable();
    let number = |rule: &RuleId| tables.rules.get(rule.index()).map(|row| row.number.to_string());
    rules.iter().filter_map(number).collect()
}
