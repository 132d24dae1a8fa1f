//! Some of the places of a map: marking one, and listing those marked, cost the same however large the map is.

use alloc::vec;
use alloc::vec::Vec;

#[derive(Clone, Debug)]
pub(super) struct Marks {
    marked: Vec<usize>,
    /// Where each place stands in that list.
    at: Vec<Option<usize>>,
}

impl Marks {
    pub(super) fn none(of: usize) -> Marks {
        Marks { marked: Vec::new(), at: vec![None; of] }
    }

    pub(super) fn set(&mut self, place: usize, marked: bool) {
        let Some(at) = self.at.get_mut(place) else { return };
        match (*at, marked) {
            (None, true) => {
                *at = Some(self.marked.len());
                self.marked.push(place);
            }
            (Some(gap), false) => {
                *at = None;
                self.marked.swap_remove(gap);
                let filling = self.marked.get(gap).and_then(|place| self.at.get_mut(*place));
                if let Some(at) = filling {
                    *at = Some(gap);
                }
            }
            (None, false) | (Some(_), true) => {}
        }
    }

    /// Those marked, in no particular order.
    pub(super) fn list(&self) -> &[usize] {
        &self.marked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_marked_is_listed_until_it_is_unmarked() {
        let mut marks = Marks::none(5);
        [3, 1, 4, 1].into_iter().for_each(|place| marks.set(place, true));
        [3, 0, 9].into_iter().for_each(|place| marks.set(place, false));
        let mut listed = marks.list().to_vec();
        listed.sort_unstable();
        assert_eq!(listed, [1, 4]);
        [1, 4].into_iter().for_each(|place| marks.set(place, false));
        assert_eq!(marks.list(), []);
        marks.set(3, true);
        assert_eq!(marks.list(), [3]);
    }
}
