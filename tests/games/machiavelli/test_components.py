"""The components of the Deluxe box: characters, districts and action cards as printed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.games.machiavelli.data.actions import CATALOGUE
from signoria.games.machiavelli.data.components import (
    ACTION_CARDS,
    BASIC_DISTRICTS,
    CARDS,
    CHARACTER_CARDS,
    CHARACTER_NUMBERS,
    CHARACTERS,
    DELUXE_UNIQUES,
    FIRST_ACTION_CARD,
    FIRST_UNIQUE,
    KINDS,
    NAMES,
    NO_TYPE,
    NUMBERS,
    TYPES,
    UNIQUE_DISTRICTS,
    is_unique,
)
from signoria.games.machiavelli.rules.roster import RULES
from tests.games.machiavelli.beginning import census, characters, choose_all, new_game
from tests.kit.marks import cited

# Rank, box, building limit and the type of district that pays, as printed.
CHARACTERS_PRINTED = cited("""
    MD-M01.01 assassin 1 base 1 -
    MD-M01.02 witch 1 dark-lands - -
    MD-M01.03 magistrate 1 dark-figures 1 -
    MD-M01.04 thief 2 base 1 -
    MD-M01.05 spy 2 dark-figures 1 -
    MD-M01.06 blackmailer 2 dark-figures 1 -
    MD-M01.07 magician 3 base 1 -
    MD-M01.08 wizard 3 dark-lands 1 -
    MD-M01.09 seer 3 dark-figures 2 -
    MD-M01.10 king 4 base 1 noble
    MD-M01.11 emperor 4 dark-lands 1 noble
    MD-M01.12 patrician 4 dark-figures 1 noble
    MD-M01.13 bishop 5 base 1 religious
    MD-M01.14 abbot 5 dark-lands 1 religious
    MD-M01.15 cardinal 5 dark-figures 1 religious
    MD-M01.16 merchant 6 base 1 trade
    MD-M01.17 alchemist 6 dark-lands 1 -
    MD-M01.18 trader 6 dark-figures 1 trade
    MD-M01.19 architect 7 base 3 -
    MD-M01.20 navigator 7 dark-lands 0 -
    MD-M01.21 scholar 7 dark-figures 2 -
    MD-M01.22 warlord 8 base 1 military
    MD-M01.23 diplomat 8 dark-lands 1 military
    MD-M01.24 marshal 8 dark-figures 1 military
    MD-M01.25 queen 9 dark-lands 1 -
    MD-M01.26 artist 9 dark-lands 1 -
    MD-M01.27 tax-collector 9 dark-figures 1 -
""")
# Type, cost and number of cards.
BASIC_PRINTED = cited("""
    MD-M02.01 temple religious 1 3
    MD-M02.02 church religious 2 3
    MD-M02.03 monastery religious 3 3
    MD-M02.04 cathedral religious 5 2
    MD-M02.05 watchtower military 1 3
    MD-M02.06 prison military 2 3
    MD-M02.07 barracks military 3 3
    MD-M02.08 fortress military 5 2
    MD-M02.09 manor noble 3 5
    MD-M02.10 castle noble 4 4
    MD-M02.11 palace noble 5 3
    MD-M02.12 tavern trade 1 5
    MD-M02.13 market trade 2 4
    MD-M02.14 trading-post trade 2 3
    MD-M02.15 docks trade 3 3
    MD-M02.16 harbor trade 4 3
    MD-M02.17 town-hall trade 5 2
