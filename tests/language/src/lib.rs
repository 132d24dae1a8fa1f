//! What the tests of the language share.
