//! What the rules hide from a side: of every clause that hides, whom it means.

use std::collections::BTreeSet;
use std::rc::Rc;

use reglement_compiler::rules::ClauseEntry;
use reglement_compiler::syntax::tree::{ClauseBody, EntityKind, ExceptBody, Hides, Name, SetPhrase};

use super::expression::called;
use super::fault::{Fault, Told};
use super::game::{Kind, Target};
use super::scene::{Scene, kind_of};
use super::value::Value;

/// What is hidden of one thing.
#[derive(Clone, Debug, Default)]
pub struct Veil {
    /// That it is there.
    pub whole: bool,
    /// Which one it is.
    pub identity: bool,
    pub attributes: BTreeSet<Rc<str>>,
}

/// The things of which something is hidden, a thing once for each clause that hides something of it.
#[derive(Clone, Debug, Default)]
pub struct Veils(Vec<(Value, Veil)>);

impl Veils {
    /// All that is hidden of a thing.
    pub fn over(&self, thing: &Value) -> Veil {
        let mut all = Veil::default();
        for (_, veil) in self.0.iter().filter(|(hidden, _)| hidden == thing) {
            all.whole |= veil.whole;
            all.identity |= veil.identity;
            all.attributes.extend(veil.attributes.iter().cloned());
        }
        all
    }
}

impl<'a> Scene<'a> {
    /// What the rules hide from a side, in the position as it stands.
    pub fn veils(&self, side: &Value) -> Told<Veils> {
        let mut veils = Veils::default();
        for (number, entry) in self.game.book.clauses.iter().enumerate() {
            let ClauseBody::Hides(hides) = &entry.clause.body else { continue };
            for thing in self.hidden_by(number, entry, side)? {
                self.noted.hidden_by.borrow_mut().insert(number);
                let veil = self.veil(hides, &thing);
                veils.0.push((thing, veil));
            }
        }
        Ok(veils)
    }

    fn veil(&self, hides: &Hides, thing: &Value) -> Veil {
        let words =
            |names: &[Name]| names.iter().map(|name| Rc::from(name.text.as_str())).collect::<BTreeSet<Rc<str>>>();
        match hides {
            Hides::Whole => Veil { whole: true, ..Veil::default() },
            Hides::These(names) => Veil { attributes: words(names), ..Veil::default() },
            Hides::AllBut(names) => {
                let shown = words(names);
                let kind = match kind_of(thing) {
                    Some(Kind::Counter) => EntityKind::Counter,
                    Some(Kind::Group) => EntityKind::Group,
                    _ => EntityKind::Place,
                };
                let all = self.game.attributes(kind).map(|attribute| Rc::from(attribute.name.text.as_str()));
                Veil { identity: true, attributes: all.filter(|name| !shown.contains(name)).collect(), whole: false }
            }
        }
    }

    /// The things of which a clause hides something, its exceptions left out.
    fn hidden_by(&self, number: usize, entry: &ClauseEntry<'a>, side: &Value) -> Told<Vec<Value>> {
        let Some(set) = &entry.clause.for_each else { return Err(Fault::confused("a fog that hides nothing")) };
        let mut scene = Scene { onlooker: Some(side.clone()), here: None, in_play: true, ..self.deeper()? };
        scene.frames.clear();
        scene.share.clear();
        let mut hidden = Vec::new();
        for thing in scene.meant(set)? {
            let scene = scene.speaking_of(thing.clone(), called(set));
            let applying = scene.applying(Target::Clause(number))?;
            let lifting = applying.iter().find(|one| matches!(scene.body_of(**one), ExceptBody::Lifted));
            if let Some(lifting) = lifting {
                scene.note_fired(*lifting);
            } else if !scene.exempt(&applying)?.all.contains(&thing) {
                hidden.push(thing);
            }
        }
        Ok(hidden)
    }

    /// Whom the words of a fog mean: what waits off the map as well.
    fn meant(&self, set: &SetPhrase) -> Told<Vec<Value>> {
        let mut meant = Vec::new();
        for thing in self.all_of(&set.noun.text)? {
            let scene = self.speaking_of(thing.clone(), called(set));
            let located = set.location.is_none() || self.is_located(&thing, set.location.as_ref(), false)?;
            if located
                && self.is_related(&thing, set)
                && self.is_a(&thing, &set.noun.text)?
                && scene.holds_if_any(set.condition.as_deref())?
            {
                meant.push(thing);
            }
        }
        Ok(meant)
    }
}
