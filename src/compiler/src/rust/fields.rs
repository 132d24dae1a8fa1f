//! The typed fields of counters, places and acts, and what each holds in the tables' terms.

use codegen::{Field, Impl, Scope, Struct};
use reglement_engine::table::{DomainId, Tables, Type, Value};

use super::code::number;
use super::identities::Identities;
use super::names::{Names, snake};
use super::quoted::{doc, literal, sentence};

/// One attribute or parameter as a Rust field.
#[derive(Debug)]
pub struct TypedField {
    pub name: String,
    pub rust_type: String,
    pub documentation: String,
    /// What it holds if nothing is said; none where something must be said.
    pub usually: Option<String>,
    pub of_type: Type,
    wrapped: Wrapped,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrapped {
    Bare,
    /// May be absent.
    Optional,
    /// A number that may be without limit.
    Unlimited,
}

/// What a field is made from.
#[derive(Clone, Copy, Debug)]
pub struct Declared<'a> {
    pub name: &'a str,
    pub of_type: Type,
    pub optional: bool,
    pub usually: Option<&'a Value>,
    pub doc: &'a str,
    /// A counter that lies in several places has a value for each of them.
    pub in_each_place: bool,
}

/// The fields of one struct, in the order of the tables.
pub fn typed_fields<'a>(
    tables: &Tables,
    identities: &Identities,
    declared: impl IntoIterator<Item = (Declared<'a>, String)>,
) -> Vec<TypedField> {
    let mut names = Names::default();
    declared
        .into_iter()
        .map(|(declared, read_by)| {
            let name = names.give(snake(declared.name));
            typed_field(tables, identities, name, declared, &read_by)
        })
        .collect()
}

fn typed_field(
    tables: &Tables,
    identities: &Identities,
    name: String,
    declared: Declared<'_>,
    read_by: &str,
) -> TypedField {
    let wrapped = match declared.usually {
        _ if declared.optional => Wrapped::Optional,
        Some(Value::Unlimited) => Wrapped::Unlimited,
        _ => Wrapped::Bare,
    };
    let bare = bare_type(identities, declared.of_type);
    let rust_type = if wrapped == Wrapped::Bare { bare } else { format!("Option<{bare}>") };
    let usually = match (declared.usually, wrapped) {
        (None | Some(Value::Nothing), Wrapped::Optional) | (Some(Value::Unlimited), _) => Some("None".to_owned()),
        (Some(value), Wrapped::Optional) => {
            usual_value(tables, identities, declared.of_type, value).map(|value| format!("Some({value})"))
        }
        (Some(value), _) => usual_value(tables, identities, declared.of_type, value),
        (None, _) => None,
    };
    let mut sentences = Vec::new();
    sentences.extend((!declared.doc.is_empty()).then(|| sentence(declared.doc)));
    sentences.extend(declared.in_each_place.then(|| format!("In each {}.", doc(&tables.place_noun))));
    sentences.extend(range(declared.of_type));
    sentences.extend((wrapped == Wrapped::Unlimited).then(|| "`None` is unlimited.".to_owned()));
    sentences.extend((!read_by.is_empty()).then(|| format!("Read by {}.", doc(read_by))));
    let documentation = sentences.join(" ");
    TypedField { name, rust_type, documentation, usually, of_type: declared.of_type, wrapped }
}

fn bare_type(identities: &Identities, of_type: Type) -> String {
    let domain = |domain: DomainId| identities.domains.get(domain.index()).map_or("Value", String::as_str);
    match of_type {
        Type::Flag => "bool".to_owned(),
        Type::Number { .. } => "i64".to_owned(),
        Type::Fraction => "Number".to_owned(),
        Type::OneOf(id) => domain(id).to_owned(),
        Type::AnyOf(id) => format!("Vec<{}>", domain(id)),
        Type::Name => "String".to_owned(),
        Type::Counter => "CounterId".to_owned(),
        Type::Counters => "Vec<CounterId>".to_owned(),
        Type::Place => format!("{}Id", identities.place),
        Type::Places => format!("Vec<{}Id>", identities.place),
        Type::Group => "GroupId".to_owned(),
        Type::Path => "Path".to_owned(),
        // No attribute is declared so; the tables' own value serves.
        Type::Step | Type::Act => "Value".to_owned(),
    }
}

fn range(of_type: Type) -> Option<String> {
    match of_type {
        Type::Number { from: Some(from), to: Some(to) } => Some(format!("From {from} to {to}.")),
        Type::Number { from: Some(from), to: None } => Some(format!("At least {from}.")),
        Type::Number { from: None, to: Some(to) } => Some(format!("At most {to}.")),
        _ => None,
    }
}

