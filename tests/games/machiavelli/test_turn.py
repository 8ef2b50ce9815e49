"""A turn: what may be done in it and when, income, limited turns, and the end."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

EDITIONS = ["deluxe", "classic", "dark-lands"]


def turn(character: str = "king", *, taken: bool = False, edition: str = "deluxe", **player: object) -> Court:
    """Give the turn of one player."""
    return Court(
        players=[player, {}, {}, {}], edition=edition, turn={"seat": 0, "as": character, "income-taken": taken}
    )


def builds(court: Court) -> list[str]:
    """Give the builds that are offered."""
    return [option for option in court.options if option.startswith("build")]


# --- The course of a turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-T01.2", "MD-T01.3", "MD-T04.1")),
        pytest.param("classic", marks=clause("MB-T01.1", "MB-T02.2", "MB-T04.1")),
        "dark-lands",
    ],
)
def test_income_is_compulsory_and_comes_before_building(edition: str) -> None:
    """Once, and the turn cannot end without it."""
    court = turn(hand="tavern", gold=2, edition=edition)
    assert builds(court) == []
    court.expect_refused("end-turn")
    court.play("take-gold")
    assert builds(court) == ["build tavern"]
    assert "end-turn" in court.options
    court.expect_refused("take-gold")
    court.expect_refused("take-cards")


def test_an_ability_is_used_once() -> None:
    """MD-T01.4, MB-T03.1, MB-T03.4: two abilities of a character at different moments, each once."""
    merchant = turn("merchant", city="tavern", gold=0)
    merchant.play("merchant-gold", "take-gold", "district-income")
    assert merchant.gold(0) == 4
    merchant.expect_refused("merchant-gold")
    merchant.expect_refused("district-income")


@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_and_districts_work_before_the_income(edition: str) -> None:
    """MD-T01.5, MD-T01.7, MB-T03.1, MB-T03.6: at a moment of the player's choice."""
    court = turn("assassin", hand="tavern", city="laboratory, smithy", gold=3, edition=edition)
    assert {"assassinate", "laboratory", "smithy"} <= set(court.options)
    court.play("laboratory", "discard tavern")
    court.expect_refused("laboratory")
    court.play("take-gold")
    assert "assassinate" in court.options
    assert "laboratory" not in court.options


def test_a_wizard_may_build_at_once_before_the_income() -> None:
    """MD-T01.6: that is not the building of the turn."""
    court = Court(players=[{"gold": 3}, {"hand": "docks"}, {}, {}], turn={"as": "wizard"})
    court.play("peek", "player 1", "take docks", "build docks")
    assert court.city(0) == "docks"
    assert "take-gold" in court.options


@pytest.mark.parametrize("edition", EDITIONS)
def test_district_income_counts_what_stands_there_now(edition: str) -> None:
    """MD-T01.8, MB-T03.3, MB-T03.5, MB-X1: after building three green districts count."""
    court = turn("merchant", hand="docks", city="tavern, market, temple", gold=0, edition=edition)
    court.play("merchant-gold", "take-gold", "build docks", "district-income")
    assert (court.gold(0), court.hand(0)) == (3, "")


def test_a_district_built_after_it_gives_nothing() -> None:
    """MB-T03.5, MB-X2, MB-I29, MB-T01.2: two before, and the card that was not kept is discarded."""
    court = turn("merchant", hand="docks", city="tavern, market, temple", gold=0, edition="classic")
    court.play("merchant-gold", "district-income", "take-cards")
    kept = court.options[0]
    court.play(kept, "build docks")
    court.expect_refused("district-income")
    assert (court.gold(0), court.hand(0)) == (0, kept.removeprefix("keep "))
    assert court.position.discard.size == 1


def test_what_would_do_nothing_is_not_offered() -> None:
    """MD-T01.9: no matching district, no card to look at, no district to destroy."""
    assert "district-income" not in turn("king", city="tavern").options
    assert "spy" not in turn("spy").options
    assert "peek" not in turn("wizard").options
    assert "destroy" not in turn("warlord", gold=9).options


