"""Blackmailer."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.characters.glance import others_named, plots, question_seen
from tests.kit.court import Court

EIGHT = "assassin, blackmailer, magician, king, bishop, merchant, architect, warlord"


def threatened(gold: int = 5, rose: str = "merchant", *others: dict[str, object], **victim: object) -> Court:
    """Call the threatened Merchant of seat 1; seat 0 is the Blackmailer, the other threat is on the Warlord."""
    rest = [*others, *({} for _ in range(2 - len(others)))]
    return Court(
        players=[
            {"characters": "blackmailer", "gold": 0},
            {"characters": "merchant", "gold": gold, **victim},
            *rest,
        ],
        threats={"on": "merchant, warlord", "rose": rose, "by": 0},
        call="merchant",
    )


# --- Placing ----------------------------------------------------------------------------------------------------------


def test_two_threats_on_two_other_tokens() -> None:
    """MD-C06.1, MD-C06.2, MD-C06.3: not rank 1, not her own; the rose first; those in the middle may be chosen."""
    court = Court(players=[{"characters": "blackmailer"}, {}, {}, {}], turn={"as": "blackmailer"}).play("threaten")
    court.expect_question(0, "place-threats", others_named("rose", "assassin, blackmailer", EIGHT))
    court.play("rose warlord")
    assert court.holder("warlord") is None
    court.expect_question(0, "place-threats", others_named("mark", "assassin, blackmailer, warlord", EIGHT))
    court.play("mark king")
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_the_murdered_cannot_be_threatened_but_the_warranted_can() -> None:
    """MD-C06.2: the murdered King is left out; a Bishop with a warrant is not."""
    players = [{"characters": "blackmailer"}, {"characters": "assassin"}, {}, {}]
    court = Court(players=players, murdered="king", turn={"as": "blackmailer"}).play("threaten")
    court.expect_question(0, "place-threats", others_named("rose", "assassin, blackmailer, king", EIGHT))
    warranted = Court(
        players=[{"characters": "blackmailer"}, {"characters": "magistrate"}, {}, {}],
        warrants={"on": "king, bishop, merchant", "by": 1},
        turn={"as": "blackmailer"},
    ).play("threaten")
    among = EIGHT.replace("assassin", "magistrate")
    warranted.expect_question(0, "place-threats", others_named("rose", "magistrate, blackmailer", among))


def test_the_rose_is_secret() -> None:
    """MD-C06.4: everyone sees the two tokens; which one bears the rose only her player knows."""
    court = Court(players=[{"characters": "blackmailer"}, {}, {}, {}], turn={"as": "blackmailer"})
    court.play("threaten", "rose warlord")
    seen = question_seen(court, 1)
    assert seen is not None
    assert "options" not in seen
    court.play("mark king")
    for seat in (None, 0, 1, 3):
        assert plots(court, seat)["threats"] == ["king", "warlord"]
        assert plots(court, seat)["rose"] == ("warlord" if seat == 0 else None)
        (told,) = court.events("threats-placed", seat)
        # Whoever is threatened is told that, and no more.
        assert {fact: told[fact] for fact in told if fact != "secret"} == {"seat": 0, "characters": ["king", "warlord"]}


def test_the_order_of_the_turn() -> None:
    """MD-C06.14, MD-C06.1: call, reveal, wagons; income, a district and threats in any order; threats are optional."""
    players = [{"characters": "blackmailer", "hand": "tavern", "wagons": 1, "wagon-gold": 1}, {}, {}, {}]
    court = Court(players=players, call="blackmailer")
    court.expect_question(0, "turn-action", "take-gold, take-cards, threaten")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build tavern")
    court.expect_question(0, "turn-action", "threaten, end-turn")


# --- Settling ---------------------------------------------------------------------------------------------------------


def test_income_then_settling_then_the_turn() -> None:
    """MD-C06.5, MD-C06.6, MD-Y15, MD-C06.14: the Merchant's bonus, building and ending the turn all wait."""
    court = threatened(hand="temple", city="smithy, market")
    court.expect_question(1, "income", "take-gold, take-cards")
    court.play("take-gold")
    court.expect_question(1, "bribe", "bribe, refuse")
    for move in ("merchant-gold", "build temple", "smithy", "district-income", "end-turn"):
        court.expect_refused(move)
    court.play("bribe")
    court.expect_question(1, "turn-action", "build temple, smithy, merchant-gold, district-income, end-turn")


@pytest.mark.parametrize(("before", "bribe"), [(5, 3), (0, 1), (2, 2), (3, 2)])
def test_a_bribe_is_half_of_the_gold_after_income(before: int, bribe: int) -> None:
    """MD-C06.7, MD-C06.8, MD-X08: 3 of 7, 1 of 2, 2 of 4, 2 of 5."""
    court = threatened(before).play("take-gold", "bribe")
    assert (court.gold(0), court.gold(1)) == (bribe, before + 2 - bribe)


@pytest.mark.parametrize("gold", [0, 1])
def test_a_bribe_of_nothing(gold: int) -> None:
    """MD-C06.8, MD-X08: with 1 gold, or none, half of it is 0, and the threat is settled all the same."""
    court = threatened(gold).play("take-cards")
    court.play(court.options[0])
    court.expect_question(1, "bribe", "bribe, refuse")
    court.play("bribe")
    assert (court.gold(0), court.gold(1)) == (0, gold)
    court.expect_question(1, "turn-action")


