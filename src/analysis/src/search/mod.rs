//! Small positions, all of them: the ground on which everything else here stands.
//!
//! What a clause says depends on some attributes only, and of those on some values only: those that it, or what it leans
//! on, compares with something. Counters that no definition or condition tells apart are alike. So the positions to be
//! tried are the combinations of the places, acts and settings that differ, and of the kinds of counter that differ, by
//! growing number of counters.

mod amounts;
mod apart;
mod asks;
mod atoms;
mod interest;
mod lean;
mod probes;
mod ranges;
mod repeated;
mod same;
mod settled;
mod small_maps;
mod space;
mod supply;
mod told;
mod twin;
mod values;
mod variables;
mod walk;
mod world;

pub use amounts::gap;
pub use apart::share_nobody;
pub use asks::leads_to;
pub use interest::Interest;
pub use lean::{Leaning, excepted};
pub use probes::{Probes, Sight};
pub use ranges::{Ranges, compared};
pub use repeated::with_number_changed;
pub use same::come_to_the_same;
pub use settled::never_applies;
pub use small_maps::{
    AROUND, SmallMaps, search as search_small_maps, search_from as search_small_maps_from, search_from_known,
    search_open_ground,
};
pub use space::{Among, Space, has_members};
pub use supply::Supply;
pub use told::{listed, position_words, shape};
pub use twin::{Judged, Twin, record, record_mut};
pub use values::{Kind, Said, plain, usual};
pub use walk::Bound;
pub use world::World;
