"""Witch. That she has the powers of each other character is checked here too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest

import signoria
from tests.games.machiavelli.characters.glance import others_named, plots
from tests.kit.court import Court
from tests.kit.marks import clause

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

GAME = signoria.game("machiavelli")
BOTH = ["deluxe", "dark-lands"]
EIGHT = "witch, thief, magician, king, bishop, merchant, architect, warlord"


def options_of(edition: str) -> dict[str, object]:
    """Play with eight characters in both editions."""
    return {"character-count": "8"} if edition == "dark-lands" else {}


def beginning(edition: str = "deluxe", **witch: object) -> Court:
    """Let the Witch of seat 0 begin; seat 1 is the Merchant."""
    players = [{"characters": "witch", **witch}, {"characters": "merchant", "gold": 4}, {"characters": "king"}, {}]
    return Court(players=players, turn={"as": "witch"}, edition=edition, options=options_of(edition))


def bewitched(
    character: str,
    witch: dict[str, object] | None = None,
    victim: dict[str, object] | None = None,
    *others: dict[str, object],
    edition: str = "deluxe",
    **wanted: object,
) -> Court:
    """Call a character of seat 1 that the Witch of seat 0 has bewitched."""
    named = {"characters": character, **(victim or {})}
    rest = [*others, *({} for _ in range(2 - len(others)))]
    nine = character in ("queen", "artist") or (character == "tax-collector" and edition == "deluxe")
    options: dict[str, object] = {"character-count": "9" if nine else "8"} if edition == "dark-lands" else {}
    return Court(
        players=[{"characters": "witch", **(witch or {})}, named, *rest],
        bewitched={"on": character, "by": 0},
        call=character,
        edition=edition,
        options={**options, **wanted.pop("options", {})},  # type: ignore[dict-item]
        **wanted,
    )


def resumed(
    character: str,
    witch: dict[str, object] | None = None,
    victim: dict[str, object] | None = None,
    *others: dict[str, object],
    edition: str = "deluxe",
    **wanted: object,
) -> Court:
    """The same, after the bewitched player has taken gold."""
    return bewitched(character, witch, victim, *others, edition=edition, **wanted).play("take-gold")


# --- Her own part -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C02.1", "MD-C02.2", "MD-C02.3")),
        pytest.param("dark-lands", marks=clause("DL-K01.1", "DL-K01.3", "DL-I09")),
    ],
)
def test_income_then_a_name_then_a_pause(edition: str) -> None:
    """No building, nothing else, and no way around it."""
    court = beginning(edition, hand="tavern", city="smithy, laboratory", gold=5)
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    court.expect_question(0, "name-character", others_named("name", "witch", EIGHT))
    for move in ("end-turn", "build tavern", "smithy", "laboratory", "name witch"):
        court.expect_refused(move)
    court.play("name merchant")
    assert court.acting != (0, "witch")
    assert court.gold(0) == 7


def with_cards(hand: str, **wanted: object) -> Court:
    """Let a Witch of seat 0 with action cards take gold; the Merchant of seat 1 has a wagon, the King some cards."""
    players = [
        {"characters": "witch", "hand": hand, "gold": 3, "city": "tavern"},
        {"characters": "merchant", "wagons": 1, "gold": 0},
        {"characters": "king", "hand": "temple, church"},
        {},
    ]
    court = Court(players=players, turn={"as": "witch"}, **wanted)
    court.expect_question(0, "income", "take-gold, take-cards")
    court.expect_refused("play director")
    return court.play("take-gold")


def played(court: Court) -> list[str]:
    """The action cards that can be played, and the wagons."""
    return [option for option in court.options if option.split()[0] in ("play", "wagon")]


def test_no_action_card_before_the_pause_where_the_table_says_so() -> None:
    """MD-C02.3, MD-O19: with `when-resumed` a Director stays in the hand, and so does a wagon of another player."""
    court = with_cards("director", options={"witch-action-cards": "when-resumed"})
    court.expect_refused("play director")
    court.expect_refused("wagon 1")


def test_action_cards_between_income_and_naming() -> None:
    """MD-C02.3, MD-T03.1, MD-Q15: all but the Human Cannonball, which builds; and the wagon."""
    court = with_cards("director, circus-tent, ticket-wagon, fortune-teller, human-cannonball, castle")
    assert played(court) == [
        "wagon 1",
        "play circus-tent",
        "play director",
        "play ticket-wagon",
        "play fortune-teller",
    ]
    court.play("play fortune-teller", "player 2", "take church")
    court.expect_question(0, "name-character")
    assert played(court) == ["wagon 1"]
    court.play("name merchant")
    assert court.acting != (0, "witch")


def test_a_tent_that_is_building_waits() -> None:
    """MD-K02.9: laid down before the pause where it is not building, and not where it is."""
    court = with_cards("circus-tent").play("play circus-tent")
    assert court.city(0) == "tavern, circus-tent"
    assert "play circus-tent" not in with_cards("circus-tent", options={"tent-is-building": "yes"}).options


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_nobody_else_sees_what_she_could_play(seat: int | None) -> None:
    """MD-Q15, R8: the question looks the same whether she has an action card or not."""
    questions = [with_cards(hand).position.view(seat)["question"] for hand in ("director, castle", "castle, palace")]
    assert questions[0] == questions[1]
    assert questions[0] == {"kind": "name-character", "seat": 0, "purpose": "bewitch"}


def test_both_parts_are_one_turn() -> None:
    """MD-C02.23: no second action card and no second use of a wagon; a Director adds two builds to the resumed part."""
    court = with_cards("director, circus-tent, temple, market, docks")
    court.play("play director", "name king").until_turn("king", 2)
    court.play("pass", "take-gold")
    assert court.acting == (0, "king")
    assert played(court) == ["wagon 1"]
    again = GAME.load(court.position.save())
    assert again.legal() == court.position.legal()
    court.play("build temple", "build market")
    assert (court.city(0), court.sight(0).builds_left()) == ("tavern, temple, market", 1)


def test_a_wagon_is_used_once_in_both_parts() -> None:
    """MD-C02.23: also if the position was written down during the pause."""
    court = with_cards("castle", deck="temple, church, manor")
    court.play("wagon 1", "keep temple", "name king").until_turn("king", 2)
    assert court.position.asked == 2
    court.position = cast("Machiavelli", GAME.load(json.loads(json.dumps(court.position.save()))))
    court.play("pass", "take-gold")
    assert court.acting == (0, "king")
    assert played(court) == []


def test_districts_of_the_income_work_for_her() -> None:
    """MD-C02.3, DL-K01.3: Gold Mine, and Observatory with Library: three of three."""
    assert beginning(city="gold-mine", gold=0).play("take-gold").gold(0) == 3
    court = beginning(city="observatory, library").play("take-cards")
    assert court.hand_size(0) == 3
    classic = beginning("dark-lands", city="observatory, library").play("take-cards")
    classic.expect_question(0, "keep-card")
    classic.play(classic.options[0])
    assert "done" in classic.options


@pytest.mark.parametrize("edition", BOTH)
def test_the_name_is_public(edition: str) -> None:
    """MD-C02.2, DL-K01.4, DL-K01.2: everyone reads it; characters in the middle may be named."""
    court = beginning(edition).play("take-gold", "name warlord")
    assert court.holder("warlord") is None
    for seat in (None, 1, 3):
        assert court.events("bewitch-named", seat) == [{"seat": 0, "character": "warlord"}]
        assert plots(court, seat)["bewitched"] == "warlord"


@pytest.mark.parametrize(
    ("edition", "used"),
    [
        pytest.param("deluxe", [], marks=clause("MD-C02.4", "MD-Y07")),
        pytest.param("dark-lands", ["poor-house"], marks=clause("DL-K01.10", "DL-I06")),
    ],
)
def test_nobody_answers(edition: str, used: list[str]) -> None:
    """Her turn is over; what Poor House and Park do at its end, they did when she paused."""
    uniques = "poor-house, park"
    players = [
        {"characters": "witch", "city": uniques, "gold": 0},
        {"characters": "king"},
        {"characters": "thief"},
        {"characters": "architect"},
    ]
    court = Court(players=players, turn={"as": "witch"}, edition=edition, options=options_of(edition), deck="docks")
    court.play("take-cards")
    court.play(court.options[0], "name merchant")
    court.until_turn("architect")
    assert court.hand_size(0) == 1
    assert [one["district"] for one in court.events("district-used")] == used
    assert court.events("witch-not-resumed") == [{"seat": 0}]
    assert court.events("witch-resumed") == []


@pytest.mark.parametrize("edition", BOTH)
def test_her_own_second_character(edition: str) -> None:
    """MD-C02.6, DL-K01.19, DL-K01.2: an income with it, then she plays on as it."""
    players = [{"characters": "witch, merchant", "gold": 0, "city": "market"}, {"characters": "thief, king"}, {}]
    court = Court(players=players, turn={"as": "witch"}, edition=edition, options=options_of(edition))
    court.play("take-gold", "name merchant").until("turn-action")
    for _ in range(20):
        if court.position.asked == 0:
            break
        court.decline()
    court.expect_question(0, "income")
    court.play("take-gold")
    court.expect_question(0, "turn-action", "merchant-gold, district-income, end-turn")
    court.play("merchant-gold", "district-income", "end-turn")
    assert court.gold(0) == 6


def test_the_blackmailer_cannot_choose_the_bewitched() -> None:
    """MD-C02.5: nor the Witch herself."""
    court = Court(
        players=[{"characters": "witch"}, {"characters": "blackmailer"}, {"characters": "king"}, {}],
        bewitched={"on": "king", "by": 0},
        turn={"seat": 1, "as": "blackmailer"},
    ).play("threaten")
    among = EIGHT.replace("thief", "blackmailer")
    court.expect_question(1, "place-threats", others_named("rose", "witch, blackmailer, king", among))


# --- The bewitched player ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C02.8", "MD-C02.9")),
        pytest.param("dark-lands", marks=clause("DL-K01", "DL-K01.5", "DL-K01.6", "DL-X1")),
    ],
)
def test_the_bewitched_player_has_an_income_and_is_done(edition: str) -> None:
    """He has 6; she plays on at once with 3 and may build."""
    court = bewitched(
        "merchant",
        {"gold": 0, "city": "tavern, market", "hand": "temple"},
        {"gold": 4, "city": "docks", "hand": "temple"},
        edition=edition,
    )
    court.expect_question(1, "income", "take-gold, take-cards")
    court.play("take-gold")
    court.expect_question(0, "turn-action", "district-income, merchant-gold, end-turn")
    assert court.acting == (0, "merchant")
    court.play("district-income", "merchant-gold", "build temple")
    assert (court.gold(0), court.gold(1)) == (2, 6)
    assert (court.city(0), court.city(1)) == ("tavern, market, temple", "docks")
    court.expect_refused("take-gold")


def test_the_order_of_both_parts() -> None:
    """MD-C02.24, MD-C02.8, MD-C02.9: call, reveal, wagons, income, name; later the same to the income, and resumed."""
    players = [
        {"characters": "witch", "wagons": 1, "wagon-gold": 1},
        {"characters": "thief", "wagons": 1, "wagon-gold": 2, "gold": 0},
        {},
        {},
    ]
    court = Court(players=players, call="witch").play("take-gold", "name thief", "take-gold")
    court.expect_question(0, "turn-action", "steal, end-turn")
    court.play("end-turn")
    first = ["called", "revealed", "wagon-cleared", "income-gold", "bewitch-named", "turn-ended"]
    second = ["called", "revealed", "wagon-cleared", "income-gold", "bewitched-turn", "witch-resumed", "turn-ended"]
    assert court.kinds_of_events()[:13] == first + second
    assert court.gold(1) == 4


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        pytest.param("deluxe", {}, marks=clause("MD-C02.8", "MD-C02.12")),
        pytest.param("dark-lands", {"short-turns": "income-only"}, marks=clause("DL-K01.18", "DL-K01.8")),
    ],
)
def test_the_victims_end_of_turn_districts_sleep(edition: str, options: dict[str, object]) -> None:
    """Neither Poor House nor Park works for the bewitched player."""
    victim: dict[str, object] = {"city": "poor-house, park", "gold": 0, "hand": ""}
    court = bewitched("merchant", {}, victim, edition=edition, options=options)
    court.play("take-gold")
    assert (court.gold(1), court.hand_size(1)) == (2, 0)
    court.play("merchant-gold").end_turn()
    assert (court.gold(1), court.hand_size(1)) == (2, 0)
    assert court.events("district-used") == []


@pytest.mark.parametrize("edition", BOTH)
def test_her_own_districts_work_in_the_resumed_part(edition: str) -> None:
    """MD-C02.12, DL-K01.8, DL-K01.18: her Smithy and Poor House work; the victim's Laboratory is not hers."""
    price = 2 if edition == "deluxe" else 3
    court = resumed(
        "architect",
        {"city": "smithy, poor-house", "gold": price},
        {"city": "laboratory", "hand": "tavern"},
        edition=edition,
    )
    assert "laboratory" not in court.options
    court.play("smithy", "architect-draw", "end-turn")
    assert court.gold(0) == 1
    assert court.events("district-used")[-1] == {"seat": 0, "district": "poor-house", "gold": 1, "cards": 0}


