"""Magistrate."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.characters.glance import others_named, plots, question_seen
from tests.kit.court import Court

EIGHT = "magistrate, thief, magician, king, bishop, merchant, architect, warlord"


def building(
    builder: dict[str, object],
    magistrate: dict[str, object] | None = None,
    *others: dict[str, object],
    character: str = "merchant",
    seal: str = "",
    also: str = "thief, warlord",
    **wanted: object,
) -> Court:
    """Let seat 1 act as a warranted character; seat 0 is the Magistrate, and the seal lies where it is said."""
    rest = [*others, *({} for _ in range(2 - len(others)))]
    return Court(
        players=[{"characters": "magistrate", **(magistrate or {})}, {"characters": character, **builder}, *rest],
        warrants={"on": f"{character}, {also}", "seal": seal or character, "by": 0},
        **{"turn": {"seat": 1, "as": character, "income-taken": True}, **wanted},
    )


# --- Placing ----------------------------------------------------------------------------------------------------------


def test_three_warrants_on_three_other_tokens() -> None:
    """MD-C03.1, MD-C03.2, MD-C03.3: any other characters, those in the middle too, the sealed one first."""
    court = Court(players=[{"characters": "magistrate"}, {}, {}, {}], turn={"as": "magistrate"}).play("warrants")
    court.expect_question(0, "place-warrants", others_named("seal", "magistrate", EIGHT))
    court.play("seal warlord")
    assert court.holder("warlord") is None
    court.expect_question(0, "place-warrants", others_named("mark", "magistrate, warlord", EIGHT))
    court.play("mark thief")
    court.expect_question(0, "place-warrants", others_named("mark", "magistrate, warlord, thief", EIGHT))
    court.play("mark king")
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_warrants_are_optional_and_come_at_any_moment() -> None:
    """MD-C03.1, MD-C03.24: call, reveal, wagons; income, a district and the warrants in any order."""
    players = [{"characters": "magistrate", "hand": "tavern", "wagons": 1, "wagon-gold": 1}, {}, {}, {}]
    court = Court(players=players, call="magistrate")
    court.expect_question(0, "turn-action", "take-gold, take-cards, warrants")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build tavern")
    court.expect_question(0, "turn-action", "warrants, end-turn")


def test_the_seal_is_secret() -> None:
    """MD-C03.4: everyone sees the three tokens; which one bears the seal only the Magistrate's player knows."""
    court = Court(players=[{"characters": "magistrate"}, {}, {}, {}], turn={"as": "magistrate"})
    court.play("warrants", "seal warlord")
    for seat in (None, 1):
        seen = question_seen(court, seat)
        assert seen is not None
        assert "options" not in seen
        assert plots(court, seat)["warrants"] == []
    court.play("mark thief", "mark king")
    for seat in (None, 0, 1, 3):
        assert plots(court, seat)["warrants"] == ["thief", "king", "warlord"]
        assert plots(court, seat)["sealed"] == ("warlord" if seat == 0 else None)
        assert court.events("warrants-placed", seat) == [{"seat": 0, "characters": ["thief", "king", "warlord"]}]


# --- Confiscating -----------------------------------------------------------------------------------------------------


def test_a_sealed_builder_loses_the_first_district() -> None:
    """MD-X21, MD-C03.9, MD-C03.10, MD-C03.17: 6 gold again, limit used; Smithy and tax are his."""
    court = building({"hand": "smithy, tavern", "gold": 6}, {"gold": 1}, {"characters": "tax-collector"}).play(
        "build smithy"
    )
    court.expect_question(0, "turn-warrant", "turn-over, leave-closed")
    assert (court.city(0), court.city(1), court.gold(1), court.zone("site")) == ("", "", 1, "smithy")
    court.play("turn-over")
    assert (court.city(0), court.city(1), court.gold(1)) == ("smithy", "", 6)
    assert (court.gold(0), court.position.tax) == (0, 1)
    court.expect_question(1, "turn-action")
    court.expect_refused("build tavern")


def test_without_gold_no_tax() -> None:
    """MD-C03.17, MD-X21, MD-C03.9: the Magistrate pays nothing for the district, and the tax only if he can."""
    court = building({"hand": "smithy", "gold": 6}, {"gold": 0}, {"characters": "tax-collector"})
    court.play("build smithy", "turn-over")
    assert (court.gold(0), court.gold(1), court.position.tax) == (0, 6, 0)


def test_he_may_leave_it() -> None:
    """MD-C03.6, MD-C03.12: then the district is the builder's, and so are all later ones."""
    court = building({"hand": "temple, church", "gold": 6}, character="architect").play("build temple", "leave-closed")
    assert (court.city(1), court.gold(1)) == ("temple", 5)
    court.play("build church")
    court.expect_question(1, "turn-action")
    assert court.city(1) == "temple, church"


