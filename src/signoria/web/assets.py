"""The files of the built client.

All of them are read once and kept in memory, so that nothing outside their folder can ever be sent. Beside a file
stands, if it was built so, what is sent of it to browsers that can unfold it: `.br` and `.gz`.
"""

from __future__ import annotations

import hashlib
import mimetypes
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.web.ahead import AHEAD, NOTHING, Ahead

if TYPE_CHECKING:
    from pathlib import Path

INDEX: Final = "index.html"
# Their names change with their contents.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Of which systems may know nothing, or something else.
KINDS: Final = {"webmanifest": "application/manifest+json", "ico": "image/x-icon", "js": "text/javascript"}
# How a file is folded, smallest first: as browsers name it, and the ending of what stands beside the file.
FOLDED: Final = (("br", ".br"), ("gzip", ".gz"))


def accepts(accepted: str, way: str) -> bool:
    """Say whether a browser can unfold something, by its `Accept-Encoding`; with a weight of nothing it cannot."""
    offered = [one.replace(" ", "").lower().partition(";q=") for one in accepted.split(",")]
    return any(name == way and weight.strip("0.") != "" if weight else name == way for name, _, weight in offered)


class Asset(msgspec.Struct, frozen=True):
    """A file of the client."""

    content: bytes
    # What is sent in its place, by how it is folded; the smallest first.
    folded: dict[str, bytes]
    media_type: str
    tag: str
    cache: str

    def wanted(self, accepted: str) -> tuple[bytes, str | None]:
        """Give what is sent to a browser that accepts some ways of folding, and which of them it is."""
        return next(
            ((content, way) for way, content in self.folded.items() if accepts(accepted, way)), (self.content, None)
        )


class Assets:
    """The built client, if there is one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.built: float | None = None
        self.ahead = NOTHING

    def asset(self, path: str) -> Asset | None:
        """Give a file by its path. A client that has been built anew is read anew."""
        built = self._built()
        if built != self.built:
            self.assets = {} if built is None else read_assets(self.folder)
            self.built = built
            told = self.assets.pop(AHEAD, None)
            self.ahead = NOTHING if told is None else msgspec.json.decode(told.content, type=Ahead)
        return self.assets.get(path)

    def _built(self) -> float | None:
        try:
            return (self.folder / INDEX).stat().st_mtime
        except OSError:
            return None


def read_assets(folder: Path) -> dict[str, Asset]:
    """Read all files of a folder."""
    found = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    plain = {
        path for path in found if not any(path.removesuffix(end) in found for _, end in FOLDED if path.endswith(end))
    }
    return {
        path: read_asset(path, found[path], {way: found[path + end] for way, end in FOLDED if path + end in found})
        for path in sorted(plain)
    }


def read_asset(path: str, content: bytes, folded: dict[str, bytes]) -> Asset:
    """Describe a file."""
    kind = KINDS.get(path.rpartition(".")[2]) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Asset(content, folded, kind, tag, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
