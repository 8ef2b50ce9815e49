"""A second turn of Machiavelli, written straight from the rules of Deluxe, to check the real one against.

It is written the other way round, like the Throne Room's: a turn is a generator that yields a question and is sent the
answer. Known are the characters of `ABILITIES` and the districts of `DISTRICTS`; how a district gets into a city is
left to whoever plays the turn, because a Magistrate may have a word in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.kit.oracle.question import Asking, Question

DISTRICTS: Final = {
    "temple": ("religious", 1),
    "church": ("religious", 2),
    "monastery": ("religious", 3),
    "watchtower": ("military", 1),
    "prison": ("military", 2),
    "manor": ("noble", 3),
    "castle": ("noble", 4),
    "tavern": ("trade", 1),
    "market": ("trade", 2),
    "docks": ("trade", 3),
    "stables": ("unique", 2),
    "framework": ("unique", 3),
    "monument": ("unique", 4),
    "poor-house": ("unique", 4),
    "quarry": ("unique", 5),
    "gold-mine": ("unique", 6),
    "park": ("unique", 6),
    "throne-room": ("unique", 6),
    "school-of-magic": ("unique", 6),
}
COPIES: Final = {"tavern": 5, "market": 4, "manor": 5, "castle": 4}
ABILITIES: Final = {
    "magistrate": ["warrants"],
    "thief": ["steal"],
    "king": ["district-income", "take-crown"],
    "patrician": ["district-income", "take-crown"],
    "bishop": ["district-income"],
    "merchant": ["district-income", "merchant-gold"],
    "trader": ["district-income"],
    "alchemist": [],
    "architect": ["architect-draw"],
    "navigator": ["navigate"],
    "tax-collector": ["collect-tax"],
}
PAYING: Final = {"king": "noble", "patrician": "noble", "bishop": "religious", "merchant": "trade", "trader": "trade"}
LIMITS: Final = {"architect": 3, "navigator": 0}


@dataclass
class Seat:
    """What a player has."""

    gold: int
    hand: list[str]
    city: list[str]


@dataclass
class Build:
    """A district that has been shown and paid for."""

    seat: int
    character: str
    district: str
    price: int


@dataclass
class Round:
    """Everything on the table. The last card of the deck is its top."""

    seats: list[Seat]
    deck: list[str]
    ranks: list[str]
    holders: dict[str, int]
    crown: int
    tax: int = 0
    robbed: str = ""
    thief: int = -1
    bewitched: str = ""
    witch: int = -1
    sealed: str = ""
    warranted: set[str] = field(default_factory=set)
    magistrate: int = -1

    def draw(self, seat: int, number: int) -> None:
        """Draw cards and keep them."""
        for _ in range(number):
            self.seats[seat].hand.append(self.deck.pop())

    def move_crown(self, seat: int) -> None:
        """Give the crown to a player; a change pays the owner of the Throne Room."""
        for player in self.seats:
            player.gold += "throne-room" in player.city and seat != self.crown
        self.crown = seat

    def rob(self, character: str) -> None:
        """A robbed player loses everything to the Thief."""
        victim = self.holders[character]
        if character == self.robbed and victim != self.thief:
            self.seats[self.thief].gold += self.seats[victim].gold
            self.seats[victim].gold = 0

    def add(self, owner: int, build: Build) -> None:
        """Lay a district into a city and tax it, if somebody collects; what he builds himself as such is free."""
        player = self.seats[owner]
        player.city.append(build.district)
        own = build.character == "tax-collector" and owner == build.seat
        if "tax-collector" in self.ranks and not own and player.gold > 0:
            player.gold -= 1
            self.tax += 1


# --- Income -----------------------------------------------------------------------------------------------------------


def income(table: Round, seat: int, answer: str = "") -> Asking:
    """Two gold, three with a Gold Mine; or one of two cards, the other goes under the deck."""
    player = table.seats[seat]
    if not answer:
        answer = yield Question(seat, "income", ["take-gold", "take-cards"])
    if answer == "take-gold":
        player.gold += 3 if "gold-mine" in player.city else 2
        return
    drawn = [table.deck.pop(), table.deck.pop()]
    kept = yield Question(seat, "keep-card", [f"keep {card}" for card in sorted(set(drawn))])
    drawn.remove(kept.removeprefix("keep "))
    player.hand.append(kept.removeprefix("keep "))
    table.deck.insert(0, drawn[0])


# --- A turn -----------------------------------------------------------------------------------------------------------


class FreeTurn:
    """A turn in which everything is done in any order; a Witch who plays on has had her income."""

    def __init__(self, table: Round, seat: int, character: str, *, resumed: bool = False) -> None:
        self.table = table
        self.player = table.seats[seat]
        self.seat = seat
        self.character = character
        self.resumed = resumed
        self.income_due = not resumed
        self.left = list(ABILITIES[character])
        self.builds = LIMITS.get(character, 1)
        self.spent = 0

    def play(self, enter: Callable[[Build], Asking]) -> Asking:
        """Ask again and again what is to be done; then what was left undone, and the end of the turn."""
        while True:
            answer = yield Question(self.seat, "turn-action", self.options())
            if answer == "end-turn":
                break
            if answer in ("take-gold", "take-cards"):
                self.income_due = False
                yield from income(self.table, self.seat, answer)
            elif answer.startswith("build"):
                yield from self.build(answer, enter)
            else:
                self.left.remove(answer)
                yield from self.use(answer)
        unclaimed = [name for name in self.left if self.gives(name)]
        if unclaimed:
            answer = yield Question(self.seat, "unclaimed", ["take-unclaimed", "leave-unclaimed"])
            for ability in unclaimed if answer == "take-unclaimed" else []:
                yield from self.use(ability)
        if self.character in ("king", "patrician") and not self.resumed:
            self.table.move_crown(self.seat)
        self.player.gold += self.player.gold == 0 and "poor-house" in self.player.city
        if not self.player.hand and "park" in self.player.city:
            self.table.draw(self.seat, 2)
        self.player.gold += self.spent * (self.character == "alchemist")

    def gives(self, ability: str) -> bool:
        """Say whether an ability only gives something, and there is anything to give."""
        cards = ability == "architect-draw" or self.character == "patrician"
        gives = ability in ("merchant-gold", "architect-draw") or (ability == "district-income" and self.matching() > 0)
        return gives and not (cards and not self.table.deck)

    def options(self) -> list[str]:
        """Say what can be done now."""
        usable = {
            "district-income": self.matching() > 0,
            "take-crown": not self.resumed and self.table.crown != self.seat,
            "collect-tax": self.table.tax > 0,
        }
        options = [name for name in self.left if usable.get(name, True)]
        if self.income_due:
            return [*options, "take-gold", "take-cards"]
        return [*options, *self.offered_builds(), "end-turn"]

    def matching(self) -> int:
        """Count the districts that pay the character."""
        city = self.player.city
        type_ = PAYING.get(self.character)
        return 0 if type_ is None else sum(name == "school-of-magic" or DISTRICTS[name][0] == type_ for name in city)

    def offered_builds(self) -> list[str]:
        """Say what can be built: not a name twice without a Quarry, no Monument as sixth, nothing too dear."""
        options = []
        for name in sorted(set(self.player.hand)) if self.character != "navigator" else []:
            type_, cost = DISTRICTS[name]
            free = name == "stables" or (self.character == "trader" and type_ == "trade")
            if self.builds < 1 and not free:
                continue
            ways = [("build", self.player.city)] if cost <= self.player.gold else []
            if "framework" in self.player.city:
                ways.append(("build-by-framework", [other for other in self.player.city if other != "framework"]))
            for way, city in ways:
                if (name not in city or "quarry" in city) and not (name == "monument" and len(city) >= 5):
                    options.append(f"{way} {name}")
        return options

    def build(self, answer: str, enter: Callable[[Build], Asking]) -> Asking:
        """Pay, with gold or with the Framework; the district enters a city."""
        way, name = answer.split()
        type_, price = DISTRICTS[name]
        if way == "build-by-framework":
            price = 0
            self.player.city.remove("framework")
            self.table.deck.insert(0, "framework")
        self.player.hand.remove(name)
        self.player.gold -= price
        self.builds -= not (name == "stables" or (self.character == "trader" and type_ == "trade"))
        build = Build(self.seat, self.character, name, price)
        yield from enter(build)
        self.spent += build.price

    def use(self, ability: str) -> Asking:
        """Use an ability."""
        table = self.table
        if ability == "district-income" and self.character == "patrician":
            table.draw(self.seat, self.matching())
        elif ability == "district-income":
            self.player.gold += self.matching()
        elif ability == "merchant-gold":
            self.player.gold += 1
        elif ability == "architect-draw":
            table.draw(self.seat, 2)
        elif ability == "take-crown":
            table.move_crown(self.seat)
        elif ability == "collect-tax":
            self.player.gold += table.tax
            table.tax = 0
        elif ability == "navigate":
            answer = yield Question(self.seat, "navigator", ["four-gold", "four-cards"])
            if answer == "four-gold":
                self.player.gold += 4
            else:
                table.draw(self.seat, 4)
        else:
            spared = {table.ranks[0], "thief", table.bewitched}
            names = [name for name in table.ranks if name not in spared]
            answer = yield Question(self.seat, "name-character", [f"name {name}" for name in names])
            table.robbed, table.thief = answer.removeprefix("name "), self.seat
