//! Stacks judged by automata: the same as by the judge, for every ruleset and moment, and without memory of their own.
#![allow(clippy::unwrap_used, reason = "a test stops where what it needs is not there")]

mod drawn;

use std::sync::LazyLock;

use allocation_counter::measure;
use drawn::Draw;
use reglement_engine::judge::stacks::{Kind, LeftOver, Muster, StackMap, Stacks};
use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::{Asked, CounterData, PlaceData, Position, Record};
use reglement_engine::table::{ClauseId, MomentId, Tables};
use reglement_ruleset_tests::shipped;

static RULESETS: LazyLock<Vec<Tables>> = LazyLock::new(|| shipped().into_iter().map(Result::unwrap).collect());

/// Counters and places drawn for one ruleset.
struct Drawn {
    counters: Vec<Record>,
    places: Vec<Record>,
    games: Vec<Record>,
}

impl Drawn {
    fn of(tables: &Tables, draw: &mut Draw) -> Drawn {
        let mut records = |rows, count: usize| (0..count).map(|_| draw.record(tables, rows)).collect::<Vec<_>>();
        let counters = records(&tables.counters, 8);
        let places = records(&tables.places, 2);
        let games = records(&tables.game, 2);
        Drawn { counters, places, games }
    }

    fn stacks(&self, judge: &Judge<'_>, moment: MomentId) -> Stacks {
        let mut muster = Muster::new(judge, moment).tallest(4);
        for counter in &self.counters {
            muster = muster.counter(counter);
        }
        for place in &self.places {
            for game in &self.games {
                muster = muster.ground(place, game);
            }
        }
        muster.stacks()
    }

    /// A stack in the first place, by the numbers of its counters, and some counters in another.
    fn position(&self, stack: &[usize], place: usize, game: usize, draw: &mut Draw) -> Position {
        let lying = |id: String, counter: usize, at: u32| CounterData {
            id,
            at: vec![at],
            record: self.counters[counter].clone(),
            parts: Vec::new(),
        };
        let mut counters = Vec::new();
        for counter in stack {
            // Ids in another order than the counters', and others in between.
            counters.push(lying(format!("{}-{}", draw.below(100), counters.len()), *counter, 0));
            if draw.below(3) == 0 {
                counters.push(lying(format!("other-{}", counters.len()), draw.below(self.counters.len()), 1));
            }
        }
        let places = [place, draw.below(self.places.len())].map(|place| PlaceData {
            id: format!("place-{place}"),
            axial: None,
            record: self.places[place].clone(),
        });
        Position { game: self.games[game].clone(), places: places.into(), counters, ..Position::default() }
    }
}

/// What the judge says of the covered clauses and the first place; none where it cannot judge.
fn by_the_judge(judge: &Judge<'_>, position: &Position, moment: MomentId, stacks: &Stacks) -> Option<Vec<ClauseId>> {
    let left = stacks.left_to_the_judge().iter().map(|(clause, _)| *clause);
    let judge = left.fold(judge.clone(), |judge, clause| judge.without(reglement_engine::judge::Part::Clause(clause)));
    let breaches = judge.breaches_on(&Board::new(position), &Asked::Moment(moment)).ok()?;
    Some(breaches.into_iter().filter(|(_, place)| *place == Some(0)).map(|(clause, _)| clause).collect())
}

#[test]
fn automata_agree_with_the_judge() {
    let (mut settled, mut broken, mut rulesets) = (0, 0, 0);
    for tables in RULESETS.iter() {
        let mut draw = Draw::new(1813);
        let judge = Judge::new(tables);
        let before = settled;
        for moment in (0..tables.moments.len()).map(|moment| MomentId(moment as u16)) {
            let drawn = Drawn::of(tables, &mut draw);
            let stacks = drawn.stacks(&judge, moment);
            if stacks.covered().is_empty() {
                continue;
            }
            for _ in 0..60 {
                let stack: Vec<usize> = (0..draw.below(5)).map(|_| draw.below(drawn.counters.len())).collect();
                let (place, game) = (draw.below(drawn.places.len()), draw.below(drawn.games.len()));
                let position = drawn.position(&stack, place, game, &mut draw);
                let ground = stacks.ground(&drawn.places[place], &drawn.games[game]).unwrap();
                let kinds: Vec<_> =
                    stack.iter().map(|counter| stacks.kind(&drawn.counters[*counter]).unwrap()).collect();
                let told = stacks.broken(ground, &kinds);
                let Some(expected) = by_the_judge(&judge, &position, moment, &stacks) else { continue };
                let Some(told) = told else { continue };
                let told: Vec<ClauseId> = stacks.clauses(told).collect();
                assert_eq!(told, expected, "{} {moment:?} {position:#?}", tables.head.name);
                settled += 1;
                broken += usize::from(!expected.is_empty());
            }
        }
        rulesets += usize::from(settled > before);
    }
    assert!(settled > 2_000 && broken * 8 > settled, "{settled} stacks of {rulesets} rulesets, {broken} unlawful");
    assert!(rulesets > 15, "{rulesets} rulesets");
}

#[test]
fn judging_a_stack_takes_no_memory() {
    let tables = wacht_am_rhein();
    let judge = Judge::new(tables);
    let moment = moment(tables, "rest");
    let mut draw = Draw::new(1944);
    let drawn = Drawn::of(tables, &mut draw);
    let stacks = drawn.stacks(&judge, moment);
    let mut lawful = 0;
    for counter in &drawn.counters {
        let told = measure(|| {
            let ground = stacks.ground(&drawn.places[0], &drawn.games[0]).unwrap();
            let kind = stacks.kind(counter).unwrap();
            lawful += u32::from(stacks.broken(ground, &[kind]).unwrap().is_empty());
        });
        assert_eq!(told.count_total, 0);
    }
    assert!(lawful > 0);
}

