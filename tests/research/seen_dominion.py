"""What an observation of Dominion must tell, worked out from the view."""

from __future__ import annotations

from collections import Counter
from typing import Any


def expected(view: dict[str, Any]) -> dict[str, object]:
    """Give the observation of the seat whose view it is; `cards` are not in a view while the game goes on."""
    me = view["seat"]
    seats = len(view["players"])
    own = view["players"][me]
    question = view["question"]
    return {
        "question": {} if question is None else {question["kind"]: 1},
        "phase": {view["phase"]: 1},
        **{name: view[name] for name in ("actions", "buys", "coins")},
        "piles": dict.fromkeys(view["supply"], 1),
        "supply": {name: left for name, left in view["supply"].items() if left},
        **{name: Counter(view[name]) for name in ("trash", "play_area", "revealed", "set_aside")},
        **{name: Counter(own[name]) for name in ("hand", "selected", "looking_at")},
        "players": [expected_player(view, (me + distance) % seats) for distance in range(seats)],
    }


def expected_player(view: dict[str, Any], seat: int) -> dict[str, object]:
    player = view["players"][seat]
    told: dict[str, object] = {
        "asked": view["asked"] == seat,
        "active": view["active"] == seat,
        "revealed_of": view["revealed_of"] == seat,
        **{name: player[name] for name in ("turns", "hand_size", "deck_empty", "discard_empty", "looking_at_size")},
        "deck_size": -1 if player["deck_size"] is None else player["deck_size"],
        "discard_size": -1 if player["discard_size"] is None else player["discard_size"],
        "discard_top": {} if player["discard_top"] is None else {player["discard_top"]: 1},
        "known_hand": Counter(player["known_hand"]),
        "known_top": Counter(player["known_top"]),
        "next": dict.fromkeys(player["known_top"][:1], 1),
    }
    if view["over"]:
        told["cards"] = Counter(player["cards"])
    return told
