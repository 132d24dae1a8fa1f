//! Distance and reach: a search from place to place, under conditions, that goes on where it stopped.

use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use super::evaluate::whole;
use super::frame::Frame;
use super::operands::{each_operand, visible_slots};
use super::sitting::{CROSSING, Evaluated, Fault, Sitting};
use crate::table::{Comparison, Node, NodeIndex, Property, Value};

/// How many searches are kept to be gone on with, and how many places they may hold in all.
const KEPT: usize = 64;
const KEPT_PLACES: usize = 1 << 22;
const UNKNOWN: u32 = u32::MAX;

/// The conditions of a way: `through` for each step, `avoiding` for each place entered, bound in `slot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Conditions {
    pub(super) slot: u8,
    pub(super) through: Option<NodeIndex>,
    pub(super) avoiding: Option<NodeIndex>,
}

/// A search that has come so far.
#[derive(Debug)]
pub(super) struct Field {
    origin: Origin,
    distance: Vec<u32>,
    /// Places reached whose neighbours have not been looked at.
    edge: VecDeque<u32>,
}

impl Field {
    fn is_of_the_map(&self) -> bool {
        self.origin.conditions.as_ref().is_none_or(|conditioned| conditioned.now.is_none())
    }
}

/// Searches that depend on the map alone.
#[derive(Debug, Default)]
pub(super) struct Searches {
    fields: Vec<Field>,
    of_the_map: Vec<((usize, Conditions), bool)>,
}

/// What a search depends on; two that agree in this find the same.
#[derive(Clone, Debug, PartialEq)]
struct Origin {
    from: Vec<u32>,
    conditions: Option<Conditioned>,
}

#[derive(Clone, Debug, PartialEq)]
struct Conditioned {
    /// Which code, by its address: codes do not move while a position is judged.
    code: usize,
    conditions: Conditions,
    /// What the conditions can see.
    slots: Vec<Value>,
    /// Where the search is judged, what the position has come to, and in which trace what the conditions lean on has been noted;
    /// nothing where the conditions see the map alone.
    now: Option<(Option<u32>, u32, Option<u32>)>,
}

impl<'a> Sitting<'a> {
    /// Steps from one thing's place to the other's; unlimited where no way leads, nothing where there is no such thing.
    pub(super) fn distance(
        &mut self,
        code: &'a [Node],
        from: Value,
        to: Value,
        conditions: Conditions,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        if from == Value::Nothing || to == Value::Nothing {
            return Ok(Value::Nothing);
        }
        let goals: Vec<u32> = self.places_of(to).iter().collect();
        let unconditional = conditions.through.is_none() && conditions.avoiding.is_none();
        // On a grid, without conditions, coordinates say it all: a position may list only the hexes that matter.
        let starts = self.places_of(from);
        if unconditional && let Some(steps) = self.grid_distance(&starts.iter().collect::<Vec<_>>(), &goals) {
            return Ok(whole(steps as usize));
        }
        let conditioned = if unconditional {
            None
        } else {
            Some(Conditioned {
                code: code.as_ptr() as usize,
                conditions,
                slots: visible_slots(code, conditions, frame),
                now: if self.sees_the_map_alone(code, conditions) {
                    None
                } else {
                    Some((self.here, self.generation, self.trace.as_ref().map(|trace| trace.number)))
                },
            })
        };
        if self.trace.is_some() && conditioned.as_ref().is_some_and(|conditioned| conditioned.now.is_none()) {
            // A search that is gone on with does not ask for the rulings again.
            conditions.through.into_iter().chain(conditions.avoiding).for_each(|root| self.lean_on_rulings(code, root));
        }
        let origin = Origin { from: starts.iter().collect(), conditions: conditioned };
        let mut field = self.field(origin);
        let found = self.search(code, conditions, &goals, None, &mut field, frame);
        // A search that failed in the middle is not gone on with.
        let found = found?;
        self.keep(field);
        Ok(match found {
            Some(steps) => whole(steps as usize),
            None => Value::Unlimited,
        })
    }

