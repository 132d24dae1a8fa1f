//! For the time being.
use reglement_engine::judge::JudgeError;
use reglement_engine::table::Tables;

pub fn error(error: &JudgeError, _tables: &Tables) -> String {
    format!("{error:?}")
}
