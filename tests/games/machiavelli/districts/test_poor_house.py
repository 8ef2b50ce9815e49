"""Poor House."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import called, earning, price, ruin, scored
from tests.kit.court import Court
from tests.kit.marks import clause

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@EDITIONS
@pytest.mark.parametrize(("gold", "left"), [(0, 1), (1, 1), (2, 2)])
def test_an_empty_supply_gets_a_gold(edition: str, gold: int, left: int) -> None:
    """MD-U01.1, DL-L07, DL-L07.1: at the end of the turn, without a question."""
    court = earning("king", {"gold": gold, "city": "poor-house"}, edition=edition, crown=0)
    court.play("end-turn")
    assert court.gold(0) == left


def test_after_the_tax() -> None:
    """MD-U01.2: a supply that the tax has emptied counts."""
    court = earning("king", {"gold": 2, "city": "poor-house", "hand": "tavern"}, characters="tax-collector")
    court.play("build tavern", "end-turn")
    assert (court.gold(0), court.position.tax) == (1, 1)


def test_before_the_refund() -> None:
    """MD-U01.2: the Alchemist's gold comes later."""
    court = earning("alchemist", {"gold": 4, "city": "poor-house", "hand": "castle"})
    court.play("build castle", "end-turn")
    assert court.gold(0) == 5
    kinds = court.kinds_of_events()
    assert kinds.index("district-used") < kinds.index("refund")


@pytest.mark.parametrize(
    ("edition", "options", "gold"),
    [
        pytest.param("deluxe", {}, 0, marks=clause("MD-U01.3")),
        pytest.param("dark-lands", {"short-turns": "income-only"}, 0, marks=clause("DL-L07.6")),
        pytest.param("dark-lands", {}, 1, marks=clause("DL-L07.6", "DL-L06.4", "DL-K01.18")),
    ],
)
def test_limited_turns(edition: str, options: dict[str, object], gold: int) -> None:
    """A bewitched player, and one in hospital: in De Donkere Landen a turn ends with the income."""
    bewitched = Court(
        players=[{"gold": 0, "city": "poor-house", "characters": "merchant"}, {"characters": "witch"}, {}, {}],
        edition=edition,
        options=options,
        bewitched={"on": "merchant", "by": 1},
        call="merchant",
        deck="temple, docks",
    )
    bewitched.play("take-cards", "keep temple")
    assert (bewitched.gold(0), bewitched.acting) == (gold, (1, "merchant"))
    bewitched.end_turn()
    assert bewitched.gold(0) == gold
    murdered = called(
        "merchant",
        {"gold": 0, "city": "poor-house, hospital"},
        edition=edition,
        options=options,
        murdered="merchant",
        deck="temple, docks",
    )
    murdered.play("collect", "take-cards", "keep temple")
    assert (murdered.hand(0), murdered.gold(0)) == ("temple", gold)


def test_not_for_a_witch_who_does_not_resume() -> None:
    """MD-U01.3: the named character never answers, so her turn has no end."""
    court = Court(
        players=[{"gold": 0, "city": "poor-house", "characters": "witch"}, {}, {}, {}], call="witch", deck="temple"
    )
    court.play("take-cards", "keep temple", "name warlord")
    assert court.holder("warlord") is None
    court.end_round()
    assert court.gold(0) == 0


@EDITIONS
def test_after_every_turn(edition: str) -> None:
    """MD-U01.4, DL-L07.6: with two characters twice in a round."""
    court = earning(
        "alchemist",
        {"gold": 0, "city": "poor-house", "hand": "tavern", "characters": "architect"},
        seats=3,
        edition=edition,
        deck="temple, docks",
    )
    court.play("end-turn")
    assert (court.acting, court.gold(0)) == ((0, "architect"), 1)
    court.play("take-cards", "keep temple", "architect-draw", "build tavern")
    assert court.gold(0) == 0
    court.play("end-turn")
    assert court.gold(0) == 1


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


def test_classic_both_parts_of_a_witch() -> None:
    """DL-K01.18, DL-A02.2: a gold after naming, and another one after the turn that she takes over."""
    court = Court(
        players=[
            {"gold": 0, "city": "poor-house", "hand": "temple", "characters": "witch"},
            {"characters": "architect"},
            {},
            {},
        ],
        edition="dark-lands",
        call="witch",
        deck="tavern, docks",
    )
    court.play("take-cards", "keep tavern", "name architect")
    assert court.gold(0) == 1
    court.until_turn("architect", 0)
    court.play("build temple", "end-turn")
    assert court.gold(0) == 1
    assert [used["district"] for used in court.events("district-used")] == ["poor-house", "poor-house"]


def test_classic_nothing_after_a_lost_turn() -> None:
    """DL-L07.6, DL-A02.6: who did not greet has had no turn that could end."""
    court = called(
        "merchant",
        {"gold": 0, "city": "poor-house, park"},
        {"city": "ballroom"},
        edition="dark-lands",
        crown=1,
    )
    court.play("say-nothing")
    assert (court.gold(0), court.hand_size(0)) == (0, 0)
    assert court.position.question != "park-draw"


def test_classic_one_gold_left_and_taxed() -> None:
    """DL-X4, DL-L07.2: the tax takes the one, and cannot take the other."""
    court = Court(
        players=[
            {"gold": 1, "city": "poor-house", "hand": "market", "characters": "architect"},
            {"gold": 0, "characters": "tax-collector"},
            {"characters": "witch"},
            {"characters": "king"},
        ],
        edition="dark-lands",
        call="tax-collector",
    )
    court.until_turn("architect", 0)
    court.play("take-gold", "build market")
    assert court.gold(0) == 1
    before = court.gold(1)
    court.end_turn()
    assert (court.gold(0), court.gold(1)) == (1, before + 1)


def test_classic_before_the_refund() -> None:
    """DL-L07.3: an empty supply gets its gold, then four come back."""
    court = earning("alchemist", {"gold": 4, "city": "poor-house", "hand": "castle"}, edition="dark-lands")
    court.play("build castle", "end-turn")
    assert court.gold(0) == 5


def test_classic_costs_nothing() -> None:
    """DL-L07.4, DL-I35: built without gold it uses the limit and gives a gold at the end of that turn."""
    court = earning("king", {"gold": 0, "hand": "poor-house, tavern"}, edition="dark-lands", crown=0)
    court.play("build poor-house")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert court.gold(0) == 1
    assert scored({"city": "poor-house"}, edition="dark-lands").position.scores()[0] == 0


def test_classic_mended() -> None:
    """DL-L07.4: with `5` it costs five and is worth five."""
    options = {"poor-house-cost": "5"}
    assert price("", "poor-house", edition="dark-lands", options=options) == 5
    assert scored({"city": "poor-house"}, edition="dark-lands", options=options).position.scores()[0] == 5


@pytest.mark.parametrize(("city", "gold"), [("poor-house", 0), ("poor-house+1", 0), ("great-wall, poor-house", 1)])
def test_classic_the_warlords_price(city: str, gold: int) -> None:
    """DL-L07.5, DL-X13: never negative; a gold for the wall."""
    assert ruin(city, "poor-house", edition="dark-lands") == gold


def test_classic_beautified() -> None:
    """DL-X13: worth one point then."""
    assert scored({"city": "poor-house+1"}, edition="dark-lands").position.scores()[0] == 1
