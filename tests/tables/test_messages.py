"""Messages that are repeated, late, wrong, or sent by the wrong person change nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from signoria.tables.room.connection import LONGEST_ROW
from signoria.tables.table.commands.away import Return
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.say import Say
from signoria.tables.table.commands.undo import AnswerUndo, Undo
from signoria.tables.wire import worth
from signoria.tables.wire.messages import Accepted, Farewell, Ping, Pong, Refused, Sent, Sync, Update
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import Device, House, begin, guest, reason, stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.speech import Speech
    from signoria.tables.wire.messages import LogLine

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}


async def at_table(house: House) -> tuple[Device, Device]:
    """Give Anna, who begins, and Bram."""
    room = await house.open(ANNA, "me", "open", options=ANNA_FIRST)
    await begin(room, ANNA, BRAM)
    return await house.come(room, ANNA), await house.come(room, BRAM)


async def test_a_repeated_message_is_acknowledged_and_does_nothing() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        message = Choose("one", 0, ["play copper"])
        for _ in range(3):
            assert isinstance(await anna.send(message), Accepted)
        assert anna.now().ply == 1
        # Taken back, it stays done: it is not a new decision.
        await anna.undo()
        assert isinstance(await anna.send(message), Accepted)
        assert anna.now().ply == 0
        # The name of a message is the sender's own.
        assert reason(await bram.send(message)) == "reason-not-asked"


async def test_what_has_changed_is_told_before_that_it_is_done() -> None:
    """Else a slow device would for a moment offer the old question again."""
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST)
        connection = await room.connect(ANNA)
        await room.converse(connection, Choose("one", 0, ["play copper"]))
        first, second = await connection.next(), await connection.next()
        assert isinstance(first, Update)
        assert isinstance(second, Accepted)
        assert (first.ply, second.id, second.ply) == (1, "one", 1)


async def test_what_has_changed_and_that_it_is_done_are_sent_together() -> None:
    """A device that takes what is new finds the acknowledgement behind it: it need not be woken for it."""
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        connection = await room.connect(ANNA)
        assert isinstance(await connection.next(), Update)
        doing = asyncio.create_task(room.converse(connection, Choose("one", 0, ["play copper"])))
        told = await connection.next()
        assert isinstance(told, Update)
        assert told.ply == 1
        # What it gives without a wait.
        with pytest.raises(StopIteration) as at_once:
            connection.next().send(None)
        assert isinstance(at_once.value.value, Accepted)
        await doing


async def test_lines_that_nobody_reads_otherwise_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        cleo = await house.come(anna.room, CLEO)
        await stage(house, anna.room, players=[{"hand": "3 copper", "deck": "5 estate"}, {}])
        written: list[str] = []

        def line(speech: Speech, seen: Sequence[dict[str, Any]], place: int) -> LogLine:
            written.append(seen[place]["event"])
            return usual(speech, seen, place)

        usual = worth.line
        monkeypatch.setattr(worth, "line", line)
        for move, times in (("play-all-treasures", 1), ("buy copper", 2)):
            await anna.choose(move)
            new = [told.event for told in anna.now().log]
            # Anna sees the hand that she draws; the others, who play or look on, are told the same.
            assert new
            assert Counter(written) == {event: new.count(event) * times for event in new}
            assert bram.now().log == cleo.now().log
            assert (anna.now().log == bram.now().log) == (times == 1)
            written.clear()


async def test_an_answer_to_an_older_question_is_refused() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        await anna.send(Choose("one", 0, ["play copper"]))
        assert reason(await anna.send(Choose("two", 0, ["play copper"]))) == "reason-stale"
        assert reason(await anna.send(Choose("three", 7, ["play copper"]))) == "reason-stale"
        assert reason(await bram.send(Choose("four", 0, ["play copper"]))) == "reason-stale"
        assert reason(await anna.send(Undo("five", 0))) == "reason-stale"
        assert anna.now().ply == 1


async def test_two_messages_at_once_are_taken_one_after_the_other() -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        messages = [Choose(f"{number}", 0, ["play copper"]) for number in range(5)]
        await asyncio.gather(*(anna.room.converse(anna.connection, message) for message in messages))
        await house.rest()
        assert len(anna.all(Accepted)) == 1
        assert [refused.reason for refused in anna.all(Refused)] == ["reason-stale"] * 4


async def test_whoever_goes_away_does_not_stop_what_was_begun() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        sending = asyncio.create_task(anna.room.converse(anna.connection, Choose("one", 0, ["play copper"])))
        await asyncio.sleep(0)
        sending.cancel()
        await house.rest()
        assert bram.now().ply == 1


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (Choose("x", 0, ["buy gold"]), "reason-illegal"),
        (Choose("x", 0, ["fly to the moon"]), "reason-illegal"),
        (Choose("x", 0, ["play copper", "play gold"]), "reason-illegal"),
        (Choose("x", 0, ["start-buying", "buy copper"]), "reason-one-by-one"),
        (Choose("x", 0, []), "reason-too-long"),
        (Choose("x", 0, ["play copper"] * 65), "reason-too-long"),
        (Choose("x", 0, ["play" * 40]), "reason-too-long"),
        (Choose("x" * 65, 0, ["play copper"]), "reason-too-long"),
        (Choose("", 0, ["play copper"]), "reason-too-long"),
        (Choose("x", 0, ["play copper"], seat=1), "reason-not-seated"),
        (Choose("x", 0, ["play copper"], seat=-1), "reason-not-seated"),
        (Undo("x", 0), "reason-undo-none"),
        (AnswerUndo("x", agree=True), "reason-undo-none"),
        (Rematch("x"), "reason-not-over"),
        (Say("x", "long " * 200), "reason-too-long"),
        (Say("x", "  "), "reason-too-long"),
    ],
)
async def test_a_wrong_message_is_refused_and_changes_nothing(message: Sent, why: str) -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        before = (anna.room.table.version, anna.now().view, len(bram.told))
        assert reason(await anna.send(message)) == why
        assert (anna.room.table.version, anna.now().view, len(bram.told)) == before


async def test_spectators_may_talk_and_nothing_else() -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        cleo = await house.come(anna.room, CLEO)
        for message in (
            Choose("1", 0, ["play copper"]),
            Undo("2", 0),
            AnswerUndo("3", agree=True),
            Return("4"),
        ):
            assert reason(await cleo.send(message)) == "reason-not-seated"
        assert isinstance(await cleo.send(Say("5", "good luck")), Accepted)
        assert anna.heard() == ["Cleo: good luck"]


async def test_a_ping_is_answered_and_a_sync_brings_what_was_missed() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        await anna.send(Ping(12.5))
        assert anna.all(Pong)[0].at == 12.5
        seen, lines = bram.now().version, len(bram.log)
        await anna.choose("play copper")
        await bram.leave()
        await anna.choose("play copper")
        back = await house.come(anna.room, BRAM)
        assert back.now().complete
        await back.send(Sync(seen))
        assert not back.now().complete
        assert back.now().since == lines
        assert [line.event for line in back.now().log] == ["treasure-played", "treasure-played"]
        for nonsense in (10**9, -5):
            await back.send(Sync(nonsense))
            assert back.now().complete


async def test_the_table_itself_is_told_again_only_when_it_has_changed() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        before = anna.tables, bram.tables
        await anna.choose("play copper")
        await anna.choose("play copper")
        assert (anna.tables, bram.tables) == before
        await bram.leave()
        assert anna.tables == before[0] + 1
        assert not anna.shown().seats[1].present
        # Who asks what was missed may have lost it.
        await anna.send(Sync(anna.now().version))
        assert anna.tables == before[0] + 2


async def test_a_device_that_takes_nothing_is_let_go() -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        slow = await anna.room.connect(CLEO)
        for number in range(LONGEST_ROW + 1):
            slow.tell(Pong(float(number), 0.0))
        assert await slow.next() == Farewell("reason-too-slow")
        assert await slow.next() is None


async def test_a_slow_device_gets_one_update_in_place_of_many() -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        slow = await anna.room.connect(CLEO)
        for _ in range(2):
            await anna.choose("play copper")
        update = await slow.next()
        assert isinstance(update, Update)
        assert update.ply == 2
        waiting = asyncio.create_task(slow.next())
        await house.rest()
        assert not waiting.done()
        slow.close()
        assert await waiting is None


async def test_moves_that_belong_together_are_made_together() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        await stage(house, anna.room, players=[{"hand": "militia"}, {"hand": "copper, silver, gold, 2 estate"}])
        await anna.choose("play militia")
        updates = len(anna.all(Update))
        assert isinstance(await bram.choose("discard copper", "discard estate"), Accepted)
        assert len(anna.all(Update)) == updates + 1
        assert (anna.now().ply, bram.now().ply) == (2, 3)


class BrokenStore(MemoryStore):
    """A store that stops answering."""

    broken = False

    async def _pause(self) -> None:
        await super()._pause()
        if self.broken:
            raise OSError("the disk is gone")


async def test_when_the_store_fails_nothing_is_acknowledged_and_later_all_goes_on() -> None:
    store = BrokenStore()
    async with House(store) as house:
        anna, _ = await at_table(house)
        store.broken = True
        assert reason(await anna.send(Choose("one", 0, ["play copper"]))) == "reason-storage"
        assert anna.now().ply == 0
        store.broken = False
        assert isinstance(await anna.send(Choose("one", 0, ["play copper"])), Accepted)
        assert anna.now().ply == 1


async def test_a_table_that_is_removed_lets_everybody_go() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        await house.store.remove_table(anna.room.table.row.code)
        await anna.send(Choose("one", 0, ["play copper"]))
        assert bram.all(Farewell) == [Farewell("reason-no-table")]


def test_messages_are_read_strictly() -> None:
    decoder = msgspec.json.Decoder(Sent)
    assert decoder.decode(b'{"type":"choose","id":"1","ply":3,"moves":["done"]}') == Choose("1", 3, ["done"])
    for wrong in (
        b"{}",
        b"[]",
        b'{"type":"win"}',
        b'{"type":"undo","id":1,"ply":0}',
        b'{"type":"undo","id":"1","ply":0,"x":1}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(wrong)
