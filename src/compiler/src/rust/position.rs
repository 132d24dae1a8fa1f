//! The builder of positions, in the words of the game.

use codegen::{Function, Impl, Scope, Struct};
use reglement_engine::table::Tables;

use super::acts::Acts;
use super::identities::Identities;
use super::names::snake;
use super::quoted::doc;
use super::records::Records;

/// Writes the type `Position` and what it needs.
pub fn write(scope: &mut Scope, tables: &Tables, identities: &Identities, records: &Records, acts: &Acts) {
    let place = &identities.place;
    let paths = acts.have_paths();
    let known_borders = paths && records.border.is_some();
    let mut position = Struct::new("Position");
    position.vis("pub").doc("A position, built up piece by piece.").derive("Clone").derive("Debug");
    position.field("data", "PositionData");
    if known_borders {
        position.field("borders", format!("Vec<({place}Id, {place}Id, bool, Border)>"));
    }
    scope.push_struct(position);

    let mut implementation = Impl::new("Position");
    implementation.push_fn(new(known_borders));
    implementation.push_fn(set_flat_tops(&tables.place_plural));
    implementation.push_fn(add_place(tables, identities, false));
    implementation.push_fn(add_place(tables, identities, true));
    implementation.push_fn(add_border(tables, identities, records, known_borders, false));
    implementation.push_fn(add_border(tables, identities, records, known_borders, true));
    implementation.push_fn(add_counter(tables, identities));
    let in_each = tables.counters.iter().zip(&identities.counters).filter(|(row, _)| row.in_each_place);
    let in_each = in_each.map(|(_, name)| name.as_str()).collect::<Vec<_>>();
    if !in_each.is_empty() {
        implementation.push_fn(add_counter_over(tables, identities, &in_each));
    }
    implementation.push_fn(set_counter());
    if records.group.is_some() {
        implementation.push_fn(add_group());
    }
    if !tables.acts.is_empty() {
        implementation.push_fn(asked(paths));
        implementation.push_fn(done());
    }
    if known_borders {
        let usual = records.border.iter().flatten().all(|field| field.usually.is_some());
        implementation.push_fn(border_between(place, usual));
        implementation.push_fn(path(tables, place, usual));
    }
    implementation
        .new_fn("data")
        .vis("pub")
        .doc("What the engine judges.")
        .arg_ref_self()
        .ret("&PositionData")
        .line("&self.data");
    scope.push_impl(implementation);
    scope.raw(HELPERS);
    if !tables.acts.is_empty() {
        scope.raw(blank(tables.parameters.len()));
    }
    if acts.have_lists() {
        scope.raw(LISTS);
    }
}

fn new(known_borders: bool) -> Function {
    let mut new = Function::new("new");
    new.vis("pub").doc("An empty map.").arg("game", "Game").ret("Position");
    let borders = if known_borders { ", borders: Vec::new()" } else { "" };
    new.line(format!("let mut position = Position {{ data: PositionData::default(){borders} }};"));
    new.line("position.data.game = game.record(&mut position.data.names);");
    new.line("position");
    new
}

fn set_flat_tops(places: &str) -> Function {
    let mut set = Function::new("set_flat_tops");
    set.vis("pub").doc(format!(
        "Whether the {} of the grid have flat tops, so that one may go north and south on it and not east and west; as it \
         begins, they have a corner on top.",
        doc(places)
    ));
    set.arg_mut_self().arg("flat_tops", "bool").line("self.data.flat_top = flat_tops;");
    set
}

fn add_place(tables: &Tables, identities: &Identities, on_grid: bool) -> Function {
    let (place, noun) = (&identities.place, doc(&tables.place_noun));
    let name = match snake(&tables.place_noun).trim_start_matches("r#") {
        noun @ ("counter" | "border" | "one_way_border" | "group") => format!("add_{noun}_place"),
        noun => format!("add_{noun}"),
    };
    let mut add = Function::new(if on_grid { format!("{name}_at") } else { name });
    add.vis("pub").arg_mut_self().arg("id", "&str");
    if on_grid {
        add.doc(format!("Adds a {noun} of a grid, by its axial coordinates `q, r`.")).arg("axial", "(i32, i32)");
    } else {
        add.doc(format!("Adds a {noun}; its neighbours are those that a border joins it to."));
    }
    add.arg("place", place.as_str()).ret(format!("{place}Id"));
    let axial = if on_grid { "Some(axial)" } else { "None" };
    add.line("let record = place.record(&mut self.data.names);");
    add.line(format!("self.data.places.push(PlaceData {{ id: id.to_owned(), axial: {axial}, record }});"));
    add.line(format!("{place}Id(self.data.places.len() as u32 - 1)"));
    add
}

