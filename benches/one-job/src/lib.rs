//! Stacks of Wacht am Rhein, the same for every run.