    /// All places no farther than `distance` steps from a thing, in the order of their numbers.
    pub(super) fn places_within(&mut self, of: Value, distance: Value) -> Result<Vec<u32>, Fault> {
        let limit = match distance {
            Value::Number(number) => number.rounded_down().numerator(),
            Value::Unlimited => i64::MAX,
            Value::Nothing | Value::Prohibited => -1,
            _ => return Err(self.not_a_number(distance)),
        };
        let Ok(limit) = u32::try_from(limit.min(UNKNOWN as i64 - 1)) else { return Ok(Vec::new()) };
        let centre = self.places_of(of);
        if let (Some(hex), 1) = (centre.get(0), centre.len())
            && let Some(near) = self.board().hexes_within(hex, limit)
        {
            return Ok(near);
        }
        let origin = Origin { from: centre.iter().collect(), conditions: None };
        let mut field = self.field(origin);
        let conditions = Conditions { slot: 0, through: None, avoiding: None };
        let searched = self.search(&[], conditions, &[], Some(limit), &mut field, &mut Frame::new());
        let places = 0..self.position().places.len() as u32;
        let centre = field.origin.from.clone();
        let near = places
            .filter(|place| match self.grid_distance(&centre, &[*place]) {
                Some(steps) => steps <= limit,
                None => field.distance.get(*place as usize).is_some_and(|steps| *steps <= limit),
            })
            .collect();
        self.keep(field);
        searched?;
        Ok(near)
    }

    /// The distance on the grid, where all the places have coordinates.
    fn grid_distance(&self, from: &[u32], to: &[u32]) -> Option<u32> {
        let mut nearest = None;
        for start in from {
            for goal in to {
                let steps = self.position().steps_apart(*start, *goal)?;
                nearest = Some(nearest.map_or(steps, |nearest: u32| nearest.min(steps)));
            }
        }
        nearest
    }

    /// Lying side by side.
    pub(super) fn is_next_to(&self, left: Value, right: Value) -> bool {
        let (left, right) = (self.places_of(left), self.places_of(right));
        left.iter().any(|left| right.iter().any(|right| self.board().are_neighbours(left, right)))
    }

    fn field(&mut self, origin: Origin) -> Field {
        if let Some(at) = self.fields.iter().position(|field| field.origin == origin) {
            return self.fields.swap_remove(at);
        }
        let mut distance = vec![UNKNOWN; self.position().places.len()];
        let mut edge = VecDeque::new();
        for place in &origin.from {
            if let Some(steps) = distance.get_mut(*place as usize) {
                *steps = 0;
                edge.push_back(*place);
            }
        }
        Field { origin, distance, edge }
    }

    fn keep(&mut self, field: Field) {
        let most = KEPT.min(KEPT_PLACES / field.distance.len().max(1)).max(2);
        if self.fields.len() >= most {
            self.fields.remove(0);
        }
        self.fields.push(field);
    }

    /// Takes over the searches of another sitting on the same position that depend on the map alone.
    pub(super) fn take_fields_from(&mut self, other: &mut Sitting<'_>) {
        let searches = &mut other.searches_of_the_map();
        self.take_searches(searches);
    }

    /// Gives away the searches that depend on the map alone.
    pub(super) fn searches_of_the_map(&mut self) -> Searches {
        let mut fields = core::mem::take(&mut self.fields);
        fields.retain(Field::is_of_the_map);
        Searches { fields, of_the_map: self.of_the_map.clone() }
    }

    pub(super) fn take_searches(&mut self, searches: &mut Searches) {
        self.of_the_map.clone_from(&searches.of_the_map);
        self.fields.retain(Field::is_of_the_map);
        self.fields.append(&mut searches.fields);
    }

    /// Whether the conditions of a way look at nothing but the borders and places on it and at what never changes.
    fn sees_the_map_alone(&mut self, code: &[Node], conditions: Conditions) -> bool {
        let key = (code.as_ptr() as usize, conditions);
        if let Some((_, alone)) = self.of_the_map.iter().find(|(known, _)| *known == key) {
            return *alone;
        }
        let alone = |root: Option<NodeIndex>| root.is_none_or(|root| self.is_of_the_map(code, root, conditions.slot));
        let alone = alone(conditions.through) && alone(conditions.avoiding);
        self.of_the_map.push((key, alone));
        alone
    }

    fn is_of_the_map(&self, code: &[Node], index: NodeIndex, own: u8) -> bool {
        let Some(node) = code.get(usize::from(index)) else { return false };
        let settled = |side: NodeIndex, by: bool| self.settled_flag(code, side) == Some(by);
        match *node {
            // What is settled by a ruling leaves the other side unseen.
            Node::And(left, right) if settled(left, false) || settled(right, false) => {
                settled(left, false) || self.is_of_the_map(code, left, own)
            }
            Node::Or(left, right) if settled(left, true) || settled(right, true) => {
                settled(left, true) || self.is_of_the_map(code, left, own)
            }
            Node::Slot(slot) => slot == own,
            Node::Attribute { of, .. } | Node::Property { of, .. } => self.is_way_or_place(code, of, own),
            Node::Flag(_)
            | Node::Number(_)
            | Node::Unlimited
            | Node::Prohibited
            | Node::NoFigure
            | Node::Nothing
            | Node::Symbol(_)
            | Node::SymbolSet(_)
            | Node::GameAttribute(_)
            | Node::Ruling(_) => true,
            Node::Not(_)
            | Node::And(..)
            | Node::Or(..)
            | Node::Compare { .. }
            | Node::IsNothing(_)
            | Node::Includes { .. }
            | Node::IncludesValue { .. }
            | Node::Rank { .. }
            | Node::Chart { .. }
            | Node::Arithmetic { .. }
            | Node::Higher(..)
            | Node::Lower(..)
            | Node::If { .. } => {
                let mut all = true;
                each_operand(node, &mut |operand| all = all && self.is_of_the_map(code, operand, own));
                all
            }
            _ => false,
        }
    }

