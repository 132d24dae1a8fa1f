//! A clause, an exception or a note stands at the left margin, outside any rule.
//!
//! ## Why it is wrong
//! Every verdict cites the printed rule that decides it. A clause that stands under no rule could not be cited.
//!
//! ## Example
//! ```rules
//! limit stack at rest: at most 3 units
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0011", "a clause outside a rule");

/// `rule` is the number of the rule that stands above, if one does.
pub fn clause_at_the_margin(keyword: &str, at: Span, rule: Option<&str>) -> Diagnostic {
    let article = if keyword.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    let what = match keyword {
        "except" => "an exception".to_owned(),
        "see" => "a reference".to_owned(),
        "forced" => "a forced change".to_owned(),
        _ => format!("{article} {keyword}"),
    };
    let told = KIND.says(format!("{what} needs the number of its rule")).at(at, "stands under no rule");
    match rule {
        Some(rule) => told.help(format!("indent it to put it under rule {rule}")),
        None => told.help("write `rule`, its number and its heading above, and indent this line"),
    }
}
