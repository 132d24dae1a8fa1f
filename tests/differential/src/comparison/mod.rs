//! The tables' verdict beside the interpreter's.

mod definitions;
mod findings;
mod knowledge;
mod spelled;

pub use definitions::{Subject, defined};
pub use findings::{Line, lines_of_interpreter, lines_of_tables};

use reglement_cases::Onlooker;
use reglement_engine::judge::{Judge, JudgeError};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::Type;
use reglement_engine::verdict::{Verdict as VerdictOfTables, VerdictKind};

use reglement_compiler::syntax::tree::{ClauseBody, ClauseKeyword};

use crate::interpreter::{self, Fault, Finding, Game, Kind, Noted, Outcome, Told, Verdict, Words};

/// What comes of judging a position in both ways.
#[derive(Debug)]
pub enum Agreement {
    /// Both say the same.
    Same {
        broken: bool,
        /// It rests on something hidden whether a rule is broken.
        open: bool,
        /// The clauses that are broken, deferred, speak of an effect, or permit.
        fired: Vec<usize>,
        /// No other act of those that were tried would meet a duty, and there are more.
        undecided: bool,
    },
    /// Both say that it cannot be judged.
    NeitherJudges,
    /// The interpreter does not go so far, for this reason.
    NotCovered(&'static str),
    /// Each way in which they differ.
    Differs(Vec<String>),
}

/// Judges a position by the tables and by the interpreter. `judge` has the readings that `game` has. Where a side looks on,
/// the position is what it knows by the tables, and the interpreter finds out by itself what that is.
pub fn compare(
    judge: &Judge<'_>,
    game: &Game<'_>,
    position: &Position,
    onlooker: Option<&Onlooker>,
    asked: &Asked,
    noted: &mut Noted,
) -> Agreement {
    let words = Words { tables: judge.tables(), position };
    let (mut world, question) = (words.world(), words.asked(asked));
    if let Some(Onlooker { side, whole }) = onlooker {
        let all = Words { tables: judge.tables(), position: whole };
        let side = all.value(reglement_engine::table::Value::Symbol(*side), Type::Name, &[]);
        let known = interpreter::known_to(game, &all.world(), &side, noted).map_err(|fault| fault.to_string());
        match known.and_then(|known| knowledge::the_same(&known, &world)) {
            Ok(known) => world = known,
            Err(why) => return Agreement::Differs(vec![why]),
        }
    }
    let by_tables = judge.judge(position, asked);
    // The interpreter tries a path that the tables say to be possible before others, so that it can say no to it.
    let witnesses =
        by_tables.iter().flat_map(|verdict| &verdict.findings).filter_map(|finding| finding.witness.as_ref());
    noted.hints = witnesses.map(|path| path.iter().map(|place| *place as usize).collect()).collect();
    let by_interpreter = interpreter::judge(game, &world, &question, noted);
    let lawful = judge.is_lawful(position, asked);
    if let (Ok(verdict), Ok(lawful)) = (&by_tables, lawful)
        && lawful != (verdict.kind != VerdictKind::Illegal)
    {
        return Agreement::Differs(vec![format!("tables: {:?}, and lawful: {lawful}", verdict.kind)]);
    }
    verdicts(&words, game, by_tables, by_interpreter)
}

fn verdicts(
    words: &Words<'_>,
    game: &Game<'_>,
    by_tables: Result<VerdictOfTables, JudgeError>,
    by_interpreter: Told<Verdict>,
) -> Agreement {
    match (by_tables, by_interpreter) {
        (_, Err(Fault::NotCovered(what))) => Agreement::NotCovered(what),
        (Err(_), Err(Fault::Missing(_) | Fault::Hidden | Fault::Unjudgeable(_))) => Agreement::NeitherJudges,
        (Err(error), Err(fault)) => {
            Agreement::Differs(vec![format!("{} | {fault}", error.words(words.tables, words.position))])
        }
        // There may be more paths than the tables try: then they say nothing rather than something wrong.
        (Err(JudgeError::TooLong { .. }), Ok(verdict)) if rests_on_other_acts(game, &verdict) => {
            Agreement::NeitherJudges
        }
        (Err(error), Ok(verdict)) => {
            let why = error.words(words.tables, words.position);
            Agreement::Differs(vec![format!("tables: {why} | interpreter: {:?}", verdict.kind)])
        }
        (Ok(verdict), Err(fault)) => {
            Agreement::Differs(vec![format!("tables: {:?} | interpreter: {fault}", verdict.kind)])
        }
        (Ok(by_tables), Ok(by_interpreter)) => {
            let mut differences = Vec::new();
            if kind(by_tables.kind) != by_interpreter.kind {
                differences.push(format!("tables: {:?} | interpreter: {:?}", by_tables.kind, by_interpreter.kind));
            }
            let mut left = lines_of_tables(words, &by_tables);
            let mut right = lines_of_interpreter(words, game, &by_interpreter);
            findings::reconcile(&mut left, &mut right);
            differences.extend(left.iter().map(|line| format!("only by tables:      {line}")));
            differences.extend(right.iter().map(|line| format!("only by interpreter: {line}")));
            if differences.is_empty() {
                let speaks = |finding: &&Finding| {
                    let permits = game
                        .clause(finding.clause)
                        .is_some_and(|entry| entry.clause.keyword == ClauseKeyword::Permission);
                    match finding.outcome {
                        Outcome::Broken | Outcome::Deferred(_) | Outcome::Effect => true,
                        Outcome::Holds => permits,
                        Outcome::Idle | Outcome::Lifted | Outcome::Open(_) => false,
                    }
                };
                let fired = by_interpreter.findings.iter().filter(speaks).map(|finding| finding.clause).collect();
                let undecided = by_interpreter.findings.iter().any(|finding| finding.undecided);
                let is = |kind: Kind| by_interpreter.kind == kind;
                Agreement::Same { broken: is(Kind::Illegal), open: is(Kind::Open), fired, undecided }
            } else {
                Agreement::Differs(differences)
            }
        }
    }
}

/// Whether a duty is not met, so that other acts have to be tried.
fn rests_on_other_acts(game: &Game<'_>, verdict: &Verdict) -> bool {
    let is_unmet = |finding: &Finding| finding.undecided || finding.outcome == Outcome::Broken;
    verdict.findings.iter().filter(|finding| is_unmet(finding)).any(|finding| {
        game.clause(finding.clause).is_some_and(|entry| matches!(entry.clause.body, ClauseBody::IfPossible(_)))
    })
}

fn kind(kind: VerdictKind) -> Kind {
    match kind {
        VerdictKind::Legal => Kind::Legal,
        VerdictKind::Illegal => Kind::Illegal,
        VerdictKind::Deferred => Kind::Deferred,
        VerdictKind::Forced => Kind::Forced,
        VerdictKind::Value => Kind::Value,
        VerdictKind::Open => Kind::Open,
    }
}
