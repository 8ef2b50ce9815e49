"""Joining open tables, inviting people again, and what somebody with bad intentions gets out of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from signoria.tables.table.companions import MOST_TO_ONE
from signoria.web.settings import Rate
from tests.web.kit import NO_LIMITS, Person, house
from tests.web.test_leaving import together
from tests.web.test_nodes import nodes, postgres

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.kit import House

__all__ = ["nodes", "postgres"]


async def companions(person: Person, code: str | None = None) -> list[dict[str, Any]]:
    """Give with whom somebody has played."""
    found: list[dict[str, Any]] = await person.get("/api/companions" + (f"?table={code}" if code else ""))
    return found


async def invitations(person: Person) -> list[tuple[str, str]]:
    """Give where somebody is invited, and by whom."""
    found = await person.get("/api/invitations")
    assert found == (await person.get("/api/tables"))["invitations"]
    return [(one["table"]["code"], one["by"]) for one in found]


async def named(person: Person, name: str) -> None:
    """Let somebody choose a name."""
    answer = await person.web.patch("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text


async def acquainted(anna: Person, bert: Person) -> str:
    """Let two people have played together; give the mark by which the first one names the second."""
    await named(anna, "Anna")
    await named(bert, "Bert")
    code = await together(anna, bert)
    await anna.post(f"/api/tables/{code}/propose-end", {"id": "1"})
    line = await bert.sit(code)
    assert (await line.order(type="answer-end", agree=True))["type"] == "accepted"
    (companion,) = await companions(anna)
    assert (companion["names"], companion["game"], companion["games"]) == (["Bert"], "dominion", 1)
    mark: str = companion["who"]
    return mark


async def test_an_open_table_is_joined_in_one_request_and_once(running: House) -> None:
    """It is offered with who sits there, how many seats are free and its clock; to nobody any more when it is full."""
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as cleo:
        code = await anna.open("me", "open", listed=True, clock=120)
        (offer,) = (await bert.get("/api/tables"))["open"]
        assert (offer["code"], offer["clock"]) == (code, 120)
        assert [seat["kind"] for seat in offer["seats"]] == ["person", "open"]
        assert (await anna.get("/api/tables"))["open"] == []
        first, second = await asyncio.gather(
            *(person.web.post(f"/api/tables/{code}/join", json={}) for person in (bert, cleo))
        )
        assert sorted([first.status_code, second.status_code]) == [200, 409]
        sitting = bert if first.status_code == 200 else cleo
        again = await sitting.post(f"/api/tables/{code}/join", {}, 409)
        assert again["reason"] == "reason-already-seated"
        for person in (anna, bert, cleo):
            assert (await person.get("/api/tables"))["open"] == []


async def test_who_was_sent_away_is_not_offered_the_table(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as cleo:
        code = await anna.open("me", "open", listed=True)
        shown = await bert.post(f"/api/tables/{code}/join")
        who = shown["seats"][1]["who"]
        await anna.post(f"/api/tables/{code}/send-away", {"id": "1", "who": who})
        assert (await bert.get("/api/tables"))["open"] == []
        assert [table["code"] for table in (await cleo.get("/api/tables"))["open"]] == [code]


async def test_whether_anyone_may_join_changes_in_the_lobby(running: House) -> None:
    """The host says so, at any time before the game; a guessed code says nothing that a wrong one does not."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open")
        assert (await bert.get("/api/tables"))["open"] == []
        refused = await bert.post(f"/api/tables/{code}/options", {"listed": True}, 403)
        assert refused["reason"] == "reason-not-host"
        for listed in (True, False):
            await anna.post(f"/api/tables/{code}/options", {"listed": listed})
            assert len((await bert.get("/api/tables"))["open"]) == listed
        wrong = [await bert.post(f"/api/tables/{guess}/join", {}, 404) for guess in ("bcdfghj", "nothing", "x" * 90)]
        assert all(answer == wrong[0] for answer in wrong)


