"""Machiavelli in the browser: whole games, and every special question from a position that is laid out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.kit import DESKTOP, PHONE, soon
from tests.client.test_access import EVERYWHERE, faults

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World


def test_a_whole_game_of_deluxe_with_action_cards_by_mouse_in_dutch(world: World) -> None:
    """Four seats, three of them bots; the sheet at the end adds up."""
    guest = world.visitor(DESKTOP, "nl", still=False)
    guest.open("me", "bot", "bot", "bot", game="machiavelli", options={"action-cards": "on"})
    courtier = Courtier(guest, 1)
    courtier.play()
    expect(guest.page.locator("main.after")).to_be_visible()
    sheets = [player["score"] for player in guest.told()["view"]["players"]]
    best = max(sheet["points"] for sheet in sheets)
    assert guest.page.locator("tr.total td.won b").first.inner_text() == str(best)
    assert guest.errors == []


def test_a_whole_classic_game_for_two_on_a_phone_in_english(world: World) -> None:
    """Against one bot, by touch; nothing is wider than the screen."""
    guest = world.visitor(PHONE, "en")
    guest.open("me", "bot", game="machiavelli", options={"edition": "classic"})
    courtier = Courtier(guest, 2)
    courtier.play(lambda: len(courtier.asked) >= 12)
    assert guest.wide() <= 0
    courtier.play()
    expect(guest.page.locator("main.after")).to_be_visible()
    assert "put-down-character" in courtier.asked
    assert guest.wide() <= 0
    assert guest.errors == []


# --- Special questions --------------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """A turn, what is clicked in it, and what must be seen after that."""

    name: str
    character: str
    # The question that must be open, and what is clicked: where, and what.
    steps: list[tuple[str, str, str]]
    # Part of the view, by its path, and what stands there in the end.
    after: tuple[str, object]
    own: dict[str, object] = {}
    other: dict[str, object] = {}
    more: dict[str, object] = {}
    options: dict[str, object] = {}


ACT: Final = "turn-action"
CASES: Final = [
    Case("assassin", "assassin", [(ACT, "answer", "assassinate"), ("name-character", "token", "king")], ("plots/murdered", "king")),
    Case("thief", "thief", [(ACT, "answer", "steal"), ("name-character", "token", "merchant")], ("plots/robbed", "merchant")),
    Case("swap", "magician", [(ACT, "answer", "swap-hands"), ("magic-target", "answer", "player 1")], ("players/1/hand_size", 3)),
    Case(
        "replace",
        "magician",
        [(ACT, "answer", "replace-cards"), ("magic", "hand", "market"), ("magic", "hand", "church"), ("magic", "answer", "confirm")],
        ("players/0/hand_size", 3),
    ),
    Case("warlord", "warlord", [(ACT, "answer", "destroy"), ("destroy", "lot", "1 tavern")], ("players/1/count", 1)),
    Case("marshal", "marshal", [(ACT, "answer", "seize"), ("seize", "lot", "1 tavern")], ("players/0/count", 2)),
    Case(
        "diplomat",
        "diplomat",
        [(ACT, "answer", "exchange"), ("exchange", "lot", "1 tavern"), ("exchange-give", "lot", "0 temple")],
        ("players/0/city/0/district", "tavern"),
    ),
    Case(
        "magistrate",
        "magistrate",
        [(ACT, "answer", "warrants"), *[("place-warrants", "token", name) for name in ("king", "merchant", "warlord")]],
        ("plots/sealed", "king"),
    ),
    Case(
        "blackmailer",
        "blackmailer",
        [(ACT, "answer", "threaten"), ("place-threats", "token", "king"), ("place-threats", "token", "merchant")],
        ("plots/rose", "king"),
    ),
    Case("spy", "spy", [(ACT, "answer", "spy"), ("spy", "answer", "spy-on 1 trade")], ("players/1/hand_size", 2)),
    Case(
        "wizard",
        "wizard",
        [(ACT, "answer", "peek"), ("peek", "answer", "player 1"), ("peek-take", "offer", "docks"), ("peek-place", "answer", "to-hand")],
        ("players/0/hand_size", 4),
    ),
    Case("seer", "seer", [(ACT, "answer", "take-from-all"), ("seer-give", "hand", "market")], ("players/1/hand_size", 2)),
    Case(
        "emperor",
        "emperor",
        [(ACT, "answer", "give-crown"), ("give-crown", "answer", "player 1"), ("emperor-take", "answer", "take-a-gold")],
        ("crown", 1),
    ),
    Case("abbot", "abbot", [(ACT, "answer", "district-income"), ("abbot-split", "answer", "cards 1")], ("players/0/hand_size", 4)),
    Case("navigator", "navigator", [(ACT, "answer", "navigate"), ("navigator", "answer", "four-gold")], ("players/0/gold", 9)),
    Case("scholar", "scholar", [(ACT, "answer", "study"), ("keep-card", "offer", "smithy")], ("players/0/hand_size", 4), more={"deck": "smithy, castle"}),
    Case("artist", "artist", [(ACT, "answer", "beautify"), ("beautify", "lot", "0 temple")], ("players/0/city/0/adorned", 1)),
    Case("income", "king", [(ACT, "answer", "take-cards"), ("keep-card", "offer", "castle")], ("players/0/hand_size", 4), more={"deck": "smithy, castle", "early": True}),
    Case("laboratory", "king", [(ACT, "answer", "laboratory"), ("laboratory", "hand", "church")], ("players/0/gold", 7), own={"city": "laboratory"}),
    Case("museum", "king", [(ACT, "answer", "museum"), ("museum", "hand", "church")], ("players/0/museum_size", 1), own={"city": "museum"}),
    Case("armory", "king", [(ACT, "answer", "armory"), ("armory", "lot", "1 tavern")], ("players/1/count", 1), own={"city": "armory"}),
    Case(
        "thieves' den",
        "king",
        [(ACT, "hand", "thieves-den"), ("pay-with-cards", "hand", "church"), ("pay-with-cards", "answer", "confirm")],
        ("players/0/count", 2),
        own={"hand": "thieves-den, church, market"},
    ),
    Case(
        "necropolis",
        "king",
        [(ACT, "hand", "necropolis"), (ACT, "answer", "build-by-sacrifice"), ("sacrifice", "lot", "0 temple")],
        ("players/0/city/0/district", "necropolis"),
        own={"hand": "necropolis, church"},
    ),
    Case(
        "cannonball",
        "king",
        [(ACT, "hand", "human-cannonball"), ("overbuild", "lot", "0 temple"), ("overbuild-with", "hand", "church")],
        ("players/0/city/0/district", "church"),
        own={"hand": "human-cannonball, church, market"},
    ),
]


def at(view: Any, path: str) -> object:  # noqa: ANN401
    """Give what stands at a path in a view."""
    for step in path.split("/"):
        view = view[int(step)] if isinstance(view, list) else view[step]
    return view


def laid_out(case: Case) -> dict[str, object]:
    """Give the position of a case: the guest has the turn, three bots have the rest."""
    own = {"hand": "market, church, prison", "city": "temple", "gold": 5, **case.own}
    other = {"hand": "docks, harbor", "city": "tavern, manor", "gold": 3, **case.other}
    more = dict(case.more)
    early = more.pop("early", False)
    turn = {"seat": 0, "as": case.character, "income-taken": not early}
    return {"players": [own, other, {}, {}], "turn": turn, **more}


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_special_questions_by_mouse(world: World, case: Case) -> None:
    """What can be chosen glows, and choosing it does what it says."""
    guest = world.seated(laid_out(case), "bot", "bot", "bot", game="machiavelli", options=case.options)
    courtier = Courtier(guest)
    for question, zone, name in case.steps:
        offers = soon(lambda wanted=(question, zone, name): courtier.offering(*wanted))
        courtier.press((zone, name), offers["ply"])
    path, wanted = case.after
    guest.page.wait_for_function(
        "([path, wanted]) => JSON.stringify(path.split('/').reduce((at, step) => at[step], window.seen.view)) === wanted",
        arg=[path, json.dumps(wanted)],
    )
    assert at(guest.told()["view"], path) == wanted
    assert guest.errors == []
