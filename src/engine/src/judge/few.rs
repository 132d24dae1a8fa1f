//! A short list that lives on the stack as long as it is short: judging one act makes none of its own on the heap.

use alloc::vec::Vec;

#[derive(Clone, Debug)]
pub(super) struct Few<T, const N: usize> {
    first: [T; N],
    length: usize,
    /// INVARIANT: empty while `length` is below `N`.
    rest: Vec<T>,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// An empty list; `filler` fills the unused room and is never seen.
    pub(super) fn new(filler: T) -> Few<T, N> {
        Few { first: [filler; N], length: 0, rest: Vec::new() }
    }

    pub(super) fn push(&mut self, item: T) {
        match self.first.get_mut(self.length) {
            Some(room) => *room = item,
            None => self.rest.push(item),
        }
        self.length += 1;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.length == 0
    }

    pub(super) fn get(&self, index: usize) -> Option<T> {
        if index >= self.length {
            None
        } else if index < N {
            self.first.get(index).copied()
        } else {
            self.rest.get(index - N).copied()
        }
    }

    pub(super) fn len(&self) -> usize {
        self.length
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        let inline = self.length.min(N);
        self.first.iter().take(inline).copied().chain(self.rest.iter().copied())
    }

    pub(super) fn retain(&mut self, keep: impl Fn(T) -> bool) {
        let mut kept = Few { first: self.first, length: 0, rest: Vec::new() };
        for item in self.iter() {
            if keep(item) {
                kept.push(item);
            }
        }
        *self = kept;
    }
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    pub(super) fn contains(&self, item: T) -> bool {
        self.iter().any(|held| held == item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_longer_than_its_room_keeps_its_order() {
        let mut few: Few<u32, 2> = Few::new(0);
        for item in 1..=5 {
            few.push(item);
        }
        assert_eq!(few.iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        few.retain(|item| item % 2 == 1);
        assert_eq!(few.iter().collect::<Vec<_>>(), [1, 3, 5]);
        assert_eq!(few.get(2), Some(5));
        assert_eq!(few.get(3), None);
        assert!(few.contains(3) && !few.contains(2));
    }
}
