"""`signoria admin`: what is kept can be copied, put back, exported and tidied, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from signoria.bots import new_bot
from signoria.core.record import verify
from signoria.games import REGISTRY
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.store.admin import GOING_ON
from signoria.tables.store.schema import METADATA
from signoria.tables.store.sql import SqlStore
from signoria.tables.store.store import NotFound
from signoria.tables.table.change import Change
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.devices import Sighting, Ticket
from signoria.tables.table.entries import Moved
from signoria.tables.table.rows import Guest, Spoken, StoredTable
from signoria.web.guard.identity import link_digest
from signoria.web.settings import kept_keys
from tests.cli.kit import expect_refusal, run

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from signoria.tables.table.table import LiveTable

ANNA = Guest("a" * 32, "Anna", 1_700_000_000.0)
BRAM = Guest("b" * 32, "Bram", 1_700_000_000.0)
SEATS = [SeatWish("me"), SeatWish("bot", "Cosimo", "easy")]


def kept(folder: Path, doing: Callable[[SqlStore], Coroutine[Any, Any, Any]]) -> Any:  # noqa: ANN401
    """Do something with the store in a folder."""

    async def with_store() -> Any:  # noqa: ANN401
        store = await SqlStore.open(f"sqlite:///{folder / 'signoria.db'}")
        try:
            return await doing(store)
        finally:
            await store.close()

    return asyncio.run(with_store())


async def played(store: SqlStore, host: Guest, *, to_the_end: bool = True, **wishes: object) -> str:
    """Let a guest play a game against a bot; give the code of the table."""
    command = Open("dominion", SEATS, start=True, **wishes)  # type: ignore[arg-type]
    new = command.opened(host, 5.0)
    await store.save_guest(host)
    await store.create_table(new)
    if to_the_end:
        table = rebuilt(StoredTable(new.row, new.entries, new.snapshot))
        change = Change(table, 6.0)
        position = over(change)
        assert position.play is not None
        await store.append(
            new.row.id, table.version, change.entries, summary=change.summary(), snapshot=change.snapshot()
        )
    await store.say(new.row.id, Spoken(host.id, "1", host.name, 0, "hello", 7.0))
    return new.row.code


def over(change: Change) -> LiveTable:
    """Let bots play a game to its end."""
    bots = [new_bot("dominion", "house", 1), new_bot("dominion", "big-money", 2)]
    table = change.after
    while table.play is not None and (seat := table.play.position.asked) is not None:
        position = table.play.position
        move = position.notation(bots[seat].choose(position.sight(seat)))
        by = "person" if seat == 0 else "bot"
        change.add(Moved(at=change.now, guest=table.seats[seat].guest, seat=seat, move=move, by=by))  # type: ignore[arg-type]
    return table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a game of Anna that is over, and one of Bram that is not."""
    data = tmp_path / "data"
    data.mkdir()
    kept(data, lambda store: played(store, ANNA))
    kept(data, lambda store: played(store, BRAM, to_the_end=False))
    return data


def codes(folder: Path, *status: str) -> list[str]:
    """Give the codes of tables."""
    with closing(sqlite3.connect(folder / "signoria.db")) as connection:
        found = connection.execute("SELECT code, status FROM tables ORDER BY created, id").fetchall()
    return [code for code, now in found if not status or now in status]


