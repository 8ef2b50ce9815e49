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
from tests.kit.marks import clause

# Rank, box, building limit and the type of district that pays, as printed.
CHARACTERS_PRINTED = [
    pytest.param("assassin 1 base 1 -", marks=clause("MD-M01.01")),
    pytest.param("witch 1 dark-lands - -", marks=clause("MD-M01.02")),
    pytest.param("magistrate 1 dark-figures 1 -", marks=clause("MD-M01.03")),
    pytest.param("thief 2 base 1 -", marks=clause("MD-M01.04")),
    pytest.param("spy 2 dark-figures 1 -", marks=clause("MD-M01.05")),
    pytest.param("blackmailer 2 dark-figures 1 -", marks=clause("MD-M01.06")),
    pytest.param("magician 3 base 1 -", marks=clause("MD-M01.07")),
    pytest.param("wizard 3 dark-lands 1 -", marks=clause("MD-M01.08")),
    pytest.param("seer 3 dark-figures 2 -", marks=clause("MD-M01.09")),
    pytest.param("king 4 base 1 noble", marks=clause("MD-M01.10")),
    pytest.param("emperor 4 dark-lands 1 noble", marks=clause("MD-M01.11")),
    pytest.param("patrician 4 dark-figures 1 noble", marks=clause("MD-M01.12")),
    pytest.param("bishop 5 base 1 religious", marks=clause("MD-M01.13")),
    pytest.param("abbot 5 dark-lands 1 religious", marks=clause("MD-M01.14")),
    pytest.param("cardinal 5 dark-figures 1 religious", marks=clause("MD-M01.15")),
    pytest.param("merchant 6 base 1 trade", marks=clause("MD-M01.16")),
    pytest.param("alchemist 6 dark-lands 1 -", marks=clause("MD-M01.17")),
    pytest.param("trader 6 dark-figures 1 trade", marks=clause("MD-M01.18")),
    pytest.param("architect 7 base 3 -", marks=clause("MD-M01.19")),
    pytest.param("navigator 7 dark-lands 0 -", marks=clause("MD-M01.20")),
    pytest.param("scholar 7 dark-figures 2 -", marks=clause("MD-M01.21")),
    pytest.param("warlord 8 base 1 military", marks=clause("MD-M01.22")),
    pytest.param("diplomat 8 dark-lands 1 military", marks=clause("MD-M01.23")),
    pytest.param("marshal 8 dark-figures 1 military", marks=clause("MD-M01.24")),
    pytest.param("queen 9 dark-lands 1 -", marks=clause("MD-M01.25")),
    pytest.param("artist 9 dark-lands 1 -", marks=clause("MD-M01.26")),
    pytest.param("tax-collector 9 dark-figures 1 -", marks=clause("MD-M01.27")),
]
# Type, cost and number of cards.
BASIC_PRINTED = [
    pytest.param("temple religious 1 3", marks=clause("MD-M02.01")),
    pytest.param("church religious 2 3", marks=clause("MD-M02.02")),
    pytest.param("monastery religious 3 3", marks=clause("MD-M02.03")),
    pytest.param("cathedral religious 5 2", marks=clause("MD-M02.04")),
    pytest.param("watchtower military 1 3", marks=clause("MD-M02.05")),
    pytest.param("prison military 2 3", marks=clause("MD-M02.06")),
    pytest.param("barracks military 3 3", marks=clause("MD-M02.07")),
    pytest.param("fortress military 5 2", marks=clause("MD-M02.08")),
    pytest.param("manor noble 3 5", marks=clause("MD-M02.09")),
    pytest.param("castle noble 4 4", marks=clause("MD-M02.10")),
    pytest.param("palace noble 5 3", marks=clause("MD-M02.11")),
    pytest.param("tavern trade 1 5", marks=clause("MD-M02.12")),
    pytest.param("market trade 2 4", marks=clause("MD-M02.13")),
    pytest.param("trading-post trade 2 3", marks=clause("MD-M02.14")),
    pytest.param("docks trade 3 3", marks=clause("MD-M02.15")),
    pytest.param("harbor trade 4 3", marks=clause("MD-M02.16")),
    pytest.param("town-hall trade 5 2", marks=clause("MD-M02.17")),
]
# Box, cost and silver coins.
UNIQUES_PRINTED = [
    pytest.param("poor-house dark-lands 4 0", marks=clause("MD-M03.01")),
    pytest.param("basilica dark-figures 4 0", marks=clause("MD-M03.02")),
    pytest.param("library base 6 0", marks=clause("MD-M03.03")),
    pytest.param("capitol dark-figures 5 0", marks=clause("MD-M03.04")),
    pytest.param("keep base 3 0", marks=clause("MD-M03.05")),
    pytest.param("dragon-gate base 6 2", marks=clause("MD-M03.06")),
    pytest.param("factory dark-lands 5 0", marks=clause("MD-M03.07")),
    pytest.param("secret-vault dark-figures 0 3", marks=clause("MD-M03.08")),
    pytest.param("thieves-den dark-figures 6 0", marks=clause("MD-M03.09")),
    pytest.param("gold-mine dark-figures 6 0", marks=clause("MD-M03.10")),
    pytest.param("great-wall base 6 0", marks=clause("MD-M03.11")),
    pytest.param("ivory-tower dark-figures 5 0", marks=clause("MD-M03.12")),
    pytest.param("map-room dark-lands 5 0", marks=clause("MD-M03.13")),
    pytest.param("laboratory base 5 0", marks=clause("MD-M03.14")),
    pytest.param("monument dark-figures 4 0", marks=clause("MD-M03.15")),
    pytest.param("museum dark-lands 4 0", marks=clause("MD-M03.16")),
    pytest.param("park dark-lands 6 0", marks=clause("MD-M03.17")),
    pytest.param("imperial-treasury dark-lands 5 0", marks=clause("MD-M03.18")),
    pytest.param("school-of-magic base 6 0", marks=clause("MD-M03.19")),
    pytest.param("smithy base 5 0", marks=clause("MD-M03.20")),
    pytest.param("haunted-quarter base 2 0", marks=clause("MD-M03.21")),
    pytest.param("necropolis dark-figures 5 0", marks=clause("MD-M03.22")),
    pytest.param("stables dark-figures 2 0", marks=clause("MD-M03.23")),
    pytest.param("statue dark-figures 3 0", marks=clause("MD-M03.24")),
    pytest.param("quarry dark-lands 5 0", marks=clause("MD-M03.25")),
    pytest.param("framework dark-figures 3 0", marks=clause("MD-M03.26")),
    pytest.param("observatory base 4 0", marks=clause("MD-M03.27")),
    pytest.param("theater dark-figures 6 0", marks=clause("MD-M03.28")),
    pytest.param("armory dark-lands 3 0", marks=clause("MD-M03.29")),
    pytest.param("wishing-well dark-lands 5 0", marks=clause("MD-M03.30")),
    pytest.param("graveyard base 5 0", marks=clause("MD-M03.31", "MD-M03.37")),
    pytest.param("bell-tower dark-lands 5 0", marks=clause("MD-M03.32", "MD-M03.37")),
    pytest.param("throne-room dark-lands 6 0", marks=clause("MD-M03.33", "MD-M03.37")),
    pytest.param("university base 6 2", marks=clause("MD-M03.34", "MD-M03.37")),
    pytest.param("lighthouse dark-lands 3 0", marks=clause("MD-M03.35", "MD-M03.37")),
    pytest.param("hospital dark-lands 6 0", marks=clause("MD-M03.36", "MD-M03.37")),
]


