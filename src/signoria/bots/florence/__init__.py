"""Computer players for De Vorsten van Florence."""
