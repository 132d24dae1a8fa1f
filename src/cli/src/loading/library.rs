//! Rulesets that have been read already.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::ruleset::{Ruleset, Trouble};

/// Reads each ruleset once, however many cases ask for it.
#[derive(Debug, Default)]
pub struct Library {
    /// By their file; nothing where one cannot be used.
    rulesets: BTreeMap<PathBuf, Option<Rc<Ruleset>>>,
}

impl Library {
    /// The ruleset of a file, or nothing if it cannot be used: `complain` is told why, the first time.
    pub fn ruleset(&mut self, file: &Path, complain: impl FnOnce(Trouble)) -> Option<Rc<Ruleset>> {
        if let Some(known) = self.rulesets.get(file) {
            return known.clone();
        }
        let ruleset = match Ruleset::read(file) {
            Ok(ruleset) => Some(Rc::new(ruleset)),
            Err(trouble) => {
                complain(trouble);
                None
            }
        };
        self.rulesets.insert(file.to_path_buf(), ruleset.clone());
        ruleset
    }
}
