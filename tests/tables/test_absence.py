"""Being away: a clock that runs out, people who give no sign, tables with nobody left, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from signoria.core.record import verify
from signoria.games import REGISTRY
from signoria.tables.history.replay import record
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.table.allowance import DAY, GRACE
from signoria.tables.table.change import Sender
from signoria.tables.table.clock import left
from signoria.tables.table.commands.away import Here, Return
from signoria.tables.table.commands.call_bot import CallBot
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.settle import Settle
from signoria.tables.table.hours import Hours
from signoria.tables.table.situation import UNSEEN
from signoria.tables.wire.messages import Accepted, Sync
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import Device, House, StillTime, begin, guest, reason, stage

if TYPE_CHECKING:
    from signoria.tables.room.room import Room
    from signoria.tables.table.allowance import StandIn

ANNA, BRAM, CLEO, DIRK = guest("Anna"), guest("Bram"), guest("Cleo"), guest("Dirk")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}
CLOCK = 60
# A turn with many decisions.
BUSY = {"hand": "5 village", "deck": "5 village, 5 copper"}


async def at_table(
    house: House, *others: object, clock: int | None = CLOCK, stand_in: StandIn = "once"
) -> list[Device]:
    """Give the devices of Anna, who begins, and of others."""
    people = [BRAM, *others]
    seats = ["me", *["open"] * len(people)]
    room = await house.open(ANNA, *seats, options=ANNA_FIRST, clock=clock, stand_in=stand_in)
    await begin(room, ANNA, *people)  # type: ignore[arg-type]
    return [await house.come(room, one) for one in (ANNA, *people)]  # type: ignore[arg-type]


async def busy(house: House) -> list[Device]:
    """Give the devices of Anna, who has a turn with many decisions before her, and of Bram."""
    devices = await at_table(house)
    await stage(house, devices[0].room, players=[BUSY, {}])
    return devices


async def missed(house: House, watching: Device) -> None:
    """Let Anna's time run out, and a bot decide once in her place."""
    await house.wait(CLOCK)
    assert keeper(watching) == "once"
    await house.wait(3)


async def alone(house: House, clock: int | None = CLOCK) -> Device:
    """Give the device of Anna, who plays against a bot and begins."""
    room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST, clock=clock)
    return await house.come(room, ANNA)


def by_bot(room: Room) -> list[str]:
    """Give the moves that bots made for people."""
    assert room.table.play is not None
    return [made.move for made in room.table.play.moves if made.kept]


def keeper(device: Device, seat: int = 0) -> str | None:
    """Say why a bot plays on a seat, as a device was told."""
    return device.shown().seats[seat].keeper


# --- A clock that runs out -------------------------------------------------------------------------------------------


async def test_a_clock_that_runs_out_gives_one_decision_to_a_bot() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await house.wait(CLOCK)
        assert (keeper(bram), bram.shown().seats[0].kept) == ("once", False)
        assert bram.log[-1].event == "time-ran-out"
        assert by_bot(anna.room) == []
        await house.wait(3)
        assert len(by_bot(anna.room)) == 1
        # Anna is asked again, and has all her time.
        assert (keeper(bram), anna.room.table.answering(), anna.seconds) == (None, 0, CLOCK)
        assert [line.bot for line in bram.log if line.event == "treasure-played"] == [True]
        assert isinstance(await anna.choose(anna.options[-1]), Accepted)
        assert not bram.log[-1].bot


async def test_after_three_in_a_row_a_bot_plays_on_at_a_pace_one_can_follow() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await busy(house)
        for number in range(2):
            await missed(house, bram)
            assert len(by_bot(anna.room)) == number + 1
        await house.wait(CLOCK)
        assert (keeper(bram), bram.shown().seats[0].kept) == ("away", True)
        assert bram.log[-1].event == "seat-kept"
        made = len(by_bot(anna.room))
        for _ in range(3):
            await house.wait(2.9)
            assert len(by_bot(anna.room)) == made
            await house.wait(0.1)
            made += 1
            assert len(by_bot(anna.room)) == made
        assert keeper(bram) == "away"


