"""The tests of what is shipped: the wheel and the bundle."""