def test_a_bewitched_player_with_rasputin() -> None:
    """MD-C02.7, MD-Y08: he has his turn, the Witch does not resume."""
    court = bewitched("merchant", {}, {"hand": "rasputin", "gold": 0}, {"characters": "warlord"})
    court.expect_question(1, "rasputin", "play-rasputin, pass")
    court.play("play-rasputin", "take-gold", "merchant-gold", "end-turn")
    assert court.gold(1) == 3
    assert court.acting == (2, "warlord")
    assert court.events("witch-resumed") == []


@pytest.mark.parametrize("edition", BOTH)
def test_the_bewitched_character_is_turned_up_by_its_player(edition: str) -> None:
    """DL-K01.20, DL-K01.5, MD-C02.8: everyone sees the Merchant with seat 1."""
    court = bewitched("merchant", edition=edition)
    assert court.is_revealed("merchant")
    assert court.holder("merchant") == 1
    assert court.events("revealed")[-1] == {"seat": 1, "character": "merchant", "rank": 6}


# --- As whom she plays on ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", BOTH)
def test_as_merchant(edition: str) -> None:
    """MD-C02.10, MD-C02.11, DL-K01.17, DL-K01.6: a gold for each of her own trade districts, and the bonus."""
    court = resumed(
        "merchant", {"city": "tavern, market", "gold": 0}, {"city": "docks, harbor, town-hall"}, edition=edition
    )
    court.play("district-income")
    assert court.gold(0) == 2
    court.play("merchant-gold")
    assert court.gold(0) == 3


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C02.13", "MD-Y05", "MD-C10.4")),
        pytest.param("dark-lands", marks=clause("DL-K01.12", "DL-I03")),
    ],
)
def test_as_king(edition: str) -> None:
    """The crown goes to him, noble gold of her city to her."""
    court = bewitched(
        "king",
        {"city": "manor, castle, throne-room", "gold": 0, "hand": "temple"},
        {"city": "palace", "gold": 0},
        edition=edition,
        crown=3,
    )
    court.play("take-gold")
    assert (court.crown, court.gold(1)) == (1, 2)
    assert court.events("crown-moved") == [{"from": 3, "to": 1, "cause": "king"}]
    assert court.gold(0) == 1  # Throne Room
    court.expect_question(0, "turn-action", "district-income, build temple, end-turn")
    court.play("district-income", "build temple", "end-turn")
    assert (court.crown, court.gold(0)) == (1, 2)


