//! One value, read as its declared type.

use std::fmt::Display;

use reglement_engine::number::Number;
use reglement_engine::table::{DomainId, Symbol, Type, Value};

use crate::fault::Fault;
use crate::spelling;
use crate::tree::{Kind, Tree};

use super::Reader;

impl Reader<'_> {
    /// The value, or a fault that says what `what` should have been.
    pub(super) fn value(
        &mut self,
        of_type: Type,
        optional: bool,
        tree: &Tree,
        what: impl Display + Copy,
    ) -> Option<Value> {
        if optional && is_bare(tree, &["none", "null", "~"]) {
            return Some(Value::Nothing);
        }
        match of_type {
            Type::Flag => match tree.kind {
                _ if is_bare(tree, &["yes", "true"]) => Some(Value::Flag(true)),
                _ if is_bare(tree, &["no", "false"]) => Some(Value::Flag(false)),
                _ => self.refuse(tree, what, "yes or no"),
            },
            // What has a highest number is not above every number.
            Type::Number { to: None, .. } | Type::Fraction if is_bare(tree, &["unlimited"]) => Some(Value::Unlimited),
            Type::Number { from, to } => {
                let range = match (from, to) {
                    (Some(from), Some(to)) => format!("from {from} to {to}"),
                    (Some(from), None) => format!("{from} or more"),
                    (None, to) => format!("{} or less", to.unwrap_or(i64::MAX)),
                };
                if is_bare(tree, &["unlimited"]) {
                    return self.refuse(tree, what, &range);
                }
                let number = self.number(tree, what)?;
                if !number.is_whole() {
                    return self.refuse(tree, what, "a whole number");
                }
                let whole = number.numerator();
                if from.is_some_and(|from| whole < from) || to.is_some_and(|to| whole > to) {
                    self.faults.push(Fault::new(tree.place, format!("{what} is {range}, not {whole}")));
                    return None;
                }
                Some(Value::Number(number))
            }
            Type::Fraction => self.number(tree, what).map(Value::Number),
            Type::OneOf(domain) => self.named_value(domain, tree, what).map(Value::Symbol),
            Type::AnyOf(domain) => self.set_of(domain, tree, what),
            Type::Name => self.text(tree, what).map(|text| Value::Symbol(self.free_name(text))),
            Type::Counter => self.counter(tree).map(Value::Counter),
            Type::Place => self.place(tree).map(Value::Place),
            Type::Group => self.group(tree).map(Value::Group),
            Type::Counters | Type::Places | Type::Path | Type::Step | Type::Act => {
                self.refuse(tree, what, "something that a position cannot hold")
            }
        }
    }

    fn refuse(&mut self, tree: &Tree, what: impl Display + Copy, wanted: &str) -> Option<Value> {
        let found = match tree.word() {
            Some(text) if !text.is_empty() => format!("`{text}`"),
            _ => tree.described().to_owned(),
        };
        let mut fault = Fault::new(tree.place, format!("{what} is {wanted}, not {found}"));
        if matches!(&tree.kind, Kind::Word { quoted: true, .. }) {
            fault = fault.help("leave the quotes out");
        }
        self.faults.push(fault);
        None
    }

    /// `3`, `-2`, `16/3` or `"16/3"`.
    pub(super) fn number(&mut self, tree: &Tree, what: impl Display + Copy) -> Option<Number> {
        let Kind::Word { text, quoted } = &tree.kind else {
            self.faults.push(Fault::new(tree.place, format!("{what} is a number, not {}", tree.described())));
            return None;
        };
        let parts = match text.split_once('/') {
            Some((above, below)) => Some((above, Some(below))),
            None if !quoted => Some((text.as_str(), None)),
            None => None,
        };
        let digits = |part: &str| {
            let part = part.strip_prefix('-').unwrap_or(part);
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_digit())
                && (part == "0" || !part.starts_with('0'))
        };
        let Some((above, below)) = parts.filter(|(above, below)| digits(above) && below.is_none_or(digits)) else {
            let fault = Fault::new(tree.place, format!("{what} is a number, and `{text}` is not written as one"));
            self.faults.push(fault.help("write it like 3 or \"16/3\", without quotes if it is whole"));
            return None;
        };
        let number = match (above.parse(), below.map_or(Ok(1), str::parse)) {
            (Ok(above), Ok(below)) => Number::fraction(above, below),
            _ => None,
        };
        if number.is_none() {
            self.faults.push(Fault::new(tree.place, format!("{text} is not a number that can be reckoned with")));
        }
        number
    }

    /// A value of a domain, by its name or its second spelling.
    pub(super) fn named_value(&mut self, domain: DomainId, tree: &Tree, what: impl Display + Copy) -> Option<Symbol> {
        let tables = self.tables;
        let row = tables.domains.get(domain.index())?;
        let Some(text) = tree.word().filter(|text| !text.is_empty()) else {
            self.faults.push(Fault::new(tree.place, format!("{what} is a named value, not {}", tree.described())));
            return None;
        };
        let name = spelling::name(text);
        let spelled = |symbol: Symbol| tables.symbols.get(symbol.0 as usize).map_or("", |text| &**text);
        let by_name = row.values.iter().copied().find(|symbol| spelled(*symbol) == name);
        let by_alias = || {
            let alias = tables.aliases.iter().find(|alias| alias.domain == domain && alias.alias == name)?;
            Some(alias.symbol)
        };
        let found = by_name.or_else(by_alias);
        if found.is_none() {
            let fault = Fault::new(tree.place, format!("{what} cannot be `{text}`"));
            let second = tables.aliases.iter().filter(|alias| alias.domain == domain).map(|alias| &*alias.alias);
            let known = row.values.iter().map(|symbol| spelled(*symbol)).chain(second);
            self.faults.push(fault.perhaps(spelling::hint(text, known)));
        }
        found
    }

    fn set_of(&mut self, domain: DomainId, tree: &Tree, what: impl Display + Copy) -> Option<Value> {
        let tables = self.tables;
        if is_bare(tree, &["nothing", "none"]) {
            return Some(Value::Set(0));
        }
        let items = tree.list().unwrap_or(std::slice::from_ref(tree));
        let mut mask = 0;
        for item in items {
            let symbol = self.named_value(domain, item, what)?;
            let bit = tables.domains[domain.index()].values.iter().position(|value| *value == symbol)?;
            let bit = 1_u64.checked_shl(bit as u32)?;
            if mask & bit != 0 {
                let message = format!("`{}` stands twice in {what}", item.word().unwrap_or_default());
                self.faults.push(Fault::new(item.place, message));
            }
            mask |= bit;
        }
        Some(Value::Set(mask))
    }

    /// A name that is only compared. One that the ruleset knows keeps the ruleset's symbol, so that rules can name it.
    pub(super) fn free_name(&mut self, text: &str) -> Symbol {
        let name = spelling::name(text);
        if let Some(symbol) = self.free_names.get(&*name) {
            return *symbol;
        }
        let known = self.tables.symbols.iter().position(|symbol| *symbol == name);
        let name = name.into_owned();
        let index = known.unwrap_or_else(|| {
            self.position.names.push(name.clone());
            self.tables.symbols.len() + self.position.names.len() - 1
        });
        let symbol = Symbol(index as u32);
        self.free_names.insert(name, symbol);
        symbol
    }

    /// `[q, r]`
    pub(super) fn axial(&mut self, tree: &Tree) -> Option<(i32, i32)> {
        let part = |tree: &Tree| {
            let value: i32 = tree.word()?.parse().ok()?;
            (-FARTHEST..=FARTHEST).contains(&value).then_some(value)
        };
        let pair = match tree.list() {
            Some([q, r]) => part(q).zip(part(r)),
            _ => None,
        };
        if pair.is_none() {
            let fault = Fault::new(tree.place, "coordinates are two whole numbers, like [2, -1]");
            self.faults.push(fault.perhaps(Some(format!("none may be beyond {FARTHEST}"))));
        }
        pair
    }
}

/// Coordinates beyond this are refused.
const FARTHEST: i32 = 100_000;

/// An unquoted word that is one of these.
pub(super) fn is_bare(tree: &Tree, words: &[&str]) -> bool {
    matches!(&tree.kind, Kind::Word { text, quoted: false } if words.contains(&text.as_str()))
}
