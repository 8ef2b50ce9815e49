"""The Human Cannonball replaces a district by a dearer one."""

from __future__ import annotations

from tests.kit.court import Court


def shooting(hand: str, city: str, gold: int = 9, character: str = "king", **wanted: object) -> Court:
    """Give the turn of a player with a Human Cannonball, after the income."""
    players: list[dict[str, object]] = [{"hand": f"human-cannonball, {hand}", "city": city, "gold": gold}, {}, {}, {}]
    return Court(players=players, turn={"as": character, "income-taken": True}, **wanted)


def test_a_dearer_district_takes_the_place_of_another() -> None:
    """MD-K05.1, MD-K05.2, MD-K05.4, MD-K05.7: for the difference, without the limit; the old one is discarded."""
    court = shooting("harbor, docks", "market, temple")
    court.play("build docks", "play human-cannonball")
    court.expect_question(0, "overbuild", "district 0 market, district 0 temple, district 0 docks")
    court.play("district 0 market")
    court.expect_question(0, "overbuild-with", "build harbor")
    court.play("build harbor")
    assert court.city(0) == "temple, docks, harbor"
    assert court.gold(0) == 9 - 3 - 2
    assert court.bottom(2) == "human-cannonball, market"


def test_it_may_come_before_the_income() -> None:
    """MD-T01.6: it is not the building of the turn."""
    players = [{"hand": "human-cannonball, harbor", "city": "market", "gold": 2}, {}, {}, {}]
    court = Court(players=players, turn={"as": "king"})
    court.play("play human-cannonball", "district 0 market", "build harbor")
    assert court.city(0) == "harbor"
    assert "take-gold" in court.options


def test_gold_on_the_old_district_counts() -> None:
    """MD-K05.3, MD-K05.7, MD-X28, MD-C26.2: a market with a gold on it costs 3; the gold goes to the bank."""
    court = shooting("harbor, docks", "market+1", gold=5)
    court.play("play human-cannonball", "district 0 market")
    court.expect_question(0, "overbuild-with", "build harbor")
    court.play("build harbor")
    assert (court.gold(0), court.city(0)) == (4, "harbor")


def test_the_factory_helps() -> None:
    """MD-K05.8, MD-X28, MD-U07.3: tavern to smithy with a Factory in the city costs 3."""
    court = shooting("smithy", "tavern, factory", gold=3)
    court.play("play human-cannonball", "district 0 tavern", "build smithy")
    assert (court.gold(0), court.city(0)) == (0, "factory, smithy")


def test_no_name_twice_and_no_vault() -> None:
    """MD-K05.5, MD-K05.12, MD-B01.11: the old one leaves first; the Secret Vault is never built."""
    assert "play human-cannonball" not in shooting("harbor", "market, harbor").options
    assert "play human-cannonball" not in shooting("secret-vault", "market").options
    # A Quarry that leaves does not help.
    court = shooting("palace", "palace, quarry, tavern", gold=9)
    court.play("play human-cannonball")
    court.expect_question(0, "overbuild", "district 0 tavern")


def test_the_monument_may_replace_one_of_five() -> None:
    """MD-K05.5, MD-B01.11: then four others are there; not one of six."""
    five = "tavern, market, church, prison, temple"
    assert "play human-cannonball" in shooting("monument", five).options
    assert "play human-cannonball" not in shooting("monument", f"{five}, watchtower").options


def test_a_tent_is_not_overbuilt() -> None:
    """MD-K05.6, MD-O11: unless tents are removable; then it counts as 0."""
    assert "play human-cannonball" not in shooting("tavern", "circus-tent").options
    court = shooting("tavern", "circus-tent", gold=1, options={"tent-removable": "yes"})
    court.play("play human-cannonball", "district 0 circus-tent", "build tavern")
    assert (court.gold(0), court.city(0)) == (0, "tavern")


