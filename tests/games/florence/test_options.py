"""Table options: what can be settled, what goes together, and that everyone sees it."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.options import checked_options
from signoria.games.florence.data.layouts import LAYOUTS
from signoria.games.florence.data.presets import RECOMMENDED
from signoria.games.florence.data.shapes import TILE_SETS
from signoria.games.florence.rules.setup import OPTIONS, check_together
from tests.kit.marks import clause
from tests.kit.palazzo import GAME, Palazzo

DEFAULTS = checked_options(OPTIONS, {})


def schema(option: str) -> dict[str, Any]:
    properties: Any = GAME.options_schema["properties"]
    return dict(properties[option])


@pytest.mark.parametrize("seats", [1, 6, 0, "3", None])
def test_two_to_five_players_and_no_other_number(seats: object) -> None:
    """PF-O01.1: two, three, four or five."""
    assert (GAME.fewest, GAME.most) == (2, 5)
    assert [GAME.new(number, 1).seats() for number in (2, 3, 4, 5)] == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="2 to 5"):
        GAME.new(seats, 1)


@pytest.mark.parametrize(
    ("option", "values", "default"),
    [
        pytest.param("expansion-muse-princess", ["off", "on"], "off", marks=clause("PF-O01.2")),
        pytest.param("expansion-cooperative", ["off", "on"], "off", marks=clause("PF-O01.3")),
        pytest.param("no-pp-for-money", ["off", "on"], "off", marks=clause("PF-O01.4")),
        pytest.param("two-player-freedoms", ["5", "4"], "5", marks=clause("PF-O01.5")),
        pytest.param("two-player-landscape-choice", ["winner", "opener"], "winner", marks=clause("PF-O01.6")),
        pytest.param("money-visibility", ["hidden", "open"], "hidden", marks=clause("PF-O01.7")),
        pytest.param("start-player", ["random", "chosen"], "random", marks=clause("PF-O01.8")),
        pytest.param("cb-border-landscape", ["blocks", "harmless"], "blocks", marks=clause("PF-O01.9")),
        pytest.param("tile-set", ["reconstruction-1"], "reconstruction-1", marks=clause("PF-O01.10")),
        pytest.param("cb-layout", ["reconstruction-1"], "reconstruction-1", marks=clause("PF-O01.10")),
    ],
)
def test_every_option_has_its_values_and_its_default(option: str, values: list[str], default: str) -> None:
    """And nothing else is taken."""
    assert schema(option) == {"enum": values, "default": default}
    with pytest.raises(ValueError, match=option):
        GAME.new(2, 1, {option: "perhaps"})


def test_both_expansions_may_be_on_together() -> None:
    """PF-O01.3: alone or with Muse and Princess."""
    position = GAME.new(3, 1, {"expansion-muse-princess": "on", "expansion-cooperative": "on"})
    view = position.view(None)
    assert "characters" in view
    assert "borders" in view


def test_points_are_never_sold_only_where_there_are_characters() -> None:
    """PF-O01.4: the very advanced variant needs Muse and Princess."""
    with pytest.raises(ValueError, match="expansion-muse-princess"):
        GAME.new(3, 1, {"no-pp-for-money": "on"})
    assert GAME.new(3, 1, {"no-pp-for-money": "on", "expansion-muse-princess": "on"}).asked is not None


@pytest.mark.parametrize(("option", "value"), [("two-player-freedoms", "4"), ("two-player-landscape-choice", "opener")])
def test_options_for_two_are_refused_for_more(option: str, value: str) -> None:
    """PF-O01.5, PF-O01.6: only with two players."""
    assert GAME.new(2, 1, {option: value}).asked is not None
    for seats in (3, 4, 5):
        with pytest.raises(ValueError, match="two players"):
            GAME.new(seats, 1, {option: value})


def test_the_start_player_is_drawn_or_named() -> None:
    """PF-O01.8, PF-S01.1: by lot, or a seat that the table names."""
    drawn = {GAME.new(4, seed).starter() for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        position = GAME.new(4, 1, {"start-player": "chosen", "start-seat": seat})
        assert position.starter() == seat
        assert position.view(None)["start"] == seat


@pytest.mark.parametrize(
    "options",
    [{"start-player": "chosen"}, {"start-seat": 1}, {"start-player": "chosen", "start-seat": 3}],
)
def test_a_start_seat_fits_the_other_options(options: dict[str, object]) -> None:
    """PF-O01.8: a named seat exists, and is named only if one is wanted."""
    with pytest.raises(ValueError, match="start-seat"):
        check_together({**DEFAULTS, **options}, 3)


def test_the_two_replaceable_tables_go_by_name() -> None:
    """PF-O01.10: outlines and layout are chosen by the name of their table."""
    assert list(TILE_SETS) == schema("tile-set")["enum"]
    assert list(LAYOUTS) == schema("cb-layout")["enum"]


def test_recommended_sets_can_be_played() -> None:
    """PF-O01.11: from the first game to everything at once."""
    assert RECOMMENDED["first-game"] == {}
    assert RECOMMENDED["advanced"] == {"expansion-muse-princess": "on"}
    assert RECOMMENDED["very-advanced"] == {"expansion-muse-princess": "on", "no-pp-for-money": "on"}
    assert RECOMMENDED["negotiation"] == {"expansion-cooperative": "on"}
    assert RECOMMENDED["full"] == {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
    for options in RECOMMENDED.values():
        assert GAME.new(3, 1, options).asked is not None


def test_options_are_seen_by_everyone_and_do_not_change() -> None:
    """PF-O01.12: spectators included, from the first event to the last view."""
    scene = Palazzo({}, {}, {}, options={"money-visibility": "open"})
    for reader in (0, 1, None):
        assert scene.view(reader)["options"]["money-visibility"] == "open"
    position = GAME.new(3, 1, {"money-visibility": "open"})
    assert position.events()[0].seen_by(None)["options"] == {**DEFAULTS, "money-visibility": "open"}


def test_the_booklet_is_what_is_usual() -> None:
    """PF-O01.13, R12: whatever the printed booklet says is the default; the rest is the table's own."""
    booklet = GAME.preset("booklet")
    assert booklet == {name: DEFAULTS[name] for name in booklet}
    left_alone = {
        "expansion-muse-princess",
        "expansion-cooperative",
        "no-pp-for-money",
        "start-player",
        "start-seat",
        "tile-set",
        "cb-layout",
    }
    assert {option.name for option in GAME.table_options if option.offered} == left_alone | set(booklet)
    for seats in range(2, 6):
        assert GAME.new(seats, 1, booklet | {"expansion-cooperative": "on"}).asked is not None
