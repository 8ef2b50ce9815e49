"""What lies where, and the verbs that move it."""
