"""What a table is, and what can be asked of it: pure, without sockets, time or storage."""
