"""What De Vorsten van Florence says: events, questions and options as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import counted, name, names, seat, seats
from signoria.core.speech import Parts, Speech, follows, words
from signoria.games.florence.data.components import CARD_NUMBERS, CHARACTERS
from signoria.games.florence.words.reasons import reasons

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.message import Argument, Arguments, Message, Name

# Events the table shows by itself; a log line would only repeat it.
SILENT_EVENTS: Final = frozenset({"phase-a-end", "turn-end"})

# Facts that are players and things; others are numbers and words.
SEAT_FACTS: Final = {"seat": "player"} | {fact: fact for fact in ("starter", "active", "victim", "partner", "receiver")}
THING_FACTS: Final = ("item", "tile", "freedom")
PARTS: Final = ("building", "landscape", "freedom", "jesters", "builders", "cards", "bonus", "muse")

LABELS: Final = {
    "return": words("return card"),
    "open": words("open thing"),
    "bid": words("bid number"),
    "take": words("take-object thing"),
    "choose": words("choose thing"),
    "pick": words("pick card"),
    "recruit *": words("recruit-person card"),
    "stake": words("stake character number", {"number": "hundreds"}),
    "pile": words("pile pile"),
    "work *": words("work-with card"),
    "use *": words("use-bonus card"),
    "buy": words("buy number"),
    "introduce": words("introduce thing"),
    "sell": words("sell number"),
    "propose": words("propose player", {"player": "place"}),
    "price": words("price number"),
    "exchange": words("exchange number"),
    "place": words("place thing place", {"place": "rest"}),
}

# What the boards show of events beyond what is read: bids that were passed on, whose turn it was, what came to whom.
SHOWN: Final = {
    "bid-passed": "amount",
    "turn-end": "player",
    "joint-offer": "player tile cells",
    "landscape-placed": "player card",
    "jester-gained": "player",
    "builder-gained": "player",
    "prestige-picked": "player",
}

# What comes of a purchase goes on with the line about it, and so does what is bought with the money of a work.
BOUGHT: Final = ("landscape-placed", "jester-gained", "builder-gained", "prestige-picked")
EARNED: Final = ("pp-bought",)

# What is worth looking at again.
MARKS: Final = {"work-completed": "work", "best-work": "best", "joint-built": "together"}
# What only the owner sees, and what it is called.
HELD: Final = {"persons": "card", "bonus": "card", "prestige": "card"}


class FlorenceSpeech(Speech):
    """How De Vorsten van Florence speaks."""

    # --- Events -------------------------------------------------------------------------------------------------------

    def quiet(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        return events[place]["event"] in SILENT_EVENTS

    def joins(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        return follows(events, place, ("object-bought",), BOUGHT) or follows(events, place, ("work-completed",), EARNED)

    def arguments(self, events: Sequence[Mapping[str, Any]], place: int) -> Arguments:
        event = events[place]
        told: Arguments = {"gained": 0, "number": 0, "secret": False}
        for fact, value in event.items():
            argument = _argument(fact, value)
            if argument is not None:
                told[SEAT_FACTS.get(fact, fact)] = argument
        if "kind" in event:
            told["card"] = _name(event["kind"])
        if "kinds" in event:
            told["cards"] = counted(names("card", event["kinds"]))
        if "freedoms" in event:
            told["things"] = names("thing", event["freedoms"])
        if "parts" in event:
            worth: dict[str, int] = event["parts"]
            told["parts"] = [(f"part-{part}", {"number": worth[part]}) for part in PARTS if worth.get(part)]
            # Who completes a work, and the bonus cards used for it.
            told["cards"] = [_name(event["kind"]), *names("card", event.get("bonus", ()))]
        if "seats" in event:
            told["winners"] = seats(event["seats"])
        if "winners" in event:
            told["winners"] = seats(event["winners"])
            told["points"] = event["sheets"][event["winners"][0]]["points"]
        return told

    def part(self, event: Mapping[str, Any]) -> Message | None:
        return ("stretch-auction", {}) if event["event"] == "round-start" else None

    # --- Questions ----------------------------------------------------------------------------------------------------

    def reasons(self, view: Mapping[str, Any], move: str) -> list[Message]:
        return reasons(view, move)

    def known_of(self, question: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"actions": view["actions"], **question}

    def asking(self, question: Mapping[str, Any]) -> Arguments:
        told: Arguments = {"last": False, "position": 0, "moment": "any"}
        for fact, value in question.items():
            argument = _argument(fact, value)
            if argument is not None:
                told[fact] = argument
        told["asked"] = seat(question["seat"])
        told["player"] = seat(question.get("active", question["seat"]))
        return told


def _argument(fact: str, value: Any) -> Argument | None:  # noqa: ANN401 - facts of any kind
    # A fact as it stands in a sentence; None for what no sentence speaks of.
    if fact in SEAT_FACTS:
        return seat(value)
    if fact in THING_FACTS:
        return name("thing", value)
    if fact == "character":
        return name("character", value)
    if fact == "pile":
        return f"pile-{value}", {}
    if fact == "cells" and isinstance(value, list):
        return " ".join(value)
    return value if isinstance(value, int | str) else None


def _name(kind: str) -> Name:
    if kind in CHARACTERS:
        return name("character", kind)
    return name("card" if kind in CARD_NUMBERS else "thing", kind)


SPEECH: Final = FlorenceSpeech(
    "signoria.games.florence", LABELS, SHOWN, parts=Parts(["round-start"], ["turn-start"], MARKS), held=HELD
)
