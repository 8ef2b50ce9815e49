"""Engine values as sentences: options, events and questions in the reader's language.

A card has another name, and at times another text, in the older boxes. Which one a reader sees follows from the table
options: `printing_of` gives the variants to look for, and everything here takes them as `printing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.text import value_key
from signoria.games.machiavelli.data.editions import DELUXE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.text import Texts

# Variants of a text by their names, the first that there is.
DELUXE_PRINT: Final[tuple[str, ...]] = ()
FIRST_PRINT: Final[tuple[str, ...]] = ("classic",)
LATER_PRINT: Final[tuple[str, ...]] = ("later", "classic")

# Events the table shows by itself; a log line would only repeat it.
SILENT_EVENTS: Final = frozenset({"turn-ended", "round-ended"})

# Fact of an event that says who did it, where it is not `seat`.
SUBJECTS: Final = {"crown-moved": "to", "game-started": "crown", "round-started": "crown"}
# Other players in an event; each is also a variable that says whether it is the reader.
OTHER_SEATS: Final = ("owner", "thief")
# Facts that are cards or characters, one or a list.
THINGS: Final = ("district", "card", "character", "face_down_card", "given", "taken")
LISTS: Final = ("cards", "characters")

# Events about gold and cards that somebody gets; the cards have a line of their own for those who see them.
GAINING_EVENTS: Final = frozenset({"bonus", "district-income", "district-used"})
GAINS: Final = ("gold", "cards")

CHARACTER_VERBS: Final = frozenset({"choose", "put-down", "name", "seal", "rose", "mark"})
CARD_VERBS: Final = frozenset(
    {"keep", "discard", "give", "take", "store", "build", "build-by-framework", "build-by-loan", "play"}
)
# Options that speak of a card without naming it.
CARDS_OF_VERBS: Final = {
    "build-by-sacrifice": "necropolis",
    "laboratory": "laboratory",
    "smithy": "smithy",
    "museum": "museum",
    "armory": "armory",
    "play-rasputin": "rasputin",
    "play-acrobat": "acrobat",
}

# Question -> the card that asks it.
CARDS_THAT_ASK: Final = {
    "theater": "theater",
    "theater-card": "theater",
    "hospital": "hospital",
    "pay-with-cards": "thieves-den",
    "sacrifice": "necropolis",
    "graveyard": "graveyard",
    "laboratory": "laboratory",
    "museum": "museum",
    "armory": "armory",
    "bell-tower": "bell-tower",
    "lighthouse": "lighthouse",
    "lighthouse-take": "lighthouse",
    "park-draw": "park",
}

# Facts of a question that its text may use, and what they are where it has none.
FACTS_OF_QUESTIONS: Final[dict[str, object]] = {
    "character": None,
    "district": None,
    "owner": None,
    "gold": 0,
    "number": 0,
    "purpose": "other",
}


# --- Names and texts in the words of an edition ---------------------------------------------------------------------


def printing_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Give the variants of names and texts that a table reads."""
    if options["edition"] == DELUXE:
        return DELUXE_PRINT
    return LATER_PRINT if options["dutch-names"] == "later-print" else FIRST_PRINT


def worded(texts: Texts, key: str, printing: Sequence[str] = DELUXE_PRINT) -> str:
    """Give a name (`card-keep`) or a text (`card-keep.text`) as an edition words it."""
    joint = "-" if "." in key else "."
    for variant in printing:
        if texts.has(f"{key}{joint}{variant}"):
            return texts.text(f"{key}{joint}{variant}")
    return texts.text(key)


def card_name(texts: Texts, card: str | None, printing: Sequence[str] = DELUXE_PRINT) -> str:
    """Give the name of a district or an action card."""
    return worded(texts, f"card-{card}", printing) if card else ""


def character_name(texts: Texts, character: str | None, printing: Sequence[str] = DELUXE_PRINT) -> str:
    """Give the name of a character."""
    return worded(texts, f"character-{character}", printing) if character else ""


def value_label(texts: Texts, option: str, value: str) -> str:
    """Give the label of a value of a table option."""
    return texts.text(f"table-option-{option}.{value_key(value)}")


# --- Options ---------------------------------------------------------------------------------------------------------


