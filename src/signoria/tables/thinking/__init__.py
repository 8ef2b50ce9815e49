"""Who thinks for the bots, and which bots there are."""
