"""What a seat cannot know: a module named after a game says it, from what the seat sees."""
