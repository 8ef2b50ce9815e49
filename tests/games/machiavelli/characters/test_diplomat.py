"""Diplomat."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered, robbed, story
from tests.kit.marks import clause

SEVEN = "tavern, market, docks, temple, church, manor, prison"
EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@EDITIONS
def test_a_gold_for_each_military_district(edition: str) -> None:
    """MD-C23.1, DL-K08, DL-K08.1: at any moment."""
    court = acting("diplomat", {"gold": 0, "city": "prison, fortress, temple"}, edition=edition)
    court.play("district-income")
    assert court.gold(0) == 2


@EDITIONS
def test_a_district_for_another(edition: str) -> None:
    """MD-C23.2, DL-K08.2, DL-K08.11, DL-K08.12: once a turn, before the income too; the other is not asked."""
    court = acting("diplomat", {"gold": 9, "city": "tavern, temple"}, {"city": "palace, docks"}, edition=edition)
    court.play("exchange")
    court.expect_question(0, "exchange", "district 1 palace, district 1 docks")
    court.play("district 1 docks")
    court.expect_question(0, "exchange-give", "district 0 tavern, district 0 temple")
    court.play("district 0 tavern")
    assert (court.city(0), court.city(1)) == ("temple, docks", "palace, tavern")
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    assert court.events("exchanged") == [{"seat": 0, "owner": 1, "gold": 2, "given": "tavern", "taken": "docks"}]


@EDITIONS
def test_the_difference_goes_to_the_other(edition: str) -> None:
    """MD-X16, MD-C23.3, DL-K08.3: two for five costs three; five for two costs nothing and gives nothing back."""
    court = earning("diplomat", {"gold": 9, "city": "market"}, {"gold": 0, "city": "palace"}, edition=edition)
    court.play("exchange", "district 1 palace", "district 0 market")
    assert (court.gold(0), court.gold(1)) == (6, 3)
    cheap = earning("diplomat", {"gold": 9, "city": "palace"}, {"gold": 4, "city": "market"}, edition=edition)
    cheap.play("exchange", "district 1 market", "district 0 palace")
    assert (cheap.gold(0), cheap.gold(1)) == (9, 4)


def test_only_pairs_he_can_pay_for() -> None:
    """MD-C23.3, DL-K08.11: without a pair that he can pay it is not offered."""
    for edition in ("deluxe", "dark-lands"):
        court = earning("diplomat", {"gold": 2, "city": "tavern, docks"}, {"city": "palace"}, edition=edition)
        court.play("exchange", "district 1 palace")
        court.expect_question(0, "exchange-give", "district 0 docks")
        poor = earning("diplomat", {"gold": 1, "city": "tavern, docks"}, {"city": "palace"}, edition=edition)
        assert not is_offered(poor, "exchange")


def test_one_more_behind_the_wall() -> None:
    """MD-X16, MD-C23.4, MD-C23.3: four for a palace, one for a market, to the other player."""
    court = earning("diplomat", {"gold": 9, "city": "trading-post"}, {"gold": 0, "city": "great-wall, palace, market"})
    court.play("exchange", "district 1 palace", "district 0 trading-post")
    assert (court.gold(0), court.gold(1)) == (5, 4)
    cheap = earning("diplomat", {"gold": 9, "city": "castle"}, {"gold": 0, "city": "great-wall, market"})
    cheap.play("exchange", "district 1 market", "district 0 castle")
    assert (cheap.gold(0), cheap.gold(1)) == (8, 1)


@pytest.mark.parametrize(("scope", "gold"), [("others-only", 4), ("whole-city", 5)])
def test_the_wall_itself(scope: str, gold: int) -> None:
    """MD-C23.4, MD-U11.2: it costs no more, unless the table lets it protect itself."""
    options = {"great-wall-scope": scope}
    court = earning("diplomat", {"gold": 9, "city": "market"}, {"gold": 0, "city": "great-wall"}, options=options)
    court.play("exchange", "district 1 great-wall", "district 0 market")
    assert court.gold(1) == gold


def test_his_own_keep_for_a_district_behind_a_wall() -> None:
    """MD-Y44, MD-C23.5, MD-U05.3, MD-U11.3: his Keep may go, and one more is paid to the other."""
    court = earning("diplomat", {"gold": 9, "city": "keep"}, {"gold": 0, "city": "great-wall, castle"})
    court.play("exchange", "district 1 castle", "district 0 keep")
    assert (court.city(0), court.city(1)) == ("castle", "great-wall, keep")
    assert (court.gold(0), court.gold(1)) == (7, 2)


def test_his_own_wall_and_bishop_do_not_matter() -> None:
    """MD-C23.5, MD-U11.3: what he gives is not attacked."""
    court = earning("diplomat", {"gold": 9, "city": "great-wall, market"}, {"gold": 0, "city": "docks"}, protected=0)
    court.play("exchange", "district 1 docks", "district 0 market")
    assert (court.gold(0), court.gold(1)) == (8, 1)


def test_what_is_safe_from_him() -> None:
    """MD-C23.6: complete city, Keep, the Bishop's city, tents of either side."""
    court = earning(
        "diplomat",
        {"gold": 20, "city": "circus-tent, trading-post"},
        {"city": "keep, circus-tent, palace"},
        {"city": SEVEN},
        {"city": "castle, harbor"},
        protected=3,
    )
    court.play("exchange")
    court.expect_question(0, "exchange", "district 1 palace")
    court.play("district 1 palace")
    court.expect_question(0, "exchange-give", "district 0 trading-post")


