"""One browser and one server for all these tests; new people for each."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.client.kit import SWITCHES, World, chromium, lacking
from tests.client.kit import world as open_world

if TYPE_CHECKING:
    from collections.abc import Iterator


# Not for the whole session: while Playwright runs there is an event loop in this thread, and others start their own.
@pytest.fixture(scope="package")
def house() -> Iterator[World]:
    """A server and a browser."""
    if (wrong := lacking()) is not None:
        assert "CI" not in os.environ, wrong
        pytest.skip(wrong)
    with open_world() as found:
        yield found


@pytest.fixture
def world(house: World) -> Iterator[World]:
    """A server and a browser, without anybody in it."""
    yield house
    house.leave()


@pytest.fixture
def windowed(house: World) -> Iterator[World]:
    """The same server, and a browser with windows: one without them lets nobody be told of anything."""
    browser = house.browser.browser_type.launch(executable_path=chromium(), args=SWITCHES)
    try:
        found = World(browser, house.house)
        yield found
        found.leave()
    finally:
        browser.close()
