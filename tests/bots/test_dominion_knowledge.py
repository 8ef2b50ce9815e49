"""What a search makes of Dominion: what others seem to be after, and what each buy is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import signoria
from signoria.bots.dominion.imitation import imitated
from signoria.bots.dominion.notation import plan_text
from signoria.bots.search import judge

if TYPE_CHECKING:
    from signoria.games.dominion.eyes.views import DominionSight

GAME = signoria.game("dominion")


def eyes_on(**wanted: object) -> DominionSight:
    """Give the eyes of the first player on a scenario."""
    return GAME.scenario({"phase": "buy", **wanted}).sight(0)  # type: ignore[return-value]


def judged(wanted: dict[str, Any]) -> list[tuple[str, float]]:
    """Give what can be bought with its share of wins, the best first."""
    sight = eyes_on(**wanted)
    return [(sight.position.notation(found.option), found.share) for found in judge(sight, worlds=12, seed=3)]


def test_others_are_expected_to_want_what_they_have() -> None:
    owned = eyes_on(players=[{}, {"discard": "2 smithy, village, 4 silver, 7 copper"}]).holdings(1)
    text = plan_text(imitated(owned))
    assert "buy smithy up to 2" in text
    assert "buy village up to 1" in text
    assert "militia" not in text


def test_who_collects_gardens_goes_on() -> None:
    owned = eyes_on(players=[{}, {"discard": "2 gardens, workshop, 7 copper"}]).holdings(1)
    assert "buy gardens" in plan_text(imitated(owned))


def test_the_last_province_is_worth_a_victory_to_who_is_ahead_with_it() -> None:
    """Whatever else could be bought leaves it to the other one, who has the money."""
    own = {"discard": "3 province, 8 gold", "turns": 9}
    even: dict[str, Any] = {"hand": "3 gold", "discard": "3 province, 8 gold", "turns": 9}
    found = judged({"players": [own, even], "coins": 8, "supply": {"province": 1}})
    assert found[0] == ("buy province", 1.0)
    assert dict(found)["buy silver"] < 0.8
    # Who is behind all the same does not end it.
    ahead = {**even, "hand": "3 estate", "discard": "4 province, duchy, 20 copper"}
    found = judged({"players": [own, ahead], "coins": 8, "supply": {"province": 1}})
    assert found[0][0] != "buy province"
    assert dict(found)["buy province"] == 0.0


def test_what_is_no_use_is_not_tried() -> None:
    options = [option for option, _ in judged({"players": [{"discard": "7 copper, 3 estate"}, {}], "coins": 3})]
    assert "buy silver" in options
    assert "buy curse" not in options
