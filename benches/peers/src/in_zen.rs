//! The expressions of GoRules' ZEN engine, compiled once, as the expression nodes of its decisions run them. The engine
//! around them would only add to the time.

use one_job::Broken;
use serde_json::Value;
use zen_expression::expression::Standard;
use zen_expression::vm::VM;
use zen_expression::{Expression, Variable, compile_expression};

use crate::broken;

pub struct Rival {
    limits: Expression<Standard>,
    columns: Expression<Standard>,
    strat: Expression<Standard>,
    vm: VM,
}

impl Default for Rival {
    fn default() -> Rival {
        let completed = "some(stack, #.kind == 'bridge-column' and #.bridge == 'completed')";
        let moving = "(#.kind == 'bridge-column' and #.bridge != 'completed' and #.bridge != 'under-construction')";
        let mech = format!(
            "({moving} or (#.motive == 'mech' and #.kind != 'marker' and #.kind != 'bridge-column'
               and not (#.kind == 'artillery' and #.battery == 'in-battery'
                        and (#.carriage == 'towed' or (#.carriage == 'self-propelled' and #.static)))
               and not (#.kind == 'headquarters' and #.static)
               and not (#.kind == 'engineer' and #.static and {completed})))"
        );
        let strat = "(#.kind != 'marker' and #.mode == 'strat')";
        let battalion =
            "(#.size == 'battalion' or (#.kind == 'hybrid' and #.companies == 3) or #.kind == 'headquarters')";
        let limits = format!(
            "count(stack, #.kind != 'marker') > (constricted ? 2 : 3)
             or count(stack, #.kind != 'marker' and {battalion}) > (constricted ? 1 : 2)"
        );
        let columns = format!(
            "some(stack, {moving})
             and count(stack, {mech}) > (some(stack, #.kind == 'engineer' and #.level == 'army' and {mech}) ? 2 : 1)"
        );
        let strats = format!("some(stack, {strat}) and some(stack, {mech}) and count(stack, {strat} or {mech}) > 1");
        let compiled = |text: &str| compile_expression(text).expect("an expression");
        Rival { limits: compiled(&limits), columns: compiled(&columns), strat: compiled(&strats), vm: VM::new() }
    }
}

impl Rival {
    pub fn value(document: &Value) -> Variable {
        document.clone().into()
    }

    pub fn broken(&mut self, stack: &Variable) -> Broken {
        let mut told = |rule: &Expression<Standard>| {
            rule.evaluate_with(stack.shallow_clone(), &mut self.vm).expect("a flag") == Variable::Bool(true)
        };
        broken(told(&self.limits), told(&self.columns), told(&self.strat))
    }
}
