//! Acts and questions.

use super::Reader;
use super::blocks::{Block, first_word};
use super::grammar::{Match, Rule};
use crate::syntax::tree::{ActItem, StatementKind};

impl<'t> Reader<'t> {
    pub(super) fn act(&mut self, block: &Block) -> Option<StatementKind> {
        let question = first_word(self.words(block)) == "question";
        let head = self.read(Rule::act_line, block, |reader, line| {
            let (name, doc) = reader.name_and_text(line);
            Some((name?, doc))
        });
        let items = self.items(&block.parts, Self::act_item);
        let (name, doc) = head?;
        Some(StatementKind::Act { question, name, doc, items })
    }

    fn act_item(&mut self, block: &Block) -> Option<ActItem> {
        self.nothing_under(block);
        self.read(Rule::act_item, block, |reader, item| {
            let inside = item.into_inner().next()?;
            let rule = inside.as_rule();
            match rule {
                Rule::attribute => Some(ActItem::Parameter(reader.attribute(inside)?)),
                Rule::at_the_start | Rule::at_the_end | Rule::at_each_step | Rule::on_the_way => {
                    let mut moments = Vec::new();
                    let mut condition = None;
                    for part in inside.into_inner() {
                        match part.as_rule() {
                            Rule::names => moments = reader.names_in(part),
                            Rule::where_part => condition = Some(reader.condition_in(part)?),
                            _ => {}
                        }
                    }
                    Some(match rule {
                        Rule::at_the_start => ActItem::AtTheStart(moments, condition),
                        Rule::at_the_end => ActItem::AtTheEnd(moments, condition),
                        Rule::at_each_step => ActItem::AtEachStep(moments, condition),
                        _ => ActItem::OnTheWay(moments, condition),
                    })
                }
                Rule::moves => reader.moves(inside),
                Rule::sets => reader.sets(inside),
                Rule::removes => Some(ActItem::Removes(reader.name_in(inside)?)),
                Rule::leaves => Some(ActItem::LeavesOpen(reader.name_in(inside)?)),
                Rule::happens => Some(ActItem::HappensIn(reader.name_in(inside)?)),
                _ => None,
            }
        })
    }

    fn moves(&mut self, found: Match<'t>) -> Option<ActItem> {
        let mut what = None;
        let mut along = None;
        let mut to = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => what = Some(self.name(&part)),
                Rule::along => along = self.name_in(part),
                Rule::destination => to = self.name_in(part),
                _ => {}
            }
        }
        Some(ActItem::Moves { what: what?, along, to })
    }

    fn sets(&mut self, found: Match<'t>) -> Option<ActItem> {
        let mut what = None;
        let mut attribute = None;
        let mut to = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => what = Some(self.name(&part)),
                Rule::possessive => attribute = self.name_in(part),
                Rule::expression => to = self.expression(part),
                _ => {}
            }
        }
        Some(ActItem::Sets { what: what?, attribute: attribute?, to: to? })
    }
}
