"""Guided first games: lessons as data, and the tables they are played at."""
