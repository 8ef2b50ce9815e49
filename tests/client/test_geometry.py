"""What the checker of layouts finds on small pages, each with one thing that is wrong, and on one where nothing is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.client.geometry import LAPTOP, faults

if TYPE_CHECKING:
    from tests.client.kit import World

PAGE: Final = """<!doctype html><style>
  body {{ margin: 0; font: 16px/1.5 sans-serif; background: white; }}
  p, button {{ position: absolute; margin: 0; left: 40px; top: 40px; white-space: nowrap; }}
  button {{ min-width: 120px; min-height: 40px; }}
  .tiny {{ min-width: 0; min-height: 0; width: 12px; height: 12px; padding: 0; }}
  .f {{ left: 40px; top: 40px; width: 30px; height: 40px; border: 1px solid; }}
  div {{ position: absolute; }}
  .lid {{ left: 30px; top: 30px; width: 400px; height: 100px; background: grey; }}
  .glass {{ left: 30px; top: 30px; width: 400px; height: 100px; }}
  .box {{ left: 40px; top: 40px; width: 60px; height: 20px; overflow: hidden; }}
  .box p {{ left: 0; top: 0; }}
</style><main>{}</main>"""
WRONG: Final = {
    "covered": ('<p class="a">words to read</p><div class="lid"></div>', 'is covered by div.lid ""'),
    "covered in part": (
        '<p class="a">words to read, on a long line</p><div class="lid" style="left: 180px"></div>',
        "is covered by",
    ),
    "small": ('<p class="a" style="font-size: 11px">words to read</p>', "is only 11.0 px large"),
    "cut": ('<div class="box" style="height: 8px; width: 300px"><p>words</p></div>', "is cut by div.box"),
    "sideways": ('<div class="box"><p>words that stick out</p></div>', "sticks out sideways of div.box"),
    "dots": (
        '<p class="a" style="width: 60px; overflow: hidden; text-overflow: ellipsis">words to read</p>',
        "ends in dots",
    ),
    "over": ('<p class="a">words to read</p><p class="b">other words</p>', "lies over"),
    "outside": ('<p class="a" style="left: 1270px">words to read</p>', "px wider than the window"),
    "below": ('<p class="a" style="top: 715px">words to read</p>', "is below the edge of the window"),
    "not to be hit": ('<button>Buy</button><div class="glass"></div>', "cannot be hit for div.glass"),
    "tiny": (
        '<button data-answer="buy" class="tiny"></button>',
        "is only 12x12 px to hit",
    ),
    "out of its frame": (
        '<div class="f"><span style="white-space: nowrap">words to read</span></div>',
        "is wider than div.f",
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_found(world: World, kind: str) -> None:
    guest = world.visitor(LAPTOP)
    body, sentence = WRONG[kind]
    guest.page.set_content(PAGE.format(body))
    found = faults(guest)
    assert [one for one in found if sentence in one], found


def test_nothing_is_found_where_nothing_is_wrong(world: World) -> None:
    """What lies under words, or beside them, covers nothing; glass that lets clicks through covers no button."""
    guest = world.visitor(LAPTOP)
    body = """<div class="lid"></div><p class="a">words to read</p><div class="lid" style="top: 140px"></div>
      <button style="top: 160px">Buy</button><div class="glass" style="top: 140px; pointer-events: none"></div>"""
    guest.page.set_content(PAGE.format(body))
    assert faults(guest) == []


def test_a_page_that_scrolls_is_looked_at_to_its_end(world: World) -> None:
    """Something covered far below is found; what hangs in the window covers what scrolls past it for a while only."""
    guest = world.visitor(LAPTOP)
    far = '<p class="a" style="top: 2000px">words to read</p><div style="top: 3000px; height: 10px"></div>'
    hanging = '<div class="lid" style="position: fixed; top: 0; height: 60px"></div>'
    guest.page.set_content(PAGE.format(far + hanging))
    assert faults(guest, scrolls=True) == []
    guest.page.set_content(PAGE.format(far + '<div class="lid" style="top: 1990px"></div>'))
    assert [one for one in faults(guest, scrolls=True) if "is covered by" in one]


def test_a_bar_at_the_foot_covers_only_what_cannot_be_scrolled_from_under_it(world: World) -> None:
    guest = world.visitor(LAPTOP)
    body = """<div style="position: relative; height: 2000px"><p style="top: {}px">words to read</p></div>
      <div style="position: fixed; inset: auto 0 0 0; height: 90px; background: grey"></div>"""
    guest.page.set_content(PAGE.format(body.format(700)))
    assert faults(guest, scrolls=True) == []
    guest.page.set_content(PAGE.format(body.format(1950)))
    assert any("is covered by" in one for one in faults(guest, scrolls=True))
