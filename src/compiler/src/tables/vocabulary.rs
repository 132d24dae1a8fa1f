//! Named values, attributes and parameters: what every name of a thing's property means.

use std::collections::{BTreeMap, HashSet};

use reglement_engine::number::Number;
use reglement_engine::table::{
    AliasRow, AttributeId, AttributeRow, DomainId, DomainRow, MomentId, ParameterId, ParameterRow, Symbol, Type, Value,
};

use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;
use crate::syntax::tree::{Attribute, AttributeType, Decimal, EntityKind, Name, NamedValue, Span, Usually};

/// The directions of a hex grid, in the order in which the engine knows them.
const DIRECTIONS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// A set of values has a bit for each.
const MOST_VALUES: usize = 64;

/// Every declared name.
#[derive(Debug)]
pub struct Vocabulary {
    pub symbols: Vec<String>,
    symbol_of: BTreeMap<String, Symbol>,
    pub domains: Vec<DomainRow>,
    domain_of: BTreeMap<String, DomainId>,
    pub aliases: Vec<AliasRow>,
    pub place_noun: String,
    pub place_plural: String,
    entities: BTreeMap<EntityKind, Vec<AttributeRow>>,
    spans: BTreeMap<(EntityKind, String), Span>,
    /// The list of values written out for the attribute or parameter whose name stands here.
    written_out: BTreeMap<Span, DomainId>,
    pub parameters: Vec<ParameterRow>,
    pub moments: Vec<String>,
    /// The built-in list of values whose members are the acts.
    pub act_domain: DomainId,
}

impl Vocabulary {
    /// Reads the vocabulary of a rulebook.
    pub fn read(book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) -> Vocabulary {
        let mut vocabulary = Vocabulary {
            symbols: Vec::new(),
            symbol_of: BTreeMap::new(),
            domains: Vec::new(),
            domain_of: BTreeMap::new(),
            aliases: Vec::new(),
            place_noun: "place".to_owned(),
            place_plural: "places".to_owned(),
            entities: BTreeMap::new(),
            spans: BTreeMap::new(),
            written_out: BTreeMap::new(),
            parameters: Vec::new(),
            moments: Vec::new(),
            act_domain: DomainId(0),
        };
        for entry in &book.vocabulary {
            if let Some(called) = entry.called {
                if entry.kind == EntityKind::Place {
                    vocabulary.place_noun.clone_from(&called.text);
                    vocabulary.place_plural =
                        entry.plural.map_or_else(|| plural(&called.text), |name| name.text.clone());
                } else {
                    diagnostics.push(diagnostics::only_places_are_called(called));
                }
            }
        }
        let acts = book.acts.iter().map(|act| act.name.text.clone()).collect::<Vec<_>>();
        vocabulary.act_domain = vocabulary.add_domain("act", &acts);
        for entry in book.values.iter().filter(|entry| !entry.also) {
            vocabulary.named_values(entry.name, None, entry.values, diagnostics);
        }
        // Lists of values first, so that an attribute may use the values of one declared further down.
        for entry in &book.vocabulary {
            for attribute in entry.attributes {
                let attribute = &attribute.item;
                if let AttributeType::OneOf(values) | AttributeType::AnyOf(values) = &attribute.of_type {
                    vocabulary.named_values(&attribute.name, Some(entity_word(entry.kind)), values, diagnostics);
                }
            }
        }
        for act in &book.acts {
            for item in act.items {
                if let crate::syntax::tree::ActItem::Parameter(parameter) = &item.item
                    && let AttributeType::OneOf(values) | AttributeType::AnyOf(values) = &parameter.of_type
                {
                    vocabulary.named_values(&parameter.name, Some(&act.name.text), values, diagnostics);
                }
            }
        }
        for entry in book.values.iter().filter(|entry| entry.also) {
            vocabulary.more_values(entry.name, entry.values, diagnostics);
        }
        for entry in &book.vocabulary {
            if entry.kind == EntityKind::Act {
                continue;
            }
            for attribute in entry.attributes {
                vocabulary.attribute(entry.kind, &attribute.item, diagnostics);
            }
        }
        if book.moments.len() > 64 {
            diagnostics.push(diagnostics::too_many("moments", 64, book.moments[64].name.span));
        }
        for moment in book.moments.iter().take(64) {
            vocabulary.moments.push(moment.name.text.clone());
        }
        vocabulary
    }

