"""What Machiavelli says: events, questions and options as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import counted, name, seat, seats
from signoria.core.speech import LOOK_BACK, Parts, Speech, follows, words
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.data.editions import DELUXE
from signoria.games.machiavelli.words.moments import MARKS_END, moment_of
from signoria.games.machiavelli.words.reasons import reasons

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.message import Argument, Arguments, Item, Message, Name, Things
    from signoria.core.moment import Moment

# Variants of names and texts, by what the box is called that prints them so; the first that there is counts.
DELUXE_PRINT: Final[tuple[str, ...]] = ()
FIRST_PRINT: Final[tuple[str, ...]] = ("classic",)
LATER_PRINT: Final[tuple[str, ...]] = ("later", "classic")

# Events the table shows by itself; a log line would only repeat it.
# A call has its line when it is known who answers.
SILENT_EVENTS: Final = frozenset({"turn-ended", "round-ended", "called"})

# Facts of an event that are players, and the variables they become.
SEAT_FACTS: Final = {"seat": "player"} | {
    fact: fact for fact in ("owner", "thief", "builder", "from", "to", "crown", "witch")
}
# Facts that are cards or characters.
THINGS: Final = ("district", "card", "character", "face_down_card", "given", "taken")

# What brings an event about, where its line names that: a fact of the event, or the same each time.
MEANS: Final = {"hospital-used": "hospital"}
CAUSED: Final = ("destroyed", "crown-moved")
# Why the crown moves when a ruler had no turn, who is told besides; everything else is a card or a character.
SUCCESSION: Final = "succession"

# Events about gold and cards that somebody gets; the cards have a line of their own for those who see them.
GAINING_EVENTS: Final = frozenset({"bonus", "district-income", "district-used"})

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
    "draws": 0,
    "either": 0,
}

CHARACTER_VERBS: Final = ("choose", "put-down", "name", "seal", "rose", "mark")
CARD_VERBS: Final = (
    *("keep", "discard", "give", "take", "store", "play"),
    *("build", "build-by-framework", "build-by-loan"),
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
LABELS: Final = {
    **{verb: words(f"{verb} character") for verb in CHARACTER_VERBS},
    **{verb: words(f"{verb} card") for verb in CARD_VERBS},
    **{verb: words(f"{verb} card", always=card) for verb, card in CARDS_OF_VERBS.items()},
    "player": words("player player", {"player": "seat"}),
    "wagon": words("wagon player", {"player": "seat"}),
    "district": words("district player card", {"player": "seat", "card": "spot"}),
    "spy-on": words("spy-on player type", {"player": "seat"}),
    "cards": words("cards number"),
}

# What the table shows of events beyond what is read: whose turn it was, where the crown, gold and houses come from.
SHOWN: Final = {
    "turn-ended": "player",
    "crown-moved": "from",
    "bonus": "player gold",
    "district-income": "player gold",
    "cards-drawn": "player number",
    "built": "builder",
}

# What is worth looking at again.
MARKS: Final = {
    "murder-named": "murder",
    "bewitch-named": "witch",
    "robbed": "theft",
    "warrant-turned": "warrant",
    "threat-turned": "threat",
    "destroyed": "loss",
    "seized": "loss",
    "exchanged": "loss",
    "city-completed": "city",
}


class MachiavelliSpeech(Speech):
    """How Machiavelli speaks. Cards and characters have other names in older boxes."""

    def variants(self, options: Mapping[str, Any]) -> Sequence[str]:
        if options["edition"] == DELUXE:
            return DELUXE_PRINT
        return LATER_PRINT if options["dutch-names"] == "later-print" else FIRST_PRINT

    # --- Events -------------------------------------------------------------------------------------------------------

    def quiet(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        event = events[place]
        if event["event"] == "cards-drawn":
            # Who does not see the cards reads their number in the next line.
            return not event.get("secret") and _tells_cards(_neighbour(events[place + 1 :]), event["seat"])
        if event["event"] in GAINING_EVENTS and event["event"] != "district-used":
            return not _gains(events, place)
        return event["event"] in SILENT_EVENTS

    def joins(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        return follows(events, place, ("hand-redrawn",), ("cards-drawn",))

    def arguments(  # noqa: C901 - a case for each kind of event
        self, events: Sequence[Mapping[str, Any]], place: int
    ) -> Arguments:
        event = events[place]
        told: Arguments = {"number": 0, "gold": 0, "price": 0, "secret": False, "rescue": False, "lost": "none"}
        for fact, value in event.items():
            argument = _argument(fact, value)
            if argument is not None:
                told[SEAT_FACTS.get(fact, fact)] = argument
        told |= _inherited(event)
        subject, owner = event.get("seat"), event.get("owner")
        told["has-player"] = subject is not None
        told["has-owner"] = owner is not None
        told["own"] = owner is not None and owner == subject
        told["confiscated"] = event.get("builder") not in (None, subject)
        means = event.get("cause") if event["event"] in CAUSED else MEANS.get(event["event"])
        if means not in (None, SUCCESSION):
            told["means"] = _name(means)
        if event["event"] == "bewitch-named":
            told["witch"] = seat(event["seat"])
        if event["event"] == "built":
            told |= {"paid": _paid(event), "paid-cards": event["cards"]}
        elif event["event"] == "no-answer":
            told |= _called(events, place)
        elif event["event"] in GAINING_EVENTS:
            told["gains"] = _gains(events, place)
        elif event["event"] == "unclaimed-left":
            told["gains"] = _unclaimed(event)
        if "type" in event:
            told["districts"] = (f"districts-{event['type']}", {})
            told["sought"] = (f"cards-{event['type']}", {"number": event.get("matches", 0)})
        if "seats" in event:
            told["players"] = seats(event["seats"])
        if "sheets" in event:
            told["scores"] = [_score(sheet) for sheet in event["sheets"]]
        if "winners" in event:
            told["winners"] = seats(event["winners"])
        return told

    def moment(self, event: Mapping[str, Any]) -> Moment | None:
        return moment_of(event)

    def part(self, event: Mapping[str, Any]) -> Message | None:
        if event["event"] != "revealed":
            return "stretch-choosing", {}
        return "stretch-character", {"rank": event["rank"], "character": _name(event["character"])}

    def holding(self, view: Mapping[str, Any]) -> Things:
        own = [one["character"] for one in view["characters"] if one["place"] == view["seat"]]
        return {"characters": list(map(_name, own)), **super().holding(view)} if own else super().holding(view)

    # --- Questions ----------------------------------------------------------------------------------------------------

    def reasons(self, view: Mapping[str, Any], move: str) -> list[Message]:
        return reasons(view, move)

    def known_of(self, question: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
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
        return {**facts, "kind": kind, "seat": question["seat"], "card": CARDS_THAT_ASK.get(kind), "cards": cards}

    def asking(self, question: Mapping[str, Any]) -> Arguments:
        told: Arguments = {
            "player": seat(question["seat"]),
            "has-character": question["character"] is not None,
            "cards": counted(map(_name, question["cards"])),
            "gold": question["gold"],
            "number": question["number"],
            "purpose": question["purpose"],
        }
        if question["kind"] == "unclaimed":
            told["gains"] = _unclaimed(question)
        if question["owner"] is not None:
            told["owner"] = seat(question["owner"])
        for fact in ("card", "district", "character"):
            if question[fact] is not None:
                told[fact] = _name(question[fact])
        return told


def _inherited(event: Mapping[str, Any]) -> Arguments:
    """Give why the crown moves when a ruler had no turn: it matters who that was."""
    return {"cause": event["character"]} if "lost" in event else {}


def _called(events: Sequence[Mapping[str, Any]], place: int) -> Arguments:
    """Give who was called before an event."""
    before = reversed(events[max(0, place - LOOK_BACK) : place])
    character = next((event["character"] for event in before if event["event"] == "called"), None)
    return {"has-character": False} if character is None else {"has-character": True, "character": _name(character)}


def _neighbour(events: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    # A shuffle comes in between wherever a card is drawn.
    return next((event for event in events if event["event"] != "deck-shuffled"), None)


def _tells_cards(event: Mapping[str, Any] | None, player: int) -> bool:
    if event is None or event["event"] not in GAINING_EVENTS or event["seat"] != player:
        return False
    return _is_gain(event.get("cards"))


def _gains(events: Sequence[Mapping[str, Any]], place: int) -> list[Item]:
    event = events[place]
    drawn = _neighbour(events[:place][::-1])
    # Cards that were drawn before the eyes of the reader have had a line of their own.
    told = (
        drawn is not None and drawn["event"] == "cards-drawn" and drawn.get("secret") and drawn["seat"] == event["seat"]
    )
    gains = ("gold",) if told else ("gold", "cards")
    return [(f"gain-{gain}", {"number": event[gain]}) for gain in gains if _is_gain(event.get(gain))]


def _unclaimed(facts: Mapping[str, Any]) -> list[Item]:
    # What somebody may still take: gold, cards, and what is either.
    gains = {"gold": "gold", "draws": "cards", "either": "either"}
    return [(f"gain-{gain}", {"number": facts[fact]}) for fact, gain in gains.items() if facts[fact] > 0]


def _is_gain(value: object) -> bool:
    return isinstance(value, int) and value > 0


def _argument(fact: str, value: Any) -> Argument | None:  # noqa: ANN401 - facts of any kind
    # A fact as it stands in a sentence; None for what no sentence speaks of.
    if value is None:
        return None
    if fact in SEAT_FACTS:
        return seat(value)
    if isinstance(value, list):
        listed = map(_name, value)
        return list(listed) if fact == "characters" else counted(listed) if fact == "cards" else None
    if fact == "type":
        return f"type-{value}", {}
    if fact in THINGS and isinstance(value, str):
        return _name(value)
    return value if isinstance(value, int | str) else None


def _name(kind: str) -> Name:
    # No card is called like a character.
    return name("character" if kind in CHARACTERS else "card", kind)


def _paid(event: Mapping[str, Any]) -> str:
    # How a district was paid for, where it was not plainly with the gold it costs.
    if event["cards"] > 0:
        return "cards" if event["price"] > 0 else "cards-alone"
    if event["price"] == 0:
        return "nothing"
    return "less" if event["price"] < event["cost"] else "gold"


def _score(sheet: Mapping[str, Any]) -> Item:
    return "score-line", {"player": seat(sheet["seat"]), "points": sheet["points"]}


SPEECH: Final = MachiavelliSpeech(
    "signoria.games.machiavelli", LABELS, SHOWN, MARKS_END, Parts(["round-started"], ["revealed"], MARKS)
)
