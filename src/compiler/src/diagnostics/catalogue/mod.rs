//! One file per diagnostic. The doc comment of each is its page.

use super::page::Entry;

macro_rules! catalogue {
    ($($file:ident),* $(,)?) => {
        $(
            mod $file;
            pub use $file::*;
        )*

        /// Every kind of diagnostic, in the order of the list below.
        pub const CATALOGUE: &[Entry] = &[
            $(Entry { kind: &$file::KIND, file: include_str!(concat!(stringify!($file), ".rs")) }),*
        ];
    };
}

// By code.
catalogue! {
    not_text,
    invisible_character,
    file_too_large,
    unclosed_quote,
    tab_indentation,
    missing_indentation,
    uneven_indentation,
    indented_without_statement,
    unknown_statement,
    unknown_item,
    clause_at_the_margin,
    missing_colon,
    reserved_word,
    limit_without_number,
    too_deep,
    unexpected,
    exception_within_a_line,
    line_after_exception,
    bad_number,
    strange_character,
    reader_disagrees,
    open_where,
    unbalanced_bracket,
    named_twice,
    unknown_name,
    unknown_rule,
    wrong_kind,
    circle,
    value_twice,
    value_of_several_lists,
    number_out_of_range,
    too_many,
    no_ruleset_head,
    layer_without_target,
    misplaced_exception,
    it_means_nothing,
    definition_out_of_place,
    undeclared_reference,
    chart_gap,
    misdeclared_attribute,
    no_moment,
    never_holds,
    exceptions_clash,
    noun_or_number,
    contradictory_bounds,
}
