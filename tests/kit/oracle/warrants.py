"""The calls of a round with a Magistrate, as generators: his decision stands in the middle of the build it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kit.oracle.machiavelli_turn import Build, FreeTurn, Round
from tests.kit.oracle.question import Asking, Question

if TYPE_CHECKING:
    from collections.abc import Callable


def round_with_magistrate(table: Round) -> Asking:
    """Call every character from the Magistrate on."""
    for character in table.ranks:
        if character in table.holders:
            table.rob(character)
            kind = MagistratesTurn if character == "magistrate" else FreeTurn
            yield from kind(table, table.holders[character], character).play(past_the_magistrate(table))


class MagistratesTurn(FreeTurn):
    """A turn whose one ability is to place warrants, the sealed one first."""

    def use(self, ability: str) -> Asking:
        assert ability == "warrants"
        table = self.table
        marked: list[str] = []
        while len(marked) < 3:
            free = [name for name in table.ranks if name not in ("magistrate", *marked)]
            verb = "mark" if marked else "seal"
            answer = yield Question(self.seat, "place-warrants", [f"{verb} {name}" for name in free])
            marked.append(answer.split()[1])
        table.sealed, table.warranted, table.magistrate = marked[0], set(marked), self.seat


def past_the_magistrate(table: Round) -> Callable[[Build], Asking]:
    """The first district that is paid for with gold in a warranted turn may go to the Magistrate instead."""

    def enter(build: Build) -> Asking:
        owner = build.seat
        if build.character in table.warranted and build.price > 0:
            table.warranted.remove(build.character)
            if table.magistrate != build.seat:
                city = table.seats[table.magistrate].city
                fits = build.district not in city and not (build.district == "monument" and len(city) >= 5)
                options = ["turn-over"] * (fits and build.character == table.sealed) + ["leave-closed"]
                answer = yield Question(table.magistrate, "turn-warrant", options)
                if answer == "turn-over":
                    table.seats[build.seat].gold += build.price
                    build.price = 0
                    owner = table.magistrate
                    table.warranted = set()
        table.add(owner, build)

    return enter
