"""Engine values as sentences: options, events and questions in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.text import value_key
from signoria.games.florence.data.components import CARD_NUMBERS, CHARACTERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.text import Texts

# Events the table shows by itself; a log line would only repeat it.
SILENT_EVENTS: Final = frozenset({"phase-a-end", "turn-end"})

# Facts that are seats, things and so on -> the variable that their name becomes.
SEAT_FACTS: Final = {
    "seat": "player",
    "starter": "player",
    "active": "first",
    "victim": "victim",
    "partner": "partner",
    "receiver": "receiver",
}
THING_FACTS: Final = ("item", "tile", "freedom")
YES_FACTS: Final = ("free", "last", "cover", "secret")
# The verbs of a notation that stand alone in one place and with a word in another.
DOUBLE: Final = {"work": "work-with", "use": "use-bonus", "recruit": "recruit-person", "take": "take-object"}
PARTS: Final = ("building", "landscape", "freedom", "jesters", "builders", "cards", "bonus", "muse")


def value_text(texts: Texts, option: str, value: str) -> str:
    """Give the label of a value of a table option."""
    return texts.text(f"table-option-{option}.{value_key(value)}")


def option_text(texts: Texts, notation: str, names: Sequence[str] = ()) -> str:
    """Give the label of an option: "open jester" becomes "Open: Jester", "propose 2" names who sits there."""
    verb, _, words = notation.partition(" ")
    if not words:
        return texts.text(f"option-{verb}")
    if verb == "propose":
        seat = int(words) - 1
        return texts.text("option-propose", player=names[seat] if seat < len(names) else words)
    return texts.text(f"option-{DOUBLE.get(verb, verb)}", **_said_of(texts, verb, words))


def _said_of(texts: Texts, verb: str, words: str) -> dict[str, str | int]:
    first, _, rest = words.partition(" ")
    if verb == "place":
        return {"thing": _thing(texts, first), "place": rest}
    if verb == "stake":
        return {"character": _character(texts, first), "number": int(rest) * 100}
    if verb == "pile":
        return {"pile": texts.text(f"pile-{words}")}
    if words.isdecimal():
        return {"number": int(words)}
    return {"card": _card(texts, words)} if words in CARD_NUMBERS else {"thing": _thing(texts, words)}


def event_line(texts: Texts, event: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> str | None:
    """Give the log line of an event as its reader may see it (seat, or None for a spectator); None if it needs none."""
    kind = event["event"]
    if kind in SILENT_EVENTS:
        return None
    args = _facts(texts, event, reader, names)
    if kind == "work-completed":
        parts = [texts.text(f"part-{part}", number=event["parts"][part]) for part in PARTS if event["parts"].get(part)]
        args["parts"] = texts.listing(parts)
    elif kind == "best-work":
        args["winners"] = len(event["seats"])
        args["players"] = texts.listing([names[seat] for seat in event["seats"]])
    elif kind == "scores":
        winners = event["winners"]
        args["winners"] = len(winners)
        args["players"] = texts.listing([names[seat] for seat in winners])
        args["points"] = event["sheets"][winners[0]]["points"]
    return texts.text(f"event-{kind}", **args)


def log_lines(
    texts: Texts, events: Sequence[Mapping[str, Any]], reader: int | None, names: Sequence[str]
) -> list[tuple[str, str]]:
    """Give the log lines of events in a row, each with the kind of its event."""
    lines: list[tuple[str, str]] = []
    for event in events:
        line = event_line(texts, event, reader, names)
        if line is not None:
            lines.append((event["event"], line))
    return lines


def open_question(view: Mapping[str, Any]) -> dict[str, Any]:
    """Give the question that is open in a view, with everything the reader of the view may know about it."""
    question = dict(view["question"])
    question.setdefault("actions", view["actions"])
    return question


def question_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what the asked player reads."""
    return texts.text(f"question-{question['kind']}", **_asking(texts, question, names))


def waiting_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what all others read meanwhile."""
    return texts.text(f"waiting-{question['kind']}", **_asking(texts, question, names))


def _asking(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | int]:
    args: dict[str, str | int] = {
        fact: value for fact, value in question.items() if isinstance(value, int | str) and not isinstance(value, bool)
    }
    args["asked"] = names[question["seat"]]
    args["player"] = names[question.get("active", question["seat"])]
    if "partner" in question:
        args["partner"] = names[question["partner"]]
    for fact in ("item", "tile"):
        if fact in question:
            args[fact] = _thing(texts, question[fact])
    if "character" in question:
        args["character"] = _character(texts, question["character"])
    args["last"] = _yes(question.get("last"))
    return args


def _facts(texts: Texts, event: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> dict[str, str | int]:
    # Numbers and words go in as they are, seats, cards and things by name.
    args: dict[str, str | int] = {"you": "no", "gained": 0, "number": 0}
    for fact, value in event.items():
        if fact in SEAT_FACTS:
            args[SEAT_FACTS[fact]] = names[value]
        elif fact in THING_FACTS:
            args[fact] = _thing(texts, value)
        elif fact in YES_FACTS:
            args[fact] = _yes(value)
        elif isinstance(value, int | str):
            args[fact] = value
    args["you"] = _yes(reader is not None and reader == event.get("seat", event.get("starter")))
    args["secret"] = _yes(event.get("secret"))
    return args | _names(texts, event)


def _names(texts: Texts, event: Mapping[str, Any]) -> dict[str, str | int]:
    args: dict[str, str | int] = {}
    if "kind" in event:
        args["card"] = _card_or_thing(texts, event["kind"])
    if "kinds" in event:
        args["cards"] = texts.listing([_card(texts, card) for card in event["kinds"]])
    if "character" in event:
        args["character"] = _character(texts, event["character"])
    if "pile" in event:
        args["pile"] = texts.text(f"pile-{event['pile']}")
    if "freedoms" in event:
        args["things"] = texts.listing([_thing(texts, freedom) for freedom in event["freedoms"]])
    if "cells" in event:
        args["cells"] = " ".join(event["cells"])
    return args


def _card_or_thing(texts: Texts, name: str) -> str:
    if name in CHARACTERS:
        return _character(texts, name)
    return _card(texts, name) if name in CARD_NUMBERS else _thing(texts, name)


def _card(texts: Texts, card: str) -> str:
    return texts.text(f"card-{card}")


def _thing(texts: Texts, thing: str) -> str:
    return texts.text(f"thing-{thing}")


def _character(texts: Texts, character: str) -> str:
    return texts.text(f"character-{character}")


def _yes(value: object) -> str:
    return "yes" if value else "no"
