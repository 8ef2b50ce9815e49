"""What a page will want, said along with the page: browsers fetch it before the page could ask, all at once.

Which files those are, the build has written down (`client/plugins/ahead.ts`). A browser that has them fetches nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec

AHEAD: Final = "ahead.json"
SHELL: Final = "shell"
# What every page runs before anything is painted, and asks before it knows who reads it.
EVERY_PAGE: Final = ("</theme.js>; rel=preload; as=script", "</api/me>; rel=preload; as=fetch; crossorigin")
# How a browser is told what a file is, by its ending.
WAYS: Final = {
    "js": "rel=modulepreload",
    "css": "rel=preload; as=style; crossorigin",
    "woff2": "rel=preload; as=font; crossorigin",
}


class Ahead(msgspec.Struct, frozen=True):
    """Files by what wants them: every page, pages, games, and words by whose they are and by language."""

    first: list[str]
    fonts: list[str]
    pages: dict[str, list[str]]
    games: dict[str, list[str]]
    words: dict[str, dict[str, list[str]]]

    def wanted(self, page: str, language: str, game: str | None = None) -> str:
        """Give what to say with a page, for somebody who reads a language: as the value of `Link`."""
        if page not in self.pages:
            return ""
        files = [*self.first, *self._words(SHELL, language), *self.pages[page]]
        if game is None:
            files += self.fonts
        else:
            # The letters can wait: without them all can be read already.
            files += [*self.games.get(game, ()), *self._words(game, language)]
        links = [f"</{file}>; {WAYS[file.rpartition('.')[2]]}" for file in files]
        return ", ".join([*EVERY_PAGE, *links])

    def _words(self, whose: str, language: str) -> list[str]:
        return self.words.get(whose, {}).get(language, [])


NOTHING: Final = Ahead([], [], {}, {}, {})
