"""A game in the terminal: people who share one screen and one keyboard, and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.bots import is_searched, new_bot
from signoria.bots.search.advice import advice_of, considered
from signoria.bots.simulation import bot_seed
from signoria.cli.faces import print_score_sheet
from signoria.cli.screen import shortened
from signoria.core.position import IllegalAction
from signoria.core.terminal import ANNOUNCED, in_columns

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.cli.screen import Screen
    from signoria.core.record import Recording
    from signoria.core.terminal import TerminalFace

# More options than this are shown side by side, if there is room.
LONG_LIST: Final = 8
HELP: Final = ("title", "number", "words", "card", "table", "hint", "undo", "quit", "help")
AGREED: Final = ("j", "ja", "y", "yes")
# What is tried for a hint: so many worlds at most, in so many seconds of the processor.
HINT_WORLDS: Final = 400
HINT_SECONDS: Final = 2.5


class Person:
    """Somebody at the keyboard, and how far this person has read."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.events = 0
        self.notes = 0
        # The turn in which the whole table was shown last.
        self.turn: object = None


class Hotseat:
    """One game between people at one screen and bots."""

    def __init__(self, face: TerminalFace, screen: Screen, recording: Recording, bots: dict[int, str]) -> None:
        self.face = face
        self.words = face.words
        self.screen = screen
        self.recording = recording
        self.names = face.shown_names(recording.seats)
        self.bot_names = bots
        self.bots = self.new_bots()
        self.people = {seat: Person(seat) for seat in range(len(self.names)) if seat not in bots}
        # Who sits before the screen; a lone person always does.
        self.present: int | None = next(iter(self.people)) if len(self.people) == 1 else None
        # Free choices of people as (seat, moves made before it), and what was taken back, by seat.
        self.choices: list[tuple[int, int]] = []
        self.notes: list[int] = []

    def new_bots(self) -> dict[int, Bot]:
        """Give bots that have no memories of this game."""
        seed = self.recording.seed
        assert isinstance(seed, int)
        game = self.recording.game.name
        return {seat: new_bot(game, name, bot_seed(seed, seat)) for seat, name in self.bot_names.items()}

    # --- The course of the game ----------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play until the game is over, or until somebody stops; say whether it is over."""
        self.screen.show([self.welcome()])
        while (seat := self.recording.position.asked) is not None:
            if seat in self.bots:
                self.recording.choose(self.bots[seat].choose(self.recording.position.sight(seat)))
            elif not self.answer(self.people[seat]):
                return False
        self.show_end()
        return True

    def welcome(self) -> str:
        """Say what is played, and with whom."""
        game = self.face.texts.text("game-name")
        if self.present is None:
            return self.words.text("welcome-together", game=game, players=self.words.listing(self.names))
        others = [name for seat, name in enumerate(self.names) if seat != self.present]
        return self.words.text("welcome-alone", game=game, players=self.words.listing(others))

    def answer(self, person: Person) -> bool:
        """Let a person answer the open question; say whether the game goes on."""
        if self.present != person.seat:
            self.hand_over(person)
        only, *others = self.recording.position.legal()
        if others:
            self.show(person)
            return self.listen(person)
        if len(self.people) > 1:
            # Were nothing asked, the others at the screen would know that there was nothing to choose.
            self.show(person)
            self.screen.ask(self.words.text("choose-only", option=self.labels(person)[0]))
        self.recording.choose(only)
        return True

    def hand_over(self, person: Person) -> None:
        """Let the next person take the place before the screen, without seeing what the last one saw."""
        self.screen.clear()
        self.screen.ask(self.words.text("hand-over", player=self.names[person.seat]))
        self.screen.clear()
        self.present = person.seat
        person.turn = None

    # --- Showing -------------------------------------------------------------------------------------------------

    def view(self, person: Person) -> dict[str, Any]:
        """Give what a person may know."""
        return self.recording.position.view(person.seat)

    def show(self, person: Person) -> None:
        """Show what happened since the last question, the table and the question; the whole table once a turn."""
        news = self.news(person)
        if any(line.startswith(ANNOUNCED) for line in news):
            self.screen.ring()
        self.screen.show(news)
        view = self.view(person)
        turn = self.recording.position.turns_taken()
        if turn != person.turn:
            self.show_table(person)
            person.turn = turn
        else:
            self.screen.show(["", *self.face.own_part(view, self.names)])
        self.show_question(person)

    def news(self, person: Person) -> list[str]:
        """Tell what a person has not read yet."""
        lines = []
        for seat in self.notes[person.notes :]:
            you = "yes" if seat == person.seat else "no"
            lines += ["", self.words.text("undo-done", you=you, player=self.names[seat])]
        person.notes = len(self.notes)
        events = self.recording.position.events(person.events)
        person.events += len(events)
        return lines + self.face.log(events, person.seat, self.names)

    def show_table(self, person: Person) -> None:
        """Show the whole table."""
        marks = self.face.marks(self.recording.position.events(), person.seat, self.names)
        self.screen.show(["", *self.face.table(self.view(person), self.names, self.screen.width), *marks])

    def show_question(self, person: Person) -> None:
        """Show the question and the numbered options."""
        view = self.view(person)
        self.screen.show(["", self.face.question(view, self.names)])
        labels = self.labels(person)
        notes = [self.face.option_note(view, notation) for notation in self.notations()]
        longest = max(len(label) for label in labels)
        items = [
            f"{number:>3}  {label:<{longest}}  {note}".rstrip()
            for number, (label, note) in enumerate(zip(labels, notes, strict=True), start=1)
        ]
        widest = max(len(item) for item in items) + 2
        columns = 2 if len(items) > LONG_LIST and 2 * widest <= self.screen.width else 1
        for row in in_columns(items, columns):
            self.screen.show(["".join(f"{item:<{widest}}" for item in row).rstrip()])

    def labels(self, person: Person) -> list[str]:
        """Give the options in the person's language."""
        view = self.view(person)
        return [self.face.option(view, notation) for notation in self.notations()]

    def notations(self) -> list[str]:
        """Give the options as records write them."""
        position = self.recording.position
        return [position.notation(action) for action in position.legal()]

    def show_end(self) -> None:
        """Show the end to everyone: what happened last, and the score sheet."""
        reader = self.present
        if reader is None or len(self.people) > 1:
            # Several people look now. Each has read something else, so they read what everybody may know.
            reader = None
            unread = self.recording.position.events(min(person.events for person in self.people.values()))
            self.screen.clear()
            self.screen.show(self.face.log(unread, reader, self.names))
        else:
            self.screen.show(self.news(self.people[reader]))
        self.screen.show([""])
        print_score_sheet(self.face, self.recording.position, reader, self.names)

    # --- Listening -----------------------------------------------------------------------------------------------

    def listen(self, person: Person) -> bool:
        """Do what a person types until the question is answered; say whether the game goes on."""
        while True:
            typed = self.screen.ask(self.words.text("choose"))
            command, _, rest = typed.casefold().partition(" ")
            action = self.chosen(person, typed)
            if action is not None:
                self.choices.append((person.seat, len(self.recording.moves)))
                self.recording.choose(action)
                return True
            if command == "q":
                return False
            if command == "u":
                if self.take_back(person):
                    return True
            elif not self.shown(person, command, rest.strip()) and typed:
                count = len(self.notations())
                self.screen.show([self.words.text("choose-unknown", input=shortened(typed), count=count)])

    def shown(self, person: Person, command: str, rest: str) -> bool:
        """Show what a person asks to see; say whether it was something to see."""
        if command == "h":
            self.show_table(person)
            self.show_question(person)
        elif command == "i":
            self.show_hint(person)
        elif command == "t":
            self.show_card(rest)
        elif command == "?":
            title, *lines = [self.words.text(f"help-{line}") for line in HELP]
            self.screen.show([title, *(f"  {line}" for line in lines)])
        else:
            return False
        return True

    def chosen(self, person: Person, typed: str) -> int | None:
        """Understand a number, a label or a notation; None when it is none of these."""
        position = self.recording.position
        legal = position.legal()
        if typed.isdecimal():
            # Compared as text first: a number with thousands of digits is no number of an option.
            return legal[int(typed) - 1] if len(typed) < 4 and 0 < int(typed) <= len(legal) else None
        labels = [label.casefold() for label in self.labels(person)]
        if typed.casefold() in labels:
            return legal[labels.index(typed.casefold())]
        try:
            return position.parse(typed)
        except IllegalAction:
            return None

    def show_card(self, name: str) -> None:
        """Show text and rulings of a card."""
        lines = self.face.card(name) if name else [self.words.text("choose-card", card=self.face.example_card())]
        self.screen.show(lines or [self.words.text("choose-no-card", name=shortened(name))])

    def show_hint(self, person: Person) -> None:
        """Show what the strong bot would do, from what a person may know; people among themselves get none."""
        position = self.recording.position
        if len(self.people) > 1:
            self.screen.show([self.words.text("hint-people")])
            return
        if not is_searched(self.recording.game.name):
            self.screen.show([self.words.text("hint-none")])
            return
        ply, sight = len(self.recording.moves), position.sight(person.seat)
        race = considered(sight, seed=ply, worlds=HINT_WORLDS, seconds=HINT_SECONDS)
        advice = advice_of(sight, race)
        self.recording.hint()
        view = self.view(person)
        speaks = self.face.formatter(view)
        lines = [self.words.text("hint-title", even=round(100 / position.seats()), worlds=advice.worlds)]
        either = self.words.text("hint-or")
        between = f" {either} "
        for row in advice.rows:
            labels = between.join(self.face.option(view, move) for move in row.moves)
            chance = self.words.text("hint-chance", chance=round(100 * row.chance), error=round(100 * row.error))
            lines += [f"  {labels}: {chance}", f"    {speaks.text(row.why)}"]
        self.screen.show(lines)

    def take_back(self, person: Person) -> bool:
        """Go back to the last free choice of a person, if the other people agree; say whether that was done."""
        before = [moves for seat, moves in self.choices if seat == person.seat]
        if not before:
            self.screen.show([self.words.text("undo-nothing")])
            return False
        if len(self.people) > 1 and self.screen.ask(self.words.text("undo-agree")).casefold() not in AGREED:
            self.screen.show([self.words.text("undo-refused")])
            return False
        self.recording.back_to(before[-1])
        self.choices = [choice for choice in self.choices if choice[1] < before[-1]]
        self.bots = self.new_bots()
        self.notes.append(person.seat)
        happened = len(self.recording.position.events())
        for reader in self.people.values():
            reader.events = min(reader.events, happened)
            reader.turn = None
        return True