#[test]
fn what_is_covered_is_told() {
    let tables = wacht_am_rhein();
    let judge = Judge::new(tables);
    let drawn = Drawn::of(tables, &mut Draw::new(7));
    let names = |clauses: &mut dyn Iterator<Item = ClauseId>| {
        clauses
            .map(|clause| &tables.clauses[clause.index()])
            .map(|row| format!("{} {}", tables.rules[row.rule.index()].number, row.name))
            .collect::<Vec<_>>()
    };
    let at_rest = drawn.stacks(&judge, moment(tables, "rest"));
    assert_eq!(names(&mut at_rest.covered().iter().copied()), ["7.1.0 stack", "7.1.2 stacking", "7.3.0 stacking"]);
    assert_eq!(at_rest.left_to_the_judge(), []);
    let combat = drawn.stacks(&judge, moment(tables, "combat"));
    assert!(combat.left_to_the_judge().iter().all(|(_, why)| *why == LeftOver::LooksBeyond));
    assert_eq!(
        names(&mut combat.left_to_the_judge().iter().map(|(clause, _)| *clause)),
        ["7.4.0 participants", "7.4.0 participants-by-number"]
    );
}

#[test]
fn a_map_is_judged_anew_where_counters_come_and_go() {
    let tables = wacht_am_rhein();
    let judge = Judge::new(tables);
    let rest = moment(tables, "rest");
    let mut draw = Draw::new(19);
    let drawn = Drawn::of(tables, &mut draw);
    let stacks = drawn.stacks(&judge, rest);
    let mut position = Position { game: drawn.games[0].clone(), ..Position::default() };
    for number in 0..12 {
        let record = drawn.places[number % 2].clone();
        position.places.push(PlaceData { id: number.to_string(), axial: None, record });
    }
    for number in 0..30 {
        let record = drawn.counters[draw.below(drawn.counters.len())].clone();
        let at = vec![draw.below(12) as u32];
        position.counters.push(CounterData { id: number.to_string(), at, record, parts: Vec::new() });
    }
    let grounds: Vec<_> =
        position.places.iter().map(|place| stacks.ground(&place.record, &position.game).unwrap()).collect();
    let kinds: Vec<Kind> = position.counters.iter().map(|counter| stacks.kind(&counter.record).unwrap()).collect();
    let lying = position.counters.iter().zip(&kinds).map(|(counter, kind)| (counter.at[0] as usize, *kind));
    let mut map = StackMap::with_counters(&stacks, grounds.iter().copied(), lying);
    let (mut unlawful, mut unsettled) = (0, 0);
    for _ in 0..200 {
        let counter = draw.below(kinds.len());
        let (from, to) = (position.counters[counter].at[0], draw.below(12) as u32);
        position.counters[counter].at[0] = to;
        assert!(map.shift(from as usize, to as usize, kinds[counter]));
        let board = Board::new(&position);
        let whole = judge.breaches_on(&board, &Asked::Moment(rest)).unwrap();
        let halves = [0..5, 5..12].map(|places| judge.breaches_within(&board, rest, places).unwrap());
        let mut parts: Vec<_> = halves.concat().into_iter().map(|(clause, place)| (clause, Some(place))).collect();
        parts.sort();
        assert_eq!(parts, whole);
        for place in 0..12_u32 {
            let broken: Vec<_> = whole.iter().filter(|(_, at)| *at == Some(place)).map(|(clause, _)| *clause).collect();
            match map.broken(place as usize) {
                Some(told) => assert_eq!(stacks.clauses(told).collect::<Vec<_>>(), broken),
                None => {
                    unsettled += 1;
                    assert!(map.unsettled().any(|unsettled| unsettled == place as usize));
                }
            }
            let is_unlawful = map.unlawful().any(|unlawful| unlawful == place as usize);
            assert!(is_unlawful != broken.is_empty() || map.broken(place as usize).is_none());
            unlawful += usize::from(is_unlawful);
        }
        assert_eq!(map.is_lawful().is_none(), map.unsettled().next().is_some());
    }
    assert!(unlawful > 200 && unsettled > 50, "{unlawful} unlawful, {unsettled} unsettled");
    assert!(!map.take(99, kinds[0]));
}

#[test]
fn a_stack_beyond_the_muster_is_the_judges() {
    let tables = wacht_am_rhein();
    let judge = Judge::new(tables);
    let drawn = Drawn::of(tables, &mut Draw::new(7));
    let stacks = drawn.stacks(&judge, moment(tables, "rest"));
    let ground = stacks.ground(&drawn.places[0], &drawn.games[0]).unwrap();
    let kind = stacks.kind(&drawn.counters[0]).unwrap();
    assert!(stacks.broken(ground, &[kind; 4]).is_some());
    assert!(stacks.broken(ground, &[kind; 5]).is_none());
    assert_eq!(stacks.kind(&[]), None);
}

fn wacht_am_rhein() -> &'static Tables {
    RULESETS.iter().find(|tables| tables.head.name == "wacht-am-rhein").unwrap()
}

fn moment(tables: &Tables, name: &str) -> MomentId {
    MomentId(tables.moments.iter().position(|row| row.name == name).unwrap() as u16)
}
