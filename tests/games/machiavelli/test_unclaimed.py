"""The end of a turn with something unclaimed: what must happen happens, what is optional may be left."""

from __future__ import annotations

import pytest

from signoria.tables.table.preferences import preferred_answer
from tests.kit.court import Court
from tests.kit.marks import cited, clause

BOTH = "take-unclaimed, leave-unclaimed"
NOTHING: dict[str, object] = {"gold": 0, "hand": ""}


def ended(character: str, city: str = "", edition: str = "deluxe", **wanted: object) -> Court:
    """End a turn of seat 0, who has no gold and no card and has taken nothing but the income, which is spent."""
    mine = {**NOTHING, "city": city, "characters": character}
    turn = {"as": character, "income-taken": True}
    court = Court(**{"players": [mine, {}, {}, {}], "turn": turn, "edition": edition, **wanted})
    return court.play("end-turn")


def facts(court: Court, reader: int | None = None) -> tuple[int, int, int]:
    """Give how much gold, how many cards, and how many of either a reader sees that may still be taken."""
    question = court.view(reader)["question"]
    assert isinstance(question, dict)
    assert question["kind"] == "unclaimed"
    return question["gold"], question["draws"], question["either"]


# --- What is optional -------------------------------------------------------------------------------------------------

CITY = "manor, castle, temple, church, tavern, market, docks, prison"


@pytest.mark.parametrize(
    ("character", "gold", "cards"),
    cited("""
        MD-T04.10 king 2 0
        MD-T04.10 patrician 0 2
        MD-T04.10 bishop 2 0
        MD-T04.10 cardinal 0 2
        MD-T04.10 merchant 4 0
        MD-T04.10 trader 3 0
        MD-T04.10 architect 0 2
        MD-T04.10 warlord 1 0
        MD-T04.10 diplomat 1 0
        MD-T04.10 marshal 1 0
    """),
)
def test_what_only_gives_something_may_be_taken_or_left(character: str, gold: str, cards: str) -> None:
    """R4, MD-T04.9: all of it, or nothing."""
    court = ended(character, CITY, crown=0)
    court.expect_question(0, "unclaimed", BOTH)
    assert facts(court) == (int(gold), int(cards), 0)
    court.play("take-unclaimed")
    assert (court.gold(0), court.hand_size(0)) == (int(gold), int(cards))
    left = ended(character, CITY, crown=0).play("leave-unclaimed")
    assert (left.gold(0), left.hand_size(0)) == (0, 0)


def test_the_emperor_after_the_crown() -> None:
    """MD-T04.10, MD-T04.11: the crown is given away before a turn can end; his noble gold he may leave."""
    court = Court(
        players=[{**NOTHING, "characters": "emperor", "city": CITY}, NOTHING, {}, {}],
        turn={"as": "emperor", "income-taken": True},
        crown=2,
    )
    assert "end-turn" not in court.options
    court.play("give-crown", "player 1", "end-turn")
    assert facts(court) == (2, 0, 0)


def test_the_queen_beside_rank_four() -> None:
    """MD-T04.10: her three gold, where a neighbour has turned rank 4 up."""
    players = [{**NOTHING, "characters": "queen"}, {"characters": "king"}, {}, {}, {}]
    court = Court(players=players, turn={"as": "queen", "income-taken": True})
    court.play("end-turn")
    assert facts(court) == (3, 0, 0)
    court.play("leave-unclaimed")
    assert court.gold(0) == 0


def test_the_abbot_says_how_to_split() -> None:
    """MD-T04.10, MD-C14.1: who takes it is asked as at any other moment."""
    court = ended("abbot", CITY, players=[{**NOTHING, "city": CITY}, NOTHING, NOTHING, NOTHING])
    assert facts(court) == (0, 0, 2)
    court.play("take-unclaimed")
    court.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2")
    court.play("cards 1")
    assert (court.gold(0), court.hand_size(0)) == (1, 1)
    assert court.events("turn-ended") == [{"seat": 0}]


