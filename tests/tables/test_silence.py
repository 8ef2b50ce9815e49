"""A silence survives what happens around it: another node, a restart, people who come and go, and the end of a game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from signoria.tables.history.film import film
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.nodes.bus import MemoryBus, Note
from signoria.tables.room.duties import Silence, duty_of, end_of_silence, silence_at
from signoria.tables.room.timekeeper import Timekeeper
from signoria.tables.table.change import Change
from signoria.tables.table.commands.answer import Unveil
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.entries import Kept, Moved, Opened, SecretlyAnswered, Started, Unveiled
from signoria.tables.table.hours import Hours
from signoria.tables.table.presence import Presence, Present
from signoria.tables.table.rows import Guest, StoredTable, TableRow
from signoria.tables.table.seats import Seat
from signoria.tables.table.situation import Situation
from signoria.tables.table.table import LiveTable
from signoria.tables.wire.messages import Accepted
from signoria.tables.wire.presenter import Reader, update
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import SILENCE, SOME_MOMENT, House, StillTime, guest, staged

if TYPE_CHECKING:
    from signoria.tables.wire.messages import Update

OPTIONS = {"action-cards": "on", "action-cards-in-opening-hand": "yes"}
AWAKE = Hours(0.0)
NAMES = ("Anna", "Bram", "Cleo", "Dirk")


def silent_table(*, asked: bool) -> Change:
    """Give a table at which a game has come to a silence, with somebody who is asked or not; with all its entries."""
    for number in range(200):
        row = TableRow("id", "code", "machiavelli", number.to_bytes(32), 0.0)
        change = Change(LiveTable.new(row), 0.0)
        seats = [Seat("person", name, name) for name in NAMES]
        change.add(Opened(at=0.0, name="A table", host="Anna", seats=seats, options=dict(OPTIONS)))
        change.add(Started(at=0.0, commitment=change.after.commitment))
        chance = Random(number)
        for moment in range(1, 60):
            play = change.after.play
            assert play is not None
            if change.after.curtain is not None or play.position.asked is None:
                break
            move = play.position.notation(chance.choice(play.position.legal()))
            change.add(Moved(at=float(moment), seat=play.position.asked, move=move, by="person"))
        play = change.after.play
        assert play is not None
        if change.after.curtain is not None and play.secretly_asked == asked:
            return change
    raise AssertionError("no game comes to such a silence")


def situation(table: LiveTable, *here: str) -> Situation:
    """Give a table with people who are there."""
    presence = Presence()
    for name in here:
        presence.tell(name, Present((name,)), 0.0)
    return Situation(table, presence, {}, AWAKE)


def watched(table: LiveTable, guest: str | None = None) -> Update:
    """Give what somebody is told who comes now."""
    return update(situation(table), Reader(guest), -1, 100.0)


@pytest.mark.parametrize("asked", [True, False])
def test_whoever_loads_the_table_finds_the_same_silence(*, asked: bool) -> None:
    change = silent_table(asked=asked)
    table = change.after
    again = rebuilt(StoredTable(table.row, change.entries, table.snapshot()))
    for name in (None, *NAMES):
        assert watched(again, name) == watched(table, name)
    time = Timekeeper()
    assert end_of_silence(again, AWAKE, time) == end_of_silence(table, AWAKE, time) > table.changed
    # After a restart it begins anew: nobody could answer meanwhile.
    assert end_of_silence(again, Hours(1000.0), time) > 1000.0


def test_everybody_but_who_is_asked_sees_a_picture_and_no_more() -> None:
    table = silent_table(asked=True).after
    assert table.play is not None
    holder = table.answering()
    assert holder is not None
    assert watched(table, NAMES[holder]).question is not None
    others = [watched(table, name) for seat, name in enumerate(NAMES) if seat != holder]
    for told in (*others, watched(table)):
        assert (told.question, told.clock, told.undo.reason in ("reason-silence", "reason-not-seated")) == (
            None,
            None,
            True,
        )
        assert told.ply == table.play.ply_for(None)
    assert table.summary().secret


def test_a_silence_is_over_at_the_same_moment_whoever_is_there_and_has_answered() -> None:
    """MD-H31, R8."""
    change, time = silent_table(asked=True), Timekeeper()
    table = change.after
    seat = table.answering()
    assert seat is not None
    over = Silence(end_of_silence(table, AWAKE, time))
    assert duty_of(situation(table), time) == duty_of(situation(table, NAMES[seat]), time) == over
    before = watched(table)
    change.add(SecretlyAnswered(at=70.0, guest=NAMES[seat], message="no", seat=seat, move="pass"))
    assert table.answering() is None
    assert duty_of(situation(table, NAMES[seat]), time) == over
    assert watched(table) == before
    assert watched(table, NAMES[seat]).question is None
    again = rebuilt(StoredTable(table.row, change.entries, table.snapshot()))
    assert duty_of(situation(again), time) == over
    end = Change(table, over.until)
    Unveil(table.version).plan(end)
    answered, unveiled = end.entries[:2]
    assert isinstance(answered, Moved)
    assert (answered.move, answered.by, answered.took) == ("pass", "person", 70.0 - table.asked_at)
    assert isinstance(unveiled, Unveiled)


@pytest.mark.parametrize(("clock", "longer"), [(None, 1.0), (10, 0.6), (60, 1.0), (90, 1.5), (86_400, 2.0)])
def test_who_has_much_time_to_think_has_more_for_a_secret_question(clock: int | None, longer: float) -> None:
    assert silence_at(clock) == longer


@pytest.mark.parametrize("defies", [True, False])
async def test_who_is_asked_second_is_asked_when_it_was_somebody_elses_moment_before(*, defies: bool) -> None:
    """MD-H31, R8: the Acrobat's holder does not learn from the time of the question that nobody had Rasputin."""
    hands = {
        "assassin": "tavern",
        "king": "rasputin" if defies else "temple",
        "warlord": "market",
        "merchant": "acrobat",
    }
    players = [{"characters": one, "hand": hand} for one, hand in hands.items()]
    turn = {"seat": 0, "as": "assassin", "income-taken": True}
    people = [Guest(name, name, 0.0) for name in NAMES]
    options: dict[str, object] = {"action-cards": "on"}
    async with House() as house:
        table = await staged(
            house, *people, game="machiavelli", options=options, players=players, turn=turn, murdered="king"
        )
        anna, bram, cleo, dirk = table
        version = dirk.now().version
        await anna.choose("end-turn")
        assert (bram.question == "rasputin") == defies
        assert dirk.question is None
        await house.wait(SILENCE - 0.1)
        assert dirk.question is None
        await house.wait(0.1)
        asked = {"question": dirk.question, "seconds": dirk.seconds, "version": dirk.now().version}
        assert asked == {"question": "acrobat", "seconds": SILENCE, "version": version + 2}
        assert isinstance(await dirk.choose("play-acrobat"), Accepted)
        assert (dirk.question, cleo.question) == (None, None)
        await house.wait(SILENCE - 0.1)
        assert (dirk.question, cleo.question) == (None, None)
        await house.wait(0.1)
        assert cleo.view["crown"] == 3


