"""Tax Collector."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered, robbed, story, warranted
from tests.kit.court import Court

TAXED = "tax-collector"


# --- Deluxe: gold on his token ----------------------------------------------------------------------------------------


def test_a_gold_for_every_district() -> None:
    """MD-C27.1, MD-C27.2: right after each one."""
    court = earning("architect", {"gold": 20, "hand": "tavern, market, docks"}, characters=TAXED)
    court.play("build tavern")
    assert (court.gold(0), court.position.tax) == (18, 1)
    court.play("build market", "build docks")
    assert (court.gold(0), court.position.tax) == (11, 3)


def test_unpaid_districts_are_taxed() -> None:
    """MD-C27.2, MD-U22.5, MD-U26.5: a build by Framework or sacrifice."""
    court = earning(
        "architect", {"gold": 5, "city": "framework, tavern", "hand": "palace, necropolis"}, characters=TAXED
    )
    court.play("build-by-framework palace", "build-by-sacrifice", "district 0 tavern")
    assert (court.city(0), court.gold(0), court.position.tax) == ("palace, necropolis", 3, 2)


def test_the_wizards_immediate_build_is_taxed() -> None:
    """MD-C27.2: built from another hand, it is built all the same."""
    court = earning("wizard", {"gold": 5}, {"hand": "market"}, characters=TAXED)
    court.play("peek", "player 1", "take market", "build market")
    assert (court.city(0), court.gold(0), court.position.tax) == ("market", 2, 1)


def test_a_human_cannonball_is_taxed() -> None:
    """MD-C27.2: three gold for the difference, one for the tax."""
    court = earning("king", {"gold": 5, "city": "tavern", "hand": "human-cannonball, castle"}, characters=TAXED)
    court.play("play human-cannonball", "district 0 tavern", "build castle")
    assert (court.gold(0), court.position.tax) == (1, 1)


@pytest.mark.parametrize(("gold", "tax"), [(4, 1), (3, 0)])
def test_who_has_no_gold_pays_nothing(gold: int, tax: int) -> None:
    """MD-X11, MD-C27.3: one gold left is taxed, none left is not, and nothing is owed."""
    court = earning("king", {"gold": gold, "hand": "manor"}, characters=TAXED)
    court.play("build manor")
    assert (court.gold(0), court.position.tax) == (0, tax)
    court.play("district-income", "end-turn")
    assert (court.gold(0), court.position.tax) == (1, tax)


def test_he_pays_none_in_his_turn() -> None:
    """MD-C27.4: nobody taxes the Tax Collector."""
    court = earning("tax-collector", {"gold": 5, "hand": "tavern"})
    court.play("build tavern")
    assert (court.gold(0), court.position.tax) == (4, 0)


def test_he_pays_in_his_other_turn() -> None:
    """MD-C27.5: with three players as anyone else."""
    court = earning("king", {"gold": 5, "hand": "tavern, temple", "characters": TAXED}, seats=3)
    court.play("build tavern")
    assert (court.gold(0), court.position.tax) == (3, 1)


@pytest.mark.parametrize("wanted", [{}, {"murdered": "tax-collector"}])
def test_in_every_round(wanted: dict[str, object]) -> None:
    """MD-C27.6: chosen by nobody, or murdered, he is in the game."""
    court = earning("king", {"gold": 5, "hand": "tavern"}, characters=TAXED, **wanted)
    assert court.holder("tax-collector") is None
    court.play("build tavern")
    assert court.position.tax == 1


def test_nobody_pays_where_he_does_not_play() -> None:
    """MD-C27.1: without him there is no tax."""
    court = earning("king", {"gold": 5, "hand": "tavern"})
    court.play("build tavern")
    assert (court.gold(0), court.position.tax) == (4, 0)


def test_he_collects_all() -> None:
    """MD-C27.7: at any moment, all of it, once."""
    court = acting("tax-collector", {"gold": 0}, tax=4)
    court.play("collect-tax")
    assert (court.gold(0), court.position.tax) == (4, 0)
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    assert not is_offered(acting("tax-collector", {}, tax=0), "collect-tax")


def test_what_is_left_stays() -> None:
    """MD-C27.8, MD-C27.7: he need not collect, and the gold waits for a later round."""
    court = earning("tax-collector", {"gold": 0}, tax=4)
    court.play("end-turn")
    assert (court.position.round, court.position.tax, court.gold(0)) == (2, 4, 0)


@pytest.mark.parametrize(("gold", "left", "tax"), [(3, 2, 1), (0, 0, 0)])
def test_a_confiscated_district(gold: int, left: int, tax: int) -> None:
    """MD-C27.9: the Magistrate pays, if he can."""
    court = warranted("bishop", {"gold": 6, "hand": "smithy"}, {"gold": gold}, characters=TAXED)
    court.play("build smithy", "turn-over")
    assert (court.gold(0), court.gold(1), court.position.tax) == (6, left, tax)


@pytest.mark.parametrize(("building", "tax"), [("no", 0), ("yes", 1)])
def test_a_circus_tent(building: str, tax: int) -> None:
    """MD-C27.10: not taxed, unless the table calls it building."""
    court = earning("king", {"hand": "circus-tent"}, characters=TAXED, options={"tent-is-building": building})
    court.play("play circus-tent")
    assert court.position.tax == tax


def test_at_the_end_it_is_nobodys() -> None:
    """MD-C27.11: gold on the token counts for nobody's Treasury."""
    court = earning("tax-collector", {"gold": 1, "city": "imperial-treasury"}, tax=4, ending=True)
    court.play("end-turn")
    assert court.position.over
    assert court.position.score_sheet(0)["uniques"] == {"imperial-treasury": 1}
    assert court.gold(0) == 1


