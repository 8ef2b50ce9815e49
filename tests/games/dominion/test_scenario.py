"""The builder of scenarios: what it fills in, what it refuses, and that it changes nothing of its own accord."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import signoria
from tests.games.dominion.playing import census, new_game, view
from tests.kit.scene import Scene

GAME = signoria.game("dominion")


# --- Defaults ---


def test_an_empty_description_is_a_table_for_two() -> None:
    """DO-S02.1, DO-P01.2: starting cards, the first game's kingdom, an unbegun first turn."""
    scene = Scene()
    assert scene.position.seats() == 2
    for seat in (0, 1):
        assert scene.hand(seat) == "5 copper"
        assert scene.deck(seat) == "3 estate, 2 copper" or scene.deck(seat) == "2 copper, 3 estate"
        assert scene.discard(seat) == ""
    assert (scene.position.active, scene.counters) == (0, (1, 1, 0))
    scene.expect_question(0, "play-treasure")
    assert view(scene.position)["supply"] == view(new_game())["supply"]
    assert view(scene.position)["options"] == view(new_game())["options"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_what_the_box_leaves(seats: int) -> None:
    """DO-A03.2: cards that are elsewhere are missing from their piles."""
    scene = Scene(
        players=[{"hand": "village, gold, 3 province"}, *[{}] * (seats - 1)], trash="2 duchy", play_area="moat"
    )
    assert (scene.supply("village"), scene.supply("gold"), scene.supply("moat")) == (9, 29, 9)
    assert scene.supply("province") == (8 if seats == 2 else 12) - 3
    whole = census(new_game(seats))
    assert {kind: number for kind, number in census(scene.position).items() if kind in whole} == whole


def test_zones_that_are_not_named_are_empty() -> None:
    """DO-S03.3: for a player of whom any zone is given."""
    scene = Scene(players=[{"hand": "gold"}, {"deck": "silver"}, {"discard": "estate"}])
    assert [scene.sizes(seat) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_only_turns_still_mean_the_starting_cards() -> None:
    """DO-S02.1: a number of turns is no zone."""
    scene = Scene(players=[{"turns": 7}, {}])
    assert scene.hand(0) == "5 copper"
    assert [player.turns for player in scene.position.players] == [7, 1]


def test_piles_are_read_as_people_say_them() -> None:
    """DO-T01.1: a draw pile from the top, a discard pile from the bottom."""
    player = {"hand": "moat", "deck": "gold, 2 silver, copper", "discard": "estate, duchy"}
    scene = Scene(players=[player, {}])
    assert (scene.deck(0), scene.discard(0)) == ("gold, 2 silver, copper", "estate, duchy")
    scene.play("play moat")
    assert scene.hand(0) == "silver, gold"
    assert view(scene.position)["players"][0]["discard_top"] == "duchy"


def test_cards_can_be_given_as_a_list() -> None:
    """DO-A03.1: with numbers or without."""
    scene = Scene(players=[{"hand": ["village", "2 copper", "village"]}, {}])
    assert scene.hand(0) == "2 copper, 2 village"


def test_everything_can_be_named() -> None:
    """DO-Z01, DO-Z02, DO-Z09: phase, counters, active player, supply, trash and play area."""
    scene = Scene(
        players=[{}, {"hand": "copper", "turns": 4}, {}],
        active=1,
        phase="buy",
        actions=3,
        buys=2,
        coins=5,
        play_area="village, market",
        trash="estate",
        supply={"gold": 1},
        options={"pile-counts": "open"},
    )
    seen = view(scene.position)
    assert (seen["active"], seen["phase"], scene.counters) == (1, "buy", (3, 2, 5))
    assert (seen["play_area"], seen["trash"], seen["supply"]["gold"]) == (["village", "market"], ["estate"], 1)
    assert seen["options"]["pile-counts"] == "open"


def test_cards_in_use_are_in_the_kingdom() -> None:
    """DO-K01.1: the ten kinds hold all that are named, filled up from the first game's."""
    scene = Scene(players=[{"hand": "witch"}, {"deck": "spy"}], supply={"gardens": 3}, trash="feast")
    kingdom = list(view(scene.position)["supply"])[7:]
    assert len(kingdom) == 10
    assert {"witch", "spy", "gardens", "feast"} <= set(kingdom)


def test_a_kingdom_can_be_named_as_a_whole() -> None:
    """DO-K02.3: by the word for a recommended one."""
    assert list(view(Scene(kingdom="interaction").position)["supply"]) == list(
        view(new_game(kingdom_mode="interaction"))["supply"]
    )


def test_shuffles_come_out_as_arranged() -> None:
    """DO-T02.3: from the top, one after another; afterwards chance goes on."""
    player = {"hand": "2 smithy", "discard": "copper, silver, gold"}
    scene = Scene(players=[player, {"hand": "copper"}], actions=2, shuffles=["gold, copper, silver"])
    scene.play("play smithy")
    assert scene.hand(0) == "copper, silver, gold, smithy"
    scene.end_turn()
    assert scene.sizes(0) == (5, 0, 0)


def test_the_seed_decides_the_other_shuffles() -> None:
    """DO-N03: the same seed gives the same shuffle."""

    def shuffled(seed: int) -> str:
        player = {"hand": "smithy", "discard": "copper, silver, gold, estate, duchy, province, curse"}
        return Scene(players=[player, {}], seed=seed).play("play smithy").deck(0)

    assert shuffled(3) == shuffled(3)
    assert len({shuffled(seed) for seed in range(8)}) > 4


# --- Refusals ---


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("two players", "a scenario is a mapping"),
        (None, "a scenario is a mapping"),
        ({"player": []}, "a scenario has no 'player'; it can have: players, "),
        ({"play_area": "moat"}, "a scenario has no 'play_area'"),
        ({"players": {}}, "players is a list"),
        ({"players": [{}]}, "2 to 4 players, not 1"),
        ({"players": [{}] * 5}, "2 to 4 players, not 5"),
        ({"players": [{}, "copper"]}, "a player is a mapping"),
        ({"players": [{}, {"hands": "copper"}]}, "a player has no 'hands'; it can have: hand, deck, discard, turns"),
        ({"players": [{}, {"hand": "koper"}]}, "there is no card 'koper'"),
        ({"players": [{}, {"hand": "copper estate"}]}, "cards are written as 'market' or '2 estate'"),
        ({"players": [{}, {"hand": "-1 estate"}]}, "cards are written as 'market' or '2 estate'"),
        ({"players": [{}, {"hand": "1000 estate"}]}, "cards are written as 'market' or '2 estate'"),
        ({"players": [{}, {"hand": [3]}]}, "cards are written as 'market' or '2 estate'"),
        ({"players": [{}, {"hand": 3}]}, "cards is a list"),
        ({"players": [{}, {"turns": -1}]}, "turns is a whole number"),
        ({"players": [{"hand": "11 village"}, {}]}, "there are only 10 village in this game, not 11"),
        ({"players": [{"hand": "61 copper"}, {"hand": ""}]}, "there are only 60 copper in this game, not 61"),
        ({"players": [{"hand": "8 gardens"}, {"hand": "gardens"}]}, "there are only 8 gardens in this game, not 9"),
        ({"players": [{"hand": "5 province"}, {"deck": "4 province"}]}, "only 8 province in this game, not 9"),
        ({"supply": {"village": 11}}, "the supply of village is a whole number from 0 to 10, not 11"),
        ({"supply": {"village": -1}}, "the supply of village is a whole number from 0 to 10, not -1"),
        ({"supply": {"village": "3"}}, "the supply of village is a whole number"),
        ({"supply": {"castle": 3}}, "there is no card 'castle'"),
        ({"supply": "village"}, "supply is a mapping"),
        ({"active": 2}, "active is a whole number from 0 to 1, not 2"),
        ({"active": True}, "active is a whole number"),
        ({"phase": "clean-up"}, "begins in phase action or buy, not 'clean-up'"),
        ({"actions": -1}, "actions is a whole number"),
        ({"buys": 1.5}, "buys is a whole number"),
        ({"coins": "7"}, "coins is a whole number"),
        ({"kingdom": "village, village"}, "a kingdom has different kingdom cards"),
        ({"kingdom": "copper"}, "a kingdom has different kingdom cards"),
        ({"kingdom": "first-game", "trash": "witch"}, "witch is not in the kingdom of this scenario"),
        ({"kingdom": "no-such-set"}, "there is no card 'no-such-set'"),
        ({"options": {"colour": "red"}}, "there is no option 'colour'"),
        ({"options": {"pile-counts": "maybe"}}, "option pile-counts is one of strict, open"),
        ({"options": {"start-player": "chosen"}}, "needs the option start-seat"),
        ({"seed": "one"}, "a seed is an integer"),
        ({"shuffles": "copper"}, "shuffles is a list"),
        ({"shuffles": ["koper"]}, "there is no card 'koper'"),
    ],
)
def test_an_impossible_scenario_is_refused(wanted: object, message: str) -> None:
    """DO-A03.2, DO-K01.1: with a message that says what is wrong."""
    with pytest.raises(ValueError, match=message):
        GAME.scenario(wanted)


