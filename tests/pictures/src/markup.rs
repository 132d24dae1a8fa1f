//! A strict reader of the markup: every element closed, every attribute once and in quotes, no sign left unescaped.

use std::collections::BTreeMap;

#[derive(Clone, Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    pub children: Vec<Element>,
    /// The text directly in it.
    pub text: String,
}

/// Elements of HTML that have no end.
const VOID: &[&str] = &["meta", "br"];

/// The outermost element. A document type before it is passed over.
///
/// # Errors
/// What is wrong, with the rest of the text.
pub fn read(text: &str) -> Result<Element, String> {
    let mut rest = text.strip_prefix("<!DOCTYPE html>").unwrap_or(text).trim_start();
    let element = element(&mut rest)?;
    if rest.trim().is_empty() { Ok(element) } else { Err(format!("more after the end: {}", shown(rest))) }
}

fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}

fn element(rest: &mut &str) -> Result<Element, String> {
    let Some(after) = rest.strip_prefix('<') else { return Err(format!("no element: {}", shown(rest))) };
    let name: String = after.chars().take_while(|sign| sign.is_ascii_alphanumeric()).collect();
    let mut found = Element { name: name.clone(), ..Element::default() };
    *rest = &after[name.len()..];
    loop {
        if let Some(after) = rest.strip_prefix("/>") {
            *rest = after;
            return Ok(found);
        }
        if let Some(after) = rest.strip_prefix('>') {
            *rest = after;
            break;
        }
        let Some(after) = rest.strip_prefix(' ') else { return Err(format!("no attribute: {}", shown(rest))) };
        let Some((key, after)) = after.split_once("=\"") else { return Err(format!("no value: {}", shown(rest))) };
        let Some((value, after)) = after.split_once('"') else { return Err(format!("no end: {}", shown(rest))) };
        if found.attributes.insert(key.to_owned(), plain(value)?).is_some() {
            return Err(format!("`{key}` twice: {}", shown(rest)));
        }
        *rest = after;
    }
    if VOID.contains(&name.as_str()) {
        return Ok(found);
    }
    let end = format!("</{name}>");
    loop {
        let (text, at) = match rest.find('<') {
            Some(at) => (&rest[..at], at),
            None => return Err(format!("`{name}` has no end")),
        };
        // A style is not markup.
        found.text.push_str(&if name == "style" { text.to_owned() } else { plain(text)? });
        *rest = &rest[at..];
        if let Some(after) = rest.strip_prefix(&end) {
            *rest = after;
            return Ok(found);
        }
        if rest.starts_with("</") {
            return Err(format!("`{name}` ends as another: {}", shown(rest)));
        }
        found.children.push(element(rest)?);
    }
}

/// A text without its escapes.
fn plain(text: &str) -> Result<String, String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['&', '>']) {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let escapes = [("&amp;", '&'), ("&lt;", '<'), ("&gt;", '>'), ("&quot;", '"')];
        let Some((escape, sign)) = escapes.iter().find(|(escape, _)| rest.starts_with(escape)) else {
            return Err(format!("a sign that is not escaped: {}", shown(rest)));
        };
        plain.push(*sign);
        rest = &rest[escape.len()..];
    }
    plain.push_str(rest);
    Ok(plain)
}

impl Element {
    /// Itself and everything in it.
    pub fn all(&self) -> Vec<&Element> {
        let mut all = vec![self];
        self.children.iter().for_each(|child| all.extend(child.all()));
        all
    }

    pub fn of_class(&self, class: &str) -> Vec<&Element> {
        let has = |element: &&Element| element.attribute("class").split(' ').any(|word| word == class);
        self.all().into_iter().filter(has).collect()
    }

    pub fn attribute(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    pub fn number(&self, name: &str) -> Option<f64> {
        self.attribute(name).parse().ok()
    }

    /// All the text in it, a space between elements.
    pub fn words(&self) -> String {
        let texts: Vec<&str> = self.all().iter().map(|element| element.text.trim()).collect();
        texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }
}
