//! The pages of diagnostics: the Example of each gives that diagnostic, and what stands under Instead does not.

use std::collections::BTreeSet;

use reglement_compiler::diagnostics::{Page, pages};
use reglement_compiler::source::Source;
use reglement_documentation_tests::markdown::blocks;
use reglement_documentation_tests::shown::compiled;

/// Codes whose mistake cannot be shown in a few lines of text: bytes, sizes, depths, what is missing from a whole file, and
/// mistakes of the compiler.
const NOT_SHOWN: [&str; 8] = ["R0001", "R0002", "R0003", "R0005", "R0015", "R0021", "R0109", "R0110"];

/// The ruleset in which the fragments stand. What a fragment says itself is left out of it.
const FRAME: &str = "\
ruleset frame

place called hex has
  terrain: one of clear, woods, usually clear
  overstacked: yes or no, usually no

counter has
  side: one of red, blue, usually red
  size: one of company, battalion, large, usually company
  kind: one of armor, artillery, infantry, usually infantry
  strength: number from 0, usually 1
  movement: one of road, rail, normal, usually normal
  steps: number from 0, usually 1

moment rest
moment entry
moment phase-end

act go
  unit: counter
  movement: one of road, rail, normal, usually normal
  at the end rest, entry

define unit is a counter where kind is one of armor, artillery, infantry
define battalion is a counter where size is battalion
define town of a hex: terrain is woods
";

/// The ruleset of a fragment: the frame around it, less what it says itself.
fn framed(fragment: &str) -> String {
    if fragment.starts_with("ruleset") {
        return fragment.to_owned();
    }
    let declared = declared(fragment);
    let mut ruleset = String::new();
    let mut kept = true;
    for line in FRAME.lines() {
        if !line.starts_with(' ') {
            kept = !declared.contains(line.trim());
        }
        let item = line.strip_prefix("  ").and_then(|line| line.split(':').next()).unwrap_or_default();
        if kept && (item.is_empty() || !declared.contains(item)) {
            ruleset.push_str(line);
            ruleset.push('\n');
        }
    }
    format!("{ruleset}\n{fragment}")
}

/// The moments and definitions of a fragment, as their lines in the frame, and its attributes, by their names.
fn declared(fragment: &str) -> BTreeSet<&str> {
    let mut declared = BTreeSet::new();
    for line in fragment.lines() {
        let named = |word: &str| {
            let rest = line.strip_prefix(word)?;
            let name = rest.split(' ').next()?;
            FRAME.lines().find(|line| line.strip_prefix(word).is_some_and(|rest| rest.split(' ').next() == Some(name)))
        };
        declared.extend(["moment ", "define "].into_iter().filter_map(named));
        declared.extend(line.strip_prefix(' ').and_then(|line| line.trim().split_once(": ")).map(|(name, _)| name));
    }
    declared
}

/// The codes given for a fragment.
fn codes(fragment: &str) -> BTreeSet<String> {
    let said = compiled(&[Source::new("frame", &framed(fragment))], 0).err().unwrap_or_default();
    let codes = said.split("error[").skip(1).filter_map(|rest| rest.split(']').next());
    codes.map(str::to_owned).collect()
}

/// The fragments under a heading of a page.
fn fragments<'p>(page: &'p Page, heading: &str) -> Vec<&'p str> {
    let blocks = blocks(&page.text);
    blocks.iter().filter(|block| block.kind == "rules" && block.section == heading).map(|block| block.text).collect()
}

#[test]
fn each_example_gives_its_diagnostic() {
    let mut faults = Vec::new();
    for page in pages() {
        let examples = fragments(&page, "Example");
        if examples.is_empty() && !NOT_SHOWN.contains(&page.code) {
            faults.push(format!("{} shows no example", page.code));
        }
        for example in examples {
            let codes = codes(example);
            if codes.len() != 1 || !codes.contains(page.code) {
                faults.push(format!("the example of {} gives {codes:?}:\n{example}", page.code));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn nothing_that_stands_instead_gives_a_diagnostic() {
    let mut faults = Vec::new();
    for page in pages() {
        for instead in fragments(&page, "Instead") {
            let codes = codes(instead);
            if !codes.is_empty() {
                faults.push(format!("what {} shows instead gives {codes:?}:\n{instead}", page.code));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}
