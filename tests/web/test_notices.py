"""People who are not at their tables are told: by a push that their browser alone can open, by mail, at an address."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from signoria.tables.table.notices import MOST_FAILURES, MOST_OTHERS
from signoria.tables.table.quiet import quiet_until
from signoria.web.notices.mail import MailServer, mail_server, mailbox
from signoria.web.notices.messenger import Messenger
from signoria.web.notices.push import checked_keys, encrypted
from signoria.web.notices.wording import Message, hooked, message_of
from signoria.web.settings import Notices, Rate
from tests.kit.memory_store import MemoryStore
from tests.kit.push_service import Browser, Mailboxes, PushService, data, text, vouched
from tests.tables.test_channels import ANNA, channel, turn
from tests.tables.test_store import new_table
from tests.web.kit import FIRST, NO_LIMITS, House, Person, house, settings_for
from tests.web.test_nodes import postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pgserver.postgres_server import PostgresServer

    from tests.kit.push_service import Brought
    from tests.web.kit import Line

__all__ = ["postgres"]

DUTCH = {"language": "nl"}


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service."""
    with PushService() as found:
        yield found


@pytest.fixture
def mailboxes() -> Iterator[Mailboxes]:
    """A mail server."""
    with Mailboxes() as found:
        yield found


def telling(service: PushService, **changes: Any) -> dict[str, Any]:  # noqa: ANN401
    """Give settings of a server that tells at once, and may write to this machine."""
    return {"notices": Notices(delay=0.0, allowed=frozenset({service.origin}), **changes)}


def subscription(service: PushService, browser: Browser, path: str = "/send/1") -> dict[str, str]:
    """Give what a browser says about itself."""
    keys = {"p256dh": text(browser.point), "auth": text(browser.auth)}
    return {"address": service.origin + path, **keys, "language": "nl"}


def said(browser: Browser, brought: Brought) -> dict[str, str]:
    """Open a message."""
    found: dict[str, str] = msgspec.json.decode(browser.opened(brought.body))
    return found


async def seated(anna: Person, bert: Person, **wishes: object) -> str:
    """Open a table at which Anna begins, who is there no more."""
    code = await anna.open("me", "open", options=FIRST, **wishes)
    await bert.post(f"/api/tables/{code}/join")
    return code


async def end_turn(line: Line) -> None:
    """Play a turn in which nothing is bought."""
    while line.mine:
        await line.choose(next(one for one in ("play-all-treasures", "end-buys") if one in line.options))


# --- By a push -------------------------------------------------------------------------------------------------------


