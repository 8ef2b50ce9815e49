"""Tables that guests have taken off their lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_removed"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_removed_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_removed_guest_id", "removed", ["guest_id"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("removed")