def test_what_the_school_of_magic_gives_besides() -> None:
    """MD-T04.10, MD-C14.2: with `both` a gold and a card, and the rest as he likes."""
    players = [{**NOTHING, "city": "church, school-of-magic"}, NOTHING, NOTHING, NOTHING]
    assert facts(ended("abbot", players=players, options={"abbot-school": "both"})) == (1, 1, 1)


@pytest.mark.parametrize(
    "character",
    cited("""
        MD-T04.12 thief
        MD-T04.12 spy
        MD-T04.12 blackmailer
        MD-T04.12 magician
        MD-T04.12 wizard
        MD-T04.12 seer
        MD-T04.12 alchemist
        MD-T04.12 navigator
        MD-T04.12 scholar
        MD-T04.12 artist
        MD-T04.12 tax-collector
    """),
)
def test_deeds_and_choices_lapse(character: str) -> None:
    """Nobody is asked about them; the tax stays on the token."""
    court = ended(character, CITY, tax=3 if character == "tax-collector" else 0)
    assert court.events("turn-ended") == [{"seat": 0}]
    assert court.events("unclaimed-left") == []
    if character == "tax-collector":
        assert court.position.tax == 3


def test_districts_lapse() -> None:
    """MD-T04.12: a Laboratory and a Museum that were not used."""
    mine = {"gold": 5, "hand": "tavern", "city": "laboratory, museum, smithy, armory"}
    court = Court(players=[mine, {}, {}, {}], turn={"as": "bishop", "income-taken": True}).play("end-turn")
    assert court.events("turn-ended") == [{"seat": 0}]
    assert (court.gold(0), court.hand(0)) == (5, "tavern")


@pytest.mark.parametrize("character", ["king", "bishop", "cardinal", "warlord"])
def test_nothing_unclaimed_nothing_asked(character: str) -> None:
    """MD-T04.13: no district that pays, or paid already."""
    assert ended(character, "tavern").events("turn-ended") == [{"seat": 0}]
    court = Court(players=[{"city": CITY}, {}, {}, {}], turn={"as": character, "income-taken": True}, crown=0)
    assert court.play("district-income", "end-turn").events("turn-ended") == [{"seat": 0}]


@pytest.mark.parametrize(("character", "deck", "cards"), [("architect", "docks", 1), ("patrician", "docks", 1)])
def test_no_more_cards_than_there_are(character: str, deck: str, cards: int) -> None:
    """MD-T04.13, MD-N08: an empty deck leaves nothing to ask for."""
    assert facts(ended(character, "manor, castle", crown=0, deck=deck, rest=3)) == (0, cards, 0)
    assert ended(character, "manor, castle", crown=0, deck="", rest=3).events("turn-ended") == [{"seat": 0}]


# --- What follows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "cards"), [("take", 1), ("leave", 2)])
@pytest.mark.parametrize(
    ("character", "city"),
    [
        pytest.param("patrician", "manor, park", marks=clause("MD-Y81")),
        pytest.param("cardinal", "church, park", marks=clause("MD-T04.15")),
    ],
)
def test_a_park_for_an_empty_hand(character: str, city: str, answer: str, cards: int) -> None:
    """MD-T04.15, MD-U17.1: one card, or two."""
    assert ended(character, city).play(f"{answer}-unclaimed").hand_size(0) == cards


@pytest.mark.parametrize(("answer", "gold"), [("take", 3), ("leave", 1)])
def test_a_poor_house_for_an_empty_supply(answer: str, gold: int) -> None:
    """MD-T04.15, MD-U01.1: it pays who has left everything."""
    court = ended("merchant", "tavern, market, poor-house").play(f"{answer}-unclaimed")
    assert court.gold(0) == gold


def test_the_crown_comes_after_the_question() -> None:
    """MD-T04.2, MD-T04.11: he who leaves his gold gets the crown all the same."""
    court = ended("king", "manor", crown=2)
    assert court.crown == 2
    court.play("leave-unclaimed")
    assert (court.crown, court.gold(0)) == (0, 0)


