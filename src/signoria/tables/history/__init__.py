"""Tables that have been played: made again from their entries, looked back at, and rated."""
