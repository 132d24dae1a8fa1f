//! Map files, drawn with letters or in Tiled, read with a case that lies on them and judged.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use reglement_fuzz::OF_MAPS;

fuzz_target!(|bytes: &[u8]| reglement_hostile_tests::maps(bytes));

fuzz_mutator!(|data: &mut [u8], size: usize, _most: usize, seed: u32| { OF_MAPS.mutate(data, size, seed) });
