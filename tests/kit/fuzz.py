"""Wrong saved positions, tried in a process of their own, because a bad one might hang or crash it.

    python -m tests.kit.fuzz NAME [--game GAME] [--part K --parts N]

Every field of a saved position is deleted once and replaced by each piece of junk. Loading must raise ValueError, or
give a position that can be looked at and played on. Anything else is printed, and so is, before it is tried, the case
that is tried: after a crash it is the last line.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any, Final

import signoria
from signoria.core.position import Position
from tests.kit.driver import driver_of

DOMINION: Final = "dominion"
GAME: Final = signoria.game(DOMINION)
SOME: Final = {"hand": "copper, silver, gold, estate, duchy", "deck": "gold, silver, copper, 2 estate"}
ASK: Final = {"discard-order": "ask"}

# Positions in the middle of as many effects as possible: a scenario, and the moves that lead there.
SCENES: Final[dict[str, tuple[dict[str, object], str]]] = {
    "militia": ({"players": [{"hand": "militia"}, SOME, SOME]}, "play militia, discard gold"),
    "militia-ask": (
        {"players": [{"hand": "militia"}, SOME, SOME], "options": ASK},
        "play militia, discard copper, discard gold",
    ),
    "moat": (
        {"players": [{"hand": "throne-room, witch", "deck": "6 copper"}, {"hand": "moat"}, {"hand": "moat"}]},
        "play throne-room, play witch, reveal moat",
    ),
    "thief": (
        {"players": [{"hand": "throne-room, thief"}, SOME, SOME]},
        "play throne-room, play thief, trash gold",
    ),
    "thief-gain": ({"players": [{"hand": "thief"}, SOME, SOME]}, "play thief, trash gold, trash silver, gain silver"),
    "spy": ({"players": [{"hand": "spy", "deck": "2 copper, gold"}, SOME]}, "play spy, put-back"),
    "library": ({"players": [{"hand": "library", "deck": "moat, village, gold"}, {}]}, "play library, set-aside"),
    "cellar": (
        {"players": [{"hand": "cellar, 2 copper, estate", "deck": "3 gold"}, {}], "seed": 5},
        "play cellar, discard copper",
    ),
    "chapel": (
        {"players": [{"hand": "throne-room, chapel, 3 copper"}, {}]},
        "play throne-room, play chapel, trash copper",
    ),
    "remodel": ({"players": [{"hand": "remodel, gold"}, {}]}, "play remodel, trash gold"),
    "mine": ({"players": [{"hand": "mine, gold"}, {}]}, "play mine, trash gold"),
    "bureaucrat": ({"players": [{"hand": "bureaucrat"}, SOME, SOME]}, "play bureaucrat, return estate"),
    "adventurer": ({"players": [{"hand": "adventurer", **SOME}, {}], "options": ASK}, ""),
    "buy": ({"players": [{"hand": "woodcutter, 3 gold"}, {}]}, "play woodcutter, play gold, start-buying"),
    "clean-up": (
        {"players": [SOME, {}], "options": ASK, "trash": "gold, curse"},
        "play copper, start-buying, end-buys",
    ),
}
GAMES: Final = {
    "draft": (3, 5, {"kingdom-mode": "draft"}, 4),
    "fair": (2, bytes(range(32)), {"kingdom-mode": "random", "pile-counts": "open"}, 150),
    "late": (4, 7, {"kingdom-mode": "interaction"}, 250),
    "over": (2, 8, {}, 9999),
}
NAMES: Final = [*SCENES, *GAMES]

# The same for Machiavelli.
COURT: Final = {"hand": "tavern, docks, palace, smithy", "city": "market, laboratory", "gold": 7}
COURT_SCENES: Final[dict[str, tuple[dict[str, object], str]]] = {
    "selection": ({"players": [{}, {}]}, "choose assassin"),
    "turn": ({"players": [COURT, {"city": "prison"}, {}, {}], "turn": {"as": "warlord"}}, "take-gold, destroy"),
    "income": ({"players": [COURT, {}, {}, {}], "turn": {"as": "scholar"}}, "study"),
    "library": (
        {
            "players": [{"city": "library"}, {}, {}, {}],
            "edition": "classic",
            "turn": {"as": "king"},
            "deck": "tavern, docks",
        },
        "take-cards, keep tavern",
    ),
    "magic": ({"players": [COURT, {}, {}, {}], "turn": {"as": "magician"}}, "replace-cards, discard docks"),
    "warrant": (
        {
            "players": [COURT, {}, {}, {}],
            "warrants": {"on": "king, bishop, thief", "by": 1},
            "turn": {"as": "king", "income-taken": True},
        },
        "build docks",
    ),
    "marks": ({"players": [{}, {}, {}, {}], "turn": {"as": "magistrate"}}, "warrants, seal king, mark thief"),
    "peek": (
        {"players": [{"gold": 9}, COURT, {}, {}], "turn": {"as": "wizard"}},
        "peek, player 1, take tavern",
    ),
    "loan": (
        {
            "players": [{"hand": "thieves-den, 5 tavern", "gold": 1}, {"gold": 5}, {}, {}],
            "turn": {"as": "cardinal", "income-taken": True},
        },
        "build-by-loan thieves-den, discard tavern, done, player 1, give tavern",
    ),
    "cannonball": (
        {"players": [{**COURT, "hand": "human-cannonball, palace"}, {"wagons": 1}, {}, {}], "turn": {"as": "king"}},
        "play human-cannonball, district 0 market",
    ),
    "acrobat": (
        {"players": [{"hand": "acrobat"}, {}, {}, {"characters": "king"}], "murdered": "king", "call": "king"},
        "",
    ),
    "ballroom": (
        {"players": [{"city": "ballroom"}, {"characters": "king"}, {}, {}], "edition": "dark-lands", "call": "king"},
        "",
    ),
    "threat": (
        {"players": [{"characters": "king"}, {}, {}, {}], "threats": {"on": "king, bishop", "by": 1}, "call": "king"},
        "take-gold, refuse",
    ),
    "seer": (
        {"players": [COURT, {"hand": "tavern, castle"}, {"hand": "manor"}, {}], "turn": {"as": "seer"}},
        "take-from-all",
    ),
}
COURT_GAMES: Final = {
    "late": (5, 7, {"preset": "random", "action-cards": "on"}, 250),
    "fair": (8, bytes(range(32)), {"edition": "dark-lands"}, 150),
    "over": (2, 8, {}, 9999),
}
COURT_NAMES: Final = [*COURT_SCENES, *COURT_GAMES]
COURT_JUNK: Final[list[object]] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    9,
    255,
    10**30,
    1.5,
    "",
    "tavern",
    "king",
    "turn",
    [],
    ["tavern", 0, 0],
    ["tavern", 255, 255],
    [["tavern", 1, 0]],
    [0, 1],
    {},
]

JUNK: Final[list[object]] = [
    None,
    True,
    -1,
    0,
    2,
    4,
    7,
    99,
    10**30,
    -(10**30),
    1.5,
    "",
    "x",
    "copper",
    "action",
    [],
    ["copper"],
    [0, 1],
    [[]],
    {},
    {"copper": 1},
    {"copper": -1},
    {"copper": 99},
]


# Each game: its scenes, its games, and the junk that might look right in its saved positions.
FUZZED: Final[dict[str, tuple[dict[str, Any], dict[str, Any], list[object]]]] = {
    DOMINION: (SCENES, GAMES, JUNK),
    "machiavelli": (COURT_SCENES, COURT_GAMES, COURT_JUNK),
}


def position(name: str, game: str = DOMINION) -> Position:
    """Give the position of a name."""
    scenes, games, _ = FUZZED[game]
    if name in scenes:
        scenario, moves = scenes[name]
        found = signoria.game(game).scenario(scenario)
        for move in moves.split(", ") if moves else []:
            found.play(move)
        return found
    seats, seed, options, decisions = games[name]
    found = signoria.game(game).new(seats, seed, options)
    driver_of(game, 1, lively=True).play(found, decisions)
    return found


def broken(saved: object, game: str = DOMINION) -> Iterator[tuple[str, object]]:
    """Break a saved position in one place after another; tell where and how."""
    text = json.dumps(saved)
    for path in paths(saved):
        for junk in [*FUZZED[game][2], ...]:
            copy = json.loads(text)
            inner = copy
            for key in path[:-1]:
                inner = inner[key]
            if junk is ...:
                del inner[path[-1]]
            else:
                inner[path[-1]] = junk
            yield f"{'/'.join(map(str, path))} = {'deleted' if junk is ... else repr(junk)}", copy


def paths(value: object, *before: str | int) -> Iterator[tuple[str | int, ...]]:
    """Give the ways to everything inside plain data."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        # Of a pile of cards the first, the last and one in between say enough.
        places = (0, 3, len(value) - 1) if len(value) >= 8 and is_pile(value, before) else range(len(value))
        inside = [(place, value[place]) for place in places]
    for key, item in inside:
        yield (*before, key)
        yield from paths(item, *before, key)


