"""Florence in the browser: whole games, and every question from a position that is laid out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, soon
from tests.client.principality import Prince

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

BOTH: Final = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
MUSE: Final = {"expansion-muse-princess": "on"}
COOPERATIVE: Final = {"expansion-cooperative": "on"}


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


NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
NO_MORE_BIDS: Final = MappingProxyType({"out": True})
POOR: Final = MappingProxyType({"money": 0})
ARTIST: Final = MappingProxyType(
    {"hand": "poet, painter", "tiles": "theatre@d4,d5,e5,e6,f6 lake@a4,a5,a6,b4", "freedoms": "travel", "jesters": 1}
)
MENU: Final = "turn-menu"


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


def twice(kind: str, move: str) -> list[tuple[str, str, str]]:
    """Pick a thing, and confirm it."""
    return [(kind, "thing", move), (kind, "answer", "confirm")]


ACTING: Final = MappingProxyType({"phase": "actions", "active": 0})
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
    rest: list[object] = [dict(case.others)] + [
        {key: value for key, value in case.others.items() if key != "open"} for _ in range(case.seats - 2)
    ]
    return {"players": [dict(case.own), *rest], "start": 0, **case.more}


def seen(guest: Visitor, path: str, wanted: object) -> None:
    """Wait until something stands in the view."""
    guest.page.wait_for_function(
        "([path, wanted]) => JSON.stringify(path.split('/').reduce((part, step) => part?.[step], window.seen.view))"
        " === wanted",
        arg=[path, json.dumps(wanted, separators=(",", ":"))],
    )


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


# --- Placing ----------------------------------------------------------------------------------------------------------


def builder(world: World, own: Mapping[str, object] = NOTHING, **looks: Any) -> Prince:  # noqa: ANN401
    """Seat somebody whose turn it is, with a table to himself."""
    position = {"players": [dict(own), {}, {}], **ACTING}
    guest = world.seated(position, "bot", "bot", game="florence", looks=looks)
    prince = Prince(guest)
    soon(lambda: prince.offering(MENU, "answer", "build"))
    return prince


def spot(guest: Visitor, cell: str) -> tuple[float, float]:
    """Give where on the screen the middle of a cell of the own board is."""
    box = guest.page.locator("[data-field]").bounding_box()
    assert box is not None
    column, row = "abcdefg".index(cell[0]), int(cell[1])
    return box["x"] + (column + 0.5) * box["width"] / 7, box["y"] + (7.5 - row) * box["height"] / 7


def middle(guest: Visitor, selector: str) -> tuple[float, float]:
    """Give the middle of something on the screen."""
    box = guest.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lies(guest: Visitor, cells: str) -> None:
    """Expect the tile in hand on these cells."""
    said = guest.page.locator(".ground [role=status]")
    expect(said).to_contain_text(", ".join(cells.split()))


def test_a_building_is_dragged_from_the_supply(world: World) -> None:
    """It lands where it is let go; over an illegal spot it returns to the last legal one."""
    prince = builder(world)
    guest, mouse = prince.guest, prince.guest.page.mouse
    mouse.move(*middle(guest, '[data-move="place tower"]'))
    mouse.down()
    mouse.move(*spot(guest, "f6"), steps=8)
    mouse.move(*spot(guest, "e5"), steps=4)
    mouse.up()
    lies(guest, "d5 e5 f5")
    mouse.move(*spot(guest, "e5"))
    mouse.down()
    mouse.move(*spot(guest, "e6"), steps=4)
    mouse.move(*spot(guest, "b2"), steps=8)
    mouse.up()
    expect(guest.page.locator('[data-answer="confirm"]')).not_to_have_attribute("aria-disabled", "true")
    prince.do(MENU, "answer", "confirm")
    seen(guest, "players/0/buildings", ["tower"])
    # On its way down to the palace it lay well for the last time just above it.
    assert guest.own()["tiles"][0]["cells"] != ["d5", "e5", "f5"]
    assert guest.errors == []


def test_a_building_is_placed_with_the_keyboard_alone(world: World) -> None:
    """Arrow keys move it, R turns it, a spot that is not allowed says why, Enter builds, Escape puts it back."""
    prince = builder(world, {"tiles": "chapel@e6,f6,f7"})
    guest, keys = prince.guest, prince.guest.page.keyboard
    guest.page.locator('[data-move="place tower"]').focus()
    keys.press("Enter")
    expect(guest.page.locator("main.is-placing")).to_be_visible()
    keys.press("Escape")
    expect(guest.page.locator("main.is-placing")).to_have_count(0)
    guest.page.locator('[data-move="place tower"]').focus()
    keys.press("Enter")
    expect(guest.page.locator("main.is-placing")).to_be_visible()
    keys.press("r")
    for _ in range(7):
        keys.press("ArrowLeft")
        keys.press("ArrowDown")
    lies(guest, "a1 a2 a3")
    expect(guest.page.locator(".why-not")).to_contain_text("palace")
    expect(guest.page.locator('[data-answer="confirm"]')).to_have_attribute("aria-disabled", "true")
    keys.press("Enter")
    for _ in range(4):
        keys.press("ArrowRight")
        keys.press("ArrowUp")
    lies(guest, "e5 e6 e7")
    expect(guest.page.locator(".why-not")).to_contain_text("chapel")
    for _ in range(2):
        keys.press("ArrowDown")
    keys.press("ArrowRight")
    lies(guest, "f3 f4 f5")
    expect(guest.page.locator(".why-not")).to_contain_text("chapel")
    keys.press("ArrowDown")
    lies(guest, "f2 f3 f4")
    expect(guest.page.locator(".why-not")).to_have_count(0)
    keys.press("Enter")
    seen(guest, "players/0/tiles/1/cells", ["f2", "f3", "f4"])
    assert guest.errors == []


def test_a_landscape_is_placed_by_touch(world: World) -> None:
    """On a phone: a tap brings it to a cell, a finger drags it, the button below lays it down."""
    case = next(one for one in CASES if one.name == "landscape of two")
    looks = {"size": PHONE, "language": "nl", "theme": "dark"}
    guest = world.seated(laid_out(case), "bot", game="florence", looks=looks)
    prince = Prince(guest)
    for kind, zone, name in case.steps[:4]:
        prince.do(kind, zone, name)
    soon(lambda: prince.offering("place-landscape", "answer", "confirm"))
    assert guest.wide() <= 0
    guest.page.touchscreen.tap(*spot(guest, "g7"))
    expect(guest.page.locator(".ground [role=status]")).to_contain_text("g7")
    touch = guest.context.new_cdp_session(guest.page)
    way = [spot(guest, cell) for cell in ("g7", "f6", "e5", "e4")]
    for kind, (x, y) in [("touchStart", way[0]), *(("touchMove", one) for one in way[1:])]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.page.locator(".ground [role=status]")).to_contain_text("e4")
    prince.do("place-landscape", "answer", "confirm")
    seen(guest, "players/0/tiles/0/tile", "park")
    assert "e4" in guest.own()["tiles"][0]["cells"]
    assert guest.errors == []


# --- People among themselves ------------------------------------------------------------------------------------------


def two(world: World, position: dict[str, object], **wishes: Any) -> tuple[Prince, Prince]:  # noqa: ANN401
    """Seat two people at a table that is laid out."""
    host, guest = world.visitor(), world.visitor()
    world.house.arrange(position)
    code = host.open("me", "open", game="florence", **wishes)
    guest.go(f"/t/{code}")
    guest.press(".lobby .seat button, .lobby [data-join]")
    host.page.locator("section.question .button.primary").click()
    return Prince(host), Prince(guest)
