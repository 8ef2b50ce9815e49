"""What a game leaves behind: its course, ratings, statistics and the ladder of the house."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING

import msgspec
import pytest

from signoria.tables.history.rating import MODEL, Rated, Skill, anchor
from signoria.tables.table.rows import Ending, Listed, Summary
from signoria.tables.table.seats import Seat, bot, person
from signoria.web.api.remark import remark
from signoria.web.api.results import beaten_levels, rating_change, rungs
from signoria.web.api.statistics import own_results
from tests.web.killing import Process
from tests.web.kit import FIRST, House, Person, house

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

ANNA, BRAM = person("anna", "Anna"), person("bram", "Bram")
EASY, NORMAL = bot("Cosimo", "apprentice"), bot("Bice", "house")
# One that stood for the first level once.
FORMER = bot("Dante", "big-money")


async def test_a_game_has_a_course_when_it_is_over(running: House) -> None:
    """Not before: points are hidden until then. It ends with the scores."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        assert (await anna.get(f"/api/tables/{code}/course", 409))["reason"] == "reason-not-over"
        assert await anna.get(f"/api/tables/{code}/ratings") == []
        await line.play_on()
        course = await anna.get(f"/api/tables/{code}/course")
        assert set(course["series"]) == {"points", "money", "cards"}
        turns = max(player["turns"] for player in line.now["view"]["players"])
        assert course["rounds"] == turns
        for lines in course["series"].values():
            assert [len(one) for one in lines] == [turns + 1, turns + 1]
        (played,) = await anna.get("/api/history")
        assert [one[-1] for one in course["series"]["points"]] == played["scores"]
        assert [one[0] for one in course["series"]["points"]] == [3, 3]
        assert [one[0] for one in course["series"]["money"]] == [7, 7]
        assert [one[0] for one in course["series"]["cards"]] == [10, 10]
        assert (await anna.get("/api/tables/bcdfghj/course", 404))["reason"] == "reason-no-table"
        assert (await anna.get("/api/tables/x/ratings", 404))["reason"] == "reason-no-table"


async def test_a_game_against_bots_is_rated(running: House) -> None:
    """On the score page, in the history and in the statistics, where bots stand as anchors."""
    async with Person(running.address) as anna:
        code = await anna.play(level="easy")
        line = await anna.sit(code)
        await line.play_on()
        (change,) = await anna.get(f"/api/tables/{code}/ratings")
        # A newcomer has no number to lose.
        assert (change["seat"], change["before"], change["after"], change["gain"]) == (0, None, None, None)
        assert (change["games"], change["newcomer"], change["provisional"]) == (1, 5, True)
        (played,) = await anna.get("/api/history")
        assert played["rating"] == change
        won = played["winners"] == [0]
        statistics = await anna.get("/api/statistics/dominion")
        assert statistics["mine"]["rating"] is None
        rows = {row["bot"]: row for row in statistics["players"]}
        assert rows[None]["rating"] is None
        worth = anchor("dominion", "apprentice")
        assert worth is not None
        assert rows["apprentice"]["rating"] == {"value": worth.shown, "provisional": False}
        assert rows["apprentice"]["level"] == "easy"
        (tally,) = statistics["mine"]["tallies"]
        assert (tally["against"], tally["games"], tally["average"]) == ("bots", 1, played["scores"][0])
        ladder = next(one for one in await anna.get("/api/ladder") if one["game"] == "dominion")
        assert ladder["game"] == "dominion"
        easy, normal, strong, master = ladder["rungs"]
        assert (easy["level"], easy["games"], easy["wins"], easy["rating"]) == ("easy", 1, int(won), worth.shown)
        assert (normal["level"], normal["games"], normal["wins"], normal["rating"]) == ("normal", 0, 0, 1000)
        assert (strong["level"], strong["games"], strong["wins"]) == ("strong", 0, 0)
        assert master["rating"] > strong["rating"] > 1000


async def test_people_rate_each_other_and_strangers_have_nothing(running: House) -> None:
    """What one gains the other loses; who has not played has no rating and an empty ladder."""
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as carla:
        code = await anna.open("me", "open", options=FIRST)
        await bert.post(f"/api/tables/{code}/join", {})
        await anna.post(f"/api/tables/{code}/start")
        hers, his = await anna.sit(code), await bert.sit(code)
        await asyncio.gather(hers.play_on(), his.play_on())
        changes = await carla.get(f"/api/tables/{code}/ratings")
        assert [change["seat"] for change in changes] == [0, 1]
        assert [change["games"] for change in changes] == [1, 1]
        mine = (await anna.get("/api/statistics/dominion"))["mine"]
        assert [tally["against"] for tally in mine["tallies"]] == ["people"]
        nothing = (await carla.get("/api/statistics/dominion"))["mine"]
        assert (nothing["rating"], nothing["tallies"]) == (None, [])
        assert [rung["games"] for rung in (await carla.get("/api/ladder"))[0]["rungs"]] == [0, 0, 0, 0]


