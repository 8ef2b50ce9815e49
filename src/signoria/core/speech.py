"""What a game says: events, questions and options as messages, which others put into words.

A game that says nothing of its own is told plainly: each fact of an event under its own name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, NotRequired, TypedDict

from signoria.core.message import counted, name, names, seat

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from signoria.core.message import Argument, Arguments, Message, Things
    from signoria.core.moment import Moment


# How many events before one may be read to say it: whoever is told of it alone may not have those before them.
LOOK_BACK: Final = 4


class Line(NamedTuple):
    """What the log tells of an event, with all that a table needs to show it.

    A quiet event has no sentence; one that is joined goes on with the sentence before it.
    """

    kind: str
    arguments: Arguments
    quiet: bool
    joined: bool
    moment: Moment | None

    @property
    def message(self) -> Message:
        """What there is to read."""
        return f"{'joined' if self.joined else 'event'}-{self.kind}", self.arguments


def joined(before: str, more: str) -> str:
    """Go on with a sentence."""
    start = before.removesuffix(".")
    return f"{start}{',' if ': ' in start else ':'} {more}."


class Word(TypedDict):
    """A word of a notation as a variable of its label.

    It is of a sort: the `seat` of a player counted from 0, a player's `place` counted from 1, a `number`, so many
    `hundreds`, the `rest` of the notation as it is, a `spot` (one of several `tavern-2`: a card and its number), or
    whatever has a name such as a `card`. With `always` there is no such word: the label speaks of the same each time.
    """

    variable: str
    sort: str
    always: NotRequired[str]


class Label(TypedDict):
    """The text of the options that begin with a verb, and what their words are."""

    text: str
    words: list[Word]


def words(text: str, sorts: Mapping[str, str] = {}, always: str | None = None) -> Label:
    """Give a label as its text and the variables in the order of the words; a variable is of the sort it is named."""
    key, *variables = text.split()
    said = [Word(variable=variable, sort=sorts.get(variable, variable)) for variable in variables]
    return Label(text=key, words=said if always is None else [{**word, "always": always} for word in said])


class Parts:
    """What divides a game for whoever looks back at it, by the kinds of its events. Whatever is left out is counted.

    Without events that begin turns, turns are counted as the table counts them; without events that begin rounds, a
    round is a turn of each player. Texts `stretch-<name>` name the part of a round that an event begins, where it is
    not named after the player it is about; a text `highlight-<mark>` says what a mark is.
    """

    def __init__(
        self, rounds: Sequence[str] = (), turns: Sequence[str] = (), marks: Mapping[str, str] | None = None
    ) -> None:
        self.rounds = frozenset(rounds)
        self.turns = frozenset(turns)
        # Event -> what it is called among those worth looking at again.
        self.marks = dict(marks or {})


class Speech:
    """How a game speaks. A game derives from this, and has its texts in the `words` of its package."""

    def __init__(
        self,
        package: str | None = None,
        labels: Mapping[str, Label] | None = None,
        shown: Mapping[str, str] | None = None,
        marks_end: Collection[str] = (),
        parts: Parts | None = None,
        held: Mapping[str, str] | None = None,
    ) -> None:
        """Name labels by verbs (`work *` where the verb `work` also stands alone), and what tables show of events.

        A table is told of an event what its text reads; what it must know besides to show it stands in `shown`. The
        marks that big moments leave are taken away by the events of `marks_end`. `held` are the facts about a player
        that others do not see, and what their words are names of.
        """
        self.package = package
        self.labels: Mapping[str, Label] = labels or {}
        self.shown = {kind: frozenset(facts.split()) for kind, facts in (shown or {}).items()}
        self.marks_end = frozenset(marks_end)
        self.parts = Parts() if parts is None else parts
        self.held = {"hand": "card"} if held is None else dict(held)

    # --- What a game says for itself ----------------------------------------------------------------------------------

    def quiet(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        """Say whether the table shows an event by itself, so that a line in the log would only repeat it."""
        return False

    def joins(self, events: Sequence[Mapping[str, Any]], place: int) -> bool:
        """Say whether an event goes on with what the line before it says, as what comes of a card with its play."""
        return False

    def arguments(self, events: Sequence[Mapping[str, Any]], place: int) -> Arguments:
        """Give all there is to say of one of several events in a row, as their reader saw them."""
        return plainly(events[place], ("event", "at"))

    def moment(self, event: Mapping[str, Any]) -> Moment | None:
        """Give what makes an event, as its reader saw it, a big moment; None for all that is none."""
        return None

    def open_question(self, view: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Give the question that is open in a view, with everything its reader may know about it."""
        question: Mapping[str, Any] | None = view["question"]
        return None if question is None else self.known_of(question, view)

    def known_of(self, question: Mapping[str, Any], view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Give the open question with what else the reader of a view may know about it."""
        return question

    def asking(self, question: Mapping[str, Any]) -> Arguments:
        """Give all there is to say of a question."""
        return plainly(question, ("kind", "options"))

    def variants(self, options: Mapping[str, Any]) -> Sequence[str]:
        """Give the variants in which names are printed at a table with these options, those that come first first."""
        return ()

    def part(self, event: Mapping[str, Any]) -> Message | None:
        """Give the name of the part of a round that an event begins, as everybody saw it; None for the player's."""
        return None

    def mark(self, event: Mapping[str, Any]) -> str | None:
        """Say what an event is called among those worth looking at again, if it is one."""
        return self.parts.marks.get(event["event"])

    def reasons(self, view: Mapping[str, Any], move: str) -> list[Message]:
        """Give what speaks for a move, what weighs most first, from what the reader of a view may know."""
        return []

    def holding(self, view: Mapping[str, Any]) -> Things:
        """Give what the reader of a view holds and others do not see, for when a game is over and all may be shown."""
        players = view.get("players")
        own = players[view["seat"]] if isinstance(players, list) else view
        return {fact: names(kind, own[fact]) for fact, kind in self.held.items() if _is_words(own.get(fact))}

    # --- Messages -----------------------------------------------------------------------------------------------------

    def line(self, events: Sequence[Mapping[str, Any]], place: int) -> Line:
        """Give the line about one of several events in a row, as their reader saw them."""
        event, quiet = events[place], self.quiet(events, place)
        goes_on = not quiet and self.joins(events, place)
        return Line(event["event"], self.arguments(events, place), quiet, goes_on, self.moment(event))

    def lines(self, events: Sequence[Mapping[str, Any]], since: int = 0) -> list[Line]:
        """Give the lines about events in a row, from a place on."""
        return [self.line(events, place) for place in range(since, len(events))]

    def question(self, question: Mapping[str, Any]) -> Message:
        """Give what who is asked reads."""
        return f"question-{question['kind']}", self.asking(question)

    def waiting(self, question: Mapping[str, Any]) -> Message:
        """Give what all others read meanwhile."""
        return f"waiting-{question['kind']}", self.asking(question)

    def label(self, notation: str) -> Message:
        """Give the label of an option: of `buy silver` that is the text `option-buy` about the card."""
        verb, *rest = notation.split(" ")
        label = (self.labels.get(f"{verb} *") if rest else None) or self.labels.get(verb)
        if label is None:
            what = name("card", " ".join(rest))
            return f"option-{verb}", ({"card": what, "what": what} if rest else {})
        arguments: Arguments = {}
        for word in label["words"]:
            said = word.get("always") or (" ".join(rest) if word["sort"] == "rest" else rest.pop(0))
            arguments |= _word(word["variable"], word["sort"], said)
        return f"option-{label['text']}", arguments


def follows(events: Sequence[Mapping[str, Any]], place: int, after: Collection[str], among: Collection[str]) -> bool:
    """Whether an event belongs to one just before it, with nothing in between but what belongs to that too."""
    if events[place]["event"] not in among:
        return False
    for event in reversed(events[max(0, place - LOOK_BACK) : place]):
        if event.get("seat") != events[place].get("seat"):
            return False
        if event["event"] in after:
            return True
        if event["event"] not in among:
            return False
    return False


def plainly(facts: Mapping[str, Any], apart: Sequence[str] = ()) -> Arguments:
    """Give facts as they are, but for some: the seat they are about, words as names, lists of words counted."""
    told: Arguments = {}
    for fact, value in facts.items():
        argument = None if fact in apart else _plain(fact, value)
        if argument is not None:
            told["player" if fact == "seat" else fact] = argument
    return told


def _plain(fact: str, value: object) -> Argument | None:
    if fact == "seat" and isinstance(value, int):
        return seat(value)
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return name(fact, value)
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return counted(names(fact.removesuffix("s"), value))
    return None


def _is_words(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(one, str) for one in value)


def _word(variable: str, sort: str, said: str) -> Arguments:
    if sort == "rest":
        return {variable: said}
    if sort in ("number", "hundreds"):
        return {variable: int(said) * (100 if sort == "hundreds" else 1)}
    if sort in ("seat", "place"):
        return {variable: seat(int(said) - (1 if sort == "place" else 0))}
    if sort == "spot":
        kind, copy = spot(said)
        return {variable: name(variable, kind), "copy": copy}
    return {variable: name(sort, said)}


def spot(said: str) -> tuple[str, int]:
    """Take one of several apart: `tavern-2` is a tavern, and there is another one."""
    kind, _, copy = said.rpartition("-")
    return (kind, int(copy)) if kind and copy.isdigit() else (said, 1)
