"""Phase A2: bidding for the characters.

In turn everyone puts a stone on a field of a card, on a higher field than a stone that lies there, or passes for good.
A stone that is overbid goes back to its owner. Who comes to his turn with his stone still on a card buys that card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.florence.data.actions import (
    HUNDRED,
    PASS,
    SELL,
    stake_of,
    staked_character,
    staked_field,
)
from signoria.games.florence.data.components import (
    BANKER,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BIDDING,
    CHARACTERS,
    HIGHEST_FIELD,
    LOWEST_FIELD,
    MERCHANT,
    PROFESSOR,
)
from signoria.games.florence.rules.frames import QuietChoice, Step, also_selling, is_sale
from signoria.games.florence.rules.muse_and_princess.banker import fill_pot, take_pot
from signoria.games.florence.rules.muse_and_princess.windows import CharacterWindow
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence

NO_FIELD: Final = -1


class BeginBidding(Step):
    """All six characters are on offer again; the start player begins."""

    def do(self, game: Florence) -> None:
        game.phase = BIDDING
        game.sold = 0
        game.finished = 0
        fill_pot(game)
        journal = game.journal
        if journal is not None:
            journal.add("a2-start", {"pot": game.pot})
        game.then(NextBidder(game.start))


def stone_of(game: Florence, seat: i64) -> i64:
    """Give the character on which a player's stone lies, or -1."""
    character: i64 = 0
    while character <= BANKER:
        if game.stakers[character] == seat:
            return character
        character += 1
    return -1


class NextBidder(Step):
    """The next player from a seat on who has neither bought nor passed: he buys where his stone stands, or bids."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Florence) -> None:
        distance: i64 = 0
        while distance < len(game.players):
            seat = game.after(self.seat, distance)
            if (game.finished >> seat) & 1 == 0:
                game.then(NextBidder(game.after(seat)))
                character = stone_of(game, seat)
                if character >= 0:
                    buy_character(game, seat, character)
                else:
                    game.then(BidForCharacter(seat))
                return
            distance += 1


class BidForCharacter(QuietChoice):
    """Put a stone on a field that is free to take and can be paid for, or pass for the rest of the phase."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "a2-turn")

    def options(self, game: Florence) -> vec[i64]:
        options = vec[i64]()
        payable = game.power(self.seat) // HUNDRED
        character: i64 = 0
        while character <= BANKER:
            if (game.sold >> character) & 1 == 0:
                options = also_fields(options, character, game.stakes[character], payable)
            character += 1
        if len(options) > 0:
            options = also_selling(game, self.seat, options)
        return append(options, PASS)

    def chosen(self, game: Florence, option: i64) -> None:
        if option == PASS:
            game.finished |= bit(self.seat)
            journal = game.journal
            if journal is not None:
                journal.add("a2-pass", {"seat": self.seat})
        elif is_sale(option):
            game.sell_points(self.seat, option - SELL, cover=False)
            game.then(self)
        else:
            put_stone(game, self.seat, staked_character(option), staked_field(option))

    def about(self, game: Florence) -> dict[str, object]:
        return {"pot": game.pot}

    def price(self, game: Florence, option: i64) -> i64:
        if option == PASS or is_sale(option) or staked_character(option) == BANKER:
            return 0
        return staked_field(option) * HUNDRED


def also_fields(options: vec[i64], character: i64, standing: i64, payable: i64) -> vec[i64]:
    """Add the fields of a character above the stone that lies there, as far as they can be paid."""
    field: i64 = LOWEST_FIELD
    highest: i64 = HIGHEST_FIELD
    if character == BANKER:
        field = BANKER_LOWEST
        highest = BANKER_HIGHEST
    if standing >= field:
        field = standing + 1
    highest = min(highest, payable)
    while field <= highest:
        options = append(options, stake_of(character, field))
        field += 1
    return options


def put_stone(game: Florence, seat: i64, character: i64, field: i64) -> None:
    """Lay a stone on a field; one that lay there goes back to its owner."""
    journal = game.journal
    ousted = game.stakers[character]
    if journal is not None:
        facts: dict[str, object] = {"seat": seat, "character": CHARACTERS[character], "field": field}
        journal.add("a2-bid", facts)
        if ousted != NOBODY:
            lost: dict[str, object] = {"seat": ousted, "character": CHARACTERS[character]}
            lost["field"] = game.stakes[character]
            journal.add("a2-ousted", lost)
    game.stakes[character] = field
    game.stakers[character] = seat


def buy_character(game: Florence, seat: i64, character: i64) -> None:
    """Pay for the field on which one's stone stands, and take the card."""
    price = game.stakes[character] * HUNDRED
    game.stakes[character] = NO_FIELD
    game.stakers[character] = NOBODY
    game.sold |= bit(character)
    game.finished |= bit(seat)
    received: i64 = 0
    if character == BANKER:
        # Right after payment the Banker goes back.
        received = take_pot(game, seat)
    else:
        game.players[seat].character = character
    journal = game.journal
    if journal is not None:
        facts: dict[str, object] = {"seat": seat, "character": CHARACTERS[character], "price": price}
        facts["received"] = received
        journal.add("character-bought", facts)
    game.pay(seat, price)
    if character in (MERCHANT, PROFESSOR):
        game.then(CharacterWindow(seat))
