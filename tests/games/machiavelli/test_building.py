"""Building: who may build what, what it costs, how it is paid, and what follows."""

from __future__ import annotations

import pytest

from tests.kit.court import Court

FIVE = "tavern, market, docks, temple, church"


def building(hand: str, city: str = "", gold: int = 9, character: str = "king", **wanted: object) -> Court:
    """Give the turn of a player who may build now."""
    players: list[dict[str, object]] = [{"hand": hand, "city": city, "gold": gold}, {}, {}, {}]
    return Court(players=players, turn={"as": character, "income-taken": True}, **wanted)


def offered(court: Court) -> list[str]:
    """Give the builds that are offered."""
    return [option for option in court.options if option.startswith("build")]


def built_until_the_limit(character: str, hand: str) -> int:
    """How many districts a character can build from a hand, the first offered one first."""
    court = building(hand, gold=40, character=character)
    number = 0
    while options := offered(court):
        court.play(options[0])
        number += 1
    return number


# --- Conditions -------------------------------------------------------------------------------------------------------


def test_districts_are_built_from_the_own_hand_into_the_own_city() -> None:
    """MD-B01.1, MD-B01.2, MD-B02.1, MD-B02.3: for the gold printed on it, paid to the bank, if one likes."""
    court = Court(
        players=[{"hand": "docks", "gold": 5}, {"hand": "market"}, {}, {}], turn={"as": "king", "income-taken": True}
    )
    assert offered(court) == ["build docks"]
    assert "end-turn" in court.options
    court.play("build docks")
    assert (court.city(0), court.hand(0), court.gold(0)) == ("docks", "", 2)
    assert [court.gold(seat) for seat in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("character", "limit"), [("king", 1), ("architect", 3), ("seer", 2), ("scholar", 2), ("navigator", 0)]
)
def test_the_building_limit(character: str, limit: int) -> None:
    """MD-B01.3, MD-B01.10: one district a turn, for some characters more, for the Navigator none."""
    assert built_until_the_limit(character, "temple, watchtower, church, prison, monastery") == limit


def test_what_the_limit_does_not_count() -> None:
    """MD-B01.4: Stables, the Trader's trade districts, a tent, a Human Cannonball, the Wizard's immediate build."""
    assert built_until_the_limit("king", "temple, church, stables") == 2
    assert built_until_the_limit("trader", "tavern, market, docks, temple, church") == 4
    assert built_until_the_limit("navigator", "stables") == 0
    court = building("temple, harbor, circus-tent, human-cannonball", "market")
    court.play("build temple", "play circus-tent")
    assert court.city(0) == "market, temple, circus-tent"
    court = building("temple, harbor, human-cannonball", "market")
    court.play("build temple", "play human-cannonball", "district 0 market", "build harbor")
    assert court.city(0) == "temple, harbor"
    wizard = Court(
        players=[{"hand": "temple", "gold": 9}, {"hand": "docks"}, {}, {}], turn={"as": "wizard", "income-taken": True}
    )
    wizard.play("peek", "player 1", "take docks", "build docks", "build temple")
    assert wizard.city(0) == "docks, temple"


def test_no_name_twice() -> None:
    """MD-B01.6, MD-X04: unless there is a Quarry or one acts as the Wizard (MD-B01.7)."""
    assert offered(building("tavern", "tavern")) == []
    assert offered(building("tavern", "tavern, quarry")) == ["build tavern"]
    assert offered(building("tavern", "tavern", character="wizard")) == ["build tavern"]


def test_the_secret_vault_is_never_built() -> None:
    """MD-B01.8: not for gold, not with a Framework."""
    assert offered(building("secret-vault", "framework", gold=20)) == []


def test_the_monument_needs_a_small_city() -> None:
    """MD-B01.9: fewer than five districts."""
    assert offered(building("monument", "tavern, market, docks, temple")) == ["build monument"]
    assert offered(building("monument", FIVE)) == []


def test_what_leaves_as_part_of_a_build_leaves_first() -> None:
    """MD-B01.11, MD-Y51: Monument, name and discounts are looked at in the city without it."""
    four = "tavern, market, docks, temple"
    assert offered(building("monument", f"{four}, framework", gold=0)) == ["build-by-framework monument"]
    factory = building("library, human-cannonball", "factory", gold=1)
    factory.play("play human-cannonball", "district 0 factory", "build library")
    assert factory.gold(0) == 0


def test_a_complete_city_may_be_built_on() -> None:
    """MD-B01.12, MD-E01.6, MD-E01.10: eight districts are possible."""
    court = building("palace", f"{FIVE}, prison, manor")
    court.play("build palace")
    assert court.position.players[0].city.size == 8


# --- Price and payment ------------------------------------------------------------------------------------------------


def test_a_factory_lowers_the_price_of_other_uniques() -> None:
    """MD-B02.2, MD-A13: a Smithy for 4, docks for 3."""
    court = building("smithy, docks", "factory", gold=4, character="architect")
    court.play("build smithy")
    assert court.gold(0) == 0
    court = building("docks", "factory", gold=3)
    court.play("build docks")
    assert court.gold(0) == 0


