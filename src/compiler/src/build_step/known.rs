//! Rulesets compiled by an earlier run: what has not changed since is not compiled again.
//!
//! The search for clashing exceptions can take a second for a large ruleset; one who edits another should not wait for it.

use std::fs;
use std::path::{Path, PathBuf};

use super::rulesets::Generated;
use crate::source::Source;
use crate::whole_file::{self, Disk};

/// The texts of an earlier run, in a folder of cargo's.
#[derive(Debug)]
pub struct Known {
    folder: PathBuf,
    /// Tells this build of the compiler from any other, whose text might differ.
    compiler: String,
}

impl Known {
    /// None of an earlier run is trusted where this program cannot tell itself from another.
    pub fn in_folder(folder: PathBuf) -> Option<Known> {
        let program = std::env::current_exe().ok()?;
        let data = fs::metadata(&program).ok()?;
        let changed = data.modified().ok()?.duration_since(std::time::SystemTime::UNIX_EPOCH).ok()?;
        let compiler = format!("{}\n{}\n{}\n", program.display(), data.len(), changed.as_nanos());
        Some(Known { folder, compiler })
    }

    /// The text made from the same layers by the same compiler.
    pub fn text(&self, module: &str, layers: &[Source]) -> Option<String> {
        let made_from = fs::read(self.path(module, "made-from")).ok()?;
        let same = made_from == self.made_from(layers).as_bytes();
        same.then(|| fs::read_to_string(self.path(module, "rs")).ok()).flatten()
    }

    /// Keeps a text for the next run. Where it cannot be kept, the next run takes longer and that is all.
    pub fn keep(&self, disk: &dyn Disk, generated: &Generated, layers: &[Source]) {
        let made_from = self.path(&generated.module, "made-from");
        // First what it is made from goes, so that an interrupted run leaves no text under another's name.
        let gone = !made_from.exists() || disk.remove(&made_from).is_ok();
        let text = self.path(&generated.module, "rs");
        if gone && whole_file::write(disk, &text, generated.text.as_bytes(), None).is_ok() {
            let _ = whole_file::write(disk, &made_from, self.made_from(layers).as_bytes(), None);
        }
    }

    fn made_from(&self, layers: &[Source]) -> String {
        let mut text = self.compiler.clone();
        for layer in layers {
            text.push_str(&format!("{} {}\n{}", layer.name, layer.text.len(), layer.text));
        }
        text
    }

    fn path(&self, module: &str, extension: &str) -> PathBuf {
        Path::new(&self.folder).join(format!("{}.{extension}", module.trim_start_matches("r#")))
    }
}
