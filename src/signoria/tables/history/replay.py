"""Games that are over, looked at again: the record, how a game went, and any moment of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.core.record import FORMAT, result_of
from signoria.core.replay import Replay, replay_of
from signoria.games import REGISTRY
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.record import FairSeed, Record
    from signoria.tables.table.playthrough import Playthrough
    from signoria.tables.table.table import LiveTable


def record(table: LiveTable) -> Record:
    """Give the game as played, with the secret that makes it repeatable. Refuses while it goes on."""
    play = table.finished()
    if play.start.saved is not None:
        # The rules have changed in the middle of it, or it began in the middle: it cannot be played from the start.
        raise Refusal("reason-no-record")
    kept = kept_moves(play)
    written: Record = {
        "format": FORMAT,
        "game": table.row.game,
        "options": table.options,
        "seats": [seat.name for seat in table.seats],
        "seed": seed(play, table.commitment),
        "moves": [made.move for made in play.moves],
        "result": result_of(play.position),
    }
    if kept:
        written["kept"] = kept
    hinted = [number for number, made in enumerate(play.moves, start=1) if made.hinted]
    if hinted:
        written["hinted"] = hinted
    if table.resigned:
        gave_up = table.resigned
        written["resigned"] = [gave_up[seat].ply if seat in gave_up else None for seat in range(len(table.seats))]
    return written


def kept_moves(play: Playthrough) -> list[int]:
    """Give the numbers, from 1, of the moves that bots made for people."""
    return [number for number, made in enumerate(play.moves, start=1) if made.kept]


def seed(play: Playthrough, commitment: str) -> FairSeed:
    """Give all that the chance of a game came from."""
    told: FairSeed = {"secret": play.start.secret.hex(), "commitment": commitment}
    return {**told, "shares": play.start.shares} if any(play.start.shares) else told


class Course(msgspec.Struct, frozen=True):
    """How a game went: by name of what is measured, for each seat its values at the start and after each round."""

    rounds: int
    series: dict[str, list[list[int]]]


def course(replay: Replay) -> Course:
    """Give how a game that is over went."""
    seats = replay.end.seats()
    samples: list[dict[str, list[int]]] = []
    turns = 0
    for position in replay.positions():
        if not samples:
            turns = max(1, position.turns_taken())
            samples.append(position.measures())
        elif position.turns_taken() >= turns + seats:
            turns += seats
            samples.append(position.measures())
    # What the last round brought.
    samples.append(replay.end.measures())
    names = samples[-1]
    series = {name: [[sample[name][seat] for sample in samples] for seat in range(seats)] for name in names}
    return Course(len(samples) - 1, series)


def replay_of_table(table: LiveTable) -> Replay:
    """Play the game of a table again. Refuses while it goes on."""
    play = table.finished()
    replay = Replay(play.start.position(), play.start.ply)
    for made in play.moves[play.start.ply :]:
        replay.play(made.move)
    replay.mark([number for number in kept_moves(play) if number > play.start.ply])
    return replay


class Replays:
    """The games that were looked back at last. Looking at another moment of one of them costs a few moves only."""

    def __init__(self, most: int = 24) -> None:
        self._most = most
        self._kept: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()

    async def of_table(self, table: LiveTable) -> Replay:
        """Give the game of a table. Refuses while it goes on."""
        table.finished()
        return await self._replay(f"table {table.row.id}", partial(replay_of_table, table))

    async def of_record(self, record: dict[str, Any]) -> Replay:
        """Give the game of a record. Raises `RecordError` for a wrong one."""
        digest = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()
        return await self._replay(f"record {digest}", partial(replay_of, record, REGISTRY))

    async def _replay(self, key: str, make: Callable[[], Replay]) -> Replay:
        task = self._kept.pop(key, None)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = asyncio.create_task(asyncio.to_thread(make))
        self._kept[key] = task
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        # Others may wait for the same one.
        return await asyncio.shield(task)
