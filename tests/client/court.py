"""Machiavelli, beginning as a test lays it out; and somebody who plays it through the page."""

from __future__ import annotations

import json
import random
import re
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from signoria.games.machiavelli.game import GAME as MACHIAVELLI
from tests.client.arranged import Arranged
from tests.client.kit import soon
from tests.client.playing import Somebody

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.client.kit import Visitor, World

# Where the registry finds it.
GAME: Final = Arranged(MACHIAVELLI)

# What the page offers now.
OFFERS: Final = """() => {
  const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => one.dataset[name]);
  return {
    // What is drawn may be a moment behind what was told.
    drawn: Number(document.querySelector("main.machiavelli")?.dataset.ply) === window.seen?.ply,
    over: document.querySelector("main.after") !== null,
    ply: window.seen?.ply ?? -1,
    kind: window.seen?.view?.question?.kind ?? null,
    // Beside a lectern players are pointed at, and types of cards: for a test that is an answer like another.
    answer: [
      ...all("[data-answer]:not([aria-disabled])", "answer"),
      ...all(".is-wide .city__who.can-choose", "player").map((seat) => `player ${seat}`),
      ...all("[data-spy]", "spy").map((target) => `spy-on ${target}`),
    ],
    role: all(".role.can-choose", "character"),
    token: all(".token.can-choose", "character"),
    hand: all(".own-card.can-choose:not(.is-chosen)", "card"),
    offer: all(".offer-card.can-choose:not(.is-chosen)", "card"),
    lot: all(".lot.can-choose:not(.is-chosen)", "spot"),
  };
}"""
PLACES: Final = {
    "answer": '[data-answer="{}"]',
    "role": '.role[data-character="{}"]',
    "token": '.token.can-choose[data-character="{}"]',
    "hand": '.own-card.can-choose:not(.is-chosen)[data-card="{}"]',
    "offer": '.offer-card.can-choose:not(.is-chosen)[data-card="{}"]',
    "lot": '.lot.can-choose[data-spot="{}"]',
}
ZONES: Final = tuple(PLACES)
# What is confirmed by a second click.
AIMED: Final = ("role", "token", "lot")
POINTED: Final = {"player": '.city__who.can-choose[data-player="{}"]', "spy-on": '[data-spy="{}"]'}
SELECTING: Final = ("magic", "pay-with-cards")


def place(wanted: tuple[str, str]) -> str:
    """Give where on the page a choice is."""
    zone, name = wanted
    return PLACES[zone].format(name)


def is_pointed(wanted: tuple[str, str]) -> bool:
    """Say whether an answer is a player or a type, which a wide table has no button for."""
    zone, name = wanted
    return zone == "answer" and name.partition(" ")[0] in POINTED


def choice(offers: dict[str, Any], lot: random.Random) -> tuple[str, str]:
    """Choose by lot, but so that the game comes to an end: gold first, build whatever can be built."""
    answers = offers["answer"]
    if "lifted" in answers:
        return "answer", "lifted"
    if offers["kind"] in SELECTING:
        return ("answer", "confirm") if "confirm" in answers else ("hand", offers["hand"][0])
    if offers["kind"] == "turn-action":
        for income in ("take-gold", "take-cards"):
            if income in answers:
                return "answer", income if lot.random() < 0.8 or "take-cards" not in answers else "take-cards"
        if offers["hand"]:
            return "hand", lot.choice(offers["hand"])
        if "end-turn" in answers and lot.random() < 0.5:
            return "answer", "end-turn"
    return lot.choice([(zone, name) for zone in ZONES for name in offers[zone] if name != "clear"])


class Courtier(Somebody):
    """Somebody who plays Machiavelli through the page, and remembers what was asked."""

    def offers(self) -> dict[str, Any] | None:
        """Give what can be done at the table, if anything can, or if the game is over."""
        found: dict[str, Any] = self.guest.page.evaluate(OFFERS)
        if not found["over"] and not found["drawn"]:
            return None
        return found if found["over"] or any(found[zone] for zone in ZONES) else None

    def offering(self, kind: str, zone: str, name: str) -> dict[str, Any] | None:
        """Give what can be done when a question is open and something can be chosen for it."""
        found = self.asking(kind)
        return found if found is not None and name in found[zone] else None

    def press(self, wanted: tuple[str, str], ply: int) -> None:
        """Do one thing; where it only lifts or selects, that is all."""
        zone, name = wanted
        pointed = is_pointed(wanted) and not self.guest.touch
        if pointed:
            verb, _, target = name.partition(" ")
            self.guest.press(POINTED[verb].format(target))
        else:
            self.guest.press(place(wanted))
        lifts = pointed or zone in AIMED or (zone != "answer" and self.guest.touch)
        if lifts and self.guest.page.locator('[data-answer="confirm"]').count() == 0:
            self.guest.press('[data-answer="lifted"]')
        # Whoever chooses by lot does odd things too, and is asked whether that is meant.
        doubt = self.guest.page.locator('dialog[open] [data-answer="confirm"]')
        if doubt.count() > 0:
            doubt.click()
        if name == "clear" or self.guest.page.evaluate(
            "() => document.querySelector('[data-answer=lifted], [data-answer=confirm]') !== null"
        ):
            return
        self.guest.page.wait_for_function("ply => window.seen.ply > ply", arg=ply)

    def answer(self, offers: dict[str, Any]) -> None:
        self.press(choice(offers, self.lot), offers["ply"])

    def do(self, question: str, zone: str, name: str) -> None:
        """Wait until a question can be answered in some way, and answer it so."""
        offers = soon(partial(self.offering, question, zone, name))
        self.press((zone, name), offers["ply"])

    def reads(self, sentence: str) -> None:
        """Check the sentence above the table."""
        expect(self.guest.page.locator(".question h1")).to_have_text(sentence)

    def told(self, line: str) -> None:
        """Check that the log has a line."""
        expect(self.guest.page.get_by_role("log").first).to_contain_text(line)

    def until(self, script: str) -> None:
        """Wait until something holds for the view that was told last."""
        self.guest.page.wait_for_function(f"() => {{ const view = window.seen?.view; return view && ({script}); }}")


def two_people(
    world: World,
    position: dict[str, object],
    options: Mapping[str, object] = MappingProxyType({}),
    host: Visitor | None = None,
) -> tuple[Courtier, Courtier]:
    """Let two people sit down at a table that is laid out, and bots on the other seats; the game begins."""
    players = position.get("players")
    assert isinstance(players, list)
    first, other = world.two_people(position, "machiavelli", len(players) - 2, options, host)
    return Courtier(first), Courtier(other)


def assert_hidden(guest: Visitor, *names: str) -> None:
    """Check that no view or event in any frame has one of these cards or words where it lies."""
    for update in guest.updates():
        view = update["view"]
        if view is None:
            continue
        # The first line of all names everything that the game is played with.
        log = [line for line in update["log"] if line["event"] != "game-started"]
        told = json.dumps([view["players"], view["known_in_deck"], log, view["question"], update["question"]])
        for name in names:
            assert re.search(rf'"(card-|character-)?{name}"', told) is None, name
