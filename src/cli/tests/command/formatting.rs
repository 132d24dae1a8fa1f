use super::{Desk, RULES};

#[test]
fn a_ruleset_is_written_in_its_usual_form() {
    let desk = Desk::with_ruleset("fmt");
    let usual = {
        desk.run(&["fmt"]);
        desk.read("rulesets/small/small.rules")
    };
    assert_eq!(desk.run(&["fmt", "--check"]).code, 0);
    let untidy = usual.replace("at most 3 units", "at   most 3 units").replace('\n', "\r\n");
    desk.write("rulesets/small/small.rules", &untidy);
    let checked = desk.run(&["fmt", "--check"]);
    assert_eq!(checked.code, 1);
    insta::assert_snapshot!(checked.out, @"
    rulesets/small/small.rules is not in its usual form
    run `reglement fmt` to mend this
    ");
    assert_eq!(desk.read("rulesets/small/small.rules"), untidy);
    assert_eq!(desk.run(&["fmt", "small"]).out, "formatted rulesets/small/small.rules\n");
    assert_eq!(desk.read("rulesets/small/small.rules"), usual);
    assert_eq!(desk.run(&["fmt"]).out, "");
}

#[test]
fn a_ruleset_with_mistakes_stays_as_it_is() {
    let desk = Desk::with_ruleset("fmt-mistakes");
    let wrong = RULES.replace("at   most", "at most").replace("rule 5.1", "rool 5.1");
    desk.write("rulesets/small/small.rules", &wrong);
    assert_eq!(desk.run(&["fmt"]).code, 2);
    assert_eq!(desk.read("rulesets/small/small.rules"), wrong);
    assert_eq!(desk.files(), ["rulesets/small/cases/stacking.yaml", "rulesets/small/small.rules"]);
}

/// A folder that cannot be written to leaves the file as it was. Those who may write anywhere are not stopped by it.
#[cfg(unix)]
#[test]
fn a_file_is_never_half_written() {
    use std::fs::{Permissions, set_permissions, write};
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::with_ruleset("fmt-read-only");
    let untidy = RULES.replace("at most 3 units", "at   most 3 units");
    desk.write("rulesets/small/small.rules", &untidy);
    let folder = desk.folder.join("rulesets/small");
    set_permissions(&folder, Permissions::from_mode(0o555)).unwrap();
    let stopped = write(folder.join("probe"), "").is_err();
    let answered = desk.run(&["fmt"]);
    set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
    let _ = std::fs::remove_file(folder.join("probe"));
    if stopped {
        assert_eq!(answered.code, 2);
        assert_eq!(desk.read("rulesets/small/small.rules"), untidy);
    }
    assert_eq!(desk.files(), ["rulesets/small/cases/stacking.yaml", "rulesets/small/small.rules"]);
}
