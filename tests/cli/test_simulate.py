"""`signoria simulate`: the same seed gives the same counts, whoever does the work."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.bots.simulation import Outcomes, bot_seed, game_seed, no_outcomes, play_games
from tests.cli.kit import expect_shown, run

KEYS = {
    "games",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "wins",
    "mean_scores",
    "wins_by_turn_order",
    "shared",
    "mean_turns",
    "seats",
    "seed",
    "options",
    "unfinished",
}
SPEEDS = {"seconds", "games_per_second", "decisions_per_second"}


def simulated(*arguments: str, seats: str = "big-money,random") -> dict[str, Any]:
    """Give the result of a simulation."""
    result = run("simulate", "dominion", "--seats", seats, "--json", *arguments)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def without_speeds(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in SPEEDS}


def fields(outcomes: Outcomes) -> tuple[object, ...]:
    return outcomes.__reduce__()


def test_a_preset_comes_first_and_options_on_top_of_it() -> None:
    told = simulated("--games", "2", "--preset", "booklet", "--options", '{"pile-counts": "open"}')
    assert told["options"] == {
        "remodel-gain": "hand",
        "feast-gain": "may",
        "compulsion": "first-edition",
        "pile-counts": "open",
    }


def test_the_result_has_these_keys() -> None:
    told = simulated("--games", "10", "--seed", "1", "--options", '{"kingdom-mode": "random"}')
    assert set(told) == KEYS
    assert told["seats"] == ["big-money", "random"]
    assert told["seed"] == 1
    assert told["options"] == {"kingdom-mode": "random"}
    assert told["games"] == 10
    assert told["unfinished"] == 0


def test_every_game_has_one_winner_or_is_shared() -> None:
    told = simulated("--games", "60", "--seed", "1", seats="big-money,big-money")
    assert sum(told["wins"]) + told["shared"] == 60
    assert sum(told["wins_by_turn_order"]) == sum(told["wins"])
    assert told["shared"] > 0


def test_wins_and_scores_stand_in_the_order_of_the_seats() -> None:
    forth = simulated("--games", "10", "--seed", "1", seats="big-money,random")
    back = simulated("--games", "10", "--seed", "1", seats="random,big-money")
    assert forth["wins"] == [10, 0]
    assert back["wins"] == [0, 10]
    assert forth["mean_scores"][0] > forth["mean_scores"][1]
    assert back["mean_scores"][0] < back["mean_scores"][1]


def test_wins_by_turn_order_follow_who_starts() -> None:
    first = simulated("--games", "10", "--options", '{"start-player": "chosen", "start-seat": 0}')
    second = simulated("--games", "10", "--options", '{"start-player": "chosen", "start-seat": 1}')
    assert first["wins_by_turn_order"] == [10, 0]
    assert second["wins_by_turn_order"] == [0, 10]


def test_the_counts_are_those_of_the_games_played_one_by_one() -> None:
    told = simulated("--games", "8", "--seed", "5", seats="random,big-money,random")
    points, turns, wins = [0, 0, 0], 0, [0, 0, 0]
    for number in range(8):
        seed = game_seed(5, number)
        position = signoria.game("dominion").new(3, seed)
        names = ["random", "big-money", "random"]
        play_out(position, [new_bot("dominion", name, bot_seed(seed, seat)) for seat, name in enumerate(names)])
        points = [total + score for total, score in zip(points, position.scores(), strict=True)]
        turns += sum(event.kind == "turn-start" for event in position.events())
        if len(position.winners()) == 1:
            wins[position.winners()[0]] += 1
    assert told["mean_scores"] == [total / 8 for total in points]
    assert told["mean_turns"] == turns / 8
    assert told["wins"] == wins


def test_the_same_seed_gives_the_same_counts_and_another_seed_others() -> None:
    one = without_speeds(simulated("--games", "30", "--seed", "1"))
    assert without_speeds(simulated("--games", "30", "--seed", "1")) == one
    assert without_speeds(simulated("--games", "30", "--seed", "2"))["mean_scores"] != one["mean_scores"]


def test_without_a_seed_a_new_one_is_taken_and_told() -> None:
    told = simulated("--games", "5")
    assert without_speeds(simulated("--games", "5", "--seed", str(told["seed"]))) == without_speeds(told)


def test_the_number_of_workers_does_not_matter() -> None:
    arguments = ("--games", "60", "--seed", "3")
    assert without_speeds(simulated(*arguments, "--workers", "2")) == without_speeds(simulated(*arguments))


def test_games_that_are_stopped_are_counted_as_unfinished() -> None:
    told = simulated("--games", "5", "--most-decisions", "10")
    assert told["unfinished"] == 5
    assert told["wins"] == [0, 0]
    assert told["mean_scores"] == [None, None]


def test_without_json_there_is_a_table_and_no_progress_bar_outside_of_a_terminal() -> None:
    result = run("simulate", "dominion", "--seats", "big-money,random", "--games", "10", "--seed", "1")
    parts = ("player 1 in turn order", "shared victories", "games/s", "decisions/s", "seed 1")
    expect_shown(result, "big-money", "100.0 %", *parts)


def test_tallies_of_chunks_add_up() -> None:
    total = no_outcomes(2)
    for first, last in ((0, 3), (3, 4), (4, 10)):
        total.add(play_games("dominion", ["random", "big-money"], {}, 4, first, last, -1))
    assert fields(total) == fields(play_games("dominion", ["random", "big-money"], {}, 4, 0, 10, -1))


def test_a_tally_travels_between_processes() -> None:
    outcomes = play_games("dominion", ["random", "big-money"], {}, 4, 0, 3, -1)
    assert fields(pickle.loads(pickle.dumps(outcomes))) == fields(outcomes)  # noqa: S301 - our own


@pytest.mark.parametrize("seed", [-1, 0, 1, 2**64])
def test_no_two_games_or_bots_of_a_simulation_share_a_seed(seed: int) -> None:
    games = [game_seed(seed, number) for number in range(50)]
    bots = [bot_seed(game, seat) for game in games for seat in range(4)]
    assert len({*games, *bots}) == len(games) + len(bots)