def test_a_robbed_warlord_plays_the_turn_of_the_rulebook() -> None:
    """MD-X01, MB-X5, MD-R02.10, MD-A10: theft, income, market destroyed, military income, barracks built."""
    for edition in ("deluxe", "classic"):
        court = Court(
            players=[
                {"hand": "barracks", "city": "prison, school-of-magic", "gold": 5, "characters": "warlord"},
                {"characters": "thief", "gold": 0},
                {"city": "market"},
                {},
            ],
            edition=edition,
            robbed={"on": "warlord", "by": 1},
            call="warlord",
        )
        assert (court.gold(0), court.gold(1)) == (0, 5)
        court.play("take-gold", "destroy", "district 2 market", "district-income")
        assert court.gold(0) == 3
        court.play("build barracks")
        assert (court.gold(0), court.city(0), court.city(2)) == (0, "prison, school-of-magic, barracks", "")
        assert "district-income" not in court.options
        assert "market" in (court.bottom(1) if edition == "deluxe" else court.discard())


def test_a_magician_builds_and_then_swaps() -> None:
    """MB-X3: the other hand is his in the end."""
    court = Court(
        players=[{"hand": "castle", "gold": 2}, {"hand": "tavern, market, docks"}, {}, {}],
        edition="classic",
        turn={"as": "magician"},
    )
    court.play("take-gold", "build castle", "swap-hands", "player 1")
    assert (court.gold(0), court.hand_size(0), court.city(0), court.hand_size(1)) == (0, 3, "castle", 0)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-X05", "MD-R01.7", "MD-R01.8")),
        pytest.param("classic", marks=clause("MB-A01.8")),
    ],
)
def test_two_characters_have_turns_of_their_own(edition: str) -> None:
    """Cards of the Architect are built by the Warlord, one of them."""
    court = Court(
        players=[{"characters": "architect, warlord", "gold": 9}, {}, {}],
        deck="tavern, temple, prison, church",
        edition=edition,
        turn={"as": "architect"},
    )
    court.play("take-gold", "architect-draw", "end-turn")
    assert court.acting == (0, "warlord")
    assert "architect-draw" not in court.options
    court.play("take-gold", "build tavern")
    assert builds(court) == []
    assert court.city(0) == "tavern"


# --- Income -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_income_is_gold_or_cards(edition: str) -> None:
    """MD-T02.1, MD-T02.2, MB-T01.1: two gold from the bank."""
    court = turn(gold=1, edition=edition)
    assert {"take-gold", "take-cards"} <= set(court.options)
    court.play("take-gold")
    assert court.gold(0) == 3


def test_a_gold_mine_gives_one_more() -> None:
    """MD-T02.2: three gold."""
    assert turn(gold=0, city="gold-mine").play("take-gold").gold(0) == 3


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_two_cards_are_drawn_and_one_is_kept(edition: str) -> None:
    """MD-T02.3, MB-T01.2, MB-P01.1, MB-P01.2: only the player sees them; the other one is discarded."""
    court = Court(players=[{}, {}, {}, {}], deck="palace, tavern", edition=edition, turn={"as": "assassin"}).play(
        "take-cards"
    )
    court.expect_question(0, "keep-card", "keep palace, keep tavern")
    assert "palace" not in str(court.view(1)["players"])
    court.play("keep tavern")
    assert court.hand(0) == "tavern"
    assert (court.bottom(1) if edition == "deluxe" else court.discard()) == "palace"


def test_an_observatory_draws_three_and_a_library_keeps_all() -> None:
    """MD-T02.3, MD-T02.4, MD-Y54: draw 3, keep 1; draw 2, keep 2; draw 3, keep 3."""
    observatory = turn(city="observatory").play("take-cards")
    assert len(observatory.position.looking_at.listed()) == 3
    observatory.play(observatory.options[0])
    assert observatory.hand_size(0) == 1
    assert turn(city="library").play("take-cards").hand_size(0) == 2
    assert turn(city="library, observatory").play("take-cards").hand_size(0) == 3


