"""Every page that is not a table in play, in each of its states, and how one comes there.

`Town` has tables in all states; somebody with a long name is at most of them, on as many devices as a test wants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.sync_api import expect

from tests.client.kit import NEAR_THE_END
from tests.client.test_florence_evening import LAST_ROUND
from tests.client.test_lobby import acquainted, companion, named

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

LONG_NAME: Final = "Wilhelmina van Nassau"
GAMES: Final = ("dominion", "machiavelli", "florence")
MOST: Final = {"dominion": 4, "machiavelli": 8, "florence": 5}
# Eight cities, of which two are nearly complete: whoever builds next there ends the game.
CITIES: Final[dict[str, object]] = {
    "players": [
        {"city": "temple, tavern, market, manor, palace, watchtower", "hand": "church, docks", "gold": 9},
        {"city": "cathedral, trading-post, keep, monastery, castle, prison", "hand": "harbor, barracks", "gold": 9},
        {"city": "town-hall, fortress, library", "hand": "castle", "gold": 4},
        {"city": "haunted-quarter, great-wall", "hand": "fortress", "gold": 4},
        *({"city": "", "gold": 2} for _ in range(4)),
    ],
    "crown": 0,
}
ENDINGS: Final[dict[str, tuple[dict[str, object], int]]] = {
    "dominion": (NEAR_THE_END, 2),
    "machiavelli": (CITIES, 8),
    "florence": (LAST_ROUND, 4),
}
NOWHERE: Final = "/nowhere/at/all"
OPENED: Final = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"


class Town:
    """Tables in all states, of somebody who has friends."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.host = named(world.visitor(), LONG_NAME)
        self.friend_name = "Maximiliaan van der Woerdt"
        self.friend = named(world.visitor(), self.friend_name)
        acquainted(world, self.host, self.friend)
        self.over = {game: self.finished(game) for game in GAMES}
        self.playing = {game: self.begun(game) for game in GAMES}
        # Where nobody has come yet, where all have, and where somebody else is the host.
        self.empty = {game: self.opened(game, "open") for game in GAMES}
        self.full = {game: self.opened(game, "bot", "open") for game in GAMES}
        for code in self.full.values():
            self.friend.ask(f"/api/tables/{code}/join", {})
        self.visited = self.friend.open("me", "open", "open", game="machiavelli", name="Bij Maximiliaan", listed=True)
        self.host.ask(f"/api/tables/{self.visited}/join", {})
        # The friend is invited, and has not answered yet.
        self.host.open("me", "open", game="florence")
        companion(self.host, self.friend_name).locator("button.small").click()
        expect(companion(self.host, self.friend_name).locator("button.small")).to_have_count(0)

    def finished(self, game: str) -> str:
        """Let a game be played to its end; give its table."""
        position, players = ENDINGS[game]
        self.world.house.arrange(position)
        code = self.host.open("me", *["bot"] * (players - 1), game=game, listed=True)
        self.host.hurry_to_the_end()
        return code

    def begun(self, game: str) -> str:
        """Let a game begin; give its table."""
        code = self.host.open("me", *["bot"] * (MOST[game] - 1), game=game)
        expect(self.host.page.locator(f"main.{game} [data-answer], main.{game} .can-choose").first).to_be_visible()
        return code

    def opened(self, game: str, *kinds: str) -> str:
        """Open a table for as many as can play, who are of these kinds in turn."""
        seats = [kinds[0]] * (MOST[game] - 1) if len(kinds) == 1 else [kinds[0]] * (MOST[game] - 2) + [kinds[1]]
        return self.host.open("me", *seats, game=game, clock=120)

    def device(self, size: tuple[int, int], **looks: object) -> Visitor:
        """Give the same person another device."""
        visitor = self.world.visitor(size, **looks)  # type: ignore[arg-type]
        visitor.context.add_cookies(self.host.context.cookies())  # type: ignore[arg-type]
        return visitor.go("/watch")


