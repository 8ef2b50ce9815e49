"""Points, the winner and the ranking."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.dominion.playing import MODES, cards_of, new_game, told, wandered
from tests.kit.scene import Scene

POINTS = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}


def ended(*players: str | tuple[str, int], supply: dict[str, int] | None = None, **wanted: object) -> Scene:
    """End a game at which the players own such cards, after so many turns each; seat 0 had the last turn."""
    described: list[dict[str, Any]] = []
    for player in players:
        cards, turns = (player, 5) if isinstance(player, str) else player
        described.append({"deck": cards, "turns": turns})
    left = {"province": 0} | (supply or {})
    scene = Scene(phase="buy", players=described, supply=left, **wanted).play("end-buys")
    assert scene.position.over
    return scene


def ranks(scene: Scene) -> list[object]:
    return [scene.position.score_sheet(seat)["rank"] for seat in range(scene.position.seats())]


# --- Points ---


def test_cards_count_wherever_they_lie() -> None:
    """DO-V, DO-V01.1: in hand, draw pile, discard pile and play area."""
    player = {"hand": "province, copper", "deck": "2 duchy, 4 estate", "discard": "curse"}
    scene = Scene(phase="buy", players=[player, {}], play_area="village", supply={"province": 0})
    scene.play("play copper", "end-buys")
    assert scene.position.scores()[0] == 6 + 6 + 4 - 1
    assert scene.position.score_sheet(0)["size"] == 10


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("estate", 1),
        ("duchy", 3),
        ("province", 6),
        ("curse", -1),
        ("gardens, 9 copper", 1),
        ("copper, silver, gold", 0),
        ("village, moat, witch, throne-room", 0),
        ("", 0),
    ],
)
def test_the_points_of_each_kind(cards: str, points: int) -> None:
    """DO-V01.2: everything that is neither a Victory card nor a Curse counts nothing."""
    assert ended(cards, "").position.scores() == [points, 0]


@pytest.mark.parametrize(("cards", "each"), [(9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4)])
@pytest.mark.parametrize("gardens", [1, 3])
def test_gardens(cards: int, each: int, gardens: int) -> None:
    """DO-I49, DO-X3, DO-V01.2: a point each for every full ten cards."""
    scene = ended(f"{gardens} gardens, {cards - gardens} copper", "")
    assert scene.position.scores()[0] == gardens * each


def test_gardens_count_every_card() -> None:
    """DO-V01.3: gardens, curses and all others alike."""
    assert ended("2 gardens, 3 curse, 2 estate, village, copper, gold", "").position.scores()[0] == 2 * 1 - 3 + 2


def test_trashed_cards_count_for_nobody() -> None:
    """DO-V01.4: neither their points nor as cards for gardens."""
    scene = ended("gardens, 8 copper", "estate", trash="2 province, duchy, copper")
    assert scene.position.scores() == [0, 1]


def test_a_score_may_be_negative() -> None:
    """DO-I50, DO-V01.5: two curses and nothing else of value."""
    scene = ended("2 curse, 3 copper, silver", "copper")
    assert scene.position.scores() == [-2, 0]
    assert scene.position.winners() == [1]


def test_a_score_of_34_cards() -> None:
    """DO-X10: 12 and 3 and 3 and 6 less 1 make 23."""
    scene = ended("2 province, duchy, 3 estate, 2 gardens, curse, 25 copper", "")
    assert scene.position.score_sheet(0)["size"] == 34
    assert scene.position.scores()[0] == 23


def test_the_score_sheet() -> None:
    """DO-V01.2: every line with number, value and points."""
    scene = ended("2 province, 2 gardens, 2 curse, 16 copper", ("estate", 4))
    assert scene.position.score_sheet(0) == {
        "seat": 0,
        "points": 14,
        "turns": 5,
        "rank": 1,
        "size": 22,
        "cards": {"copper": 16, "province": 2, "curse": 2, "gardens": 2},
        "lines": [
            {"kind": "province", "number": 2, "each": 6, "points": 12},
            {"kind": "curse", "number": 2, "each": -1, "points": -2},
            {"kind": "gardens", "number": 2, "each": 2, "points": 4},
        ],
    }


@pytest.mark.parametrize("mode", MODES)
def test_points_of_whole_games(mode: str) -> None:
    """DO-V, DO-V01.1, DO-V01.2: as counted out by hand over all that a player owns."""
    for seed in range(3):
        game = wandered(new_game(3, seed, kingdom_mode=mode), seed)
        for seat in range(3):
            cards: Counter[str] = cards_of(game, seat)
            plain = sum(POINTS.get(kind, 0) * number for kind, number in cards.items())
            assert game.scores()[seat] == plain + cards["gardens"] * (cards.total() // 10)
        best = min((-game.scores()[seat], game.players[seat].turns) for seat in range(3))
        assert game.winners() == [seat for seat in range(3) if (-game.scores()[seat], game.players[seat].turns) == best]


# --- The winner ---


def test_most_points_win() -> None:
    """DO-V02.1: whoever has them, whoever had the last turn."""
    assert ended("province", "province, estate", "duchy").position.winners() == [1]
    assert ended("province, duchy", "province, estate").position.winners() == [0]


def test_fewest_turns_break_a_tie() -> None:
    """DO-V02.2: among those with most points; a player with fewer turns and fewer points stays behind."""
    assert ended(("province", 5), ("province", 4), ("duchy", 4)).position.winners() == [1]
    assert ended(("province", 5), ("2 duchy", 5), ("6 estate", 4)).position.winners() == [2]


def test_who_is_tied_in_both_shares_the_victory() -> None:
    """DO-V02.3: two or all of them."""
    assert ended("province", "2 duchy", "estate").position.winners() == [0, 1]
    assert ended("estate", "estate").position.winners() == [0, 1]


def test_the_last_turn_counts() -> None:
    """DO-V02.4: who ends the game in his extra turn loses the tie to who had one fewer."""
    players = [{"hand": "2 gold, silver", "deck": "duchy", "turns": 8}, {"deck": "province, duchy", "turns": 8}]
    scene = Scene(active=1, phase="buy", players=players, supply={"province": 1})
    scene.play("end-buys", "play-all-treasures", "buy province")
    assert scene.position.scores() == [9, 9]
    assert [scene.position.score_sheet(seat)["turns"] for seat in (0, 1)] == [9, 8]
    assert scene.position.winners() == [1]


def test_a_tie_of_30_points() -> None:
    """DO-X11: 15 turns against 14, so the second player wins."""
    scene = ended(("4 province, 2 duchy", 15), ("4 province, 2 duchy", 14))
    assert scene.position.scores() == [30, 30]
    assert scene.position.winners() == [1]


def test_a_tie_of_27_points() -> None:
    """DO-X12: 27, 27 and 20 points with 12 turns each, so the first two share the victory."""
    scene = ended(("4 province, duchy", 12), ("4 province, duchy", 12), ("3 province, 2 estate", 12))
    assert scene.position.scores() == [27, 27, 20]
    assert scene.position.winners() == [0, 1]


def test_three_tied_with_different_turns() -> None:
    """DO-I51: 12, 11 and 11 turns, so the two with 11 share the victory."""
    scene = ended(("province", 12), ("province", 11), ("province", 11))
    assert scene.position.winners() == [1, 2]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([("province", 5), ("duchy", 5), ("estate", 5), ("2 estate", 5)], [1, 2, 4, 3]),
        ([("duchy", 5), ("duchy", 4), ("duchy", 4), ("duchy", 4)], [4, 1, 1, 1]),
        ([("duchy", 5), ("duchy", 5), ("estate", 4), ("estate", 4)], [1, 1, 3, 3]),
        ([("estate", 5), ("province", 5), ("estate", 4), ("", 4)], [3, 1, 2, 4]),
    ],
)
def test_the_ranking(players: list[tuple[str, int]], expected: list[int]) -> None:
    """DO-V02.5: points down, turns up, then a shared place and a gap after it."""
    assert ranks(ended(*players)) == expected
    assert ended(*players).position.ranks() == expected


def test_nothing_else_breaks_a_tie() -> None:
    """DO-V02.6: neither money nor the number of cards nor coins left over."""
    assert ended("duchy, 9 gold", "duchy", "duchy, 30 copper", coins=7).position.winners() == [0, 1, 2]


def test_all_read_the_scores() -> None:
    """DO-V02.1, DO-V02.5: the last event has every sheet and the winners."""
    scene = ended("province", "duchy", "province")
    sheets = [scene.position.score_sheet(seat) for seat in range(3)]
    assert scene.events("scores") == [{"sheets": sheets, "winners": [0, 2]}]
    assert told(scene.position, "scores")[0]["winners"] == scene.position.winners()


def test_places_are_hidden_until_the_end() -> None:
    """DO-V02.5: as points are."""
    with pytest.raises(ValueError, match="when the game is over"):
        Scene(players=[{}, {}]).position.ranks()


def test_what_the_course_of_a_game_is_drawn_from() -> None:
    """DO-V02.1: cards count wherever they lie, in the middle of a turn too."""
    players = [
        {"hand": "gold, copper", "deck": "province", "discard": "curse"},
        {"hand": "silver", "deck": "8 gardens, copper"},
    ]
    scene = Scene(players=players, phase="buy")
    before = scene.position.measures()
    assert before == {"points": [5, 8], "money": [4, 3], "cards": [4, 10]}
    scene.play("play-all-treasures")
    assert scene.position.measures() == before
