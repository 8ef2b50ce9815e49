"""When the game is over."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

import signoria
from tests.games.dominion.playing import MODES, new_game, readers, told, view, wander, wandered
from tests.kit.scene import Scene

PILES = list(view(new_game())["supply"])


def ends_with(**supply: int) -> bool:
    """Whether the game is over after a turn in which nothing happens, with so many cards left in some piles."""
    left = {name.replace("_", "-"): number for name, number in supply.items()}
    scene = Scene(kingdom="first-game", phase="buy", players=[{"hand": ""}, {}], supply=left)
    assert not scene.position.over
    scene.play("end-buys")
    return scene.position.over


def test_an_empty_province_pile_ends_the_game() -> None:
    """DO-E, DO-E01, DO-E01.1: with that turn; one province left does not."""
    assert ends_with(province=0)
    assert not ends_with(province=1)


@pytest.mark.parametrize("empty", [pile for pile in PILES if pile != "province"])
def test_no_other_single_pile_does(empty: str) -> None:
    """DO-E01.1, DO-E01.2: none of the other sixteen alone."""
    assert not ends_with(**{empty: 0})


@pytest.mark.parametrize(
    "empty",
    [
        *combinations(["copper", "silver", "estate", "curse", "village"], 3),
        ("village", "moat", "cellar"),
        ("gold", "duchy", "workshop"),
        ("copper", "silver", "gold", "estate"),
    ],
)
def test_three_empty_piles_end_the_game(empty: tuple[str, ...]) -> None:
    """DO-E01, DO-E01.2: of whatever kind; two of them do not."""
    assert ends_with(**dict.fromkeys(empty, 0))
    assert not ends_with(**dict.fromkeys(empty[:2], 0))


def test_copper_curse_and_a_kingdom_pile() -> None:
    """DO-I44: the game ends with that turn."""
    assert ends_with(copper=0, curse=0, smithy=0)


def test_trash_and_box_are_no_piles() -> None:
    """DO-I45, DO-E01.4: two empty kingdom piles, an empty trash and 15 kinds in the box do not end it."""
    scene = Scene(kingdom="first-game", phase="buy", players=[{"hand": ""}, {}], supply={"moat": 0, "mine": 0})
    assert scene.zone("trash") == ""
    scene.play("end-buys")
    assert not scene.position.over


def test_the_turn_is_not_cut_short() -> None:
    """DO-I42, DO-E01.3: a workshop empties the third pile; Buy and Clean-up still come."""
    scene = Scene(
        players=[{"hand": "workshop, 3 copper", "deck": "5 estate"}, {}],
        supply={"village": 1, "moat": 0, "cellar": 0},
    )
    scene.play("play workshop", "gain village")
    assert scene.events("pile-empty") == [{"kind": "village", "empty": 3}]
    scene.expect_question(0, "play-treasure")
    scene.play("play-all-treasures")
    scene.expect_question(0, "buy-card")
    scene.play("buy silver")
    assert scene.position.over
    assert scene.hand(0) == "5 estate"


def test_the_end_is_checked_once_after_clean_up() -> None:
    """DO-E01.3: a province gained in the Action phase ends nothing before the new hand is drawn."""
    scene = Scene(players=[{"hand": "remodel, gold", "deck": "5 copper"}, {}], supply={"province": 1})
    scene.play("play remodel", "trash gold", "gain province")
    scene.expect_question(0, "buy-card")
    assert scene.events("game-end") == []
    scene.play("end-buys")
    kinds = [event.kind for event in scene.position.events()]
    assert kinds[-4:] == ["cards-drawn", "clean-up", "game-end", "scores"]
    assert scene.hand(0) == "5 copper"


@pytest.mark.parametrize("mode", MODES)
def test_no_pile_ever_grows(mode: str) -> None:
    """DO-E01.5: nothing returns to the supply, so an emptied pile stays empty."""
    supplies = [dict(view(game)["supply"]) for game in wander(new_game(4, 3, kingdom_mode=mode))]
    for before, after in pairwise(supplies):
        assert all(after[kind] <= before[kind] for kind in before)


def test_it_does_not_matter_how_or_by_whom_a_pile_was_emptied() -> None:
    """DO-E01.6: by a gain, an attack and a purchase in one turn."""
    scene = Scene(
        players=[{"hand": "workshop, witch"}, {}, {}],
        supply={"village": 1, "curse": 2, "silver": 1},
        actions=2,
        coins=3,
    )
    scene.play("play workshop", "gain village", "play witch", "buy silver")
    assert scene.events("pile-empty") == [
        {"kind": "village", "empty": 1},
        {"kind": "curse", "empty": 2},
        {"kind": "silver", "empty": 3},
    ]
    assert scene.position.over


def test_piles_emptied_in_earlier_turns_count() -> None:
    """DO-E01.6: whoever took the cards."""
    scene = Scene(
        phase="buy",
        players=[{"hand": ""}, {"hand": "3 copper"}],
        supply={"village": 1, "moat": 0, "workshop": 1},
        coins=3,
    )
    scene.play("buy village")
    assert not scene.position.over
    scene.play("play-all-treasures", "buy workshop")
    assert scene.position.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_is_not_completed(seats: int) -> None:
    """DO-E01.7: after the start player's turn nobody else has another."""
    players = [{"hand": "", "turns": 9}, *[{"hand": "copper", "turns": 8}] * (seats - 1)]
    scene = Scene(phase="buy", players=players, supply={"province": 1}, coins=8).play("buy province")
    assert scene.position.over
    assert [player.turns for player in scene.position.players] == [9] + [8] * (seats - 1)
    assert scene.events("turn-start") == []


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    """DO-E01.7: nobody is asked and every move is refused."""
    game = wandered(new_game(2, 4))
    assert (game.over, game.asked, game.question, game.legal()) == (True, None, None, [])
    with pytest.raises(signoria.IllegalAction, match="the game is over"):
        game.play("end-buys")
    with pytest.raises(signoria.IllegalAction, match="the game is over"):
        game.choose(0)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3])
