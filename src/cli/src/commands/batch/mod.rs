//! `reglement judge FILE --batch`: a position in each line, and a verdict in each line.
//!
//! What is in memory is a few chunks of lines, however long the file is. Chunks are judged side by side and written in the
//! order in which they were read, straight to the standard output.

mod recall;

use std::io::{self, BufRead, ErrorKind, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use reglement_cases::{Case, Entry, Maps, Need, check, json, tree};
use reglement_engine::judge::{Board, Judge, JudgeError};
use reglement_engine::table::{RuleId, Tables};
use reglement_engine::verdict::VerdictKind;
use serde::Serialize;

use recall::Recall;

use crate::answer::{Answer, Ended};
use crate::loading::{Project, Ruleset, display, lines, maps_of, name_beside};

/// How many bytes of lines are handed to a thread at once, about.
const CHUNK: usize = 128 * 1024;
/// So many chunks wait for each thread.
const WAITING: usize = 2;
/// A longer line is refused without being kept.
const LONGEST: usize = tree::LARGEST;

/// With which some programs begin a text.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Lines that stand together.
struct Chunk {
    text: Vec<u8>,
    /// The number of the first one, and where each ends in the text. A line that was too long is empty and noted.
    first: u64,
    ends: Vec<usize>,
    too_long: Vec<usize>,
}

/// What became of a chunk.
#[derive(Default)]
struct Told {
    out: Vec<u8>,
    read: usize,
    unlawful: bool,
    /// The first line that could not be judged, and why; and how many.
    bad: Option<(u64, String)>,
    bad_lines: u64,
}

/// How positions are answered.
#[derive(Clone, Copy)]
struct Manner<'t> {
    /// Where the positions stand; maps are named from there.
    file: &'t Path,
    tables: &'t Tables,
    /// The side that looks on: only what it knows is told.
    onlooker: Option<&'t str>,
    compact: bool,
    threads: usize,
}

pub fn run(
    file: &Path,
    ruleset: &Path,
    onlooker: Option<&str>,
    compact: bool,
    threads: Option<u16>,
    coloured: bool,
) -> Answer {
    let ruleset = match Project.ruleset(ruleset).map(|file| Ruleset::read(&file)) {
        Ok(Ok(ruleset)) => ruleset,
        Ok(Err(trouble)) => {
            let mut answer = Answer::empty();
            answer.report(trouble.reports(coloured));
            return answer;
        }
        Err(message) => return Answer::bad_input(&message),
    };
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let threads = threads.map_or_else(processors, usize::from);
    let manner = Manner { file, tables: &ruleset.tables, onlooker, compact, threads };
    match lines(file) {
        Ok((mut lines, size)) => answered(&mut *lines, &mut io::stdout().lock(), size, manner),
        Err(message) => Answer::bad_input(&message),
    }
}

/// Judges every line of `lines`; the answers go to `out` as they come.
fn answered(lines: &mut dyn BufRead, out: &mut dyn Write, size: Option<u64>, manner: Manner<'_>) -> Answer {
    let progress = progress(size);
    let mut answer = Answer::empty();
    let mut sum = Told::default();
    let ended = thread::scope(|scope| {
        let mut workers = Vec::new();
        for _ in 0..manner.threads {
            let (to, chunks) = mpsc::sync_channel::<Chunk>(WAITING);
            let (told, from) = mpsc::sync_channel::<Told>(WAITING + 1);
            scope.spawn(move || {
                let judge = Judge::new(manner.tables);
                let maps = maps_of(manner.file).one_by_one();
                let mut recall = Recall::new(&judge, manner.tables);
                for chunk in chunks {
                    if told.send(judged(&chunk, (&judge, &mut recall), &maps, manner)).is_err() {
                        break;
                    }
                }
            });
            workers.push((to, from));
        }
        let mut waiting = 0;
        let (mut next, mut oldest) = (workers.iter().cycle(), workers.iter().cycle());
        let mut first = 1;
        loop {
            let chunk = next_chunk(lines, first)?;
            let at_end = chunk.ends.is_empty();
            first += chunk.ends.len() as u64;
            if !at_end && let Some((to, _)) = next.next() {
                // Fails only where the thread has ended, which it does not before its channel is closed.
                let _ = to.send(chunk);
                waiting += 1;
            }
            while waiting > 0 && (at_end || waiting >= workers.len() * WAITING) {
                if let Some((_, from)) = oldest.next()
                    && let Ok(told) = from.recv()
                {
                    out.write_all(&told.out)?;
                    progress.inc(told.read as u64);
                    sum.unlawful |= told.unlawful;
                    if sum.bad.is_none() {
                        sum.bad = told.bad;
                    }
                    sum.bad_lines += told.bad_lines;
                }
                waiting -= 1;
            }
            if at_end {
                return out.flush();
            }
        }
    });
    progress.finish_and_clear();
    if sum.unlawful {
        answer.ended_at_least(Ended::Unlawful);
    }
    if let Some((line, why)) = sum.bad {
        let others = match sum.bad_lines {
            1 => String::new(),
            more => format!("; {more} lines in all could not be judged"),
        };
        answer.refuse(&format!("line {line}: {why}{others}"));
    }
    match ended {
        // A reader that has gone away is nobody's mistake.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            answer.refuse(&format!("the batch was broken off: {error}"));
        }
        _ => {}
    }
    answer
}

