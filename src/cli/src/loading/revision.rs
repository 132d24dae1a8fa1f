//! Rulesets as they were: `HEAD~3:my-game`. The texts come from `git show`.

use std::path::Path;
use std::process::Command;

use reglement_compiler::layers as compiler_layers;

use super::find::Project;
use super::ruleset::{MOST_LAYERS, Ruleset, Trouble, source_of, too_many_layers};

/// A ruleset by folder, file or name, or a revision of one by `REVISION:` before its name.
///
/// # Errors
/// What hinders reading it, or everything that the compiler finds wrong.
pub fn ruleset_or_revision(named: &Path) -> Result<Ruleset, Trouble> {
    let text = named.to_string_lossy();
    match text.split_once(':') {
        Some((revision, name)) if !named.exists() && !revision.is_empty() && !name.is_empty() => {
            at_revision(revision, name)
        }
        _ => Ruleset::read(&Project.ruleset(named).map_err(Trouble::Said)?),
    }
}

fn at_revision(revision: &str, name: &str) -> Result<Ruleset, Trouble> {
    let tree = tree_of(revision)?;
    let listed = git(&["ls-tree", "-r", "--name-only", "--full-tree", "-z", &tree])?;
    let listed = String::from_utf8_lossy(&listed);
    let files: Vec<&str> = listed.split('\0').filter(|file| file.ends_with(".rules")).collect();
    let Some(mut file) = found(&files, name) else {
        return Err(Trouble::Said(format!("`{revision}` has no ruleset `{name}`")));
    };
    let mut seen = Vec::new();
    let mut sources = Vec::new();
    loop {
        if seen.contains(&file) {
            return Err(Trouble::Said(format!("`{revision}:{file}` builds on itself")));
        }
        if seen.len() == MOST_LAYERS {
            return Err(too_many_layers(&format!("{revision}:{}", seen[0]), &format!("{revision}:{file}")));
        }
        seen.push(file);
        let text = git(&["show", &format!("{tree}:{file}")])?;
        let source = source_of(format!("{revision}:{file}"), &text, 0)?;
        let below = compiler_layers::names(&source).and_then(|(_, below)| below);
        sources.push(source);
        let Some(below) = below else { break };
        let beside = format!("{}/{below}.rules", folder(file));
        let next = files.iter().find(|known| **known == beside).copied().or_else(|| named_file(&files, &below));
        let Some(next) = next else {
            let message = format!("`{revision}:{file}` builds on `{below}`, and `{revision}` has no `{below}.rules`");
            return Err(Trouble::Said(message));
        };
        file = next;
    }
    sources.reverse();
    Ruleset::compiled(sources)
}

/// The files of a revision, by the name that git has for them.
fn tree_of(revision: &str) -> Result<String, Trouble> {
    if git(&["rev-parse", "--git-dir"]).is_err() {
        let message = format!("`{revision}:` names a git revision, and this folder lies in no git repository");
        return Err(Trouble::Said(message));
    }
    match git(&["rev-parse", "--verify", "--quiet", "--end-of-options", &format!("{revision}^{{tree}}")]) {
        Ok(tree) => Ok(String::from_utf8_lossy(&tree).trim().to_owned()),
        Err(_) => Err(Trouble::Said(format!("this git repository has no revision `{revision}`"))),
    }
}

/// The file that a name, folder or path means among those of a revision.
fn found<'f>(files: &[&'f str], name: &str) -> Option<&'f str> {
    let name = name.trim_start_matches("./").trim_end_matches('/').replace('\\', "/");
    let last = name.rsplit('/').next().unwrap_or(&name);
    let exact = [name.clone(), format!("{name}/{last}.rules"), format!("rulesets/{name}/{last}.rules")];
    let exact = exact.iter().find_map(|wanted| files.iter().find(|file| *file == wanted));
    exact.copied().or_else(|| named_file(files, &name))
}

fn named_file<'f>(files: &[&'f str], name: &str) -> Option<&'f str> {
    let ending = format!("{name}.rules");
    files.iter().find(|file| file.rsplit('/').next() == Some(&ending)).copied()
}

fn folder(file: &str) -> &str {
    file.rsplit_once('/').map_or("", |(folder, _)| folder)
}

fn git(arguments: &[&str]) -> Result<Vec<u8>, Trouble> {
    let output = Command::new("git").args(arguments).output();
    let output = output.map_err(|error| Trouble::Said(format!("git cannot be run: {error}")))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        let why = why.lines().next().unwrap_or("it does not say why").trim_start_matches("fatal: ").to_owned();
        return Err(Trouble::Said(format!("git refuses `git {}`: {why}", arguments.join(" "))));
    }
    Ok(output.stdout)
}
