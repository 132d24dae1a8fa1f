//! What expressions speak of: the attributes that matter, and the values that make a difference.

use std::collections::{BTreeMap, BTreeSet};

use reglement_compiler::listing::codes::{self, BoundCode};
use reglement_compiler::listing::things::{Thing, Things};
use reglement_engine::number::Number;
use reglement_engine::table::{
    ActEffect, Arithmetic, AttributeId, Body, ChartId, ClauseRow, Domain, EffectCode, ExceptionEffect, Location, Node,
    NodeIndex, Property, Tables, Type, Value,
};

use super::lean::Leaning;
use super::values::{Kind, Said, domain_words};

/// The values of one attribute or parameter that make a difference.
#[derive(Clone, Debug, Default)]
pub struct Values {
    pub compared: BTreeSet<Said>,
    /// Every named value may make a difference.
    pub all: bool,
    /// It is reckoned with: numbers as large as the bounds matter.
    pub reckoned: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Interest {
    pub attributes: BTreeMap<(Kind, String), Values>,
    pub parameters: BTreeMap<String, Values>,
    /// Numbers that stand as bounds, or anywhere else.
    pub bounds: BTreeSet<Number>,
    /// The act judged matters, not only the position.
    pub act: bool,
    /// More places than one matter.
    pub map: bool,
    /// Steps of a path matter.
    pub path: bool,
    /// Who lies above whom matters.
    pub order: bool,
    pub groups: bool,
    pub log: bool,
    /// How many counters are asked for in all where a count is compared with a number, besides the lines of limits.
    pub counted: usize,
    /// Numbers are reckoned with, so that counts far beyond every bound may matter.
    pub reckons: bool,
    /// Something is divided, so that whole numbers give fractions.
    pub divided: bool,
    /// How many counters conditions ask for beside those that are counted.
    pub companions: usize,
    /// Acts that are told apart by their names.
    pub act_names: BTreeSet<String>,
}

impl Interest {
    /// Adds what a ruleset's expressions speak of.
    pub fn add(&mut self, tables: &Tables, leaning: &Leaning) {
        self.companions = self.companions.max(Interest::companions(tables, leaning));
        let codes = leaning.codes(tables);
        let compared = codes.iter().map(|(code, _)| counted(tables, code)).sum::<usize>();
        // Those who do not count come on top of all who do.
        let exceptions = leaning.exceptions.iter().filter_map(|id| tables.exceptions.get(id.index()));
        let exempt = exceptions.map(|row| match &row.effect {
            ExceptionEffect::Exempts { first: Some(first), .. } => numbers(first).sum(),
            _ => 0,
        });
        self.counted = self.counted.max(compared + exempt.sum::<usize>());
        for (code, bound) in codes {
            self.code(tables, &(code, bound));
        }
        for clause in leaning.clauses.iter().filter_map(|id| tables.clauses.get(id.index())) {
            self.clause(tables, clause);
        }
        for chart in leaning.charts.iter().filter_map(|id| tables.charts.get(id.index())) {
            let figures = chart.cells.iter().filter_map(|cell| match cell {
                Value::Number(number) => Some(*number),
                _ => None,
            });
            self.bounds.extend(figures);
        }
    }

    /// Adds the values that are printed on counters, of attributes that matter.
    pub fn add_printed(&mut self, printed: &[(String, Said)]) {
        for (name, said) in printed {
            if let Some(values) = self.attributes.get_mut(&(Kind::Counter, name.clone())) {
                match said {
                    Said::Words(words) => values.compared.extend(words.iter().cloned().map(Said::Word)),
                    said => {
                        values.compared.insert(said.clone());
                    }
                }
            }
        }
    }

    /// Adds what acts speak of themselves: their conditions, and what they set something to.
    pub fn add_acts(&mut self, tables: &Tables) {
        for act in tables.acts.iter() {
            let conditions = act.conditional.iter().map(|row| &row.condition);
            let sets = act.effects.iter().filter_map(|effect| match effect {
                ActEffect::Sets { to, .. } => Some(to),
                _ => None,
            });
            for code in conditions.chain(sets) {
                self.code(tables, &(code, Vec::new()));
            }
        }
    }