def test_where_nobody_is_asked_the_silence_ends_as_well() -> None:
    change, time = silent_table(asked=False), Timekeeper()
    table = change.after
    assert table.answering() is None
    assert duty_of(situation(table), time) == Silence(end_of_silence(table, AWAKE, time))
    before = watched(table)
    change.add(Kept(at=70.0, seat=0, bot="house"))
    noted = watched(table)
    assert [line.event for line in noted.log] == [*(line.event for line in before.log), "seat-kept"]
    change.add(Unveiled(at=80.0))
    after = watched(table)
    assert len(after.log) > len(noted.log)
    assert after.log[-1].event == "seat-kept"
    assert (after.version, after.ply) == (noted.version + 1, noted.ply)
    assert table.asked_at == 80.0


def test_what_people_did_in_a_silence_stands_after_what_happened_in_it_whoever_was_asked() -> None:
    """R8: else the log tells, when the silence is over, that it was an answer that came of it."""
    table = silent_table(asked=True).after
    change = Change(table, 70.0)
    change.add(Kept(at=70.0, seat=0, bot="house"))
    Unveil(table.version).plan(change)
    assert isinstance(change.entries[-1], Unveiled)
    play = change.after.play
    assert play is not None
    assert [event.kind for event in play.log].count("seat-kept") == 1
    assert play.log[-1].kind == "seat-kept"
    assert play.moves[-1].log <= len(play.log) - 1


