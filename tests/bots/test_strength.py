"""Every bot is better than the one below it: matches from fixed seeds, with enough games to leave little to chance."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import signoria
from signoria.bots import bot_names, rival_names
from tests.bots.matches import by_chance, classic, dark_lands, deluxe, share_of_wins
from tests.kit.effort import games

if TYPE_CHECKING:
    from tests.bots.matches import Options


class Match(NamedTuple):
    """One bot against others that are all of the kind below it.

    It wins at least so many of a hundred games: well above mere chance, and well below what it has been seen to win, so
    that other shuffles do not matter and a weaker bot does.
    """

    game: str
    bot: str
    against: str
    table: str
    seats: int
    games: int
    least: float


def kingdom(name: str) -> Options:
    """Give tables of Dominion with one kind of kingdom."""
    return lambda _number: {"kingdom-mode": name}


def with_a_smithy(number: int) -> dict[str, Any]:
    """Give kingdoms in which there is a Smithy, in turn."""
    return {"kingdom-mode": ("first-game", "village-square")[number % 2]}


def florence(number: int) -> dict[str, Any]:
    """Give Florence with no, one or both expansions in turn."""
    return {
        "expansion-muse-princess": ("off", "on")[number % 2],
        "expansion-cooperative": ("off", "on")[number // 2 % 2],
    }


TABLES: dict[str, Options] = {
    **{
        name: kingdom(name)
        for name in ("first-game", "big-money", "interaction", "size-distortion", "village-square", "random")
    },
    "smithy": with_a_smithy,
    "classic": classic,
    "dark-lands": dark_lands,
    "deluxe": deluxe,
    "florence": florence,
}

MATCHES = [
    Match("dominion", "apprentice", "random", "random", 2, 40, 85),
    Match("dominion", "big-money", "apprentice", "random", 2, 200, 62),
    Match("dominion", "big-money-smithy", "big-money", "smithy", 2, 300, 62),
    Match("dominion", "house", "big-money-smithy", "first-game", 2, 200, 63),
    Match("dominion", "house", "big-money-smithy", "big-money", 2, 150, 70),
    Match("dominion", "house", "big-money-smithy", "interaction", 2, 100, 78),
    Match("dominion", "house", "big-money-smithy", "size-distortion", 2, 60, 88),
    Match("dominion", "house", "big-money-smithy", "village-square", 2, 200, 62),
    Match("dominion", "house", "big-money-smithy", "random", 2, 150, 73),
    Match("dominion", "strong", "house", "first-game", 2, 150, 65),
    Match("dominion", "strong", "house", "size-distortion", 2, 100, 70),
    Match("dominion", "strong", "house", "big-money", 3, 100, 50),
    Match("dominion", "strong", "house", "big-money", 4, 100, 42),
    Match("machiavelli", "builder", "random", "classic", 2, 80, 72),
    Match("machiavelli", "builder", "random", "classic", 4, 80, 48),
    Match("machiavelli", "builder", "random", "dark-lands", 4, 80, 48),
    Match("machiavelli", "builder", "random", "deluxe", 4, 250, 35),
    Match("machiavelli", "apprentice", "builder", "deluxe", 4, 150, 38),
    Match("machiavelli", "house", "apprentice", "classic", 2, 40, 78),
    Match("machiavelli", "house", "apprentice", "classic", 4, 100, 41),
    Match("machiavelli", "house", "apprentice", "dark-lands", 4, 100, 41),
    Match("machiavelli", "house", "apprentice", "deluxe", 4, 200, 37),
    Match("machiavelli", "strong", "house", "classic", 2, 30, 82),
    Match("machiavelli", "strong", "house", "dark-lands", 4, 20, 60),
    Match("machiavelli", "strong", "house", "deluxe", 4, 20, 60),
    Match("florence", "steward", "random", "florence", 2, 40, 78),
    Match("florence", "steward", "random", "florence", 3, 20, 80),
    Match("florence", "apprentice", "steward", "florence", 2, 20, 88),
    Match("florence", "apprentice", "steward", "florence", 3, 12, 80),
    Match("florence", "house", "apprentice", "florence", 2, 40, 78),
    Match("florence", "house", "apprentice", "florence", 3, 40, 60),
    Match("florence", "strong", "house", "florence", 3, 28, 64),
]


def name_of(match: Match) -> str:
    """Name a match."""
    return f"{match.game}-{match.bot}-{match.against}-{match.table}-{match.seats}"


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_a_bot_beats_those_below_it(match: Match) -> None:
    options = TABLES[match.table]
    won = share_of_wins(match.game, match.bot, match.against, match.seats, options, games(match.games))
    assert won >= match.least


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_no_match_is_won_by_chance(match: Match) -> None:
    assert by_chance(match.seats, match.games, match.least) < 1 / 1000


@pytest.mark.parametrize("game", signoria.games())
def test_every_bot_has_its_match(game: str) -> None:
    """The bots of a game are named from the weakest to the strongest, but for strategies that stand beside them.

    What a master adds to a strong one only long matches tell.
    """
    played = {(match.against, match.bot) for match in MATCHES if match.game == game}
    beside = [*rival_names(game), "master"]
    assert played == set(pairwise([name for name in bot_names(game) if name not in beside]))


def test_how_likely_chance_is() -> None:
    assert by_chance(2, 3, 60) == pytest.approx(1 / 2)
    assert by_chance(2, 4, 100) == pytest.approx(1 / 16)
    assert by_chance(3, 2, 50) == pytest.approx(5 / 9)
    assert by_chance(4, 5, 0) == pytest.approx(1)
