"""Nobody can tell worlds apart that differ in nothing they may know: by no message, number, list or moment."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from signoria.games import REGISTRY
from tests.kit.driver import driver_of
from tests.tables.worlds import PEOPLE, common_moves, compare, heard, on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.position import Position

KINGDOM = ["cellar", "bureaucrat", "library", "militia", "moat", "remodel", "spy", "thief", "village", "witch"]
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("dominion", 3, {"kingdom-mode": "custom", "kingdom": KINGDOM}),
    ("machiavelli", 4, {"action-cards": "on", "action-cards-in-opening-hand": "yes"}),
    ("florence", 3, {}),
]
CITY = {"characters": "merchant", "hand": "tavern"}


def in_the_middle(name: str, seats: int, options: dict[str, object], seed: int) -> Iterator[Position]:
    """Give positions of a game that has gone on for a while."""
    position = REGISTRY.game(name).new(seats, seed, options)
    driver = driver_of(name, seed, lively=True)
    for number in range(400):
        if position.waiting is None:
            return
        if number > 50 and not position.waiting.secret():
            yield heard(position)
        position.choose(driver.choose(position))


def worlds_to_play(name: str, seats: int, options: dict[str, object], seed: int) -> tuple[list[Position], list[str]]:
    """Give a position and another that a reader cannot tell from it, in which the same can be played for a while."""
    reader = seed % seats
    for number, position in enumerate(in_the_middle(name, seats, options, seed)):
        worlds = [position, heard(position.determinise(reader, number))]
        if worlds[0].save() == worlds[1].save():
            continue
        moves = common_moves(worlds, reader, 12, Random(seed))
        if len(moves) > 5:
            return worlds, moves
    raise AssertionError("everything hidden shows at once")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=[game[0] for game in GAMES])
async def test_worlds_that_differ_in_what_is_hidden_look_the_same(
    name: str, seats: int, options: dict[str, object], seed: int
) -> None:
    worlds, moves = worlds_to_play(name, seats, options, seed)
    readers = [PEOPLE[seed % seats].name, "Eva"]
    await compare(REGISTRY.game(name), worlds, moves, readers, clock=60 if seed % 2 else None)


# --- Questions of which nobody else may learn -------------------------------------------------------------------------


def court(*hands: str, **scene: object) -> Position:
    """Give a round of Machiavelli in which Anna, who has murdered somebody or not, is about to end her turn."""
    characters = ("assassin", "bishop", "warlord", "merchant")
    players = [{"characters": one, "hand": hand, "gold": 3} for one, hand in zip(characters, hands, strict=True)]
    turn = {"seat": 0, "as": "assassin", "income-taken": True}
    wanted = {"players": players, "turn": turn, "options": {"action-cards": "on"}, **scene}
    return REGISTRY.game("machiavelli").scenario(wanted)


RESTING = "market"
SECRET_QUESTIONS = {
    "acrobat": (
        court("tavern", "acrobat, castle", RESTING, "docks"),
        court("tavern", "temple, castle", RESTING, "docks"),
    ),
    "two holders": (court("tavern", "acrobat", RESTING, "docks"), court("tavern", "temple", RESTING, "acrobat")),
    "rasputin": (
        court("tavern", "rasputin, castle", RESTING, "docks", murdered="bishop"),
        court("tavern", "temple, castle", RESTING, "docks", murdered="bishop"),
    ),
    "a murdered king": (
        court("tavern", "rasputin, castle", RESTING, "acrobat", murdered="king"),
        court("tavern", "temple, castle", RESTING, "docks", murdered="king"),
    ),
}


@pytest.mark.parametrize("probing", [None, "Cleo", "Eva"])
@pytest.mark.parametrize("clock", [None, 60])
@pytest.mark.parametrize("which", SECRET_QUESTIONS)
async def test_nobody_else_can_tell_that_somebody_is_asked_in_secret(
    which: str, clock: int | None, probing: str | None
) -> None:
    """MD-H26, MD-H27, MD-H31, R8."""
    worlds = [heard(world) for world in SECRET_QUESTIONS[which]]
    moves = ["end-turn", *common_moves([on(world, "end-turn") for world in worlds], None, 3, Random(1))]
    game = REGISTRY.game("machiavelli")
    silences = await compare(game, worlds, moves, ["Anna", "Cleo", "Eva"], probing=probing, clock=clock)
    assert silences[0] == silences[1] > 0
