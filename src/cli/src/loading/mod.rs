//! Files: the only place where the command reads and writes them.

mod case_files;
mod files;
mod find;
mod library;
mod maps;
mod revision;
mod ruleset;
mod write;

pub use case_files::{CaseText, case_files};
pub use files::lines;
pub use find::{Project, display, rules_files};
pub use library::Library;
pub use maps::{maps_of, name_beside};
pub use revision::ruleset_or_revision;
pub use ruleset::{Ruleset, Trouble, source};
pub use write::{new_folder, put};
