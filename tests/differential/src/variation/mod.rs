//! Random variations of a position: what is changed stays a position that a case file could hold.

mod act;
mod onlooker;
mod value;

use fastrand::Rng;
use reglement_cases::{Case, Onlooker};
use reglement_engine::judge::Judge;
use reglement_engine::position::{Asked, CounterData, Position, Record};
use reglement_engine::table::{AttributeRow, MomentId, RulingId, Symbol, Tables};

/// A position with what is asked about it and the readings by which it is judged.
#[derive(Clone, Debug)]
pub struct Varied {
    /// As far as the onlooker knows it, if there is one.
    pub position: Position,
    pub asked: Asked,
    pub rulings: Vec<(RulingId, Symbol)>,
    /// The side that asks, if it does not see everything.
    pub onlooker: Option<Onlooker>,
}

/// More counters than these are not added: what goes wrong with many goes wrong with few.
const MOST_COUNTERS: usize = 24;

impl Varied {
    /// A case as it is.
    pub fn of(case: &Case) -> Varied {
        Varied {
            position: case.position.clone(),
            asked: case.asked.clone(),
            rulings: case.rulings.clone(),
            onlooker: case.onlooker.clone(),
        }
    }

    /// The judge with its readings.
    pub fn judge<'t>(&self, tables: &'t Tables) -> Judge<'t> {
        let plain = Judge::new(tables);
        self.rulings.iter().fold(plain, |judge, (ruling, reading)| judge.with_ruling(*ruling, *reading))
    }

    /// Changes one to five things at random.
    pub fn vary(&mut self, tables: &Tables, rng: &mut Rng) {
        for _ in 0..rng.usize(1..=5) {
            let before = self.clone();
            self.change(tables, rng);
            if !self.look_again(tables) {
                *self = before;
            }
        }
    }

    fn change(&mut self, tables: &Tables, rng: &mut Rng) {
        match rng.u8(0..20) {
            0 | 1 => self.take_off(rng),
            2..=5 => self.add(tables, rng),
            6..=9 => self.change_a_counter(tables, rng),
            10 | 11 => self.change_a_place(tables, rng),
            12 => self.change_a_border(tables, rng),
            13 => self.change_a_group(tables, rng),
            14 => self.change_the_game(tables, rng),
            15 => self.move_a_counter(rng),
            16 => self.read_otherwise(tables, rng),
            17 if rng.u8(0..4) == 0 => self.ask_about_a_moment(tables, rng),
            _ => self.change_the_act(tables, rng),
        }
    }

    fn take_off(&mut self, rng: &mut Rng) {
        if let Some(counter) = rng.choice(&mut self.whole().counters) {
            counter.at.clear();
            counter.parts.clear();
        }
    }

    /// A second counter like one that is there, or one that differs from it in two attributes.
    fn add(&mut self, tables: &Tables, rng: &mut Rng) {
        let number = self.whole().counters.len();
        if number >= MOST_COUNTERS {
            return self.change_a_counter(tables, rng);
        }
        let Some(mut counter) = rng.choice(&self.whole().counters).cloned() else { return };
        if rng.bool() {
            for _ in 0..2 {
                self.change_a_record(&tables.counters, &mut counter.record, tables, rng);
            }
            counter.parts.clear();
        }
        // Now and then a crowd, so that limits are met which few counters do not reach.
        let crowd = if rng.u8(0..6) == 0 { rng.usize(2..=12) } else { 1 };
        for more in 0..crowd.min(MOST_COUNTERS - number) {
            let id = format!("added-{}", number + more);
            self.whole().counters.push(CounterData { id, ..counter.clone() });
        }
    }

    fn change_a_counter(&mut self, tables: &Tables, rng: &mut Rng) {
        let Some(number) = some(self.whole().counters.len(), rng) else { return };
        let mut record = std::mem::take(&mut self.whole().counters[number].record);
        self.change_a_record(&tables.counters, &mut record, tables, rng);
        self.whole().counters[number].record = record;
        self.whole().counters[number].parts.clear();
    }

    fn change_a_place(&mut self, tables: &Tables, rng: &mut Rng) {
        let Some(number) = some(self.whole().places.len(), rng) else { return };
        let mut record = std::mem::take(&mut self.whole().places[number].record);
        self.change_a_record(&tables.places, &mut record, tables, rng);
        self.whole().places[number].record = record;
    }

    fn change_a_border(&mut self, tables: &Tables, rng: &mut Rng) {
        let Some(number) = some(self.whole().borders.len(), rng) else { return };
        let mut record = std::mem::take(&mut self.whole().borders[number].record);
        self.change_a_record(&tables.borders, &mut record, tables, rng);
        self.whole().borders[number].record = record;
    }

    fn change_a_group(&mut self, tables: &Tables, rng: &mut Rng) {
        let Some(number) = some(self.whole().groups.len(), rng) else { return };
        let mut record = std::mem::take(&mut self.whole().groups[number].record);
        self.change_a_record(&tables.groups, &mut record, tables, rng);
        self.whole().groups[number].record = record;
    }

    fn change_the_game(&mut self, tables: &Tables, rng: &mut Rng) {
        let mut record = std::mem::take(&mut self.whole().game);
        self.change_a_record(&tables.game, &mut record, tables, rng);
        self.whole().game = record;
    }

    fn change_a_record(&self, rows: &[AttributeRow], record: &mut Record, tables: &Tables, rng: &mut Rng) {
        let Some(number) = some(rows.len().min(record.len()), rng) else { return };
        let row = &rows[number];
        if let Some(value) = self.another_value(row.of_type, row.optional, record[number], tables, rng) {
            record[number] = value;
        }
    }

    fn move_a_counter(&mut self, rng: &mut Rng) {
        let Some(place) = some(self.whole().places.len(), rng) else { return };
        if let Some(counter) = rng.choice(&mut self.whole().counters) {
            counter.at = vec![place as u32];
            counter.parts.clear();
        }
    }

    fn read_otherwise(&mut self, tables: &Tables, rng: &mut Rng) {
        let Some(number) = some(tables.rulings.len(), rng) else { return };
        let domain = tables.domains.get(tables.rulings[number].domain.index());
        let Some(reading) = domain.and_then(|domain| rng.choice(domain.values.iter())) else { return };
        let ruling = RulingId(number as u16);
        self.rulings.retain(|(other, _)| *other != ruling);
        self.rulings.push((ruling, *reading));
    }

    fn ask_about_a_moment(&mut self, tables: &Tables, rng: &mut Rng) {
        if let Some(moment) = some(tables.moments.len(), rng) {
            self.asked = Asked::Moment(MomentId(moment as u16));
        }
    }
}

/// One of so many.
fn some(number: usize, rng: &mut Rng) -> Option<usize> {
    (number > 0).then(|| rng.usize(0..number))
}
