"""A browser, and a server for which the fourth game is installed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.client.kit import World, lacking
from tests.client.kit import world as open_world

if TYPE_CHECKING:
    from collections.abc import Iterator

INSTALLED = Path(__file__).parent / "installed"


@pytest.fixture(scope="package")
def house() -> Iterator[World]:
    """A server and a browser."""
    if (wrong := lacking()) is not None:
        assert "CI" not in os.environ, wrong
        pytest.skip(wrong)
    with open_world(INSTALLED) as found:
        yield found


@pytest.fixture
def world(house: World) -> Iterator[World]:
    """A server and a browser, without anybody in it."""
    yield house
    house.leave()
