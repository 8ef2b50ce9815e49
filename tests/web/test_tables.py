"""Tables over HTTP: finding, opening, joining, settling, and the rest of what is asked beside the game."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from tests.web.kit import House, Person, wanted


def kinds(table: dict[str, Any]) -> list[str]:
    """Give who sits where."""
    return [seat["kind"] for seat in table["seats"]]


async def test_the_games_are_listed_with_what_can_be_settled(running: House) -> None:
    """Seats, options with their values and defaults, and levels of bots."""
    async with Person(running.address) as anna:
        dominion = next(game for game in await anna.get("/api/games") if game["name"] == "dominion")
        assert (dominion["name"], dominion["fewest"], dominion["most"]) == ("dominion", 2, 4)
        assert dominion["usual"] == 2
        assert dominion["defaults"].keys() == dominion["options"]["properties"].keys()
        assert dominion["levels"] == ["easy", "normal", "strong", "master"]
        assert dominion["presets"]["booklet"]["remodel-gain"] == "hand"


async def test_a_table_by_the_booklet_is_opened_in_one_choice(running: House) -> None:
    """Options that are named come on top of it; a preset that there is not is refused with a reason."""
    async with Person(running.address) as anna:
        code = await anna.open("me", "open", preset="booklet", options={"pile-counts": "open"})
        options = (await anna.get(f"/api/tables/{code}"))["options"]
        assert (options["remodel-gain"], options["feast-gain"], options["pile-counts"]) == ("hand", "may", "open")
        at_once = (await anna.post("/api/play", {"game": "dominion", "preset": "booklet"}, 201))["code"]
        assert (await anna.get(f"/api/tables/{at_once}"))["options"]["feast-gain"] == "may"
        refused = await anna.post("/api/play", {"game": "dominion", "preset": "leaflet"}, 422)
        assert refused["reason"] == "reason-options"
        assert "there are: booklet" in refused["facts"]["detail"]


async def test_lists_of_tables_show_each_guest_their_own(running: House) -> None:
    """The own ones, those with an open seat, those to watch; unlisted ones only to who sits there."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        gathering = await anna.open("me", "open", name="Evening", listed=True)
        playing = await anna.open("me", "bot", start=True, listed=True)
        hidden = await anna.open("me", "open")
        hers, his = await anna.get("/api/tables"), await bert.get("/api/tables")
        assert {table["code"] for table in hers["mine"]} == {gathering, playing, hidden}
        assert hers["open"] == hers["playing"] == his["mine"] == []
        assert [table["code"] for table in his["open"]] == [gathering]
        assert [table["code"] for table in his["playing"]] == [playing]
        assert his["open"][0]["name"] == "Evening"
        assert not any(seat["mine"] for table in his["open"] for seat in table["seats"])
        # Whoever has the code may come.
        assert kinds(await bert.post(f"/api/tables/{hidden}/join", {})) == ["person", "person"]


async def test_lists_of_tables_say_how_far_a_game_is(running: House) -> None:
    """In turns that each player has had."""
    async with Person(running.address) as anna:
        gathering = await anna.open("me", "open")
        line = await anna.sit(await anna.play())

        async def turns() -> dict[str, int]:
            return {table["code"]: table["turn"] for table in (await anna.get("/api/tables"))["mine"]}

        code = line.now["table"]["code"]
        assert await turns() == {gathering: 0, code: 1}
        while line.now["view"]["players"][0]["turns"] < 3:
            assert await line.until_asked()
            await line.choose(wanted(line.options))
            await line.until(lambda: line.mine)
        assert await turns() == {gathering: 0, code: 3}