def names(table: list[Any]) -> list[str]:
    """Give what a table is about: the first word of each row."""
    return [str(row.values[0]).split()[0] for row in table]


def type_name(type_: int) -> str:
    return "-" if type_ == NO_TYPE else TYPES[type_]


# --- Characters ---


@pytest.mark.parametrize("row", CHARACTERS_PRINTED)
def test_a_character_is_as_printed(row: str) -> None:
    """Rank, box, building limit and district income."""
    name, rank, box, limit, income = row.split()
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


@pytest.mark.parametrize("row", BASIC_PRINTED)
def test_a_basic_district_is_as_printed(row: str) -> None:
    """Type, cost and number of cards."""
    name, type_, cost, copies = row.split()
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


@pytest.mark.parametrize("row", UNIQUES_PRINTED)
def test_a_unique_district_is_as_printed(row: str) -> None:
    """Box, cost and silver; one card each."""
    name, box, cost, silver = row.split()
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
    [
        pytest.param("acrobat", 1, marks=clause("MD-M04.1")),
        pytest.param("circus-tent", 3, marks=clause("MD-M04.2")),
        pytest.param("director", 2, marks=clause("MD-M04.3")),
        pytest.param("ticket-wagon", 3, marks=clause("MD-M04.4")),
        pytest.param("human-cannonball", 2, marks=clause("MD-M04.5")),
        pytest.param("rasputin", 2, marks=clause("MD-M04.6")),
        pytest.param("fortune-teller", 2, marks=clause("MD-M04.7")),
    ],
)
def test_an_action_card_is_as_printed(name: str, copies: int) -> None:
    """MD-M04.8: no cost, no type, no coins."""
    card = CARDS[NUMBERS[name]]
    assert card.copies == copies
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
