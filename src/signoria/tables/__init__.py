"""Live tables without HTTP: seating, one queue of messages a table, clocks, undo, spectators, storage."""
