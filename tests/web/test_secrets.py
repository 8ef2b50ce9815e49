"""Nobody is ever sent what is hidden from them: all frames of whole games are searched."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from signoria.core.record import read_record, replayed
from signoria.games import REGISTRY
from signoria.tables.table.playthrough import Beginning, Making, Playthrough
from signoria.tables.wire.parcel import unpacked
from signoria.tables.wire.presenter import lines
from tests.web.kit import House, Line, Person


def hidden_orders(position: Any) -> set[str]:  # noqa: ANN401
    """Give the draw piles as they would stand in a message, those too long and mixed to be met by chance."""
    decks = [player["deck"] for player in position.save()["players"]]
    return {
        msgspec.json.encode(order).decode()
        for deck in decks
        for order in (deck, deck[::-1])
        if len(deck) >= 6 and len(set(deck)) >= 3
    }


def check_frames(line: Line, seat: int | None, record: dict[str, Any], guests: list[str]) -> int:
    """Compare every update with what the rules say that its reader may know; give how many there were.

    What else is sent, of this table or of all of them, never has anything of it.
    """
    game = REGISTRY.game(record["game"])
    secret = record["seed"]["secret"]
    position = replayed(read_record(msgspec.json.encode(record)), REGISTRY)[0]
    start = Beginning(game, [], b"", {}, saved=position.save())
    play = Playthrough(start, position, [], position.events())
    positions = {0: position}
    for move in record["moves"]:
        assert play.position.asked is not None
        play.make(play.position.asked, move, Making("person"))
        positions[play.ply_for(seat)] = play.position
    log = play.position.events()
    orders = set[str]().union(*map(hidden_orders, positions.values()))
    checked = 0
    table: dict[str, Any] = {}
    for frame, message in zip(line.frames, line.told):
        assert not any(guest in frame for guest in guests)
        # Lists of tables say no type.
        if message.get("type") != "update" or message["view"] is None:
            assert secret not in frame
            assert not any(order in frame for order in orders)
            continue
        # What is left out is as it was told last.
        table = message["table"] or table
        checked += 1
        then = positions[message["ply"]]
        over = table["status"] == "over"
        # Written as it is sent, so that tuples and lists are the same.
        question = message["view"]["question"]
        unpacked_question = None if question is None else unpacked(question)
        assert {"options": table["options"], **message["view"], "question": unpacked_question} == msgspec.json.decode(
            msgspec.json.encode(then.view(seat))
        )
        assert over or secret not in frame
        assert over or not any(order in frame for order in hidden_orders(then))
        for player in message["view"]["players"]:
            assert over or ("hand" in player) == (player["seat"] == seat)
        # Lines follow from what a seat has seen, and nothing else.
        since, told = message["since"], message["log"]
        seen = [event.seen_by(seat) for event in log[: since + len(told)]]
        assert told == msgspec.json.decode(msgspec.json.encode(lines(game.speech, seen, since)))
        assert (message["question"] is None) == (question is None)
        if question is not None:
            assert (message["question"]["asked"] is None) == (question["seat"] != seat)
    return checked


async def test_spectators_and_opponents_receive_nothing_that_is_hidden(running: House) -> None:
    """Two people, a bot, a guest who watches and somebody without a cookie, through a whole game with attacks."""
    people = [Person(running.address) for _ in range(4)]
    anna, bert, clara, nobody = people
    kingdom = ["cellar", "chapel", "militia", "moat", "spy", "thief", "library", "bureaucrat", "throne-room", "witch"]
    code = await anna.open("me", "open", "bot", options={"kingdom-mode": "custom", "kingdom": kingdom})
    await bert.post(f"/api/tables/{code}/join", {})
    await clara.get("/api/me")
    lines = [await person.sit(code) for person in people]
    await anna.post(f"/api/tables/{code}/start")
    await asyncio.gather(play_attacks(lines[0]), play_attacks(lines[1]))
    for line in lines:
        await line.until_over()
    record = await nobody.get(f"/api/tables/{code}/record")
    read_record(msgspec.json.encode(record))
    guests = [seat.guest for seat in running.services.rooms._rooms[code].table.seats if seat.guest is not None]
    assert len(guests) == 2
    for line, seat in zip(lines, (0, 1, None, None)):
        assert check_frames(line, seat, record, guests) > 30
    for person in people:
        await person.__aexit__()


async def play_attacks(line: Line) -> None:
    """Buy and play attacks, so that much is hidden, revealed, and chosen in secret."""
    for _ in range(3000):
        await line.until(lambda: line.over or (line.mine and len(line.options) > 1))
        if line.over:
            return
        answer = await line.choose(attacking(line.options, len(line.log)))
        if answer["type"] == "refused":
            assert answer["reason"] in ("reason-too-fast", "reason-stale", "reason-not-asked", "reason-over"), answer
            await asyncio.sleep(0.1)


def attacking(options: list[str], moment: int) -> str:
    """Choose attacks in turn, and provinces to come to an end."""
    attacks = ["witch", "militia", "spy", "thief", "library", "bureaucrat", "cellar", "throne-room"]
    turned = attacks[moment % 8 :] + attacks[: moment % 8]
    preferred = ["buy province", *(f"play {card}" for card in attacks), "play-all-treasures", "buy gold"]
    preferred += ["buy duchy"] if moment > 300 else []
    preferred += [f"buy {card}" for card in turned[:3]]
    preferred += ["buy silver", "buy estate", "end-buys", "pass", "done"]
    return next((move for move in preferred if move in options), options[0])


async def test_the_record_and_the_replay_are_there_when_the_game_is_over_and_not_before(running: House) -> None:
    """Neither for spectators nor for players: both hold all hidden cards."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.play()
        line = await anna.sit(code)
        for person in (anna, bert):
            assert (await person.get(f"/api/tables/{code}/record", 409))["reason"] == "reason-not-over"
            assert (await person.get(f"/api/tables/{code}/replay/0", 409))["reason"] == "reason-not-over"
            assert (await person.get(f"/api/tables/{code}"))["secret"] is None
        await line.play_on()
        assert (await bert.get(f"/api/tables/{code}/record"))["result"]["winners"]
        assert (await bert.get(f"/api/tables/{code}"))["secret"] is not None
