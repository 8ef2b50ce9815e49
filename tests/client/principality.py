"""Florence, beginning as a test lays it out; and somebody who plays it in words."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from signoria.games.florence.game import GAME as FLORENCE
from tests.client.arranged import Arranged
from tests.client.kit import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.client.kit import Visitor

# Where the registry finds it.
GAME: Final = Arranged(FLORENCE)

# What the text view offers now.
READ: Final = """() => {
  const main = document.querySelector("main[data-ply]");
  const choices = [...document.querySelectorAll(".choices button")];
  return {
    // What is drawn may be a moment behind what was told.
    drawn: Number(main?.dataset.ply) === window.seen?.ply,
    over: main !== null && window.seen?.view?.over === true && choices.length === 0,
    ply: window.seen?.ply ?? -1,
    kind: window.seen?.question?.kind ?? null,
    choices: choices.map((one) => one.querySelector("code").textContent),
  };
}"""
# What the page shows of a step that the server does not hear of.
SHOWN: Final = "() => [...document.querySelectorAll('.choices code')].map((one) => one.textContent).join()"
LAST_KEY: Final = 9
# What brings a turn on, best first; the rest by lot.
ACTIONS: Final = ("work", "princess-work", "build", "freedom", "take-person", "bonus", "recruit")
NEVER: Final = ("back", "sell", "counter")


def wish(kind: str, moves: Sequence[str], lot: random.Random) -> str:
    """Choose a move by lot, but so that principalities grow: works and buildings first, nothing sold."""
    if kind == "turn-menu":
        for action in ACTIONS:
            if action in moves and lot.random() < 0.8:
                return action
    if kind == "buy-pp":
        return moves[len(moves) // 2]
    if kind == "auction-bid" and lot.random() < 0.7:
        return "pass"
    wanted = [move for move in moves if move.partition(" ")[0] not in NEVER]
    return lot.choice(wanted or [move for move in moves if move != "back"])


class Reader:
    """Somebody who plays Florence in the text view, with the keyboard alone, and remembers what was asked."""

    def __init__(self, guest: Visitor, seed: int = 0) -> None:
        self.guest = guest
        self.lot = random.Random(seed)
        self.asked: list[str] = []

    def offers(self) -> dict[str, Any] | None:
        """Give what can be chosen, if anything can, or if the game is over."""
        found: dict[str, Any] = self.guest.page.evaluate(READ)
        if not found["drawn"]:
            return None
        return found if found["over"] or found["choices"] else None

    def asking(self, kind: str) -> dict[str, Any] | None:
        """Give what can be chosen when a question is open."""
        found = self.offers()
        return found if found is not None and found["kind"] == kind else None

    def say(self, text: str) -> None:
        """Type a move or a number."""
        self.guest.page.locator("#move").focus()
        self.guest.page.keyboard.insert_text(text)
        self.guest.page.keyboard.press("Enter")
        self.guest.page.evaluate("() => document.activeElement.blur()")

    def choose(self, offers: dict[str, Any], wanted: str) -> None:
        """Choose what has a notation, by its number, and wait for what comes of it."""
        shown = self.guest.page.evaluate(SHOWN)
        number = offers["choices"].index(wanted) + 1
        if number <= LAST_KEY:
            self.guest.page.keyboard.press(str(number))
        else:
            self.say(str(number))
        self.guest.page.wait_for_function(
            f"([ply, shown]) => window.seen.ply > ply || ({SHOWN})() !== shown", arg=[offers["ply"], shown]
        )

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or something else holds."""
        while not until():
            offers = soon(self.offers)
            if offers["over"]:
                return
            self.asked.append(str(offers["kind"]))
            self.choose(offers, wish(str(offers["kind"]), offers["choices"], self.lot))