def test_when_a_bewitched_king_gets_the_crown() -> None:
    """MD-C02.13, MB-K04.1, DL-K01.12: in Deluxe after his income, in De Donkere Landen when he is turned up."""
    assert bewitched("king", crown=3).crown == 3
    assert bewitched("king", crown=3, edition="dark-lands").crown == 1


def test_as_patrician() -> None:
    """MD-C02.13, MD-C12.3: he gets the crown, she the cards for her noble districts and no crown."""
    court = resumed("patrician", {"city": "manor, castle"}, {"city": "palace"}, crown=2)
    assert court.crown == 1
    court.expect_question(0, "turn-action", "district-income, end-turn")
    court.play("end-turn", "take-unclaimed")
    assert (court.hand_size(0), court.hand_size(1), court.crown) == (2, 0, 1)


def test_as_emperor() -> None:
    """MD-C02.14, MD-Y06, MD-C11.7: she holds the crown, must give it away, perhaps to him, and takes a gold."""
    court = resumed("emperor", {"gold": 0}, {"gold": 3}, crown=0)
    court.expect_question(0, "turn-action", "give-crown")
    court.play("give-crown")
    court.expect_question(0, "give-crown", "player 1, player 2, player 3")
    court.play("player 1")
    court.expect_question(0, "emperor-take", "take-a-gold, none")
    court.play("take-a-gold")
    assert (court.gold(0), court.gold(1), court.crown) == (1, 4, 1)
    away = resumed("emperor", {}, {}, crown=1).play("give-crown")
    away.expect_question(0, "give-crown", "player 2, player 3")


