"""The course of the game, and the exceptions that its cards make."""
