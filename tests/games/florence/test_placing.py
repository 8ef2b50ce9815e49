"""The building rules: where a tile may lie, on boards that people built and on thousands that nobody did."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from signoria.core.position import IllegalAction
from signoria.games.florence.data import board
from signoria.games.florence.data.components import FIRST_LANDSCAPE, TILE_NUMBERS, TILES
from signoria.games.florence.forms.reader import lay
from signoria.games.florence.rules.placement import blocked_for_buildings, placements
from tests.kit.effort import few
from tests.kit.palazzo import Palazzo

OPERA = "opera@b4,b5,b6,c4,c5"
APART = {
    "university": "e5,e6,e7,f5,g5,g6,g7",
    "laboratory": "e1,e3,f1,f2,f3,g1,g3",
    "workshop": "a4,a5,b4,b5,c4,c5,c6",
    "forest": "b3,c3,d1,d2,d3",
    "lake": "d4,d5,e4,f4",
}
EXAMPLE = [
    ("university", "e5,e6,e7,f5,g5,g6,g7"),
    ("workshop", "e1,e2,e3,f1,f2,g1,g2"),
    ("opera", "b4,b5,b6,c4,c5"),
    ("tower", "a4,a5,a6"),
    ("chapel", "f3,g3,g4"),
    ("forest", "b3,c3,d1,d2,d3"),
    ("forest", "d4,d5,d6,e4,f4"),
    ("lake", "a7,b7,c6,c7"),
]


def can_build(placement: str, tiles: str = "", builders: int = 0) -> bool:
    scene = Palazzo({"tiles": tiles, "builders": builders}, {}, {}, phase="actions").play("build")
    wanted = scene.position.catalogue().number(placement)
    return wanted in scene.position.legal()


def can_lay(placement: str, tiles: str = "", builders: int = 0) -> bool:
    tile = placement.partition("@")[0]
    scene = Palazzo({"tiles": tiles, "builders": builders}, {}, {}).play(f"open {tile}", "pass", "pass")
    return scene.position.catalogue().number(placement) in scene.position.legal()


def test_every_cell_lies_on_the_grid() -> None:
    """PF-T04, PF-T04.1, PF-X10: no placement leaves the board."""
    assert all(area & ~board.GRID == 0 for area in board.ALL.areas)
    assert not [word for word in board.WORDS if word.startswith(("tower f7 r0", "tower g7 r0"))]


@pytest.mark.parametrize("builders", range(4))
def test_no_cell_lies_on_another_tile_or_on_the_palace(builders: int) -> None:
    """PF-T04.2, PF-X10: builders or not."""
    assert not can_build("tower@d3,e3,f3", "forest@b3,c3,d1,d2,d3", builders)
    assert not can_build("tower@a1,b1,c1", "", builders)


@pytest.mark.parametrize(("builders", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_buildings_do_not_touch_until_there_are_two_builders(builders: int, legal: bool) -> None:
    """PF-T04.3, PF-T04.6, PF-X10: side by side with another building."""
    assert can_build("tower@a4,a5,a6", OPERA, builders) is legal


@pytest.mark.parametrize(("builders", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_buildings_do_not_touch_the_palace_until_there_are_two_builders(builders: int, legal: bool) -> None:
    """PF-T04.4, PF-T04.6, PF-X10: side by side with the palace."""
    assert can_build("tower@d1,d2,d3", "", builders) is legal


def test_corners_may_touch() -> None:
    """PF-T04.5, PF-X10: with the palace and with buildings."""
    assert can_build("tower@d3,e3,f3")
    assert can_build("tower@d6,e6,f6", OPERA)


def test_landscapes_may_touch_anything_and_be_touched() -> None:
    """PF-T04.7, PF-X10: a park beside a building and the palace, a building beside the park."""
    assert can_lay("park@a3,a4,b3", OPERA)
    assert can_build("tower@e3,e4,e5", "forest@b3,c3,d1,d2,d3")


@pytest.mark.parametrize("builders", range(4))
def test_a_building_type_stands_once_in_a_principality(builders: int) -> None:
    """PF-T04.8, PF-X10: no second opera anywhere."""
    scene = Palazzo({"tiles": OPERA, "builders": builders}, {}, {}, phase="actions").play("build")
    assert not scene.said_of("place opera")
    assert scene.said_of("place tower")


def test_a_landscape_type_may_stand_many_times() -> None:
    """PF-T04.9: a fourth lake fits as well as the first."""
    scene = Palazzo({"tiles": "lake lake lake"}, {}, {}).play("open lake", "pass", "pass")
    scene.play(scene.options[0])
    assert [tile["tile"] for tile in scene.seen(None, 0)["tiles"]] == ["lake"] * 4


def test_what_lies_stays() -> None:
    """PF-T04.10, PF-T04.11: no option moves or removes a tile, and tiles only ever grow in number."""
    scene = Palazzo({"tiles": f"{OPERA} lake"}, {}, {}, phase="actions")
    before = scene.seen(None, 0)["tiles"]
    scene.play("build", "place tower e7 r0")
    assert scene.seen(None, 0)["tiles"][:2] == before
    assert not {"move", "remove", "turn"} & {notation.split()[0] for notation in scene.position.catalogue().notations}


def test_only_the_new_tile_is_tested() -> None:
    """PF-T04.12: tiles that touch already are left alone, even when their owner has one builder."""
    touching = f"{OPERA} tower@a4,a5,a6"
    assert can_build("chapel@e6,e7,f6", touching, builders=1)


def test_nothing_is_offered_that_fits_nowhere() -> None:
    """PF-T04.13, PF-A06.4: a forest that does not fit cannot be opened; a single place is still a choice."""
    cells = [name for name in board.cell_names(board.GRID) if name not in ["a1", "a2", "b1", "b2", "c1", "c2"]]
    free = {"e1", "e2", "f1"}
    scene = Palazzo({"tiles": full_board(set(cells) - free)}, {}, {})
    assert "open forest" not in scene.options
    assert "open lake" not in scene.options
    scene.play("open park", "pass", "pass")
    assert scene.options == ["place park e1 r0"]


def full_board(area: set[str], forests: int = 6) -> str:
    """Cover exactly these cells with landscapes, as many of them as it takes."""
    wanted = board.named_cells(" ".join(area))
    found = cover(wanted, [forests, 5, 6])
    assert found is not None
    return " ".join(found)


def cover(wanted: int, left: list[int]) -> list[str] | None:
    if wanted == 0:
        return []
    lowest = wanted & -wanted
    for landscape in range(3):
        tile = FIRST_LANDSCAPE + landscape
        if left[landscape] == 0:
            continue
        for number in range(board.ALL.firsts[tile], board.ALL.firsts[tile + 1]):
            area = board.ALL.areas[number]
            if area & lowest and not area & ~wanted:
                rest = cover(wanted & ~area, [count - (place == landscape) for place, count in enumerate(left)])
                if rest is not None:
                    return [board.written(tile, area), *rest]
    return None


@pytest.mark.parametrize("order", list(permutations(APART))[::17])
def test_a_puzzle_without_any_contact(order: tuple[str, ...]) -> None:
    """PF-X11: three large buildings, a forest and a lake, in any order, without a builder."""
    tiles = ""
    for tile in order:
        placement = f"{tile}@{APART[tile]}"
        assert can_lay(placement, tiles) if tile in ("forest", "lake") else can_build(placement, tiles)
        tiles = f"{tiles} {placement}"
    assert Palazzo({"tiles": tiles}, {}, {}).seen(None, 0)["empty"] == 13


def test_a_full_principality_with_two_builders() -> None:
    """PF-X11: eight tiles with two builders leave four cells; with one the later of two that touch is illegal."""
    tiles = ""
    for tile, cells in EXAMPLE:
        placement = f"{tile}@{cells}"
        assert can_lay(placement, tiles, 2) if tile in ("forest", "lake") else can_build(placement, tiles, 2)
        tiles = f"{tiles} {placement}"
    assert Palazzo({"tiles": tiles, "builders": 2}, {}, {}).seen(None, 0)["empty"] == 4
    cells_of = dict(EXAMPLE)
    for earlier, later in (("opera", "tower"), ("university", "chapel"), ("workshop", "chapel")):
        assert not can_build(f"{later}@{cells_of[later]}", f"{earlier}@{cells_of[earlier]}", 1)


# --- Thousands of boards against a slow and obvious reference ---------------------------------------------------------


def reference(tile: int, covered: set[tuple[int, int]], houses: set[tuple[int, int]], builders: int) -> set[str]:
    """All legal placements, cell by cell as the rules say it."""
    found = set()
    for form in board.FORMS[tile]:
        for left in range(7):
            for low in range(7):
                cells = {(x + left, y + low) for x, y in form}
                on_grid = all(0 <= x < 7 and 0 <= y < 7 for x, y in cells)
                if on_grid and not cells & covered and (may_touch(tile, builders) or not touches(cells, houses)):
                    names = sorted(f"{'abcdefg'[x]}{y + 1}" for x, y in cells)
                    found.add(f"{TILES[tile]}@{','.join(names)}")
    return found


def may_touch(tile: int, builders: int) -> bool:
    return tile >= FIRST_LANDSCAPE or builders >= 2


def touches(cells: set[tuple[int, int]], others: set[tuple[int, int]]) -> bool:
    return any((x + dx, y + dy) in others for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def as_cells(area: int) -> set[tuple[int, int]]:
    return {("abcdefg".index(name[0]), int(name[1]) - 1) for name in board.cell_names(area)}


@pytest.mark.parametrize("chunk", range(10))
def test_random_boards_have_exactly_the_placements_of_the_reference(chunk: int) -> None:
    """PF-T04.1, PF-T04.2, PF-T04.3, PF-T04.7: on 3000 boards, a fifth of them in a light run."""
    chance = random.Random(chunk)
    scene = Palazzo({}, {}, {})
    for _ in range(few(300)):
        game = scene.position.copy()
        player = game.players[0]
        player.builders = chance.randrange(4)
        for _ in range(chance.randrange(7)):
            number = chance.randrange(board.PLACEMENTS)
            tile, area = board.ALL.tiles[number], board.ALL.areas[number]
            if not area & player.covered and not (tile < FIRST_LANDSCAPE and (player.buildings >> tile) & 1):
                lay(player, tile, area, -1)
        tile = chance.randrange(len(TILES))
        houses = as_cells(player.built | board.named_cells("a1 a2 b1 b2 c1 c2"))
        blocked = player.covered if tile >= FIRST_LANDSCAPE else blocked_for_buildings(game, 0)
        offered = {game.notation(option).removeprefix("place ") for option in placements(1 << tile, blocked)}
        words = {board.written(tile, board.ALL.areas[board.WORDS.index(word)]) for word in offered}
        assert words == reference(tile, as_cells(player.covered), houses, player.builders)
        assert board.fits(tile, blocked) is bool(words)


def test_tiles_are_known_by_number() -> None:
    """PF-T02.3: the catalogue names every placement of every tile once."""
    assert len(set(board.WORDS)) == board.PLACEMENTS
    assert {word.split()[0] for word in board.WORDS} == set(TILE_NUMBERS)


@pytest.mark.parametrize("written", ["tower@f3,d3,e3", "place tower @ f3, e3, d3", "tower@d3,e3,f3"])
def test_a_place_may_be_told_by_its_cells_in_any_order(written: str) -> None:
    scene = Palazzo({}, {}, {}, phase="actions").play("build", written)
    assert scene.seen(0, 0)["tiles"][0]["cells"] == ["d3", "e3", "f3"]


@pytest.mark.parametrize("written", ["tower@d3,d3,e3", "tower@", "@d3", "tower@d3,e3", "tower@d3@e3,f3"])
def test_cells_that_are_no_place_are_refused(written: str) -> None:
    scene = Palazzo({}, {}, {}, phase="actions").play("build")
    with pytest.raises(IllegalAction):
        scene.position.play(written)
