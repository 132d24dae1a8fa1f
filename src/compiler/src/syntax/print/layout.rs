//! Words on lines of a bounded width.

/// The most characters on a line, if the words can be broken at all.
pub const WIDTH: usize = 120;

/// How much deeper a line stands than what it belongs to.
const STEP: usize = 2;

/// Something to print, and where it may be broken.
#[derive(Clone, Debug)]
enum Piece {
    Words(String),
    /// A space; a new line if the group round it does not fit on one.
    Space,
    /// Always a new line.
    Break,
    Group(Pieces),
    /// New lines within stand one step deeper.
    Deeper(Pieces),
}

#[derive(Clone, Debug, Default)]
pub struct Pieces(Vec<Piece>);

impl Pieces {
    pub fn new() -> Pieces {
        Pieces::default()
    }

    pub fn of(words: impl Into<String>) -> Pieces {
        Pieces::new().words(words)
    }

    #[must_use]
    pub fn words(mut self, words: impl Into<String>) -> Pieces {
        self.0.push(Piece::Words(words.into()));
        self
    }

    #[must_use]
    pub fn space(mut self) -> Pieces {
        self.0.push(Piece::Space);
        self
    }

    #[must_use]
    pub fn line(mut self) -> Pieces {
        self.0.push(Piece::Break);
        self
    }

    #[must_use]
    pub fn then(mut self, more: Pieces) -> Pieces {
        self.0.extend(more.0);
        self
    }

    /// These pieces go on one line, or every space directly in them becomes a new line.
    #[must_use]
    pub fn group(self) -> Pieces {
        Pieces(vec![Piece::Group(self)])
    }

    #[must_use]
    pub fn deeper(self) -> Pieces {
        Pieces(vec![Piece::Deeper(self)])
    }

    /// A text that may be broken at each of its single spaces. Others would be lost beside a line break.
    pub fn filled(text: &str) -> Pieces {
        let mut pieces = Pieces::new();
        let mut before: Option<&str> = None;
        for word in text.split(' ') {
            let single = |before: &str| !before.is_empty() && !before.ends_with('\t');
            pieces = match before {
                None => pieces.words(word),
                Some(before) if single(before) && !word.is_empty() && !word.starts_with('\t') => {
                    pieces.then(Pieces::new().space().words(word).group())
                }
                Some(_) => pieces.words(format!(" {word}")),
            };
            before = Some(word);
        }
        pieces
    }

    /// On one line, however long.
    pub fn on_one_line(&self) -> String {
        let mut text = String::new();
        self.flat(&mut text);
        text
    }

    fn flat(&self, text: &mut String) {
        for piece in &self.0 {
            match piece {
                Piece::Words(words) => text.push_str(words),
                Piece::Space | Piece::Break => text.push(' '),
                Piece::Group(pieces) | Piece::Deeper(pieces) => pieces.flat(text),
            }
        }
    }

    /// On lines, the first of which stands at `indent`. Ends with a line feed.
    pub fn on_lines(&self, indent: usize) -> String {
        let mut lines = Lines { text: " ".repeat(indent), column: indent };
        let mut left: Vec<Waiting<'_>> = Vec::new();
        push(&mut left, self, indent, false);
        while let Some(next) = left.pop() {
            match next.piece {
                Piece::Words(words) => lines.words(words),
                Piece::Space if next.flat => lines.words(" "),
                Piece::Space | Piece::Break => lines.new_line(next.indent),
                Piece::Deeper(pieces) => push(&mut left, pieces, next.indent + STEP, next.flat),
                Piece::Group(pieces) => {
                    let flat = next.flat || fits(pieces, &left, WIDTH.saturating_sub(lines.column));
                    push(&mut left, pieces, next.indent, flat);
                }
            }
        }
        lines.finish()
    }
}

/// A piece that waits to be printed.
#[derive(Clone, Copy)]
struct Waiting<'p> {
    piece: &'p Piece,
    indent: usize,
    flat: bool,
}

fn push<'p>(left: &mut Vec<Waiting<'p>>, pieces: &'p Pieces, indent: usize, flat: bool) {
    left.extend(pieces.0.iter().rev().map(|piece| Waiting { piece, indent, flat }));
}

/// Whether a group fits, with all that must follow it before a line can end.
fn fits(group: &Pieces, after: &[Waiting<'_>], mut room: usize) -> bool {
    let mut left: Vec<Waiting<'_>> = Vec::new();
    push(&mut left, group, 0, true);
    let mut after = after.iter().rev();
    loop {
        let next = match left.pop().or_else(|| after.next().copied()) {
            Some(next) => next,
            None => return true,
        };
        match next.piece {
            Piece::Words(words) => match room.checked_sub(words.chars().count()) {
                Some(less) => room = less,
                None => return false,
            },
            // A group that holds a forced new line is broken altogether.
            Piece::Break if next.flat => return false,
            Piece::Break => return true,
            Piece::Space if !next.flat => return true,
            Piece::Space => match room.checked_sub(1) {
                Some(less) => room = less,
                None => return false,
            },
            Piece::Deeper(pieces) | Piece::Group(pieces) => push(&mut left, pieces, 0, next.flat),
        }
    }
}

struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn words(&mut self, words: &str) {
        self.text.push_str(words);
        self.column += words.chars().count();
    }

    fn new_line(&mut self, indent: usize) {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.push('\n');
        self.text.push_str(&" ".repeat(indent));
        self.column = indent;
    }

    fn finish(mut self) -> String {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.push('\n');
        self.text
    }
}
