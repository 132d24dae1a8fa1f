//! The Rust text of tables built by hand: it compiles, since it is a module here, and says what the tables say.

#[path = "rust_text/sample.rs"]
mod sample;
#[path = "rust_text/tables.rs"]
mod tables;

use reglement_engine::number::Number;
use reglement_engine::position::Asked;
use reglement_engine::table::{AttributeId, Symbol, Value};

use sample::{Act, Border, Counter, Game, Group, Hex, Move, OptionValue, Position, Terrain, Weather, WeatherAct};

#[test]
fn static_tables_equal_those_in_memory() {
    assert_eq!(sample::TABLES, tables::tables());
}

#[test]
fn defaults_are_those_of_the_ruleset() {
    assert_eq!(Game::default().weather, [Weather::Rain, Weather::Clear]);
    let counter = Counter::new(OptionValue::Leg);
    assert_eq!(counter.steps_lost, 0);
    assert_eq!(Some(counter.weight), Number::fraction(1, 3));
    assert!(counter._1st_shock);
    assert_eq!(Hex::new(Terrain::Woods).figure, None);
}

#[test]
fn a_position_is_written_in_the_order_of_the_tables() {
    let mut position = Position::new(Game { weather: vec![Weather::Mud] });
    let start = position.add_hex_at("0101", (0, 0), Hex { figure: Some(3), ..Hex::new(Terrain::Clear) });
    let woods = position.add_hex("woods", Hex { camp: "winter_camp".to_owned(), ..Hex::new(Terrain::Woods) });
    position.add_border(start, woods, Border { river: true });
    let corps = position.add_group("i-corps", Group { order: OptionValue::Self_ });
    let unit = position.add_counter("a", &[start], Counter { corps: Some(corps), ..Counter::new(OptionValue::Self_) });
    let act = Act::Move(Move::new(unit, position.path(start, &[woods])));
    let Asked::Act(asked) = position.asked(act.clone()) else { panic!("an act was asked about") };
    position.done(WeatherAct { chosen: vec![unit] });

    let data = position.data();
    assert_eq!(data.game, [Value::Set(0b10)]);
    let figures = data.places.iter().map(|place| place.record[1]).collect::<Vec<_>>();
    assert_eq!(figures, [Value::Number(Number::whole(3)), Value::Unlimited]);
    assert_eq!(data.names, ["winter-camp"]);
    assert_eq!(data.places[0].record[2], Value::Symbol(Symbol(8)));
    assert_eq!(data.places[1].record[2], Value::Symbol(Symbol(9)));
    assert_eq!(data.counters[0].record[0], Value::Symbol(OptionValue::Self_.symbol()));
    assert_eq!(data.counters[0].record[6], Value::Group(0));
    assert_eq!(data.counters[0].record[7], Value::Nothing);
    assert_eq!(asked.start, Some(0));
    assert_eq!(asked.steps[0].border, [Value::Flag(true)]);
    assert_eq!(asked.parameters[3], Value::Symbol(OptionValue::Leg.symbol()));
    assert_eq!(data.log[0].parameters[2], Value::List(0));
    assert_eq!(data.log[0].lists, [[Value::Counter(0)]]);
}

#[test]
fn the_hexes_of_a_grid_have_flat_tops_where_it_says_so() {
    let mut position = Position::new(Game::default());
    assert!(!position.data().flat_top);
    position.set_flat_tops(true);
    assert!(position.data().flat_top);
}

#[test]
fn a_counter_over_two_hexes_has_its_own_figures_in_each() {
    let mut position = Position::new(Game::default());
    let front = position.add_hex("front", Hex::new(Terrain::Clear));
    let rear = position.add_hex("rear", Hex::new(Terrain::Clear));
    let line = |steps_lost| Counter { steps_lost, ..Counter::new(OptionValue::Leg) };
    position.add_counter_over("line", &[(front, line(2)), (rear, line(1))]);
    position.add_counter_over("square", &[(front, line(1)), (rear, line(1))]);
    let [line, square] = &*position.data().counters else { panic!("two counters were added") };
    let figures = [2, 1].map(|figure| Value::Number(Number::whole(figure)));
    assert_eq!(line.at, [0, 1]);
    assert_eq!(line.record[1], figures[0]);
    assert_eq!(line.parts, [(AttributeId(1), figures.to_vec())]);
    assert_eq!(square.parts, []);
}
