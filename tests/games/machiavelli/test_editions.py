"""The boxes of the original game and of De Donkere Landen, and where their numbers differ from Deluxe."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.games.machiavelli.data.components import (
    BASIC_DISTRICTS,
    CARDS,
    CHARACTER_CARDS,
    CHARACTER_NUMBERS,
    CHARACTERS,
    FIRST_ACTION_CARD,
    FIRST_UNIQUE,
    NAMES,
    NO_TYPE,
    NUMBERS,
    TYPES,
)
from signoria.games.machiavelli.data.editions import (
    CLASSIC,
    CLASSIC_CHARACTERS,
    CLASSIC_UNIQUES,
    DARK_LANDS,
    DARK_LANDS_CHARACTERS,
    DARK_LANDS_UNIQUES,
    DELUXE,
    EDITIONS,
    copies_of,
    costs_of,
    rank_of,
    usual_city_size,
    wording_of,
)
from tests.games.machiavelli.beginning import census, characters, new_game, uniques
from tests.games.machiavelli.test_components import names
from tests.kit.marks import clause

# Type, cost, points and number of cards.
BASIC_PRINTED = [
    pytest.param("temple religious 1 1 3", marks=clause("MB-C03.1")),
    pytest.param("church religious 2 2 3", marks=clause("MB-C03.2")),
    pytest.param("monastery religious 3 3 3", marks=clause("MB-C03.3")),
    pytest.param("cathedral religious 5 5 2", marks=clause("MB-C03.4")),
    pytest.param("watchtower military 1 1 3", marks=clause("MB-C03.5")),
    pytest.param("prison military 2 2 3", marks=clause("MB-C03.6")),
    pytest.param("barracks military 3 3 3", marks=clause("MB-C03.7")),
    pytest.param("fortress military 5 5 2", marks=clause("MB-C03.8")),
    pytest.param("manor noble 3 3 5", marks=clause("MB-C03.9")),
    pytest.param("castle noble 4 4 4", marks=clause("MB-C03.10")),
    pytest.param("palace noble 5 5 3", marks=clause("MB-C03.11")),
    pytest.param("tavern trade 1 1 5", marks=clause("MB-C03.12")),
    pytest.param("market trade 2 2 4", marks=clause("MB-C03.13")),
    pytest.param("trading-post trade 2 2 3", marks=clause("MB-C03.14")),
    pytest.param("docks trade 3 3 3", marks=clause("MB-C03.15")),
    pytest.param("harbor trade 4 4 3", marks=clause("MB-C03.16")),
    pytest.param("town-hall trade 5 5 2", marks=clause("MB-C03.17")),
]
LILAC_PRINTED = [
    pytest.param("haunted-quarter unique 2 2 1", marks=clause("MB-C04.1")),
    pytest.param("keep unique 3 3 2", marks=clause("MB-C04.2")),
    pytest.param("graveyard unique 5 5 1", marks=clause("MB-C04.3")),
    pytest.param("laboratory unique 5 5 1", marks=clause("MB-C04.4")),
    pytest.param("smithy unique 5 5 1", marks=clause("MB-C04.5")),
    pytest.param("observatory unique 5 5 1", marks=clause("MB-C04.6")),
    pytest.param("library unique 6 6 1", marks=clause("MB-C04.7")),
    pytest.param("school-of-magic unique 6 6 1", marks=clause("MB-C04.8")),
    pytest.param("dragon-gate unique 6 8 1", marks=clause("MB-C04.9", "MB-G01.3")),
    pytest.param("university unique 6 8 1", marks=clause("MB-C04.10", "MB-G01.3")),
]
DARK_LANDS_PRINTED = [
    pytest.param("great-wall unique 6 6 1", marks=clause("DL-C03.1")),
    pytest.param("quarry unique 5 5 1", marks=clause("DL-C03.2")),
    pytest.param("wishing-well unique 5 5 1", marks=clause("DL-C03.3")),
    pytest.param("imperial-treasury unique 4 4 1", marks=clause("DL-C03.4")),
    pytest.param("map-room unique 5 5 1", marks=clause("DL-C03.5")),
    pytest.param("hospital unique 6 6 1", marks=clause("DL-C03.6")),
    pytest.param("poor-house unique 0 0 1", marks=clause("DL-C03.7")),
    pytest.param("lighthouse unique 3 3 1", marks=clause("DL-C03.8")),
    pytest.param("park unique 6 6 1", marks=clause("DL-C03.9")),
    pytest.param("armory unique 3 3 1", marks=clause("DL-C03.10")),
    pytest.param("ballroom unique 6 6 1", marks=clause("DL-C03.11")),
    pytest.param("factory unique 5 5 1", marks=clause("DL-C03.12", "DL-C04.2")),
    pytest.param("museum unique 4 4 1", marks=clause("DL-C03.13")),
    pytest.param("bell-tower unique 5 5 1", marks=clause("DL-C03.14")),
    pytest.param("throne-room unique 6 6 1", marks=clause("DL-C03.15")),
]
# Rank and the type of district that pays.
CLASSIC_CAST = [
    pytest.param("assassin 1 -", marks=clause("MB-C02.1")),
    pytest.param("thief 2 -", marks=clause("MB-C02.2")),
    pytest.param("magician 3 -", marks=clause("MB-C02.3")),
    pytest.param("king 4 noble", marks=clause("MB-C02.4")),
    pytest.param("bishop 5 religious", marks=clause("MB-C02.5")),
    pytest.param("merchant 6 trade", marks=clause("MB-C02.6")),
    pytest.param("architect 7 -", marks=clause("MB-C02.7")),
    pytest.param("warlord 8 military", marks=clause("MB-C02.8")),
]
DARK_LANDS_CAST = [
    pytest.param("witch 1 -", marks=clause("DL-C02.1")),
    pytest.param("tax-collector 2 -", marks=clause("DL-C02.2")),
    pytest.param("wizard 3 -", marks=clause("DL-C02.3")),
    pytest.param("emperor 4 noble", marks=clause("DL-C02.4")),
    pytest.param("abbot 5 religious", marks=clause("DL-C02.5")),
    pytest.param("alchemist 6 -", marks=clause("DL-C02.6")),
    pytest.param("navigator 7 -", marks=clause("DL-C02.7")),
    pytest.param("diplomat 8 military", marks=clause("DL-C02.8")),
    pytest.param("artist 9 -", marks=clause("DL-C02.9")),
    pytest.param("queen 9 -", marks=clause("DL-C02.10")),
]


def printed(name: str, edition: str) -> str:
    """Give a row of the tables above as the engine has it."""
    kind = NUMBERS[name]
    cost = int(costs_of(edition)[kind])
    card = CARDS[kind]
    return f"{name} {TYPES[card.type]} {cost} {cost + card.silver} {copies_of(kind, edition)}"


def cast_printed(name: str, edition: str) -> str:
    """Give a row of the tables of characters as the engine has it."""
    number = CHARACTER_NUMBERS[name]
    income = CHARACTER_CARDS[number].income
    return f"{name} {rank_of(number, edition)} {'-' if income == NO_TYPE else TYPES[income]}"


def total_cost(table: list[Any]) -> int:
    """Add up the costs of all cards of a table, as the engine has them."""
    costs = costs_of(DARK_LANDS)
    return sum(int(costs[NUMBERS[name]]) * copies_of(NUMBERS[name], DARK_LANDS) for name in names(table))


# --- The original game ---


@pytest.mark.parametrize("edition", [CLASSIC, DARK_LANDS])
@pytest.mark.parametrize("row", CLASSIC_CAST)
def test_a_character_of_the_original_game(row: str, edition: str) -> None:
    """Rank and colour income."""
    assert cast_printed(row.split(maxsplit=1)[0], edition) == row


def test_the_original_game_has_eight_characters() -> None:
    """MB-C02, MB-C01.1: one of each rank."""
    assert names(CLASSIC_CAST) == CLASSIC_CHARACTERS
    assert characters(new_game(5, edition=CLASSIC)) == CLASSIC_CHARACTERS
    assert [rank_of(CHARACTER_NUMBERS[name], CLASSIC) for name in CLASSIC_CHARACTERS] == list(range(1, 9))


@pytest.mark.parametrize("edition", [CLASSIC, DARK_LANDS])
@pytest.mark.parametrize("row", BASIC_PRINTED)
def test_a_basic_district_of_the_original_game(row: str, edition: str) -> None:
    """Type, cost, value and copies."""
    assert printed(row.split(maxsplit=1)[0], edition) == row


@pytest.mark.parametrize("edition", [CLASSIC, DARK_LANDS])
@pytest.mark.parametrize("row", LILAC_PRINTED)
def test_a_lilac_district_of_the_original_game(row: str, edition: str) -> None:
    """MB-G01.2: two Keeps, and two districts that are worth 8 for 6."""
    assert printed(row.split(maxsplit=1)[0], edition) == row


def test_the_original_deck_has_65_cards() -> None:
    """MB-C03, MB-C04, MB-C01.2, MB-C05.1: 11 religious, 11 military, 12 noble, 20 trade and 11 lilac."""
    game = new_game(4, edition=CLASSIC)
    of_type: Counter[str] = Counter()
    for name, number in census(game).items():
        of_type[TYPES[CARDS[NUMBERS[name]].type]] += number
    assert of_type == {"religious": 11, "military": 11, "noble": 12, "trade": 20, "unique": 11}
    assert census(game).total() == 65
    assert sorted(CLASSIC_UNIQUES) == sorted(names(LILAC_PRINTED))


def test_the_costs_of_the_original_game_add_up() -> None:
    """MB-C05.2: 152 for the basic cards, 52 for the lilac ones."""
    of_type: Counter[str] = Counter()
    for card in BASIC_DISTRICTS:
        of_type[TYPES[card.type]] += card.cost * card.copies
    assert of_type == {"religious": 28, "military": 28, "noble": 46, "trade": 50}
    assert (total_cost(BASIC_PRINTED), total_cost(LILAC_PRINTED)) == (152, 52)


def test_there_is_no_great_wall_in_the_original_game() -> None:
    """MB-C01.5: it comes with De Donkere Landen."""
    assert "great-wall" not in census(new_game(2, edition=CLASSIC))
    assert "great-wall" in DARK_LANDS_UNIQUES


def test_editions_choose_the_numbers_of_shared_ids() -> None:
    """MB-C01.6, MB-C05.5: another rank, another cost, other copies under the same id."""
    assert [rank_of(CHARACTER_NUMBERS["tax-collector"], edition) for edition in EDITIONS] == [9, 2, 2]
    assert [copies_of(NUMBERS["keep"], edition) for edition in EDITIONS] == [1, 2, 2]
    assert [costs_of(edition)[NUMBERS["observatory"]] for edition in EDITIONS] == [4, 5, 5]
    others = [CHARACTERS.index(name) for name in CHARACTERS if name != "tax-collector"]
    assert all(rank_of(number, DELUXE) == rank_of(number, DARK_LANDS) for number in others)


@pytest.mark.parametrize("players", range(2, 8))
def test_eight_districts_end_the_original_game(players: int) -> None:
    """MB-G01.5: for every number of players, and with De Donkere Landen."""
    assert (usual_city_size(CLASSIC, players), usual_city_size(DARK_LANDS, players)) == (8, 8)
    assert new_game(players, edition=CLASSIC).complete_size() == 8


def test_a_city_is_complete_with_eight_districts() -> None:
    """MB-G01.6, MB-G01.7: two cards of one kind are two districts."""
    game = new_game(4, edition=CLASSIC)
    for _ in range(7):
        game.add_district(2, NUMBERS["tavern"], 0)
    assert (game.count(2), game.is_complete(2)) == (7, False)
    game.add_district(2, NUMBERS["tavern"], 0)
    assert (game.count(2), game.is_complete(2)) == (8, True)


def test_a_beautified_district_costs_one_more() -> None:
    """MB-G01.2, MB-G01.8: and is another district than its equal without gold; other equals are interchangeable."""
    game = new_game(4, edition=CLASSIC)
    for gold in (0, 1, 0):
        game.add_district(1, NUMBERS["market"], gold)
    player = game.players[1]
    assert [game.cost_at(1, place) for place in range(3)] == [2, 3, 2]
    spots = [int(player.spot(place)) for place in range(3)]
    assert spots[2] == -1
    assert spots[1] == spots[0] + 1


# --- De Donkere Landen ---


@pytest.mark.parametrize("row", DARK_LANDS_CAST)
def test_a_character_of_the_dark_lands(row: str) -> None:
    """Rank and colour income."""
    assert cast_printed(row.split(maxsplit=1)[0], DARK_LANDS) == row


def test_the_dark_lands_have_eighteen_characters() -> None:
    """DL-C02, DL-C01.1, DL-C01.2: ten new ones and the eight of the original game, two of each rank."""
    new = names(DARK_LANDS_CAST)
    assert set(DARK_LANDS_CHARACTERS) == {*CLASSIC_CHARACTERS, *new}
    assert len(DARK_LANDS_CHARACTERS) == 18
    pairs: dict[int, set[str]] = {}
    for name in DARK_LANDS_CHARACTERS:
        pairs.setdefault(rank_of(CHARACTER_NUMBERS[name], DARK_LANDS), set()).add(name)
    assert pairs == {
        1: {"assassin", "witch"},
        2: {"thief", "tax-collector"},
        3: {"magician", "wizard"},
        4: {"king", "emperor"},
        5: {"bishop", "abbot"},
        6: {"merchant", "alchemist"},
        7: {"architect", "navigator"},
        8: {"warlord", "diplomat"},
        9: {"artist", "queen"},
    }


@pytest.mark.parametrize("row", DARK_LANDS_PRINTED)
def test_a_district_of_the_dark_lands(row: str) -> None:
    """Cost, value and one copy."""
    assert printed(row.split(maxsplit=1)[0], DARK_LANDS) == row


def test_the_fifteen_districts_of_the_dark_lands() -> None:
    """DL-C03, DL-C01.1, DL-C04.1: 69 gold together, 74 with a Poor House for 5."""
    assert names(DARK_LANDS_PRINTED) == DARK_LANDS_UNIQUES
    assert total_cost(DARK_LANDS_PRINTED) == 69
    mended = costs_of(DARK_LANDS, mended_poor_house=True)
    assert sum(mended[NUMBERS[name]] for name in DARK_LANDS_UNIQUES) == 74


def test_the_wooden_king_is_the_crown() -> None:
    """DL-C01.3, MB-C01.3: there is one figure, and one player has it."""
    game = new_game(5, edition=DARK_LANDS, first_king="chosen", first_king_seat=3)
    assert game.crown == 3
    game.move_crown(1, "king")
    assert game.crown == 1


def test_the_classic_boxes_share_their_wording() -> None:
    """DL-S01.3: De Donkere Landen is played as the original game; Deluxe is not."""
    assert wording_of(CLASSIC) is wording_of(DARK_LANDS)
    assert wording_of(CLASSIC).discard_pile
    assert not wording_of(DELUXE).discard_pile


def test_classic_decks_hold_no_cards_of_other_boxes() -> None:
    """DL-S01.1: neither action cards nor districts of De Donkere Figuren."""
    foreign = {card.name for card in CARDS if card.box == "dark-figures"} | set(NAMES[FIRST_ACTION_CARD:])
    game = new_game(6, edition=DARK_LANDS, dl_districts="all", dl_replace_lilac="no")
    assert len(uniques(game)) == 26
    assert not foreign & set(census(game))
    assert set(NAMES[:FIRST_UNIQUE]) <= set(census(game))