async def test_a_sign_in_between_counts_anew() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await busy(house)
        for number in range(5):
            await missed(house, bram)
            assert isinstance(await anna.send(Here(f"sign {number}")), Accepted)
        assert keeper(bram) is None


async def test_who_comes_back_in_time_answers_and_nobody_gets_time_without_end() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await house.wait(CLOCK)
        await house.wait(1)
        await anna.send(Here("back"))
        assert (keeper(bram), anna.seconds) == (None, GRACE)
        # What the bot would have played is dropped.
        await house.wait(GRACE - 1)
        assert by_bot(anna.room) == []
        await house.wait(1)
        assert keeper(bram) == "once"
        # The same decision has no time any more, however often somebody comes and goes.
        for number in range(4):
            await house.wait(0.5)
            await anna.send(Here(f"again {number}"))
            assert keeper(bram) == "once"
        await house.wait(1)
        assert len(by_bot(anna.room)) == 1
        assert (keeper(bram), anna.seconds) == (None, CLOCK)


async def test_leaving_and_returning_gives_time_once() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await house.wait(50)
        for number, left in enumerate((CLOCK, 0)):
            await anna.room.receive(Leave(), Sender(ANNA))
            await anna.send(Return(f"back {number}"))
            if left:
                assert anna.seconds == left
        assert keeper(bram) == "once"
        await house.wait(3)
        assert len(by_bot(anna.room)) == 1


async def test_answering_before_the_bot_does_is_an_answer() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await house.wait(CLOCK)
        assert isinstance(await anna.choose("play copper"), Accepted)
        await house.wait(3)
        assert by_bot(anna.room) == []
        assert (keeper(bram), bram.log[-1].bot) == (None, False)


async def test_a_decision_in_several_steps_is_one() -> None:
    """The bot discards two cards; nobody else notices how far it is."""
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await stage(house, anna.room, players=[{"hand": "militia"}, {"hand": "4 copper, estate"}])
        await anna.choose("play militia")
        await house.wait(CLOCK)
        assert keeper(anna, 1) == "once"
        await house.wait(3)
        assert len(by_bot(anna.room)) == 2
        assert (keeper(anna, 1), anna.room.table.answering()) == (None, 0)
        assert [line.event for line in bram.log if line.bot] == ["cards-discarded"]


# --- What a table settles about it -----------------------------------------------------------------------------------


async def test_where_a_bot_takes_over_it_plays_on_from_the_first_time_that_runs_out() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house, stand_in="soon")
        await house.wait(CLOCK)
        assert (keeper(bram), bram.log[-1].event) == ("away", "seat-kept")
        await anna.send(Here("back"))
        assert keeper(bram) is None


@pytest.mark.parametrize("clock", [None, 10 * CLOCK])
async def test_where_a_bot_takes_over_it_plays_for_who_has_been_gone_for_a_while(clock: int | None) -> None:
    """Who only thinks for long is there."""
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house, clock=clock, stand_in="soon")
        await house.wait(UNSEEN)
        assert keeper(bram) is None
        await anna.leave()
        # As for everybody, the time without a sign counts.
        await house.wait(0)
        assert (keeper(bram), bram.log[-1].event) == ("away", "seat-kept")
        anna = await house.come(anna.room, ANNA)
        await anna.send(Here("back"))
        assert keeper(bram) is None
        await anna.leave()
        await house.wait(UNSEEN - 1)
        assert keeper(bram) is None
        await house.wait(1)
        assert keeper(bram) == "away"


async def test_who_is_back_before_a_bot_takes_over_plays_on() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house, clock=None, stand_in="soon")
        await anna.leave()
        await house.wait(UNSEEN - 1)
        anna = await house.come(anna.room, ANNA)
        await house.wait(UNSEEN)
        assert keeper(bram) is None
        assert by_bot(anna.room) == []


@pytest.mark.parametrize("clock", [None, CLOCK, DAY])
async def test_where_the_table_waits_no_bot_plays_and_none_is_called(clock: int | None) -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram, cleo = await at_table(house, CLEO, clock=clock, stand_in="never")
        await anna.leave()
        for _ in range(3):
            await house.wait(DAY)
        assert keeper(bram) is None
        shown = bram.now().absence
        assert (shown is None) == (clock == DAY)
        assert shown is None or not shown.may_call
        assert reason(await cleo.send(CallBot("c", 0))) == "reason-not-away"
        assert by_bot(anna.room) == []
        situation = anna.room.situation
        assert left(situation.table, situation.hours, house.timing.now()) == (None if clock is None else 0)


