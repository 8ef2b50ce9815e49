"""Dominion: the base game, first edition."""
