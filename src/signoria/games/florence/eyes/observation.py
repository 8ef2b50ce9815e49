"""What a seat sees of Florence, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i16, i64

from signoria.core.bits import bit, bit_count
from signoria.core.observation import UNKNOWN, Field, Layout, Page, Settled
from signoria.core.position import Encoder
from signoria.games.florence.data.board import CELLS, COLUMNS, SIDE, STRIDE
from signoria.games.florence.data.components import (
    BONUS_NAMES,
    BONUSES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CHARACTERS,
    FIRST_LANDSCAPE,
    FREEDOMS,
    LANDSCAPES,
    MOST_PLAYERS,
    OBJECTS,
    PERSON_NAMES,
    PERSONS,
    PHASES,
    PILES,
    PRESTIGE_NAMES,
    PRESTIGES,
    SUPPLY_NAMES,
    TILES,
)
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.auction import Bid, MerchantPayment, PlaceLandscape
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace, OfferPlace, OfferPrice, Reply
from signoria.games.florence.rules.setup import OPTIONS
from signoria.games.florence.rules.works import BuyPoints
from signoria.games.florence.state.knowledge import BEING_LOOKED_AT

if TYPE_CHECKING:
    from signoria.core.position import Sight
    from signoria.games.florence.state.knowledge import Knowledge

QUESTIONS: Final = [
    "choose-start-persons",
    "auction-open",
    "auction-bid",
    "auction-last-buy",
    "merchant-payment",
    "choose-landscape-type",
    "place-landscape",
    "pick-person",
    "pick-prestige",
    "pick-bonus",
    "recruit-now",
    "a2-turn",
    "character-window",
    "professor-pile",
    "turn-menu",
    "work",
    "work-bonus",
    "princess-work",
    "buy-pp",
    "build",
    "freedom",
    "recruit",
    "joint-propose",
    "joint-price",
    "joint-reply",
    "banker-exchange",
]
QUESTION_NUMBERS: Final = {question: number for number, question in enumerate(QUESTIONS)}
QUESTION_COUNT: Final[i64] = len(QUESTIONS)
PHASES_SEEN: Final = [*PHASES, "over"]
PHASE_COUNT: Final[i64] = len(PHASES_SEEN)
OVER: Final = 5
CHARACTER_COUNT: Final[i64] = len(CHARACTERS)
OBJECT_COUNT: Final[i64] = len(OBJECTS)
FREEDOM_COUNT: Final[i64] = len(FREEDOMS)
TILE_COUNT: Final[i64] = len(TILES)
SUPPLY_COUNT: Final[i64] = len(SUPPLY_NAMES)
SETTLED: Final = Settled(OPTIONS, seen=["start-seat"])
# The cells of a column.
COLUMN: Final = 0b1111111
CELL_NAMES: Final = [f"{column}{row + 1}" for column in COLUMNS for row in range(SIDE)]
NOBODY: Final = -1

LAYOUT: Final = Layout(
    2,
    [
        Field("question", "1 for the kind of question that is open", QUESTIONS),
        Field("phase", "1 for the phase", PHASES_SEEN),
        Field("round", "the round, from 1 to 7"),
        Field("minimum", "what a work of this round must be worth at least"),
        Field("base_price", "where bids begin"),
        Field("actions", "actions left in the turn"),
        Field("supply", "what is left of each stack", SUPPLY_NAMES),
        Field("piles", "cards left in each pile", PILES),
        Field("looked_at", "cards that somebody looks at"),
        Field("used_bonus", "1 for each bonus card that has been used", BONUS_NAMES),
        Field("pot", "what the Banker pays, with Muse and Princess"),
        Field("fields", "the field of the stone on each character, with Muse and Princess", CHARACTERS),
        Field("bought", "1 for each character that has been bought in this phase", CHARACTERS),
        Field("item", "1 for what is auctioned, or paid for by a Merchant", OBJECTS),
        Field("amount", "the highest bid, or the price that a Merchant may pay"),
        Field("value", "the value of the work whose income may buy points"),
        Field("tile", "1 for the landscape to be placed, or the building of an offer", TILES),
        Field("talk", "the number of the offer in a talk about building together"),
        Field("price", "what a partner is to pay in the offer that waits for an answer"),
        Field("persons", "1 for each person in the own hand", PERSON_NAMES),
        Field("prestige", "1 for each prestige card in the own hand", PRESTIGE_NAMES),
        Field("bonus", "1 for each bonus card in the own hand", BONUS_NAMES),
        Field("working", "1 for the person whose work one is putting together, when asked", PERSON_NAMES),
        Field("chosen", "1 for each bonus card that is chosen for it so far, when asked", BONUS_NAMES),
        Field("looking_at", "1 for each card that one looks at, when asked", CARD_NAMES),
        Field("in_piles", "1 for each card that one returned to a pile and that must still lie there", CARD_NAMES),
        SETTLED.field(),
    ],
    [
        Field("asked", "1 for the player who is asked"),
        Field("active", "1 for the player whose turn it is"),
        Field("start", "1 for the start player of the round"),
        Field("holder", "1 for the player who has made the highest bid"),
        Field("opener", "1 for the player who opened the auction"),
        Field("passed", "1 for each player who has passed in this auction"),
        Field("partner", "1 for the player whom the active player talks to about building together"),
        Field("points", "prestige points"),
        Field("marker", "the best work of this round, 0 for none"),
        Field("stone", "1 for what has been bought in this auction phase", OBJECTS),
        Field("out", "1 for each player who is out of this auction phase"),
        Field("character", "1 for the character that the player holds", CHARACTERS),
        Field("staked", "1 for each character with a stone of the player", CHARACTERS),
        Field("finished", "1 for each player who is through with the characters of this round"),
        Field("buildings", "1 for each building", TILES[:BUILDINGS]),
        Field("landscapes", "landscapes", TILES[FIRST_LANDSCAPE:]),
        Field("freedoms", "1 for each freedom", FREEDOMS),
        Field("jesters", "jesters"),
        Field("builders", "builders"),
        Field("covered", "1 for each cell of the principality that is covered, by the palace too", CELL_NAMES),
        Field("built", "1 for each cell with a building, the palace not included", CELL_NAMES),
        Field("offered", "1 for each cell that the building of an offer would cover", CELL_NAMES),
        Field("empty", "cells that are not covered"),
        Field("open", "1 for each open person", PERSON_NAMES),
        Field("open_recruits", "open recruiting cards"),
        Field("hand_persons", "people in hand"),
        Field("known_persons", "1 for each person in hand that everybody has seen", PERSON_NAMES),
        Field("hand_recruits", "recruiting cards in hand"),
        Field("hand_prestige", "prestige cards in hand"),
        Field("hand_bonus", "bonus cards in hand"),
        Field("money", f"money in florins; {UNKNOWN} where it is hidden"),
        Field("power", f"what the player can pay, points included; {UNKNOWN} where that is hidden"),
    ],
)


class FlorenceEncoder(Encoder):
    """Writes observations of Florence."""

    def write(self, sight: Sight, page: Page) -> None:
        eyes = cast("FlorenceSight", sight)
        matter = Matter(eyes)
        write_table(eyes, page)
        write_matter(matter, page)
        write_own_cards(eyes, page)
        game = eyes.game
        page.options(game.settings, game.settings.options, SETTLED)
        seat = eyes.seat
        players: i64 = len(game.players)
        while seat < players:
            write_part(eyes, seat, matter, page)
            write_player(eyes, seat, matter, page)
            seat += 1
        seat = 0
        while seat < eyes.seat:
            write_part(eyes, seat, matter, page)
            write_player(eyes, seat, matter, page)
            seat += 1


class Matter:
    """What the open question is about, as far as its frame says: frames hold public facts only."""

    def __init__(self, eyes: FlorenceSight) -> None:
        self.item: i64 = NOBODY
        self.amount: i64 = 0
        self.value: i64 = 0
        self.tile: i64 = NOBODY
        self.talk: i64 = 0
        self.price: i64 = 0
        self.holder: i64 = NOBODY
        self.opener: i64 = NOBODY
        self.passed: i64 = 0
        self.partner: i64 = NOBODY
        self.place: JointPlace | None = None
        frame = eyes.game.waiting
        if isinstance(frame, Bid):
            self.item = frame.item
            self.amount = frame.bid
            self.holder = frame.holder
            self.opener = frame.opener
            self.passed = frame.passed
        elif isinstance(frame, MerchantPayment):
            self.item = frame.item
            self.amount = frame.bid
        elif isinstance(frame, BuyPoints):
            self.value = frame.value
        elif isinstance(frame, PlaceLandscape):
            self.tile = FIRST_LANDSCAPE + frame.landscape
        elif isinstance(frame, OfferPlace):
            self.talk = frame.number
            self.partner = frame.partner
        elif isinstance(frame, OfferPrice):
            self.talk = frame.number
            self.partner = frame.partner
            self.offer(eyes.joint_place(frame.active, frame.partner, frame.place))
        elif isinstance(frame, Reply):
            self.talk = frame.number
            self.partner = frame.partner
            self.price = frame.amount
            self.offer(eyes.joint_place(frame.active, frame.partner, frame.place))

    def offer(self, place: JointPlace) -> None:
        """Two players talk about a building."""
        self.place = place
        self.tile = place.tile

    def offered(self, seat: i64) -> i64:
        """The cells of a player that the building would cover."""
        place = self.place
        if place is None:
            return 0
        if seat == place.first:
            return place.first_area
        if seat == place.second:
            return place.second_area
        return 0


def write_table(eyes: FlorenceSight, page: Page) -> None:
    """Write what lies in the middle."""
    game = eyes.game
    waiting = game.waiting
    if waiting is None:
        page.one_of(NOBODY, QUESTION_COUNT)
        page.one_of(OVER, PHASE_COUNT)
    else:
        page.one_of(QUESTION_NUMBERS[waiting.question], QUESTION_COUNT)
        page.one_of(game.phase, PHASE_COUNT)
    numbers = page.numbers
    at = page.at
    numbers[at] = i16(game.round)
    numbers[at + 1] = i16(eyes.minimum())
    numbers[at + 2] = i16(game.settings.base_price)
    numbers[at + 3] = i16(game.actions)
    page.at = at + 4
    page.row(game.supply, SUPPLY_COUNT)
    at = page.at
    for pile in game.piles:
        numbers[at] = i16(pile.size)
        at += 1
    numbers[at] = i16(game.looking_at.size)
    page.at = at + 1
    page.members(game.used_bonus, BONUSES)
    if not game.settings.muse_and_princess:
        page.number(0)
        page.skip(CHARACTER_COUNT)
        page.members(0, CHARACTER_COUNT)
        return
    page.number(game.pot)
    character: i64 = 0
    while character < CHARACTER_COUNT:
        if game.stakers[character] >= 0:
            page.add(character, game.stakes[character])
        character += 1
    page.skip(CHARACTER_COUNT)
    page.members(game.sold, CHARACTER_COUNT)


def write_matter(matter: Matter, page: Page) -> None:
    """Write what the question is about."""
    page.one_of(matter.item, OBJECT_COUNT)
    page.number(matter.amount)
    page.number(matter.value)
    page.one_of(matter.tile, TILE_COUNT)
    page.number(matter.talk)
    page.number(matter.price)


def write_own_cards(eyes: FlorenceSight, page: Page) -> None:
    """Write the own hand, and what else only this seat knows."""
    game = eyes.game
    own = eyes.own()
    page.members(own.persons, PERSONS)
    page.members(own.prestige, PRESTIGES)
    page.members(own.bonus, BONUSES)
    if eyes.asked():
        page.one_of(game.working, PERSONS)
        page.members(game.chosen_bonus, BONUSES)
        page.members(game.looking_at.kinds(), CARDS)
    else:
        page.one_of(NOBODY, PERSONS)
        page.members(0, BONUSES)
        page.members(0, CARDS)
    if not page.same(game.knowledge.changes * MOST_PLAYERS + eyes.seat):
        page.noted = in_piles(game.knowledge, eyes.seat)
    kept = page.noted
    if kept != 0:
        kept &= game.hidden_from(eyes.seat)
    page.members(kept, CARDS)


def in_piles(knowledge: Knowledge, seat: i64) -> i64:
    """Give the cards that, as far as a seat can tell, lie nowhere but in a pile, if it cannot see them."""
    places = knowledge.places
    first = seat * CARDS
    found: i64 = 0
    card: i64 = 0
    while card < CARDS:
        where = places[first + card]
        if where != 0 and where >> BEING_LOOKED_AT == 0:
            found |= bit(card)
        card += 1
    return found


def write_part(eyes: FlorenceSight, seat: i64, matter: Matter, page: Page) -> None:
    """Write what part a player has in what is going on."""
    game = eyes.game
    numbers = page.numbers
    at = page.at
    numbers[at] = i16(seat == game.asked_seat())
    numbers[at + 1] = i16(seat == game.active)
    numbers[at + 2] = i16(seat == game.start)
    numbers[at + 3] = i16(seat == matter.holder)
    numbers[at + 4] = i16(seat == matter.opener)
    numbers[at + 5] = i16((matter.passed >> seat) & 1)
    numbers[at + 6] = i16(seat == matter.partner)
    page.at = at + 7


def write_player(eyes: FlorenceSight, seat: i64, matter: Matter, page: Page) -> None:
    """Write what one may know of a player."""
    game = eyes.game
    player = game.players[seat]
    page.number(player.points)
    page.number(player.marker)
    page.one_of(player.stone, OBJECT_COUNT)
    page.flag(player.out)
    page.one_of(player.character, CHARACTER_COUNT)
    staked: i64 = 0
    if game.settings.muse_and_princess:
        character: i64 = 0
        while character < CHARACTER_COUNT:
            if game.stakers[character] == seat:
                staked |= bit(character)
            character += 1
    page.members(staked, CHARACTER_COUNT)
    page.number((game.finished >> seat) & 1)
    page.members(player.buildings, BUILDINGS)
    page.row(player.landscapes, LANDSCAPES)
    page.members(player.freedoms, FREEDOM_COUNT)
    page.number(player.jesters)
    page.number(player.builders)
    write_cells(player.covered, page)
    write_cells(player.built, page)
    write_cells(matter.offered(seat), page)
    page.number(player.empty())
    page.members(player.opened, PERSONS)
    page.number(player.recruits_open)
    page.number(bit_count(player.persons))
    page.members(player.known, PERSONS)
    numbers = page.numbers
    at = page.at
    numbers[at] = i16(player.recruits)
    numbers[at + 1] = i16(bit_count(player.prestige))
    numbers[at + 2] = i16(bit_count(player.bonus))
    if eyes.sees_money(seat):
        numbers[at + 3] = i16(player.money)
        numbers[at + 4] = i16(game.power(seat))
    else:
        numbers[at + 3] = UNKNOWN
        numbers[at + 4] = UNKNOWN
    page.at = at + 5


def write_cells(area: i64, page: Page) -> None:
    """Write the cells of an area, if it is another one than before."""
    if page.instead_of(area) == area:
        page.leave(1, CELLS)
    else:
        page.members(cells(area), CELLS)


def cells(area: i64) -> i64:
    """Give the cells of an area without those between columns: by column and then by row."""
    packed: i64 = 0
    column: i64 = 0
    while area != 0:
        packed |= (area & COLUMN) << (column * SIDE)
        area >>= STRIDE
        column += 1
    return packed


ENCODER: Final = FlorenceEncoder(LAYOUT)
