//! Building one expression's code.

use reglement_engine::table::{Code, Node, NodeIndex};

/// How many terms of a chain lie within one another before they are taken together as one term.
const LONGEST_RUN: usize = 32;

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

/// Terms joined two by two, in their order. A short chain nests from the left; a long one is as deep as a few short ones.
#[derive(Debug)]
pub struct Chain {
    join: fn(NodeIndex, NodeIndex) -> Node,
    /// What is joined so far, and of how many terms: the earlier, the further back, each term as long as what comes before.
    runs: Vec<Option<(NodeIndex, usize)>>,
}

impl Chain {
    pub fn of(join: fn(NodeIndex, NodeIndex) -> Node) -> Chain {
        Chain { join, runs: Vec::new() }
    }

    pub fn add(&mut self, code: &mut CodeBuilder, mut node: NodeIndex) {
        for run in &mut self.runs {
            let (joined, terms) = match *run {
                Some((before, terms)) => (code.push((self.join)(before, node)), terms + 1),
                None => (node, 1),
            };
            if terms < LONGEST_RUN {
                *run = Some((joined, terms));
                return;
            }
            *run = None;
            node = joined;
        }
        self.runs.push(Some((node, 1)));
    }

    pub fn whole(self, code: &mut CodeBuilder) -> Option<NodeIndex> {
        let runs = self.runs.into_iter().rev().flatten().map(|(node, _)| node);
        runs.reduce(|before, node| code.push((self.join)(before, node)))
    }
}
