"""Library."""

from __future__ import annotations

from tests.games.machiavelli.courts import acting, earning


def test_all_cards_are_kept() -> None:
    """MD-U03.1: both cards of the income, without a question."""
    court = acting("king", {"city": "library"}, deck="docks, palace, tavern")
    court.play("take-cards")
    assert (court.hand(0), court.deck(1)) == ("palace, docks", "tavern")


def test_other_drawing_does_not_change() -> None:
    """MD-U03.2: the Scholar keeps one of seven."""
    court = acting("scholar", {"city": "library"}, deck="docks, palace")
    court.play("study", "keep docks")
    assert court.hand(0) == "docks"


def test_library_and_wagon() -> None:
    """MD-Y55, MD-U03.2: one of three cards on the wagon."""
    court = earning("king", {"city": "library"}, {"wagons": 1}, deck="docks, palace, tavern", round=2)
    court.play("wagon 1")
    court.expect_question(0, "keep-card", "keep docks, keep palace, keep tavern")
    court.play("keep palace")
    assert court.hand(0) == "palace"
    court.expect_question(0, "turn-action")


def test_library_and_observatory() -> None:
    """MD-Y54, MD-U27.1, MD-U03.1: three of three."""
    court = acting("king", {"city": "library, observatory"}, deck="docks, palace, tavern")
    court.play("take-cards")
    assert court.hand(0) == "palace, tavern, docks"


# --- The original game ------------------------------------------------------------------------------------------------


def test_classic_two_or_one() -> None:
    """MB-L07, MB-L07.1, MB-L07.3: two may be kept; what is not kept is discarded."""
    court = acting("king", {"city": "library"}, edition="classic", deck="docks, palace")
    court.play("take-cards", "keep docks")
    court.expect_question(0, "keep-card", "keep palace, done")
    twin = acting("king", {"city": "library"}, edition="classic", deck="docks, palace")
    court.play("keep palace")
    assert (court.hand(0), court.discard()) == ("palace, docks", "")
    twin.play("take-cards", "keep docks", "done")
    assert (twin.hand(0), twin.discard()) == ("docks", "palace")


def test_classic_with_an_observatory() -> None:
    """MB-I23, MB-L07.2: three drawn, two kept, one under the pile."""
    court = acting("king", {"city": "library, observatory"}, edition="classic", deck="docks, palace, tavern")
    court.play("take-cards", "keep docks", "keep palace")
    assert (court.hand(0), court.bottom(1), court.discard()) == ("palace, docks", "tavern", "")
    one = acting("king", {"city": "library, observatory"}, edition="classic", deck="docks, palace, tavern")
    one.play("take-cards", "keep docks", "done")
    assert (one.hand(0), one.discard()) == ("docks", "")
    assert sorted(one.bottom(2).split(", ")) == ["palace", "tavern"]


def test_classic_only_in_the_city() -> None:
    """MB-L00, MB-L00.2, MB-L00.3: neither from the hand nor from another city."""
    court = acting("king", {"hand": "library"}, edition="classic", deck="docks, palace")
    court.play("take-cards", "keep docks")
    court.expect_question(0, "turn-action")
    other = acting("king", {}, {"city": "library"}, edition="classic", deck="docks, palace")
    other.play("take-cards", "keep docks")
    other.expect_question(0, "turn-action")


def test_classic_destroyed_it_is_gone() -> None:
    """MB-L00.2: it works only while it is in the city."""
    court = earning(
        "warlord",
        {"gold": 9},
        {"city": "library", "characters": "artist"},
        edition="dark-lands",
        deck="docks, palace",
    )
    court.play("destroy", "district 1 library", "end-turn")
    assert court.acting == (1, "artist")
    court.play("take-cards", "keep docks")
    court.expect_question(1, "turn-action", "end-turn")
