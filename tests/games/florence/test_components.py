"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.florence.data import components as box
from signoria.games.florence.data.board import FORMS
from signoria.games.florence.rules.bonus import BONUS_CARDS
from signoria.games.florence.rules.prestige import PRESTIGE_CARDS
from signoria.games.florence.rules.setup import full_supply
from tests.kit.marks import cited, clause
from tests.kit.palazzo import GAME

SUPPLY = dict(zip(box.SUPPLY_NAMES, full_supply([4, 4, 4]), strict=True))


def test_the_board_and_its_tracks() -> None:
    """PF-C01.1, PF-C04.3, PF-C04.4: seven rounds with what a work must be worth in each."""
    assert box.ROUNDS == 7
    assert box.MINIMUM_WORK == [7, 10, 12, 14, 15, 16, 17]
    steps = [after - before for before, after in zip(box.MINIMUM_WORK, box.MINIMUM_WORK[1:], strict=False)]
    assert steps == [3, 2, 2, 1, 1, 1]


def test_five_boards_with_room_for_three_builders_and_three_freedoms() -> None:
    """PF-C01.2: more of either has no place."""
    assert box.MOST_PLAYERS == 5
    assert box.MOST_BUILDERS == 3
    assert len(box.FREEDOMS) == 3
    front, back = GAME.new(2, 1).view(0), GAME.new(2, 1, {"expansion-cooperative": "on"}).view(0)
    assert front["players"] != back["players"]


@pytest.mark.parametrize(
    ("kinds", "copies", "total"),
    [
        pytest.param(box.TILES[:10], 3, 30, marks=clause("PF-C01.3")),
        pytest.param(box.TILES[10:], 6, 18, marks=clause("PF-C01.4")),
        pytest.param(box.FREEDOMS, 4, 12, marks=clause("PF-C01.5")),
        pytest.param(["builder"], 6, 6, marks=clause("PF-C01.6")),
        pytest.param(["jester"], 7, 7, marks=clause("PF-C01.7")),
    ],
    ids=["buildings", "landscapes", "freedoms", "builders", "jesters"],
)
def test_how_many_tiles_and_tokens_there_are(kinds: list[str], copies: int, total: int) -> None:
    assert [SUPPLY[kind] for kind in kinds] == [copies] * len(kinds)
    assert sum(SUPPLY[kind] for kind in kinds) == total


def test_how_many_cards_there_are() -> None:
    """PF-C01.8: 66 in all."""
    counts = (box.PERSONS, box.PRESTIGES, box.BONUSES, SUPPLY["recruit"], len(box.CHARACTERS))
    assert counts == (21, 14, 20, 5, 6)
    assert sum(counts) == 66
    assert len(set(box.CARD_NAMES)) == box.CARDS == 55


def test_money_and_markers_limit_nothing() -> None:
    """PF-C01.9, PF-C01.10: notes, figures and stones are for display; the view has what they mark."""
    view = GAME.new(3, 1).view(None)
    assert {"start", "round"} <= set(view)
    assert all({"points", "marker", "stone"} <= set(player) for player in view["players"])  # type: ignore[attr-defined]
    assert "notes" not in view


def test_the_players_have_colours() -> None:
    """PF-C01.11: red, green, yellow, blue and grey, by seat."""
    players = GAME.new(5, 1).view(None)["players"]
    assert [player["colour"] for player in players] == ["red", "green", "yellow", "blue", "grey"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("tile", "size", "copies"),
    cited("""
        PF-C02.1 university 7 3
        PF-C02.2 laboratory 7 3
        PF-C02.3 workshop 7 3
        PF-C02.4 library 5 3
        PF-C02.5 opera 5 3
        PF-C02.6 studio 5 3
        PF-C02.7 hospital 5 3
        PF-C02.8 theatre 5 3
        PF-C02.9 tower 3 3
        PF-C02.10 chapel 3 3
        PF-C02.11 forest 5 6
        PF-C02.12 lake 4 6
        PF-C02.13 park 3 6
    """),
)
def test_every_tile_has_its_size_and_its_copies(tile: str, size: str, copies: str) -> None:
    """PF-C02: from the university to the park."""
    number = box.TILE_NUMBERS[tile]
    assert {len(form) for form in FORMS[number]} == {int(size)}
    assert box.TILE_SIZES[number] == int(size)
    assert SUPPLY[tile] == int(copies)


