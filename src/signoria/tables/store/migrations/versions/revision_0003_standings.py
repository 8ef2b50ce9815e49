"""How often players have played a game, and won: kept as sums, and counted here once for all that was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table, and fill it from the games that are over."""
    op.create_table(
        "standings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(64)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_standings"),
    )
    op.create_index("ix_standings_game_games", "standings", ["game", "games"])
    op.create_index("ix_standings_guest_id", "standings", ["guest_id"])
    op.execute(
        """
        INSERT INTO standings (game, player, guest_id, bot, name, games, wins)
        SELECT tables.game, coalesce(players.guest_id, 'bot ' || players.bot), players.guest_id, players.bot,
            max(players.name), count(*), sum(players.win)
        FROM players JOIN tables ON tables.id = players.table_id
        WHERE players.win IS NOT NULL AND coalesce(players.guest_id, players.bot) IS NOT NULL
        GROUP BY tables.game, players.guest_id, players.bot
        """
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("standings")