def test_he_cannot_give_a_tent() -> None:
    """MD-C23.6: with nothing else in his city there is no exchange."""
    assert not is_offered(earning("diplomat", {"gold": 20, "city": "circus-tent"}, {"city": "tavern"}), "exchange")


@EDITIONS
def test_his_own_city_may_be_complete(edition: str) -> None:
    """MD-C23.7, DL-K08.6: he exchanges all the same."""
    city = f"{SEVEN}, castle"
    court = earning("diplomat", {"gold": 20, "city": city}, {"city": "palace"}, edition=edition)
    court.play("exchange", "district 1 palace", "district 0 tavern")
    assert court.city(1) == "tavern"


def test_no_double_names() -> None:
    """MD-Y45, MD-C23.8, MD-U25.2: neither city gets a name it still has, Quarry or not."""
    court = earning("diplomat", {"gold": 20, "city": "tavern, quarry"}, {"city": "tavern, market"})
    court.play("exchange")
    court.expect_question(0, "exchange", "district 1 tavern, district 1 market")
    court.play("district 1 market")
    court.expect_question(0, "exchange-give", "district 0 quarry")


def test_tavern_for_tavern() -> None:
    """MD-Y46, MD-C23.9: two of one name may change places, here for the gold that lies on one."""
    court = earning("diplomat", {"gold": 3, "city": "tavern"}, {"gold": 0, "city": "tavern+1"})
    court.play("exchange", "district 1 tavern", "district 0 tavern")
    assert (court.city(0), court.city(1)) == ("tavern+1", "tavern")
    assert (court.gold(0), court.gold(1)) == (2, 1)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-Y47", "MD-C23.10", "MD-U16.2", "MD-U16.3")),
        pytest.param("dark-lands", marks=clause("DL-K08.9", "DL-I23")),
    ],
)
def test_a_museum_changes_hands_with_its_cards(edition: str) -> None:
    """Cards and gold travel along."""
    court = earning(
        "diplomat",
        {"gold": 20, "city": "harbor"},
        {"city": "museum+1", "museum": "palace, docks, manor"},
        edition=edition,
        ending=True,
    )
    court.play("exchange", "district 1 museum", "district 0 harbor")
    assert (court.city(0), court.museum(0), court.museum(1)) == ("museum+1", "palace, docks, manor", "")
    court.end_round()
    assert court.position.score_sheet(0)["uniques"] == {"museum": 3}
    assert court.position.score_sheet(1)["uniques"] == {}


def test_it_is_not_building() -> None:
    """MD-C23.11: no limit used, no tax, and a Lighthouse is not searched."""
    court = earning(
        "diplomat", {"gold": 9, "city": "docks", "hand": "tavern"}, {"city": "lighthouse"}, characters="tax-collector"
    )
    court.play("exchange", "district 1 lighthouse", "district 0 docks")
    assert court.position.tax == 0
    court.expect_question(0, "turn-action", "build tavern, end-turn")


def test_a_monument_may_complete_a_city() -> None:
    """MD-C23.12, MD-U15.5, MD-U15.3: into a city of six it counts two, and the exchange ends the game."""
    six = "tavern, market, docks, temple, church, manor"
    court = earning("diplomat", {"gold": 9, "city": six}, {"city": "monument"})
    court.play("exchange", "district 1 monument", "district 0 manor")
    assert (court.position.ending, court.position.first) == (True, 0b01)
    other = earning("diplomat", {"gold": 9, "city": "monument"}, {"city": six})
    other.play("exchange", "district 1 manor", "district 0 monument")
    assert (other.position.ending, other.position.first) == (True, 0b10)


