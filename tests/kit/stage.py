"""The language of the tests of all games: set the stage, play move by move, look at what is asked and told.

Every game has a stage of its own, with words for its own table: Scene (Dominion), Court (Machiavelli), Palazzo
(Florence). Every decision that a stage meets is also checked for soundness and put to every bot of the game,
to those that think on a small budget.
"""

from __future__ import annotations

from copy import copy
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, cast

import signoria
from signoria.core.position import Position
from tests.kit.effort import LIGHT
from tests.kit.soundness import assert_sound
from tests.kit.thrift import affordable, thrifty

if TYPE_CHECKING:
    from collections.abc import Iterable

P = TypeVar("P", bound=Position)
# More decisions than there are between any two that a test is about.
LONG_ENOUGH: Final = 200
# Of so many decisions a light run checks one: the one after the first move, and so on.
LIGHT_STEP: Final = 3
FIRST_MOVE: Final = 2


class Stage(Generic[P]):
    """A scenario that is being played."""

    GAME: ClassVar[str]
    # What declines a question, in the order of preference; anything else is answered with the first option.
    DECLINING: ClassVar[tuple[str, ...]]

    def __init__(self, **wanted: object) -> None:
        described = {key.replace("_", "-"): value for key, value in wanted.items()}
        self.position = cast("P", signoria.game(self.GAME).scenario(described))
        self.decisions = 0
        self.check()

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Choose by notation, one decision after another."""
        for move in moves:
            self.position.play(move)
            self.check()
        return self

    def twin(self) -> Self:
        """Give another stage that has come as far, to try something else on."""
        other = copy(self)
        other.position = cast("P", self.position.copy())
        return other

    def decline(self) -> str:
        """Decline the question that is open as far as possible; give what was answered."""
        options = self.options
        move = next((move for move in self.DECLINING if move in options), options[0])
        self.play(move)
        return move

    def until(self, question: str) -> Self:
        """Decline everything until a question is asked."""
        for _ in range(LONG_ENOUGH):
            if self.position.question == question:
                return self
            if self.position.over:
                break
            self.decline()
        raise AssertionError(f"{question} is never asked")

    def until_over(self) -> Self:
        """Decline everything until the game is over."""
        while not self.position.over:
            self.decline()
        return self

    def check(self) -> None:
        """Check the decision that the stage has come to, and put it to every bot.

        In a light run, which an ordinary one follows, every third decision is checked, from the first move on, through
        the eyes of one seat after another, and it is put to one bot after another.
        """
        self.decisions += 1
        eyes, bots = list(self.eyes()), affordable(self.GAME)
        if LIGHT:
            eyes, bots = [eyes[self.decisions % len(eyes)]], [bots[self.decisions % len(bots)]]
        if not LIGHT or self.decisions % LIGHT_STEP == FIRST_MOVE:
            assert_sound(self.position, eyes=eyes)
        seat = self.position.asked
        if seat is not None:
            for name in bots:
                choice = thrifty(self.GAME, name, seed=5).choose(self.position.sight(seat))
                assert choice in self.position.legal(), f"{name} chose {self.position.notation(choice)}"

    def eyes(self) -> Iterable[int | None]:
        """Who looks at this decision; everyone, unless a game says otherwise."""
        return [*range(self.position.seats()), None]

    # --- What is asked -------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The notations of what may be chosen now."""
        return [self.position.notation(option) for option in self.position.legal()]

    @property
    def menu(self) -> list[str]:
        """The options that a question is about."""
        return self.options

    def expect_question(self, seat: int | None, question: str | None, options: str | None = None) -> None:
        """Check who is asked what, and, if given, exactly which options the question is about, in any order."""
        assert (self.position.asked, self.position.question) == (seat, question)
        if options is not None:
            assert sorted(self.menu) == sorted(part.strip() for part in options.split(",") if part.strip())

    def expect_refused(self, *moves: str) -> None:
        """Check that moves are not possible now and that trying them changes nothing."""
        before = self.position.save()
        for move in moves:
            try:
                self.position.play(move)
            except signoria.IllegalAction:
                assert self.position.save() == before
            else:
                raise AssertionError(f"{move} should have been refused")

    # --- What happened and what is seen --------------------------------------------------------------------------

    def events(self, kind: str, reader: int | None = None) -> list[dict[str, Any]]:
        """All events of a kind so far, as a seat, or a spectator, learned of them; without their running number."""
        told = [event.seen_by(reader) for event in self.position.events() if event.kind == kind]
        for event in told:
            del event["at"]
            del event["event"]
        return told

    def kinds_of_events(self) -> list[str]:
        """The kinds of all events so far, in their order."""
        return [event.kind for event in self.position.events()]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return self.position.view(seat)

    def consider(self, seat: int | None, *moves: str) -> dict[str, Any]:
        """What a seat is told about moves that it considers; about none, what the open question is about."""
        return self.position.consider(seat, list(moves))


def listed(words: Iterable[str]) -> str:
    """Write cards down as in a scenario: `2 copper, estate`."""
    parts = []
    for word, group in groupby(words):
        number = len(list(group))
        parts.append(word if number == 1 else f"{number} {word}")
    return ", ".join(parts)