async def test_what_is_settled_about_absence_stays_until_it_is_settled_anew() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", stand_in="soon")
        anna = await house.come(room, ANNA)
        await room.receive(Settle(clock=CLOCK), Sender(ANNA))
        await house.rest()
        assert (anna.shown().stand_in, anna.shown().clock) == ("soon", CLOCK)
        await room.receive(Settle(stand_in="never"), Sender(ANNA))
        await house.rest()
        assert (anna.shown().stand_in, anna.shown().clock) == ("never", CLOCK)
        assert room.table.copy().stand_in == room.table.summary().stand_in == "never"


async def test_a_rematch_keeps_what_was_settled_about_absence() -> None:
    async with House() as house:
        anna, bram = await at_table(house, stand_in="never")
        await stage(house, anna.room, players=[{"hand": "5 gold"}, {}], supply={"province": 1})
        for move in ("play-all-treasures", "buy province"):
            await anna.choose(move)
        for device in (anna, bram):
            await device.send(Rematch(f"again {device.connection.guest.name}"))
        following = anna.shown().following
        assert following is not None
        assert (await house.rooms.room(following)).table.stand_in == "never"


# --- Nobody left -----------------------------------------------------------------------------------------------------


async def test_against_bots_a_table_pauses_when_its_person_gives_no_sign() -> None:
    """The tab stays open: three decisions pass, one of them waits, and no turn is played."""
    async with House(timing=StillTime(bot=3.0)) as house:
        anna = await alone(house)
        await stage(house, anna.room, players=[BUSY, {}])
        for _ in range(40):
            await house.wait(CLOCK)
        assert anna.shown().paused
        assert keeper(anna) == "away"
        assert len(by_bot(anna.room)) == 2
        await anna.send(Here("back"))
        assert (anna.shown().paused, keeper(anna), anna.seconds) == (False, None, CLOCK)
        assert isinstance(await anna.choose(anna.options[0]), Accepted)


@pytest.mark.parametrize("clock", [None, CLOCK])
async def test_where_nobody_is_left_nothing_goes_on(clock: int | None) -> None:
    async with House(timing=StillTime(bot=1.0)) as house:
        anna = await alone(house, clock)
        watching = await house.come(anna.room, CLEO)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        ply = anna.room.table.ply
        await anna.leave()
        assert watching.shown().paused
        for _ in range(20):
            await house.wait(100)
        assert (anna.room.table.ply, anna.room.table.answering()) == (ply, 1)
        again = await house.come(anna.room, ANNA)
        assert not again.shown().paused
        for _ in range(20):
            await house.wait(1)
        assert anna.room.table.ply > ply
        assert anna.room.table.answering() == 0


async def test_a_clock_stands_still_only_when_nobody_is_left() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        watching = await house.come(anna.room, CLEO)
        await house.wait(20)
        await anna.leave()
        # Bram is there: leaving stops nothing.
        await house.wait(10)
        assert bram.seconds == CLOCK - 20
        await bram.leave()
        clock = watching.now().clock
        assert clock is not None
        assert (clock.left, clock.still, watching.shown().paused) == (CLOCK - 30, True, True)
        await house.wait(25)
        bram = await house.come(anna.room, BRAM)
        clock = bram.now().clock
        assert clock is not None
        assert (clock.left, clock.still, bram.shown().paused) == (CLOCK - 30, False, False)
        await house.wait(CLOCK - 31)
        assert keeper(bram) is None
        await house.wait(1)
        assert by_bot(anna.room) != []


async def test_people_at_one_device_are_there_together() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        room = await house.open(ANNA, "me", "local Opa", "bot", options=ANNA_FIRST, clock=CLOCK)
        anna = await house.come(room, ANNA)
        await anna.send(Sync(-1, 0))
        for _ in range(30):
            await house.wait(CLOCK)
        # Anna and Opa have both missed their turns; then nobody is left.
        assert anna.shown().paused
        assert [seat.keeper for seat in anna.shown().seats] == ["away", "away", None]
        await anna.send(Here("back"))
        assert [seat.keeper for seat in anna.shown().seats] == [None, None, None]
        assert not anna.shown().paused