    /// How many counters the conditions of one ruleset ask for, at most.
    fn companions(tables: &Tables, leaning: &Leaning) -> usize {
        let sets = |code: &[Node]| {
            let of_counters =
                |node: &&Node| matches!(node, Node::Set { domain: Domain::Counters | Domain::Listed(_), .. });
            code.iter().filter(of_counters).count()
        };
        let mut many = 0;
        for row in leaning.exceptions.iter().filter_map(|id| tables.exceptions.get(id.index())) {
            many += codes::of_exception(tables, row).iter().map(|(code, _)| sets(code)).sum::<usize>();
        }
        for row in leaning.definitions.iter().filter_map(|id| tables.definitions.get(id.index())) {
            many += sets(&row.general);
        }
        for row in leaning.clauses.iter().filter_map(|id| tables.clauses.get(id.index())) {
            many += row.condition.iter().chain(&row.subject).map(|code| sets(code)).sum::<usize>();
            many += match &row.body {
                Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => sets(code),
                _ => 0,
            };
        }
        many
    }

    fn clause(&mut self, tables: &Tables, row: &ClauseRow) {
        self.order |= matches!(&row.body, Body::Effect { value: EffectCode::InOrder { .. }, .. });
        if let Body::Choice(choice) = &row.body {
            self.act = true;
            if let Some(row) = tables.parameters.get(choice.parameter.index()) {
                self.parameters.entry(row.name.to_string()).or_default();
            }
        }
    }

    fn bound(&mut self, code: &[Node]) {
        self.bounds.extend(code.iter().filter_map(|node| match node {
            Node::Number(number) => Some(*number),
            _ => None,
        }));
    }

    fn code(&mut self, tables: &Tables, (code, bound): &BoundCode<'_>) {
        let things = Things::of_code(tables, code, bound);
        let eye = Eye { tables, code, things: &things };
        self.bound(code);
        for (index, node) in code.iter().enumerate() {
            self.node(&eye, index as NodeIndex, node);
        }
        // What the whole comes to may be added up or compared by whoever asks.
        if let Some(last) = code.len().checked_sub(1) {
            self.with(&eye, last as NodeIndex, |values| {
                values.all = true;
                values.reckoned = true;
            });
        }
    }

    fn node(&mut self, eye: &Eye<'_>, index: NodeIndex, node: &Node) {
        match node {
            Node::Compare { left, right, .. } => {
                self.compared(eye, *left, *right);
                self.compared(eye, *right, *left);
                for (one, other) in [(left, right), (right, left)] {
                    self.act_name(eye, *one, *other);
                }
            }
            Node::Includes { set, bit } => {
                let Some(Type::AnyOf(domain)) = eye.of_type(*set) else { return };
                let word = domain_words(eye.tables, domain).nth(usize::from(*bit)).map(|(word, _)| word.to_owned());
                self.with(eye, *set, |values| values.compared.extend(word.map(Said::Word)));
            }
            Node::IncludesValue { set, value, domain } => {
                let words = match eye.code.get(usize::from(*set)) {
                    Some(Node::SymbolSet(mask)) => {
                        let named = domain_words(eye.tables, *domain).enumerate();
                        let held = named.filter(|(bit, _)| *bit < 64 && mask & (1 << bit) != 0);
                        held.map(|(_, (word, _))| word.to_owned()).collect()
                    }
                    _ => Vec::new(),
                };
                if let Some(Node::Property { property: Property::ActName, .. }) = eye.code.get(usize::from(*value)) {
                    self.act_names.extend(words.iter().cloned());
                }
                self.with(eye, *value, |values| {
                    values.all |= words.is_empty();
                    values.compared.extend(words.into_iter().map(Said::Word));
                });
                self.with(eye, *set, |values| values.all = true);
            }
            Node::Rank { value, .. } => self.with(eye, *value, |values| values.all = true),
            Node::Chart { chart, row, column } => {
                self.keys(eye, *chart, *row, true);
                self.keys(eye, *chart, *column, false);
            }
            Node::Arithmetic { left, right, .. } | Node::Higher(left, right) | Node::Lower(left, right) => {
                self.divided |= matches!(node, Node::Arithmetic { arithmetic: Arithmetic::DividedBy, .. });
                self.reckons(eye, node, *left, *right);
                for side in [left, right] {
                    self.with(eye, *side, |values| values.reckoned = true);
                }
            }
            Node::Round { .. } | Node::SquareRoot { .. } => self.reckons = true,
            Node::Aggregate { of, .. } | Node::CountDifferent { of, .. } => self.with(eye, *of, |values| {
                values.all = true;
                values.reckoned = true;
            }),
            Node::OverPlaces { attribute, .. } => {
                self.map = true;
                let name = eye.tables.counters.get(attribute.index()).map(|row| row.name.to_string());
                if let Some(name) = name {
                    self.attributes.entry((Kind::Counter, name)).or_default().reckoned = true;
                }
            }
            Node::Set { domain, location, relation, .. } => {
                self.map |= eye.looks_elsewhere(location) && *domain == Domain::Counters;
                self.map |= matches!(domain, Domain::Places);
                self.path |= matches!(domain, Domain::Steps);
                self.log |= matches!(domain, Domain::Acts);
                self.groups |= matches!(domain, Domain::Groups);
                self.act |= matches!(domain, Domain::Listed(_) | Domain::Steps | Domain::Acts);
                if relation.is_some() {
                    self.attributes.entry((Kind::Counter, "side".to_owned())).or_default().all = true;
                }
            }
            Node::NextTo { .. } | Node::Distance { .. } | Node::Reachable { .. } => self.map = true,
            Node::Step => {
                self.path = true;
                self.act = true;
            }
            Node::Act | Node::Parameter { .. } => {
                self.act = true;
                self.with(eye, index, |_| {});
            }
            Node::Property { property, .. } => match property {
                Property::Depth | Property::Top => self.order = true,
                Property::From | Property::To | Property::StepNumber | Property::Direction | Property::StepCount => {
                    self.path = true;
                    self.act = true;
                }
                Property::Start | Property::End => {
                    self.path = true;
                    self.act = true;
                }
                Property::PlaceCount => self.map = true,
                Property::ActName | Property::ListCount => self.act = true,
                Property::Place => {}
            },
            _ => self.with(eye, index, |_| {}),
        }
    }

