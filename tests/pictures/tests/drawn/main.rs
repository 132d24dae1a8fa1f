//! Pictures and rulebooks, read from their markup, and in a browser where there is one.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod books;
mod browser;
mod pictures;
