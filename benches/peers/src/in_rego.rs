//! Rego, by regorus.

use one_job::Broken;
use regorus::{Engine, Value};

use crate::broken;

pub struct Rival {
    engine: Engine,
}

impl Default for Rival {
    fn default() -> Rival {
        let mut engine = Engine::new();
        engine.add_policy("stacking.rego".to_owned(), include_str!("stacking.rego").to_owned()).expect("a policy");
        Rival { engine }
    }
}

impl Rival {
    pub fn value(document: &serde_json::Value) -> Value {
        Value::from_json_str(&document.to_string()).expect("JSON")
    }

    pub fn broken(&mut self, stack: &Value) -> Broken {
        self.engine.set_input(stack.clone());
        let told = self.engine.eval_rule("data.stacking.broken".to_owned()).expect("a set");
        let told = told.as_set().expect("a set");
        let has = |rule: &str| told.contains(&Value::from(rule));
        broken(has("7.1.0"), has("7.1.2"), has("7.3.0"))
    }
}
