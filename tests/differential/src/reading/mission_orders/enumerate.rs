//! Every path there is.

use super::measure::neighbours;
use super::{Hex, Position};

/// All paths of the unit within its movement points, over passable hexes without enemies, the empty one included.
pub fn paths(position: &Position) -> Vec<Vec<Hex>> {
    let mut all = vec![Vec::new()];
    let mut begun = vec![Vec::new()];
    for _ in 0..position.movement_points {
        let mut longer = Vec::new();
        for path in &begun {
            for hex in neighbours(*path.last().unwrap_or(&position.at)) {
                let occupied = position.enemies.iter().any(|enemy| enemy.at == hex);
                if position.is_passable(hex) && !occupied {
                    let mut path = path.clone();
                    path.push(hex);
                    longer.push(path);
                }
            }
        }
        all.extend(longer.iter().cloned());
        begun = longer;
    }
    all
}
