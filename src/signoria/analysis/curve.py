"""The chances of a game as a picture: plain SVG, a line for each seat, told apart by dashes too."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.analysis.shapes import Analysis

WIDTH: Final = 960
HEIGHT: Final = 300
LEFT: Final = 44
RIGHT: Final = 130
TOP: Final = 12
BOTTOM: Final = 30
COLOURS: Final = ("#2c5aa0", "#1f7a5c", "#7a3d8f", "#b07d0a", "#a12b25", "#5d6d7e", "#8c5a3c", "#3c8c8c")
DASHES: Final = ("none", "7 4", "2 3", "9 3 2 3", "4 4", "1 5", "12 3", "6 2 2 2")
# How far apart names stand.
LINE: Final = 15


def curve(analysis: Analysis, title: str) -> str:
    """Draw the picture."""
    return "\n".join(drawn(analysis, title))


def drawn(analysis: Analysis, title: str) -> Iterator[str]:
    """Draw it line by line."""
    room, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def across(ply: int) -> float:
        return LEFT + room * ply / max(1, analysis.moves)

    def up(share: float) -> float:
        return TOP + high * (1 - share)

    yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
    for share in (0, 25, 50, 75, 100):
        yield line(LEFT, up(share / 100), WIDTH - RIGHT, up(share / 100), "#8883")
        yield text(LEFT - 6, up(share / 100) + 4, str(share), "end")
    yield line(LEFT, up(analysis.even), WIDTH - RIGHT, up(analysis.even), "#888", "5 4")
    for one in analysis.rounds:
        yield line(across(one.ply), TOP, across(one.ply), TOP + high, "#8883", "2 4")
        if one.number:
            yield text(across(one.ply) + 3, HEIGHT - 10, str(one.number), "start")
    heights: list[float] = []
    for seat, name in enumerate(analysis.seats):
        points = " ".join(f"{across(one.ply):.1f},{up(one.chances[seat]):.1f}" for one in analysis.course)
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        stroke = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        yield f'<polyline points="{points}" {stroke}/>'
        if analysis.course:
            height = up(analysis.course[-1].chances[seat]) + 4
            while any(abs(height - other) < LINE for other in heights):
                height -= LINE
            heights.append(height)
            yield line(WIDTH - RIGHT + 6, height - 4, WIDTH - RIGHT + 26, height - 4, colour, dash, 2.5)
            yield text(WIDTH - RIGHT + 30, height, name, "start")
    yield "</svg>"


def line(x1: float, y1: float, x2: float, y2: float, colour: str, dash: str = "none", width: float = 1) -> str:
    """Draw a line."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-dasharray="{dash}" stroke-width="{width}"/>'


def text(x: float, y: float, said: str, anchor: str) -> str:
    """Write something."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
