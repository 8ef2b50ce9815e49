"""Machiavelli (Citadels): the original game, De Donkere Landen and Deluxe."""
