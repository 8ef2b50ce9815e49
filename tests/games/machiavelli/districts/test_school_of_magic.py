"""School of Magic."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, ruin, scored
from tests.kit.court import Court

EARNING = pytest.mark.parametrize("character", ["king", "bishop", "merchant", "warlord"])


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
@EARNING
def test_any_type_for_income(edition: str, character: str) -> None:
    """MD-U19.1, MB-L08, MB-L08.1, MB-I30: it pays every character a gold, without a question."""
    court = acting(character, {"gold": 0, "city": "school-of-magic"}, edition=edition)
    court.play("district-income")
    assert court.gold(0) == 1


def test_a_card_more() -> None:
    """MD-U19.1: for the Cardinal."""
    court = acting("cardinal", {"city": "school-of-magic, temple"}, deck="docks, palace, tavern")
    court.play("district-income")
    assert court.hand(0) == "palace, docks"


def test_otherwise_unique() -> None:
    """MD-U19.2, MB-L08.2: for Wishing Well and five types, and in the price of the Warlord."""
    assert scored({"city": "wishing-well, school-of-magic"}).position.score_sheet(0)["uniques"] == {"wishing-well": 2}
    four = "school-of-magic, temple, manor, tavern, market"
    for edition in ("deluxe", "classic"):
        assert scored({"city": four}, edition=edition).position.score_sheet(0)["five-types"] == 0
        assert ruin("school-of-magic", "school-of-magic", edition=edition) == 5


def test_the_abbot_chooses() -> None:
    """MD-U19.3: one more gold or card of his choice."""
    court = acting("abbot", {"gold": 0, "city": "school-of-magic, temple"})
    court.play("district-income")
    court.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2")


def test_classic_another_type_each_turn() -> None:
    """MB-L08.3: with King and Merchant it pays twice."""
    court = Court(
        players=[{"gold": 0, "city": "school-of-magic", "characters": "king, merchant"}, {}, {}],
        edition="classic",
        call="king",
    )
    court.play("district-income")
    assert court.gold(0) == 1
    court.play("take-gold", "end-turn")
    court.until_turn("merchant", 0)
    court.play("district-income")
    assert court.gold(0) == 4


@pytest.mark.parametrize("character", ["emperor", "abbot", "diplomat"])
def test_classic_for_the_new_characters(character: str) -> None:
    """MB-L08.4: the card is older than they are."""
    court = earning(character, {"gold": 0, "city": "school-of-magic"}, edition="dark-lands", crown=1)
    while court.position.question != "turn-action":
        court.play(court.options[0])
    court.play("district-income")
    assert court.gold(0) == 1


def test_classic_no_colour_for_other_lilac_districts() -> None:
    """MB-L00.1: only the School pays."""
    court = acting("king", {"gold": 0, "city": "keep, smithy, graveyard"}, edition="classic")
    court.expect_question(0, "turn-action", "take-gold, take-cards")