    fn add_domain(&mut self, name: &str, values: &[String]) -> DomainId {
        let symbols = values.iter().map(|value| self.intern(value)).collect::<Vec<_>>();
        let domain = DomainId(self.domains.len() as u16);
        self.domains.push(DomainRow { name: name.to_owned().into(), values: symbols.into() });
        self.domain_of.insert(name.to_owned(), domain);
        domain
    }

    /// The one column of a chart without columns.
    pub fn only_column(&mut self) -> DomainId {
        match self.domain_of.get("figure") {
            Some(&domain) => domain,
            None => self.add_domain("figure", &["figure".to_owned()]),
        }
    }

    fn intern(&mut self, word: &str) -> Symbol {
        if let Some(&symbol) = self.symbol_of.get(word) {
            return symbol;
        }
        let symbol = Symbol(self.symbols.len() as u32);
        self.symbols.push(word.to_owned());
        self.symbol_of.insert(word.to_owned(), symbol);
        symbol
    }

    /// The list of values called `name`; `direction` is built in and comes when it is first asked for.
    pub fn domain(&mut self, name: &str) -> Option<DomainId> {
        if let Some(&domain) = self.domain_of.get(name) {
            return Some(domain);
        }
        if name != "direction" {
            return None;
        }
        let domain = self.add_domain("direction", &DIRECTIONS.map(str::to_owned));
        for direction in DIRECTIONS {
            let symbol = self.intern(direction);
            self.aliases.push(AliasRow { domain, alias: direction.to_lowercase().into(), symbol });
        }
        Some(domain)
    }

    pub fn domain_names(&self) -> Vec<&str> {
        self.domain_of.keys().map(String::as_str).collect()
    }

    /// The value of this name in a list of values.
    pub fn value_in(&self, domain: DomainId, name: &str) -> Option<Symbol> {
        let symbol = *self.symbol_of.get(name)?;
        self.domains[domain.index()].values.contains(&symbol).then_some(symbol)
    }

    /// Its place in the list, for sets of values.
    pub fn place_in(&self, domain: DomainId, symbol: Symbol) -> Option<u8> {
        self.domains[domain.index()].values.iter().position(|&value| value == symbol).map(|place| place as u8)
    }

    /// All lists that hold a value of this name, the acts and the readings of rulings left out.
    pub fn domains_with(&self, name: &str) -> Vec<DomainId> {
        (0..self.domains.len() as u16)
            .map(DomainId)
            .filter(|&domain| {
                domain != self.act_domain
                    && !self.domain_name(domain).starts_with("ruling-")
                    && self.value_in(domain, name).is_some()
            })
            .collect()
    }

    pub fn value_names(&self, domain: DomainId) -> Vec<&str> {
        self.domains[domain.index()].values.iter().map(|value| self.symbols[value.0 as usize].as_str()).collect()
    }

    pub fn domain_name(&self, domain: DomainId) -> &str {
        &self.domains[domain.index()].name
    }

