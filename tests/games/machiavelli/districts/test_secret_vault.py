"""Secret Vault."""

from __future__ import annotations

from tests.games.machiavelli.courts import earning, offered, scored


def test_never_built() -> None:
    """MD-U08.1: with no gold, no Framework and no other way."""
    court = earning("king", {"gold": 20, "city": "framework", "hand": "secret-vault, tavern"})
    assert offered(court, "build") == ["tavern"]
    assert offered(court, "build-by-framework") == ["tavern"]


def test_three_points_in_hand() -> None:
    """MD-U08.2: shown by itself when the game ends."""
    court = scored({"hand": "secret-vault"})
    assert court.position.score_sheet(0)["secret-vault"] == 3
    assert court.position.scores()[0] == 3


def test_a_hand_card_without_a_type() -> None:
    """MD-U08.3: no unique for Wishing Well and Ivory Tower, but a card for the Map Room."""
    well = scored({"city": "wishing-well", "hand": "secret-vault"}).position.score_sheet(0)
    assert well["uniques"] == {"wishing-well": 1}
    tower = scored({"city": "ivory-tower", "hand": "secret-vault"}).position.score_sheet(0)
    assert tower["uniques"] == {"ivory-tower": 5}
    room = scored({"city": "map-room", "hand": "secret-vault"}).position.score_sheet(0)
    assert room["uniques"] == {"map-room": 1}


def test_like_any_card() -> None:
    """MD-U08.4: discarded, paid, given for a loan."""
    laboratory = earning("king", {"gold": 0, "city": "laboratory", "hand": "secret-vault"})
    laboratory.play("laboratory", "discard secret-vault")
    assert laboratory.gold(0) == 2
    den = earning("king", {"gold": 5, "hand": "thieves-den, secret-vault"})
    den.play("build thieves-den", "discard secret-vault", "done")
    assert den.city(0) == "thieves-den"
    loan = earning("cardinal", {"gold": 3, "hand": "castle, secret-vault"}, {"gold": 1})
    loan.play("build-by-loan castle", "player 1", "give secret-vault")
    assert loan.hand(1) == "secret-vault"


def test_swapped() -> None:
    """MD-U08.4: it goes with the hand to another player."""
    court = earning("magician", {"hand": "secret-vault"}, {"hand": "tavern"})
    court.play("swap-hands", "player 1")
    assert court.hand(1) == "secret-vault"


def test_under_the_museum() -> None:
    """MD-U08.4: it is worth one point there."""
    court = earning("warlord", {"city": "museum", "hand": "secret-vault"}, ending=True)
    court.play("museum", "store secret-vault", "end-turn")
    sheet = court.position.score_sheet(0)
    assert (sheet["uniques"], sheet["secret-vault"]) == ({"museum": 1}, 0)


def test_a_spy_finds_it_among_uniques() -> None:
    """MD-Y73: the Secret Vault matches, an action card does not."""
    court = earning("spy", {"gold": 0}, {"gold": 5, "hand": "secret-vault, director, tavern"})
    court.play("spy", "spy-on 1 unique")
    assert (court.gold(0), court.gold(1), court.hand_size(0)) == (1, 4, 1)
