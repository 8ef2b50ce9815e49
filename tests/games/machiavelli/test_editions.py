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
from tests.kit.marks import cited

# Type, cost, points and number of cards.
BASIC_PRINTED = cited("""
    MB-C03.1 temple religious 1 1 3
    MB-C03.2 church religious 2 2 3
    MB-C03.3 monastery religious 3 3 3
    MB-C03.4 cathedral religious 5 5 2
    MB-C03.5 watchtower military 1 1 3
    MB-C03.6 prison military 2 2 3
    MB-C03.7 barracks military 3 3 3
    MB-C03.8 fortress military 5 5 2
    MB-C03.9 manor noble 3 3 5
    MB-C03.10 castle noble 4 4 4
    MB-C03.11 palace noble 5 5 3
    MB-C03.12 tavern trade 1 1 5
    MB-C03.13 market trade 2 2 4
    MB-C03.14 trading-post trade 2 2 3
    MB-C03.15 docks trade 3 3 3
    MB-C03.16 harbor trade 4 4 3
    MB-C03.17 town-hall trade 5 5 2
""")
LILAC_PRINTED = cited("""
    MB-C04.1 haunted-quarter unique 2 2 1
    MB-C04.2 keep unique 3 3 2
    MB-C04.3 graveyard unique 5 5 1
    MB-C04.4 laboratory unique 5 5 1
    MB-C04.5 smithy unique 5 5 1
    MB-C04.6 observatory unique 5 5 1
    MB-C04.7 library unique 6 6 1
    MB-C04.8 school-of-magic unique 6 6 1
    MB-C04.9 MB-G01.3 dragon-gate unique 6 8 1
    MB-C04.10 MB-G01.3 university unique 6 8 1
""")
DARK_LANDS_PRINTED = cited("""
    DL-C03.1 great-wall unique 6 6 1
    DL-C03.2 quarry unique 5 5 1
    DL-C03.3 wishing-well unique 5 5 1
    DL-C03.4 imperial-treasury unique 4 4 1
    DL-C03.5 map-room unique 5 5 1
    DL-C03.6 hospital unique 6 6 1
    DL-C03.7 poor-house unique 0 0 1
    DL-C03.8 lighthouse unique 3 3 1
    DL-C03.9 park unique 6 6 1
    DL-C03.10 armory unique 3 3 1
    DL-C03.11 ballroom unique 6 6 1
    DL-C03.12 DL-C04.2 factory unique 5 5 1
    DL-C03.13 museum unique 4 4 1
    DL-C03.14 bell-tower unique 5 5 1
    DL-C03.15 throne-room unique 6 6 1
""")
# Rank and the type of district that pays.
CLASSIC_CAST = cited("""
    MB-C02.1 assassin 1 -
    MB-C02.2 thief 2 -
    MB-C02.3 magician 3 -
    MB-C02.4 king 4 noble
    MB-C02.5 bishop 5 religious
    MB-C02.6 merchant 6 trade
    MB-C02.7 architect 7 -
    MB-C02.8 warlord 8 military
""")
DARK_LANDS_CAST = cited("""
    DL-C02.1 witch 1 -
    DL-C02.2 tax-collector 2 -
    DL-C02.3 wizard 3 -
    DL-C02.4 emperor 4 noble
    DL-C02.5 abbot 5 religious
    DL-C02.6 alchemist 6 -
    DL-C02.7 navigator 7 -
    DL-C02.8 diplomat 8 military
    DL-C02.9 artist 9 -
    DL-C02.10 queen 9 -
""")


def printed(name: str, edition: str) -> tuple[str, ...]:
    """Give what the tables above have of a district as the engine has it."""
    kind = NUMBERS[name]
    cost = int(costs_of(edition)[kind])
    card = CARDS[kind]
    return TYPES[card.type], str(cost), str(cost + card.silver), str(copies_of(kind, edition))


def cast_printed(name: str, edition: str) -> tuple[str, ...]:
    """Give what the tables above have of a character as the engine has it."""
    number = CHARACTER_NUMBERS[name]
    income = CHARACTER_CARDS[number].income
    return str(rank_of(number, edition)), "-" if income == NO_TYPE else TYPES[income]


def total_cost(table: list[Any]) -> int:
    """Add up the costs of all cards of a table, as the engine has them."""
    costs = costs_of(DARK_LANDS)
    return sum(int(costs[NUMBERS[name]]) * copies_of(NUMBERS[name], DARK_LANDS) for name in names(table))


# --- The original game ---


@pytest.mark.parametrize("edition", [CLASSIC, DARK_LANDS])
@pytest.mark.parametrize(("name", "rank", "income"), CLASSIC_CAST)
def test_a_character_of_the_original_game(name: str, rank: str, income: str, edition: str) -> None:
    """Rank and colour income."""
    assert cast_printed(name, edition) == (rank, income)


def test_the_original_game_has_eight_characters() -> None:
    """MB-C02, MB-C01.1: one of each rank."""
    assert names(CLASSIC_CAST) == CLASSIC_CHARACTERS
    assert characters(new_game(5, edition=CLASSIC)) == CLASSIC_CHARACTERS
    assert [rank_of(CHARACTER_NUMBERS[name], CLASSIC) for name in CLASSIC_CHARACTERS] == list(range(1, 9))


@pytest.mark.parametrize("edition", [CLASSIC, DARK_LANDS])
@pytest.mark.parametrize(("name", "type_", "cost", "value", "copies"), [*BASIC_PRINTED, *LILAC_PRINTED])
def test_a_district_of_the_original_game(
    name: str, type_: str, cost: str, value: str, copies: str, edition: str
) -> None:
    """Type, cost, value and copies; MB-G01.2: two Keeps, and two districts that are worth 8 for 6."""
    assert printed(name, edition) == (type_, cost, value, copies)


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


@pytest.mark.parametrize(("name", "rank", "income"), DARK_LANDS_CAST)
def test_a_character_of_the_dark_lands(name: str, rank: str, income: str) -> None:
    """Rank and colour income."""
    assert cast_printed(name, DARK_LANDS) == (rank, income)


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


@pytest.mark.parametrize(("name", "type_", "cost", "value", "copies"), DARK_LANDS_PRINTED)
def test_a_district_of_the_dark_lands(name: str, type_: str, cost: str, value: str, copies: str) -> None:
    """Cost, value and one copy."""
    assert printed(name, DARK_LANDS) == (type_, cost, value, copies)


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
