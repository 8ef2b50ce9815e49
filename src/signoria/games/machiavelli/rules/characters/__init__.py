"""The characters, one file each. `rule.py` has what they share, roster.py lists them."""
