"""Gardens: a Victory card that scores by the size of the deck."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import player_seen
from tests.kit.scene import Scene

# Cards of an owner in all, and what each of his Gardens scores.
SIZES = [(1, 0), (9, 0), (10, 1), (11, 1), (19, 1), (20, 2), (29, 2), (30, 3), (39, 3), (40, 4)]


def finished(*players: dict[str, str]) -> Scene:
    """A game that ends with the turn of the first player, who buys nothing."""
    scene = Scene(players=list(players), supply={"province": 0}, phase="buy")
    return scene.end_turn()


@pytest.mark.parametrize(("size", "each"), SIZES)
def test_a_point_for_every_full_ten_cards(size: int, each: int) -> None:
    """DO-C09.2, DO-I49, DO-V01.2: the number of cards divided by ten, rounded down."""
    scene = finished({"hand": "gardens", "deck": f"{size - 1} copper" if size > 1 else ""}, {"hand": "copper"})
    assert scene.position.scores() == [each, 0]


def test_thirty_nine_cards_are_three_points() -> None:
    """DO-X3: for each Gardens."""
    scene = finished({"hand": "2 gardens", "deck": "37 copper"}, {"hand": "copper"})
    assert scene.position.scores()[0] == 2 * 3


def test_all_cards_of_the_owner_count_wherever_they_lie() -> None:
    """DO-C09.2, DO-V01.1, DO-V01.3: hand, draw pile and discard pile, the Gardens themselves and Curses included."""
    scene = finished(
        {"hand": "2 gardens, curse", "deck": "3 village, gardens, 4 copper", "discard": "8 silver, curse"},
        {"hand": "copper"},
    )
    assert sum(scene.sizes(0)) == 20
    assert scene.position.scores()[0] == 3 * 2 - 2


def test_cards_played_in_the_last_turn_count() -> None:
    """DO-C09.2, DO-V01.1: what was in the play area is back among the owner's cards."""
    scene = Scene(
        players=[{"hand": "festival, 2 copper, gardens", "deck": "6 copper"}, {"hand": "copper"}],
        supply={"province": 0},
    )
    scene.play("play festival", "play-all-treasures").end_turn()
    assert scene.position.over
    assert scene.position.scores()[0] == 1


def test_a_card_bought_in_the_last_turn_counts() -> None:
    """DO-C09.2: the tenth card may be the last one bought."""
    scene = Scene(
        players=[{"hand": "gardens", "deck": "8 copper"}, {"hand": "copper"}], supply={"province": 0}, phase="buy"
    )
    scene.play("buy copper")
    assert scene.position.scores()[0] == 1


def test_trashed_cards_do_not_count() -> None:
    """DO-V01.4, DO-C09.2: ten cards less one trashed are nine."""
    scene = Scene(
        players=[{"hand": "chapel, gardens, 3 copper", "deck": "5 copper"}, {"hand": "copper"}], supply={"province": 0}
    )
    scene.play("play chapel", "trash copper", "done").end_turn()
    assert scene.position.scores()[0] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_owner_counts_his_own_cards(seats: int) -> None:
    """DO-C09.2: the same Gardens are worth different points to different players."""
    players = [{"hand": "gardens", "deck": f"{10 * seat - 1} copper" if seat else ""} for seat in range(seats)]
    scene = Scene(players=players, supply={"province": 0}, phase="buy").end_turn()
    assert scene.position.scores() == list(range(seats))
    assert scene.position.winners() == [seats - 1]


def test_the_score_sheet_has_a_line_for_gardens() -> None:
    """DO-C09.2: their number, their value by then and their points, also when that is nothing."""
    scene = finished({"hand": "3 gardens", "deck": "18 copper"}, {"hand": "gardens"})
    assert scene.position.score_sheet(0)["lines"] == [{"kind": "gardens", "number": 3, "each": 2, "points": 6}]
    assert scene.position.score_sheet(1)["lines"] == [{"kind": "gardens", "number": 1, "each": 0, "points": 0}]
    assert scene.position.score_sheet(0)["size"] == 21


def test_it_cannot_be_played() -> None:
    """DO-C09.1, DO-A02.9, DO-P02.10: neither as an Action nor as a Treasure."""
    scene = Scene(players=[{"hand": "gardens, village, copper", "deck": "2 gardens"}, {}])
    scene.expect_question(0, "play-action", "play village, end-actions")
    scene.expect_refused("play gardens")
    scene.play("end-actions")
    scene.expect_question(0, "play-treasure", "play copper, play-all-treasures, start-buying")
    scene.expect_refused("play gardens")
    scene.play("play-all-treasures")
    assert scene.hand(0) == "gardens, village"


def test_a_hand_of_gardens_has_no_action_to_play() -> None:
    """DO-C09.1, DO-A02.9: the Action phase ends at once, and a Throne Room finds nothing."""
    scene = Scene(players=[{"hand": "5 gardens"}, {}])
    scene.expect_question(0, "buy-card")
    scene = Scene(players=[{"hand": "throne-room, gardens"}, {}])
    scene.play("play throne-room")
    scene.expect_question(0, "buy-card")
    assert scene.hand(0) == "gardens"


def test_it_is_a_victory_card() -> None:
    """DO-A02.7: a Bureaucrat can make a player put it back."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "gardens, copper"}])
    scene.play("play bureaucrat")
    scene.expect_question(1, "bureaucrat-victory", "return gardens")


@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 12), (4, 12)])
def test_the_size_of_the_pile(seats: int, left: int) -> None:
    """DO-S02.8: eight for two players, twelve for more."""
    scene = Scene(players=[{}] * seats, kingdom=["gardens"])
    assert scene.supply("gardens") == left


def test_it_costs_four() -> None:
    """DO-A02.1: three coins are too few, four are enough."""
    scene = Scene(players=[{"hand": "silver, 2 copper"}, {}], kingdom=["gardens"])
    scene.play("play silver", "play copper", "start-buying")
    scene.expect_refused("buy gardens")
    scene = Scene(players=[{"hand": "silver, 2 copper"}, {}], kingdom=["gardens"])
    scene.play("play-all-treasures", "buy gardens")
    assert scene.events("card-bought") == [
        {"seat": 0, "kind": "gardens", "cost": 4, "coins": 0, "buys": 0, "left": 7},
    ]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_no_points_are_shown_during_play(reader: int | None) -> None:
    """DO-Z13, DO-Z14: neither to the owner nor to others; at the end to everyone."""
    scene = Scene(players=[{"hand": "gardens", "deck": "9 copper"}, {"hand": "copper"}], supply={"province": 0})
    for seat in (0, 1):
        assert "score" not in player_seen(scene, reader, seat)
        assert "cards" not in player_seen(scene, reader, seat)
    scene.end_turn()
    for seat in (0, 1):
        assert player_seen(scene, reader, seat)["score"] == scene.position.score_sheet(seat)
    assert player_seen(scene, reader, 0)["cards"] == ["copper"] * 9 + ["gardens"]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_log_tells_the_scores_at_the_end(reader: int | None) -> None:
    """DO-C09.2, DO-Z14: every sheet with its Gardens, and the winner."""
    scene = finished({"hand": "gardens", "deck": "9 copper"}, {"hand": "copper"})
    sheets = [scene.position.score_sheet(seat) for seat in (0, 1)]
    assert scene.events("scores", reader) == [{"sheets": sheets, "winners": [0]}]
    assert sheets[0]["points"] == 1
