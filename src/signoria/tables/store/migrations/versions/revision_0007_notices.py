"""By which channels guests are told something, what they were told last, and keys that servers make for themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_channels_guest_id", ondelete="CASCADE"),
    )
    op.create_index("ix_channels_guest_id", "channels", ["guest_id"])
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", "kind", name="pk_told"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_told_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keepsakes"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("keepsakes")
    op.drop_table("told")
    op.drop_table("channels")
