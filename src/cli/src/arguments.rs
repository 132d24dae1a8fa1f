//! What can be asked of the command.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;
use reglement_analysis::effect::MOST_POSITIONS;
use reglement_analysis::readings;

const EXIT_CODES: &str = "\
Exit codes:
  0  lawful; all cases passed; nothing to complain of
  1  unlawful; a case failed; a file is not formatted; `analyse` found what no note accepts
  2  the input could not be used: an unknown name, a mistake in a ruleset or case file, a missing file

A ruleset is named by its folder, by its .rules file, or by its name where `rulesets/NAME` exists.
Colour is used on a terminal only, and never where NO_COLOR is set.";

/// Rules of hex-and-counter wargames, written as a designer would write them: checked, tested, judged and listed.
#[derive(Debug, Parser)]
#[command(name = "reglement", version, after_help = EXIT_CODES, max_term_width = 100)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Begin a ruleset: a folder with a few rules and a case that passes
    New {
        /// The ruleset's name, such as `my-game`; the folder is made in `rulesets`, if there is one, or here
        name: String,
    },
    /// Report every mistake in rulesets
    Check {
        /// Rulesets; all of `rulesets` if none is given
        rulesets: Vec<PathBuf>,
    },
    /// Judge cases and compare the verdicts with what they expect
    Test {
        /// Rulesets, folders of cases, or case files; all of `rulesets` if none is given
        paths: Vec<PathBuf>,
        /// Only cases whose id or reason contains this
        #[arg(long, value_name = "FILTER")]
        name: Option<String>,
        /// For each clause and exception, tell in which cases it decides the verdict
        #[arg(long)]
        coverage: bool,
        /// How the coverage is told
        #[arg(long, value_enum, default_value_t = Format::Text, requires = "coverage")]
        format: Format,
    },
    /// Judge the positions of a case file, and tell the verdicts in words
    Judge {
        #[command(flatten)]
        cases: Cases,
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
        /// The file holds a position in each line, as JSON, and each is answered by a line; `-` is the standard input
        #[arg(long, requires = "ruleset", conflicts_with_all = ["case", "format"])]
        batch: bool,
        /// With `--batch`: tell only which rules are broken, without reasons
        #[arg(long, requires = "batch")]
        compact: bool,
        /// With `--batch`: how many positions are judged at once; by default as many as the machine has processors
        #[arg(long, requires = "batch", value_name = "NUMBER", value_parser = value_parser!(u16).range(1..=64))]
        threads: Option<u16>,
    },
    /// Tell where the moves of a case file may lawfully end, whatever path they name themselves
    ///
    /// Their acts move something along a path or to a place.
    Moves {
        #[command(flatten)]
        cases: Cases,
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Draw the positions of a case file, with their verdicts, as SVG pictures
    Draw {
        #[command(flatten)]
        cases: Cases,
        /// A folder for the pictures, each called by its case; without it, a single one goes to the standard output
        #[arg(long, value_name = "FOLDER")]
        to: Option<PathBuf>,
    },
    /// Write a ruleset with its cases, drawn and judged, as a rulebook: one HTML file
    Book {
        ruleset: PathBuf,
        /// The file to write; without it, the book goes to the standard output
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// Tell a whole ruleset in plain words, rule by rule
    List {
        ruleset: PathBuf,
        /// Instead, tell of each printed number whether it is encoded, only described, or left out
        #[arg(long)]
        numbers: bool,
        /// How the printed numbers are told
        #[arg(long, value_enum, default_value_t = Format::Text, requires = "numbers")]
        format: Format,
    },
    /// Tell one rule in plain words with its cases, or a diagnostic by its code
    Explain {
        /// A ruleset, or the code of a diagnostic such as `R0001`
        #[arg(value_name = "RULESET|CODE")]
        subject: PathBuf,
        /// The number of a rule, such as 7.1.0
        rule: Option<String>,
    },
    /// Tell what changed between two rulesets, in words and in effect
    Diff {
        /// A ruleset, or a git revision of one such as `HEAD~3:my-game`
        old: PathBuf,
        /// The same; by default the old one as it lies in the folder now
        new: Option<PathBuf>,
        /// Read a ruling of the new ruleset another way
        #[arg(long, value_name = "NAME=READING")]
        ruling: Vec<String>,
        /// Read a ruling of the old ruleset another way
        #[arg(long, value_name = "NAME=READING")]
        old_ruling: Vec<String>,
        /// Compare every ruleset of the folder with the one of its name: what does this change in each game of a series?
        #[arg(long)]
        each_layer: bool,
        /// Only tell what changed in words, and search no positions whose verdict changes
        #[arg(long)]
        words: bool,
        /// How many positions are searched at most, for all rules together
        #[arg(long, value_name = "NUMBER", default_value_t = MOST_POSITIONS, value_parser = value_parser!(u64).range(1..))]
        positions: u64,
        #[arg(long, value_enum, default_value_t = Layout::Text)]
        format: Layout,
    },
    /// Tell what in rulesets can never matter or never be kept: rules never broken, exceptions without effect, kinds that no
    /// limit covers, acts without rules, what nothing uses
    Analyse {
        /// Rulesets; all of `rulesets` if none is given. Of a file named alone is told what no other ruleset of its folder
        /// makes use of either
        rulesets: Vec<PathBuf>,
        /// A list of the counters of the game's box: limits that they can never exceed are told as well
        #[arg(long = "box", value_name = "FILE")]
        counters: Option<PathBuf>,
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// For each ruling, find the smallest positions that its readings judge differently: a case file with a line for the
    /// designer's answer to each question
    Readings {
        /// A ruleset with its layers
        ruleset: PathBuf,
        /// How many positions are searched at most, for each reading
        #[arg(long, value_name = "NUMBER", default_value_t = readings::MOST_POSITIONS, value_parser = value_parser!(u64).range(1..))]
        positions: u64,
        /// The file to write, with the folders that lead to it; without it, the cases go to the standard output
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Change each rule in one place, and tell which changes no case notices
    Mutate {
        /// Rulesets; all of `rulesets` if none is given
        rulesets: Vec<PathBuf>,
        /// Also leave out each part of a condition joined by `and` or `or`, and change each figure of a chart
        #[arg(long)]
        parts: bool,
        /// Fail if fewer than this many of a hundred changes are noticed
        #[arg(long, value_name = "PERCENT", value_parser = value_parser!(u8).range(..=100))]
        at_least: Option<u8>,
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Write ruleset files in their usual form
    Fmt {
        /// Rulesets or .rules files; all of `rulesets` if none is given
        paths: Vec<PathBuf>,
        /// Change nothing; fail where something would change
        #[arg(long)]
        check: bool,
    },
    /// Write the completions of a shell to the standard output
    Completions { shell: Shell },
}

/// Which cases, by which ruleset, and for whom.
#[derive(Debug, Args)]
pub struct Cases {
    /// A case file; its positions need no `expect`
    pub file: PathBuf,
    /// Only the case of this id
    #[arg(long, value_name = "ID")]
    pub case: Option<String>,
    /// The ruleset to judge by, if the file does not lie beside it
    #[arg(long, value_name = "RULESET")]
    pub ruleset: Option<PathBuf>,
    /// Tell nothing but what this side knows, as the ruleset's fog says
    #[arg(long = "for", value_name = "SIDE")]
    pub onlooker: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Layout {
    Text,
    Json,
    Markdown,
    /// Text that a test can keep: without how the positions were searched for
    Snapshot,
}
