//! Turns of phrase that rulebooks use and the language does not, and how the language says them.

/// Words that a designer may well write, and what the language says instead.
const SYNONYMS: [(&str, &str); 16] = [
    ("whose", "where"),
    ("which", "where"),
    ("that", "where"),
    ("with", "where"),
    ("having", "where"),
    ("when", "where"),
    ("contains", "includes"),
    ("equals", "is"),
    ("greater", "more"),
    ("fewer", "less"),
    ("smaller", "less"),
    ("else", "otherwise"),
    ("unless", "except"),
    ("maximum", "at most"),
    ("minimum", "at least"),
    ("all", "every"),
];

/// The words around the place where a sentence stops making sense.
struct Turn<'t> {
    before: Vec<&'t str>,
    after: Vec<&'t str>,
}

/// How the language says what `before` and `after` the place of a mistake seem to say. `after` begins with the word found there.
pub fn said(before: &str, after: &str) -> Option<String> {
    let turn = Turn { before: words(before), after: words(after) };
    let clause = turn.before.first().copied().unwrap_or_default();
    let told = match clause {
        "limit" => turn.moment(clause).or_else(|| turn.bound()).or_else(|| turn.counted()),
        "duty" => turn.moment(clause).or_else(|| turn.deadline()).or_else(|| turn.condition()),
        _ => turn.moment(clause).or_else(|| turn.condition()),
    };
    told.or_else(|| turn.usual_value()).or_else(|| turn.chosen()).or_else(|| turn.synonym())
}

/// Names, numbers and marks, one by one.
fn words(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for piece in text.split_whitespace() {
        let word = piece.trim_end_matches([':', ',', ';', '.']);
        found.extend((!word.is_empty()).then_some(word));
        found.extend((word.len() < piece.len()).then(|| &piece[word.len()..]));
    }
    found
}

fn number(word: &str) -> Option<u32> {
    word.parse().ok()
}

impl<'t> Turn<'t> {
    /// `in rest:` and `: at rest` instead of `at rest:`.
    fn moment(&self, clause: &str) -> Option<String> {
        match (self.before.as_slice(), self.after.as_slice()) {
            ([_, "in" | "on" | "during"], [moment, ..]) | ([_], ["in" | "on" | "during", moment, ..]) => {
                Some(format!("a moment is named with `at`: `{clause} at {moment}: …`"))
            }
            ([.., ":", "at"], [moment, ..]) if number(moment).is_none() => {
                Some(format!("the moment stands before the colon: `{clause} at {moment}: …`"))
            }
            _ => None,
        }
    }

    /// A duty that says neither by when it is to be done nor that it is to be done if possible.
    fn deadline(&self) -> Option<String> {
        let colon = self.before.contains(&":") && self.after.is_empty();
        colon.then(|| {
            "a duty ends with `if possible`, or says only by when it is to be done: `by MOMENT`; what has to hold whether it \
             is possible or not is a `requirement`"
                .to_owned()
        })
    }

    /// `usually 1, in each place`
    fn usual_value(&self) -> Option<String> {
        match (self.before.as_slice(), self.after.as_slice()) {
            ([.., "usually", value], [",", "in", "each", "place", ..]) => {
                Some(format!("the usual value comes last: `…, in each place, usually {value}`"))
            }
            _ => None,
        }
    }

