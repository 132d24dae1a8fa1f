//! Which sets hold all members of another, and what says how many of them there may be, as far as the words tell.

use reglement_engine::number::Number;
use reglement_engine::table::{
    Body, ClauseRow, Code, Comparison, DefinitionId, Domain, LineComparison, LineRow, Location, Measure, Node,
    NodeIndex, Relation, Tables,
};

/// The set, and those that hold all its members whatever the position: without some of its conditions, without the side or
/// the one left out, and of the classes that its own is built upon.
pub fn wider_sets(tables: &Tables, set: &Code) -> Vec<Code> {
    let mut all = vec![set.clone()];
    let Some(Node::Set { domain, slot, location, relation, other_than, class, condition }) = set.last().copied() else {
        return all;
    };
    let classes = built_upon(tables, class);
    for condition in first_parts(set, condition) {
        for (relation, other_than) in [(relation, other_than), (None, None)] {
            for class in &classes {
                let class = *class;
                let node = Node::Set { domain, slot, location, relation, other_than, class, condition };
                let wider = with_what_it_reads(set, node);
                if !all.contains(&wider) {
                    all.push(wider);
                }
            }
        }
    }
    all
}

/// The measure, and those that never come to less.
pub fn wider_measures(tables: &Tables, measure: &Measure) -> Vec<Measure> {
    match measure {
        Measure::Count { set } => wider_sets(tables, set).into_iter().map(|set| Measure::Count { set }).collect(),
        Measure::Different { set, of } => {
            let wider = wider_sets(tables, set).into_iter();
            wider.map(|set| Measure::Different { set, of: of.clone() }).collect()
        }
        // What is summed up may be less than nothing.
        Measure::Sum { .. } | Measure::Value(_) => vec![measure.clone()],
    }
}

/// A class and those that it is built upon, with no exception on the way; at last everything of the kind.
pub fn built_upon(tables: &Tables, class: Option<DefinitionId>) -> Vec<Option<DefinitionId>> {
    let mut classes = vec![class];
    let mut at = class;
    // Classes are never built upon themselves; the table's length bounds the walk all the same.
    while let Some(id) = at.filter(|_| classes.len() <= tables.definitions.len()) {
        let row = tables.definitions.get(id.index()).filter(|row| row.exceptions.is_empty());
        at = row.and_then(|row| row.within);
        classes.push(at);
        if row.is_none() {
            // An exception may admit whoever is of no other class.
            break;
        }
    }
    classes
}

/// A condition; if it is `a and b`, then also `a` alone; and none.
fn first_parts(code: &Code, condition: Option<NodeIndex>) -> Vec<Option<NodeIndex>> {
    let mut parts = vec![condition];
    let mut at = condition;
    while let Some(Node::And(first, _)) = at.and_then(|at| code.get(usize::from(at))) {
        at = Some(*first);
        parts.push(at);
    }
    if condition.is_some() {
        parts.push(None);
    }
    parts
}

/// A set with the nodes before it that it still reads: they come in the order in which its parts are named.
fn with_what_it_reads(code: &Code, set: Node) -> Code {
    let Node::Set { domain, location, relation, other_than, condition, .. } = set else { return code.clone() };
    let listed = match domain {
        Domain::Listed(list) => Some(list),
        _ => None,
    };
    let [place, distance] = match location {
        Location::Here | Location::Everywhere => [None, None],
        Location::In(place) | Location::NextTo(place) => [Some(place), None],
        Location::Within { distance, of } => [Some(of), Some(distance)],
    };
    let compared = relation.map(|relation| match relation {
        Relation::Friendly { to } | Relation::Enemy { to } => to,
    });
    let read = [listed, place, distance, other_than, compared, condition].into_iter().flatten();
    let many = read.map(|node| usize::from(node) + 1).max().unwrap_or(0);
    let mut nodes: Vec<Node> = code.iter().take(many).copied().collect();
    nodes.push(set);
    nodes.into()
}

/// A requirement or ban that says how many of a set there may be, and no more, as the line of a limit that says the same.
pub fn as_a_line(tables: &Tables, row: &ClauseRow) -> Option<LineRow> {
    let (code, mut forbidden) = match &row.body {
        Body::Requires(code) => (code, false),
        Body::Forbids(code) => (code, true),
        _ => return None,
    };
    let mut at = code.len().checked_sub(1)?;
    while let Some(Node::Not(of)) = code.get(at) {
        (at, forbidden) = (usize::from(*of), !forbidden);
    }
    let (set, comparison, bound) = match *code.get(at)? {
        Node::Exists { set } => (set, Comparison::AtLeast, Number::ONE),
        Node::Compare { left, comparison, right } => {
            let (Node::Count { set }, Node::Number(bound)) =
                (*code.get(usize::from(left))?, *code.get(usize::from(right))?)
            else {
                return None;
            };
            (set, comparison, bound)
        }
        _ => return None,
    };
    // Of a count, the next whole number is the next that there can be.
    let (comparison, bound) = match (comparison, forbidden) {
        (Comparison::Equal, false) => (LineComparison::Exactly, bound),
        (Comparison::Equal, true) => return None,
        (Comparison::AtLeast, false) | (Comparison::LessThan, true) => (LineComparison::AtLeast, bound),
        (Comparison::AtMost, false) | (Comparison::MoreThan, true) => (LineComparison::AtMost, bound),
        (Comparison::MoreThan, false) | (Comparison::AtMost, true) => {
            (LineComparison::AtLeast, bound.rounded_down().plus(Number::ONE)?)
        }
        (Comparison::LessThan, false) | (Comparison::AtLeast, true) => {
            (LineComparison::AtMost, bound.rounded_up().minus(Number::ONE)?)
        }
    };
    // What stands before a set in its code is what the set reads.
    let set: Code = code.get(..=usize::from(set))?.to_vec().into();
    let Some(Node::Set { class, .. }) = set.last() else { return None };
    let class = class.and_then(|class| tables.definitions.get(class.index()));
    let label = class.map_or_else(|| "counters".into(), |class| class.plural.clone());
    Some(LineRow { comparison, bound: vec![Node::Number(bound)].into(), measure: Measure::Count { set }, label })
}
