"""How many bytes a table tells its players: `python -m benchmarks.bytes [--games N] [--seed S]`.

Plays seeded games of house bots on the seats of people and writes every update that each of them and one bystander
would be sent, as JSON before compression: in all, by part, and the largest one with its question.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

import msgspec

from signoria.bots import new_bot
from signoria.games import REGISTRY
from signoria.tables.table.change import Change
from signoria.tables.table.entries import Moved, Opened, Started
from signoria.tables.table.hours import Hours
from signoria.tables.table.presence import Presence, Present
from signoria.tables.table.rows import TableRow
from signoria.tables.table.seats import person
from signoria.tables.table.situation import Situation
from signoria.tables.table.table import LiveTable
from signoria.tables.wire.messages import TableShown
from signoria.tables.wire.presenter import Reader, table_shown, update

# What is played, by how many.
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dominion": ("dominion", 3, {}),
    "machiavelli": ("machiavelli", 4, {}),
    "florence": ("florence", 3, {}),
    "florence, all of it": (
        "florence",
        3,
        {"expansion-muse-princess": "on", "expansion-cooperative": "on"},
    ),
}
NAMES = ("Marieke", "Joost", "Hanneke", "Willem")
BYSTANDER = "onlooker"


class Written:
    """What has been written: updates, bytes, bytes by part, and the largest update."""

    def __init__(self) -> None:
        self.updates = 0
        self.bytes = 0
        self.parts: Counter[str] = Counter()
        self.largest = (0, "")

    def add(self, told: msgspec.Struct, question: str | None) -> None:
        """Count an update, with the question that was open."""
        size = len(msgspec.json.encode(told))
        self.updates += 1
        self.bytes += size
        self.largest = max(self.largest, (size, question or "none"))
        for part in told.__struct_fields__:
            self.parts[part] += len(msgspec.json.encode(getattr(told, part)))
        view = getattr(told, "view", None)
        options = (view or {}).get("question", None)
        if isinstance(options, dict):
            self.parts["(view: options)"] += len(msgspec.json.encode(options.get("options", [])))


def opened(game: str, seats: int, options: dict[str, Any], seed: int) -> LiveTable:
    """A table at which only people sit, with the game begun."""
    chance = random.Random(seed)
    row = TableRow(id="table", code="BCDFGH", game=game, secret=chance.randbytes(32), created=0.0)
    change = Change(LiveTable.new(row), 0.0)
    whole = {**REGISTRY.game(game).defaults, **options}
    people = [person(name, name) for name in NAMES[:seats]]
    change.add(Opened(at=0.0, name="Marieke", host="Marieke", seats=people, options=whole))
    change.add(Started(at=0.0, commitment=change.after.commitment))
    change.go_on()
    return change.after


def played(table: LiveTable, seed: int, written: Written) -> None:
    """Play a game to its end, writing what everybody is told after each change."""
    seats = len(table.seats)
    presence = Presence()
    presence.tell("here", Present((*NAMES[:seats], BYSTANDER)), 0.0)
    readers = [Reader(name) for name in (*NAMES[:seats], BYSTANDER)]
    known = [-1] * len(readers)
    tables: list[TableShown | None] = [None] * len(readers)
    bots = [new_bot(table.row.game, "house", seed + seat) for seat in range(seats)]
    while True:
        for place, reader in enumerate(readers):
            situation = Situation(table, presence, {}, Hours(0.0))
            told = update(situation, reader, known[place], 0.0)
            if told.version != known[place]:
                known[place] = told.version
                # As a connection does.
                shown = table_shown(situation, reader, 0.0)
                if shown != tables[place]:
                    tables[place] = shown
                    told = msgspec.structs.replace(told, table=shown)
                written.add(told, table.play.position.question if table.play else None)
        play = table.play
        if play is None or play.position.asked is None:
            return
        seat = play.position.asked
        move = play.position.notation(bots[seat].choose(play.position.sight(seat)))
        change = Change(table, 0.0)
        change.add(Moved(at=0.0, seat=seat, move=move, by="person", guest=NAMES[seat]))
        change.go_on()
        table = change.after


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for name, (game, seats, options) in GAMES.items():
        written = Written()
        for number in range(wanted.games):
            played(opened(game, seats, options, wanted.seed + number), wanted.seed + 10 * number, written)
        size, question = written.largest
        print(f"{name}, {seats} players and an onlooker, {wanted.games} games:")
        print(f"  {written.bytes / wanted.games / 1000:.0f} kB a game in {written.updates / wanted.games:.0f} updates")
        print(f"  the largest update has {size / 1000:.1f} kB ({question})")
        for part, total in written.parts.most_common():
            print(f"  {part:16} {total / wanted.games / 1000:9.1f} kB {total / written.bytes:6.1%}")


if __name__ == "__main__":
    main()