def test_as_emperor_of_the_dark_lands() -> None:
    """DL-K01.13, DL-I04, DL-K01.9: at the start of her part; with the crown herself to any of the other three."""
    court = resumed("emperor", {"gold": 0}, {"gold": 3}, crown=0, edition="dark-lands")
    court.expect_question(0, "give-crown", "player 1, player 2, player 3")
    court.play("player 1")
    assert court.crown == 1
    court.expect_question(0, "turn-action", "end-turn")
    away = resumed("emperor", crown=2, edition="dark-lands")
    away.expect_question(0, "give-crown", "player 1, player 3")


@pytest.mark.parametrize("edition", BOTH)
def test_as_thief(edition: str) -> None:
    """MD-C02.15, DL-K01.15: she names and gets the gold; the Thief himself cannot be named."""
    court = resumed("thief", {"gold": 0}, {}, {"characters": "king", "gold": 6}, edition=edition).play("steal")
    court.expect_question(0, "name-character", others_named("name", "witch, thief", EIGHT))
    court.play("name king", "end-turn")
    court.until_turn("king")
    assert (court.gold(0), court.gold(2)) == (6, 0)


def test_as_blackmailer() -> None:
    """MD-C02.16: she places the threats, gets a bribe, and is asked to turn the other one."""
    players = ({"characters": "king", "gold": 4}, {"characters": "bishop", "gold": 5})
    court = resumed("blackmailer", {"gold": 0}, {}, *players).play("threaten", "rose bishop", "mark king", "end-turn")
    court.until_turn("king").play("take-gold", "bribe")
    assert court.gold(0) == 3
    court.until_turn("bishop").play("take-gold", "refuse")
    court.expect_question(0, "turn-threat", "turn-over, leave-closed")
    court.play("turn-over")
    assert (court.gold(0), court.gold(3)) == (10, 0)


