//! Tables built by hand, with at least one row of every kind, and with names that Rust would trip over.

use reglement_engine::number::Number;
use reglement_engine::table::*;

fn words(words: &[&'static str]) -> List<Text> {
    words.iter().map(|word| text(word)).collect()
}

fn attribute(name: &'static str, of_type: Type, optional: bool, usually: Option<Value>) -> AttributeRow {
    let alias = text(if name == "steps-lost" { "losses" } else { "" });
    let in_each_place = name == "steps-lost";
    AttributeRow { name: text(name), alias, of_type, in_each_place, optional, usually, doc: text("") }
}

fn note(said: &'static str, line: u32) -> NoteRow {
    NoteRow { text: text(said), place: Place { layer: SECOND, line } }
}

fn own(parameter: u16, usually: Option<Value>) -> ActParameter {
    ActParameter { parameter: ParameterId(parameter), optional: false, usually, doc: text("") }
}

fn whole(number: i64) -> Code {
    vec![Node::Number(Number::whole(number))].into()
}

/// A set in slot 1 of the counters here that meet the condition at the given node.
fn counters(slot: u8, condition: Option<NodeIndex>) -> Node {
    Node::Set {
        domain: Domain::Counters,
        slot,
        location: Location::Here,
        relation: None,
        other_than: None,
        class: Some(DefinitionId(0)),
        condition,
    }
}

const FIRST: LayerId = LayerId(0);
const SECOND: LayerId = LayerId(1);
const CLEAR: Symbol = Symbol(0);
const WOODS: Symbol = Symbol(1);
const LEG: Symbol = Symbol(2);
const SELF: Symbol = Symbol(3);
const RAIN: Symbol = Symbol(4);
const MUD: Symbol = Symbol(5);
const YES: Symbol = Symbol(6);
const NO: Symbol = Symbol(7);
const BASE: Symbol = Symbol(8);

pub fn tables() -> Tables {
    Tables {
        head: Head {
            name: text("sample"),
            title: text("Sample [of everything]"),
            game: text("A \"quoted\" game"),
            edition: text("First"),
            source: text(""),
        },
        layers: vec![
            LayerRow { name: text("sample-below"), title: text("Below") },
            LayerRow { name: text("sample"), title: text("Sample") },
        ]
        .into(),
        symbols: words(&["clear", "woods", "leg", "self", "rain", "mud", "yes", "no", "base-camp"]),
        aliases: vec![AliasRow { domain: DomainId(0), alias: text("wd"), symbol: WOODS }].into(),
        domains: vec![
            DomainRow { name: text("terrain"), values: vec![CLEAR, WOODS].into() },
            DomainRow { name: text("option"), values: vec![LEG, SELF].into() },
            DomainRow { name: text("weather"), values: vec![RAIN, MUD, CLEAR].into() },
            DomainRow { name: text("A1"), values: vec![YES, NO].into() },
        ]
        .into(),
        place_noun: text("hex"),
        place_plural: text("hexes"),
        game: vec![attribute("weather", Type::AnyOf(DomainId(2)), false, Some(Value::Set(0b101)))].into(),
        places: vec![
            attribute("terrain", Type::OneOf(DomainId(0)), false, None),
            attribute("figure", Type::Number { from: Some(0), to: None }, false, Some(Value::Unlimited)),
            attribute("camp", Type::Name, false, Some(Value::Symbol(BASE))),
        ]
        .into(),
        borders: vec![attribute("river", Type::Flag, false, Some(Value::Flag(false)))].into(),
        counters: vec![
            AttributeRow {
                name: text("type"),
                alias: text(""),
                in_each_place: false,
                of_type: Type::OneOf(DomainId(1)),
                optional: false,
                usually: None,
                doc: text("as printed; see `<b>`"),
            },
            attribute("steps-lost", Type::Number { from: Some(0), to: Some(6) }, false, Some(number(0, 1))),
            attribute("weight", Type::Fraction, false, Some(number(1, 3))),
            attribute("1st-shock", Type::Flag, false, Some(Value::Flag(true))),
            attribute("tribe", Type::Name, true, None),
            attribute("carrier", Type::Counter, true, Some(Value::Nothing)),
            attribute("corps", Type::Group, true, None),
            attribute("home", Type::Place, true, None),
        ]
        .into(),
        groups: vec![attribute("order", Type::OneOf(DomainId(1)), false, Some(Value::Symbol(LEG)))].into(),
        parameters: vec![
            ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
            ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
            ParameterRow { name: text("chosen"), alias: text(""), of_type: Type::Counters },
            ParameterRow { name: text("option"), alias: text(""), of_type: Type::OneOf(DomainId(1)) },
        ]
        .into(),
        acts: acts(),
        moments: vec![
            MomentRow { name: text("rest"), doc: text("a unit comes to rest") },
            MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        ]
        .into(),
        references: vec![ReferenceRow { number: text("8.0"), doc: text("fog of war") }].into(),
        rulings: vec![RulingRow {
            name: text("A1"),
            question: text("Does it count?"),
            domain: DomainId(3),
            used: YES,
            because: text("it says so"),
            place: Place { layer: FIRST, line: 8 },
        }]
        .into(),
        charts: vec![ChartRow {
            name: text("stacking"),
            rule: Some(RuleId(0)),
            row_keys: vec![CLEAR, WOODS].into(),
            column_keys: vec![LEG, SELF].into(),
            cells: vec![Value::Number(Number::whole(18)), Value::Unlimited, Value::Prohibited, Value::NoFigure].into(),
            place: Place { layer: FIRST, line: 12 },
            amended: vec![AmendedCell { cell: 2, place: Place { layer: SECOND, line: 5 } }].into(),
        }]
        .into(),
        rules: vec![
            RuleRow {
                number: text("7.1"),
                heading: text("Stacking"),
                place: Place { layer: FIRST, line: 10 },
                notes: vec![note("Said \"twice\".", 20), note("Two\nlines.", 21)].into(),
                see: vec![ReferenceId(0)].into(),
            },
            RuleRow {
                number: text("Corps Movement"),
                heading: text(""),
                place: Place { layer: SECOND, line: 3 },
                notes: Vec::new().into(),
                see: words_less(),
            },
        ]
        .into(),
        definitions: definitions(),
        clauses: clauses(),
        exceptions: exceptions(),
    }
}

fn words_less() -> List<ReferenceId> {
    Vec::new().into()
}

fn number(numerator: i64, denominator: i64) -> Value {
    Number::fraction(numerator, denominator).map_or(Value::Nothing, Value::Number)
}

fn acts() -> List<ActRow> {
    vec![
        ActRow {
            name: text("move"),
            question: false,
            doc: text("a unit moves"),
            parameters: vec![own(0, None), own(1, None), own(3, Some(Value::Symbol(LEG)))].into(),
            at_the_start: Moments::NONE,
            at_each_step: Moments::of(&[MomentId(1)]),
            on_the_way: Moments::NONE,
            at_the_end: Moments::of(&[MomentId(0), MomentId(1)]),
            conditional: vec![ConditionalMoments {
                stage: Stage::OnTheWay,
                moments: Moments::of(&[MomentId(0)]),
                condition: vec![Node::Flag(true)].into(),
            }]
            .into(),
            effects: vec![ActEffect::MovesAlong { what: ParameterId(0), path: ParameterId(1) }].into(),
            happens_in: None,
        },
        ActRow {
            name: text("weather"),
            question: true,
            doc: text(""),
            parameters: vec![own(2, None)].into(),
            at_the_start: Moments::NONE,
            at_each_step: Moments::NONE,
            on_the_way: Moments::NONE,
            at_the_end: Moments::of(&[MomentId(0)]),
            conditional: Vec::new().into(),
            effects: vec![
                ActEffect::Spreads { what: ParameterId(2), over: ParameterId(1) },
                ActEffect::Sets { what: ParameterId(2), attribute: AttributeId(1), to: whole(2) },
                ActEffect::Removes { what: ParameterId(2) },
            ]
            .into(),
            happens_in: None,
        },
    ]
    .into()
}

fn definitions() -> List<DefinitionRow> {
    vec![
        DefinitionRow {
            name: text("unit"),
            plural: text("units"),
            rule: Some(RuleId(0)),
            subject: Some(Subject::Counter),
            second: None,
            class: true,
            within: None,
            of_type: Type::Flag,
            general: vec![
                Node::Slot(0),
                Node::Attribute { of: 0, attribute: AttributeId(0) },
                Node::Symbol(SELF),
                Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 },
                Node::Not(3),
            ]
            .into(),
            exceptions: vec![ExceptionId(1)].into(),
            place: Place { layer: FIRST, line: 14 },
            words: text("a unit is a counter where type is not self"),
        },
        DefinitionRow {
            name: text("gap"),
            plural: text(""),
            rule: None,
            subject: Some(Subject::Counter),
            second: Some(Subject::Place),
            class: false,
            within: None,
            of_type: Type::Fraction,
            general: vec![
                Node::Slot(0),
                Node::Property { of: 0, property: Property::Place },
                Node::Slot(1),
                Node::Slot(2),
                Node::Attribute { of: 3, attribute: AttributeId(0) },
                Node::Slot(2),
                Node::Attribute { of: 5, attribute: AttributeId(0) },
                Node::Distance { from: 1, to: 2, slot: 2, through: Some(4), avoiding: Some(6) },
                Node::GameAttribute(AttributeId(0)),
                Node::Includes { set: 8, bit: 1 },
                Node::Number(Number::lowest_terms(1, 3)),
                Node::If { condition: 9, then: 7, otherwise: 10 },
                Node::Chart { chart: ChartId(0), row: 4, column: 6 },
                Node::Higher(11, 12),
                Node::Round { value: 13, rounding: Rounding::Up },
            ]
            .into(),
            exceptions: Vec::new().into(),
            place: Place { layer: FIRST, line: 20 },
            words: text("gap of a unit to a place"),
        },
    ]
    .into()
}