    /// A list of values: of a `values` statement, or written out for an attribute or parameter of `owner`. Two
    /// written-out lists under one name are one list if they are the same; else the later bears its owner's name too.
    fn named_values(
        &mut self,
        name: &Name,
        owner: Option<&str>,
        values: &[NamedValue],
        diagnostics: &mut Vec<Diagnostic>,
    ) {
        let mut list_name = name.text.clone();
        if let Some(&domain) = self.domain_of.get(&list_name) {
            let same = values.iter().map(|value| value.name.text.as_str()).eq(self.value_names(domain));
            match owner {
                Some(_) if same => {
                    self.written_out.insert(name.span, domain);
                    return;
                }
                Some(owner) => list_name = format!("{owner}-{list_name}"),
                None => {
                    diagnostics.push(diagnostics::values_named_twice(name));
                    return;
                }
            }
        }
        let mut names: Vec<String> = Vec::new();
        let mut known = HashSet::new();
        for value in values {
            if !known.insert(value.name.text.as_str()) {
                diagnostics.push(diagnostics::value_twice(&value.name, &name.text));
            } else {
                names.push(value.name.text.clone());
            }
        }
        if names.len() > MOST_VALUES {
            diagnostics.push(diagnostics::too_many("values in one list", MOST_VALUES, name.span));
            // Rules may still speak of the first of them.
            names.truncate(MOST_VALUES);
        }
        let domain = self.add_domain(&list_name, &names);
        self.written_out.insert(name.span, domain);
        for value in values.iter().take(MOST_VALUES) {
            self.add_aliases(domain, value, diagnostics);
        }
    }

    /// The readings of a ruling, as a list of values of its own.
    pub fn ruling_values(&mut self, name: &Name, values: &[NamedValue], diagnostics: &mut Vec<Diagnostic>) -> DomainId {
        let list = Name { text: format!("ruling-{}", name.text), span: name.span };
        self.named_values(&list, None, values, diagnostics);
        self.domain_of.get(&list.text).copied().unwrap_or(self.act_domain)
    }

    fn add_aliases(&mut self, domain: DomainId, value: &NamedValue, diagnostics: &mut Vec<Diagnostic>) {
        let symbol = self.intern(&value.name.text);
        for alias in &value.aliases {
            let taken = self.value_in(domain, &alias.text).is_some()
                || self.aliases.iter().any(|row| row.domain == domain && row.alias == alias.text);
            if taken {
                let list = self.domain_name(domain).to_owned();
                diagnostics.push(diagnostics::value_twice(alias, &list));
            }
            self.aliases.push(AliasRow { domain, alias: alias.text.clone().into(), symbol });
        }
    }

    /// A layer's `values terrain also: …` adds to the list of that name.
    fn more_values(&mut self, name: &Name, values: &[NamedValue], diagnostics: &mut Vec<Diagnostic>) {
        let Some(domain) = self.domain(&name.text) else {
            diagnostics.push(diagnostics::unknown_name("list of values", name, &self.domain_names()));
            return;
        };
        for value in values {
            if self.value_in(domain, &value.name.text).is_some() {
                diagnostics.push(diagnostics::value_twice(&value.name, &name.text));
                continue;
            }
            if self.domains[domain.index()].values.len() >= MOST_VALUES {
                diagnostics.push(diagnostics::too_many("values in one list", MOST_VALUES, value.name.span));
                return;
            }
            let symbol = self.intern(&value.name.text);
            self.domains[domain.index()].values.to_mut().push(symbol);
            self.add_aliases(domain, value, diagnostics);
        }
    }

    /// A free name written out in a rule.
    pub fn free_name(&mut self, name: &str) -> Symbol {
        // As in position files, where underscores count as hyphens.
        self.intern(&name.replace('_', "-"))
    }

    pub fn attributes(&self, kind: EntityKind) -> &[AttributeRow] {
        self.entities.get(&kind).map_or(&[], Vec::as_slice)
    }

    pub fn find_attribute(&self, kind: EntityKind, name: &str) -> Option<(AttributeId, &AttributeRow)> {
        let place = self.attributes(kind).iter().position(|row| row.name == name)?;
        Some((AttributeId(place as u16), &self.attributes(kind)[place]))
    }

