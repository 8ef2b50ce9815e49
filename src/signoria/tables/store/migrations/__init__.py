"""Bringing a database to the form this version of the program works with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

if TYPE_CHECKING:
    from sqlalchemy import Connection

# Any number will do, as long as no other program uses it on the same database.
ADVISORY_LOCK: Final = 7_469_676


def config(connection: Connection) -> Config:
    """Give Alembic's configuration for a connection."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring a database forward, to the newest form. Nodes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    command.upgrade(config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Bring a database back to an older form."""
    command.downgrade(config(connection), revision)


def revisions() -> list[str]:
    """Name the forms of the database that this version knows, the oldest first."""
    script = ScriptDirectory(str(Path(__file__).parent))
    return [found.revision for found in script.walk_revisions()][::-1]


def is_newest(connection: Connection) -> bool:
    """Whether a database has the newest form. Nothing is changed."""
    return MigrationContext.configure(connection).get_current_revision() == revisions()[-1]
