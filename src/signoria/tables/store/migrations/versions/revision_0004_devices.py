"""Devices of guests, and which of them are signed out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables. Devices are written down as they come back."""
    op.create_table(
        "devices",
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(40)),
        sa.Column("system", sa.String(40)),
        sa.Column("first", sa.Float, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "id", name="pk_devices"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_devices_guest_id", ondelete="CASCADE"),
    )
    op.create_table(
        "sign_outs",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("device", sa.String(32)),
        sa.Column("kept", sa.String(32)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_sign_outs"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_sign_outs_guest_id", "sign_outs", ["guest_id"])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("sign_outs", "devices"):
        op.drop_table(table)
