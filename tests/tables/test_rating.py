"""Ratings: what a game says about its players, and that each game says it once."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import msgspec
import pytest

import signoria
from signoria.tables.history.rating import MODEL, Skill, anchor, rated, rated_guests
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.store import ratings
from signoria.tables.store.store import Conflict
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.undo import AnswerUndo
from signoria.tables.table.entries import Moved, RematchWanted
from signoria.tables.table.rows import Ending, Summary, share_of_victory
from signoria.tables.table.seats import Seat, bot, person
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import BUYING, House, begin, first_of, guest
from tests.tables.test_store import a_store

if TYPE_CHECKING:
    from signoria.tables.table.rows import NewTable

ANNA, BRAM = guest("Anna"), guest("Bram")
HOUSE = bot("Cosimo", "house")


def over(seats: list[Seat], ranks: list[int]) -> Summary:
    """Give a table whose game ended like this."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    result = Ending([10 - rank for rank in ranks], winners, ranks)
    return Summary("Anna", "over", ANNA.id, seats, {}, listed=True, result=result)


# --- What a game says -------------------------------------------------------------------------------------------------


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    seats = [person(ANNA.id, "Anna"), person(BRAM.id, "Bram")]
    anna, bram = rated("dominion", over(seats, [2, 1]), {})
    assert (anna.seat, anna.guest, bram.seat, bram.guest) == (0, ANNA.id, 1, BRAM.id)
    assert anna.before == bram.before == Skill()
    assert anna.after.mu < anna.before.mu < bram.after.mu
    assert anna.after.sigma < anna.before.sigma
    assert (anna.after.games, bram.after.games) == (1, 1)
    # Equals who share the victory stay equal.
    anna, bram = rated("dominion", over(seats, [1, 1]), {})
    assert anna.after.mu == pytest.approx(bram.after.mu)


def test_places_count_and_not_only_the_victory() -> None:
    seats = [person(ANNA.id, "Anna"), person(BRAM.id, "Bram"), HOUSE]
    second = rated("dominion", over(seats, [2, 3, 1]), {})[0]
    last = rated("dominion", over(seats, [3, 2, 1]), {})[0]
    assert second.after.mu > last.after.mu


