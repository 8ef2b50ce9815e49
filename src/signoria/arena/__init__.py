"""The arena: many games between bots, shared out over processes, and what they showed."""
