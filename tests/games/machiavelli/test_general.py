"""Terms and principles that hold for all cards."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import signoria
from signoria.games.machiavelli.data.components import NUMBERS
from tests.games.machiavelli.beginning import cards_in, new_game, notations, play, scene, told

if TYPE_CHECKING:
    from collections.abc import Mapping

FOUR: list[dict[str, object]] = [{}, {}, {}, {}]


def players(*first: Mapping[str, object], number: int = 4) -> list[Mapping[str, object]]:
    """Describe some players; the others have nothing special."""
    return [*first, *({} for _ in range(number - len(first)))]


# --- The aim ---


@pytest.mark.parametrize("edition", ["deluxe", "classic", "dark-lands"])
def test_most_points_win(edition: str) -> None:
    """MD-A02: whoever wins has as many points as anybody."""
    game = new_game(4, 11, edition=edition)
    dice = random.Random(5)
    while not game.over:
        game.choose(dice.choice(game.legal()))
    scores = game.scores()
    assert game.winners()
    assert {scores[winner] for winner in game.winners()} == {max(scores)}


# --- Abilities and functions ---


def test_abilities_are_optional() -> None:
    """MD-A03: a turn may end without them."""
    game = scene(players=players(), turn={"seat": 0, "as": "assassin"})
    play(game, "take-gold")
    assert {"assassinate", "end-turn"} <= set(notations(game))
    play(game, "end-turn")
    assert game.intrigue.murdered == -1


def test_pure_gains_come_by_themselves() -> None:
    """MD-A04: nobody is asked about the Gold Mine or the Park."""
    game = scene(players=players({"city": "gold-mine, park"}), turn={"seat": 0, "as": "assassin"})
    play(game, "take-gold")
    assert (game.players[0].gold, game.question) == (5, "turn-action")
    play(game, "end-turn")
    assert game.players[0].hand.size == 2
    assert game.question == "turn-action"
    assert game.asked != 0


def test_functions_work_for_the_owner_only() -> None:
    """MD-A21: a Gold Mine in another city gives nothing."""
    game = scene(players=players({}, {"city": "gold-mine"}), turn={"seat": 0, "as": "assassin"})
    play(game, "take-gold")
    assert [player.gold for player in game.players[:2]] == [4, 2]


def test_a_district_works_at_once() -> None:
    """MD-A22: also in the turn in which it was built."""
    game = scene(players=players({"hand": "laboratory, tavern", "gold": 3}), turn={"seat": 0, "as": "assassin"})
    play(game, "take-gold")
    assert "laboratory" not in notations(game)
    play(game, "build laboratory")
    assert "laboratory" in notations(game)


def test_a_witch_sees_others_from_her_own_seat() -> None:
    """MD-A23: in the turn of a bewitched Magician the other players are those beside the Witch."""
    said = players({"hand": "tavern"}, {"characters": "magician", "hand": "market"})
    game = scene(players=said, turn={"seat": 0, "as": "magician", "part": "resumed"}, characters="witch")
    play(game, "swap-hands")
    assert (game.asked, notations(game)) == (0, ["player 1", "player 2", "player 3"])


def test_every_other_character_of_the_game_can_be_named() -> None:
    """MD-A24: those that lie in the middle too, but not the acting one."""
    game = scene(players=players(), turn={"seat": 0, "as": "assassin"}, face_up="thief, magician")
    play(game, "assassinate")
    others = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert notations(game) == [f"name {name}" for name in others]


def test_a_limit_of_a_turn_counts_for_every_character() -> None:
    """MD-A28: with two players the Laboratory works in the turn of each of the two characters, once."""
    owner = {"characters": "assassin, thief", "city": "laboratory", "hand": "tavern, market, temple"}
    game = scene(players=players(owner, number=2), turn={"seat": 0, "as": "assassin"})
    for _ in range(2):
        assert "laboratory" in notations(game)
        play(game, "laboratory", notations(play(game.copy(), "laboratory"))[0], "take-gold")
        assert "laboratory" not in notations(game)
        play(game, "end-turn")
    assert game.players[0].hand.size == 1


def test_an_ability_belongs_to_the_turn_of_its_character() -> None:
    """MB-G01.12: also for a player who has two."""
    owner = {"characters": "merchant, warlord", "gold": 5}
    other = {"characters": "architect, bishop", "city": "tavern"}
    said = players(owner, other, number=2)
    game = scene(edition="classic", players=said, turn={"seat": 0, "as": "merchant"})
    assert "merchant-gold" in notations(game)
    assert "destroy" not in notations(game)
    play(game, "merchant-gold", "take-gold", "end-turn")
    while game.asked != 0:
        play(game, "take-gold" if "take-gold" in notations(game) else "end-turn")
    assert game.turn.character == game.settings.at_rank[7]
    assert "destroy" in notations(game)
    assert "merchant-gold" not in notations(game)


# --- Gold and cards ---


def test_gold_on_districts_belongs_to_no_supply() -> None:
    """MD-A05: a Thief does not get it, nor the gold on wagons."""
    victim = {"characters": "warlord", "city": "market+1", "gold": 3}
    game = scene(players=players(victim, {"gold": 0}), call="warlord", robbed={"on": "warlord", "by": 1})
    assert [player.gold for player in game.players[:2]] == [0, 3]
    assert game.players[0].adornments.listed() == [1]


def test_a_destroyed_district_is_discarded() -> None:
    """MD-A10, MD-A09: it leaves its city and goes under the deck."""
    said = players({"gold": 5}, {"city": "market, tavern"})
    game = scene(players=said, turn={"seat": 0, "as": "warlord"})
    play(game, "destroy", "district 1 market")
    assert game.players[1].city.listed() == [NUMBERS["tavern"]]
    assert cards_in(game.deck)[0] == "market"


def test_a_discount_changes_the_price_alone() -> None:
    """MD-A13: a Smithy for 4 still costs 5."""
    said = players({"city": "factory", "hand": "smithy", "gold": 2})
    game = scene(players=said, turn={"seat": 0, "as": "assassin"})
    play(game, "take-gold", "build smithy")
    assert game.players[0].gold == 0
    assert game.cost_at(0, 1) == 5


def test_without_discounts_the_price_is_the_cost() -> None:
    """MB-G01.4: in the original game."""
    said = players({"hand": "castle", "gold": 3})
    game = scene(edition="classic", players=said, turn={"seat": 0, "as": "thief"})
    play(game, "take-gold", "build castle")
    assert game.players[0].gold == 1


def test_circus_tents_count_as_districts_of_a_city() -> None:
    """MD-A17: where districts are counted."""
    game = scene(players=players({"city": "tavern, circus-tent"}), turn={"seat": 0, "as": "assassin"})
    assert game.count(0) == 2


def test_action_cards_are_hand_cards() -> None:
    """MD-A20: the Laboratory takes one, like a district card."""
    said = players({"city": "laboratory", "hand": "director, tavern"})
    game = scene(players=said, turn={"seat": 0, "as": "assassin"})
    play(game, "laboratory")
    assert notations(game) == ["discard tavern", "discard director"]


def test_players_give_each_other_nothing_of_their_own_accord() -> None:
    """MB-G01.13: a turn offers an income and the own ability only."""
    said = players({"hand": "palace", "gold": 0})
    game = scene(edition="classic", players=said, turn={"seat": 0, "as": "bishop"})
    assert set(notations(game)) == {"take-gold", "take-cards"}
    play(game, "take-gold")
    assert notations(game) == ["end-turn"]


# --- Decisions ---


def test_what_is_not_possible_is_not_asked() -> None:
    """MD-A25: a Wizard cannot peek where nobody has a card."""
    said = [{"hand": "tavern"}, {}, {}, {}]
    game = scene(players=said, turn={"seat": 0, "as": "wizard"})
    assert "peek" not in notations(game)
    game = scene(players=[{}, {"hand": "tavern"}, {}, {}], turn={"seat": 0, "as": "wizard"})
    assert "peek" in notations(game)


def test_what_no_rule_allows_is_refused() -> None:
    """MD-A26: without changing anything."""
    game = scene(players=FOUR, turn={"seat": 0, "as": "assassin"})
    before = game.save()
    for move in ("destroy", "build tavern", "player 1", "take-crown"):
        with pytest.raises(signoria.IllegalAction):
            game.play(move)
    assert game.save() == before


# --- Markers ---


def test_there_are_three_warrants_one_with_a_seal() -> None:
    """MD-M05.2: on three different tokens; others learn where they lie, not which one has the seal."""
    game = scene(players=FOUR, turn={"seat": 0, "as": "magistrate"})
    other = game.copy()
    play(game, "warrants", "seal king", "mark thief", "mark bishop")
    play(other, "warrants", "seal thief", "mark king", "mark bishop")
    assert (game.intrigue.warrants, game.intrigue.sealed) == (0b11010, 3)
    for reader in (1, None):
        assert game.view(reader) == other.view(reader)
        (placed,) = told(game, "warrants-placed", reader)
        assert placed == {"seat": 0, "characters": ["thief", "king", "bishop"]}
    assert game.view(0) != other.view(0)


def test_there_are_two_threats_one_with_a_rose() -> None:
    """MD-M05.3: on two different tokens; others learn where they lie, not which one has the rose."""
    game = scene(players=FOUR, turn={"seat": 0, "as": "blackmailer"})
    other = game.copy()
    play(game, "threaten", "rose king", "mark bishop")
    play(other, "threaten", "rose bishop", "mark king")
    assert (game.intrigue.threats, game.intrigue.rose) == (0b11000, 3)
    for reader in (1, None):
        assert game.view(reader) == other.view(reader)
        (placed,) = told(game, "threats-placed", reader)
        assert placed == {"seat": 0, "characters": ["king", "bishop"]}
    assert game.view(0) != other.view(0)
