//! The Common Expression Language, by the crate `cel`. It has no definitions: what the rules share is written out in each.

use cel::{Context, Program, Value};
use one_job::Broken;

use crate::broken;

pub struct Rival {
    limits: Program,
    columns: Program,
    strat: Program,
}

impl Default for Rival {
    fn default() -> Rival {
        let completed = "stack.exists(b, b.kind == 'bridge-column' && b.bridge == 'completed')";
        let moving = "(c.kind == 'bridge-column' && c.bridge != 'completed' && c.bridge != 'under-construction')";
        let mech = format!(
            "({moving} || (c.motive == 'mech' && c.kind != 'marker' && c.kind != 'bridge-column'
               && !(c.kind == 'artillery' && c.battery == 'in-battery'
                    && (c.carriage == 'towed' || (c.carriage == 'self-propelled' && c.static)))
               && !(c.kind == 'headquarters' && c.static)
               && !(c.kind == 'engineer' && c.static && {completed})))"
        );
        let strat = "(c.kind != 'marker' && c.mode == 'strat')";
        let count = |what: &str| format!("stack.filter(c, {what}).size()");
        let limits = format!(
            "{} > (constricted ? 2 : 3) || {} > (constricted ? 1 : 2)",
            count("c.kind != 'marker'"),
            count(
                "c.kind != 'marker' && (c.size == 'battalion' || (c.kind == 'hybrid' && c.companies == 3) || c.kind == 'headquarters')"
            ),
        );
        let columns = format!(
            "stack.exists(c, {moving})
             && {} > (stack.exists(c, c.kind == 'engineer' && c.level == 'army' && {mech}) ? 2 : 1)",
            count(&mech),
        );
        let strats = format!(
            "stack.exists(c, {strat}) && stack.exists(c, {mech}) && {} > 1",
            count(&format!("{strat} || {mech}")),
        );
        let program = |text: &str| Program::compile(text).expect("a program");
        Rival { limits: program(&limits), columns: program(&columns), strat: program(&strats) }
    }
}

impl Rival {
    pub fn value(document: &serde_json::Value) -> (Value, Value) {
        let value = |key: &str| cel::to_value(&document[key]).expect("a value");
        (value("constricted"), value("stack"))
    }

    pub fn broken(&self, (constricted, stack): &(Value, Value)) -> Broken {
        let mut context = Context::default();
        context.add_variable_from_value("constricted", constricted.clone());
        context.add_variable_from_value("stack", stack.clone());
        let told = |program: &Program| program.execute(&context).expect("a flag") == Value::Bool(true);
        broken(told(&self.limits), told(&self.columns), told(&self.strat))
    }
}
