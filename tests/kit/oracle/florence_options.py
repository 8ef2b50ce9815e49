"""The questions of Florence answered a second time, straight from the rules and from a saved position.

Everything here is plain: cells are columns and rows of the common field, hands are lists of names. It gives the options
of every question, the value of every work, and what every prestige card is worth.

    oracle = Oracle(position.save())
    oracle.options("turn-menu", seat, details)      # {"work", "build", "end-turn", ...}
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from signoria.games.florence.data.components import PERSON_CARDS
from signoria.games.florence.data.shapes import RECONSTRUCTION_1

Cell = tuple[int, int]
Cells = frozenset[Cell]

LARGE = ["university", "laboratory", "workshop"]
MEDIUM = ["library", "opera", "studio", "hospital", "theatre"]
SMALL = ["tower", "chapel"]
BUILDINGS = [*LARGE, *MEDIUM, *SMALL]
LANDSCAPES = ["forest", "lake", "park"]
MINIMUM = [7, 10, 12, 14, 15, 16, 17]
COSTS = [700, 300, 300, 0]
CHARACTERS = ["muse", "cardinal", "princess", "merchant", "professor", "banker"]
WISHES = {card.name: (card.building, card.landscape, card.freedom) for card in PERSON_CARDS}
MOST_OFFERS = 4


@cache
def forms(tile: str) -> list[Cells]:
    """Give a tile turned and flipped in all ways, each at the origin."""
    drawing = RECONSTRUCTION_1[tile]
    cells = [(x, y) for y, line in enumerate(drawing) for x, mark in enumerate(line) if mark == "X"]
    found: set[Cells] = set()
    for flip in (1, -1):
        for turn in range(4):
            moved = [(flip * x, y) for x, y in cells]
            for _ in range(turn):
                moved = [(-y, x) for x, y in moved]
            left, low = min(x for x, _ in moved), min(y for _, y in moved)
            found.add(frozenset((x - left, y - low) for x, y in moved))
    return sorted(found, key=sorted)


class Oracle:
    """What the rules make of a saved position."""

    def __init__(self, saved: dict[str, Any]) -> None:
        self.saved = saved
        self.players = saved["players"]
        self.number = len(self.players)
        self.options_of_table = saved["options"]
        self.together = self.options_of_table["expansion-cooperative"] == "on"
        self.selling = self.options_of_table["no-pp-for-money"] == "off"
        self.minimum = MINIMUM[saved["round"] - 1]
        self.owner: dict[Cell, int] = {}
        self.palaces: set[Cell] = set()
        self.covered: set[Cell] = set()
        self.houses: set[Cell] = set()
        for seat in range(self.number):
            for x in range(1, 8):
                for y in range(1, 8):
                    self.owner[self.cell(seat, x, y)] = seat
            self.palaces |= {self.cell(seat, *at) for at in self.palace(seat)}
            for tile, cells, _ in self.players[seat]["tiles"]:
                laid = {self.named(seat, name) for name in cells.split(",")}
                self.covered |= laid
                if tile in BUILDINGS:
                    self.houses |= laid
        self.covered |= self.palaces
        self.houses |= self.palaces

    # --- The field ---------------------------------------------------------------------------------------------------

    def palace(self, seat: int) -> list[Cell]:
        """Give columns and rows of a palace on its board."""
        if not self.together:
            return [(x, y) for x in (1, 2, 3) for y in (1, 2)]
        rows = (6, 7) if self.number == 4 and seat < 2 else (1, 2)
        return [(x, y) for x in (3, 4, 5) for y in rows]

    def cell(self, seat: int, x: int, y: int) -> Cell:
        """Give a cell of the common field. Boards that do not touch lie far apart."""
        if not self.together:
            return (100 * seat + x, y)
        if self.number == 4:
            return ((0, 7, 7, 0)[seat] + x, (7, 7, 0, 0)[seat] + y)
        return (7 * seat + x, y)

    def named(self, seat: int, name: str) -> Cell:
        """Give the cell of a board by its name."""
        return self.cell(seat, "abcdefg".index(name[0]) + 1, int(name[1]))

    def joined(self, cell: Cell) -> Cell:
        """Give the cell itself, or the one it is where the field is a ring."""
        x, y = cell
        if self.together and self.number in (3, 5):
            return ((x - 1) % (7 * self.number) + 1, y)
        return cell

    def near(self, cell: Cell) -> list[Cell]:
        """Give the cells that share a side with a cell."""
        x, y = cell
        around = [self.joined(at) for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))]
        return [at for at in around if at in self.owner]

    def laid(self, tile: str, seats: list[int]) -> list[Cells]:
        """Give every way to lay a tile on empty cells of some boards."""
        free = [cell for cell, owner in self.owner.items() if owner in seats]
        found: set[Cells] = set()
        for form in forms(tile):
            anchor_x, anchor_y = min(form)
            for x, y in free:
                cells = frozenset(self.joined((x + dx - anchor_x, y + dy - anchor_y)) for dx, dy in form)
                if not cells & self.covered and all(self.owner.get(cell) in seats for cell in cells):
                    found.add(cells)
        return list(found)

    def builders(self, seat: int) -> int:
        """Give the builders of a player."""
        return int(self.players[seat]["builders"])

    def alone(self, seat: int, tile: str) -> set[Cells]:
        """PF-T04, CB-B01: where a player may lay a tile by himself."""
        places = self.laid(tile, [seat])
        if tile in BUILDINGS and self.builders(seat) < 2:
            places = [cells for cells in places if all(self.keeps_away(seat, cell) for cell in cells)]
        return set(places)

    def keeps_away(self, seat: int, cell: Cell) -> bool:
        """Whether a cell is far enough from houses and borders for a lone builder with fewer than two builders."""
        for other in self.near(cell):
            if self.owner[other] == seat:
                if other in self.houses:
                    return False
            elif (
                self.builders(seat) == 0
                or other in self.houses
                or (other in self.covered and self.options_of_table["cb-border-landscape"] == "blocks")
            ):
                return False
        return True

    def jointly(self, seat: int, partner: int, tile: str) -> set[Cells]:
        """CB-J01, CB-J02: where two players may lay a building across their border."""
        found = set()
        for cells in self.laid(tile, [seat, partner]):
            owners = {self.owner[cell] for cell in cells}
            apart = all(
                self.builders(self.owner[cell]) >= 2 or not any(other in self.houses for other in self.near(cell))
                for cell in cells
            )
            if len(owners) == 2 and apart:
                found.add(cells)
        return found

    # --- Counting ----------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """Give the points of a player."""
        return int(sum(self.players[seat]["points"].values()))

    def power(self, seat: int) -> int:
        """PF-G01.4."""
        return int(self.players[seat]["money"]) + (100 * self.points(seat) if self.selling else 0)

    def tiles(self, seat: int, kinds: list[str]) -> int:
        """Count tiles of some kinds."""
        return sum(tile in kinds for tile, _, _ in self.players[seat]["tiles"])

    def cards(self, seat: int) -> int:
        """Person and recruiting cards, in hand and open."""
        player = self.players[seat]
        return len(player["persons"]) + len(player["open"]) + int(player["recruits"] + player["open_recruits"])

    def work(self, seat: int, person: str, bonus: list[str]) -> int:
        """PF-W02, MP-K02: the value of a work."""
        player = self.players[seat]
        building, landscape, freedom = WISHES[person]
        value = 4 * min(1, self.tiles(seat, [building])) + 3 * min(1, self.tiles(seat, [landscape]))
        value += 3 * (freedom in player["freedoms"]) + 2 * player["jesters"] + self.cards(seat)
        if player["character"] == "muse":
            value += self.saved["round"]
        return int(value) + sum(self.bonus(seat, card) for card in bonus)

    def bonus(self, seat: int, card: str) -> int:
        """PF-K02: what a bonus card adds to a work; the working person is still in the saved hand."""
        player = self.players[seat]
        fo, la, pa = (self.tiles(seat, [kind]) for kind in LANDSCAPES)
        bl, bm, bs = (self.tiles(seat, kinds) for kinds in (LARGE, MEDIUM, SMALL))
        j, m, pr, f = player["jesters"], player["builders"], len(player["prestige"]), len(player["freedoms"])
        hand = len(player["persons"]) + player["recruits"] - 1
        table = len(player["open"]) + player["open_recruits"] + 1
        types = (fo > 0) + (la > 0) + (pa > 0)
        values = [bl + bm + bs, 2 * bl, bm + fo, bs + fo + la + pa, 2 * ((bl > 0) + (bm > 0) + (bs > 0)), fo + la + pa]
        values += [2 * fo, 2 * la, 2 * pa, 2 * f, 2 * j, j + f, 2 * m, m + la, 2 * pr, pr + f, 2 * types]
        values += [types + (j > 0) + (m > 0) + (pr > 0) + (f > 0), hand, table]
        return int(values[BONUS.index(card)])

    def reachable(self, seat: int, person: str, chosen: list[str], left: list[str]) -> bool:
        """PF-W01.2: whether some set of the cards that are left reaches the minimum."""
        return any(
            self.work(seat, person, [*chosen, *more]) >= self.minimum
            for size in range(len(left) + 1)
            for more in combinations(left, size)
        )

    def princess(self, seat: int) -> int:
        """MP-K04.2: the value of a work of the Princess."""
        value = 3 * self.tiles(seat, LANDSCAPES) + 2 * self.builders(seat) + 2 * self.tiles(seat, BUILDINGS)
        return value + self.cards(seat)

    def prestige(self, seat: int, card: str) -> int:
        """PF-P01, PF-P02: what a prestige card is worth in the end."""
        if card in MOST:
            points, tie, kinds = MOST[card]
            counts = [self.counted(other, kinds) for other in range(self.number)]
            own, others = counts[seat], [count for other, count in enumerate(counts) if other != seat]
            if own == 0 or own < max(others):
                return 0
            return points if own > max(others) else tie
        if card == "fewest-empty-cells":
            empty = [43 - self.filled(other) for other in range(self.number)]
            rest = [count for other, count in enumerate(empty) if other != seat]
            return 0 if empty[seat] > min(rest) else 8 if empty[seat] < min(rest) else 4
        player = self.players[seat]
        freedoms, works = len(player["freedoms"]), self.counted(seat, "works")
        held = {
            "two-large-buildings": (self.tiles(seat, LARGE) >= 2, 5),
            "three-landscape-types": (all(self.tiles(seat, [kind]) for kind in LANDSCAPES), 8),
            "three-freedoms": (freedoms == 3, 8),
            "four-two-four": (self.tiles(seat, BUILDINGS) >= 4 and freedoms >= 2 and works >= 4, 6),
            "builder-jester-landscapes": (
                player["builders"] >= 1 and player["jesters"] >= 1 and self.tiles(seat, LANDSCAPES) >= 2,
                7,
            ),
        }
        fulfilled, points = held[card]
        return points if fulfilled else 0

    def filled(self, seat: int) -> int:
        """Count the cells of a board with a tile on them."""
        return sum(len(cells.split(",")) for _, cells, _ in self.players[seat]["tiles"])

    def counted(self, seat: int, kinds: str | list[str]) -> int:
        """Count tiles of some kinds, jesters, builders or works."""
        player = self.players[seat]
        if kinds == "works":
            return len(player["open"]) + int(player["open_recruits"])
        return int(player[kinds]) if isinstance(kinds, str) else self.tiles(seat, kinds)

    # --- Options -----------------------------------------------------------------------------------------------------

    def sales(self, seat: int) -> set[str]:
        """PF-M02.5, PF-M02.6."""
        return {f"sell {number}" for number in range(1, self.points(seat) + 1)} if self.selling else set()

    def has_use_for(self, seat: int, item: str) -> bool:
        """PF-A06: whether there is such an object, and the player may own it."""
        if item == "landscape":
            return any(self.has_use_for(seat, kind) for kind in LANDSCAPES)
        if item == "prestige":
            return bool(self.saved["piles"]["prestige"])
        if self.saved["supply"][item] == 0:
            return False
        if item in LANDSCAPES:
            return bool(self.alone(seat, item))
        return item != "builder" or self.builders(seat) < 3

    def objects(self, seat: int, *, opening: bool) -> list[str]:
        """PF-A06, PF-D01: what may be opened, or taken as the last one."""
        two = self.number == 2
        items = [*LANDSCAPES, "jester", "builder", "prestige", "recruit"]
        if two and not (opening and self.options_of_table["two-player-landscape-choice"] == "opener"):
            items = ["landscape", *items[3:]]
        blocked = {player["stone"] for player in self.players} - {None}
        if two and blocked & {*LANDSCAPES, "landscape"}:
            blocked |= {*LANDSCAPES, "landscape"}
        if self.power(seat) < (300 if two else 200):
            return []
        return [item for item in items if item not in blocked and self.has_use_for(seat, item)]

    def waiting(self, seat: int) -> set[str]:
        """MP-T02, MP-K07.3: characters that can be used in a window."""
        character = self.players[seat]["character"]
        if character == "merchant":
            return {"use-merchant-pp"}
        piles = self.saved["piles"]
        return {"use-professor"} if character == "professor" and (piles["prestige"] or piles["bonus"]) else set()

    def buying(self, seat: int, verb: str, refusal: str) -> set[str]:
        """PF-A02.2, PF-A05.1, PF-A07.1."""
        found = {f"{verb} {item}" for item in self.objects(seat, opening=verb == "open")} | self.waiting(seat)
        return {*found, *(self.sales(seat) if found else ()), refusal}

    def staking(self, seat: int) -> set[str]:
        """MP-A01: fields that may be chosen."""
        found = set()
        for number, name in enumerate(CHARACTERS):
            lowest, highest = (0, 5) if name == "banker" else (3, 15)
            for field in range(max(lowest, self.saved["stakes"][number] + 1), highest + 1):
                if name not in self.saved["sold"] and 100 * field <= self.power(seat):
                    found.add(f"stake {name} {field}")
        return {*found, *(self.sales(seat) if found else ()), "pass"}

    def open_elsewhere(self, seat: int) -> set[str]:
        """PF-J05.3."""
        others = [player for other, player in enumerate(self.players) if other != seat]
        return {f"recruit {card}" for player in others for card in player["open"]}

    def types(self, *seats: int) -> list[str]:
        """Building types in the supply that none of some players owns."""
        return [
            tile
            for tile in BUILDINGS
            if self.saved["supply"][tile] > 0 and not any(self.tiles(seat, [tile]) for seat in seats)
        ]

    def introducible(self, seat: int) -> set[str]:
        """PF-B04."""
        freedoms = ("religion", "travel", "opinion")
        owned, supply = self.players[seat]["freedoms"], self.saved["supply"]
        return {f"introduce {freedom}" for freedom in freedoms if supply[freedom] > 0 and freedom not in owned}

    def menu(self, seat: int) -> set[str]:
        """PF-B01 to PF-B06, MP-K, CB-N01.1: what a turn offers."""
        saved, player = self.saved, self.players[seat]
        found = self.waiting(seat)
        if player["recruits"] and self.open_elsewhere(seat):
            found.add("recruit")
        if saved["actions"] > 0:
            found |= self.actions(seat)
        return {*found, *(self.sales(seat) if found else ()), "end-turn"}

    def actions(self, seat: int) -> set[str]:
        """Give the actions that can be carried out."""
        saved, player, found = self.saved, self.players[seat], set()
        if any(self.reachable(seat, person, [], player["bonus"]) for person in player["persons"]):
            found.add("work")
        if player["character"] == "princess" and self.princess(seat) >= self.minimum:
            found.add("princess-work")
        if COSTS[self.builders(seat)] <= self.power(seat) and any(self.alone(seat, tile) for tile in self.types(seat)):
            found.add("build")
        if self.together:
            for partner in {(seat + 1) % self.number, (seat - 1) % self.number}:
                fitting = any(self.jointly(seat, partner, tile) for tile in self.types(seat, partner))
                if saved["talks"][partner] < 2 and fitting:
                    found.add(f"propose {partner + 1}")
        if self.power(seat) >= 300:
            found |= {"take-person"} if saved["piles"]["person"] and not saved["person_taken"] else set()
            found |= {"bonus"} if saved["piles"]["bonus"] else set()
            found |= {"freedom"} if self.introducible(seat) and not saved["freedom_taken"] else set()
        return found

    def window(self, seat: int, last: bool) -> set[str]:
        """MP-T02, PF-M02.5: a last window is the end of a Professor, and of a Merchant only by being used."""
        if not last:
            return {"use", "keep"} | self.sales(seat)
        return {"use"} | self.sales(seat) if self.players[seat]["character"] == "merchant" else {"use", "give-back"}

    def choosing_bonus(self, seat: int) -> set[str]:
        """PF-W01: bonus cards one after another in any order, as long as the minimum can be reached."""
        held, chosen, person = self.players[seat]["bonus"], self.saved["chosen_bonus"], self.saved["working"]
        left = [card for card in held if card not in chosen]
        found = {
            f"use {card}"
            for card in left
            if self.reachable(seat, person, [*chosen, card], [other for other in left if other != card])
        }
        return found | ({"done"} if self.work(seat, person, chosen) >= self.minimum else set())

    def fulfils(self, seat: int, active: int, price: int) -> bool:
        """CB-N01.3: whether a player can do his part of a deal."""
        if seat == active:
            return COSTS[self.builders(active)] <= self.power(active) + price
        return price <= self.power(seat)

    def prices(self, seat: int, active: int) -> list[int]:
        """CB-N01.4: prices that a player may name."""
        return [price for price in range(0, 3001, 100) if self.fulfils(seat, active, price)]

    def options(self, question: str, seat: int, about: dict[str, Any]) -> set[str]:
        """Give the options of a question in notation; those of placements are asked for elsewhere."""
        player, piles = self.players[seat], self.saved["piles"]
        simple = {
            "choose-start-persons": lambda: {f"return {card}" for card in player["persons"]},
            "auction-open": lambda: self.buying(seat, "open", "decline"),
            "auction-last-buy": lambda: self.buying(seat, "take", "nothing"),
            "auction-bid": lambda: {"pass"} | self.raising(seat, about),
            "merchant-payment": lambda: {"free", "pay", "use-merchant-pp"},
            "choose-landscape-type": lambda: {f"choose {kind}" for kind in LANDSCAPES if self.has_use_for(seat, kind)},
            "recruit-now": lambda: {*self.open_elsewhere(seat), "keep"},
            "recruit": lambda: self.open_elsewhere(seat),
            "a2-turn": lambda: self.staking(seat),
            "character-window": lambda: self.window(seat, about["last"]),
            "professor-pile": lambda: {f"pile {pile}" for pile in ("prestige", "bonus") if piles[pile]},
            "turn-menu": lambda: self.menu(seat),
            "work": lambda: {
                f"work {card}" for card in player["persons"] if self.reachable(seat, card, [], player["bonus"])
            },
            "work-bonus": lambda: self.choosing_bonus(seat),
            "princess-work": lambda: {"princess-work"},
            "buy-pp": lambda: {f"buy {number}" for number in range(about["income"] // 200 + 1)},
            "freedom": lambda: self.introducible(seat),
            "banker-exchange": lambda: {f"exchange {number}" for number in range(player["money"] // 200 + 1)},
        }
        if question.startswith("pick-"):
            return {f"pick {card}" for card in self.saved["looking_at"]}
        return simple[question]()

    def raising(self, seat: int, about: dict[str, Any]) -> set[str]:
        """PF-A03.2, PF-A06."""
        bid = about["amount"] + 100
        return {f"bid {bid}"} if bid <= self.power(seat) and self.has_use_for(seat, about["item"]) else set()


BONUS = [
    "bonus-buildings",
    "bonus-large-buildings",
    "bonus-medium-forests",
    "bonus-small-landscapes",
    "bonus-size-classes",
    "bonus-landscapes",
    "bonus-forests",
    "bonus-lakes",
    "bonus-parks",
    "bonus-freedoms",
    "bonus-jesters",
    "bonus-jesters-freedoms",
    "bonus-builders",
    "bonus-builders-lakes",
    "bonus-prestige",
    "bonus-prestige-freedoms",
    "bonus-landscape-types",
    "bonus-categories",
    "bonus-hand-cards",
    "bonus-table-cards",
]
MOST: dict[str, tuple[int, int, str | list[str]]] = {
    "most-buildings": (6, 3, BUILDINGS),
    "most-landscapes": (7, 4, LANDSCAPES),
    "most-forests": (7, 4, ["forest"]),
    "most-lakes": (6, 3, ["lake"]),
    "most-parks": (5, 3, ["park"]),
    "most-jesters": (6, 3, "jesters"),
    "most-builders": (6, 3, "builders"),
    "most-works": (7, 4, "works"),
}
