//! One side is told the same of two positions that differ only in what it cannot know.

use reglement_fog_tests::{Dice, World, compiled, told};

const RULES: &str = include_str!("../fog.rules");
const PAIRS: u64 = 150;

/// Two positions that are the same to red, as case files.
fn pairs() -> impl Iterator<Item = (String, String)> {
    (0..PAIRS).map(|seed| {
        let mut dice = Dice::new(seed);
        let world = World::random(&mut dice);
        (world.text(), world.changed_behind_the_fog(&mut dice).text())
    })
}

#[test]
fn what_red_is_told_does_not_depend_on_what_red_cannot_know() {
    let tables = compiled(RULES);
    let mut judged = 0;
    for (one, other) in pairs() {
        let (of_one, of_other) = (told(&tables, &one, Some("red")), told(&tables, &other, Some("red")));
        assert_eq!(of_one, of_other, "{one}\n{other}");
        judged += u64::from(of_one.contains("<svg"));
    }
    assert!(judged > PAIRS / 2, "only {judged} could be judged");
}

/// Red names what it is shown, and nothing else.
#[test]
fn what_red_may_name_does_not_depend_on_what_red_cannot_know() {
    let tables = compiled(RULES);
    let (mut named, mut refused) = (0, 0);
    for (one, _) in pairs() {
        let of_red = told(&tables, &one, Some("red"));
        if one.contains("target: unknown-") {
            named += u64::from(of_red.contains("<svg"));
            refused += u64::from(of_red.starts_with("this case has no counter `unknown-"));
        }
    }
    assert!(named > 0 && refused > 0, "{named}, {refused}");
}

/// However a file is wrong where red cannot look, and wherever what red asks is wrong, red is told the same.
#[test]
fn what_is_wrong_with_a_file_gives_nothing_away() {
    let tables = compiled(RULES);
    let told_of = |world: &World, dice: &mut Dice| told(&tables, &world.spoilt(dice).text(), Some("red"));
    for seed in 0..PAIRS {
        let mut dice = Dice::new(seed);
        let world = World::random(&mut dice);
        let other = world.changed_behind_the_fog(&mut dice);
        let (of_one, of_other) = (told_of(&world, &mut dice), told_of(&other, &mut dice));
        assert_eq!(of_one, of_other, "{}\n{}", world.text(), other.text());
        assert!(of_one.starts_with("there are mistakes in this case"), "{of_one}");
        let (of_one, of_other) =
            (told(&tables, &world.text(), Some("reds")), told(&tables, &other.text(), Some("reds")));
        assert_eq!(of_one, of_other);
        assert!(of_one.starts_with("the side that looks on cannot be `reds`"), "{of_one}");
    }
}

/// Without any one sentence of fog, the same comparison finds a difference: it would notice a leak.
#[test]
fn each_sentence_of_fog_is_missed() {
    let leaks = [
        (
            "  fog hidden: hides enemy counters where hidden\n    except spotted where there is an enemy counter next to it: lifted\n",
            "",
        ),
        ("hides all but side, hidden, face-down of", "hides kind of"),
        ("hides all but side, hidden, face-down of", "hides all but side, hidden, face-down, kind of"),
        ("hides all but side, hidden, face-down of", "hides all but side, hidden, face-down, nickname of"),
        ("hides all but side, hidden, face-down of", "hides all but side, hidden, face-down, guards of"),
        ("  fog strength: hides steps of enemy counters\n", ""),
        (
            "  fog plans: hides order of groups called g where there is no friendly counter in play where corps is g\n",
            "",
        ),
        ("  fog mines: hides mined of hexes where there is no friendly counter in it\n", ""),
        ("  fog marches: hides acts where its unit's side is not side\n", ""),
    ];
    for (sentence, leaking) in leaks {
        assert!(RULES.contains(sentence), "{sentence}");
        let tables = compiled(&RULES.replace(sentence, leaking));
        let notices =
            |(one, other): (String, String)| told(&tables, &one, Some("red")) != told(&tables, &other, Some("red"));
        assert!(pairs().any(notices), "{sentence} → {leaking}");
    }
}

/// The umpire is told of what red is not told of.
#[test]
fn the_umpire_is_told_everything() {
    let tables = compiled(RULES);
    let differ = pairs().filter(|(one, other)| told(&tables, one, None) != told(&tables, other, None)).count();
    assert!(differ as u64 > PAIRS / 2, "{differ}");
}
