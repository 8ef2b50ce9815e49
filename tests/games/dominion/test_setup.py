"""Setting up: the supply, the starting cards, and what is not there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.games.dominion.data.components import NAMES
from tests.games.dominion.playing import MODES, census, new_game, notations, player_view, readers, told, view

GARDEN_KINGDOM = [
    "adventurer",
    "bureaucrat",
    "cellar",
    "chapel",
    "gardens",
    "library",
    "moat",
    "spy",
    "village",
    "workshop",
]
BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
BOTH = pytest.mark.parametrize("seats", [2, 3, 4])


def supply(seats: int, **options: object) -> dict[str, int]:
    found: dict[str, int] = view(new_game(seats, **options))["supply"]
    return found


# --- The supply ---


@BOTH
@pytest.mark.parametrize("mode", [*MODES, "random"])
def test_the_supply_has_17_piles(mode: str, seats: int) -> None:
    """DO-S, DO-S01.1: three treasures, three basic victory cards, the curses and ten of the kingdom."""
    piles = supply(seats, kingdom_mode=mode)
    assert len(piles) == 17
    assert set(BASIC) <= set(piles)


@BOTH
def test_the_trash_begins_empty(seats: int) -> None:
    """DO-S01.2: and it is no pile of the supply."""
    game = new_game(seats)
    assert view(game)["trash"] == []
    assert "trash" not in view(game)["supply"]


def test_kinds_that_were_not_chosen_are_not_in_the_game() -> None:
    """DO-S01.3: the other 15 have no pile and can be neither bought nor gained."""
    game = new_game(2)
    unused = set(NAMES) - set(supply(2))
    assert len(unused) == 15
    assert not unused & set(census(game))
    game.play("play-all-treasures")
    assert not unused & {option.removeprefix("buy ") for option in notations(game)}


@pytest.mark.parametrize(("seats", "left"), [(2, 46), (3, 39), (4, 32)])
def test_starting_coppers_come_out_of_the_60(seats: int, left: int) -> None:
    """DO-S02.2: seven for each player leave the pile smaller."""
    assert supply(seats)["copper"] == left
    assert census(new_game(seats))["copper"] == 60


@pytest.mark.parametrize(("seats", "full"), [(2, 8), (3, 12), (4, 12)])
def test_starting_estates_do_not_come_out_of_the_pile(seats: int, full: int) -> None:
    """DO-S02.3: the pile of estates begins full."""
    assert supply(seats)["estate"] == full
    assert census(new_game(seats))["estate"] == full + 3 * seats


@BOTH
def test_silver_and_gold_are_complete(seats: int) -> None:
    """DO-S02.4: 40 and 30 for any number of players."""
    assert (supply(seats)["silver"], supply(seats)["gold"]) == (40, 30)


@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 12), (4, 12)])
def test_basic_victory_cards_go_by_the_number_of_players(seats: int, number: int) -> None:
    """DO-S02.5: 8 of each for two players, else 12."""
    piles = supply(seats)
    assert [piles[kind] for kind in ("estate", "duchy", "province")] == [number] * 3


@pytest.mark.parametrize(("seats", "number"), [(2, 10), (3, 20), (4, 30)])
def test_curses_go_by_the_number_of_players(seats: int, number: int) -> None:
    """DO-S02.6: ten for each player but one."""
    assert supply(seats)["curse"] == number


@BOTH
@pytest.mark.parametrize("mode", MODES)
def test_kingdom_piles_have_ten_cards(mode: str, seats: int) -> None:
    """DO-S02.7: for any number of players, with the exception of gardens."""
    piles = supply(seats, kingdom_mode=mode)
    assert {piles[kind] for kind in piles if kind not in [*BASIC, "gardens"]} == {10}


@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 12), (4, 12)])
def test_gardens_go_by_the_number_of_players(seats: int, number: int) -> None:
    """DO-S02.8: 8 for two players, else 12; a drafted pile too."""
    assert supply(seats, kingdom_mode="size-distortion")["gardens"] == number
    drafted = new_game(seats, kingdom_mode="draft")
    drafted.play("draft gardens")
    assert view(drafted)["supply"]["gardens"] == number


@pytest.mark.parametrize("mode", MODES)
def test_curses_are_always_there(mode: str) -> None:
    """DO-S02.9: with witch in the kingdom or without."""
    piles = supply(2, kingdom_mode=mode)
    assert piles["curse"] == 10
    assert ("witch" in piles) == (mode == "size-distortion")


def test_supply_for_two_with_gardens() -> None:
    """DO-X13: 248 cards."""
    piles = supply(2, kingdom_mode="custom", kingdom=GARDEN_KINGDOM)
    basic = {"copper": 46, "silver": 40, "gold": 30, "estate": 8, "duchy": 8, "province": 8, "curse": 10}
    assert piles == basic | {kind: 8 if kind == "gardens" else 10 for kind in GARDEN_KINGDOM}
    assert sum(piles.values()) == 248


def test_supply_for_three() -> None:
    """DO-X14: 265 cards in the first game."""
    piles = supply(3)
    assert [piles[kind] for kind in BASIC] == [39, 40, 30, 12, 12, 12, 20]
    assert sum(piles.values()) == 265


def test_supply_for_four() -> None:
    """DO-X15: 268 cards in the first game."""
    piles = supply(4)
    assert [piles[kind] for kind in BASIC] == [32, 40, 30, 12, 12, 12, 30]
    assert sum(piles.values()) == 268


# --- The starting cards ---


@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_everyone_begins_with_7_coppers_and_3_estates(seats: int, seed: int) -> None:
    """DO-S02.1: in hand and draw pile together."""
    for player in new_game(seats, seed).players:
        cards = Counter(NAMES[kind] for kind in player.hand.listed() + player.deck.listed())
        assert cards == {"copper": 7, "estate": 3}


def test_starting_cards_are_shuffled() -> None:
    """DO-S03.1: hands differ from player to player and from game to game, draw piles too."""
    games = [new_game(2, seed) for seed in range(20)]
    hands = [tuple(player.hand.listed()) for game in games for player in game.players]
    decks = [tuple(player.deck.listed()) for game in games for player in game.players]
    assert len(set(hands)) == 4
    assert len(set(decks)) > 10
    assert any(game.players[0].hand.listed() != game.players[1].hand.listed() for game in games)


def test_starting_draw_piles_lie_face_down() -> None:
    """DO-S03.1: nobody sees a card of them."""
    game = new_game(3)
    for reader in readers(game):
        for seat in range(3):
            seen = player_view(game, reader, seat)
            assert "deck" not in seen
            assert seen["known_top"] == []


@BOTH
def test_everyone_draws_five(seats: int) -> None:
    """DO-S03.2: five in hand, five left to draw, told as a draw."""
    game = new_game(seats)
    assert [(player.hand.size, player.deck.size) for player in game.players] == [(5, 5)] * seats
    drawn = told(game, "cards-drawn")
    assert [(event["seat"], event["number"]) for event in drawn] == [(seat, 5) for seat in range(seats)]


@BOTH
def test_everything_else_begins_empty(seats: int) -> None:
    """DO-S03.3: no discards, nothing in play, no turns but the one that has just begun."""
    game = new_game(seats, start_player="chosen", start_seat=1)
    assert view(game)["play_area"] == []
    players: list[dict[str, Any]] = view(game)["players"]
    assert [player["discard_empty"] for player in players] == [True] * seats
    assert [player["turns"] for player in players] == [int(seat == 1) for seat in range(seats)]


def test_turn_counters_stand_at_nothing_before_the_first_turn() -> None:
    """DO-S03.3: as long as the kingdom is being drafted nobody has had a turn."""
    game = new_game(4, kingdom_mode="draft")
    assert [player["turns"] for player in view(game)["players"]] == [0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(10))
def test_a_starting_hand_cannot_be_exchanged(seed: int) -> None:
    """DO-S03.4: the first question already is about the first turn."""
    game = new_game(2, seed)
    assert game.question == "play-treasure"
    assert set(notations(game)) <= {"play copper", "play-all-treasures", "start-buying"}


def test_the_order_of_setting_up() -> None:
    """DO-S: options, start player, kingdom and supply are told, then hands are drawn, then a turn begins."""
    game = new_game(2)
    assert [event.kind for event in game.events()] == [
        "game-start",
        "cards-drawn",
        "cards-drawn",
        "turn-start",
        *["phase"] * 2,
    ]
    start = told(game, "game-start")[0]
    assert (start["players"], start["starter"]) == (2, view(game)["starter"])
    assert start["supply"] == view(game)["supply"]
    assert start["kingdom"] == [kind for kind in view(game)["supply"] if kind not in BASIC]
