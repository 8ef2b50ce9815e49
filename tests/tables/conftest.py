"""Databases for the tests: SQLite in a file, and a real PostgreSQL, started once for all tests."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from signoria.core.chance import SECRET_SIZE
from signoria.tables.table import rows
from tests.kit.postgres import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pgserver.postgres_server import PostgresServer

NUMBERS = itertools.count(1)


@pytest.fixture(autouse=True)
def _same_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables shuffle alike, so that a test that fails fails again."""
    monkeypatch.setattr(rows, "new_secret", lambda: bytes(range(SECRET_SIZE)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server."""
    with running() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite:///{tmp_path / 'signoria.db'}"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """An empty PostgreSQL database."""
    name = f"signoria{next(NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name};")
    uri: str = postgres.get_uri(name)
    return uri.replace("postgresql://", "postgresql+asyncpg://", 1)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """Where a store of any kind keeps its tables: memory, or a URL."""
    if request.param == "memory":
        return "memory"
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
