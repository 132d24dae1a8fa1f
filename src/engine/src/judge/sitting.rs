//! The state of judging one act or moment: what the nodes of an expression can ask about.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Judge;
use super::board::Board;
use super::distance::{Conditions, Field};
use super::effect::Spent;
use super::error::{JudgeError, Site};
use super::memory::Memory;
use super::trace::Trace;
use super::view::View;
use crate::position::{ActData, Position};
use crate::table::{MomentId, Tables, Value};

pub(super) type Fault = Box<JudgeError>;
pub(super) type Evaluated = Result<Value, Fault>;

/// Steps that a search takes are numbered from here on; those of the act's own path from 0.
pub(super) const CROSSING: u32 = 1 << 31;

/// How deeply expressions may lean on one another, in nodes. Rulesets stay far below; it keeps a circle from ending the
/// program. All of it takes about a megabyte of stack where nothing is optimised, half of what a thread usually has.
const DEEPEST: u16 = 400;

/// How many nodes may be worked out for one clause in one place. A large map with a search for each of a hundred counters
/// stays below; a ruleset whose parts multiply one another does not go on for ever.
pub(super) const MOST_EFFORT: u32 = 20_000_000;

/// How many nodes' worth of stack each of these takes.
pub(super) const NODE: u16 = 1;
pub(super) const DEFINITION: u16 = 3;
pub(super) const SET: u16 = 4;
pub(super) const EXCEPTION: u16 = 4;
pub(super) const CLAUSE: u16 = 14;

pub(super) struct Sitting<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) view: View<'a>,
    pub(super) act: Option<&'a ActData>,
    pub(super) moment: Option<MomentId>,
    pub(super) step: Option<u32>,
    pub(super) here: Option<u32>,
    /// Working out a standing fact: no act, and no exception that is bound to a moment.
    pub(super) standing: bool,
    /// Whether the next set of counters everywhere reaches those off the map.
    pub(super) off_map_too: bool,
    /// The only counters that count as present.
    pub(super) among: Option<Vec<u32>>,
    /// Where a standing fact is asked for one share: what that share has in common.
    pub(super) only_share: Option<Vec<Value>>,
    /// What the act has spent so far.
    pub(super) spent: Vec<Spent<'a>>,
    /// What the finding being made leans on; none when nobody will read it.
    pub(super) trace: Option<Trace>,
    /// How many traces have been begun.
    pub(super) traces: u32,
    /// What definitions have come to already.
    pub(super) memory: Memory,
    /// Whether measures and pairs are to be written down.
    pub(super) details: bool,
    /// Whether an expression has asked about the act or step where there is none.
    pub(super) asked_for_act: bool,
    /// Whether `if possible` is worth asking: not while an alternative is being tried.
    pub(super) alternatives: bool,
    /// Whether a step is stopped at even where it leads to no moment.
    pub(super) every_stage: bool,
    /// How many steps of a path are passed over: what they led to is known.
    pub(super) begins_at: usize,
    pub(super) site: Site,
    /// Steps being tried by searches, the innermost last.
    pub(super) crossings: Vec<(u32, u32)>,
    /// Searches that may go on where they stopped.
    pub(super) fields: Vec<Field>,
    /// Which conditions of searches, by the address of their code, see the map alone.
    pub(super) of_the_map: Vec<((usize, Conditions), bool)>,
    /// Facts that are taken to stand so, whatever the position says: by the address of the node.
    pub(super) supposed: Vec<(usize, bool)>,
    /// Changes with everything that a condition could see besides its slots.
    pub(super) generation: u32,
    /// Whether a rule that rests on something hidden is told as open. Not within a rule: what leans on it is open then.
    pub(super) leaves_open: bool,
    /// The line of a standing fact of which it is asked how far it is exceeded: it has to be known exactly.
    pub(super) exact_line: Option<u16>,
    pub(super) depth: u16,
    /// How much may still be worked out.
    pub(super) effort: u32,
}

