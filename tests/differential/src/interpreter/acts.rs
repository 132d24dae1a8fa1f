//! What an act changes, at which moments it is judged, and where.

use reglement_compiler::rules::ActEntry;
use reglement_compiler::syntax::tree::{ActItem, AttributeType, ClauseBody, ClauseKeyword, Name, Scope};

use super::clause::Duties;
use super::fault::{Fault, Told};
use super::scene::Scene;
use super::value::{Fraction, Step, Value};
use super::verdict::{EffectValue, Finding, Kind, Outcome, Verdict};
use super::world::{Act, World};

/// What is asked about a position.
#[derive(Clone, Debug)]
pub enum Asked {
    Act(Act),
    Moment(String),
}

/// A stage of an act: the world then, the step, the moments and the places judged.
struct Stage<'a> {
    world: World,
    step: Option<Step>,
    moments: Vec<&'a str>,
    places: Vec<usize>,
}

impl<'a> Scene<'a> {
    /// Judges an act or moment; the scene is the position as it stands.
    pub fn verdict(&self, asked: &'a Asked) -> Told<Verdict> {
        let (findings, question) = match asked {
            Asked::Moment(moment) => {
                let places: Vec<usize> = (0..self.world.places.len()).collect();
                let mut findings: Vec<(Option<usize>, Finding)> = self
                    .at_a_moment(moment, &places, Duties::Judged)?
                    .into_iter()
                    .map(|finding| (None, finding))
                    .collect();
                self.pay(&mut findings)?;
                (findings.into_iter().map(|(_, finding)| finding).collect(), false)
            }
            Asked::Act(act) => {
                let entry = self.entry(act)?;
                let set_out = self.set_out(entry, act);
                let scene = Scene { world: &set_out, ..self.out() };
                (scene.of_an_act(act, Duties::Judged)?, entry.question)
            }
        };
        let any = |wanted: &dyn Fn(&Finding) -> bool| findings.iter().any(wanted);
        let forced = |finding: &Finding| {
            let keyword = self.game.book.clauses[finding.clause].clause.keyword;
            keyword == ClauseKeyword::Forced && finding.outcome == Outcome::Effect
        };
        let leaves_it_open = |finding: &Finding| {
            let clause = self.game.book.clauses[finding.clause].clause;
            let only_tells = matches!(
                clause.keyword,
                ClauseKeyword::Permission | ClauseKeyword::Penalty | ClauseKeyword::Cure | ClauseKeyword::Value
            );
            matches!(finding.outcome, Outcome::Open(_)) && !only_tells && !matches!(clause.body, ClauseBody::By(_))
        };
        let kind = if any(&|finding| finding.outcome == Outcome::Broken) {
            Kind::Illegal
        } else if any(&leaves_it_open) {
            Kind::Open
        } else if any(&forced) {
            Kind::Forced
        } else if any(&|finding| matches!(finding.outcome, Outcome::Deferred(_))) {
            Kind::Deferred
        } else if question {
            Kind::Value
        } else {
            Kind::Legal
        };
        Ok(Verdict { kind, findings })
    }

    /// The position with the mover where it starts, should it lie elsewhere.
    fn set_out(&self, entry: &ActEntry<'a>, act: &Act) -> World {
        let mut world = self.world.clone();
        for item in entry.items {
            if let (ActItem::Moves { what, along: Some(_), .. }, Some(start)) = (&item.item, act.start)
                && let Some(mover) = counters(act, what).first()
                && !world.lies_in(*mover, start)
            {
                world.put(&[*mover], &[start]);
            }
        }
        world
    }

    fn entry(&self, act: &Act) -> Told<&'a ActEntry<'a>> {
        let entry = self.game.book.acts.iter().find(|entry| entry.name.text == *act.name);
        entry.ok_or_else(|| Fault::confused(format!("no act {}", act.name)))
    }

