"""What a seat may know, and how the rest can be imagined."""
