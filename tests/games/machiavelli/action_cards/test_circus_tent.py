"""The Circus Tent is a district without cost, points or type."""

from __future__ import annotations

from typing import cast

from tests.kit.court import Court

SIX = "tavern, market, docks, temple, church, prison"


def test_a_tent_lies_in_the_city_and_uses_no_limit() -> None:
    """MD-K02.1, MD-K02.4: it may be played besides the one district of the turn, also with a tent there."""
    court = Court(
        players=[{"hand": "2 circus-tent, tavern", "city": "circus-tent", "gold": 1}, {}, {}, {}],
        turn={"as": "king", "income-taken": True},
    )
    court.play("play circus-tent", "build tavern")
    assert court.city(0) == "2 circus-tent, tavern"
    court.expect_refused("play circus-tent")


def test_a_tent_may_complete_the_city() -> None:
    """MD-K02.2, MD-K02.8, MD-Y67, MD-E01.4: checked directly after it is played."""
    court = Court(players=[{"hand": "circus-tent", "city": SIX}, {}, {}, {}], turn={"as": "king", "income-taken": True})
    court.play("play circus-tent")
    assert court.events("end-triggered") == [{"seats": [0], "number": 7}]
    assert court.position.is_complete(0)


def test_a_tent_is_worth_nothing() -> None:
    """MD-K02.3, MD-Y67: no points, and no fifth type."""
    court = Court(
        players=[{"hand": "circus-tent", "city": "tavern, market, docks, temple, prison, manor"}, {}, {}, {}],
        turn={"as": "warlord", "income-taken": True},
    )
    court.play("play circus-tent").end_round()
    sheet = court.position.score_sheet(0)
    assert (sheet["districts"], sheet["five-types"], sheet["first-complete"]) == (12, 0, 4)


def test_rank_eight_cannot_touch_a_tent() -> None:
    """MD-K02.5: neither Warlord, nor Diplomat, nor Marshal."""
    for character, ability in (("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")):
        court = Court(
            players=[{"city": "market", "gold": 9}, {"city": "circus-tent, tavern"}, {}, {}],
            turn={"as": character, "income-taken": True},
        )
        court.play(ability)
        assert "district 1 tavern" in court.options
        assert "district 1 circus-tent" not in court.options


def test_a_tent_stays() -> None:
    """MD-K02.6, MD-O11: no Armory and no sacrifice removes it, unless the table says so."""
    wanted: dict[str, object] = {
        "players": [{"hand": "necropolis", "city": "armory, circus-tent", "gold": 0}, {"city": "circus-tent"}, {}, {}],
        "turn": {"as": "king", "income-taken": True},
    }
    court = Court(**wanted)
    assert "armory" not in court.options
    court.play("build-by-sacrifice")
    court.expect_question(0, "sacrifice", "district 0 armory")
    removable = Court(**wanted, options={"tent-removable": "yes"})
    removable.play("armory")
    assert "district 1 circus-tent" in removable.options
    sacrificed = Court(**wanted, options={"tent-removable": "yes"}).play("build-by-sacrifice")
    assert "district 0 circus-tent" in sacrificed.options


def tent_turn(character: str, option: str) -> Court:
    """Give the turn of a player with a tent; the Tax Collector is in the game."""
    return Court(
        players=[{"hand": "circus-tent", "gold": 3}, {}, {}, {}],
        characters=f"tax-collector, {character}",
        options={"tent-is-building": option},
        turn={"as": character, "income-taken": True},
    )


def test_playing_a_tent_is_not_building() -> None:
    """MD-K02.7, MD-C20.4, MD-C27.10, MD-Y68: nobody is taxed; but the Navigator may not, except with `no`."""
    for character, option in (("navigator", "no"), ("king", "navigator"), ("king", "no")):
        court = tent_turn(character, option).play("play circus-tent")
        assert court.city(0) == "circus-tent"
        assert (court.gold(0), court.position.tax) == (3, 0)
    for option in ("navigator", "yes"):
        assert "play circus-tent" not in tent_turn("navigator", option).options


def test_a_tent_is_never_confiscated() -> None:
    """MD-K02.7, MD-K02.9: taxed where it counts as building, but no gold is paid for it."""
    court = tent_turn("king", "yes").play("play circus-tent")
    assert (court.gold(0), court.position.tax) == (2, 1)
    warranted = Court(
        players=[{"hand": "circus-tent", "gold": 3}, {}, {}, {}],
        characters="tax-collector",
        options={"tent-is-building": "yes"},
        warrants={"on": "king, bishop, merchant", "by": 1},
        turn={"as": "king", "income-taken": True},
    )
    warranted.play("play circus-tent")
    warranted.expect_question(0, "turn-action")
    assert warranted.city(0) == "circus-tent"


def test_a_tent_counts_for_the_bonus_of_a_complete_city() -> None:
    """MD-K02.2: seven districts, one of them a tent, not the first city."""
    court = Court(
        players=[{"city": f"{SIX}, circus-tent"}, {}, {}, {}],
        first=[1],
        ending=True,
        turn={"as": "warlord", "income-taken": True},
    )
    court.end_round()
    assert cast("int", court.position.score_sheet(0)["complete"]) == 2
