//! A rulebook in a real browser. Where none is installed, there is nothing to ask, and the tests of the markup stand alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use reglement_picture_tests::shipped;
use reglement_pictures::book;

/// Written at the end of the page by the browser: how many elements it drew, and what does not fit.
const PROBE: &str = r#"<script>
const told = [];
const drawn = (selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}).length;
for (const selector of ["svg.position", "svg .place", "svg .counter", "svg .breach", "table", "section.rule"]) {
  told.push(selector + " " + drawn(selector));
}
const beside = [];
for (const svg of document.querySelectorAll("svg.position")) {
  const paper = svg.getBoundingClientRect();
  for (const text of svg.querySelectorAll("text")) {
    const box = text.getBoundingClientRect();
    if (box.left < paper.left - 1 || box.right > paper.right + 1 || box.bottom > paper.bottom + 1) beside.push(text.textContent);
  }
}
told.push("texts beside the paper: " + beside.join(", "));
const wide = [];
for (const counter of document.querySelectorAll("svg .counter")) {
  const card = counter.querySelector("rect").getBoundingClientRect();
  for (const text of counter.querySelectorAll("text")) {
    if (text.getBoundingClientRect().width > card.width + 1) wide.push(text.textContent);
  }
}
told.push("texts wider than their counter: " + wide.join(", "));
const probe = document.createElement("pre");
probe.id = "probe";
probe.textContent = told.join("; ") + ".";
document.body.append(probe);
</script>"#;

/// A headless browser on the search path, if there is one.
fn browser() -> Option<PathBuf> {
    let folders = env::split_paths(&env::var_os("PATH")?).collect::<Vec<_>>();
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let files = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.into_iter().find(|file| file.is_file())
}

/// The page as the browser has it once it is drawn.
fn shown(browser: &Path, name: &str, html: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let page = folder.join("book.html");
    fs::write(&page, html.replace("</body>", &format!("{PROBE}</body>"))).unwrap();
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let answer = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", &profile, "--dump-dom"])
        .arg(format!("file://{}", page.display()))
        .output()
        .unwrap();
    String::from_utf8_lossy(&answer.stdout).into_owned()
}

#[test]
fn a_browser_draws_what_the_book_holds() {
    let Some(browser) = browser() else { return };
    for name in ["the-cossacks-are-coming", "wacht-am-rhein"] {
        let Some(shipped) = shipped().iter().find(|shipped| shipped.name == name) else { continue };
        let html = book(&shipped.tables, &shipped.cases);
        let page = shown(&browser, name, &html);
        let Some((_, probe)) = page.split_once("<pre id=\"probe\">") else {
            panic!("the browser drew nothing: {page}")
        };
        let count = |text: &str| html.matches(text).count();
        let expected = format!(
            "svg.position {}; svg .place {}; svg .counter {}; svg .breach {}; table {}; section.rule {}; \
             texts beside the paper: ; texts wider than their counter: .",
            shipped.cases.len(),
            count("class=\"place\""),
            count("class=\"counter\""),
            count("class=\"breach\""),
            shipped.tables.charts.len(),
            shipped.tables.rules.len(),
        );
        assert_eq!(probe.split_once("</pre>").map(|(told, _)| told), Some(expected.as_str()), "{name}");
        assert!(page.contains("Illegal: ") && page.contains("Legal: no rule is broken."));
    }
}