    /// Ways of giving a bound.
    fn bound(&self) -> Option<String> {
        let most = |bound: u32, noun: &str| Some(format!("write `at most {bound} {noun}`"));
        let least = |bound: u32, noun: &str| Some(format!("write `at least {bound} {noun}`"));
        match (self.before.as_slice(), self.after.as_slice()) {
            ([.., ":" | ","], ["up", "to", bound, noun, ..])
            | ([.., ":" | ","], ["max" | "maximum", bound, noun, ..])
            | ([.., "no" | "not", "more"], ["than", bound, noun, ..])
            | ([.., ":" | ","], ["not" | "no", "more", "than", bound, noun, ..])
            | ([.., ":" | ","], [bound, noun, "or", "fewer" | "less", ..])
            | ([.., ":" | ","], [bound, "or", "fewer" | "less", noun, ..]) => most(number(bound)?, noun),
            ([.., ":" | ","], ["min" | "minimum", bound, noun, ..])
            | ([.., "no" | "not", "less" | "fewer"], ["than", bound, noun, ..])
            | ([.., ":" | ","], ["not" | "no", "less" | "fewer", "than", bound, noun, ..])
            | ([.., ":" | ","], [bound, noun, "or", "more", ..])
            | ([.., ":" | ","], [bound, "or", "more", noun, ..]) => least(number(bound)?, noun),
            ([.., ":" | ","], ["less" | "fewer", "than", bound, noun, ..]) => {
                most(number(bound)?.checked_sub(1)?, noun)
            }
            ([.., ":" | ","], ["more", "than", bound, noun, ..]) => least(number(bound)?.checked_add(1)?, noun),
            ([.., ":" | ","], ["between", low, "and", high, noun, ..]) => {
                let (low, high) = (number(low)?, number(high)?);
                Some(format!("write `at least {low} {noun}, at most {high} {noun}`"))
            }
            ([.., ":" | ","], [bound, noun]) => {
                let bound = number(bound)?;
                Some(format!("say how the number bounds: `at most {bound} {noun}`, `at least` or `exactly`"))
            }
            _ => None,
        }
    }

    /// Ways of saying what a limit counts, and where.
    fn counted(&self) -> Option<String> {
        match *self.after.first()? {
            "per" => Some("a limit speaks of one place at a time: leave `per` away".to_owned()),
            "if" | "when" => Some(
                "a limit that holds in some places only says so before the colon: `limit at … where …: at most …`"
                    .to_owned(),
            ),
            "unless" | "but" => {
                Some("an exception has a line of its own under the limit: `except NAME where …: at most …`".to_owned())
            }
            "or" => {
                Some("alternatives stand under `any one of`, a line each with a label: `\"few\": at most …`".to_owned())
            }
            _ => None,
        }
    }

    /// Ways of saying what holds of a place.
    fn condition(&self) -> Option<String> {
        match (self.before.as_slice(), self.after.as_slice()) {
            ([.., "every" | "each" | "all", noun, "here"], ["is" | "are", value, ..]) => Some(format!(
                "write `every {noun} here has (…)`, with the condition in brackets, such as its attribute and `is {value}`"
            )),
            ([.., bound, "or", "more"], [noun, ..]) | ([.., bound, "or", "more", "of"], [noun, ..])
                if number(bound).is_some() =>
            {
                Some(format!("write `number of {noun} here is at least {bound}`"))
            }
            ([.., bound, "or", "more", "of", noun], ["here", ..]) if number(bound).is_some() => {
                Some(format!("write `number of {noun} here is at least {bound}`"))
            }
            ([.., ":" | "and" | "or" | "if" | "where", noun], ["here", "is" | "are", rest @ ..]) => {
                Some(match rest.iter().any(|word| number(word).is_some()) {
                    true => format!("write `number of {noun} here is …`"),
                    false => format!(
                        "write `every NOUN here has (…)` or `there is a NOUN here where …`, with a noun for `{noun}`"
                    ),
                })
            }
            ([.., ":" | "and" | "or" | "if" | "where"], ["a" | "an" | "any" | "some", noun, "is" | "are", ..]) => {
                Some(format!("write `there is a {noun} here where …` or `every {noun} here has (…)`"))
            }
            _ => None,
        }
    }

    /// Ways of choosing among things.
    fn chosen(&self) -> Option<String> {
        match (self.before.as_slice(), self.after.as_slice()) {
            ([.., "of", attribute], [value, ..]) if is_word(attribute) && is_word(value) => {
                Some(format!("write `where {attribute} is {value}`"))
            }
            (_, ["with" | "having" | "of", attribute, value, ..]) if is_word(attribute) && is_word(value) => {
                Some(format!("write `where {attribute} is {value}`"))
            }
            _ => None,
        }
    }

    fn synonym(&self) -> Option<String> {
        let found = self.after.first()?;
        SYNONYMS.iter().find(|(word, _)| word == found).map(|(_, said)| format!("the language says `{said}`"))
    }
}

/// A name, and no word of the language.
fn is_word(word: &str) -> bool {
    super::tokens::is_name(word) && !super::tokens::is_reserved(word)
}
