//! All stacks that can be made of some sorts of counters.

/// Every stack of at most `most` counters, each sort as often as one likes, the order of the counters not told apart.
pub fn each_stack<T: Copy>(sorts: &[T], most: usize, visit: &mut dyn FnMut(&[T])) {
    extend(sorts, most, 0, &mut Vec::new(), visit);
}

fn extend<T: Copy>(sorts: &[T], room: usize, from: usize, stack: &mut Vec<T>, visit: &mut dyn FnMut(&[T])) {
    for (place, sort) in sorts.iter().enumerate().skip(from) {
        stack.push(*sort);
        visit(stack);
        if room > 1 {
            extend(sorts, room - 1, place, stack, visit);
        }
        stack.pop();
    }
}
