"""Rounds with a Witch or a Magistrate agree, decision by decision, with rounds written in quite another way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

import pytest

import signoria
from signoria.core.chance import FastChance, spread
from signoria.core.zones import pile_of
from signoria.games.machiavelli.data.components import CHARACTERS, NAMES
from signoria.games.machiavelli.state.cards import kinds_listed
from tests.kit.effort import few
from tests.kit.oracle.bewitched_turn import round_with_witch
from tests.kit.oracle.machiavelli_turn import COPIES, DISTRICTS, Round, Seat
from tests.kit.oracle.question import Asking, Question
from tests.kit.oracle.warrants import round_with_magistrate

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.games.machiavelli.state.table import Machiavelli

GAMES: Final = 300
BY_RANK: Final = [
    ["thief"],
    ["king", "patrician"],
    ["bishop"],
    ["merchant", "trader", "alchemist"],
    ["architect", "navigator"],
]
ROUNDS: Final[dict[str, Callable[[Round], Asking]]] = {"witch": round_with_witch, "magistrate": round_with_magistrate}


class Dice:
    """Makes up a scenario, and the answers, from a number."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def below(self, bound: int) -> int:
        """Throw."""
        return int(self.chance.below(bound))

    def any_of(self, among: list[str]) -> str:
        """Pick one."""
        return among[self.below(len(among))]

    def mixed(self, among: list[str]) -> list[str]:
        """Mix."""
        numbers = pile_of(list(range(len(among))))
        self.chance.shuffle(numbers)
        return [among[number] for number in numbers.listed()]

    def scenario(self, first: str) -> dict[str, object]:
        """Make up a scenario that begins with the turn of rank 1."""
        seats = 3 + self.below(2)
        each = 2 if seats == 3 else 1
        others = [self.any_of(names) for names in BY_RANK]
        named = list(others)
        if self.below(2) == 0:
            named.append("tax-collector")
            others.append("tax-collector")
        held = [first, *self.mixed(others)]
        box = self.mixed([name for name in DISTRICTS for _ in range(COPIES.get(name, 3 if is_basic(name) else 1))])
        players: list[dict[str, object]] = []
        for seat in range(seats):
            city: list[str] = []
            for _ in range(self.below(6)):
                if box[-1] not in city:
                    city.append(box.pop())
            hand = [box.pop() for _ in range(self.below(5))]
            characters = ", ".join(held[seat * each : (seat + 1) * each])
            players.append({"city": city, "hand": hand, "gold": self.below(8), "characters": characters})
        return {
            "players": players,
            "deck": box,
            "characters": ", ".join(named),
            "turn": {"seat": 0, "as": first},
            "crown": self.below(seats),
            "seed": self.below(10**6),
        }


def is_basic(name: str) -> bool:
    """Say whether a district is in the game several times."""
    return DISTRICTS[name][0] != "unique"


def twin_of(position: Machiavelli) -> Round:
    """Lay the same table for the oracle."""
    seats = [
        Seat(
            player.gold,
            [NAMES[kind] for kind in kinds_listed(player.hand)],
            [NAMES[kind] for kind in player.city.listed()],
        )
        for player in position.players
    ]
    ranks = [CHARACTERS[character] for character in position.settings.characters]
    held = {name: position.cast.holder(position.rank_of(CHARACTERS.index(name))) for name in ranks}
    deck = [NAMES[kind] for kind in kinds_listed(position.deck)]
    return Round(seats, deck, ranks, {name: seat for name, seat in held.items() if seat >= 0}, position.crown)


def assert_same_table(position: Machiavelli, twin: Round) -> None:
    """Compare gold, hands, cities, the deck, the crown and the tax."""
    fresh = twin_of(position)
    for player, seat in zip(fresh.seats, twin.seats, strict=True):
        assert (player.gold, sorted(player.hand), player.city) == (seat.gold, sorted(seat.hand), seat.city)
    assert fresh.deck == twin.deck
    assert (position.crown, position.tax) == (twin.crown, twin.tax)


def played(first: str, seed: int) -> list[tuple[Question, str]]:
    """Play a made-up round in both, and give the questions and answers."""
    dice = Dice(seed)
    scenario = dice.scenario(first)
    position = cast("Machiavelli", signoria.game("machiavelli").scenario(scenario))
    twin = twin_of(position)
    course = ROUNDS[first](twin)
    said: list[tuple[Question, str]] = []
    question = next(course)
    while True:
        told = f"{first} {seed}: {scenario}, {[answer for _, answer in said]}"
        options = sorted(position.notation(option) for option in position.legal())
        assert (position.asked, position.question) == (question.seat, question.kind), told
        assert options == sorted(question.options), told
        # While drawn cards are being looked at they are in no zone that is compared.
        if question.kind != "keep-card":
            assert_same_table(position, twin)
        answer = choice(dice, question)
        said.append((question, answer))
        position.play(answer)
        try:
            question = course.send(answer)
        except StopIteration:
            break
    assert position.over or position.round == 2, told
    assert_same_table(position, twin)
    return said


def choice(dice: Dice, question: Question) -> str:
    """Answer at random, but end a turn only when nothing better comes up, and mind the seal."""
    if "turn-over" in question.options and dice.below(3) > 0:
        return "turn-over"
    answer = dice.any_of(question.options)
    return answer if answer != "end-turn" else dice.any_of(question.options)


@pytest.mark.parametrize("start", range(0, GAMES, 50))
def test_rounds_with_a_witch_agree_with_the_oracle(start: int) -> None:
    """MD-C02.8, MD-C02.9, MD-C02.10, MD-C02.11: who is asked what, and what everyone has after it."""
    for seed in range(start, start + few(50)):
        assert played("witch", seed)


@pytest.mark.parametrize("start", range(0, GAMES, 50))
def test_rounds_with_a_magistrate_agree_with_the_oracle(start: int) -> None:
    """MD-C03.5, MD-C03.7, MD-C03.8, MD-C03.13: who is asked what, and what everyone has after it."""
    for seed in range(start, start + few(50)):
        assert played("magistrate", seed)


def test_the_made_up_rounds_are_worth_it() -> None:
    """Witches play on as everyone, and Magistrates confiscate often enough."""
    kinds: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    for first in ROUNDS:
        for seed in range(100):
            for question, answer in played(first, seed):
                kinds[question.kind] += 1
                answers[answer.split()[0]] += 1
    assert set(kinds) == {
        "income",
        "keep-card",
        "name-character",
        "navigator",
        "place-warrants",
        "turn-action",
        "turn-warrant",
        "unclaimed",
    }
    assert kinds["income"] > 100 + 20
    assert answers["turn-over"] > 15
    assert answers["leave-closed"] > 15
    assert answers["build-by-framework"] > 5