def option_text(
    texts: Texts,
    notation: str,
    names: Sequence[str] = (),
    reader: int | None = None,
    printing: Sequence[str] = DELUXE_PRINT,
) -> str:
    """Give the label of an option: "build tavern" becomes "Build Tavern", "player 2" the name of who sits there."""
    verb, *rest = notation.split(" ")
    what = rest[-1] if rest else ""
    args: dict[str, str | int] = {}
    if verb in CHARACTER_VERBS:
        args["character"] = character_name(texts, what, printing)
    elif verb in CARD_VERBS:
        args["card"] = card_name(texts, what, printing)
    elif verb in CARDS_OF_VERBS:
        args["card"] = card_name(texts, CARDS_OF_VERBS[verb], printing)
    elif verb in ("player", "wagon"):
        args["player"] = seat_name(texts, int(what), names)
    elif verb == "district":
        kind, copy = spot(what)
        args |= {"player": seat_name(texts, int(rest[0]), names), "own": _yes(int(rest[0]) == reader)}
        args |= {"card": card_name(texts, kind, printing), "copy": copy}
    elif verb == "spy-on":
        args["player"] = seat_name(texts, int(rest[0]), names)
        args["type"] = worded(texts, f"type-{what}", printing)
    elif verb == "cards":
        args["number"] = int(what)
    return texts.text(f"option-{verb}", **args)


def spot(name: str) -> tuple[str, int]:
    """Take a district in a city apart: `tavern-2` is a tavern, and there is one with less gold on it."""
    kind, _, copy = name.rpartition("-")
    return (kind, int(copy)) if kind and copy.isdigit() else (name, 1)


def seat_name(texts: Texts, seat: int, names: Sequence[str]) -> str:
    """Give the name of who sits somewhere, or the number of the seat."""
    return names[seat] if seat < len(names) else texts.text("seat-name", number=seat + 1)


# --- Events ----------------------------------------------------------------------------------------------------------


def event_line(
    texts: Texts,
    event: Mapping[str, Any],
    reader: int | None,
    names: Sequence[str],
    printing: Sequence[str] = DELUXE_PRINT,
) -> str | None:
    """Give the log line of an event as its reader may see it (seat, or None for a spectator); None if it needs none."""
    kind = event["event"]
    if kind in SILENT_EVENTS:
        return None
    args = _facts(texts, event, reader, names, printing)
    if kind in GAINING_EVENTS:
        gains = [texts.text(f"gain-{gain}", number=event[gain]) for gain in GAINS if _is_gain(event.get(gain))]
        if not gains and kind != "district-used":
            return None
        args |= {"gains": texts.listing(gains), "has-gains": _yes(gains)}
    elif kind == "scored":
        args["scores"] = texts.listing(
            [texts.text("score-line", player=names[sheet["seat"]], points=sheet["points"]) for sheet in event["sheets"]]
        )
    elif kind == "game-ended":
        args |= _result(texts, event["winners"], reader, names)
    return texts.text(f"event-{kind}", **args)


def log_lines(
    texts: Texts,
    events: Sequence[Mapping[str, Any]],
    reader: int | None,
    names: Sequence[str],
    printing: Sequence[str] = DELUXE_PRINT,
) -> list[tuple[str, str]]:
    """Give the log lines of events in a row, each with the kind of its event."""
    lines: list[tuple[str, str]] = []
    drawn: Mapping[str, Any] | None = None
    for place, event in enumerate(events):
        kind = event["event"]
        told = event
        if kind == "cards-drawn":
            drawn = event
            # Who does not see the cards reads their number in the next line.
            if not event.get("secret") and _tells_cards(_next_event(events, place), event["seat"]):
                continue
        elif kind != "deck-shuffled":
            if drawn is not None and drawn.get("secret") and _tells_cards(event, drawn["seat"]):
                # These cards have had a line of their own.
                told = {**event, "cards": 0}
            drawn = None
        line = event_line(texts, told, reader, names, printing)
        if line is not None:
            lines.append((kind, line))
    return lines


# --- Questions --------------------------------------------------------------------------------------------------------


def open_question(view: Mapping[str, Any]) -> dict[str, Any] | None:
    """Give the question that is open in a view, with everything its reader may know about it; None if none is shown."""
    question = view["question"]
    if question is None:
        return None
    kind: str = question["kind"]
    asked = view["players"][question["seat"]]
    turn = view["turn"]
    facts = {fact: question.get(fact, missing) for fact, missing in FACTS_OF_QUESTIONS.items()}
    if facts["character"] is None and turn is not None and turn["seat"] == question["seat"]:
        facts["character"] = turn["character"]
    if facts["district"] is None and view["site"]:
        facts["district"] = view["site"][0]
    cards = asked.get("looking_at", ())
    if kind == "peek-take" and facts["owner"] is not None and view["seat"] == question["seat"]:
        cards = view["players"][facts["owner"]]["known_hand"]
    return {
        **facts,
        "kind": kind,
        "seat": question["seat"],
        "active": None if turn is None else turn["seat"],
        "card": CARDS_THAT_ASK.get(kind),
        "cards": list(cards),
        "printing": printing_of(view["options"]),
    }


def question_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what the asked player reads."""
    return texts.text(f"question-{question['kind']}", **_asking(texts, question, names))


def waiting_line(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give what all others read meanwhile; no card that only the asked player sees is among it."""
    return texts.text(f"waiting-{question['kind']}", **_asking(texts, question, names))


