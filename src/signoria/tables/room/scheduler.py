"""When a table's duties are due, and what is to be done then: the turns of bots, secret answers, clocks, requests."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final

from signoria.tables.room.duties import (
    BotTurn,
    CalledBot,
    CalledGame,
    OpenProposal,
    OpenRequest,
    RunningClock,
    SecretAnswer,
    SecretQuestion,
    Silence,
)
from signoria.tables.table.commands.answer import Answer, AskInSecret, Lapse, Unveil
from signoria.tables.table.commands.away import Keep
from signoria.tables.table.commands.call_bot import Outvote
from signoria.tables.table.commands.end import LapseEnd
from signoria.tables.table.commands.start import Begin
from signoria.tables.table.commands.undo import LapseUndo
from signoria.tables.thinking.thinker import Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from signoria.tables.room.duties import Duty
    from signoria.tables.room.node import Node
    from signoria.tables.table.commands.command import ByItself
    from signoria.tables.table.table import LiveTable

# What is done when a time is over.
AT_ITS_TIME: Final[Mapping[type[Duty], Callable[[int], ByItself]]] = {
    CalledGame: Begin,
    OpenRequest: LapseUndo,
    CalledBot: Outvote,
    OpenProposal: LapseEnd,
    Silence: Unveil,
}


async def awaited(duty: Duty, table: LiveTable, node: Node, failures: int) -> ByItself:
    """Wait until a duty of a table is due; give what is to be done then. `failures` says how often that went wrong."""
    version, time = table.version, node.time
    match duty:
        case BotTurn():
            move, _ = await asyncio.gather(_bot_move(duty, table, node, failures), time.until(duty.at))
            return Answer(version, duty.seat, move, "bot")
        case SecretAnswer():
            await time.until(duty.at)
            return Answer(version, duty.seat, duty.move, "table")
        case SecretQuestion():
            await time.until(duty.until)
            return AskInSecret(version, duty.seat)
        case RunningClock():
            await time.until(duty.until)
            return Keep(version, duty.seat) if duty.lapse is None else Lapse(version, duty.seat, duty.lapse)
        case CalledGame() | OpenRequest() | CalledBot() | OpenProposal() | Silence():
            await time.until(duty.until)
            return AT_ITS_TIME[type(duty)](version)


async def _bot_move(duty: BotTurn, table: LiveTable, node: Node, failures: int) -> str:
    assert table.play is not None
    if duty.only is not None:
        return duty.only
    position = table.play.position
    if failures > 1:
        # A bot that cannot decide must not hold up the table. The last option usually ends a phase.
        return position.notation(position.legal()[-1])
    # The same at every node and after every restart, and unlike the seed of the game.
    seed = int.from_bytes(hashlib.sha256(f"{table.row.id} {table.ply}".encode()).digest()[:8])
    thought = Thought(table.row.id, table.row.game, duty.bot, duty.seat, seed, position.save())
    return await node.thinker.think(thought)
