"""Puzzles: what there is to solve, trying one at a table, and what came of the answer.

Before somebody has answered, nothing is told about a puzzle but how hard it is; what was answered stands in the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from signoria.analysis.puzzles.puzzle import of_the_day, puzzles, puzzles_of
from signoria.tables.history.puzzling import Answer
from signoria.tables.history.rating import Rated, Skill
from signoria.tables.lessons.solve import Solve
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.close import Close
from signoria.tables.table.refusal import Refusal
from signoria.web.api.asking import Asker
from signoria.web.api.results import rating, rating_change
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import ChoiceShown, Code, PuzzleCourse, PuzzleShown, PuzzleSolved
from signoria.web.api.tables import opened, room_of
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.analysis.puzzles.puzzle import Candidate, Puzzle
    from signoria.tables.history.puzzling import Attempt
    from signoria.tables.table.table import LiveTable


@get("/api/puzzles", tags=["games"], summary="The puzzles")
async def all_puzzles(request: AnyRequest, services: Provided) -> list[PuzzleCourse]:
    """List the puzzles of each game, that of the day, and how the guest who asks has done."""
    guest = services.identity.known(request)
    tried = {} if guest is None else {one.puzzle: one for one in await services.store.attempts_of(guest)}
    now = services.rooms.node.time.now()
    return [course(game, tried, now) for game in dict.fromkeys(one.game for one in puzzles().values())]


def course(game: str, tried: Mapping[str, Attempt], now: float) -> PuzzleCourse:
    """Show the puzzles of a game to somebody who has tried some."""
    today = of_the_day(game, now)
    assert today is not None
    mine = [one for one in tried.values() if one.game == game]
    last = max(mine, key=lambda one: one.after.games, default=None)
    return PuzzleCourse(
        game,
        today.id,
        [shown(one, tried.get(one.id)) for one in puzzles_of(game)],
        None if last is None else rating(last.after),
        len(mine),
        sum(one.right for one in mine),
    )


def shown(puzzle: Puzzle, attempt: Attempt | None) -> PuzzleShown:
    """Show a puzzle, without anything about its answer."""
    right = None if attempt is None else attempt.right
    return PuzzleShown(puzzle.id, puzzle.players, Skill(puzzle.level).shown, right)


@post("/api/puzzles/{puzzle:str}", tags=["games"], summary="Try a puzzle", status_code=HTTP_201_CREATED)
async def solve(request: AnyRequest, services: Provided, puzzle: FromPath[str]) -> Response[Code]:
    """Open the table of a puzzle, or go on with it; another one that was begun and not answered is given up."""
    asker = Asker(request, services)
    guest = await asker.acting()
    for listed in await services.store.tables_of(guest.id):
        if listed.summary.puzzle is None or listed.summary.status != "playing":
            continue
        if listed.summary.puzzle == puzzle:
            return asker.answer(Code(listed.code), HTTP_201_CREATED)
        await (await services.rooms.room(listed.code)).receive(Close(), Sender(guest))
    return asker.answer(Code(await opened(asker, Solve(puzzle))), HTTP_201_CREATED)


@post("/api/tables/{code:str}/puzzle", tags=["tables"], summary="What an answer was worth", status_code=HTTP_200_OK)
async def solved(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[PuzzleSolved]:
    """Tell what was best at the table of a puzzle that has been answered. The first answer of a guest is rated."""
    asker = Asker(request, services)
    table = (await room_of(services, code)).table
    guest = await asker.acting()
    puzzle, move = answered(table, guest.id)
    now = services.rooms.node.time.now()
    answer = Answer(puzzle.id, puzzle.game, puzzle.level, table.row.id, now, move, move == puzzle.answer)
    kept = await services.store.keep_attempt(guest.id, answer)
    tried = {one.puzzle for one in await services.store.attempts_of(guest.id)}
    return asker.answer(verdict(puzzle, answer, kept, following(puzzle, tried)))


def answered(table: LiveTable, guest: str) -> tuple[Puzzle, str]:
    """Give the puzzle of a table, and what its player has answered."""
    table.seated(guest)
    puzzle = None if table.puzzle is None else puzzles().get(table.puzzle)
    if puzzle is None:
        raise Refusal("reason-not-found")
    if table.answered is None:
        raise Refusal("reason-puzzle-open")
    if not table.answered:
        # A bot has, for whoever was away.
        raise Refusal("reason-puzzle-gone")
    return puzzle, table.answered


def verdict(puzzle: Puzzle, answer: Answer, kept: Attempt, then: str | None) -> PuzzleSolved:
    """Tell what an answer was worth. One that was given before, at another table, is what counts."""
    change = rating_change(Rated(puzzle.seat, "", kept.before, kept.after)) if kept.table == answer.table else None
    choices = [choice_shown(one) for one in puzzle.choices]
    return PuzzleSolved(
        puzzle.id,
        answer.right,
        answer.move,
        choices,
        round(100 / puzzle.players),
        puzzle.why(answer.move),
        change,
        then,
    )


def choice_shown(choice: Candidate) -> ChoiceShown:
    """Show what a choice is worth, give or take two standard errors."""
    return ChoiceShown(choice.move, round(100 * choice.chance), max(1, round(200 * choice.error)))


def following(puzzle: Puzzle, tried: set[str]) -> str | None:
    """Give the next puzzle of the game that was not tried, from this one on to the hardest and on from the easiest."""
    same = [one.id for one in puzzles_of(puzzle.game)]
    place = same.index(puzzle.id) + 1
    return next((one for one in same[place:] + same[:place] if one not in tried), None)
