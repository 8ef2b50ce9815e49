"""Graveyard."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning
from tests.kit.court import Court
from tests.kit.marks import clause

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "classic"])


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-U31.1", "MD-U31.3")),
        pytest.param("classic", marks=clause("MB-L03", "MB-L03.1", "MB-L03.6")),
    ],
)
def test_a_gold_for_the_destroyed_district(edition: str) -> None:
    """At once, before the Warlord goes on."""
    court = earning("warlord", {"gold": 5}, {"city": "docks"}, {"city": "graveyard", "gold": 1}, edition=edition)
    court.play("destroy", "district 1 docks")
    court.expect_question(2, "graveyard", "pay-and-take, decline")
    court.play("pay-and-take")
    assert (court.hand(2), court.gold(2)) == ("docks", 0)
    assert court.position.asked == 0
    assert court.events("graveyard-used") == [{"seat": 2, "district": "docks"}]


@EDITIONS
def test_declined(edition: str) -> None:
    """MD-U31.1, MB-L03.1: it is optional, and the card is discarded."""
    court = earning("warlord", {"gold": 5}, {"city": "docks"}, {"city": "graveyard", "gold": 1}, edition=edition)
    court.play("destroy", "district 1 docks", "decline")
    assert (court.hand(2), court.gold(2)) == ("", 1)
    assert (court.discard() if edition == "classic" else court.bottom(1)) == "docks"


def test_not_if_he_acts_himself() -> None:
    """MD-U31.2: his own Graveyard is silent."""
    court = earning("warlord", {"gold": 5, "city": "graveyard"}, {"city": "docks"})
    court.play("destroy", "district 1 docks")
    court.expect_question(0, "turn-action", "end-turn")


def test_classic_the_warlords_own() -> None:
    """MB-I20, MB-L03.2: not asked."""
    court = earning("warlord", {"gold": 5, "city": "graveyard"}, {"city": "docks"}, edition="classic")
    court.play("destroy", "district 1 docks")
    court.expect_question(0, "turn-action", "end-turn")


@EDITIONS
def test_without_gold(edition: str) -> None:
    """MD-U31.3, MB-I19, MB-L03.3: not asked."""
    court = earning("warlord", {"gold": 5}, {"city": "docks"}, {"city": "graveyard", "gold": 0}, edition=edition)
    court.play("destroy", "district 1 docks")
    assert court.position.asked == 0


def test_nothing_else_that_destroys_or_moves() -> None:
    """MD-U31.4: no Armory, sacrifice, Framework, Human Cannonball, exchange or seizure."""
    graveyard: dict[str, object] = {"city": "graveyard", "gold": 5}
    plays: list[tuple[str, dict[str, object], list[str]]] = [
        ("king", {"city": "armory"}, ["armory", "district 1 docks"]),
        ("king", {"city": "tavern", "hand": "necropolis"}, ["build-by-sacrifice", "district 0 tavern"]),
        ("king", {"city": "framework", "hand": "palace"}, ["build-by-framework palace"]),
        (
            "king",
            {"gold": 9, "city": "tavern", "hand": "human-cannonball, palace"},
            ["play human-cannonball", "district 0 tavern", "build palace"],
        ),
        ("diplomat", {"gold": 9, "city": "tavern"}, ["exchange", "district 1 docks", "district 0 tavern"]),
        ("marshal", {"gold": 9}, ["seize", "district 1 docks"]),
    ]
    for character, player, moves in plays:
        court = earning(character, player, {"city": "docks"}, graveyard)
        court.play(*moves)
        assert court.position.asked == 0
        assert court.hand(2) == ""


@EDITIONS
def test_not_for_itself(edition: str) -> None:
    """MD-Y41, MD-U31.5, MB-I21, MB-L03.4: it has left the city."""
    court = earning("warlord", {"gold": 5}, {"city": "graveyard", "gold": 5}, edition=edition)
    court.play("destroy", "district 1 graveyard")
    court.expect_question(0, "turn-action", "end-turn")
    assert court.city(1) == ""


@EDITIONS
def test_a_district_of_his_own(edition: str) -> None:
    """MB-I22, MB-L03.5, MD-U31.1: from his own city, and everyone knows the card."""
    court = earning("warlord", {"gold": 5}, {"city": "graveyard, docks", "gold": 1}, edition=edition)
    court.play("destroy", "district 1 docks", "pay-and-take")
    assert (court.hand(1), court.gold(1), court.city(1)) == ("docks", 0, "graveyard")
    assert "docks" in str(court.view(2)["players"])


@pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])
@pytest.mark.parametrize(("owner", "asked"), [(1, 1), (0, 0), (2, 2)])
def test_a_bewitched_warlord(edition: str, owner: int, asked: int) -> None:
    """MD-U31.6, DL-I65: when the Witch acts, his player's Graveyard is asked and hers is not."""
    players: list[dict[str, object]] = [{"characters": "witch"}, {"characters": "warlord"}, {}, {"city": "docks"}]
    players[0]["gold"] = 5
    players[owner]["city"] = "graveyard"
    court = Court(players=players, edition=edition, turn={"seat": 0, "as": "warlord", "part": "resumed"})
    court.play("destroy", "district 3 docks")
    assert (court.position.asked, court.position.question == "graveyard") == (asked, owner != 0)


def test_only_the_card_is_saved() -> None:
    """MD-U31.7: gold on it goes to the bank, cards under it are discarded."""
    court = earning("warlord", {"gold": 9}, {"gold": 2, "city": "graveyard, museum+1", "museum": "docks"})
    court.play("destroy", "district 1 museum", "pay-and-take")
    assert (court.hand(1), court.gold(1), court.museum(1), court.bottom(1)) == ("museum", 1, "", "docks")
