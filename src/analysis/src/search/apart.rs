//! Whether two sets of counters have nobody in common, whatever the position.

use reglement_engine::table::{Code, DefinitionId, Node, Subject, Tables};

use super::atoms::{membership, question};
use super::space::{Among, has_members};

/// Whether no counter can belong to both sets: by their classes and conditions, as far as these depend on the counter
/// alone. Where they lie and whose they are is left aside.
pub fn share_nobody(tables: &Tables, one: &Code, other: &Code) -> bool {
    let (Some(first), Some(second)) = (membership(tables, one), membership(tables, other)) else { return false };
    let mut own = tables.clone();
    let mut add = |code: Vec<Node>| {
        let id = DefinitionId(own.definitions.len() as u16);
        own.definitions.to_mut().push(question(code, Subject::Counter));
        id
    };
    let mut both = vec![Node::Slot(0), Node::Flag(true)];
    for part in first.into_iter().chain(second) {
        let before = both.len() as u16 - 1;
        both.push(Node::Defined { definition: add(part), subject: Some(0), second: None });
        both.push(Node::And(before, before + 1));
    }
    let all = add(both);
    has_members(&own, all, Among::Everybody) == Some(false)
}
