//! Every shipped case file and map file has the shape that `cases.schema.json` and `maps.schema.json` promise to editors.

use std::fs;
use std::path::{Path, PathBuf};

use reglement_cases::tree::{Kind, Tree, from_yaml};
use serde_json::{Map, Value, json};

type Anything = Box<dyn std::error::Error>;

#[test]
fn shipped_case_files_fit_the_schema() -> Result<(), Anything> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let schema: Value = serde_json::from_str(&fs::read_to_string(root.join("cases.schema.json"))?)?;
    let mut seen = 0;
    for file in files_in("cases", &root.join("rulesets"))? {
        let mut faults = Vec::new();
        let text = fs::read_to_string(&file)?;
        let tree = from_yaml(&text, &mut faults).ok_or("no tree")?;
        assert_eq!(faults, [], "{}", file.display());
        let misfits = misfits(&schema, &schema, &as_json(&tree), "");
        assert!(misfits.is_empty(), "{}: {misfits:#?}", file.display());
        seen += 1;
    }
    assert!(seen > 0, "no case files found");
    Ok(())
}

#[test]
fn shipped_map_files_fit_the_schema() -> Result<(), Anything> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let schema: Value = serde_json::from_str(&fs::read_to_string(root.join("maps.schema.json"))?)?;
    let fits = |text: &str| {
        let tree = from_yaml(text, &mut Vec::new()).ok_or("no tree")?;
        Ok::<_, Anything>(misfits(&schema, &schema, &as_json(&tree), ""))
    };
    let maps: Vec<PathBuf> = files_in("maps", &root.join("rulesets"))?;
    let drawn: Vec<&PathBuf> =
        maps.iter().filter(|path| path.extension().is_some_and(|ending| ending == "yaml")).collect();
    assert!(!drawn.is_empty(), "no map files found");
    for file in drawn {
        let misfits = fits(&fs::read_to_string(file)?)?;
        assert!(misfits.is_empty(), "{}: {misfits:#?}", file.display());
    }
    for wrong in ["size: [3]", "size: [3, 500]", "legend: {w: [a]}", "shifted: third-row", "rows: [a]", "row: x"] {
        assert!(!fits(wrong)?.is_empty(), "{wrong}");
    }
    Ok(())
}

#[test]
fn the_schema_refuses_what_is_no_case() -> Result<(), Anything> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let schema: Value = serde_json::from_str(&fs::read_to_string(root.join("cases.schema.json"))?)?;
    for wrong in [
        "- {why: no id, expect: {verdict: legal}}",
        "- {id: a, expect: {verdict: perhaps}}",
        "- {id: a, expect: {verdict: legal, brocken: []}}",
        "- {id: a, counters: [{id: 0101}], expect: {verdict: legal}}",
        "- {id: a, act: {unit: a}, expect: {verdict: legal}}",
        "{id: a}",
    ] {
        let tree = from_yaml(wrong, &mut Vec::new()).ok_or("no tree")?;
        assert!(!misfits(&schema, &schema, &as_json(&tree), "").is_empty(), "{wrong}");
    }
    Ok(())
}

/// The files in the folders of this name of all rulesets.
fn files_in(name: &str, rulesets: &Path) -> Result<Vec<PathBuf>, Anything> {
    let mut files = Vec::new();
    for ruleset in fs::read_dir(rulesets)? {
        let folder = ruleset?.path().join(name);
        if folder.is_dir() {
            for file in fs::read_dir(folder)? {
                files.push(file?.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// As an editor would see the file: yes and no are words to it, true and false are not.
fn as_json(tree: &Tree) -> Value {
    match &tree.kind {
        Kind::Word { text, quoted: true } => json!(text),
        Kind::Word { text, quoted: false } => match text.as_str() {
            "true" => json!(true),
            "false" => json!(false),
            "null" | "~" | "" => Value::Null,
            _ => match (text.parse::<i64>(), text.parse::<f64>()) {
                (Ok(whole), _) => json!(whole),
                // Rust reads `inf` and `nan` as numbers, YAML does not.
                (_, Ok(float)) if float.is_finite() => json!(float),
                _ => json!(text),
            },
        },
        Kind::List(items) => items.iter().map(as_json).collect(),
        Kind::Fields(fields) => {
            Value::Object(fields.iter().map(|field| (field.key.clone(), as_json(&field.value))).collect::<Map<_, _>>())
        }
    }
}

/// The part of JSON Schema that the schema uses.
fn misfits(schema: &Value, root: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = root.pointer(reference.trim_start_matches('#')).unwrap_or(&Value::Null);
        assert!(target.is_object(), "no {reference}");
        return misfits(target, root, value, at);
    }
    let mut found = Vec::new();
    if let Some(choices) = schema["anyOf"].as_array() {
        let each: Vec<Vec<String>> = choices.iter().map(|choice| misfits(choice, root, value, at)).collect();
        if !each.iter().any(Vec::is_empty) {
            found.push(format!("{at}: fits none of {each:?}"));
        }
    }
    if let Some(choices) = schema["enum"].as_array()
        && !choices.contains(value)
    {
        found.push(format!("{at}: {value} is not one of {choices:?}"));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let of_type = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_i64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !types.is_empty() && !types.contains(&of_type) {
        found.push(format!("{at}: {value} is not {types:?}"));
    }
    for (bound, beyond) in [("minimum", -1), ("maximum", 1)] {
        if let (Some(bound), Some(number)) = (schema[bound].as_i64(), value.as_i64())
            && (number - bound).signum() == beyond
        {
            found.push(format!("{at}: {number} is beyond {bound}"));
        }
    }
    let length = match value {
        Value::Array(items) => Some(items.len() as u64),
        _ => None,
    };
    if let Some(length) = length
        && (schema["minItems"].as_u64().is_some_and(|least| length < least)
            || schema["maxItems"].as_u64().is_some_and(|most| length > most))
    {
        found.push(format!("{at}: {length} items"));
    }
    if let (Value::Array(items), Value::Object(_)) = (value, &schema["items"]) {
        for (index, item) in items.iter().enumerate() {
            found.extend(misfits(&schema["items"], root, item, &format!("{at}/{index}")));
        }
    }
    if let Value::Object(fields) = value {
        for required in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(required) {
                found.push(format!("{at}: no {required}"));
            }
        }
        for (key, field) in fields {
            let known = &schema["properties"][key.as_str()];
            match (known, &schema["additionalProperties"]) {
                (Value::Object(_), _) => found.extend(misfits(known, root, field, &format!("{at}/{key}"))),
                (_, Value::Bool(false)) => found.push(format!("{at}: {key} is unknown")),
                (_, others @ Value::Object(_)) => found.extend(misfits(others, root, field, &format!("{at}/{key}"))),
                _ => {}
            }
        }
    }
    found
}
