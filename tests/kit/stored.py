"""What a database holds, whatever servers say."""

from __future__ import annotations

import msgspec
from sqlalchemy import text

from signoria.tables.store.transactions import transactions_at
from signoria.web.settings import full_address


async def stored_messages(database: str) -> list[str]:
    """Give the messages of all moves of people that are stored."""
    transactions = transactions_at(full_address(database))
    try:
        entries = await transactions.read(lambda found: list(found.scalars(text("SELECT body FROM entries"))))
    finally:
        await transactions.close()
    bodies = [msgspec.json.decode(body) for body in entries]
    return [body["message"] for body in bodies if body["entry"] == "moved" and "message" in body]
