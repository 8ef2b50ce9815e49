"""A whole evening at a table: people, bots, a shared device, a spectator, undo, the clock, chat and a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.chance import commitment
from signoria.core.record import verify
from signoria.games import REGISTRY
from signoria.tables.history.replay import record
from signoria.tables.table.commands.away import Return
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.say import Say
from signoria.tables.table.commands.undo import AnswerUndo
from signoria.tables.wire.messages import Accepted, LogLine, Refused, Sync
from tests.tables.kit import BUYING, Device, House, begin, first_of, guest, reason

if TYPE_CHECKING:
    from signoria.tables.room.room import Room

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")


async def play_on(room: Room, *devices: Device, most: int = 5000) -> None:
    """Let everyone answer what they are asked, shopping for points, until the game is over."""
    house = devices[0].house
    for _ in range(most):
        play = room.table.play
        if play is None or play.position.over:
            return
        seat = play.position.asked
        device = next((device for device in devices if seat in room.table.seats_of(device.connection.guest.id)), None)
        if device is None or len(play.position.legal()) == 1:
            await house.wait(5)
            continue
        if device.now().seat != seat:
            await device.send(Sync(-1, seat))
        answer = await device.choose(first_of(device.options, *BUYING), seat=seat)
        assert isinstance(answer, Accepted), answer
    raise AssertionError("the game does not end")


class Evening:
    """Anna and Opa share a device, Bram has his own, a bot plays along, Cleo watches."""

    def __init__(self, house: House, room: Room, anna: Device, bram: Device, cleo: Device) -> None:
        self.house = house
        self.room = room
        self.anna = anna
        self.bram = bram
        self.cleo = cleo

    @classmethod
    async def gather(cls, house: House) -> Evening:
        """People come to the table, and the game begins."""
        options = {"start-player": "chosen", "start-seat": 0}
        room = await house.open(ANNA, "me", "local Opa", "open", "bot easy", clock=60, options=options)
        anna, cleo = await house.come(room, ANNA), await house.come(room, CLEO)
        assert anna.shown().status == "gathering"
        assert [seat.name for seat in anna.shown().seats] == ["Anna", "Opa", "", "Cosimo"]
        await begin(room, ANNA, BRAM)
        bram = await house.come(room, BRAM)
        assert bram.shown().status == "playing"
        assert bram.shown().secret is None
        assert bram.shown().spectators == 1
        assert (bram.now().seat, cleo.now().seat) == (2, None)
        return cls(house, room, anna, bram, cleo)

    async def free_undo(self) -> None:
        """Nothing is learnt by laying out Treasures, so Anna may take that back."""
        anna = self.anna
        # Before the device knows who sits there it shows nothing hidden.
        assert anna.now().seat is None
        assert anna.options == []
        await anna.send(Sync(-1, 0))
        assert isinstance(await anna.choose("play copper", "play copper", seat=0), Accepted)
        assert (anna.now().ply, anna.now().undo.possible) == (2, "free")
        assert isinstance(await anna.undo(), Accepted)
        assert anna.now().ply == 0
        assert anna.log[-1] == LogLine("undone", {"player": {"seat": 0}, "moves": 2})
        assert self.cleo.log[-1].event == "undone"

    async def refused_undo(self) -> None:
        """Buying ends the turn and new cards are drawn: Bram must agree, and does not."""
        anna, bram = self.anna, self.bram
        await anna.choose("play-all-treasures", seat=0)
        await anna.choose("buy copper", seat=0)
        assert anna.now().undo.possible == "ask"
        assert isinstance(await anna.undo(), Accepted)
        assert (bram.now().undo.asked_by, bram.now().undo.waiting_for) == (0, [2])
        await bram.send(AnswerUndo("no", agree=False))
        assert anna.now().undo.reason == "reason-undo-refused"
        assert reason(await anna.undo()) == "reason-undo-refused"

    async def agreed_undo(self) -> None:
        """Opa asks too, and Bram agrees."""
        anna, bram = self.anna, self.bram
        await anna.send(Sync(-1, 1))
        await anna.choose("play-all-treasures", seat=1)
        await anna.choose("buy copper", seat=1)
        assert bram.question == "play-treasure"
        await anna.undo()
        assert isinstance(await bram.send(AnswerUndo("yes", agree=True)), Accepted)
        assert anna.question == "buy-card"
        await anna.choose("buy silver" if "buy silver" in anna.options else "end-buys", seat=1)

    async def clock_runs_out(self) -> None:
        """A bot decides once for Bram, and then he is asked again."""
        bram, cleo = self.bram, self.cleo
        clock = bram.now().clock
        assert clock is not None
        assert (clock.seat, clock.left) == (2, 60)
        await self.house.wait(61)
        assert self.room.table.play is not None
        assert [made.seat for made in self.room.table.play.moves if made.kept] == [2]
        assert "time-ran-out" in [line.event for line in cleo.log]
        assert (cleo.shown().seats[2].keeper, self.room.table.answering()) == (None, 2)
        assert isinstance(await bram.send(Return("seen")), Accepted)
        assert bram.now().done is None

    async def chat(self) -> None:
        """What is said is heard once by all, and by who comes later."""
        for _ in range(2):
            await self.bram.send(Say("s1", "sorry, telefoon"))
        assert self.cleo.heard() == ["Bram: sorry, telefoon"]
        late = await self.house.come(self.room, guest("Dirk"))
        assert late.heard() == ["Bram: sorry, telefoon"]

    async def finish(self) -> list[int]:
        """The game ends with a score sheet, and everyone can check the shuffles; give the winners."""
        published = self.bram.shown().commitment
        await play_on(self.room, self.anna, self.bram)
        over, table = self.cleo.now(), self.cleo.shown()
        assert table.status == "over"
        assert over.view is not None
        assert [player["score"]["seat"] for player in over.view["players"]] == [0, 1, 2, 3]
        assert table.secret is not None
        assert commitment(bytes.fromhex(table.secret)) == published == table.commitment
        verify(record(self.room.table), REGISTRY)
        await self.cleo.send(Sync(-1, 3))
        assert any(line.args.get("secret") for line in self.cleo.log)
        return list(over.view["winners"])

    async def rematch(self, winners: list[int]) -> None:
        """When everybody wants it another game begins.

        DO-F01.2, DO-F01.3: the left neighbour of the winner starts, after a shared victory one who did not win.
        """
        anna, bram = self.anna, self.bram
        await anna.send(Rematch("r"))
        assert bram.shown().seats[0].wants_rematch
        assert bram.shown().following is None
        await bram.send(Rematch("r"))
        again = await self.house.rooms.room(bram.shown().following or "")
        assert again.table.status == "playing"
        assert again.table.options["previous-winners"] == winners
        assert again.table.play is not None
        losers = [seat for seat in range(4) if seat not in winners]
        expected = [(winners[0] + 1) % 4] if len(winners) == 1 else losers or list(range(4))
        assert again.table.play.position.starter() in expected
        assert again.table.previous == self.room.table.row.code
        assert [seat.name for seat in again.table.seats] == [seat.name for seat in self.room.table.seats]


async def test_a_whole_evening() -> None:
    async with House() as house:
        evening = await Evening.gather(house)
        await evening.free_undo()
        await evening.refused_undo()
        await evening.agreed_undo()
        await evening.clock_runs_out()
        await evening.chat()
        winners = await evening.finish()
        await evening.rematch(winners)


async def test_against_bots_any_undo_is_granted_and_marked() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", options={"start-player": "chosen", "start-seat": 0})
        anna = await house.come(room, ANNA)
        await anna.choose("play-all-treasures")
        bought: Any = await anna.choose("buy copper")
        assert isinstance(bought, Accepted)
        assert anna.now().ply > 2
        assert anna.now().undo.possible == "free"
        await anna.undo()
        assert (anna.question, anna.now().ply) == ("buy-card", 1)
        await anna.undo()
        assert (anna.question, anna.now().ply) == ("play-treasure", 0)
        assert [line.event for line in anna.log[-2:]] == ["undone", "undone"]
        nothing = await anna.undo()
        assert isinstance(nothing, Refused)
        assert nothing.reason == "reason-undo-none"
