//! The shipped rulesets, compiled here and now.

use std::fs;
use std::path::Path;

use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_engine::table::Tables;

/// The ruleset of this name, with the layers below it; or what is wrong.
pub fn tables(name: &str) -> Result<Tables, String> {
    let file = format!("{name}.rules");
    let sources = sources()?;
    let wanted = sources.iter().position(|source| source.name == file).ok_or(format!("there is no {file}"))?;
    let stack = layers::stack(&sources, wanted)
        .map_err(|diagnostic| render(std::slice::from_ref(&*diagnostic), &sources, Style::Plain))?;
    let stack: Vec<Source> = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect();
    compile(&stack).map_err(|diagnostics| render(&diagnostics, &stack, Style::Plain))
}

/// Every ruleset file, by its own name.
pub fn sources() -> Result<Vec<Source>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets");
    let mut sources = Vec::new();
    for ruleset in fs::read_dir(&folder).map_err(|error| error.to_string())? {
        let ruleset = ruleset.map_err(|error| error.to_string())?.path();
        for file in fs::read_dir(&ruleset).map_err(|error| error.to_string())? {
            let file = file.map_err(|error| error.to_string())?.path();
            if file.extension().is_some_and(|extension| extension == "rules") {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
                sources.push(Source::new(name, &text));
            }
        }
    }
    sources.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(sources)
}
