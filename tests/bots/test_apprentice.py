"""The apprentices: they play as the house bot does but for slips, and slip as beginners do, not as nobody would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

import signoria
from signoria.bots import new_bot
from signoria.bots.apprentice import Apprentice
from signoria.bots.bot import Bot
from signoria.bots.match import play_out
from tests.bots.matches import deluxe
from tests.kit.effort import games

if TYPE_CHECKING:
    from signoria.core.position import Sight

# What a slip may be about: the verbs of what the house bot would have done, and what is done instead.
SLIPS: Final[dict[str, set[tuple[str, str]]]] = {
    "dominion": {("buy", "buy"), ("end-buys", "buy"), ("gain", "gain"), ("play", "play")},
    "florence": {
        *((verb, verb) for verb in ("open", "take", "pick", "recruit", "work", "introduce", "place")),
        *((deed, other) for deed in ("build", "take-person", "freedom", "bonus") for other in ("build", "take-person")),
        *((deed, other) for deed in ("build", "take-person", "freedom", "bonus") for other in ("freedom", "bonus")),
        ("bid", "pass"),
        ("pass", "bid"),
    },
    "machiavelli": {
        *((verb, verb) for verb in ("choose", "put-down", "name", "build", "keep")),
        ("take-gold", "take-cards"),
        ("take-cards", "take-gold"),
    },
}
SEATS: Final = {"dominion": 2, "florence": 3, "machiavelli": 4}


def options_of(game: str, number: int) -> dict[str, Any]:
    """Give varied tables of a game."""
    if game == "dominion":
        return {"kingdom-mode": "random"}
    if game == "machiavelli":
        return deluxe(number)
    return {
        "expansion-muse-princess": ("off", "on")[number % 2],
        "expansion-cooperative": ("off", "on")[number // 2 % 2],
    }


def apprentice(game: str, seed: int) -> Apprentice:
    """Give an apprentice."""
    bot = new_bot(game, "apprentice", seed)
    assert isinstance(bot, Apprentice)
    return bot


class Watched(Bot):
    """Plays as the teacher of an apprentice, and writes down by what that one would have been tempted."""

    def __init__(self, bot: Apprentice) -> None:
        self.bot = bot
        self.slips: list[tuple[str, str]] = []

    def choose(self, sight: Sight) -> int:
        best = self.bot.teacher.choose(sight)
        tempting = list(self.bot.temptations(sight, best))
        assert best not in tempting
        assert set(tempting) <= set(sight.options())
        notation = sight.position.notation
        self.slips += [(notation(best), notation(other)) for other in tempting]
        return best


def temptations(game: str, number: int) -> list[tuple[str, str]]:
    """Let house bots play a game; give what they did, and what apprentices might have done instead."""
    seats = SEATS[game]
    position = signoria.game(game).new(seats, number, options_of(game, number), listen=False)
    bots = [Watched(apprentice(game, number + seat)) for seat in range(seats)]
    play_out(position, [*bots])
    assert position.over
    return [slip for bot in bots for slip in bot.slips]


def verbs(slip: tuple[str, str]) -> tuple[str, str]:
    """Give the verbs of what would have been done, and of what is done instead."""
    best, other = slip
    return best.split()[0], other.split()[0]


@pytest.mark.parametrize("game", signoria.games())
def test_slips_are_those_of_beginners(game: str) -> None:
    """Another thing of the same kind, an income, a bid: nothing is thrown away, and no player is chosen by mistake."""
    found = {verbs(slip) for number in range(games(4)) for slip in temptations(game, number)}
    assert found <= SLIPS[game]
    assert len(found) >= 3


def test_nobody_buys_a_copper_or_a_curse_by_mistake() -> None:
    slips = [slip for number in range(games(6)) for slip in temptations("dominion", number)]
    bought = {other for _, other in slips if other.startswith("buy ")}
    assert len(bought) > 8
    assert not bought & {"buy copper", "buy curse"}


@pytest.mark.parametrize("game", signoria.games())
def test_without_slips_it_is_its_teacher(game: str) -> None:
    """Move by move, in the same games."""
    seats = SEATS[game]
    ends = []
    for name in ("apprentice", "house"):
        position = signoria.game(game).new(seats, 5, options_of(game, 5), listen=False)
        bots = [new_bot(game, name, 40 + seat) for seat in range(seats)]
        for bot in bots:
            if isinstance(bot, Apprentice):
                bot.slips = 0
        ends.append((play_out(position, bots), position.save()))
    assert ends[0] == ends[1]


def test_it_slips_as_often_as_is_said() -> None:
    """Where there is something to be tempted by; the house bot of Dominion always answers the same."""
    tempted = slipped = 0
    bots = [apprentice("dominion", seat) for seat in range(2)]
    for number in range(10):
        position = signoria.game("dominion").new(2, number, {"kingdom-mode": "random"}, listen=False)
        while (seat := position.asked) is not None:
            bot, sight = bots[seat], position.sight(seat)
            best = bot.teacher.choose(sight)
            tempting = len(bot.temptations(sight, best)) > 0
            chosen = bot.choose(sight)
            assert tempting or chosen == best
            tempted += tempting
            slipped += chosen != best
            position.answer(chosen)
    assert tempted > 200
    assert slipped / tempted == pytest.approx(bots[0].slips / 100, abs=0.1)


def test_slips_come_by_the_seed() -> None:
    """The same in the same game with the same seed, others with another."""
    ends = []
    for seed in (1, 1, 2):
        position = signoria.game("dominion").new(2, 3, {"kingdom-mode": "first-game"}, listen=False)
        play_out(position, [new_bot("dominion", "apprentice", 10 * seed + seat) for seat in range(2)])
        ends.append(position.save())
    assert ends[0] == ends[1] != ends[2]
