"""Puzzles at tables: what is hidden is drawn anew, the first choice is the answer, and nobody gets a hint."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from signoria.analysis.puzzles.puzzle import Puzzle, puzzles, puzzles_of
from signoria.tables.history.puzzling import Answer
from signoria.tables.history.rating import Skill, solved
from signoria.tables.lessons.solve import Solve
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.hint import Hint
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import Refused
from tests.tables.kit import House, guest
from tests.tables.test_store import a_store

ANNA, BRAM = guest("Anna"), guest("Bram")
FIRST = [puzzles_of(game)[0] for game in ("dominion", "florence", "machiavelli")]
EACH = pytest.mark.parametrize("puzzle", [pytest.param(one, id=one.game) for one in FIRST])


@pytest.mark.parametrize("puzzle", [pytest.param(one, id=name) for name, one in puzzles().items()])
def test_the_table_shows_what_the_seat_knew_and_hides_what_it_did_not(puzzle: Puzzle) -> None:
    """Neither the deck nor the chance of the game goes along."""
    begun = Solve(puzzle.id).opened(ANNA, 1000.0).snapshot
    assert begun is not None
    was = puzzle.position()
    position = was.game.load(begun.position)
    assert position.view(puzzle.seat) == was.view(puzzle.seat)
    assert position.chance.save() != was.chance.save()


@EACH
async def test_the_first_choice_is_the_answer_whatever_is_taken_back(puzzle: Puzzle) -> None:
    async with House() as house:
        room = await house.rooms.open_table(ANNA, Solve(puzzle.id))
        anna = await house.come(room, ANNA)
        assert (anna.shown().puzzle, anna.shown().practice) == (puzzle.id, "practice-puzzle")
        assert anna.shown().no_hints == "reason-hint-puzzle"
        assert sorted(anna.options) == sorted(one.move for one in puzzle.choices)
        assert (anna.now().taught, room.table.summary().puzzle) == (0, puzzle.id)
        refused = await anna.send(Hint("h1", anna.now().ply))
        assert isinstance(refused, Refused)
        assert refused.reason == "reason-hint-puzzle"
        await anna.choose(puzzle.choices[-1].move)
        await house.rest()
        assert (room.table.answered, anna.now().taught) == (puzzle.choices[-1].move, 1)
        assert room.table.summary().puzzle is None
        await anna.undo()
        await house.rest()
        assert sorted(anna.options) == sorted(one.move for one in puzzle.choices)
        await anna.choose(puzzle.answer)
        await house.rest()
        assert (room.table.answered, anna.now().taught) == (puzzle.choices[-1].move, 1)


@EACH
async def test_what_a_bot_answers_is_no_answer(puzzle: Puzzle) -> None:
    async with House() as house:
        room = await house.rooms.open_table(ANNA, Solve(puzzle.id))
        await house.come(room, ANNA)
        await room.receive(Leave(), Sender(ANNA))
        await house.wait(60)
        assert room.table.answered == ""


async def test_there_is_no_other_puzzle() -> None:
    async with House() as house:
        with pytest.raises(Refusal, match="reason-not-found"):
            await house.rooms.open_table(ANNA, Solve("chess-00000000"))


# --- Ratings ----------------------------------------------------------------------------------------------------------


def answer(puzzle: str, *, right: bool = True, game: str = "dominion", table: str = "t1") -> Answer:
    """Give an answer."""
    return Answer(puzzle, game, 25.0, table, 1000.0, "buy gold", right)


async def test_the_first_answer_is_kept_and_moves_a_rating_of_its_own(store_url: str) -> None:
    async with a_store(store_url) as store:
        first = await store.keep_attempt(ANNA.id, answer("a"))
        assert (first.before, first.after) == (Skill(), solved(Skill(), 25.0, right=True))
        assert await store.keep_attempt(ANNA.id, answer("a", right=False, table="t2")) == first
        second = await store.keep_attempt(ANNA.id, answer("b", right=False))
        assert (second.before, second.after.games) == (first.after, 2)
        assert second.after.mu < first.after.mu
        elsewhere = await store.keep_attempt(ANNA.id, answer("c", game="florence"))
        assert elsewhere.before == Skill()
        assert await store.attempts_of(ANNA.id) == [first, second, elsewhere]
        assert await store.attempts_of(BRAM.id) == []
        assert await store.ratings_of(ANNA.id) == {}


async def test_answers_at_the_same_moment_count_one_after_the_other(store_url: str) -> None:

    async with a_store(store_url) as store:
        names = [f"p{number % 4}" for number in range(12)]
        await asyncio.gather(*(store.keep_attempt(ANNA.id, answer(name)) for name in names))
        kept = await store.attempts_of(ANNA.id)
        assert sorted(one.puzzle for one in kept) == ["p0", "p1", "p2", "p3"]
        assert [one.after.games for one in kept] == [1, 2, 3, 4]
        assert all(later.before == earlier.after for earlier, later in itertools.pairwise(kept))


def test_hard_puzzles_are_worth_more() -> None:
    easy, hard = (solved(Skill(), level, right=True) for level in (15.0, 35.0))
    assert hard.mu > easy.mu > Skill().mu
    easy, hard = (solved(Skill(), level, right=False) for level in (15.0, 35.0))
    assert easy.mu < hard.mu < Skill().mu
