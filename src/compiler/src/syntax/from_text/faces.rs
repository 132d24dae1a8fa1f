//! What a rule of the grammar is called in messages.

use super::grammar::Rule;

/// Every token and phrase has a face: the compiler refuses a rule of the grammar without one.
pub fn face(rule: Rule) -> &'static str {
    match rule {
        Rule::EOI => "the end of the item",
        Rule::ruleset_line
        | Rule::vocabulary_line
        | Rule::values_line
        | Rule::act_line
        | Rule::moment_line
        | Rule::reference_line
        | Rule::ruling_line
        | Rule::rule_line
        | Rule::remove_line => "a statement",
        Rule::entity => "`place`, `counter`, `group`, `border`, `game` or `act`",
        Rule::head_item
        | Rule::attribute_item
        | Rule::act_item
        | Rule::ruling_item
        | Rule::note_item
        | Rule::see_item
        | Rule::define_item
        | Rule::chart_item
        | Rule::except_item
        | Rule::limit_item
        | Rule::exclusion_item
        | Rule::requirement_item
        | Rule::ban_item
        | Rule::permission_item
        | Rule::duty_item
        | Rule::penalty_item
        | Rule::cure_item
        | Rule::forced_item
        | Rule::value_item
        | Rule::price_item
        | Rule::choice_item
        | Rule::fog_item => "an item",
        Rule::attribute => "a name and `:`",
        Rule::usually => "`usually`",
        Rule::attribute_type => "a type, such as `number` or `one of`",
        Rule::flag_type => "`yes or no`",
        Rule::number_type => "`number`",
        Rule::fraction_type => "`fraction`",
        Rule::lowest_bound | Rule::budget => "`from`",
        Rule::highest_bound | Rule::destination => "`to`",
        Rule::one_of_type | Rule::ruling_options | Rule::one_of_part => "`one of`",
        Rule::any_of_type => "`any of`",
        Rule::any_values_type => "`any` and a list of values",
        Rule::named_values | Rule::named_value => "values",
        Rule::value_name | Rule::noun | Rule::owned_name | Rule::called_name | Rule::named | Rule::name => "a name",
        Rule::at_the_start => "`at the start`",
        Rule::at_the_end => "`at the end`",
        Rule::at_each_step => "`at each step`",
        Rule::on_the_way => "`on the way`",
        Rule::moves => "`moves`",
        Rule::along => "`along`",
        Rule::sets => "`sets`",
        Rule::removes => "`removes`",
        Rule::leaves => "`leaves`",
        Rule::happens => "`happens in`",
        Rule::names => "names",
        Rule::plural => "`(plural …)`",
        Rule::class_shape | Rule::is_part => "`is`",
        Rule::value_shape => "`of` or `:`",
        Rule::parameter => "a class and a name",
        Rule::chart_columns => "`columns`",
        Rule::any_other => "`any other`",
        Rule::in_each_place => "`in each place`",
        Rule::one_of_value => "a value",
        Rule::also_word => "`also`",
        Rule::all_word => "`all`",
        Rule::amend_word => "`amend`",
        Rule::chart_head => "`|` and the keys of the columns",
        Rule::chart_line => "a row of the chart",
        Rule::chart_cell => "a figure",
        Rule::dash => "`-`",
        Rule::question_mark => "`?`",
        Rule::clause_head => "a name or a moment",
        Rule::moments => "`at` and a moment",
        Rule::scope => "`in each` or `in play`",
        Rule::per_part => "`per`",
        Rule::for_each => "`for each`",
        Rule::where_part | Rule::inner_where => "`where`",
        Rule::limit_lines | Rule::limit_line | Rule::bounded_line => "a limit, such as `at most 3 units`",
        Rule::no_line => "`no`",
        Rule::only_line => "`only`",
        Rule::among_part | Rule::broken_among => "`among`",
        Rule::label | Rule::called_part => "`called`",
        Rule::bound => "a number, a name or brackets",
        Rule::measure | Rule::sum_measure => "what is measured, such as `units`",
        Rule::as_measure => "`as`",
        Rule::different_measure => "`different`",
        Rule::any_one_of => "`any one of`",
        Rule::alternative => "a text and `:`",
        Rule::may_not_share => "`may not share with`",
        Rule::by_moment => "`by` and a moment",
        Rule::if_possible => "a condition and `if possible`",
        Rule::order_word => "`order`",
        Rule::effect | Rule::effect_value | Rule::admitted => "a number, a value or a set",
        Rule::tag => "`against`, `to`, `by`, `until` or `suppresses`",
        Rule::choice_body => "what is chosen, and `from`",
        Rule::within_rules | Rule::within_reach => "`within`",
        Rule::choice_limit | Rule::at_most_part | Rule::at_most => "`at most`",
        Rule::or_none => "`or none`",
        Rule::hides => "`hides`",
        Rule::all_but => "`all but`",
        Rule::attributes_of => "attributes, and `of`",
        Rule::targets => "`to` and what it excepts from",
        Rule::beats_part => "`beats`",
        Rule::except_body => "limits, a value, `exempts`, `lifted` or `deferred until`",
        Rule::lifted => "`lifted`",
        Rule::deferred => "`deferred until`",
        Rule::exempts => "`exempts`",
        Rule::exempted_first => "`the first`",
        Rule::clause_references | Rule::clause_reference | Rule::rule_number | Rule::bare_rule_number => {
            "a rule number"
        }
        Rule::set_phrase | Rule::inner_set => "a set, such as `units here`",
        Rule::relation => "`friendly` or `enemy`",
        Rule::location => "where to look, such as `here`",
        Rule::in_play => "`in play`",
        Rule::in_place | Rule::in_part => "`in` and a place",
        Rule::next_to_place | Rule::next_to_part => "`next to`",
        Rule::reach => "a distance",
        Rule::article => "`a`, `an` or `the`",
        Rule::expression
        | Rule::disjunction
        | Rule::conjunction
        | Rule::negation
        | Rule::comparison
        | Rule::sum
        | Rule::product
        | Rule::operand
        | Rule::near_operand
        | Rule::simple_operand
        | Rule::bracketed_value
        | Rule::there_is
        | Rule::every
        | Rule::number_of
        | Rule::number_of_different
        | Rule::aggregate
        | Rule::distance
        | Rule::square_root
        | Rule::extreme
        | Rule::broken
        | Rule::excess
        | Rule::excess_of
        | Rule::ruling_value
        | Rule::chart_for
        | Rule::call
        | Rule::near_call
        | Rule::its
        | Rule::the_act
        | Rule::the_step
        | Rule::the_from => "a condition or a number",
        Rule::conditional => "`if`",
        Rule::includes_part => "`includes`",
        Rule::at_least_part | Rule::at_least => "`at least`",
        Rule::more_than_part => "`more than`",
        Rule::less_than_part => "`less than`",
        Rule::reachable_part => "`reachable from`",
        Rule::class_part => "`a` and a class",
        Rule::through => "`through`",
        Rule::avoiding => "`avoiding`",
        Rule::divided_by => "`divided by`",
        Rule::possessive => "`'s`",
        Rule::bracketed => "brackets",
        Rule::rounding => "`rounded`",
        Rule::no_figure => "`no figure`",
        Rule::colon => "`:`",
        Rule::comma => "`,`",
        Rule::semicolon => "`;`",
        Rule::text | Rule::text_inside => "a text in `\"`",
        Rule::number => "a number",
        Rule::spelling => "a word",
        Rule::chart_key => "a key of the chart",
        Rule::reserved => "a word of the language",
        Rule::WHITESPACE
        | Rule::COMMENT
        | Rule::effect_end
        | Rule::atom
        | Rule::simple_atom
        | Rule::any_word_text
        | Rule::letter
        | Rule::digit
        | Rule::joiner
        | Rule::plain_character
        | Rule::name_character => "a space, a comment or a word",
        Rule::a_word => "`a`",
        Rule::act_word => "`act`",
        Rule::against_word => "`against`",
        Rule::along_word => "`along`",
        Rule::among_word => "`among`",
        Rule::an_word => "`an`",
        Rule::and_word => "`and`",
        Rule::another_word => "`another`",
        Rule::any_word => "`any`",
        Rule::are_word => "`are`",
        Rule::as_word => "`as`",
        Rule::at_word => "`at`",
        Rule::avoiding_word => "`avoiding`",
        Rule::ban_word => "`ban`",
        Rule::beats_word => "`beats`",
        Rule::because_word => "`because`",
        Rule::border_word => "`border`",
        Rule::broken_word => "`broken`",
        Rule::excess_word => "`excess`",
        Rule::under_word => "`under`",
        Rule::builds_word => "`builds`",
        Rule::but_word => "`but`",
        Rule::by_word => "`by`",
        Rule::called_word => "`called`",
        Rule::chart_word => "`chart`",
        Rule::choice_word => "`choice`",
        Rule::columns_word => "`columns`",
        Rule::counter_word => "`counter`",
        Rule::counters_word => "`counters`",
        Rule::cure_word => "`cure`",
        Rule::deferred_word => "`deferred`",
        Rule::define_word => "`define`",
        Rule::different_word => "`different`",
        Rule::distance_word => "`distance`",
        Rule::divided_word => "`divided`",
        Rule::down_word => "`down`",
        Rule::duty_word => "`duty`",
        Rule::each_word => "`each`",
        Rule::edition_word => "`edition`",
        Rule::encodes_word => "`encodes`",
        Rule::end_word => "`end`",
        Rule::enemy_word => "`enemy`",
        Rule::every_word => "`every`",
        Rule::exactly_word => "`exactly`",
        Rule::except_word => "`except`",
        Rule::exclusion_word => "`exclusion`",
        Rule::exempts_word => "`exempts`",
        Rule::figure_word => "`figure`",
        Rule::first_word => "`first`",
        Rule::fog_word => "`fog`",
        Rule::for_word => "`for`",
        Rule::forced_word => "`forced`",
        Rule::fraction_word => "`fraction`",
        Rule::friendly_word => "`friendly`",
        Rule::from_word => "`from`",
        Rule::game_word => "`game`",
        Rule::group_word => "`group`",
        Rule::happens_word => "`happens`",
        Rule::has_word => "`has`",
        Rule::here_word => "`here`",
        Rule::hides_word => "`hides`",
        Rule::higher_word => "`higher`",
        Rule::highest_word => "`highest`",
        Rule::if_word => "`if`",
        Rule::in_word => "`in`",
        Rule::includes_word => "`includes`",
        Rule::is_word => "`is`",
        Rule::it_word => "`it`",
        Rule::its_word => "`its`",
        Rule::least_word => "`least`",
        Rule::leaves_word => "`leaves`",
        Rule::less_word => "`less`",
        Rule::lifted_word => "`lifted`",
        Rule::lifts_word => "`lifts`",
        Rule::limit_word => "`limit`",
        Rule::lower_word => "`lower`",
        Rule::lowest_word => "`lowest`",
        Rule::may_word => "`may`",
        Rule::minus_word => "`minus`",
        Rule::moment_word => "`moment`",
        Rule::more_word => "`more`",
        Rule::most_word => "`most`",
        Rule::moves_word => "`moves`",
        Rule::name_word => "`name`",
        Rule::nearest_word => "`nearest`",
        Rule::next_word => "`next`",
        Rule::no_word => "`no`",
        Rule::none_word => "`none`",
        Rule::not_word => "`not`",
        Rule::note_word => "`note`",
        Rule::nothing_word => "`nothing`",
        Rule::number_word => "`number`",
        Rule::of_word => "`of`",
        Rule::omits_word => "`omits`",
        Rule::on_word => "`on`",
        Rule::one_word => "`one`",
        Rule::only_word => "`only`",
        Rule::open_word => "`open`",
        Rule::or_word => "`or`",
        Rule::other_word => "`other`",
        Rule::otherwise_word => "`otherwise`",
        Rule::path_word => "`path`",
        Rule::penalty_word => "`penalty`",
        Rule::per_word => "`per`",
        Rule::permission_word => "`permission`",
        Rule::place_word => "`place`",
        Rule::places_word => "`places`",
        Rule::play_word => "`play`",
        Rule::plural_word => "`plural`",
        Rule::plus_word => "`plus`",
        Rule::possible_word => "`possible`",
        Rule::price_word => "`price`",
        Rule::prohibited_word => "`prohibited`",
        Rule::question_word => "`question`",
        Rule::reachable_word => "`reachable`",
        Rule::reference_word => "`reference`",
        Rule::remove_word => "`remove`",
        Rule::removes_word => "`removes`",
        Rule::replace_word => "`replace`",
        Rule::requirement_word => "`requirement`",
        Rule::root_word => "`root`",
        Rule::rounded_word => "`rounded`",
        Rule::rows_word => "`rows`",
        Rule::rule_word => "`rule`",
        Rule::ruleset_word => "`ruleset`",
        Rule::ruling_word => "`ruling`",
        Rule::see_word => "`see`",
        Rule::sets_word => "`sets`",
        Rule::share_word => "`share`",
        Rule::source_word => "`source`",
        Rule::square_word => "`square`",
        Rule::start_word => "`start`",
        Rule::step_word => "`step`",
        Rule::sum_word => "`sum`",
        Rule::suppresses_word => "`suppresses`",
        Rule::than_word => "`than`",
        Rule::the_word => "`the`",
        Rule::there_word => "`there`",
        Rule::through_word => "`through`",
        Rule::times_word => "`times`",
        Rule::title_word => "`title`",
        Rule::to_word => "`to`",
        Rule::unlimited_word => "`unlimited`",
        Rule::until_word => "`until`",
        Rule::up_word => "`up`",
        Rule::used_word => "`used`",
        Rule::usually_word => "`usually`",
        Rule::value_word => "`value`",
        Rule::values_word => "`values`",
        Rule::way_word => "`way`",
        Rule::where_word => "`where`",
        Rule::with_word => "`with`",
        Rule::within_word => "`within`",
        Rule::yes_word => "`yes`",
    }
}
