"""Links that others can open, and letting the people of a network in."""

from __future__ import annotations

import asyncio
import re
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
import zxingcpp

from signoria.web import network
from signoria.web.api.invitation import qr_code
from signoria.web.api.shapes import QrCode
from signoria.web.reach import written
from signoria.web.serving import listening
from signoria.web.settings import LOOPBACK
from tests.web.kit import PATIENCE, House, Person, house

# Other addresses of this machine that only tests call its networks.
FIRST, SECOND = "127.0.0.2", "127.0.0.3"
# Pixels of a module.
SCALE = 4


def served(folder: Path, **changes: Any) -> AbstractContextManager[House]:  # noqa: ANN401
    """Give a server as `signoria serve` starts it: for this machine, which is in two networks."""
    return house(folder, **{"hosts": LOOPBACK, "network": (FIRST, SECOND), **changes})


def read(code: QrCode) -> list[str]:
    """Let a camera read a code as a browser draws it."""
    side = code.size * SCALE
    pixels = bytearray(b"\xff" * side * side)
    for stroke in code.path.split("z")[:-1]:
        drawn = re.fullmatch(r"M(\d+) (\d+)h(\d+)v1h-(\d+)", stroke)
        assert drawn is not None, stroke
        x, y, width, back = map(int, drawn.groups())
        assert width == back
        for line in range(y * SCALE, (y + 1) * SCALE):
            start = line * side + x * SCALE
            pixels[start : start + width * SCALE] = bytes(width * SCALE)
    return [found.text for found in zxingcpp.read_barcodes(memoryview(pixels).cast("B", (side, side)))]


async def answers(address: str) -> bool:
    """Whether a server can be opened at an address."""
    async with httpx.AsyncClient(timeout=PATIENCE) as web:
        try:
            return (await web.get(f"{address}/health")).status_code == 200
        except httpx.ConnectError:
            return False


@pytest.mark.parametrize("address", ["http://192.168.1.24:8730", "https://games.of.a.club.with.a.long.name.example"])
def test_a_camera_reads_the_link(address: str) -> None:
    """What is drawn is the link, with enough light around it."""
    link = f"{address}/t/bcdfghj"
    assert read(qr_code(link)) == [link]


def test_names_of_every_machine_are_told_from_addresses() -> None:
    """Loopback names mean the machine of whoever types them."""
    for name in ("127.0.0.1", "127.0.0.53", "::1", "localhost", "signoria.localhost", "0.0.0.0"):  # noqa: S104
        assert network.only_here(name), name
    assert not network.only_here(None)
    for name in ("192.168.1.24", "fe80::1", "games.example", "localhost.example", "127.example"):
        assert not network.only_here(name), name


