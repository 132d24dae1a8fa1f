//! Conditions, numbers and sets, drawn at random and written as a designer would, with brackets round whatever could be misread.

use fastrand::Rng;

/// What may be spoken of where a phrase stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Around {
    /// Counters, by the names they are called by.
    pub(super) counters: Vec<String>,
    /// Whether there is a place judged.
    pub(super) here: bool,
    /// Whether it is asked while an act is judged, whose path, unit and step may be spoken of.
    pub(super) act: bool,
    /// Whether it is asked at a step.
    pub(super) step: bool,
    /// Whether each side is judged by itself.
    pub(super) per_side: bool,
}

impl Around {
    fn with(&self, counter: &str) -> Around {
        let mut around = self.clone();
        around.counters.push(counter.to_owned());
        around
    }
}

/// Draws phrases. It knows what has been defined so far, so that nothing leans on itself.
#[derive(Debug)]
pub(super) struct Phrases {
    pub(super) rng: Rng,
    /// Classes of counters, with their plurals made as usual.
    pub(super) classes: Vec<String>,
    /// Numbers of a counter.
    pub(super) numbers: Vec<String>,
    /// Flags of a place.
    pub(super) flags: Vec<String>,
    /// Clauses that can be broken, as they are cited.
    pub(super) clauses: Vec<String>,
    /// Limits of one line.
    pub(super) limits: Vec<String>,
    called: usize,
}

impl Phrases {
    pub(super) fn new(seed: u64) -> Phrases {
        let named = |name: &str| vec![name.to_owned()];
        Phrases {
            rng: Rng::with_seed(seed),
            classes: named("soldier"),
            numbers: Vec::new(),
            flags: Vec::new(),
            clauses: Vec::new(),
            limits: Vec::new(),
            called: 0,
        }
    }

    pub(super) fn one_in(&mut self, count: u32) -> bool {
        self.rng.u32(0..count) == 0
    }

