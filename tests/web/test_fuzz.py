"""Whatever is sent, the server refuses it with a reason, or does it; it never fails."""

from __future__ import annotations

import asyncio
import random
import string
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.web.kit import PATIENCE, House, Person, house

EXAMPLES = 25
FIELDS = ("type", "id", "ply", "moves", "seat", "agree", "text", "name", "value", "version", "at")
KINDS = ("choose", "undo", "answer-undo", "say", "rematch", "prefer", "return", "sync", "ping")
KNOWN = {"update", "accepted", "refused", "said", "pong", "closed"}


def junk(chance: random.Random, depth: int = 0) -> Any:  # noqa: ANN401
    """Give anything that JSON can hold, strange things preferred."""
    kind = chance.randrange(9 if depth < 3 else 7)
    if kind < 7:
        return (
            None,
            chance.choice([True, False]),
            chance.choice([0, -1, 1, 2**31, 2**63, -(2**70), 10**40]),
            chance.choice([0.5, -0.0, 1e308, 1e-320]),
            "".join(chance.choice(string.printable) for _ in range(chance.randrange(12))),
            chance.choice(["\x00", "\u202e", "é" * 100, "x" * 3000, "😀", "-1", "play copper", "buy province"]),
            chance.choice(KINDS),
        )[kind]
    if kind == 7:
        return [junk(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): junk(chance, depth + 1) for _ in range(chance.randrange(4))}


def plausible(chance: random.Random) -> dict[str, Any]:
    """Give a message that is right but for its values, and perhaps a field."""
    message: dict[str, Any] = {
        "type": chance.choice(KINDS),
        "id": chance.choice(["a", "b", "", "x" * 65, "x" * 64, "\x00", "i" + str(chance.randrange(1000))]),
        "ply": chance.choice([0, 1, 2, -1, 10**6, 2**63 - 1]),
        "moves": [chance.choice(["play copper", "", "x" * 81, "buy \x00"]) for _ in range(chance.randrange(70))],
        "seat": chance.choice([None, 0, 1, 2, -1, 99]),
        "agree": True,
        "text": chance.choice(["hello", "", " ", "x" * 501, "\x00", "a\nb"]),
        "name": chance.choice(["always-reveal-moat", "", "nothing"]),
        "value": chance.choice([True, False]),
        "version": chance.choice([-1, 0, 1, 2, 10**9, -(10**9), 2**63 - 1]),
        "at": chance.choice([0, 1.5, -1e300]),
    }
    wanted = {
        "choose": ("id", "ply", "moves", "seat"),
        "undo": ("id", "ply"),
        "answer-undo": ("id", "agree"),
        "say": ("id", "text"),
        "rematch": ("id",),
        "prefer": ("id", "name", "value"),
        "return": ("id",),
        "sync": ("version", "seat"),
        "ping": ("at",),
    }[message["type"]]
    kept = {name: message[name] for name in ("type", *wanted)}
    if chance.random() < 0.2:
        kept[chance.choice(list(kept))] = junk(chance)
    return kept


def frame(chance: random.Random) -> str | bytes:
    """Give something to send."""
    way = chance.random()
    if way < 0.7:
        return msgspec.json.encode(plausible(chance)).decode()
    text = msgspec.json.encode(junk(chance)).decode()
    if way < 0.8:
        return text
    if way < 0.97:
        place = chance.randrange(len(text) + 1)
        return text[:place] + chance.choice(['"', "{", "]", "\\ud800", "\\u0000", "[" * 3000, ""]) + text[place + 1 :]
    return bytes(chance.randrange(256) for _ in range(20))


@pytest.mark.parametrize("seed", range(3))
async def test_any_frames_are_answered_or_refused(running: House, seed: int) -> None:
    """By somebody with a seat; afterwards the game can be played on."""
    chance = random.Random(seed)
    async with Person(running.address) as anna:
        code = await anna.play()
        socket = await anna.socket(code)
        ends: list[int | None] = []
        for _ in range(300):
            try:
                await socket.send(frame(chance))
                while True:
                    async with asyncio.timeout(0.005):
                        told = msgspec.json.decode(await socket.recv())
                    assert told["type"] in KNOWN
                    assert told.get("reason") not in ("reason-error", "reason-storage"), told
            except TimeoutError:
                continue
            except ConnectionClosed as closed:
                ends.append(closed.rcvd.code if closed.rcvd else None)
                socket = await anna.socket(code)
        await socket.close()
        # Binary, too much nonsense, too big, too fast: all of them for a reason, and seldom.
        assert set(ends) <= {1003, 1008, 1009, 1013}
        assert len(ends) < 60
        line = await anna.sit(code)
        await line.play_on(5)
        metrics = (await anna.web.get("/metrics")).text
        assert 'status="500"' not in metrics


def test_requests_of_any_form_never_fail(tmp_path: Path) -> None:
    """Every operation of the described interface, with right and wrong values, at real tables too."""
    with house(tmp_path) as server:
        schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
        codes = asyncio.run(some_tables(server))
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 20
        for operation in operations:

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def check(case: Any) -> None:  # noqa: ANN401
                if case.path_parameters and "code" in case.path_parameters:
                    # Mostly tables that there are, in different states.
                    number = zlib.crc32(repr(case.body).encode()) % (len(codes) + 1)
                    case.path_parameters["code"] = [*codes, case.path_parameters["code"]][number]
                if case.path_parameters and "game" in case.path_parameters and len(repr(case.query)) % 2:
                    case.path_parameters["game"] = "dominion"
                if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
                    case.body["game"] = "dominion"
                answer = case.call(timeout=PATIENCE)
                assert answer.status_code < 500, (case.as_curl_command(), answer.text)
                if answer.status_code >= 400:
                    refusal = answer.json()
                    assert refusal.keys() == {"reason", "facts"}
                    assert refusal["reason"].startswith("reason-")

            check()


async def some_tables(server: House) -> list[str]:
    """Open tables in different states."""
    async with Person(server.address) as anna:
        codes = [await anna.open("me", "open"), await anna.play()]
        over = await anna.play()
        line = await anna.sit(over)
        await line.play_on()
        return [*codes, over]
