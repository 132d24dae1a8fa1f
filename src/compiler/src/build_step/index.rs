//! `rulesets.rs`, which a library includes: a module for each ruleset, or one error with the whole report.

use std::io;
use std::path::Path;

use super::rulesets::at;
use crate::whole_file::{self, Disk};

pub fn write(
    disk: &dyn Disk,
    out: &Path,
    generated: &Path,
    modules: &[String],
    report: Option<&str>,
) -> io::Result<()> {
    let generated = std::path::absolute(generated)?;
    let mut text = String::new();
    if let Some(report) = report {
        write_file(disk, &out.join("report.txt"), report)?;
        text.push_str("compile_error!(include_str!(\"report.txt\"));\n\n");
    }
    for module in modules {
        let file = generated.join(format!("{}.rs", module.trim_start_matches("r#")));
        text.push_str(&format!("#[path = {:?}]\npub mod {module};\n", file.display().to_string()));
    }
    text.push_str("\n/// Every ruleset of the folder, in the order of their names.\n#[allow(dead_code)]\n");
    text.push_str(&format!("pub static RULESETS: [&reglement_engine::table::Tables; {}] = [", modules.len()));
    for module in modules {
        text.push_str(&format!("&{module}::TABLES, "));
    }
    text.push_str("];\n");
    write_file(disk, &out.join("rulesets.rs"), &text)
}

fn write_file(disk: &dyn Disk, path: &Path, text: &str) -> io::Result<()> {
    whole_file::write(disk, path, text.as_bytes(), None).map_err(|error| at(path, &error))
}
