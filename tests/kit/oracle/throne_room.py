"""A second Action phase of Dominion, written straight from the rules, to check the real one against.

It is written the other way round: cards are generators that yield a question and are sent the answer, so that what is
still to happen hides in their local variables. Such a game cannot be copied, saved or looked into, which is why the
engine is not written like this; but a Throne Room is two lines of it, and a chain of Throne Rooms needs no thought.

    phase = action_phase(table)
    question = next(phase)                  # Question(seat, "play-action", ["play throne-room", ...])
    question = phase.send("play throne-room")

The Action phase of one player is all there is; the generator ends with it. Known are the cards of `CARDS`. Where a
player may decline, he is also asked when he could not accept, so that nobody learns what he holds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.kit.oracle.question import Asking, Question

COSTS: Final = {
    "copper": 0,
    "curse": 0,
    "estate": 2,
    "cellar": 2,
    "chapel": 2,
    "moat": 2,
    "silver": 3,
    "chancellor": 3,
    "village": 3,
    "woodcutter": 3,
    "workshop": 3,
    "bureaucrat": 4,
    "feast": 4,
    "gardens": 4,
    "militia": 4,
    "moneylender": 4,
    "remodel": 4,
    "smithy": 4,
    "spy": 4,
    "thief": 4,
    "throne-room": 4,
    "council-room": 5,
    "duchy": 5,
    "festival": 5,
    "laboratory": 5,
    "library": 5,
    "market": 5,
    "mine": 5,
    "witch": 5,
    "adventurer": 6,
    "gold": 6,
    "province": 8,
}
TREASURES: Final = {"copper", "silver", "gold"}
VICTORIES: Final = {"estate", "duchy", "province", "gardens"}
ATTACKS: Final = {"militia", "witch", "bureaucrat"}


@dataclass
class Seat:
    """The cards of a player. The last card of a pile is its top."""

    hand: list[str]
    deck: list[str]
    discard: list[str]


@dataclass
class OracleTable:
    """Everything on the table, and what the players have agreed on."""

    seats: list[Seat]
    active: int
    supply: dict[str, int]
    shuffle: Callable[[list[str]], list[str]]
    lenient: bool = False
    feast_may: bool = False
    remodel_hand: bool = False
    actions: int = 1
    buys: int = 1
    coins: int = 0
    trash: list[str] = field(default_factory=list)
    play_area: list[str] = field(default_factory=list)

    @property
    def hand(self) -> list[str]:
        """The hand of the active player."""
        return self.seats[self.active].hand

    @property
    def opponents(self) -> list[int]:
        """All others in turn order."""
        return [(self.active + distance) % len(self.seats) for distance in range(1, len(self.seats))]

    def actions_in_hand(self) -> list[str]:
        """The kinds of Action cards that the active player holds."""
        return sorted(set(self.hand) - TREASURES - VICTORIES - {"curse"})

    def draw(self, seat: int, number: int) -> None:
        """Draw cards one by one; the discard pile becomes the draw pile when there is no other way."""
        player = self.seats[seat]
        for _ in range(number):
            if not player.deck:
                player.deck, player.discard = self.shuffle(player.discard), []
            if player.deck:
                player.hand.append(player.deck.pop())

    def affordable(self, most: int) -> list[str]:
        """The kinds that can be taken from the supply at this cost."""
        return [kind for kind, left in self.supply.items() if left > 0 and COSTS[kind] <= most]

    def gain(self, seat: int, kind: str) -> str:
        """Take a card from the supply; somebody else lays it down."""
        self.supply[kind] -= 1
        assert self.supply[kind] >= 0, f"seat {seat} takes a {kind} that is not there"
        return kind

    def trash_from_hand(self, kind: str) -> None:
        """Trash a hand card of the active player."""
        self.hand.remove(kind)
        self.trash.append(kind)


# --- The phase --------------------------------------------------------------------------------------------------------


def action_phase(table: OracleTable) -> Asking:
    """While there are actions, an Action card may be played for one of them."""
    while table.actions > 0 and table.actions_in_hand():
        answer = yield Question(table.active, "play-action", [*plays(table), "end-actions"])
        if answer == "end-actions":
            return
        table.actions -= 1
        card = lay_down(table, answer)
        yield from play(table, card)


def plays(table: OracleTable) -> list[str]:
    """The Action cards that can be played now."""
    return [f"play {kind}" for kind in table.actions_in_hand()]


def lay_down(table: OracleTable, answer: str) -> str:
    """Move the card that was named from the hand to the play area."""
    card = answer.removeprefix("play ")
    table.hand.remove(card)
    table.play_area.append(card)
    return card


def play(table: OracleTable, card: str) -> Asking:
    """Play a card that lies in the play area: first the Moats if it is an Attack, then its text."""
    spared: list[int] = []
    if card in ATTACKS:
        for seat in table.opponents:
            player = table.seats[seat]
            if player.hand and "moat" in player.hand + player.deck + player.discard:
                reveal = ["reveal moat"] if "moat" in player.hand else []
                answer = yield Question(seat, "moat-reveal", [*reveal, "pass"])
                if answer == "reveal moat":
                    spared.append(seat)
    yield from CARDS[card](table, [seat for seat in table.opponents if seat not in spared])


# --- The cards --------------------------------------------------------------------------------------------------------


def bonus(
    cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0
) -> Callable[[OracleTable, list[int]], Asking]:
    """A card that does nothing but this."""

    def effect(table: OracleTable, _victims: list[int]) -> Asking:
        table.actions += actions
        table.buys += buys
        table.coins += coins
        table.draw(table.active, cards)
        yield from ()

    return effect


def throne_room(table: OracleTable, _victims: list[int]) -> Asking:
    """Choose an Action card from the hand and play it twice."""
    if not table.actions_in_hand() and not table.lenient:
        return
    answer = yield Question(table.active, "throne-room-card", plays(table) + ["none"] * table.lenient)
    if answer != "none":
        card = lay_down(table, answer)
        yield from play(table, card)
        yield from play(table, card)


def gain_up_to(table: OracleTable, kind: str, most: int, *, may: bool = False) -> Asking:
    """Gain a card to the discard pile."""
    options = [f"gain {card}" for card in table.affordable(most)]
    if options:
        answer = yield Question(table.active, kind, options + ["none"] * may)
        if answer != "none":
            table.seats[table.active].discard.append(table.gain(table.active, answer.removeprefix("gain ")))


def workshop(table: OracleTable, _victims: list[int]) -> Asking:
    """Gain a card that costs at most 4."""
    yield from gain_up_to(table, "workshop-gain", 4)


def feast(table: OracleTable, _victims: list[int]) -> Asking:
    """Trash this card, if it is still there; gain a card that costs at most 5 in any case."""
    if "feast" in table.play_area:
        # Of several Feasts in play it is the one that was played last.
        last = len(table.play_area) - 1 - table.play_area[::-1].index("feast")
        table.trash.append(table.play_area.pop(last))
    yield from gain_up_to(table, "feast-gain", 5, may=table.feast_may)


def moneylender(table: OracleTable, _victims: list[int]) -> Asking:
    """Trash a Copper from the hand for three coins."""
    options = ["trash copper"] if "copper" in table.hand else []
    answer = "trash copper" if options else "none"
    if table.lenient:
        answer = yield Question(table.active, "moneylender-trash", [*options, "none"])
    if answer == "trash copper":
        table.trash_from_hand("copper")
        table.coins += 3


def mine(table: OracleTable, _victims: list[int]) -> Asking:
    """Trash a Treasure; gain a Treasure that costs at most 3 more into the hand."""
    treasures = sorted(TREASURES & set(table.hand))
    if not treasures and not table.lenient:
        return
    answer = yield Question(
        table.active, "mine-trash", [f"trash {card}" for card in treasures] + ["none"] * table.lenient
    )
    if answer == "none":
        return
    trashed = answer.removeprefix("trash ")
    table.trash_from_hand(trashed)
    options = [f"gain {card}" for card in table.affordable(COSTS[trashed] + 3) if card in TREASURES]
    if options:
        answer = yield Question(table.active, "mine-gain", options)
        table.hand.append(table.gain(table.active, answer.removeprefix("gain ")))


def remodel(table: OracleTable, _victims: list[int]) -> Asking:
    """Trash a card; gain one that costs at most 2 more."""
    if not table.hand:
        return
    answer = yield Question(table.active, "remodel-trash", [f"trash {card}" for card in sorted(set(table.hand))])
    trashed = answer.removeprefix("trash ")
    table.trash_from_hand(trashed)
    options = [f"gain {card}" for card in table.affordable(COSTS[trashed] + 2)]
    if options:
        answer = yield Question(table.active, "remodel-gain", options)
        player = table.seats[table.active]
        place = player.hand if table.remodel_hand else player.discard
        place.append(table.gain(table.active, answer.removeprefix("gain ")))


def cellar(table: OracleTable, _victims: list[int]) -> Asking:
    """One action. Discard any number of cards together, then draw as many."""
    table.actions += 1
    selected: list[str] = []
    while True:
        options = [f"discard {card}" for card in sorted(set(table.hand))]
        answer = yield Question(table.active, "cellar-discard", [*options, "done"])
        if answer == "done":
            break
        table.hand.remove(answer.removeprefix("discard "))
        selected.append(answer.removeprefix("discard "))
    table.seats[table.active].discard += selected
    table.draw(table.active, len(selected))


def council_room(table: OracleTable, _victims: list[int]) -> Asking:
    """Four cards and a buy; every other player draws a card."""
    table.buys += 1
    table.draw(table.active, 4)
    for seat in table.opponents:
        table.draw(seat, 1)
    yield from ()


def militia(table: OracleTable, victims: list[int]) -> Asking:
    """Two coins. The victims discard down to three cards."""
    table.coins += 2
    for seat in victims:
        player = table.seats[seat]
        selected: list[str] = []
        while len(player.hand) > 3:
            answer = yield Question(seat, "militia-discard", [f"discard {card}" for card in sorted(set(player.hand))])
            player.hand.remove(answer.removeprefix("discard "))
            selected.append(answer.removeprefix("discard "))
        player.discard += selected


def witch(table: OracleTable, victims: list[int]) -> Asking:
    """Two cards. The victims gain a Curse each, as long as there are any."""
    table.draw(table.active, 2)
    for seat in victims:
        if table.supply["curse"] > 0:
            table.seats[seat].discard.append(table.gain(seat, "curse"))
    yield from ()


def bureaucrat(table: OracleTable, victims: list[int]) -> Asking:
    """A Silver onto the draw pile. The victims put a Victory card from the hand onto theirs."""
    if table.supply["silver"] > 0:
        table.seats[table.active].deck.append(table.gain(table.active, "silver"))
    for seat in victims:
        player = table.seats[seat]
        victories = sorted(VICTORIES & set(player.hand))
        if victories:
            answer = yield Question(seat, "bureaucrat-victory", [f"return {card}" for card in victories])
            player.hand.remove(answer.removeprefix("return "))
            player.deck.append(answer.removeprefix("return "))


CARDS: Final[dict[str, Callable[[OracleTable, list[int]], Asking]]] = {
    "village": bonus(cards=1, actions=2),
    "smithy": bonus(cards=3),
    "market": bonus(cards=1, actions=1, buys=1, coins=1),
    "festival": bonus(actions=2, buys=1, coins=2),
    "laboratory": bonus(cards=2, actions=1),
    "woodcutter": bonus(buys=1, coins=2),
    "moat": bonus(cards=2),
    "throne-room": throne_room,
    "workshop": workshop,
    "feast": feast,
    "moneylender": moneylender,
    "mine": mine,
    "remodel": remodel,
    "cellar": cellar,
    "council-room": council_room,
    "militia": militia,
    "witch": witch,
    "bureaucrat": bureaucrat,
}