    pub(super) fn pick<'p>(&mut self, words: &[&'p str]) -> &'p str {
        words[self.rng.usize(0..words.len())]
    }

    fn one_of(&mut self, names: &[String]) -> Option<String> {
        if names.is_empty() { None } else { Some(names[self.rng.usize(0..names.len())].clone()) }
    }

    /// A name that nothing else has.
    fn fresh(&mut self) -> String {
        self.called += 1;
        format!("x{}", self.called)
    }

    fn counter(&mut self, around: &Around) -> Option<String> {
        match self.one_of(&around.counters) {
            Some(counter) if self.one_in(6) => Some(format!("{counter}'s chief")),
            Some(counter) => Some(counter),
            None if around.act => Some("unit".to_owned()),
            None => None,
        }
    }

    /// A place, or something that lies in one.
    fn place(&mut self, around: &Around) -> String {
        let counter = self.counter(around);
        match (self.rng.u32(0..8), counter) {
            (0 | 1, _) if around.here => "here".to_owned(),
            (2, Some(counter)) => format!("{counter}'s place"),
            (3, Some(counter)) => format!("{counter}'s corps's seat"),
            (4, Some(counter)) => format!("{counter}'s goal"),
            (5, _) if around.step => "the from".to_owned(),
            (6, _) if around.act => self.pick(&["the act's start", "the act's end"]).to_owned(),
            (7, Some(counter)) => counter,
            _ if around.here => "here".to_owned(),
            (_, Some(counter)) => counter,
            _ => "the act's start".to_owned(),
        }
    }

    /// A yes or no.
    pub(super) fn flag(&mut self, around: &Around, depth: u32) -> String {
        let deeper = depth.saturating_sub(1);
        let counter = self.counter(around);
        match (self.rng.u32(0..if depth == 0 { 11 } else { 26 }), counter) {
            (0, Some(counter)) => {
                let kind = self.pick(&["foot", "horse", "guns", "marker"]);
                format!("{counter}'s kind is {}{kind}", self.pick(&["", "not "]))
            }
            (1, Some(counter)) => format!("{counter}'s kind is one of foot, {}", self.pick(&["horse", "guns"])),
            (2, Some(counter)) => {
                let comparison = self.pick(&["at least", "at most", "more than", "less than"]);
                format!("{counter}'s size is {comparison} {}", self.pick(&["company", "battalion", "regiment"]))
            }
            (3, Some(counter)) => format!("{counter}'s traits includes {}", self.pick(&["brave", "swift", "old"])),
            (4, Some(counter)) => {
                let attribute = self.pick(&["corps", "morale", "chief", "goal"]);
                format!("{counter}'s {attribute} is {}none", self.pick(&["", "not "]))
            }
            (5, Some(counter)) if self.one_in(3) => format!("{counter}'s {}", self.pick(&["concealed", "top"])),
            (5, Some(counter)) => match self.one_of(&self.classes.clone()) {
                Some(class) => format!("{counter} is {}a {class}", self.pick(&["", "not "])),
                None => format!("{counter}'s concealed is yes"),
            },
            (6, _) if around.here => format!("here's terrain is {}", self.pick(&["clear", "woods", "town"])),
            (7, _) if around.here => "here's wall is yes".to_owned(),
            (8, _) => self.pick(&["weather includes rain", "weather is nothing", "turn is 1"]).to_owned(),
            (9, _) => format!("ruling A1 is {}", self.pick(&["yes", "no"])),
            (10, _) if around.step => self.pick(&["river", "the from's terrain is woods"]).to_owned(),
            (11, _) => format!("not ({})", self.flag(around, deeper)),
            (12 | 13, _) => format!("({}) and ({})", self.flag(around, deeper), self.flag(around, deeper)),
            (14 | 15, _) => format!("({}) or ({})", self.flag(around, deeper), self.flag(around, deeper)),
            (16 | 17, _) => self.compared(around, deeper),
            (18, _) => format!("there is a {}", self.inner_set(around, deeper)),
            (19, _) => format!("there are no {}", self.inner_set(around, deeper)),
            (20, _) => {
                let (set, name) = self.set(around, deeper);
                format!("every {set} has ({})", self.flag(&around.with(&name), deeper))
            }
            (21, Some(counter)) if self.one_in(2) => format!("{counter} is in {counter}'s goal"),
            (21, _) => format!("{} is next to {}", self.place(around), self.place(around)),
            (22, _) => {
                let way = self.way();
                format!("{} is reachable from {}{way}", self.place(around), self.place(around))
            }
            (23, _) if around.here => match self.one_of(&self.clauses.clone()) {
                Some(clause) => format!("rule {clause} is {}broken", self.pick(&["", "not "])),
                None => "here's wall is yes".to_owned(),
            },
            (24, _) if around.here => match self.one_of(&self.flags.clone()) {
                Some(flag) => format!("here is {flag}"),
                None => "here's wall is yes".to_owned(),
            },
            (25, _) if around.act => {
                let steps = self.pick(&["river", "terrain is woods", "climb is more than 1", "wall"]);
                self.pick(&["there is a step where", "there are no steps where"]).to_owned() + &format!(" ({steps})")
            }
            (_, Some(counter)) => format!("{counter}'s concealed is yes"),
            _ => format!("turn is at least {}", self.rng.u32(1..4)),
        }
    }

    fn compared(&mut self, around: &Around, depth: u32) -> String {
        let comparison = self.pick(&["at least ", "at most ", "more than ", "less than ", "", "not "]);
        format!("({}) is {comparison}({})", self.number(around, depth), self.number(around, depth))
    }

    /// What bars a way, or does not.
    fn way(&mut self) -> String {
        let mut way = String::new();
        if self.one_in(2) {
            let through = self.pick(&["not river", "(climb is at most 2)", "(river or ruling A1 is no)"]);
            way.push_str(&format!(" through borders where {through}"));
        }
        if self.one_in(2) {
            let avoiding = self.pick(&[
                "terrain is woods",
                "wall",
                "(wall and ruling A1 is yes)",
                "(room is at most turn)",
                "(there is a soldier in it)",
                "(there is a soldier in it where kind is horse)",
            ]);
            way.push_str(&format!(" avoiding hexes where {avoiding}"));
        }
        way
    }

    pub(super) fn number(&mut self, around: &Around, depth: u32) -> String {
        let deeper = depth.saturating_sub(1);
        let counter = self.counter(around);
        match (self.rng.u32(0..if depth == 0 { 8 } else { 24 }), counter) {
            (0 | 1, Some(counter)) => format!("{counter}'s steps"),
            (2, Some(counter)) => format!("{counter}'s weight"),
            (3, Some(counter)) => {
                format!("{counter}'s {}", self.pick(&["place-count", "total-loads", "morale", "depth"]))
            }
            (4, _) if around.here => "here's room".to_owned(),
            (5, _) => "turn".to_owned(),
            (6, _) if around.act => self.pick(&["the act's step-count", "number of steps"]).to_owned(),
            (8 | 9, _) => format!("number of {}", self.inner_set(around, deeper)),
            (10, _) => {
                let of = self.pick(&["kind", "size", "side", "corps"]);
                format!("number of different {of} of {}", self.inner_set(around, deeper))
            }
            (11 | 12, _) => {
                let of =
                    self.pick(&["sum of steps", "sum of weight", "highest steps", "lowest steps", "highest morale"]);
                format!("{of} of {}", self.inner_set(around, deeper))
            }
            (13 | 14, _) => {
                let between = self.pick(&["plus", "minus", "times", "divided by"]);
                format!("({}) {between} ({})", self.number(around, deeper), self.number(around, deeper))
            }
            (15, _) => {
                let how = self.pick(&["up", "down", "to nearest"]);
                format!("(({}) divided by 2) rounded {how}", self.number(around, deeper))
            }
            (16, _) => {
                format!("square root of ({}) rounded {}", self.number(around, deeper), self.pick(&["up", "down"]))
            }
            (17, _) => {
                let which = self.pick(&["higher", "lower"]);
                format!("the {which} of ({}) and ({})", self.number(around, deeper), self.number(around, deeper))
            }
            (18, _) => {
                let (then, otherwise) = (self.number(around, deeper), self.number(around, deeper));
                format!("({then}) if ({}), otherwise ({otherwise})", self.flag(around, deeper))
            }
            (19 | 20, _) => {
                let way = self.way();
                format!("distance from {} to {}{way}", self.place(around), self.place(around))
            }
            (21, Some(counter)) if around.here => format!("cost for here's terrain and {counter}'s kind"),
            (22, Some(counter)) => match self.one_of(&self.numbers.clone()) {
                Some(number) => format!("{number} of {counter}"),
                None => format!("seats of {counter}'s size"),
            },
            (23, _) if around.here => match self.one_of(&self.limits.clone()) {
                Some(limit) => format!("excess under rule {limit}"),
                None => "here's room".to_owned(),
            },
            _ => self.rng.u32(0..4).to_string(),
        }
    }

    /// Counters, and the name by which each of them is called.
    pub(super) fn set(&mut self, around: &Around, depth: u32) -> (String, String) {
        self.whom(around, depth, true)
    }

    /// The same within a condition or number, where others may be left out.
    fn inner_set(&mut self, around: &Around, depth: u32) -> String {
        self.whom(around, depth, true).0
    }

    /// Counters here, or wherever the phrase says.
    pub(super) fn whom(&mut self, around: &Around, depth: u32, anywhere: bool) -> (String, String) {
        let class = match self.one_of(&self.classes.clone()) {
            Some(class) if !self.one_in(4) => class,
            _ => "counter".to_owned(),
        };
        let name = self.fresh();
        let spoken_of = !around.counters.is_empty() || around.act;
        let relation = match (spoken_of, around.per_side) {
            (true, _) => self.pick(&["", "", "", "friendly ", "enemy ", "other "]),
            (false, true) => self.pick(&["", "", "friendly ", "enemy "]),
            (false, false) => "",
        };
        let place = self.place(around);
        let location = match self.rng.u32(0..9) {
            _ if !anywhere => String::new(),
            0 => " in play".to_owned(),
            1 => format!(" in {place}"),
            2 => format!(" next to {place}"),
            3 => format!(" within {} of {place}", self.rng.u32(0..3)),
            _ if around.here => " here".to_owned(),
            _ => " in play".to_owned(),
        };
        let mut set = format!("{relation}{class}s called {name}{location}");
        if self.one_in(2) {
            set.push_str(&format!(" where ({})", self.flag(&around.with(&name), depth)));
        }
        (set, name)
    }
}
