//! Text → syntax.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use reglement_fuzz::OF_RULESETS;

fuzz_target!(|bytes: &[u8]| reglement_hostile_tests::syntax(bytes));

fuzz_mutator!(|data: &mut [u8], size: usize, _most: usize, seed: u32| { OF_RULESETS.mutate(data, size, seed) });
