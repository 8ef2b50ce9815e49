"""An evening at a server: people open tables, gather, play, talk, leave and finish games. Everything stays in its file.

Only what a browser would send is sent, so that any version can be asked to write its evening.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tests.heritage.facts import choice, write_lines
from tests.web.kit import Person, house

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.kit import Line

COOKIE: Final = "signoria-guest"
# A device that says too often whose eyes it has finds no hearing.
BREATH: Final = 0.2
LONG: Final = 10**10
MOST_MOVES: Final = 700
ATTEMPTS: Final = 30
# Questions that wait for an answer even if there is but one.
IN_PERSON: Final = ("answer-call", "hospital")
PEOPLE: Final = ("Anna", "Bram", "Carla")
EFFECTS: Final = [
    "throne-room",
    "militia",
    "thief",
    "moat",
    "witch",
    "spy",
    "library",
    "village",
    "cellar",
    "bureaucrat",
]
CARDS: Final = {"kingdom-mode": "custom", "kingdom": EFFECTS}
BOTH: Final = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
DELUXE: Final = {"preset": "vicious-nobles", "action-cards": "on", "action-cards-in-opening-hand": "yes"}
DARK: Final = {"edition": "dark-lands", "dl-districts": "all"}


class Sought(NamedTuple):
    """A table that is played until a question is asked for the second time, or another one."""

    label: str
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    question: str
    # After so many further answers of the same kind, to stop in the middle of a selection.
    further: int = 0
    clock: int | None = None
    earliest: int = 12


SOUGHT: Final = [
    Sought("militia", "dominion", CARDS, ("me", "open", "bot"), "militia-discard", 1),
    Sought("thief", "dominion", CARDS, ("me", "open", "open"), "thief-trash"),
    Sought("throne-room", "dominion", CARDS, ("me", "open"), "throne-room-card"),
    Sought("spy", "dominion", CARDS, ("me", "open", "bot easy"), "spy-fate"),
    Sought("library", "dominion", {**CARDS, "pile-counts": "open"}, ("me", "open"), "library-keep"),
    Sought("kingdom-draft", "dominion", {"kingdom-mode": "draft"}, ("me", "open", "bot"), "draft-pick", earliest=3),
    Sought("clock", "dominion", CARDS, ("me", "open"), "buy-card", clock=600),
    Sought("draft", "machiavelli", DELUXE, ("me", "open", "open", "bot"), "choose-character", earliest=40),
    Sought("turn", "machiavelli", DELUXE, ("me", "open", "bot", "bot"), "turn-action", 2, earliest=50),
    Sought("secret", "machiavelli", DELUXE, ("me", "open", "open", "bot"), "acrobat"),
    Sought("classic", "machiavelli", {"edition": "classic"}, ("me", "open", "bot"), "magic", earliest=30),
    Sought("classic-turn", "machiavelli", {"edition": "classic"}, ("me", "local Dirk"), "turn-action", 1),
    Sought("dark-draft", "machiavelli", DARK, ("me", "open", "bot", "bot", "bot"), "choose-character", earliest=40),
    Sought("dark-turn", "machiavelli", DARK, ("me", "open", "open", "bot"), "turn-action", clock=900, earliest=40),
    Sought("auction", "florence", BOTH, ("me", "open", "bot"), "auction-bid", earliest=20),
    Sought("build", "florence", BOTH, ("me", "open", "open"), "build"),
    Sought("joint", "florence", BOTH, ("me", "open", "open"), "joint-reply"),
    Sought("price", "florence", BOTH, ("me", "open"), "joint-price"),
    Sought("work", "florence", {}, ("me", "open"), "turn-menu", clock=600, earliest=30),
    Sought("bonus", "florence", {"expansion-muse-princess": "on"}, ("me", "open", "bot easy"), "pick-bonus"),
]


class Evening:
    """The people, and what is to be kept of their tables."""

    def __init__(self, address: str) -> None:
        self.people = {name: Person(address) for name in PEOPLE}
        self.watcher = Person(address)
        self.labels: dict[str, str] = {}
        # Those at tables where somebody is going to ask for an undo.
        self.asking: list[list[Line]] = []

    async def open(self, seats: tuple[str, ...], **wishes: object) -> tuple[str, list[Line]]:
        """Open a table and let people take its open seats and begin; give its code and their lines."""
        anna, bram, carla = self.people.values()
        wished = [seat_wish(seat) for seat in seats]
        code: str = (await anna.post("/api/tables", {"seats": wished, **wishes}, 201))["code"]
        come = [anna]
        for person in (bram, carla)[: seats.count("open")]:
            await person.post(f"/api/tables/{code}/join")
            come.append(person)
        if "open" in seats:
            await anna.post(f"/api/tables/{code}/start")
        else:
            assert (await anna.get(f"/api/tables/{code}"))["status"] == "playing"
        return code, [await person.sit(code) for person in come]

    async def seek(self, sought: Sought) -> tuple[str, list[Line]]:
        """Open tables until one comes to the question that is sought; the others are forgotten."""
        for attempt in range(ATTEMPTS):
            start = all(not seat.startswith("open") for seat in sought.seats)
            code, lines = await self.open(
                sought.seats, game=sought.game, options=sought.options, clock=sought.clock, start=start
            )
            if await reach(lines, sought, f"{sought.label} {attempt}"):
                self.labels[code] = sought.label
                return code, lines
            for line in lines:
                await line.close()
        raise AssertionError(f"nobody was asked {sought.question}")

    async def finish(self, label: str, seats: tuple[str, ...], **wishes: object) -> tuple[str, list[Line]]:
        """Play a game to its end."""
        code, lines = await self.open(seats, **wishes)
        assert not await play(lines, label, lambda _question: False, 5000)
        for line in lines:
            await line.until_over()
        self.labels[code] = label
        return code, lines


def seat_wish(text: str) -> dict[str, str]:
    """Read a seat such as `me`, `open`, `bot easy`, `local Dirk`."""
    kind, _, rest = text.partition(" ")
    if kind == "bot":
        return {"kind": kind, "bot": rest or "normal"}
    return {"kind": kind, "name": rest} if rest else {"kind": kind}


async def asked(lines: list[Line]) -> Line | None:
    """Wait until one of the people is asked; None when the game is over."""
    while True:
        for line in lines:
            if line.over:
                return None
            question = line.now["question"]
            mine = [seat["number"] for seat in line.now["table"]["seats"] if seat["mine"]]
            if question is not None and question["seat"] in mine:
                if line.now["seat"] != question["seat"]:
                    # A device that is passed around: now this one looks at it.
                    await line.send(type="sync", version=line.now["version"], seat=question["seat"])
                    await asyncio.sleep(BREATH)
                    break
                if len(line.options) > 1 or question["kind"] in IN_PERSON:
                    return line
        await asyncio.sleep(0.002)


async def play(lines: list[Line], seed: str, stop: Callable[[str], bool], most: int = MOST_MOVES) -> bool:
    """Play by lot, buying and playing what does something; give whether the game came to where to stop."""
    for number in range(most):
        line = await asked(lines)
        if line is None:
            return False
        if stop(line.now["question"]["kind"]):
            return True
        answer = await line.choose(taste(line.options, seed, number))
        assert answer["type"] == "accepted" or answer["reason"] in ("reason-stale", "reason-not-asked"), answer
    return False


def after(decisions: int) -> Callable[[str], bool]:
    """Stop after so many decisions of people."""
    made = iter(range(decisions))
    return lambda _question: next(made, None) is None


async def reach(lines: list[Line], sought: Sought, seed: str) -> bool:
    """Play until the question is asked that is sought."""
    made = 0

    def stop(question: str) -> bool:
        nonlocal made
        made += 1
        return question == sought.question and made > sought.earliest

    found = await play(lines, seed, stop)
    if found and sought.further:
        for number in range(sought.further):
            line = await asked(lines)
            assert line is not None
            await line.choose(choice([move for move in line.options if move != "end-turn"], seed, number))
        line = await asked(lines)
        return line is not None and bool(line.now["question"]["kind"] == sought.question)
    return found


def taste(options: list[str], seed: str, number: int) -> str:
    """Choose what keeps a game going."""
    if "play-all-treasures" in options:
        return "play-all-treasures"
    wanted = [
        move for move in options if move.split()[-1] in (*EFFECTS, "silver") and move.split()[0] in ("buy", "play")
    ]
    if "buy province" in options:
        return "buy province"
    builds = [move for move in options if move.split()[0] in ("build", "place", "buy-builder", "recruit", "perform")]
    return choice(wanted or (builds if number % 2 else []) or options, seed, number)


async def gather(evening: Evening) -> None:
    """Open tables whose games have not begun."""
    anna, bram, _ = evening.people.values()

    async def opened(label: str, *seats: str, **wishes: object) -> str:
        wished = [seat_wish(seat) for seat in seats]
        code: str = (await anna.post("/api/tables", {"seats": wished, **wishes}, 201))["code"]
        evening.labels[code] = label
        return code

    options = {"kingdom-mode": "draft", "discard-order": "ask"}
    code = await opened("gathering-dominion", "me", "bot easy", "open", game="dominion", options=options)
    line = await anna.sit(code)
    await line.order(type="say", text="Who comes? Wie komt er?")
    code = await opened("gathering-machiavelli", "me", "local Dirk", "bot", "open", game="machiavelli", listed=False)
    await bram.post(f"/api/tables/{code}/join")
    await anna.post(f"/api/tables/{code}/seats", {"seats": [{"kind": "keep"}] * 4 + [{"kind": "open"}]})
    await anna.post(
        f"/api/tables/{code}/options", {"options": {"edition": "dark-lands"}, "clock": 60, "name": "De kelder"}
    )
    code = await opened("gathering-florence", "me", "open", "bot easy", game="florence", options=BOTH, clock=300)
    await bram.post(f"/api/tables/{code}/join", {"seat": 1, "name": "Bram the Elder"})
    code = await opened("closed", "me", "open", game="florence")
    await anna.post(f"/api/tables/{code}/close")


async def leave_in_the_middle(evening: Evening) -> None:
    """Leave games when certain questions are asked."""
    for sought in SOUGHT:
        _, lines = await evening.seek(sought)
        if sought.label == "thief":
            await lines[1].order(type="prefer", name="always-reveal-moat", value=True)
            await lines[0].order(type="say", text="A thief among us")
            await lines[1].order(type="say", text="Een dief ❦ in ons midden")
        if sought.label == "joint":
            for line in lines:
                if not line.mine:
                    await line.order(type="prefer", name="decline-offers", value=True)
        if sought.label in ("draft", "build", "spy"):
            evening.asking.append(lines)
        else:
            for line in lines:
                await line.close()


async def leave_to_bots(evening: Evening) -> None:
    """Leave games in which a bot keeps the seat of one person, and another one has come back."""
    for game, options in (("dominion", CARDS), ("machiavelli", DELUXE), ("florence", BOTH)):
        code, lines = await evening.open(("me", "open", "open"), game=game, options=options)
        label = f"kept-{game}"
        assert await play(lines, label, after(15))
        await evening.people["Carla"].post(f"/api/tables/{code}/leave")
        assert await play(lines[:2], label, after(15))
        await evening.people["Bram"].post(f"/api/tables/{code}/leave")
        assert await asked(lines[:1])
        await lines[1].order(type="return")
        assert await asked(lines[:2])
        evening.labels[code] = label


async def take_back(evening: Evening) -> None:
    """Leave games in which decisions were taken back: freely, with consent, and not."""
    code, lines = await evening.open(("me", "open"), game="dominion", options=CARDS)
    for agree in (True, False):
        assert await play(lines, f"undone {agree}", after(9))
        await request_undo(lines)
        answering = lines[0] if 0 in lines[0].now["undo"]["waiting_for"] else lines[1]
        await answering.order(type="answer-undo", agree=agree)
    evening.labels[code] = "undone"
    code, lines = await evening.open(("me", "bot"), game="dominion", options=CARDS, start=True)
    for _ in range(3):
        alone = await asked(lines)
        assert alone is not None
        await alone.choose(alone.options[0])
        await alone.order(type="undo", ply=alone.now["ply"])
    evening.labels[code] = "undone-freely"


def requested(line: Line) -> bool:
    """Whether somebody is told that an undo is asked for."""
    return line.now["undo"]["asked_by"] is not None


async def request_undo(lines: list[Line]) -> None:
    """Let the first who may ask for an undo do so."""
    for line in lines:
        if line.now["undo"]["possible"] == "ask":
            answer = await line.order(type="undo", ply=line.now["ply"])
            assert answer["type"] == "accepted", answer
            for each in lines:
                await each.until(partial(requested, each))
            return
    raise AssertionError("nobody may ask for an undo")


async def finish_games(evening: Evening) -> None:
    """Play games to their ends."""
    first = {"kingdom-mode": "first-game"}
    _, lines = await evening.finish("over-dominion", ("me", "open"), game="dominion", options=first)
    for line in lines:
        await line.order(type="rematch")
    await lines[0].until(lambda: lines[0].now["table"]["following"])
    evening.labels[lines[0].now["table"]["following"]] = "rematch"
    _, lines = await evening.finish("over-bots", ("me", "bot easy"), game="dominion", options=first, start=True)
    await lines[0].order(type="say", text="Well played")
    seats = ("me", "open", "open")
    code, lines = await evening.finish("over-florence", seats, game="florence", options=BOTH)
    await evening.people["Bram"].post(f"/api/tables/{code}/leave")
    await evening.finish("over-deluxe", ("me", "open", "bot easy"), game="machiavelli", options=DELUXE)
    await evening.finish("over-classic", ("me", "open"), game="machiavelli", options={"edition": "classic"})
    await evening.finish("over-dark", ("me", "local Dirk"), game="machiavelli", options=DARK, start=True)


async def told(evening: Evening) -> list[dict[str, Any]]:
    """Give what everybody is told of the tables and of themselves."""
    found: list[dict[str, Any]] = []
    cookies = {name: person.web.cookies[COOKIE] for name, person in evening.people.items()}
    for code, label in evening.labels.items():
        shown = await evening.watcher.get(f"/api/tables/{code}")
        readers: dict[str, Any] = {}
        if shown["status"] != "closed":
            for name, person in [*evening.people.items(), ("", evening.watcher)]:
                line = await person.sit(code)
                readers[name] = lasting(line)
                await line.close()
        about: dict[str, Any] = {"code": code, "label": label, "game": shown["game"], "told": readers}
        if shown["status"] == "over":
            for what in ("record", "course", "ratings"):
                about[what] = await evening.watcher.get(f"/api/tables/{code}/{what}")
        found.append(about)
    pages = {}
    for name, person in evening.people.items():
        paths = ["/api/me", "/api/history", "/api/ladder"]
        paths += [f"/api/statistics/{game}" for game in ("dominion", "florence", "machiavelli")]
        pages[name] = {path: await person.get(path) for path in paths}
    link = (await evening.people["Anna"].post("/api/me/link", status=201))["path"]
    return [{"cookies": cookies, "link": link, "pages": pages}, *found]


def lasting(line: Line) -> dict[str, Any]:
    """Give what somebody is told of a table that does not depend on who is here, and when it is."""
    now = {name: line.now[name] for name in ("version", "ply", "seat", "view", "question", "undo", "preferences")}
    table = {name: value for name, value in line.now["table"].items() if name != "spectators"}
    table["seats"] = [{name: seat[name] for name in seat if name != "present"} for seat in table["seats"]]
    clock = None if line.now["clock"] is None else line.now["clock"]["seat"]
    return {**now, "table": table, "clock": clock, "log": line.log}


def forget(database: Path, kept: set[str]) -> None:
    """Forget all tables but some."""
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        marks = ", ".join("?" * len(kept))
        connection.execute(f"DELETE FROM tables WHERE code NOT IN ({marks})", sorted(kept))  # noqa: S608 - only marks


def packed(database: Path) -> bytes:
    """Give a database as one small file."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    return lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME)


async def spend(address: str, database: Path) -> list[dict[str, Any]]:
    """Spend the evening; give what everybody was told at its end."""
    evening = Evening(address)
    async with AsyncExitStack() as stack:
        for name, person in [*evening.people.items(), ("", evening.watcher)]:
            await stack.enter_async_context(person)
            await person.get("/api/me")
            if name:
                answer = await person.web.patch("/api/me", json={"name": name})
                assert answer.status_code == 200, answer.text
        await gather(evening)
        await finish_games(evening)
        await leave_in_the_middle(evening)
        await leave_to_bots(evening)
        await take_back(evening)
        for lines in evening.asking:
            # Last of all: a request that nobody answers lapses soon.
            await request_undo(lines)
        await asyncio.to_thread(forget, database, set(evening.labels))
        return await told(evening)


def write_evening(folder: Path) -> None:
    """Write the database, and what everybody was told."""
    with TemporaryDirectory() as temporary:
        with house(Path(temporary), link_seconds=LONG) as running:
            database = next(Path(temporary).glob("*.db"))
            said = asyncio.run(spend(running.address, database))
        write_lines(folder / "tables.jsonl.xz", said)
        (folder / "tables.sqlite.xz").write_bytes(packed(database))
