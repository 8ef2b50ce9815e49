"""Opening a table: what may be asked for, and the first entries that come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from signoria.core.options import checked_options
from signoria.games import REGISTRY
from signoria.tables.table import seats as seating
from signoria.tables.table.change import Change
from signoria.tables.table.entries import Opened, Started
from signoria.tables.table.levels import DEFAULT_LEVEL, checked_bot
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import NewTable, new_row
from signoria.tables.table.table import LiveTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.game import Game
    from signoria.tables.table.rows import Guest
    from signoria.tables.table.seats import Seat

FEWEST_SECONDS: Final = 10
MOST_SECONDS: Final = 7 * 24 * 3600


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the host, somebody else at the host's device, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"]
    name: str | None = None
    bot: str | None = None  # a level or a name


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    name: str | None = None
    clock: int | None = None
    listed: bool = True
    start: bool = False  # begin at once


def checked_game(name: str) -> Game:
    """Give a game by name. Refuses the rest."""
    if name not in REGISTRY.games():
        raise Refusal("reason-no-game")
    return REGISTRY.game(name)


def check_settings(game: Game, seats: int, options: dict[str, Any], clock: int | None) -> dict[str, Any]:
    """Give the options with their defaults. Refuses what the game refuses, and a clock nobody could play with."""
    if clock is not None and not FEWEST_SECONDS <= clock <= MOST_SECONDS:
        raise Refusal("reason-options", option="clock", least=FEWEST_SECONDS, most=MOST_SECONDS)
    if not game.fewest <= seats <= game.most:
        raise Refusal("reason-seats-number", fewest=game.fewest, most=game.most)
    try:
        checked = checked_options(game.table_options, options)
        # Whether the options fit each other, only the game can say.
        game.new(seats, 0, checked, listen=False)
    except ValueError as wrong:
        raise Refusal("reason-options", detail=str(wrong)) from None
    return checked


def seat_wished(game: Game, host: Guest, wish: SeatWish) -> Seat:
    """Give the seat that somebody wishes for."""
    match wish.kind:
        case "me":
            return seating.person(host.id, wish.name or host.name)
        case "local":
            return seating.person(host.id, wish.name or "")
        case "bot":
            bot = checked_bot(game.name, wish.bot or DEFAULT_LEVEL)
            return seating.bot(wish.name or bot, bot)
        case "open":
            return seating.OPEN


def opened(host: Guest, wish: TableWish, now: float) -> NewTable:
    """Give the table that a guest wants to open. Raises `Refusal`."""
    game = checked_game(wish.game)
    seats = seating.distinct([seat_wished(game, host, seat) for seat in wish.seats[: game.most + 1]])
    options = check_settings(game, len(wish.seats), wish.options, wish.clock)
    if [seat.kind for seat in wish.seats].count("me") > 1:
        raise Refusal("reason-already-seated")
    entry = Opened(
        at=now,
        name=seating.checked_name(wish.name or host.name),
        host=host.id,
        seats=seats,
        options=options,
        clock=wish.clock,
        listed=wish.listed,
    )
    return new_table(game.name, entry, now, start=wish.start)


def new_table(game: str, entry: Opened, now: float, *, start: bool) -> NewTable:
    """Give a table with a code and a secret of its own, perhaps with the game begun."""
    change = Change(LiveTable(new_row(game, now)), now)
    change.add(entry)
    if start:
        begin(change, None, None)
    table = change.after
    return NewTable(table.row, change.entries, table.summary(), table.snapshot())


def begin(change: Change, guest: str | None, message: str | None) -> None:
    """Begin the game. Refuses while seats are open."""
    table = change.after
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("reason-seats-open")
    if not table.people():
        raise Refusal("reason-not-seated")
    check_settings(table.game, len(table.seats), table.options, table.clock)
    change.add(Started(at=change.now, guest=guest, message=message, commitment=table.commitment))
    change.add_forced()


def followed(table: LiveTable, winners: Sequence[int], now: float) -> NewTable:
    """Give the table of a rematch. Whoever has left leaves an open seat, and then the winner decides nothing."""
    stayed = not table.gone
    options = dict(table.options)
    if "previous-winners" in options:
        options["previous-winners"] = list(winners) if stayed else []
    # A bot may have played for somebody who was away during the last game; the new one is for people again.
    seats = [msgspec.structs.replace(seat, bot=None) if seat.kept else seat for seat in table.seats]
    for guest in table.gone:
        seats = seating.without(seats, guest)
    entry = Opened(
        at=now,
        name=table.name,
        host=table.host if table.host not in table.gone else seating.people(seats)[0],
        seats=seats,
        options=options,
        clock=table.clock,
        listed=table.listed,
        previous=table.row.code,
    )
    return new_table(table.row.game, entry, now, start=stayed)