impl<'a> Sitting<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, board: &'a Board<'a>) -> Sitting<'a> {
        Sitting {
            judge,
            view: View::new(board),
            act: None,
            moment: None,
            step: None,
            here: None,
            standing: false,
            off_map_too: false,
            among: None,
            only_share: None,
            spent: Vec::new(),
            trace: None,
            traces: 0,
            memory: Memory::default(),
            details: false,
            asked_for_act: false,
            alternatives: true,
            every_stage: false,
            begins_at: 0,
            site: Site::default(),
            crossings: Vec::new(),
            fields: Vec::new(),
            of_the_map: Vec::new(),
            supposed: Vec::new(),
            generation: 0,
            leaves_open: false,
            exact_line: None,
            depth: 0,
            effort: MOST_EFFORT,
        }
    }

    pub(super) fn tables(&self) -> &'a Tables {
        self.judge.tables
    }

    pub(super) fn board(&self) -> &'a Board<'a> {
        self.view.board()
    }

    pub(super) fn position(&self) -> &'a Position {
        self.view.board().position()
    }

    /// Where a mistake is met.
    pub(super) fn site(&self) -> Site {
        Site { place: self.here, ..self.site }
    }

    #[cold]
    pub(super) fn does_not_fit(&self) -> Fault {
        Box::new(JudgeError::DoesNotFit { site: self.site() })
    }

    pub(super) fn not_a_number(&self, value: Value) -> Fault {
        match value {
            Value::NoFigure => Box::new(JudgeError::NoFigure { site: self.site() }),
            Value::Nothing => self.missing(self.site.subject.unwrap_or(Value::Nothing), None),
            _ => Box::new(JudgeError::NotANumber { value, site: self.site() }),
        }
    }

    pub(super) fn missing(&self, thing: Value, attribute: Option<crate::table::AttributeId>) -> Fault {
        Box::new(JudgeError::Missing { thing, attribute, site: self.site() })
    }

    pub(super) fn overflow(&self) -> Fault {
        Box::new(JudgeError::Overflow { site: self.site() })
    }

    pub(super) fn takes_too_long(&self) -> Fault {
        Box::new(JudgeError::TooLong { site: self.site() })
    }

    /// INVARIANT: every call that succeeds is followed by one of `rise`, by as much.
    #[inline]
    pub(super) fn descend(&mut self, by: u16) -> Result<(), Fault> {
        match self.effort.checked_sub(1) {
            Some(left) if self.depth < DEEPEST => {
                self.effort = left;
                self.depth += by;
                Ok(())
            }
            _ => Err(self.goes_too_far()),
        }
    }

    #[cold]
    fn goes_too_far(&self) -> Fault {
        if self.depth >= DEEPEST {
            return Box::new(JudgeError::TooDeep { site: self.site() });
        }
        self.takes_too_long()
    }

    #[inline]
    pub(super) fn rise(&mut self, by: u16) {
        self.depth = self.depth.saturating_sub(by);
    }

    /// The act numbered: one of the log, or the one being judged, which comes last.
    pub(super) fn act_data(&self, number: u32) -> Option<&'a ActData> {
        let log = &self.position().log;
        match log.get(number as usize) {
            Some(act) => Some(act),
            None if number as usize == log.len() && !self.standing => self.act,
            None => None,
        }
    }

    /// The act being judged, as a thing.
    pub(super) fn present_act(&self) -> Value {
        match self.act {
            Some(_) if !self.standing => Value::Act(self.position().log.len() as u32),
            _ => Value::Nothing,
        }
    }

    /// Whether a counter counts as there at all.
    pub(super) fn is_present(&self, counter: u32) -> bool {
        !self.view.is_removed(counter) && self.among.as_ref().is_none_or(|among| among.contains(&counter))
    }

    /// The places that a value stands for: itself, or where a counter lies.
    pub(super) fn places_of(&self, value: Value) -> super::few::Few<u32, 4> {
        let mut places = super::few::Few::new(0);
        match value {
            Value::Place(place) => places.push(place),
            Value::Counter(counter) => return self.view.places_of(counter),
            Value::List(_) => {
                for item in self.list(value) {
                    for place in self.places_of_one(*item).iter() {
                        if !places.contains(place) {
                            places.push(place);
                        }
                    }
                }
            }
            _ => {}
        }
        places
    }

    fn places_of_one(&self, value: Value) -> super::few::Few<u32, 4> {
        match value {
            Value::List(_) => super::few::Few::new(0),
            _ => self.places_of(value),
        }
    }

    /// The items of a list given with an act; `number` tells the acts of the log from the present one.
    pub(super) fn list(&self, value: Value) -> &'a [Value] {
        let Value::List(number) = value else { return &[] };
        let (act, list) = (number >> 16, number & 0xffff);
        let data = match act.checked_sub(1) {
            None => self.act,
            Some(logged) => self.position().log.get(logged as usize),
        };
        data.and_then(|data| data.lists.get(list as usize)).map_or(&[], Vec::as_slice)
    }
}
