//! The shipped rulesets: a module for each file of `generated/`, made from the rulesets in `rulesets/`.
//!
//! Each holds its game's vocabulary as types, in the game's own words, and its tables. [`RULESETS`] lists them all.
//!
//! Whoever asks of millions of stacks which rules they break, as a program that plays does, musters the counters and places
//! at hand once. The judge is asked about all stacks of them beforehand, and each stack is then judged by a look-up for each
//! of its counters, without memory of its own:
//!
//! ```
//! use reglement_engine::judge::Judge;
//! use reglement_engine::judge::stacks::Muster;
//! use reglement_rulebook::wacht_am_rhein::{Clause, Counter, Game, Hex, Kind, Mode, Moment, Motive, Position, TABLES};
//!
//! let mut position = Position::new(Game::default());
//! let bastogne = position.add_hex("bastogne", Hex::new(false));
//! position.add_counter("infantry", &[bastogne], Counter::new(Kind::Infantry));
//! let armor = Counter { motive: Motive::Mech, ..Counter::new(Kind::Armor) };
//! position.add_counter("armor", &[bastogne], armor.clone());
//! position.add_counter("armor on the road", &[bastogne], Counter { mode: Mode::Strat, ..armor });
//!
//! let judge = Judge::new(&TABLES);
//! let mut muster = Muster::new(&judge, Moment::Rest.id());
//! for counter in &position.data().counters {
//!     muster = muster.counter(&counter.record);
//! }
//! for place in &position.data().places {
//!     muster = muster.ground(&place.record, &position.data().game);
//! }
//! let stacks = muster.stacks();
//! assert!(stacks.left_to_the_judge().is_empty());
//!
//! let kind = |number: usize| stacks.kind(&position.data().counters[number].record);
//! let ground = stacks.ground(&position.data().places[0].record, &position.data().game);
//! let (Some(infantry), Some(armor), Some(strat), Some(bastogne)) = (kind(0), kind(1), kind(2), ground) else {
//!     panic!("all of these were mustered");
//! };
//! assert!(stacks.broken(bastogne, &[infantry, armor, infantry]).is_some_and(|broken| broken.is_empty()));
//! let broken = stacks.broken(bastogne, &[strat, armor]).map(|broken| stacks.clauses(broken).collect::<Vec<_>>());
//! assert_eq!(broken, Some(vec![Clause::R7_3_0_Stacking.id()]));
//! ```
#![forbid(unsafe_code)]

include!(concat!(env!("OUT_DIR"), "/rulesets.rs"));