async def test_somebody_is_invited_again_and_sits_down(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        who = await acquainted(anna, bert)
        code = await anna.open("me", "open")
        assert await invitations(bert) == []
        for _ in range(2):
            (shown,) = await anna.post(f"/api/tables/{code}/invite", {"who": who})
            assert (shown["invited"], shown["declined"], shown["seated"]) == (True, False, False)
        assert await invitations(bert) == [(code, "Anna")]
        assert await invitations(anna) == []
        await bert.post(f"/api/tables/{code}/join")
        assert await invitations(bert) == []
        (shown,) = await companions(anna, code)
        assert shown["seated"]
        # There is no seat left, and nobody is invited to where they sit.
        assert (await anna.post(f"/api/tables/{code}/invite", {"who": who}, 409))["reason"] == "reason-already-seated"


async def test_who_is_invited_declines_and_is_left_in_peace(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        who = await acquainted(anna, bert)
        code, other = await anna.open("me", "open"), await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        hers = await anna.sit(code)
        assert await bert.post(f"/api/tables/{code}/decline") == []
        # Whoever invited hears of it.
        await hers.until(lambda: any(told["type"] == "invitations" for told in hers.told))
        (shown,) = await companions(anna, code)
        assert shown["declined"]
        refused = await anna.post(f"/api/tables/{code}/invite", {"who": who}, 409)
        assert (refused["reason"], refused["facts"]) == ("reason-invite-declined", {"name": "Bert"})
        refused = await anna.post(f"/api/tables/{other}/invite", {"who": who}, 429)
        assert (refused["reason"], refused["facts"]["name"]) == ("reason-invite-often", "Bert")
        assert await invitations(bert) == []


async def test_nobody_declines_what_is_not_theirs_nor_learns_of_it(running: House) -> None:
    """Whether there is such a table, or an invitation of somebody else, the answer is the same."""
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as cleo:
        who = await acquainted(anna, bert)
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        answers = [await cleo.post(f"/api/tables/{one}/decline", {}, 404) for one in (code, "bcdfghj", "nothing")]
        assert {answer["reason"] for answer in answers} == {"reason-no-invitation"}
        assert await invitations(bert) == [(code, "Anna")]


async def test_strangers_oneself_and_marks_of_others_cannot_be_invited(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as cleo:
        who = await acquainted(anna, bert)
        code = await anna.open("me", "open", "open")
        seat = (await anna.get(f"/api/tables/{code}"))["seats"][0]
        (hers,) = await companions(bert)
        for mark in (hers["who"], seat["who"], "", "0" * 16, "x"):
            refused = await anna.post(f"/api/tables/{code}/invite", {"who": mark}, 404)
            assert refused["reason"] == "reason-no-companion"
        # Who does not sit there invites nobody, and does not see who is invited.
        assert (await bert.post(f"/api/tables/{code}/invite", {"who": hers["who"]}, 403))[
            "reason"
        ] == "reason-not-seated"
        assert (await bert.get(f"/api/companions?table={code}", 403))["reason"] == "reason-not-seated"
        # What one names somebody by means nothing to anybody else.
        await cleo.post(f"/api/tables/{code}/join")
        assert (await cleo.post(f"/api/tables/{code}/invite", {"who": who}, 404))["reason"] == "reason-no-companion"
        # Who has only sat at the same table is no companion.
        assert await companions(cleo) == []
        async with Person(running.address) as nobody:
            assert await companions(nobody) == await nobody.get("/api/invitations") == []


async def test_who_is_taken_off_the_list_neither_invites_nor_is_invited(running: House) -> None:
    """What was sent already disappears too, and nobody is told why; put back, all is as before."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        who = await acquainted(anna, bert)
        (hers,) = await companions(bert)
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        (off,) = await bert.post("/api/companions/part", {"who": hers["who"]})
        assert off["off"]
        assert await invitations(bert) == []
        assert await companions(anna) == []
        assert (await anna.post(f"/api/tables/{code}/invite", {"who": who}, 404))["reason"] == "reason-no-companion"
        own = await bert.open("me", "open")
        refused = await bert.post(f"/api/tables/{own}/invite", {"who": hers["who"]}, 404)
        assert refused["reason"] == "reason-no-companion"
        assert (await anna.post("/api/companions/part", {"who": who}, 404))["reason"] == "reason-no-companion"
        await bert.post("/api/companions/part", {"who": hers["who"], "off": False})
        assert await invitations(bert) == [(code, "Anna")]


async def test_whom_a_host_has_silenced_cannot_invite_the_host(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        await named(anna, "Anna")
        await named(bert, "Bert")
        code = await together(anna, bert)
        (hers,) = await companions(bert)
        own = await bert.open("me", "open")
        mark = (await anna.get(f"/api/tables/{code}"))["seats"][1]["who"]
        await anna.post(f"/api/tables/{code}/mute", {"id": "1", "who": mark, "muted": True})
        assert await companions(bert) == await companions(anna) == []
        assert (await bert.post(f"/api/tables/{own}/invite", {"who": hers["who"]}, 404))[
            "reason"
        ] == "reason-no-companion"
        await anna.post(f"/api/tables/{code}/mute", {"id": "2", "who": mark, "muted": False})
        await bert.post(f"/api/tables/{own}/invite", {"who": hers["who"]})


async def test_nobody_is_flooded_by_one_person_at_many_tables(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        who = await acquainted(anna, bert)
        codes = [await anna.open("me", "open") for _ in range(MOST_TO_ONE + 2)]
        answers = await asyncio.gather(
            *(anna.web.post(f"/api/tables/{code}/invite", json={"who": who}) for code in codes)
        )
        assert sorted(answer.status_code for answer in answers) == [200] * MOST_TO_ONE + [429] * 2
        assert len(await invitations(bert)) == MOST_TO_ONE


async def test_nobody_sends_very_many_at_once(tmp_path: Path) -> None:
    """Who does is told when it is possible again."""
    limits = msgspec.structs.replace(NO_LIMITS, invitations=Rate(2, 0.001))
    with house(tmp_path, limits=limits) as strict:
        async with Person(strict.address) as anna, Person(strict.address) as bert:
            who = await acquainted(anna, bert)
            code = await anna.open("me", "open")
            for _ in range(2):
                await anna.post(f"/api/tables/{code}/invite", {"who": who})
            refused = await anna.post(f"/api/tables/{code}/invite", {"who": who}, 429)
            assert refused["reason"] == "reason-invite-fast"
            assert refused["facts"]["seconds"] > 60


async def test_an_invitation_ends_with_the_seat(running: House) -> None:
    """When the game begins without them, when who invited has left, and when they were sent away."""
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as cleo:
        who = await acquainted(anna, bert)
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        await cleo.post(f"/api/tables/{code}/join")
        assert await invitations(bert) == []
        await cleo.post(f"/api/tables/{code}/leave")
        assert await invitations(bert) == [(code, "Anna")]
        shown = await bert.post(f"/api/tables/{code}/join")
        await anna.post(f"/api/tables/{code}/send-away", {"id": "1", "who": shown["seats"][1]["who"]})
        assert await invitations(bert) == []
        assert await companions(anna, code) == []
        assert (await anna.post(f"/api/tables/{code}/invite", {"who": who}, 404))["reason"] == "reason-no-companion"
        await cleo.post(f"/api/tables/{code}/join")
        await anna.post(f"/api/tables/{code}/start")
        assert (await anna.post(f"/api/tables/{code}/invite", {"who": who}, 409))["reason"] == "reason-started"


async def test_ids_of_guests_stay_on_the_server(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        who = await acquainted(anna, bert)
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        known = [value.split("-")[0] for one in (anna, bert) for value in one.web.cookies.values()]
        assert all(len(guest) == 32 for guest in known)
        for person in (anna, bert):
            for path in ("/api/companions", "/api/invitations", "/api/tables", "/api/shown-games"):
                text = (await person.web.get(path)).text
                assert not [guest for guest in known if guest in text]


async def test_everybody_may_look_back_at_games_that_anyone_could_join(running: House) -> None:
    """Others are found by those who played, and by nobody else."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        shown = await anna.open("me", "bot", listed=True, start=True)
        hidden = await anna.open("me", "bot", start=True)
        for code in (shown, hidden):
            await (await anna.sit(code)).play_on()
        assert [game["code"] for game in await bert.get("/api/shown-games")] == [shown]
        assert (await bert.get(f"/api/tables/{shown}/replay"))["plies"] > 0


async def test_a_table_is_renamed_by_its_host(running: House) -> None:
    """Others hear of it at once; a name that cannot be shown is refused, and changes nothing."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open")
        path = f"/api/tables/{code}/options"
        his = await bert.sit(code)
        assert (await bert.post(path, {"name": "Mine"}, 403))["reason"] == "reason-not-host"
        await anna.post(path, {"name": "  Aunt   Ada's birthday "})
        await his.until(lambda: his.now["table"]["name"] == "Aunt Ada's birthday")
        assert his.now["table"]["occasion"] is None
        for name in ("", "   ", "x" * 90):
            assert (await anna.post(path, {"name": name}, 422))["reason"] == "reason-name"
        assert (await anna.get(f"/api/tables/{code}"))["name"] == "Aunt Ada's birthday"


@pytest.mark.usefixtures("postgres")
async def test_who_is_at_another_node_hears_at_once(nodes: tuple[House, House]) -> None:
    one, other = nodes
    async with Person(one.address) as anna, Person(other.address) as bert:
        who = await acquainted(anna, bert)
        elsewhere = await bert.open("me", "open")
        his = await bert.sit(elsewhere)
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        await his.until(lambda: any(told["type"] == "invitations" for told in his.told))
        assert await invitations(bert) == [(code, "Anna")]
        hers = await anna.sit(code)
        await bert.post(f"/api/tables/{code}/decline")
        await hers.until(lambda: any(told["type"] == "invitations" for told in hers.told))
        assert (await companions(anna, code))[0]["declined"]
