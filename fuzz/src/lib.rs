//! Mutations that know lines and words: pieces of the shipped rulesets and cases are put together anew, so that the
//! fuzzer gets past the reader to what comes after it.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use reglement_compiler::source::Source;

/// Lines and words of shipped files.
#[derive(Debug)]
pub struct Pieces {
    lines: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
}

/// The pieces that rulesets are made of, with every keyword of the grammar.
pub static OF_RULESETS: LazyLock<Pieces> = LazyLock::new(|| {
    let mut pieces = Pieces::of(&reglement_hostile_tests::shipped_texts("rules"));
    pieces.words.extend(GRAMMAR.split('"').skip(1).step_by(2).map(|keyword| keyword.as_bytes().to_vec()));
    pieces
});

/// The pieces that case files are made of.
pub static OF_CASES: LazyLock<Pieces> = LazyLock::new(|| Pieces::of(&reglement_hostile_tests::shipped_texts("yaml")));

/// The pieces that maps are made of.
pub static OF_MAPS: LazyLock<Pieces> = LazyLock::new(|| Pieces::of(&reglement_hostile_tests::shipped_maps()));

const GRAMMAR: &str = include_str!("../../grammar/reglement.pest");

/// Numbers at the edge of something.
const EDGES: [&str; 10] =
    ["0", "-1", "32", "255", "65536", "2147483648", "9223372036854775807", "1/3", "unlimited", "none"];

impl Pieces {
    fn of(texts: &[Source]) -> Pieces {
        let mut lines = BTreeSet::new();
        let mut words: BTreeSet<Vec<u8>> = EDGES.iter().map(|edge| edge.as_bytes().to_vec()).collect();
        for source in texts {
            for line in source.text.lines() {
                lines.insert(line.as_bytes().to_vec());
                let bytes = line.as_bytes();
                words.extend(words_of(bytes).into_iter().map(|(start, end)| bytes[start..end].to_vec()));
            }
        }
        Pieces { lines: lines.into_iter().collect(), words: words.into_iter().collect() }
    }

    /// Changes a text of `size` bytes in place and answers its new size, never more than `data` holds.
    pub fn mutate(&self, data: &mut [u8], size: usize, seed: u32) -> usize {
        let mut dice = Dice(u64::from(seed) ^ 0x9e37_79b9_7f4a_7c15);
        // Half of all changes are the fuzzer's own, which know no language.
        if dice.roll(2) == 0 {
            return libfuzzer_sys::fuzzer_mutate(data, size, data.len());
        }
        let mut text = data[..size].to_vec();
        for _ in 0..=dice.roll(3) {
            self.change(&mut text, &mut dice);
        }
        let size = text.len().min(data.len());
        data[..size].copy_from_slice(&text[..size]);
        size
    }

    fn change(&self, text: &mut Vec<u8>, dice: &mut Dice) {
        match dice.roll(8) {
            // A word in the place of another, or beside it.
            kind @ 0..4 => {
                let words = words_of(text);
                if words.is_empty() {
                    return;
                }
                let (start, end) = words[dice.roll(words.len())];
                // Now and then one of the text itself.
                let word = if dice.roll(3) == 0 {
                    let (start, end) = words[dice.roll(words.len())];
                    text[start..end].to_vec()
                } else {
                    self.words[dice.roll(self.words.len())].clone()
                };
                match kind {
                    0 | 1 => drop(text.splice(start..end, word)),
                    2 => drop(text.splice(end..end, [b" ".to_vec(), word].concat())),
                    _ => drop(text.drain(start..end)),
                }
            }
            4 | 5 => {
                let (_, end) = line_of(text, dice);
                let line = self.lines[dice.roll(self.lines.len())].clone();
                text.splice(end..end, [line, b"\n".to_vec()].concat());
            }
            6 => {
                let (start, end) = line_of(text, dice);
                text.drain(start..end);
            }
            _ => {
                let (start, end) = line_of(text, dice);
                let line = text[start..end].to_vec();
                let (_, at) = line_of(text, dice);
                text.splice(at..at, line);
            }
        }
    }
}

/// Where the words of a text stand, and every other sign by itself.
fn words_of(text: &[u8]) -> Vec<(usize, usize)> {
    let within = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.') || !byte.is_ascii();
    let mut words = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|byte| within(byte)).count().max(1);
        if !text[at].is_ascii_whitespace() {
            words.push((at, at + length));
        }
        at += length;
    }
    words
}

/// A line with its end.
fn line_of(text: &[u8], dice: &mut Dice) -> (usize, usize) {
    let at = dice.roll(text.len() + 1);
    let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let end = text[at..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |end| at + end + 1);
    (start, end)
}

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }
}
