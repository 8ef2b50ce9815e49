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
from signoria.games.dominion.rules.setup import OPTIONS
from tests.kit.effort import LIGHT, examples
from tests.kit.fuzz import GAME, NAMES, position, wrong_with

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.position import Position

ROOT: Final = Path(__file__).parents[3]
POSITIONS: Final = {name: position(name) for name in NAMES}
OVER: Final = POSITIONS["over"]
# For one broken position after another; they need a second or two.
TIME_LIMIT: Final = 300
# One change in so many is tried.
PARTS: Final = 10 if LIGHT else 1

NOT_WHOLE: Final[list[object]] = [
    None,
    "",
    "0",
    "x",
    "play copper",
    b"0",
    0.0,
    1.0,
    -0.5,
    1e300,
    float("nan"),
    float("inf"),
    True,
    False,
    [],
    [0],
    (0,),
    {},
    {0: 0},
    {0},
    1j,
    ...,
    NotImplemented,
    int,
    range(3),
    bytearray(32),
]
FAR_OFF: Final[list[object]] = [-1, -(2**31), 2**31, 2**32, 2**63, 2**64, -(2**64) + 1, 10**30, -(10**30)]


def short(junk: object) -> str:
    """Name a piece of junk, for the names of tests."""
    return repr(junk)[:30]


PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["copper", "moat", "2 copper", "action", "hand", "players", "custom", "draft", "x", "9" * 30]),
)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=8), inner, max_size=5)),
    max_leaves=12,
)
ANYTHING = st.one_of(JSON, st.binary(max_size=40), st.tuples(PLAIN), st.sampled_from([*NOT_WHOLE, *FAR_OFF]))


def state(found: Position) -> tuple[object, ...]:
    """Everything that must not change."""
    return found.save(), found.legal(), found.asked, found.question, len(found.events())


def assert_refused(call: Callable[..., object], *given: object, error: type[ValueError] = ValueError) -> None:
    """Check that a call raises the error, or a kind of it, with a message of readable length."""
    with pytest.raises(error) as refused:
        call(*given)
    assert 0 < len(str(refused.value)) < 1000


# --- Choices ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_action_cannot_be_chosen(name: str) -> None:
    found = POSITIONS[name]
    before = state(found)
    for junk in [*NOT_WHOLE, *FAR_OFF, GAME.catalogue.size]:
        assert_refused(found.choose, junk, error=signoria.IllegalAction)
        assert_refused(found.notation, junk)
    assert state(found) == before


@pytest.mark.parametrize("huge", [10**5000, -(10**5000)], ids=["plus", "minus"])
def test_a_number_too_long_to_be_written_down_is_refused_like_any_other(huge: int) -> None:
    """Python refuses to write such a number, so a message that quotes it must not."""
    found = POSITIONS["spy"]
    with pytest.raises(signoria.IllegalAction, match="not an action"):
        found.choose(huge)
    with pytest.raises(ValueError, match="there is no action"):
        found.notation(huge)
    with pytest.raises(ValueError, match="there is no seat"):
        found.view(huge)
    with pytest.raises(ValueError, match="players"):
        GAME.new(huge, 1)
    with pytest.raises(ValueError, match="start-seat"):
        GAME.new(2, 1, {"start-player": "chosen", "start-seat": huge})
    assert GAME.new(2, huge).save() == GAME.new(2, huge).save()


@pytest.mark.parametrize("name", NAMES)
def test_an_action_that_is_not_offered_cannot_be_chosen(name: str) -> None:
    found = POSITIONS[name]
    before = state(found)
    for action in range(GAME.catalogue.size):
        if action not in found.legal():
            assert_refused(found.choose, action, error=signoria.IllegalAction)
            assert_refused(found.play, found.notation(action), error=signoria.IllegalAction)
            assert_refused(found.parse, found.notation(action), error=signoria.IllegalAction)
    assert state(found) == before


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_notation_cannot_be_played(name: str) -> None:
    found = POSITIONS[name]
    before = state(found)
    texts = ["play", "copper", "PASS", "play copper copper", "play\x00copper", "buy platinum", "\ud800", "x" * 100_000]
    for junk in [*[junk for junk in NOT_WHOLE if junk != "play copper"], *FAR_OFF, *texts]:
        assert_refused(found.play, junk, error=signoria.IllegalAction)
        assert_refused(found.parse, junk, error=signoria.IllegalAction)
    assert state(found) == before