def is_pile(value: list[object], path: tuple[str | int, ...]) -> bool:
    """Say whether a list is a pile of cards: words, or lists that begin with one and are no frames."""
    first = value[0]
    return isinstance(first, str) or (isinstance(first, list) and path[-1:] != ("agenda",))


def wrong_with(saved: object, game: str = DOMINION) -> str | None:
    """Say what is wrong when a broken position is loaded and used; None when it is refused, or harmless."""
    try:
        loaded = signoria.game(game).load(saved)
    except ValueError as refused:
        return None if str(refused) else "refused without a word"
    except Exception as wrong:  # noqa: BLE001 - any other error is what we are looking for
        return f"load raises {type(wrong).__name__}: {wrong}"
    try:
        use(loaded, game)
    except Exception as wrong:  # noqa: BLE001 - the same
        return f"is loaded, but using it raises {type(wrong).__name__}: {wrong}"
    return None


def use(loaded: Position, game: str) -> None:
    """Look at a position from all sides, and play on."""
    assert signoria.game(game).load(json.loads(json.dumps(loaded.save()))).save() == loaded.save()
    for seat in [*range(loaded.seats()), None]:
        loaded.view(seat)
        loaded.determinise(seat, 1)
    driver_of(game, 1, lively=True).play(loaded, 12)
    driver_of(game, 2, lively=False).play(loaded, 12)


def main() -> None:
    """Try all broken positions of one name, or a part of them."""
    parser = argparse.ArgumentParser(description="Break a saved position in every place and load it.")
    parser.add_argument("name")
    parser.add_argument("--game", choices=list(FUZZED), default=DOMINION)
    parser.add_argument("--part", type=int, default=0)
    parser.add_argument("--parts", type=int, default=1)
    wanted = parser.parse_args()
    found = 0
    game = str(wanted.game)
    for number, (how, saved) in enumerate(broken(position(str(wanted.name), game).save(), game)):
        if number % wanted.parts == wanted.part:
            sys.stderr.write(f"{how}\n")
            wrong = wrong_with(saved, game)
            if wrong is not None:
                found += 1
                print(f"{how}: {wrong}", flush=True)
    print(f"{found} wrong")


if __name__ == "__main__":
    main()
