"""Draw the icons of the app from their SVGs, with Chromium: `python -m tests.client.icons`.

`client/public/icon.svg` is the icon as it is; `client/icons/maskable.svg` fills its square, and what matters lies in
the circle that every device leaves of it.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from tests.client.kit import ROOT, SWITCHES, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CLIENT: Final = ROOT / "client"
PUBLIC: Final = CLIENT / "public"
PLAIN: Final = PUBLIC / "icon.svg"
MASKABLE: Final = CLIENT / "icons" / "maskable.svg"
# Where it goes, of what it is drawn, and how large. iPhones round the corners themselves, and make what is clear black.
DRAWN: Final = (
    ("icons/icon-192.png", PLAIN, 192),
    ("icons/icon-512.png", PLAIN, 512),
    ("icons/maskable-192.png", MASKABLE, 192),
    ("icons/maskable-512.png", MASKABLE, 512),
    ("icons/apple-touch.png", MASKABLE, 180),
)
FAVICON: Final = "favicon.ico"
FAVICON_SIZE: Final = 32


def drawn(browser: Browser, picture: str, size: int) -> bytes:
    """Draw an SVG as a PNG; what is clear stays clear."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{picture}")
    try:
        return page.screenshot(omit_background=True)
    finally:
        page.close()


def as_ico(png: bytes, size: int) -> bytes:
    """Put a PNG into the file that browsers ask for by themselves: a header, one entry, the picture."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), len(header) + 16)
    return header + entry + png


def main() -> None:
    """Draw them all."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for path, source, size in DRAWN:
            (PUBLIC / path).write_bytes(drawn(browser, source.read_text(), size))
        (PUBLIC / FAVICON).write_bytes(as_ico(drawn(browser, PLAIN.read_text(), FAVICON_SIZE), FAVICON_SIZE))
        browser.close()


if __name__ == "__main__":
    main()