@examples(150)
@given(st.sampled_from(NAMES), ANYTHING)
def test_junk_is_never_chosen(name: str, junk: object) -> None:
    found = POSITIONS[name]
    before = state(found)
    if type(junk) is not int or junk not in found.legal():
        assert_refused(found.choose, junk, error=signoria.IllegalAction)
    if not isinstance(junk, str) or " ".join(junk.split()) not in GAME.catalogue.numbers:
        assert_refused(found.play, junk, error=signoria.IllegalAction)
        assert_refused(found.parse, junk, error=signoria.IllegalAction)
    assert state(found) == before


# --- Seats and seeds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("junk", [*[junk for junk in NOT_WHOLE if junk is not None], *FAR_OFF, 2], ids=short)
def test_a_seat_that_does_not_exist_is_refused(junk: object) -> None:
    before = state(OVER)
    assert_refused(OVER.view, junk)
    assert_refused(OVER.determinise, junk, 1)
    assert_refused(OVER.score_sheet, junk)
    assert state(OVER) == before


@pytest.mark.parametrize("junk", NOT_WHOLE, ids=short)
def test_a_copy_is_drawn_anew_from_a_whole_number_only(junk: object) -> None:
    found = POSITIONS["thief"]
    before = state(found)
    assert_refused(found.determinise, 0, junk)
    assert state(found) == before


@pytest.mark.parametrize("junk", [*NOT_WHOLE, *FAR_OFF, 0, 1, 5], ids=short)
def test_a_wrong_number_of_seats_is_refused(junk: object) -> None:
    """DO-A01.1: the game has 2, 3 or 4 players."""
    assert_refused(GAME.new, junk, 1)


@pytest.mark.parametrize("junk", [*NOT_WHOLE, b"", bytes(31), bytes(33)], ids=short)
def test_a_wrong_seed_is_refused(junk: object) -> None:
    assert_refused(GAME.new, 2, junk)


@pytest.mark.parametrize("seed", [seed for seed in FAR_OFF if isinstance(seed, int)], ids=short)
def test_every_whole_number_is_a_seed(seed: int) -> None:
    assert GAME.new(2, seed).save() == GAME.new(2, seed).save()
    assert POSITIONS["thief"].determinise(0, seed).legal() == POSITIONS["thief"].legal()


@pytest.mark.parametrize("name", [*[name for name in NAMES if name != "over"]])
def test_nothing_is_scored_before_the_end(name: str) -> None:
    """DO-Z13: no points are shown during play."""
    found = POSITIONS[name]
    assert_refused(found.scores)
    assert_refused(found.winners)
    assert_refused(found.score_sheet, 0)


@pytest.mark.parametrize("name", ["", "Dominion", "chess", *NOT_WHOLE], ids=short)
def test_a_game_that_does_not_exist_is_refused(name: object) -> None:
    assert_refused(cast("Callable[[object], object]", signoria.game), name)


# --- Options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [option.name for option in OPTIONS])
def test_junk_is_no_value_of_any_option(option: str) -> None:
    harmless: dict[str, list[object]] = {"start-seat": [None], "kingdom": [[]], "previous-winners": [[], [0], (0,)]}
    every = [*NOT_WHOLE, *FAR_OFF, [None], [[]], ["x"], [1.0], [True], ["copper"] * 10, [0, 0], {"x": []}]
    harmful = [junk for junk in every if junk not in harmless.get(option, [])]
    assert len(harmful) >= len(every) - 3
    for junk in harmful:
        assert_refused(GAME.new, 2, 1, {option: junk})


