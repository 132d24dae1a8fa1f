//! A value's name stands alone, and several lists have a value of that name.
//!
//! ## Why it is wrong
//! Which list is meant would be a guess.
//!
//! ## Example
//! ```rules
//! values sky: clear, overcast
//! define usual: clear
//! ```
//!
//! ## Instead
//! Compare it with an attribute (`formation is line`), which says which list is meant, or give the values different names.
//! ```rules
//! values sky: clear, overcast
//! define open of a hex: terrain is clear
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Name;

pub(super) const KIND: Kind = Kind::error("R0107", "a value of several lists");

pub fn value_of_several_lists(name: &Name, lists: &[String]) -> Diagnostic {
    KIND.says(format!("`{}` is a value of {}", name.text, lists.join(" and of ")))
        .at(name.span, "which of them is meant?")
}