def test_library_and_observatory_of_the_original_game() -> None:
    """MB-T01.3, MB-I23, MB-I24: three drawn; two kept with the Library; the rest goes under the deck."""
    court = turn(city="library, observatory", edition="classic").play("take-cards")
    size = court.position.deck.size
    court.play(court.options[0])
    court.play(next(option for option in court.options if option != "done"))
    assert court.hand_size(0) == 2
    assert (court.position.deck.size, court.position.discard.size) == (size + 1, 0)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-T02.5", "MD-N08", "MD-Y76")),
        pytest.param("classic", marks=clause("MB-T01.4", "MB-I35")),
    ],
)
def test_a_small_deck_gives_what_it_has(edition: str) -> None:
    """The last card is kept; without cards there is only gold."""
    one = Court(players=[{}, {}, {}, {}], deck="tavern", rest=3, edition=edition, turn={"as": "assassin"})
    one.play("take-cards")
    assert one.hand(0) == "tavern"
    none = Court(players=[{}, {}, {}, {}], rest=3, edition=edition, turn={"as": "assassin"})
    assert "take-cards" not in none.options
    assert "take-gold" in none.options


def test_cards_not_kept_go_under_the_deck_as_they_were_drawn() -> None:
    """MD-T02.6, MD-N07, MD-N12: the first drawn lies higher."""
    court = Court(players=[{"city": "observatory"}, {}, {}, {}], deck="palace, tavern, docks", turn={"as": "assassin"})
    court.play("take-cards", "keep tavern")
    assert court.bottom(2) == "docks, palace"


# --- Limited turns ----------------------------------------------------------------------------------------------------

FULL_CITY = "gold-mine, laboratory, smithy, poor-house, park"


def bewitched(*, edition: str = "deluxe", deck: str = "", **player: object) -> Court:
    """Let a bewitched player be called."""
    player.setdefault("characters", "merchant")
    players = [player, {"characters": "witch"}, {}, {}]
    return Court(players=players, edition=edition, deck=deck, bewitched={"on": "merchant", "by": 1}, call="merchant")


def test_a_witch_begins_with_income_and_naming() -> None:
    """MD-T03.1, DL-A02.2, MD-T04.8: no building, no district, and no Poor House yet; an action card she may play."""
    court = turn("witch", hand="tavern, director", city=FULL_CITY, gold=0)
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    assert court.gold(0) == 3
    court.expect_question(0, "name-character")
    assert {option.split()[0] for option in court.options} == {"name", "play"}


def test_a_bewitched_player_has_an_income_only() -> None:
    """MD-T03.2, MD-T03.5, MD-T03.6, MD-R02.12: with the Gold Mine, but nothing else works."""
    court = bewitched(city=FULL_CITY, gold=0)
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    assert (court.gold(0), court.hand_size(0)) == (3, 0)
    assert court.acting == (1, "merchant")
    court.expect_question(1, "turn-action")
    assert "take-gold" not in court.options


def test_a_bewitched_player_of_the_dark_lands_has_an_income_only() -> None:
    """DL-A02.3, DL-A02.7: with Library and Observatory two of three cards; no other district works."""
    deck = "tavern, temple, manor"
    city = "library, observatory, laboratory, smithy"
    court = bewitched(edition="dark-lands", deck=deck, city=city, hand="docks", gold=5)
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-cards")
    court.expect_question(0, "keep-card", "keep tavern, keep temple, keep manor")
    court.play("keep temple", "keep manor")
    assert (court.gold(0), court.hand(0), court.bottom(1)) == (5, "temple, manor, docks", "tavern")
    assert court.acting == (1, "merchant")


def test_a_bewitched_king_still_gets_the_crown() -> None:
    """DL-A02.3: though he has nothing but his income."""
    players = [{"characters": "king", "city": "palace", "gold": 0}, {"characters": "witch"}, {}, {}]
    court = Court(players=players, bewitched={"on": "king", "by": 1}, call="king", crown=3, edition="dark-lands")
    court.play("take-gold")
    assert (court.crown, court.gold(0), court.acting) == (0, 2, (1, "king"))


