"""Some whole games of all editions, played once for all tests that look through them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

import signoria
from signoria.core.chance import FastChance, spread
from signoria.core.events import Event
from tests.kit.driver import CourtDriver
from tests.properties.machiavelli import options_of

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

GAMES = 140


class Question(NamedTuple):
    """A question as it was asked: by its kind, with the verbs of its options, and whose turn it was."""

    kind: str
    verbs: frozenset[str]
    asked: int
    acting: int
    edition: str


class Told(NamedTuple):
    """What was asked and told in all games."""

    questions: list[Question]
    events: list[Event]


@cache
def many_games() -> Told:
    """Play the games."""
    told = Told([], [])
    for number in range(GAMES):
        play(number, told)
    return told


def play(number: int, told: Told) -> None:
    """Play one game and note everything."""
    seats = 2 + number % 7
    chance = FastChance(spread(number))
    options = options_of(seats, lambda values: values[chance.below(len(values))])
    position = signoria.game("machiavelli").new(seats, number, options)
    driver = CourtDriver(number, lively=number % 2 == 1)
    table = cast("Machiavelli", position)
    while not position.over:
        verbs = frozenset(position.notation(option).split()[0] for option in position.legal())
        assert position.question is not None
        assert position.asked is not None
        asked = Question(position.question, verbs, position.asked, int(table.turn.seat), str(options["edition"]))
        told.questions.append(asked)
        position.choose(driver.choose(position))
    told.events.extend(position.events())
