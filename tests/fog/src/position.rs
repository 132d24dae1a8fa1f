//! Random positions, and changes in them of which red cannot know.

use std::fmt::Write;

/// Numbers that look thrown and are the same every time.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d)
    }

    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }

    fn once_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

type Hex = (i32, i32);

/// A counter; the first of a stack lies on top.
#[derive(Clone, Debug)]
struct Counter {
    /// Empty for one that is left without.
    id: String,
    blue: bool,
    kind: &'static str,
    steps: usize,
    hidden: bool,
    face_down: bool,
    corps: Option<usize>,
    /// The number of a counter that is never taken away.
    guards: Option<&'static str>,
    nickname: Option<&'static str>,
    at: Option<Hex>,
    /// A second hex in which it lies too, and whether that one is written first.
    also_at: Option<(Hex, bool)>,
}

/// A position and what is asked of red in it.
#[derive(Clone, Debug)]
pub struct World {
    hexes: Vec<(Hex, bool)>,
    /// Corps 0 and 1 are red's, 2 and 3 blue's.
    advancing: [bool; 4],
    counters: Vec<Counter>,
    /// Acts done: whose, by red's mover or by blue's headquarters, and whither.
    log: Vec<(&'static str, Hex)>,
    asked: String,
}

const KINDS: [&str; 3] = ["infantry", "cavalry", "headquarters"];
const NAMES: [Option<&str>; 4] = [None, Some("lions"), Some("bears"), Some("otters")];

fn distance(left: Hex, right: Hex) -> i32 {
    let (q, r) = (left.0 - right.0, left.1 - right.1);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

impl World {
    pub fn random(dice: &mut Dice) -> World {
        let mut hexes = Vec::new();
        for q in -3..=3_i32 {
            for r in (-3).max(-q - 3)..=3.min(3 - q) {
                hexes.push(((q, r), dice.once_in(4)));
            }
        }
        let mut world = World {
            hexes,
            advancing: [(); 4].map(|()| dice.once_in(2)),
            counters: vec![
                Counter { at: Some((0, 0)), kind: "infantry", ..red("mover", dice) },
                Counter { hidden: false, face_down: false, kind: "headquarters", ..blue("their-hq".to_owned(), dice) },
            ],
            log: Vec::new(),
            asked: String::new(),
        };
        for number in 0..3 + dice.below(3) {
            let own = red(&format!("own-{number}"), dice);
            world.counters.push(Counter { at: Some(world.anywhere(dice)), ..own });
        }
        for number in 0..5 + dice.below(5) {
            let theirs = blue(format!("theirs-{number}"), dice);
            let at = if dice.once_in(8) { None } else { Some(world.anywhere(dice)) };
            let also_at = at.filter(|_| dice.once_in(5)).map(|at| (world.neighbour(at, dice), dice.once_in(2)));
            let also_at = also_at.filter(|(hex, _)| Some(*hex) != at);
            let id = if dice.once_in(4) { String::new() } else { theirs.id.clone() };
            world.counters.push(Counter { id, at, also_at, ..theirs });
        }
        if let Some(hq) = world.counters.iter().position(|counter| counter.id == "their-hq") {
            let hex = world.anywhere(dice);
            world.counters[hq].at = Some(hex);
        }
        for _ in 0..dice.below(5) {
            let to = world.anywhere(dice);
            world.log.push((dice.pick(&["mover", "their-hq"]), to));
        }
        world.asked = match dice.below(7) {
            4 => {
                let number = 1 + dice.below(4);
                let name = dice.pick(&["unknown", "counter", "theirs", "their"]);
                format!("act: {{type: choose, unit: mover, target: {name}-{number}}}")
            }
            5 => "act: {type: choose, unit: moverr, target: mover}".to_owned(),
            6 => "act: {type: charge, unit: own-0, targets: theirs-0}".to_owned(),
            0 => "moment: look".to_owned(),
            1 => "act: {type: choose, unit: mover, target: their-hq}".to_owned(),
            2 => "act: {type: choose, unit: mover}".to_owned(),
            _ => {
                let first = dice.pick(&[(1, 0), (0, 1), (-1, 0)]);
                let next = dice.pick(&[(1, 0), (0, 1), (1, -1)]);
                let second = (first.0 + next.0, first.1 + next.1);
                let long = dice.once_in(2) && second != (0, 0);
                let more = if long { format!(", [{}, {}]", second.0, second.1) } else { String::new() };
                format!("act: {{type: move, unit: mover, path: [[{}, {}]{more}]}}", first.0, first.1)
            }
        };
        world
    }

    fn anywhere(&self, dice: &mut Dice) -> Hex {
        self.hexes[dice.below(self.hexes.len())].0
    }

    /// A hex next to this one, or itself at the edge of the map.
    fn neighbour(&self, (q, r): Hex, dice: &mut Dice) -> Hex {
        let (to_q, to_r) = dice.pick(&[(1, 0), (0, 1), (-1, 0), (0, -1)]);
        let next = (q + to_q, r + to_r);
        if self.hexes.iter().any(|(hex, _)| *hex == next) { next } else { (q, r) }
    }

    /// Whether a red counter lies beside the counter's hexes, not in them.
    fn is_by_red(&self, counter: &Counter) -> bool {
        let beside =
            |at: Hex| counter.hexes().all(|hex| hex != at) && counter.hexes().any(|hex| distance(at, hex) == 1);
        self.counters.iter().filter(|other| !other.blue).flat_map(Counter::hexes).any(beside)
    }

    /// 1.1: hidden, and no red counter next to it.
    fn is_unseen(&self, counter: &Counter) -> bool {
        counter.blue && counter.hidden && !self.is_by_red(counter)
    }

    /// 1.2: face down, and not a headquarters without steps.
    fn is_unidentified(&self, counter: &Counter) -> bool {
        counter.blue && counter.face_down && !is_turned_over(counter)
    }

    /// The same as far as red can know.
    pub fn changed_behind_the_fog(&self, dice: &mut Dice) -> World {
        let mut world = self.clone();
        // 1.3: what blue's corps are told, mines away from red, the marches of blue, the steps of blue.
        for corps in [2, 3] {
            world.advancing[corps] ^= dice.once_in(2);
        }
        for number in 0..world.hexes.len() {
            let hex = world.hexes[number].0;
            if !world.counters.iter().any(|counter| !counter.blue && counter.at == Some(hex)) {
                world.hexes[number].1 = dice.once_in(3);
            }
        }
        world.log.retain(|(mover, _)| *mover == "mover" || dice.once_in(2));
        if dice.once_in(3) {
            let to = world.anywhere(dice);
            world.log.push(("their-hq", to));
        }
        for number in 0..world.counters.len() {
            let counter = world.counters[number].clone();
            let mut other = counter.clone();
            let renamed = |id: &str, how: &str| if id.is_empty() { String::new() } else { format!("{id}-{how}") };
            if self.is_unseen(&counter) {
                other.also_at = None;
                other.at = if dice.once_in(5) { None } else { Some(world.anywhere(dice)) };
                other.kind = dice.pick(&KINDS);
                other.steps = dice.below(5);
                other.nickname = dice.pick(&NAMES);
                other.face_down = dice.once_in(2);
                other.id = if dice.once_in(3) { String::new() } else { renamed(&counter.id, "moved") };
                if !world.is_unseen(&other) {
                    other = counter;
                }
            } else if self.is_unidentified(&counter) {
                other.kind = dice.pick(&KINDS);
                other.steps = 1 + dice.below(5);
                other.nickname = dice.pick(&NAMES);
                other.corps = dice.pick(&[None, Some(2), Some(3)]);
                other.guards = dice.pick(&[None, Some("their-hq")]);
                other.id = renamed(&counter.id, "turned");
                if let Some((_, first)) = &mut other.also_at {
                    *first ^= dice.once_in(2);
                }
            } else if counter.blue && !is_turned_over(&counter) {
                other.steps = 1 + dice.below(5);
            }
            world.counters[number] = other;
        }
        let gone: Vec<bool> = world.counters.iter().map(|one| world.is_unseen(one) && dice.once_in(4)).collect();
        let mut gone = gone.into_iter();
        world.counters.retain(|_| gone.next() != Some(true));
        for number in 0..dice.below(4) {
            let mut more = blue(format!("ambush-{number}"), dice);
            (more.hidden, more.at) = (true, Some(world.anywhere(dice)));
            if world.is_unseen(&more) {
                let place = dice.below(world.counters.len() + 1);
                world.counters.insert(place, more);
            }
        }
        // In which order counters of different stacks are listed tells one from the other.
        for _ in 0..world.counters.len() {
            let at = dice.below(world.counters.len() - 1);
            let (one, next) = (&world.counters[at], &world.counters[at + 1]);
            let veiled = |counter: &Counter| world.is_unseen(counter) || world.is_unidentified(counter);
            let apart = one.hexes().all(|hex| next.hexes().all(|other| hex != other))
                || world.is_unseen(one)
                || world.is_unseen(next);
            if apart && (veiled(one) || veiled(next)) {
                world.counters.swap(at, at + 1);
            }
        }
        world
    }

    /// The same with something wrong in what red cannot see, or in all that the file says of the position.
    pub fn spoilt(&self, dice: &mut Dice) -> World {
        let mut world = self.clone();
        let mut unseen = blue("spoilt".to_owned(), dice);
        (unseen.hidden, unseen.at) = (true, Some((3, 0)));
        match dice.below(5) {
            0 => unseen.kind = "infantri",
            1 => unseen.id = world.counters[0].id.clone(),
            2 => unseen.at = Some((9, 9)),
            3 => unseen.guards = Some("nobody"),
            _ => world.log.push(("nobody", (0, 0))),
        }
        let place = dice.below(world.counters.len() + 1);
        world.counters.insert(place, unseen);
        world
    }

    /// What red knows, worked out from the words of the rules: a line for each counter, corps, mine and act of the log.
    pub fn known_to_red(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let seen = |id: &str| self.counters.iter().find(|one| one.id == id).is_some_and(|one| !self.is_unseen(one));
        for counter in self.counters.iter().filter(|counter| !self.is_unseen(counter)) {
            let mut hexes: Vec<String> = counter.hexes().map(|(q, r)| format!("h{q}.{r}")).collect();
            hexes.sort();
            let at = hexes.join(" ");
            let (side, hidden, turned) = (if counter.blue { "blue" } else { "red" }, counter.hidden, counter.face_down);
            if self.is_unidentified(counter) {
                lines.push(format!("unknown {side} hidden {hidden} face-down {turned} at {at}"));
                continue;
            }
            let id = if counter.id.is_empty() { "unnamed" } else { &counter.id };
            let steps = if counter.blue { "?".to_owned() } else { counter.steps.to_string() };
            let corps = counter.corps.map_or("none".to_owned(), |corps| format!("corps-{corps}"));
            let guards = counter.guards.filter(|guarded| seen(guarded)).map_or("nobody", |guarded| {
                let known =
                    self.counters.iter().find(|one| one.id == guarded).is_some_and(|one| !self.is_unidentified(one));
                if known { guarded } else { "unknown" }
            });
            lines.push(format!(
                "{id} {side} hidden {hidden} face-down {turned} {} steps {steps} {corps} guards {guards} called {} at {at}",
                counter.kind,
                counter.nickname.unwrap_or("none")
            ));
        }
        for (number, advances) in self.advancing.iter().enumerate() {
            let own = self.counters.iter().any(|one| !one.blue && one.at.is_some() && one.corps == Some(number));
            let order = if *advances { "advance" } else { "hold" };
            lines.push(format!("corps-{number} {}", if own { order } else { "?" }));
        }
        for ((q, r), mined) in &self.hexes {
            let own = self.counters.iter().any(|one| !one.blue && one.hexes().any(|hex| hex == (*q, *r)));
            lines.push(format!("h{q}.{r} mined {}", if own { mined.to_string() } else { "?".to_owned() }));
        }
        let marches = self.log.iter().filter(|(mover, _)| *mover == "mover");
        lines.extend(marches.map(|(mover, (q, r))| format!("{mover} marched from h{q}.{r}")));
        lines.sort();
        lines
    }

    /// As a case file.
    pub fn text(&self) -> String {
        let mut text = String::from("id: fog\nhexes:\n");
        for ((q, r), mined) in &self.hexes {
            let mined = if *mined { "yes" } else { "no" };
            let _ = writeln!(text, "  - {{id: \"h{q}.{r}\", axial: [{q}, {r}], mined: {mined}}}");
        }
        text += "groups:\n";
        for (number, advances) in self.advancing.iter().enumerate() {
            let order = if *advances { "advance" } else { "hold" };
            let _ = writeln!(text, "  - {{id: corps-{number}, order: {order}}}");
        }
        text += "counters:\n";
        for counter in &self.counters {
            let flag = |flag: bool| if flag { "yes" } else { "no" };
            let mut hexes: Vec<String> = counter.hexes().map(|(q, r)| format!("[{q}, {r}]")).collect();
            if counter.also_at.is_some_and(|(_, first)| first) {
                hexes.reverse();
            }
            let at = if hexes.is_empty() { "none".to_owned() } else { format!("[{}]", hexes.join(", ")) };
            let corps = counter.corps.map_or("none".to_owned(), |corps| format!("corps-{corps}"));
            let _ = writeln!(
                text,
                "  - {{{}side: {}, kind: {}, steps: {}, hidden: {}, face-down: {}, corps: {corps}, guards: {}, \
                 nickname: {}, at: {at}}}",
                if counter.id.is_empty() { String::new() } else { format!("id: {}, ", counter.id) },
                if counter.blue { "blue" } else { "red" },
                counter.kind,
                counter.steps,
                flag(counter.hidden),
                flag(counter.face_down),
                counter.guards.unwrap_or("none"),
                counter.nickname.unwrap_or("none"),
            );
        }
        text += "log:\n";
        for (mover, (q, r)) in &self.log {
            let _ = writeln!(text, "  - {{type: move, unit: {mover}, from: [{q}, {r}], path: []}}");
        }
        if self.log.is_empty() {
            text.truncate(text.len() - "log:\n".len());
        }
        text += &self.asked;
        text.push('\n');
        text
    }
}

impl Counter {
    /// The hexes in which it lies.
    fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.at.into_iter().chain(self.also_at.map(|(hex, _)| hex))
    }
}

fn is_turned_over(counter: &Counter) -> bool {
    counter.face_down && counter.kind == "headquarters" && counter.steps == 0
}

fn red(id: &str, dice: &mut Dice) -> Counter {
    Counter {
        id: id.to_owned(),
        blue: false,
        kind: dice.pick(&KINDS),
        steps: 1 + dice.below(3),
        hidden: dice.once_in(4),
        face_down: dice.once_in(4),
        corps: dice.pick(&[None, Some(0), Some(1)]),
        guards: None,
        nickname: dice.pick(&NAMES),
        at: None,
        also_at: None,
    }
}

fn blue(id: String, dice: &mut Dice) -> Counter {
    Counter {
        id,
        blue: true,
        hidden: dice.once_in(3),
        face_down: dice.once_in(2),
        corps: dice.pick(&[None, Some(2), Some(3)]),
        guards: dice.pick(&[None, Some("their-hq")]),
        ..red("", dice)
    }
}
