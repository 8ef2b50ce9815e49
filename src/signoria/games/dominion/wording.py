"""Engine values as sentences: options, events and questions in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.text import Texts

# Events the table shows by itself; a log line would only repeat it.
SILENT_EVENTS = frozenset({"phase"})

# Fact of an event -> variable of its text.
SEAT_FACTS = {"seat": "player", "starter": "player"}
CARD_FACTS = {"kind": "card", "top": "top", "attack": "attack"}
CARDS_FACTS = {"kinds": "cards", "kingdom": "cards"}

BONUSES = ("cards", "actions", "buys", "coins")


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


def question_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what the asked player reads."""
    return texts.text(f"question-{question['kind']}", **_asking(texts, question, names, question["active"]))


def waiting_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what all others read meanwhile; the drawn card of a library is not among it."""
    return texts.text(f"waiting-{question['kind']}", **_asking(texts, question, names, question["seat"]))


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
    return {
        "you": _yes(reader in winners),
        "winners": len(winners),
        "players": texts.listing([names[seat] for seat in winners if seat != reader]),
        "points": event["sheets"][winners[0]]["points"],
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