async def test_with_a_clock_of_days_nobody_need_be_there() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST, clock=DAY)
        assert room.table.summary().busy
        for _ in range(2):
            made = len(by_bot(room))
            await house.wait(DAY)
            assert len(by_bot(room)) == made + 1
        await house.wait(DAY)
        # Three days without a sign: then nobody is left here either.
        ply = room.table.ply
        assert (room.table.seats[0].keeper, room.situation.hours.still) == ("away", True)
        await house.wait(30 * DAY)
        assert room.table.ply == ply


async def test_a_table_in_one_sitting_is_not_taken_up_by_a_server_that_starts() -> None:
    store, timing = MemoryStore(), StillTime()
    async with House(store, timing=timing) as house:
        anna = await alone(house)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        code, ply = anna.room.table.row.code, anna.room.table.ply
    assert await store.busy_tables() == []
    async with House(store, timing=timing) as house:
        room = await house.rooms.room(code)
        await house.wait(1000)
        assert room.table.ply == ply
        # Nobody needs the room, and nothing is to be done in it.
        assert len(house.rooms) == 0
        anna = await house.come(await house.rooms.room(code), ANNA)
        await house.wait(1)
        assert anna.seconds == CLOCK


async def test_somebody_at_another_server_is_there() -> None:
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime(bot=1.0)
    async with House(store, bus, timing) as here, House(store, bus, timing) as there:
        anna, bram = await at_table(here)
        await anna.leave()
        await bram.leave()
        other = await there.rooms.room(anna.room.table.row.code)
        assert other.situation.hours.still
        bram = await there.come(other, BRAM)
        await here.rest()
        assert not anna.room.situation.hours.still
        await there.wait(CLOCK)
        await here.rest()
        assert keeper(bram) == "once"
        await there.wait(1)
        await here.rest()
        assert len(by_bot(other)) == 1


# --- No sign of who is asked -----------------------------------------------------------------------------------------


async def test_the_others_may_call_a_bot_after_a_minute() -> None:
    """Of three others two are enough; who waits says nothing."""
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram, cleo, dirk = await at_table(house, CLEO, DIRK, clock=None)
        # Whose table it is plays on elsewhere; Anna is asked and silent.
        anna.room.table.host = "somebody"
        assert bram.now().absence is None
        assert reason(await bram.send(CallBot("early", 0))) == "reason-not-away"
        await house.wait(UNSEEN)
        shown = bram.now().absence
        assert shown is not None
        assert (shown.seat, shown.seconds, shown.callers, shown.needed, shown.may_call) == (0, UNSEEN, 0, 2, True)
        own = anna.now().absence
        assert own is not None
        assert not own.may_call
        assert reason(await bram.send(CallBot("other", 1))) == "reason-not-away"
        assert isinstance(await bram.send(CallBot("b", 0)), Accepted)
        assert isinstance(await bram.send(CallBot("b2", 0)), Accepted)
        shown = cleo.now().absence
        assert shown is not None
        assert (shown.callers, shown.called, keeper(cleo)) == (1, False, None)
        assert isinstance(await dirk.send(CallBot("d", 0)), Accepted)
        assert (keeper(cleo), cleo.log[-1].event) == ("away", "seat-kept")
        assert cleo.now().absence is None
        await anna.send(Here("back"))
        assert keeper(cleo) is None


async def test_a_sign_of_life_lets_the_others_wait() -> None:
    async with House() as house:
        anna, bram, cleo = await at_table(house, CLEO, clock=None)
        anna.room.table.host = "somebody"
        await house.wait(UNSEEN)
        await bram.send(CallBot("b", 0))
        await anna.send(Here("thinking"))
        assert cleo.now().absence is None
        assert reason(await cleo.send(CallBot("c", 0))) == "reason-not-away"
        await house.wait(UNSEEN)
        shown = cleo.now().absence
        assert shown is not None
        # Whoever wanted a bot must say so again.
        assert shown.callers == 0


