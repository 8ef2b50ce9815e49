"""Puzzles over HTTP: nothing about the answer before it was given, one rating for one answer, and no way around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.analysis.puzzles.puzzle import Puzzle, of_the_day, puzzles_of
from tests.web.kit import Person, house

if TYPE_CHECKING:
    from pathlib import Path

EASY, NEXT, HARD = (puzzles_of("machiavelli")[place] for place in (0, 1, -1))


async def begun(person: Person, puzzle: Puzzle) -> str:
    """Try a puzzle; give the table."""
    code: str = (await person.post(f"/api/puzzles/{puzzle.id}", None, 201))["code"]
    return code


async def course_of(person: Person, game: str = "machiavelli") -> dict[str, Any]:
    """Give how somebody has done."""
    found: list[dict[str, Any]] = await person.get("/api/puzzles")
    return next(one for one in found if one["game"] == game)


async def test_nothing_about_the_answer_is_told_before_it(tmp_path: Path) -> None:
    """Neither in the list, nor at the table, nor by asking for it."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            listed = await course_of(anna)
            assert [one["id"] for one in listed["puzzles"]] == [one.id for one in puzzles_of("machiavelli")]
            assert all(set(one) == {"id", "players", "level", "right"} for one in listed["puzzles"])
            assert listed["today"] in [one["id"] for one in listed["puzzles"]]
            code = await begun(anna, EASY)
            line = await anna.sit(code)
            assert line.now["table"]["puzzle"] == EASY.id
            refused = await anna.post(f"/api/tables/{code}/puzzle", None, 409)
            assert refused["reason"] == "reason-puzzle-open"
            hint = await line.order(type="hint", ply=line.now["ply"])
            assert (hint["type"], hint["reason"]) == ("refused", "reason-hint-puzzle")
            chances = {str(one.chance) for one in EASY.choices}
            assert not any(chance in frame for chance in chances for frame in line.frames)
            # It is no game that waits for somebody.
            assert (await anna.get("/api/tables"))["mine"] == []
            for path in ("analysis", "record", "replay"):
                assert (await anna.get(f"/api/tables/{code}/{path}", 409))["reason"]


async def test_the_first_answer_is_rated_once(tmp_path: Path) -> None:
    """Asked again, taken back, or answered at another table: it stays what it was."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            code = await begun(anna, EASY)
            line = await anna.sit(code)
            await line.choose(EASY.choices[-1].move)
            told = await anna.post(f"/api/tables/{code}/puzzle")
            assert (told["right"], told["chosen"]) == (False, EASY.choices[-1].move)
            assert [one["move"] for one in told["choices"]] == [one.move for one in EASY.choices]
            assert told["choices"][0]["chance"] == round(100 * EASY.choices[0].chance)
            assert told["why"][0] == EASY.why(told["chosen"])[0]
            assert (told["rating"]["games"], told["rating"]["after"]) == (1, None)
            assert told["following"] == NEXT.id
            assert await anna.post(f"/api/tables/{code}/puzzle") == told
            again = await begun(anna, EASY)
            assert again != code
            second = await anna.sit(again)
            await second.choose(EASY.answer)
            later = await anna.post(f"/api/tables/{again}/puzzle")
            assert (later["right"], later["rating"]) == (True, None)
            listed = await course_of(anna)
            assert (listed["tried"], listed["right"], listed["rating"]) == (1, 0, None)
            assert listed["puzzles"][0]["right"] is False
            # What is answered is a game like any other.
            assert {one["code"] for one in (await anna.get("/api/tables"))["mine"]} == {code, again}


async def test_after_some_puzzles_there_is_a_rating(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            told: dict[str, Any] = {}
            for puzzle in puzzles_of("machiavelli")[:6]:
                code = await begun(anna, puzzle)
                line = await anna.sit(code)
                await line.choose(puzzle.answer)
                told = await anna.post(f"/api/tables/{code}/puzzle")
                assert told["right"]
                await anna.post(f"/api/tables/{code}/close")
            assert told["rating"]["after"] > 1000
            listed = await course_of(anna)
            assert (listed["tried"], listed["right"]) == (6, 6)
            assert listed["rating"]["value"] == told["rating"]["after"]
            assert (await course_of(anna, "dominion"))["tried"] == 0
            assert all(one["rating"] is None for one in await anna.get("/api/history"))


async def test_a_puzzle_is_gone_on_with_and_another_takes_its_place(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            code = await begun(anna, EASY)
            assert await begun(anna, EASY) == code
            other = await begun(anna, HARD)
            assert other != code
            assert (await anna.get(f"/api/tables/{code}"))["status"] == "closed"
            assert await begun(anna, HARD) == other


async def test_it_is_refused_to_others_and_what_is_no_puzzle(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        async with Person(server.address) as anna, Person(server.address) as bram:
            code = await begun(anna, EASY)
            line = await anna.sit(code)
            await line.choose(EASY.answer)
            for path in (f"/api/tables/{code}/puzzle",):
                assert (await bram.post(path, None, 403))["reason"] == "reason-not-seated"
            assert (await course_of(bram))["tried"] == 0
            for wrong in ("chess-1", "..", "%00", "a" * 300):
                assert (await anna.web.post(f"/api/puzzles/{wrong}", json={})).status_code in (400, 404, 405)
            usual = await anna.play()
            assert (await anna.post(f"/api/tables/{usual}/puzzle", None, 404))["reason"] == "reason-not-found"
            assert (await anna.post("/api/tables/zzzzzzz/puzzle", None, 404))["reason"]
            # A bystander sees what everybody may see, and no more.
            watching = await bram.sit(code, watch=True)
            assert watching.now["seat"] is None
            assert "options" not in (watching.now["view"]["question"] or {})


async def test_what_a_bot_has_answered_is_begun_anew(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            code = await begun(anna, EASY)
            line = await anna.sit(code)
            await anna.post(f"/api/tables/{code}/leave")
            await line.until(lambda: line.now["taught"] == 1)
            assert (await anna.post(f"/api/tables/{code}/puzzle", None, 409))["reason"] == "reason-puzzle-gone"
            assert (await course_of(anna))["tried"] == 0
            assert await begun(anna, EASY) != code


async def test_everybody_has_the_same_puzzle_of_the_day(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        async with Person(server.address) as anna, Person(server.address) as bram:
            days = [[one["today"] for one in await person.get("/api/puzzles")] for person in (anna, bram)]
            assert days[0] == days[1]
            now = server.services.rooms.node.time.now()
            expected = of_the_day("dominion", now)
            assert expected is not None
            assert expected.id in days[0]
