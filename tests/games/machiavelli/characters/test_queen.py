"""Queen."""

from __future__ import annotations

import pytest

from signoria.games.machiavelli.forms.scenario import scenario
from tests.games.machiavelli.courts import acting, called, is_offered, story
from tests.kit.court import Court
from tests.kit.marks import clause


def beside(*others: dict[str, object], **wanted: object) -> Court:
    """Give a court in which seat 0 is the Queen, without gold, and four others sit around her."""
    return Court(players=[{"characters": "queen", "gold": 0}, *others], **wanted)


@pytest.mark.parametrize(("seat", "gold"), [(1, 3), (4, 3), (2, 0), (3, 0)])
def test_three_gold_beside_rank_four(seat: int, gold: int) -> None:
    """MD-C25.1: a neighbour who turned up rank 4 this round; wherever the crown is."""
    players: list[dict[str, object]] = [{"gold": 0}, {}, {}, {}, {}]
    players[seat] = {"characters": "king"}
    court = acting("queen", *players, seats=5, crown=2)
    assert is_offered(court, "queen-gold") == (gold > 0)
    court.play("take-cards")
    court.end_turn()
    assert court.gold(0) == gold


def test_once_at_any_moment() -> None:
    """MD-C25.1: before the income, and not a second time."""
    court = acting("queen", {"gold": 0}, {"characters": "king"}, seats=5)
    court.play("queen-gold")
    assert court.gold(0) == 3
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    court.play("take-gold", "end-turn")
    assert court.gold(0) == 5


def test_rank_four_that_nobody_shows() -> None:
    """MD-C25.1: a neighbour without it gives her nothing, be he the holder of the crown."""
    others: list[dict[str, object]] = [{"characters": name} for name in ("thief", "assassin", "magician", "bishop")]
    court = acting("queen", {}, *others, seats=5, crown=1)
    assert not is_offered(court, "queen-gold")


def test_beside_a_bewitched_king() -> None:
    """MD-Y56, MD-C25.2: his seat counts, not that of the Witch."""
    court = beside(
        {"characters": "king"},
        {},
        {"characters": "witch"},
        {"characters": "thief"},
        bewitched={"on": "king", "by": 3},
        call="king",
    )
    court.until_turn("queen", 0)
    court.play("queen-gold")
    assert court.gold(0) == 3
    far = beside(
        {"characters": "witch"},
        {"characters": "king"},
        {},
        {"characters": "thief"},
        bewitched={"on": "king", "by": 1},
        call="king",
    )
    far.until_turn("queen", 0)
    assert not is_offered(far, "queen-gold")


def test_beside_a_murdered_king() -> None:
    """MD-Y57, MD-C25.3, MD-C25.8: she is paid when he is shown at the end of the round, before scoring."""
    court = Court(
        players=[
            {"characters": "queen", "gold": 0, "city": "imperial-treasury"},
            {"characters": "king"},
            {},
            {},
            {"characters": "thief"},
        ],
        murdered="king",
        call="queen",
        ending=True,
    )
    assert not is_offered(court, "queen-gold")
    court.play("take-gold")
    court.end_round()
    kinds = court.kinds_of_events()
    assert kinds.index("turn-ended") < kinds.index("queen-paid") < kinds.index("scored")
    assert court.gold(0) == 5
    assert court.position.score_sheet(0)["uniques"] == {"imperial-treasury": 5}


def test_a_murdered_queen_gets_nothing() -> None:
    """MD-C25.4: neither for a King who showed himself nor for one shown at the end."""
    players: list[dict[str, object]] = [{"characters": "queen", "gold": 0}, {"characters": "king"}, {}, {}, {}]
    court = Court(players=players, murdered="queen", call="queen", ending=True)
    assert court.position.over
    assert (court.gold(0), court.events("queen-paid")) == (0, [])


def test_a_bewitched_queen_gets_nothing() -> None:
    """MD-C25.4: she has her income alone."""
    court = beside(
        {"characters": "king"},
        {},
        {"characters": "witch"},
        {"characters": "thief"},
        bewitched={"on": "queen", "by": 3},
        call="queen",
    )
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    court.end_round()
    assert court.gold(0) == 2


def test_beside_a_king_in_hospital() -> None:
    """MD-C25.5: a murdered King who shows himself pays her in her turn, and not again at the end."""
    court = beside(
        {"characters": "king", "city": "hospital"}, {}, {}, {"characters": "thief"}, murdered="king", call="king"
    )
    court.play("collect", "take-gold")
    court.until_turn("queen", 0)
    court.play("queen-gold", "take-gold")
    court.end_round()
    assert court.gold(0) == 5


