use reglement_analysis::side_by_side::side_by_side;

#[test]
fn answers_stand_in_the_order_of_their_questions() {
    // The first ones take longest, so that others overtake them.
    let work = |number: usize| (0..(200 - number) * 500).fold(number, |sum, one| sum ^ one) ^ number;
    let one_by_one: Vec<usize> = (0..200).map(work).collect();
    assert_eq!(side_by_side(200, work), one_by_one);
    assert!(side_by_side(0, work).is_empty());
}
