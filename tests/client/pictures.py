"""The pictures in the documentation: `python -m tests.client.pictures DIR`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, PLAY, Visitor, lacking, soon, world

if TYPE_CHECKING:
    from tests.client.kit import World

# Name, size, language, theme.
LOOKS: Final = (
    ("desktop-light-nl", DESKTOP, "nl", "light"),
    ("desktop-dark-en", DESKTOP, "en", "dark"),
    ("phone-light-nl", PHONE, "nl", "light"),
)
# The turn in which the table is shown, when there is something to see on it.
TURN: Final = 7


def take(guest: Visitor, path: Path) -> None:
    """Take a picture of what is in the window."""
    guest.page.evaluate("() => document.fonts.ready.then(() => scrollTo(0, 0))")
    guest.page.mouse.move(0, 0)
    guest.page.screenshot(path=path, animations="disabled")
    print(path)


def at_table(guest: Visitor) -> None:
    """Play until treasures lie on the table and something can be bought."""
    guest.play_on(lambda: guest.turns() >= TURN, guest.dash)
    while "play-all-treasures" in (offers := soon(guest.asked))["answers"] or not offers["piles"]:
        guest.act(offers, guest.dash)


def take_all(here: World, folder: Path) -> list[Path]:
    """Take all pictures; give where they are."""
    paths: list[Path] = []

    def shoot(what: str) -> None:
        paths.append(folder / f"{what}.png")
        take(guest, paths[-1])

    for name, size, language, theme in LOOKS:
        guest = here.visitor(size, language, theme).go()
        expect(guest.page.locator(PLAY)).to_be_visible()
        shoot(f"home-{name}")
        guest.press(PLAY)
        at_table(guest)
        shoot(f"table-{name}")
        guest.play_on(press=guest.dash)
        expect(guest.page.locator(".proof .verdict")).to_be_visible()
        shoot(f"score-{name}")
        here.leave()
    return paths


def main() -> None:
    """Take all pictures into a folder."""
    if len(sys.argv) != 2 or (wrong := lacking()):
        sys.exit("usage: python -m tests.client.pictures DIR" if len(sys.argv) != 2 else wrong)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with world() as here:
        take_all(here, folder)


if __name__ == "__main__":
    main()
