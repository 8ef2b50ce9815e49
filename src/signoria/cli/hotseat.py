"""A game in the terminal: people who share one screen and one keyboard, and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.bots import is_searched, new_bot
from signoria.bots.search.advice import advice_of, considered
from signoria.bots.simulation import bot_seed
from signoria.cli.faces import print_score_sheet
from signoria.cli.screen import shortened
from signoria.core.position import IllegalAction
from signoria.core.terminal import ANNOUNCED, in_columns, plain_words

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.cli.screen import Screen
    from signoria.core.record import Recording
    from signoria.core.terminal import TerminalFace

# More options than this are shown side by side, if there is room.
LONG_LIST: Final = 8
# More options than this are asked step by step, where a game can group them: first what, then where.
LONGEST_LIST: Final = 24
BACK: Final = "0"
HELP: Final = ("title", "number", "words", "card", "table", "why", "hint", "undo", "quit", "help")
# What can be typed besides an answer: a letter or a word, in any language.
COMMANDS: Final = {
    "h": ("h", "table", "tafel"),
    "i": ("i", "hint"),
    "t": ("t", "card", "kaart"),
    "w": ("w", "why", "waarom"),
    "u": ("u", "undo", "terug"),
    "q": ("q", "quit", "stop"),
    "?": ("?", "help"),
}
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
        # Of options that are asked step by step, those that each answer has left.
        self.opened: list[list[str]] = []
        # The last view that was needed, and of whom and when.
        self.seen: tuple[tuple[int, ...], dict[str, Any]] | None = None
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
        """Give what a person may know, and what there is to know about the open question."""
        moment = (person.seat, len(self.recording.moves), len(self.notes), id(self.recording.position))
        if self.seen is None or self.seen[0] != moment:
            position = self.recording.position
            view = position.view(person.seat)
            consider = self.recording.game.rulebook.consider
            if consider is not None and position.asked == person.seat:
                view["considered"] = consider(position.sight(person.seat), [])
            self.seen = (moment, view)
        return self.seen[1]

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
        self.opened = []
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
        """Show the question and the numbered options, and why some that one would look for are not there."""
        view = self.view(person)
        self.screen.show(["", self.face.question(view, self.names)])
        choices = self.choices_of(person, view)
        labels = [label for label, _ in choices]
        notes = [self.note(view, options) for _, options in choices]
        longest = max(len(label) for label in labels)
        items = [
            f"{number:>3}  {label:<{longest}}  {note}".rstrip()
            for number, (label, note) in enumerate(zip(labels, notes, strict=True), start=1)
        ]
        widest = max(len(item) for item in items) + 2
        columns = 2 if len(items) > LONG_LIST and 2 * widest <= self.screen.width else 1
        for row in in_columns(items, columns):
            self.screen.show(["".join(f"{item:<{widest}}" for item in row).rstrip()])
        if self.opened:
            back = self.words.text("choose-back")
            self.screen.show([f"{BACK:>3}  {back}"])
        else:
            self.screen.show(self.face.barred(view))

    def note(self, view: dict[str, Any], options: list[str]) -> str:
        """Give what helps to choose an option, or how many there are of a group."""
        if len(options) > 1:
            return self.words.text("choose-group", count=len(options))
        return self.face.option_note(view, options[0])

    def choices_of(self, person: Person, view: dict[str, Any]) -> list[tuple[str, list[str]]]:
        """Give what is numbered: options by their labels, or where there are too many, groups of them."""
        notations = self.opened[-1] if self.opened else self.notations()
        groups: dict[str, list[str]] = {}
        for notation in notations:
            group = self.face.group(view, notation, notations) if len(notations) > LONGEST_LIST else ""
            groups.setdefault(group or notation, []).append(notation)
        return [
            (self.face.option(view, options[0]) if len(options) == 1 else group, options)
            for group, options in groups.items()
        ]

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
            word, _, rest = typed.casefold().partition(" ")
            command = next((letter for letter, words in COMMANDS.items() if word in words), "")
            if self.stepped(person, typed):
                continue
            action = self.chosen(person, typed)
            if action is not None:
                if not self.accepted(action):
                    continue
                self.choices.append((person.seat, len(self.recording.moves)))
                self.recording.choose(action)
                return True
            if command == "q":
                return False
            if command == "u":
                if self.take_back(person):
                    return True
            elif not self.shown(person, command, rest.strip()) and typed:
                self.refuse(person, typed)

    def accepted(self, action: int) -> bool:
        """Say whether an answer may be given; whoever teaches may want another one."""
        return True

    def stepped(self, person: Person, typed: str) -> bool:
        """Go into a group of options, or back; say whether that was meant."""
        choices = self.choices_of(person, self.view(person))
        if self.opened and typed == BACK:
            self.opened.pop()
        else:
            chosen = _numbered(typed, len(choices))
            labels = [label.casefold() for label, _ in choices]
            if chosen is None and typed.casefold() in labels:
                chosen = labels.index(typed.casefold())
            if chosen is None or len(choices[chosen][1]) == 1:
                return False
            self.opened.append(choices[chosen][1])
        self.show_question(person)
        return True

    def refuse(self, person: Person, typed: str) -> None:
        """Say that something is no option here, and why if that is known."""
        view = self.view(person)
        count = len(self.choices_of(person, view))
        consider = self.recording.game.rulebook.consider
        why = None
        if consider is not None:
            found: Any = consider(self.recording.position.sight(person.seat), [typed.casefold()])
            why = found["why"]
        if why is not None:
            reasons = [self.face.read(view, why)]
        else:
            said = plain_words(typed)
            reasons = [text for name, text in self.face.refusals(view).items() if plain_words(name) in said]
        unknown = self.words.text("choose-unknown", input=shortened(typed), count=count)
        self.screen.show([reasons[0]] if reasons else [unknown])

    def shown(self, person: Person, command: str, rest: str) -> bool:
        """Show what a person asks to see; say whether it was something to see."""
        if command == "h":
            self.show_table(person)
            self.show_question(person)
        elif command == "i":
            self.show_hint(person)
        elif command == "t":
            self.show_card(rest)
        elif command == "w":
            self.show_refusals(person)
        elif command == "?":
            example = self.notations()[0]
            title, *lines = [self.words.text(f"help-{line}", option=example) for line in HELP]
            self.screen.show([title, *(f"  {line}" for line in lines)])
        else:
            return False
        return True

    def show_refusals(self, person: Person) -> None:
        """Show what cannot be chosen now, and why."""
        lines = self.face.explained(self.face.refusals(self.view(person)))
        self.screen.show(lines or [self.words.text("why-none")])

    def chosen(self, person: Person, typed: str) -> int | None:
        """Understand a number, a label, a notation, or what the game understands; None when it is none of these."""
        position = self.recording.position
        legal, notations, view = position.legal(), self.notations(), self.view(person)
        if typed.isdecimal():
            choices = self.choices_of(person, view)
            number = _numbered(typed, len(choices))
            meant = self.face.understood(view, typed, notations) if number is None else choices[number][1][0]
            return None if meant is None else legal[notations.index(meant)]
        labels = [self.face.option(view, notation).casefold() for notation in notations]
        if typed.casefold() in labels:
            return legal[labels.index(typed.casefold())]
        try:
            return position.parse(typed)
        except IllegalAction:
            meant = self.face.understood(view, typed, notations)
            return None if meant is None else legal[notations.index(meant)]

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


def _numbered(typed: str, count: int) -> int | None:
    # The place of a number that is typed, from 0. Compared as text first: thousands of digits number no option.
    if not typed.isdecimal() or len(typed) > 3 or not 0 < int(typed) <= count:
        return None
    return int(typed) - 1