fn add_border(
    tables: &Tables,
    identities: &Identities,
    records: &Records,
    known_borders: bool,
    one_way: bool,
) -> Function {
    let id = format!("{}Id", identities.place);
    let mut add = Function::new(if one_way { "add_one_way_border" } else { "add_border" });
    let ways = if one_way { "as it is met from the first side" } else { "the same from both sides" };
    add.vis("pub").doc(format!("Adds a border between two {}, {ways}.", doc(&tables.place_plural)));
    add.arg_mut_self().arg("from", id.as_str()).arg("to", id);
    let mut record = "Record::new()";
    if records.border.is_some() {
        add.arg("border", "Border");
        record = "border.record(&mut self.data.names)";
    }
    add.line(format!("let record = {record};"));
    add.line(format!("self.data.borders.push(BorderData {{ from: from.0, to: to.0, one_way: {one_way}, record }});"));
    if known_borders {
        add.line(format!("self.borders.push((from, to, {one_way}, border));"));
    }
    add
}

fn add_counter(tables: &Tables, identities: &Identities) -> Function {
    let id = format!("{}Id", identities.place);
    let mut add = Function::new("add_counter");
    add.vis("pub")
        .doc(format!("Adds a counter under those that lie in its {} already.", doc(&tables.place_noun)))
        .arg_mut_self()
        .arg("id", "&str")
        .arg("at", format!("&[{id}]"))
        .arg("counter", "Counter")
        .ret("CounterId");
    add.line("let record = counter.record(&mut self.data.names);");
    add.line("let at = at.iter().map(|place| place.0).collect();");
    add.line("self.data.counters.push(CounterData { id: id.to_owned(), at, record, parts: Vec::new() });");
    add.line("CounterId(self.data.counters.len() as u32 - 1)");
    add
}

/// For rulesets in which a counter that lies in several places has figures for each of them.
fn add_counter_over(tables: &Tables, identities: &Identities, in_each: &[&str]) -> Function {
    let id = format!("{}Id", identities.place);
    let mut add = Function::new("add_counter_over");
    let noun = doc(&tables.place_noun);
    add.vis("pub")
        .doc(format!("Adds a counter that lies in several places, with its own figures in each {noun}."))
        .arg_mut_self()
        .arg("id", "&str")
        .arg("lies", format!("&[({id}, Counter)]"))
        .ret("CounterId");
    add.line("let names = &mut self.data.names;");
    add.line("let records = lies.iter().map(|(_, counter)| counter.record(names)).collect::<Vec<_>>();");
    add.line("let at = lies.iter().map(|(place, _)| place.0).collect();");
    add.line("let mut parts = Vec::new();");
    let attributes = in_each.iter().map(|name| format!("rows::CounterAttribute::{name}")).collect::<Vec<_>>();
    add.line(format!("for attribute in [{}] {{", attributes.join(", ")));
    add.line("    let values = records.iter().map(|record| record[attribute as usize]).collect::<Vec<_>>();");
    add.line("    if values.iter().any(|value| *value != values[0]) {");
    add.line("        parts.push((attribute.id(), values));");
    add.line("    }");
    add.line("}");
    add.line("let record = records.into_iter().next().unwrap_or_default();");
    add.line("self.data.counters.push(CounterData { id: id.to_owned(), at, record, parts });");
    add.line("CounterId(self.data.counters.len() as u32 - 1)");
    add
}

fn set_counter() -> Function {
    let mut set = Function::new("set_counter");
    set.vis("pub").doc("Gives a counter other attributes.");
    set.arg_mut_self().arg("id", "CounterId").arg("counter", "Counter");
    set.line("let record = counter.record(&mut self.data.names);");
    set.line("if let Some(data) = self.data.counters.get_mut(id.0 as usize) {");
    set.line("    data.record = record;");
    set.line("    data.parts.clear();");
    set.line("}");
    set
}