fn usual_value(tables: &Tables, identities: &Identities, of_type: Type, value: &Value) -> Option<String> {
    match (of_type, value) {
        (Type::Flag, Value::Flag(flag)) => Some(flag.to_string()),
        (Type::Number { .. }, Value::Number(value)) => Some(value.numerator().to_string()),
        (Type::Fraction, Value::Number(value)) => Some(number(*value)),
        (Type::OneOf(domain), Value::Symbol(symbol)) => {
            let values = &tables.domains.get(domain.index())?.values;
            identities.domain_value(domain, values.iter().position(|value| value == symbol)?)
        }
        (Type::AnyOf(domain), Value::Set(set)) => {
            let values = (0..64).filter(|bit| set & (1 << bit) != 0);
            let values = values.map(|bit| identities.domain_value(domain, bit)).collect::<Option<Vec<_>>>()?;
            Some(format!("vec![{}]", values.join(", ")))
        }
        (Type::Name, Value::Symbol(symbol)) => {
            Some(format!("String::from({})", literal(tables.symbols.get(symbol.0 as usize)?)))
        }
        _ => None,
    }
}

impl TypedField {
    /// The field as a value of the tables; `names` and `data` are at hand where it is worked out.
    pub fn value(&self) -> String {
        let field = format!("self.{}", self.name);
        let inner = |x: &str| match self.of_type {
            Type::Flag => format!("Value::Flag({x})"),
            Type::Number { .. } => format!("Value::Number(Number::whole({x}))"),
            Type::Fraction => format!("Value::Number({x})"),
            Type::OneOf(_) => format!("Value::Symbol({x}.symbol())"),
            Type::AnyOf(_) => format!("Value::Set({x}.iter().fold(0, |set, value| set | 1 << *value as u64))"),
            Type::Name => format!("free_name(names, &{x})"),
            Type::Counter => format!("Value::Counter({x}.0)"),
            Type::Place => format!("Value::Place({x}.0)"),
            Type::Group => format!("Value::Group({x}.0)"),
            Type::Counters => format!("list_of(&mut data.lists, {x}.iter().map(|counter| Value::Counter(counter.0)))"),
            Type::Places => format!("list_of(&mut data.lists, {x}.iter().map(|place| Value::Place(place.0)))"),
            // A path is no value: the act's data has a place of its own for it.
            Type::Path => "Value::Nothing".to_owned(),
            Type::Step | Type::Act => x.to_owned(),
        };
        let copied = matches!(
            self.of_type,
            Type::Flag
                | Type::Number { .. }
                | Type::Fraction
                | Type::OneOf(_)
                | Type::Counter
                | Type::Place
                | Type::Group
                | Type::Step
                | Type::Act
        );
        let absent = match self.wrapped {
            Wrapped::Bare => return inner(&field),
            Wrapped::Optional => "Nothing",
            Wrapped::Unlimited => "Unlimited",
        };
        let borrowed = if copied { "" } else { ".as_ref()" };
        format!("{field}{borrowed}.map_or(Value::{absent}, |held| {})", inner("held"))
    }
}

/// A struct with these fields, all public, and its constructor: `new` takes what must be said; where nothing must be,
/// there is a `Default` instead.
pub fn write_struct(scope: &mut Scope, name: &str, documentation: &str, fields: &[TypedField]) {
    let mut written = Struct::new(name);
    written.vis("pub").doc(documentation);
    written.derive("Clone, Debug, PartialEq");
    for field in fields {
        let mut typed = Field::new(&field.name, &*field.rust_type);
        typed.vis("pub").doc(&field.documentation);
        written.push_field(typed);
    }
    if fields.is_empty() {
        // Braces, and not a unit struct, so that a first attribute changes nothing for those who build one.
        scope.raw(format!("/// {documentation}\n#[derive(Clone, Debug, PartialEq)]\npub struct {name} {{}}"));
    } else {
        scope.push_struct(written);
    }
    let required = fields.iter().filter(|field| field.usually.is_none()).collect::<Vec<_>>();
    let values = fields.iter().map(|field| match &field.usually {
        Some(usually) => format!("{}: {usually}", field.name),
        None => field.name.clone(),
    });
    let built = format!("{name} {{ {} }}", values.collect::<Vec<_>>().join(", "));
    let mut implementation = Impl::new(name);
    if required.is_empty() {
        implementation.impl_trait("Default").new_fn("default").ret(name).line(built);
    } else {
        let function = implementation.new_fn("new");
        function.vis("pub").doc("What must be said; the rest is as usual.").ret(name).line(built);
        for field in required {
            function.arg(&field.name, &*field.rust_type);
        }
    }
    scope.push_impl(implementation);
}
