"""What a browser says that it is, in two words that a person recognises. Of the rest nothing is kept."""

from __future__ import annotations

from typing import Final

# Those that pretend to be others come before them.
BROWSERS: Final = (
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("OPR/", "Opera"),
    ("OPT/", "Opera"),
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
# An iPad says that it is a Mac, unless it is asked to be itself.
MAC_OR_IPAD: Final = "Mac or iPad"
LONGEST: Final = 500


def named(agent: str | None) -> tuple[str | None, str | None]:
    """Give what a browser and its system are called; None for what it does not say, or nobody would recognise."""
    said = (agent or "")[:LONGEST]
    if not said.startswith("Mozilla/"):
        return None, None
    browser = next((name for mark, name in BROWSERS if mark in said), None)
    system = next((name for mark, name in SYSTEMS if mark in said), None)
    if system == "macOS" and browser == "Safari":
        system = MAC_OR_IPAD
    return browser, system