@pytest.mark.parametrize("rose", ["merchant", "warlord"])
def test_nobody_sees_a_bribed_threat(rose: str) -> None:
    """MD-C06.7, MD-Y16: it goes away unseen; nobody else can tell a rose from none."""
    court = threatened(5, rose).play("take-gold", "bribe")
    assert plots(court, 1)["threats"] == ["warlord"]
    for seat in (None, 1, 2):
        assert plots(court, seat)["rose"] is None
    assert court.events("bribed") == [{"seat": 1, "owner": 0, "gold": 3}]
    other = threatened(5, "merchant" if rose == "warlord" else "warlord").play("take-gold", "bribe")
    assert court.view(1) == other.view(1)


@pytest.mark.parametrize("rose", ["merchant", "warlord"])
def test_a_refused_threat_may_be_turned_or_not(rose: str) -> None:
    """MD-C06.9, MD-C06.10: with or without the rose both answers are open; unturned it goes away unseen."""
    court = threatened(5, rose).play("take-gold", "refuse")
    court.expect_question(0, "turn-threat", "turn-over, leave-closed")
    court.play("leave-closed")
    assert (court.gold(0), court.gold(1)) == (0, 7)
    assert plots(court, 1)["rose"] is None
    assert plots(court, 1)["threats"] == ["warlord"]
    court.expect_question(1, "turn-action")


def test_the_rose_takes_everything() -> None:
    """MD-C06.10, MD-X08: all 7; what comes later in the turn is safe."""
    court = threatened(5).play("take-gold", "refuse", "turn-over")
    assert (court.gold(0), court.gold(1)) == (7, 0)
    court.play("merchant-gold")
    assert (court.gold(0), court.gold(1)) == (7, 1)


def test_a_threat_without_the_rose_takes_nothing() -> None:
    """MD-C06.10: it is turned, and everyone sees that it is empty; the other one stays."""
    court = threatened(5, "warlord").play("take-gold", "refuse", "turn-over")
    assert (court.gold(0), court.gold(1)) == (0, 7)
    assert court.events("threat-turned") == [{"seat": 0, "owner": 1, "character": "merchant", "rose": False, "gold": 0}]
    assert plots(court, 1)["threats"] == ["warlord"]


def test_after_the_rose_the_other_threat_stays() -> None:
    """MD-C06.11, MD-Y17: the Warlord takes an income first and then settles, before his military gold."""
    warlord: dict[str, object] = {"characters": "warlord", "gold": 6, "city": "prison"}
    court = threatened(5, "merchant", warlord).play("take-gold", "refuse", "turn-over")
    assert (plots(court, None)["threats"], plots(court, None)["rose"]) == (["warlord"], "merchant")
    court.play("end-turn", "take-unclaimed")
    court.expect_question(2, "income", "take-gold, take-cards")
    court.play("take-gold")
    court.expect_question(2, "bribe", "bribe, refuse")
    court.play("refuse")
    court.expect_question(0, "turn-threat", "turn-over, leave-closed")
    court.play("turn-over")
    assert (court.gold(2), plots(court, None)["threats"]) == (8, [])
    court.expect_question(2, "turn-action", "district-income, destroy, end-turn")


def test_a_table_where_the_other_threat_goes() -> None:
    """MD-O17: the Warlord has an ordinary turn."""
    court = Court(
        players=[
            {"characters": "blackmailer", "gold": 0},
            {"characters": "merchant", "gold": 5},
            {"characters": "warlord", "gold": 6},
            {},
        ],
        threats={"on": "merchant, warlord", "rose": "merchant", "by": 0},
        options={"second-threat": "goes"},
        call="merchant",
    )
    court.play("take-gold", "refuse", "turn-over")
    assert plots(court, None)["threats"] == []
    court.play("end-turn", "take-unclaimed")
    court.expect_question(2, "turn-action")
    assert court.gold(2) == 6


def test_nobody_answers() -> None:
    """MD-C06.12: the threat is taken back at the end of the round, and nobody has paid."""
    court = Court(
        players=[{"characters": "blackmailer", "gold": 0}, {"characters": "king"}, {}, {}],
        threats={"on": "merchant, warlord", "by": 0},
        call="merchant",
    )
    assert court.holder("merchant") is None
    assert court.gold(0) == 0
    assert court.position.round == 2
    for seat in range(4):
        assert plots(court, seat)["threats"] == []
        assert plots(court, seat)["rose"] is None


def test_her_own_second_character() -> None:
    """MD-C06.13: the threat goes without effect, and the turn is an ordinary one."""
    court = Court(
        players=[{"characters": "blackmailer, merchant", "gold": 4}, {"characters": "king, warlord"}, {}],
        threats={"on": "merchant, warlord", "by": 0},
        call="merchant",
    )
    court.expect_question(0, "turn-action", "take-gold, take-cards, merchant-gold")
    assert plots(court, 1)["threats"] == ["warlord"]
    assert court.gold(0) == 4
