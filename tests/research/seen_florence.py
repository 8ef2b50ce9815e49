"""What an observation of Florence must tell, worked out from the view."""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.games.florence.data.components import BUILDINGS, TILES


def expected(view: dict[str, Any]) -> dict[str, object]:
    """Give the observation of the seat whose view it is."""
    me = view["seat"]
    seats = len(view["players"])
    own = view["players"][me]
    question = view["question"] or {"kind": None}
    kind = question["kind"]
    characters = view.get("characters", [])
    amounts = {"auction-bid": "amount", "merchant-payment": "price"}
    return {
        "question": {} if kind is None else {kind: 1},
        "phase": {view["phase"]: 1},
        **{name: view[name] for name in ("round", "minimum", "base_price", "actions", "looked_at")},
        "supply": {name: left for name, left in view["supply"].items() if left},
        "piles": {name: left for name, left in view["piles"].items() if left},
        "used_bonus": dict.fromkeys(view["used_bonus"], 1),
        "pot": view.get("pot", 0),
        "fields": {found["character"]: found["field"] for found in characters if found["field"]},
        "bought": {found["character"]: 1 for found in characters if found["bought"]},
        "item": {question["item"]: 1} if kind in amounts else {},
        "amount": question[amounts[kind]] if kind in amounts else 0,
        "value": question["value"] if kind == "buy-pp" else 0,
        "tile": {question["tile"]: 1} if "tile" in question else {},
        "talk": question["number"] if "partner" in question else 0,
        "price": question["price"] if kind == "joint-reply" else 0,
        **{name: dict.fromkeys(own[name], 1) for name in ("persons", "prestige", "bonus", "looking_at", "in_piles")},
        "working": {question["person"]: 1} if "person" in question else {},
        "chosen": dict.fromkeys(question.get("chosen", []), 1),
        "players": [expected_player(view, question, (me + distance) % seats) for distance in range(seats)],
    }


def expected_player(view: dict[str, Any], question: dict[str, Any], seat: int) -> dict[str, object]:
    player = view["players"][seat]
    kind = question["kind"]
    built = [cell for tile in player["tiles"] if tile["tile"] in TILES[:BUILDINGS] for cell in tile["cells"]]
    covered = [*player["palace"], *(cell for tile in player["tiles"] for cell in tile["cells"])]
    offered = [cell.split(":") for cell in question.get("cells", [])]
    return {
        "asked": view["asked"] == seat,
        "active": view["active"] == seat,
        "start": view["start"] == seat,
        "holder": kind == "auction-bid" and question["holder"] == seat,
        "opener": kind == "auction-bid" and question["opener"] == seat,
        "passed": kind == "auction-bid" and seat in question["passed"],
        "partner": question.get("partner") == seat,
        **{name: player[name] for name in ("points", "marker", "out", "finished", "jesters", "builders", "empty")},
        **{name: player[name] for name in ("open_recruits", "hand_persons", "hand_recruits", "hand_prestige")},
        "hand_bonus": player["hand_bonus"],
        "stone": {} if player["stone"] is None else {player["stone"]: 1},
        "character": {} if player["character"] is None else {player["character"]: 1},
        "staked": {found["character"]: 1 for found in view.get("characters", []) if found["staker"] == seat},
        "buildings": dict.fromkeys(player["buildings"], 1),
        "landscapes": Counter(tile["tile"] for tile in player["tiles"] if tile["tile"] in TILES[BUILDINGS:]),
        "freedoms": dict.fromkeys(player["freedoms"], 1),
        "covered": dict.fromkeys(covered, 1),
        "built": dict.fromkeys(built, 1),
        "offered": {cell: 1 for owner, cell in offered if int(owner) == seat + 1},
        "open": dict.fromkeys(player["open"], 1),
        "known_persons": dict.fromkeys(player["known_persons"], 1),
        "money": -1 if player["money"] is None else player["money"],
        "power": -1 if player["power"] is None else player["power"],
    }
