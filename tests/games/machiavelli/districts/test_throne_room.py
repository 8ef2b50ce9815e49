"""Throne Room."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import called, earning
from tests.kit.court import Court


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_whenever_the_crown_moves(owner: int) -> None:
    """MD-U33.1, MD-U33.3: its owner takes a gold, whoever moves it."""
    players: list[dict[str, object]] = [{"gold": 0}, {"gold": 0}, {"gold": 0}, {"gold": 0}]
    players[owner]["city"] = "throne-room"
    court = earning("king", *players, crown=1)
    court.play("take-crown")
    assert [court.gold(seat) for seat in range(3)] == [int(seat == owner) for seat in range(3)]
    assert court.events("throne-room-paid") == [{"seat": owner}]


def test_a_king_who_has_the_crown() -> None:
    """MD-Y58, MD-U33.2: it does not move."""
    court = earning("king", {}, {"gold": 0, "city": "throne-room"}, crown=0)
    if "take-crown" in court.options:
        court.play("take-crown")
    court.play("end-turn")
    assert (court.crown, court.gold(1)) == (0, 0)


def test_the_emperor() -> None:
    """MD-U33.3: he gives the crown in his turn."""
    court = earning("emperor", {}, {"gold": 0, "city": "throne-room"}, crown=0)
    court.play("give-crown", "player 2")
    assert (court.crown, court.gold(1)) == (2, 1)


def test_an_acrobat() -> None:
    """MD-U33.3: nobody answers for rank 4."""
    court = Court(
        players=[{"hand": "acrobat"}, {"gold": 0, "city": "throne-room"}, {}, {"characters": "bishop"}],
        call="king",
        crown=3,
    )
    assert court.holder("king") is None
    court.play("play-acrobat")
    assert (court.crown, court.gold(1)) == (0, 1)


def test_at_the_end_of_the_round() -> None:
    """MD-U33.3: a murdered King inherits."""
    court = called("king", {}, {"gold": 0, "city": "throne-room"}, murdered="king", crown=2)
    assert (court.crown, court.gold(1)) == (0, 1)


def test_in_a_limited_turn_of_its_owner() -> None:
    """MD-U33.4: a bewitched King gets the crown after his income, and his Throne Room pays."""
    court = Court(
        players=[{"gold": 0, "city": "throne-room", "characters": "king"}, {"characters": "witch"}, {}, {}],
        bewitched={"on": "king", "by": 1},
        crown=2,
        call="king",
    )
    court.play("take-gold")
    assert (court.crown, court.gold(0)) == (0, 3)


def test_classic_the_king() -> None:
    """DL-L15, DL-L15.1, DL-L15.3: a gold when he is turned up and the crown goes to him."""
    court = called("king", {"gold": 0}, {"gold": 0, "city": "throne-room"}, edition="dark-lands", crown=2)
    assert (court.crown, court.gold(1)) == (0, 1)


def test_classic_a_king_who_is_holder() -> None:
    """DL-I50, DL-L15.2: nothing changes, nothing is paid."""
    court = called("king", {"gold": 0}, {"gold": 0, "city": "throne-room"}, edition="dark-lands", crown=0)
    assert (court.crown, court.gold(1)) == (0, 0)


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_classic_the_emperors_gift(owner: int) -> None:
    """DL-I51, DL-L15.2, DL-L15.3: one gold for the owner, whoever he is."""
    players: list[dict[str, object]] = [{"gold": 0}, {"gold": 0}, {"gold": 0}, {"gold": 0}]
    players[owner]["city"] = "throne-room"
    court = called("emperor", *players, edition="dark-lands", crown=3)
    court.play("player 1")
    assert [court.gold(seat) for seat in range(3)] == [int(seat == owner) for seat in range(3)]


def test_classic_succession() -> None:
    """DL-L15.3: a killed King inherits at the start of the next round."""
    court = called("king", {}, {"gold": 0, "city": "throne-room"}, edition="dark-lands", murdered="king", crown=2)
    while court.position.round == 1:
        court.decline()
    assert (court.crown, court.gold(1)) == (0, 1)


def test_classic_not_at_setup() -> None:
    """DL-L15.4: the first holder is no change."""
    court = Court(players=[{"gold": 0, "city": "throne-room"}, {}, {}, {}], edition="dark-lands", crown=2)
    assert court.position.question == "choose-character"
    assert court.gold(0) == 0