class Place(NamedTuple):
    """Where one goes, what is there when one has arrived, and what is pressed first."""

    # With the codes of tables in the town.
    path: str
    seen: str
    then: tuple[str, ...] = ()
    # Whether all of it should be in the window.
    fits: bool = False
    # Whether somebody comes here who has never been here.
    stranger: bool = False

    def arrive(self, guest: Visitor, town: Town) -> None:
        """Go there, and open whatever can be folded up."""
        # From nowhere, for a page is not made anew for another moment of the same game.
        guest.walk(NOWHERE)
        guest.walk(self.path.format(town=town))
        expect(guest.page.locator(self.seen).first).to_be_visible()
        for selector in self.then:
            guest.dash(selector)
        guest.page.evaluate(OPENED)

    def leave(self, guest: Visitor) -> None:
        """Shut what lies over everything."""
        if guest.page.locator("dialog[open]").count() > 0:
            guest.page.keyboard.press("Escape")
            expect(guest.page.locator("dialog[open]")).to_have_count(0)


MORE_SEATS: Final = ".stepper button:last-of-type"
CUSTOM: Final = "[data-preset=custom]"
DARK_LANDS: Final = ("[data-edition=dark-lands]", CUSTOM, "[data-option=dl-districts] button:last-child")
MENU: Final = ".menu > .tool"
PLACES: Final[dict[str, Place]] = {
    "home": Place("/", ".mine .running"),
    "home of a newcomer": Place("/", "article button.play", stranger=True),
    "new dominion": Place("/new/dominion", ".chooser .choice", (MORE_SEATS,) * 2),
    "new dominion, free choice": Place("/new/dominion", ".chooser", ("[data-mode=custom]",)),
    "new machiavelli": Place("/new/machiavelli", ".chooser .person", (MORE_SEATS,) * 4),
    "new machiavelli, free choice": Place("/new/machiavelli", ".chooser .person", (CUSTOM,)),
    "new machiavelli, original": Place("/new/machiavelli", ".chooser .person", ("[data-edition=classic]",)),
    "new machiavelli, dark lands": Place("/new/machiavelli", ".chooser .person", DARK_LANDS),
    "new florence": Place("/new/florence", ".chooser .preset", ("[data-set=full]", *(MORE_SEATS,) * 2)),
    **{f"lobby of {game}, empty": Place(f"/t/{{town.empty[{game}]}}", ".seats") for game in GAMES},
    **{f"lobby of {game}, full": Place(f"/t/{{town.full[{game}]}}", ".seats") for game in GAMES},
    "lobby of somebody else": Place("/t/{town.visited}", ".seats"),
    "sitting down": Place("/t/{town.visited}", "form.sit-down", stranger=True),
    **{f"score of {game}": Place(f"/t/{{town.over[{game}]}}", ".course .chart") for game in GAMES},
    **{
        f"replay of {game}, {eyes}": Place(
            f"/t/{{town.over[{game}]}}/replay?move=2&eyes={eyes}", f"main.{game}", fits=True
        )
        for game in GAMES
        for eyes in ("0", "spectator", "all")
    },
    **{f"{game} in words": Place(f"/t/{{town.playing[{game}]}}/text", "#question") for game in GAMES},
    **{f"{game} in words, over": Place(f"/t/{{town.over[{game}]}}/text", "#question") for game in GAMES},
    **{f"rules of {game}": Place(f"/rules/{game}", ".rules-page h2") for game in GAMES},
    **{f"results of {game}": Place(f"/statistics/{game}", ".rungs") for game in GAMES},
    "results of a newcomer": Place("/statistics/florence", ".rungs", stranger=True),
    "history": Place("/history", ".rated"),
    "history of a newcomer": Place("/history", "main h1", stranger=True),
    "watch": Place("/watch", "main h1"),
    "lessons": Place("/learn", "main h1"),
    "puzzles": Place("/puzzles", "main h1"),
    "lost": Place(NOWHERE, "main h1"),
    **{
        name: Place("/watch", "main h1", (MENU, f".sheet .entry >> nth={entry}"))
        for entry, name in enumerate(("preferences", "another device", "devices", "keys"))
    },
}
