"""`signoria admin`: keeping, exporting and tidying what a server keeps."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from signoria.cli.arguments import Refused, reason
from signoria.cli.serve import KEY

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine
    from typing import TextIO

    from signoria.tables.store.admin import Tidied
    from signoria.tables.store.sql import SqlStore
    from signoria.tables.table.devices import Device
    from signoria.tables.table.rows import Guest

Database = Annotated[
    str | None,
    typer.Option(
        envvar="SIGNORIA_DATABASE",
        help="Where tables are kept, as for `signoria serve`.",
        show_default="a file in the data folder",
    ),
]
Data = Annotated[Path | None, typer.Option(help="The data folder.", show_default="as the system")]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]

WRONG_NAMES: Final = {
    "reason-name": "a name is 1 to {most} printable characters",
    "reason-name-bot": "{name} is what a bot is called: a name is another one",
    "reason-name-marks": "a letter has at most {most} marks in a name",
    "reason-name-mixed": "each word of a name is written in one alphabet",
}

admin = typer.Typer(help="Keep, restore, export and tidy what a server keeps.", no_args_is_help=True)


# --- Keeping ----------------------------------------------------------------------------------------------------------


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    data: Data = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Copy the database into a file. The server may run."""
    from signoria.tables.store.archive import ArchiveError, back_up  # noqa: PLC0415 - slow to import, and not always needed

    source = sqlite_file(database, data, "back it up with pg_dump, which may run beside the server")
    try:
        contents = back_up(source, file, force=force)
    except (ArchiveError, OSError) as wrong:
        raise Refused(reason(wrong)) from None
    print(f"{file}: {contents.tables} tables and {contents.guests} guests, checked.")
    print("It holds hidden cards and shuffles of running games: keep it to yourself. The key is not in it.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `signoria admin backup` wrote.")],
    database: Database = None,
    data: Data = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Put a copy in the place of the database. The server must not run."""
    from signoria.tables.store.archive import ArchiveError  # noqa: PLC0415
    from signoria.tables.store.archive import restore as put_back  # noqa: PLC0415

    target = sqlite_file(database, data, "restore it with pg_restore or psql")
    os.umask(0o077)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        contents, before = put_back(file, target, force=force)
    except (ArchiveError, OSError) as wrong:
        raise Refused(reason(wrong)) from None
    print(f"{target}: {contents.tables} tables and {contents.guests} guests, checked.")
    if before is not None:
        print(f"What was there before is kept as {before}.")


@admin.command()
def export(
    file: Annotated[str, typer.Argument(help="The file to write; - for stdout.")] = "-",
    database: Database = None,
    data: Data = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Write the records of all games that are over, one to a line, as JSON."""
    if file == "-":
        number, without = run(exported(sys.stdout, database, data))
    else:
        try:
            with Path(file).open("w" if force else "x", encoding="utf-8") as output:
                number, without = run(exported(output, database, data))
        except FileExistsError:
            raise Refused(f"{file} is there already; --force replaces it") from None
        except OSError as wrong:
            raise Refused(f"{file!r} cannot be written: {reason(wrong)}") from None
    print(f"{number} records.", file=sys.stderr)
    if without:
        print(f"Without a record, for the rules changed while they were played: {', '.join(without)}.", file=sys.stderr)


async def exported(output: TextIO, database: str | None, data: Path | None) -> tuple[int, list[str]]:
    """Write the records; give how many, and the codes of games that have none."""
    from signoria.tables.store.admin import finished_games  # noqa: PLC0415

    number, without = 0, []
    async with opened(database, data) as store:
        async for code, record in finished_games(store):
            if record is None:
                without.append(code)
            else:
                output.write(json.dumps(record, ensure_ascii=False) + "\n")
                number += 1
    return number, without


# --- Tidying ----------------------------------------------------------------------------------------------------------


