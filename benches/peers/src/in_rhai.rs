//! A Rhai script, which is a program and no rules: it counts in one pass.

use one_job::Broken;
use rhai::{AST, Dynamic, Engine, Scope};

use crate::broken;

pub struct Rival {
    engine: Engine,
    script: AST,
}

impl Default for Rival {
    fn default() -> Rival {
        let engine = Engine::new();
        let script = engine.compile(include_str!("stacking.rhai")).expect("a script");
        Rival { engine, script }
    }
}

impl Rival {
    pub fn value(document: &serde_json::Value) -> (bool, Dynamic) {
        let stack = document["stack"].to_string();
        let whole = Engine::new().parse_json(format!("{{\"stack\":{stack}}}"), false).expect("JSON");
        (document["constricted"] == true, whole["stack"].clone())
    }

    pub fn broken(&self, (constricted, stack): &(bool, Dynamic)) -> Broken {
        let arguments = (*constricted, stack.clone());
        let told: i64 = self.engine.call_fn(&mut Scope::new(), &self.script, "broken", arguments).expect("a number");
        broken(told & 1 != 0, told & 2 != 0, told & 4 != 0)
    }
}