/// Shown on a terminal only.
fn progress(size: Option<u64>) -> ProgressBar {
    let (bar, template) = match size {
        Some(size) => (ProgressBar::new(size), "{bar:40} {percent}%  {bytes_per_sec}, {eta} left"),
        None => (ProgressBar::no_length(), "{spinner} {bytes}, {bytes_per_sec}"),
    };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// As many lines as make up a chunk; none at the end.
fn next_chunk(lines: &mut dyn BufRead, first: u64) -> io::Result<Chunk> {
    let mut chunk = Chunk { text: Vec::with_capacity(CHUNK), first, ends: Vec::new(), too_long: Vec::new() };
    while chunk.text.len() < CHUNK {
        let start = chunk.text.len();
        let mut any = false;
        let mut too_long = false;
        loop {
            let held = match lines.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                held => held?,
            };
            if held.is_empty() {
                break;
            }
            any = true;
            let (taken, ends) = match held.iter().position(|byte| *byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (held.len(), false),
            };
            too_long |= chunk.text.len() - start + taken > LONGEST;
            if too_long {
                chunk.text.truncate(start);
            } else {
                chunk.text.extend_from_slice(held.get(..taken).unwrap_or(held));
            }
            lines.consume(taken);
            if ends {
                break;
            }
        }
        if !any {
            break;
        }
        if too_long {
            chunk.too_long.push(chunk.ends.len());
        }
        chunk.ends.push(chunk.text.len());
    }
    Ok(chunk)
}

fn judged(
    chunk: &Chunk,
    (judge, recall): (&Judge<'_>, &mut Recall<InShort>),
    maps: &Maps<'_>,
    manner: Manner<'_>,
) -> Told {
    let mut told = Told { read: chunk.text.len(), ..Told::default() };
    let mut start = 0;
    for (at, end) in chunk.ends.iter().enumerate() {
        let number = chunk.first + at as u64;
        let line = chunk.text.get(start..*end).unwrap_or(&[]);
        let line = if number == 1 { line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line) } else { line }.trim_ascii();
        start = *end;
        let result = if chunk.too_long.contains(&at) {
            Err(format!("longer than {} MB", LONGEST / 1024 / 1024))
        } else if line.is_empty() {
            continue;
        } else {
            line_judged(line, number, (judge, recall, maps), manner, &mut told)
        };
        if let Err(why) = result {
            write(&mut told.out, &Refused { line: number, error: &why });
            told.bad_lines += 1;
            told.bad.get_or_insert((number, why));
        }
    }
    told
}

#[derive(Serialize)]
struct Refused<'a> {
    line: u64,
    error: &'a str,
}

#[derive(Serialize)]
struct Compact<'a> {
    line: u64,
    id: &'a str,
    /// None where it rests on something hidden.
    lawful: Option<bool>,
    broken: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    open: Vec<&'a str>,
}

#[derive(Serialize)]
struct Whole<'a> {
    line: u64,
    id: &'a str,
    verdict: json::VerdictData,
}

