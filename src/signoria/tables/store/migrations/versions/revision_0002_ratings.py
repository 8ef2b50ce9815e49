"""Ratings, and what each game changed in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the tables. Games that were over before are rated by `signoria admin rate`, or when their table changes."""
    op.create_table(
        "ratings",
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_rated_guest_id", "rated", ["guest_id"])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("rated", "ratings"):
        op.drop_table(table)
