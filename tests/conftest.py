"""What holds for all tests."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run in the event loop that the server runs in."""
    return "asyncio"
