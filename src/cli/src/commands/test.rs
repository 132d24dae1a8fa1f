//! `reglement test [PATHS]`: the cases, judged and compared.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use reglement_cases::check::{Outcome, check};
use reglement_cases::{Case, CaseFile, Need};
use serde::Serialize;

use super::coverage::{self, Covered};
use crate::answer::{Answer, Ended};
use crate::arguments::Format;
use crate::faults;
use crate::loading::{CaseText, Library, Project, Ruleset, case_files, display, maps_of};

/// All of it as data.
#[derive(Serialize)]
struct Told {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
    disputed: Vec<String>,
    coverage: Vec<CoverageOf>,
}

#[derive(Serialize)]
struct Failure {
    case: String,
    place: String,
    why: String,
    differences: Vec<String>,
}

#[derive(Serialize)]
struct CoverageOf {
    ruleset: String,
    parts: Vec<Covered>,
}

/// What has been found so far.
struct Run {
    answer: Answer,
    coloured: bool,
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
    disputed: Vec<String>,
    library: Library,
    /// Where each id of a ruleset stands.
    ids: BTreeMap<(PathBuf, String), String>,
    /// The cases of each ruleset, kept only for coverage: all of them together may be more than fits.
    cases: Option<BTreeMap<PathBuf, Vec<Case>>>,
    format: Format,
}

/// With a format, the coverage is told, too.
pub fn run(paths: &[PathBuf], filter: Option<&str>, coverage: Option<Format>, coloured: bool) -> Answer {
    let everything = [PathBuf::from(if Path::new("rulesets").is_dir() { "rulesets" } else { "." })];
    let files = match case_files(if paths.is_empty() { &everything } else { paths }) {
        Ok(files) => files,
        Err(messages) => {
            let mut answer = Answer::empty();
            for message in messages {
                answer.refuse(&message);
            }
            return answer;
        }
    };
    if files.is_empty() {
        return Answer::bad_input("there are no case files here: cases stand in `rulesets/NAME/cases/*.yaml`");
    }
    let mut run = Run {
        answer: Answer::empty(),
        coloured,
        passed: 0,
        failed: 0,
        failures: Vec::new(),
        disputed: Vec::new(),
        library: Library::default(),
        ids: BTreeMap::new(),
        cases: coverage.map(|_| BTreeMap::new()),
        format: coverage.unwrap_or(Format::Text),
    };
    for file in &files {
        run.file(file, filter);
    }
    run.finish(filter)
}

impl Run {
    fn file(&mut self, path: &Path, filter: Option<&str>) {
        let text = match CaseText::read(path) {
            Ok(text) => text,
            Err(message) => {
                self.failed += 1;
                return self.answer.refuse(&message);
            }
        };
        let (file, faults) = CaseFile::from_text(&text.text, Need::Expectation);
        let maps = maps_of(path);
        if !faults.is_empty() {
            self.failed += 1;
            self.answer.report(faults::render(&faults, &text, &maps, self.coloured));
        }
        for entry in &file.entries {
            if filter.is_some_and(|filter| !entry.id.contains(filter)) {
                continue;
            }
            let place = format!("{}:{}", text.name, entry.place.line);
            let ruleset_file = match Project.ruleset_of_cases(path, entry.ruleset.as_deref()) {
                Ok(file) => file,
                Err(message) => {
                    self.failed += 1;
                    self.answer.refuse(&format!("{place}: {message}"));
                    continue;
                }
            };
            let Some(ruleset) = self.ruleset(&ruleset_file) else {
                self.failed += 1;
                continue;
            };
            match entry.read_on(&ruleset.tables, Need::Expectation, &maps) {
                Ok(case) => {
                    let key = (ruleset_file.clone(), case.id.clone());
                    if let Some(first) = self.ids.get(&key) {
                        self.failed += 1;
                        let message = format!("{place}: the case `{}` stands also in {first}", case.id);
                        self.answer.refuse(&message);
                        continue;
                    }
                    self.ids.insert(key, place.clone());
                    self.case(&case, &ruleset, &place);
                    if let Some(cases) = &mut self.cases {
                        cases.entry(ruleset_file).or_default().push(case);
                    }
                }
                Err(faults) => {
                    self.failed += 1;
                    self.answer.report(faults::render(&faults, &text, &maps, self.coloured));
                }
            }
        }
    }

    fn ruleset(&mut self, file: &Path) -> Option<Rc<Ruleset>> {
        let (answer, coloured) = (&mut self.answer, self.coloured);
        self.library.ruleset(file, |trouble| answer.report(trouble.reports(coloured)))
    }

    fn case(&mut self, case: &Case, ruleset: &Ruleset, place: &str) {
        let differences = match check(case, &ruleset.tables) {
            Outcome::Passed => {
                self.passed += 1;
                return;
            }
            Outcome::Disputed { why, differences } => {
                let now = if differences.is_empty() { "the verdict is as expected" } else { "the verdict differs" };
                self.disputed.push(format!("{} ({place}): {why}; {now}", case.id));
                return;
            }
            Outcome::Failed(differences) => differences,
        };
        self.failed += 1;
        self.answer.ended_at_least(Ended::Unlawful);
        let failure = Failure { case: case.id.clone(), place: place.to_owned(), why: case.why.clone(), differences };
        if self.format == Format::Text {
            self.answer.line(&format!("{} failed ({place})", failure.case));
            if !failure.why.is_empty() {
                self.answer.line(&format!("  {}", failure.why));
            }
            for difference in &failure.differences {
                self.answer.line(&format!("  - {difference}"));
            }
            self.answer.line("");
        }
        self.failures.push(failure);
    }

    fn finish(mut self, filter: Option<&str>) -> Answer {
        if self.passed + self.failed + self.disputed.len() == 0 {
            let message = match filter {
                Some(filter) => format!("no case has `{filter}` in its id"),
                None => "there are no cases in these files".to_owned(),
            };
            self.answer.refuse(&message);
            return self.answer;
        }
        let mut coverage = Vec::new();
        for (file, cases) in self.cases.take().into_iter().flatten() {
            if let Some(ruleset) = self.ruleset(&file) {
                let parts = coverage::covered(&cases, &ruleset.tables);
                coverage.push(CoverageOf { ruleset: display(&file), parts });
            }
        }
        if self.format == Format::Json {
            let Run { passed, failed, failures, disputed, .. } = self;
            let told = Told { passed, failed, failures, disputed, coverage };
            self.answer.line(&serde_json::to_string_pretty(&told).unwrap_or_default());
            return self.answer;
        }
        for one in &coverage {
            self.answer.line(&format!("Coverage of {}", one.ruleset));
            self.answer.out.push_str(&coverage::report(&one.parts));
            self.answer.line("");
        }
        if !self.disputed.is_empty() {
            self.answer.line(&format!("{} disputed, not counted:", self.disputed.len()));
            for disputed in &self.disputed {
                self.answer.out.push_str(&format!("  {disputed}\n"));
            }
            self.answer.line("");
        }
        self.answer.line(&format!("{} passed, {} failed", self.passed, self.failed));
        self.answer
    }
}