def test_order_of_the_tax_collectors_call() -> None:
    """MD-C27.12: turned up, robbed, income, the tax, one build without tax."""
    court = robbed("tax-collector", {"gold": 5, "hand": "tavern, temple"}, tax=2)
    court.play("take-gold", "collect-tax", "build tavern")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert story(court) == ["called", "revealed", "robbed", "income-gold", "tax-collected", "built", "turn-ended"]
    assert court.gold(0) == 3


# --- De Donkere Landen: gold from every builder -----------------------------------------------------------------------


def taxing(builder: dict[str, object], others: int = 2) -> Court:
    """Give a court of De Donkere Landen in which seat 1 is called as Tax Collector; seat 0 has later turns."""
    collector: dict[str, object] = {"gold": 0, "characters": "tax-collector"}
    rest: list[dict[str, object]] = [{} for _ in range(others)]
    return Court(players=[builder, collector, *rest], edition="dark-lands", call="tax-collector")


def test_classic_later_builders_pay_at_the_end_of_their_turn() -> None:
    """DL-K02, DL-K02.1, DL-K02.5, DL-K02.9: from player to player, and before the Poor House."""
    court = taxing({"gold": 0, "city": "poor-house", "hand": "tavern", "characters": "architect"})
    court.end_turn()
    court.until_turn("architect", 0)
    court.play("take-gold", "architect-draw", "build tavern")
    before = court.gold(1)
    assert court.gold(0) == 1
    court.play("end-turn")
    assert (court.gold(0), court.gold(1)) == (1, before + 1)
    kinds = court.kinds_of_events()
    assert kinds.index("built") < kinds.index("taxed") < kinds.index("district-used")
    assert court.events("taxed") == [{"seat": 0, "gold": 1, "owner": 1}]


def test_classic_one_gold_a_round() -> None:
    """DL-I11, DL-K02.2: three districts of an Architect are one tax."""
    court = taxing({"gold": 20, "hand": "tavern, market, docks", "characters": "architect"})
    court.end_turn()
    court.until_turn("architect", 0)
    court.play("take-gold", "architect-draw", "build tavern", "build market", "build docks")
    before = court.gold(1)
    court.play("end-turn")
    assert (court.gold(0), court.gold(1)) == (20 + 2 - 6 - 1, before + 1)


def test_classic_two_turns_one_tax() -> None:
    """DL-I14, DL-K02.2: with two players who builds in both turns pays once."""
    court = taxing({"gold": 20, "hand": "tavern, market", "characters": "bishop, architect"}, others=0)
    court.end_turn()
    for build in ("bishop", "architect"):
        court.until_turn(build, 0)
        court.play("take-gold", "build tavern" if build == "bishop" else "build market")
        court.end_turn()
    assert court.events("taxed") == [{"seat": 0, "gold": 1, "owner": 1}]


def test_classic_a_builder_without_gold() -> None:
    """DL-I12, DL-K02.3: pays nothing."""
    court = taxing({"gold": 0, "hand": "market", "characters": "architect"})
    court.end_turn()
    court.until_turn("architect", 0)
    court.play("take-gold", "build market")
    before = court.gold(1)
    court.end_turn()
    assert court.gold(1) == before


