//! Pictures of positions, and rulebooks with pictures.
//!
//! Pure: a case and its verdict in, text out, the same each time. An SVG stands by itself and needs no font, script or
//! style from elsewhere; a rulebook is one HTML file, readable on paper, with words for those who do not see pictures.
#![forbid(unsafe_code)]

mod board;
mod book;
mod captions;
mod counters;
mod hexes;
mod look;
mod marks;
mod markup;
mod names;
mod picture;
mod symbols;

pub use book::{Judged, book};
pub use picture::picture;
pub use symbols::{Symbol, symbol_of};