def test_networks_are_those_of_houses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the whole world, not nobody; the one that leads out comes first, and those of containers last."""
    assert [
        one for one in ("10.0.0.7", "192.168.1.24", "172.20.0.1", "100.80.1.2") if not network.in_a_network(one)
    ] == []
    for one in ("8.8.8.8", "127.0.0.1", "169.254.3.4", "224.0.0.1", "0.0.0.0", "fd00::2", "2001:4860::1"):  # noqa: S104
        assert not network.in_a_network(one), one

    class Ip:
        def __init__(self, ip: object) -> None:
            self.ip = ip
            self.is_IPv4 = isinstance(ip, str)

    class Adapter:
        def __init__(self, nice_name: str, *ips: object) -> None:
            self.nice_name = nice_name
            self.ips = [Ip(ip) for ip in ips]

    adapters = [
        Adapter("docker0", "172.17.0.1"),
        Adapter("lo", "127.0.0.1"),
        Adapter("tailscale0", "100.80.1.2"),
        Adapter("eth0", "203.0.114.5", ("fd00::2", 0, 0)),
        Adapter("wlan0", "192.168.1.24"),
    ]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr(network, "on_the_way", lambda: "192.168.1.24")
    assert network.addresses() == ["192.168.1.24", "100.80.1.2", "172.17.0.1"]
    monkeypatch.setattr(network, "on_the_way", lambda: None)
    assert network.addresses() == ["100.80.1.2", "192.168.1.24", "172.17.0.1"]


async def test_a_host_lets_the_network_in_and_closes_it_again(tmp_path: Path) -> None:
    """Nobody can open the first link; with one click friends can, and play, until it is taken back."""
    with served(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        there = written(FIRST, port)
        async with Person(server.address) as anna:
            await anna.get("/api/me")
            code = await anna.open("me", "open")
            told = await anna.get(f"/api/tables/{code}/invitation")
            assert told == {"kind": "machine", "links": [], "offers": [FIRST, SECOND], "opened": None}
            assert not await answers(there)

            opened = await anna.post("/api/reach/open", {"address": FIRST})
            assert opened == {"kind": "network", "addresses": [there], "offers": [], "opened": FIRST}
            # Once more changes nothing, and there is one at a time.
            assert await anna.post("/api/reach/open", {"address": FIRST}) == opened
            refused = await anna.post("/api/reach/open", {"address": SECOND}, 409)
            assert refused == {"reason": "reason-network-open", "facts": {"address": FIRST}}
            (link,) = (await anna.get(f"/api/tables/{code}/invitation"))["links"]
            assert link["link"] == f"{there}/t/{code}"
            assert read(QrCode(**link["code"])) == [link["link"]]

            # Another device of the host gets there by the same address.
            personal = await anna.post("/api/me/link", status=201)
            (other,) = personal["there"]["links"]
            assert other["link"] == there + personal["path"]
            assert read(QrCode(**other["code"])) == [other["link"]]

            # The friend has a cookie of that address, and the host goes on at the other one.
            async with Person(there, {"Origin": there}) as bram:
                await bram.get("/api/me")
                assert (await bram.get(f"/api/tables/{code}/invitation"))["kind"] == "here"
                await bram.post(f"/api/tables/{code}/join")
                await anna.post(f"/api/tables/{code}/start")
                lines = [await anna.sit(code), await bram.sit(code)]
                asked = next(line for line in lines if line.update and line.update["view"]["question"])
                assert [line.update["seat"] for line in lines if line.update] == [0, 1]
                assert asked.update is not None

                assert (await anna.post("/api/reach/close"))["kind"] == "machine"
                async with asyncio.timeout(PATIENCE):
                    await lines[1].pump
            assert not await answers(there)
            assert not lines[0].closed
            # And again, at the other address.
            assert (await anna.post("/api/reach/open", {"address": SECOND}))["opened"] == SECOND
            assert await answers(written(SECOND, port))


async def test_only_who_sits_at_the_machine_lets_others_in(tmp_path: Path) -> None:
    """Not a friend in the network, nobody who comes through a proxy, no page of another site, no other name."""
    with served(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        there = written(FIRST, port)
        async with Person(server.address) as anna:
            for headers in (
                {"X-Forwarded-For": "192.168.1.7"},
                {"X-Forwarded-For": "127.0.0.1"},
                {"Forwarded": "for=192.168.1.7"},
                {"X-Real-IP": "127.0.0.1"},
                {"Via": "1.1 proxy"},
            ):
                for path in ("open", "close"):
                    answer = await anna.web.post(f"/api/reach/{path}", json={"address": FIRST}, headers=headers)
                    assert (answer.status_code, answer.json()["reason"]) == (403, "reason-not-here"), headers
                told = await anna.web.get("/api/reach", headers=headers)
                assert told.json() == {"kind": "machine", "addresses": [], "offers": [], "opened": None}
            for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
                answer = await anna.web.post("/api/reach/open", json={"address": FIRST}, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "reason-origin")
            answer = await anna.web.post("/api/reach/open", json={"address": FIRST}, headers={"Host": "evil.example"})
            assert answer.json()["reason"] == "reason-host"
            for address in ("0.0.0.0", "127.0.0.1", "192.0.2.200", "nonsense", ""):  # noqa: S104
                refused = await anna.post("/api/reach/open", {"address": address}, 422)
                assert refused["reason"] == "reason-network-none"
            assert (await anna.get("/api/reach"))["opened"] is None

            await anna.post("/api/reach/open", {"address": FIRST})
            async with Person(there) as bram:
                for path in ("open", "close"):
                    assert (await bram.post(f"/api/reach/{path}", {"address": SECOND}, 403))[
                        "reason"
                    ] == "reason-not-here"
                told = await bram.get("/api/reach")
                assert told == {"kind": "here", "addresses": [there], "offers": [], "opened": None}
                # There it answers to its address alone: a site that points its name here reads nothing.
                for name in ("evil.example", "localhost", "127.0.0.1", SECOND):
                    answer = await bram.web.get("/api/me", headers={"Host": f"{name}:{port}"})
                    assert (answer.status_code, answer.json()["reason"]) == (400, "reason-host"), name
            # And at the machine itself to those of the machine.
            answer = await anna.web.get("/api/me", headers={"Host": FIRST})
            assert answer.json()["reason"] == "reason-host"


async def test_a_port_that_somebody_has_is_no_obstacle(tmp_path: Path) -> None:
    """Then it is another one; the link says which."""
    with served(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        taken = listening(FIRST, port)
        try:
            async with Person(server.address) as anna:
                (address,) = (await anna.post("/api/reach/open", {"address": FIRST}))["addresses"]
                assert address.startswith(f"http://{FIRST}:")
                assert address != written(FIRST, port)
                assert await answers(address)
        finally:
            taken.close()


async def test_an_address_that_the_host_has_named_wins(tmp_path: Path) -> None:
    """Then it stands in every invitation, and nothing else is offered."""
    with served(tmp_path, public=("https://games.example", "http://other.example")) as server:
        async with Person(server.address) as anna:
            told = await anna.get("/api/reach")
            assert told["kind"] == "public"
            assert told["addresses"] == ["https://games.example", "http://other.example"]
            assert (await anna.post("/api/reach/open", {"address": FIRST}, 403))["reason"] == "reason-not-here"


async def test_a_server_that_listens_everywhere_names_its_networks(tmp_path: Path) -> None:
    """The likeliest first; there is nothing to open then."""
    with served(tmp_path, hosts=None) as server:
        server.services.reach.bound = ("0.0.0.0", 8730)  # noqa: S104
        async with Person(server.address) as anna:
            told = await anna.get("/api/reach")
            assert told["kind"] == "network"
            assert told["addresses"] == [written(FIRST, 8730), written(SECOND, 8730)]
            assert told["offers"] == []
            assert (await anna.post("/api/reach/open", {"address": FIRST}, 422))["reason"] == "reason-network-none"
            # Who came by another name has it in the bar already; what is no name is not repeated.
            answer = await anna.web.get(
                "/api/reach", headers={"Host": "Games.Example:81", "X-Forwarded-Proto": "https"}
            )
            assert answer.json()["addresses"] == ["https://games.example:81"]
            answer = await anna.web.get("/api/reach", headers={"Host": "games_example"})
            assert answer.json()["addresses"] == []


async def test_what_is_wrong_is_refused(tmp_path: Path) -> None:
    """A code that is none, a body that is none."""
    with served(tmp_path) as server:
        async with Person(server.address) as anna:
            assert (await anna.get("/api/tables/nothing/invitation", 404))["reason"] == "reason-no-table"
            assert (await anna.post("/api/reach/open", {"adress": FIRST}, 400))["reason"] == "reason-invalid"
            assert (await anna.post("/api/reach/close"))["kind"] == "machine"
