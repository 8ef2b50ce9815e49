"""The database of an earlier version is brought forward: its tables stand as they stood, and go on from there."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
import pytest

from signoria.core.record import verify
from signoria.games import REGISTRY
from signoria.tables.history.replay import record
from signoria.tables.store.migrations import is_newest
from signoria.tables.store.sql import SqlStore
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.rows import Guest
from signoria.tables.wire import presenter
from signoria.tables.wire.parcel import unpacked
from signoria.tables.wire.presenter import Reader
from tests.heritage.facts import lost
from tests.heritage.inheritance import GAMES, VERSIONS, evening, unpack_database
from tests.tables.kit import House, StillTime
from tests.web.kit import Person, house

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from signoria.core.events import Event
    from signoria.tables.room.room import Room

COOKIE: Final = "signoria-guest"
CENTURIES: Final = 10**10
# So often time goes on a little until a game that bots play is over.
LONGEST_GAME: Final = 20_000


def guests_of(database: Path) -> dict[str, str | None]:
    """Give the ids of the people by name; a spectator has none."""
    with closing(sqlite3.connect(database)) as connection:
        return {"": None, **dict(connection.execute("SELECT name, id FROM guests"))}


@asynccontextmanager
async def inherited(version: str, database: Path) -> AsyncIterator[House]:
    """Open the database of a version, at the moment at which it was left."""
    unpack_database(version, database)
    with closing(sqlite3.connect(database)) as connection:
        (last,) = connection.execute("SELECT max(changed) FROM tables").fetchone()
    store = await SqlStore.open(f"sqlite:///{database}")
    try:
        timing = StillTime()
        timing.moment = last
        async with House(store, timing=timing) as found:
            yield found
    finally:
        await store.close()


def chat_of(database: Path) -> dict[str, list[tuple[str, str]]]:
    """Give what was said, by whom, by code of the table."""
    found: dict[str, list[tuple[str, str]]] = {}
    lines = "SELECT code, chat.name, text FROM chat JOIN tables ON tables.id = table_id ORDER BY code, number"
    with closing(sqlite3.connect(database)) as connection:
        for code, name, text in connection.execute(lines):
            found.setdefault(code, []).append((name, text))
    return found


def told_now(room: Room, guest: str | None, seat: int | None) -> dict[str, Any]:
    """Give what somebody is told of a table, in the words in which it was written down."""
    reader = Reader(guest, seat)
    update = presenter.update(room.situation, reader, -1, room.situation.hours.awake)
    play = room.table.play
    view = update.view
    question = None
    if view is not None:
        view = {"options": room.table.options, **view}
        if view["question"] is not None:
            view["question"] = unpacked(view["question"])
            question = as_asked(**view["question"])
    told = {
        **{name: getattr(update, name) for name in ("version", "ply", "seat", "preferences")},
        "view": view,
        "question": question,
        "undo": update.undo,
        "table": presenter.table_shown(room.situation, reader, 0.0),
        "clock": None if update.clock is None else update.clock.seat,
        "log": []
        if play is None
        else [event.seen_by(update.seat) | {"at": number} for number, event in enumerate(as_noted(play.log))],
    }
    as_sent: dict[str, Any] = json.loads(msgspec.json.encode(told))
    return as_sent


def without_numbers(told: Any) -> Any:  # noqa: ANN401 - anything that was written down
    """Leave ratings out: those of newcomers, as everybody was then, are not told any more."""
    if isinstance(told, list):
        return [without_numbers(one) for one in told]
    if not isinstance(told, dict):
        return told
    rated = {"before", "after"} if told.keys() >= {"before", "after", "provisional"} else set()
    anchored = told.get("bot") is not None or told.get("level") is not None
    return {
        name: without_numbers(value)
        for name, value in told.items()
        if name not in rated and (name != "rating" or anchored or not isinstance(value, dict) or "seat" in value)
    }


def by_level(ladders: list[dict[str, Any]]) -> dict[str, Any]:
    """Let the rungs of ladders be found by their level: some have come since.

    What a level is worth is told by the bot that stands for it now, which may be another than then.
    """
    return {ladder["game"]: {rung["level"]: {**rung, "rating": None} for rung in ladder["rungs"]} for ladder in ladders}


def as_noted(log: Sequence[Event]) -> list[Event]:
    """Leave out what was not noted then: what came of a request to take something back."""
    return [event for event in log if event.kind not in ("undo-lapsed", "undo-refused")]


def as_asked(kind: str, seat: int, options: Sequence[str] = (), **details: object) -> dict[str, Any]:
    """Give a question as it was told beside the view, with the key and the card of each option."""
    verbs = [move.partition(" ") for move in options]
    labelled = [{"move": "".join(verb), "text": f"option-{verb[0]}", "card": verb[2] or None} for verb in verbs]
    return {"kind": kind, "seat": seat, "details": details, "options": labelled}


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_table_stands_as_it_stood(version: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """All entries are replayed, to the position that was kept beside them; everybody is told what they were told."""
    caplog.set_level(logging.WARNING)
    said = evening(version)
    statuses = set()
    async with inherited(version, tmp_path / "tables.db") as there:
        assert isinstance(there.store, SqlStore)
        assert await there.store.transactions.read(is_newest)
        guests, chat = guests_of(tmp_path / "tables.db"), chat_of(tmp_path / "tables.db")
        assert sum(map(len, chat.values())) >= 4
        for kept in said.tables:
            room = await there.rooms.room(kept["code"])
            statuses.add((kept["game"], room.table.status))
            stored = await there.store.load_table(kept["code"])
            assert room.table.version == len(stored.entries)
            spoken = await there.store.chat_after(stored.row.id, 0, 100)
            assert [(line.name, line.text) for line in spoken] == chat.get(kept["code"], [])
            play = room.table.play
            if play is not None:
                assert stored.snapshot is not None
                before = room.table.game.load(stored.snapshot.position)
                assert list(lost(before.save(), play.position.save(), kept["label"])) == []
                # Not taken up in the middle, which is what happens when the moves lead elsewhere.
                assert play.start.ply == 0
            for name, told in kept["told"].items():
                found = told_now(room, guests[name], told["seat"])
                # Readers count what they have noticed; earlier versions counted unnoticed steps of others too.
                for number in ("version", "ply"):
                    assert found[number] <= told.pop(number)
                if kept["label"].startswith("gathering"):
                    # Now it is told before the game, so that everybody's share comes after it.
                    assert told["table"].pop("commitment") is None
                if room.table.curtain is not None:
                    # Now nothing is taken back as long as somebody may be asked in secret.
                    assert found["undo"]["reason"] in ("reason-silence", told.pop("undo")["reason"])
                    # Whoever is asked has a clock, even where no other runs.
                    assert found["clock"] in (room.table.answering(), told.pop("clock"))
                # Some preferences have come since that are switched on for everybody.
                assert set(told.pop("preferences")) <= set(found["preferences"])
                assert list(lost(told, found, f"{kept['label']} {name}")) == []
    assert caplog.messages == []
    assert statuses >= {(game, status) for game in GAMES for status in ("gathering", "playing", "over")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
async def test_games_go_on_to_their_end(version: str, game: str, tmp_path: Path) -> None:
    """Everybody lets bots play and looks on, and every game comes to an end, with a record that holds."""
    said = evening(version)
    over = 0
    async with inherited(version, tmp_path / "tables.db") as there:
        for kept in said.tables:
            room = await there.rooms.room(kept["code"])
            if kept["game"] != game or room.table.status != "playing":
                continue
            for guest in room.table.people():
                await room.receive(Leave(), Sender(Guest(guest, "", 0.0)))
            looking_on = await room.connect(Guest(room.table.people()[0], "", 0.0))
            await until_over(there, room)
            await room.disconnect(looking_on)
            verify(record(room.table), REGISTRY)
            over += 1
    assert over >= 6


async def until_over(there: House, room: Room) -> None:
    """Let time go by until a game is over."""
    for _ in range(LONGEST_GAME):
        if room.table.status == "over":
            return
        # Requests lapse, and bots answer secret questions after a while.
        there.timing.advance(1.0)
        await asyncio.sleep(0.001)
    raise AssertionError(f"table {room.table.row.code} stands still at {room.table.ply}")


@pytest.mark.parametrize("version", VERSIONS)
async def test_people_find_their_games_again(version: str, tmp_path: Path) -> None:
    """With the cookie they have: who they are, their history, ratings and places; records, courses and results."""
    said = evening(version)
    database = tmp_path / "signoria.db"
    unpack_database(version, database)
    with closing(sqlite3.connect(database)) as connection, connection:
        # Their clocks have run out long ago: what follows would change the results that are compared.
        connection.execute("UPDATE tables SET busy = 0")
    with house(tmp_path, cookie_seconds=CENTURIES, link_seconds=CENTURIES) as running:
        for name, pages in said.pages.items():
            async with Person(running.address, cookies=httpx.Cookies({COOKIE: said.cookies[name]})) as person:
                for path, told in pages.items():
                    then, now = without_numbers(told), await person.get(path)
                    if path == "/api/ladder":
                        then, now = by_level(then), by_level(now)
                    assert list(lost(then, now, f"{name} {path}")) == []
        over = [kept for kept in said.tables if "record" in kept]
        assert len(over) >= 6
        async with Person(running.address) as anybody:
            for kept in over:
                for what in ("record", "course", "ratings"):
                    found = await anybody.get(f"/api/tables/{kept['code']}/{what}")
                    assert list(lost(without_numbers(kept[what]), found, f"{kept['label']} {what}")) == []
                assert (await anybody.post("/api/records", kept["record"]))["over"] is True
            # A link that Anna made for another device.
            assert (await anybody.web.post(said.link)).status_code == 303
            assert (await anybody.get("/api/me"))["name"] == "Anna"