def test_the_example_of_the_standard_comes_out_as_it_stands_there() -> None:
    """RFC 8291, section 5."""
    own = ec.derive_private_key(
        int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    locked = encrypted(b"When I grow up, I want to be a watermelon", data(theirs), data(auth), own, data(salt))
    assert text(locked) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_what_are_no_keys_of_a_browser_is_refused() -> None:
    browser = Browser()
    point, auth = text(browser.point), text(browser.auth)
    assert checked_keys(point, auth) == {"p256dh": point, "auth": auth}
    for wrong in (("", auth), (point, ""), (text(b"\x04" + bytes(64)), auth), (point, text(bytes(15))), ("é", auth)):
        with pytest.raises(ValueError, match=r".*"):
            checked_keys(*wrong)


async def test_whoever_is_away_is_told_that_it_is_their_turn(tmp_path: Path, service: PushService) -> None:
    """Once for a turn, locked, signed with a key that the server keeps; a browser that is no more is forgotten."""
    browser = Browser()
    with house(tmp_path, **telling(service)) as running:
        async with Person(running.address) as anna, Person(running.address) as bert:
            offered = await bert.get("/api/me/notices")
            assert (offered["mail"], offered["channels"]) == (False, [])
            await anna.open("me", "bot", options=FIRST)
            told = await bert.post("/api/me/notices/push", subscription(service, browser))
            (channel,) = told["channels"]
            assert (channel["way"], channel["mine"], channel["confirmed"]) == ("push", True, True)
            # Who knows the address of a browser can write to it: not even its own guest reads it again.
            assert channel["address"] == service.origin.removeprefix("http://")
            code = await seated(anna, bert, name="Friday night")
            hers = await anna.sit(code)
            await anna.post(f"/api/tables/{code}/start")
            await hers.until(lambda: hers.mine)
            # She plays her turn; he is asked several things in his, and told once.
            await end_turn(hers)
            (brought,) = service.wait(1)
            message = said(browser, brought)
            assert message == {
                "title": "Jouw beurt aan Friday night",
                "body": "Dominion, beurt 1",
                "path": f"/t/{code}",
                "tag": f"table-{code}",
                "waiting": 1,
            }
            claims, key = vouched(brought.headers["Authorization"])
            assert (key, claims["aud"]) == (offered["key"], service.origin)
            assert 0 < claims["exp"] - time.time() <= 24 * 3600
            assert (brought.headers["Content-Encoding"], brought.headers["TTL"]) == ("aes128gcm", "86400")
            service.answers["/send/1"] = 410
            his = await bert.sit(code)
            await end_turn(his)
            await his.close()
            await hers.until(lambda: hers.mine)
            await end_turn(hers)
            assert len(service.wait(2)) == 2
            await until_channels(bert, 0)
    # It is the same server after a restart, and for others that share its data.
    with house(tmp_path, **telling(service)) as running:
        async with Person(running.address) as cleo:
            assert (await cleo.get("/api/me/notices"))["key"] == offered["key"]


async def until_channels(person: Person, number: int) -> None:
    """Wait until somebody has so many channels."""
    async with asyncio.timeout(60):
        while len((await person.get("/api/me/notices"))["channels"]) != number:  # noqa: ASYNC110 - of another process
            await asyncio.sleep(0.02)


async def test_who_sits_down_and_who_wants_more_is_told_and_one_switch_ends_it(
    tmp_path: Path, service: PushService
) -> None:
    browser = Browser()
    with house(tmp_path, **telling(service)) as running:
        async with Person(running.address) as anna, Person(running.address) as bert:
            await anna.post("/api/me/notices/push", subscription(service, browser))
            await bert.web.patch("/api/me", json={"name": "Bert"})
            code = await seated(anna, bert)
            (brought,) = service.wait(1)
            message = said(browser, brought)
            assert (message["title"], message["body"]) == (
                "Bert is gaan zitten aan Dominion",
                "Dominion, alle plaatsen zijn bezet",
            )
            # The same browser again is the same channel.
            again = await anna.post("/api/me/notices/push", subscription(service, browser, "/send/2"))
            (channel,) = again["channels"]
            done = await anna.post("/api/me/notices/try", {"id": channel["id"]})
            assert done == {"arrived": True}
            assert service.wait(2)[1].path == "/send/2"
            assert (await anna.post("/api/me/notices/close", {"id": channel["id"]}))["channels"] == []
            assert (await anna.post("/api/me/notices/try", {"id": channel["id"]}, 404))["reason"] == "reason-not-found"
            await anna.post(f"/api/tables/{code}/start")
            assert len(service.brought) == 2


async def test_a_device_that_is_signed_out_is_told_nothing_more(tmp_path: Path, service: PushService) -> None:
    """And a browser belongs to whoever uses it last."""
    browser = Browser()
    with house(tmp_path, **telling(service)) as running:
        async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as phone:
            await anna.post("/api/me/notices/push", subscription(service, browser))
            link = await anna.post("/api/me/link", status=201)
            assert (await phone.web.post(link["path"])).status_code == 303
            await phone.post("/api/me/notices/push", subscription(service, Browser(), "/send/phone"))
            assert [one["mine"] for one in (await phone.get("/api/me/notices"))["channels"]] == [False, True]
            await anna.post("/api/me/sign-out-others")
            await until_channels(anna, 1)
            # Somebody else sits at that browser now.
            await bert.post("/api/me/notices/push", subscription(service, browser))
            assert (await anna.get("/api/me/notices"))["channels"] == []


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:1/send", "https://127.0.0.1/send", "https://localhost/send", "https://push.example:8443/send"],
)
async def test_where_the_server_does_not_write_it_says_so(running: House, address: str) -> None:
    """And whether a name leads inside, it never says."""
    browser = Browser()
    keys = {"p256dh": text(browser.point), "auth": text(browser.auth)}
    async with Person(running.address) as anna:
        for path, more in (("push", keys), ("hook", {"form": "text"})):
            body = {"address": address, "language": "en", **more}
            assert (await anna.post(f"/api/me/notices/{path}", body, 422))["reason"] == "reason-notice-address"
        wrong = {"address": "https://push.example/send", "language": "en", "p256dh": "x", "auth": "y"}
        assert (await anna.post("/api/me/notices/push", wrong, 422))["reason"] == "reason-notice-address"
        assert (await anna.get("/api/me/notices"))["channels"] == []