async def test_people_at_one_device_play_without_ratings(running: House) -> None:
    async with Person(running.address) as anna:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Carla"}]
        body = {"game": "dominion", "seats": seats, "options": FIRST, "start": True}
        code = (await anna.post("/api/tables", body, 201))["code"]
        line = await anna.sit(code)
        # Bots play on for both.
        await anna.post(f"/api/tables/{code}/leave")
        await line.until(lambda: line.over)
        assert await anna.get(f"/api/tables/{code}/ratings") == []
        (played,) = await anna.get("/api/history")
        assert played["rating"] is None
        mine = (await anna.get("/api/statistics/dominion"))["mine"]
        assert mine["rating"] is None
        assert [tally["against"] for tally in mine["tallies"]] == ["device"]


def test_ratings_are_there_after_a_restart(tmp_path: Path) -> None:
    """And what happens at the table later does not change them."""

    async def play(running: House) -> tuple[str, object, httpx.Cookies]:
        async with Person(running.address) as anna:
            code = await anna.play()
            line = await anna.sit(code)
            await line.play_on()
            return code, await anna.get(f"/api/tables/{code}/ratings"), anna.web.cookies

    async def look(running: House, code: str, cookies: httpx.Cookies) -> object:
        async with Person(running.address, cookies=cookies) as anna:
            line = await anna.sit(code)
            assert (await line.order(type="rematch"))["type"] == "accepted"
            return await anna.get(f"/api/tables/{code}/ratings")

    with house(tmp_path) as running:
        code, before, cookies = asyncio.run(play(running))
    assert before
    with house(tmp_path) as running:
        assert asyncio.run(look(running, code, cookies)) == before


async def test_a_game_is_rated_though_the_server_is_killed_at_its_end(tmp_path: Path) -> None:
    """Whoever was told that the game is over finds it rated, once, by the next server."""
    process = Process(f"sqlite:///{tmp_path / 'signoria.db'}")
    await asyncio.to_thread(process.start)
    try:
        async with Person(process.address) as anna:
            code = await anna.play()
            line = await anna.sit(code)
            await line.play_on()
            assert line.over
            cookies = anna.web.cookies
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        async with Person(process.address, cookies=cookies) as anna:
            assert len(await anna.get(f"/api/tables/{code}/ratings")) == 1
            line = await anna.sit(code)
            assert (await line.order(type="rematch"))["type"] == "accepted"
            assert len(await anna.get(f"/api/tables/{code}/ratings")) == 1
    finally:
        await asyncio.to_thread(process.kill)
    with contextlib.closing(sqlite3.connect(tmp_path / "signoria.db")) as connection:
        assert connection.execute("SELECT games FROM ratings").fetchall() == [(1,)]


# --- Counting ---------------------------------------------------------------------------------------------------------


def over(seats: list[Seat], scores: list[int]) -> Listed:
    """Give a game that is over."""
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    summary = Summary("Anna", "over", "anna", seats, {}, listed=True, result=Ending(scores, winners))
    return Listed("bcdfghj", "dominion", 1.0, 2.0, summary)


def test_the_ladder_counts_games_alone_against_bots() -> None:
    games = [
        over([ANNA, EASY], [9, 3]),
        over([EASY, ANNA], [9, 3]),
        # Among several bots the strongest counts; a shared victory is none.
        over([ANNA, EASY, NORMAL], [9, 3, 5]),
        over([ANNA, NORMAL], [4, 4]),
        # A bot that stood for the first level counts for it still.
        over([ANNA, FORMER], [9, 3]),
        over([FORMER, ANNA, NORMAL], [3, 2, 9]),
        # Others were there.
        over([ANNA, BRAM, NORMAL], [9, 3, 5]),
        over([ANNA, person("anna", "Carla"), NORMAL], [9, 3, 5]),
        # A bot that is no level.
        over([ANNA, bot("X", "random")], [9, 3]),
    ]
    found = {rung.level: (rung.games, rung.wins) for rung in rungs("dominion", games, "anna")}
    assert found == {"easy": (3, 2), "normal": (3, 1), "strong": (0, 0), "master": (0, 0)}
    assert {rung.games for rung in rungs("dominion", games, None)} == {0}
    assert rungs("chess", games, "anna") == []


async def test_levels_that_were_beaten_are_known_by_game() -> None:
    class Kept:
        async def tables_of(self, _guest: str, _most: int) -> list[Listed]:
            return [over([ANNA, NORMAL], [9, 3]), over([ANNA, EASY], [2, 3])]

    assert await beaten_levels(Kept(), "anna") == {"dominion": ["normal"]}  # type: ignore[arg-type]