def test_as_bishop() -> None:
    """MD-C02.17, MD-Y09, MD-C13.4: her city is safe from the Warlord, that of the Bishop's player is not."""
    court = resumed("bishop", {"city": "tavern"}, {"city": "market"}, {"characters": "warlord", "gold": 9})
    court.until_turn("warlord").play("destroy")
    assert "district 1 market" in court.options
    assert "district 0 tavern" not in court.options


def test_as_bishop_of_the_dark_lands() -> None:
    """DL-K01.14, DL-I05: the same with a Diplomat."""
    court = resumed(
        "bishop",
        {"city": "tavern"},
        {"city": "market"},
        {"characters": "diplomat", "gold": 9, "city": "temple"},
        edition="dark-lands",
    )
    court.until_turn("diplomat").play("take-gold", "exchange")
    court.expect_question(2, "exchange", "district 1 market")


def test_as_wizard() -> None:
    """MD-C02.18: a taken card is built besides the limit, even a name that her city has."""
    court = resumed("wizard", {"city": "tavern", "hand": "market", "gold": 5}, {"hand": "tavern"})
    court.play("peek", "player 1", "take tavern", "build tavern", "build market")
    assert court.city(0) == "2 tavern, market"


@pytest.mark.parametrize(("character", "number"), [("seer", 2), ("scholar", 2), ("architect", 3), ("merchant", 1)])
def test_the_limit_is_that_of_the_character(character: str, number: int) -> None:
    """MD-C02.10, MD-C02.18, MD-Y11: as Seer and Scholar two, as Architect three districts."""
    court = resumed(character, {"hand": "temple, watchtower, church, prison", "gold": 9})
    for name in ["temple", "watchtower", "church"][:number]:
        court.play(f"build {name}")
    assert [option for option in court.options if option.startswith("build")] == []


