"""Engine values as sentences: options, events and questions in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.games.dominion.rules.cards.chapel import MOST as MOST_TRASHED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.text import Texts

# Events the table shows by itself; a log line would only repeat it.
SILENT_EVENTS: Final = frozenset({"phase"})

# Fact of an event -> variable of its text.
SEAT_FACTS: Final = {"seat": "player", "starter": "player"}
CARD_FACTS: Final = {"kind": "card", "top": "top", "attack": "attack"}
CARDS_FACTS: Final = {"kinds": "cards", "kingdom": "cards"}

BONUSES: Final = ("cards", "actions", "buys", "coins")

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


def option_text(texts: Texts, notation: str) -> str:
    """Give the label of an option: "buy silver" becomes "Buy Silver"."""
    verb, _, card = notation.partition(" ")
    return texts.text(f"option-{verb}", card=_card(texts, card))


def event_line(texts: Texts, event: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> str | None:
    """Give the log line of an event as its reader may see it (seat, or None for a spectator); None if it needs none."""
    kind = event["event"]
    if kind in SILENT_EVENTS:
        return None
    args = _facts(texts, event, reader, names)
    if kind == "bonus":
        bonuses = [texts.text(f"bonus-{bonus}", number=event[bonus]) for bonus in BONUSES if event.get(bonus)]
        if not bonuses:
            return None
        args["bonus"] = texts.listing(bonuses)
    elif kind == "scores":
        args |= _result(texts, event, reader, names)
    return texts.text(f"event-{kind}", **args)


def log_lines(
    texts: Texts, events: Sequence[Mapping[str, Any]], reader: int | None, names: Sequence[str]
) -> list[tuple[str, str]]:
    """Give the log lines of events in a row, each with the kind of its event."""
    lines: list[tuple[str, str]] = []
    for place, event in enumerate(events):
        kind = event["event"]
        following = _next_kind(events, place)
        if kind == "cards-drawn" and following == "clean-up":
            # The line about cleaning up names the new hand too.
            continue
        # Cards that are drawn at once have a line of their own.
        told = {**event, "cards": 0} if kind == "bonus" and following == "cards-drawn" else event
        line = event_line(texts, told, reader, names)
        if line is not None:
            lines.append((kind, line))
    return lines


def open_question(view: Mapping[str, Any]) -> dict[str, Any]:
    """Give the question that is open in a view, with everything the reader of the view may know about it."""
    question = view["question"]
    kind: str = question["kind"]
    asked = view["players"][question["seat"]]
    cards = view["revealed"] if "owner" in question else asked.get("looking_at")
    count = 0
    if kind == "militia-discard":
        count = len(asked.get("hand", ())) - question["keep"]
    elif kind == "chapel-trash":
        count = MOST_TRASHED - len(asked.get("selected", ()))
    return {
        "kind": kind,
        "seat": question["seat"],
        "active": view["active"],
        "card": question.get("attack") or CARDS_THAT_ASK.get(kind),
        "count": count,
        "cost": question.get("cost"),
        "owner": question.get("owner"),
        "cards": cards,
    }


def question_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what the asked player reads."""
    return texts.text(f"question-{question['kind']}", **_asking(texts, question, names, question["active"]))


def waiting_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what all others read meanwhile; the drawn card of a library is not among it."""
    return texts.text(f"waiting-{question['kind']}", **_asking(texts, question, names, question["seat"]))


def _next_kind(events: Sequence[Mapping[str, Any]], place: int) -> str | None:
    # A shuffle comes in between wherever a card is drawn.
    later = (str(event["event"]) for event in events[place + 1 :])
    return next((kind for kind in later if kind != "deck-shuffled"), None)


def _facts(texts: Texts, event: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> dict[str, str | int]:
    # Numbers and words go in as they are, seats and cards by name.
    # A gain from the trash leaves no pile behind, so `left` may be missing.
    args: dict[str, str | int] = {"you": "no", "left": 0}
    for fact, value in event.items():
        if fact in SEAT_FACTS:
            args[SEAT_FACTS[fact]] = names[value]
            args["you"] = _yes(value == reader)
        elif fact in CARD_FACTS:
            args[CARD_FACTS[fact]] = _card(texts, value)
        elif fact in CARDS_FACTS:
            args[CARDS_FACTS[fact]] = _cards(texts, value or ())
        elif isinstance(value, int | str):
            args[fact] = value
    args["has-top"] = _yes(args.get("top"))
    args["has-cards"] = _yes(args.get("cards"))
    args["secret"] = _yes(event.get("secret") and args.get("cards"))
    return args


def _result(texts: Texts, event: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> dict[str, str | int]:
    # `players` leaves out the reader, who is addressed.
    winners: list[int] = event["winners"]
    points = [sheet["points"] for sheet in event["sheets"]]
    best = points[winners[0]]
    return {
        "you": _yes(reader in winners),
        "winners": len(winners),
        "players": texts.listing([names[seat] for seat in winners if seat != reader]),
        "points": best,
        "tied": _yes(points.count(best) > len(winners)),
    }


def _asking(
    texts: Texts, question: Mapping[str, Any], names: Sequence[str], player: int | None
) -> dict[str, str | int]:
    owner = question.get("owner")
    return {
        "player": _name(names, player),
        "card": _card(texts, question.get("card")),
        "count": question.get("count") or 0,
        "cost": question.get("cost") or 0,
        "owner": _name(names, owner),
        "own": _yes(owner == question["seat"]),
        "cards": _cards(texts, question.get("cards") or ()),
    }


def _name(names: Sequence[str], seat: int | None) -> str:
    return "" if seat is None else names[seat]


def _card(texts: Texts, card: str | None) -> str:
    return texts.text(f"card-{card}") if card else ""


def _cards(texts: Texts, cards: Sequence[str]) -> str:
    return texts.counted([_card(texts, card) for card in cards])


def _yes(value: object) -> str:
    return "yes" if value else "no"
