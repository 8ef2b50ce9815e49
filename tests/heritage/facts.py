"""What a version of the program says of a position, in the words of its public face: for a later one to say the same.

Written down by one version and compared by another, so nothing here may depend on how either of them is built: only on
what `signoria.game` gives, and on notations.
"""

from __future__ import annotations

import json
import lzma
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from signoria.core.position import Position

# Long enough to come through most of what can follow, and to the end of many games.
MOST_DECISIONS: Final = 250


def choice(options: Sequence[str], seed: str, number: int) -> str:
    """Choose an option: a verb first, for some verbs have a hundred options; the same in every version."""
    verbs: dict[str, list[str]] = {}
    for option in sorted(options):
        verbs.setdefault(option.split()[0], []).append(option)
    drawn = int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8], "big")
    same = list(verbs.values())[drawn % len(verbs)]
    return same[drawn // len(verbs) % len(same)]


def legal(position: Position) -> list[str]:
    """Give what may be chosen, as notations."""
    return [position.notation(action) for action in position.legal()]


def said_of(position: Position) -> dict[str, Any]:
    """Give everything a version says of a position."""
    eyes: list[int | None] = [None, *range(position.seats())]
    return {
        "asked": position.asked,
        "question": position.question,
        "legal": legal(position),
        "views": [position.view(seat) for seat in eyes],
        "turns": position.turns_taken(),
        "starter": position.starter(),
        "measures": position.measures(),
        "end": end_of(position) if position.over else None,
    }


def end_of(position: Position) -> dict[str, Any]:
    """Give how a game came out."""
    return {
        "scores": position.scores(),
        "winners": position.winners(),
        "ranks": position.ranks(),
        "sheets": [position.score_sheet(seat) for seat in range(position.seats())],
    }


def played_out(position: Position, seed: str) -> dict[str, Any]:
    """Play on by lot: give how far it goes, all that was asked and offered on the way as one number, and the end."""
    told = sha256()
    number = 0
    while not position.over and number < MOST_DECISIONS:
        options = legal(position)
        told.update(json.dumps([position.asked, position.question, options]).encode())
        position.play(choice(options, seed, number))
        number += 1
    end = None
    if position.over:
        end = {"scores": position.scores(), "winners": position.winners(), "ranks": position.ranks()}
    return {"decisions": number, "digest": told.hexdigest(), "end": end}


def lost(before: object, now: object, where: str = "") -> Iterator[str]:
    """Name everything that was there before and is no more, or is another; what has been added does not matter."""
    if isinstance(before, dict):
        if not isinstance(now, dict):
            yield f"{where}: {now!r:.80} in place of an object"
            return
        for name, value in before.items():
            if name in now:
                yield from lost(value, now[name], f"{where}/{name}")
            else:
                yield f"{where}/{name}: missing"
    elif isinstance(before, list):
        if not isinstance(now, list) or len(now) != len(before):
            yield f"{where}: {now!r:.80} in place of {before!r:.80}"
            return
        for number, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from lost(one, other, f"{where}/{number}")
    elif type(before) is not type(now) or before != now:
        yield f"{where}: {now!r:.80} in place of {before!r:.80}"


def write_lines(path: Path, lines: Sequence[object]) -> None:
    """Write JSON, one value to a line, compressed."""
    text = "".join(f"{json.dumps(line, ensure_ascii=False, separators=(',', ':'))}\n" for line in lines)
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def read_lines(path: Path) -> list[Any]:
    """Read JSON, one value to a line, compressed."""
    return [json.loads(line) for line in lzma.decompress(path.read_bytes()).decode().splitlines()]
