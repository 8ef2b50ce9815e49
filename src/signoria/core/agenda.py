"""The agenda: what still has to happen, as a stack of small frames.

A frame is one sentence of the rules. A `Step` does something, a `Choice` asks one seat one thing; never both. Frames
are immutable and hold public facts only, so a position can be copied by copying the list, saved by writing the frames
down, and explained by reading them. Hidden cards lie in zones on the table.

Each game derives its own `Step` and `Choice` from these, which narrow `Position` to the class of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.core.standing_answer import StandingAnswer


# Neither a seat nor the eyes of a spectator, which are -1.
UNHEARD: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One sentence of the rules that still has to be carried out.

    The parameters of a frame's constructor are its fields, under the same names: the codec relies on it.
    """

    def run(self, position: Position) -> bool:
        """Carry the frame out, which lies on top of the agenda. Say whether the game now waits for an answer."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame):
    """A question to one seat. Without options it is skipped; with a single one it is still asked.

    What people may do around a question, such as taking back what they decided before it, the question says itself.
    """

    def __init__(self, seat: i64, question: str) -> None:
        self.seat = seat
        self.question = question

    def run(self, position: Position) -> bool:
        options = self.offer(position)
        if len(options) == 0:
            position.agenda.pop()
            return False
        position.wait_for(self, options)
        return True

    def offer(self, position: Position) -> vec[i64]:
        """Give what may be chosen; nothing to skip the question. Changes nothing."""
        raise NotImplementedError

    def answer(self, position: Position, option: i64) -> None:
        """Carry out a legal answer. The frame has left the agenda."""
        raise NotImplementedError

    def secret(self) -> bool:
        """Say whether the others may not even learn that somebody is asked."""
        return False

    def quiet(self) -> bool:
        """Whether nobody learns anything hidden by its being asked: what was decided before may be taken back."""
        return False

    def guarded(self) -> bool:
        """Whether it asks, outside the own turn, about something hidden: even a quick answer is given after a while."""
        return False

    def in_person(self) -> bool:
        """Whether it is left to the player even where one answer is possible: how soon it comes must tell nothing."""
        return False

    def silence(self) -> i64:
        """The answer of whoever lets the clock run out; -1 where a bot plays on instead."""
        return -1

    def preference(self) -> StandingAnswer | None:
        """The answer that a table gives, where it is possible, for whoever prefers that."""
        return None

    def worth_asking(self, position: Position) -> bool:
        """Whether even whoever prefers an answer is asked: this time another one may be better."""
        return False

    def last_of_turn(self, position: Position) -> list[int]:
        """The answers after which the own turn is over: whoever wants that is asked once more before giving one."""
        return []

    def odd(self, position: Position) -> list[tuple[int, str]]:
        """The answers that hardly anybody wants, by what everybody sees, each with a word that says why."""
        return []

    def details(self, position: Position) -> dict[str, object]:
        """Give public facts that help to word the question."""
        return {}


class Unheard(Choice):
    """What everybody else takes a question for of which they must not learn: perhaps nobody is asked at all."""

    def __init__(self) -> None:
        super().__init__(UNHEARD, "")

    def secret(self) -> bool:
        return True


class Agenda:
    """The stack of frames that still have to be carried out.

    Only the first `size` places count. The list is not shortened when frames leave it: making a list shorter and
    longer all the time costs more than the frames themselves.
    """

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.size: i64 = len(frames)

    def push(self, frame: Frame) -> None:
        """Put a frame on top: it is the next one."""
        if self.size < len(self.frames):
            self.frames[self.size] = frame
        else:
            self.frames.append(frame)
        self.size += 1

    def pop(self) -> None:
        self.size -= 1

    def top(self) -> Frame:
        """Give the next frame. There must be one."""
        return self.frames[self.size - 1]

    def listed(self) -> list[Frame]:
        """Give the frames, the next one last."""
        return self.frames[: self.size]

    def copy(self) -> Agenda:
        return Agenda(self.frames[: self.size])
