"""The tables of the database, as the newest migration leaves them. A test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    # How many entries there are: whoever adds some must know.
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("busy", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("snapshot", Text),
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_listed_status_created", "listed", "status", "created"),
    Index("ix_tables_busy", "busy"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

# Who sits, or sat, where: for the tables of a guest, and for what is counted.
PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(64), index=True),
    Column("bot", String(40)),
    Column("name", String(80), nullable=False),
    # When the game is over.
    Column("score", Integer),
    Column("win", Float),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(64), nullable=False),
    Column("message", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "guest_id", "message"),
)

PREFERENCES: Final = Table(
    "preferences",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(64), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("value", Boolean, nullable=False),
)

# Tables that guests have taken off their lists.
REMOVED: Final = Table(
    "removed",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(64), primary_key=True, index=True),
)

# Who has been invited to a table, by whom, and whether they have declined.
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(64), primary_key=True, index=True),
    Column("by_id", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
)

# Guests who have taken others off the list of those they play with.
PARTINGS: Final = Table(
    "partings",
    METADATA,
    Column("guest_id", String(64), primary_key=True),
    Column("other_id", String(64), primary_key=True, index=True),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("settings", Text, nullable=False),
)

LINKS: Final = Table(
    "links",
    METADATA,
    # Of the secret in the link; the secret itself is nowhere.
    Column("digest", LargeBinary, primary_key=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("until", Float, nullable=False),
)

# What is believed of the strength of a guest, by game.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("guest_id", String(64), primary_key=True),
    Column("game", String(40), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What a game changed in it. That there is a row says that the table was rated.
RATED: Final = Table(
    "rated",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(64), nullable=False, index=True),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    # Rated games of the guest, this one included.
    Column("games", Integer, nullable=False),
)

# What a guest first answered to a puzzle, and what that changed in the rating for puzzles of its game.
ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("guest_id", String(64), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    # Puzzles of this game that the guest has tried, this one included: the last row has the rating.
    Column("number", Integer, nullable=False),
    # Where it was answered; that table may be no more.
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("move", String(80), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    UniqueConstraint("guest_id", "game", "number"),
)

# How often somebody has played a game and won: sums, for guests and for bots.
STANDINGS: Final = Table(
    "standings",
    METADATA,
    Column("game", String(40), primary_key=True),
    # The guest, or the bot by name.
    Column("player", String(64), primary_key=True),
    Column("guest_id", String(64), index=True),
    Column("bot", String(40)),
    Column("name", String(80), nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Index("ix_standings_game_games", "game", "games"),
)

# What a device calls itself, and when it was here, by the hour.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("browser", String(40)),
    Column("system", String(40)),
    Column("first", Float, nullable=False),
    Column("last", Float, nullable=False),
)

# What was signed out, in the order in which it was; kept as long as cookies hold, even of guests who are forgotten.
SIGN_OUTS: Final = Table(
    "sign_outs",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("guest_id", String(64), nullable=False, index=True),
    # None: all devices but the one that is kept.
    Column("device", String(32)),
    Column("kept", String(32)),
    # Later for each of a guest, in seconds.
    Column("at", BigInteger, nullable=False),
    # Nodes read on from the last number they know: none is given twice.
    sqlite_autoincrement=True,
)

# By which channels guests are told something when they are not at their tables.
CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("way", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("language", String(20), nullable=False),
    Column("device", String(32), nullable=False),
    Column("details", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
)

# What a guest was told last about a table, of each kind: of several nodes one tells it.
TOLD: Final = Table(
    "told",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("mark", String(80), nullable=False),
)

# What servers have made for themselves, the same for all that share the database.
KEEPSAKES: Final = Table(
    "keepsakes",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# What a strong bot found in a game that is over.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    # JSON, made small.
    Column("body", LargeBinary, nullable=False),
)