    /// All findings of an act.
    pub fn of_an_act(&self, act: &Act, duties: Duties) -> Told<Vec<Finding>> {
        let mut findings = Vec::new();
        for stage in self.stages(act)? {
            let scene =
                Scene { world: &stage.world, act: Some(act), step: stage.step, before: Some(self.world), ..self.out() };
            let mut told: Vec<Finding> = Vec::new();
            for moment in &stage.moments {
                for finding in scene.at_a_moment(moment, &stage.places, duties)? {
                    // What a clause says the same at two moments, it says once.
                    if !told.iter().any(|other| other.says_the_same_as(&finding)) {
                        told.push(finding);
                    }
                }
            }
            let step = stage.step.and_then(|step| step.number);
            findings.extend(told.into_iter().map(|finding| (step, finding)));
        }
        self.pay(&mut findings)?;
        Ok(findings.into_iter().map(|(_, finding)| finding).collect())
    }

    /// The same scene, for shorter lives.
    fn out<'b>(&self) -> Scene<'b>
    where
        'a: 'b,
    {
        self.clone()
    }

    fn at_a_moment(&self, moment: &str, places: &[usize], duties: Duties) -> Told<Vec<Finding>> {
        let mut findings = Vec::new();
        for (number, entry) in self.game.book.clauses.iter().enumerate() {
            let clause = entry.clause;
            if !clause.any_moment && !clause.moments.iter().any(|name| name.text == moment) {
                continue;
            }
            let mut scene: Scene<'_> = self.out();
            scene.moment = Some(moment);
            if clause.scope == Some(Scope::Play) {
                findings.extend(scene.at(places.first().copied()).clause(number, duties)?);
            } else {
                for place in places {
                    findings.extend(scene.at(Some(*place)).clause(number, duties)?);
                }
            }
        }
        Ok(findings)
    }

