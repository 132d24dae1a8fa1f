//! The cases of a rule, each drawn and judged.

use reglement_engine::table::RuleId;

use super::{Book, anchor};
use crate::markup::{Markup, escaped};
use crate::picture::picture;

impl Book<'_> {
    pub(super) fn cases_of(&self, rule: RuleId, to: &mut Markup) {
        let drawn = self.drawn.get(&rule).map_or(&[][..], Vec::as_slice);
        let named = self.named.get(&rule).map_or(&[][..], Vec::as_slice);
        if drawn.is_empty() && named.is_empty() {
            return;
        }
        to.text("h3", &[], "Cases");
        for number in drawn {
            let Some(judged) = self.cases.get(*number) else { continue };
            let id = anchor("case", &judged.case.id);
            to.open("figure", &[("id", &id), ("class", "case")]);
            to.put(&picture(&judged.case, self.tables, &judged.verdict));
            let rules: Vec<String> = judged
                .verdict
                .cited(self.tables)
                .iter()
                .filter(|other| **other != rule)
                .filter_map(|other| self.tables.rules.get(other.index()))
                .map(|row| format!("<a href=\"#{}\">{}</a>", anchor("rule", &row.number), escaped(&row.number)))
                .collect();
            let and = if rules.is_empty() { String::new() } else { format!(" It also rests on {}.", rules.join(", ")) };
            to.holding("figcaption", &[], &format!("Case {}.{and}", escaped(&judged.case.id)));
            to.close();
        }
        if !named.is_empty() {
            let links: Vec<String> = named
                .iter()
                .filter_map(|number| self.cases.get(*number))
                .map(|judged| {
                    let id = &judged.case.id;
                    format!("<a href=\"#{}\">{}</a>", anchor("case", id), escaped(id))
                })
                .collect();
            let also = if drawn.is_empty() { "See" } else { "See also" };
            to.holding("p", &[("class", "see")], &format!("{also} the cases {}.", links.join(", ")));
        }
    }
}
