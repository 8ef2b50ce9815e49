"""Programs for those who work on the project. Nothing in the package needs them."""
