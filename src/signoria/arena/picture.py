"""What a match showed as a picture: ratings with their intervals, and who is ahead of whom. Plain SVG, no library."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.arena.figures import Estimate
    from signoria.arena.findings import BotFindings, Findings

ROW: Final = 34
NARROWEST: Final = 84
LETTER: Final = 7.5
PLOT: Final = 420
MARGIN: Final = 24
HEAD: Final = 62
# Behind is red, ahead is blue, as far as it goes; even is the colour of the paper.
BEHIND: Final = (190, 70, 50)
AHEAD: Final = (45, 105, 175)

STYLE: Final = """
text { font: 13px system-ui, sans-serif; fill: #222; }
.title { font-size: 16px; font-weight: 600; }
.small { font-size: 11px; fill: #444; }
.line { stroke: #ccc; }
.interval { stroke: #2d69af; stroke-width: 3; stroke-linecap: round; }
.mark { fill: #2d69af; }
.paper { fill: #fff; }
"""


def picture(found: Findings) -> str:
    """Give the picture as SVG."""
    bots = sorted(found.bots, key=lambda bot: bot.rating.mean if bot.rating else 0.0, reverse=True)
    label = max(NARROWEST, int(max(len(bot.bot) for bot in bots) * LETTER) + 16)
    below = HEAD + ROW * len(bots) + 70
    width = label + max(PLOT, label * len(bots)) + 2 * MARGIN
    height = below + 30 + ROW * (len(bots) + 1) + MARGIN
    title = f"{found.game}, {found.seats} seats: {found.games} games on {found.deals} deals"
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        '<rect class="paper" width="100%" height="100%"/>',
        text(MARGIN, 28, title, "title"),
        text(MARGIN, 46, "Ratings on openskill's scale, with 95 % intervals; beside them the share of wins", "small"),
        *ratings(bots, label),
        text(MARGIN, below, "How often the bot of a row comes out before that of a column", "title"),
        *duels(found, bots, label, below + 18),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def ratings(bots: list[BotFindings], label: int) -> Iterator[str]:
    """Draw a point and its interval for each bot."""
    known = [bot.rating for bot in bots if bot.rating is not None]
    if not known:
        return
    low, high = min(one.low for one in known), max(one.high for one in known)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if (high - low) / step <= 8 or step == 100)
    low, high = step * (low // step), step * (-(-high // step))
    high = max(high, low + step)
    left, room = MARGIN + label, PLOT - 60

    def across(value: float) -> float:
        return left + room * (value - low) / (high - low)

    bottom = HEAD + ROW * len(bots)
    for number in range(int((high - low) / step) + 1):
        value = low + step * number
        yield f'<line class="line" x1="{across(value):.1f}" y1="{HEAD}" x2="{across(value):.1f}" y2="{bottom}"/>'
        yield text(across(value), bottom + 16, f"{value:g}", "small", "middle")
    for row, bot in enumerate(bots):
        middle = HEAD + ROW * row + ROW / 2
        yield text(left - 10, middle + 5, bot.bot, "", "end")
        if bot.share is not None:
            yield text(left + room + 8, middle + 5, f"{100 * bot.share.mean:.1f} %")
        if bot.rating is not None:
            yield line(across(bot.rating.low), across(bot.rating.high), middle)
            yield f'<circle class="mark" cx="{across(bot.rating.mean):.1f}" cy="{middle}" r="5"/>'


def duels(found: Findings, bots: list[BotFindings], label: int, top: int) -> Iterator[str]:
    """Draw a table of who is ahead of whom; its columns are as wide as the names."""
    shares = {(duel.bot, duel.other): duel.share for duel in found.duels}
    left = MARGIN + label
    for column, bot in enumerate(bots):
        yield text(left + label * (column + 0.5), top + 22, bot.bot, "", "middle")
    for row, bot in enumerate(bots):
        above = top + ROW * (row + 1)
        yield text(left - 10, above + 22, bot.bot, "", "end")
        for column, other in enumerate(bots):
            share = shares.get((bot.bot, other.bot))
            if share is not None:
                yield from cell(left + label * column, above, label, share)


def cell(left: int, top: int, wide: int, share: Estimate) -> Iterator[str]:
    """Draw how often somebody is ahead, in a colour that says how far."""
    far = abs(share.mean - 0.5) * 1.4
    red, green, blue = (round(255 + (tone - 255) * far) for tone in (AHEAD if share.mean >= 0.5 else BEHIND))
    place = f'x="{left + 1}" y="{top + 1}" width="{wide - 2}" height="{ROW - 2}"'
    yield f'<rect {place} fill="rgb({red},{green},{blue})"/>'
    yield text(left + wide / 2, top + 15, f"{100 * share.mean:.1f} %", "", "middle")
    yield text(left + wide / 2, top + 28, f"{100 * share.low:.0f} to {100 * share.high:.0f}", "small", "middle")


def line(start: float, end: float, height: float) -> str:
    """Draw an interval."""
    return f'<line class="interval" x1="{start:.1f}" y1="{height}" x2="{end:.1f}" y2="{height}"/>'


def text(left: float, bottom: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Write words."""
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{left:.1f}" y="{bottom:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