def test_the_film_shows_what_came_of_a_move_after_which_somebody_else_was_asked_in_secret() -> None:
    """R8: where that moment is missing, it tells that somebody was asked."""
    change = silent_table(asked=True)
    play = change.after.play
    assert play is not None
    asked, mover, lines = play.position.asked, play.moves[-1].seat, play.moves[-1].log
    assert asked is not None
    answer = play.position.notation(play.position.legal()[-1])
    change.add(SecretlyAnswered(at=70.0, seat=asked, move=answer))
    later = Change(change.after, 80.0)
    Unveil(later.after.version).plan(later)
    after = later.after
    assert after.curtain is None
    assert after.play is not None
    assert after.play.moves[-1].secret
    for seat in {0, 1, 2, 3} - {asked, mover}:
        # From before the move on that began the silence.
        frames = film(after, seat, lines)
        assert [frame.until for frame in frames] == [lines, len(after.play.log)]
        assert frames[-1].view["seat"] == seat


def test_a_table_of_an_earlier_version_goes_on_without_the_end_of_a_silence() -> None:
    change = silent_table(asked=False)
    play = change.after.play
    assert play is not None
    assert play.position.asked is not None
    move = play.position.notation(play.position.legal()[-1])
    change.add(Moved(at=90.0, seat=play.position.asked, move=move, by="person"))
    assert change.after.asked_at == 90.0
    again = rebuilt(StoredTable(change.after.row, change.entries))
    assert watched(again) == watched(change.after)


@pytest.mark.parametrize("asked", [True, False])
async def test_two_nodes_end_a_silence_together_and_once(*, asked: bool) -> None:
    """Whoever is asked answers at the one, at once; those at the other see the same as where nobody is asked."""
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    change = silent_table(asked=asked)
    await store.create_table(change.opened())
    async with House(store, bus, timing) as here, House(store, bus, timing) as there:
        watching = await here.come(await here.rooms.room("code"), guest("Eva"))
        room = await there.rooms.room("code")
        # Somebody plays; where nobody is there, it would be silent until somebody comes.
        await there.come(room, Guest(NAMES[0], NAMES[0], 0.0))
        await here.rest()
        before = watching.now()
        assert before.question is None
        heard: list[Note] = []
        await bus.listen(heard.append, lambda: None)
        seat = room.table.answering()
        if seat is not None:
            holder = await there.come(room, Guest(NAMES[seat], NAMES[seat], 0.0))
            assert isinstance(await holder.send(Choose("no", holder.now().ply, ["pass"])), Accepted)
        # Pages that show lists look again for what all may notice.
        told = [(note.topic, note.guests) for note in heard if note.topic in ("entries", "secret")]
        assert told == ([] if seat is None else [("secret", (NAMES[seat],))])
        length = timing.silence(SOME_MOMENT) * len(change.after.curtain.moments if change.after.curtain else ())
        await there.wait(length - 0.1)
        await here.rest()
        assert (watching.now().version, watching.now().view) == (before.version, before.view)
        await there.wait(0.1)
        await here.rest()
        assert watching.now().version == before.version + 1
        assert len(watching.log) > len(before.log)
        stored = await store.load_table("code")
        assert sum(isinstance(entry, Unveiled) for entry in stored.entries) == 1