async def test_two_servers_tell_it_once(postgres: PostgresServer, service: PushService) -> None:
    """Whoever of them has the table in memory."""
    postgres.psql("CREATE DATABASE notices;")
    settings = settings_for(postgres.get_uri("notices"), **telling(service))
    browser = Browser()
    with House(settings) as one, House(settings) as other:
        async with Person(one.address) as anna, Person(other.address) as bert:
            await bert.post("/api/me/notices/push", subscription(service, browser))
            assert (await anna.get("/api/me/notices"))["key"] == (await bert.get("/api/me/notices"))["key"]
            code = await seated(anna, bert, clock=3 * 24 * 3600)
            hers = await anna.sit(code)
            # Somebody watches through the other one, which has the table in memory too.
            async with Person(other.address) as cleo:
                watched = await cleo.sit(code, watch=True)
                await anna.post(f"/api/tables/{code}/start")
                await hers.until(lambda: hers.mine)
                await end_turn(hers)
                await watched.until(lambda: watched.now["ply"] == hers.now["ply"])
            message = said(browser, service.wait(1)[0])
            assert message["body"] == "Dominion, beurt 1. nog 2 d 23 u"
    # Both have stopped, with whatever was under way.
    assert len(service.brought) == 1
    postgres.psql("DROP DATABASE notices;")


# --- By mail, and at an address --------------------------------------------------------------------------------------


async def test_a_mailbox_is_confirmed_before_it_is_written_to(
    tmp_path: Path, service: PushService, mailboxes: Mailboxes
) -> None:
    """By whoever reads there; a look at the page alone does nothing, and the same page ends it."""
    server = MailServer("smtp+plain", "127.0.0.1", mailboxes.server_address[1], "signoria@games.example")
    with house(tmp_path, **telling(service, mail=server)) as running:
        async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as reader:
            assert (await anna.get("/api/me/notices"))["mail"] is True
            asked = await anna.post("/api/me/notices/mail", {"address": "anna@home.example", **DUTCH})
            (channel,) = asked["channels"]
            assert (channel["address"], channel["confirmed"]) == ("anna@home.example", False)
            await anna.post("/api/me/notices/try", {"id": channel["id"]}, 404)
            await seated(anna, bert)
            ((to, letter),) = mailboxes.wait(1)
            assert (to, content(letter)[0]) == ("anna@home.example", "Is dit jouw adres?")
            (page,) = re.findall(r"http://\S+/m/\S+", content(letter)[1])
            shown = await reader.web.get(page)
            assert "Ja, dit is mijn adres" in shown.text or "Yes, this is my address" in shown.text
            assert (await anna.get("/api/me/notices"))["channels"][0]["confirmed"] is False
            assert (await reader.web.post(page, data={"do": "confirm"})).status_code == 200
            assert (await anna.get("/api/me/notices"))["channels"][0]["confirmed"] is True
            code = await anna.open("me", "open", name="Tea\u2019s table")
            await bert.post(f"/api/tables/{code}/join")
            to, letter = mailboxes.wait(2)[1]
            subject, body = content(letter)
            assert subject.endswith("is gaan zitten aan Tea\u2019s table")
            assert f"{running.address}/t/{code}" in body
            assert page in body
            assert (await reader.web.post(page, data={"do": "stop"})).status_code == 200
            assert (await anna.get("/api/me/notices"))["channels"] == []
            assert (await reader.web.get(page)).status_code == 404
            assert (await reader.web.get(f"{page}x")).status_code == 404