    fn attribute(&mut self, kind: EntityKind, attribute: &Attribute, diagnostics: &mut Vec<Diagnostic>) {
        let key = (kind, attribute.name.text.clone());
        if let Some(&first) = self.spans.get(&key) {
            let name = &attribute.name;
            diagnostics.push(diagnostics::named_twice("attribute", &name.text, name.span, first));
            return;
        }
        let Some(of_type) = self.type_of(attribute, diagnostics) else { return };
        if matches!(of_type, Type::Counters | Type::Places | Type::Path) {
            diagnostics.push(diagnostics::only_acts_have_lists(&attribute.name));
            return;
        }
        if attribute.in_each_place
            && (kind != EntityKind::Counter || !matches!(of_type, Type::Number { .. } | Type::Fraction))
        {
            diagnostics.push(diagnostics::only_numbers_in_each_place(&attribute.name));
        }
        self.spans.insert(key, attribute.name.span);
        let usually = self.usually(attribute, of_type, diagnostics);
        let optional = matches!(attribute.usually, Some(Usually::None));
        let doc = attribute.doc.as_ref().map_or_else(String::new, |doc| doc.text.clone());
        let row = AttributeRow {
            name: attribute.name.text.clone().into(),
            alias: attribute.alias.as_ref().map_or_else(String::new, |alias| alias.text.clone()).into(),
            of_type,
            in_each_place: attribute.in_each_place,
            optional,
            usually,
            doc: doc.into(),
        };
        self.entities.entry(kind).or_default().push(row);
    }