    /// Figures come to another figure; with anything else, counts beyond every figure may matter.
    fn reckons(&mut self, eye: &Eye<'_>, node: &Node, left: NodeIndex, right: NodeIndex) {
        let [left, right] = [left, right].map(|side| eye.code.get(usize::from(side)));
        match (left, right) {
            (Some(Node::Number(left)), Some(Node::Number(right))) => {
                self.bounds.extend(left.plus(*right).into_iter().chain(left.times(*right)));
            }
            (Some(Node::Number(Number::ZERO)), _) | (_, Some(Node::Number(Number::ZERO))) => {
                self.reckons |= !matches!(node, Node::Arithmetic { arithmetic: Arithmetic::Times, .. });
            }
            _ => self.reckons = true,
        }
    }

    /// A value compared with a fixed one: that one matters, and for numbers those next to it.
    fn compared(&mut self, eye: &Eye<'_>, what: NodeIndex, with: NodeIndex) {
        let said = match eye.code.get(usize::from(with)) {
            Some(Node::Symbol(symbol)) => {
                let word = eye.tables.symbols.get(symbol.0 as usize);
                word.map(|word| Said::Word(word.to_string())).into_iter().collect()
            }
            Some(Node::Number(number)) => {
                let near = [number.minus(Number::ONE), Some(*number), number.plus(Number::ONE)];
                near.into_iter().flatten().map(Said::Number).collect()
            }
            Some(Node::Flag(_)) => Vec::new(),
            _ => {
                self.with(eye, what, |values| {
                    values.all = true;
                    values.reckoned = true;
                });
                return;
            }
        };
        self.with(eye, what, |values| values.compared.extend(said));
    }

    /// `the act is finish-retreat`
    fn act_name(&mut self, eye: &Eye<'_>, what: NodeIndex, with: NodeIndex) {
        let Some(Node::Property { property: Property::ActName, .. }) = eye.code.get(usize::from(what)) else { return };
        match eye.code.get(usize::from(with)) {
            Some(Node::Symbol(symbol)) => {
                let word = eye.tables.symbols.get(symbol.0 as usize);
                self.act_names.extend(word.map(|word| word.to_string()));
            }
            _ => self.act_names.extend(eye.tables.acts.iter().map(|row| row.name.to_string())),
        }
    }