    fn stages(&self, act: &Act) -> Told<Vec<Stage<'a>>> {
        let entry = self.entry(act)?;
        let before = self.world;
        let mut stages = Vec::new();
        let start = act.start.map(|start| vec![start]);
        let places_before = self.places_judged(entry, act, before);
        let places = start.or(places_before.clone()).unwrap_or_else(|| every_place(before));
        stages.push(Stage { world: before.clone(), step: None, moments: Vec::new(), places });
        let after = self.after(entry, act, Removals::Done)?;
        for (number, (to, _)) in act.steps.iter().enumerate() {
            let mut world = after.clone();
            for item in entry.items {
                if let ActItem::Moves { what, along: Some(_), .. } = &item.item {
                    world.put(&counters(act, what), &[*to]);
                }
            }
            let Some(from) = act.from(number) else { return Err(Fault::confused("a path that starts nowhere")) };
            let step = Some(Step { from, to: *to, number: Some(number) });
            stages.push(Stage { world, step, moments: Vec::new(), places: vec![*to] });
        }
        let places = self.places_after(entry, act)?.or(places_before).unwrap_or_else(|| every_place(&after));
        stages.push(Stage { world: after, step: None, moments: Vec::new(), places });
        let last = stages.len() - 1;
        for (number, stage) in stages.iter_mut().enumerate() {
            for item in entry.items {
                let (names, condition) = match &item.item {
                    ActItem::AtTheStart(names, condition) if number == 0 => (names, condition),
                    ActItem::AtEachStep(names, condition) if number > 0 && number < last => (names, condition),
                    ActItem::OnTheWay(names, condition) if number > 0 && number + 1 < last => (names, condition),
                    ActItem::AtTheEnd(names, condition) if number == last => (names, condition),
                    _ => continue,
                };
                let scene = Scene {
                    world: &stage.world,
                    act: Some(act),
                    step: stage.step,
                    here: stage.places.first().copied(),
                    ..self.out()
                };
                if scene.holds_if_any(condition.as_ref())? {
                    stage.moments.extend(names.iter().map(|name| name.text.as_str()));
                }
            }
            // In the order in which the ruleset declares them, each once.
            let declared = self.game.book.moments.iter().map(|moment| moment.name.text.as_str());
            stage.moments = declared.filter(|moment| stage.moments.contains(moment)).collect();
        }
        Ok(stages)
    }

    /// The position after the whole act; what it sets is reckoned on the position before.
    fn after(&self, entry: &'a ActEntry<'a>, act: &Act, removals: Removals) -> Told<World> {
        let before = self.world;
        let mut world = before.clone();
        let here = self.places_judged(entry, act, before).and_then(|places| places.first().copied());
        // A list of places goes before a place, and a path before both, whatever the order of the items.
        let mut moves: Vec<(u8, Vec<usize>, Vec<usize>)> = Vec::new();
        for item in entry.items {
            let ActItem::Moves { what, along, to } = &item.item else { continue };
            let to = to.as_ref().and_then(|to| act.parameters.get(to.text.as_str()));
            if let Some(thing) = to.filter(|thing| **thing != Value::Absent) {
                let places = Scene { act: Some(act), ..self.out() }.places_of(thing);
                let rank = u8::from(matches!(thing, Value::List(_)));
                moves.push((rank, counters(act, what), places));
            }
            if let (Some(_), Some((end, _))) = (along, act.steps.last()) {
                moves.push((2, counters(act, what), vec![*end]));
            }
        }
        moves.sort_by_key(|(rank, ..)| *rank);
        for (_, counters, places) in moves.iter().filter(|(.., places)| !places.is_empty()) {
            world.put(counters, places);
        }
        for item in entry.items {
            match &item.item {
                ActItem::Removes(what) if removals == Removals::Done => world.put(&counters(act, what), &[]),
                ActItem::Sets { what, attribute, to } => {
                    let scene = Scene { act: Some(act), here, ..self.out() };
                    let value = scene.value_in(to, self.game.list_of_attribute(&attribute.text))?;
                    for counter in counters(act, what) {
                        let thing = &mut world.counters[counter];
                        thing.attributes.insert(attribute.text.as_str().into(), value.clone());
                        thing.in_places.remove(attribute.text.as_str());
                    }
                }
                _ => {}
            }
        }
        Ok(world)
    }

    /// The position after an act, and the first place that is judged then.
    ///
    /// # Errors
    /// Where what the act sets cannot be reckoned.
    pub fn at_the_end(&self, act: Option<&Act>) -> Told<(World, Option<usize>)> {
        let Some(act) = act else { return Ok((self.world.clone(), None)) };
        let entry = self.entry(act)?;
        let set_out = self.set_out(entry, act);
        let scene = Scene { world: &set_out, ..self.out() };
        let here = scene.places_after(entry, act)?.and_then(|places| places.first().copied());
        Ok((scene.after(entry, act, Removals::Done)?, here))
    }

    /// Where the end of an act is judged. What has been removed is judged where it lay.
    fn places_after(&self, entry: &'a ActEntry<'a>, act: &Act) -> Told<Option<Vec<usize>>> {
        let world = self.after(entry, act, Removals::LeftOut)?;
        Ok(self.places_judged(entry, act, &world))
    }

    /// Where an act is judged that is not at a step; none where that is everywhere.
    fn places_judged(&self, entry: &ActEntry<'a>, act: &Act, world: &World) -> Option<Vec<usize>> {
        let scene = Scene { world, act: Some(act), ..self.out() };
        let given = |name: &str| act.parameters.get(name).filter(|value| **value != Value::Absent);
        let lies = |name: &str| given(name).map(|value| scene.places_of(value)).filter(|places| !places.is_empty());
        let parameters = || {
            entry.items.iter().filter_map(|item| match &item.item {
                ActItem::Parameter(parameter) => Some(parameter),
                _ => None,
            })
        };
        let first = |wanted: fn(&AttributeType) -> bool| {
            parameters().filter(|parameter| wanted(&parameter.of_type)).find_map(|parameter| lies(&parameter.name.text))
        };
        let happens = entry.items.iter().find_map(|item| match &item.item {
            ActItem::HappensIn(name) => lies(&name.text),
            _ => None,
        });
        let movers = || {
            let moved = entry.items.iter().filter_map(|item| match &item.item {
                ActItem::Moves { what, .. } => lies(&what.text),
                _ => None,
            });
            Some(moved.flatten().collect::<Vec<usize>>()).filter(|places| !places.is_empty())
        };
        let places = happens
            .or_else(movers)
            .or_else(|| first(|of| matches!(of, AttributeType::Counter)))
            .or_else(|| first(|of| matches!(of, AttributeType::Place)))
            .or_else(|| first(|of| matches!(of, AttributeType::Counters | AttributeType::Places)));
        let mut places = places?;
        let mut seen = Vec::new();
        places.retain(|place| {
            let new = !seen.contains(place);
            seen.push(*place);
            new
        });
        Some(places)
    }

    /// Adds up the prices from each budget; of each finding it is told at which step it was made.
    fn pay(&self, findings: &mut [(Option<usize>, Finding)]) -> Told<()> {
        let mut paid: Vec<Payment> = Vec::new();
        // Those for each of whom it is asked pay in the order of their ids, whatever the order of the position.
        let same_clause = |(step, one): &(Option<usize>, Finding), (other_step, other): &(Option<usize>, Finding)| {
            step == other_step && one.clause == other.clause && one.place == other.place && one.moment == other.moment
        };
        for several in findings.chunk_by_mut(same_clause) {
            several.sort_by_key(|(_, finding)| match finding.subject {
                Some(Value::Counter(counter)) => self.world.counters.get(counter).map(|counter| counter.id.clone()),
                _ => None,
            });
        }
        for (step, finding) in findings {
            let Some(effect) = &finding.effect else { continue };
            let EffectValue::Value(price) = &effect.value else { continue };
            if self.game.book.clauses[finding.clause].clause.keyword != ClauseKeyword::Price {
                continue;
            }
            let Some(budget) = &effect.budget else {
                if *price == Value::Prohibited {
                    finding.outcome = Outcome::Broken;
                }
                continue;
            };
            let mut whole = price.clone();
            if let Value::Number(price) = price {
                let payment = Payment {
                    budget: effect.budget_words.clone(),
                    per: finding.per.clone(),
                    clause: finding.clause,
                    step: *step,
                    place: finding.place,
                    subject: finding.subject.clone(),
                    price: *price,
                };
                match paid.iter_mut().find(|other| payment.is_the_same_as(other)) {
                    // At two moments at once it is paid once.
                    Some(other) => other.price = other.price.max(*price),
                    None => paid.push(payment.clone()),
                }
                whole = Value::Number(payment.with_all(&paid));
            }
            let Some(order) = whole.compared(budget)? else { return Err(Fault::missing("a budget is absent")) };
            if order.is_gt() {
                finding.outcome = Outcome::Broken;
            }
        }
        Ok(())
    }

    /// Whether what a clause asks for could have been done otherwise, and whether that is left open.
    pub fn was_possible(&self, clause: usize) -> Told<(bool, bool)> {
        let (Some(act), Some(before)) = (self.act, self.before) else {
            return Ok((false, false));
        };
        let base = Scene { world: before, act: None, step: None, here: None, frames: Vec::new(), ..self.clone() };
        let entry = base.entry(act)?;
        let (others, all) = base.other_acts(entry, act);
        let hinted = self.noted.hints.iter().map(|way| base.by_way_of(entry, act, way));
        let ways: Vec<Act> = hinted.chain(others).collect();
        let choices = self.game.open_choices(entry);
        let mut tried = 0;
        for (number, way) in ways.iter().enumerate() {
            let most = if number < self.noted.hints.len() { usize::MAX } else { self.noted.most_tried };
            for choice in &choices {
                if tried >= most {
                    return Ok((false, true));
                }
                tried += 1;
                let mut other = way.clone();
                other.parameters.extend(choice.clone());
                if Self::would_meet(&base, &other, clause)? {
                    return Ok((true, false));
                }
            }
        }
        Ok((false, !all))
    }

    /// The same act along this path, or to the one place named.
    fn by_way_of(&self, entry: &ActEntry<'a>, act: &Act, path: &[usize]) -> Act {
        let goal = entry.items.iter().find_map(|item| match &item.item {
            ActItem::Moves { along: None, to, .. } => to.as_ref(),
            _ => None,
        });
        let has_path = entry.items.iter().any(|item| matches!(item.item, ActItem::Moves { along: Some(_), .. }));
        if let (false, Some(goal), [place]) = (has_path, goal, path) {
            let mut other = act.clone();
            other.parameters.insert(goal.text.as_str().into(), Value::Place(*place));
            return other;
        }
        let mut other = Act { steps: Vec::new(), ..act.clone() };
        for to in path {
            let from = other.end().unwrap_or(*to);
            other.steps.push((*to, self.world.crossed(from, *to).clone()));
        }
        other
    }

    /// Whether an act keeps a duty wherever that has something to say of it, and breaks no other rule. Other duties of
    /// this kind are left to themselves.
    fn would_meet(base: &Scene<'a>, other: &Act, clause: usize) -> Told<bool> {
        let mut findings = base.of_an_act(other, Duties::LeftOut)?;
        findings.retain(|finding| {
            let body = &base.game.book.clauses[finding.clause].clause.body;
            finding.clause == clause || !matches!(body, ClauseBody::IfPossible(_))
        });
        let is_kept = findings.iter().any(|finding| finding.clause == clause && finding.outcome == Outcome::Holds);
        Ok(is_kept && !findings.iter().any(|finding| finding.outcome == Outcome::Broken))
    }

    /// The same act along other paths or to other places, the shorter paths first; and whether these are all.
    fn other_acts(&self, entry: &ActEntry<'a>, act: &Act) -> (Vec<Act>, bool) {
        let moves = entry.items.iter().find_map(|item| match &item.item {
            ActItem::Moves { along, to, .. } => Some((along.as_ref(), to.as_ref())),
            _ => None,
        });
        match (moves, act.start) {
            (Some((Some(_), _)), Some(start)) => {
                let mut others = Vec::new();
                let mut longest = vec![Act { steps: Vec::new(), ..act.clone() }];
                for _ in 0..MOST_STEPS {
                    let mut longer = Vec::new();
                    for path in &longest {
                        let from = path.end().unwrap_or(start);
                        for to in self.world.beside(from) {
                            let mut path = path.clone();
                            path.steps.push((*to, self.world.crossed(from, *to).clone()));
                            longer.push(path);
                        }
                    }
                    others.append(&mut longest);
                    if others.len() + longer.len() > self.noted.most_tried {
                        return (others, false);
                    }
                    longest = longer;
                }
                others.append(&mut longest);
                (others, true)
            }
            (Some((None, Some(to))), _) => {
                let single = matches!(act.parameters.get(to.text.as_str()), Some(Value::Place(_)));
                let others = (0..self.world.places.len()).map(|place| {
                    let mut other = act.clone();
                    other.parameters.insert(to.text.as_str().into(), Value::Place(place));
                    other
                });
                (others.collect(), single)
            }
            _ => (Vec::new(), true),
        }
    }
}

