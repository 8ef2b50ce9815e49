"""Machiavelli in the browser: whole games, and every special question from a position that is laid out."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.kit import DESKTOP, PHONE, soon
from tests.client.test_access import EVERYWHERE, faults

if TYPE_CHECKING:
    from tests.client.kit import World


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


# --- Special questions ------------------------------------------------------------------------------------------------


NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Case(NamedTuple):
    """A turn, what is clicked in it, and what must be seen after that."""

    name: str
    character: str
    # The question that must be open, and what is clicked: where, and what.
    steps: list[tuple[str, str, str]]
    # Part of the view, by its path, and what stands there in the end.
    after: tuple[str, object]
    own: Mapping[str, object] = NOTHING
    other: Mapping[str, object] = NOTHING
    more: Mapping[str, object] = NOTHING
    options: Mapping[str, object] = NOTHING
    third: Mapping[str, object] = NOTHING


ACT: Final = "turn-action"
CASES: Final = [
    Case(
        "assassin",
        "assassin",
        [(ACT, "answer", "assassinate"), ("name-character", "token", "king")],
        ("plots/murdered", "king"),
    ),
    Case(
        "thief",
        "thief",
        [(ACT, "answer", "steal"), ("name-character", "token", "merchant")],
        ("plots/robbed", "merchant"),
        third={"characters": "merchant"},
    ),
    Case(
        "witch-early-card",
        "witch",
        [
            ("income", "answer", "take-gold"),
            ("name-character", "hand", "circus-tent"),
            ("name-character", "token", "king"),
        ],
        ("plots/bewitched", "king"),
        own={"hand": "circus-tent, market"},
        options={"action-cards": "on"},
    ),
    Case(
        "swap",
        "magician",
        [(ACT, "answer", "swap-hands"), ("magic-target", "answer", "player 1")],
        ("players/1/hand_size", 3),
    ),
    Case(
        "replace",
        "magician",
        [
            (ACT, "answer", "replace-cards"),
            ("magic", "hand", "market"),
            ("magic", "hand", "church"),
            ("magic", "answer", "confirm"),
        ],
        ("players/0/hand_size", 3),
    ),
    Case("warlord", "warlord", [(ACT, "answer", "destroy"), ("destroy", "lot", "1 tavern")], ("players/1/count", 1)),
    Case("marshal", "marshal", [(ACT, "answer", "seize"), ("seize", "lot", "1 tavern")], ("players/0/count", 2)),
    Case(
        "diplomat",
        "diplomat",
        [(ACT, "answer", "exchange"), ("exchange", "lot", "1 tavern"), ("exchange-give", "lot", "0 church")],
        ("players/1/count", 2),
        own={"city": "temple, church"},
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
        [
            (ACT, "answer", "peek"),
            ("peek", "answer", "player 1"),
            ("peek-take", "offer", "docks"),
            ("peek-place", "answer", "to-hand"),
        ],
        ("players/0/hand_size", 4),
        third={"hand": "palace"},
    ),
    Case(
        "seer", "seer", [(ACT, "answer", "take-from-all"), ("seer-give", "hand", "market")], ("players/1/hand_size", 2)
    ),
    Case(
        "emperor",
        "emperor",
        [
            (ACT, "answer", "give-crown"),
            ("give-crown", "answer", "player 1"),
            ("emperor-take", "answer", "take-a-gold"),
        ],
        ("crown", 1),
    ),
    Case(
        "abbot",
        "abbot",
        [(ACT, "answer", "district-income"), ("abbot-split", "answer", "cards 1")],
        ("players/0/hand_size", 4),
    ),
    Case(
        "navigator",
        "navigator",
        [(ACT, "answer", "navigate"), ("navigator", "answer", "four-gold")],
        ("players/0/gold", 9),
    ),
    Case(
        "scholar",
        "scholar",
        [(ACT, "answer", "study"), ("keep-card", "offer", "smithy")],
        ("players/0/hand_size", 4),
        more={"deck": "smithy, castle"},
    ),
    Case(
        "artist",
        "artist",
        [(ACT, "answer", "beautify"), ("beautify", "lot", "0 temple")],
        ("players/0/city/0/adorned", 1),
        own={"city": "temple, church"},
    ),
    Case(
        "income",
        "king",
        [(ACT, "answer", "take-cards"), ("keep-card", "offer", "castle")],
        ("players/0/hand_size", 4),
        more={"deck": "smithy, castle", "early": True},
    ),
    Case(
        "laboratory",
        "king",
        [(ACT, "answer", "laboratory"), ("laboratory", "hand", "church")],
        ("players/0/gold", 7),
        own={"city": "laboratory"},
    ),
    Case(
        "museum",
        "king",
        [(ACT, "answer", "museum"), ("museum", "hand", "church")],
        ("players/0/museum_size", 1),
        own={"city": "museum"},
    ),
    Case(
        "armory",
        "king",
        [(ACT, "answer", "armory"), ("armory", "lot", "1 tavern")],
        ("players/1/count", 1),
        own={"city": "armory"},
    ),
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
        ("players/0/city/1/district", "necropolis"),
        own={"hand": "necropolis, church", "city": "temple, castle"},
    ),
    Case(
        "cannonball",
        "king",
        [(ACT, "hand", "human-cannonball"), ("overbuild", "lot", "0 temple"), ("overbuild-with", "hand", "church")],
        ("players/0/city/1/district", "church"),
        own={"hand": "human-cannonball, church, market", "city": "temple, tavern"},
        options={"action-cards": "on"},
    ),
    Case(
        "loan",
        "cardinal",
        [
            (ACT, "hand", "smithy"),
            ("loan", "answer", "player 1"),
            # The third card goes by itself: there is no other.
            *[("loan-cards", "hand", card) for card in ("church", "market")],
        ],
        ("players/0/count", 2),
        own={"hand": "smithy, church, market, tavern", "gold": 2},
        third={"gold": 4},
    ),
    Case(
        "tithe",
        "abbot",
        [(ACT, "answer", "tithe"), ("abbot-payer", "answer", "player 2")],
        ("players/2/gold", 2),
        own={"gold": 1},
        third={"gold": 3},
    ),
    Case(
        "bell tower",
        "king",
        [(ACT, "hand", "bell-tower"), ("bell-tower", "answer", "earlier")],
        ("number", 6),
        own={"hand": "bell-tower"},
    ),
    Case(
        "lighthouse",
        "king",
        [(ACT, "hand", "lighthouse"), ("lighthouse", "answer", "search"), ("lighthouse-take", "offer", "palace")],
        ("players/0/hand", ["palace"]),
        own={"hand": "lighthouse"},
    ),
    Case(
        "framework",
        "king",
        [(ACT, "hand", "palace"), (ACT, "answer", "build-by-framework palace")],
        ("players/0/gold", 5),
        own={"hand": "palace", "city": "framework"},
    ),
    Case(
        "fortune teller",
        "king",
        [(ACT, "hand", "fortune-teller"), ("peek", "answer", "player 1"), ("peek-take", "offer", "docks")],
        ("players/0/hand", ["docks"]),
        own={"hand": "fortune-teller"},
        third={"hand": "castle"},
        options={"action-cards": "on"},
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
    return {"players": [own, other, dict(case.third), {}], "turn": turn, **more}


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_special_questions_by_mouse(world: World, case: Case) -> None:
    """What can be chosen glows, and choosing it does what it says."""
    guest = world.seated(laid_out(case), "bot", "bot", "bot", game="machiavelli", options=dict(case.options))
    courtier = Courtier(guest)
    for question, zone, name in case.steps:
        offers = soon(partial(courtier.offering, question, zone, name))
        courtier.press((zone, name), offers["ply"])
    path, wanted = case.after
    guest.page.wait_for_function(
        "([path, wanted]) => JSON.stringify(path.split('/').reduce((part, step) => part[step], window.seen.view))"
        " === wanted",
        arg=[path, json.dumps(wanted)],
    )
    assert at(guest.told()["view"], path) == wanted
    assert guest.errors == []


def test_a_question_without_a_choice_is_asked_all_the_same(world: World) -> None:
    """Hospital: whether there is anything to answer must not show, so nobody but the person answers."""
    position: dict[str, object] = {
        "players": [
            {"characters": "warlord", "city": "hospital", "gold": 3},
            {"characters": "king"},
            {"characters": "bishop"},
            {"characters": "thief"},
        ],
        "murdered": "king",
        "call": "king",
    }
    options = {"edition": "dark-lands", "character-count": "8"}
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli", options=options)
    courtier = Courtier(guest)
    offers = soon(lambda: courtier.offering("hospital", "answer", "stay-hidden"))
    assert offers["answer"] == ["stay-hidden"]
    expect(guest.page.locator(".question")).to_contain_text("That character is not yours.")
    expect(guest.page.locator('[data-answer="collect"]')).to_have_attribute("aria-disabled", "true")
    guest.page.wait_for_timeout(3500)
    assert courtier.offering("hospital", "answer", "stay-hidden") is not None
    courtier.press(("answer", "stay-hidden"), offers["ply"])
    assert guest.errors == []


def test_a_turn_by_keyboard_alone(world: World) -> None:
    """Letters pick answers, numbers the cards by their place; E ends the turn."""
    position: dict[str, object] = {
        "players": [{"hand": "market, prison", "gold": 4, "city": "temple"}, {}, {}, {}],
        "turn": {"seat": 0, "as": "architect"},
    }
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli")
    courtier = Courtier(guest)
    keyboard = guest.page.keyboard
    soon(lambda: courtier.offering(ACT, "answer", "take-gold"))
    keyboard.press("g")
    soon(lambda: courtier.offering(ACT, "hand", "market"))
    assert guest.own()["gold"] == 6
    # The prison is held first, the market second.
    keyboard.press("2")
    guest.page.wait_for_function("() => window.seen.view.players[0].city.length === 2")
    soon(lambda: courtier.offering(ACT, "answer", "end-turn"))
    keyboard.press("e")
    guest.page.wait_for_function(
        "() => window.seen.view.question?.kind !== 'turn-action' || window.seen.view.question.seat !== 0"
    )
    assert guest.errors == []


def test_a_part_in_words(world: World) -> None:
    """The text view asks the same, takes notations, and says what cannot be done and why."""
    position: dict[str, object] = {
        "players": [{"hand": "market, palace", "gold": 2, "city": "temple"}, {"city": "tavern, keep"}, {}, {}],
        "turn": {"seat": 0, "as": "warlord", "income-taken": True},
    }
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli")
    soon(Courtier(guest).offers)
    guest.walk(f"/t/{guest.code}/text")
    page = guest.page
    expect(page.locator("#question h1")).to_have_text("It is your turn as the Warlord. What do you do?")
    page.locator("details.cannot summary").click()
    expect(page.locator("details.cannot")).to_contain_text("Palace: Palace costs you 5 gold: you are 3 short.")
    page.locator("#move").fill("destroy")
    page.keyboard.press("Enter")
    expect(page.locator("#question h1")).to_have_text("Which district do you destroy?")
    expect(page.locator("details.cannot")).to_contain_text("This district is safe from you.")
    page.locator("#move").fill("district 1 tavern")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).not_to_contain_text("Tavern")
    page.locator("#move").fill("build market")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_contain_text("Market (Trade 2)")
    assert guest.errors == []


SHORT_OF_GOLD: Final[dict[str, object]] = {
    "players": [
        {"hand": "market, palace, school-of-magic", "gold": 2, "city": "temple, factory"},
        {"city": "tavern, keep, palace"},
        {},
        {},
    ],
    "turn": {"seat": 0, "as": "warlord", "income-taken": True},
}
# From now on the page is told nothing about what it considers.
UNTOLD: Final = """() => {
  const send = window.line.send.bind(window.line);
  window.line.send = (message) => JSON.parse(message).type === "consider" || send(message);
}"""


def test_the_rules_say_what_things_cost_and_why_they_cannot_be_chosen(world: World) -> None:
    """At the cards of the hand and at the districts of others; with the discount of a Factory."""
    guest = world.seated(SHORT_OF_GOLD, "bot", "bot", "bot", game="machiavelli")
    page = guest.page
    held = page.locator('.own-card[data-card="palace"]')
    expect(held).to_have_attribute("aria-label", "Palace, Noble, 5 gold, Palace costs you 5 gold: you are 3 short.")
    expect(held.locator(".hcard__verdict")).to_have_text("3 short")
    expect(page.locator('.own-card[data-card="school-of-magic"] .hcard__cost')).to_have_text("65")
    guest.press('[data-answer="destroy"]')
    expect(page.locator('.lot[data-spot="1 tavern"] .lot__price')).to_have_text("0")
    keep = page.locator('.lot[data-spot="1 keep"]')
    expect(keep).to_have_attribute("aria-label", re.compile("This district is safe from you.$"))
    expect(keep).to_have_class(re.compile("is-refused"))
    palace = page.locator('.lot[data-spot="1 palace"]')
    expect(palace).to_have_attribute("aria-label", re.compile("That takes 4 gold: you are 2 short.$"))
    assert guest.errors == []


def test_nobody_waits_for_what_the_rules_say(world: World) -> None:
    """While nothing is told what can be chosen can be chosen, and what cannot be chosen cannot."""
    guest = world.seated(SHORT_OF_GOLD, "bot", "bot", "bot", game="machiavelli")
    courtier = Courtier(guest)
    soon(lambda: courtier.offering(ACT, "answer", "destroy"))
    guest.page.evaluate(UNTOLD)
    guest.press('[data-answer="destroy"]')
    soon(lambda: courtier.offering("destroy", "lot", "1 tavern"))
    keep = guest.page.locator('.lot[data-spot="1 keep"]')
    expect(keep).to_have_class(re.compile("is-refused"))
    expect(keep).to_have_attribute("aria-disabled", "true")
    guest.press('.lot[data-spot="1 tavern"]')
    guest.press('[data-answer="lifted"]')
    guest.page.wait_for_function("() => window.seen.view.players[1].city.length === 2")
    assert guest.page.locator(".lot__price").count() == 0
    assert guest.errors == []


def test_a_target_on_a_phone_in_dutch(world: World) -> None:
    """A tap lifts the district and says what it is; the button below confirms."""
    looks = {"size": PHONE, "language": "nl", "theme": "dark"}
    case = next(one for one in CASES if one.name == "warlord")
    guest = world.seated(laid_out(case), "bot", "bot", "bot", game="machiavelli", looks=looks)
    courtier = Courtier(guest)
    soon(lambda: courtier.offering(ACT, "answer", "destroy"))
    guest.press('[data-answer="destroy"]')
    soon(lambda: courtier.offering("destroy", "lot", "1 tavern"))
    guest.press('.lot[data-spot="1 tavern"]')
    expect(guest.page.locator(".question .ask")).to_contain_text("Taverne")
    assert guest.wide() <= 0
    guest.press('[data-answer="lifted"]')
    guest.page.wait_for_function("() => window.seen.view.players[1].city.length === 1")
    assert guest.errors == []


@EVERYWHERE
def test_everybody_can_use_it(world: World, size: tuple[int, int], language: str, theme: str) -> None:
    """Draft, turn and choosing a target, as far as a program can tell."""
    looks = {"size": size, "language": language, "theme": theme}
    case = next(one for one in CASES if one.name == "warlord")
    guest = world.seated(laid_out(case), "bot", "bot", "bot", game="machiavelli", looks=looks)
    courtier = Courtier(guest)
    soon(lambda: courtier.offering(ACT, "answer", "destroy"))
    found = faults(guest, "turn")
    guest.press('[data-answer="destroy"]')
    soon(lambda: courtier.offering("destroy", "lot", "1 tavern"))
    found += faults(guest, "target")
    guest.open("me", "bot", "bot", "bot", game="machiavelli")
    soon(lambda: (courtier.offers() or {}).get("role") or None)
    found += faults(guest, "draft")
    guest.go("/new/machiavelli")
    expect(guest.page.locator(".machiavelli-chooser")).to_be_visible()
    found += faults(guest, "new")
    assert not found, "\n".join(found)
