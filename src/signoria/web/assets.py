"""The files of the built client.

All of them are read once and kept in memory, so that nothing outside their folder can ever be sent.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

INDEX: Final = "index.html"
# Their names change with their contents.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT_TYPES: Final = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")


class Asset(msgspec.Struct, frozen=True):
    """A file of the client."""

    content: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    cache: str


class Assets:
    """The built client, if there is one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.built: float | None = None

    def asset(self, path: str) -> Asset | None:
        """Give a file by its path. A client that has been built anew is read anew."""
        built = self._built()
        if built != self.built:
            self.assets = {} if built is None else read_assets(self.folder)
            self.built = built
        return self.assets.get(path)

    def _built(self) -> float | None:
        try:
            return (self.folder / INDEX).stat().st_mtime
        except OSError:
            return None


def read_assets(folder: Path) -> dict[str, Asset]:
    """Read all files of a folder."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            path = file.relative_to(folder).as_posix()
            found[path] = read_asset(path, file.read_bytes())
    return found


def read_asset(path: str, content: bytes) -> Asset:
    """Describe a file."""
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    kind = "text/javascript" if kind == "application/javascript" else kind
    zipped = gzip.compress(content, mtime=0) if kind.startswith(TEXT_TYPES) and len(content) > 500 else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Asset(content, zipped, kind, tag, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
