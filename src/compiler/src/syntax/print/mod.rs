//! Syntax tree → text.
