//! Paths as files write them: relative, with slashes, and not far away.

/// The path of a file that is named in a file of `folder`, both relative to the folder of the case file.
///
/// # Errors
/// A sentence for a path that leads elsewhere than into the folder of the ruleset.
pub fn joined(folder: &str, named: &str) -> Result<String, String> {
    if named.is_empty() {
        return Err("the name of a file is missing".to_owned());
    }
    if named.contains(['\\', '\0', ':']) || named.starts_with('/') {
        return Err(format!("`{named}` is not a path from here, such as `../maps/east.yaml`"));
    }
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(named.split('/')) {
        match part {
            "" | "." => {}
            ".." => match parts.last() {
                None => parts.push(".."),
                Some(&"..") => return Err(format!("`{named}` leads out of the folder of the ruleset")),
                Some(_) => _ = parts.pop(),
            },
            part => parts.push(part),
        }
    }
    match parts.last() {
        None | Some(&"..") => Err(format!("`{named}` is a folder, and a file is wanted")),
        Some(_) => Ok(parts.join("/")),
    }
}

/// The folder of a file.
pub fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_near_the_case_file() {
        assert_eq!(joined("", "../maps/east.yaml").as_deref(), Ok("../maps/east.yaml"));
        assert_eq!(joined("../maps", "tiles/./ground.tsx").as_deref(), Ok("../maps/tiles/ground.tsx"));
        assert_eq!(joined("../maps", "../ground.tsx").as_deref(), Ok("../ground.tsx"));
        assert_eq!(joined("maps", "../ground.tsx").as_deref(), Ok("ground.tsx"));
        for outside in ["../../x", "maps/../../../x", "/etc/passwd", "C:/x", "..\\x", "..", "maps/..", "", "."] {
            assert!(joined("", outside).is_err(), "{outside}");
        }
        assert!(joined("../maps", "../../x").is_err());
    }
}
