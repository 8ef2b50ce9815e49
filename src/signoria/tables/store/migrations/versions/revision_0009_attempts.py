"""What guests answered to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "attempts",
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "puzzle", name="pk_attempts"),
        sa.UniqueConstraint("guest_id", "game", "number", name="uq_attempts_guest_id_game_number"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("attempts")
