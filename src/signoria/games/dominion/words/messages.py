"""What Dominion says: events, questions and options as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import counted, name, names, seat, seats
from signoria.core.speech import Parts, Speech, follows, words
from signoria.games.dominion.data.components import CARDS, is_attack
from signoria.games.dominion.rules.cards.chapel import MOST as MOST_TRASHED
from signoria.games.dominion.words.reasons import reasons

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.message import Arguments, Item, Message

# Fact of an event -> variable of its text.
SEAT_FACTS: Final = {"seat": "player", "starter": "starter"}
CARD_FACTS: Final = {"kind": "card", "top": "top", "attack": "attack"}
CARDS_FACTS: Final = {"kinds": "cards", "kingdom": "cards"}
# Events that speak of piles, each by the name of its cards.
ABOUT_PILES: Final = ("game-start", "game-end")

# What is worth looking at again, beside attacks: the most points that can be bought, and a Curse.
WORTH_MARKING: Final = ("province", "curse")
ATTACK_CARDS: Final = frozenset(card.name for number, card in enumerate(CARDS) if is_attack(number))

# What comes of a card goes on with the line about its play.
JOINED: Final = ("bonus", "cards-drawn", "deck-shuffled", "card-trashed", "card-gained", "cards-discarded")

BONUSES: Final = ("cards", "actions", "buys", "coins")

VERBS_WITH_CARD: Final = ("play", "buy", "draft", "top", "reveal", "return", "discard", "trash", "gain")

# Question -> the card that asks it. A Moat is asked about by the attack, which the question names.
CARDS_THAT_ASK: Final = {
    "bureaucrat-victory": "bureaucrat",
    "cellar-discard": "cellar",
    "chancellor-flip": "chancellor",
    "chapel-trash": "chapel",
    "feast-gain": "feast",
    "library-keep": "library",
    "militia-discard": "militia",
    "mine-gain": "mine",
    "mine-trash": "mine",
    "moneylender-trash": "moneylender",
    "remodel-gain": "remodel",
    "remodel-trash": "remodel",
    "spy-fate": "spy",
    "thief-gain": "thief",
    "thief-trash": "thief",
    "throne-room-card": "throne-room",
    "workshop-gain": "workshop",
}


class DominionSpeech(Speech):
    """How Dominion speaks."""

    # --- Events -------------------------------------------------------------------------------------------------------

    def quiet(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        kind = events[place]["event"]
        if kind == "cards-drawn":
            # The line about cleaning up names the new hand too.
            return _next_kind(events, place) == "clean-up"
        return kind == "phase" or (kind == "bonus" and not _bonuses(events, place))

    def joins(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        return follows(events, place, ("action-played",), JOINED) and events[place].get("source") != "revealed"

    def arguments(self, events: Sequence[Mapping[str, Any]], place: int) -> Arguments:
        event = events[place]
        # Numbers and words go in as they are, seats and cards by name.
        # A gain from the trash leaves no pile behind, so `left` may be missing.
        told: Arguments = {"left": 0}
        for fact, value in event.items():
            if fact in SEAT_FACTS:
                told[SEAT_FACTS[fact]] = seat(value)
            elif fact in CARD_FACTS and value:
                told[CARD_FACTS[fact]] = name("card", value)
            elif fact in CARDS_FACTS:
                cards = names("card", value or ())
                told[CARDS_FACTS[fact]] = cards if event["event"] in ABOUT_PILES else counted(cards)
            elif isinstance(value, int | str):
                told[fact] = value
        told["has-top"] = event.get("top") is not None
        told["secret"] = bool(event.get("secret") and event.get("kinds"))
        if event["event"] == "bonus":
            told["bonus"] = _bonuses(events, place)
        elif event["event"] == "scores":
            told |= _result(event)
        return told

    def mark(self, event: Mapping[str, Any]) -> str | None:
        kind = event.get("kind")
        if event["event"] == "action-played":
            return "attack" if kind in ATTACK_CARDS else None
        if event["event"] in ("card-bought", "card-gained"):
            return kind if kind in WORTH_MARKING else None
        return "end" if event["event"] == "game-end" else None

    # --- Questions ----------------------------------------------------------------------------------------------------

    def reasons(self, view: Mapping[str, Any], move: str) -> list[Message]:
        return reasons(view, move)

    def known_of(self, question: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
        asked = view["players"][question["seat"]]
        count = 0
        if question["kind"] == "militia-discard":
            count = len(asked.get("hand", ())) - question["keep"]
        elif question["kind"] == "chapel-trash":
            count = MOST_TRASHED - len(asked.get("selected", ()))
        cards = view["revealed"] if "owner" in question else asked.get("looking_at")
        return {**question, "active": view["active"], "count": count, "cards": cards or ()}

    def asking(self, question: Mapping[str, Any]) -> Arguments:
        owner, active = question.get("owner"), question["active"]
        card = question.get("attack") or CARDS_THAT_ASK.get(question["kind"])
        told: Arguments = {
            "player": seat(question["seat"]),
            "count": question["count"],
            "cost": question.get("cost") or 0,
            "own": owner == question["seat"],
            "cards": counted(names("card", question["cards"])),
        }
        if card is not None:
            told["card"] = name("card", card)
        if owner is not None:
            told["owner"] = seat(owner)
        if active is not None:
            told["active"] = seat(active)
        return told


def _next_kind(events: Sequence[Mapping[str, Any]], place: int) -> str | None:
    # A shuffle comes in between wherever a card is drawn.
    later = (str(event["event"]) for event in events[place + 1 :])
    return next((kind for kind in later if kind != "deck-shuffled"), None)


def _bonuses(events: Sequence[Mapping[str, Any]], place: int) -> list[Item]:
    # Cards that are drawn at once have a line of their own.
    told = BONUSES[1:] if _next_kind(events, place) == "cards-drawn" else BONUSES
    return [(f"bonus-{bonus}", {"number": events[place][bonus]}) for bonus in told if events[place].get(bonus)]


def _result(event: Mapping[str, Any]) -> Arguments:
    winners: list[int] = event["winners"]
    points = [sheet["points"] for sheet in event["sheets"]]
    best = points[winners[0]]
    return {"winners": seats(winners), "points": best, "tied": points.count(best) > len(winners)}


SPEECH: Final = DominionSpeech(
    "signoria.games.dominion",
    labels={verb: words(f"{verb} card") for verb in VERBS_WITH_CARD},
    # Cards fly from where they lie to where they go.
    shown={"cards-drawn": "player number cards", "clean-up": "top"},
    parts=Parts(turns=["turn-start"]),
)
