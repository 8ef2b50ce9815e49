"""Two worlds that somebody cannot tell apart, each played at a table of its own with the same moves in the open.

Whatever that somebody is sent, asks for or times must be the same in both: every message with its moment, and what
lists of tables say at every moment. People answer after the same time in both; what the table does by itself, it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.say import Say
from signoria.tables.table.commands.undo import Undo
from signoria.tables.table.house import mark_of
from signoria.tables.table.playthrough import Playthrough
from signoria.tables.table.trail import Trail
from signoria.tables.wire.messages import Consider, Sync, Update
from signoria.web.api.results import summary
from tests.tables.kit import Device, House, StillTime, begin, guest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from signoria.core.game import Game
    from signoria.core.position import Position
    from signoria.tables.room.room import Room

SECRET: Final = bytes(range(32))
PEOPLE: Final = [guest(name) for name in ("Anna", "Bram", "Cleo", "Dirk")]
WATCHING: Final = guest("Eva")
# Time goes by in steps; people answer when they have been asked for so long, in secret sooner.
STEP: Final = 0.5
THINKING: Final = 2.0
SECRETLY_THINKING: Final = 1.0
# More of it than any moment of a table takes.
PATIENCE: Final = 40


def keep_the_same_chance(room: Room) -> None:
    """Let all pauses of a table, which follow from its secret, be the same at every run."""
    room.table.row = msgspec.structs.replace(room.table.row, secret=SECRET)


def heard(position: Position) -> Position:
    """Give the same position with somebody who listens: one that was imagined has no listener."""
    return position.game.load({**position.save(), "listening": True})


def seen(position: Position, seat: int | None, since: int) -> object:
    """Give what a seat sees of a position, and of what happened from an event on."""
    return position.view(seat), [event.seen_by(seat) for event in position.events(since)]


def on(position: Position, move: str) -> Position:
    """Give the position after a move, and after secret questions that are all answered with no."""
    after = position.copy()
    after.play(move)
    while after.waiting is not None and after.waiting.secret():
        after.choose(after.legal()[-1])
    return after


def common_moves(worlds: Sequence[Position], seat: int | None, most: int, chance: Random) -> list[str]:
    """Find moves that can be made in both worlds and look the same to a seat, as many as there are."""
    found: list[str] = []
    now = list(worlds)
    while len(found) < most and not now[0].over:
        possible = [{world.notation(action) for action in world.legal()} for world in now]
        candidates = sorted(possible[0] & possible[1])
        chance.shuffle(candidates)
        since = [len(world.events()) for world in now]
        for move in candidates:
            after = [on(world, move) for world in now]
            looks = [seen(world, seat, first) for world, first in zip(after, since, strict=True)]
            if looks[0] == looks[1]:
                found.append(move)
                now = after
                break
        else:
            break
    return found


class World:
    """A table at which one world is played."""

    def __init__(self, house: House, room: Room, devices: list[Device]) -> None:
        self.house = house
        self.room = room
        self.devices = devices
        # What each device was sent when, what it asked for among it, and what lists of tables said.
        self.told: dict[str, list[object]] = {device.connection.guest.name: [] for device in devices}
        self._taken = dict.fromkeys(self.told, 0)
        # How many silences there have been, so that a test knows that it has tested something.
        self.silences = 0

    @classmethod
    async def seated(cls, house: House, game: Game, position: Position, clock: int | None) -> World:
        """Let people sit down at a table at which a game has come as far as a position."""
        number = position.seats()
        seats = ["me", *["open"] * (number - 1)]
        room = await house.open(PEOPLE[0], *seats, game=game.name, clock=clock)
        keep_the_same_chance(room)
        await begin(room, *PEOPLE[:number])
        play = room.table.play
        assert play is not None
        start = msgspec.structs.replace(play.start, saved=heard(position).save())
        room.table.go_on_with(Playthrough.begin(start))
        room.table.lengths = Trail([0] * len(room.table.lengths))
        room._replace(room.table)
        devices = [await house.come(room, person) for person in (*PEOPLE[:number], WATCHING)]
        return cls(house, room, devices)

    async def play(self, moves: Sequence[str], *, probing: str | None = None) -> None:
        """Play moves; who is probing tries everything at every moment to find something out."""
        begun = self.room.table.ply
        for _ in range(PATIENCE + 8 * len(moves)):
            play = self.room.table.play
            assert play is not None
            made = sum(not one.secret for one in play.moves[begun:])
            if made >= len(moves) and self.room.table.curtain is None:
                await self._observe(None)
                return
            await self._answer(moves[made] if made < len(moves) else "")
            await self._observe(probing)
            await self.house.wait(STEP)
        raise AssertionError(f"{moves} do not come to an end")

    async def _answer(self, move: str) -> None:
        """Let whoever is asked answer in time, unless the table will."""
        table = self.room.table
        seat, play = table.answering(), table.play
        if play is None or seat is None or (play.only_answer() is not None and not play.secretly_asked):
            return
        device = self.devices[seat]
        waited = self.house.timing.now() - table.asked_at
        if self.room._kept_back or waited < (SECRETLY_THINKING if play.secretly_asked else THINKING):
            return
        answer = play.position.notation(play.position.legal()[-1]) if play.secretly_asked else move
        await device.send(Choose(device.new_id(), device.now().ply, [answer], seat))

    async def _observe(self, probing: str | None) -> None:
        table = self.room.table
        self.silences += table.curtain is not None
        listed = [one for one in await self.house.store.tables_of(PEOPLE[0].id) if one.code == table.row.code]
        for device in self.devices:
            who = device.connection.guest
            if who.name == probing:
                await self._probe(device)
            taken = self._taken[who.name]
            self._taken[who.name] = len(device.told)
            new = zip(device.moments[taken:], device.told[taken:], strict=True)
            self.told[who.name] += [(moment, self._plain(message)) for moment, message in new]
            lists = [summary(one, who.id) for one in listed]
            self.told[who.name].append((self.house.timing.now(), self._plain(lists)))

    async def _probe(self, device: Device) -> None:
        ply = device.now().ply
        number = len(self.told[device.connection.guest.name])
        for guess in range(max(0, ply - 1), ply + 4):
            await device.send(Choose(f"choose {number} {guess}", guess, ["pass"]))
        if not any(undo in device.now().undo.possible for undo in ("free", "ask")):
            for guess in range(max(0, ply - 1), ply + 4):
                await device.send(Undo(f"undo {number} {guess}", guess))
        await device.send(Say(f"say {number}", "hm"))
        await device.send(Consider(f"consider {number}"))
        await device.send(Sync(device.now().version - 1, device.now().seat))
        await device.send(Sync(-1, device.now().seat))

    def _plain(self, message: object) -> str:
        """Give a message as it is sent, without what differs between any two tables."""
        plain = msgspec.to_builtins(message)
        if isinstance(plain, dict):
            plain.pop("milliseconds", None)
        row = self.room.table.row
        written = msgspec.json.encode(plain).decode().replace(row.code, "CODE")
        for person in (*PEOPLE, WATCHING):
            written = written.replace(mark_of(row.id, person.id), person.name)
        return written


async def compare(
    game: Game,
    worlds: Sequence[Position],
    moves: Sequence[str],
    readers: Sequence[str],
    *,
    probing: str | None = None,
    clock: int | None = None,
) -> list[int]:
    """Play moves in both worlds, and hold against each other what readers were told; give the silent moments."""
    played = []
    for position in worlds:
        async with House(timing=StillTime()) as house:
            world = await World.seated(house, game, position, clock)
            await world.play(moves, probing=probing)
            played.append(world)
    first, second = played
    for reader in readers:
        for one, other in zip(first.told[reader], second.told[reader], strict=False):
            assert one == other, f"{reader} can tell the worlds apart"
        assert len(first.told[reader]) == len(second.told[reader])
        assert any('"update"' in str(told) for told in first.told[reader])
    return [world.silences for world in played]


def updates(device: Device) -> int:
    """Give how many updates a device was sent."""
    return len(device.all(Update))