def test_a_warrant_without_a_seal() -> None:
    """MD-C03.5, MD-C03.6, MD-C03.7: he is asked all the same, and can only leave it; nobody learns why."""
    court = building({"hand": "temple", "gold": 6}, seal="thief").play("build temple")
    court.expect_question(0, "turn-warrant", "leave-closed")
    seen = question_seen(court, 1)
    sealed = question_seen(building({"hand": "temple", "gold": 6}).play("build temple"), 1)
    assert seen == sealed
    court.play("leave-closed")
    assert court.city(1) == "temple"


def test_only_in_the_turn_of_the_warranted_character() -> None:
    """MD-C03.5: with two characters the other one builds in peace."""
    players = [
        {"characters": "magistrate, bishop"},
        {"characters": "king, warlord", "hand": "temple", "gold": 5},
        {"characters": "thief, merchant"},
    ]
    warrants = {"on": "warlord, thief, merchant", "by": 0}
    court = Court(players=players, warrants=warrants, turn={"seat": 1, "as": "king", "income-taken": True})
    court.play("build temple")
    court.expect_question(1, "turn-action")
    unmarked = building({"hand": "temple"}, {}, {"characters": "king", "hand": "church"}, also="architect, warlord")
    assert unmarked.play("build temple").position.question == "turn-warrant"


@pytest.mark.parametrize("second", ["church", "prison"])
def test_after_a_confiscation_later_builds_are_safe(second: str) -> None:
    """MD-C03.12, MD-C03.11: the Architect has two builds left, and keeps them."""
    court = building({"hand": f"temple, {second}", "gold": 6}, character="architect").play("build temple", "turn-over")
    court.play(f"build {second}")
    court.expect_question(1, "turn-action")
    assert (court.city(0), court.city(1)) == ("temple", second)


# --- What is a paid build ---------------------------------------------------------------------------------------------


def test_a_build_by_framework_is_safe() -> None:
    """MD-C03.8, MD-Y18: the next one for gold is the first paid one."""
    court = building({"city": "framework", "hand": "palace, temple", "gold": 1}, character="architect").play(
        "build-by-framework palace"
    )
    court.expect_question(1, "turn-action")
    assert court.city(1) == "palace"
    court.play("build temple")
    court.expect_question(0, "turn-warrant", "turn-over, leave-closed")


def test_a_thieves_den_for_cards_is_safe() -> None:
    """MD-Y20, MD-C03.8: six cards and no gold; the next paid build is not safe."""
    hand = "thieves-den, 3 tavern, 2 market, docks, temple"
    court = building({"hand": hand, "gold": 6}, character="architect").play("build thieves-den")
    for card in ("tavern", "tavern", "tavern", "market", "market", "docks"):
        court.play(f"discard {card}")
    court.play("done")
    court.expect_question(1, "turn-action")
    assert (court.city(1), court.gold(1)) == ("thieves-den", 6)
    court.play("build temple")
    court.expect_question(0, "turn-warrant")


def test_cards_for_a_thieves_den_do_not_come_back() -> None:
    """MD-C03.10: two cards and four gold; the gold returns."""
    court = building({"hand": "thieves-den, tavern, market", "gold": 4}).play(
        "build thieves-den", "discard tavern", "discard market", "done", "turn-over"
    )
    assert (court.gold(1), court.hand(1), court.city(0)) == (4, "", "thieves-den")


def test_confiscated_stables_leave_the_limit() -> None:
    """MD-Y21, MD-C03.11: Stables never use it, so another district may still be built."""
    court = building({"hand": "stables, temple", "gold": 5}).play("build stables", "turn-over", "build temple")
    assert (court.city(0), court.city(1)) == ("stables", "temple")


def test_confiscated_trade_districts_leave_the_limit() -> None:
    """MD-C03.11: the Trader may still build another kind of district."""
    court = building({"hand": "tavern, temple", "gold": 5}, character="trader")
    court.play("build tavern", "turn-over", "build temple")
    assert (court.city(0), court.city(1)) == ("tavern", "temple")


def test_the_wizards_immediate_build_is_a_paid_one() -> None:
    """MD-C03.21, MD-C08.8, MD-C03.11: it may be taken, and the Wizard may still build from the hand."""
    court = building({"hand": "temple", "gold": 5}, {}, {"hand": "market"}, character="wizard", also="thief, warlord")
    court.play("peek", "player 2", "take market", "build market")
    court.expect_question(0, "turn-warrant")
    court.play("turn-over")
    assert (court.city(0), court.gold(1)) == ("market", 5)
    court.play("build temple")
    assert court.city(1) == "temple"


def test_a_human_cannonball_may_be_confiscated() -> None:
    """MD-C03.21: 2 gold come back, the overbuilt district stays gone."""
    court = building({"hand": "human-cannonball, castle", "city": "market", "gold": 5}).play("play human-cannonball")
    court.play("district 1 market", "build castle")
    court.expect_question(0, "turn-warrant", "turn-over, leave-closed")
    before = court.gold(1)
    court.play("turn-over")
    assert (court.city(0), court.city(1), court.gold(1), before) == ("castle", "", 5, 3)


