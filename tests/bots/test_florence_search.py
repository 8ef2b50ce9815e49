"""What a search knows about Florence, and how it plays with that."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import signoria
from signoria.bots.florence.house import FlorenceHouse
from signoria.bots.florence.household import Household
from signoria.bots.florence.knowledge import FlorenceKnowledge
from signoria.bots.match import play_out
from signoria.bots.search.knowledge import MOST_CANDIDATES
from signoria.bots.search.searcher import Searcher
from signoria.games.florence.data.actions import PLACE
from signoria.games.florence.data.board import TILE_OF
from signoria.games.florence.eyes.views import FlorenceSight
from tests.kit.features import features_of
from tests.kit.memory import blocks_in_use
from tests.kit.palazzo import MUSE, TOGETHER, Palazzo
from tests.kit.thrift import COMPILED

if TYPE_CHECKING:
    from signoria.core.position import Position

GAME = signoria.game("florence")
EDITIONS: dict[str, dict[str, str]] = {
    "base": {},
    "muse": MUSE,
    "cooperative": TOGETHER,
    "muse-cooperative": MUSE | TOGETHER,
}
TABLES = [(name, seats) for name in EDITIONS for seats in range(2, 6)]


def played(seats: int, options: dict[str, str], number: int, decisions: int) -> Position:
    """Give a game of house bots after some decisions."""
    position = GAME.new(seats, number, options, listen=False)
    play_out(position, [FlorenceHouse(number + seat) for seat in range(seats)], decisions)
    return position


def searcher(seed: int, worlds: int = 8) -> Searcher:
    return Searcher(FlorenceKnowledge(), seed, worlds)


def candidates(scene: Palazzo) -> list[str]:
    """Name what is tried at the question of a scene, the answer of the policy first."""
    seat = scene.position.asked_seat()
    sight = scene.position.sight(seat)
    found = FlorenceKnowledge().candidates(sight, FlorenceHouse(1).choose(sight))
    assert len(found) == len(set(found)) <= MOST_CANDIDATES
    assert set(found) <= set(scene.position.legal())
    assert found[0] == FlorenceHouse(1).choose(sight)
    return [scene.position.notation(option) for option in found]


# --- What is known ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_edition_and_number_of_players_has_weights(edition: str, seats: int) -> None:
    knowledge = FlorenceKnowledge()
    position = GAME.new(seats, seats, EDITIONS[edition], listen=False)
    bots = [FlorenceHouse(seat) for seat in range(seats)]
    # What was learnt is about the beginnings of rounds after the first.
    judged = {1}
    while not position.over:
        if knowledge.horizon(position) not in judged:
            judged.add(knowledge.horizon(position))
            assert knowledge.family(position) == f"{edition}-{seats}"
            shares = [knowledge.share(position, seat) for seat in range(seats)]
            assert all(0 < share < 1 for share in shares)
            assert sum(shares) == pytest.approx(1)
            assert all(20 < knowledge.points(position, seat) < 120 for seat in range(seats))
        position.answer(bots[position.asked_seat()].choose(position.sight(position.asked_seat())))
    assert judged == set(range(1, 8))


def test_whoever_has_more_may_expect_more() -> None:
    rich = {"money": 3000, "jesters": 3, "hand": "poet, painter, sculptor", "points": 12}
    poor = {"money": 500, "points": 3}
    scene = Palazzo(rich, poor, poor, round=4)
    knowledge = FlorenceKnowledge()
    points = [knowledge.points(scene.position, seat) for seat in range(3)]
    assert min(points[0] - points[1], points[0] - points[2]) > 12
    assert knowledge.share(scene.position, 0) > 0.8


def test_features_say_who_is_who_by_standing_and_not_by_seat() -> None:
    """Turned round the table, with the start player, everything looks the same."""
    players: list[dict[str, object]] = [
        {"money": 900, "jesters": 1},
        {"points": 7, "hand": "poet"},
        {"builders": 2},
        {"money": 2400},
    ]
    seen = []
    for turned in range(4):
        scene = Palazzo(*(players[turned:] + players[:turned]), round=3, start=-turned % 4)
        seen.append(features_of(FlorenceKnowledge(), scene.position, -turned % 4))
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert len(set(seen[0])) > 10


def test_a_game_that_is_over_is_judged_by_its_winner_then_by_points() -> None:
    position = played(3, {}, 3, -1)
    knowledge = FlorenceKnowledge()
    assert [knowledge.points(position, seat) for seat in range(3)] == position.scores()
    assert sum(knowledge.share(position, seat) for seat in range(3)) == pytest.approx(1)
    values = [knowledge.value(position, seat) for seat in range(3)]
    assert sorted(range(3), key=values.__getitem__) == sorted(range(3), key=position.scores().__getitem__)
    assert max(values) > 1
    assert sorted(values)[1] < 0.5


@pytest.mark.parametrize("options", [MUSE, TOGETHER, MUSE | TOGETHER])
def test_with_expansions_points_count(options: dict[str, str]) -> None:
    position = played(3, options, 3, 60)
    knowledge = FlorenceKnowledge()
    while position.question is not None and knowledge.horizon(position) < 2:
        position.answer(position.legal()[0])
    assert [knowledge.value(position, seat) for seat in range(3)] == [
        knowledge.points(position, seat) for seat in range(3)
    ]


# --- What is tried ----------------------------------------------------------------------------------------------------


def test_points_are_not_sold_on_purpose() -> None:
    scene = Palazzo({"points": 5, "money": 900}, {}, {}, phase="actions")
    assert "sell 1" in scene.options
    assert sorted(candidates(scene)) == sorted(scene.menu)


def test_every_building_is_tried_in_one_place() -> None:
    scene = Palazzo({"builders": 1, "money": 2000}, {}, {}, phase="actions")
    scene.play("build")
    tiles = [TILE_OF[scene.position.parse(option) - PLACE] for option in candidates(scene)]
    assert len(tiles) == len(set(tiles))
    assert set(tiles) == {TILE_OF[option - PLACE] for option in scene.position.legal()}


def test_a_landscape_is_tried_in_a_few_places() -> None:
    scene = Palazzo({"money": 2000}, {"money": 100}, {"money": 100})
    scene.play("open lake")
    while scene.position.question != "place-landscape":
        scene.play("pass")
    assert 1 < len(candidates(scene)) < 8 < len(scene.options)


def test_points_are_bought_about_as_the_house_does() -> None:
    scene = Palazzo({"hand": "poet", "jesters": 7, "money": 300}, {}, {}, phase="actions", round=4)
    scene.play("work", "work poet")
    found = {int(option.removeprefix("buy ")) for option in candidates(scene)}
    own = int(candidates(scene)[0].removeprefix("buy "))
    most = len(scene.options) - 1
    assert found == {0, most, *(n for n in range(own - 4, own + 5) if abs(n - own) in (0, 1, 2, 4) and 0 <= n <= most)}


def test_bids_are_raised_or_passed() -> None:
    scene = Palazzo({"money": 2000}, {"money": 2000}, {"money": 2000})
    scene.play("open jester")
    assert sorted(candidates(scene)) == sorted(scene.options)
    assert "pass" in scene.options


def test_some_fields_of_every_character_are_tried() -> None:
    scene = Palazzo({"money": 2000}, {}, {}, phase="characters", options=MUSE)
    found = candidates(scene)
    assert "pass" in found
    for character in ("muse", "cardinal", "princess", "merchant", "professor", "banker"):
        assert 3 <= sum(option.startswith(f"stake {character} ") for option in found) <= 4


def test_a_neighbour_is_offered_one_place_for_each_building() -> None:
    scene = Palazzo({"money": 2000}, {"money": 2000}, {}, phase="actions", options=TOGETHER)
    scene.play(next(option for option in scene.options if option.startswith("propose ")))
    found = candidates(scene)
    assert 5 < len(found) < 12
    assert len({option.split()[1] for option in found}) >= len(found) - 1


# --- Who plays on -----------------------------------------------------------------------------------------------------


def test_a_household_has_limits_for_every_seat() -> None:
    household = Household(5)
    position = played(3, {}, 5, 40)
    play_out(position, [household] * 3, 60)
    members = [member for member in household.members if member is not None]
    assert len(members) == 3
    assert len({member.temper.eagerness for member in members}) > 1
    twin = played(3, {}, 5, 40)
    play_out(twin, [Household(5)] * 3, 60)
    assert twin.save() == position.save()


def test_a_household_that_begins_anew_plays_the_same() -> None:
    knowledge = FlorenceKnowledge()
    ends = []
    for _ in range(2):
        position = played(3, TOGETHER, 8, 60)
        play_out(position, [knowledge.policy(7)] * 3)
        ends.append(position.save())
    assert ends[0] == ends[1]


# --- Playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_searcher_chooses_by_what_its_seat_knows(edition: str) -> None:
    asked = 0
    for number in range(12 if COMPILED else 2):
        position = played(2 + number % 4, EDITIONS[edition], number, 25 + 17 * number)
        if position.over:
            continue
        seat = position.asked_seat()
        worlds = [position, position.determinise(seat, 1), position.determinise(seat, 2)]
        assert len({searcher(number, 3).choose(world.sight(seat)) for world in worlds}) == 1
        asked += 1
    assert asked > 0


def test_a_search_leaves_no_memory_behind() -> None:
    position = played(3, MUSE | TOGETHER, 5, 70)
    sight = cast("FlorenceSight", position.sight(position.asked_seat()))
    rounds = 24 if COMPILED else 3
    for number in range(4):
        searcher(number, 2).race(sight, telling=True)
    before = blocks_in_use()
    for number in range(rounds):
        searcher(number, 2).race(sight, telling=True)
    assert blocks_in_use() - before < rounds
