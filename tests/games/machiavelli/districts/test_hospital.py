"""Hospital."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import called
from tests.kit.court import Court
from tests.kit.marks import clause

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-U36.1")),
        pytest.param("dark-lands", marks=clause("DL-L06", "DL-L06.1", "DL-L06.3", "DL-I37")),
    ],
)
def test_income_and_nothing_else(edition: str) -> None:
    """A murdered Merchant may have two gold or cards."""
    court = called(
        "merchant",
        {"gold": 0, "city": "hospital, tavern, smithy", "hand": "market", "characters": "merchant"},
        {"characters": "warlord"},
        edition=edition,
        murdered="merchant",
    )
    court.expect_question(0, "hospital", "collect, stay-hidden")
    court.play("collect")
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    assert court.gold(0) == 2
    assert court.acting == (1, "warlord")


def test_the_districts_of_the_income() -> None:
    """MD-U36.2: Gold Mine, Library and Observatory work."""
    gold = called("merchant", {"gold": 0, "city": "hospital, gold-mine"}, murdered="merchant")
    gold.play("collect", "take-gold")
    assert gold.gold(0) == 3
    city = "hospital, library, observatory"
    cards = called("merchant", {"city": city}, murdered="merchant", deck="docks, palace, tavern")
    cards.play("collect", "take-cards")
    assert cards.hand(0) == "palace, tavern, docks"


def test_no_action_card_and_no_crown() -> None:
    """MD-U36.2: a murdered King in hospital gets the crown only later, and plays no card."""
    court = called(
        "king",
        {"city": "hospital, manor", "hand": "director", "gold": 0},
        {"characters": "warlord"},
        murdered="king",
        crown=2,
    )
    court.play("collect")
    court.expect_question(0, "income", "take-gold, take-cards")
    court.play("take-gold")
    assert (court.acting, court.crown, court.gold(0)) == ((1, "warlord"), 2, 2)


def test_the_character_is_shown() -> None:
    """MD-U36.3: it counts for ties, which an unseen one does not."""
    for answer, rank in (("collect", 8), ("stay-hidden", 0)):
        court = called("warlord", {"city": "hospital"}, murdered="warlord", ending=True)
        court.play(answer)
        if answer == "collect":
            court.play("take-gold")
        assert court.position.over
        assert court.is_revealed("warlord") == (answer == "collect")
        assert court.position.score_sheet(0)["highest-rank"] == rank


def test_a_murdered_bishop() -> None:
    """MD-Y61, MD-U36.4, MD-U36.2: revealed, unprotected, without gold for districts."""
    court = called(
        "bishop",
        {"gold": 0, "city": "hospital, temple"},
        {"gold": 9, "characters": "warlord"},
        murdered="bishop",
    )
    court.play("collect", "take-gold")
    assert (court.is_revealed("bishop"), court.gold(0)) == (True, 2)
    assert court.acting == (1, "warlord")
    court.play("destroy", "district 0 temple")
    assert court.city(0) == "hospital"


def test_a_murdered_king_and_an_acrobat() -> None:
    """MD-Y62, MD-U36.4: it may still be played."""
    court = called(
        "king", {"city": "hospital"}, {"hand": "acrobat"}, {"characters": "warlord"}, murdered="king", crown=3
    )
    court.play("collect", "take-gold")
    assert (court.position.asked, court.position.question) == (1, "acrobat")
    court.play("play-acrobat")
    assert court.crown == 1


def test_the_crown_at_the_end_of_the_round() -> None:
    """MD-U36.4: the King stays murdered and inherits as such."""
    court = called("king", {"city": "hospital"}, {"characters": "warlord"}, murdered="king", crown=2)
    court.play("collect", "take-gold")
    assert court.crown == 2
    court.end_turn()
    assert court.crown == 0


def test_no_help_against_another_hit() -> None:
    """MD-U36.5: a robbed or bewitched owner is not asked."""
    robbed = called(
        "merchant", {"gold": 5, "city": "hospital"}, {"characters": "thief"}, robbed={"on": "merchant", "by": 1}
    )
    robbed.expect_question(0, "turn-action")
    assert robbed.gold(0) == 0
    bewitched = called("merchant", {"city": "hospital"}, {"characters": "witch"}, bewitched={"on": "merchant", "by": 1})
    bewitched.expect_question(0, "income")


@EDITIONS
def test_asked_whoever_is_the_victim(edition: str) -> None:
    """R2, DL-L06.6, DL-I63, MD-U36.1: the owner might have him; if not, staying hidden is the one option."""
    court = Court(
        players=[{"city": "hospital", "characters": "warlord"}, {"characters": "merchant"}, {}, {}],
        edition=edition,
        murdered="merchant",
        call="merchant",
    )
    court.expect_question(0, "hospital", "stay-hidden")
    question = court.view(2)["question"]
    assert isinstance(question, dict)
    assert (question["kind"], question["seat"], "options" in question) == ("hospital", 0, False)
    court.play("stay-hidden")
    assert "no-answer" in court.kinds_of_events()
    assert not court.is_revealed("merchant")


@EDITIONS
def test_not_asked_where_he_cannot_be_the_victim(edition: str) -> None:
    """R2, DL-L06.6: whoever has shown all characters is out of the question."""
    court = Court(
        players=[
            {"city": "hospital", "characters": "thief"},
            {"characters": "merchant"},
            {},
            {"characters": "warlord"},
        ],
        edition=edition,
        murdered="merchant",
        call="merchant",
    )
    assert court.position.question != "hospital"


@EDITIONS
def test_not_asked_where_the_victim_lies_face_up(edition: str) -> None:
    """R2, DL-L06.6: everyone sees that nobody has him."""
    court = Court(
        players=[{"city": "hospital", "characters": "warlord"}, {}, {}, {}],
        edition=edition,
        face_up="merchant",
        murdered="merchant",
        call="merchant",
    )
    assert court.position.question != "hospital"
    assert "no-answer" in court.kinds_of_events()


@EDITIONS
def test_staying_hidden_looks_like_absence(edition: str) -> None:
    """DL-I39, DL-L06.2: announced as absent, for all the others alike."""
    hidden = called("merchant", {"city": "hospital"}, {"characters": "warlord"}, edition=edition, murdered="merchant")
    hidden.play("stay-hidden")
    absent = Court(
        players=[
            {"city": "hospital", "characters": "architect"},
            {"characters": "warlord"},
            {"characters": "king"},
            {"characters": "bishop"},
        ],
        edition=edition,
        murdered="merchant",
        call="merchant",
    )
    absent.play("stay-hidden")
    assert hidden.kinds_of_events()[:2] == absent.kinds_of_events()[:2] == ["called", "no-answer"]
    assert hidden.events("no-answer")[0] == absent.events("no-answer")[0]


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


def test_classic_library_and_observatory() -> None:
    """DL-L06.1: three drawn, two kept."""
    city = "hospital, library, observatory"
    court = called("merchant", {"city": city}, edition="dark-lands", murdered="merchant", deck="docks, palace, tavern")
    court.play("collect", "take-cards", "keep docks", "keep palace")
    assert court.hand(0) == "palace, docks"


def test_classic_a_killed_king() -> None:
    """DL-I38, DL-L06.5: turned up, crown in the next round."""
    court = called(
        "king", {"city": "hospital"}, {"characters": "warlord"}, edition="dark-lands", murdered="king", crown=2
    )
    court.play("collect", "take-gold")
    assert (court.is_revealed("king"), court.crown, court.position.round) == (True, 2, 1)
    court.end_turn()
    assert (court.crown, court.position.round) == (0, 2)


def test_classic_a_killed_bishop_protects_nobody() -> None:
    """DL-L06.5: he stays killed for all else."""
    court = called(
        "bishop",
        {"city": "hospital, temple"},
        {"gold": 9, "characters": "warlord"},
        edition="dark-lands",
        murdered="bishop",
    )
    court.play("collect", "take-gold", "destroy", "district 0 temple")
    assert court.city(0) == "hospital"


@pytest.mark.parametrize(("short_turns", "gold"), [("end-effects", 1), ("income-only", 0)])
def test_classic_no_district_works(short_turns: str, gold: int) -> None:
    """DL-L06.3, DL-L06.4: no Laboratory, but income; and with that a turn ends, which the Poor House waits for."""
    court = called(
        "merchant",
        {"gold": 0, "city": "hospital, laboratory, poor-house, park", "hand": ""},
        {"characters": "warlord"},
        edition="dark-lands",
        options={"short-turns": short_turns},
        murdered="merchant",
        deck="docks",
        rest=3,
    )
    court.play("collect", "take-cards")
    assert (court.hand(0), court.gold(0)) == ("docks", gold)
    assert court.acting == (1, "warlord")


def test_classic_nothing_for_others() -> None:
    """DL-L06.7: not for the bewitched, not after a missed greeting."""
    bewitched = called(
        "merchant",
        {"city": "hospital"},
        {"characters": "witch"},
        edition="dark-lands",
        bewitched={"on": "merchant", "by": 1},
    )
    bewitched.expect_question(0, "income")
    silent = called("merchant", {"city": "hospital"}, {"city": "ballroom"}, edition="dark-lands", crown=1)
    silent.play("say-nothing")
    assert silent.position.question != "hospital"
    assert silent.gold(0) == 2
