"""A proxy before the server: whom it speaks for is believed, from it and nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from signoria.web.guard.identity import COOKIE, SECURE_COOKIE
from signoria.web.guard.proxies import Proxies
from tests.web.kit import PATIENCE, Person, house

if TYPE_CHECKING:
    from pathlib import Path

TLS = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}


def seen(client: str, *forwarded: str, proxies: tuple[str, ...] = ("10.0.0.0/8", "::1"), kind: str = "http") -> Any:  # noqa: ANN401
    """Give where a request seems to come from, and how."""
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    scope: dict[str, Any] = {
        "type": kind,
        "scheme": "http" if kind == "http" else "ws",
        "client": (client, 1234),
        "headers": [*headers, (b"x-forwarded-proto", b"https")],
    }
    Proxies(proxies).look_behind(scope)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("client", "forwarded", "found"),
    [
        ("10.0.0.2", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.2", ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
        ("10.0.0.2", ["1.1.1.1", "203.0.113.9, 10.0.0.3"], "203.0.113.9"),
        ("10.0.0.2", ["203.0.113.9:443"], "203.0.113.9"),
        ("10.0.0.2", ["[2001:db8::1]:443"], "2001:db8::1"),
        ("::1", ["2001:db8::1"], "2001:db8::1"),
        ("10.0.0.2", ["nonsense"], "10.0.0.2"),
        ("10.0.0.2", ["10.0.0.9"], "10.0.0.2"),
        ("10.0.0.2", [], "10.0.0.2"),
    ],
)
def test_a_proxy_says_where_a_request_comes_from(client: str, forwarded: list[str], found: str) -> None:
    """The last address that is no proxy's: whatever a client wrote itself stands before it."""
    assert seen(client, *forwarded) == (found, "https")
    assert seen(client, *forwarded, kind="websocket") == (found, "wss")


def test_nobody_else_is_believed() -> None:
    assert seen("203.0.113.5", "1.1.1.1") == ("203.0.113.5", "http")
    assert seen("127.0.0.1", "1.1.1.1") == ("127.0.0.1", "http")


async def test_measurements_are_not_open_through_a_proxy(tmp_path: Path) -> None:
    """Not even through one that nobody has named, on a private address."""
    for proxies in (("127.0.0.1",), ("192.0.2.1",)):
        with house(tmp_path, proxies=proxies) as running:
            async with httpx.AsyncClient(timeout=PATIENCE, base_url=running.address) as web:
                for headers in (TLS, {"X-Forwarded-For": "10.1.2.3"}, {"Forwarded": "for=10.1.2.3"}, {"Via": "1.1 x"}):
                    assert (await web.get("/metrics", headers=headers)).status_code == 403
                assert (await web.get("/metrics")).status_code == 200


async def test_over_tls_the_cookie_is_for_this_host_alone_and_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        async with Person(running.address) as anna:
            name = (await anna.get("/api/me"))["name"]
            old = anna.web.cookies[COOKIE]
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=running.address, headers=TLS) as web:
            answer = await web.get("/api/me", headers={"Cookie": f"{COOKIE}={old}"})
            assert answer.json()["name"] == name
            given = {one.partition("=")[0]: one.lower() for one in answer.headers.get_list("set-cookie")}
            assert given.keys() == {SECURE_COOKIE, COOKIE}
            assert all(part in given[SECURE_COOKIE] for part in ("secure", "httponly", "path=/", "samesite=lax"))
            assert "domain" not in given[SECURE_COOKIE]
            assert "max-age=0" in given[COOKIE]
            new = answer.headers.get_list("set-cookie")[0].partition(";")[0].partition("=")[2].strip('"')
            again = await web.get("/api/me", headers={"Cookie": f"{SECURE_COOKIE}={new}; {COOKIE}=nonsense"})
            assert again.json()["name"] == name
            assert "set-cookie" not in again.headers


async def test_limits_are_by_the_address_behind_the_proxy(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=running.address) as web:
            counted = running.services.meters.requests.buckets
            await asyncio.gather(
                *(web.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{last}"}) for last in (7, 8))
            )
            assert {"203.0.113.7", "203.0.113.8"} <= counted.keys()