""")
# Box, cost and silver coins.
UNIQUES_PRINTED = cited("""
    MD-M03.01 poor-house dark-lands 4 0
    MD-M03.02 basilica dark-figures 4 0
    MD-M03.03 library base 6 0
    MD-M03.04 capitol dark-figures 5 0
    MD-M03.05 keep base 3 0
    MD-M03.06 dragon-gate base 6 2
    MD-M03.07 factory dark-lands 5 0
    MD-M03.08 secret-vault dark-figures 0 3
    MD-M03.09 thieves-den dark-figures 6 0
    MD-M03.10 gold-mine dark-figures 6 0
    MD-M03.11 great-wall base 6 0
    MD-M03.12 ivory-tower dark-figures 5 0
    MD-M03.13 map-room dark-lands 5 0
    MD-M03.14 laboratory base 5 0
    MD-M03.15 monument dark-figures 4 0
    MD-M03.16 museum dark-lands 4 0
    MD-M03.17 park dark-lands 6 0
    MD-M03.18 imperial-treasury dark-lands 5 0
    MD-M03.19 school-of-magic base 6 0
    MD-M03.20 smithy base 5 0
    MD-M03.21 haunted-quarter base 2 0
    MD-M03.22 necropolis dark-figures 5 0
    MD-M03.23 stables dark-figures 2 0
    MD-M03.24 statue dark-figures 3 0
    MD-M03.25 quarry dark-lands 5 0
    MD-M03.26 framework dark-figures 3 0
    MD-M03.27 observatory base 4 0
    MD-M03.28 theater dark-figures 6 0
    MD-M03.29 armory dark-lands 3 0
    MD-M03.30 wishing-well dark-lands 5 0
    MD-M03.31 MD-M03.37 graveyard base 5 0
    MD-M03.32 MD-M03.37 bell-tower dark-lands 5 0
    MD-M03.33 MD-M03.37 throne-room dark-lands 6 0
    MD-M03.34 MD-M03.37 university base 6 2
    MD-M03.35 MD-M03.37 lighthouse dark-lands 3 0
    MD-M03.36 MD-M03.37 hospital dark-lands 6 0
