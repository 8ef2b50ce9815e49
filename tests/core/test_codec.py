"""Frames are written down as their name and their fields, and read back as the same frames."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import pytest
from mypy_extensions import i64

from signoria.core.agenda import Choice, Frame
from signoria.core.codec import FrameCodec
from tests.kit import toy


class Plain(Frame):
    """A frame without fields."""


class Gather(Frame):
    """A frame with fields of all sorts."""

    def __init__(self, seat: int, loot: tuple[int, ...], word: str, yes: bool = False) -> None:
        self.seat = seat
        self.loot = loot
        self.word = word
        self.yes = yes


class AskSomebody(Choice):
    """A choice whose question is fixed, so that it is no field."""

    def __init__(self, seat: i64, keep: i64) -> None:
        super().__init__(seat, "what-to-keep")
        self.keep = keep


class NotAFrame:
    """Some other class."""


HERE = sys.modules[__name__]
CODEC = FrameCodec([HERE])


def test_a_codec_knows_the_frames_that_are_defined_in_its_modules() -> None:
    assert sorted(CODEC.classes) == ["AskSomebody", "Gather", "Plain"]


def test_frames_of_several_modules_are_known() -> None:
    assert {"Gather", "TakeOrShow", "Deal"} <= set(FrameCodec([HERE, toy]).classes)


@pytest.mark.parametrize(
    ("frame", "saved"),
    [
        (Plain(), ["Plain"]),
        (Gather(1, (2, 3), "gem", yes=True), ["Gather", 1, [2, 3], "gem", True]),
        (Gather(1, (), "gem"), ["Gather", 1, [], "gem", False]),
        (AskSomebody(2, 3), ["AskSomebody", 2, 3]),
    ],
)
def test_a_frame_is_saved_as_its_name_and_its_fields(frame: Frame, saved: list[object]) -> None:
    assert CODEC.save(frame) == saved
    assert json.loads(json.dumps(saved)) == saved
    again = CODEC.load(saved)
    assert type(again) is type(frame)
    assert CODEC.save(again) == saved


def test_lists_become_tuples_again() -> None:
    frame = CODEC.load(["Gather", 1, [2, 3], "gem", False])
    assert isinstance(frame, Gather)
    assert frame.loot == (2, 3)


def test_a_choice_keeps_its_question() -> None:
    frame = CODEC.load(["AskSomebody", 2, 3])
    assert isinstance(frame, AskSomebody)
    assert (frame.seat, frame.question, frame.keep) == (2, "what-to-keep", 3)


@pytest.mark.parametrize("junk", [None, 3, "Plain", {}, [], [None], [3], [["Plain"]], ("Plain",), {"Plain": 1}])
def test_a_saved_frame_is_a_list_that_begins_with_a_name(junk: object) -> None:
    with pytest.raises(ValueError, match="not a saved frame"):
        CODEC.load(junk)


@pytest.mark.parametrize("name", ["", "plain", "Frame", "Choice", "NotAFrame", "Diary", "__init__", "TakeOrShow"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="there is no frame called"):
        CODEC.load([name])


@pytest.mark.parametrize("saved", [["Plain", 1], ["Gather", 1, [2], "gem"], ["Gather"], ["AskSomebody", 1, 2, 3]])
def test_a_wrong_number_of_fields_is_refused(saved: list[object]) -> None:
    with pytest.raises(ValueError, match="fields"):
        CODEC.load(saved)


@pytest.mark.parametrize("junk", [None, "one", 1.5, [1], {}])
def test_a_field_of_the_wrong_type_is_refused(junk: object) -> None:
    """The seat of a choice is checked where the core is compiled; interpreted Python would take anything."""
    compiled = not hasattr(Choice.__init__, "__code__")
    if compiled:
        with pytest.raises(ValueError, match="do not fit"):
            CODEC.load(["AskSomebody", junk, 3])
    else:
        assert CODEC.save(CODEC.load(["AskSomebody", junk, 3])) == ["AskSomebody", junk, 3]


def test_two_frames_cannot_have_the_same_name() -> None:
    other = ModuleType("other")
    twin = type("Plain", (Frame,), {"__module__": "other"})
    vars(other)["Plain"] = twin
    with pytest.raises(ValueError, match="two frames are called Plain"):
        FrameCodec([HERE, other])


def test_the_same_frame_under_a_second_name_of_another_module_is_no_double() -> None:
    other = ModuleType("other")
    vars(other)["Plain"] = Plain
    assert sorted(FrameCodec([HERE, other]).classes) == ["AskSomebody", "Gather", "Plain"]
