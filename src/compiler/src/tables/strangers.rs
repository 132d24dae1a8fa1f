//! What a name that nothing declares, or that does not fit, may have been meant for.

use reglement_engine::table::Type;

use super::kind::Kind;
use super::lookup::Assembly;
use super::vocabulary::entity_word;
use crate::syntax::tree::EntityKind;

const FIGURES: [&str; 13] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

impl Assembly<'_, '_> {
    /// What to write instead of an unknown noun.
    pub(super) fn noun_meant(&self, noun: &str) -> Option<String> {
        let singular = noun.strip_suffix("ies").map(|stem| format!("{stem}y"));
        let singular = singular.or_else(|| noun.strip_suffix('s').map(str::to_owned));
        for value in singular.as_deref().into_iter().chain([noun]) {
            for row in self.vocabulary.attributes(EntityKind::Counter) {
                if let Type::OneOf(domain) = row.of_type
                    && self.vocabulary.value_in(domain, value).is_some()
                {
                    let attribute = &row.name;
                    return Some(format!(
                        "`{value}` is a value of {attribute}: write `counters where {attribute} is {value}`, or name them with \
                         `define {value} is a counter where {attribute} is {value}`"
                    ));
                }
            }
        }
        let counters = ["unit", "piece", "token", "combat-unit"];
        let meant = singular.as_deref().into_iter().chain([noun]).find(|name| counters.contains(name))?;
        Some(format!(
            "all counters are `counters`; which of them are units is for the ruleset to say: `define {meant} is a counter where …`"
        ))
    }

    /// What to write instead of an unknown name.
    pub(super) fn name_meant(&self, name: &str) -> Option<String> {
        if let Some(figure) = FIGURES.iter().position(|word| *word == name) {
            return Some(format!("numbers are written in figures: `{figure}`"));
        }
        let kinds = [EntityKind::Counter, EntityKind::Group, EntityKind::Border, EntityKind::Place];
        let kind = kinds.into_iter().find(|&kind| self.vocabulary.find_attribute(kind, name).is_some())?;
        let owner = entity_word(kind);
        Some(match kind {
            EntityKind::Counter => format!(
                "each {owner} has its own {name}: say whose, as in `its {name}` or `unit's {name}`, or put it behind the `where` of what is \
                 counted"
            ),
            _ => format!("each {owner} has its own {name}: say whose"),
        })
    }

    /// What to write instead of a thing of the wrong kind.
    pub(super) fn kind_meant(&self, found: Kind, wanted: Kind) -> Option<String> {
        match (found, wanted) {
            (Kind::OneOf(_), Kind::Flag) => Some(
                "each side of `and` and `or` is a whole condition; several values of one thing are written `is one of …`".to_owned(),
            ),
            (Kind::OneOf(domain), Kind::Place) => {
                let list = self.vocabulary.domain_name(domain);
                Some(format!("what holds in some places only says so before the colon: `where {list} is …`"))
            }
            (Kind::Counters | Kind::Places, Kind::Number) => Some("to count them, write `number of …`".to_owned()),
            _ => None,
        }
    }
}
