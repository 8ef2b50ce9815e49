"""People at a table of Florence: bids, buildings of two, what nobody else may see, and that everybody can use it."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import soon
from tests.client.principality import ACTING, ARTIST, BOTH, COOPERATIVE, MENU, Prince, seen, twice
from tests.client.test_access import EVERYWHERE, faults

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.client.kit import Visitor, World


def two_people(world: World, position: dict[str, object], options: Mapping[str, object]) -> tuple[Prince, Prince]:
    """Let two people sit down at a table that is laid out; the game begins."""
    host, other = world.two_people(position, "florence", 0, options)
    return Prince(host), Prince(other)


def assert_hidden(guest: Visitor, *words: str) -> None:
    """Check that no view or event in any frame has one of these."""
    assert guest.updates()
    for update in guest.updates():
        told = json.dumps([update["view"], update["log"], update["question"]])
        for word in words:
            assert word not in told, word


def test_an_auction_between_two_people(world: World) -> None:
    """Whoever is asked raises or passes; the other sees the bid on the ladder."""
    host, other = two_people(world, {"players": [{}, {}], "start": 0}, {})
    for step in twice("auction-open", "open jester"):
        host.do(*step)
    other.do("auction-bid", "answer", "bid 400")
    host.do("auction-bid", "answer", "pass")
    seen(other.guest, "players/1/jesters", 1)
    seen(other.guest, "players/1/money", 2100)
    assert host.guest.errors == other.guest.errors == []


def test_two_people_build_together(world: World) -> None:
    """One proposes a building and a price, the other makes another offer, and that is accepted."""
    position: dict[str, object] = {"players": [{}, {}], **ACTING}
    host, other = two_people(world, position, COOPERATIVE)
    host.do(MENU, "answer", "propose 2")
    host.do("joint-propose", "thing", "place tower")
    host.do("joint-propose", "answer", "confirm")
    host.do("joint-price", "answer", "amount")
    other.do("joint-reply", "answer", "counter")
    # The same building again, which is in hand already, for another price.
    other.do("joint-propose", "answer", "confirm")
    other.do("joint-price", "answer", "amount")
    host.do("joint-reply", "answer", "accept")
    for seat in ("0", "1"):
        seen(host.guest, f"players/{seat}/buildings", ["tower"])
        seen(other.guest, f"players/{seat}/points", 3)
    assert host.guest.errors == other.guest.errors == []


def test_no_frame_tells_what_is_hidden(world: World) -> None:
    """Persons, prestige and bonus cards, what is looked at and money are in nobody else's frames."""
    position: dict[str, object] = {
        "players": [
            {"hand": "poet, painter", "prestige": "most-lakes", "bonus": "bonus-lakes", "money": 4700},
            {"hand": "lawyer", "prestige": "most-parks", "money": 5300},
        ],
        "piles": {"person": "botanist, alchemist, ..."},
        **ACTING,
    }
    host, other = two_people(world, position, {})
    watcher = world.visitor().go(f"/t/{host.guest.code}/watch")
    expect(watcher.page.locator("main.florence")).to_be_visible()
    host.do(MENU, "answer", "take-person")
    host.do(MENU, "answer", "confirm")
    for step in twice("pick-person", "pick botanist"):
        host.do(*step)
    soon(lambda: host.asking(MENU))
    seen(other.guest, "players/0/hand_persons", 3)
    seen(watcher, "players/0/hand_persons", 3)
    assert_hidden(host.guest, "lawyer", "most-parks", "5300")
    hidden = ("poet", "painter", "most-lakes", "bonus-lakes", "botanist", "alchemist", "4700", "4400")
    assert_hidden(other.guest, *hidden)
    assert_hidden(watcher, *hidden, "lawyer", "most-parks", "5300")


@EVERYWHERE
def test_everybody_can_use_it(world: World, size: tuple[int, int], language: str, theme: str) -> None:
    """Auction, characters, turn and placing, as far as a program can tell."""
    looks = {"size": size, "language": language, "theme": theme}
    position: dict[str, object] = {"players": [dict(ARTIST), {"open": "lawyer"}, {}], **ACTING}
    guest = world.seated(position, "bot", "bot", game="florence", options=BOTH, looks=looks)
    prince = Prince(guest)
    soon(lambda: prince.asking(MENU))
    found = faults(guest, "turn")
    prince.do(MENU, "answer", "build")
    soon(lambda: prince.offering(MENU, "thing", "place tower"))
    prince.press("thing", "place tower", soon(prince.offers))
    found += faults(guest, "placing")
    for where, phase in (("auction-open", "auction"), ("a2-turn", "characters")):
        world.house.arrange({"players": [{}, {}, {}], "phase": phase, "start": 0})
        guest.open("me", "bot", "bot", game="florence", options=BOTH)
        soon(partial(prince.asking, where))
        found += faults(guest, where)
    guest.go("/new/florence")
    expect(guest.page.locator(".florence-chooser")).to_be_visible()
    found += faults(guest, "new")
    assert not found, "\n".join(found)
