"""How long an answer takes tells nothing: who watches two hundred moments guesses no better than by tossing a coin."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from signoria.games import REGISTRY
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.playthrough import Playthrough
from signoria.tables.table.presence import REPEATED
from signoria.tables.thinking.thinker import InlineThinker
from tests.tables.kit import Device, House, StillTime, begin, guest
from tests.tables.test_indistinguishable import court
from tests.tables.worlds import keep_the_same_chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.position import Position
    from signoria.tables.room.room import Room
    from signoria.tables.thinking.thinker import Thought

ANNA, BRAM, CLEO, DIRK = guest("Anna"), guest("Bram"), guest("Cleo"), guest("Dirk")
MOMENTS: Final = 200
LEARNING: Final = 100
# Seconds that a bot may think.
THINKING: Final = 2.0
# With a coin, somebody guesses more of the others in one of twenty times only.
MOST_BY_CHANCE: Final = 0.5 + 1.645 * (0.25 / (MOMENTS - LEARNING)) ** 0.5


class PeoplesTime(StillTime):
    """Time that stands still, with the pauses that people meet."""

    def __init__(self) -> None:
        super().__init__()
        self._bot, self._secret, self._keeper, self._silence = (0.5, 1.2), (1.2, 3.0), (2.5, 4.0), (6.0, 8.0)

    def next_alarm(self) -> float:
        """Give when something is due."""
        return self._sleepers[0][0] if self._sleepers else self.moment + REPEATED


def attack(*, free: bool) -> Position:
    """Give a position in which Bram, who may have a Moat or not, is about to be attacked."""
    hand, deck = ("moat, 4 estate", "5 copper") if free else ("5 estate", "moat, 4 copper")
    players = [{"hand": "witch, 4 copper", "deck": "5 copper"}, {"hand": hand, "deck": deck}]
    return REGISTRY.game("dominion").scenario({"players": players})


def silence(card: str, *, free: bool) -> Position:
    """Give a position in which Bram is about to be asked in secret for a card, or nobody."""
    scene = {"murdered": "bishop"} if card == "rasputin" else {}
    return court("tavern", card if free else "temple", "market", "docks", **scene)


def put(room: Room, position: Position) -> None:
    """Let a table go on from a position, after all that was played there."""
    play = room.table.play
    assert play is not None
    start = msgspec.structs.replace(play.start, saved=position.save(), ply=play.ply)
    room.table.go_on_with(Playthrough(start, start.position(), play.moves[:], play.log[:]))
    room._replace(room.table)
    for connection in room._audience.connections:
        connection.changed(due=True)


async def seconds(house: House, anna: Device, bram: Device, move: str, thinking: float) -> float:
    """Let Anna make a move, and Bram answer if he can; give how long Anna waits for what follows."""
    await anna.choose(move)
    asked_at, before = house.timing.moment, anna.now().view
    answered = False
    assert isinstance(house.timing, PeoplesTime)
    while anna.now().view == before:
        table = bram.room.table
        mine = table.answering() == 1 and table.play is not None and len(table.play.position.legal()) > 1
        answering = asked_at + thinking if mine and not answered and table.player(1) is None else float("inf")
        house.timing.advance(max(0.0, min(answering, house.timing.next_alarm()) - house.timing.moment))
        await house.rest()
        if house.timing.moment >= answering and anna.now().view == before:
            answered = True
            await bram.send(Choose(bram.new_id(), bram.now().ply, ["pass"]))
    return house.timing.moment - asked_at


def guessed(seen: list[tuple[float, bool]]) -> float:
    """Guess from the time of an answer whether it was free, as was learnt from some; give how often that is right."""
    learnt, others = seen[:LEARNING], seen[LEARNING:]
    rules: list[Callable[[float], bool]] = []
    for edge, _ in learnt:
        rules += [lambda time, edge=edge: time > edge, lambda time, edge=edge: time <= edge]  # type: ignore[misc]
    best = max(rules, key=lambda rule: sum(rule(time) == free for time, free in learnt))
    return sum(best(time) == free for time, free in others) / len(others)


@pytest.mark.parametrize("who", ["quick", "usual", "slow", "bot"])
async def test_nobody_guesses_from_the_time_whether_somebody_had_a_moat(who: str) -> None:
    """R1, R8."""
    usual = {"quick": 0.7, "usual": 2.5, "slow": 7.0, "bot": 1.0}[who]
    chance, seen = Random(who), []
    async with House(timing=PeoplesTime()) as house:
        room = await house.open(ANNA, "me", "open")
        keep_the_same_chance(room)
        await begin(room, ANNA, BRAM)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        for _ in range(MOMENTS):
            free = chance.random() < 0.5
            put(room, attack(free=free))
            if who == "bot" and not room.table.seats[1].kept:
                await room.receive(Leave(), Sender(BRAM))
            await house.rest()
            thinking = chance.lognormvariate(0.0, 0.5) * usual
            seen.append((await seconds(house, anna, bram, "play witch", thinking), free))
    assert guessed(seen) <= MOST_BY_CHANCE


class LongThinker(InlineThinker):
    """Takes nearly all the time that there is for a thought."""

    def __init__(self, timing: StillTime) -> None:
        super().__init__()
        self.timing = timing
        self.thoughts = 0

    async def think(self, thought: Thought) -> str:
        self.thoughts += 1
        await self.timing.sleep(0.9 * THINKING)
        return await super().think(thought)


async def test_nobody_guesses_from_the_time_whether_a_bot_that_thinks_had_a_moat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R1, R8: it takes as long where there is nothing to think about."""
    monkeypatch.setitem(REGISTRY.game("dominion").about.thinking, "house", THINKING)
    chance, seen = Random("thinker"), []
    async with House(timing=PeoplesTime()) as house:
        house.rooms.node.thinker = thinker = LongThinker(house.timing)
        room = await house.open(ANNA, "me", "bot")
        keep_the_same_chance(room)
        anna = await house.come(room, ANNA)
        for _ in range(MOMENTS):
            free = chance.random() < 0.5
            put(room, attack(free=free))
            await house.rest()
            seen.append((await seconds(house, anna, anna, "play witch", 0.0), free))
    assert thinker.thoughts >= sum(free for _, free in seen)
    assert min(time for time, _ in seen) >= THINKING
    assert guessed(seen) <= MOST_BY_CHANCE


