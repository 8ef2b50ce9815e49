"""Florence, beginning as a test lays it out; and people who play it at the drawn table and in words."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from signoria.games.florence.game import GAME as FLORENCE
from tests.client.arranged import Arranged
from tests.client.kit import soon
from tests.client.playing import Somebody

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.client.kit import Visitor

# Where the registry finds it.
GAME: Final = Arranged(FLORENCE)

# What the drawn table offers now.
OFFERS: Final = """() => {
  const main = document.querySelector("main.florence");
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    // What is drawn may be a moment behind what was told.
    drawn: Number(main?.dataset.ply) === window.seen?.ply,
    over: document.querySelector("main.after") !== null,
    ply: window.seen?.ply ?? -1,
    kind: window.seen?.view?.question?.kind ?? null,
    answers: seen("[data-answer]:not([aria-disabled=true])").map((one) => one.dataset.answer),
    things: seen(".can-choose[data-move]:not(.answer):not(.is-chosen)").map((one) => one.dataset.move),
    placing: main?.classList.contains("is-placing") ?? false,
    // What changes while nothing is sent: the spot of a tile, an amount.
    still: seen("[data-answer=next-spot], [data-answer=amount]").map((one) => one.textContent).join(),
  };
}"""
# What the text view offers now.
READ: Final = """() => {
  const main = document.querySelector("main[data-ply]");
  const choices = [...document.querySelectorAll(".choices button")];
  return {
    // What is drawn may be a moment behind what was told.
    drawn: Number(main?.dataset.ply) === window.seen?.ply,
    over: main !== null && window.seen?.view?.over === true && choices.length === 0,
    ply: window.seen?.ply ?? -1,
    kind: window.seen?.view?.question?.kind ?? null,
    choices: choices.map((one) => one.querySelector("code").textContent),
  };
}"""
# What the page shows of a step that the server does not hear of.
SHOWN: Final = "() => [...document.querySelectorAll('.choices code')].map((one) => one.textContent).join()"
LAST_KEY: Final = 9
# What brings a turn on, best first; the rest by lot.
ACTIONS: Final = ("work", "princess-work", "build", "freedom", "take-person", "bonus", "recruit")
NEVER: Final = ("back", "sell", "counter")


BOTH: Final = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
MUSE: Final = {"expansion-muse-princess": "on"}
COOPERATIVE: Final = {"expansion-cooperative": "on"}
MENU: Final = "turn-menu"
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
ACTING: Final = MappingProxyType({"phase": "actions", "active": 0})
ARTIST: Final = MappingProxyType(
    {"hand": "poet, painter", "tiles": "theatre@d4,d5,e5,e6,f6 lake@a4,a5,a6,b4", "freedoms": "travel", "jesters": 1}
)


def twice(kind: str, move: str) -> list[tuple[str, str, str]]:
    """Pick a thing, and confirm it."""
    return [(kind, "thing", move), (kind, "answer", "confirm")]


def seen(guest: Visitor, path: str, wanted: object) -> None:
    """Wait until something stands in the view."""
    guest.page.wait_for_function(
        "([path, wanted]) => JSON.stringify(path.split('/').reduce((part, step) => part?.[step], window.seen.view))"
        " === wanted",
        arg=[path, json.dumps(wanted, separators=(",", ":"))],
    )


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


def place(kind: str, name: str) -> str:
    """Give where on the page an answer or a thing is."""
    if kind == "answer":
        return f'[data-answer="{name}"]:not([aria-disabled="true"]):visible'
    return f'.can-choose[data-move="{name}"]:visible'


class Prince(Somebody):
    """Somebody who plays Florence at the drawn table, and remembers what was asked."""

    def offers(self) -> dict[str, Any] | None:
        """Give what can be done at the table, if anything can, or if the game is over."""
        found: dict[str, Any] = self.guest.page.evaluate(OFFERS)
        if found["over"]:
            return found
        return found if found["drawn"] and (found["answers"] or found["things"]) else None

    def offering(self, kind: str, zone: str, name: str) -> dict[str, Any] | None:
        """Give what can be done when a question is open and something can be chosen for it."""
        found = self.asking(kind)
        if found is None:
            return None
        return found if name in found["answers" if zone == "answer" else "things"] else None

    def press(self, zone: str, name: str, before: dict[str, Any]) -> None:
        """Press one thing or answer, and wait until anything comes of it."""
        self.guest.press(place(zone, name))
        self.guest.page.wait_for_function(
            f"(before) => JSON.stringify(({OFFERS})()) !== before", arg=json.dumps(before, separators=(",", ":"))
        )

    def do(self, kind: str, zone: str, name: str) -> None:
        """Do one thing as soon as a question allows it."""
        self.press(zone, name, soon(lambda: self.offering(kind, zone, name)))

    def choice(self, offers: dict[str, Any]) -> tuple[str, str]:
        """Choose by lot, but so that principalities grow: works and buildings first, nothing sold."""
        answers = [name for name in offers["answers"] if name not in NEVER]
        # At the menu of a turn an action is chosen first; what stands for the action itself is no thing to choose then.
        things = [move for move in offers["things"] if " " in move]
        # The only spot there is has no next one.
        spots = re.findall(r"\d+", offers["still"])
        if "next-spot" in answers and spots[-1:] != ["1"] and self.lot.random() < 0.3:
            return "answer", "next-spot"
        for name in ("confirm", "amount"):
            if name in answers:
                return "answer", name
        if offers["kind"] == "turn-menu" and "end-turn" in answers:
            return "answer", next((one for one in ACTIONS if one in answers and self.lot.random() < 0.8), "end-turn")
        if offers["kind"] == "auction-bid" and self.lot.random() < 0.7:
            return "answer", "pass"
        if things:
            return "thing", self.lot.choice(things)
        return ("answer", self.lot.choice(answers)) if answers else ("answer", "back")

    def answer(self, offers: dict[str, Any]) -> None:
        zone, name = self.choice(offers)
        self.press(zone, name, offers)


class Reader(Somebody):
    """Somebody who plays Florence in the text view, with the keyboard alone, and remembers what was asked."""

    def offers(self) -> dict[str, Any] | None:
        """Give what can be chosen, if anything can, or if the game is over."""
        found: dict[str, Any] = self.guest.page.evaluate(READ)
        if not found["drawn"]:
            return None
        return found if found["over"] or found["choices"] else None

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

    def answer(self, offers: dict[str, Any]) -> None:
        self.choose(offers, wish(str(offers["kind"]), offers["choices"], self.lot))