@pytest.mark.parametrize(("character", "cards"), [("patrician", 2), ("cardinal", 1)])
def test_a_witch_who_plays_on(character: str, cards: int) -> None:
    """MD-T04.16: about her own city; the bewitched player is not asked, and his districts pay nobody."""
    court = Court(
        players=[
            {**NOTHING, "characters": "witch", "city": "manor, castle, church"},
            {**NOTHING, "characters": character, "city": "palace, temple"},
            {},
            {},
        ],
        bewitched={"on": character, "by": 0},
        call=character,
    )
    court.play("take-gold", "end-turn")
    court.expect_question(0, "unclaimed", BOTH)
    assert facts(court) == (0, cards, 0)
    court.play("leave-unclaimed")
    assert (court.hand_size(0), court.hand_size(1)) == (0, 0)


@pytest.mark.parametrize("reader", [None, 0, 1, 3])
def test_everybody_sees_what_is_asked_and_left(reader: int | None) -> None:
    """MD-T04.14, MD-Q49, MD-L49: it follows from what lies open."""
    court = ended("merchant", "tavern, market")
    assert facts(court, reader) == (3, 0, 0)
    question = court.view(reader)["question"]
    assert isinstance(question, dict)
    assert question["options"] == BOTH.split(", ")
    court.play("leave-unclaimed")
    assert court.events("unclaimed-left", reader) == [{"seat": 0, "gold": 3, "draws": 0, "either": 0}]


# --- By themselves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "dark-lands"])
def test_older_editions_do_not_ask(edition: str) -> None:
    """R4, MB-T04.2: what a player receives comes by itself."""
    court = ended("merchant", "tavern, market", edition)
    assert (court.gold(0), court.events("turn-ended")) == (3, [{"seat": 0}])


def test_a_table_that_does_not_ask() -> None:
    """MD-O16: everything without a choice comes by itself; gold or cards nobody chooses for the Abbot."""
    options = {"unclaimed": "taken"}
    court = ended("patrician", "manor, park", options=options, crown=0)
    assert (court.hand_size(0), court.events("turn-ended")) == (1, [{"seat": 0}])
    abbot = ended(
        "abbot", "church", options=options, players=[{**NOTHING, "city": "church"}, NOTHING, NOTHING, NOTHING]
    )
    assert (abbot.gold(0), abbot.hand_size(0), abbot.events("turn-ended")) == (0, 0, [{"seat": 0}])


# --- The tithe --------------------------------------------------------------------------------------------------------


def abbot(edition: str, *golds: int, city: str = "temple, church", tithe: str = "must") -> Court:
    """End a turn of an Abbot who has not asked for his tithe; the gold of all players is given."""
    players = [{**NOTHING, "gold": gold} for gold in golds]
    players[0]["city"] = city
    return ended("abbot", edition=edition, players=players, options={"tithe": tithe})


def test_the_tithe_of_the_dark_lands_comes_before_the_colour_gold() -> None:
    """DL-K05.6, DL-T01.3, R4: with 3 against 4 he is paid, though 5 would make him the richest."""
    court = abbot("dark-lands", 3, 4, 2, 2)
    court.expect_question(0, "abbot-payer", "player 1")
    court.play("player 1")
    assert [court.gold(seat) for seat in range(3)] == [6, 3, 2]
    assert court.events("tithe") == [{"seat": 0, "owner": 1}]


@pytest.mark.parametrize("golds", [(3, 4, 4, 2), (4, 4, 2, 2), (5, 4, 2, 2)])
def test_no_tithe_where_none_is_due(golds: tuple[int, ...]) -> None:
    """DL-K05.3: several richest, or the Abbot among them, at the end of the turn too."""
    court = abbot("dark-lands", *golds)
    assert (court.gold(0), court.events("tithe")) == (golds[0] + 2, [])


def test_the_tithe_of_deluxe_must_be_paid() -> None:
    """MD-C14.9, MD-T04.11: he chooses among the richest, before he is asked what he takes."""
    court = abbot("deluxe", 3, 5, 5, 2)
    court.expect_question(0, "abbot-payer", "player 1, player 2")
    court.play("player 2")
    court.expect_question(0, "unclaimed", BOTH)
    court.play("leave-unclaimed")
    assert [court.gold(seat) for seat in range(4)] == [4, 5, 4, 2]


@pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])
def test_a_tithe_is_paid_once(edition: str) -> None:
    """MD-C14.4, DL-K05.2: who has asked for it does not get another one."""
    players = [{"gold": 0}, {"gold": 5}, {"gold": 1}, {"gold": 1}]
    court = Court(players=players, edition=edition, turn={"as": "abbot", "income-taken": True})
    court.play("tithe", "player 1", "end-turn")
    assert court.gold(0) == 1


@pytest.mark.parametrize(
    "edition", [pytest.param("deluxe", marks=clause("MD-O18")), pytest.param("dark-lands", marks=clause("DL-O04.5"))]
)
def test_a_tithe_only_for_the_asking(edition: str) -> None:
    """The option `tithe`: may."""
    court = abbot(edition, 0, 5, 2, 2, city="", tithe="may")
    assert (court.gold(0), court.events("tithe")) == (0, [])


# --- The preference ---------------------------------------------------------------------------------------------------

USUAL: frozenset[str] = frozenset()


def test_a_table_takes_what_is_mine() -> None:
    """For everybody who has not said otherwise."""
    court = ended("merchant", "tavern, market")
    assert preferred_answer(court.position, USUAL) == "take-unclaimed"
    assert preferred_answer(court.position, frozenset({"take-what-is-mine"})) is None


@pytest.mark.parametrize(
    ("character", "city"),
    [("patrician", "manor, park"), ("architect", "park"), ("merchant", "poor-house"), ("bishop", "church, poor-house")],
)
def test_the_preference_steps_aside(character: str, city: str) -> None:
    """Where Park or Poor House give as much to whoever leaves it."""
    assert preferred_answer(ended(character, city, crown=0).position, USUAL) is None


@pytest.mark.parametrize(
    ("character", "city"),
    [
        ("patrician", "manor, castle, palace, park"),
        ("patrician", "manor, poor-house"),
        ("merchant", "tavern, poor-house"),
        ("merchant", "tavern, park"),
    ],
)
def test_the_preference_holds_where_taking_is_better(character: str, city: str) -> None:
    """More cards than the Park has, more gold than the Poor House; each minds only what it gives itself."""
    assert preferred_answer(ended(character, city, crown=0).position, USUAL) == "take-unclaimed"


def test_a_park_does_not_mind_whoever_has_cards() -> None:
    """It gives nothing then, and neither does a Poor House to whoever has gold."""
    mine = {"gold": 1, "hand": "tavern", "city": "manor, park, poor-house"}
    court = Court(players=[mine, {}, {}, {}], turn={"as": "patrician", "income-taken": True}, crown=0).play("end-turn")
    assert preferred_answer(court.position, USUAL) == "take-unclaimed"


# --- Before the turn ends ---------------------------------------------------------------------------------------------


def before_the_end(character: str, city: str, **wanted: object) -> dict[str, object]:
    """Give what a spectator sees of the question before seat 0, who has nothing, ends the turn."""
    players = [{**NOTHING, "city": city}, NOTHING, {}, {}]
    turn = {"as": character, "income-taken": True}
    question = Court(**{"players": players, "turn": turn, "crown": 0, **wanted}).view(None)["question"]
    assert isinstance(question, dict)
    return question


def test_everybody_sees_what_the_end_of_the_turn_would_ask() -> None:
    """MD-T04.14: so that both can be answered together."""
    assert before_the_end("merchant", "tavern, market").items() >= {"gold": 3, "worth_leaving": False}.items()
    assert before_the_end("patrician", "manor, park").items() >= {"draws": 1, "worth_leaving": True}.items()


def test_what_the_end_of_the_turn_does_not_ask_is_not_told() -> None:
    """Nothing there, an income to come first, a tithe that comes first, or a table or an edition that does not ask."""
    assert "gold" not in before_the_end("merchant", "", turn={"as": "bishop", "income-taken": True})
    assert "gold" not in before_the_end("merchant", "tavern", turn={"as": "merchant"})
    assert "gold" not in before_the_end("abbot", "church")
    assert "gold" not in before_the_end("merchant", "tavern", options={"unclaimed": "taken"})
    assert "gold" not in before_the_end("merchant", "tavern", edition="classic")