def test_classic_free_for_that_turn_only() -> None:
    """DL-K02.7: who could not pay in the first turn pays in the second, if that has a build too."""
    court = taxing({"gold": 0, "hand": "market, tavern", "characters": "bishop, architect"}, others=1)
    court.end_turn()
    court.until_turn("bishop", 0).play("take-gold", "build market").end_turn()
    court.until_turn("architect", 0).play("take-gold", "build tavern").end_turn()
    assert [event["gold"] for event in court.events("taxed")] == [0, 1]
    assert court.gold(0) == 0


def test_classic_arrears() -> None:
    """DL-I10, DL-K02.4: an Assassin who built pays when the Tax Collector is turned up."""
    court = Court(
        players=[
            {"gold": 5, "hand": "tavern", "characters": "assassin"},
            {"gold": 0, "characters": "tax-collector"},
            {},
            {},
        ],
        edition="dark-lands",
        call="assassin",
    )
    court.play("take-gold", "build tavern", "end-turn")
    assert (court.acting, court.gold(0), court.gold(1)) == ((1, "tax-collector"), 5, 1)


def test_classic_the_witch_pays_after_her_resumed_part() -> None:
    """DL-K02.6: she cannot have built before; what she builds as the bewitched one is taxed at its end."""
    court = Court(
        players=[
            {"gold": 5, "hand": "tavern", "characters": "witch"},
            {"gold": 0, "characters": "tax-collector"},
            {"characters": "architect"},
            {},
        ],
        edition="dark-lands",
        call="witch",
    )
    court.play("take-gold", "name architect")
    assert (court.acting, court.gold(0), court.gold(1)) == ((1, "tax-collector"), 7, 0)
    court.end_turn()
    court.until_turn("architect", 0)
    before = court.gold(1)
    court.play("build tavern")
    assert court.gold(1) == before
    court.end_turn()
    assert (court.gold(0), court.gold(1)) == (5, before + 1)


def test_classic_he_pays_none() -> None:
    """DL-K02.8: with his second character neither."""
    court = Court(
        players=[
            {"gold": 5, "hand": "tavern, market", "characters": "tax-collector, architect"},
            {},
            {},
        ],
        edition="dark-lands",
        call="tax-collector",
    )
    court.play("take-gold", "build tavern", "end-turn")
    court.until_turn("architect", 0).play("take-gold", "build market").end_turn()
    assert court.gold(0) == 5 + 2 + 2 - 1 - 2
    assert court.events("taxed") == []


@pytest.mark.parametrize("wanted", [{"murdered": "tax-collector"}, {"face_up": "tax-collector"}])
def test_classic_no_tax_without_him(wanted: dict[str, object]) -> None:
    """DL-I13, DL-K02.10: killed, or turned up by nobody."""
    holder: dict[str, object] = {"characters": "tax-collector"} if "murdered" in wanted else {}
    court = Court(
        players=[{"gold": 5, "hand": "tavern", "characters": "architect"}, holder, {}, {}],
        edition="dark-lands",
        call="tax-collector",
        options={"character-count": "8"},
        **wanted,
    )
    court.until_turn("architect", 0).play("take-gold", "build tavern").end_turn()
    assert court.gold(0) == 6
    assert court.events("taxed") == []


def test_classic_no_tax_after_a_lost_turn() -> None:
    """DL-K02.10, DL-L11.12: turned up, but silent before the owner of the Ballroom."""
    court = Court(
        players=[
            {"gold": 5, "hand": "tavern", "city": "ballroom", "characters": "architect"},
            {"gold": 0, "characters": "tax-collector"},
            {},
            {},
        ],
        edition="dark-lands",
        call="tax-collector",
    )
    court.play("say-nothing")
    court.until_turn("architect", 0)
    court.play("take-gold", "build tavern").end_turn()
    assert (court.gold(0), court.gold(1)) == (6, 0)


def test_classic_a_direct_build_counts_and_an_exchange_does_not() -> None:
    """DL-K02.11: the Wizard pays for what he builds from a hand, the Diplomat nothing for what he gets."""
    court = Court(
        players=[
            {"gold": 0, "characters": "tax-collector"},
            {"gold": 5, "characters": "wizard"},
            {"gold": 5, "city": "docks", "hand": "tavern", "characters": "diplomat"},
            {"city": "manor", "characters": "merchant"},
        ],
        edition="dark-lands",
        call="tax-collector",
    )
    court.end_turn()
    court.until_turn("wizard", 1)
    court.play("take-gold", "peek", "player 2", "take tavern", "build tavern").end_turn()
    court.until_turn("diplomat", 2)
    court.play("take-gold", "exchange", "district 3 manor", "district 2 docks").end_turn()
    assert [event["seat"] for event in court.events("taxed")] == [1]
