"""The client's files, health and measurements."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from signoria.web.assets import Assets
from signoria.web.guard.proxies import Networks
from signoria.web.settings import THIS_MACHINE, ServerSettings
from tests.web.kit import House, Person, house


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client that was built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Signoria</title>")
    script = b"console.log('x');" * 100
    for end, content in (("", script), (".gz", gzip.compress(script)), (".br", b"as brotli folds it")):
        (folder / "assets" / f"main-123.js{end}").write_bytes(content)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "worker.js").write_text("addEventListener('fetch', () => undefined);")
    (folder / "manifest-nl.webmanifest").write_text('{"lang": "nl"}')
    (folder / "favicon.ico").write_bytes(b"\0\0\1\0")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    """At every address of the client."""
    with house(tmp_path, static=tmp_path / "missing") as server:
        async with Person(server.address) as anna:
            for path in ("/", "/t/bcdfghj"):
                answer = await anna.web.get(path)
                assert answer.status_code == 200
                assert "npm run build" in answer.text


async def test_addresses_of_the_client_open_its_page_and_files_are_files(tmp_path: Path, built: Path) -> None:
    """Files with their type, folded as they were built; those with a changing name may be kept for ever."""
    with house(tmp_path, static=built) as server:
        async with Person(server.address) as anna:
            for path in ("/", "/t/BCDFGHJ", "/t/bcdfghj/text", "/rules/dominion", "/history"):
                answer = await anna.web.get(path)
                assert answer.text.startswith("<!doctype html>")
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
            script = await anna.web.get("/assets/main-123.js")
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert "content-security-policy" not in script.headers
            for accepted, way in (
                ("gzip, deflate, br", "br"),
                ("gzip, br;q=0", "gzip"),
                ("gzip;q=0.0, deflate", None),
                ("", None),
            ):
                found = await anna.web.head("/assets/main-123.js", headers={"Accept-Encoding": accepted})
                assert found.headers.get("content-encoding") == way
            assert (await anna.web.get("/assets/main-123.js.br")).status_code == 404
            assert "immutable" in script.headers["cache-control"]
            assert script.text.startswith("console.log")
            icon = await anna.web.get("/icon.svg")
            assert icon.headers["content-type"] == "image/svg+xml"
            tag = icon.headers["etag"]
            assert (await anna.web.get("/icon.svg", headers={"If-None-Match": tag})).status_code == 304
            head = await anna.web.head("/")
            assert (head.status_code, head.content) == (200, b"")


async def test_a_page_says_ahead_what_it_will_want(tmp_path: Path, built: Path) -> None:
    """At home and at a table, in the language of the browser; of a table that is open, what its game wants too."""
    (built / "ahead.json").write_text(
        '{"first": ["assets/main-123.js"], "fonts": ["assets/a.woff2"], "pages": {"home": ["assets/h.css"], "table":'
        ' ["assets/t.js"]}, "games": {"dominion": ["assets/d.js"]}, "words": {"shell": {"nl": ["assets/nl.js"], "en":'
        ' []}, "dominion": {"nl": ["assets/dnl.js"]}}}'
    )
    with house(tmp_path, static=built) as server:
        async with Person(server.address, headers={"Accept-Language": "nl-NL,en;q=0.5"}) as anna:
            home = (await anna.web.get("/")).headers["link"]
            assert "</assets/nl.js>; rel=modulepreload" in home
            assert "</assets/h.css>; rel=preload; as=style; crossorigin" in home
            assert "</assets/a.woff2>; rel=preload; as=font; crossorigin" in home
            table = (await anna.web.get(f"/t/{await anna.play()}")).headers["link"]
            assert "</assets/d.js>" in table
            assert "</assets/dnl.js>" in table
            assert "</assets/d.js>" not in (await anna.web.get("/t/bcdfghj")).headers["link"]
            for path in ("/rules/dominion", "/assets/main-123.js"):
                assert "link" not in (await anna.web.get(path)).headers
            assert (await anna.web.get("/ahead.json")).status_code == 404


async def test_a_device_may_install_it(tmp_path: Path, built: Path) -> None:
    """Worker and manifest have their types, are asked for anew each time, and may come from here and nowhere else."""
    with house(tmp_path, static=built) as server:
        async with Person(server.address) as anna:
            for path, kind in (
                ("/worker.js", "text/javascript"),
                ("/manifest-nl.webmanifest", "application/manifest+json"),
                ("/favicon.ico", "image/x-icon"),
            ):
                answer = await anna.web.get(path)
                assert answer.headers["content-type"].partition(";")[0] == kind
                assert answer.headers["cache-control"] == "no-cache"
            policy = dict(
                part.split(" ", 1) for part in (await anna.web.get("/")).headers["content-security-policy"].split("; ")
            )
            assert policy["worker-src"] == policy["manifest-src"] == policy["connect-src"] == "'self'"
            # A worker that is gone is no page: browsers would take the page for a broken worker.
            assert (await anna.web.get("/other-worker.js")).status_code == 404


async def test_nothing_outside_the_folder_is_ever_sent(tmp_path: Path, built: Path) -> None:
    """However the path is written."""
    with house(tmp_path, static=built) as server:
        async with Person(server.address) as anna:
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"):
                answer = await anna.web.get(path)
                assert "secret" not in answer.text.removeprefix("reason"), path
                assert answer.status_code in (200, 404)


def test_a_client_that_is_built_anew_is_read_anew(built: Path) -> None:
    """Without a restart."""
    client = Assets(built)
    first = client.asset("index.html")
    (built / "index.html").write_text("<!doctype html>new")
    (built / "extra.txt").write_text("x")
    import os

    os.utime(built / "index.html", (1, 1))
    assert client.asset("index.html") != first
    assert client.asset("extra.txt") is not None


async def test_health_and_measurements(running: House) -> None:
    """Requests by their pattern, messages by their type, open lines."""
    async with Person(running.address) as anna:
        assert (await anna.get("/health"))["status"] == "well"
        line = await anna.sit(await anna.play())
        await line.choose("play-all-treasures")
        text = (await anna.web.get("/metrics")).text
        for wanted in (
            'signoria_requests_total{method="POST",route="/api/play",status="201"} 1.0',
            "signoria_sockets 1.0",
            'signoria_messages_total{outcome="taken",type="choose"} 1.0',
            'signoria_tables_opened_total{game="dominion"} 1.0',
        ):
            assert wanted in text, wanted


@pytest.mark.parametrize(
    ("measured_from", "status"), [(THIS_MACHINE, 200), (("10.0.0.0/8",), 403), (("10.0.0.0/8", "127.0.0.1"), 200)]
)
async def test_measurements_are_for_this_machine(tmp_path: Path, measured_from: tuple[str, ...], status: int) -> None:
    """Unless the host says otherwise: from them a fellow player at home could tell who answers in secret."""
    with house(tmp_path, measured_from=measured_from) as server:
        async with Person(server.address) as anna:
            assert (await anna.web.get("/metrics")).status_code == status


def test_who_is_in_the_same_network_is_not_this_machine() -> None:
    here = Networks(ServerSettings(database="", keys=()).measured_from)
    for address, own in (
        ("127.0.0.1", True),
        ("::1", True),
        ("10.1.2.3", False),
        ("192.168.1.4", False),
        ("8.8.8.8", False),
        ("testclient", False),
        (None, False),
    ):
        assert (address in here) is own, address


async def test_a_server_without_its_store_says_so(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """To who watches over it, and to who asks for something."""

    async def broken(*_: object) -> None:
        raise OSError("gone")

    async with Person(running.address) as anna:
        monkeypatch.setattr(running.services.store, "lobby", broken)
        monkeypatch.setattr(running.services.store, "probe", broken)
        assert (await anna.get("/health"))["status"] == "well"
        assert (await anna.get("/ready", 503))["status"] == "no-storage"
        assert (await anna.get("/api/tables", 503))["reason"] == "reason-storage"


async def test_an_error_of_the_program_tells_nothing(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only that it was one."""

    async def broken(*_: object) -> None:
        raise RuntimeError("the deck is copper, copper")

    async with Person(running.address) as anna:
        monkeypatch.setattr(running.services.store, "lobby", broken)
        assert await anna.get("/api/tables", 500) == {"reason": "reason-error", "facts": {}}


async def test_long_answers_are_zipped_but_for_those_with_secrets(tmp_path: Path) -> None:
    """How well something zips tells what it is like: what opens a door is sent as it is."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            games = await anna.web.get("/api/games")
            assert games.headers["content-encoding"] == "gzip"
            assert games.json()
            assert "content-encoding" not in (await anna.web.get("/api/me")).headers