def test_as_trader() -> None:
    """MD-C02.18: trade districts do not count."""
    court = resumed("trader", {"hand": "tavern, market, temple, church", "gold": 9})
    court.play("build tavern", "build temple", "build market")
    assert [option for option in court.options if option.startswith("build")] == []


@pytest.mark.parametrize("edition", BOTH)
def test_as_architect(edition: str) -> None:
    """MD-Y11, MD-C02.10, DL-I01, DL-K01.7: she draws 2 and builds 3, he has only his income."""
    court = resumed("architect", {"hand": "temple, church, prison", "gold": 5}, {"gold": 0}, edition=edition)
    court.play("architect-draw")
    assert court.hand_size(0) == 5
    court.play("build temple", "build church", "build prison")
    assert (court.city(0), court.gold(1), court.hand_size(1)) == ("temple, church, prison", 2, 0)
    assert [option for option in court.options if option.startswith("build")] == []


def test_as_navigator() -> None:
    """MD-Y10, MD-C02.18, MD-C02.10: four gold, and nothing may be built."""
    court = resumed("navigator", {"hand": "tavern", "gold": 0}).play("navigate", "four-gold")
    assert court.gold(0) == 4
    court.expect_question(0, "turn-action", "end-turn")


def test_as_navigator_of_the_dark_lands() -> None:
    """DL-I02, DL-K01.17: the same, asked at once."""
    court = resumed("navigator", {"hand": "tavern", "gold": 0}, edition="dark-lands")
    court.expect_question(0, "navigator", "four-gold, four-cards")
    court.play("four-gold")
    court.expect_question(0, "turn-action", "end-turn")


@pytest.mark.parametrize("edition", BOTH)
def test_as_alchemist(edition: str) -> None:
    """MD-C02.19, MD-Y12, DL-K01.17: first her Poor House, then the refund."""
    court = resumed("alchemist", {"hand": "castle", "city": "poor-house", "gold": 4}, edition=edition)
    court.play("build castle", "end-turn")
    assert court.gold(0) == 5
    kinds = court.kinds_of_events()
    assert kinds.index("district-used") < kinds.index("refund")