async def test_a_host_arranges_the_seats(running: House) -> None:
    """All at once; whoever is there can stay; others cannot do it."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open", "open")
        path = f"/api/tables/{code}"
        await bert.post(f"{path}/join", {"seat": 2})
        wish = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "keep"}, {"kind": "open"}]}
        assert (await bert.post(f"{path}/seats", wish, 403))["reason"] == "reason-not-host"
        table = await anna.post(f"{path}/seats", wish)
        assert kinds(table) == ["person", "bot", "person", "open"]
        assert table["seats"][1]["bot"] == "apprentice"
        assert (await bert.get(path))["seats"][2]["mine"]
        five = {"seats": [{"kind": "keep"}] * 5}
        assert (await anna.post(f"{path}/seats", five, 422))["reason"] == "reason-seats-number"
        table = await anna.post(f"{path}/seats", {"seats": [{"kind": "bot"}, {"kind": "bot"}, {"kind": "keep"}]})
        assert kinds(table) == ["bot", "bot", "person"]
        assert table["seats"][2]["host"]
        nobody = {"seats": [{"kind": "bot"}, {"kind": "bot"}]}
        assert (await bert.post(f"{path}/seats", nobody, 403))["reason"] == "reason-not-seated"


async def test_people_at_one_device_have_names_of_their_own(running: House) -> None:
    """They are told the hidden things of one seat at a time, when they say who sits there now."""
    async with Person(running.address) as anna:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bert"}]
        body = {"game": "dominion", "seats": seats, "start": True}
        code = (await anna.post("/api/tables", body, 201))["code"]
        line = await anna.sit(code)
        assert line.now["seat"] is None
        assert [seat["name"] for seat in line.now["table"]["seats"]][1] == "Bert"
        await line.send(type="sync", version=-1, seat=1)
        await line.until(lambda: line.now["seat"] == 1)
        assert len(line.now["view"]["players"][1]["hand"]) == 5
        assert "hand" not in line.now["view"]["players"][0]


async def test_a_host_settles_the_options(running: House) -> None:
    """What is not named stays; what the game refuses is refused, with the reason."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open", clock=60)
        path = f"/api/tables/{code}/options"
        table = await anna.post(path, {"options": {"kingdom-mode": "random"}})
        assert (table["options"]["kingdom-mode"], table["clock"]) == ("random", 60)
        table = await anna.post(path, {"clock": None, "name": "Late"})
        assert (table["options"]["kingdom-mode"], table["clock"], table["name"]) == ("random", None, "Late")
        for options in ({"nothing": 1}, {"kingdom-mode": 7}, {"kingdom-mode": "custom"}, {"start-seat": 99}):
            assert (await anna.post(path, {"options": options}, 422))["reason"] == "reason-options"
        assert (await anna.post(path, {"clock": 1}, 422))["reason"] == "reason-options"
        assert (await bert.post(path, {"options": {}}, 403))["reason"] == "reason-not-host"


async def test_seats_are_taken_and_left(running: House) -> None:
    """One by one, each once; the host's part falls to the next one."""
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as clara:
        code = await anna.open("me", "open")
        path = f"/api/tables/{code}"
        assert (await anna.post(f"{path}/join", {}, 409))["reason"] == "reason-already-seated"
        await bert.post(f"{path}/join", {"seat": 1})
        assert (await clara.post(f"{path}/join", {}, 409))["reason"] == "reason-seat-taken"
        assert (await clara.post(f"{path}/join", {"seat": 7}, 422))["reason"] == "reason-seat-none"
        assert (await clara.post(f"{path}/leave", {}, 403))["reason"] == "reason-not-seated"
        table = await anna.post(f"{path}/leave", {})
        assert kinds(table) == ["open", "person"]
        assert table["seats"][1]["host"]
        assert (await bert.post(f"{path}/close", {}))["status"] == "closed"
        assert (await clara.post(f"{path}/join", {}, 410))["reason"] == "reason-closed"


async def test_a_bot_keeps_the_seat_of_who_leaves_the_game(running: House) -> None:
    """Until the person acts again."""
    async with Person(running.address) as anna:
        code = await anna.play()
        assert (await anna.post(f"/api/tables/{code}/leave", {}))["seats"][0]["kept"]


