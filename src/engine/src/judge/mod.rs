//! Judging: the one place where tables are executed.
