"""Puzzles: moments of played games at which one choice is clearly best, as JSON in a folder for each game."""
