"""Bots that play Machiavelli."""