def content(letter: str) -> tuple[str, str]:
    """Give the subject and the text of a letter."""
    read = email.message_from_string(letter, policy=email.policy.default)
    return str(read["Subject"]), str(read.get_content())


async def test_strangers_are_not_written_to_again_and_again(
    tmp_path: Path, service: PushService, mailboxes: Mailboxes
) -> None:
    server = MailServer("smtp+plain", "127.0.0.1", mailboxes.server_address[1], "signoria@games.example")
    limits = msgspec.structs.replace(NO_LIMITS, letters=Rate(2, 1 / 3600))
    with house(tmp_path, limits=limits, **telling(service, mail=server)) as running:
        for wanted in (200, 200, 429):
            async with Person(running.address) as anyone:
                await anyone.post("/api/me/notices/mail", {"address": "victim@home.example", **DUTCH}, wanted)
        assert len(mailboxes.wait(2)) == 2
        async with Person(running.address) as anna:
            wrong = await anna.post("/api/me/notices/mail", {"address": "a@b.example, c@d.example", **DUTCH}, 422)
            assert wrong["reason"] == "reason-notice-mail"
        mailboxes.shutdown()
        mailboxes.server_close()
        async with Person(running.address) as anna:
            await anna.post("/api/me/notices/mail", {"address": "anna@home.example", **DUTCH}, 422)
            assert (await anna.get("/api/me/notices"))["channels"] == []


async def test_an_address_that_listens_is_told_as_it_wants(tmp_path: Path, service: PushService) -> None:
    """And of such addresses there are not many."""
    with house(tmp_path, **telling(service)) as running:
        async with Person(running.address) as anna, Person(running.address) as bert:
            for form in ("text", "discord", "json"):
                body = {"address": f"{service.origin}/{form}", "form": form, "language": "en"}
                await anna.post("/api/me/notices/hook", body)
            body = {"address": f"{service.origin}/more", "form": "text", "language": "en"}
            assert (await anna.post("/api/me/notices/hook", body, 409))["reason"] == "reason-notice-many"
            assert len((await anna.get("/api/me/notices"))["channels"]) == MOST_OTHERS
            await bert.web.patch("/api/me", json={"name": "Bert"})
            code = await anna.open("me", "open", "open", name="@everyone")
            await bert.post(f"/api/tables/{code}/join")
            brought = {one.path: one for one in service.wait(3)}
            lines = f"Bert sat down at @everyone\nDominion, one seat is free\n{running.address}/t/{code}"
            assert brought["/text"].body.decode() == lines
            assert brought["/text"].headers["Click"] == f"{running.address}/t/{code}"
            discord = msgspec.json.decode(brought["/discord"].body)
            assert discord == {"content": lines, "allowed_mentions": {"parse": []}}
            assert msgspec.json.decode(brought["/json"].body)["text"] == lines


# --- Without a network -----------------------------------------------------------------------------------------------