fn clause(rule: u16, name: &'static str, kind: ClauseKind, body: Body) -> ClauseRow {
    ClauseRow {
        rule: RuleId(rule),
        name: text(name),
        kind,
        moments: Moments::ANY,
        scope: Scope::EachPlace,
        per: Vec::new().into(),
        subject: None,
        condition: None,
        body,
        exceptions: Vec::new().into(),
        see: Vec::new().into(),
        place: Place { layer: FIRST, line: 30 },
        words: text("words"),
        condition_words: text(""),
        notes: vec![note("So it is.", 31)].into(),
    }
}

fn clauses() -> List<ClauseRow> {
    let count = LineRow {
        comparison: LineComparison::AtMost,
        bound: whole(3),
        measure: Measure::Count { set: vec![counters(1, None)].into() },
        label: text("units"),
    };
    let sum = LineRow {
        comparison: LineComparison::AtMost,
        bound: whole(9),
        measure: Measure::Sum {
            set: vec![counters(1, None)].into(),
            of: vec![Node::Slot(1), Node::Attribute { of: 0, attribute: AttributeId(1) }].into(),
        },
        label: text("steps of units"),
    };
    vec![
        ClauseRow {
            moments: Moments::of(&[MomentId(0)]),
            per: vec![PerRow {
                name: text("carrier"),
                value: vec![Node::Slot(0), Node::Attribute { of: 0, attribute: AttributeId(5) }].into(),
            }]
            .into(),
            condition: Some(
                vec![
                    Node::SymbolSet(0b11),
                    Node::Here,
                    Node::Attribute { of: 1, attribute: AttributeId(0) },
                    Node::IncludesValue { set: 0, value: 2, domain: DomainId(0) },
                    Node::Slot(FIRST_SHARE_SLOT),
                    Node::OverPlaces { of: 4, attribute: AttributeId(1), aggregate: Aggregate::Sum },
                    Node::Rank { value: 2, domain: DomainId(0) },
                    Node::Compare { left: 5, comparison: Comparison::AtMost, right: 6 },
                    Node::And(3, 7),
                ]
                .into(),
            ),
            exceptions: vec![ExceptionId(0)].into(),
            words: text("at most 3 units\nat most 9 steps of units"),
            condition_words: text("terrain is one of clear, woods"),
            ..clause(0, "stack", ClauseKind::Limit, Body::Lines(vec![count.clone(), sum.clone()].into()))
        },
        clause(
            0,
            "limit",
            ClauseKind::Limit,
            Body::Alternatives(vec![AlternativeRow { label: text("one"), lines: vec![count].into() }].into()),
        ),
        clause(
            1,
            "exclusion",
            ClauseKind::Exclusion,
            Body::MayNotShare {
                subject: vec![counters(0, None)].into(),
                with: vec![
                    Node::Slot(1),
                    Node::Attribute { of: 0, attribute: AttributeId(4) },
                    Node::Slot(0),
                    Node::Attribute { of: 2, attribute: AttributeId(4) },
                    Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 },
                    counters(1, Some(4)),
                ]
                .into(),
            },
        ),
        clause(1, "requirement", ClauseKind::Requirement, Body::Requires(vec![Node::Flag(true)].into())),
        clause(1, "ban", ClauseKind::Ban, Body::Forbids(vec![Node::Ruling(RulingId(0))].into())),
        clause(1, "permission", ClauseKind::Permission, Body::Permits),
        clause(1, "fog", ClauseKind::Fog, Body::Hides(Hides::AllBut(vec![AttributeId(0)].into()))),
        clause(1, "duty", ClauseKind::Duty, Body::By(MomentId(1))),
        clause(
            1,
            "close",
            ClauseKind::Duty,
            Body::IfPossible(
                vec![
                    Node::Broken { clause: ClauseId(0), among: None },
                    Node::Excess { clause: ClauseId(0), line: 0, among: None },
                    Node::IsNothing(1),
                    Node::And(0, 2),
                ]
                .into(),
            ),
        ),
        clause(
            1,
            "penalty",
            ClauseKind::Penalty,
            Body::Effect {
                value: EffectCode::Value(whole(1)),
                tags: vec![Tag { word: TagWord::Against, name: text("owner") }].into(),
                budget: Some(whole(2)),
            },
        ),
        clause(
            1,
            "choice",
            ClauseKind::Choice,
            Body::Choice(ChoiceRow {
                parameter: ParameterId(2),
                from: vec![counters(0, None)].into(),
                within: vec![ClauseId(0)].into(),
                at_most: Some(whole(2)),
                none_if: Some(vec![Node::Flag(true)].into()),
            }),
        ),
    ]
    .into()
}

