"""Setting up: the deck, the opening hands, the gold and the crown."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from signoria.games.machiavelli.data.components import ACTION_CARDS, CARDS, FIRST_ACTION_CARD, NUMBERS
from signoria.games.machiavelli.state.cards import known_to
from tests.games.machiavelli.beginning import (
    asked_now,
    cards_in,
    census,
    choose_all,
    dealt,
    face_down,
    face_up,
    idle_round,
    kinds_of,
    new_game,
    stack,
    told,
)

SEATS = pytest.mark.parametrize("seats", range(2, 9))
ACTION_CARD_NAMES = {card.name for card in ACTION_CARDS}
EDITIONS = ["deluxe", "classic", "dark-lands"]


# --- The deck ---


@SEATS
def test_the_deck_of_deluxe(seats: int) -> None:
    """MD-S02, MD-S03, MD-S04, MD-N09: 54 basic districts and 14 uniques, less four cards a player."""
    game = new_game(seats)
    assert game.deck.size == 68 - 4 * seats
    assert census(game).total() == 68
    assert [player.hand.size for player in game.players] == [4] * seats


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
def test_the_deck_of_the_original_cards(seats: int) -> None:
    """MD-S04, MD-S05, MD-N09: 65 cards, or 80 with action cards."""
    assert new_game(seats, preset="original").deck.size == 65 - 4 * seats
    assert new_game(seats, preset="original", action_cards="on").deck.size == 80 - 4 * seats


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_deck_of_the_original_game(seats: int) -> None:
    """MB-S01, MB-S01.3, MB-S01.7, MB-C05.4: 65 cards, less four a player."""
    game = new_game(seats, edition="classic")
    assert game.deck.size == {2: 57, 3: 53, 4: 49, 5: 45, 6: 41, 7: 37}[seats]
    assert [player.hand.size for player in game.players] == [4] * seats
    assert census(game).total() == 65


@SEATS
def test_action_cards_come_in_after_the_deal(seats: int) -> None:
    """MD-S05, MD-O07, MD-O06, MD-M00: no opening hand has one, and all 15 lie in the deck."""
    game = new_game(seats, action_cards="on")
    assert game.deck.size == 83 - 4 * seats
    in_deck = Counter(cards_in(game.deck))
    assert {name: in_deck[name] for name in ACTION_CARD_NAMES} == {card.name: card.copies for card in ACTION_CARDS}


def test_action_cards_lie_anywhere_in_the_deck() -> None:
    """MD-S05: they are shuffled in, not put on top."""
    places: set[int] = set()
    for seed in range(40):
        deck = cards_in(new_game(4, seed, action_cards="on").deck)
        places |= {place for place, name in enumerate(deck) if name in ACTION_CARD_NAMES}
    assert places == set(range(67))


def test_action_cards_can_be_in_opening_hands() -> None:
    """MD-S06, MD-S05, MD-O07: if the table wants it so; four cards of any kind."""
    hands: Counter[str] = Counter()
    for seed in range(30):
        game = new_game(4, seed, action_cards="on", action_cards_in_opening_hand="yes")
        assert game.deck.size == 83 - 16
        assert [player.hand.size for player in game.players] == [4] * 4
        for player in game.players:
            hands.update(cards_in(player.hand))
    assert set(hands) >= ACTION_CARD_NAMES
    assert any(NUMBERS[name] < FIRST_ACTION_CARD for name in hands)


def test_without_the_variant_there_are_no_action_cards() -> None:
    """MD-O06, MD-O07: also where they would be in opening hands."""
    assert not ACTION_CARD_NAMES & set(census(new_game(4, action_cards_in_opening_hand="yes")))


@pytest.mark.parametrize("edition", EDITIONS)
def test_districts_are_shuffled(edition: str) -> None:
    """MD-S02, MD-N01, MB-S01.2, MB-Z01.1: another seed gives another deck, the same seed the same."""
    first, again, other = (dealt(new_game(4, seed, edition=edition)) for seed in (1, 1, 2))
    assert first == again
    assert kinds_of(first[0]) != kinds_of(other[0])


def test_every_card_can_be_in_an_opening_hand() -> None:
    """MD-S02, MD-S03: uniques as well as basic districts."""
    hands = {name for seed in range(80) for player in new_game(5, seed).players for name in cards_in(player.hand)}
    assert hands == set(census(new_game(5)))


# --- Players ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5, 7])
def test_everybody_starts_with_two_gold(edition: str, seats: int) -> None:
    """MD-S07, MB-S01.4, DL-S01.1: and nothing in the city."""
    game = new_game(seats, edition=edition)
    assert [player.gold for player in game.players] == [2] * seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_else_starts_empty(edition: str) -> None:
    """MD-S09, MB-S01.6: cities, museums, tax, wagons, markers and the discard pile."""
    game = new_game(6, edition=edition)
    for player in game.players:
        assert (player.city.size, player.museum.size, player.wagons, player.wagon_gold) == (0, 0, 0, 0)
    assert (game.discard.size, game.site.size, game.tax, game.marks.size) == (0, 0, 0, 0)
    assert (game.intrigue.warrants, game.intrigue.threats, game.intrigue.murdered) == (0, 0, -1)
    assert (game.lowered, game.ending, game.first) == (False, False, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_hands_are_known_to_their_owners_alone(edition: str) -> None:
    """MD-S03, MB-S01.3: face down; nobody knows a card of the deck."""
    game = new_game(4, edition=edition)
    for seat, player in enumerate(game.players):
        assert {known_to(card) for card in player.hand.listed()} == {1 << seat}
    assert {known_to(card) for card in game.deck.listed()} == {0}


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_is_told_the_own_opening_hand(edition: str) -> None:
    """MD-S03, MB-S01.3: others learn the number of cards only."""
    game = new_game(3, edition=edition)
    for seat, player in enumerate(game.players):
        hand = sorted(cards_in(player.hand), key=lambda name: NUMBERS[name])
        drawn = told(game, "cards-drawn", seat)
        assert drawn[seat] == {"seat": seat, "number": 4, "cause": "opening-hand", "cards": hand, "secret": True}
        assert all("cards" not in event for event in drawn if event["seat"] != seat)
    assert all("cards" not in event for event in told(game, "cards-drawn"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_starting_cards_are_not_exchanged(edition: str) -> None:
    """MB-S01.8, MD-S10: the first question is about characters."""
    game = new_game(4, edition=edition)
    assert (game.question, game.asked, game.round) == ("choose-character", game.crown, 1)
    assert all(option.startswith("choose ") for option in asked_now(game).options)


# --- The crown ---


@SEATS
def test_the_first_crown_is_drawn_by_lot(seats: int) -> None:
    """MD-S08, MD-N01, MD-S10: every seat about equally often; its holder chooses first."""
    found: Counter[int] = Counter()
    for seed in range(40 * seats):
        game = new_game(seats, seed)
        assert game.crown == game.asked == game.settings.first_holder == game.starter()
        found[int(game.crown)] += 1
    assert set(found) == set(range(seats))
    assert all(15 < number < 75 for number in found.values())


# --- Seats, gold and cards ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_seats_are_in_a_circle(edition: str) -> None:
    """MD-A18, MB-G01.1: left is the next seat; after the last comes the first."""
    game = new_game(4, edition=edition)
    assert [game.left_of(2, distance) for distance in range(4)] == [2, 3, 0, 1]
    assert [game.neighbours(0, seat) for seat in range(4)] == [False, True, False, True]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bank_has_gold_without_end(edition: str) -> None:
    """MD-A14, MB-G01.9, MB-C01.4, MD-A07: the pieces in the box are no limit."""
    game = new_game(4, edition=edition)
    game.gain(1, 1000)
    assert game.players[1].gold == 1002


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_limit_to_the_hand(edition: str) -> None:
    """MD-A15, MB-G01.10: one player may hold the whole deck."""
    game = new_game(2, edition=edition)
    size = game.deck.size
    assert game.draw(0, size, "test") == size
    assert game.players[0].hand.size == size + 4


def test_cards_are_drawn_from_the_top() -> None:
    """MD-A08: one by one."""
    game = new_game(4)
    top = cards_in(game.deck)[-2:]
    before = Counter(cards_in(game.players[3].hand))
    game.draw(3, 2, "test")
    assert Counter(cards_in(game.players[3].hand)) - before == Counter(top)


def test_discards_go_under_the_deck() -> None:
    """MD-A09: there is no discard pile in Deluxe."""
    game = new_game(4)
    name = cards_in(game.players[0].hand)[0]
    game.discard_from_hand(0, NUMBERS[name])
    assert cards_in(game.deck)[0] == name
    assert game.discard.size == 0


def test_paying_goes_to_the_bank() -> None:
    """MD-A06, MD-A16: and nobody pays what he does not have."""
    game = new_game(4)
    game.pay(2, 2)
    assert [player.gold for player in game.players] == [2, 2, 0, 2]
    with pytest.raises(AssertionError):
        game.pay(2, 1)


def test_the_cost_counts_the_gold_on_a_district() -> None:
    """MD-A11, MD-A12: and no silver."""
    game = new_game(4)
    game.add_district(0, NUMBERS["dragon-gate"], 1)
    assert game.cost_at(0, 0) == CARDS[NUMBERS["dragon-gate"]].cost + 1 == 7


@pytest.mark.parametrize("seats", [2, 3])
def test_two_characters_share_what_a_player_has(seats: int) -> None:
    """MB-G01.11: one supply, one hand, one city; both turns bring their gold to the same place."""
    game = new_game(seats, edition="classic")
    choose_all(game)
    idle_round(game)
    assert len(told(game, "income-gold")) == 2 * seats
    taken = sum(cast("int", event["gold"]) for event in told(game, "income-gold"))
    bonus = sum(cast("int", event["gold"]) for event in told(game, "bonus"))
    assert sum(player.gold for player in game.players) == 2 * seats + taken + bonus
    assert [player.gold >= 2 + 2 * 2 for player in game.players] == [True] * seats


def test_the_eight_characters_form_a_pile() -> None:
    """MB-S01.1: of which two lie face up and one face down among four players."""
    game = new_game(4, edition="classic")
    assert sorted(face_up(game) + face_down(game) + stack(game)) == list(range(1, 9))


# --- An example ---


def test_the_first_game_of_six_players() -> None:
    """MD-X06: eight tokens, 24 cards dealt, 44 in the deck, two gold each, nothing face up, one card face down."""
    game = new_game(6)
    assert len(game.settings.characters) == 8
    assert (census(game).total(), game.deck.size) == (68, 44)
    assert [player.gold for player in game.players] == [2] * 6
    assert told(game, "characters-face-up") == [{"characters": [], "face_down": 1}]
    assert [len(asked.options) for asked in choose_all(game)] == [7, 6, 5, 4, 3, 2]
    assert len(told(game, "character-put-down")) == 1
