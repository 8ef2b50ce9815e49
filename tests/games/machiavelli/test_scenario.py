"""Scenarios: small descriptions that become positions, and those that cannot."""

from __future__ import annotations

import pytest

from signoria.games.machiavelli.forms.scenario import scenario
from signoria.games.machiavelli.rules.setup import cards_in_game
from signoria.games.machiavelli.state.cards import kinds_listed
from tests.kit.court import Court


def everything(court: Court) -> list[int]:
    """Give all cards that lie anywhere."""
    game = court.position
    kinds = kinds_listed(game.deck) + kinds_listed(game.discard)
    for player in game.players:
        kinds += kinds_listed(player.hand) + kinds_listed(player.museum) + player.city.listed()
    return sorted(kinds)


def test_what_is_not_named_is_filled_in() -> None:
    """MD-N09: four players, two gold each, and all other cards in the deck."""
    court = Court()
    assert [court.gold(seat) for seat in range(4)] == [2] * 4
    assert everything(court) == sorted(cards_in_game(court.position.settings))
    assert len(everything(court)) == 68
    court.expect_question(0, "choose-character")


def test_cards_are_where_the_description_says() -> None:
    """MD-N09: hands, cities with gold on districts, Museum, and the deck from the top."""
    court = Court(
        players=[{"hand": "2 tavern, palace", "city": "museum, market+1", "museum": "docks", "gold": 7}, {}, {}, {}],
        deck="smithy, castle",
        turn={"as": "king"},
    )
    assert (court.hand(0), court.city(0), court.museum(0)) == ("palace, 2 tavern", "museum, market+1", "docks")
    assert (court.deck(2), court.gold(0)) == ("smithy, castle", 7)
    assert len(everything(court)) == 68


def test_the_rest_may_lie_elsewhere() -> None:
    """MD-N08: a deck that runs out, because somebody has all other cards."""
    court = Court(players=[{}, {}, {}, {}], deck="tavern", rest=3, turn={"as": "king"})
    assert court.deck() == "tavern"
    court.play("take-cards")
    assert court.hand(0) == "tavern"
    classic = Court(players=[{}, {}, {}, {}], edition="classic", rest="discard", turn={"as": "king"})
    assert classic.deck() == ""
    assert classic.position.discard.size == 65


def test_a_turn_begins_where_the_player_may_act() -> None:
    """MD-T01.1, MD-R02.1: earlier ranks have been called, later ones are still to come."""
    court = Court(
        players=[{"characters": "thief"}, {}, {"characters": "warlord"}, {}],
        turn={"seat": 1, "as": "merchant", "income-taken": True},
    )
    court.expect_question(1, "turn-action")
    assert court.acting == (1, "merchant")
    assert court.is_revealed("thief")
    assert not court.is_revealed("warlord")
    court.end_turn()
    assert court.acting == (2, "warlord")


def test_a_witch_resumes() -> None:
    """DL-X1, MD-C02.8: the Witch plays on as the Merchant."""
    court = Court(
        players=[{"city": "tavern, market", "gold": 0, "characters": "witch"}, {"characters": "merchant"}, {}, {}],
        edition="dark-lands",
        turn={"seat": 0, "as": "merchant", "part": "resumed"},
    )
    assert court.acting == (0, "merchant")
    court.play("merchant-gold", "district-income")
    assert court.gold(0) == 3


def test_calling_begins_with_a_rank() -> None:
    """MD-R02.1: the robbed Merchant is called, and the Thief gets his gold."""
    court = Court(
        players=[{"characters": "merchant", "gold": 5}, {"characters": "thief"}, {}, {}],
        robbed={"on": "merchant", "by": 1},
        call="merchant",
    )
    assert (court.gold(0), court.gold(1)) == (0, 7)
    court.expect_question(0, "turn-action")


def test_action_cards_are_in_the_game_when_one_is_named() -> None:
    """MD-O06, MD-N09: 83 cards."""
    court = Court(players=[{"hand": "director"}, {}, {}, {}], turn={"as": "king"})
    assert len(everything(court)) == 83


def test_a_ninth_character_is_in_the_game_when_it_is_named() -> None:
    """MD-O02: with four players nine characters are played with if one of them has rank 9."""
    assert len(Court(turn={"as": "artist"}).position.settings.characters) == 9
    assert len(Court(turn={"as": "king"}).position.settings.characters) == 8


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ({"players": [{}]}, "2 to 8 players"),
        ({"weather": "fine"}, "no 'weather'"),
        ({"players": [{"purse": 1}, {}]}, "no 'purse'"),
        ({"players": [{"hand": "6 tavern"}, {}, {}, {}]}, "only 5 tavern"),
        ({"players": [{"hand": "dragon"}, {}, {}, {}]}, "no card 'dragon'"),
        ({"players": [{"city": "secret-vault"}, {}, {}, {}]}, "never be in a city"),
        ({"players": [{"city": "rasputin"}, {}, {}, {}]}, "never be in a city"),
        ({"players": [{"city": "market+x"}, {}, {}, {}]}, "gold on a district"),
        ({"players": [{"museum": "tavern"}, {}, {}, {}]}, "no Museum"),
        ({"players": [{"hand": "ballroom"}, {}, {}, {}]}, "ballroom is not in the box"),
        ({"edition": "classic", "players": [{"hand": "gold-mine"}, {}, {}, {}]}, "gold-mine is not in the box"),
        ({"discard": "tavern"}, "no discard pile"),
        ({"players": [{"hand": "director"}, {}, {}, {}], "options": {"action-cards": "off"}}, "is off"),
        ({"turn": {"as": "king"}, "call": "king"}, "not with both"),
        ({"turn": {"as": "jester"}}, "no character 'jester'"),
        ({"turn": {"as": "king", "seat": 4}}, "seat of the turn"),
        ({"turn": {"as": "king"}, "murdered": "king"}, "murdered character has no turn"),
        ({"turn": {"as": "king"}, "characters": "emperor"}, "have one rank"),
        ({"players": [{"characters": "king"}, {}, {}, {}]}, "turn or a call"),
        ({"players": [{"characters": "king, thief"}, {}, {}, {}], "call": "king"}, "a player has 1"),
        ({"players": [{"characters": "king"}, {"characters": "king"}, {}, {}], "call": "king"}, "one place only"),
        ({"call": "thief", "face-up": "king"}, "never one of rank 4"),
        ({"call": "king", "warrants": {"on": "king", "by": 0}}, "3 different characters"),
        ({"call": "king", "robbed": {"on": "king"}}, "`by`"),
        ({"call": "king", "robbed": {"by": 1}}, "no character None"),
        ({"call": "king", "warrants": {"by": 1}}, "`on` names the 3 characters"),
        ({"players": [{}, {}], "characters": "emperor"}, "emperor is for 3 or more players"),
        ({"edition": "classic", "turn": {"as": "witch"}}, "witch is not in edition classic"),
    ],
)
def test_impossible_scenarios_are_refused(wanted: dict[str, object], complaint: str) -> None:
    """MD-A26, DL-O01.11: nothing is repaired silently."""
    with pytest.raises(ValueError, match=complaint):
        scenario(wanted)


def test_who_was_first_must_be_said() -> None:
    """MD-E01.9: with two complete cities the description says which was the first."""
    city = "tavern, market, docks, temple, church, prison, manor"
    wanted: dict[str, object] = {"players": [{"city": city}, {"city": city}, {}, {}], "turn": {"as": "king"}}
    with pytest.raises(ValueError, match="whose was first"):
        scenario(wanted)
    game = scenario({**wanted, "first": [1]})
    assert (game.ending, game.first) == (True, 0b10)
