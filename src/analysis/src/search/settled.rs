//! What the readings of rulings settle by themselves, whatever the position.

use std::borrow::Cow;
use std::collections::BTreeSet;

use reglement_compiler::listing::things::Things;
use reglement_engine::judge::Judge;
use reglement_engine::position::Position;
use reglement_engine::table::{
    ClauseId, DefinitionId, DefinitionRow, LayerId, Node, NodeIndex, Place, RulingId, Tables, Type, Value,
};

use super::probes::conditions;

/// The rulings that keep a clause from ever applying, as they are read; empty where none does.
pub fn never_applies(tables: &Tables, clause: ClauseId) -> BTreeSet<RulingId> {
    let condition = tables.clauses.get(clause.index()).and_then(|row| row.condition.as_ref());
    let mut settling = BTreeSet::new();
    for (code, needed) in condition.map(|code| conditions(code)).unwrap_or_default() {
        let used = used(tables, &code);
        let rulings: BTreeSet<RulingId> = used
            .iter()
            .filter_map(|node| match node {
                Node::Ruling(ruling) => Some(*ruling),
                _ => None,
            })
            .collect();
        if needed && !rulings.is_empty() && used.iter().all(rests_on_rulings) && is_false(tables, code) {
            settling.extend(rulings);
        }
    }
    settling
}

/// The nodes that the last one is made of, all the way down.
fn used(tables: &Tables, code: &[Node]) -> Vec<Node> {
    let things = Things::of_code(tables, code, &[]);
    let mut used = Vec::new();
    let mut open: Vec<NodeIndex> = code.len().checked_sub(1).map(|last| last as NodeIndex).into_iter().collect();
    while let Some(node) = open.pop().and_then(|index| code.get(usize::from(index))) {
        used.push(*node);
        things.parts(code, node, |part, _| open.push(part));
    }
    used
}

fn rests_on_rulings(node: &Node) -> bool {
    matches!(
        node,
        Node::Ruling(_)
            | Node::Flag(_)
            | Node::Symbol(_)
            | Node::SymbolSet(_)
            | Node::Not(_)
            | Node::And(..)
            | Node::Or(..)
            | Node::Compare { .. }
            | Node::IncludesValue { .. }
    )
}

fn is_false(tables: &Tables, code: Vec<Node>) -> bool {
    let mut own = tables.clone();
    let id = DefinitionId(own.definitions.len() as u16);
    own.definitions.to_mut().push(DefinitionRow {
        name: Cow::Borrowed(""),
        plural: Cow::Borrowed(""),
        rule: None,
        subject: None,
        second: None,
        class: false,
        within: None,
        of_type: Type::Flag,
        general: Cow::Owned(code),
        exceptions: Cow::Borrowed(&[]),
        place: Place { layer: LayerId(0), line: 0 },
        words: Cow::Borrowed(""),
    });
    Judge::new(&own).define(&Position::default(), None, id, None) == Ok(Value::Flag(false))
}