def test_other_ways_to_pay() -> None:
    """MD-B02.4, MD-B02.5: the builder chooses; a Framework or a sacrifice replaces the whole payment."""
    court = building("necropolis", "framework, tavern", gold=5)
    assert offered(court) == ["build necropolis", "build-by-framework necropolis", "build-by-sacrifice"]
    court.play("build-by-framework necropolis")
    assert (court.gold(0), court.city(0)) == (5, "tavern, necropolis")
    sacrifice = building("necropolis", "framework, tavern", gold=5).play("build-by-sacrifice", "district 0 tavern")
    assert (sacrifice.gold(0), sacrifice.city(0)) == (5, "framework, necropolis")


def test_cards_and_a_loan_may_be_combined() -> None:
    """MD-B02.5, MD-C15.7: two cards for the Thieves' Den, one gold of his own, and three borrowed for three cards."""
    court = Court(
        players=[{"hand": "thieves-den, 5 tavern", "gold": 1}, {"gold": 3}, {}, {}],
        turn={"as": "cardinal", "income-taken": True},
    )
    court.play("build-by-loan thieves-den", "discard tavern", "discard tavern", "done", "player 1")
    court.play("give tavern", "give tavern", "give tavern")
    assert (court.city(0), court.gold(0), court.gold(1)) == ("thieves-den", 0, 0)
    assert court.hand(1) == "3 tavern"


WARRANT = {"on": "architect, king, bishop", "seal": "architect", "by": 1}


def test_a_build_without_gold_is_no_paid_build() -> None:
    """MD-B02.6, MD-Y18: the warrant waits for the next one; the Alchemist gets nothing back."""
    court = building("docks, tavern", "framework", character="architect", warrants=WARRANT)
    court.play("build-by-framework docks")
    court.expect_question(0, "turn-action")
    court.play("build tavern")
    court.expect_question(1, "turn-warrant")
    alchemist = building("docks", "framework", gold=4, character="alchemist")
    alchemist.play("build-by-framework docks", "end-turn")
    assert alchemist.gold(0) == 4


def test_a_free_build_uses_the_limit() -> None:
    """MD-B02.7, MD-O15: unless the table says otherwise."""
    court = building("docks, tavern", "framework")
    court.play("build-by-framework docks")
    assert offered(court) == []
    free = building("docks, tavern", "framework", options={"free-build-limit": "free"})
    free.play("build-by-framework docks")
    assert offered(free) == ["build tavern"]


# --- Order of events --------------------------------------------------------------------------------------------------


def test_one_build_happens_in_order() -> None:
    """MD-B03.1, MD-B03.2, MD-B03.4, MD-B03.5: paid, warrant, into the city, completion, tax."""
    court = building(
        "manor",
        f"{FIVE}, prison",
        gold=5,
        character="architect",
        characters="tax-collector",
        warrants=WARRANT,
    )
    court.play("build manor")
    court.expect_question(1, "turn-warrant")
    assert (court.gold(0), court.zone("site")) == (2, "manor")
    assert not court.position.is_complete(0)
    court.play("leave-closed")
    kinds = court.kinds_of_events()
    order = ["warrant-not-turned", "built", "city-completed", "end-triggered", "taxed"]
    assert [kind for kind in kinds if kind in order] == order
    assert court.gold(0) == 1


@pytest.mark.parametrize(("kind", "question"), [("bell-tower", "bell-tower"), ("lighthouse", "lighthouse")])
def test_effects_on_building_come_last(kind: str, question: str) -> None:
    """MD-B03.6: after the tax, for whoever has the district in the city."""
    court = building(kind, gold=6, characters="tax-collector")
    court.play(f"build {kind}")
    court.expect_question(0, question)
    assert court.position.tax == 1


def test_a_confiscated_district_is_built_by_the_magistrate() -> None:
    """MD-B03.3, MD-B03.6, MD-B03.8: into his city, taxed to him, and he decides on the Bell Tower."""
    court = building("bell-tower", gold=6, character="architect", characters="tax-collector", warrants=WARRANT)
    court.play("build bell-tower", "turn-over")
    court.expect_question(1, "bell-tower")
    assert (court.city(0), court.city(1)) == ("", "bell-tower")
    assert (court.gold(0), court.gold(1), court.position.tax) == (6, 1, 1)


def test_exchange_and_seizure_are_no_building() -> None:
    """MD-B03.7: no limit, no tax, no effect, no Monument condition."""
    court = Court(
        players=[{"hand": "tavern", "city": "palace", "gold": 6}, {"city": "lighthouse"}, {}, {}],
        characters="tax-collector",
        turn={"as": "marshal", "income-taken": True},
    )
    court.play("seize", "district 1 lighthouse")
    court.expect_question(0, "turn-action")
    assert court.position.tax == 0
    assert "build tavern" in court.options
    monument = Court(
        players=[{"city": f"{FIVE}, prison", "gold": 6}, {"city": "monument"}, {}, {}],
        turn={"as": "diplomat", "income-taken": True},
    )
    monument.play("exchange", "district 1 monument", "district 0 docks")
    assert "monument" in monument.city(0)