def test_results_are_told_apart_by_whom_one_played_against() -> None:
    games = [
        over([ANNA, EASY], [10, 3]),
        over([ANNA, NORMAL], [5, 6]),
        over([ANNA, BRAM, EASY], [8, 8, 1]),
        over([ANNA, person("anna", "Carla")], [1, 2]),
    ]
    found = own_results("dominion", games, "anna", {})
    assert (found.games, found.wins, found.best) == (4, 2.5, 10)
    assert [(one.against, one.games, one.wins, one.average) for one in found.tallies] == [
        ("bots", 2, 1.0, 7.5),
        ("people", 1, 0.5, 8.0),
        ("device", 1, 1.0, 1.5),
    ]
    assert found.beaten == ["easy"]
    assert own_results("florence", games, "anna", {}).games == 0


# --- What there is to say of it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("games", "told"),
    [(0, None), (4, None), (5, 1060), (6, 1060), (15, 1060), (16, 1067)],
)
def test_a_newcomer_has_no_number_then_a_round_one_then_an_exact_one(games: int, told: int | None) -> None:
    assert Skill(MODEL.mu + 67 / 40, 3.0, games).told == told


@pytest.mark.parametrize(
    ("games", "before", "after", "change"),
    [
        (3, 1010, 960, (None, None, None)),
        (5, 1010, 960, (None, 960, None)),
        (9, 1010, 960, (None, 960, None)),
        (9, 960, 1010, (None, 1000, 40)),
        (20, 1010, 961, (1010, 961, -49)),
    ],
)
def test_nobody_loses_a_number_that_is_not_sure_yet(
    games: int, before: int, after: int, change: tuple[int | None, ...]
) -> None:
    """The first that somebody reads is no minus."""

    def skill(shown: int, played: int) -> Skill:
        return Skill(MODEL.mu + (shown - 1000) / 40, 3.0, played)

    shown = rating_change(Rated(0, "anna", skill(before, games - 1), skill(after, games)))
    assert (shown.before, shown.after, shown.gain) == change


def finished(code: str, scores: list[int], ranks: list[int], game: str = "dominion") -> Listed:
    """Give a game of Anna, in the first seat, against Bram."""
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    summary = Summary("", "over", "anna", [ANNA, BRAM], {}, listed=True, result=Ending(scores, winners, ranks))
    return Listed(code, game, 0.0, 0.0, summary)


WON, LOST = finished("won", [20, 10], [1, 2]), finished("lost", [10, 20], [2, 1])


@pytest.mark.parametrize(
    ("earlier", "now", "said"),
    [
        ([], finished("now", [10, 20], [2, 1]), ("remark-first-game", {"games": 1})),
        ([], finished("now", [20, 10], [1, 2]), ("remark-first-win", {"games": 1})),
        ([LOST, LOST], finished("now", [9, 8], [1, 2]), ("remark-first-win", {"games": 3})),
        ([WON, WON, LOST], finished("now", [9, 8], [1, 2]), ("remark-streak", {"wins": 3})),
        ([LOST, WON], finished("now", [21, 8], [1, 2]), ("remark-best-score", {"points": 20})),
        ([LOST], finished("now", [11, 20], [2, 1]), ("remark-best-score", {"points": 10})),
        ([LOST, WON], finished("now", [9, 20], [2, 1]), None),
        ([finished("x", [90, 10], [1, 2], "florence")], LOST, ("remark-first-game", {"games": 1})),
    ],
)
def test_the_best_true_thing_is_said(earlier: list[Listed], now: Listed, said: object) -> None:
    """Of the games that came before it; what came later does not matter."""
    later = finished("later", [99, 1], [1, 2])
    assert remark([later, now, *earlier], now.code, "anna") == said
    assert remark(earlier, "another", "anna") is None


def test_of_people_at_one_device_nobody_knows_who_it_was() -> None:
    both = finished("now", [20, 10], [1, 2])
    seats = [ANNA, person("anna", "Carla")]
    both = msgspec.structs.replace(both, summary=msgspec.structs.replace(both.summary, seats=seats))
    assert remark([both], "now", "anna") is None


async def test_the_outcome_of_a_game_is_about_its_reader(running: House) -> None:
    """The places for everybody, how long it took, and a word for whoever played; not before the end."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.play()
        line = await anna.sit(code)
        assert (await anna.get(f"/api/tables/{code}/outcome", 409))["reason"] == "reason-not-over"
        await line.play_on()
        outcome = await anna.get(f"/api/tables/{code}/outcome")
        assert min(outcome["ranks"]) == 1
        assert [seat for seat, place in enumerate(outcome["ranks"]) if place == 1] == line.now["view"]["winners"]
        assert outcome["seconds"] > 0
        assert outcome["remark"][0] in ("remark-first-game", "remark-first-win")
        assert (await bert.get(f"/api/tables/{code}/outcome"))["remark"] is None