    fn keys(&mut self, eye: &Eye<'_>, chart: ChartId, key: NodeIndex, rows: bool) {
        let Some(row) = eye.tables.charts.get(chart.index()) else { return };
        let keys = if rows { &row.row_keys } else { &row.column_keys };
        let words = keys.iter().filter_map(|symbol| eye.tables.symbols.get(symbol.0 as usize));
        let words = words.map(|word| Said::Word(word.to_string())).collect::<Vec<_>>();
        self.with(eye, key, |values| values.compared.extend(words));
    }

    /// Changes what is known of the attribute or parameter at a node, if it is one.
    fn with(&mut self, eye: &Eye<'_>, what: NodeIndex, change: impl FnOnce(&mut Values)) {
        match eye.code.get(usize::from(what)) {
            Some(Node::Attribute { of, attribute }) => {
                let (kind, name) = match eye.attribute(*of, *attribute) {
                    Some(known) => known,
                    None => return,
                };
                self.groups |= kind == Kind::Group;
                change(self.attributes.entry((kind, name)).or_default());
            }
            Some(Node::GameAttribute(attribute)) => {
                if let Some(row) = eye.tables.game.get(attribute.index()) {
                    change(self.attributes.entry((Kind::Game, row.name.to_string())).or_default());
                }
            }
            Some(Node::Parameter { parameter, .. }) => {
                if let Some(row) = eye.tables.parameters.get(parameter.index()) {
                    change(self.parameters.entry(row.name.to_string()).or_default());
                }
            }
            _ => {}
        }
    }
}

/// The numbers with which a code compares what it counts, together.
fn counted(tables: &Tables, code: &[Node]) -> usize {
    let at = |index: NodeIndex| code.get(usize::from(index));
    let counts = |index: NodeIndex| match at(index) {
        Some(Node::Count { .. } | Node::CountDifferent { .. } | Node::Aggregate { .. } | Node::Excess { .. }) => true,
        Some(Node::Defined { definition, .. }) => {
            tables.definitions.get(definition.index()).is_some_and(|row| matches!(row.of_type, Type::Number { .. }))
        }
        _ => false,
    };
    let compared = code.iter().filter_map(|node| match node {
        Node::Compare { left, right, .. } if counts(*left) => at(*right),
        Node::Compare { left, right, .. } if counts(*right) => at(*left),
        _ => None,
    });
    compared.flat_map(|with| numbers(std::slice::from_ref(with)).collect::<Vec<_>>()).sum()
}

/// The figures of a code, rounded up.
fn numbers(code: &[Node]) -> impl Iterator<Item = usize> {
    code.iter().filter_map(|node| match node {
        Node::Number(number) => usize::try_from(number.rounded_up().numerator()).ok(),
        _ => None,
    })
}

/// One expression, with what its nodes come to.
struct Eye<'a> {
    tables: &'a Tables,
    code: &'a [Node],
    things: &'a Things,
}

impl Eye<'_> {
    /// Whether a set looks beyond the place in which its subject lies.
    fn looks_elsewhere(&self, location: &Location) -> bool {
        match location {
            Location::Here => false,
            Location::In(place) => !matches!(
                self.code.get(usize::from(*place)),
                Some(Node::Here | Node::Slot(_) | Node::Property { property: Property::Place, .. })
            ),
            Location::Everywhere | Location::NextTo(_) | Location::Within { .. } => true,
        }
    }

    fn attribute(&self, of: NodeIndex, attribute: AttributeId) -> Option<(Kind, String)> {
        let kind = match self.things.of(of) {
            Thing::Counter => Kind::Counter,
            Thing::Place => Kind::Place,
            Thing::Group => Kind::Group,
            Thing::Step => Kind::Border,
            _ => return None,
        };
        let row = kind.rows(self.tables).get(attribute.index())?;
        Some((kind, row.name.to_string()))
    }

    fn of_type(&self, what: NodeIndex) -> Option<Type> {
        match self.code.get(usize::from(what))? {
            Node::Attribute { of, attribute } => {
                let (kind, name) = self.attribute(*of, *attribute)?;
                kind.rows(self.tables).iter().find(|row| row.name == name).map(|row| row.of_type)
            }
            Node::GameAttribute(attribute) => self.tables.game.get(attribute.index()).map(|row| row.of_type),
            Node::Parameter { parameter, .. } => self.tables.parameters.get(parameter.index()).map(|row| row.of_type),
            _ => None,
        }
    }
}
