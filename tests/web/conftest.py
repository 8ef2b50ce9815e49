"""A server for each test, and people who come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.kit import House, house

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def running(tmp_path: Path) -> Iterator[House]:
    """A server of its own."""
    with house(tmp_path) as found:
        yield found
