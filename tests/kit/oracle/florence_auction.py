"""A second auction of Florence, written straight from the rules, to check the real one against.

It is a generator that yields a question and is sent the answer: who is asked what, and everything that may be
answered. Nothing is placed and nothing is picked; the oracle only knows who can pay and who may own what.

    auction = auction_phase(table)
    question = next(auction)                  # Question(seat, "auction-open", ["open forest", ..., "decline"])
    question = auction.send("open forest")
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.kit.oracle.question import Asking, Question

OBJECTS = ["forest", "lake", "park", "jester", "builder", "prestige", "recruit"]


@dataclass
class AuctionTable:
    """What the auction depends on: power and builders of the players, and what is left of the stacks."""

    power: list[int]
    builders: list[int]
    stock: dict[str, int]
    start: int
    base: int = 200
    bought: dict[int, tuple[str, int]] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)

    def active(self) -> list[int]:
        """Those who have neither bought nor dropped out."""
        return [seat for seat in range(len(self.power)) if seat not in self.bought and seat not in self.out]

    def after(self, seat: int, among: list[int]) -> int:
        """The first of some players from a seat on, clockwise."""
        return min(among, key=lambda other: (other - seat) % len(self.power))

    def legal(self, seat: int, item: str, price: int) -> bool:
        """Whether a player may have an object at a price."""
        sold = [name for name, _ in self.bought.values()]
        too_many = item == "builder" and self.builders[seat] == 3
        return self.stock[item] > 0 and item not in sold and not too_many and price <= self.power[seat]

    def objects(self, seat: int) -> list[str]:
        """What a player may have at the base price."""
        return [item for item in OBJECTS if self.legal(seat, item, self.base)]


def auction_phase(table: AuctionTable) -> Asking:
    """Auction after auction, until nobody is left."""
    opener = table.start
    while active := table.active():
        opener = table.after(opener, active)
        if len(active) == 1:
            answer = yield Question(
                opener, "auction-last-buy", [*(f"take {item}" for item in table.objects(opener)), "nothing"]
            )
            if answer != "nothing":
                table.bought[opener] = (answer.removeprefix("take "), table.base)
            return
        answer = yield Question(
            opener, "auction-open", [*(f"open {item}" for item in table.objects(opener)), "decline"]
        )
        if answer == "decline":
            table.out.add(opener)
        else:
            yield from one_auction(table, opener, answer.removeprefix("open "))


def one_auction(table: AuctionTable, opener: int, item: str) -> Asking:
    """Ask round the table until everybody but one has passed."""
    holder, bid = opener, table.base
    bidders = table.active()
    turn = opener
    while len(bidders) > 1:
        turn = table.after(turn + 1, [seat for seat in bidders if seat != holder])
        raised = f"bid {bid + 100}"
        options = [raised, "pass"] if table.legal(turn, item, bid + 100) else ["pass"]
        answer = yield Question(turn, "auction-bid", options)
        if answer == "pass":
            bidders.remove(turn)
        else:
            holder, bid = turn, bid + 100
    table.bought[holder] = (item, bid)
