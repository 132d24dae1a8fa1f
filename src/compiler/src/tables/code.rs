//! Building one expression's code.

use reglement_engine::table::{Code, Node, NodeIndex};

/// The nodes of an expression so far.
#[derive(Debug, Default)]
pub struct CodeBuilder {
    nodes: Vec<Node>,
}

impl CodeBuilder {
    pub fn push(&mut self, node: Node) -> NodeIndex {
        // An expression of the whole 16 bits would be a ruleset statement of a megabyte; the parser refuses those.
        let index = self.nodes.len().min(usize::from(NodeIndex::MAX)) as NodeIndex;
        self.nodes.push(node);
        index
    }

    pub fn node(&self, index: NodeIndex) -> Option<Node> {
        self.nodes.get(usize::from(index)).copied()
    }

    /// The finished code; its last node is the whole.
    pub fn finish(self) -> Code {
        self.nodes.into()
    }
}
