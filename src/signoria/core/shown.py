"""Showing what somebody gave us, in an error message: short, whatever it is."""

from __future__ import annotations

from typing import Final

MOST: Final = 60


def shown(value: object) -> str:
    """Give a value as Python writes it, cut short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        # A whole number of thousands of digits, or data nested as deep.
        return f"a {type(value).__name__} too long to show"
    return text if len(text) <= MOST else f"{text[:MOST]}..."
