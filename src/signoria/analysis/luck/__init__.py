"""Luck, told apart by where it came from: a module named after a game says so in its words, and counts."""
