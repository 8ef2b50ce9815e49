"""Warlord."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, called, earning, is_offered, offered, ruin, story
from tests.kit.court import Court
from tests.kit.marks import clause

SEVEN = "tavern, market, docks, temple, church, manor, prison"
EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "classic"])


@EDITIONS
def test_a_gold_for_each_military_district(edition: str) -> None:
    """MD-C22.1, MB-K08.9: at any moment."""
    court = acting("warlord", {"gold": 0, "city": "prison, fortress, temple"}, edition=edition)
    court.play("district-income")
    assert court.gold(0) == 2


@EDITIONS
def test_a_district_for_a_gold_less_than_it_costs(edition: str) -> None:
    """MD-C22.2, MB-K08.1, MB-K08.3, MB-K08.8: to the bank, once; nothing for its owner, who is not asked."""
    court = acting("warlord", {"gold": 2}, {"city": "docks, tavern", "gold": 3}, edition=edition)
    court.play("destroy", "district 1 docks")
    assert (court.gold(0), court.gold(1), court.city(1)) == (0, 3, "tavern")
    court.expect_question(0, "turn-action", "take-gold, take-cards")


@pytest.mark.parametrize(
    ("city", "district", "gold"),
    [
        ("tavern", "tavern", 0),
        ("market", "market", 1),
        ("docks", "docks", 2),
        pytest.param("dragon-gate", "dragon-gate", 5, marks=clause("MD-C22.5", "MD-U06.1")),
        pytest.param("market+1", "market", 2, marks=clause("MD-C22.5")),
        pytest.param("great-wall, tavern", "tavern", 1, marks=clause("MD-C22.4")),
        pytest.param("great-wall, tavern", "great-wall", 5, marks=clause("MD-C22.4")),
    ],
)
def test_prices(city: str, district: str, gold: int) -> None:
    """MD-X07, MD-C22.2: with beautification, without silver, a gold more for the wall."""
    assert ruin(city, district) == gold


def test_discounts_do_not_matter() -> None:
    """MD-C22.5, MD-Y53, MB-K08.4: a University behind a Factory was built for five and is destroyed for five."""
    assert ruin("factory, university", "university") == 5
    assert ruin("factory, university", "university", edition="dark-lands") == 5


def test_he_pays_what_he_can() -> None:
    """MD-C22.2: dearer districts are not offered."""
    court = earning("warlord", {"gold": 1}, {"city": "tavern, market, docks"})
    court.play("destroy")
    court.expect_question(0, "destroy", "district 1 tavern, district 1 market")


def test_his_own_city_too() -> None:
    """MD-C22.3: Deluxe spares no city of his own."""
    court = earning("warlord", {"gold": 5, "city": "market"})
    court.play("destroy", "district 0 market")
    assert (court.city(0), court.gold(0)) == ("", 4)


def test_what_is_safe() -> None:
    """MD-Y38, MD-C22.3: Keep, complete city, the Bishop's city and tents."""
    court = earning(
        "warlord",
        {"gold": 20, "city": "circus-tent"},
        {"city": "keep, circus-tent, palace"},
        {"city": SEVEN},
        {"city": "castle, harbor"},
        protected=3,
    )
    court.play("destroy")
    court.expect_question(0, "destroy", "district 1 palace")


def test_no_target_no_ability() -> None:
    """MB-K08.10, MD-C22.3: with nothing to destroy it is not offered."""
    assert not is_offered(earning("warlord", {"gold": 20}, {"city": "keep"}, edition="classic"), "destroy")


def test_his_complete_city_is_safe_from_himself() -> None:
    """MD-C22.3: the ban on complete cities holds for his own."""
    court = earning("warlord", {"gold": 20, "city": SEVEN})
    assert not is_offered(court, "destroy")


def test_everything_leaves_with_the_district() -> None:
    """MD-C22.6: museum cards follow the Museum under the deck, and the gold on it goes to the bank."""
    court = earning("warlord", {"gold": 20}, {"city": "museum+1", "museum": "palace, docks", "gold": 3})
    court.play("destroy", "district 1 museum")
    assert (court.city(1), court.museum(1), court.gold(1)) == ("", "", 3)
    assert court.bottom(3) == "docks, palace, museum"
    assert court.gold(0) == 16


def test_the_graveyard_acts_before() -> None:
    """MD-C22.7: its owner is asked before the district is discarded."""
    court = earning("warlord", {"gold": 5}, {"city": "market"}, {"city": "graveyard", "gold": 1})
    court.play("destroy", "district 1 market")
    court.expect_question(2, "graveyard", "pay-and-take, decline")
    assert court.zone("site") == "market"
    court.play("decline")
    assert court.bottom(1) == "market"


