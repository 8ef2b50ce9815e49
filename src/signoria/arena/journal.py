"""The games of a match in a file, a line for each, so that an interrupted match goes on where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

import msgspec

from signoria.arena.match import Match, Played

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

FILE: Final = "games.jsonl"
ENCODER: Final = msgspec.json.Encoder()
PLAYED: Final = msgspec.json.Decoder(Played)


class OtherMatchError(ValueError):
    """A folder that has the games of another match. The message is one sentence."""


def kept_match(folder: Path) -> Match | None:
    """Give the match whose games are in a folder, if there are any. Raises `OtherMatchError` for another file."""
    file = folder / FILE
    if not file.exists():
        return None
    first, end, _ = file.read_bytes().partition(b"\n")
    if not end:
        # It was interrupted before the first line was whole.
        return None
    try:
        return msgspec.json.decode(first, type=Match)
    except msgspec.DecodeError as wrong:
        raise OtherMatchError(f"{str(file)!r} is not the file of a match: {wrong}") from None


class Journal:
    """The file of a match while it is played: the match on the first line, then what came of each game."""

    def __init__(self, folder: Path, match: Match) -> None:
        """Open the file of a match, and read what is there. Raises `OtherMatchError` when that is another match."""
        kept = kept_match(folder)
        if kept is not None and kept != match:
            raise OtherMatchError(f"{str(folder)!r} has the games of another match: {differing(kept, match)}")
        folder.mkdir(parents=True, exist_ok=True)
        self.played: list[Played] = []
        self._file = (folder / FILE).open("a+b")
        self._file.seek(0)
        whole, _, _ = self._file.read().rpartition(b"\n")
        if kept is None:
            self._file.truncate(0)
            self._write(match)
            return
        self.played = [PLAYED.decode(line) for line in whole.split(b"\n")[1:]]
        # The last line may be half a line, if the machine went down while it was written.
        self._file.truncate(len(whole) + 1)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        """Write down what came of a game."""
        self.played.append(played)
        self._write(msgspec.structs.replace(played, record=None))

    def _write(self, line: Match | Played) -> None:
        self._file.write(ENCODER.encode(line) + b"\n")
        self._file.flush()


def differing(kept: Match, wanted: Match) -> str:
    """Name what differs between two matches."""
    fields = [field for field in Match.__struct_fields__ if getattr(kept, field) != getattr(wanted, field)]
    return f"not the same {' and '.join(fields)}".replace("_", " ")
