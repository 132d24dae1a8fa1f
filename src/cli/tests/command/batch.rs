use super::Desk;

const LINES: &str = r#"{"id": "two", "counters": [{"kind": "infantry", "size": "co", "n": 2}], "moment": "rest"}
{"id": "four", "counters": [{"kind": "tank", "size": "co", "n": 4}], "moment": "rest"}
"#;

#[test]
fn each_line_is_answered_in_order() {
    let desk = Desk::with_ruleset("batch");
    let mut lines = String::new();
    for number in 0..3_000 {
        let counters = if number % 3 == 0 { 4 } else { 1 };
        lines.push_str(&format!(
            "{{\"id\": \"p{number}\", \"counters\": [{{\"kind\": \"infantry\", \"size\": \"co\", \"n\": {counters}}}], \"moment\": \"rest\"}}\n"
        ));
    }
    desk.write("positions.jsonl", &lines);
    for threads in ["1", "3"] {
        let told =
            desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small", "--compact", "--threads", threads]);
        assert_eq!((told.code, told.errors.as_str()), (1, ""));
        let expected: String = (0..3_000)
            .map(|number| {
                let told =
                    if number % 3 == 0 { r#""lawful":false,"broken":["5.1"]"# } else { r#""lawful":true,"broken":[]"# };
                format!("{{\"line\":{},\"id\":\"p{number}\",{told}}}\n", number + 1)
            })
            .collect();
        assert!(told.out == expected, "with {threads} threads");
    }
}

#[test]
fn a_whole_verdict_is_that_of_a_case() {
    let desk = Desk::with_ruleset("batch-whole");
    desk.write("positions.jsonl", LINES);
    let told = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small"]);
    let alone = desk.run(&["judge", "position.yaml", "--ruleset", "small", "--format", "json"]);
    assert_eq!((told.code, alone.code), (1, 2));
    for (line, answer) in LINES.lines().zip(told.out.lines()) {
        desk.write("position.yaml", line);
        let alone = desk.run(&["judge", "position.yaml", "--ruleset", "small", "--format", "json"]);
        let alone: serde_json::Value = serde_json::from_str(&alone.out).unwrap();
        let answer: serde_json::Value = serde_json::from_str(answer).unwrap();
        assert_eq!((&answer["verdict"], &answer["id"]), (&alone[0]["verdict"], &alone[0]["id"]));
    }
}

#[test]
fn a_bad_line_is_told_and_the_batch_goes_on() {
    let desk = Desk::with_ruleset("batch-bad");
    let bad = [
        "{",
        "[]",
        r#"{"counters": [{"kind": "infantri"}], "moment": "rest"}"#,
        r#"{"moment": "rest", "moment": "assault"}"#,
        r#"{"counters": [{"kind": "infantry", "size": {"a": [[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]}}]}"#,
        r#"{"moment": "rest"} {}"#,
    ];
    desk.write("positions.jsonl", format!("{LINES}\n{}\n{LINES}", bad.join("\n")));
    let told = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small", "--compact"]);
    assert_eq!(told.code, 2);
    insta::assert_snapshot!(told.whole());
    desk.write("positions.jsonl", b"\xff\n");
    let told = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small"]);
    assert_eq!((told.code, told.out.as_str()), (2, "{\"line\":1,\"error\":\"this is not UTF-8 text\"}\n"));
}

#[test]
fn what_a_batch_needs() {
    let desk = Desk::with_ruleset("batch-needs");
    desk.write("positions.jsonl", "");
    let told = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small"]);
    assert_eq!((told.code, told.out.as_str(), told.errors.as_str()), (0, "", ""));
    assert_eq!(desk.run(&["judge", "positions.jsonl", "--batch"]).code, 2);
    assert_eq!(desk.run(&["judge", "none.jsonl", "--batch", "--ruleset", "small"]).code, 2);
    assert_eq!(desk.run(&["judge", "rulesets", "--batch", "--ruleset", "small"]).code, 2);
    assert_eq!(desk.run(&["judge", "positions.jsonl", "--compact"]).code, 2);
    let none = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small", "--threads", "0"]);
    assert_eq!(none.code, 2);
}

#[test]
fn positions_may_name_a_map() {
    let desk = Desk::with_ruleset("batch-maps");
    desk.write("east.map", "rows: . w\nlegend: {\".\": {}, w: {terrain: woods}}");
    desk.write("wrong.map", "rows: . ?\nlegend: {\".\": {}}");
    let line = |map: &str, at: &str| {
        format!(
            "{{\"map\": \"{map}\", \"counters\": [{{\"kind\": \"infantry\", \"size\": \"co\", \"n\": 3, \"at\": \"{at}\"}}], \"moment\": \"rest\"}}\n"
        )
    };
    desk.write(
        "positions.jsonl",
        [line("east.map", "0101"), line("east.map", "0201"), line("wrong.map", "0101")].concat(),
    );
    let told = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small", "--compact"]);
    assert!(told.out.starts_with("{\"line\":1,\"id\":\"position\",\"lawful\":true,\"broken\":[]}\n{\"line\":2,\"id\":\"position\",\"lawful\":false"), "{told:?}");
    assert!(told.out.contains("wrong.map:1:9: the legend does not have `?`"), "{told:?}");
}

/// A byte-order mark before the first line is no part of it.
#[test]
fn the_first_line_may_begin_with_a_byte_order_mark() {
    let desk = Desk::with_ruleset("batch-mark");
    let told = [LINES.to_owned(), format!("\u{feff}{LINES}")].map(|lines| {
        desk.write("positions.jsonl", lines);
        desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small", "--compact"]).whole()
    });
    assert_eq!(told[0], told[1]);
}

/// What is told of a line is what stands in it: no rounded number, no line of another count, and no expectation that is
/// passed over.
#[test]
fn a_line_is_told_of_as_it_is_written() {
    let desk = Desk::with_ruleset("batch-written");
    let faults = [
        (
            r#"{"id": "a\"1.5", "counters": [{"n": 12345678901234567890123, "kind": "infantry", "size": "co"}], "moment": "rest"}"#,
            "12345678901234567890123 is not a number that can be reckoned with",
        ),
        (
            r#"{"counters": [{"n": 1.000000000000000000001, "kind": "infantry", "size": "co"}], "moment": "rest"}"#,
            "`1.000000000000000000001` is not written as one",
        ),
        (r#"{"moment": "rest", "moment": "rest"}"#, "`moment` stands twice here"),
        (r#"{"moment": "rest", "expect": {"verdict": "illegal"}}"#, "is judged, and not compared with an `expect`"),
    ];
    desk.write("positions.jsonl", faults.map(|(line, _)| line).join("\n"));
    let told = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "small"]);
    assert_eq!(told.code, 2);
    for ((line, fault), answer) in faults.iter().zip(told.out.lines()) {
        assert!(answer.contains(fault) && !answer.contains("first in line"), "{line}: {answer}");
    }
}

/// Stacks alike are judged once only where the rules do not look at the order of a stack.
#[test]
fn stacks_alike_are_told_alike() {
    let desk = Desk::with_ruleset("batch-alike");
    let ordered = r#"
rule 6.4 "The stack"
  ban tank-below at rest for each unit called x here where kind is armor:
    there is a unit here where depth is less than x's depth
"#;
    desk.write("rulesets/ordered/ordered.rules", super::RULES.replace("ruleset small", "ruleset ordered") + ordered);
    let stack = |kinds: &[&str]| {
        let counters: Vec<String> =
            kinds.iter().map(|kind| format!("{{\"kind\": \"{kind}\", \"size\": \"co\"}}")).collect();
        format!("{{\"counters\": [{}], \"moment\": \"rest\"}}\n", counters.join(", "))
    };
    let (upper, lower, high) =
        (stack(&["tank", "infantry"]), stack(&["infantry", "tank"]), stack(&["tank", "infantry", "tank", "infantry"]));
    desk.write("positions.jsonl", [&*upper, &lower, &high, &upper, &lower, &high].concat());
    let broken = |ruleset: &str| -> Vec<String> {
        let told =
            desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", ruleset, "--compact", "--threads", "1"]);
        assert_eq!(told.errors, "");
        told.out.lines().filter_map(|line| Some(line.split_once("\"broken\":")?.1.to_owned())).collect()
    };
    assert_eq!(broken("small"), ["[]}", "[]}", "[\"5.1\"]}"].repeat(2));
    assert_eq!(broken("ordered"), ["[]}", "[\"6.4\"]}", "[\"5.1\",\"6.4\"]}"].repeat(2));
}
