"""What a program can tell about how a table is laid out: what is cut, what lies over what, what cannot be hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.client.kit import Visitor

SMALLEST: Final = 12

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
