//! `reglement new NAME`: a small ruleset to begin with.

use reglement_cases::spelling;
use reglement_compiler::syntax::from_text::{is_name, is_reserved};

use crate::answer::Answer;
use crate::loading::{self, Project};

const RULES: &str = include_str!("../starter/starter.rules");
const CASES: &str = include_str!("../starter/first.yaml");
/// Stands for the name in both.
const NAME: &str = "starter";

pub fn run(name: &str) -> Answer {
    let name = spelling::name(name);
    if !is_name(&name) || is_reserved(&name) {
        let message =
            format!("`{name}` cannot be the name of a ruleset: use letters, digits and hyphens, like `my-game`");
        return Answer::bad_input(&message);
    }
    let folder = Project.place_for_new().join(&*name);
    let files = [
        (format!("{name}.rules"), RULES.replace(NAME, &name)),
        ("cases/first.yaml".to_owned(), CASES.replace(NAME, &name)),
    ];
    let listed: Vec<(&str, String)> = files.iter().map(|(file, text)| (file.as_str(), text.clone())).collect();
    if let Err(message) = loading::new_folder(&folder, &listed) {
        return Answer::bad_input(&message);
    }
    let folder = loading::display(&folder);
    let mut answer = Answer::empty();
    for (file, _) in &files {
        answer.line(&format!("wrote {folder}/{file}"));
    }
    answer.line(&format!("now run: reglement test {folder}"));
    answer
}
