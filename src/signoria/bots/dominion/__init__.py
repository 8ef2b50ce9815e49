"""Computer players for Dominion."""
