"""Who starts, and who follows."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dominion.playing import chi_square, new_game, notations, readers, told, view, wander, wandered
from tests.kit.scene import Scene


def starters(seats: int, games: int, **options: object) -> Counter[int]:
    return Counter(view(new_game(seats, seed, **options))["starter"] for seed in range(games))


# --- The start player ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    """DO-F, DO-F01.1, DO-O02: the first game at a table is started by lot."""
    found = starters(seats, 1200)
    assert sorted(found) == list(range(seats))
    assert chi_square(found.values(), 1200 / seats) < 16.3  # 3 degrees of freedom, 0.1 %


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_can_name_the_start_player(seat: int) -> None:
    """DO-O02: with start-player at chosen the named seat starts, whatever the seed."""
    assert starters(3, 20, start_player="chosen", start_seat=seat) == {seat: 20}


@pytest.mark.parametrize(("seats", "winner", "starter"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_left_of_the_last_winner_starts(seats: int, winner: int, starter: int) -> None:
    """DO-F01.2: in the next game at the table nothing is left to chance."""
    assert starters(seats, 20, previous_winners=[winner]) == {starter: 20}


def test_a_named_start_player_is_for_the_first_game_only() -> None:
    """DO-O02, DO-F01.2: when there are winners of a previous game, the player to their left starts all the same."""
    assert starters(3, 5, start_player="chosen", start_seat=1, previous_winners=[1]) == {2: 5}


@pytest.mark.parametrize(
    ("seats", "previous", "possible"),
    [(3, [0, 1], {2}), (4, [0, 2], {1, 3}), (4, [1, 2, 3], {0}), (2, [0, 1], {0, 1}), (3, [0, 1, 2], {0, 1, 2})],
)
def test_after_a_shared_victory_the_others_draw_lots(seats: int, previous: list[int], possible: set[int]) -> None:
    """DO-F01.3: among those who did not win, or among all if all won; each is equally likely."""
    found = starters(seats, 600, previous_winners=previous)
    assert set(found) == possible
    assert chi_square(found.values(), 600 / len(possible)) < 13.9  # at most 2 degrees of freedom, 0.1 %


@pytest.mark.parametrize("options", [{}, {"previous_winners": []}])
def test_without_a_last_winner_the_lot_falls_among_all(options: dict[str, object]) -> None:
    """DO-F01.4: a table whose winner left, or whose seats changed, names no winner and every seat can start."""
    assert set(starters(4, 100, **options)) == {0, 1, 2, 3}


def test_a_winner_whose_seat_is_gone_cannot_be_named() -> None:
    """DO-F01.4: the seats of the next game decide who may be named."""
    with pytest.raises(ValueError, match="seat 3, which does not exist with 3 players"):
        new_game(3, previous_winners=[3])


def test_the_winners_of_a_game_are_what_the_next_one_is_given() -> None:
    """DO-F01.2, DO-F01.3: the seats that won are the value of the option."""
    winners = wandered(new_game(3)).winners()
    following = new_game(3, previous_winners=winners)
    assert view(following)["options"]["previous-winners"] == winners


def test_all_see_who_starts() -> None:
    """DO-F01.1: in every view and in the log."""
    game = new_game(3, 11)
    starter = told(game, "game-start")[0]["starter"]
    assert [view(game, reader)["starter"] for reader in readers(game)] == [starter] * 4
    assert game.asked == starter


# --- Turn order ---


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["interaction", "village-square"])
def test_turns_go_round_without_skips_or_extras(seats: int, mode: str) -> None:
    """DO-F02.1: from the start player on, clockwise, to the end of the game."""
    game = wandered(new_game(seats, 3, kingdom_mode=mode))
    turns = told(game, "turn-start")
    first = turns[0]["seat"]
    assert first == view(game)["starter"]
    assert [turn["seat"] for turn in turns] == [(first + number) % seats for number in range(len(turns))]


def test_a_turn_begins_after_the_clean_up_before_it() -> None:
    """DO-F02.2: between two turns there is one complete clean-up, of the player whose turn it was."""
    game = wandered(new_game(3, 8))
    course = [(event["event"], event["seat"]) for event in told(game, "turn-start", "clean-up")]
    for begun, cleaned in zip(course[::2], course[1::2], strict=True):
        assert begun == ("turn-start", cleaned[1])
        assert cleaned[0] == "clean-up"


def test_nobody_is_asked_ahead_of_his_turn() -> None:
    """DO-F02.2: questions of the ordinary turn go to the active player alone, with his five cards drawn before."""
    ordinary = early = 0
    for game in wander(new_game(3, 9, kingdom_mode="interaction")):
        if game.question in ("play-action", "play-treasure", "buy-card"):
            assert game.asked == view(game)["active"]
            ordinary += 1
        if game.question == "play-treasure" and game.players[0].turns < 3:
            others = [seat for seat in range(3) if seat != game.asked]
            assert all(game.players[seat].hand.size >= 3 for seat in others)
            early += 1
    assert ordinary >= 100
    assert early >= 6


def test_the_turn_counter_rises_when_a_turn_begins() -> None:
    """DO-F02.3: not before, and by one."""
    scene = Scene(players=[{"hand": "copper", "turns": 4}, {"hand": "copper", "turns": 3}], phase="buy")
    turns = [player.turns for player in scene.position.players]
    assert turns == [4, 3]
    scene.play("start-buying")
    assert [player.turns for player in scene.position.players] == [4, 3]
    scene.play("end-buys")
    assert [player.turns for player in scene.position.players] == [4, 4]
    assert scene.events("turn-start") == [{"seat": 1, "turn": 4}]


def test_the_turns_in_the_log_are_counted_from_one() -> None:
    """DO-F02.3: each player's turns have the numbers one, two, three and so on."""
    game = wandered(new_game(2, 21))
    for seat in range(2):
        numbers = [turn["turn"] for turn in told(game, "turn-start") if turn["seat"] == seat]
        assert numbers == list(range(1, game.players[seat].turns + 1))


def test_a_game_may_go_on_for_ever() -> None:
    """DO-F02.4, R11: the engine never ends a game because of its length."""
    game = new_game(2, 1)
    while game.players[1].turns < 1500:
        declining = {"start-buying", "end-buys"}
        game.play(next(option for option in notations(game) if option in declining))
    assert not game.over
    assert sum(view(game)["supply"].values()) == 250
