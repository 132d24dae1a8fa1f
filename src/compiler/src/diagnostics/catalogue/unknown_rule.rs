//! A rule or a clause is spoken of that is not there.
//!
//! ## Why it is wrong
//! An exception or layer that aims at nothing would silently do nothing.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//! rule 7.1.1 "Retreats"
//!   except retreat to 7.1.O: lifted
//! ```
//!
//! ## Instead
//! Give the number as the rule's own line has it; for one clause of a rule, the number and then the clause's name (`7.1.2 stacking`). A clause
//! without a name is called by its keyword.
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//! rule 7.1.1 "Retreats"
//!   except retreat to 7.1.0: lifted
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::{Name, RuleNumber, Text};

pub(super) const KIND: Kind = Kind::error("R0103", "an unknown rule or clause");

pub fn unknown_rule<C: AsRef<str>>(number: &RuleNumber, known: &[C]) -> Diagnostic {
    KIND.says(format!("there is no rule or definition `{}`", number.text))
        .at(number.span, "unknown rule")
        .meaning(&number.text, known)
}

pub fn unknown_clause(clause: &Name, rule: &str, known: &[String]) -> Diagnostic {
    let told = KIND.says(format!("rule {rule} has no clause or exception called `{}`", clause.text));
    let told = told.at(clause.span, "unknown clause").meaning(&clause.text, known);
    if known.is_empty() { told } else { told.help(format!("rule {rule} has {}", known.join(", "))) }
}

pub fn nothing_to_break(number: &RuleNumber) -> Diagnostic {
    KIND.says(format!("rule {} has no clause that can be broken", number.text))
        .at(number.span, "only limits, exclusions, requirements, bans, choices, duties and prices can be")
}

pub fn nothing_to_except(number: &RuleNumber) -> Diagnostic {
    KIND.says(format!("rule {} has no clause to except from", number.text)).at(number.span, "no clause")
}

pub fn nothing_to_beat<C: AsRef<str>>(number: &RuleNumber, known: &[C]) -> Diagnostic {
    KIND.says(format!("no exception called `{}` has the same target", number.text))
        .at(number.span, "nothing that could be beaten")
        .meaning(&number.text, known)
}

/// `excess under rule …` has to mean one line of a limit.
pub fn which_line(number: &RuleNumber, wanted: Option<&Text>, known: &[String]) -> Diagnostic {
    let rule = &number.text;
    let told = match wanted {
        _ if known.is_empty() => {
            return KIND
                .says(format!("rule {rule} has no limit of which there could be an excess"))
                .at(number.span, "no limit with lines of its own");
        }
        Some(wanted) if !known.contains(&wanted.text) => {
            let told = KIND.says(format!("no limit of rule {rule} has a line called `{}`", wanted.text));
            told.at(wanted.span, "unknown line").meaning(&wanted.text, known)
        }
        Some(wanted) => {
            let told = KIND.says(format!("several limits of rule {rule} have a line called `{}`", wanted.text));
            return told.at(number.span, "which is meant?").help("say the limit's name after the rule's number");
        }
        None => {
            KIND.says(format!("the limits of rule {rule} have several lines")).at(number.span, "the excess of which line?")
        }
    };
    let lines = known.iter().map(|line| format!("\"{line}\"")).collect::<Vec<_>>().join(", ");
    told.help(format!("say which, in quotes: `excess of \"…\" under rule {rule}`, with one of {lines}"))
}
