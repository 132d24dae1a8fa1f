//! Times rivals at one job, side by side.
//!
//! The rivals take turns, so that whatever else the machine does falls on all of them; each is known by its fastest turn,
//! since others only add to it. What is told are ratios within one run.

use std::time::{Duration, Instant};

/// One way of doing the job.
struct Rival<'a> {
    name: String,
    /// How many times it does the job in one turn.
    amount: usize,
    work: Box<dyn FnMut() + 'a>,
    fastest: Duration,
}

/// Rivals at one job, of which the first named is what the others are compared with.
pub struct Contest<'a> {
    job: String,
    /// What is done so many times, in the singular.
    unit: &'static str,
    rivals: Vec<Rival<'a>>,
}

impl<'a> Contest<'a> {
    pub fn new(job: &str, unit: &'static str) -> Contest<'a> {
        Contest { job: job.to_owned(), unit, rivals: Vec::new() }
    }

    /// Adds a rival whose `work` does the job `amount` times.
    pub fn rival(mut self, name: &str, amount: usize, work: impl FnMut() + 'a) -> Contest<'a> {
        self.rivals.push(Rival { name: name.to_owned(), amount, work: Box::new(work), fastest: Duration::MAX });
        self
    }

    /// Lets each rival take so many turns, and prints what came of it as a Markdown table.
    pub fn run(mut self, turns: usize) -> Outcome {
        for _ in 0..turns {
            for rival in &mut self.rivals {
                let start = Instant::now();
                (rival.work)();
                rival.fastest = rival.fastest.min(start.elapsed());
            }
        }
        let nanoseconds = |rival: &Rival<'_>| rival.fastest.as_secs_f64() * 1e9 / rival.amount as f64;
        let outcome =
            Outcome { rivals: self.rivals.iter().map(|rival| (rival.name.clone(), nanoseconds(rival))).collect() };
        outcome.print(&self.job, self.unit);
        outcome
    }
}

/// The time of each rival for one unit of the job, in nanoseconds.
pub struct Outcome {
    rivals: Vec<(String, f64)>,
}

impl Outcome {
    /// How many times as long as the second the first takes.
    pub fn ratio(&self, rival: &str, other: &str) -> Option<f64> {
        let time = |name: &str| self.rivals.iter().find(|(known, _)| known == name).map(|(_, time)| *time);
        Some(time(rival)? / time(other)?)
    }

    fn print(&self, job: &str, unit: &str) {
        let Some((_, base)) = self.rivals.first() else { return };
        println!("\n{job}\n");
        println!("| | ns a {unit} | ratio |");
        println!("|---|---|---|");
        for (name, time) in &self.rivals {
            println!("| {name} | {time:.1} | {:.2} |", time / base);
        }
    }
}