def test_who_resigned_came_last_and_has_won_nothing() -> None:
    """Whatever the bot made of it; those who played on are rated by what they made of it."""
    gave_up = Seat("person", "Anna", ANNA.id, "house", "resigned")
    seats = [gave_up, person(BRAM.id, "Bram"), HOUSE]
    won = over(seats, [1, 2, 3])
    last = over([person(ANNA.id, "Anna"), *seats[1:]], [3, 1, 2])
    assert [one.after for one in rated("dominion", won, {})] == [one.after for one in rated("dominion", last, {})]
    assert [share_of_victory(won, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert [share_of_victory(last, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    # Nor is it the victory of who has left it to a bot, or was away in the end.
    for why in ("left", "away"):
        kept = over([Seat("person", "Anna", ANNA.id, "house", why), *seats[1:]], [1, 2, 3])
        assert [share_of_victory(kept, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    # Of two who resigned, neither was better.
    both = [gave_up, Seat("person", "Bram", BRAM.id, "house", "resigned"), HOUSE]
    anna, bram = rated("dominion", over(both, [1, 2, 3]), {})
    assert anna.after == bram.after
    assert anna.after.mu < anna.before.mu


def test_who_left_a_bot_behind_can_lose_and_not_win() -> None:
    left = Seat("person", "Anna", ANNA.id, "house", "left")
    seats = [left, person(BRAM.id, "Bram")]
    won, lost = (rated("dominion", over(seats, ranks), {})[0] for ranks in ([1, 2], [2, 1]))
    assert won.after.mu == won.before.mu > lost.after.mu


def test_results_without_places_are_rated_by_winners_and_points() -> None:
    seats = [person(ANNA.id, "Anna"), HOUSE, person(BRAM.id, "Bram")]
    full = over(seats, [3, 1, 2])
    assert full.result is not None
    plain = msgspec.structs.replace(full, result=msgspec.structs.replace(full.result, ranks=[]))
    assert rated("dominion", plain, {}) == rated("dominion", full, {})


def test_bots_are_anchors() -> None:
    seats = [person(ANNA.id, "Anna"), HOUSE]
    (won,) = rated("dominion", over(seats, [1, 2]), {})
    assert won.guest == ANNA.id
    easy = [person(ANNA.id, "Anna"), bot("Cosimo", "big-money")]
    # Beating a weak bot says less, and losing to it more.
    assert rated("dominion", over(easy, [1, 2]), {})[0].after.mu < won.after.mu
    lost = rated("dominion", over(seats, [2, 1]), {})[0]
    assert rated("dominion", over(easy, [2, 1]), {})[0].after.mu < lost.after.mu


def test_a_rating_settles_where_its_player_belongs() -> None:
    """Somebody who wins as often against the house as the easy bot does ends up with the rating of the easy bot."""
    chance = random.Random(5)
    skills: dict[str, Skill] = {}
    seats = [person(ANNA.id, "Anna"), HOUSE]
    late = []
    for number in range(600):
        # 7.5 % is what the easy bot has won, shared victories counted by half.
        summary = over(seats, [1, 2] if chance.random() < 0.075 else [2, 1])
        skills = {one.guest: one.after for one in rated("dominion", summary, skills)}
        if number >= 300:
            late.append(skills[ANNA.id].mu)
    assert sum(late) / len(late) == pytest.approx(signoria.game("dominion").about.anchors["big-money"], abs=2.5)
    assert not skills[ANNA.id].provisional
    assert skills[ANNA.id].games == 600


def test_people_at_one_device_are_not_rated() -> None:
    together = [person(ANNA.id, "Anna"), person(ANNA.id, "Carla")]
    assert rated("dominion", over(together, [1, 2]), {}) == []
    assert rated("dominion", over([*together, HOUSE], [1, 2, 3]), {}) == []
    # Who plays against them and a bot is rated against the bot alone.
    with_bram = over([*together, person(BRAM.id, "Bram"), HOUSE], [1, 4, 2, 3])
    assert rated_guests("dominion", with_bram) == [BRAM.id]
    (bram,) = rated("dominion", with_bram, {})
    alone = rated("dominion", over([person(BRAM.id, "Bram"), HOUSE], [1, 2]), {})[0]
    assert (bram.seat, bram.after) == (2, alone.after)


def test_leaving_neither_saves_a_rating_nor_earns_one() -> None:
    """A bot that keeps a seat plays for its person, at the person's risk."""
    left = Seat("person", "Anna", ANNA.id, "house")
    assert rated("dominion", over([left, HOUSE], [2, 1]), {})[0].after.mu < MODEL.mu
    (won,) = rated("dominion", over([left, HOUSE], [1, 2]), {})
    assert won.after == Skill(games=1)
    # Who plays on is rated against the seat as ever.
    bram = person(BRAM.id, "Bram")
    assert rated("dominion", over([left, bram], [2, 1]), {})[1].after.mu > MODEL.mu


def test_a_game_that_goes_on_and_a_bot_nobody_measured_say_nothing() -> None:
    seats = [person(ANNA.id, "Anna"), HOUSE]
    going_on = msgspec.structs.replace(over(seats, [1, 2]), result=None)
    assert rated("dominion", going_on, {}) == []
    assert anchor("dominion", "oracle") is None
    assert rated("dominion", over([seats[0], bot("X", "oracle")], [1, 2]), {}) == []


async def test_who_has_seen_what_comes_and_decides_anew_practises() -> None:
    """Against bots nobody is asked. A slip of the hand costs nothing, and the table says what an undo would cost."""
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", options={"start-player": "chosen", "start-seat": 0})
        anna = await house.come(room, ANNA)
        await anna.choose("play-all-treasures")
        assert not anna.now().undo.practice
        await anna.undo()
        assert (anna.shown().practice, room.table.summary().practice) == (None, None)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        await house.rest()
        assert anna.question is not None
        assert (anna.now().undo.possible, anna.now().undo.practice) == ("free", True)
        await anna.undo()
        assert anna.shown().practice == "practice-undone"
        assert not anna.now().undo.practice
        stored = rebuilt(await house.store.load_table(room.table.row.code))
        assert stored.practice == "practice-undone"


async def test_a_game_in_which_the_others_agreed_to_an_undo_counts() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={"start-player": "chosen", "start-seat": 0})
        await begin(room, ANNA, BRAM)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        await anna.undo()
        await bram.send(AnswerUndo("yes", agree=True))
        assert anna.shown().practice is None
        assert "undone" in [line.event for line in anna.log]


def test_practice_changes_no_rating() -> None:
    seats = [person(ANNA.id, "Anna"), HOUSE]
    practised = msgspec.structs.replace(over(seats, [1, 2]), practice="practice-undone")
    assert rated_guests("dominion", practised) == []
    assert rated("dominion", practised, {}) == []
    assert rated("dominion", over(seats, [1, 2]), {}) != []


def test_what_people_read() -> None:
    assert Skill().shown == 1000
    assert Skill().provisional
    house = anchor("dominion", "house")
    assert house is not None
    assert house.shown == 1000
    assert not house.provisional


# --- Once and for good ------------------------------------------------------------------------------------------------


def new_table(*others: SeatWish) -> NewTable:
    """Give a table of Anna with a bot, or with others."""
    return Open("dominion", [SeatWish("me"), *(others or [SeatWish("bot")])]).opened(ANNA, 1.0)


def last_move(at: float = 2.0) -> Moved:
    """Give the move that ends a game."""
    return Moved(at=at, seat=0, move="end-buys", by="person")


async def test_a_game_is_rated_with_its_last_move_and_never_again(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        version = len(new.entries)
        summary = over(list(new.summary.seats), [1, 2])

        async def end(at: float) -> bool:
            try:
                await store.append(new.row.id, version, [last_move(at)], summary=summary)
            except Conflict:
                return False
            return True

        assert await store.rated_at(new.row.code) == []
        # All nodes see the end; one of them stores it.
        assert (await asyncio.gather(*(end(float(at)) for at in range(6)))).count(True) == 1
        (change,) = await store.rated_at(new.row.code)
        assert (change.seat, change.guest, change.before) == (0, ANNA.id, Skill())
        # What happens at the table afterwards changes its summary, and no rating.
        wanted = RematchWanted(at=3.0, guest=ANNA.id, message="r")
        again = msgspec.structs.replace(summary, following="bcdfghj")
        await store.append(new.row.id, version + 1, [wanted], summary=again)
        assert await store.rated_at(new.row.code) == [change]
        assert await store.ratings("dominion", [ANNA.id, BRAM.id]) == {ANNA.id: change.after}
        assert await store.ratings_of(ANNA.id) == {"dominion": change.after}
        assert await store.ratings_of(BRAM.id) == {}
        assert await store.rated_of(ANNA.id) == {new.row.code: change}
        assert change.after.games == 1


async def test_games_that_end_at_once_all_count(store_url: str) -> None:
    """Two people at several tables at once: no game is lost, and no table waits for another for ever."""
    async with a_store(store_url) as store:
        tables = [new_table() for _ in range(6)]
        both = [person(ANNA.id, "Anna"), person(BRAM.id, "Bram")]
        for new in tables:
            await store.create_table(new)

        async def end(place: int, new: NewTable) -> None:
            seats = both if place % 2 else both[::-1]
            await store.append(new.row.id, len(new.entries), [last_move()], summary=over(seats, [1, 2]))

        await asyncio.gather(*(end(place, new) for place, new in enumerate(tables)))
        found = await store.ratings("dominion", [ANNA.id, BRAM.id])
        assert {skill.games for skill in found.values()} == {6}
        counts = sorted(change.after.games for change in (await store.rated_of(ANNA.id)).values())
        assert counts == [1, 2, 3, 4, 5, 6]


async def test_a_node_that_dies_while_it_rates_has_not_ended_the_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_store(database_url) as store:
        new = new_table()
        await store.create_table(new)
        summary = over(list(new.summary.seats), [1, 2])

        def dies(*_: object) -> None:
            raise OSError("gone")

        with monkeypatch.context() as dying:
            # After the ratings have been written, before all of it is.
            dying.setattr(ratings, "_columns", dies)
            with pytest.raises(OSError, match="gone"):
                await store.append(new.row.id, len(new.entries), [last_move()], summary=summary)
        assert await store.ratings("dominion", [ANNA.id, BRAM.id]) == {}
        assert len((await store.load_table(new.row.code)).entries) == len(new.entries)
        await store.append(new.row.id, len(new.entries), [last_move()], summary=summary)
        assert (await store.ratings("dominion", [ANNA.id, BRAM.id]))[ANNA.id].games == 1


async def test_a_removed_table_keeps_no_change(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        summary = over(list(new.summary.seats), [1, 2])
        await store.append(new.row.id, len(new.entries), [last_move()], summary=summary)
        await store.remove_table(new.row.code)
        assert await store.rated_of(ANNA.id) == {}
        assert (await store.ratings("dominion", [ANNA.id, BRAM.id]))[ANNA.id].games == 1


async def test_a_whole_game_seen_by_two_nodes_is_rated_once() -> None:
    store = MemoryStore()
    async with House(store) as first, House(store) as second:
        room = await first.open(ANNA, "me", "open", options={"start-player": "chosen", "start-seat": 0})
        await begin(room, ANNA, BRAM)
        there = await second.rooms.room(room.table.row.code)
        devices = {0: await first.come(room, ANNA), 1: await second.come(there, BRAM)}
        while True:
            for each in (room, there):
                await each.catch_up()
            await asyncio.gather(first.rest(), second.rest())
            asked = room.table.play.position.asked if room.table.play else None
            if asked is None:
                break
            device = devices[asked]
            await device.choose(first_of(device.options, *BUYING))
        play = room.table.play
        assert play is not None
        ranks = play.position.ranks()
        changes = await store.rated_at(room.table.row.code)
        assert [change.guest for change in changes] == [ANNA.id, BRAM.id]
        assert {change.after.games for change in changes} == {1}
        if ranks[0] != ranks[1]:
            assert (changes[0].after.mu > changes[1].after.mu) == (ranks[0] < ranks[1])
        result = room.table.summary().result
        assert result is not None
        assert result.ranks == ranks
