"""Every card that asks something, answered at the drawn table by a person with a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.kit import PHONE, selector, soon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.client.kit import Visitor, World


class Case(NamedTuple):
    """A position, the questions in order each with what is done then, and what must be seen after it."""

    name: str
    hand: str
    # Question, part of its sentence, and what is clicked: cards by where they lie, answers by name.
    asked: list[tuple[str, str, list[str]]]
    after: dict[str, Any]
    deck: str = "5 copper"
    # Cards of the opponent; with an attack in hand it is the opponent's turn.
    theirs: str = "5 copper"
    their_deck: str = "5 copper"
    attacked: bool = False
    options: tuple[tuple[str, str], ...] = ()


PLAY = ("play-action", "Play an Action card")
CASES = [
    Case(
        "adventurer",
        "adventurer, estate",
        [(*PLAY, ["hand adventurer"])],
        {"hand": ["copper", "gold", "estate"], "discard_top": "duchy"},
        deck="gold, duchy, copper",
    ),
    Case(
        "bureaucrat",
        "estate, duchy, copper",
        [("bureaucrat-victory", "choose a Victory card", ["hand duchy"])],
        {"hand": ["copper", "estate"], "known_top": ["duchy"]},
        theirs="bureaucrat",
        attacked=True,
    ),
    Case(
        "cellar",
        "cellar, 2 estate, gold",
        [
            (*PLAY, ["hand cellar"]),
            ("cellar-discard", "any number of cards", ["hand estate", "hand estate", "answer confirm"]),
        ],
        {"hand": ["copper", "copper", "gold"], "discard_top": "estate"},
    ),
    Case(
        "chancellor",
        "chancellor",
        [(*PLAY, ["hand chancellor"]), ("chancellor-flip", "whole draw pile", ["answer yes"])],
        {"deck_empty": True, "discard_empty": False},
    ),
    Case(
        "chapel",
        "chapel, 2 estate, copper, curse",
        [
            (*PLAY, ["hand chapel"]),
            (
                "chapel-trash",
                "4 more at most",
                ["hand estate", "hand copper", "hand curse", "back 1", "hand estate", "answer confirm"],
            ),
        ],
        {"hand": ["estate"]},
    ),
    Case(
        "discard order asked",
        "cellar, estate, gold",
        [
            (*PLAY, ["hand cellar"]),
            ("cellar-discard", "any number", ["hand estate", "hand gold", "answer confirm"]),
            ("discard-top", "ends up on top", ["offer gold"]),
        ],
        {"discard_top": "gold"},
        options=(("discard-order", "ask"),),
    ),
    Case(
        "feast",
        "feast",
        [(*PLAY, ["hand feast"]), ("feast-gain", "costing up to 5", ["pile duchy"])],
        {"discard_top": "duchy"},
    ),
    Case(
        "library",
        "library, 4 copper",
        [
            (*PLAY, ["hand library"]),
            ("library-keep", "you drew a Village", ["answer keep"]),
            ("library-keep", "you drew a Smithy", ["answer set-aside"]),
        ],
        {"hand": ["copper", "copper", "copper", "copper", "silver", "gold", "village"], "discard_top": "smithy"},
        deck="village, smithy, gold, silver, copper",
    ),
    Case(
        "militia",
        "estate, 3 copper, gold",
        [("militia-discard", "2 to go", ["hand copper", "hand estate", "answer confirm"])],
        {"hand": ["copper", "copper", "gold"], "discard_top": "estate"},
        theirs="militia",
        attacked=True,
    ),
    Case(
        "mine",
        "mine, copper, silver, estate",
        [
            (*PLAY, ["hand mine"]),
            ("mine-trash", "choose a Treasure", ["hand silver"]),
            ("mine-gain", "costing up to 6", ["pile gold"]),
        ],
        {"hand": ["copper", "gold", "estate"]},
    ),
    Case(
        "moat",
        "moat, 4 copper",
        [("moat-reveal", "Do you reveal your Moat", ["answer reveal moat"])],
        {"hand": ["copper", "copper", "copper", "copper", "moat"], "discard_empty": True},
        theirs="militia",
        attacked=True,
    ),
    Case(
        "moneylender, when it may be declined",
        "moneylender, copper, estate",
        [(*PLAY, ["hand moneylender"]), ("moneylender-trash", "trash a Copper for 3 coins", ["answer trash copper"])],
        {"hand": ["estate"]},
        options=(("compulsion", "lenient"),),
    ),
    Case(
        "remodel",
        "remodel, estate, copper",
        [
            (*PLAY, ["hand remodel"]),
            ("remodel-trash", "to trash", ["hand estate"]),
            ("remodel-gain", "costing up to 4", ["pile silver"]),
        ],
        {"hand": ["copper"], "discard_top": "silver"},
    ),
    Case(
        "spy",
        "spy, estate",
        [
            (*PLAY, ["hand spy"]),
            ("spy-fate", "your top card is an Estate", ["answer discard-it"]),
            ("spy-fate", "top card is a Gold", ["answer discard-it"]),
        ],
        {"hand": ["copper", "estate"], "discard_top": "estate"},
        deck="copper, estate, copper",
        their_deck="gold, copper",
    ),
    Case(
        "thief",
        "thief, estate",
        [
            (*PLAY, ["hand thief"]),
            ("thief-trash", "reveals a Silver and a Gold", ["offer gold"]),
            ("thief-gain", "any of the trashed Treasures", ["offer gold", "answer confirm"]),
        ],
        {"discard_top": "gold"},
        their_deck="silver, gold, copper",
    ),
    Case(
        "throne room",
        "throne-room, smithy, village",
        [(*PLAY, ["hand throne-room"]), ("throne-room-card", "to play twice", ["hand smithy"])],
        {"hand_size": 7},
        deck="8 copper",
    ),
    Case(
        "workshop",
        "workshop, estate",
        [(*PLAY, ["hand workshop"]), ("workshop-gain", "costing up to 4", ["pile silver"])],
        {"discard_top": "silver"},
    ),
]


def position(case: Case) -> dict[str, object]:
    """Lay a case out."""
    mine = {"hand": case.hand, "deck": case.deck}
    return {
        "players": [mine, {"hand": case.theirs, "deck": case.their_deck}],
        "active": 1 if case.attacked else 0,
    }


def asks(guest: Visitor, kind: str, said: str) -> None:
    """Wait until a question is asked, in these words."""
    guest.page.wait_for_function("kind => window.seen?.view?.question?.kind === kind", arg=kind)
    expect(guest.page.locator(".question h1")).to_contain_text(said)
    soon(guest.asked)


def click(guest: Visitor, what: str) -> None:
    """Click a card, an answer, or put a selected card back."""
    kind, _, name = what.partition(" ")
    guest.press(f".tray__slot:nth-child({name}) .tray__back" if kind == "back" else selector(what))


@pytest.fixture(scope="module")
def player(house: World) -> Iterator[Visitor]:
    """Somebody who goes from table to table."""
    yield house.visitor()
    house.leave()


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_card_is_answered_at_the_table(house: World, player: Visitor, case: Case) -> None:
    """With a mouse."""
    guest = player
    house.house.arrange(position(case))
    guest.open("me", "bot", options=dict(case.options))
    for kind, said, clicks in case.asked:
        asks(guest, kind, said)
        ply = guest.told()["ply"]
        for what in clicks:
            click(guest, what)
        guest.page.wait_for_function("ply => window.seen.ply > ply", arg=ply)

    def settled() -> bool | None:
        own = guest.own()
        return all(own[fact] == value for fact, value in case.after.items()) or None

    try:
        soon(settled)
    except AssertionError:
        assert {fact: guest.own()[fact] for fact in case.after} == case.after
    expect(guest.page.locator(".own-card")).to_have_count(len(guest.own()["hand"]))
    assert guest.errors == []


@pytest.mark.parametrize("name", ["militia", "library", "thief"])
def test_a_card_is_answered_on_a_phone(world: World, name: str) -> None:
    """By touch: a tap selects, or lifts what the button then does."""
    case = next(one for one in CASES if one.name == name)
    guest = world.seated(position(case), looks={"size": PHONE})
    for kind, said, clicks in case.asked:
        asks(guest, kind, said)
        ply = guest.told()["ply"]
        for what in clicks:
            click(guest, what)
            if not what.startswith("answer") and clicks[-1] == what:
                guest.press('[data-answer="lifted"]')
        guest.page.wait_for_function("ply => window.seen.ply > ply", arg=ply)
        assert guest.wide() <= 0
    soon(lambda: guest.own()["discard_top"] == case.after["discard_top"] or None)
    assert guest.errors == []