def test_order_of_the_diplomats_call() -> None:
    """MD-C23.13: turned up, robbed, income, military gold, exchange, one build."""
    court = robbed("diplomat", {"gold": 5, "city": "prison", "hand": "tavern, temple"}, {"city": "docks"})
    court.play("take-gold", "district-income", "exchange", "district 1 docks", "district 0 prison", "build tavern")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    done = ["income-gold", "district-income", "exchanged", "built"]
    assert story(court) == ["called", "revealed", "robbed", *done, "turn-ended"]


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "free"), [("keep", "watchtower"), ("watchtower", "keep")])
def test_classic_the_kind_he_may_not_take(kind: str, free: str) -> None:
    """DL-K08.4, DL-I25: keep by default, watchtower if the table says so; nothing from the Bishop's city."""
    court = earning(
        "diplomat",
        {"gold": 9, "city": "market"},
        {"city": "keep, watchtower"},
        {"city": "docks"},
        edition="dark-lands",
        options={"diplomat-forbidden-kind": kind},
        protected=2,
    )
    court.play("exchange")
    court.expect_question(0, "exchange", f"district 1 {free}")


@pytest.mark.parametrize("kind", ["keep", "watchtower"])
def test_classic_that_kind_may_be_given(kind: str) -> None:
    """DL-K08.5, DL-K08.13: from his own city, be it protected."""
    court = earning(
        "diplomat",
        {"gold": 9, "city": kind},
        {"city": "docks"},
        edition="dark-lands",
        options={"diplomat-forbidden-kind": kind},
        protected=0,
    )
    court.play("exchange", "district 1 docks", f"district 0 {kind}")
    assert court.city(1) == kind


@pytest.mark.parametrize(("immunity", "allowed"), [("full", False), ("warlord-only", True)])
def test_classic_complete_cities(immunity: str, allowed: bool) -> None:
    """DL-K08.6, DL-I27: safe under `full`, open otherwise."""
    court = earning(
        "diplomat",
        {"gold": 9, "city": "market"},
        {"city": f"{SEVEN}, castle"},
        edition="dark-lands",
        options={"completed-city-immunity": immunity},
    )
    assert is_offered(court, "exchange") == allowed


def test_classic_complete_cities_are_open() -> None:
    """DL-K08.6, DL-O04.2: what the Diplomat may not choose is listed, and they are not in the list."""
    court = earning("diplomat", {"gold": 9, "city": "market"}, {"city": f"{SEVEN}, castle"}, edition="dark-lands")
    court.play("exchange", "district 1 castle", "district 0 market")
    assert court.city(0) == "castle"


def test_classic_the_wall_does_not_matter() -> None:
    """DL-K08.7, DL-L01.3: only the difference is paid."""
    court = earning(
        "diplomat", {"gold": 9, "city": "market"}, {"gold": 0, "city": "great-wall, palace"}, edition="dark-lands"
    )
    court.play("exchange", "district 1 palace", "district 0 market")
    assert (court.gold(0), court.gold(1)) == (6, 3)


@pytest.mark.parametrize(("names", "given"), [("forbidden", "quarry"), ("allowed", "quarry, tavern")])
def test_classic_doubles(names: str, given: str) -> None:
    """DL-K08.8: where doubles are forbidden neither city may get one, Quarry or not."""
    court = earning(
        "diplomat",
        {"gold": 20, "city": "tavern, quarry"},
        {"city": "tavern, market"},
        edition="dark-lands",
        options={"duplicate-districts": names},
    )
    court.play("exchange", "district 1 market")
    court.expect_question(0, "exchange-give", ", ".join(f"district 0 {kind}" for kind in given.split(", ")))


def test_classic_the_graveyard_is_void() -> None:
    """DL-K08.10, DL-I26: with him in the set it is worth its points and nothing else."""
    court = earning(
        "diplomat", {"gold": 9, "city": "market"}, {"city": "graveyard, docks"}, edition="dark-lands", ending=True
    )
    assert court.position.settings.graveyard_void
    court.play("exchange", "district 1 docks", "district 0 market")
    court.expect_question(0, "turn-action", "end-turn")
    court.end_round()
    assert court.position.score_sheet(1)["districts"] == 5 + 2
    with_warlord = earning("warlord", {"gold": 9}, {"city": "graveyard, docks"}, edition="dark-lands")
    assert not with_warlord.position.settings.graveyard_void


def test_tavern_for_a_beautified_harbor() -> None:
    """DL-X9, DL-K08.3, DL-K08.9: four to the other; the reverse costs nothing."""
    court = earning("diplomat", {"gold": 9, "city": "tavern"}, {"gold": 0, "city": "harbor+1"}, edition="dark-lands")
    court.play("exchange", "district 1 harbor", "district 0 tavern")
    assert (court.gold(0), court.gold(1), court.city(0)) == (5, 4, "harbor+1")
    back = earning("diplomat", {"gold": 9, "city": "harbor+1"}, {"gold": 0, "city": "tavern"}, edition="dark-lands")
    back.play("exchange", "district 1 tavern", "district 0 harbor")
    assert (back.gold(0), back.gold(1)) == (9, 0)
