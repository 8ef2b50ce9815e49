"""Whatever is thrown at the game, it answers with a clear ValueError, and the position stays as it was."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from tests.kit.effort import DEEP, LIGHT, examples
from tests.kit.fuzz import COURT_NAMES, position, wrong_with

if TYPE_CHECKING:
    from signoria.core.position import Position

NAME: Final = "machiavelli"
GAME: Final = signoria.game(NAME)
ROOT: Final = Path(__file__).parents[3]
POSITIONS: Final = {name: position(name, NAME) for name in COURT_NAMES}
TIME_LIMIT: Final = 300
# An ordinary run tries one broken position in so many.
PARTS: Final = 1 if DEEP else 120 if LIGHT else 24
BROKEN: Final = COURT_NAMES if DEEP else ["turn", "library", "warrant", "loan", "late", "over"]

JUNK: Final[list[object]] = [None, "", "0", "build palace", b"0", 1.0, True, [], {}, -1, 2**31, 2**64, 10**30]
JSON = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.text(max_size=9), st.sampled_from(["tavern", "king", "hand"])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=8,
)


def state(found: Position) -> tuple[object, ...]:
    """Everything that must not change."""
    return found.save(), found.legal(), found.asked, found.question, len(found.events())


@pytest.mark.parametrize("name", COURT_NAMES)
def test_what_is_not_offered_cannot_be_chosen(name: str) -> None:
    """MD-Q47, MD-A26: junk and actions that are not possible now."""
    found = POSITIONS[name]
    before = state(found)
    legal = set(found.legal())
    for junk in [*JUNK, GAME.catalogue.size, *(action for action in range(0, GAME.catalogue.size, 7))]:
        if type(junk) is int and junk in legal:
            continue
        with pytest.raises(signoria.IllegalAction):
            found.choose(junk)
    assert state(found) == before


@pytest.mark.parametrize("name", BROKEN)
def test_a_position_that_is_broken_in_one_place_is_refused_or_harmless(name: str) -> None:
    """Fields deleted or replaced by junk; in a process of its own, which must neither hang nor crash."""
    command = [sys.executable, "-m", "tests.kit.fuzz", name, "--game", NAME, "--parts", str(PARTS)]
    # Our own program.
    tried = subprocess.run(  # noqa: S603
        command, cwd=ROOT, capture_output=True, text=True, timeout=TIME_LIMIT, check=False
    )
    assert tried.returncode == 0, f"the process died with {tried.stderr.splitlines()[-1:]}"
    assert tried.stdout.splitlines()[-12:] == ["0 wrong"]


@examples(60)
@given(st.sampled_from(COURT_NAMES), st.dictionaries(st.sampled_from([*POSITIONS["over"].save()]), JSON, min_size=1))
def test_a_position_with_junk_in_a_field_is_refused_or_harmless(name: str, junk: dict[str, object]) -> None:
    assert wrong_with({**POSITIONS[name].save(), **junk}, NAME) is None


@examples(60)
@given(st.sampled_from(COURT_NAMES), st.lists(JSON, min_size=1, max_size=3))
def test_an_agenda_with_junk_in_it_is_refused_or_harmless(name: str, junk: list[object]) -> None:
    saved = POSITIONS[name].save()
    assert wrong_with({**saved, "agenda": [*cast("list[object]", saved["agenda"]), *junk]}, NAME) is None


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_what_is_no_saved_position_is_refused(junk: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.load(junk)
    with pytest.raises(ValueError, match=r"."):
        GAME.load({**POSITIONS["turn"].save(), "agenda": [junk]})


def test_deep_data_is_refused() -> None:
    deep = json.loads("[" * 300 + "]" * 300)
    saved = POSITIONS["turn"].save()
    fields = set(saved) - {"listening"}
    assert len(fields) >= 10
    for field in fields:
        with pytest.raises(ValueError, match=r"."):
            GAME.load({**saved, field: deep})


@examples(80)
@given(
    st.dictionaries(
        st.sampled_from(
            ["players", "turn", "call", "options", "deck", "crown", "warrants", "murdered", "first", "rest"]
        ),
        JSON,
        max_size=3,
    )
)
def test_junk_scenarios_are_refused_or_harmless(scenario: dict[str, object]) -> None:
    try:
        built = GAME.scenario(scenario)
    except ValueError:
        return
    assert wrong_with(built.save(), NAME) is None