@pytest.mark.parametrize(
    "options",
    [
        {"kingdom-mode": "custom"},
        {"kingdom-mode": "custom", "kingdom": ["moat"]},
        {"kingdom-mode": "draft", "kingdom": ["moat", "spy"]},
        {"kingdom": GAME.catalogue.notations[7:17]},
        {"start-player": "chosen"},
        {"start-seat": 0},
        {"start-player": "chosen", "start-seat": 2},
        {"previous-winners": [2]},
        {"previous-winners": [0, 1, 2, 3]},
        {"nonsense": 1},
        {None: 1},
        {1: 2},
    ],
    ids=str,
)
def test_options_that_do_not_fit_each_other_are_refused(options: object) -> None:
    assert_refused(GAME.new, 2, 1, options)


@examples(150)
@given(st.one_of(ANYTHING, st.dictionaries(st.sampled_from([option.name for option in OPTIONS]), ANYTHING, max_size=3)))
def test_junk_options_are_refused_or_harmless(options: object) -> None:
    refused_or(lambda: GAME.new(2, 1, options), lambda begun: begun.save())


def refused_or(attempt: Callable[[], Position], use: Callable[[Position], object]) -> None:
    """Attempt something that may be refused with a ValueError; if it is not, use what comes of it."""
    try:
        made = attempt()
    except ValueError:
        return
    use(made)


# --- Saved positions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_position_that_is_broken_in_one_place_is_refused_or_harmless(name: str) -> None:
    """Each field deleted and replaced by every junk; in a process of its own, which must neither hang nor crash."""
    command = [sys.executable, "-m", "tests.kit.fuzz", name, "--parts", str(PARTS)]
    try:
        # Our own program.
        tried = subprocess.run(  # noqa: S603
            command, cwd=ROOT, capture_output=True, text=True, timeout=TIME_LIMIT, check=False
        )
    except subprocess.TimeoutExpired as hanging:
        last = cast("bytes", hanging.stderr).decode().splitlines()[-1:]
        pytest.fail(f"loading or playing on does not end with {last}")
    assert tried.returncode == 0, f"the process died with {tried.stderr.splitlines()[-1:]}"
    assert tried.stdout.splitlines()[-12:] == ["0 wrong"]


@pytest.mark.parametrize("junk", [*NOT_WHOLE, *FAR_OFF], ids=short)
def test_what_is_no_saved_position_is_refused(junk: object) -> None:
    assert_refused(GAME.load, junk)
    assert_refused(GAME.load, {"game": junk})
    assert_refused(GAME.load, {"game": "dominion", "schema": junk})
    assert_refused(GAME.load, {**POSITIONS["spy"].save(), "agenda": [junk]})
    assert_refused(GAME.load, {**POSITIONS["spy"].save(), "chance": junk})


@examples(150)
@given(st.one_of(ANYTHING, st.dictionaries(st.sampled_from([*OVER.save()]), JSON)))
def test_junk_is_not_loaded(junk: object) -> None:
    assert_refused(GAME.load, junk)


@examples(200)
@given(st.sampled_from(NAMES), st.dictionaries(st.sampled_from([*OVER.save()]), JSON, min_size=1, max_size=2))
def test_a_position_with_junk_in_a_field_is_refused_or_harmless(name: str, junk: dict[str, object]) -> None:
    assert wrong_with({**POSITIONS[name].save(), **junk}) is None


FRAME = st.builds(
    lambda name, fields: [name, *fields],
    st.sampled_from(
        sorted(
            {
                "TakeTurn",
                "PlayAction",
                "CleanUp",
                "CardPlayed",
                "Play",
                "ChooseTop",
                "DiscardTogether",
                "GainFromSupply",
            }
        )
    ),
    st.lists(JSON, max_size=6),
)


@examples(150)
@given(st.sampled_from(NAMES), st.lists(st.one_of(FRAME, JSON), min_size=1, max_size=3))
def test_an_agenda_with_junk_in_it_is_refused_or_harmless(name: str, junk: list[object]) -> None:
    saved = POSITIONS[name].save()
    assert wrong_with({**saved, "agenda": [*cast("list[object]", saved["agenda"]), *junk]}) is None


@pytest.mark.parametrize("depth", [50, 500])
def test_deep_data_is_refused(depth: int) -> None:
    deep = json.loads("[" * depth + "]" * depth)
    saved = POSITIONS["spy"].save()
    assert_refused(GAME.load, deep)
    for field in saved:
        if field != "listening":
            assert_refused(GAME.load, {**saved, field: deep})


