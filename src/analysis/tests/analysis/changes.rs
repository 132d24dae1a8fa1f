use reglement_analysis::change::{What, compare, markdown, text};

use super::{GAME, compiled, tables};

const STACKING: &str = r#"rule 5.1 "Stacking"
  limit stack at rest:
    at most 3 units
    at most 2 battalions
    except woods where terrain is woods: at most 2 units
  chart points "points to enter" rows terrain
    clear | 1
    woods | 2
    town  | 1
  value cost at rest: points of terrain
"#;

#[test]
fn the_same_rules_in_another_order_are_the_same() {
    let moved =
        format!("rule 5.1 \"Stacking\"\n  note \"as before\"\n{}", &STACKING["rule 5.1 \"Stacking\"\n".len()..]);
    assert!(compare(&tables(STACKING), &tables(STACKING)).is_empty());
    let only_a_note = compare(&tables(STACKING), &tables(&moved));
    assert_eq!(only_a_note.sections.len(), 1);
    assert_eq!(text(&only_a_note), "small → small\n\n5.1 Stacking\n  + note: as before\n");
}

#[test]
fn a_figure_a_cell_a_value_and_an_exception() {
    let new = STACKING
        .replace("at most 3 units", "at most 4 units")
        .replace("woods | 2", "woods | 3")
        .replace("    except woods where terrain is woods: at most 2 units\n", "");
    let game = GAME.replace("armor, artillery", "armor, guns, artillery");
    let comparison = compare(&tables(STACKING), &compiled(&format!("{game}\n{new}")));
    insta::assert_snapshot!(text(&comparison));
    insta::assert_snapshot!(markdown(&comparison));
}

#[test]
fn what_came_and_what_went() {
    let ban = "rule 5.2 \"Forts\"\n  ban fort at rest where fort: there is a unit here where kind is armor\n";
    let comparison = compare(&tables(STACKING), &tables(ban));
    let kinds = |what: What| {
        let changes = comparison.sections.iter().flat_map(|section| &section.changes);
        changes.filter(|change| change.what == what).map(|change| change.kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(What::Added), ["heading", "ban"]);
    assert_eq!(kinds(What::Removed), ["heading", "chart", "limit", "value", "exception"]);
}
