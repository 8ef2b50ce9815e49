"""Every kind of question of Machiavelli on every desk: all answers can be hit, no words are cut, nothing is covered.

Each kind is looked at on a laptop, every second one in both languages and the others in one larger window too; with
SIGNORIA_EFFORT=deep in both languages and all windows, at tables for two, four and eight. Where something is aimed at,
the table is looked at again with an aim.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.court import AIMED, POINTED, Courtier, is_pointed, place, two_people
from tests.client.geometry import DESK, HUGE, LAPTOP, LARGE, faults, languages, resize, speak, spoken
from tests.client.kit import soon
from tests.client.test_machiavelli import CASES, NOTHING, Case
from tests.client.test_machiavelli_unclaimed import TAKE, ending, switch
from tests.games.machiavelli.test_text import QUESTIONS
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.client.kit import Visitor, World

FEW, SOME, MANY = 2, 4, 8
NUMBERS: Final = (MANY, SOME, FEW)
LARGER: Final = (DESK, LARGE, HUGE)
# What stands in the other cities: long names, and cards that say something.
SURROUNDINGS: Final = (
    "",
    "cathedral, trading-post, keep",
    "town-hall, fortress, imperial-treasury, observatory, watchtower",
    "monastery, castle, haunted-quarter, docks, library",
    "church, barracks, school-of-magic, harbor",
    "palace, manor, great-wall, watchtower, town-hall, cathedral",
    "temple, dragon-gate, trading-post, castle",
    "prison, fortress, wishing-well, manor",
)
CLASSIC_SURROUNDINGS: Final = (
    "",
    "cathedral, trading-post, keep",
    "town-hall, fortress, observatory, watchtower",
    "monastery, castle, haunted-quarter, docks, library",
    "church, barracks, school-of-magic, harbor",
    "palace, manor, watchtower, town-hall, cathedral",
    "temple, dragon-gate, trading-post, castle",
    "prison, fortress, university, manor",
)
# Seers and emperors want more than one opponent, a ninth character more than one of everybody.
NOT_FOR_TWO: Final = ("seer", "emperor", "artist")
ANY: Final = "*"
LOOK: Final = ("", "")
ACT: Final = "turn-action"
CLASSIC: Final[Mapping[str, object]] = MappingProxyType({"edition": "classic"})
DARK_LANDS: Final[Mapping[str, object]] = MappingProxyType({"edition": "dark-lands"})
CARDS_ON: Final[Mapping[str, object]] = MappingProxyType({"action-cards": "on"})


class Stop(NamedTuple):
    """A position for some players, and what is asked and answered from there on: question, where, what."""

    name: str
    players: tuple[Mapping[str, object], ...]
    steps: list[tuple[str, str, str]]
    more: Mapping[str, object] = NOTHING
    options: Mapping[str, object] = NOTHING
    numbers: tuple[int, ...] = NUMBERS


def of_case(case: Case) -> Stop:
    """Give what a special question is walked with: as it is played elsewhere, at a fuller table."""
    own = {"hand": "market, church, prison", "city": "temple", "gold": 5, **case.own}
    other = {"hand": "docks, harbor", "city": "tavern, manor", "gold": 3, **case.other}
    more = dict(case.more)
    turn = {"seat": 0, "as": case.character, "income-taken": not more.pop("early", False)}
    numbers = (MANY, SOME) if case.third or case.name in NOT_FOR_TWO else NUMBERS
    return Stop(case.name, (own, other, dict(case.third)), case.steps, {"turn": turn, **more}, case.options, numbers)


def acting(character: str, *, taken: bool = True) -> dict[str, object]:
    return {"turn": {"seat": 0, "as": character, "income-taken": taken}}


OWN: Final = {"hand": "market, church, prison, palace", "city": "temple, tavern", "gold": 5}
OTHER: Final = {"hand": "docks, harbor", "city": "tavern, manor", "gold": 3}
DRAFT: Final = ("choose-character", "role", ANY)
SINGLE: Final = [
    Stop("draft", (OWN, OTHER), [("choose-character", *LOOK)], {"crown": 0}),
    Stop("draft of the original game", (OWN, OTHER), [("choose-character", *LOOK)], {"crown": 0}, CLASSIC, (7, 4, 2)),
    Stop("draft in the Dark Lands", (OWN, OTHER), [("choose-character", *LOOK)], {"crown": 0}, DARK_LANDS),
    Stop("laying aside", (OWN, OTHER), [DRAFT, ("put-down-character", *LOOK)], {"crown": 1}, numbers=(FEW,)),
    Stop("theater", ({**OWN, "city": "theater"}, OTHER), [DRAFT, ("theater", "answer", "player 1")], {"crown": 0}),
    Stop(
        "rasputin",
        ({**OWN, "hand": "rasputin, market", "characters": "merchant"}, {**OTHER, "characters": "king"}),
        [("rasputin", "answer", "play-rasputin"), (ACT, *LOOK)],
        {"murdered": "merchant", "call": "merchant"},
        CARDS_ON,
        (MANY, SOME),
    ),
    Stop(
        "acrobat",
        (
            {**OWN, "hand": "acrobat", "characters": "merchant"},
            {**OTHER, "characters": "bishop"},
            {"characters": "thief"},
            {"characters": "warlord"},
        ),
        [("acrobat", "answer", "play-acrobat")],
        {"crown": 2, "call": "king"},
        CARDS_ON,
        (SOME,),
    ),
    Stop(
        "hospital",
        (
            {"characters": "warlord", "city": "hospital", "gold": 3},
            {**OTHER, "characters": "king"},
            {"characters": "bishop"},
            {"characters": "thief"},
        ),
        [("hospital", *LOOK)],
        {"murdered": "king", "call": "king"},
        {**DARK_LANDS, "character-count": "8"},
        (SOME,),
    ),
    Stop(
        "ballroom",
        ({**OWN, "characters": "merchant"}, {**OTHER, "city": "ballroom"}),
        [("answer-call", *LOOK)],
        {"crown": 1, "call": "merchant"},
        DARK_LANDS,
        (MANY, SOME),
    ),
    Stop(
        "park",
        ({"city": "park", "gold": 1}, OTHER),
        [(ACT, "answer", "end-turn"), ("park-draw", *LOOK)],
        {**acting("warlord"), "deck": "harbor, docks"},
        DARK_LANDS,
        (MANY, SOME),
    ),
    Stop(
        "threatened",
        ({**OWN, "characters": "king"}, {**OTHER, "characters": "blackmailer"}),
        [("income", "answer", "take-gold"), ("bribe", *LOOK)],
        {"threats": {"on": "king, merchant", "rose": "king", "by": 1}, "call": "king"},
        numbers=(MANY, SOME),
    ),
    *(
        Stop(
            f"{character} of the original game",
            (OWN, OTHER),
            [(ACT, "answer", ability), (question, *LOOK)],
            acting(character),
            CLASSIC,
            (7, 4, 2),
        )
        for character, ability, question in (
            ("warlord", "destroy", "destroy"),
            ("thief", "steal", "name-character"),
            ("magician", "swap-hands", "magic-target"),
        )
    ),
    Stop(
        "a warranted turn with every district that does something",
        ({**OWN, "city": "laboratory, smithy, museum, armory, factory"}, {**OTHER, "characters": "magistrate"}),
        [(ACT, "answer", "take-cards"), ("keep-card", *LOOK)],
        {**acting("king", taken=False), "warrants": {"on": "king, merchant, warlord", "seal": "king", "by": 1}},
        numbers=(MANY, SOME),
    ),
    Stop(
        "wagons and tents",
        (
            {**OWN, "hand": "ticket-wagon, director, circus-tent", "city": "circus-tent, tavern, temple", "wagons": 1},
            {**OTHER, "city": "tavern, circus-tent, manor", "wagons": 1, "wagon-gold": 3},
        ),
        [(ACT, *LOOK)],
        acting("king"),
        CARDS_ON,
    ),
]
CARD_OF_THEATER: Final = "theater-card"
# Asked of the guest when somebody else has done something: who, what; then the guest is asked.
TOGETHER: Final[dict[str, tuple[dict[str, object], list[tuple[str, str, str]]]]] = {
    "turn-threat": (
        {
            "players": [{"characters": "blackmailer"}, {"gold": 5, "characters": "king"}, {}, {}],
            "threats": {"on": "king, merchant", "rose": "king", "by": 0},
            "call": "king",
        },
        [("income", "answer", "take-gold"), ("bribe", "answer", "refuse")],
    ),
    "turn-warrant": (
        {
            "players": [
                {"characters": "magistrate", "city": "temple", "gold": 1},
                {"hand": "market, palace", "gold": 6, "characters": "king"},
                {},
                {},
            ],
            "warrants": {"on": "king, merchant, warlord", "seal": "king", "by": 0},
            "turn": {"seat": 1, "as": "king", "income-taken": True},
        },
        [(ACT, "hand", "market")],
    ),
    "graveyard": (
        {
            "players": [
                {"city": "graveyard", "gold": 2, "hand": "temple"},
                {"gold": 5, "characters": "warlord"},
                {"city": "docks, palace"},
                {},
            ],
            "turn": {"seat": 1, "as": "warlord", "income-taken": True},
        },
        [(ACT, "answer", "destroy"), ("destroy", "lot", "2 docks")],
    ),
}
STOPS: Final = [*SINGLE, *map(of_case, CASES)]
PARTS: Final = 6


def position(stop: Stop, number: int) -> dict[str, object]:
    """Lay a stop out for so many players, the others with districts of all sorts."""
    classic = stop.options.get("edition") == "classic"
    used = {card for player in stop.players for card in str(player.get("city", "")).split(", ")}
    used |= {card for player in stop.players for card in str(player.get("hand", "")).split(", ")}
    players: list[dict[str, object]] = []
    for seat in range(number):
        player = dict(stop.players[seat]) if seat < len(stop.players) else {}
        around = (CLASSIC_SURROUNDINGS if classic else SURROUNDINGS)[seat]
        own = str(player.get("city", ""))
        more = [card for card in around.split(", ") if card and card not in own.split(", ")]
        player["city"] = ", ".join(card for card in [*own.split(", "), *more] if card)
        players.append(player)
    return {"players": players, **stop.more}


def looked_at(courtier: Courtier, sizes: list[tuple[int, int]], *, spoken_once: bool = False) -> list[str]:
    """Give what is wrong with what is shown, on a laptop in both languages and in other windows in one of them."""
    guest = courtier.guest
    found = []
    for language in languages(guest)[: 1 if spoken_once else None]:
        speak(guest, language)
        found += [f"{language} {LAPTOP}: {fault}" for fault in faults(guest)]
    for size in sizes:
        resize(guest, size)
        found += [f"{spoken(guest)} {size}: {fault}" for fault in faults(guest)]
    if sizes:
        resize(guest, LAPTOP)
    return found


def asked(courtier: Courtier, kind: str, zone: str, name: str) -> dict[str, Any] | None:
    """Give what can be done when a question is open and can be answered so."""
    found = courtier.asking(kind)
    return found if found and (name in ("", ANY) or name in found[zone]) else None


def into_the_theater(guest: Visitor) -> tuple[Courtier, dict[str, Any]]:
    """Choose characters until the Theater asks; give who is asked, and what is offered."""
    guest.open("me", "bot", game="machiavelli")
    courtier = Courtier(guest)
    while (offers := soon(courtier.offers))["kind"] != "theater":
        courtier.press(("role", offers["role"][0]), offers["ply"])
    return courtier, offers


def answer(courtier: Courtier, offers: dict[str, Any], zone: str, name: str) -> list[str]:
    """Answer a question; where that takes an aim, give what is wrong while there is one."""
    wanted = (zone, offers[zone][0] if name == ANY else name)
    guest = courtier.guest
    found = []
    if zone in AIMED or is_pointed(wanted):
        verb, _, target = wanted[1].partition(" ")
        guest.press(POINTED[verb].format(target) if is_pointed(wanted) else place(wanted))
        expect(guest.page.locator('[data-answer="lifted"]')).to_be_visible()
        found = [f"aiming: {fault}" for fault in faults(guest)]
        guest.press('[data-answer="lifted"]')
        guest.page.wait_for_function("ply => window.seen.ply > ply", arg=offers["ply"])
    else:
        courtier.press(wanted, offers["ply"])
    return found


def walks() -> Iterator[tuple[Stop, int, list[tuple[int, int]]]]:
    """Give the stops, each for how many and in which windows besides a laptop; without any in both languages."""
    for place_, stop in enumerate(STOPS):
        if DEEP:
            for number in stop.numbers:
                yield stop, number, list(LARGER)
        else:
            larger = [LARGER[place_ // 2 % len(LARGER)]] if place_ % 2 else []
            yield stop, stop.numbers[place_ % len(stop.numbers)], larger


WALKS: Final = list(walks())


def test_every_kind_of_question_is_walked() -> None:
    """Whoever adds a question adds a stop."""
    single = {kind for stop in STOPS for kind, _, _ in stop.steps}
    assert {*single, *TOGETHER, CARD_OF_THEATER, "unclaimed"} == set(QUESTIONS)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_answer_can_be_hit_and_every_word_read(world: World, part: int) -> None:
    found: dict[str, list[str]] = {}
    guest = world.visitor(LAPTOP)
    courtier = Courtier(guest)
    for stop, number, sizes in WALKS[part::PARTS]:
        world.house.arrange(position(stop, number))
        guest.open("me", *["bot"] * (number - 1), game="machiavelli", options=dict(stop.options))
        for kind, zone, name in stop.steps:
            offers = soon(partial(asked, courtier, kind, zone, name))
            wrong = looked_at(courtier, sizes, spoken_once=bool(sizes) and not DEEP)
            if zone:
                wrong += answer(courtier, offers, zone, name)
            if wrong:
                found[f"{stop.name} for {number}, {kind}"] = wrong
    assert found == {}
    assert guest.errors == []


@pytest.mark.parametrize("kind", list(TOGETHER))
def test_who_is_asked_out_of_turn_reads_and_hits_everything(world: World, kind: str) -> None:
    laid_out, steps = TOGETHER[kind]
    host, other = two_people(world, laid_out)
    resize(host.guest, LAPTOP)
    for step in steps:
        other.do(*step)
    soon(partial(asked, host, kind, *LOOK))
    assert looked_at(host, list(LARGER)) == []


def test_a_character_is_given_away_in_the_theater(world: World) -> None:
    """With two players one has two to choose among."""
    world.house.arrange({"players": [{**OWN, "city": "theater"}, dict(OTHER)], "crown": 0})
    guest = world.visitor(LAPTOP)
    courtier, offers = into_the_theater(guest)
    assert answer(courtier, offers, "answer", "player 1") == []
    soon(partial(asked, courtier, CARD_OF_THEATER, *LOOK))
    assert looked_at(courtier, list(LARGER)) == []


def test_what_is_unclaimed_is_asked_for(world: World) -> None:
    """Where nobody has said that it is always taken."""
    guest = ending(world, "church, school-of-magic, poor-house", LAPTOP, character="abbot")
    switch(guest)
    guest.press(TAKE)
    guest.press('.city__who.can-choose[data-player="1"]')
    guest.press('[data-answer="lifted"]')
    expect(guest.page.locator('[data-answer="take-unclaimed"]')).to_be_visible()
    assert looked_at(Courtier(guest), list(LARGER)) == []
