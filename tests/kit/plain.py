"""Plain data: what JSON can hold and every program can read, and nothing else."""

from __future__ import annotations


def assert_plain(value: object) -> None:
    """Check that a value is made of dicts with text keys, lists, texts, whole numbers, booleans and None only."""
    if isinstance(value, dict):
        for key, item in value.items():
            assert type(key) is str, f"{key!r} is not a text"
            assert_plain(item)
    elif isinstance(value, list):
        for item in value:
            assert_plain(item)
    else:
        assert type(value) in {str, int, bool, type(None)}, f"{value!r} is a {type(value)}"


def spoil(value: object) -> None:
    """Change everything in a piece of plain data that can be changed, to see whether anything else changes with it."""
    if isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value["spoilt"] = True
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.append("spoilt")
