"""The Director lets a player build two districts more."""

from __future__ import annotations

import pytest

from tests.kit.court import Court

HAND = "director, tavern, temple, watchtower, church, prison, market"


def builds(character: str, hand: str = HAND) -> int:
    """How many districts a character builds with a Director, always the first that is offered."""
    court = Court(players=[{"hand": hand, "gold": 30}, {}, {}, {}], turn={"as": character, "income-taken": True})
    if "play director" in court.options:
        court.play("play director")
    number = 0
    while options := [option for option in court.options if option.startswith("build ")]:
        court.play(options[0])
        number += 1
    return number


@pytest.mark.parametrize(
    ("character", "number"), [("king", 3), ("seer", 4), ("scholar", 4), ("architect", 5), ("navigator", 0)]
)
def test_the_limit_is_two_higher(character: str, number: int) -> None:
    """MD-K03.1, MD-K03.2, MD-K03.3, MD-B01.5: whatever the limit is; the Navigator still builds nothing."""
    assert builds(character) == number


def test_the_navigator_cannot_play_it() -> None:
    """MD-K03.3, MD-C20.3: it would give him nothing."""
    court = Court(players=[{"hand": "director"}, {}, {}, {}], turn={"as": "navigator"})
    court.expect_refused("play director")


def test_the_trader_builds_trade_districts_besides() -> None:
    """MD-K03.2, MD-Y66: three others and any number of trade districts."""
    assert builds("trader", "director, tavern, market, docks, temple, watchtower, church, prison") == 3 + 3


def test_it_lasts_for_one_turn() -> None:
    """MD-K03.1: the next turn of the same player has the usual limit."""
    court = Court(
        players=[{"hand": "director, tavern, temple, church", "gold": 9, "characters": "thief, king"}, {}],
        turn={"as": "thief", "income-taken": True},
    )
    court.play("play director").end_turn()
    court.until_turn("king", 0)
    court.play("take-gold", "build tavern")
    assert not [option for option in court.options if option.startswith("build")]
