"""What tables and devices say to each other."""