""")


def names(table: list[Any]) -> list[str]:
    """Give what a table is about: the first word of each row."""
    return [str(row.values[0]) for row in table]


def type_name(type_: int) -> str:
    return "-" if type_ == NO_TYPE else TYPES[type_]


# --- Characters ---


@pytest.mark.parametrize(("name", "rank", "box", "limit", "income"), CHARACTERS_PRINTED)
def test_a_character_is_as_printed(name: str, rank: str, box: str, limit: str, income: str) -> None:
    """Rank, box, building limit and district income."""
    card = CHARACTER_CARDS[CHARACTER_NUMBERS[name]]
    assert (card.name, card.rank, card.box, type_name(card.income)) == (name, int(rank), box, income)
    rule = RULES.characters[CHARACTER_NUMBERS[name]]
    assert type_name(int(rule.income)) == income
    # A Witch builds as whomever she has bewitched.
    assert limit in {"-", str(int(rule.limit()) if rule.may_build() else 0)}
    assert (limit == "-") == (name == "witch")


def test_there_are_27_characters_three_of_each_rank() -> None:
    """MD-M00: and nobody else."""
    assert names(CHARACTERS_PRINTED) == CHARACTERS
    assert Counter(card.rank for card in CHARACTER_CARDS) == dict.fromkeys(range(1, 10), 3)
    assert len(RULES.characters) == 27


def test_the_boxes_of_characters_are_those_of_the_table() -> None:
    """MD-M01.28: whatever symbol a list prints beside a card."""
    boxes = Counter(card.box for card in CHARACTER_CARDS)
    assert boxes == {"base": 8, "dark-lands": 9, "dark-figures": 10}


# --- Districts ---


@pytest.mark.parametrize(("name", "type_", "cost", "copies"), BASIC_PRINTED)
def test_a_basic_district_is_as_printed(name: str, type_: str, cost: str, copies: str) -> None:
    """Type, cost and number of cards."""
    card = CARDS[NUMBERS[name]]
    assert (TYPES[card.type], card.cost, card.copies, card.silver) == (type_, int(cost), int(copies), 0)


def test_basic_districts_are_54_cards() -> None:
    """MD-M00, MD-M02.18: 11 religious, 11 military, 12 noble and 20 trade."""
    assert names(BASIC_PRINTED) == NAMES[:FIRST_UNIQUE]
    of_type: Counter[str] = Counter()
    for card in BASIC_DISTRICTS:
        of_type[TYPES[card.type]] += card.copies
    assert of_type == {"religious": 11, "military": 11, "noble": 12, "trade": 20}
    assert of_type.total() == 54


@pytest.mark.parametrize(("name", "box", "cost", "silver"), UNIQUES_PRINTED)
def test_a_unique_district_is_as_printed(name: str, box: str, cost: str, silver: str) -> None:
    """Box, cost and silver; one card each."""
    card = CARDS[NUMBERS[name]]
    assert (card.box, card.cost, card.silver) == (box, int(cost), int(silver))
    assert (TYPES[card.type], card.copies) == ("unique", 1)


def test_there_are_36_unique_districts() -> None:
    """MD-M00, MD-M03.38: 11, 13 and 12 of the three boxes; the Ballroom is in no box of this edition."""
    assert names(UNIQUES_PRINTED) == DELUXE_UNIQUES
    boxes = Counter(card.box for card in UNIQUE_DISTRICTS if card.name in DELUXE_UNIQUES)
    assert boxes == {"base": 11, "dark-lands": 13, "dark-figures": 12}


def test_silver_is_no_part_of_the_cost() -> None:
    """MD-A12: it is kept apart, and only three districts have any."""
    settings = new_game().settings
    silver = {NAMES[kind]: settings.silver[kind] for kind in range(KINDS) if settings.silver[kind]}
    assert silver == {"dragon-gate": 2, "university": 2, "secret-vault": 3}
    assert [settings.costs[NUMBERS[name]] for name in ("dragon-gate", "university")] == [6, 6]


def test_every_district_has_one_of_five_types() -> None:
    """MD-A19: and a Circus Tent has none."""
    assert TYPES == ["religious", "military", "noble", "trade", "unique"]
    assert {card.type for card in CARDS[:FIRST_ACTION_CARD]} == set(range(5))
    assert {card.type for card in ACTION_CARDS} == {NO_TYPE}


# --- Action cards and the rest ---


@pytest.mark.parametrize(
    ("name", "copies"),
    cited("""
        MD-M04.1 acrobat 1
        MD-M04.2 circus-tent 3
        MD-M04.3 director 2
        MD-M04.4 ticket-wagon 3
        MD-M04.5 human-cannonball 2
        MD-M04.6 rasputin 2
        MD-M04.7 fortune-teller 2
    """),
)
def test_an_action_card_is_as_printed(name: str, copies: str) -> None:
    """MD-M04.8: no cost, no type, no coins."""
    card = CARDS[NUMBERS[name]]
    assert card.copies == int(copies)
    assert (card.cost, card.type, card.silver) == (0, NO_TYPE, 0)


def test_there_are_15_action_cards() -> None:
    """MD-M00: of seven kinds."""
    assert (len(ACTION_CARDS), sum(card.copies for card in ACTION_CARDS)) == (7, 15)
    assert NAMES[FIRST_ACTION_CARD:] == [card.name for card in ACTION_CARDS]


def test_kinds_are_told_apart_by_their_numbers() -> None:
    """Basic districts first, then unique ones, then action cards; every kind has one name."""
    assert len(set(NAMES)) == len(CARDS) == KINDS
    assert [is_unique(kind) for kind in (16, 17, 53, 54)] == [False, True, True, False]
    assert FIRST_ACTION_CARD == 54
    assert set(CHARACTERS) <= {name.removeprefix("choose ") for name in CATALOGUE.notations}


@pytest.mark.parametrize("seed", range(3))
def test_exactly_one_player_has_the_crown(seed: int) -> None:
    """MD-M05.1: from the start, and while characters are chosen."""
    game = new_game(5, seed)
    assert game.crown in range(5)
    before = game.crown
    choose_all(game)
    assert game.crown in range(5)
    assert game.crown == before or any(event.kind == "crown-moved" for event in game.events())


def test_the_characters_of_the_game_are_known_by_rank() -> None:
    """MD-M05.4, MD-S01: their tokens lie in a row, the same for everybody; others are not there."""
    game = new_game(4, preset="vicious-nobles")
    settings = game.settings
    row = [CHARACTERS[settings.at_rank[rank]] for rank in range(8)]
    assert row == characters(game)
    assert settings.at_rank[8] == -1
    assert [settings.ranks[CHARACTER_NUMBERS[name]] for name in row] == list(range(8))
    assert settings.ranks[CHARACTER_NUMBERS["witch"]] == -1


def test_cards_are_neither_lost_nor_made_by_dealing() -> None:
    """MD-N09: the number of cards is constant."""
    game = new_game(4)
    before = census(game)
    choose_all(game)
    assert census(game) == before
    assert before.total() == 68
