"""Haunted Quarter."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, price, scored

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "classic"])


@EDITIONS
def test_the_missing_type(edition: str) -> None:
    """MD-U21.1, MB-L01, MB-L01.1, MB-I32: with a Keep it may stand for military, for three points."""
    city = "haunted-quarter, keep, temple, manor, tavern"
    sheet = scored({"city": city}, edition=edition).position.score_sheet(0)
    assert (sheet["haunted-quarter"], sheet["five-types"]) == ("military", 3)


@EDITIONS
def test_the_only_unique(edition: str) -> None:
    """MD-U21.3, MB-I31, MB-L01.3: with the four other types there it stays unique, for three points."""
    city = "haunted-quarter, watchtower, temple, manor, tavern"
    sheet = scored({"city": city}, edition=edition).position.score_sheet(0)
    assert (sheet["haunted-quarter"], sheet["five-types"]) == ("unique", 3)


@EDITIONS
def test_unique_among_equals(edition: str) -> None:
    """MD-U21.3, MB-L01.3: where nothing depends on it the first type is taken."""
    assert scored({"city": "haunted-quarter"}, edition=edition).position.score_sheet(0)["haunted-quarter"] == "unique"


def test_one_type_for_all_rules() -> None:
    """MD-U21.1, MD-U21.2: as military it gives five types and is no unique for the Wishing Well."""
    city = "haunted-quarter, wishing-well, temple, manor, tavern"
    sheet = scored({"city": city}).position.score_sheet(0)
    assert (sheet["haunted-quarter"], sheet["five-types"]) == ("military", 3)
    assert sheet["uniques"] == {"wishing-well": 1}


def test_the_best_total() -> None:
    """MD-Y75, MD-X23: with Capitol and Wishing Well unique is worth most; alone with an Ivory Tower it steps aside."""
    city = "haunted-quarter, wishing-well, capitol, temple, church, tavern, manor"
    court = scored({"city": city}, first=[0])
    assert court.position.score_sheet(0)["haunted-quarter"] == "unique"
    assert court.position.score_sheet(0)["uniques"] == {"capitol": 3, "wishing-well": 3}
    assert court.position.scores()[0] == 29
    four = scored({"city": "haunted-quarter, ivory-tower, capitol, wishing-well"}).position.score_sheet(0)
    assert four["haunted-quarter"] == "unique"
    assert four["uniques"] == {"ivory-tower": 0, "capitol": 3, "wishing-well": 4}
    tower = scored({"city": "haunted-quarter, ivory-tower, temple, church"}).position.score_sheet(0)
    assert tower["haunted-quarter"] == "religious"
    assert tower["uniques"] == {"ivory-tower": 5}


@EDITIONS
@pytest.mark.parametrize("character", ["king", "bishop", "merchant", "warlord"])
def test_unique_during_the_game(edition: str, character: str) -> None:
    """MD-U21.4, MB-L01.5: it pays no character."""
    court = acting(character, {"city": "haunted-quarter"}, edition=edition)
    assert "district-income" not in court.options


def test_unique_for_the_factory() -> None:
    """MD-U21.4: it costs one less."""
    assert price("factory", "haunted-quarter") == 1


@EDITIONS
def test_built_in_the_last_round(edition: str) -> None:
    """MD-U21.5, MB-L01.4: it works all the same."""
    court = earning(
        "warlord",
        {"gold": 9, "city": "keep, temple, manor, tavern", "hand": "haunted-quarter"},
        edition=edition,
        ending=True,
    )
    court.play("build haunted-quarter", "end-turn")
    assert court.position.score_sheet(0)["five-types"] == 3


def test_classic_one_choice_for_all_bonuses() -> None:
    """MB-L01.2, DL-I61, DL-L03.2: military for three rather than unique for one."""
    city = "haunted-quarter, wishing-well, temple, manor, tavern"
    sheet = scored({"city": city}, edition="dark-lands").position.score_sheet(0)
    assert (sheet["haunted-quarter"], sheet["five-types"]) == ("military", 3)
    assert sheet["uniques"] == {"wishing-well": 0}