def test_beside_a_king_who_lost_the_crown_to_an_acrobat() -> None:
    """MD-C25.6: the murdered King is shown all the same."""
    court = beside(
        {"characters": "king"}, {"hand": "acrobat"}, {}, {"characters": "thief"}, murdered="king", call="king"
    )
    court.play("play-acrobat")
    assert court.crown == 2
    court.until_turn("queen", 0)
    court.play("take-gold")
    court.end_round()
    assert (court.gold(0), court.crown) == (5, 2)


def test_five_players_at_least() -> None:
    """MD-C25.7: four are too few."""
    with pytest.raises(ValueError, match="queen is for 5 or more players"):
        scenario({"players": [{}, {}, {}, {}], "turn": {"as": "queen"}})


def test_order_of_the_queens_call() -> None:
    """MD-C25.8: turned up, robbed, income, three gold, one build."""
    court = called(
        "queen",
        {"gold": 5, "hand": "castle, tavern"},
        {"characters": "king"},
        {"characters": "thief"},
        seats=5,
        robbed={"on": "queen", "by": 2},
    )
    court.play("take-gold", "queen-gold", "build castle")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert story(court) == ["called", "revealed", "robbed", "income-gold", "queen-paid", "built", "turn-ended"]


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crown", "gold"),
    [
        pytest.param(1, 3, marks=clause("DL-K10.1")),
        pytest.param(4, 3, marks=clause("DL-K10.1")),
        pytest.param(0, 0, marks=clause("DL-K10.2", "DL-I57")),
        (2, 0),
        (3, 0),
    ],
)
def test_classic_beside_the_crown(crown: int, gold: int) -> None:
    """DL-K10, DL-X19: by itself at the start of her turn, nothing as holder."""
    court = called("queen", {"gold": 0}, seats=5, edition="dark-lands", crown=crown)
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    assert court.gold(0) == gold


def test_classic_the_holder_of_that_moment() -> None:
    """DL-K10.3: who had rank 4 does not matter where an Emperor has given the crown away."""
    court = Court(
        players=[{"gold": 0, "characters": "queen"}, {"characters": "emperor"}, {}, {}, {}],
        edition="dark-lands",
        crown=1,
        call="queen",
    )
    assert court.gold(0) == 3
    away = Court(
        players=[{"gold": 0, "characters": "queen"}, {"characters": "emperor"}, {}, {}, {}],
        edition="dark-lands",
        crown=2,
        call="queen",
    )
    assert away.gold(0) == 0


@pytest.mark.parametrize(("killed", "gold"), [("paid", 3), ("unpaid", 0)])
def test_classic_killed_beside_the_crown(killed: str, gold: int) -> None:
    """DL-K10.4, DL-I56: shown and paid without a turn, or hidden and nothing."""
    court = called(
        "queen",
        {"gold": 0},
        seats=5,
        edition="dark-lands",
        crown=1,
        murdered="queen",
        options={"queen-killed": killed},
        ending=True,
    )
    assert court.position.over
    assert court.gold(0) == gold
    assert court.is_revealed("queen") == (gold > 0)
    assert ("no-answer" in court.kinds_of_events()) == (gold == 0)


def test_classic_killed_far_from_the_crown() -> None:
    """DL-K10.4: two seats away she stays hidden and gets nothing."""
    court = called("queen", {"gold": 0}, seats=5, edition="dark-lands", crown=2, murdered="queen", ending=True)
    assert (court.gold(0), court.is_revealed("queen")) == (0, False)


def test_classic_killed_in_hospital() -> None:
    """DL-K10.5: her three gold and an income."""
    court = called("queen", {"gold": 0, "city": "hospital"}, seats=5, edition="dark-lands", crown=1, murdered="queen")
    court.expect_question(0, "hospital", "collect, stay-hidden")
    court.play("collect", "take-gold")
    assert court.gold(0) == 5


def test_classic_after_the_theft() -> None:
    """DL-K10.6: the Thief gets her five, and her three gold are safe."""
    court = called(
        "queen",
        {"gold": 5},
        {"characters": "thief", "gold": 0},
        seats=5,
        edition="dark-lands",
        crown=1,
        robbed={"on": "queen", "by": 1},
    )
    assert (court.gold(0), court.gold(1)) == (3, 5)
