"""Positions as plain data: written down, read, checked, and described in a few words."""
