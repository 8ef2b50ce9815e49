"""What the host can do about people: keep them from speaking, send them away, close the chat to spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.hush import Hush
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.mute import Mute
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.say import Say
from signoria.tables.table.commands.send_away import SendAway
from signoria.tables.table.commands.undo import Undo
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.seats import Seat
from signoria.tables.wire.messages import Said
from tests.tables.kit import House, begin, guest, stage

if TYPE_CHECKING:
    from signoria.tables.room.room import Room
    from signoria.tables.table.commands.command import Command
    from signoria.tables.table.rows import Guest

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")
FIRST = {"start-player": "chosen", "start-seat": 0}


async def why(room: Room, command: Command, who: Guest) -> tuple[str, dict[str, Any]]:
    """Give why a table refuses something; nothing has changed then."""
    before = room.table.version
    with pytest.raises(Refusal) as refusal:
        await room.receive(command, Sender(who))
    assert room.table.version == before
    return refusal.value.reason, dict(refusal.value.facts)


def mark(room: Room, who: Guest) -> str:
    """Give the mark of somebody at a table."""
    return room.table.mark(who.id)


async def test_the_host_keeps_somebody_from_speaking_and_nobody_else_can() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        anna, cleo = await house.come(room, ANNA), await house.come(room, CLEO)
        await room.receive(Say("1", "rubbish"), Sender(CLEO))
        await house.rest()
        # The host knows whom by what was said.
        heard = anna.all(Said)[-1].who
        assert await why(room, Mute("2", heard, muted=True), BRAM) == ("reason-not-host", {})
        assert await why(room, Mute("2", mark(room, ANNA), muted=True), ANNA) == ("reason-yourself", {})
        await room.receive(Mute("2", heard, muted=True), Sender(ANNA))
        await room.receive(Mute("3", heard, muted=True), Sender(ANNA))
        assert await why(room, Say("4", "rubbish"), CLEO) == ("reason-muted", {})
        await house.rest()
        assert (cleo.shown().silenced, anna.shown().silenced) == ("reason-muted", None)
        assert (cleo.shown().muted, anna.shown().muted) == ([], [heard])
        await room.receive(Say("5", "peace"), Sender(BRAM))
        await room.receive(Join(), Sender(CLEO))
        assert await why(room, Say("6", "rubbish"), CLEO) == ("reason-muted", {})
        await room.receive(Mute("7", heard, muted=False), Sender(ANNA))
        await room.receive(Say("8", "sorry"), Sender(CLEO))


async def test_the_host_closes_the_chat_to_spectators() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        cleo = await house.come(room, CLEO)
        assert await why(room, Hush("1", players_only=True), BRAM) == ("reason-not-host", {})
        await room.receive(Hush("1", players_only=True), Sender(ANNA))
        assert await why(room, Say("2", "hello"), CLEO) == ("reason-chat-players", {})
        await house.rest()
        assert (cleo.shown().players_only, cleo.shown().silenced) == (True, "reason-chat-players")
        await begin(room, ANNA, BRAM)
        await room.receive(Say("3", "hello"), Sender(BRAM))
        assert await why(room, Say("4", "hello"), CLEO) == ("reason-chat-players", {})
        await room.receive(Hush("5", players_only=False), Sender(ANNA))
        await room.receive(Say("6", "hello"), Sender(CLEO))


async def test_who_was_sent_away_before_the_game_cannot_sit_down_or_speak_again() -> None:
    """Not after the table was loaded anew either; unless the host lets them in again."""
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open")
        await room.receive(Join(), Sender(BRAM))
        await room.receive(Join(2, "Opa"), Sender(BRAM))
        assert await why(room, SendAway("1", mark(room, BRAM)), BRAM) == ("reason-not-host", {})
        assert await why(room, SendAway("1", mark(room, ANNA)), ANNA) == ("reason-yourself", {})
        await room.receive(SendAway("1", mark(room, BRAM)), Sender(ANNA))
        assert [seat.kind for seat in room.table.seats] == ["person", "open", "open"]
        for command in (Join(), Join(1, "Opa"), Say("2", "why")):
            assert await why(room, command, BRAM) == ("reason-sent-away", {})
        stored = rebuilt(await house.store.load_table(room.table.row.code))
        assert (stored.rules, stored.seats) == (room.table.rules, room.table.seats)
        await room.receive(Join(), Sender(CLEO))
        await room.receive(SendAway("3", mark(room, BRAM), away=False), Sender(ANNA))
        await room.receive(Join(), Sender(BRAM))


async def test_during_the_game_a_bot_plays_on_for_good() -> None:
    """Whoever was sent away sees as much as any spectator, and is asked nothing any more."""
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={**FIRST, "start-seat": 1})
        await begin(room, ANNA, BRAM)
        await house.come(room, ANNA)
        bram, cleo = await house.come(room, BRAM), await house.come(room, CLEO)
        assert bram.now().seat == 1
        assert bram.now().view != cleo.now().view
        await room.receive(SendAway("1", mark(room, BRAM)), Sender(ANNA))
        await house.rest()
        assert room.table.seats[1] == Seat("bot", "Bram", None, "house")
        assert room.table.play is not None
        assert room.table.play.position.asked == 0
        assert "seat-replaced" in [line.event for line in bram.log]
        assert bram.now().seat is None
        assert bram.now().view == cleo.now().view
        ply = room.table.ply
        for command in (Choose("2", ply, ["end-actions"]), Undo("3", ply), Leave()):
            assert (await why(room, command, BRAM))[0] == "reason-not-seated"
        assert (await why(room, Say("4", "why"), BRAM))[0] == "reason-sent-away"


async def test_nobody_waits_for_the_consent_of_somebody_who_was_sent_away() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options=FIRST)
        await begin(room, ANNA, BRAM)
        anna = await house.come(room, ANNA)
        await house.come(room, BRAM)
        await stage(house, room, players=[{"hand": "smithy", "deck": "5 copper"}, {}])
        await anna.choose("play smithy")
        await room.receive(Undo("1", room.table.ply), Sender(ANNA))
        assert room.table.request is not None
        await room.receive(SendAway("2", mark(room, BRAM)), Sender(ANNA))
        assert room.table.request is None


async def test_rules_hold_for_the_rematch_too() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open", options=FIRST)
        await begin(room, ANNA, BRAM, CLEO)
        anna = await house.come(room, ANNA)
        stranger = guest("Dirk")
        await room.receive(Mute("0", mark(room, stranger), muted=True), Sender(ANNA))
        await stage(house, room, players=[{"hand": "copper"}, {}, {}], supply={"province": 1}, coins=8, phase="buy")
        await anna.choose("start-buying")
        await anna.choose("buy province")
        assert room.table.status == "over"
        await anna.send(Rematch("again"))
        await room.receive(Rematch("again"), Sender(CLEO))
        await room.receive(SendAway("1", mark(room, BRAM)), Sender(ANNA))
        # What was played stays as it was.
        assert room.table.seats[1].guest == BRAM.id
        assert room.table.following is not None
        again = await house.rooms.room(room.table.following)
        assert [seat.name for seat in again.table.seats] == ["Anna", "", "Cleo"]
        assert await why(again, Join(), BRAM) == ("reason-sent-away", {})
        assert await why(again, Say("2", "rubbish"), stranger) == ("reason-muted", {})


async def test_friends_at_one_device_are_seen_as_such_and_leave_seats_for_others() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open", "open")
        cleo = await house.come(room, CLEO)
        await room.receive(Join(), Sender(BRAM))
        await room.receive(Join(None, "Opa"), Sender(BRAM))
        assert await why(room, Join(None, "Oma"), BRAM) == ("reason-friends", {"most": 2})
        await house.rest()
        anna, bram, opa, free = (seat.who for seat in cleo.shown().seats)
        assert bram == opa
        assert len({anna, bram, free}) == 3
        assert free is None
        # The host, whose table it is, may fill it.
        await room.receive(Join(None, "Tante"), Sender(ANNA))


async def test_marks_tell_nothing_elsewhere() -> None:
    """The same person has another mark at another table."""
    async with House() as house:
        one, other = await house.open(ANNA, "me", "open"), await house.open(ANNA, "me", "open")
        assert mark(one, ANNA) != mark(other, ANNA)
        assert mark(one, ANNA) != mark(one, BRAM)
        assert ANNA.id not in mark(one, ANNA)
