"""Museum."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, extra, is_offered, scored

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@EDITIONS
def test_a_hand_card_under_it(edition: str) -> None:
    """MD-U16.1, DL-L13, DL-L13.1: once in a turn, before the income too."""
    court = acting("king", {"city": "museum", "hand": "tavern, docks"}, edition=edition)
    court.play("museum")
    court.expect_question(0, "museum", "store tavern, store docks")
    court.play("store docks")
    assert (court.hand(0), court.museum(0)) == ("tavern", "docks")
    assert not is_offered(court, "museum")


@EDITIONS
def test_a_point_for_each_card(edition: str) -> None:
    """MD-U16.2, DL-L13.2: for its owner at the end."""
    assert extra({"city": "museum", "museum": "tavern, docks, palace"}, edition=edition) == {"museum": 3}


@EDITIONS
def test_its_cards_move_with_it(edition: str) -> None:
    """MD-U16.3, DL-L13.4: exchanged with what lies under it, and open to the new owner."""
    court = earning("diplomat", {"gold": 9, "city": "harbor"}, {"city": "museum", "museum": "tavern"}, edition=edition)
    assert "tavern" not in str(court.view(0)["players"])
    court.play("exchange", "district 1 museum", "district 0 harbor")
    assert court.museum(0) == "tavern"
    assert "tavern" in str(court.view(0)["players"])
    assert "tavern" in str(court.view(1)["players"])
    assert "tavern" not in str(court.view(2)["players"])


@EDITIONS
def test_its_cards_are_discarded_with_it(edition: str) -> None:
    """MD-U16.4, DL-L13.4, R5: after the Museum, the oldest first."""
    court = earning("warlord", {"gold": 9}, {"city": "museum", "museum": "tavern, docks"}, edition=edition)
    court.play("destroy", "district 1 museum")
    if edition == "deluxe":
        assert court.bottom(3) == "docks, tavern, museum"
    else:
        assert court.discard() == "museum, tavern, docks"


def test_sacrificed_or_overbuilt() -> None:
    """MD-U16.4: likewise."""
    sacrificed = earning("king", {"city": "museum", "museum": "docks", "hand": "necropolis"})
    sacrificed.play("build-by-sacrifice", "district 0 museum")
    assert (sacrificed.bottom(2), sacrificed.museum(0)) == ("docks, museum", "")
    replaced = earning("king", {"gold": 9, "city": "museum", "museum": "docks", "hand": "human-cannonball, palace"})
    replaced.play("play human-cannonball", "district 0 museum", "build palace")
    assert replaced.museum(0) == ""
    assert "docks, museum" in replaced.bottom(3)


@EDITIONS
def test_who_sees_the_cards(edition: str) -> None:
    """MD-U16.5, DL-L13.3: its owner the faces, the others their number."""
    court = earning("king", {"city": "museum", "museum": "tavern, docks"}, edition=edition)
    assert "docks" in str(court.view(0)["players"])
    assert "docks" not in str(court.view(1)["players"])
    assert court.sight(1).museum_size(0) == 2


@EDITIONS
def test_neither_hand_nor_city(edition: str) -> None:
    """MD-U16.6, DL-L13.5, DL-L13.3: no cards for a swap or for points of districts, and they never come back."""
    court = earning("magician", {"city": "museum", "museum": "docks", "hand": "tavern"}, {}, edition=edition)
    court.play("swap-hands", "player 1")
    assert (court.hand(0), court.hand(1), court.museum(0)) == ("", "tavern", "docks")
    assert court.position.count(0) == 1
    assert not is_offered(court, "museum")


@EDITIONS
def test_saved_from_the_warlord_it_loses_its_cards(edition: str) -> None:
    """MD-Y40, MD-U31.7, DL-L13.4: a rescue takes the Museum only."""
    court = earning(
        "warlord",
        {"gold": 9},
        {"city": "museum+1", "museum": "tavern, docks, palace, temple"},
        {"gold": 1, "city": "graveyard"},
        edition=edition,
    )
    court.play("destroy", "district 1 museum", "pay-and-take")
    assert (court.hand(2), court.gold(2), court.museum(1)) == ("museum", 0, "")
    cards = court.bottom(4) if edition == "deluxe" else court.discard()
    assert sorted(cards.split(", ")) == ["docks", "palace", "tavern", "temple"]


def test_four_other_points_of_the_expansion() -> None:
    """DL-X10: wishing-well four, three cards under the Museum, six gold."""
    player: dict[str, object] = {
        "city": "wishing-well, 2 keep, museum, imperial-treasury",
        "museum": "tavern, docks, palace",
        "gold": 6,
    }
    assert extra(player, edition="dark-lands") == {"wishing-well": 4, "museum": 3, "imperial-treasury": 6}


def test_a_tie_against_museum_points() -> None:
    """DL-I62: six points each, and more district value wins, whatever the gold."""
    court = scored(
        {"city": "castle, market", "gold": 0},
        {"city": "museum", "museum": "tavern, docks", "gold": 9},
        edition="dark-lands",
    )
    assert court.position.scores()[:2] == [6, 6]
    assert court.position.winners() == [0]
