use super::Desk;

#[test]
fn a_new_ruleset_passes_its_own_case() {
    let desk = Desk::new("new");
    let made = desk.run(&["new", "my_game"]);
    assert_eq!((made.code, made.errors.as_str()), (0, ""));
    assert_eq!(desk.files(), ["my-game/cases/first.yaml", "my-game/my-game.rules"]);
    for named in ["my-game", "my-game/", "my_game", "my-game/my-game.rules", "my-game/cases/first.yaml", "."] {
        let tested = desk.run(&["test", named]);
        assert_eq!(
            (tested.code, tested.errors.as_str(), tested.out.as_str()),
            (0, "", "2 passed, 0 failed\n"),
            "{named}"
        );
    }
    for checked in [&["check"][..], &["check", "my-game"], &["fmt", "--check"], &["list", "my-game"], &["analyse"]] {
        let checked = desk.run(checked);
        assert_eq!((checked.code, checked.errors.as_str()), (0, ""));
    }
}

#[test]
fn a_new_ruleset_goes_among_the_others() {
    let desk = Desk::with_ruleset("new-beside");
    assert_eq!(desk.run(&["new", "other"]).code, 0);
    assert!(desk.files().contains(&"rulesets/other/other.rules".to_owned()));
    assert_eq!(desk.run(&["test"]).out, "5 passed, 0 failed\n");
}

#[test]
fn nothing_is_overwritten() {
    let desk = Desk::new("new-again");
    desk.run(&["new", "my-game"]);
    desk.write("my-game/my-game.rules", "mine");
    let again = desk.run(&["new", "my-game"]);
    assert_eq!((again.code, again.errors.as_str()), (2, "error: `my-game` is there already, and is left as it is\n"));
    assert_eq!(desk.read("my-game/my-game.rules"), "mine");
}

#[test]
fn a_name_that_cannot_be_one_is_refused() {
    let desk = Desk::new("new-name");
    for name in ["../up", "two words", "at", "7", "", ".", "a/b", "ruleset.rules"] {
        let refused = desk.run(&["new", name]);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{name}");
    }
    assert_eq!(desk.files(), [""; 0]);
}

#[test]
fn completions_and_help() {
    let desk = Desk::new("help");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = desk.run(&["completions", shell]);
        assert_eq!(script.code, 0);
        assert!(script.out.contains("reglement"), "{shell}");
    }
    insta::assert_snapshot!(desk.run(&["--help"]).whole());
    assert_eq!(desk.run(&["frobnicate"]).code, 2);
}
