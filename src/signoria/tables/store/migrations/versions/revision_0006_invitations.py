"""Invitations to tables, guests who want to be invited by somebody no more, and finding listed tables quickly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables and the index."""
    op.create_index("ix_tables_listed_status_created", "tables", ["listed", "status", "created"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("by_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_invitations_guest_id", "invitations", ["guest_id"])
    op.create_table(
        "partings",
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.Column("other_id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "other_id", name="pk_partings"),
    )
    op.create_index("ix_partings_other_id", "partings", ["other_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_tables_listed_status_created", "tables")
    op.drop_table("partings")
    op.drop_table("invitations")