# --- Inside ---------------------------------------------------------------------------------------------------------


def _next_event(events: Sequence[Mapping[str, Any]], place: int) -> Mapping[str, Any] | None:
    # A shuffle comes in between wherever a card is drawn.
    return next((event for event in events[place + 1 :] if event["event"] != "deck-shuffled"), None)


def _tells_cards(event: Mapping[str, Any] | None, seat: int) -> bool:
    if event is None or event["event"] not in GAINING_EVENTS or event["seat"] != seat:
        return False
    return _is_gain(event.get("cards"))


def _is_gain(value: object) -> bool:
    return isinstance(value, int) and value > 0


def _facts(
    texts: Texts, event: Mapping[str, Any], reader: int | None, names: Sequence[str], printing: Sequence[str]
) -> dict[str, str | int]:
    # Numbers and words go in as they are, seats, cards and characters by name.
    args: dict[str, str | int] = {"number": 0, "gold": 0, "price": 0, "cards": "", "given": "", "taken": ""}
    for fact, value in event.items():
        said = _named(texts, fact, value, printing)
        if said is not None:
            args[fact] = said
    subject = event.get(SUBJECTS.get(event["event"], "seat"))
    args |= _seat(texts, "player", subject, reader, names)
    args |= {"player-object": args["player"], "you": args["player-you"]}
    args["player"] = "" if subject is None else names[subject]
    for fact in OTHER_SEATS:
        args |= _seat(texts, fact, event.get(fact), reader, names)
    if subject is not None and event.get("owner") == subject:
        args["owner-you"] = "self"
    args["players"] = texts.listing([_object(texts, names, seat, reader) for seat in event.get("seats", ())])
    args["has-characters"] = _yes(event.get("characters"))
    args["confiscated"] = _yes(event.get("builder") not in (None, subject))
    if event["event"] == "built":
        args |= {"paid": _paid(event), "paid-cards": event["cards"]}
    args["secret"] = _yes(event.get("secret"))
    return args


def _paid(event: Mapping[str, Any]) -> str:
    # How a district was paid for, where it was not plainly with the gold it costs.
    if event["cards"] > 0:
        return "cards" if event["price"] > 0 else "cards-alone"
    if event["price"] == 0:
        return "nothing"
    return "less" if event["price"] < event["cost"] else "gold"


def _named(texts: Texts, fact: str, value: object, printing: Sequence[str]) -> str | int | None:
    # A fact as it stands in a sentence; None for what no sentence speaks of.
    if isinstance(value, list):
        named = [_thing(texts, item, printing) for item in value if fact in LISTS]
        return texts.counted(named)
    if isinstance(value, bool):
        return _yes(value)
    if isinstance(value, str):
        if fact == "type":
            return worded(texts, f"type-{value}", printing)
        return _thing(texts, value, printing) if fact in THINGS else value
    return value if isinstance(value, int) else None


def _thing(texts: Texts, name: str, printing: Sequence[str]) -> str:
    # No card is called like a character.
    return worded(texts, f"card-{name}" if texts.has(f"card-{name}") else f"character-{name}", printing)


def _seat(texts: Texts, fact: str, seat: int | None, reader: int | None, names: Sequence[str]) -> dict[str, str | int]:
    # The reader is addressed, also where something is done to him.
    return {
        fact: _object(texts, names, seat, reader),
        f"{fact}-you": _yes(seat is not None and seat == reader),
        f"has-{fact}": _yes(seat is not None),
    }


def _object(texts: Texts, names: Sequence[str], seat: int | None, reader: int | None) -> str:
    if seat is None:
        return ""
    return texts.text("you-object") if seat == reader else names[seat]


def _result(texts: Texts, winners: Sequence[int], reader: int | None, names: Sequence[str]) -> dict[str, str | int]:
    # `players` leaves out the reader, who is addressed.
    return {
        "you": _yes(reader in winners),
        "winners": len(winners),
        "players": texts.listing([names[seat] for seat in winners if seat != reader]),
    }


def _asking(texts: Texts, question: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | int]:
    printing = question["printing"]
    owner = question["owner"]
    return {
        "player": names[question["seat"]],
        "owner": "" if owner is None else names[owner],
        "card": card_name(texts, question["card"], printing),
        "district": card_name(texts, question["district"], printing),
        "character": character_name(texts, question["character"], printing),
        "has-character": _yes(question["character"]),
        "cards": texts.counted([card_name(texts, card, printing) for card in question["cards"]]),
        "gold": question["gold"],
        "number": question["number"],
        "purpose": question["purpose"],
    }


def _yes(value: object) -> str:
    return "yes" if value else "no"
