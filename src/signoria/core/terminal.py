"""How a game looks in a terminal: what a seat may know, as plain lines. Whoever prints them adds colour and frames.

Every game has a face; one that brings none along has the plain one here, which shows its view as it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from signoria.core.formatter import Formatter
from signoria.core.moment import marks
from signoria.core.speech import joined

if TYPE_CHECKING:
    from signoria.core.events import Event
    from signoria.core.message import Message
    from signoria.core.speech import Line, Speech
    from signoria.core.text import Texts

INDENT: Final = "  "
# What stands before a line that stands out, and around what is announced.
STANDING_OUT: Final = "! "
ANNOUNCED: Final = "***"
# Where cards lie that cannot be chosen, in what a game tells of them.
CHARACTERS: Final = "strip"
ZONES: Final = ("hand", "supply", CHARACTERS)
# What is not heard when somebody says an option aloud.
UNSAID: Final = re.compile(r"(?<=\d)[.,\u00a0](?=\d)")
WORD: Final = re.compile(r"\w+")
# What is said elsewhere, or is of no use to a player.
ELSEWHERE: Final = frozenset({"game", "seat", "asked", "question", "options", "active", "over", "winners"})


class ScoreTable:
    """A score sheet: columns with a heading, of numbers or not; a row for each player, the best first; lines below."""

    def __init__(
        self,
        title: str,
        columns: Sequence[tuple[str, bool]],
        rows: Sequence[Sequence[str]],
        notes: Sequence[str],
    ) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows
        self.notes = notes


class TerminalFace:
    """What a game looks like, in one language. Views are those of a seat, names those of the seats."""

    def __init__(self, speech: Speech, texts: Texts, words: Texts) -> None:
        # How the game speaks, its texts, and those of the terminal around it.
        self.speech = speech
        self.texts = texts
        self.words = words
        # In which print names are read, and those of the players as the question addressed them last.
        self.variants: Sequence[str] = ()
        self.names: Sequence[str] = ()
        # Events that begin a part of the log.
        self.headings: Collection[str] = ("turn-start",)
        # The numbers in a score sheet: the key of a heading, and the name in the sheet of a seat. Then, the heading
        # over what they are made up of.
        self.numbers: Mapping[str, str] = {"score-points": "points"}
        self.made_up = "sheet-lines"
        # What can be looked up, by the key of its name; and what of that is in this game, as far as a table was shown.
        self.cards: Sequence[str] = ()
        self.in_game: Collection[str] = ()

    def said(self, key: str) -> str:
        """Say something as the game does, or else as all games do."""
        return (self.texts if self.texts.has(key) else self.words).text(key)

    def shown_names(self, seats: Sequence[str]) -> list[str]:
        """Give the names to read: bots by their proper names, equal ones numbered."""
        names = [
            self.said(f"bot-{seat}") if self.texts.has(f"bot-{seat}") or self.words.has(f"bot-{seat}") else seat
            for seat in seats
        ]
        return [
            f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
            for place, name in enumerate(names)
        ]

    # --- The log -------------------------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> list[str]:
        """Tell what happened, as a seat or a spectator (None) saw it."""
        lines: list[str] = []
        formatter, told = self._told(events, reader, names)
        for line in told:
            if line.quiet:
                continue
            text = formatter.text(line.message)
            moment = line.moment
            if line.joined and lines:
                lines[-1] = joined(lines[-1], text)
            elif line.kind in self.headings:
                lines += ["", text]
            else:
                lines.append((STANDING_OUT if moment is not None and moment.stands_out(reader) else INDENT) + text)
            if moment is not None and moment.strikes(reader) and not moment.known:
                said = [formatter.text(message) for message in moment.announcement(line.arguments)]
                if moment.private:
                    said.append(self.words.text("only-you"))
                lines += ["", " ".join([ANNOUNCED, *said, ANNOUNCED]), ""]
        return lines

    def marks(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> list[str]:
        """Say whom big moments have struck in this round, as far as a seat or a spectator (None) may know."""
        formatter, told = self._told(events, reader, names)
        lines: list[str] = []
        for mark in marks(told, reader, self.speech.marks_end):
            who = (
                "" if mark.seat is None else f"{self.words.text('you') if mark.seat == reader else names[mark.seat]}: "
            )
            line = STANDING_OUT + who + formatter.text(mark.message)
            if line not in lines:
                lines.append(line)
        return lines

    def _told(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> tuple[Formatter, list[Line]]:
        seen: list[dict[str, Any]] = [event.seen_by(reader) for event in events]
        for event in seen:
            # A game begins by saying with which options.
            if isinstance(options := event.get("options"), dict):
                self.variants = self.speech.variants(options)
        return Formatter(self.texts, names, reader, self.variants), self.speech.lines(seen)

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        """Show the table as a seat sees it."""
        return [
            f"{fact.replace('_', ' ')}: {self.value(fact, value)}"
            for fact, value in view.items()
            if fact not in ELSEWHERE and value is not None
        ]

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show the part of the table that a player looks at between one choice and the next."""
        return self.table(view, names, 0)

    # --- Questions and cards -------------------------------------------------------------------------------------

    def question(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """Ask the open question."""
        self.names = names
        question = self.speech.open_question(view)
        return "" if question is None else self.read(view, self.speech.question(question))

    def option(self, view: dict[str, Any], notation: str) -> str:
        """Give the label of an option."""
        return self.formatter(view).label(self.speech, notation)

    def read(self, view: dict[str, Any], message: Message) -> str:
        """Put a message into words for whoever has this view."""
        return self.formatter(view).text(message)

    def formatter(self, view: dict[str, Any]) -> Formatter:
        """Give whoever puts messages into words for whoever has this view."""
        options = view.get("options")
        variants = self.speech.variants(options) if isinstance(options, dict) else ()
        return Formatter(self.texts, self.names, view["seat"], variants)

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        """Give what helps to choose an option, such as a price, or nothing."""
        return ""

    def group(self, view: dict[str, Any], notation: str, among: Sequence[str]) -> str:
        """Give what an option shares with others, among too many to choose from at once; nothing if it stands alone."""
        return ""

    def understood(self, view: dict[str, Any], typed: str, notations: Sequence[str]) -> str | None:
        """Give the option that somebody means who types neither its label nor its notation, or None."""
        wanted = plain_words(typed)
        found = [notation for notation in notations if plain_words(self.option(view, notation)) == wanted]
        return found[0] if len(found) == 1 else None

    def barred(self, view: dict[str, Any]) -> list[str]:
        """Say what a player would look for among the options, and why it is not there."""
        return []

    def refusals(self, view: dict[str, Any]) -> dict[str, str]:
        """Give all that cannot be chosen now, by what it is called, and why; nothing where a game does not tell."""
        cannot: dict[str, Message] = view.get("considered", {}).get("cannot", {})
        return {self.refused(view, what): self.read(view, why) for what, why in cannot.items()}

    def explained(self, refused: Mapping[str, str]) -> list[str]:
        """Say why things cannot be chosen; what has the same reason together, and no name twice."""
        together: dict[str, list[str]] = {}
        for what, why in refused.items():
            together.setdefault(why, []).append(what)
        return [
            f"{INDENT}-  {why}" if why.startswith(named[0]) else f"{INDENT}-  {', '.join(named)}: {why}"
            for why, named in together.items()
        ]

    def refused(self, view: dict[str, Any], what: str) -> str:
        """Give the name of something that cannot be chosen: a card that lies somewhere, `hand moat`, or an option."""
        where, _, name = what.partition(" ")
        keys = [key for key in self.cards if key.partition("-")[2] == name]
        if where in ZONES and keys:
            # Characters lie apart from cards, and one may be called like a card.
            return self.printed(keys[0] if where == CHARACTERS else keys[-1])
        return self.option(view, what)

    def card(self, name: str) -> list[str] | None:
        """Give the text and rulings of a card by its name, or None when no card is called so.

        What is in the game comes first, by the names of its edition: two boxes may call different cards the same.
        """
        key = self.card_key(name.casefold())
        if key is None:
            return None
        more = [f"{key}.{part}" for part in ("text", "ruling") if self.texts.has(f"{key}.{part}")]
        return [self.card_title(key), *(INDENT + self.printed(one) for one in more)]

    def card_key(self, wanted: str) -> str | None:
        """Find a card by its name, by the beginning of its name, or by its id; None where several could be meant."""
        within = [key for key in self.cards if key in self.in_game]
        for among in (within, self.cards):
            for printed in (True, False):
                titles = {key: (self.printed(key) if printed else self.texts.text(key)).casefold() for key in among}
                exact = [key for key in among if wanted in (key.partition("-")[2], titles[key])]
                named = [key for key in exact if titles[key] == wanted] or exact
                found = named or [key for key in among if titles[key].startswith(wanted)]
                if found:
                    return found[0] if len(found) == 1 else None
        return None

    def printed(self, key: str) -> str:
        """Give a name or a text as the edition prints it that is played."""
        return self.texts.printed(key, self.variants)

    def card_title(self, key: str) -> str:
        """Give the name of a card, and what is printed beside it."""
        return self.printed(key)

    def example_card(self) -> str:
        """Give the name of some card."""
        return self.printed(self.cards[0]) if self.cards else ""

    # --- The end -------------------------------------------------------------------------------------------------

    def score_table(
        self, sheets: Sequence[dict[str, Any]], places: Sequence[int], reader: int | None, names: Sequence[str]
    ) -> ScoreTable:
        """Show who has how many points, and how they came about: from the sheets and the places of the seats."""
        rows: list[list[str]] = []
        notes: list[str] = []
        for seat in sorted(range(len(sheets)), key=lambda seat: places[seat]):
            sheet = sheets[seat]
            name = self.words.text("you") if seat == reader else names[seat]
            numbers = [str(sheet[field]) for field in self.numbers.values()]
            rows.append([str(places[seat]), name, *numbers, "\n".join(self.sheet_lines(sheet))])
            notes += self.sheet_notes(sheet, seat == reader, names[seat])
        columns = [(self.said("score-rank"), True), (self.said("score-player"), False)]
        columns += [(self.said(key), True) for key in self.numbers]
        return ScoreTable(self.said("score-title"), [*columns, (self.said(self.made_up), False)], rows, notes)

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        """Say where the points of a player come from, a line each."""
        return []

    def sheet_notes(self, sheet: dict[str, Any], you: bool, name: str) -> list[str]:  # noqa: FBT001 - a fact to tell
        """Give what is said of a player below the score sheet."""
        return []

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        """Give the table options of the next game between the same people."""
        return dict(options)

    # --- Plain words ---------------------------------------------------------------------------------------------

    def value(self, name: str, fact: object) -> str:
        """Give a fact in words: `card-moat` or `<name>-moat` where there is such a text."""
        if isinstance(fact, str):
            keys = [key for key in (f"{name}-{fact}", f"card-{fact}") if fact and self.texts.has(key)]
            return self.texts.text(keys[0]) if keys else fact
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, list | tuple):
            single = name.removesuffix("s")
            return self.texts.listing([self.value(single, one) for one in fact]) if fact else "-"
        if isinstance(fact, dict):
            return ", ".join(f"{inner.replace('_', ' ')} {self.value(inner, one)}" for inner, one in fact.items())
        return str(fact)


def plain_words(text: str) -> str:
    """Give a text without marks and capitals: "Muse: 1,500" is "muse 1500"."""
    return " ".join(WORD.findall(UNSAID.sub("", text.casefold())))


def in_columns(items: Sequence[str], columns: int) -> list[list[str]]:
    """Arrange items in columns to be read downwards; give the rows."""
    height = -(-len(items) // columns)
    return [list(items[row::height]) for row in range(height)]
