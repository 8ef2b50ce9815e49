"""De Vorsten van Florence (The Princes of Florence) for two to five players, with both expansions."""
