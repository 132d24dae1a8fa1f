//! The stacks, the same in every run.

use reglement_rulebook::wacht_am_rhein::{Battery, Bridge, Carriage, Counter, Hex, Kind, Level, Mode, Motive, Size};

/// Stacks of one to six counters, in one piece of memory.
pub struct Stacks {
    pub counters: Vec<Counter>,
    pub hexes: Vec<Hex>,
    /// Where each stack begins in `counters`; the last entry is the end.
    starts: Vec<u32>,
}

impl Stacks {
    /// So many stacks from a fixed seed.
    pub fn drawn(count: usize) -> Stacks {
        let mut draw = Draw(0x5eed_0f57_acc5);
        let mut stacks = Stacks { counters: Vec::new(), hexes: Vec::with_capacity(count), starts: vec![0] };
        for _ in 0..count {
            stacks.hexes.push(Hex::new(draw.one_in(4)));
            // Small stacks are common, as on a map.
            let height = 1 + draw.below(6).min(draw.below(6));
            stacks.counters.extend((0..height).map(|_| counter(&mut draw)));
            stacks.starts.push(stacks.counters.len() as u32);
        }
        stacks
    }

    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// Which counters of a list that runs along `counters` make up a stack.
    pub fn range(&self, stack: usize) -> std::ops::Range<usize> {
        self.starts[stack] as usize..self.starts[stack + 1] as usize
    }

    pub fn stack(&self, stack: usize) -> (&Hex, &[Counter]) {
        (&self.hexes[stack], &self.counters[self.range(stack)])
    }
}

fn counter(draw: &mut Draw) -> Counter {
    let kind = draw.of(&[
        Kind::Infantry,
        Kind::Infantry,
        Kind::Armor,
        Kind::Recon,
        Kind::Artillery,
        Kind::Engineer,
        Kind::Headquarters,
        Kind::Hybrid,
        Kind::BridgeColumn,
        Kind::Marker,
    ]);
    let mut counter = Counter::new(kind);
    counter.steps_lost = draw.below(3) as i64;
    counter.observed = !draw.one_in(4);
    if kind == Kind::Marker {
        return counter;
    }
    counter.size = if kind == Kind::Hybrid { None } else { Some(draw.of(&[Size::Company, Size::Battalion])) };
    counter.motive = draw.of(&[Motive::Leg, Motive::Leg, Motive::Mech]);
    counter.mode = if draw.one_in(6) { Mode::Strat } else { draw.of(&[Mode::Tactical, Mode::Exploitation]) };
    match kind {
        Kind::Hybrid => counter.companies = Some(2 + draw.below(2) as i64),
        Kind::Artillery => {
            counter.carriage = Some(draw.of(&[Carriage::Towed, Carriage::SelfPropelled]));
            counter.battery = Some(draw.of(&[Battery::InBattery, Battery::OutOfBattery]));
            counter.r#static = draw.one_in(3);
        }
        Kind::Headquarters => counter.r#static = draw.one_in(3),
        Kind::Engineer => {
            counter.r#static = draw.one_in(3);
            counter.level = draw.of(&[Level::Division, Level::Corps, Level::Army]);
        }
        Kind::BridgeColumn => {
            counter.bridge =
                Some(draw.of(&[Bridge::Column, Bridge::Column, Bridge::UnderConstruction, Bridge::Completed]));
        }
        _ => {}
    }
    counter
}

/// Numbers that look random (splitmix64).
struct Draw(u64);

impl Draw {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn one_in(&mut self, bound: u64) -> bool {
        self.below(bound) == 0
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize]
    }
}