@admin.command()
def remove_table(
    code: Annotated[str, typer.Argument(help="The code of the table.")],
    database: Database = None,
    data: Data = None,
    yes: Yes = False,  # noqa: FBT002
) -> None:
    """Remove a table, its game and its chat. Ratings stay as they are."""
    run(table_removed(code.strip().lower(), database, data, sure=yes))
    print(f"Table {code} is removed.")


async def table_removed(code: str, database: str | None, data: Path | None, *, sure: bool) -> None:
    """Remove a table, after asking."""
    from signoria.tables.store.admin import summary_of  # noqa: PLC0415

    async with opened(database, data) as store:
        found = await summary_of(store.transactions, code)
        if found is None:
            raise Refused(f"there is no table {code!r:.40}")
        game, summary = found
        names = ", ".join(seat.name for seat in summary.seats if seat.name)
        ask(f"Remove table {code}, {summary.name!r} ({game}, {summary.status}: {names})?", sure=sure)
        await store.remove_table(code)


@admin.command()
def guests(
    wanted: Annotated[str, typer.Argument(help="A name, or the beginning of an id.", show_default="all")] = "",
    database: Database = None,
    data: Data = None,
) -> None:
    """List guests: id, first seen, name."""
    for guest in run(guests_found(wanted, database, data)):
        print(described(guest))


async def guests_found(wanted: str, database: str | None, data: Path | None) -> list[Guest]:
    """Give guests."""
    from signoria.tables.store.admin import guests as found  # noqa: PLC0415

    async with opened(database, data) as store:
        return await found(store.transactions, wanted)