def test_cards_under_an_overbuilt_museum_are_discarded() -> None:
    """MD-K05.7, MD-U16.4, MD-N12: the Museum first, then its cards, oldest first."""
    court = Court(
        players=[{"hand": "human-cannonball, palace", "city": "museum", "museum": "tavern, docks"}, {}, {}, {}],
        turn={"as": "king", "income-taken": True},
    )
    court.play("play human-cannonball", "district 0 museum", "build palace")
    assert court.bottom(4) == "human-cannonball, docks, tavern, museum"


def test_cards_may_pay_for_the_thieves_den() -> None:
    """MD-K05.8: but no Framework and no sacrifice."""
    court = shooting("thieves-den, temple, watchtower", "tavern, framework", gold=3)
    court.play("play human-cannonball", "district 0 tavern")
    court.expect_question(0, "overbuild-with", "build thieves-den")
    court.play("build thieves-den", "discard temple", "discard watchtower", "done")
    assert (court.gold(0), court.city(0)) == (0, "framework, thieves-den")
    assert "play human-cannonball" not in shooting("necropolis", "tavern, framework", gold=0).options


def test_a_cardinal_may_borrow() -> None:
    """MD-K05.8, MD-C15.8: the price of 3 with 1 gold and a loan of 2."""
    court = Court(
        players=[{"hand": "human-cannonball, palace, 2 tavern", "city": "market", "gold": 1}, {"gold": 2}, {}, {}],
        turn={"as": "cardinal", "income-taken": True},
    )
    court.play("play human-cannonball", "district 0 market", "build-by-loan palace", "player 1")
    court.play("give tavern", "give tavern")
    assert (court.city(0), court.gold(0), court.gold(1)) == ("palace", 0, 0)


def test_it_is_building() -> None:
    """MD-K05.9, MD-C17.5, MD-C27.2: taxed, and refunded to the Alchemist."""
    court = shooting("harbor", "market", gold=4, character="alchemist", characters="tax-collector")
    court.play("play human-cannonball", "district 0 market", "build harbor")
    assert (court.gold(0), court.position.tax) == (1, 1)
    court.play("end-turn")
    assert court.gold(0) == 3


def test_it_may_be_confiscated() -> None:
    """MD-K05.9, MD-C03.21, MD-Y69: the old district is gone, and the gold comes back."""
    warrants = {"on": "king, bishop, merchant", "seal": "king", "by": 1}
    court = shooting("harbor", "market", gold=4, warrants=warrants)
    court.play("play human-cannonball", "district 0 market", "build harbor")
    court.expect_question(1, "turn-warrant", "turn-over, leave-closed")
    court.play("turn-over")
    assert (court.city(0), court.city(1), court.gold(0)) == ("", "harbor", 4)


def test_effects_on_building_happen() -> None:
    """MD-K05.9, MD-B03.6: a Bell Tower asks."""
    court = shooting("bell-tower", "market")
    court.play("play human-cannonball", "district 0 market", "build bell-tower")
    court.expect_question(0, "bell-tower")


def test_the_navigator_cannot_use_it() -> None:
    """MD-K05.10, MD-C20.3: he may not build."""
    assert "play human-cannonball" not in shooting("harbor", "market", character="navigator").options


def test_it_works_in_a_complete_city() -> None:
    """MD-K05.11, MD-E01.10: the city stays complete."""
    seven = "tavern, market, docks, temple, church, prison, manor"
    court = shooting("harbor", seven)
    court.play("play human-cannonball", "district 0 tavern", "build harbor")
    assert court.position.is_complete(0)


def test_it_is_not_offered_without_a_pair() -> None:
    """MD-K05.12, MD-K05.1: nothing dearer, nothing to replace, or no gold."""
    assert "play human-cannonball" not in shooting("market, tavern", "church").options
    assert "play human-cannonball" not in shooting("harbor", "").options
    assert "play human-cannonball" not in shooting("harbor", "market", gold=1).options
