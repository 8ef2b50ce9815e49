"""How often players have played and won, as sums: they change in the transaction that ends a game, once for a table.

So a list of the most eager players costs as much as it shows, however many games were played; and it stays when old
tables are forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from signoria.tables.store.schema import PLAYERS, STANDINGS, TABLES
from signoria.tables.table.rows import Standing, share_of_victory

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from signoria.tables.table.rows import Summary


def count(connection: Connection, table: str, summary: Summary) -> None:
    """Count a game that is over, unless that was done before: its players have a result then.

    The caller has changed or locked the row of the table in the same transaction, and not yet written the result down.
    """
    result = summary.result
    written = select(PLAYERS.c.seat).where(PLAYERS.c.table_id == table, PLAYERS.c.win.is_not(None)).limit(1)
    if result is None or connection.execute(written).scalar() is not None:
        return
    game = connection.execute(select(TABLES.c.game).where(TABLES.c.id == table)).scalar_one()
    sums: dict[str, dict[str, Any]] = {}
    for number, seat in enumerate(summary.seats):
        bot = None if seat.guest else seat.bot
        player = seat.guest or f"bot {bot}"
        fresh = {"game": game, "player": player, "guest_id": seat.guest, "bot": bot, "games": 0, "wins": 0.0}
        found = sums.setdefault(player, fresh)
        found["name"] = seat.name
        found["games"] += 1
        found["wins"] += share_of_victory(summary, number)
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    adding = dialect.insert(STANDINGS)
    added = adding.on_conflict_do_update(
        index_elements=["game", "player"],
        set_={
            "name": adding.excluded.name,
            "games": STANDINGS.c.games + adding.excluded.games,
            "wins": STANDINGS.c.wins + adding.excluded.wins,
        },
    )
    # Always in the same order: of two tables that end with the same players, one waits and nobody waits for ever.
    connection.execute(added, [sums[player] for player in sorted(sums)])


def standings(connection: Connection, game: str, most: int) -> list[Standing]:
    """Give who has played a game how often, and won; the most games first."""
    found = select(STANDINGS).where(STANDINGS.c.game == game)
    # Of those with as many games, bots come first.
    guest = STANDINGS.c.guest_id
    ordered = found.order_by(STANDINGS.c.games.desc(), guest.is_not(None), guest, STANDINGS.c.bot).limit(most)
    return [Standing(row.guest_id, row.bot, row.name, row.games, row.wins) for row in connection.execute(ordered)]