fn line_judged(
    line: &[u8],
    number: u64,
    (judge, recall, maps): (&Judge<'_>, &mut Recall<InShort>, &Maps<'_>),
    manner: Manner<'_>,
    told: &mut Told,
) -> Result<(), String> {
    let line = std::str::from_utf8(line).map_err(|_| "this is not UTF-8 text".to_owned())?;
    let case = read(line, manner, maps)?;
    let own = (!case.rulings.is_empty()).then(|| check::judge_of(&case, manner.tables));
    let (judge, recall) = match &own {
        Some(own) => (own, None),
        None => (judge, Some(recall)),
    };
    let words =
        |error: JudgeError| format!("`{}` cannot be judged: {}", case.id, error.words(manner.tables, &case.position));
    if manner.compact {
        let judged = || in_short(judge, &case);
        let told_of = match recall {
            Some(recall) => recall.told_of(&case.position, &case.asked, judged),
            None => judged(),
        };
        let InShort { broken, open } = told_of.map_err(words)?;
        let numbers = |rules: &[RuleId]| -> Vec<&str> {
            rules.iter().filter_map(|rule| manner.tables.rules.get(rule.index())).map(|row| &*row.number).collect()
        };
        let lawful = if broken.is_empty() && !open.is_empty() { None } else { Some(broken.is_empty()) };
        told.unlawful |= lawful == Some(false);
        let (broken, open) = (numbers(&broken), numbers(&open));
        write(&mut told.out, &Compact { line: number, id: &case.id, lawful, broken, open });
    } else {
        let verdict = judge.judge(&case.position, &case.asked).map_err(words)?;
        told.unlawful |= verdict.kind == VerdictKind::Illegal;
        let verdict = json::verdict(&verdict, manner.tables, &case.position, &case.asked);
        write(&mut told.out, &Whole { line: number, id: &case.id, verdict });
    }
    Ok(())
}

/// The rules that are broken, and those that rest on something hidden.
#[derive(Clone)]
struct InShort {
    broken: Box<[RuleId]>,
    open: Box<[RuleId]>,
}

fn in_short(judge: &Judge<'_>, case: &Case) -> Result<InShort, JudgeError> {
    match judge.breaches_on(&Board::new(&case.position), &case.asked) {
        Ok(breaches) => {
            let clauses = &judge.tables().clauses;
            let mut rules: Vec<RuleId> =
                breaches.iter().filter_map(|(clause, _)| clauses.get(clause.index())).map(|row| row.rule).collect();
            rules.sort_unstable();
            rules.dedup();
            Ok(InShort { broken: rules.into(), open: [].into() })
        }
        Err(_) if !case.position.hidden.is_empty() => {
            let verdict = judge.judge(&case.position, &case.asked)?;
            let open = if verdict.kind == VerdictKind::Open { verdict.open() } else { Vec::new() };
            Ok(InShort { broken: verdict.broken().into(), open: open.into() })
        }
        Err(fault) => Err(fault),
    }
}

fn read(line: &str, manner: Manner<'_>, maps: &Maps<'_>) -> Result<Case, String> {
    let entry = match (Entry::from_json(line), manner.onlooker) {
        (Err(_), Some(_)) => return Err("there are mistakes in this line of which one side is not told".to_owned()),
        (entry, _) => entry,
    };
    let case = entry.and_then(|entry| match manner.onlooker {
        Some(side) => entry.read_for(manner.tables, side, maps),
        None => entry.read_on(manner.tables, Need::Position, maps),
    });
    case.map_err(|faults| {
        let said = faults.iter().map(|fault| {
            let map = maps.file_of(fault.place);
            let name = map.map(|map| name_beside(&display(manner.file), &map.path));
            let place = name.map(|name| format!("{name}:{}:{}: ", fault.place.line, fault.place.column));
            let help = fault.help.as_ref().map(|help| format!(" ({help})"));
            [place.unwrap_or_default(), fault.message.clone(), help.unwrap_or_default()].concat()
        });
        said.collect::<Vec<_>>().join("; ")
    })
}

fn write(out: &mut Vec<u8>, answer: &impl Serialize) {
    // Writing to memory does not fail.
    let _ = serde_json::to_writer(&mut *out, answer);
    out.push(b'\n');
}
