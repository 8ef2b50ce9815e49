"""Held against an observer: what is said to be known of hands, draw piles and discard piles.

Whoever discards several cards is asked which of them ends on top: the engine's own order would tell something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import pytest

import signoria
from signoria.games.dominion.state.table import Dominion
from tests.kit.observer import only
from tests.kit.observer.dominion import SceneObserver

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME = signoria.game("dominion")
Case = tuple[list["Mapping[str, object]"], list[str]]


def observed(seat: int | None, *players: Mapping[str, object], discard_order: str = "ask") -> SceneObserver:
    """Observe a scene."""
    wanted = {"players": [*players], "options": {"discard-order": discard_order}}
    return SceneObserver(cast("Dominion", GAME.scenario(wanted)), seat)


OTHER: Final = {"hand": "estate, copper", "deck": "silver, gold"}
SCENES: Final[dict[str, Case]] = {
    "drawn": ([{"hand": "smithy, copper", "deck": "copper, silver, gold, estate"}, OTHER], ["play smithy"]),
    "a known card drawn": (
        [{"hand": "bureaucrat, smithy, copper, festival", "deck": "gold, estate, duchy"}, {"hand": "curse"}],
        ["play festival", "play bureaucrat", "play smithy"],
    ),
    "spied": (
        [{"hand": "spy, moat", "deck": "copper, silver, estate"}, OTHER],
        ["play spy", "put-back", "put-back"],
    ),
    "spied and discarded": (
        [{"hand": "spy, moat", "deck": "copper, silver, estate"}, OTHER],
        ["play spy", "discard-it", "discard-it"],
    ),
    "stolen": (
        [{"hand": "thief, copper", "deck": "copper"}, {"hand": "estate, curse", "deck": "silver, gold, copper"}],
        ["play thief", "trash gold", "gain gold"],
    ),
    "two of five discarded": (
        [{"hand": "militia, copper"}, {"hand": "estate, copper, silver, 2 curse", "deck": "copper"}],
        ["play militia", "discard estate", "discard curse", "top estate"],
    ),
    "a victory card put back": (
        [{"hand": "bureaucrat, copper", "deck": "copper"}, {"hand": "estate, copper, duchy", "deck": "silver, gold"}],
        ["play bureaucrat", "return estate"],
    ),
    "a hand without victory cards": (
        [{"hand": "bureaucrat, copper", "deck": "copper"}, {"hand": "gold, copper", "deck": "silver, estate"}],
        ["play bureaucrat"],
    ),
    "a moat revealed": (
        [{"hand": "witch, copper", "deck": "silver, gold"}, {"hand": "moat, copper", "deck": "silver, gold"}],
        ["play witch", "reveal moat"],
    ),
    "a moat not revealed": (
        [{"hand": "witch, copper", "deck": "silver, gold"}, {"hand": "moat, copper", "deck": "silver, gold"}],
        ["play witch", "pass"],
    ),
    "drawn by a library": (
        [{"hand": "library, copper", "deck": "moat, copper, smithy, silver"}, {"hand": "copper"}],
        ["play library", "set-aside", "keep", "keep", "keep"],
    ),
    "a known card drawn by a library": (
        [{"hand": "festival, bureaucrat, library, copper", "deck": "gold, estate"}, {"hand": "curse"}],
        ["play festival", "play bureaucrat", "play library", "keep", "keep"],
    ),
    "discarded to a cellar": (
        [{"hand": "cellar, estate, copper, moat", "deck": "silver, gold"}, OTHER],
        ["play cellar", "discard copper", "discard estate", "done", "top copper"],
    ),
    "trashed": (
        [{"hand": "chapel, estate, 2 copper", "deck": "silver, gold"}, OTHER],
        ["play chapel", "trash copper", "trash estate", "done"],
    ),
    "a draw pile turned over": (
        [{"hand": "chancellor, copper", "deck": "silver, gold, estate"}, OTHER],
        ["play chancellor", "yes"],
    ),
    "treasures found": (
        [{"hand": "adventurer", "deck": "estate, gold, duchy, copper, silver"}, {"hand": "copper"}],
        ["play adventurer", "top duchy"],
    ),
    "gained": ([{"hand": "workshop, copper", "deck": "silver, gold"}, OTHER], ["play workshop", "gain silver"]),
    "gained to the hand": (
        [{"hand": "mine, copper, estate", "deck": "silver"}, OTHER],
        ["play mine", "trash copper", "gain silver"],
    ),
    "spied twice": (
        [
            {"hand": "throne-room, spy, moat", "deck": "copper, silver, estate"},
            {"hand": "copper", "deck": "estate, gold"},
        ],
        ["play throne-room", "play spy", "put-back", "discard-it", "put-back", "put-back"],
    ),
    "one card for all others": (
        [
            {"hand": "council-room, copper", "deck": "silver, gold, estate, duchy"},
            {"hand": "copper", "deck": "gold, estate"},
        ],
        ["play council-room"],
    ),
    "laid down and drawn": (
        [{"hand": "silver, gold", "deck": "4 copper, silver, gold"}, {"hand": "copper"}],
        ["start-buying", "end-buys", "top silver"],
    ),
}


@pytest.mark.parametrize(
    ("case", "seat"),
    [
        *((case, seat) for case in SCENES for seat in (0, 1)),
        *((case, None) for case in ("spied", "a victory card put back", "a moat revealed", "two of five discarded")),
    ],
)
def test_scenes(case: str, seat: int | None) -> None:
    players, moves = SCENES[case]
    observed(seat, *players).play(*moves)


# What the engine is known to forget: it remembers what was seen, not what follows from it.
# By name: the players, who forgets, what is played before that, and after what it is forgotten.
Forgetting = tuple[list["Mapping[str, object]"], int, list[str], list[str]]
BLURRED: Final[dict[str, Forgetting]] = {
    "a shuffle while cards are drawn: which were drawn before it": (
        [
            {"hand": "throne-room, spy, council-room, copper", "deck": "9 curse"},
            {"hand": "copper, estate", "deck": "silver, gold"},
        ],
        0,
        ["play throne-room", "play spy", "put-back", "discard-it", "put-back", "discard-it"],
        ["play council-room"],
    ),
    "cards leave a hand unseen: that not all of those seen can be among them": (
        [
            {"hand": "festival, bureaucrat, militia, copper"},
            {"hand": "copper, silver, gold, moat, market", "deck": "estate, curse"},
        ],
        0,
        ["play festival", "play bureaucrat", "pass", "play militia", "pass", "discard copper", "discard silver"],
        ["top silver"],
    ),
    "a question that is not asked: that there is nothing to answer it with": (
        [{"hand": "village, copper", "deck": "estate, market, gold"}, {"hand": "copper"}],
        1,
        [],
        ["play village"],
    ),
}


@pytest.mark.parametrize("case", BLURRED)
def test_forgotten_but_never_known_too_well(case: str) -> None:
    players, seat, before, blurred = BLURRED[case]
    observed(seat, *players).play(*before).blur(*blurred)


def test_the_order_in_which_a_hand_is_laid_down_by_itself_says_nothing() -> None:
    """It ends with the highest kind, and an imagined hand need not have."""
    players: list[Mapping[str, object]] = [{"hand": "copper, silver", "deck": "2 gold, 3 copper"}, {"hand": "copper"}]
    observed(1, *players, discard_order="auto").play("start-buying").blur("end-buys")


# --- The observer itself ----------------------------------------------------------------------------------------------


def complaints_if(observer: SceneObserver, **known: object) -> list[str]:
    """Give what an observer says of a position in which something else is said to be known of the second player."""
    saved = cast("dict[str, Any]", observer.real.save())
    saved["players"][1].update(known)
    observer.real = cast("Dominion", GAME.load(saved))
    return observer.complaints()


def test_a_card_that_is_forgotten_is_noticed() -> None:
    players, moves = SCENES["a victory card put back"]
    assert only("forgotten", complaints_if(observed(0, *players).play(*moves), known_top=0))


def test_a_card_that_nobody_showed_is_noticed() -> None:
    players, moves = SCENES["a victory card put back"]
    assert only("known too well", complaints_if(observed(0, *players).play(*moves), known_top=2))
    assert only("known too well", complaints_if(observed(0, *players).play(*moves), known_hand={"duchy": 1}))
