"""Architect."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, called, earning, is_offered, offered, story
from tests.kit.court import Court

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "classic"])


@EDITIONS
def test_two_cards_besides_the_income(edition: str) -> None:
    """MD-C19.1, MB-K07.1: at any moment, and both are kept."""
    court = acting("architect", {}, edition=edition, deck="docks, palace, tavern, temple")
    court.play("architect-draw")
    assert court.hand(0) == "palace, docks"
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    court.play("take-cards", "keep tavern")
    assert court.hand(0) == "palace, tavern, docks"


@EDITIONS
def test_three_districts(edition: str) -> None:
    """MD-C19.2, MB-K07.2: up to three, each paid, and no fourth."""
    court = earning("architect", {"gold": 20, "hand": "tavern, market, docks, temple"}, edition=edition, deck="palace")
    court.play("build tavern", "build market", "build docks")
    assert court.gold(0) == 20 - 6
    assert offered(court, "build") == []


def test_library_and_observatory_do_not_matter() -> None:
    """MB-K07.3, MB-I25: exactly two cards from the draw pile."""
    city = "library, observatory"
    court = earning("architect", {"city": city}, edition="classic", deck="docks, palace, tavern")
    court.play("architect-draw")
    assert (court.hand(0), court.deck(1)) == ("palace, docks", "tavern")
    court.expect_question(0, "turn-action", "end-turn")


def test_other_things_between_the_builds() -> None:
    """MB-K07.4: cards drawn between two builds may be built at once."""
    player = {"gold": 9, "city": "smithy", "hand": "tavern"}
    court = earning("architect", player, edition="classic", deck="docks, temple, market, church")
    court.play("build tavern", "architect-draw", "build docks", "smithy", "build market")
    assert court.city(0) == "smithy, tavern, docks, market"
    assert court.gold(0) == 9 - 1 - 3 - 3 - 2


def test_order_of_the_architects_call() -> None:
    """MD-C19.3: turned up, robbed, income, two cards, three builds."""
    court = called(
        "architect",
        {"gold": 5, "hand": "tavern, temple"},
        {"characters": "thief"},
        deck="docks, market",
        robbed={"on": "architect", "by": 1},
    )
    court.play("take-gold", "architect-draw", "build tavern", "build temple", "end-turn")
    gains = ["income-gold", "cards-drawn", "bonus"]
    assert story(court) == ["called", "revealed", "robbed", *gains, "built", "built", "turn-ended"]


def test_nothing_to_draw() -> None:
    """MD-Y76: with an empty deck neither Architect's cards nor Smithy nor cards as income are offered."""
    court = acting("architect", {"city": "smithy", "gold": 5}, deck="", rest=3)
    assert court.deck() == ""
    court.expect_question(0, "turn-action", "take-gold")
    court.play("take-gold", "end-turn")
    assert court.hand(0) == ""


def test_cards_are_not_forgotten() -> None:
    """MB-K07.1, R4: unclaimed when the turn ends, they are drawn."""
    court = earning("architect", {}, edition="classic", deck="docks, palace")
    court.play("end-turn")
    assert court.hand(0) == "palace, docks"


def test_a_last_card() -> None:
    """MD-C19.1, MD-Y76: from a short deck he draws what is left."""
    court = acting("architect", {}, deck="docks", rest=3)
    court.play("architect-draw")
    assert court.hand(0) == "docks"
    assert not is_offered(court, "take-cards")


def test_from_six_to_nine_districts() -> None:
    """MB-I26: the end comes with the eighth, and he is the first."""
    city = "tavern, market, docks, temple, church, manor"
    court = earning("architect", {"gold": 20, "city": city, "hand": "castle, prison, harbor"}, edition="classic")
    court.play("build castle")
    assert not court.position.ending
    court.play("build prison")
    assert (court.position.ending, court.position.first) == (True, 0b1)
    court.play("build harbor", "architect-draw")
    court.end_round()
    assert court.position.over
    sheet = court.position.score_sheet(0)
    assert (sheet["first-complete"], sheet["complete"]) == (4, 0)


def test_eight_districts_at_rank_three_and_rank_seven() -> None:
    """MB-I27: four points for the first, two for the other."""
    city = "tavern, market, docks, temple, church, manor, prison"
    court = Court(
        players=[
            {"gold": 9, "city": city, "hand": "castle", "characters": "magician"},
            {"gold": 9, "city": city, "hand": "castle", "characters": "architect"},
            {},
            {},
        ],
        edition="classic",
        call="magician",
    )
    court.play("take-gold", "build castle")
    court.end_turn()
    court.until_turn("architect", 1)
    court.play("take-gold", "build castle")
    court.end_round()
    sheets = [court.position.score_sheet(seat) for seat in (0, 1)]
    assert [(sheet["first-complete"], sheet["complete"]) for sheet in sheets] == [(4, 0), (0, 2)]


def test_a_ninth_district_in_the_second_turn() -> None:
    """MB-I28: with three players a complete city may grow with the second character."""
    city = "tavern, market, docks, temple, church, manor, prison"
    court = earning(
        "magician",
        {"gold": 20, "city": city, "hand": "castle, harbor", "characters": "architect"},
        seats=3,
        edition="classic",
    )
    court.play("build castle")
    court.end_turn()
    court.until_turn("architect", 0)
    court.play("take-gold", "build harbor")
    assert court.position.players[0].city.size == 9
