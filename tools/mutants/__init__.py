"""Which rules does no test hold? Breaks the code in small ways, one at a time, and runs the tests that reach it."""