    /// A parameter of an act; parameters of one name are one, and must be of one type.
    pub fn parameter(
        &mut self,
        parameter: &Attribute,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<(ParameterId, Type)> {
        let of_type = self.type_of(parameter, diagnostics)?;
        let name = &parameter.name;
        if let Some(place) = self.parameters.iter().position(|row| row.name == name.text) {
            let row = &self.parameters[place];
            let same =
                row.of_type == of_type || matches!((row.of_type, of_type), (Type::Number { .. }, Type::Number { .. }));
            if !same {
                diagnostics.push(diagnostics::parameter_of_two_types(name));
                return None;
            }
            return Some((ParameterId(place as u16), of_type));
        }
        let id = ParameterId(self.parameters.len() as u16);
        let alias = parameter.alias.as_ref().map_or_else(String::new, |alias| alias.text.clone());
        self.parameters.push(ParameterRow { name: name.text.clone().into(), alias: alias.into(), of_type });
        Some((id, of_type))
    }

    pub fn find_parameter(&self, name: &str) -> Option<(ParameterId, Type)> {
        let place = self.parameters.iter().position(|row| row.name == name)?;
        Some((ParameterId(place as u16), self.parameters[place].of_type))
    }

    pub fn moment(&self, name: &str) -> Option<MomentId> {
        self.moments.iter().position(|moment| moment == name).map(|place| MomentId(place as u16))
    }

    fn type_of(&mut self, attribute: &Attribute, diagnostics: &mut Vec<Diagnostic>) -> Option<Type> {
        Some(match &attribute.of_type {
            AttributeType::Flag => Type::Flag,
            AttributeType::Number { from, to } => {
                let from = whole(from.as_ref(), diagnostics);
                let to_value = whole(to.as_ref(), diagnostics);
                if let (Some(low), Some(high), Some(to)) = (from, to_value, to)
                    && low > high
                {
                    diagnostics.push(diagnostics::range_upside_down(to.span));
                }
                Type::Number { from, to: to_value }
            }
            AttributeType::Fraction { .. } => Type::Fraction,
            AttributeType::OneOf(_) => Type::OneOf(*self.written_out.get(&attribute.name.span)?),
            AttributeType::AnyOf(_) => Type::AnyOf(*self.written_out.get(&attribute.name.span)?),
            AttributeType::Name => Type::Name,
            AttributeType::Counter => Type::Counter,
            AttributeType::Counters => Type::Counters,
            AttributeType::Place => Type::Place,
            AttributeType::Places => Type::Places,
            AttributeType::Group => Type::Group,
            AttributeType::Path => Type::Path,
            AttributeType::Values { name, set: false } if name.text == self.place_noun => Type::Place,
            AttributeType::Values { name, set: false } if name.text == self.place_plural => Type::Places,
            AttributeType::Values { name, set } => {
                let Some(domain) = self.domain(&name.text) else {
                    diagnostics.push(diagnostics::unknown_name("list of values", name, &self.domain_names()));
                    return None;
                };
                if *set { Type::AnyOf(domain) } else { Type::OneOf(domain) }
            }
        })
    }

    /// What an attribute or parameter is where a position says nothing.
    pub fn usually(&self, attribute: &Attribute, of_type: Type, diagnostics: &mut Vec<Diagnostic>) -> Option<Value> {
        let usually = attribute.usually.as_ref()?;
        let value = match (usually, of_type) {
            (Usually::None, _) => Some(Value::Nothing),
            (Usually::Yes, Type::Flag) => Some(Value::Flag(true)),
            (Usually::No, Type::Flag) => Some(Value::Flag(false)),
            (Usually::Number(number), Type::Number { from, to }) => {
                if number.denominator != 1
                    || from.is_some_and(|from| number.numerator < from)
                    || to.is_some_and(|to| number.numerator > to)
                {
                    diagnostics.push(diagnostics::number_out_of_range(number.span));
                }
                Some(Value::Number(Number::whole(number.numerator)))
            }
            (Usually::Number(number), Type::Fraction) => {
                Number::fraction(number.numerator, number.denominator).map(Value::Number)
            }
            (Usually::Unlimited, Type::Number { to: None, .. } | Type::Fraction) => Some(Value::Unlimited),
            (Usually::Nothing, Type::AnyOf(_)) => Some(Value::Set(0)),
            (Usually::Value(name), Type::OneOf(domain)) => match self.value_in(domain, &name.text) {
                Some(symbol) => Some(Value::Symbol(symbol)),
                None => {
                    diagnostics.push(diagnostics::unknown_name("value", name, &self.value_names(domain)));
                    return None;
                }
            },
            (Usually::Value(name), Type::AnyOf(domain)) => {
                match self.value_in(domain, &name.text).and_then(|symbol| self.place_in(domain, symbol)) {
                    Some(bit) => Some(Value::Set(1 << bit)),
                    None => {
                        diagnostics.push(diagnostics::unknown_name("value", name, &self.value_names(domain)));
                        return None;
                    }
                }
            }
            _ => None,
        };
        if value.is_none() {
            diagnostics.push(diagnostics::usually_of_wrong_type(&attribute.name));
        }
        value
    }
}

fn whole(number: Option<&Decimal>, diagnostics: &mut Vec<Diagnostic>) -> Option<i64> {
    let number = number?;
    if number.denominator != 1 {
        diagnostics.push(diagnostics::whole_number_wanted(number.span));
        return None;
    }
    Some(number.numerator)
}

/// The plural of a noun where the ruleset gives none.
pub fn plural(noun: &str) -> String {
    let consonant_y = noun.ends_with('y')
        && !noun.ends_with("ay")
        && !noun.ends_with("ey")
        && !noun.ends_with("oy")
        && !noun.ends_with("uy");
    if consonant_y {
        format!("{}ies", &noun[..noun.len() - 1])
    } else if noun.ends_with('s') || noun.ends_with('x') || noun.ends_with("ch") || noun.ends_with("sh") {
        format!("{noun}es")
    } else {
        format!("{noun}s")
    }
}

/// The word for a kind of thing.
pub fn entity_word(kind: EntityKind) -> &'static str {
    match kind {
        EntityKind::Game => "game",
        EntityKind::Place => "place",
        EntityKind::Border => "border",
        EntityKind::Counter => "counter",
        EntityKind::Group => "group",
        EntityKind::Act => "act",
    }
}
