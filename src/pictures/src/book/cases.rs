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
        drawn.iter().for_each(|number| self.case(*number, Some(rule), to));
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

    /// Cases that lean on no rule.
    pub(super) fn other_cases(&self, to: &mut Markup) {
        if self.homeless.is_empty() {
            return;
        }
        to.open("section", &[("id", "other-cases")]);
        to.text("h2", &[], "Cases to which no rule speaks");
        self.homeless.iter().for_each(|number| self.case(*number, None, to));
        to.close();
    }

    fn case(&self, number: usize, under: Option<RuleId>, to: &mut Markup) {
        let Some(judged) = self.cases.get(number) else { return };
        let id = anchor("case", &judged.case.id);
        to.open("figure", &[("id", &id), ("class", "case")]);
        to.put(&picture(&judged.case, self.tables, &judged.verdict));
        let cited = judged.verdict.cited(self.tables);
        let rules: Vec<String> = cited
            .iter()
            .filter(|other| Some(**other) != under)
            .filter_map(|other| self.tables.rules.get(other.index()))
            .map(|row| format!("<a href=\"#{}\">{}</a>", anchor("rule", &row.number), escaped(&row.number)))
            .collect();
        let and = if rules.is_empty() { String::new() } else { format!(" It also rests on {}.", rules.join(", ")) };
        to.holding("figcaption", &[], &format!("Case {}.{and}", escaped(&judged.case.id)));
        to.close();
    }
}