def test_what_is_told_is_what_everybody_knows() -> None:
    """A table that nobody has named is called after its game; how much time is left is said where it is days."""
    assert message_of(turn(), "en", 0.0) == Message("Your turn at Tuesday", "Dominion, turn 3", "/t/bcd", "table-bcd")
    unnamed = turn(name="Dominion, Friday evening", occasion="friday-evening", game="machiavelli")
    assert message_of(unnamed, "nl", 0.0).title == "Jouw beurt aan Machiavelli"
    for seconds, left in ((90_000.0, "1 d 1 h left"), (7200.0, "2 h left"), (60.0, "less than an hour left")):
        assert message_of(turn(until=seconds, by_days=True), "en", 0.0).body == f"Dominion, turn 3. {left}"
    assert message_of(turn(until=60.0), "xx", 0.0).body == "Dominion, turn 3"
    assert hooked(Message("a", "b", "/", "c"), "unknown", "https://x/")[1] == b"a\nb\nhttps://x/"


@pytest.mark.parametrize(
    ("hour", "wishes", "hours_left"),
    [
        (23, {"zone": "UTC"}, 9.0),
        (3, {"zone": "UTC"}, 5.0),
        (12, {"zone": "UTC"}, None),
        (8, {"zone": "UTC"}, None),
        (23, {}, None),
        (23, {"zone": "Nowhere/Never"}, None),
        (21, {"zone": "Europe/Amsterdam"}, 10.0),
        (13, {"zone": "UTC", "quiet_from": 12, "quiet_to": 14}, 1.0),
        (23, {"zone": "UTC", "quiet_from": 5, "quiet_to": 5}, None),
    ],
)
def test_quiet_hours_are_those_of_the_place(hour: int, wishes: dict[str, Any], hours_left: float | None) -> None:
    """From ten to eight, unless somebody wants it otherwise; nobody knows them of who has not said where they are."""
    now = 1_700_006_400.0 - 1_700_006_400.0 % 86_400 + hour * 3600
    until = quiet_until({"preferences": {"everywhere": wishes}}, now)
    assert (None if until is None else (until - now) / 3600) == hours_left


def test_letters_need_a_mail_server_and_a_mailbox() -> None:
    assert mail_server("smtps://me:p%40ss@mail.example", "a@b.example") == MailServer(
        "smtps", "mail.example", 465, "a@b.example", "me", "p@ss"
    )
    assert mail_server("smtp://mail.example:2525/", "a@b.example").port == 2525
    for address, sender in (("", "a@b.example"), ("http://x", "a@b.example"), ("smtp://mail.example", "nobody")):
        with pytest.raises(ValueError, match=r"mail|sender"):
            mail_server(address, sender)
    for wrong in (
        "a@b",
        "a b@c.example",
        "a@b.example\r\nBcc: x@y.example",
        "<a@b.example>",
        "a@b.example,c@d.example",
    ):
        assert not mailbox(wrong)


async def test_a_channel_that_always_fails_is_forgotten() -> None:
    """What fails is tried again, twice."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    store = MemoryStore()
    await store.save_guest(ANNA)
    messenger = Messenger(settings_for("memory"), store, sleep=sleep)
    new = channel("hook", "http://127.0.0.1:1/inside")
    await store.open_channel(new, lambda _: None)
    for failures in range(1, MOST_FAILURES + 1):
        await messenger._bring(await store.channel(new.id), Message("a", "b", "/", "c"))
        left = await store.channels(ANNA.id)
        assert [one.failures for one in left] == ([failures] if failures < MOST_FAILURES else [])
    assert slept == [5.0, 60.0] * MOST_FAILURES


async def test_whoever_is_told_too_much_is_told_no_more() -> None:
    store = MemoryStore()
    await store.save_guest(ANNA)
    new = new_table(ANNA)
    await store.create_table(new)
    limits = msgspec.structs.replace(NO_LIMITS, told=Rate(2, 1 / 3600))
    messenger = Messenger(settings_for("memory", limits=limits), store)
    await store.open_channel(channel("hook", "http://127.0.0.1:1/inside"), lambda _: None)
    for number in range(5):
        assert await messenger.announce(turn(table=new.row.id, mark=str(number))) is None
        assert len(messenger._bringing) == min(number + 1, 2)
    await messenger.close()
