//! Cedar, as far as it can say the job: it has no loops and cannot count, so whoever asks hands it the amounts, and it
//! compares. The harder half is done before anything is timed.

use std::str::FromStr;

use cedar_policy::{Authorizer, Context, Entities, EntityUid, PolicyId, PolicySet, Request};
use one_job::Broken;
use one_job::optimised::{Amounts, Packed};
use serde_json::json;

use crate::broken;

pub struct Rival {
    authorizer: Authorizer,
    policies: PolicySet,
    entities: Entities,
}

impl Default for Rival {
    fn default() -> Rival {
        let policies = r#"
            @id("limits")
            forbid (principal, action, resource) when {
                context.units > (if context.constricted then 2 else 3) ||
                context.battalions > (if context.constricted then 1 else 2)
            };
            @id("columns")
            forbid (principal, action, resource) when { context.columns > 0 && context.mech - context.excused > 1 };
            @id("strat")
            forbid (principal, action, resource) when {
                context.strat > 0 && context.mech > 0 && context.strat + context.mech - context.strat_mech > 1
            };
        "#;
        let policies = PolicySet::from_str(policies).expect("policies");
        Rival { authorizer: Authorizer::new(), policies, entities: Entities::empty() }
    }
}

impl Rival {
    pub fn value(constricted: bool, stack: &[Packed]) -> Request {
        let amounts = Amounts::of(stack);
        let context = json!({
            "constricted": constricted,
            "units": amounts.units,
            "battalions": amounts.battalions,
            "columns": amounts.columns,
            "mech": amounts.mech,
            "excused": amounts.excused,
            "strat": amounts.strat,
            "strat_mech": amounts.strat_mech,
        });
        let context = Context::from_json_value(context, None).expect("a context");
        let entity = |text: &str| EntityUid::from_str(text).expect("an entity");
        Request::new(entity("Side::\"owner\""), entity("Action::\"rest\""), entity("Hex::\"hex\""), context, None)
            .expect("a request")
    }

    pub fn broken(&self, stack: &Request) -> Broken {
        let told = self.authorizer.is_authorized(stack, &self.policies, &self.entities);
        let reasons: Vec<&PolicyId> = told.diagnostics().reason().collect();
        // Policies of a text are numbered in its order.
        let has = |number: usize| reasons.iter().any(|id| id.to_string() == format!("policy{number}"));
        broken(has(0), has(1), has(2))
    }
}
