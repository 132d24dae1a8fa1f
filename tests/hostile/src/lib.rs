//! What holds for any input at all. The fuzz targets look for bytes for which it does not hold; the tests of this package
//! replay those that they once found, and all that they learnt.
#![allow(clippy::expect_used, clippy::panic, reason = "a test ends by it")]

mod cases;
mod files;
mod maps;
mod printing;
mod rulesets;
mod syntax;
mod tables;

pub use cases::cases;
pub use files::FILE_END;
pub use maps::maps;
pub use printing::printing;
pub use rulesets::{rulesets, shipped_maps, shipped_texts};
pub use syntax::syntax;
pub use tables::tables;

/// A property: it panics where it does not hold.
pub type Property = fn(&[u8]);

/// Every property, by the name of its fuzz target.
pub const PROPERTIES: [(&str, Property); 5] =
    [("syntax", syntax), ("tables", tables), ("printing", printing), ("cases", cases), ("maps", maps)];
