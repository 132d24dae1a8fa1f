//! Independent pieces of work, shared by the processors at hand. What comes of them does not depend on how many there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What the work comes to for each number below `many`, in their order.
pub fn side_by_side<T: Send>(many: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let share = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= many {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from).min(many);
    let mut all = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(share)).collect();
        let mut all = share();
        for other in others {
            match other.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, done)| done).collect()
}
