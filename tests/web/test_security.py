"""What browsers are told, who is let in, and what is written down."""

from __future__ import annotations

import io
import json
import logging
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog

from signoria.core.position import IllegalAction
from signoria.games import REGISTRY
from signoria.web.guard.identity import Signer
from signoria.web.logs import configure, traced
from signoria.web.settings import kept_keys, new_key
from tests.web.kit import House, Person, house


def policy(answer: httpx.Response) -> dict[str, list[str]]:
    """Read the content security policy."""
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    return {name: values for name, *values in parts}


async def test_every_answer_tells_browsers_to_be_careful(running: House) -> None:
    """Pages, data, refusals and unknown paths alike: no foreign or inline scripts, no frames, no guessing of types."""
    async with Person(running.address) as anna:
        for path in (
            "/",
            "/t/bcdfghj",
            "/api/me",
            "/api/nothing",
            "/nothing.js",
            "/schema",
            "/health",
            "/ready",
            "/i/x",
        ):
            answer = await anna.web.get(path)
            rules = policy(answer)
            assert rules["default-src"] == ["'none'"], path
            assert rules["script-src"] == ["'self'"]
            assert rules["frame-ancestors"] == ["'none'"]
            assert "'unsafe-inline'" not in rules["style-src"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert "server" not in answer.headers
        assert (await anna.web.get("/api/me")).headers["cache-control"] == "no-store"
        assert (await anna.web.get("/i/x")).headers["cache-control"] == "no-store"


async def test_pages_of_other_sites_change_nothing(running: House) -> None:
    """A browser says where a request comes from; what it cannot have said is no browser's."""
    async with Person(running.address) as anna:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": running.address.replace("http", "ftp")},
            {"Origin": f"{running.address}.evil.example"},
            {"Origin": "http://[::bad"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ):
            for send in (anna.web.post, anna.web.patch):
                answer = await send("/api/me", json={"name": "Evil"}, headers=headers)
                assert answer.status_code == 403, headers
                assert answer.json()["reason"] == "reason-origin"
        for headers in ({"Origin": running.address}, {"Sec-Fetch-Site": "same-origin"}, {}):
            assert (await anna.web.patch("/api/me", json={"name": "Anna"}, headers=headers)).status_code == 200


async def test_other_sites_can_be_allowed(tmp_path: Path) -> None:
    """Those that the host names."""
    with house(tmp_path, origins=frozenset({"https://games.example"})) as server:
        async with Person(server.address, {"Origin": "https://games.example"}) as anna:
            assert (await anna.web.patch("/api/me", json={"name": "Anna"})).status_code == 200


async def test_a_server_for_this_machine_answers_to_no_other_name(tmp_path: Path) -> None:
    """So that a site cannot reach it by pointing a name of its own here."""
    with house(tmp_path, hosts=frozenset({"127.0.0.1"})) as server:
        async with Person(server.address) as anna:
            await anna.get("/api/me")
            for name in ("evil.example", "127.0.0.1.evil.example", "", "[", "evil.example:8730"):
                answer = await anna.web.get("/api/me", headers={"Host": name})
                assert answer.status_code == 400, name
                assert answer.json()["reason"] in ("reason-host", "reason-invalid")


async def test_only_json_is_taken(running: House) -> None:
    """Forms of other sites could send the rest without asking first."""
    async with Person(running.address) as anna:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            answer = await anna.web.post("/api/play", content=b'{"game":"dominion"}', headers={"Content-Type": kind})
            assert answer.status_code == 415, kind
            assert answer.json()["reason"] == "reason-media"


async def test_two_slashes_are_one(running: House) -> None:
    """Whoever writes a path otherwise meets the same checks."""
    async with Person(running.address) as anna:
        wrong = {"Content-Type": "text/plain"}
        for path in ("//api/play", "/api//play", "///api/play"):
            answer = await anna.web.post(f"{running.address}{path}", content=b'{"game":"dominion"}', headers=wrong)
            assert answer.json()["reason"] == "reason-media", path
        answer = await anna.web.get(f"{running.address}//api/games")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/play", "/api/records/check", "/api/records/log"])
async def test_brackets_without_end_are_a_wrong_body(running: House, path: str) -> None:
    async with Person(running.address) as anna:
        headers = {"Content-Type": "application/json"}
        for body in (b"[" * 50_000, b'{"record":' + b"[" * 50_000, b'{"a":' * 10_000):
            answer = await anna.web.post(path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["reason"]


async def test_bodies_have_a_limit(running: House) -> None:
    """Whether they say how long they are or not."""
    async with Person(running.address) as anna:
        long = {"game": "dominion", "options": {"x": "x" * 100_000}}
        assert (await anna.post("/api/play", long, 413))["reason"] == "reason-too-long"

        async def parts() -> Any:  # noqa: ANN401
            for _ in range(200):
                yield b" " * 1000

        answer = await anna.web.post("/api/play", content=parts(), headers={"Content-Type": "application/json"})
        assert answer.status_code == 413


async def test_what_cannot_be_asked_is_refused_as_json(running: House) -> None:
    """With the right status, whatever the method."""
    async with Person(running.address) as anna:
        for method, path, status, reason in (
            ("GET", "/api/nothing", 404, "reason-not-found"),
            ("POST", "/api/nothing/at/all", 404, "reason-not-found"),
            ("GET", "/api", 404, "reason-not-found"),
            ("DELETE", "/api/me", 405, "reason-method"),
            ("POST", "/api/games", 405, "reason-method"),
            ("GET", "/api/play", 405, "reason-method"),
            ("GET", "/assets/nothing.js", 404, "reason-not-found"),
            ("GET", "/ws/tables", 404, "reason-not-found"),
            ("GET", "/api/tables/bcdfghj", 404, "reason-no-table"),
            ("GET", "/api/tables/%00", 404, "reason-no-table"),
        ):
            answer = await anna.web.request(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            assert answer.json()["reason"] == reason
            assert answer.json()["facts"] == {}


def test_the_key_is_made_once_and_is_for_nobody_else(tmp_path: Path) -> None:
    """A server that starts again knows its guests."""
    key = kept_keys(tmp_path / "new")
    assert kept_keys(tmp_path / "new") == key
    assert kept_keys(tmp_path / "other") != key
    if sys.platform != "win32":
        assert (tmp_path / "new" / "secret-key").stat().st_mode & 0o077 == 0
    (tmp_path / "new" / "secret-key").write_text("short")
    with pytest.raises(ValueError, match="does not hold a key"):
        kept_keys(tmp_path / "new")


def test_a_new_key_signs_and_the_old_ones_are_believed(tmp_path: Path) -> None:
    """The last few; unless they are to be forgotten."""
    (old,) = kept_keys(tmp_path)
    assert new_key(tmp_path, forget=False) == 2
    new, *others = kept_keys(tmp_path)
    assert others == [old]
    cookie = Signer((old,), 1000).sign("somebody")
    both = Signer((new, old), 1000)
    assert both.read(cookie) is not None
    assert (both.renewed(cookie), both.renewed(both.sign("somebody"))) == (False, True)
    for _ in range(5):
        new_key(tmp_path, forget=False)
    assert len(kept_keys(tmp_path)) == 4
    assert new_key(tmp_path, forget=True) == len(kept_keys(tmp_path)) == 1
    if sys.platform != "win32":
        assert (tmp_path / "secret-key").stat().st_mode & 0o077 == 0


@pytest.fixture
def log_lines(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401
    """Everything that is logged, as JSON."""
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    configure("json", "debug")
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


async def test_logs_hold_no_cards_secrets_or_messages(log_lines: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """All of them, at the most talkative level, through a game with refused moves and a link."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            code = await anna.play()
            line = await anna.sit(code)
            await line.order(type="choose", ply=0, moves=["buy province"])
            await line.order(type="say", text="between us")
            link = await anna.post("/api/me/link", status=201)
            await anna.web.post(link["path"])
            await line.play_on(40)
            table = server.services.rooms._rooms[code].table
            secrets = [table.row.secret.hex(), table.host, link["path"][3:], anna.web.cookies["signoria-guest"]]
    lines = log_lines()
    assert any(line["event"] == "request" and line["route"] == "/i/{token}" for line in lines)
    text = msgspec.json.encode(lines).decode()
    for secret in [*secrets, "between us", "copper", "province", "estate"]:
        assert secret not in text, secret


def test_exceptions_are_logged_without_what_they_say(log_lines: Any) -> None:  # noqa: ANN401
    """The rules say which moves are possible, and that is somebody's hand."""
    position = REGISTRY.game("dominion").new(2, 7)
    with pytest.raises(IllegalAction, match="play copper") as raised:
        position.play("buy province")
    assert traced(raised.value)["exception"] == "IllegalAction"
    logging.getLogger("anybody").error("it failed", exc_info=raised.value)
    structlog.get_logger("us").error("it failed", exc_info=raised.value)
    lines = log_lines()
    assert len(lines) == 2
    assert all(line["exception"] == "IllegalAction" and "copper" not in str(line) for line in lines)
