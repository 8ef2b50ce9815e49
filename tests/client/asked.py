"""Every kind of question that a game asks, as it is asked in games played by lot, to be laid out on a table."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import signoria
from tests.kit.driver import driver_of
from tests.kit.texts import WrittenTexts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.client.kit import Visitor, World

MOST_MOVES: Final = 1500
# What was told in so many moves before the question is in the log.
BEFORE: Final = 14
# To these there is never more than one answer, which the table gives by itself.
ALONE: Final = ("princess-work",)
BOTH: Final[Mapping[str, object]] = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
# Everything that asks something is in one of these kingdoms.
FIRST: Final[Mapping[str, object]] = {
    "kingdom-mode": "custom",
    "kingdom": [
        "bureaucrat",
        "cellar",
        "chancellor",
        "chapel",
        "feast",
        "library",
        "militia",
        "mine",
        "moat",
        "village",
    ],
    "discard-order": "ask",
}
SECOND: Final[Mapping[str, object]] = {
    "kingdom-mode": "custom",
    "kingdom": [
        "moneylender",
        "remodel",
        "spy",
        "thief",
        "throne-room",
        "workshop",
        "moat",
        "festival",
        "laboratory",
        "market",
    ],
    "compulsion": "lenient",
}
DRAFT: Final[Mapping[str, object]] = {"kingdom-mode": "draft"}
# Games in which everything is asked, by how many play: seeds and options.
PLAYED: Final[Mapping[str, Mapping[int, list[tuple[int, Mapping[str, object]]]]]] = {
    "dominion": {seats: [(first, FIRST), (2, SECOND), (3, DRAFT)] for seats, first in ((2, 4), (4, 3))},
    "florence": {2: [(4, BOTH), (1, BOTH), (6, BOTH)], 5: [(11, BOTH), (26, BOTH)]},
}


class Asked(NamedTuple):
    """A question, who is asked, and how it came to that: a position of a few moves before, and those moves."""

    game: str
    kind: str
    seats: int
    seat: int
    options: Mapping[str, object]
    saved: dict[str, object]
    moves: list[str]

    def put(self, world: World, guest: Visitor) -> None:
        """Lay it out on a new table with bots on the other seats, and wait until the guest is asked."""
        world.house.arrange({"saved": self.saved, "moves": self.moves})
        others = ["bot"] * self.seats
        others[self.seat] = "me"
        guest.open(*others, game=self.game, options=dict(self.options))
        guest.page.wait_for_function(
            "([kind, game]) => window.seen?.view?.question?.kind === kind"
            " && Number(document.querySelector(`main.${game}`)?.dataset.ply) === window.seen.ply",
            arg=[self.kind, self.game],
        )


def kinds(game: str) -> list[str]:
    """Give every kind of question that people are asked in a game: there is a text for each."""
    source = WrittenTexts(f"signoria.games.{game}").own_source("en")
    return [kind for kind in re.findall(r"^question-([\w-]+) =", source, re.MULTILINE) if kind not in ALONE]


@cache
def asked(game: str, seats: int) -> Mapping[str, Asked]:
    """Give the kinds of question that are asked at a table of so many: of each the one with the most answers."""
    found: dict[str, Asked] = {}
    for seed, options in PLAYED[game][seats]:
        found = {**found, **in_one_game(game, seats, seed, options, found)}
    return found


def in_one_game(
    game: str, seats: int, seed: int, options: Mapping[str, object], known: Mapping[str, Asked]
) -> dict[str, Asked]:
    """Play a game by lot, and again up to each of the questions wanted, which are those not known yet."""
    position = signoria.game(game).new(seats, seed, dict(options))
    driver = driver_of(game, seed, lively=True)
    moves: list[str] = []
    best: dict[str, tuple[int, int, int]] = {}
    while position.asked is not None and len(moves) < MOST_MOVES:
        kind, seat, answers = str(position.question), position.asked, position.legal()
        if kind not in known and len(answers) > 1 and (len(answers), len(moves)) > best.get(kind, (0, 0, 0))[:2]:
            best[kind] = (len(answers), len(moves), seat)
        choice = driver.choose(position)
        moves.append(position.notation(choice))
        position.choose(choice)
    position = signoria.game(game).new(seats, seed, dict(options))
    saved: dict[int, dict[str, object]] = {}
    for place, move in enumerate(moves):
        if any(max(0, after - BEFORE) == place for _, after, _ in best.values()):
            saved[place] = position.save()
        position.play(move)
    found: dict[str, Asked] = {}
    for kind, (_, place, seat) in best.items():
        start = max(0, place - BEFORE)
        found[kind] = Asked(game, kind, seats, seat, options, saved[start], moves[start:place])
    return found
