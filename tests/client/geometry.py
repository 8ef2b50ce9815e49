"""What a program can tell about how a page is laid out: what is cut, what lies over what, what cannot be hit.

`faults` looks at everything that is shown and gives sentences; a page without any is as it should be. What must be left
aside is named with a reason: where it holds for a thing wherever it is shown, in its markup (`data-may-be-cut="why"`),
and where it holds for one test only, in the call.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import ViewportSize

    from tests.client.kit import Visitor

SMALLEST: Final = 12
# The windows that people have on a desk.
LAPTOP: Final = (1280, 720)
DESK: Final = (1440, 900)
LARGE: Final = (1920, 1080)
HUGE: Final = (2560, 1440)
SIZES: Final = (LAPTOP, DESK, LARGE, HUGE)
# Those that people hold: phones upright with the bars of a browser, on their side, and tablets both ways.
UPRIGHT: Final = ((390, 664), (375, 553), (360, 640), (320, 568))
SIDE: Final = (844, 390)
TABLETS: Final = ((820, 1180), (1180, 820))
HELD: Final = (*UPRIGHT, SIDE, *TABLETS)
LANGUAGES: Final = ("en", "nl")
NOTHING: Final[Mapping[str, str]] = MappingProxyType({})

# What is wrong with what is shown.
FAULTS: Final = (Path(__file__).parent / "faults.js").read_text("utf-8")
# Two pictures later everything that was told is drawn; an answer that has changed under the pointer rests for a moment.
DRAWN: Final = """async () => {
  await document.fonts.ready;
  for (let picture = 0; picture < 2 || document.querySelector("body > .rest"); picture++)
    await new Promise(requestAnimationFrame);
}"""
# Text that is too small, or that sticks out of what clips it or out of the window; what can be scrolled is left aside.
CUT: Final = """([root, except, smallest]) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest(".sr") || (except && element.closest(except))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((one) => one.width > 0 && one.height > 0);
    if (rects.length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < smallest) found.push(`${words}: ${size} px`);
    let above = element;
    const clips = [[0, 0, innerWidth, innerHeight, "the window"]];
    while (above && above !== document.body) {
      const style = getComputedStyle(above);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const box = above.getBoundingClientRect();
        clips.push([box.left, box.top, box.right, box.bottom, above.className || above.localName]);
      }
      above = above.parentElement;
    }
    for (const [left, top, right, bottom, what] of clips)
      if (rects.some(
        (one) => one.left < left - 1 || one.right > right + 1 || one.top < top - 3 || one.bottom > bottom + 3
      ))
        found.push(`${words}: cut by ${what}`);
  }
  return found;
}"""
# Things of a kind that lie over each other.
OVER: Final = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const boxes = all.map((one) => [one, one.getBoundingClientRect()]);
  const name = (one) => `${one.className} ${one.textContent.trim().replaceAll(/\\s+/g, " ").slice(0, 40)}`;
  const found = [];
  boxes.forEach(([one, a], place) => boxes.slice(place + 1).forEach(([other, b]) => {
    if (one.contains(other) || other.contains(one)) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${name(one)} over ${name(other)}`);
  }));
  return found;
}"""
# Things whose middle is covered by something else, or outside the window.
MISSED: Final = """(selector) => {
  const found = [];
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(one.contains(hit) || hit.contains(one)))
      found.push(`${one.className} ${one.textContent.trim().slice(0, 40)}: ${hit ? hit.className : "outside"}`);
  }
  return found;
}"""
BOXES: Final = """(places) => Object.fromEntries(Object.entries(places).map(([name, selector]) => {
  const one = document.querySelector(selector);
  const box = one?.getBoundingClientRect();
  return [name, box ? [box.left, box.top, box.width, box.height].map(Math.round) : null];
}))"""


def settle(guest: Visitor) -> None:
    """Point at nothing, and wait until the page is drawn and all of it can be hit."""
    guest.page.mouse.move(0, 0)
    guest.page.evaluate(DRAWN)


def resize(guest: Visitor, size: tuple[int, int]) -> None:
    """Make the window larger or smaller."""
    wanted: ViewportSize = {"width": size[0], "height": size[1]}
    if guest.page.viewport_size != wanted:
        guest.page.set_viewport_size(wanted)
    settle(guest)


def spoken(guest: Visitor) -> str | None:
    """Give the language of the page."""
    return guest.page.locator("html").get_attribute("lang")


def languages(guest: Visitor) -> list[str]:
    """Give both languages, first the one of the page: whoever begins with it has to switch but once."""
    now = spoken(guest)
    return sorted(LANGUAGES, key=lambda language: language != now)


def speak(guest: Visitor, language: str) -> None:
    """Switch to a language with the switch above the page, unless it is spoken already."""
    if spoken(guest) == language:
        return
    name = {"en": "English", "nl": "Nederlands"}[language]
    switch, menu = guest.page.locator(f'.switch [aria-label="{name}"]'), guest.page.locator(".menu > .tool")
    # Where a bar has no room for it, it is in the menu.
    hidden = switch.count() == 0
    if hidden:
        menu.first.dispatch_event("click")
    switch.first.dispatch_event("click")
    if hidden:
        menu.first.dispatch_event("click")
    guest.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    settle(guest)


def light(guest: Visitor, theme: str) -> None:
    """Make it day or night."""
    guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


def faults(guest: Visitor, without: Mapping[str, str] = NOTHING, *, scrolls: bool = False) -> list[str]:
    """Give what a player would dislike about a page, a sentence for each thing; of a window over it if one is open.

    Words that are cut, end in dots, are covered, lie over others, stick out of their frame or are smaller than 12
    pixels; what can be clicked and cannot be hit, answers that are tiny or must be scrolled to; a page that is wider
    than the window or, unless it `scrolls`, higher. Lists that show that there is more of them may be scrolled. Who
    has fingers only needs larger things to hit. `without` are selectors of what is left aside, each with why.
    """
    settle(guest)
    found: list[str] = guest.page.evaluate(FAULTS, [list(without), SMALLEST, scrolls, guest.touch])
    return found


def cut_texts(guest: Visitor, root: str = "main", without: str = "") -> list[str]:
    """Give the texts that cannot be read whole, or are smaller than 12 pixels."""
    found: list[str] = guest.page.evaluate(CUT, [root, without, SMALLEST])
    return found


def overlaps(guest: Visitor, selector: str) -> list[str]:
    """Give the things of a kind that lie over each other."""
    found: list[str] = guest.page.evaluate(OVER, selector)
    return found


def unreachable(guest: Visitor, selector: str) -> list[str]:
    """Give the things that a click in their middle does not hit."""
    found: list[str] = guest.page.evaluate(MISSED, selector)
    return found


def boxes(guest: Visitor, places: Mapping[str, str]) -> dict[str, Any]:
    """Give where some places are: left, top, width and height; nothing for what is not there."""
    found: dict[str, Any] = guest.page.evaluate(BOXES, dict(places))
    return found


def scrolling(guest: Visitor) -> list[int]:
    """Give by how much the page is larger than the window."""
    found: list[int] = guest.page.evaluate(
        "() => { const { scrollWidth, scrollHeight } = document.documentElement;"
        " return [scrollWidth - innerWidth, scrollHeight - innerHeight]; }"
    )
    return found
