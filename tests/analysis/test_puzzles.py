"""Puzzles: every one that is shipped has one clearly best answer, and nothing hidden says which."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from signoria.analysis.puzzles import puzzle as kept
from signoria.analysis.puzzles.finder import CLEAR, Depth, find, puzzle_at, stands_alone, still_best
from signoria.analysis.puzzles.puzzle import (
    SECONDS_OF_A_DAY,
    Puzzle,
    id_of,
    json_in,
    of_the_day,
    puzzles,
    puzzles_of,
    read,
    written,
)
from signoria.bots.dominion.contest import COMPILED
from signoria.core.record import RecordError
from tests.analysis.games import played

GAMES = ("dominion", "florence", "machiavelli")
FEWEST = 20
ALL = [pytest.param(one, id=name) for name, one in puzzles().items()]
# Interpreted, worlds are slow: of each game some are looked at once more.
SOME = ALL if COMPILED else [pytest.param(one, id=one.id) for game in GAMES for one in puzzles_of(game)[::12]]
WORLDS = 60 if COMPILED else 16
LITTLE = Depth(sifting=6, again=12, search=40, end=12)
# In so few worlds the answer may be behind by as many standard errors, and no more.
ACCIDENT = 2.0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_collection(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= FEWEST
    assert [one.level for one in found] == sorted(one.level for one in found)
    assert len({one.question for one in found}) >= 3, "not all of them ask the same"


@pytest.mark.parametrize("puzzle", ALL)
def test_a_puzzle_is_a_moment_of_a_game_with_one_best_choice(puzzle: Puzzle) -> None:
    position = puzzle.position()
    assert (position.asked, position.question, position.seats()) == (puzzle.seat, puzzle.question, puzzle.players)
    assert sorted(one.move for one in puzzle.choices) == sorted(map(position.notation, position.legal()))
    chances = [one.chance for one in puzzle.choices]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] >= CLEAR / puzzle.players - 0.002, "both are rounded"
    assert stands_alone(position, position.parse(puzzle.answer))
    assert puzzle.id == id_of(puzzle.game, puzzle.seat, puzzle.record)
    for choice in puzzle.choices:
        key, _ = puzzle.why(choice.move)
        assert key.startswith(("hint-", "reason-", "why-"))
    assert puzzle.why(puzzle.answer)[0] != "hint-wins", "there is a reason"


@pytest.mark.parametrize("puzzle", SOME)
def test_its_answer_stays_best(puzzle: Puzzle) -> None:
    gap, error = still_best(puzzle, seed=7, worlds=WORLDS)
    assert gap > -ACCIDENT * error
    assert gap > 0 or not COMPILED


@pytest.mark.parametrize("puzzle", ALL[:: max(1, len(ALL) // 4)])
def test_what_its_seat_cannot_know_has_no_part_in_it(puzzle: Puzzle) -> None:
    """In another world that looks the same to the seat, the same is found, to the letter."""
    position = puzzle.position()
    other = position.determinise(puzzle.seat, 5)
    assert position.view(puzzle.seat) == other.view(puzzle.seat)
    found = [puzzle_at(one, puzzle.record, 3, LITTLE) for one in (position, other)]
    assert found[0] == found[1]


def test_files_are_called_like_their_puzzles() -> None:
    folder = files(kept.__package__)
    found = {(game, file.name) for game in GAMES for file in json_in(folder / game)}
    assert found == {(one.game, f"{one.id}.json") for one in puzzles().values()}


def test_each_day_has_its_puzzle_and_all_have_their_turn() -> None:
    noon = 20_000 * SECONDS_OF_A_DAY + SECONDS_OF_A_DAY / 2
    today = of_the_day("machiavelli", noon)
    assert today == of_the_day("machiavelli", noon + SECONDS_OF_A_DAY / 3)
    days = range(len(puzzles_of("machiavelli")))
    turns = [of_the_day("machiavelli", noon + day * SECONDS_OF_A_DAY) for day in days]
    assert {one.id for one in turns if one} == {one.id for one in puzzles_of("machiavelli")}
    levels = [one.level for one in turns if one]
    assert levels not in (sorted(levels), sorted(levels, reverse=True)), "easy and hard ones are mixed"
    assert of_the_day("chess", noon) is None


def test_puzzles_are_found_in_a_record() -> None:
    """From one whose moment is known: the game is looked at up to it, and it is found again."""
    told: list[tuple[int, int]] = []
    record: Any = dict(played("machiavelli"))
    found = list(find(record, seed=1, depth=Depth(2, 4, 8, 4), tell=lambda done, of: told.append((done, of))))
    assert told[-1][0] == told[-1][1] == len(told)
    for puzzle in found:
        assert puzzle.record["moves"] == record["moves"][: len(puzzle.record["moves"])]
        assert puzzle.position().asked == puzzle.seat
    with pytest.raises(RecordError):
        list(find({**record, "moves": ["nonsense"]}))


def test_a_puzzle_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzle = next(iter(puzzles().values()))
    file = tmp_path / "puzzle.json"
    file.write_text(written(puzzle), encoding="utf-8")
    assert read(file) == puzzle
    with pytest.raises(LookupError):
        puzzle.choice("nonsense")
    assert puzzle.choice(puzzle.answer) == puzzle.choices[0]