def test_no_poor_house_and_no_park_after_a_limited_turn() -> None:
    """MD-T03.6: cards as income, no gold, an empty supply stays empty; the Witch's own work at her end."""
    court = Court(
        players=[{"city": "poor-house, library", "gold": 0, "characters": "merchant"}, {"city": "park"}, {}, {}],
        bewitched={"on": "merchant", "by": 1},
        call="merchant",
    )
    court.play("take-cards")
    assert (court.gold(0), court.hand_size(0)) == (0, 2)
    court.play("merchant-gold", "end-turn")
    assert court.hand_size(1) == 2


def test_a_threatened_player_settles_after_the_income() -> None:
    """MD-T03.3, MD-R02.13, MD-T03.5: only income, then bribe or refuse; afterwards the turn is normal."""
    court = Court(
        players=[{"characters": "merchant", "city": FULL_CITY, "hand": "tavern"}, {}, {}, {}],
        threats={"on": "merchant, bishop", "by": 1},
        call="merchant",
    )
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    court.expect_question(0, "bribe", "bribe, refuse")
    court.play("bribe")
    court.expect_question(0, "turn-action")
    assert {"merchant-gold", "build tavern", "laboratory"} <= set(court.options)
    assert "take-gold" not in court.options


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-T03.4", "MD-T03.5", "MD-T03.6", "MD-R02.5")),
        pytest.param("dark-lands", marks=clause("DL-A02.5")),
    ],
)
def test_a_murdered_player_in_the_hospital_has_an_income_only(edition: str) -> None:
    """Gold or cards, and the next rank is called."""
    city = "hospital, laboratory, smithy"
    court = Court(
        players=[{"characters": "merchant", "city": city, "gold": 0}, {}, {}, {}],
        edition=edition,
        murdered="merchant",
        call="merchant",
    )
    court.expect_question(0, "hospital", "collect, stay-hidden")
    court.play("collect")
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    assert (court.gold(0), court.hand_size(0)) == (2, 0)
    assert court.events("called")[-1]["rank"] != 6


@pytest.mark.parametrize(
    ("call", "part"), [("bewitched", "bewitched"), ("hospital", "hospital"), ("normal", "whole"), ("witch", "witch")]
)
def test_everybody_sees_what_kind_of_turn_it_is(call: str, part: str) -> None:
    """DL-A01.3, DL-A01.4, DL-A02.1: normal, first part of the Witch, bewitched, Hospital."""
    if call == "bewitched":
        court = bewitched()
    elif call == "hospital":
        court = Court(
            players=[{"characters": "merchant", "city": "hospital"}, {}, {}, {}],
            edition="dark-lands",
            murdered="merchant",
            call="merchant",
        ).play("collect")
    else:
        court = turn("witch" if call == "witch" else "merchant", edition="dark-lands")
    seen = court.view(None)["turn"]
    assert isinstance(seen, dict)
    assert seen["part"] == part


def test_a_resumed_witch_has_the_whole_turn_but_no_income() -> None:
    """DL-A02.4, MD-T04.8: abilities, building, own districts, and the effects at the end of a turn."""
    court = Court(
        players=[
            {"characters": "witch", "hand": "tavern, market", "city": "laboratory, poor-house", "gold": 1},
            {},
            {},
            {},
        ],
        edition="dark-lands",
        turn={"seat": 0, "as": "merchant", "part": "resumed"},
    )
    assert {"merchant-gold", "build tavern", "laboratory", "end-turn"} <= set(court.options)
    assert "take-gold" not in court.options
    court.play("build tavern", "end-turn")
    assert court.gold(0) == 1 + 1


def test_a_lost_turn_has_nothing() -> None:
    """DL-A02.6, DL-I40: who does not greet has no income and builds nothing."""
    court = Court(
        players=[{"city": "ballroom"}, {"characters": "merchant", "hand": "tavern"}, {}, {}],
        edition="dark-lands",
        crown=0,
        call="merchant",
    )
    court.expect_question(1, "answer-call", "thank, say-nothing")
    court.play("say-nothing")
    assert court.gold(1) == 2
    assert court.events("turn-lost") == [{"seat": 1, "owner": 0, "cause": "greeting"}]
    assert court.events("called")[-1]["rank"] != 6