fn exceptions() -> List<ExceptionRow> {
    let lifted = ExceptionRow {
        rule: Some(RuleId(0)),
        name: text("woods"),
        target: Target::Clause(ClauseId(0)),
        moments: Moments::ANY,
        condition: None,
        effect: ExceptionEffect::Lifted,
        beats: Vec::new().into(),
        exceptions: Vec::new().into(),
        see: Vec::new().into(),
        place: Place { layer: SECOND, line: 40 },
        words: text("lifted"),
        condition_words: text(""),
        notes: vec![note("For once.", 41)].into(),
    };
    vec![
        ExceptionRow {
            effect: ExceptionEffect::Bounds(vec![BoundRow { line: 1, bound: whole(2) }].into()),
            exceptions: vec![ExceptionId(2)].into(),
            ..lifted.clone()
        },
        ExceptionRow {
            name: text("first"),
            target: Target::Definition(DefinitionId(0)),
            condition: Some(vec![Node::Slot(0), Node::Attribute { of: 0, attribute: AttributeId(3) }].into()),
            effect: ExceptionEffect::Value(vec![Node::Flag(false)].into()),
            ..lifted.clone()
        },
        ExceptionRow {
            rule: Some(RuleId(1)),
            name: text("nested"),
            target: Target::Exception(ExceptionId(0)),
            effect: ExceptionEffect::Exempts { first: Some(whole(1)), set: vec![counters(1, None)].into() },
            ..lifted.clone()
        },
        ExceptionRow {
            rule: None,
            name: text("later"),
            target: Target::Clause(ClauseId(1)),
            effect: ExceptionEffect::Deferred(MomentId(1)),
            beats: vec![ExceptionId(0)].into(),
            ..lifted
        },
    ]
    .into()
}