async def one_called_a_bot(house: House) -> list[Device]:
    """Seat four, of whom Anna is asked and away, until Bram calls a bot for her; somebody else is the host."""
    four = await at_table(house, CLEO, DIRK, clock=None)
    four[0].room.table.host = "somebody"
    await house.wait(UNSEEN)
    await four[1].send(CallBot("b", 0))
    return four


async def test_a_vote_stands_while_others_do_something() -> None:
    """Each click is a sign of life, and one's own says nothing about who is asked."""
    async with House(timing=StillTime(bot=3.0)) as house:
        _anna, bram, cleo, dirk = await one_called_a_bot(house)
        for number, other in enumerate((bram, cleo, dirk)):
            assert isinstance(await other.send(Here(f"sign {number}")), Accepted)
        shown = cleo.now().absence
        assert shown is not None
        assert shown.callers == 1
        assert isinstance(await cleo.send(CallBot("c", 0)), Accepted)
        assert keeper(dirk) == "away"


async def test_a_vote_counts_among_those_who_are_still_there() -> None:
    """Who leaves takes no vote along; and when those go who would have waited, the others are enough."""
    async with House(timing=StillTime(bot=3.0)) as house:
        _anna, bram, cleo, dirk = await one_called_a_bot(house)
        await cleo.room.receive(Leave(), Sender(CLEO))
        await house.rest()
        shown = dirk.now().absence
        assert shown is not None
        # Cleo looks on, and has no say in it.
        assert (shown.callers, shown.needed) == (1, 2)
        assert reason(await cleo.send(CallBot("c", 0))) == "reason-not-away"
        await dirk.leave()
        assert keeper(bram) == "away"


async def test_who_lets_a_bot_play_calls_none_for_others() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house, clock=None)
        await anna.room.receive(Leave(), Sender(BRAM))
        await house.wait(UNSEEN)
        assert reason(await bram.send(CallBot("b", 0))) == "reason-not-away"
        shown = bram.now().absence
        assert shown is None or not shown.may_call


async def test_two_are_away_at_once_and_the_third_plays_on() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram, cleo = await at_table(house, CLEO, clock=None)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        for away in (bram, cleo):
            await away.leave()
        for seat in (1, 2):
            assert isinstance(await anna.send(CallBot(f"call {seat}", seat)), Accepted)
            while anna.room.table.answering() == seat:
                await house.wait(3)
        assert [seat.keeper for seat in anna.shown().seats] == [None, "away", "away"]
        assert (anna.room.table.answering(), anna.shown().paused) == (0, False)
        # Both come back, each to the own seat.
        for who in (BRAM, CLEO):
            device = await house.come(anna.room, who)
            await device.send(Here("back"))
        assert [seat.keeper for seat in anna.shown().seats] == [None, None, None]


async def test_the_host_need_not_wait_for_the_others() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram, cleo = await at_table(house, CLEO, clock=None)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        assert reason(await anna.send(CallBot("too early", 1))) == "reason-not-away"
        await bram.leave()
        # Bram is not even connected.
        assert cleo.now().absence is None
        shown = anna.now().absence
        assert shown is not None
        assert shown.may_call
        assert isinstance(await anna.send(CallBot("now", 1)), Accepted)
        assert keeper(cleo, 1) == "away"


async def test_a_sign_at_another_server_counts() -> None:
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    async with House(store, bus, timing) as here, House(store, bus, timing) as there:
        anna, bram = await at_table(here, clock=None)
        far = await there.come(await there.rooms.room(anna.room.table.row.code), BRAM)
        await here.wait(UNSEEN - 1)
        await anna.send(Here("thinking"))
        await here.wait(1)
        await there.rest()
        assert (bram.now().absence, far.now().absence) == (None, None)
        await here.wait(UNSEEN)
        await there.rest()
        assert far.now().absence is not None


