"""Observations tell what views tell, field by field, and nothing that a seat cannot know."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import pytest

import signoria
from signoria.core.observation import HIGHEST, Field, Layout, Page, blank_page
from signoria.core.position import Encoder
from signoria.core.text import variables
from tests.properties.games import SEEDS, Course, everywhere

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.position import Position, Sight
    from signoria.games.dominion.eyes.views import DominionSight

GAMES = ("dominion", "machiavelli", "florence")
# Options that decide what is seen on the table: which piles there are, who plays, who began.
SEEN_ELSEWHERE = {"kingdom", "start-seat", "previous-winners", "first-king-seat", "characters"}


def encoder_of(game: str) -> Encoder:
    encoder = signoria.game(game).rulebook.encoder
    assert encoder is not None
    return encoder


def observed(position: Position, seat: int) -> list[int]:
    """Give the numbers of a seat."""
    encoder = encoder_of(position.game.name)
    page = blank_page(encoder.layout.size(position.seats()))
    encoder.observe(position.sight(seat), page)
    return [int(number) for number in page.numbers]


def told(position: Position, seat: int) -> dict[str, Any]:
    """Give an observation by the names of its fields."""
    return encoder_of(position.game.name).layout.read(observed(position, seat), position.seats())


def assert_told(position: Position, seat: int) -> None:
    """Check every field of an observation against the view."""
    name = position.game.name
    seen = told(position, seat)
    view = position.view(seat)
    wanted = import_module(f"tests.research.seen_{name}").expected(view)
    wanted["settled"] = unusual(position.game, cast("dict[str, object]", view["options"]))
    layout = encoder_of(name).layout
    assert list(seen) == [*(field.name for field in layout.table), "players"]
    for mine, theirs in zip(seen.pop("players"), wanted.pop("players"), strict=True):
        # All that a view does not tell is checked by itself.
        assert {field: mine[field] for field in theirs} == theirs
        assert mine.keys() - theirs.keys() <= {"cards"}
    assert seen == wanted


def unusual(game: Game, options: dict[str, object]) -> dict[str, int]:
    """Give the words for what is not settled as usual."""
    assert len(game.table_options) > 3
    unusual: dict[str, int] = {}
    for option in game.table_options:
        value = options[option.name]
        if option.name in SEEN_ELSEWHERE or value == option.default:
            continue
        unusual |= {f"{option.name} {item}": 1 for item in (value if isinstance(value, list) else [value])}
    return unusual


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("dominion", {"pile-counts": "open", "start-player": "chosen", "start-seat": 1}, 2),
        ("machiavelli", {"edition": "dark-lands", "dl-district-count": 3}, 2),
        ("machiavelli", {"edition": "dark-lands", "dl-districts": "custom", "dl-district-list": ["park", "museum"]}, 4),
    ],
)
def test_what_was_settled_is_told(game: str, options: dict[str, object], words: int) -> None:
    """Numbers and lists too, where nothing else tells of them."""
    position = signoria.game(game).new(3, 7, options)
    for seat in range(3):
        assert_told(position, seat)
        assert len(told(position, seat)["settled"]) == words


@everywhere(60, most=6, games=GAMES)
def test_an_observation_tells_what_the_view_tells(course: Course) -> None:
    position = course.reached(listen=False)
    for _ in course.decide(position):
        for seat in range(position.seats()):
            assert_told(position, seat)


@everywhere(30, most=12, games=GAMES)
def test_what_was_written_before_leaves_no_trace(course: Course) -> None:
    """One page for all seats and moments of two games shows what a blank one does."""
    position = course.reached(listen=False)
    other = position.game.new(position.seats(), 1, listen=False)
    encoder = encoder_of(position.game.name)
    page = blank_page(encoder.layout.size(position.seats()))
    for _ in course.decide(position):
        for seat in range(position.seats()):
            for shown in (position, other):
                encoder.observe(shown.sight(seat), page)
                assert [int(number) for number in page.numbers] == observed(shown, seat)


@everywhere(20, most=1, games=GAMES)
def test_an_observation_tells_how_a_game_ended(course: Course) -> None:
    position = course.reached(listen=False)
    course.another_driver(course.driver).play(position, 20_000)
    assert position.over
    for seat in range(position.seats()):
        assert_told(position, seat)


@everywhere(60, SEEDS, most=6, games=GAMES)
def test_an_observation_depends_on_nothing_hidden(course: Course, seed: int) -> None:
    position = course.after()
    for seat in range(position.seats()):
        assert observed(position.determinise(seat, seed), seat) == observed(position, seat)


@everywhere(20, most=12, games=("dominion",))
def test_the_cards_of_a_player_are_those_that_everybody_saw_come_and_go(course: Course) -> None:
    position = course.reached(listen=False)
    for _ in course.decide(position):
        seats = position.seats()
        for seat in range(seats):
            for distance, player in enumerate(told(position, seat)["players"]):
                holdings = cast("DominionSight", position.sight(seat)).holdings((seat + distance) % seats)
                assert sum(player["cards"].values()) == sum(holdings)
                assert list(player["cards"].values()) == [number for number in holdings if number]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_number(game: str) -> None:
    """What people are asked has words; an observation knows the same questions, and each of them once."""
    words = variables(signoria.game(game).package)
    asked = {key.removeprefix("question-") for key in words if key.startswith("question-") and "." not in key}
    questions = encoder_of(game).layout.table[0].words
    assert sorted(questions) == sorted(asked)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    layout = encoder_of(game).layout
    for players in range(signoria.game(game).fewest, signoria.game(game).most + 1):
        names = layout.names(players)
        assert len(names) == len(set(names)) == layout.size(players)


def test_a_spectator_has_no_observation() -> None:
    position = signoria.game("dominion").new(2, 7)
    with pytest.raises(ValueError, match="spectator"):
        encoder_of("dominion").observe(position.sight(-1), blank_page(672))


def test_a_page_of_another_size_is_refused() -> None:
    position = signoria.game("dominion").new(2, 7)
    with pytest.raises(ValueError, match="672 numbers was written on a page of 999"):
        encoder_of("dominion").observe(position.sight(0), blank_page(999))


class Numbers(Encoder):
    """Writes numbers that do not fit."""

    def write(self, sight: Sight, page: Page) -> None:
        page.number(100_000)
        page.number(-100_000)


def test_a_number_that_does_not_fit_becomes_the_nearest() -> None:
    page = blank_page(2)
    position = signoria.game("dominion").new(2, 7)
    Numbers(Layout(1, [Field("much", ""), Field("little", "")], [])).observe(position.sight(0), page)
    assert list(page.numbers) == [HIGHEST, -HIGHEST]
