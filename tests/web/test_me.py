"""Who somebody is: a guest by a cookie, with a name, on several devices by a link."""

from __future__ import annotations

import time

import pytest

from signoria.tables.store.store import NotFound
from signoria.web.guard.identity import COOKIE, Signer, default_name, link_digest
from tests.web.kit import KEY, House, Person


async def test_everyone_is_a_guest_at_once_and_stays_the_same(running: House) -> None:
    """With a name, and a cookie that no script can read."""
    async with Person(running.address) as anna:
        answer = await anna.web.get("/api/me")
        name = answer.json()["name"]
        assert 0 < len(name) <= 40
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        again = await anna.web.get("/api/me")
        assert again.json()["name"] == name
        assert "set-cookie" not in again.headers


async def test_a_name_can_be_chosen_within_limits(running: House) -> None:
    """Blanks around it go; what cannot be shown, or is too long, is refused with the longest there can be."""
    async with Person(running.address) as anna:
        assert (await anna.web.patch("/api/me", json={"name": "  Anna   Maria "})).json()["name"] == "Anna Maria"
        for name in ("", "   ", "x" * 41, "a\x00b", "a\nb\u202e"):
            refused = await anna.web.patch("/api/me", json={"name": name})
            assert refused.status_code == 422, name
            assert refused.json() == {"reason": "reason-name", "facts": {"most": 40}}
        assert (await anna.get("/api/me"))["name"] == "Anna Maria"


async def test_a_cookie_that_was_not_signed_here_is_not_believed(running: House) -> None:
    """Not one with another guest, another time, another key, nor nonsense: its owner is a new guest."""
    async with Person(running.address) as anna:
        await anna.web.patch("/api/me", json={"name": "Anna"})
        good = anna.web.cookies[COOKIE]
        guest, given, mark = good.split(".")
        forged = Signer((bytes(32),), 1000).sign(guest)
        for bad in (
            f"{guest[::-1]}.{given}.{mark}",
            f"{guest}.{given}0.{mark}",
            f"1.{guest}.{int(time.time()):x}.{mark}",
            f"1.{guest}.{int(time.time()):x}.{64 * '0'}",
            forged,
            "",
            "...",
            "x" * 5000,
            guest,
        ):
            async with Person(running.address, {"Cookie": f"{COOKIE}={bad}"}) as forger:
                assert (await forger.get("/api/me"))["name"] != "Anna"
        async with Person(running.address, {"Cookie": f"{COOKIE}={good}"}) as same:
            assert (await same.get("/api/me"))["name"] == "Anna"


def test_cookies_lapse_and_keys_can_be_replaced() -> None:
    """An old key is believed for as long as it is listed; a new one signs."""
    time_of = {"old": 1000.0, "new": 1000.0}
    old = Signer((KEY,), 100, lambda: time_of["old"])
    new = Signer((bytes(32), KEY), 100, lambda: time_of["new"])
    value = old.sign("guest")
    assert old.read(new.sign("guest")) is None
    # The clock of another node may be behind.
    for time_of["new"], known in ((950.0, True), (1050.0, True), (1100.0, False)):
        assert new.read(value) == (("guest", 1000) if known else None)


def test_a_cookie_of_the_first_versions_is_believed_until_it_lapses() -> None:
    """Nobody becomes somebody else by an update of the server."""
    given = "1.0123456789abcdef.3e8.a21315313e1c76cfdf2e189f64b49d68d0e5439529b5d9d3b690763632619e5b"
    keys = (bytes(32), KEY)
    assert Signer(keys, 100, lambda: 1050.0).read(given) == ("0123456789abcdef", 1000)
    assert Signer(keys, 100, lambda: 1050.0).read(given.replace("3e8", "3e9")) is None
    assert Signer(keys, 100, lambda: 1100.0).read(given) is None


def test_guests_without_a_chosen_name_have_different_ones() -> None:
    """Mostly: the name follows from the id, and is the same each time."""
    names = {default_name(f"{number:032x}") for number in range(100)}
    assert len(names) > 90
    assert default_name("x") == default_name("x")


async def test_a_personal_link_makes_another_device_the_same_guest_once(running: House) -> None:
    """Looking at the link does not use it up, following it does, and only its digest is stored."""
    async with (
        Person(running.address) as anna,
        Person(running.address, {"Accept-Language": "nl"}) as phone,
        Person(running.address) as thief,
    ):
        await anna.web.patch("/api/me", json={"name": "Anna <b>"})
        code = await anna.play()
        link = await anna.post("/api/me/link", status=201)
        for _ in range(2):
            looked = await phone.web.get(link["path"])
            assert looked.status_code == 200
            assert "Anna &lt;b&gt;" in looked.text
            assert 'lang="nl"' in looked.text
        followed = await phone.web.post(link["path"])
        assert followed.status_code == 303
        assert followed.headers["location"] == "/"
        assert (await phone.get("/api/me"))["name"] == "Anna <b>"
        assert (await phone.sit(code)).now["seat"] == 0
        for request in (thief.web.get, thief.web.post):
            assert (await request(link["path"])).status_code == 404
        assert (await thief.get("/api/me"))["name"] != "Anna <b>"
        token = link["path"].removeprefix("/i/")
        assert token.encode() not in link_digest(token)


async def test_a_link_that_nobody_made_does_not_work(running: House) -> None:
    """Whatever it looks like."""
    async with Person(running.address) as anna:
        for token in ("x", "x" * 300, "%00", "..%2f..%2fetc"):
            assert (await anna.web.get(f"/i/{token}")).status_code == 404
            assert (await anna.web.post(f"/i/{token}")).status_code == 404


async def test_looking_around_leaves_nothing_in_the_store(running: House) -> None:
    """A guest is stored when there is something to keep."""
    async with Person(running.address) as anna:
        for path in ("/api/me", "/api/tables", "/api/history", "/"):
            await anna.web.get(path)
        guest = anna.web.cookies[COOKIE].split(".")[0]
        with pytest.raises(NotFound):
            await running.services.store.guest(guest)