@admin.command()
def rename_guest(
    guest: Annotated[str, typer.Argument(help="A name, or the beginning of an id.")],
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Give a guest another name, at all tables and in chat too."""
    before, number = run(renamed(guest, name, database, data))
    print(f"{before.name} is {' '.join(name.split())} now, at {number} tables.")
    print("A server that runs shows the old name at open tables until they are opened anew.")


async def renamed(wanted: str, name: str, database: str | None, data: Path | None) -> tuple[Guest, int]:
    """Rename a guest."""
    from signoria.tables.store import admin as caretaking  # noqa: PLC0415
    from signoria.tables.table.refusal import Refusal  # noqa: PLC0415

    async with opened(database, data) as store:
        guest = await the_guest(store, wanted)
        try:
            return guest, await caretaking.rename_guest(store.transactions, guest, name)
        except Refusal as refusal:
            raise Refused(f"{WRONG_NAMES[refusal.reason].format(**refusal.facts)}, not {name!r:.60}") from None


@admin.command()
def remove_guest(
    guest: Annotated[str, typer.Argument(help="A name, or the beginning of an id.")],
    database: Database = None,
    data: Data = None,
    yes: Yes = False,  # noqa: FBT002
) -> None:
    """Forget a guest: name, ratings, links, devices, chat. Games stay, with nobody in that seat."""
    before, number = run(guest_removed(guest, database, data, sure=yes))
    print(f"{before.name} is forgotten, at {number} tables.")


async def guest_removed(wanted: str, database: str | None, data: Path | None, *, sure: bool) -> tuple[Guest, int]:
    """Remove a guest, after asking."""
    from signoria.tables.store import admin as caretaking  # noqa: PLC0415

    async with opened(database, data) as store:
        guest = await the_guest(store, wanted)
        ask(f"Forget {described(guest)}?", sure=sure)
        try:
            return guest, await caretaking.remove_guest(store.transactions, guest)
        except caretaking.StillPlayingError as playing:
            codes = ", ".join(playing.codes)
            raise Refused(f"{guest.name} still sits at tables: {codes}; finish or remove those first") from None


@admin.command()
def devices(
    guest: Annotated[str, typer.Argument(help="A name, or the beginning of an id.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """List the devices of a guest: id, first and last seen, what they call themselves."""
    for device in run(devices_found(guest, database, data)):
        names = " on ".join(name for name in (device.browser, device.system) if name)
        print(f"{device.id} {day(device.first)} {day(device.last)} {names or '-'}")


async def devices_found(wanted: str, database: str | None, data: Path | None) -> list[Device]:
    """Give the devices of a guest."""
    async with opened(database, data) as store:
        return await store.devices((await the_guest(store, wanted)).id)


@admin.command()
def sign_out(
    guest: Annotated[str, typer.Argument(help="A name, or the beginning of an id.")],
    device: Annotated[str | None, typer.Option(help="A device, by its id.", show_default="all")] = None,
    database: Database = None,
    data: Data = None,
    yes: Yes = False,  # noqa: FBT002
) -> None:
    """Sign a guest out, on all devices or on one. Servers that run know it within seconds.

    Links that were not used are void. Nobody is that guest any more without a new one: `signoria admin link` makes it.
    """
    name = run(guest_signed_out(guest, device, database, data, sure=yes))
    print(f"{name} is signed out {'everywhere' if device is None else f'on {device}'}.")


async def guest_signed_out(
    wanted: str, device: str | None, database: str | None, data: Path | None, *, sure: bool
) -> str:
    """Sign a guest out, after asking."""
    async with opened(database, data) as store:
        guest = await the_guest(store, wanted)
        if device is not None and device not in {one.id for one in await store.devices(guest.id)}:
            raise Refused(f"{guest.name} has no device {device!r:.40}; `signoria admin devices` lists them")
        ask(f"Sign {described(guest)} out {'on all devices' if device is None else f'on {device}'}?", sure=sure)
        await store.sign_out(guest.id, device, None, time.time())
        return guest.name


@admin.command()
def link(
    guest: Annotated[str, typer.Argument(help="A name, or the beginning of an id.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Make a personal link for a guest who has lost all devices. Whoever opens it first is that guest."""
    name, path, minutes = run(guest_linked(guest, database, data))
    print(f"For {name}, once and within {minutes} minutes, after the address of the server:")
    print(path)


async def guest_linked(wanted: str, database: str | None, data: Path | None) -> tuple[str, str, int]:
    """Make a link; give whose it is, its path, and for how many minutes it holds."""
    from signoria.web.guard.identity import new_link  # noqa: PLC0415
    from signoria.web.settings import LINK_SECONDS  # noqa: PLC0415

    async with opened(database, data) as store:
        guest = await the_guest(store, wanted)
        token, digest = new_link()
        await store.add_link(digest, guest.id, time.time() + LINK_SECONDS)
        return guest.name, f"/i/{token}", LINK_SECONDS // 60


@admin.command()
def rate(database: Database = None, data: Data = None) -> None:
    """Rate the games that were over before ratings were kept. Those that are rated stay as they are."""
    print(f"{run(missed_rated(database, data))} games are rated now that were not.")


async def missed_rated(database: str | None, data: Path | None) -> int:
    """Rate what was not."""
    from signoria.tables.store.admin import rate_missed  # noqa: PLC0415

    async with opened(database, data) as store:
        return await rate_missed(store.transactions)


@admin.command()
def tidy(
    older_than: Annotated[int, typer.Option(min=1, metavar="DAYS", help="Days without a change.")],
    database: Database = None,
    data: Data = None,
    yes: Yes = False,  # noqa: FBT002
) -> None:
    """Remove tables at which nothing has changed for so many days, and guests of whom nothing is left.

    Ratings stay. The server may run; with `signoria serve --keep DAYS` it does this by itself.
    """
    ask(f"Remove all tables at which nothing has changed for {older_than} days, with their games and chat?", sure=yes)
    done = run(all_tidied(older_than, database, data))
    print(f"{done.tables} tables and {done.guests} guests are removed.")


async def all_tidied(days: int, database: str | None, data: Path | None) -> Tidied:
    """Remove what is old."""
    from signoria.tables.store.admin import tidied  # noqa: PLC0415

    now = time.time()
    async with opened(database, data) as store:
        return await tidied(store.transactions, now - days * 24 * 3600, now)


@admin.command()
def new_key(
    data: Data = None,
    forget: Annotated[bool, typer.Option("--forget", help="Believe the old ones no more.")] = False,  # noqa: FBT002
    yes: Yes = False,  # noqa: FBT002
) -> None:
    """Make a new key that signs cookies. What was signed before is believed, and signed anew as guests come back."""
    import platformdirs  # noqa: PLC0415

    from signoria.web.settings import new_key as made  # noqa: PLC0415

    if forget:
        ask("Forget the old keys? Nobody is known by their cookie any more.", sure=yes)
    folder = data or platformdirs.user_data_path("signoria", appauthor=False)
    try:
        number = made(folder, forget=forget)
    except (OSError, ValueError) as wrong:
        raise Refused(f"the key in {folder} cannot be changed: {reason(wrong)}") from None
    print(f"A new key signs from the next start of the server on; {number} of them are believed.")
    if os.environ.get(KEY):
        hint = f"{KEY} is set: a server that is started so signs with that one, and does not read the key in {folder}."
        print(f"{hint} There the new key goes first, the old ones follow, with commas.", file=sys.stderr)


# --- Shared -----------------------------------------------------------------------------------------------------------


def run(doing: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401
    """Do something with the database."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    try:
        return asyncio.run(doing)
    except (SQLAlchemyError, OSError) as wrong:
        # Without the address, which may hold a password.
        raise Refused(f"the database does not answer: {str(wrong).splitlines()[0]:.200}") from None


@asynccontextmanager
async def opened(database: str | None, data: Path | None) -> AsyncIterator[SqlStore]:
    """Open the store as it is: only a server brings it to a newer form, or makes a new one."""
    from signoria.tables.store.migrations import is_newest  # noqa: PLC0415
    from signoria.tables.store.sql import SqlStore  # noqa: PLC0415
    from signoria.tables.store.transactions import transactions_at  # noqa: PLC0415

    address = full(database, data)
    if address.startswith("sqlite"):
        path = sqlite_file(database, data, "")
        if not path.is_file():
            raise Refused(f"there is no database at {path}")
    transactions = transactions_at(address)
    try:
        if not await transactions.read(is_newest):
            raise Refused("the database has another form than this version works with: start the server once")
        yield SqlStore(transactions)
    finally:
        await transactions.close()


async def the_guest(store: SqlStore, wanted: str) -> Guest:
    """Give the one guest who is meant."""
    from signoria.tables.store.admin import guests as found  # noqa: PLC0415

    known = await found(store.transactions, wanted) if wanted else []
    if not known:
        raise Refused(f"there is no guest {wanted!r:.60}; `signoria admin guests` lists them")
    if len(known) > 1:
        several = "; ".join(described(guest) for guest in known[:10])
        raise Refused(f"{len(known)} guests are meant by {wanted!r:.60}, name one by id: {several}")
    return known[0]


def ask(question: str, *, sure: bool) -> None:
    """Let the host confirm what cannot be taken back."""
    if not sure and not typer.confirm(question, err=True):
        raise typer.Abort


def described(guest: Guest) -> str:
    """Name a guest so that the host knows who it is."""
    return f"{guest.id} {day(guest.created)} {guest.name}"


def day(moment: float) -> str:
    """Give the day of a moment."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def full(database: str | None, data: Path | None) -> str:
    """Give the address of the database."""
    import platformdirs  # noqa: PLC0415

    from signoria.web.settings import full_address  # noqa: PLC0415

    folder = data or platformdirs.user_data_path("signoria", appauthor=False)
    try:
        return full_address(database or f"sqlite:///{(folder / 'signoria.db').resolve()}")
    except ValueError as wrong:
        raise Refused(str(wrong)) from None


def sqlite_file(database: str | None, data: Path | None, otherwise: str) -> Path:
    """Give the file of the database; for another kind, say what to do."""
    from sqlalchemy import make_url  # noqa: PLC0415

    url = make_url(full(database, data))
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refused(f"this is for SQLite; the database is a PostgreSQL: {otherwise}")
    return Path(url.database)