def test_positions_of_other_games_and_forms_are_refused_by_name() -> None:
    saved = POSITIONS["spy"].save()
    with pytest.raises(ValueError, match="not a saved position of dominion"):
        GAME.load({**saved, "game": "chess"})
    with pytest.raises(ValueError, match="saved in form 99; this version reads form"):
        GAME.load({**saved, "schema": 99})


@pytest.mark.parametrize("field", [field for field in POSITIONS["spy"].save() if field != "game"])
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    saved = POSITIONS["spy"].save()
    del saved[field]
    with pytest.raises(ValueError, match="form None" if field == "schema" else field):
        GAME.load(saved)


# --- Scenarios --------------------------------------------------------------------------------------------------------

SCENARIO_KEYS: Final = [
    "players",
    "options",
    "kingdom",
    "supply",
    "trash",
    "play-area",
    "active",
    "phase",
    "actions",
    "buys",
    "coins",
    "seed",
    "shuffles",
]


@pytest.mark.parametrize(
    "scenario",
    [
        None,
        [],
        "players",
        {"nonsense": 1},
        {1: 2},
        {"players": []},
        {"players": [{}]},
        {"players": [{}] * 5},
        {"players": [{"hand": "platinum"}, {}]},
        {"players": [{"hand": "11 moat"}, {}]},
        {"players": [{"hand": "2 2 moat"}, {}]},
        {"players": [{"hand": "-1 moat"}, {}]},
        {"players": [{"hand": "9999999 moat"}, {}]},
        {"players": [{"hand": "٣٣٣ moat"}, {}]},
        {"players": [{"hand": 3}, {}]},
        {"players": [{"hand": [["moat"]]}, {}]},
        {"players": [{"hat": "moat"}, {}]},
        {"players": [{"turns": -1}, {}]},
        {"players": [None, {}]},
        {"players": {"hand": "moat"}},
        {"kingdom": "moat, moat"},
        {"kingdom": "copper"},
        {"kingdom": "no such kingdom"},
        {"kingdom": 7},
        {"kingdom": "first-game", "players": [{"hand": "witch"}, {}]},
        {"supply": {"platinum": 1}},
        {"supply": {"gold": -1}},
        {"supply": {"gold": 31}},
        {"supply": {"gold": "3"}},
        {"supply": ["gold"]},
        {"supply": {None: 1}},
        {"trash": "31 gold"},
        {"active": 2},
        {"active": -1},
        {"active": None},
        {"active": 0.0},
        {"active": True},
        {"phase": "clean-up"},
        {"phase": None},
        {"phase": ["action"]},
        {"actions": -1},
        {"actions": 100},
        {"buys": "1"},
        {"coins": 1.0},
        {"seed": "1"},
        {"seed": None},
        {"seed": b"short"},
        {"shuffles": "copper"},
        {"shuffles": [["platinum"]]},
        {"shuffles": [3]},
        {"options": {"kingdom-mode": "custom"}},
        {"options": {"start-player": "chosen"}},
        {"options": 3},
    ],
    ids=str,
)
def test_an_impossible_scenario_is_refused(scenario: object) -> None:
    assert_refused(GAME.scenario, scenario)


@examples(200)
@given(st.one_of(ANYTHING, st.dictionaries(st.sampled_from(SCENARIO_KEYS), JSON, max_size=3)))
def test_junk_scenarios_are_refused_or_harmless(scenario: object) -> None:
    refused_or(lambda: GAME.scenario(scenario), lambda built: wrong_with(built.save()))


@examples(100)
@given(
    st.lists(
        st.dictionaries(
            st.sampled_from(["hand", "deck", "discard", "turns"]), st.one_of(JSON, st.just("2 gold")), max_size=2
        ),
        min_size=2,
        max_size=4,
    )
)
def test_junk_players_are_refused_or_harmless(players: list[object]) -> None:
    refused_or(lambda: GAME.scenario({"players": players}), lambda built: wrong_with(built.save()))