def everything(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Give all rows of a database."""
    with closing(sqlite3.connect(file)) as connection:
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr)  # noqa: S608
            for name in METADATA.tables
        }


# --- Keeping ----------------------------------------------------------------------------------------------------------


def test_a_copy_has_everything_and_can_be_put_back(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    result = run("admin", "backup", str(copy), "--data", str(folder))
    assert result.exit_code == 0, result.output
    assert "2 tables and 2 guests" in result.stdout
    assert everything(copy) == everything(folder / "signoria.db")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    # In one file, and nothing else is left lying around.
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]
    elsewhere = tmp_path / "elsewhere"
    result = run("admin", "restore", str(copy), "--data", str(elsewhere))
    assert result.exit_code == 0, result.output
    assert everything(elsewhere / "signoria.db") == everything(copy)
    assert stat.S_IMODE((elsewhere / "signoria.db").stat().st_mode) == 0o600
    (code,) = codes(folder, "over")
    assert kept(elsewhere, lambda store: store.load_table(code)).row.code == code


def test_a_copy_is_whole_while_somebody_writes(folder: Path, tmp_path: Path) -> None:
    """Every entry of a table is there up to its version, whenever the copy was made."""
    stop = threading.Event()
    written = threading.Event()

    async def write(store: SqlStore) -> None:
        while not stop.is_set():
            await played(store, ANNA)
            written.set()

    writer = threading.Thread(target=lambda: kept(folder, write))
    writer.start()
    try:
        assert written.wait(60)
        for number in range(3):
            copy = tmp_path / f"copy-{number}.db"
            result = run("admin", "backup", str(copy), "--data", str(folder))
            assert result.exit_code == 0, result.output
            with closing(sqlite3.connect(copy)) as connection:
                wrong = connection.execute(
                    "SELECT code FROM tables WHERE version != (SELECT count(*) FROM entries WHERE table_id = tables.id)"
                ).fetchall()
            assert wrong == []
    finally:
        stop.set()
        writer.join()
    assert len(codes(folder)) > 2


def test_nothing_is_replaced_unless_it_is_said(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    expect_refusal(run("admin", "backup", str(copy), "--data", str(folder)), "there already", "--force")
    assert copy.read_text() == "precious"
    assert run("admin", "backup", str(copy), "--data", str(folder), "--force").exit_code == 0
    before = everything(folder / "signoria.db")
    kept(folder, lambda store: played(store, ANNA))
    later = everything(folder / "signoria.db")
    expect_refusal(run("admin", "restore", str(copy), "--data", str(folder)), "there already", "--force")
    assert everything(folder / "signoria.db") == later
    result = run("admin", "restore", str(copy), "--data", str(folder), "--force")
    assert result.exit_code == 0, result.output
    assert everything(folder / "signoria.db") == before
    assert everything(folder / "signoria.db.before-restore") == later
    assert "before-restore" in result.stdout


def test_a_database_in_use_is_not_replaced(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("admin", "backup", str(copy), "--data", str(folder)).exit_code == 0
    opened_once, done = threading.Event(), threading.Event()

    async def serve(store: SqlStore) -> None:
        await store.lobby()
        opened_once.set()
        await asyncio.to_thread(done.wait)

    server = threading.Thread(target=lambda: kept(folder, serve))
    server.start()
    try:
        assert opened_once.wait(30)
        refused = run("admin", "restore", str(copy), "--data", str(folder), "--force")
    finally:
        done.set()
        server.join()
    expect_refusal(refused, "in use", "stop the server")
    assert not (folder / "signoria.db.before-restore").exists()
    assert run("admin", "restore", str(copy), "--data", str(folder), "--force").exit_code == 0


def test_what_is_no_copy_is_not_put_back(folder: Path, tmp_path: Path) -> None:
    before = everything(folder / "signoria.db")
    target = ("--data", str(folder), "--force")
    text, other, newer, torn = (tmp_path / name for name in ("text", "other.db", "newer.db", "torn.db"))
    text.write_text("no database" * 500)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE tables (x)")
    for path in (newer, torn):
        assert run("admin", "backup", str(path), "--data", str(folder)).exit_code == 0
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    torn.write_bytes(torn.read_bytes()[: torn.stat().st_size // 2])
    expect_refusal(run("admin", "restore", str(tmp_path / "nothing"), *target), "there is no file")
    expect_refusal(run("admin", "restore", str(text), *target), "no database of Signoria")
    expect_refusal(run("admin", "restore", str(other), *target), "no database of Signoria")
    expect_refusal(run("admin", "restore", str(newer), *target), "newer version")
    expect_refusal(run("admin", "restore", str(torn), *target), "damaged")
    expect_refusal(run("admin", "restore", str(folder / "signoria.db"), *target), "the database itself")
    assert everything(folder / "signoria.db") == before


def test_there_must_be_something_to_keep(tmp_path: Path) -> None:
    expect_refusal(run("admin", "backup", str(tmp_path / "x"), "--data", str(tmp_path)), "there is no database")
    expect_refusal(run("admin", "export", "--data", str(tmp_path)), "there is no database")
    expect_refusal(run("admin", "remove-table", "bcdfghj", "--data", str(tmp_path)), "there is no database")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_has_its_own_tools(command: str, tmp_path: Path) -> None:
    address = "postgresql://user:password@host/name"
    refused = run("admin", command, str(tmp_path / "x"), "--database", address)
    expect_refusal(refused, "PostgreSQL", "pg_dump" if command == "backup" else "pg_restore")
    assert "password" not in refused.output


def test_all_games_that_are_over_are_exported(folder: Path, tmp_path: Path) -> None:
    kept(folder, lambda store: played(store, BRAM))
    result = run("admin", "export", "--data", str(folder))
    assert result.exit_code == 0, result.output
    records = [json.loads(line) for line in result.stdout.splitlines()]
    assert sorted(record["seats"][0] for record in records) == ["Anna", "Bram"]
    for record in records:
        assert verify(record, REGISTRY).over
    assert "2 records" in result.stderr
    file = tmp_path / "games.jsonl"
    assert run("admin", "export", str(file), "--data", str(folder)).exit_code == 0
    assert file.read_text(encoding="utf-8") == result.stdout
    expect_refusal(run("admin", "export", str(file), "--data", str(folder)), "there already")


# --- Tidying ----------------------------------------------------------------------------------------------------------


def test_a_table_is_removed_after_asking(folder: Path) -> None:
    (code,) = codes(folder, "over")
    refused = run("admin", "remove-table", code, "--data", str(folder), typed=["n"])
    assert refused.exit_code == 130
    assert "Anna, Cosimo" in refused.stderr
    assert code in codes(folder)
    result = run("admin", "remove-table", code.upper(), "--data", str(folder), typed=["y"])
    assert result.exit_code == 0, result.output
    assert code not in codes(folder)
    rows = everything(folder / "signoria.db")
    assert len(rows["tables"]) == 1
    assert {row[0] for row in rows["entries"]} == {rows["tables"][0][0]}
    expect_refusal(run("admin", "remove-table", code, "--data", str(folder), "--yes"), "there is no table")


def test_guests_are_listed_and_named(folder: Path) -> None:
    result = run("admin", "guests", "--data", str(folder))
    assert result.stdout.splitlines() == [f"{'a' * 32} 2023-11-14 Anna", f"{'b' * 32} 2023-11-14 Bram"]
    assert run("admin", "guests", "BRAM", "--data", str(folder)).stdout.split() == ["b" * 32, "2023-11-14", "Bram"]
    data = ("--data", str(folder))
    expect_refusal(run("admin", "rename-guest", "Carla", "X", *data), "there is no guest 'Carla'")
    expect_refusal(run("admin", "rename-guest", "Anna", " ", *data), "a name is 1 to 40")
    kept(folder, lambda store: store.save_guest(Guest("c" * 32, "anna", 1.0)))
    refused = run("admin", "rename-guest", "Anna", "Bea", *data)
    expect_refusal(refused, "2 guests", "a" * 32, "c" * 32)


def test_a_name_changes_everywhere(folder: Path) -> None:
    kept(folder, lambda store: played(store, ANNA, to_the_end=False, name="Friday"))
    result = run("admin", "rename-guest", "a" * 8, "Bea  Trice", "--data", str(folder))
    assert result.exit_code == 0, result.output
    assert "Anna is Bea Trice now, at 2 tables" in result.stdout
    rows = everything(folder / "signoria.db")
    assert "Anna" not in repr(rows)
    (code,) = codes(folder, "over")
    table = rebuilt(kept(folder, lambda store: store.load_table(code)))
    assert table.name == "Dominion"
    assert [seat.name for seat in table.seats] == ["Bea Trice", "Cosimo"]
    assert table.seats[0].guest == ANNA.id
    assert {listed.summary.name for listed in kept(folder, lambda store: store.tables_of(ANNA.id))} == {
        "Dominion",
        "Friday",
    }
    # The rating is theirs as before.
    assert kept(folder, lambda store: store.ratings("dominion", [ANNA.id, BRAM.id]))[ANNA.id].games == 1


def test_a_guest_is_forgotten_but_not_the_game(folder: Path) -> None:
    (code,) = codes(folder, "over")
    (running,) = codes(folder, *GOING_ON)
    data = ("--data", str(folder))
    record = kept(folder, lambda store: store.load_table(code))
    expect_refusal(run("admin", "remove-guest", "Bram", "--yes", *data), "still sits", running)
    assert run("admin", "remove-guest", "Anna", *data, typed=["n"]).exit_code == 130
    result = run("admin", "remove-guest", "Anna", *data, typed=["y"])
    assert result.exit_code == 0, result.output
    rows = everything(folder / "signoria.db")
    assert "Anna" not in repr(rows)
    assert ANNA.id not in repr(rows)
    assert rows["ratings"] == rows["rated"] == []
    stored = kept(folder, lambda store: store.load_table(code))
    table = rebuilt(stored)
    assert table.status == "over"
    assert [seat.name for seat in table.seats] == ["-", "Cosimo"]
    assert len(stored.entries) == len(record.entries)
    exported = run("admin", "export", *data).stdout
    assert verify(json.loads(exported), REGISTRY).over
    with pytest.raises(NotFound):
        kept(folder, lambda store: store.guest(ANNA.id))
    # Bram is still there.
    assert kept(folder, lambda store: store.guest(BRAM.id)) == msgspec.structs.replace(BRAM, settings={})


def test_a_guest_is_signed_out_by_the_host_and_helped_back(folder: Path) -> None:
    """On one device or on all, after asking; a link is made for who has none left."""
    here = ("--data", str(folder))
    laptop, phone = Ticket(ANNA.id, "1a" * 8), Ticket(ANNA.id, "2b" * 8)
    seen = [
        Sighting(laptop, "Firefox", "Linux", 1_700_000_000.0),
        Sighting(phone, None, None, 1_700_100_000.0),
    ]
    kept(folder, lambda store: store.see_devices(seen))
    listed = run("admin", "devices", "Anna", *here)
    assert listed.stdout.splitlines() == [
        f"{phone.device} 2023-11-16 2023-11-16 -",
        f"{laptop.device} 2023-11-14 2023-11-14 Firefox on Linux",
    ]
    expect_refusal(run("admin", "devices", "Nobody", *here), "no guest")
    expect_refusal(run("admin", "sign-out", "Anna", "--device", "x", *here), "no device", "admin devices")
    assert run("admin", "sign-out", "Anna", *here, typed=["n"]).exit_code != 0
    assert not kept(folder, lambda store: store.barred(ANNA.id)).bars(phone)
    done = run("admin", "sign-out", "Anna", "--device", phone.device, *here, typed=["y"])
    assert f"Anna is signed out on {phone.device}.\n" in done.stdout
    barred = kept(folder, lambda store: store.barred(ANNA.id))
    assert (barred.bars(phone), barred.bars(laptop)) == (True, False)
    assert run("admin", "sign-out", "Anna", "--yes", *here).stdout == "Anna is signed out everywhere.\n"
    assert kept(folder, lambda store: store.barred(ANNA.id)).bars(laptop)
    assert run("admin", "devices", "Anna", *here).stdout == ""
    link = run("admin", "link", "Anna", *here)
    assert "within 60 minutes" in link.stdout
    path = link.stdout.splitlines()[-1]
    assert path.startswith("/i/")
    digest = link_digest(path.removeprefix("/i/"))
    assert kept(folder, lambda store: store.use_link(digest, time.time())).name == "Anna"


def test_games_from_before_ratings_are_rated_once(folder: Path) -> None:
    """In the order in which they ended, beside those that were rated when they ended."""
    expected = kept(folder, lambda store: store.ratings("dominion", [ANNA.id, BRAM.id]))
    with closing(sqlite3.connect(folder / "signoria.db")) as connection:
        connection.execute("DELETE FROM rated")
        connection.execute("DELETE FROM ratings")
        connection.commit()
    assert run("admin", "rate", "--data", str(folder)).stdout.startswith("1 games")
    assert kept(folder, lambda store: store.ratings("dominion", [ANNA.id, BRAM.id])) == expected
    assert run("admin", "rate", "--data", str(folder)).stdout.startswith("0 games")
    kept(folder, lambda store: played(store, ANNA))
    assert run("admin", "rate", "--data", str(folder)).stdout.startswith("0 games")
    assert kept(folder, lambda store: store.ratings("dominion", [ANNA.id, BRAM.id]))[ANNA.id].games == 2


def test_an_older_form_is_left_to_the_server(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "signoria.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()
    expect_refusal(run("admin", "export", "--data", str(folder)), "start the server once")


def test_what_is_old_is_removed_after_asking(folder: Path) -> None:
    data = ("--data", str(folder))
    number = len(kept(folder, lambda store: store.tables_of(ANNA.id)))
    assert number
    assert run("admin", "tidy", "--older-than", "30", *data, typed=["n"]).exit_code != 0
    assert len(kept(folder, lambda store: store.tables_of(ANNA.id))) == number
    with closing(sqlite3.connect(folder / "signoria.db")) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        connection.execute("UPDATE tables SET changed = 1")
        connection.commit()
    assert run("admin", "tidy", "--older-than", "30", "--yes", *data).stdout.startswith(f"{tables} tables")
    assert kept(folder, lambda store: store.tables_of(ANNA.id)) == []
    assert run("admin", "tidy", "--older-than", "30", "--yes", *data).stdout.startswith("0 tables")


def test_a_new_key_is_made_beside_the_old_one_or_in_its_place(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    first = kept_keys(tmp_path)
    assert "2 of them are believed" in run("admin", "new-key", *data).stdout
    assert kept_keys(tmp_path)[1:] == first
    assert "1 of them are believed" in run("admin", "new-key", "--forget", "--yes", *data).stdout
    assert first[0] not in kept_keys(tmp_path)
    (tmp_path / "secret-key").write_text("short")
    expect_refusal(run("admin", "new-key", *data), "does not hold a key")


def test_who_gives_servers_their_key_is_told_that_a_new_one_in_the_folder_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = ("--data", str(tmp_path))
    monkeypatch.delenv("SIGNORIA_KEY", raising=False)
    assert run("admin", "new-key", *data).stderr == ""
    monkeypatch.setenv("SIGNORIA_KEY", "ab" * 32)
    assert "SIGNORIA_KEY is set" in run("admin", "new-key", *data).stderr