def test_as_queen() -> None:
    """MD-C02.20: her seat counts, not that of the Queen's player."""
    near = resumed("queen", {"gold": 0}, {"gold": 0}, {"characters": "bishop"}, {}, {"characters": "king"})
    near.play("queen-gold")
    assert near.gold(0) == 3
    far = resumed("queen", {"gold": 0}, {"gold": 0}, {"characters": "king"}, {}, {"characters": "bishop"})
    assert "queen-gold" not in far.options
    assert far.gold(1) == 2


def test_as_queen_of_the_dark_lands() -> None:
    """DL-K01.16: at the start of her part, beside the crown; the bewitched Queen gets nothing."""
    near = resumed("queen", {"gold": 0}, {"gold": 0}, {}, {}, {}, crown=4, edition="dark-lands")
    assert (near.gold(0), near.gold(1)) == (3, 2)
    far = resumed("queen", {"gold": 0}, {"gold": 0}, {}, {}, {}, crown=2, edition="dark-lands")
    assert (far.gold(0), far.gold(1)) == (0, 2)


def test_as_tax_collector() -> None:
    """MD-C02.21: she takes the gold on the token and pays no tax."""
    court = resumed("tax-collector", {"hand": "tavern", "gold": 0}, tax=3).play("collect-tax")
    assert court.gold(0) == 3
    court.play("build tavern", "end-turn")
    assert (court.gold(0), court.position.tax) == (2, 0)


def test_as_tax_collector_of_the_dark_lands() -> None:
    """DL-K01.15, DL-I07: later builders pay the Witch, the Tax Collector's player too; she pays nothing."""
    three = Court(
        players=[
            {"characters": "witch, magician", "hand": "tavern", "gold": 1},
            {"characters": "tax-collector, merchant", "hand": "temple", "gold": 1},
            {"characters": "king, bishop", "hand": "watchtower", "gold": 1},
        ],
        bewitched={"on": "tax-collector", "by": 0},
        call="tax-collector",
        edition="dark-lands",
    ).play("take-gold", "build tavern", "end-turn")
    assert three.gold(0) == 0
    three.until_turn("king").play("take-gold", "build watchtower", "end-turn")
    assert (three.gold(0), three.gold(2)) == (3, 1)
    three.until_turn("merchant").play("take-gold", "build temple", "end-turn")
    assert {"seat": 1, "gold": 1, "owner": 0} in three.events("taxed")


def test_as_warlord() -> None:
    """MD-C02.22: her own city is hers, so that she may destroy there too; the victim's city is another one."""
    court = resumed("warlord", {"city": "tavern, prison", "gold": 2}, {"city": "market, barracks"})
    court.play("district-income")
    assert court.gold(0) == 3
    court.play("destroy")
    assert {"district 0 tavern", "district 1 market"} <= set(court.options)


def test_as_warlord_against_a_graveyard() -> None:
    """DL-K01.21, DL-K01.9: the bewitched player may rescue; the Witch who removes a district may not."""
    rescue = resumed("warlord", {"gold": 5}, {"city": "graveyard", "gold": 1}, {"city": "market"}, edition="dark-lands")
    rescue.play("destroy", "district 2 market")
    rescue.expect_question(1, "graveyard")
    mine = resumed("warlord", {"gold": 5, "city": "graveyard"}, {}, {"city": "market"}, edition="dark-lands")
    mine.play("destroy", "district 2 market")
    mine.expect_question(0, "turn-action")


def test_an_action_card_in_the_resumed_turn() -> None:
    """MD-C02.23: one, as in any other turn."""
    court = resumed("merchant", {"hand": "director, circus-tent"})
    assert "play director" in court.options
    court.play("play director")
    assert [option for option in court.options if option.startswith("play")] == []