@pytest.mark.parametrize(
    ("stack", "copies"),
    cited("""
        PF-C02.14 religion 4
        PF-C02.15 travel 4
        PF-C02.16 opinion 4
        PF-C02.17 jester 7
        PF-C02.18 builder 6
        PF-C02.21 recruit 5
    """),
)
def test_every_other_kind_has_its_copies(stack: str, copies: str) -> None:
    """Freedoms, tokens, recruiting cards."""
    assert SUPPLY[stack] == int(copies)


def test_prestige_bonus_and_person_cards_are_all_different() -> None:
    """PF-C02.19, PF-C02.20, PF-C02.22: fourteen, twenty and twenty-one."""
    assert len({card.name for card in PRESTIGE_CARDS}) == 14
    assert len({card.name for card in BONUS_CARDS}) == 20
    assert len({person.name for person in box.PERSON_CARDS}) == 21
    assert [card.name for card in PRESTIGE_CARDS] == box.PRESTIGE_NAMES
    assert [card.name for card in BONUS_CARDS] == box.BONUS_NAMES


@pytest.mark.parametrize(
    ("number", "name", "building", "landscape", "freedom"),
    cited("""
        PF-C03.1 1 mathematician university lake religion
        PF-C03.2 2 theologian university park travel
        PF-C03.3 3 philosopher university forest opinion
        PF-C03.4 4 botanist laboratory park religion
        PF-C03.5 5 alchemist laboratory lake opinion
        PF-C03.6 6 physicist laboratory forest travel
        PF-C03.7 7 watchmaker workshop lake travel
        PF-C03.8 8 goldsmith workshop park opinion
        PF-C03.9 9 bell-maker workshop forest religion
        PF-C03.10 10 cartographer library lake religion
        PF-C03.11 11 lawyer library forest opinion
        PF-C03.12 12 choreographer opera forest travel
        PF-C03.13 13 composer opera lake opinion
        PF-C03.14 14 sculptor studio forest religion
        PF-C03.15 15 painter studio lake travel
        PF-C03.16 16 pharmacist hospital park opinion
        PF-C03.17 17 physician hospital forest travel
        PF-C03.18 18 dramatist theatre park religion
        PF-C03.19 19 poet theatre lake travel
        PF-C03.20 20 astronomer tower forest religion
        PF-C03.21 21 organ-builder chapel forest opinion
    """),
)
def test_every_person_wants_a_building_a_landscape_and_a_freedom(
    number: str, name: str, building: str, landscape: str, freedom: str
) -> None:
    """As printed on the cards."""
    person = box.PERSON_CARDS[int(number) - 1]
    assert person == (name, building, landscape, freedom)


def test_the_wishes_of_all_persons_add_up() -> None:
    """PF-C04.1: nine forests, seven lakes, five parks; seven of each freedom; no two persons want the same."""
    assert Counter(person.landscape for person in box.PERSON_CARDS) == {"forest": 9, "lake": 7, "park": 5}
    assert Counter(person.freedom for person in box.PERSON_CARDS) == {"religion": 7, "travel": 7, "opinion": 7}
    buildings = Counter(person.building for person in box.PERSON_CARDS)
    assert [buildings[tile] for tile in box.TILES[:10]] == [3, 3, 3, 2, 2, 2, 2, 2, 1, 1]
    assert len({person[1:] for person in box.PERSON_CARDS}) == 21


def test_ids_stay_while_names_are_words() -> None:
    """PF-C04.2: ids are plain and lower case; what people read is in the texts."""
    for name in box.CARD_NAMES:
        assert name.replace("-", "").isalpha()
        assert name == name.lower()


def test_seven_stacks_are_auctioned() -> None:
    """PF-C04.5: three landscapes, jester, builder, prestige and recruiting cards."""
    position = GAME.scenario({"players": [{}, {}, {}]})
    opened = {position.notation(option) for option in position.legal()} - {"decline"}
    assert opened == {f"open {item}" for item in ["forest", "lake", "park", "jester", "builder", "prestige", "recruit"]}
