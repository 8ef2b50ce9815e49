"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("busy", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.create_index("ix_tables_busy", "tables", ["busy"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(64)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("win", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_players_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_players_guest_id", "players", ["guest_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "guest_id", "message", name="uq_chat_table_id_guest_id_message"),
    )
    op.create_table(
        "preferences",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", "name", name="pk_preferences"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_preferences_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_links"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_links_guest_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop all tables."""
    for table in ("links", "guests", "preferences", "chat", "players", "entries", "tables"):
        op.drop_table(table)