def test_a_loan_is_not_undone() -> None:
    """MD-C03.20: the Cardinal's lender keeps the card and has given the gold, which is now the Cardinal's."""
    court = building({"hand": "castle, tavern", "gold": 3}, {}, {"gold": 4}, {}, character="cardinal").play(
        "build-by-loan castle", "player 2", "give tavern"
    )
    court.expect_question(0, "turn-warrant")
    court.play("turn-over")
    assert (court.gold(1), court.gold(2), court.hand(2), court.city(0)) == (4, 3, "tavern", "castle")


def test_the_alchemist_is_not_refunded_again() -> None:
    """MD-C03.22: the gold came back once."""
    court = building({"hand": "castle", "gold": 5}, character="alchemist").play("build castle", "turn-over", "end-turn")
    assert court.gold(1) == 5
    assert court.events("refund") == []


# --- What cannot be taken ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", ["temple", "temple, quarry"])
def test_not_a_name_that_he_has(city: str) -> None:
    """MD-C03.13, MD-C03.15, MD-Y19: Quarry or not; the warrant is spent, later builds are safe."""
    court = building({"hand": "temple, church", "gold": 5}, {"city": city}, character="architect").play("build temple")
    court.expect_question(0, "turn-warrant", "leave-closed")
    court.play("leave-closed", "build church")
    court.expect_question(1, "turn-action")
    assert court.city(1) == "temple, church"


def test_not_the_monument_into_a_city_of_five() -> None:
    """MD-C03.14, MD-Y23: with four districts he may have it."""
    five = "tavern, market, docks, church, prison"
    full = building({"hand": "monument", "gold": 5}, {"city": five}).play("build monument")
    full.expect_question(0, "turn-warrant", "leave-closed")
    four = building({"hand": "monument", "gold": 5}, {"city": five[:-8]}).play("build monument")
    four.expect_question(0, "turn-warrant", "turn-over, leave-closed")


def test_not_from_himself() -> None:
    """MD-C03.16, MD-Y24: three players, the seal on his own second character: no question."""
    players = [{"characters": "magistrate, merchant", "hand": "temple"}, {"characters": "thief, king"}, {}]
    court = Court(
        players=players,
        warrants={"on": "merchant, thief, king", "by": 0},
        turn={"seat": 0, "as": "merchant", "income-taken": True},
    ).play("build temple")
    court.expect_question(0, "turn-action")
    assert court.city(0) == "temple"


# --- What follows -----------------------------------------------------------------------------------------------------


def test_a_confiscated_bell_tower_is_his_to_ring() -> None:
    """MD-C03.18, MD-Y22: he decides."""
    court = building({"hand": "bell-tower", "gold": 5}).play("build bell-tower", "turn-over")
    court.expect_question(0, "bell-tower")


def test_a_confiscated_lighthouse_is_his_to_use() -> None:
    """MD-C03.18: he searches the deck."""
    court = building({"hand": "lighthouse", "gold": 5}).play("build lighthouse", "turn-over")
    court.expect_question(0, "lighthouse")


def test_a_confiscation_may_complete_his_city() -> None:
    """MD-C03.19, MD-Y25: the seventh district makes this round the last."""
    six = "tavern, market, docks, church, prison, manor"
    court = building({"hand": "temple", "gold": 5}, {"city": six}).play("build temple", "turn-over")
    assert court.position.ending
    assert court.events("end-triggered") == [{"seats": [0], "number": 7}]


def test_the_shown_seal_ends_the_others() -> None:
    """MD-C03.23: the Warlord, warranted too, builds without a question."""
    court = building({"hand": "temple", "gold": 5}, {}, {"characters": "warlord", "hand": "church"}).play(
        "build temple", "turn-over", "end-turn"
    )
    court.until_turn("warlord").play("take-gold", "build church")
    court.expect_question(2, "turn-action")


def test_untouched_warrants_go_back_unseen() -> None:
    """MD-C03.23: after the round nobody has learnt where the seal was."""
    court = building({}, {}, {"characters": "warlord"}).end_round()
    assert court.events("warrant-turned") == []
    for seat in (None, 1, 2):
        assert plots(court, seat)["warrants"] == []
        assert plots(court, seat)["sealed"] is None


def test_the_decision_comes_between_paying_and_building() -> None:
    """MD-C03.24: what is paid and shown is not built yet."""
    court = building({"hand": "temple", "gold": 5}).play("build temple")
    assert court.events("built") == []
    court.play("turn-over")
    assert court.kinds_of_events()[-2:] == ["warrant-turned", "built"]
    assert court.events("built") == [
        {"seat": 0, "district": "temple", "builder": 1, "cost": 1, "price": 1, "cards": 0, "size": 1}
    ]