async def test_nobody_is_missed_who_watches_or_plays_as_a_bot() -> None:
    async with House(timing=StillTime(bot=1000.0)) as house:
        anna = await alone(house, None)
        watching = await house.come(anna.room, CLEO)
        await house.wait(UNSEEN)
        shown = watching.now().absence
        assert shown is not None
        assert not shown.may_call
        assert reason(await watching.send(CallBot("c", 0))) == "reason-not-seated"
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        await house.wait(UNSEEN)
        assert anna.now().absence is None


# --- Coming back -----------------------------------------------------------------------------------------------------


async def test_who_comes_back_sees_what_was_done_until_they_have_seen_it() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await stage(house, anna.room, players=[BUSY, {}])
        assert anna.now().done is None
        for _ in range(3):
            await house.wait(CLOCK)
            await house.wait(3)
        first = anna.now().done
        assert first is not None
        assert bram.now().done is None
        done = [line.event for line in anna.log[first:] if line.bot]
        assert done.count("action-played") == 3
        await anna.send(Here("back"))
        assert (keeper(bram), anna.now().done) == (None, first)
        await anna.leave()
        anna = await house.come(anna.room, ANNA)
        assert [line.event for line in anna.log[anna.now().done :] if line.bot] == done
        await anna.send(Return("seen"))
        assert anna.now().done is None


async def test_what_was_done_for_somebody_is_known_after_a_restart() -> None:
    store, timing = MemoryStore(), StillTime(bot=3.0)
    async with House(store, timing=timing) as house:
        anna, _ = await at_table(house)
        await house.wait(CLOCK)
        await house.wait(3)
        done = [line for line in anna.log[anna.now().done :] if line.bot]
        code, care = anna.room.table.row.code, anna.room.table.care
    async with House(store, timing=timing) as house:
        anna = await house.come(await house.rooms.room(code), ANNA)
        assert anna.room.table.care == care
        assert [line for line in anna.log[anna.now().done :] if line.bot] == done != []


async def test_who_lets_the_bot_go_on_is_not_brought_back_by_a_click() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        anna, bram = await at_table(house)
        await anna.room.receive(Leave(), Sender(ANNA))
        await house.rest()
        await anna.send(Here("looking on"))
        assert keeper(bram) == "left"
        assert anna.now().done is None
        assert isinstance(await anna.send(Return("again")), Accepted)
        assert keeper(bram) is None


async def test_what_a_bot_did_stands_in_the_record_and_on_the_score_sheet() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options=ANNA_FIRST, clock=CLOCK)
        await begin(room, ANNA, BRAM)
        anna = await house.come(room, ANNA)
        bram = await house.come(room, BRAM)
        await room.receive(Leave(), Sender(BRAM))
        for _ in range(2000):
            if room.table.status == "over":
                break
            if room.table.answering() == 0 and anna.options:
                await anna.choose(anna.options[-1] if "buy province" not in anna.options else "buy province")
            else:
                await house.wait(1)
        assert room.table.status == "over"
        assert room.table.play is not None
        written = record(room.table)
        assert written["kept"] == [
            number for number, made in enumerate(room.table.play.moves, start=1) if made.seat == 1 and made.by == "bot"
        ]
        verify(written, REGISTRY)
        assert [seat.by_bot for seat in anna.shown().seats] == [0, len(written["kept"])]
        assert any(line.bot for line in bram.log)


# --- Hours -----------------------------------------------------------------------------------------------------------


def test_time_when_a_table_stood_still_does_not_count() -> None:
    hours = Hours(100.0)
    assert hours.after(50.0, 10.0, 100.0) == 110.0
    assert hours.note(105.0, still=True, needed=0.0)
    assert not hours.note(106.0, still=True, needed=0.0)
    assert hours.after(100.0, 10.0, 120.0) == 125.0
    # What was due before it stood still is due then.
    assert hours.after(100.0, 4.0, 120.0) == 104.0
    assert hours.note(120.0, still=False, needed=0.0)
    assert hours.after(100.0, 10.0, 121.0) == 125.0
    assert hours.after(110.0, 10.0, 121.0) == 130.0
    assert hours.after(122.0, 10.0, 123.0) == 132.0
    assert hours.note(124.0, still=True, needed=0.0)
    assert hours.note(134.0, still=False, needed=0.0)
    assert hours.after(100.0, 10.0, 134.0) == 135.0