@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("acrobat", "quick"),
        ("acrobat", "slow"),
        ("acrobat", "never answers"),
        ("acrobat", "bot"),
        ("rasputin", "slow"),
        ("rasputin", "never answers"),
        ("rasputin", "comes and goes"),
    ],
)
async def test_nobody_guesses_from_the_time_whether_somebody_was_asked_in_secret(card: str, who: str) -> None:
    """MD-H31, R8: however long somebody thinks who is asked, and whoever is."""
    usual = {"quick": 0.7, "usual": 2.5, "slow": 7.0, "comes and goes": 2.5}.get(who, float("inf"))
    chance, seen = Random(f"{card} {who}"), []
    async with House(timing=PeoplesTime()) as house:
        room = await house.open(ANNA, "me", "open", "open", "open", game="machiavelli", options={"action-cards": "on"})
        keep_the_same_chance(room)
        await begin(room, ANNA, BRAM, CLEO, DIRK)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        if who == "bot":
            await room.receive(Leave(), Sender(BRAM))
        for _ in range(MOMENTS):
            free = chance.random() < 0.5
            put(room, silence(card, free=free))
            await house.rest()
            if who == "comes and goes":
                await bram.leave()
                bram = await house.come(room, BRAM)
            thinking = chance.lognormvariate(0.0, 0.5) * usual
            seen.append((await seconds(house, anna, bram, "end-turn", thinking), free))
    assert guessed(seen) <= MOST_BY_CHANCE
