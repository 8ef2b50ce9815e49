"""The tool that finds tests which can pass without having asserted anything."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.errors import FailedHealthCheck, Unsatisfiable

from tests.kit.effort import examples
from tools.vacuity import main

ROOT = Path(__file__).parents[2]
DOUBTFUL = {
    "if": "if found():\n    assert seats() == 2",
    "if in a loop": "for seat in seats():\n    if seat:\n        assert seat < 3",
    "if in a while": "while going():\n    if seats():\n        assert seats() < 3",
    "elif without else": "if one():\n    assert seats()\nelif other():\n    assert turns()",
    "only one way": "if one():\n    assert seats()\nelse:\n    play()",
    "left out": "for seat in seats():\n    if seat == 0:\n        continue\n    assert seat < 3",
    "gone home": "if not seats():\n    return\nassert seats() < 3",
    "gone home in a loop": "for seat in seats():\n    if seat:\n        assert seat < 3\n        return",
    "raises": "for seat in seats():\n    if seat:\n        with pytest.raises(ValueError):\n            play(seat)",
    "helper": "for seat in seats():\n    if seat:\n        expect_two(seat)",
    "case": "match seats():\n    case 2:\n        assert turns() == 2",
    "handler": "try:\n    play()\nexcept ValueError as wrong:\n    assert str(wrong)",
    "chosen": "for seat in [seat for seat in seats() if seat]:\n    assert seat < 3",
    "chosen by name": "few = [seat for seat in seats() if seat]\nfor seat in sorted(few):\n    assert seat",
    "all of the chosen": "assert all(seat < 3 for seat in seats() if seat)",
    "all of the chosen by name": "few = {seat for seat in seats() if seat}\nassert all(few)",
    "type beside it": "for seat in seats():\n    assert seat is not None\n    if seat:\n        assert seat < 3",
    "other type beside it": "assert isinstance(seats(), list)\nif seats():\n    assert turns() == 2",
    "assumed before": "assume(seats())\nfor seat in seats():\n    if seat:\n        assert seat < 3",
}
CERTAIN = {
    "plain": "assert seats() == 2",
    "loop": "for seat in seats():\n    assert seat < 3",
    "while": "while going():\n    assert seats() < 3",
    "counted": "met = 0\nfor seat in seats():\n    if seat:\n        assert seat < 3\n        met += 1\nassert met > 0",
    "before": "assert seats()\nfor seat in seats():\n    if seat:\n        assert seat < 3",
    "both ways": "if one():\n    assert seats()\nelse:\n    assert turns()",
    "three ways": "if one():\n    assert seats()\nelif other():\n    assert turns()\nelse:\n    assert moves()",
    "both ways of a loop": "for seat in them:\n    if seat:\n        assert seat\n        continue\n    assert turns()",
    "over": "for seat in seats():\n    if over():\n        break\n    assert seat < 3",
    "raises": "with pytest.raises(ValueError):\n    play()",
    "inside a with": "with table():\n    assert seats() == 2",
    "tried": "try:\n    assert seats() == 2\nfinally:\n    close()",
    "finally": "try:\n    play()\nfinally:\n    assert seats() == 2",
    "helper": "expect_two(seats())",
    "failing": "for seat in seats():\n    if seat:\n        assert seat < 3\n        return\npytest.fail('nobody')",
    "raising": "if seats() != 2:\n    raise AssertionError('not two')\nif turns():\n    assert moves()",
    "chosen and found": "few = [seat for seat in seats() if seat]\nassert few\nfor seat in few:\n    assert seat < 3",
    "chosen and assumed": "few = [seat for seat in seats() if seat]\nassume(few)\nfor seat in few:\n    assert seat",
    "assumed after": "met = 0\nfor seat in seats():\n    if seat:\n        assert seat\n        met += 1\nassume(met)",
    "counted by sum": "assert sum(seat < 3 for seat in seats() if seat) == 2",
    "type alone": "assert isinstance(seats(), list)",
    "asserts nothing": "play()",
}
HELPER = "def expect_two(seats):\n    assert seats == 2\n\n\n"


def checked(root: Path, body: str) -> int:
    """The exit code for one test."""
    (root / "tests").mkdir()
    text = f"{HELPER}def test_one():\n{indent(body, '    ')}\n"
    (root / "tests" / "test_zigzag.py").write_text(text, encoding="utf-8")
    return main([], root)


@pytest.mark.parametrize("body", DOUBTFUL.values(), ids=DOUBTFUL)
def test_a_test_that_may_pass_by_its_assertions_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str
) -> None:
    assert checked(tmp_path, body) == 1
    named = "tests/test_zigzag.py:5: test_one may pass by all its assertions\n"
    assert capsys.readouterr().err == named


@pytest.mark.parametrize("body", CERTAIN.values(), ids=CERTAIN)
def test_a_test_that_is_certain_to_assert_is_not(tmp_path: Path, body: str) -> None:
    assert checked(tmp_path, body) == 0


def test_no_test_of_this_project_may_pass_by_its_assertions(capsys: pytest.CaptureFixture[str]) -> None:
    main([], ROOT)
    assert capsys.readouterr().err == ""


def test_made_up_examples_of_which_none_fits_fail_the_test() -> None:
    """That is why `assume` says that an assertion was reached."""

    @examples(20)
    @given(st.integers())
    def test(number: int) -> None:
        assume(str(number) == "a number")

    with pytest.raises((FailedHealthCheck, Unsatisfiable)):
        test()