def test_more_than_ten_kinds_are_refused() -> None:
    """DO-K01.1: a scenario cannot use eleven kinds of the kingdom."""
    hand = "adventurer, bureaucrat, cellar, chancellor, chapel, council-room, feast, festival, gardens, library, market"
    with pytest.raises(ValueError, match="a kingdom has 10 kinds, this scenario uses 11"):
        GAME.scenario({"players": [{"hand": hand}, {}]})


def test_an_arranged_shuffle_of_other_cards_is_refused() -> None:
    """DO-T02.3: a shuffle takes the discard pile and nothing else; the message says what does not fit."""
    wanted = {"players": [{"hand": "smithy", "discard": "copper, silver"}, {}], "shuffles": ["gold, copper"]}
    game = GAME.scenario(wanted)
    with pytest.raises(ValueError, match="arranged shuffle"):
        game.play("play smithy")


# --- Nothing else changes ---


def test_a_description_is_left_as_it_was() -> None:
    """DO-N03: the same one can be used again and gives the same position."""
    wanted: dict[str, Any] = {
        "players": [{"hand": ["village", "2 copper"], "deck": ["gold", "silver"]}, {}],
        "supply": {"village": 4},
        "shuffles": [["gold", "copper"]],
        "options": {"feast-gain": "may"},
    }
    before = copy.deepcopy(wanted)
    first = GAME.scenario(wanted)
    first.play("play village")
    assert wanted == before
    second = GAME.scenario(wanted)
    second.play("play village")
    assert first.save() == second.save()


def test_scenarios_do_not_touch_each_other() -> None:
    """DO-A03.2: playing one changes no other."""
    first, second = Scene(), Scene()
    before = second.position.save()
    first.play("play-all-treasures", "buy market")
    assert second.position.save() == before


def test_a_scenario_is_an_ordinary_position() -> None:
    """DO-N03: it can be saved, loaded, copied and played to its end."""
    scene = Scene(players=[{"hand": "throne-room, spy", "deck": "5 copper"}, {}], shuffles=["gold, silver"])
    again = GAME.load(scene.position.save())
    assert again.save() == scene.position.save()
    assert again.view(0) == scene.position.view(0)


def test_a_refused_move_leaves_a_scenario_as_it_was() -> None:
    """DO-P02.2: whatever is tried."""
    scene = Scene(players=[{"hand": "village, cellar"}, {}])
    before = scene.position.save()
    for wrong in ("play witch", "buy copper", "nonsense", "", "play village now"):
        scene.expect_refused(wrong)
    for number in (-1, 10_000, True, None, "play village", 1.0):
        with pytest.raises(signoria.IllegalAction):
            scene.position.choose(number)
    assert scene.position.save() == before
