"""The application by itself, with what it is given."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.testing import TestClient

from signoria.tables.thinking.thinker import InlineThinker
from signoria.web import sockets
from signoria.web.app import create_app
from signoria.web.services import Services
from signoria.web.sockets import HangUp, Line
from tests.kit.memory_store import MemoryStore
from tests.web.kit import settings_for


def test_an_application_plays_with_a_store_that_it_is_given() -> None:
    """Nothing else is needed: no file, no process, no port."""
    app = create_app(Services(settings_for("unused"), MemoryStore(), thinker=InlineThinker()))
    with TestClient(app) as client:
        code = client.post("/api/play", json={"game": "dominion"}).json()["code"]
        with client.websocket_connect(f"/ws/tables/{code}") as socket:
            update = socket.receive_json()
        assert (update["type"], update["seat"]) == ("update", 0)
        assert client.get(f"/api/tables/{code}").json()["status"] == "playing"


def test_the_interface_is_described() -> None:
    """Every request, and how it is refused."""
    app = create_app(Services(settings_for("unused"), MemoryStore(), thinker=InlineThinker()))
    with TestClient(app) as client:
        schema = client.get("/schema/openapi.json").json()
    assert len(schema["paths"]) >= 18
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path
            refusal = operation["responses"]["404"]["content"]["application/json"]["schema"]
            assert refusal["$ref"].endswith("RefusalShown")


class Sleeper:
    """A device that takes nothing."""

    def __init__(self) -> None:
        self.query_params: dict[str, str] = {}

    async def send_text(self, _text: str) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()


class Talker:
    """A table that always has something to tell."""

    async def next(self) -> dict[str, str]:
        """Tell it."""
        return {"type": "said"}


async def test_a_device_that_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while, with a code that means: try again later."""
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
    line = Line(cast("Any", Sleeper()), Services(settings_for("unused")), None)
    with pytest.raises(HangUp) as left:
        await line.write(cast("Any", Talker()))
    assert left.value.code == sockets.TRY_LATER
