"""What Alembic runs: the migrations, on the connection that it was given, within its transaction."""

from __future__ import annotations

from alembic import context

from signoria.tables.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite cannot change columns: Alembic then copies the table.
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