fn add_group() -> Function {
    let mut add = Function::new("add_group");
    add.vis("pub").doc("Adds a group.").arg_mut_self().arg("id", "&str").arg("group", "Group").ret("GroupId");
    add.line("let record = group.record(&mut self.data.names);");
    add.line("self.data.groups.push(GroupData { id: id.to_owned(), record });");
    add.line("GroupId(self.data.groups.len() as u32 - 1)");
    add
}

fn asked(paths: bool) -> Function {
    let mut asked = Function::new("asked");
    asked.vis("pub").doc("An act as the engine is asked about it.").arg_mut_self();
    asked.arg("act", "impl Into<Act>").ret("Asked");
    asked.line("let act = act.into();");
    if !paths {
        asked.line("Asked::Act(act.data(&mut self.data.names))");
        return asked;
    }
    asked.line("let mut data = act.data(&mut self.data.names);");
    asked.line("if data.start.is_none() {");
    asked.line("    let mover = act.mover().and_then(|mover| self.data.counters.get(mover.0 as usize));");
    asked.line("    data.start = mover.and_then(|mover| mover.at.first().copied());");
    asked.line("}");
    asked.line("Asked::Act(data)");
    asked
}

fn done() -> Function {
    let mut done = Function::new("done");
    done.vis("pub").doc("Notes an act as done, after those noted before.").arg_mut_self();
    done.arg("act", "impl Into<Act>");
    done.line("let data = act.into().data(&mut self.data.names);");
    done.line("self.data.log.push(data);");
    done
}

/// `usual`: whether a border of which nothing is said is as usual; else there may be none to cross.
fn border_between(place: &str, usual: bool) -> Function {
    let mut between = Function::new("border_between");
    let id = format!("{place}Id");
    between.vis("pub").arg_ref_self().arg("from", id.as_str()).arg("to", id);
    between.line("let met = self.borders.iter().find(|(one, other, one_way, _)| {");
    between.line("    (*one, *other) == (from, to) || (!one_way && (*one, *other) == (to, from))");
    between.line("});");
    between.line("let border = met.map(|(.., border)| border.clone());");
    if usual {
        between.doc("The border met on the way from one to the other: the one added, or else the usual one.");
        between.ret("Border").line("border.unwrap_or_default()");
    } else {
        between.doc("The border met on the way from one to the other, if it was added.");
        between.ret("Option<Border>").line("border");
    }
    between
}

fn path(tables: &Tables, place: &str, usual: bool) -> Function {
    let mut path = Function::new("path");
    let noun = doc(&tables.place_plural);
    let missing = if usual { "" } else { " None where a border on the way was not added." };
    path.vis("pub").doc(format!("The way through these {noun}, across the borders added.{missing}"));
    path.arg_ref_self().arg("start", format!("{place}Id")).arg("entered", format!("&[{place}Id]"));
    path.ret(if usual { "Path" } else { "Option<Path>" });
    path.line("let mut from = start;");
    path.line("let steps = entered.iter().map(|&to| {");
    path.line(if usual {
        "    let step = Step { to, border: self.border_between(from, to) };"
    } else {
        "    let step = self.border_between(from, to).map(|border| Step { to, border });"
    });
    path.line("    from = to;");
    path.line("    step");
    path.line("});");
    path.line(if usual {
        "Path { start: Some(start), steps: steps.collect() }"
    } else {
        "Some(Path { start: Some(start), steps: steps.collect::<Option<_>>()? })"
    });
    path
}

/// Free names are numbered after the named values of the ruleset.
const HELPERS: &str = r#"/// A name that is only compared: one of the ruleset's words, or the position's own.
fn free_name(names: &mut Vec<String>, name: &str) -> Value {
    let name = name.replace('_', "-");
    let known = TABLES.symbols.iter().position(|word| *word == name);
    let number = known.unwrap_or_else(|| {
        let own = names.iter().position(|own| *own == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        TABLES.symbols.len() + own
    });
    Value::Symbol(Symbol(number as u32))
}"#;

const LISTS: &str = "/// A list given with an act.
fn list_of(lists: &mut Vec<Vec<Value>>, items: impl Iterator<Item = Value>) -> Value {
    lists.push(items.collect());
    Value::List(lists.len() as u32 - 1)
}";

fn blank(parameters: usize) -> String {
    format!(
        "/// An act of which nothing is said yet.
fn blank(kind: ActKind) -> ActData {{
    ActData {{ act: kind.id(), parameters: vec![Value::Nothing; {parameters}], lists: Vec::new(), start: None, steps: Vec::new() }}
}}"
    )
}
