"""Pictures of everything, in all looks: `python -m tests.client.pictures DIR [LOOK ...]`.

Those in `docs/pictures` are taken from them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, PLAY, Visitor, lacking, selector, soon, world

if TYPE_CHECKING:
    from tests.client.kit import World

# Name, size, language, theme.
LOOKS: Final = (
    ("desktop-light-nl", DESKTOP, "nl", "light"),
    ("desktop-dark-en", DESKTOP, "en", "dark"),
    ("desktop-light-en", DESKTOP, "en", "light"),
    ("desktop-dark-nl", DESKTOP, "nl", "dark"),
    ("phone-light-nl", PHONE, "nl", "light"),
    ("phone-dark-en", PHONE, "en", "dark"),
)
# In the middle of a game: something was played, something can be bought.
MIDDLE: Final[dict[str, object]] = {
    "players": [
        {
            "hand": "village, smithy, silver, gold, estate",
            "deck": "copper, silver, market, copper, 2 estate, 3 copper",
            "discard": "copper, moat, silver",
            "turns": 8,
        },
        {
            "hand": "militia, 2 copper, silver, estate",
            "deck": "5 copper, 2 estate, cellar",
            "discard": "gold",
            "turns": 7,
        },
        {"hand": "5 copper", "deck": "3 estate, 2 copper, remodel", "discard": "village, workshop", "turns": 7},
    ],
    "kingdom": "first-game",
    "supply": {"workshop": 0, "province": 6, "silver": 31},
    "trash": "2 estate, copper",
}
# Attacked, with a way out.
ATTACKED: Final[dict[str, object]] = {
    "players": [
        {"hand": "moat, gold, 2 copper, estate", "deck": "silver, 5 copper", "discard": "market", "turns": 8},
        {"hand": "militia, copper", "deck": "5 copper", "discard": "estate", "turns": 8},
        {"hand": "5 copper", "deck": "3 estate", "turns": 8},
    ],
    "active": 1,
    "kingdom": "first-game",
}

# The turn of the Architect, with much to build and much to see.
COURT: Final[dict[str, object]] = {
    "players": [
        {
            "hand": "prison, haunted-quarter, harbor, school-of-magic, tavern",
            "city": "tavern, monastery, manor, factory",
            "gold": 4,
            "characters": "architect",
        },
        {
            "hand": "castle, docks, temple, market",
            "city": "temple, manor, docks, fortress, watchtower, keep",
            "gold": 2,
            "characters": "assassin",
        },
        {
            "hand": "castle, church, temple, market, palace",
            "city": "cathedral, palace, harbor, statue",
            "gold": 3,
            "characters": "king",
        },
        {"hand": "castle, church", "city": "barracks, laboratory, market+1", "gold": 7, "characters": "warlord"},
    ],
    "turn": {"seat": 0, "as": "architect", "income-taken": True},
    "robbed": {"on": "warlord", "by": 1},
}
# The fourth round: a university can be built, and two works are in reach.
PRINCIPALITIES: Final[dict[str, object]] = {
    "players": [
        {
            "hand": "mathematician, philosopher, astronomer",
            "open": "poet",
            "bonus": "bonus-size-classes",
            "prestige": "three-landscape-types",
            "tiles": "theatre@a6,a7,b5,b6,c5 lake@a3,a4,a5,b3 forest@e2,f2,g2,g3,g4 tower@e1,f1,g1",
            "freedoms": "religion",
            "builders": 1,
            "money": 800,
            "points": 12,
        },
        {
            "hand": "lawyer",
            "open": "sculptor, bell-maker",
            "tiles": "library, lake, studio",
            "freedoms": "religion",
            "builders": 2,
            "jesters": 1,
            "money": 2200,
            "points": 22,
            "marker": 17,
        },
        {
            "hand": "painter",
            "open": "goldsmith, composer",
            "tiles": "opera, workshop, park",
            "freedoms": "religion, opinion",
            "builders": 1,
            "jesters": 2,
            "money": 1700,
            "points": 20,
            "marker": 14,
        },
        {
            "hand": "botanist, recruit",
            "open": "physician",
            "prestige": "most-forests",
            "tiles": "hospital, forest, forest",
            "freedoms": "travel",
            "jesters": 1,
            "money": 1800,
            "points": 21,
        },
    ],
    "round": 4,
    "phase": "actions",
    "active": 0,
    "actions": 2,
}


def take(guest: Visitor, path: Path) -> None:
    """Take a picture of what is in the window."""
    guest.page.evaluate("() => document.fonts.ready.then(() => scrollTo(0, 0))")
    guest.page.mouse.move(0, 0)
    guest.page.screenshot(path=path, animations="disabled")
    print(path)


def in_the_middle(guest: Visitor) -> None:
    """Play two Actions and the Treasures, until something can be bought."""
    for card in ("village", "smithy"):
        soon(guest.asked)
        guest.dash(selector(f"hand {card}"))
        if guest.touch:
            guest.dash('[data-answer="lifted"]')
        guest.page.wait_for_function("card => window.seen.view.play_area.includes(card)", arg=card)
    for answer in ("end-actions", "play-all-treasures"):
        expect(guest.page.locator(f'[data-answer="{answer}"]')).to_be_visible()
        guest.dash(f'[data-answer="{answer}"]')
    expect(guest.page.locator(selector("pile gold"))).to_be_visible()


def take_all(here: World, folder: Path, wanted: list[str]) -> list[Path]:
    """Take the pictures in some looks, or in all; give where they are."""
    paths: list[Path] = []

    def shoot(what: str) -> None:
        paths.append(folder / f"{what}.png")
        take(guest, paths[-1])

    for name, size, language, theme in LOOKS:
        if wanted and name not in wanted:
            continue
        looks = {"size": size, "language": language, "theme": theme}
        guest = here.seated(MIDDLE, "bot", "bot", name="Vrijdagavond", looks=looks)
        soon(guest.asked)
        shoot(f"actions-{name}")
        in_the_middle(guest)
        shoot(f"table-{name}")
        guest.walk(f"/t/{guest.code}/text")
        expect(guest.page.locator("#question")).to_be_visible()
        shoot(f"text-{name}")
        here.house.arrange(ATTACKED)
        guest.open("me", "bot", "bot", name="Vrijdagavond")
        soon(guest.asked)
        shoot(f"moat-{name}")
        guest.dash('[data-answer="pass"]')
        expect(guest.page.locator('[data-answer="confirm"]')).to_be_visible()
        guest.dash(selector("hand estate"))
        shoot(f"militia-{name}")
        # A whole game, so that there is a course to see.
        guest.open("me", "bot", name="Vrijdagavond")
        guest.hurry_to_the_end()
        expect(guest.page.locator(".proof .verdict")).to_be_visible()
        shoot(f"score-{name}")
        guest.walk("/")
        expect(guest.page.locator(PLAY)).to_be_visible()
        shoot(f"home-{name}")
        guest.walk("/new/dominion")
        expect(guest.page.locator(".chooser")).to_be_visible()
        shoot(f"new-{name}")
        guest.open("me", "open", "bot", name="Vrijdagavond")
        expect(guest.page.locator(".vacant")).to_be_visible()
        shoot(f"lobby-{name}")
        here.leave()
        for game, position in (("machiavelli", COURT), ("florence", PRINCIPALITIES)):
            wishes = {"game": game, "name": "Vrijdagavond", "looks": looks}
            guest = here.seated(position, "bot", "bot", "bot", **wishes)
            expect(guest.page.locator(f"main.{game} [data-answer]").first).to_be_visible()
            if game == "florence" and not guest.touch:
                guest.dash('[data-move="place university"]')
            shoot(f"{game}-{name}")
            here.leave()
    return paths


def main() -> None:
    """Take all pictures into a folder."""
    if len(sys.argv) < 2 or (wrong := lacking()):
        sys.exit("usage: python -m tests.client.pictures DIR [LOOK ...]" if len(sys.argv) < 2 else wrong)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with world() as here:
        take_all(here, folder, sys.argv[2:])


if __name__ == "__main__":
    main()
