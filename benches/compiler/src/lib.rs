//! Rulesets of as many rules as one likes.

use std::fmt::Write;

/// A ruleset of so many rules, each with a class of its own, a limit on it, and an exception.
pub fn ruleset(rules: usize) -> String {
    let mut text = String::from(
        r#"ruleset synthetic
  title "Synthetic"
  game "None"
  edition "first"

place called hex has
  terrain: one of clear, woods, swamp, usually clear
  height: number from 0 to 9, usually 0

counter has
  kind: one of infantry, armor, recon
  strength: number from 0 to 99, usually 1

moment rest "a unit comes to rest"
moment entry "a unit enters a hex"

"#,
    );
    for number in 0..rules {
        let (chapter, section) = (number / 100 + 1, number % 100);
        let kind = ["infantry", "armor", "recon"][number % 3];
        let _ = write!(
            text,
            r#"rule {chapter}.{section} "Rule {number}"
  define class-{number} is a counter where kind is {kind} and strength is at least {least}
  limit stack at rest in each hex:
    at most {most} class-{number}s
    except rough where here's terrain is woods and here's height is at least {height}:
      at most {less} class-{number}s

"#,
            least = number % 50,
            most = 2 + number % 5,
            less = 1 + number % 2,
            height = number % 9,
        );
    }
    text
}
