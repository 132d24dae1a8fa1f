//! Ways from place to place, found by widening circles.

use reglement_compiler::syntax::tree::Way;

use super::fault::Told;
use super::scene::Scene;
use super::value::{Step, Value};

impl Scene<'_> {
    /// How many steps it is from one thing to another; `unlimited` where no way leads, absent where there is no
    /// such thing. `by_steps` is for ways that lead over places of the position alone.
    pub fn distance(&self, from: &Value, to: &Value, way: &Way, by_steps: bool) -> Told<Value> {
        let (starts, ends) = (self.places_of(from), self.places_of(to));
        if *from == Value::Absent || *to == Value::Absent {
            return Ok(Value::Absent);
        }
        // No way leads from or to what is off the map.
        if starts.is_empty() || ends.is_empty() {
            return Ok(Value::Unlimited);
        }
        if way.through.is_none() && way.avoiding.is_none() && !by_steps {
            let pairs = starts.iter().flat_map(|start| ends.iter().map(move |end| (*start, *end)));
            let distances: Option<Vec<i32>> = pairs.map(|(start, end)| self.world.by_coordinates(start, end)).collect();
            if let Some(distances) = distances {
                return Ok(Value::whole(distances.into_iter().min().unwrap_or(0).unsigned_abs() as usize));
            }
        }
        let mut reached = starts.clone();
        let mut circle = starts;
        let mut steps = 0;
        while !circle.is_empty() {
            if circle.iter().any(|place| ends.contains(place)) {
                return Ok(Value::whole(steps));
            }
            let mut next = Vec::new();
            for from in circle {
                for to in self.world.beside(from).iter().copied() {
                    if !reached.contains(&to) && self.is_open(from, to, way)? {
                        reached.push(to);
                        next.push(to);
                    }
                }
            }
            circle = next;
            steps += 1;
        }
        Ok(Value::Unlimited)
    }

    fn is_open(&self, from: usize, to: usize, way: &Way) -> Told<bool> {
        if let Some(through) = &way.through
            && !self.speaking_of(Value::Step(Step { from, to, number: None }), None).holds(through)?
        {
            return Ok(false);
        }
        if let Some(avoiding) = &way.avoiding
            && self.speaking_of(Value::Place(to), None).holds(avoiding)?
        {
            return Ok(false);
        }
        Ok(true)
    }
}
