"""Small random faults put into the rules, to see whether the tests notice them."""
