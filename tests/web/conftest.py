"""A server for each test, and people who come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.killing import Process
from tests.web.kit import House, house

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def running(tmp_path: Path) -> Iterator[House]:
    """A server of its own."""
    with house(tmp_path) as found:
        yield found


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own."""
    server = Process(f"sqlite:///{tmp_path / 'signoria.db'}")
    server.start()
    yield server
    server.kill()