# --- The end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_crown_not_taken_is_taken_at_the_end(character: str) -> None:
    """MD-T04.1, MD-T04.2: the turn may end before, and then he takes it."""
    court = Court(players=[{}, {}, {}, {}], crown=2, turn={"seat": 0, "as": character, "income-taken": True})
    assert "take-crown" in court.options
    court.play("end-turn")
    assert court.crown == 0


def test_an_emperor_must_give_the_crown_first() -> None:
    """MD-T04.3: he cannot end the turn before."""
    court = Court(players=[{}, {}, {}, {}], crown=2, turn={"seat": 0, "as": "emperor", "income-taken": True})
    court.expect_refused("end-turn")
    court.play("give-crown", "player 1")
    court.decline()
    assert "end-turn" in court.options


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-T04.4", "MD-T04.5", "MD-T04.6")),
        pytest.param("dark-lands", marks=clause("DL-T01.1", "DL-T01.2")),
    ],
)
def test_the_end_of_a_turn_has_its_order(edition: str) -> None:
    """Poor House, Park, the Alchemist's refund."""
    court = turn("alchemist", taken=True, hand="castle", city="poor-house, park", gold=4, edition=edition)
    court.play("build castle", "end-turn")
    if edition == "dark-lands":
        # There the cards of the Park may be left.
        court.play("draw")
    assert (court.gold(0), court.hand_size(0)) == (1 + 4, 2)
    kinds = [kind for kind in court.kinds_of_events() if kind in ("district-used", "refund", "turn-ended")]
    assert kinds[:4] == ["district-used", "district-used", "refund", "turn-ended"]
    assert [event["district"] for event in court.events("district-used")] == ["poor-house", "park"]


def taxed(builder: dict[str, object]) -> Court:
    """Give a court of De Donkere Landen in which seat 0 is called as Tax Collector; seat 1 has a later turn."""
    players: list[dict[str, object]] = [{"characters": "tax-collector"}, builder, {}, {}]
    return Court(players=players, edition="dark-lands", call="tax-collector")


@pytest.mark.parametrize(("gold", "tax"), [(4, 0), (5, 1)])
def test_the_classic_tax_comes_before_the_poor_house(gold: int, tax: int) -> None:
    """DL-X2, DL-X3, DL-T01.1: tax, Poor House, refund; the Alchemist ends with five gold."""
    court = taxed({"characters": "alchemist", "hand": "harbor", "city": "poor-house", "gold": gold - 2})
    court.until_turn("alchemist", 1)
    before = court.gold(0)
    court.play("take-gold", "build harbor", "end-turn")
    assert court.gold(1) == 5
    assert court.gold(0) == before + tax


