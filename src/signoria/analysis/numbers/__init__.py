"""The numbers of each game: a module named after a game adds what is its own to what every game measures."""
