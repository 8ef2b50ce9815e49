"""Windows that people hold in their hands, and somebody with fingers only who looks at things in them.

Everything is looked at in one of the windows and one language in turn, so that every window comes to every kind of
layout; with SIGNORIA_EFFORT=deep in all of them and in both languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.client.geometry import HELD, LANGUAGES, NOTHING, faults, resize, speak
from tests.client.test_walk import LONG_NAME, RENAMING
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.client.kit import Visitor, World


def walker(world: World) -> Visitor:
    """Bring somebody with a long name and fingers only."""
    guest = world.visitor(HELD[0], touch=True)
    with guest.page.expect_response("**/api/me"):
        guest.go("/watch")
    assert guest.page.evaluate(RENAMING, LONG_NAME)
    guest.page.reload()
    return guest


def looks(place: int, sizes: tuple[tuple[int, int], ...] = HELD) -> list[tuple[tuple[int, int], str]]:
    """Give the windows and languages in which something is looked at; so many others were before it."""
    if DEEP:
        return [(size, language) for size in sizes for language in LANGUAGES]
    return [(sizes[place % len(sizes)], LANGUAGES[place // len(sizes) % 2])]


def wrong_with(
    guest: Visitor, place: int, without: Mapping[str, str] = NOTHING, sizes: tuple[tuple[int, int], ...] = HELD
) -> list[str]:
    """Give what is wrong with what is shown; so many other things were looked at before it."""
    found = []
    for size, language in looks(place, sizes):
        resize(guest, size)
        speak(guest, language)
        found += [f"{size}, {language}: {one}" for one in faults(guest, without)]
    return found
