"""Trionfi, a fourth game: all that a game needs stands in this folder, and nothing elsewhere knows of it.

`installed` is what a package that brings the game along leaves behind when it is installed.
"""
