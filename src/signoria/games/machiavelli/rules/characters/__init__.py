"""The characters, one file each, and what several of them share. roster.py lists them."""