/// What one finding takes from a budget.
#[derive(Clone)]
struct Payment {
    budget: String,
    per: Vec<Value>,
    clause: usize,
    step: Option<usize>,
    /// None where it is asked once for the whole map.
    place: Option<usize>,
    subject: Option<Value>,
    price: Fraction,
}

impl Payment {
    fn is_the_same_as(&self, other: &Payment) -> bool {
        let is_alike = self.clause == other.clause && self.step == other.step && self.place == other.place;
        is_alike && self.budget == other.budget && self.per == other.per && self.subject == other.subject
    }

    /// What all who pay from the budget of this one have paid together. The shares do not pay together, nor do the places
    /// that are judged at once; of those judged at another step, the dearest counts.
    fn with_all(&self, paid: &[Payment]) -> Fraction {
        let own = || paid.iter().filter(|other| other.budget == self.budget && other.per == self.per);
        let of = |step: Option<usize>, place: Option<usize>| -> Fraction {
            own().filter(|other| other.step == step && other.place == place).map(|other| other.price).sum()
        };
        let mut steps: Vec<Option<usize>> = own().map(|other| other.step).collect();
        steps.sort_unstable();
        steps.dedup();
        let mut whole = Fraction::from_integer(0);
        for step in steps {
            let places = || own().filter(|other| other.step == step).filter(|other| other.place.is_some());
            whole += of(step, None);
            whole += match self.place {
                Some(_) if step == self.step => of(step, self.place),
                _ => places().map(|other| of(step, other.place)).max().unwrap_or_default(),
            };
        }
        whole
    }
}

/// Whether what an act removes is gone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Removals {
    Done,
    LeftOut,
}

/// As far as `if possible` looks.
const MOST_STEPS: usize = 12;
fn every_place(world: &World) -> Vec<usize> {
    (0..world.places.len()).collect()
}

/// The counters that a parameter names.
fn counters(act: &Act, what: &Name) -> Vec<usize> {
    let one = |value: &Value| match value {
        Value::Counter(counter) => Some(*counter),
        _ => None,
    };
    match act.parameters.get(what.text.as_str()) {
        Some(Value::List(things)) => things.iter().filter_map(one).collect(),
        Some(value) => one(value).into_iter().collect(),
        None => Vec::new(),
    }
}
