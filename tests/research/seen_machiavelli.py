"""What an observation of Machiavelli must tell, worked out from the view."""

from __future__ import annotations

from collections import Counter
from typing import Any

NO_TURN: dict[str, Any] = {
    "seat": None,
    "used": [],
    "wagons_used": [],
    **dict.fromkeys(("income_taken", "warranted", "action_card_played", "rasputin_open"), False),
    **dict.fromkeys(("builds", "limit", "spent"), 0),
}
PLOTS_OF_ONE = ("called", "murdered", "bewitched", "robbed", "sealed", "rose")
PLOTS_OF_SOME = ("warrants", "threats", "threatened", "marks")


def expected(view: dict[str, Any]) -> dict[str, object]:
    """Give the observation of the seat whose view it is."""
    me = view["seat"]
    seats = len(view["players"])
    own = view["players"][me]
    question = view["question"]
    plots = view["plots"]
    turn = view["turn"] or NO_TURN
    ranks = {character["character"]: f"rank-{character['rank']}" for character in view["characters"]}

    def lying(place: str) -> dict[str, int]:
        return {ranks[found["character"]]: 1 for found in view["characters"] if found["place"] == place}

    return {
        "question": {} if question is None else {question["kind"]: 1},
        **{name: view[name] for name in ("over", "round", "ending", "number", "deck_size", "discard_size", "tax")},
        "characters": dict.fromkeys(ranks, 1),
        "stack": lying("stack"),
        "face_up": lying("face-up"),
        "face_down": lying("face-down"),
        "stack_size": view["middle"]["stack"],
        "face_down_size": view["middle"]["face-down"],
        "shown": {ranks[found["character"]]: 1 for found in view["characters"] if found["revealed"]},
        **{name: {} if plots[name] is None else {ranks[plots[name]]: 1} for name in PLOTS_OF_ONE},
        **{name: {ranks[character]: 1 for character in plots[name]} for name in PLOTS_OF_SOME},
        "saved": plots["saved"],
        "acrobat": plots["acrobat"],
        "character": {turn["character"]: 1} if view["turn"] else {},
        "part": {turn["part"]: 1} if view["turn"] else {},
        "used": dict.fromkeys(turn["used"], 1),
        **{name: turn[name] for name in ("income_taken", "builds", "limit", "spent", "warranted")},
        **{name: turn[name] for name in ("action_card_played", "rasputin_open")},
        "site": Counter(card for card in view["site"] if card is not None),
        "site_size": len(view["site"]),
        "played": Counter(view["played"]),
        "in_deck": Counter(known["card"] for known in view["known_in_deck"]),
        "next": {known["card"]: 1 for known in view["known_in_deck"] if known["place"] == 0},
        "in_discard": Counter(known["card"] for known in view["known_in_discard"]),
        "searched": Counter(view["searched"]),
        "hand": Counter(own["hand"]),
        "prices": {name: price for name, price in own["prices"].items() if price},
        "selected": Counter(own["selected"]),
        "looking_at": Counter(own["looking_at"]),
        "players": [expected_player(view, turn, ranks, (me + distance) % seats) for distance in range(seats)],
    }


def expected_player(view: dict[str, Any], turn: dict[str, Any], ranks: dict[str, str], seat: int) -> dict[str, object]:
    player = view["players"][seat]
    plots = view["plots"]
    adorned: Counter[str] = Counter()
    for district in player["city"]:
        adorned[district["district"]] += district["adorned"]
    return {
        "asked": view["asked"] == seat,
        "acting": turn["seat"] == seat,
        "crown": view["crown"] == seat,
        "first": seat in view["first"],
        **{name: plots[name] == seat for name in ("witch", "thief", "magistrate", "blackmailer", "protected")},
        "tax_collector": plots["tax_collector"] == seat,
        "builder": seat in plots["builders"],
        "taxed": seat in plots["taxed"],
        "site_owner": view["site_owner"] == seat,
        **{name: player[name] for name in ("gold", "hand_size", "count", "complete", "museum_size")},
        **{name: player[name] for name in ("wagons", "wagon_gold", "unrevealed", "looking_at_size")},
        "wagons_used": turn["wagons_used"][seat] if turn["wagons_used"] else 0,
        "holds": {ranks[found["character"]]: 1 for found in view["characters"] if found["place"] == seat},
        "possible": {ranks[found["character"]]: 1 for found in view["characters"] if seat in found["possible"]},
        "city": Counter(district["district"] for district in player["city"]),
        "adorned": +adorned,
        "known_hand": Counter(player["known_hand"]),
        "known_museum": Counter(player["known_museum"]),
    }
