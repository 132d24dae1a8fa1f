//! The shipped rulesets: their texts, and their tables once somebody asks for them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, OnceLock};

use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_engine::table::Tables;

/// The folder of the shipped rulesets.
pub fn rulesets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets")
}

/// The texts of all shipped files with this ending, in the order of their paths.
///
/// # Panics
/// If one cannot be read.
pub fn shipped_texts(ending: &str) -> Vec<Source> {
    texts(reglement_language_tests::files(&rulesets(), ending))
}

/// The texts of all shipped maps, and of what they name.
///
/// # Panics
/// If one cannot be read.
pub fn shipped_maps() -> Vec<Source> {
    let mut paths = ["yaml", "tmx", "tsx"].map(|ending| reglement_language_tests::files(&rulesets(), ending)).concat();
    paths.retain(|path| path.parent().is_some_and(|folder| folder.ends_with("maps")));
    texts(paths)
}

fn texts(paths: Vec<PathBuf>) -> Vec<Source> {
    let sources = paths.into_iter().map(|path| {
        let text = fs::read_to_string(&path).expect("a shipped file can be read");
        Source::new(path.file_name().unwrap_or_default().to_string_lossy(), &text)
    });
    sources.collect()
}

struct Shipped {
    number: usize,
    tables: OnceLock<Tables>,
}

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| shipped_texts("rules"));

static SHIPPED: LazyLock<BTreeMap<String, Shipped>> = LazyLock::new(|| {
    let named = SOURCES.iter().enumerate().map(|(number, source)| {
        let name = source.name.trim_end_matches(".rules").to_owned();
        (name, Shipped { number, tables: OnceLock::new() })
    });
    named.collect()
});

/// The tables of a shipped ruleset, compiled the first time.
pub(crate) fn tables_of(name: &str) -> Option<&'static Tables> {
    let shipped = SHIPPED.get(name)?;
    let tables = shipped.tables.get_or_init(|| {
        let stack = layers::stack(&SOURCES, shipped.number).expect("the layers of a shipped ruleset");
        let stack: Vec<Source> = stack.into_iter().filter_map(|layer| SOURCES.get(layer).cloned()).collect();
        compile(&stack).expect("a shipped ruleset compiles")
    });
    Some(tables)
}
