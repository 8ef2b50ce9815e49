"""The numbers of Florence: prices against worth, and works against minimums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from signoria.analysis.numbers.sheet import ply_of
from signoria.analysis.shapes import Auction, Work
from signoria.bots.florence.auction import best_of_others, with_object
from signoria.bots.florence.estate import estate_of
from signoria.bots.florence.outlook import outlook
from signoria.games.florence.data.components import ACTIONS, OBJECT_NUMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.ruler import Round
    from signoria.analysis.shapes import Numbers
    from signoria.core.position import Position
    from signoria.core.replay import Replay
    from signoria.games.florence.eyes.views import FlorenceSight


def add(replay: Replay, rounds: Sequence[Round], numbers: Numbers) -> Numbers:
    """Give the numbers with what was bought and what was completed."""
    auctions: list[Auction] = []
    works: list[Work] = []
    minimums: list[int] = []
    number, opened = 0, replay.first
    for event in replay.events():
        facts: dict[str, Any] = event.facts
        if event.kind == "round-start":
            number = facts["round"]
            minimums.append(facts["minimum"])
        elif event.kind == "auction-opened":
            opened = ply_of(replay, event.number) - 1
        elif event.kind == "object-bought":
            at = opened if opened >= rounds_start(rounds, number) else ply_of(replay, event.number) - 1
            position = replay.at(at)
            least, most = worth_of(position, facts["seat"], facts["item"])
            auctions.append(Auction(number, facts["seat"], facts["item"], facts["price"], least, most))
            opened = -1
        elif event.kind == "work-completed":
            works.append(Work(number, facts["seat"], facts["value"], minimums[-1], best=False))
        elif event.kind == "best-work":
            works = [
                msgspec.structs.replace(work, best=True)
                if work.round == number and work.seat in facts["seats"] and work.value == facts["value"]
                else work
                for work in works
            ]
    return msgspec.structs.replace(numbers, auctions=auctions, works=works, minimums=minimums)


def rounds_start(rounds: Sequence[Round], number: int) -> int:
    """Give after how many moves a round begins."""
    return next((one.first for one in rounds if one.number == number), 0)


def worth_of(position: Position, seat: int, item: str) -> tuple[int, int]:
    """Give what an object is worth to a seat in florins, from what it knows: beyond the best other one, and at all."""
    sight = cast("FlorenceSight", position.sight(seat))
    estate = estate_of(sight, ACTIONS)
    number = OBJECT_NUMBERS[item]
    without = outlook(estate)
    most = max(0, with_object(sight, estate, number) - without)
    instead = max(0, best_of_others(sight, estate, number, without))
    return max(0, most - instead), most
