"""Florence in the browser: whole games, and every question from a position that is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE
from tests.client.principality import ACTING, ARTIST, BOTH, MENU, MUSE, NOTHING, Prince, seen, twice

if TYPE_CHECKING:
    from tests.client.kit import World


def test_a_whole_base_game_by_mouse_in_dutch(world: World) -> None:
    """Three seats, two of them bots; the sheet at the end adds up."""
    guest = world.visitor(DESKTOP, "nl", still=False)
    guest.open("me", "bot", "bot", game="florence")
    Prince(guest, 1).play()
    expect(guest.page.locator("main.after")).to_be_visible()
    sheets = [player["score"] for player in guest.told()["view"]["players"]]
    best = max(sheet["points"] for sheet in sheets)
    assert guest.page.locator("tr.total td.won b").first.inner_text() == str(best)
    assert all(sum(line["points"] for line in sheet["lines"]) == sheet["points"] for sheet in sheets)
    assert guest.errors == []


def test_a_whole_game_of_four_with_both_expansions_on_a_phone(world: World) -> None:
    """Against three bots, by touch; nothing is wider than the screen."""
    guest = world.visitor(PHONE, "en")
    guest.open("me", "bot", "bot", "bot", game="florence", options=BOTH)
    prince = Prince(guest, 2)
    prince.play(lambda: len(prince.asked) >= 20)
    assert guest.wide() <= 0
    prince.play()
    expect(guest.page.locator("main.after")).to_be_visible()
    assert {"a2-turn", "auction-open", "turn-menu"} <= set(prince.asked)
    assert guest.wide() <= 0
    assert guest.errors == []


# --- Questions --------------------------------------------------------------------------------------------------------


NO_MORE_BIDS: Final = MappingProxyType({"out": True})
POOR: Final = MappingProxyType({"money": 0})


class Case(NamedTuple):
    """A position, what is pressed in it, and what must be seen after that."""

    name: str
    # The question that must be open, and what is pressed: an answer or a thing, and which.
    steps: list[tuple[str, str, str]]
    # Part of the view, by its path, and what stands there in the end.
    after: tuple[str, object]
    own: Mapping[str, object] = NOTHING
    others: Mapping[str, object] = NOTHING
    more: Mapping[str, object] = NOTHING
    options: Mapping[str, object] = NOTHING
    seats: int = 3


CASES: Final = [
    Case("open", twice("auction-open", "open jester"), ("players/0/jesters", 1), others=POOR),
    Case("decline", [("auction-open", "answer", "decline")], ("phase", "actions"), others=POOR),
    Case("last buy", twice("auction-last-buy", "take builder"), ("players/0/builders", 1), others=NO_MORE_BIDS),
    Case("nothing", [("auction-last-buy", "answer", "nothing")], ("players/0/money", 3500), others=NO_MORE_BIDS),
    Case(
        "prestige",
        [*twice("auction-last-buy", "take prestige"), *twice("pick-prestige", "pick most-lakes")],
        ("players/0/prestige", ["most-lakes"]),
        others=NO_MORE_BIDS,
        more={"piles": {"prestige": "most-lakes, most-parks, ..."}},
    ),
    Case(
        "recruit at once",
        [*twice("auction-last-buy", "take recruit"), *twice("recruit-now", "recruit painter")],
        ("players/0/persons", ["painter"]),
        others={"out": True, "open": "painter"},
        seats=2,
    ),
    Case(
        "recruiting card kept",
        [*twice("auction-last-buy", "take recruit"), ("recruit-now", "answer", "keep")],
        ("players/0/hand_recruits", 1),
        others={"out": True, "open": "painter"},
        seats=2,
    ),
    Case(
        "landscape of two",
        [
            *twice("auction-last-buy", "take landscape"),
            *twice("choose-landscape-type", "choose park"),
            ("place-landscape", "answer", "next-spot"),
            ("place-landscape", "answer", "confirm"),
        ],
        ("players/0/tiles/0/tile", "park"),
        others=NO_MORE_BIDS,
        seats=2,
    ),
    Case(
        "merchant pays",
        [*twice("auction-last-buy", "take jester"), ("merchant-payment", "answer", "free")],
        ("players/0/money", 3500),
        own={"character": "merchant"},
        others=NO_MORE_BIDS,
        options=MUSE,
    ),
    Case(
        "professor",
        [
            *twice("a2-turn", "stake professor 3"),
            ("character-window", "answer", "use"),
            *twice("professor-pile", "pile bonus"),
            *twice("pick-bonus", "pick bonus-lakes"),
        ],
        ("players/0/bonus", ["bonus-lakes"]),
        others=POOR,
        more={"phase": "characters", "piles": {"bonus": "bonus-lakes, bonus-parks, ..."}},
        options=MUSE,
    ),
    Case(
        "no character",
        [("a2-turn", "answer", "pass")],
        ("phase", "actions"),
        others=POOR,
        more={"phase": "characters"},
        options=MUSE,
    ),
    Case(
        "work with a bonus card",
        [
            (MENU, "answer", "work"),
            *twice(MENU, "work poet"),
            ("work-bonus", "thing", "use bonus-lakes"),
            ("work-bonus", "answer", "done"),
            ("buy-pp", "answer", "amount"),
        ],
        ("players/0/marker", 18),
        own={**ARTIST, "bonus": "bonus-lakes", "hand": "poet, painter, mathematician, alchemist"},
        more=ACTING,
    ),
    Case(
        "build",
        [(MENU, "answer", "build"), (MENU, "thing", "place tower"), ("turn-menu", "answer", "confirm")],
        ("players/0/buildings", ["tower"]),
        more=ACTING,
    ),
    Case(
        "build from the supply",
        [(MENU, "thing", "place chapel"), (MENU, "answer", "next-spot"), (MENU, "answer", "confirm")],
        ("players/0/buildings", ["chapel"]),
        more=ACTING,
    ),
    Case(
        "freedom",
        [(MENU, "answer", "freedom"), (MENU, "answer", "introduce travel"), (MENU, "answer", "confirm")],
        ("players/0/freedoms", ["travel"]),
        more=ACTING,
    ),
    Case("freedom from the supply", twice(MENU, "introduce opinion"), ("players/0/freedoms", ["opinion"]), more=ACTING),
    Case(
        "person",
        [(MENU, "answer", "take-person"), (MENU, "answer", "confirm"), *twice("pick-person", "pick poet")],
        ("players/0/persons", ["poet"]),
        more={**ACTING, "piles": {"person": "poet, painter, ..."}},
    ),
    Case(
        "bonus card",
        [(MENU, "answer", "bonus"), (MENU, "answer", "confirm"), *twice("pick-bonus", "pick bonus-parks")],
        ("players/0/bonus", ["bonus-parks"]),
        more={**ACTING, "piles": {"bonus": "bonus-lakes, bonus-parks, ..."}},
    ),
    Case(
        "recruit",
        [(MENU, "answer", "recruit"), *twice(MENU, "recruit painter")],
        ("players/0/persons", ["painter"]),
        own={"hand": "recruit"},
        others={"open": "painter"},
        more=ACTING,
        seats=2,
    ),
    Case(
        "sell points",
        [(MENU, "answer", "sell"), (MENU, "answer", "amount")],
        ("players/0/points", 5),
        own={"points": 6},
        more=ACTING,
    ),
    Case(
        "merchant's points",
        [(MENU, "answer", "use-merchant-pp")],
        ("players/0/character", None),
        own={"character": "merchant", "points": 2},
        more=ACTING,
        options=MUSE,
    ),
    Case(
        "merchant's points before an object",
        [*twice("auction-last-buy", "take builder"), ("merchant-payment", "answer", "use-merchant-pp")],
        # One for the place, for nobody is ahead, and three for the second builder.
        ("players/0/points", 6),
        own={"character": "merchant", "points": 2, "builders": 1},
        others=NO_MORE_BIDS,
        options=MUSE,
    ),
    Case(
        "merchant before the best work",
        [("character-window", "answer", "use")],
        ("players/0/character", None),
        own={"character": "merchant", "points": 2, "marker": 9},
        others={"points": 4},
        more={"phase": "best-work"},
        options=MUSE,
    ),
    Case(
        "merchant after a step back",
        [
            ("character-window", "answer", "sell"),
            ("character-window", "answer", "amount"),
            ("character-window", "answer", "use"),
        ],
        ("players/0/points", 12),
        own={"character": "merchant", "points": 10},
        others={"points": 10},
        more={"phase": "best-work", "round": 7},
        options=MUSE,
    ),
    Case(
        "princess",
        [(MENU, "answer", "princess-work"), ("buy-pp", "answer", "amount")],
        ("players/0/marker", 11),
        own={**ARTIST, "character": "princess", "builders": 2},
        more=ACTING,
        options=MUSE,
    ),
    Case(
        "banker",
        [("banker-exchange", "answer", "amount")],
        ("players/0/money", 100),
        own={"character": "banker", "money": 500},
        more={"phase": "best-work", "round": 7, "banker": 0},
        options=MUSE,
    ),
    Case("end of the turn", [(MENU, "answer", "end-turn")], ("round", 2), more=ACTING),
]


def laid_out(case: Case) -> dict[str, object]:
    """Give the position of a case: the guest is asked first, bots have the other seats."""
    # Every person is there once.
    rest = {key: value for key, value in case.others.items() if key != "open"}
    players = [dict(case.own), dict(case.others), *[rest] * (case.seats - 2)]
    return {"players": players, "start": 0, **case.more}


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_questions_by_mouse(world: World, case: Case) -> None:
    """What can be chosen glows, and choosing it does what it says."""
    bots = ["bot"] * (case.seats - 1)
    guest = world.seated(laid_out(case), *bots, game="florence", options=dict(case.options))
    prince = Prince(guest)
    for kind, zone, name in case.steps:
        prince.do(kind, zone, name)
    seen(guest, *case.after)
    assert guest.errors == []
