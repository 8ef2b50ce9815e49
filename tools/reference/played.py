"""What games show: the options of each question, what it tells, and the facts of events. Always the same games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import signoria
from signoria.core.chance import FastChance, spread
from signoria.core.position import Position
from tools.reference.told import Told

# So many games of each kind; the rarest question of Machiavelli comes up in one game of a hundred and forty.
GAMES = {"dominion": 40, "machiavelli": 300, "florence": 100}
# The most decisions of one game, and answers that are given late, so that games get somewhere.
MOST = 3000
LATE = frozenset({"end-actions", "start-buying", "end-turn", "decline", "done"})
# So many times it is looked at what a question tells: views take long.
LOOKS = 40
# How much of the log around an event tells whether its line goes on from another one.
BEFORE, AFTER = 8, 3
# Answers that a game knows and nobody is ever given.
UNUSED = {"machiavelli": {"yes", "no"}}


@dataclass
class Shown:
    """What the games of one name have shown."""

    # Of each question, the options by their beginnings; and the facts that it tells besides kind, seat and options.
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    facts: dict[str, set[str]] = field(default_factory=dict)
    # Of each event, the facts for everybody and those for a few; and the first of each kind, as it was seen.
    open_facts: dict[str, set[str]] = field(default_factory=dict)
    secrets: dict[str, set[str]] = field(default_factory=dict)
    # What each fact of an event has been, open or not.
    told: dict[tuple[str, str], Told] = field(default_factory=dict)
    looks: dict[str, int] = field(default_factory=dict)
    seen: dict[str, tuple[list[dict[str, Any]], int, int | None, dict[str, Any]]] = field(default_factory=dict)

    def look(self, position: Position) -> None:
        """Take note of the open question."""
        kind, seat = position.question, position.asked
        assert kind is not None
        offered = self.options.setdefault(kind, {})
        for option in position.legal():
            notation = position.notation(option)
            verb, _, rest = notation.partition(" ")
            offered.setdefault(f"{verb} *" if rest else verb, notation)
        looked = self.facts.setdefault(kind, set())
        if self.looks.get(kind, 0) < LOOKS:
            self.looks[kind] = self.looks.get(kind, 0) + 1
            question: Any = position.view(seat)["question"]
            looked |= set(question) - {"kind", "seat", "options"}

    def listen(self, position: Position) -> None:
        """Take note of all that happened in a game."""
        events = position.events()
        options: Any = position.view(None).get("options", {})
        for place, event in enumerate(events):
            self.open_facts.setdefault(event.kind, set()).update(event.facts)
            self.secrets.setdefault(event.kind, set()).update(event.secrets)
            for fact, value in [*event.facts.items(), *event.secrets.items()]:
                self.told.setdefault((event.kind, fact), Told()).add(value)
            if event.kind not in self.seen:
                reader = event.insiders[0] if event.insiders else None
                around = [one.seen_by(reader) for one in events[max(0, place - BEFORE) : place + AFTER]]
                self.seen[event.kind] = around, min(place, BEFORE), reader, options


def played(game: str) -> Shown:
    """Play games of all kinds, and scenarios for what hardly ever comes up."""
    shown = Shown()
    for number, (seats, options) in enumerate(settled(game)):
        position = signoria.game(game).new(seats, number, options)
        play_on(position, FastChance(spread(number)), shown)
    for scenario, moves in SCENARIOS.get(game, ()):
        position = signoria.game(game).scenario(scenario)
        for move in moves:
            shown.look(position)
            position.play(move)
        play_on(position, FastChance(spread(1)), shown)
    return shown


def play_on(position: Position, chance: FastChance, shown: Shown) -> None:
    """Choose at random, but end turns late, until the game is over or has lasted long enough."""
    for _ in range(MOST):
        if position.over:
            break
        shown.look(position)
        options = position.legal()
        choice = options[chance.below(len(options))]
        if position.notation(choice) in LATE:
            choice = options[chance.below(len(options))]
        position.choose(choice)
    shown.listen(position)


def settled(game: str) -> Iterator[tuple[int, Mapping[str, object]]]:
    """Give seats and options for many games, so that all boxes and all numbers of players come up."""
    for number in range(GAMES[game]):
        if game == "dominion":
            kingdoms = ("random", "draft", "interaction", "village-square", "size-distortion")
            lenient = {"discard-order": "ask", "compulsion": "lenient", "feast-gain": "may"} if number % 2 else {}
            yield 2 + number % 3, {"kingdom-mode": kingdoms[number % 5], **lenient}
        elif game == "machiavelli":
            boxes: tuple[dict[str, object], ...] = (
                {"preset": "random", "action-cards": "on"},
                {"edition": "classic"},
                {"edition": "dark-lands"},
                {"preset": "random"},
            )
            box = boxes[number % 4]
            yield min(2 + number % 7, 7 if box.get("edition") == "classic" else 8), box
        else:
            seats = 2 + number % 4
            together = {"expansion-cooperative": "on"} if seats > 2 and number % 3 else {}
            yield seats, {"expansion-muse-princess": "on" if number % 2 else "off", **together}


# What takes more luck than a few hundred games have: a murdered player with a Hospital, a Bell Tower that is destroyed
# in the last round, a Park without cards in hand, and bids beyond what the catalogue names.
SCENARIOS: dict[str, list[tuple[dict[str, object], list[str]]]] = {
    "machiavelli": [
        (
            {
                "edition": "dark-lands",
                "players": [{"characters": "merchant", "city": "hospital"}, {}, {}, {}],
                "murdered": "merchant",
                "call": "merchant",
            },
            ["collect"],
        ),
        (
            {
                "players": [
                    {"gold": 9},
                    {"city": "tavern, market, docks, temple, church, prison"},
                    {"city": "bell-tower"},
                    {},
                ],
                "bell": True,
                "turn": {"as": "warlord"},
            },
            ["take-gold", "destroy", "district 2 bell-tower"],
        ),
        (
            {"edition": "dark-lands", "players": [{"city": "park"}, {}, {}, {}], "turn": {"as": "bishop"}},
            ["take-gold", "end-turn", "draw"],
        ),
    ],
    "florence": [
        (
            {"players": [{"money": 20000}, {"money": 20000}, {"money": 20000}], "phase": "auction"},
            ["open jester", *(f"bid {amount}" for amount in range(300, 10000, 100))],
        )
    ],
}