    /// The step or place on the way, or an end of the step.
    fn is_way_or_place(&self, code: &[Node], index: NodeIndex, own: u8) -> bool {
        match code.get(usize::from(index)) {
            Some(Node::Slot(slot)) => *slot == own,
            Some(Node::Property { of, property: Property::From | Property::To }) => {
                self.is_way_or_place(code, *of, own)
            }
            _ => false,
        }
    }

    fn lean_on_rulings(&mut self, code: &[Node], index: NodeIndex) {
        let Some(node) = code.get(usize::from(index)) else { return };
        if let (Node::Ruling(ruling), Some(trace)) = (node, &mut self.trace) {
            trace.ruling(*ruling);
        }
        each_operand(node, &mut |operand| self.lean_on_rulings(code, operand));
    }

    /// A flag that the readings of the rulings settle.
    fn settled_flag(&self, code: &[Node], index: NodeIndex) -> Option<bool> {
        match code.get(usize::from(index))? {
            Node::Flag(flag) => Some(*flag),
            Node::Not(of) => self.settled_flag(code, *of).map(|flag| !flag),
            Node::And(left, right) => match (self.settled_flag(code, *left), self.settled_flag(code, *right)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            Node::Or(left, right) => match (self.settled_flag(code, *left), self.settled_flag(code, *right)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            Node::Compare { left, comparison: Comparison::Equal, right } => {
                match (code.get(usize::from(*left))?, code.get(usize::from(*right))?) {
                    (Node::Ruling(ruling), Node::Symbol(symbol)) => {
                        self.judge.reading(*ruling).map(|used| used == *symbol)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Goes on until a goal is reached, or all places up to the limit are known.
    fn search(
        &mut self,
        code: &'a [Node],
        conditions: Conditions,
        goals: &[u32],
        limit: Option<u32>,
        field: &mut Field,
        frame: &mut Frame<'_>,
    ) -> Result<Option<u32>, Fault> {
        let nearest = |field: &Field| {
            let known = goals.iter().filter_map(|goal| field.distance.get(*goal as usize));
            known.copied().filter(|steps| *steps != UNKNOWN).min()
        };
        if let Some(steps) = nearest(field) {
            return Ok(Some(steps));
        }
        let board = self.board();
        while let Some(place) = field.edge.front().copied() {
            let steps = field.distance.get(place as usize).copied().unwrap_or(UNKNOWN);
            if limit.is_some_and(|limit| steps >= limit) {
                break;
            }
            for way in board.ways(place) {
                let known = field.distance.get(way.to as usize).copied();
                if known == Some(UNKNOWN) && self.is_open(code, conditions, place, way.to, frame)? {
                    if let Some(room) = field.distance.get_mut(way.to as usize) {
                        *room = steps + 1;
                    }
                    field.edge.push_back(way.to);
                }
            }
            field.edge.pop_front();
            if let Some(steps) = nearest(field) {
                return Ok(Some(steps));
            }
        }
        Ok(None)
    }

    /// Whether the conditions let one step from a place into its neighbour.
    fn is_open(
        &mut self,
        code: &'a [Node],
        conditions: Conditions,
        from: u32,
        to: u32,
        frame: &mut Frame<'_>,
    ) -> Result<bool, Fault> {
        if let Some(through) = conditions.through {
            let step = Value::Step(CROSSING + self.crossings.len() as u32);
            self.crossings.push((from, to));
            let open = self.bound(code, through, conditions.slot, step, frame);
            self.crossings.pop();
            if !open? {
                return Ok(false);
            }
        }
        match conditions.avoiding {
            Some(avoiding) => Ok(!self.bound(code, avoiding, conditions.slot, Value::Place(to), frame)?),
            None => Ok(true),
        }
    }

    fn bound(
        &mut self,
        code: &'a [Node],
        condition: NodeIndex,
        slot: u8,
        value: Value,
        frame: &mut Frame<'_>,
    ) -> Result<bool, Fault> {
        let own = frame.own.take();
        let Some(before) = frame.bind(slot, value) else { return Err(self.does_not_fit()) };
        let holds = self.flag(code, condition, frame);
        let _ = frame.bind(slot, before);
        frame.own = own;
        holds
    }
}
