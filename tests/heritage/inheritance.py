"""What earlier versions have left behind, found again: a folder each, named after the commit that wrote it."""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.heritage.facts import read_lines

FOLDER: Final = Path(__file__).parent
VERSIONS: Final = ("d1fe358",)
GAMES: Final = ("dominion", "florence", "machiavelli")


class Evening(NamedTuple):
    """What was told at the end of an evening: to each of the people about themselves, and at each table."""

    cookies: dict[str, str]
    link: str
    pages: dict[str, dict[str, Any]]
    tables: list[dict[str, Any]]


@cache
def positions(version: str, game: str) -> list[dict[str, Any]]:
    """Give the saved positions of a game, with what was said of them."""
    return [line for line in read_lines(FOLDER / version / "positions.jsonl.xz") if line["game"] == game]


@cache
def records(version: str) -> list[dict[str, Any]]:
    """Give the records, with how those games came out."""
    return read_lines(FOLDER / version / "records.jsonl.xz")


@cache
def evening(version: str) -> Evening:
    """Give what was told."""
    head, *tables = read_lines(FOLDER / version / "tables.jsonl.xz")
    return Evening(head["cookies"], head["link"], head["pages"], tables)


def unpack_database(version: str, path: Path) -> None:
    """Put the database of a version somewhere, as it was left."""
    path.write_bytes(lzma.decompress((FOLDER / version / "tables.sqlite.xz").read_bytes()))
