//! Many positions judged in both ways, and what has come of them.

use std::collections::BTreeSet;

use fastrand::Rng;
use reglement_compiler::rules::{self, Rulebook};
use reglement_engine::judge::Judge;
use reglement_engine::table::Tables;

use crate::comparison::{Agreement, compare, defined};
use crate::corpus::Ruleset;
use crate::interpreter::{Excepting, Game, Noted};
use crate::variation::Varied;

/// What has come of judging positions of one ruleset.
#[derive(Debug, Default)]
pub struct Tally {
    pub positions: usize,
    pub broken: usize,
    pub not_judged: usize,
    /// Positions that the interpreter does not judge, with what is too much for it.
    pub not_covered: Vec<String>,
    /// Duties that no other act of those that were tried would meet, where there are more of them.
    pub undecided: usize,
    pub work: usize,
    /// Whether something is hidden from a side by these rules.
    pub has_fog: bool,
    /// Positions that were judged as one side knows them.
    pub for_one_side: usize,
    /// Those of them whose verdict was open.
    pub open: usize,
    /// How they differ, position by position.
    pub differences: Vec<String>,
    /// Clauses that have been broken or have spoken, by number in the rulebook.
    pub clauses: BTreeSet<usize>,
    pub exceptions: BTreeSet<Excepting>,
}

/// How much is done.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    pub positions: usize,
    /// Once so much has been worked out, no more positions are begun, if there have been so many variations.
    pub work: usize,
    pub varied_at_least: usize,
    pub seed: u64,
    /// How many other acts are tried where a duty is not met.
    pub most_tried: usize,
}

/// Every so many positions, all definitions are worked out as well.
const DEFINITIONS_EVERY: usize = 8;
/// How many variations are drawn for one of the wanted kind.
const MOST_DRAWN: usize = 6;
/// Differences beyond these are not told.
const MOST_TOLD: usize = 20;

/// Judges the cases of a ruleset and then random variations of them.
pub fn tally(ruleset: &Ruleset, measure: Measure) -> Tally {
    let book = rules::from_syntax(&ruleset.documents, &mut Vec::new());
    let plain = Game::new(&book);
    let tables = ruleset.linked.unwrap_or(&ruleset.tables);
    let mut tally = Tally { has_fog: Judge::new(tables).has_fog(), ..Tally::default() };
    let mut noted = Noted::trying(measure.most_tried);
    let mut rng = Rng::with_seed(measure.seed);
    let mut number = 0;
    let cases = ruleset.cases.len();
    let is_enough = |number: usize, work: usize| {
        number >= measure.positions || number >= cases + measure.varied_at_least && work > measure.work
    };
    while cases > 0 && !is_enough(number, noted.total_work()) && tally.differences.len() < MOST_TOLD {
        let case = &ruleset.cases[number % cases];
        let plainly = Varied::of(case);
        let varied = if number < cases { plainly } else { tally.wanted(&plainly, tables, &mut rng) };
        let with_definitions = number < cases || number % DEFINITIONS_EVERY == 0;
        tally.judge(&varied, &plain, tables, &mut noted, with_definitions, &format!("{} {number}", case.id));
        number += 1;
    }
    tally.work = noted.total_work();
    tally.exceptions = noted.fired.into_inner();
    tally.clauses.extend(noted.hidden_by.into_inner());
    tally
}

/// What stands above the lines of the table.
pub const HEAD: &str =
    "ruleset                     positions  broken  one side  open  not judged  not covered  undecided   differ";

impl Tally {
    /// A variation; where the unlawful ones are few or many so far, rather one that evens this out.
    fn wanted(&self, plainly: &Varied, tables: &Tables, rng: &mut Rng) -> Varied {
        let share = 100 * self.broken / self.positions.max(1);
        let mut varied = plainly.clone();
        for _ in 0..MOST_DRAWN {
            varied = plainly.clone();
            if self.has_fog && rng.u8(0..3) == 0 {
                varied.look_on(tables, rng);
            }
            varied.vary(tables, rng);
            let lawful = varied.judge(tables).is_lawful(&varied.position, &varied.asked);
            let odd = lawful.is_ok_and(|lawful| lawful && share < 40 || !lawful && share > 60);
            if !odd {
                break;
            }
        }
        varied
    }

    fn judge(
        &mut self,
        varied: &Varied,
        plain: &Game<'_>,
        tables: &Tables,
        noted: &mut Noted,
        with_definitions: bool,
        name: &str,
    ) {
        let mut game = plain.clone();
        for (ruling, reading) in &varied.rulings {
            let row = tables.rulings.get(ruling.index());
            let words = tables.symbols.get(reading.0 as usize);
            if let Some((row, words)) = row.zip(words) {
                game.read(&row.name, words);
            }
        }
        let judge = varied.judge(tables);
        self.positions += 1;
        self.for_one_side += usize::from(varied.onlooker.is_some());
        let mut differences =
            match compare(&judge, &game, &varied.position, varied.onlooker.as_ref(), &varied.asked, noted) {
                Agreement::Same { broken, open, fired, undecided } => {
                    self.open += usize::from(open);
                    self.undecided += usize::from(undecided);
                    self.broken += usize::from(broken);
                    self.clauses.extend(fired);
                    Vec::new()
                }
                Agreement::NeitherJudges => {
                    self.not_judged += 1;
                    Vec::new()
                }
                Agreement::NotCovered(what) => {
                    self.not_covered.push(format!("{name}: {what}"));
                    Vec::new()
                }
                Agreement::Differs(differences) => differences,
            };
        if with_definitions {
            differences.extend(defined(&judge, &game, &varied.position, &varied.asked, noted));
        }
        if !differences.is_empty() {
            self.differences.push(format!("{name}:\n  {}\n  {varied:?}", differences.join("\n  ")));
        }
    }

    /// One line of a table.
    pub fn line(&self, ruleset: &str) -> String {
        let share = |number: usize| 100 * number / self.positions.max(1);
        format!(
            "{ruleset:<28}{:>9}{:>6} %{:>10}{:>6}{:>10} %{:>13}{:>11}{:>9}",
            self.positions,
            share(self.broken),
            self.for_one_side,
            self.open,
            share(self.not_judged),
            self.not_covered.len(),
            self.undecided,
            self.differences.len()
        )
    }

    /// Clauses and exceptions of a ruleset that have not fired, each as it is cited.
    pub fn silent(&self, book: &Rulebook<'_>) -> Vec<String> {
        let game = Game::new(book);
        let clauses = (0..book.clauses.len()).filter(|clause| !self.clauses.contains(clause)).map(|clause| {
            let entry = &book.clauses[clause];
            format!("{} {}", game.rule_number(Some(entry.rule)).unwrap_or_default(), entry.name)
        });
        let exceptions = (0..book.exceptions.len()).map(Excepting::Exception);
        let exceptions = exceptions.filter(|one| !self.exceptions.contains(one)).map(|one| {
            let (rule, name) = game.identity(one);
            format!("{} except {name}", rule.unwrap_or_default())
        });
        clauses.chain(exceptions).collect()
    }
}
