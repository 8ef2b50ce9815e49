"""What is in the box, and the number of everything that can be chosen."""
