"""One table on one node: its queue, its writer, who is there, and what it does by itself."""