async def test_wrong_wishes_are_refused_with_a_reason(running: House) -> None:
    """Never with an error of the server."""
    async with Person(running.address) as anna:
        for body, status, reason in (
            ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "reason-no-game"),
            ({"game": "dominion", "seats": []}, 422, "reason-seats-number"),
            ({"game": "dominion", "seats": [{"kind": "me"}] * 2}, 409, "reason-already-seated"),
            ({"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 422, "reason-no-bot"),
            ({"game": "dominion", "seats": [{"kind": "me"}, {"kind": "king"}]}, 400, "reason-invalid"),
            ({"game": "dominion", "seats": [{"kind": "local"}, {"kind": "bot"}]}, 422, "reason-name"),
            ({"game": "dominion", "seats": [{"kind": "open"}] * 2, "start": True}, 409, "reason-seats-open"),
            ({"game": "dominion", "seats": [{"kind": "bot"}] * 2, "start": True}, 403, "reason-not-seated"),
            ({"game": "dominion", "seats": [{"kind": "open"}] * 100}, 422, "reason-seats-number"),
            ({"game": 7}, 400, "reason-invalid"),
            ([], 400, "reason-invalid"),
        ):
            assert (await anna.post("/api/tables", body, status))["reason"] == reason, body
        assert (await anna.post("/api/play", {"game": "chess"}, 404))["reason"] == "reason-no-game"
        assert (await anna.post("/api/play", {"game": "dominion", "bots": 4}, 422))["reason"] == "reason-seats-number"
        malformed = await anna.web.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
        assert (malformed.status_code, malformed.json()["reason"]) == (400, "reason-invalid")


async def test_results_are_counted(running: House) -> None:
    """In the history, in the statistics of the game, and as levels that were beaten."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        for _ in range(2):
            line = await anna.sit(await anna.play(level="easy"))
            await line.play_on()
        history = await anna.get("/api/history")
        assert len(history) == 2
        wins = sum(0 in game["winners"] for game in history)
        statistics = await anna.get("/api/statistics/dominion")
        assert statistics["mine"]["games"] == 2
        assert statistics["mine"]["best"] == max(game["scores"][0] for game in history)
        assert {row["bot"] for row in statistics["players"]} == {None, "apprentice"}
        assert sum(row["mine"] for row in statistics["players"]) == 1
        alone = any(game["winners"] == [0] for game in history)
        assert (await anna.get("/api/me"))["wins"] == ({"dominion": ["easy"]} if alone else {})
        assert (statistics["mine"]["wins"] > 0) == (wins > 0)
        assert (await bert.get("/api/statistics/dominion"))["mine"]["games"] == 0
        assert await bert.get("/api/history") == []
        assert (await anna.get("/api/statistics/chess", 404))["reason"] == "reason-no-game"


async def test_who_leaves_after_the_game_keeps_name_and_result(running: House) -> None:
    """In the record, in the history of everybody who was there, and at the table itself."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        await anna.web.patch("/api/me", json={"name": "Anna"})
        await bert.web.patch("/api/me", json={"name": "Bert"})
        code = await anna.open("me", "open")
        await bert.post(f"/api/tables/{code}/join")
        await anna.post(f"/api/tables/{code}/start")
        await asyncio.gather(*[(await person.sit(code)).play_on() for person in (anna, bert)])
        before = await anna.get("/api/history")
        assert len(before) == 1
        for person in (bert, anna):
            left = await person.post(f"/api/tables/{code}/leave")
            assert [seat["name"] for seat in left["seats"]] == ["Anna", "Bert"]
            assert kinds(left) == ["person", "person"]
        assert (await bert.get(f"/api/tables/{code}/record"))["seats"] == ["Anna", "Bert"]
        for person, own in ((anna, 0), (bert, 1)):
            game = (await person.get("/api/history"))[0]
            assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bert"]
            assert [seat["mine"] for seat in game["seats"]] == [own == 0, own == 1]
            assert (game["scores"], game["winners"]) == (before[0]["scores"], before[0]["winners"])
            statistics = await person.get("/api/statistics/dominion")
            assert statistics["mine"]["games"] == 1
            assert sorted(row["name"] for row in statistics["players"]) == ["Anna", "Bert"]


async def test_the_rules_are_told_in_both_languages(running: House) -> None:
    """The one asked for, or the browser's."""
    async with Person(running.address, {"Accept-Language": "nl-NL,nl;q=0.9,en;q=0.8"}) as anna:
        dutch = await anna.get("/api/rules/dominion")
        english = await anna.get("/api/rules/dominion?language=en")
        assert (dutch["language"], english["language"]) == ("nl", "en")
        assert len(dutch["cards"]) == len(english["cards"]) == 32
        assert dutch["cards"][0]["text"] != english["cards"][0]["text"]
        moat = next(card for card in english["cards"] if card["id"] == "moat")
        assert (moat["types"], moat["facts"]["cost"]) == (["action", "reaction"], 2)
        assert {option["id"] for option in english["options"]} >= {"kingdom-mode", "pile-counts"}
        assert (await anna.get("/api/rules/dominion?language=xx"))["language"] == "en"
        assert (await anna.get("/api/rules/chess", 404))["reason"] == "reason-no-game"


async def test_the_rules_of_florence_tell_every_card_and_piece(running: House) -> None:
    """Persons with their wishes, prestige cards with their points, characters with their fields, tiles with cells."""
    async with Person(running.address) as anna:
        english = await anna.get("/api/rules/florence?language=en")
        dutch = await anna.get("/api/rules/florence?language=nl")
        assert [card["id"] for card in dutch["cards"]] == [card["id"] for card in english["cards"]]
        assert all(card["name"] and card["text"] for card in [*dutch["cards"], *english["cards"]])
        types = Counter(card["types"][0] for card in english["cards"])
        numbers = {"building": 10, "landscape": 3, "freedom": 3, "object": 3, "person": 21}
        assert types == {**numbers, "prestige": 14, "bonus": 20, "character": 6}
        cards = {card["id"]: card for card in english["cards"]}
        assert cards["poet"]["facts"] == {"building": "theatre", "landscape": "lake", "freedom": "travel"}
        assert "a theater, a lake and freedom of travel" in cards["poet"]["text"]
        assert cards["most-parks"]["facts"] == {"points": 5, "tie": 3}
        assert cards["three-freedoms"]["facts"] == {"points": 8}
        assert (cards["tower"]["types"], cards["tower"]["facts"]) == (["building", "small"], {"copies": 3, "cells": 3})
        assert [cards[name]["facts"]["highest"] for name in ("muse", "banker")] == [15, 5]
        options = {option["id"]: option for option in dutch["options"]}
        assert set(options["two-player-freedoms"]["values"]) == {"4", "5"}
        assert len(options) == 11


async def test_a_rematch_opens_a_table_that_follows(running: House) -> None:
    """One click against bots."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        await line.play_on()
        assert (await line.order(type="rematch"))["type"] == "accepted"
        await line.until(lambda: line.now["table"]["following"])
        following = await anna.sit(line.now["table"]["following"])
        assert following.now["table"]["previous"] == code
        assert following.now["table"]["status"] == "playing"


async def test_a_host_keeps_order_over_either_way(running: House) -> None:
    """The same commands come by request and over the WebSocket, and mean the same."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open")
        path = f"/api/tables/{code}"
        await bert.post(f"{path}/join", {})
        line, his = await anna.sit(code), await bert.sit(code)
        who = (await anna.get(path))["seats"][1]["who"]
        mute = {"type": "mute", "id": "m1", "who": who, "muted": True}
        assert (await bert.post(f"{path}/mute", mute, 403))["reason"] == "reason-not-host"
        assert (await anna.post(f"{path}/mute", mute))["muted"] == [who]
        assert (await his.order(type="say", text="hello"))["reason"] == "reason-muted"
        assert (await line.order(type="mute", who=who, muted=False))["type"] == "accepted"
        assert (await his.order(type="say", text="hello"))["type"] == "accepted"
        assert (await line.order(type="mute", who="x" * 99, muted=True))["reason"] == "reason-invalid"
        hushed = await anna.post(f"{path}/hush", {"type": "hush", "id": "h1", "players_only": True})
        assert hushed["players_only"]
        away = {"type": "send-away", "id": "a1", "who": who}
        assert kinds(await anna.post(f"{path}/send-away", away)) == ["person", "open"]
        assert (await bert.post(f"{path}/join", {}, 403))["reason"] == "reason-sent-away"
        # Nor under no name at all.
        watching = await bert.sit(code, watch=True)
        assert (await watching.order(type="say", text="hello"))["reason"] == "reason-no-guest"
