"""A position: the table and the agenda, and the face it shows to programs.

The methods here are what bots, tables and programs outside the project rely on. A game derives one class from
`Position` that adds its table: what is where, and nothing else. What is to be said of a table (who sees what of it,
how it is written down, who won) a position asks its game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.agenda import Unheard
from signoria.core.chance import fresh_chance
from signoria.core.observation import blank_page
from signoria.core.shown import shown
from signoria.core.standing import places, winning

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda, Choice, Frame
    from signoria.core.catalogue import Catalogue
    from signoria.core.chance import Chance
    from signoria.core.events import Event, Journal
    from signoria.core.game import Game
    from signoria.core.observation import Layout, Page


class IllegalAction(ValueError):  # noqa: N818 - the public name says what was wrong, as `IndexError` would not
    """An answer that the question does not allow. The position has not changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at some moment: who is asked, what may be chosen, and what each seat may know."""

    # Set by the game that made the position.
    game: Game

    def __init__(self, agenda: Agenda, chance: Chance, journal: Journal | None) -> None:
        self.agenda = agenda
        self.chance = chance
        self.journal = journal
        self.waiting: Choice | None = None
        self.offered: vec[i64] = vec[i64]()
        # How it looked to everybody at the moments since the last answer at which somebody may have been asked of whom
        # nobody else may know. Only kept where somebody listens.
        self.silences: list[Position] = []

    # --- What is asked -------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that must choose, or None when the game is over."""
        return None if self.waiting is None else self.waiting.seat

    @property
    def question(self) -> str | None:
        """The kind of question, a stable word such as `buy-card`, or None when the game is over."""
        return None if self.waiting is None else self.waiting.question

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting is None

    def asked_seat(self) -> i64:
        """As `asked`, without an object: -1 when the game is over."""
        waiting = self.waiting
        if waiting is None:
            return -1
        return waiting.seat

    def legal(self) -> list[int]:
        """Give the actions that may be chosen now, as numbers of the game's catalogue."""
        return list(self.offered)

    # --- Answering -----------------------------------------------------------------------------------------------

    def choose(self, action: object) -> None:
        """Answer the question. Raises `IllegalAction` and changes nothing when that is not allowed."""
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.catalogue().size:
            self.answer(action)
        else:
            raise IllegalAction(f"{shown(action)} is not an action of this game")

    def answer(self, action: i64) -> None:
        """As `choose`, for compiled callers that have an integer at hand."""
        waiting = self.waiting
        if waiting is None:
            raise IllegalAction("the game is over: nothing can be chosen any more")
        if action not in self.offered:
            raise IllegalAction(self.refusal(action))
        self.follow(waiting, action)

    def follow(self, waiting: Choice, action: i64) -> None:
        """Carry an answer out that is known to be legal, and go on until somebody is asked."""
        if len(self.silences) > 0:
            self.silences = []
        self.agenda.pop()
        waiting.answer(self, action)
        self.advance()

    def refusal(self, action: i64) -> str:
        """Say why an action cannot be chosen now."""
        notations = self.catalogue().notations
        name = notations[action] if 0 <= action < len(notations) else str(action)
        possible = ", ".join(notations[option] for option in self.legal())
        return f"{name!r} is not possible at {self.question}; possible: {possible}"

    def notation(self, action: object) -> str:
        """Give the text of an action."""
        return self.catalogue().notation(action)

    def parse(self, text: object) -> int:
        """Give the action of a text; it must be legal now."""
        try:
            action = self.catalogue().number(text)
        except ValueError as unknown:
            raise IllegalAction(str(unknown)) from None
        if self.waiting is None:
            raise IllegalAction("the game is over: nothing can be chosen any more")
        if action not in self.offered:
            raise IllegalAction(self.refusal(action))
        return action

    def play(self, text: object) -> None:
        """Parse and choose."""
        self.answer(self.parse(text))

    # --- What happened -------------------------------------------------------------------------------------------

    def events(self, since: int = 0) -> list[Event]:
        """Give what happened, from event number `since` on. Empty where nobody listens."""
        return [] if self.journal is None else self.journal.since(since)

    # --- What its game answers -----------------------------------------------------------------------------------

    def catalogue(self) -> Catalogue:
        """Give the numbering of all actions of the game."""
        return self.game.catalogue

    def save(self) -> dict[str, object]:
        """Give the whole position, hidden cards and chance included, as JSON-able data for `Game.load`."""
        rulebook = self.game.rulebook
        saved: dict[str, object] = {"game": self.game.name, "schema": rulebook.schema}
        saved.update(rulebook.save(self))
        saved["agenda"] = [rulebook.save_frame(frame) for frame in self.agenda.listed()]
        saved["chance"] = self.chance.save()
        saved["listening"] = self.journal is not None
        return saved

    def sight(self, seat: i64) -> Sight:
        """Give the eyes of a seat on this position; -1 for a spectator. They follow the position as it goes on."""
        return self.game.rulebook.sight(self, seat)

    def view(self, seat: object) -> dict[str, object]:
        """Give what a seat may know, JSON-able; None for a spectator."""
        return self.sight(self.eyes_of(seat)).view()

    def consider(self, seat: object, moves: list[str]) -> dict[str, object]:
        """Give what would come of moves for a seat and why they cannot be made, from what it may know; JSON-able.

        Moves are given in notation and need not be possible. Of none, it is told what might be wanted at the open
        question and cannot be chosen. A game need not tell anything.
        """
        consider = self.game.rulebook.consider
        return {} if consider is None else consider(self.sight(self.checked(seat)), moves)

    def determinise(self, seat: object, seed: object) -> Self:
        """Give a copy in which everything the seat cannot know is drawn anew, chance included."""
        eyes = self.eyes_of(seat)
        twin = self.copy()
        twin.journal = None
        twin.chance = fresh_chance(seed)
        self.game.rulebook.redraw(twin, eyes)
        return cast("Self", twin)

    def scores(self) -> list[int]:
        """Give the points of each seat; only when the game is over."""
        return [self.game.rulebook.points(self, seat) for seat in range(self.seats_when_over())]

    def winners(self) -> list[int]:
        """Give the seats that won; several for a shared victory; only when the game is over."""
        self.seats_when_over()
        return winning(self.game.rulebook.standings(self))

    def ranks(self) -> list[int]:
        """Give the place of each seat, 1 for the winners; equal ones share a place; only when the game is over."""
        self.seats_when_over()
        return places(self.game.rulebook.standings(self))

    def score_sheet(self, seat: object) -> dict[str, object]:
        """Give how the points of a seat came about; only when the game is over."""
        self.seats_when_over()
        return self.game.rulebook.score_sheet(self, self.checked(seat))

    def seats_when_over(self) -> int:
        """Give the number of seats; raises ValueError while the game goes on: points tell of hidden cards."""
        if not self.over:
            raise ValueError("points are counted when the game is over")
        return self.seats()

    def measures(self) -> dict[str, list[int]]:
        """Give what can be drawn as the course of a game: by name, a number for each seat.

        It may tell what is hidden: it is for looking back at a game that is over. A game need not have any.
        """
        measures = self.game.rulebook.measures
        return {} if measures is None else measures(self)

    # --- What each table answers ---------------------------------------------------------------------------------

    def copy(self) -> Position:
        """Give an independent position that will go on exactly as this one. It ends with `resume`."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def starter(self) -> int:
        """The seat that has the first turn."""
        raise NotImplementedError

    def turns_taken(self) -> int:
        """How many turns have begun so far, those of all players together."""
        raise NotImplementedError

    # --- The agenda ----------------------------------------------------------------------------------------------

    def then(
        self, first: Frame, second: Frame | None = None, third: Frame | None = None, fourth: Frame | None = None
    ) -> None:
        """Put frames on the agenda, in reading order, before everything that is there."""
        agenda = self.agenda
        if fourth is not None:
            agenda.push(fourth)
        if third is not None:
            agenda.push(third)
        if second is not None:
            agenda.push(second)
        agenda.push(first)

    def then_each(self, frames: list[Frame]) -> None:
        """Put a list of frames on the agenda, in reading order."""
        for frame in reversed(frames):
            self.agenda.push(frame)

    # --- For the engine ------------------------------------------------------------------------------------------

    def checked(self, seat: object) -> int:
        """Give the seat back if there is one of that number."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats():
            return seat
        raise ValueError(f"there is no seat {shown(seat)}: seats are numbered from 0 to {self.seats() - 1}")

    def eyes_of(self, seat: object) -> int:
        """Give the number under which a seat sees; -1 for None, a spectator."""
        return -1 if seat is None else self.checked(seat)

    def resume(self, original: Position) -> None:
        """Ask what another position of the same game asks, as its copy does."""
        self.game = original.game
        self.waiting = original.waiting
        self.offered = original.offered

    def advance(self) -> None:
        """Carry out the agenda until somebody is asked or nothing is left."""
        self.waiting = None
        agenda = self.agenda
        while agenda.size > 0:
            if agenda.top().run(self):
                return
        self.offered = vec[i64]()

    def fall_silent(self) -> None:
        """Let a moment begin at which somebody is asked in secret, or nobody: it must look the same to everybody else.

        Whether it begins follows from what everybody knows. Before the first question of a scenario nobody has seen
        anything yet that it could look like.
        """
        if self.journal is not None and len(self.offered) > 0:
            picture = self.copy()
            picture.wait_for(Unheard(), vec[i64]())
            self.silences.append(picture)

    def wait_for(self, choice: Choice, options: vec[i64]) -> None:
        """Ask the choice on top of the agenda."""
        self.waiting = choice
        self.offered = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What one seat sees of a position, and nothing else: this is all that a bot is given.

    Games add typed, quick ways to look; `view` is built from those, so both show the same. A sight follows its
    position as the game goes on. The attribute `position` is for the engine: a bot that reads it cheats.
    """

    def __init__(self, position: Position, seat: i64) -> None:
        self.position = position
        self.seat = seat

    def asked(self) -> bool:
        """Whether this seat must choose now."""
        return self.seat >= 0 and self.position.asked_seat() == self.seat

    def question(self) -> str:
        """The kind of question that somebody is asked, or the empty string when the game is over."""
        waiting = self.position.waiting
        return "" if waiting is None else waiting.question

    def options(self) -> vec[i64]:
        """The actions this seat may choose now; none when another seat is asked."""
        return self.position.offered if self.asked() else vec[i64]()

    def view(self) -> dict[str, object]:
        """Give everything this seat may know, JSON-able."""
        raise NotImplementedError

    def determinise(self, seed: object) -> Position:
        """Give a position this seat may search in: like the real one in all it knows, drawn anew in all else."""
        return self.position.determinise(None if self.seat < 0 else self.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of a game."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def blank(self, sight: Sight) -> Page:
        """Give a page for the observations of a seat."""
        return blank_page(self.layout.size(sight.position.seats()))

    def observe(self, sight: Sight, page: Page) -> None:
        """Write what a seat sees, over what stood on the page. A spectator has no observations."""
        if sight.seat < 0:
            raise ValueError("an observation is that of a seat: a spectator has none")
        page.begin(sight.position)
        self.write(sight, page)
        page.end()

    def write(self, sight: Sight, page: Page) -> None:
        """Write everything in the order of the layout."""
        raise NotImplementedError
