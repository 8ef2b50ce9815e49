"""Saved positions: broken ones are refused in one sentence, or do no harm."""

from __future__ import annotations

import json

import pytest

from tests.kit.driver import driver_of
from tests.kit.effort import LIGHT, LIGHTER
from tests.kit.fuzz import broken
from tests.kit.palazzo import GAME, MUSE, TOGETHER, Palazzo

# Of the many ways to break a position so many are left out from one to the next.
APART = 14 * (LIGHTER if LIGHT else 1)
BOTH = {**MUSE, **TOGETHER}
JOINT = ["tower@1:f3+1:g3+2:a3"]
SCENES = {
    "bid": Palazzo({}, {"points": 4}, {}).play("open jester", "bid 300"),
    "pick": Palazzo({}, {}, {}, phase="actions").play("bonus"),
    "work-bonus": Palazzo({"hand": "poet", "jesters": 3, "bonus": "bonus-jesters"}, {}, {}, phase="actions").play(
        "work", "work poet"
    ),
    "buy-pp": Palazzo({"hand": "poet", "jesters": 3}, {}, {}, phase="actions").play("work", "work poet"),
    "a2-turn": Palazzo({}, {}, {}, phase="characters", options=MUSE).play("stake muse 4", "stake banker 2"),
    "window": Palazzo({"character": "professor"}, {}, {}, phase="best-work", options=MUSE),
    "reply": Palazzo({}, {}, {}, phase="actions", options=BOTH).play("propose 2", "place tower 1:f3 r0", "price 300"),
    "joint": Palazzo({}, {"tiles": "lake@d4,d5,e4,f4"}, phase="actions", options=TOGETHER, joint=JOINT),
    "returned": Palazzo({"hand": "recruit"}, {"open": "poet"}, {}, phase="actions").play("bonus"),
}


def wrong_with(saved: object) -> str | None:
    """Say what is wrong when a broken position is loaded and used; None when it is refused, or harmless."""
    try:
        loaded = GAME.load(saved)
    except ValueError as refused:
        return None if str(refused) else "refused without a word"
    for seat in [*range(loaded.seats()), None]:
        loaded.view(seat)
        loaded.determinise(seat, 1)
    driver_of("florence", 1, lively=True).play(loaded, 12)
    return None


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("part", range(2))
def test_broken_positions_are_refused_or_harmless(name: str, part: int) -> None:
    saved = SCENES[name].position.save()
    number = 0
    for number, (how, wrong) in enumerate(broken(saved)):
        # Knowledge is many numbers of one kind: some of them say enough.
        if number % APART == part and not (how.startswith("knowledge/") and number % 5):
            assert wrong_with(wrong) is None, how
    assert number > 1000


@pytest.mark.parametrize(
    "junk", [None, 3, "x", [], {}, {"game": "dominion"}, {"game": "florence"}, {"game": "florence", "schema": 9}]
)
def test_junk_is_no_position(junk: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load(junk)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("players", 0, "money"), 150, "multiple of 100"),
        (("players", 0, "persons"), ["poet", "poet"], "twice"),
        (("players", 0, "open"), ["poet"], "two places"),
        (("players", 0, "builders"), 4, "builders"),
        (("players", 0, "tiles"), [["tower", "a1,b1,c1", -1]], "something else"),
        (("players", 0, "tiles"), [["tower", "d3,e3,f4", -1]], "cannot have the cells"),
        (("round",), 8, "round"),
        (("stakes",), [4, -1, -1, -1, -1, -1], "no field"),
    ],
)
def test_impossible_tables_are_refused(path: tuple[str | int, ...], value: object, reason: str) -> None:
    """PF-G01.2, PF-J03.4, PF-T04.1, PF-T04.2: with what is wrong."""
    saved = json.loads(json.dumps(Palazzo({"hand": "poet"}, {}, {}).position.save()))
    inner = saved
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(ValueError, match=reason):
        GAME.load(saved)


@pytest.mark.parametrize(
    "wanted",
    [
        3,
        {"players": [{}]},
        {"players": [{"hand": "nobody"}, {}]},
        {"players": [{"hand": "poet"}, {"open": "poet"}]},
        {"players": [{"tiles": "castle"}, {}]},
        {"players": [{"character": "muse"}, {}]},
        {"players": [{"jesters": 5}, {"jesters": 5}]},
        {"phase": "lunch"},
        {"phase": "characters"},
        {"supply": {"gold": 3}},
        {"joint": ["tower@1:a1"]},
        {"colour": "red"},
    ],
)
def test_impossible_scenarios_are_refused(wanted: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.scenario(wanted)
