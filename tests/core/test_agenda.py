"""The agenda: frames are carried out in reading order until somebody is asked."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Agenda, Choice, Frame
from signoria.core.chance import FastChance
from signoria.core.position import Position


class Diary(Position):
    """A position without a table that writes down what happens."""

    def __init__(self, *frames: Frame) -> None:
        super().__init__(Agenda([]), FastChance(1), None)
        self.lines: list[str] = []
        self.then_each(list(frames))
        self.advance()


class Write(Frame):
    """Write a line, then do what follows from it."""

    def __init__(self, line: str, *following: Frame) -> None:
        self.line = line
        self.following = following

    def run(self, position: Position) -> bool:
        assert isinstance(position, Diary)
        position.agenda.pop()
        position.lines.append(self.line)
        position.then_each(list(self.following))
        return False


class Ask(Choice):
    """Ask for one of a few numbers, and go on asking as long as the answer is 0."""

    def __init__(self, seat: int, *numbers: int) -> None:
        super().__init__(seat, "which-number")
        self.numbers = numbers

    def offer(self, position: Position) -> vec[i64]:
        return vec[i64](self.numbers)

    def answer(self, position: Position, option: i64) -> None:
        assert isinstance(position, Diary)
        position.lines.append(f"{self.seat} says {option}")
        if option == 0:
            position.then(self)


# --- The stack --------------------------------------------------------------------------------------------------------


def test_the_frame_put_on_last_is_the_next_one() -> None:
    first, second, third = Frame(), Frame(), Frame()
    agenda = Agenda([first])
    agenda.push(second)
    assert agenda.size == 2
    assert agenda.top() is second
    agenda.pop()
    assert agenda.top() is first
    agenda.push(third)
    assert agenda.listed() == [first, third]


def test_frames_that_have_left_are_not_listed() -> None:
    agenda = Agenda([Frame(), Frame()])
    agenda.pop()
    agenda.pop()
    assert (agenda.size, agenda.listed()) == (0, [])


def test_a_copy_of_the_agenda_goes_its_own_way() -> None:
    first, second, third = Frame(), Frame(), Frame()
    agenda = Agenda([first, second])
    twin = agenda.copy()
    agenda.pop()
    agenda.push(third)
    assert twin.listed() == [first, second]
    twin.pop()
    twin.pop()
    assert agenda.listed() == [first, third]


def test_a_copy_holds_no_frame_that_has_left() -> None:
    agenda = Agenda([Frame(), Frame(), Frame()])
    agenda.pop()
    agenda.pop()
    assert len(agenda.copy().frames) == 1


# --- Carrying out -----------------------------------------------------------------------------------------------------


def test_frames_are_carried_out_in_reading_order() -> None:
    assert Diary(Write("a"), Write("b"), Write("c")).lines == ["a", "b", "c"]


def test_what_follows_from_a_frame_comes_before_the_rest() -> None:
    diary = Diary(Write("a", Write("a1", Write("a11")), Write("a2")), Write("b"))
    assert diary.lines == ["a", "a1", "a11", "a2", "b"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_then_takes_up_to_four_frames_in_reading_order(number: int) -> None:
    diary = Diary()
    frames = [Write(str(place)) for place in range(number)]
    diary.agenda.push(Write("rest"))
    diary.then(*frames)
    diary.advance()
    assert diary.lines == [*(str(place) for place in range(number)), "rest"]


def test_putting_a_list_on_the_agenda_leaves_the_list_alone() -> None:
    frames: list[Frame] = [Write("a"), Write("b")]
    diary = Diary()
    diary.then_each(frames)
    diary.then_each(frames)
    diary.advance()
    assert diary.lines == ["a", "b", "a", "b"]


def test_the_game_is_over_when_nothing_is_left() -> None:
    diary = Diary(Write("a"))
    assert diary.over
    assert diary.agenda.size == 0
    assert (diary.asked, diary.question, diary.legal()) == (None, None, [])


def test_a_choice_stops_the_game_until_it_is_answered() -> None:
    diary = Diary(Write("a"), Ask(1, 5, 6), Write("b"))
    assert diary.lines == ["a"]
    assert (diary.asked, diary.question, diary.legal()) == (1, "which-number", [5, 6])
    diary.answer(6)
    assert diary.lines == ["a", "1 says 6", "b"]
    assert diary.over


def test_a_choice_without_options_is_skipped() -> None:
    assert Diary(Ask(1), Write("b")).lines == ["b"]


def test_a_choice_with_a_single_option_is_still_asked() -> None:
    diary = Diary(Ask(0, 5), Write("b"))
    assert (diary.asked, diary.legal(), diary.lines) == (0, [5], [])


def test_a_loop_is_a_frame_that_puts_itself_back() -> None:
    diary = Diary(Ask(0, 0, 1), Write("end"))
    for _ in range(3):
        diary.answer(0)
    assert not diary.over
    diary.answer(1)
    assert diary.lines == ["0 says 0"] * 3 + ["0 says 1", "end"]


def test_the_frame_that_asks_stays_on_the_agenda_until_it_is_answered() -> None:
    question, rest = Ask(0, 5), Write("b")
    diary = Diary(question, rest)
    assert diary.agenda.listed() == [rest, question]
    assert diary.waiting is question
    diary.answer(5)
    assert diary.agenda.size == 0


def test_a_long_agenda_needs_no_deep_calls() -> None:
    diary = Diary(*(Write(str(number)) for number in range(20_000)))
    assert len(diary.lines) == 20_000


# --- The contract -----------------------------------------------------------------------------------------------------


def test_a_choice_knows_whom_it_asks_what() -> None:
    choice = Choice(3, "buy-card")
    assert (choice.seat, choice.question) == (3, "buy-card")
    assert choice.details(Diary()) == {}


def test_the_contract_of_a_frame_must_be_fulfilled() -> None:
    diary = Diary()
    with pytest.raises(NotImplementedError):
        Frame().run(diary)
    with pytest.raises(NotImplementedError):
        Choice(0, "what").offer(diary)
    with pytest.raises(NotImplementedError):
        Choice(0, "what").answer(diary, 0)