@EDITIONS
def test_a_murdered_players_city(edition: str) -> None:
    """MD-C22.8, MB-K08.6, MB-I16: a murdered Bishop does not protect."""
    court = earning(
        "warlord", {"gold": 5}, {"city": "market", "characters": "bishop"}, murdered="bishop", edition=edition
    )
    court.play("destroy", "district 1 market")
    assert court.city(1) == ""


def test_a_living_bishops_city_is_safe() -> None:
    """MB-K08.5, MD-C22.3: the Bishop who was called protects his city."""
    court = Court(
        players=[{"characters": "bishop", "city": "market"}, {"characters": "warlord", "gold": 9}, {}, {}],
        edition="classic",
        call="bishop",
    )
    court.end_turn()
    assert court.acting == (1, "warlord")
    assert not is_offered(court, "destroy")


def test_behind_his_own_wall() -> None:
    """MD-Y39, MD-U11.4: he pays the full cost in his own city."""
    court = earning("warlord", {"gold": 5, "city": "great-wall, docks"})
    court.play("destroy", "district 0 docks")
    assert court.gold(0) == 2


def test_order_of_the_warlords_call() -> None:
    """MD-C22.9: turned up, robbed, income, military gold, destruction, Graveyard, one build."""
    court = called(
        "warlord",
        {"gold": 5, "city": "prison", "hand": "market, tavern"},
        {"characters": "thief", "city": "tavern"},
        {"city": "graveyard"},
        robbed={"on": "warlord", "by": 1},
    )
    court.play("take-gold", "district-income", "destroy", "district 1 tavern", "pay-and-take", "build market")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    done = ["income-gold", "district-income", "destroyed", "graveyard-used", "built"]
    assert story(court) == ["called", "revealed", "robbed", *done, "turn-ended"]


# --- The original game ------------------------------------------------------------------------------------------------


def test_classic_never_his_own_city() -> None:
    """MB-K08.2, MB-I18: only the districts of others are offered."""
    court = earning("warlord", {"gold": 20, "city": "market"}, {"city": "tavern"}, edition="classic")
    court.play("destroy")
    court.expect_question(0, "destroy", "district 1 tavern")


def test_classic_what_is_safe() -> None:
    """MB-K08.5, MB-I17: keeps, the Bishop's city, and a city of eight; one of seven is not."""
    court = earning(
        "warlord",
        {"gold": 20},
        {"city": "2 keep, palace"},
        {"city": f"{SEVEN}, castle"},
        {"city": "castle, harbor"},
        edition="classic",
        protected=3,
    )
    court.play("destroy")
    court.expect_question(0, "destroy", "district 1 palace")
    seven = earning("warlord", {"gold": 0}, {"city": SEVEN}, edition="classic")
    assert is_offered(seven, "destroy")


def test_classic_without_gold() -> None:
    """MB-I14: only what costs one gold, outside the Bishop's city and complete ones."""
    court = earning(
        "warlord",
        {"gold": 0},
        {"city": "tavern, market, watchtower"},
        {"city": "temple"},
        {"city": f"{SEVEN}, castle"},
        edition="classic",
        protected=2,
    )
    court.play("destroy")
    court.expect_question(0, "destroy", "district 1 tavern, district 1 watchtower")


def test_classic_dragon_gate() -> None:
    """MB-I15: it costs six, whatever its value, so it falls for five."""
    assert ruin("dragon-gate", "dragon-gate", edition="classic") == 5


def test_classic_to_the_discard_pile() -> None:
    """MB-K08.7: unless the Graveyard saves it."""
    court = earning("warlord", {"gold": 5}, {"city": "market"}, edition="classic")
    court.play("destroy", "district 1 market")
    assert court.discard() == "market"
    saved = earning("warlord", {"gold": 5}, {"city": "market"}, {"city": "graveyard"}, edition="classic")
    saved.play("destroy", "district 1 market", "pay-and-take")
    assert (saved.discard(), saved.hand(2)) == ("", "market")


def test_classic_robbed_warlord() -> None:
    """MB-X5: two of income, a market for one, two red, barracks for three, and no second colour income."""
    court = Court(
        players=[
            {"gold": 5, "city": "prison, school-of-magic", "hand": "barracks", "characters": "warlord"},
            {"characters": "thief"},
            {"city": "market"},
            {},
        ],
        edition="classic",
        robbed={"on": "warlord", "by": 1},
        call="warlord",
    )
    assert court.gold(0) == 0
    court.play("take-gold", "destroy", "district 2 market")
    assert court.gold(0) == 1
    court.play("district-income", "build barracks")
    assert (court.gold(0), court.city(0)) == (0, "prison, school-of-magic, barracks")
    court.expect_question(0, "turn-action", "end-turn")
    assert offered(court, "build") == []
