"""The common board, and building alone at its borders."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING

import pytest

from signoria.games.florence.data import board, layouts
from signoria.games.florence.data.components import TILES
from signoria.games.florence.data.layouts import ABOVE, BESIDE, Border
from signoria.games.florence.forms.reader import lay
from signoria.games.florence.rules.cooperative_building.negotiation import joint_placements
from signoria.games.florence.rules.placement import blocked_for_buildings
from tests.kit.marks import clause
from tests.kit.palazzo import GAME, TOGETHER, Palazzo

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence

ALONE = {
    "university": ((32, 24, 16), 40, 60),
    "laboratory": ((16, 12, 8), 20, 30),
    "workshop": ((68, 50, 36), 86, 128),
    "library": ((36, 26, 20), 46, 68),
    "opera": ((96, 70, 60), 122, 172),
    "studio": ((46, 34, 28), 58, 84),
    "hospital": ((36, 26, 20), 46, 68),
    "theatre": ((37, 26, 21), 48, 68),
    "tower": ((33, 24, 23), 42, 54),
    "chapel": ((67, 50, 47), 84, 114),
}
JOINT = {
    "university": (24, 40, 40),
    "laboratory": (12, 20, 20),
    "workshop": (54, 80, 80),
    "library": (30, 40, 40),
    "opera": (54, 68, 68),
    "studio": (26, 34, 34),
    "hospital": (30, 40, 40),
    "theatre": (30, 40, 40),
    "tower": (10, 14, 14),
    "chapel": (24, 24, 24),
}


def together(*players: dict[str, object], **wanted: object) -> Palazzo:
    options = {**TOGETHER, **wanted.pop("options", {})}  # type: ignore[dict-item]
    return Palazzo(*players, phase=str(wanted.pop("phase", "actions")), options=options, **wanted)


def alone(scene: Palazzo, tile: str, seat: int = 0) -> int:
    blocked = blocked_for_buildings(scene.position, seat)
    first, end = board.ALL.firsts[TILES.index(tile)], board.ALL.firsts[TILES.index(tile) + 1]
    return sum(not area & blocked for area in board.ALL.areas[first:end])


def jointly(scene: Palazzo, tile: str, seat: int, partner: int) -> int:
    words = [
        scene.position.notation(option) for option in joint_placements(scene.position, seat, partner, all_of_them=True)
    ]
    return sum(word.startswith(f"place {tile} ") for word in words)


def test_set_up_and_auction_are_unchanged() -> None:
    """CB-G01.1: only the boards and the action of building differ."""
    base, common = GAME.new(3, 4), GAME.new(3, 4, TOGETHER)
    for name in ("supply", "piles", "chance", "round"):
        assert base.save()[name] == common.save()[name]
    assert base.legal() == common.legal()


def test_the_back_of_a_board() -> None:
    """CB-L, CB-L01.1, CB-L01.2: the palace stands at the middle of an outer edge; 43 cells are free."""
    scene = together({}, {})
    assert scene.seen(None, 0)["palace"] == ["c1", "c2", "d1", "d2", "e1", "e2"]
    assert scene.seen(None, 0)["empty"] == 43
    assert scene.view(None)["borders"] == [[0, 1, "beside"]]


@pytest.mark.parametrize(
    ("players", "borders"),
    [
        pytest.param(2, [Border(0, 1, BESIDE)], marks=clause("CB-L02.1")),
        pytest.param(3, [Border(0, 1, BESIDE), Border(1, 2, BESIDE), Border(2, 0, BESIDE)], marks=clause("CB-L02.2")),
        pytest.param(
            4,
            [Border(0, 1, BESIDE), Border(3, 2, BESIDE), Border(3, 0, ABOVE), Border(2, 1, ABOVE)],
            marks=clause("CB-L02.3"),
        ),
        pytest.param(5, [Border(seat, (seat + 1) % 5, BESIDE) for seat in range(5)], marks=clause("CB-L02.4")),
    ],
)
def test_how_the_boards_are_joined(players: int, borders: list[Border]) -> None:
    """CB-L02, CB-L01.3: a row, rings, and a square."""
    layout = layouts.RECONSTRUCTION_1[players]
    assert layout.borders == borders
    upper = [seat for seat, palace in enumerate(layout.palaces) if palace == layouts.UPPER_PALACE]
    assert upper == ([0, 1] if players == 4 else [])


def test_cells_across_a_border_are_neighbours() -> None:
    """CB-L01.4, CB-L01.6: written with their seats; columns and rows run on."""
    scene = together({}, {}, {}, {})
    words = [scene.position.notation(option) for option in joint_placements(scene.position, 0, 3, all_of_them=True)]
    assert "place tower 4:a6 r1" in words
    scene.play("propose 4", "place tower 4:a6 r1")
    assert scene.view(0)["question"]["cells"] == ["4:a6", "4:a7", "1:a1"]
    side = together({}, {}).play("propose 2", "place tower 1:f3 r0")
    assert side.view(0)["question"]["cells"] == ["1:f3", "1:g3", "2:a3"]


def test_boards_that_touch_at_a_corner_have_no_border() -> None:
    """CB-L01.5, CB-J01.1: with four players opposite seats have none, and no building covers three boards."""
    settings = together({}, {}, {}, {}).position.settings
    with pytest.raises(ValueError, match="no border"):
        settings.border(0, 2)
    for spanning in board.SPANNING:
        for first, second, tile in zip(spanning.first_areas, spanning.second_areas, spanning.tiles, strict=True):
            assert int(first).bit_count() + int(second).bit_count() == len(board.FORMS[tile][0])
            assert first
            assert second


def test_a_replacement_layout_is_checked() -> None:
    """CB-L01.7: everyone needs a border with both turn neighbours."""
    assert layouts.problems(layouts.RECONSTRUCTION_1) == []
    broken = {**layouts.RECONSTRUCTION_1, 3: layouts.row(3)}
    assert layouts.problems(broken) == ["with 3 players seats 2 and 0 have no border"]
    assert layouts.problems({2: layouts.row(2)})[0] == "there is no layout for 3 players"


@pytest.mark.parametrize("tile", ALONE)
def test_how_many_places_a_lone_builder_has(tile: str) -> None:
    """CB-X4, CB-B, CB-B01.2, CB-B01.8: by builders and number of players."""
    none, one, two = ALONE[tile]
    for players, wanted in zip((2, 3, 4), none, strict=True):
        for builders, number in ((0, wanted), (1, one), (2, two), (3, two)):
            if players * builders <= 6:
                assert alone(together({"builders": builders}, *[{}] * (players - 1)), tile) == number
    assert alone(together({}, {}, {}, {}, {}), tile) == none[1]


@pytest.mark.parametrize("tile", JOINT)
def test_how_many_places_two_players_have(tile: str) -> None:
    """CB-X4, CB-J, CB-J01, CB-J01.4: at side borders and, with four players, above each other."""
    few, many, stacked = JOINT[tile]
    assert jointly(together({}, {}), tile, 0, 1) == few
    assert jointly(together({"builders": 1}, {"builders": 1}, {}), tile, 0, 1) == few
    assert jointly(together({"builders": 2}, {"builders": 2}), tile, 0, 1) == many
    assert jointly(together({}, {}, {}, {}), tile, 0, 3) == stacked


@pytest.mark.parametrize(("landscape", "number"), [("forest", 68), ("lake", 176), ("park", 114)])
def test_landscapes_on_the_back(landscape: str, number: int) -> None:
    """CB-X4, CB-B01.1: any empty cells of the own principality, borders included, without a builder."""
    scene = together({}, {"tiles": "tower@a3,a4,a5"}, {}, phase="auction").play(f"open {landscape}", "pass", "pass")
    assert len(scene.options) == number
    areas = [board.ALL.areas[board.WORDS.index(option.removeprefix("place "))] for option in scene.options]
    assert any(area & board.RIGHT_EDGE for area in areas)


@pytest.mark.parametrize(
    ("across", "border", "legal"),
    [
        pytest.param("", "blocks", [False, True, True, True]),
        pytest.param("tower@a4,b4,c4", "blocks", [False, False, True, True]),
        pytest.param("park@a4,b4,b5", "blocks", [False, False, True, True], marks=clause("CB-B01.5", "PF-O01.9")),
        pytest.param("park@a4,b4,b5", "harmless", [False, True, True, True], marks=clause("CB-B01.5", "PF-O01.9")),
        pytest.param("tower@a4,b4,c4", "harmless", [False, False, True, True]),
    ],
)
@pytest.mark.parametrize(
    "builders",
    [
        pytest.param(0, marks=clause("CB-B01.3")),
        pytest.param(1, marks=clause("CB-B01.4")),
        pytest.param(2, marks=clause("CB-B01.6")),
        pytest.param(3, marks=clause("CB-B01.6")),
    ],
)
def test_a_lone_tower_at_the_border(across: str, border: str, legal: list[bool], builders: int) -> None:
    """CB-X3, CB-B01.7: by builders and what lies across; the builders of the neighbour do not matter."""
    for other in (0, 3):
        scene = together(
            {"builders": builders}, {"tiles": across, "builders": other}, options={"cb-border-landscape": border}
        )
        scene.play("build")
        wanted = scene.position.catalogue().number("tower@g3,g4,g5")
        assert (wanted in scene.position.legal()) is legal[builders]


def test_outer_edges_carry_no_restriction() -> None:
    """CB-B01.8: the left edge of the first of two boards is free to all."""
    scene = together({}, {}).play("build")
    assert scene.position.catalogue().number("tower@a3,a4,a5") in scene.position.legal()


def test_parts_of_joint_buildings_keep_others_away() -> None:
    """CB-B01.9, PF-T04.3: inside a principality they are buildings."""
    joint = "tower@1:f3+1:g3+2:a3"
    scene = together({}, {}, joint=[joint]).play("build")
    legal = scene.position.legal()
    assert scene.position.catalogue().number("chapel@d3,e3,e4") not in legal
    assert scene.position.catalogue().number("chapel@d4,d5,e4") in legal


WORKSHOP = "1:g5,1:g6,2:a5,2:a6,2:b4,2:b5,2:b6"
OTHER_WORKSHOP = "1:f4,1:f5,1:f6,1:g4,1:g5,1:g6,2:a6"


@pytest.mark.parametrize(
    ("red", "grey", "cells", "builders", "legal"),
    [
        pytest.param("chapel@d7,e6,e7", "tower@c4,c5,c6", WORKSHOP, (1, 3), True, marks=clause("CB-J02.1")),
        pytest.param(
            "chapel@e7,f6,f7", "tower@c4,c5,c6", WORKSHOP, (1, 3), False, marks=clause("CB-J02.1", "CB-J02.2")
        ),
        pytest.param("chapel@d7,e6,e7", "tower@c4,c5,c6", WORKSHOP, (3, 1), False, marks=clause("CB-J02.2")),
        pytest.param("chapel@e7,f6,f7", "tower@c4,c5,c6", WORKSHOP, (2, 2), True, marks=clause("CB-J02.1")),
        pytest.param("", "chapel@a3,a4,b3", OTHER_WORKSHOP, (1, 3), False, marks=clause("CB-J02.3")),
        pytest.param("", "chapel@a3,a4,b3", OTHER_WORKSHOP, (2, 0), True, marks=clause("CB-J02.3")),
    ],
)
def test_distance_rules(red: str, grey: str, cells: str, builders: tuple[int, int], legal: bool) -> None:
    """CB-X2, CB-J02: each part by the builders of its principality."""
    scene = together({"tiles": red, "builders": builders[0]}, {"tiles": grey, "builders": builders[1]})
    scene.play("propose 2")
    assert (cells in offered_cells(scene)) is legal


def offered_cells(scene: Palazzo) -> set[str]:
    """The cells of all workshops that can be proposed."""
    found = set()
    for option in scene.options:
        if option.startswith("place workshop"):
            copy = scene.position.copy()
            copy.play(option)
            cells = copy.view(0)["question"]["cells"]  # type: ignore[index]
            found.add(",".join(sorted(cells)))
    return found


# --- Random common boards against a slow and obvious reference --------------------------------------------------------


def global_cell(players: int, seat: int, x: int, y: int) -> tuple[int, int]:
    """A cell on the field that all boards make up together."""
    if players == 4:
        left, low = ((0, 7), (7, 7), (7, 0), (0, 0))[seat]
        return left + x, low + y
    return 7 * seat + x, y


class Field:
    """All boards as one field: whose each cell is, what is covered, and where buildings and palaces stand."""

    def __init__(self, game: Florence) -> None:
        self.players = game.players
        self.ring = 7 * len(game.players) if len(game.players) in (3, 5) else 0
        self.owner: dict[tuple[int, int], int] = {}
        self.covered: set[tuple[int, int]] = set()
        self.houses: set[tuple[int, int]] = set()
        for seat, player in enumerate(game.players):
            for x, y in product(range(7), range(7)):
                place = global_cell(len(game.players), seat, x, y)
                self.owner[place] = seat
                if player.covered & board.cell(x, y):
                    self.covered.add(place)
                if (player.built | game.settings.palaces[seat]) & board.cell(x, y):
                    self.houses.add(place)

    def at(self, x: int, y: int) -> tuple[int, int]:
        """A cell, counted round where the boards lie in a ring."""
        return (x % self.ring if self.ring else x), y

    def may_lie(self, cells: set[tuple[int, int]], seats: set[int]) -> bool:
        """Whether a building of two players may cover these cells."""
        if any(place not in self.owner or place in self.covered for place in cells):
            return False
        if {self.owner[place] for place in cells} != seats:
            return False
        return all(self.players[self.owner[place]].builders >= 2 for place in cells if self.is_near(place))

    def is_near(self, place: tuple[int, int]) -> bool:
        """Whether a building or a palace stands beside a cell."""
        x, y = place
        return any(self.at(x + dx, y + dy) in self.houses for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))

    def joint(self, tile: int, seats: set[int]) -> set[frozenset[tuple[int, int]]]:
        """All ways in which two players can build a tile together."""
        if any((self.players[seat].buildings >> tile) & 1 for seat in seats):
            return set()
        found = set()
        for form, left, low in product(board.FORMS[tile], range(7 * len(self.players)), range(14)):
            cells = {self.at(x + left, y + low) for x, y in form}
            if self.may_lie(cells, seats):
                found.add(frozenset(cells))
        return found


def crowd(game: Florence, chance: random.Random) -> None:
    """Give everyone some builders and tiles."""
    for player in game.players:
        player.builders = chance.randrange(4)
        for _ in range(chance.randrange(4)):
            number = chance.randrange(board.PLACEMENTS)
            tile, area = board.ALL.tiles[number], board.ALL.areas[number]
            if not area & player.covered and not (tile < 10 and (player.buildings >> tile) & 1):
                lay(player, tile, area, -1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_boards_have_exactly_the_joint_placements_of_the_reference(players: int) -> None:
    """CB-J01.1, CB-J01.3, CB-J02.1, CB-J02.2: cell by cell on the whole field."""
    chance = random.Random(players)
    scene = together(*[{}] * players)
    for _ in range(60):
        game = scene.position.copy()
        crowd(game, chance)
        seat, tile = chance.randrange(players), chance.randrange(10)
        partner = (seat + 1) % players
        found = Field(game).joint(tile, {seat, partner})
        offered = [game.notation(option) for option in joint_placements(game, seat, partner, all_of_them=True)]
        assert len([word for word in offered if word.startswith(f"place {TILES[tile]} ")]) == len(found)