def test_poor_house_after_tax() -> None:
    """DL-X4: the last gold goes to the Tax Collector, and the Poor House gives one."""
    court = taxed({"characters": "merchant", "hand": "docks", "city": "poor-house", "gold": 1})
    court.until_turn("merchant", 1)
    before = court.gold(0)
    court.play("take-gold", "merchant-gold", "build docks")
    assert court.gold(1) == 1
    court.play("end-turn")
    assert (court.gold(1), court.gold(0)) == (1, before + 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_unused_abilities_lapse_but_pure_gains_are_taken(edition: str) -> None:
    """MB-T04.2, MD-A03, MB-T03.2: nobody is murdered or destroyed by itself; R4: gold without a choice may be had."""
    court = turn("merchant", city="tavern, market", gold=0, taken=True, edition=edition)
    court.play("end-turn")
    if edition == "deluxe":
        court.play("take-unclaimed")
    assert court.gold(0) == 3
    warlord = Court(
        players=[{"gold": 5}, {"city": "tavern"}, {}, {}],
        edition=edition,
        turn={"as": "warlord", "income-taken": True},
    )
    warlord.play("end-turn")
    assert warlord.city(1) == "tavern"


# --- Building in the older boxes --------------------------------------------------------------------------------------


def test_one_district_is_built_after_the_income() -> None:
    """MB-T02.1, MB-T02.3, MB-T02.4, MB-P01.7: it is paid to the bank; a second one is not offered."""
    court = turn("bishop", hand="tavern, market, palace", gold=2, taken=True, edition="classic")
    assert builds(court) == ["build tavern", "build market"]
    court.play("build market")
    assert (court.gold(0), court.city(0), sum(court.gold(seat) for seat in range(1, 4))) == (0, "market", 6)
    assert builds(court) == []


def test_an_architect_builds_three() -> None:
    """MB-T02.4, DL-T02.3, MB-I26: and goes beyond eight."""
    seven = "tavern, market, docks, temple, church, prison"
    court = turn("architect", hand="manor, castle, palace, harbor", city=seven, gold=30, taken=True, edition="classic")
    court.play("build manor", "build castle", "build palace")
    assert court.position.players[0].city.size == 9
    assert builds(court) == []
    assert court.events("end-triggered") == [{"seats": [0], "number": 8}]


def test_equal_districts_follow_the_option() -> None:
    """MB-T02.5, MB-I33, MB-I34: allowed, or forbidden, for the second Keep too."""
    wanted: dict[str, object] = {
        "players": [{"hand": "tavern, keep", "city": "tavern, keep", "gold": 9}, {}, {}, {}],
        "edition": "classic",
        "turn": {"as": "bishop", "income-taken": True},
    }
    assert builds(Court(**wanted)) == ["build tavern", "build keep"]
    assert builds(Court(**wanted, options={"duplicate-districts": "forbidden"})) == []


def test_a_complete_city_may_grow() -> None:
    """MB-T02.6, MB-T02.7, MB-I28: with two characters a ninth district is possible, never compulsory."""
    eight = "tavern, market, docks, temple, church, prison, manor, castle"
    court = turn("bishop", hand="palace", city=eight, gold=5, taken=True, edition="classic")
    assert {"build palace", "end-turn"} <= set(court.options)


@pytest.mark.parametrize(("kind", "price"), [("castle", 2), ("manor", 1), ("tavern", 1)])
def test_a_quarry_makes_equal_districts_cheaper(kind: str, price: int) -> None:
    """DL-T02.1, DL-T02.2, DL-X5: one gold for each equal district, but never less than one."""
    city = "quarry, 2 castle, 3 manor, tavern"
    court = turn("bishop", hand=kind, city=city, gold=9, taken=True, edition="dark-lands")
    court.play(f"build {kind}")
    assert court.gold(0) == 9 - price


def test_quarry_and_factory_add_up() -> None:
    """DL-T02.1, DL-T02.2, DL-X6: the second Keep costs one."""
    court = turn("bishop", hand="keep", city="quarry, factory, keep", gold=1, taken=True, edition="dark-lands")
    court.play("build keep")
    assert court.gold(0) == 0


def test_a_district_of_no_cost_is_free() -> None:
    """DL-T02.2, DL-I35: the Poor House, with no gold, uses the limit and gives a gold at the end."""
    court = turn("bishop", hand="poor-house, tavern", gold=0, taken=True, edition="dark-lands")
    court.play("build poor-house")
    assert builds(court) == []
    court.play("end-turn")
    assert court.gold(0) == 1


def test_a_navigator_builds_nothing_and_a_wizard_one_more() -> None:
    """DL-T02.3: the direct build of the Wizard comes on top."""
    navigator = turn("navigator", hand="tavern", gold=9, taken=True, edition="dark-lands")
    navigator.decline()
    assert builds(navigator) == []
    court = Court(
        players=[{"hand": "tavern", "gold": 9}, {"hand": "manor"}, {}, {}],
        edition="dark-lands",
        turn={"as": "wizard", "income-taken": True},
    )
    court.play("peek", "player 1", "take manor", "build manor", "build tavern")
    assert court.city(0) == "manor, tavern"


def test_exchange_and_rescue_are_not_building() -> None:
    """DL-T02.4: nobody is taxed for them, and no Lighthouse is searched."""
    court = Court(
        players=[{"city": "palace", "gold": 3}, {"city": "lighthouse"}, {}, {}],
        edition="dark-lands",
        turn={"as": "diplomat", "income-taken": True},
    )
    court.play("exchange", "district 1 lighthouse", "district 0 palace")
    court.expect_question(0, "turn-action")
    assert court.city(0) == "lighthouse"
    assert court.position.intrigue.builders == 0
