//! Case files, read for a shipped ruleset and judged.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use reglement_fuzz::OF_CASES;

fuzz_target!(|bytes: &[u8]| reglement_hostile_tests::cases(bytes));

fuzz_mutator!(|data: &mut [u8], size: usize, _most: usize, seed: u32| { OF_CASES.mutate(data, size, seed) });