def test_whole_games_end_for_these_reasons_only(mode: str, seats: int) -> None:
    """DO-E01, DO-E01.1, DO-E01.2: at the end, and at no turn before it, one of the conditions holds."""
    turns = ends = 0
    for game in wander(new_game(seats, 7, kingdom_mode=mode)):
        supply = view(game)["supply"]
        met = supply["province"] == 0 or list(supply.values()).count(0) >= 3
        if game.over:
            assert met
            ends += 1
        elif game.question == "play-treasure" and not game.play_area.listed():
            assert not met
            turns += 1
    assert ends == 1
    assert turns >= 20


@pytest.mark.parametrize(
    ("supply", "reason", "kinds"),
    [
        ({"province": 0}, "provinces", ["province"]),
        ({"copper": 0, "curse": 0, "moat": 0}, "piles", ["copper", "curse", "moat"]),
        ({"province": 0, "moat": 0, "mine": 0}, "provinces", ["province", "mine", "moat"]),
    ],
)
def test_all_read_why_the_game_ended(supply: dict[str, int], reason: str, kinds: list[str]) -> None:
    """DO-E01.1, DO-E01.2: the reason and the piles that are empty."""
    scene = Scene(kingdom="first-game", phase="buy", players=[{"hand": ""}, {}], supply=supply).play("end-buys")
    for reader in readers(scene.position):
        assert scene.events("game-end", reader) == [{"reason": reason, "kinds": kinds}]


def test_the_end_is_told_once() -> None:
    """DO-E01.3: a whole game has one end."""
    game = wandered(new_game(3, 8))
    assert len(told(game, "game-end")) == len(told(game, "scores")) == 1
    assert game.events()[-1].kind == "scores"
