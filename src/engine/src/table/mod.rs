//! The tables that the engine executes: flat rows, exact numbers, ids instead of names.
//!
//! The same types serve static tables (the text in `generated/`, all `const`) and tables compiled in memory:
//! every list is a [`List`], borrowed in the first case and owned in the second.
//!
//! Each expression is a little program of its own, a [`Code`]: its nodes refer to one another by their place in that
//! code alone, so that changing one rule changes one row.

mod code;
mod rows;
mod symbol;

/// The slots of the values that set a share apart (`per side`), from here on.
pub const FIRST_SHARE_SLOT: u8 = 12;
/// How many values can set a share apart.
pub const SHARE_SLOTS: usize = 4;

pub use code::{
    Aggregate, Arithmetic, Code, Comparison, Domain, Location, Node, NodeIndex, Property, Relation, Rounding,
};
pub use rows::*;
pub use symbol::*;

use alloc::borrow::Cow;

/// A list that is static in generated tables and owned in tables compiled in memory.
pub type List<T> = Cow<'static, [T]>;
/// A text that is static in generated tables and owned in tables compiled in memory.
pub type Text = Cow<'static, str>;

/// A static list, for generated tables.
pub const fn list<T: Clone>(items: &'static [T]) -> List<T> {
    Cow::Borrowed(items)
}

/// A static text, for generated tables.
pub const fn text(words: &'static str) -> Text {
    Cow::Borrowed(words)
}
