"""Bots that think: whatever they play, they choose by what their seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.analysis.analyst import Task, Thoroughness, chance_of, decision_of
from signoria.bots import knowledge_of
from signoria.bots.search.advice import advice_of, considered, seen
from signoria.bots.search.race import FEWEST_WORLDS, Race
from signoria.bots.search.searcher import Searcher, begin_counting, count_held
from signoria.core.formatter import Formatter
from signoria.core.text import Texts
from tests.properties.games import SEEDS, Course, everywhere

if TYPE_CHECKING:
    from signoria.core.message import Message
    from signoria.core.position import Sight


def is_known(game: str) -> bool:
    """Whether a search knows a game."""
    try:
        knowledge_of(game)
    except LookupError:
        return False
    return True


KNOWN = tuple(game for game in signoria.games() if is_known(game))


@everywhere(30, SEEDS, SEEDS, most=6, games=KNOWN)
def test_a_searcher_chooses_the_same_whatever_is_hidden(course: Course, one: int, other: int) -> None:
    """Its worlds come from its own seed: neither the real cards nor the chance of the real game reach it."""
    position = course.after()
    assume(not position.over)
    seat = position.asked
    worlds = [position, position.determinise(seat, one), position.determinise(seat, other)]
    choices = [Searcher(knowledge_of(course.table.name), one, 2).choose(world.sight(seat)) for world in worlds]
    assert len(set(choices)) == 1


@everywhere(20, SEEDS, SEEDS, most=6, games=KNOWN)
def test_a_hint_is_the_same_whatever_is_hidden(course: Course, one: int, other: int) -> None:
    """To the letter: choices, chances, and what is said of them."""
    position = course.after()
    assume(not position.over and len(position.legal()) > 1)
    seat = position.asked
    worlds = [position, position.determinise(seat, one), position.determinise(seat, other)]
    hints = [hint(world.sight(seat), one) for world in worlds]
    assert hints[0] == hints[1] == hints[2]
    assert hints[0]


def hint(sight: Sight, seed: int) -> list[tuple[list[str], float, float, Message]]:
    """Give the rows of a hint."""
    advice = advice_of(sight, considered(sight, seed=seed, worlds=2))
    return [(row.moves, row.chance, row.error, row.why) for row in advice.rows]


@everywhere(20, SEEDS, SEEDS, most=60, games=KNOWN)
def test_all_that_speaks_for_a_move_is_the_same_whatever_is_hidden(course: Course, one: int, other: int) -> None:
    """With who is likely to hold what, as it is counted in worlds enough."""
    position = course.after()
    assume(not position.over and len(position.legal()) > 1)
    seat = position.asked
    worlds = [position, position.determinise(seat, one), position.determinise(seat, other)]
    said = [all_said(world.sight(seat), one) for world in worlds]
    assert said[0] == said[1] == said[2]


def all_said(sight: Sight, seed: int) -> dict[str, list[Message]]:
    """Give all reasons for all moves but the last of very many."""
    position, knowledge, race = sight.position, knowledge_of(sight.position.game.name), Race(vec[i64]())
    begin_counting(knowledge, race, sight)
    for number in range(FEWEST_WORLDS):
        count_held(knowledge, race, knowledge.imagine(sight, seed + number))
    view = seen(sight, race)
    moves = [position.notation(move) for move in position.legal()[:40]]
    return {move: position.game.speech.reasons(view, move) for move in moves}


@everywhere(12, SEEDS, SEEDS, most=60, games=KNOWN)
def test_a_judgement_is_the_same_whatever_is_hidden(course: Course, one: int, other: int) -> None:
    """What was chosen and what was better, by how much and why; only what turned out later knows the real cards."""
    position = course.after()
    assume(not position.over and len(position.legal()) > 1)
    seat = position.asked
    assert seat is not None
    move = position.notation(position.legal()[one % len(position.legal())])
    worlds = [position, position.determinise(seat, one), position.determinise(seat, other)]
    thoroughness = Thoroughness(1, 1, 2, 0)
    found = [decision_of(world, Task(0, 1, seat), move, seed=one, thoroughness=thoroughness) for world in worlds]
    assert found[0] == found[1] == found[2]


@everywhere(12, SEEDS, SEEDS, most=60, games=KNOWN)
def test_a_chance_is_the_same_whatever_is_hidden(course: Course, one: int, other: int) -> None:
    """Of every seat, whoever is asked."""
    position = course.after()
    assume(not position.over)
    for seat in range(position.seats()):
        worlds = [position, position.determinise(seat, one), position.determinise(seat, other)]
        assert len({chance_of(world, seat, seed=one, worlds=1) for world in worlds}) == 1


@everywhere(20, st.sampled_from([0, 20, 60]), most=60, games=KNOWN)
def test_what_a_hint_says_can_be_read(course: Course, share: int) -> None:
    """With whatever share of the worlds somebody holds what is asked about."""
    position = course.after()
    assume(not position.over and len(position.legal()) > 1)
    names = [f"Player {seat}" for seat in range(position.seats())]
    speech = position.game.speech
    assert speech.package is not None
    things = knowledge_of(course.table.name).things(position.sight(position.asked))
    likely = {thing: [share] * position.seats() for thing in things if thing}
    view = {**position.view(position.asked), "likely": likely}
    for language in Texts.languages():
        formatter = Formatter(Texts.load(speech.package, language), names, position.asked)
        for move in position.legal()[:40]:
            found = speech.reasons(view, position.notation(move))
            assert all(formatter.texts.has(key) for key, _ in found)
            assert all(formatter.text(reason).endswith(".") for reason in found)


def test_something_is_known() -> None:
    assert {"florence", "machiavelli"} <= set(KNOWN)
