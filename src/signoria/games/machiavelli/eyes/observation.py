"""What a seat sees of Machiavelli, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i16, i64

from signoria.core.bits import bit
from signoria.core.observation import Field, Layout, Page, Settled
from signoria.core.position import Encoder
from signoria.games.machiavelli.data.components import (
    CHARACTERS,
    FIRST_ACTION_CARD,
    KINDS,
    MOST_PLAYERS,
    MOST_RANKS,
    NAMES,
    NOBODY,
    SECRET_VAULT,
)
from signoria.games.machiavelli.data.options import OPTIONS
from signoria.games.machiavelli.eyes.knowledge import Whereabouts, shown_question
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.cards import KIND_SHIFT, SEARCHED_SHIFT
from signoria.games.machiavelli.state.cast import FACE_DOWN, NOT_IN_GAME, STACK
from signoria.games.machiavelli.state.current_turn import NO_TURN, PARTS, USES

if TYPE_CHECKING:
    from signoria.core.position import Sight
    from signoria.core.zones import Zone
    from signoria.games.machiavelli.state.player import Player
    from signoria.games.machiavelli.state.table import Machiavelli

QUESTIONS: Final = [
    "choose-character",
    "put-down-character",
    "theater",
    "theater-card",
    "rasputin",
    "hospital",
    "acrobat",
    "answer-call",
    "turn-action",
    "income",
    "keep-card",
    "pay-with-cards",
    "sacrifice",
    "loan",
    "loan-cards",
    "name-character",
    "place-warrants",
    "turn-warrant",
    "place-threats",
    "bribe",
    "turn-threat",
    "spy",
    "magic-target",
    "magic",
    "peek",
    "peek-take",
    "peek-place",
    "seer-give",
    "give-crown",
    "emperor-take",
    "abbot-split",
    "abbot-payer",
    "navigator",
    "destroy",
    "graveyard",
    "exchange",
    "exchange-give",
    "seize",
    "beautify",
    "laboratory",
    "museum",
    "armory",
    "bell-tower",
    "lighthouse",
    "lighthouse-take",
    "park-draw",
    "overbuild",
    "overbuild-with",
    "unclaimed",
]
QUESTION_NUMBERS: Final = {question: number for number, question in enumerate(QUESTIONS)}
QUESTION_COUNT: Final[i64] = len(QUESTIONS)
CHARACTER_COUNT: Final[i64] = len(CHARACTERS)
PART_COUNT: Final[i64] = len(PARTS)
USE_COUNT: Final[i64] = len(USES)
SETTLED: Final = Settled(OPTIONS, seen=["first-king-seat", "characters"])
RANKS: Final = [f"rank-{rank + 1}" for rank in range(MOST_RANKS)]

# What a player has to do with the plots of a round.
PLOTTERS: Final = [
    Field("witch", "1 for the player who bewitched somebody"),
    Field("thief", "1 for the player who gets the gold of the robbed character"),
    Field("magistrate", "1 for the player who placed the warrants"),
    Field("blackmailer", "1 for the player who placed the threats"),
    Field("protected", "1 for the player whose city the Bishop protects"),
    Field("tax_collector", "1 for the player who collects the tax"),
    Field("builder", "1 for each player who has built in this round, where that is taxed"),
    Field("taxed", "1 for each player who has paid the tax of this round"),
]

LAYOUT: Final = Layout(
    3,
    [
        Field("question", "1 for the kind of question that is open, unless it is asked in secret", QUESTIONS),
        Field("over", "1 when the game is over"),
        Field("round", "the number of the round, from 1"),
        Field("ending", "1 in the last round"),
        Field("number", "districts that make a city complete"),
        Field("deck_size", "cards in the deck"),
        Field("discard_size", "cards on the discard pile of the classic editions"),
        Field("tax", "gold on the token of the Tax Collector"),
        Field("characters", "1 for each character of the game", CHARACTERS),
        Field("stack", "1 for each character that is known to be in the stack", RANKS),
        Field("face_up", "1 for each character that lies face up in the middle", RANKS),
        Field("face_down", "1 for each character that is known to lie face down in the middle", RANKS),
        Field("stack_size", "characters in the stack"),
        Field("face_down_size", "characters that lie face down in the middle"),
        Field("shown", "1 for each character that has been turned up in front of its player", RANKS),
        Field("called", "1 for the character that was called last", RANKS),
        Field("murdered", "1 for the character that the Assassin named", RANKS),
        Field("saved", "1 when a Rasputin has undone the murder"),
        Field("bewitched", "1 for the character that the Witch named", RANKS),
        Field("robbed", "1 for the character that the Thief named", RANKS),
        Field("warrants", "1 for each character with a warrant", RANKS),
        Field("sealed", "1 for the character whose warrant is known to have the seal", RANKS),
        Field("threats", "1 for each character with a threat", RANKS),
        Field("threatened", "1 for each character that got a threat in this round", RANKS),
        Field("rose", "1 for the character whose threat is known to have the rose", RANKS),
        Field("marks", "1 for each character that one has marked so far, when asked", RANKS),
        Field("acrobat", "1 when an Acrobat has been played in this round"),
        Field("character", "1 for the character whose turn it is", CHARACTERS),
        Field("part", "1 for what of a turn it is", PARTS),
        Field("income_taken", "1 when the income of the turn has been taken"),
        Field("used", "1 for what has been used in the turn", USES),
        Field("builds", "districts built in the turn that count for the limit"),
        Field("limit", "the limit of the turn"),
        Field("spent", "gold paid for building in the turn"),
        Field("warranted", "1 when a warrant is about the next district that is paid for"),
        Field("action_card_played", "1 when an action card has been played in the turn"),
        Field("rasputin_open", "1 when a Rasputin lies open"),
        Field("site", "cards on the building site that one knows", NAMES),
        Field("site_size", "cards on the building site"),
        Field("played", "action cards that are being carried out", NAMES),
        Field("in_deck", "cards of the deck that one knows to lie at a certain place", NAMES),
        Field("next", "1 for the card that one knows to lie on top of the deck", NAMES),
        Field("in_discard", "cards of the discard pile that one knows", NAMES),
        Field("searched", "cards that one saw when looking through the deck and has lost sight of since", NAMES),
        Field("hand", "cards in the own hand", NAMES),
        Field("prices", "what each district in the own hand would cost now", NAMES),
        Field("selected", "cards of the own hand that are selected so far, when asked", NAMES),
        Field("looking_at", "cards that one looks at to decide, when asked", NAMES),
        SETTLED.field(),
    ],
    [
        Field("asked", "1 for the player who is asked, unless it is in secret"),
        Field("acting", "1 for the player whose turn it is"),
        Field("crown", "1 for the player who has the crown"),
        Field("first", "1 for each player who completed a city first"),
        *PLOTTERS,
        Field("site_owner", "1 for the player whose city the district on the site is meant for"),
        Field("gold", "gold"),
        Field("hand_size", "cards in hand"),
        Field("count", "districts as they count for a complete city"),
        Field("complete", "1 for a complete city"),
        Field("museum_size", "cards under the Museum"),
        Field("wagons", "ticket wagons"),
        Field("wagon_gold", "gold on the ticket wagons"),
        Field("wagons_used", "ticket wagons used in the turn"),
        Field("unrevealed", "characters that have not been turned up"),
        Field("looking_at_size", "cards that the player looks at to decide"),
        Field("holds", "1 for each character that the player is known to have", RANKS),
        Field("possible", "1 for each character that the player may have, after all that one has seen", RANKS),
        Field("city", "districts in the city", NAMES),
        Field("adorned", "gold that lies on the districts of the city", NAMES),
        Field("known_hand", "cards that one knows to be in the hand", NAMES),
        Field("known_museum", "cards that one knows to be under the Museum", NAMES),
    ],
)


# Where characters are is written for all players at once.
TABLE_SIZE: Final[i64] = LAYOUT.table_size
PLAYER_SIZE: Final[i64] = LAYOUT.player_size
STACK_PLACE: Final[i64] = LAYOUT.place("stack")
FACE_UP_PLACE: Final[i64] = LAYOUT.place("face_up")
FACE_DOWN_PLACE: Final[i64] = LAYOUT.place("face_down")
STACK_SIZE: Final[i64] = LAYOUT.place("stack_size")
FACE_DOWN_SIZE: Final[i64] = LAYOUT.place("face_down_size")
HOLDS: Final[i64] = LAYOUT.player_place("holds")
POSSIBLE: Final[i64] = LAYOUT.player_place("possible")
CITY: Final[i64] = LAYOUT.player_place("city")
UNREVEALED: Final[i64] = LAYOUT.player_place("unrevealed")
# How far behind what one knows of the deck that comes which one saw in it once.
TO_SEARCHED: Final[i64] = LAYOUT.place("searched") - LAYOUT.place("in_deck")


class MachiavelliEncoder(Encoder):
    """Writes observations of Machiavelli."""

    def write(self, sight: Sight, page: Page) -> None:
        eyes = cast("MachiavelliSight", sight)
        game = eyes.game
        asked: i64 = NOBODY
        if shown_question(game, eyes.seat):
            asked = game.asked_seat()
        write_round(eyes, asked, page)
        write_plots(eyes, page)
        write_turn(eyes, page)
        write_cards(eyes, page)
        page.options(game.settings, game.settings.options, SETTLED)
        seat = eyes.seat
        players: i64 = len(game.players)
        while seat < players:
            write_player(eyes, seat, asked, page)
            seat += 1
        seat = 0
        while seat < eyes.seat:
            write_player(eyes, seat, asked, page)
            seat += 1
        write_characters(eyes, page)


# --- The table --------------------------------------------------------------------------------------------------------


def write_round(eyes: MachiavelliSight, asked: i64, page: Page) -> None:
    """Write how far the game is, and which characters play."""
    game = eyes.game
    waiting = game.waiting
    if waiting is None or asked == NOBODY:
        page.one_of(NOBODY, QUESTION_COUNT)
    else:
        page.one_of(QUESTION_NUMBERS[waiting.question], QUESTION_COUNT)
    numbers = page.numbers
    at = page.at
    numbers[at] = i16(waiting is None)
    numbers[at + 1] = i16(game.round)
    numbers[at + 2] = i16(game.ending)
    numbers[at + 3] = i16(game.complete_size())
    numbers[at + 4] = i16(game.deck.size)
    numbers[at + 5] = i16(game.discard.size)
    numbers[at + 6] = i16(game.tax)
    page.at = at + 7
    page.members(game.settings.in_game, CHARACTER_COUNT)
    # Where they are is written last.
    page.skip(3 * MOST_RANKS)
    page.number(0)
    page.number(0)
    page.members(game.cast.revealed, MOST_RANKS)


def write_plots(eyes: MachiavelliSight, page: Page) -> None:
    """Write what the characters have done to each other in this round."""
    intrigue = eyes.game.intrigue
    page.one_of(intrigue.called, MOST_RANKS)
    page.one_of(intrigue.murdered, MOST_RANKS)
    page.number(intrigue.saved)
    page.one_of(intrigue.bewitched, MOST_RANKS)
    page.one_of(intrigue.robbed, MOST_RANKS)
    page.members(intrigue.warrants, MOST_RANKS)
    page.one_of(eyes.sealed(), MOST_RANKS)
    page.members(intrigue.threats, MOST_RANKS)
    page.members(intrigue.threatened, MOST_RANKS)
    page.one_of(eyes.rose(), MOST_RANKS)
    if eyes.asked():
        page.counts(eyes.game.marks, MOST_RANKS)
    else:
        page.skip(MOST_RANKS)
    page.number(intrigue.acrobat)


def write_turn(eyes: MachiavelliSight, page: Page) -> None:
    """Write the turn that is being played; between turns there is nothing to write."""
    game = eyes.game
    turn = game.turn
    numbers = page.numbers
    if is_turn(game):
        page.one_of(turn.character, CHARACTER_COUNT)
        page.one_of(turn.part, PART_COUNT)
        page.flag(turn.income_taken)
        page.members(turn.used, USE_COUNT)
        at = page.at
        numbers[at] = i16(turn.builds)
        numbers[at + 1] = i16(game.rule().limit() + turn.more_builds)
        numbers[at + 2] = i16(turn.spent)
        numbers[at + 3] = i16(turn.warranted)
        numbers[at + 4] = i16(turn.action_card_played)
        numbers[at + 5] = i16(turn.rasputin_open)
    else:
        page.one_of(NOBODY, CHARACTER_COUNT)
        page.one_of(NOBODY, PART_COUNT)
        page.number(0)
        page.members(0, USE_COUNT)
        at = page.at
        end = at + 6
        while at < end:
            numbers[at] = 0
            at += 1
        at -= 6
    page.at = at + 6


def is_turn(game: Machiavelli) -> bool:
    """Say whether a turn is being played."""
    return game.turn.part != NO_TURN and game.turn.character != NOBODY


def write_cards(eyes: MachiavelliSight, page: Page) -> None:
    """Write the cards in the middle, and the own ones."""
    game = eyes.game
    deck = game.deck
    seat = eyes.seat
    count_known(game.site, seat, page)
    page.skip(KINDS)
    page.number(game.site.size)
    tally(game.played, page)
    count_in_deck(deck, seat, page)
    page.skip(KINDS)
    if deck.size > 0 and (deck.cards[deck.size - 1] >> seat) & 1:
        page.one_of(deck.cards[deck.size - 1] >> KIND_SHIFT, KINDS)
    else:
        page.one_of(NOBODY, KINDS)
    count_known(game.discard, seat, page)
    page.skip(KINDS)
    if (game.searchers >> seat) & 1:
        write_searched(eyes, page)
    page.skip(KINDS)
    hand = eyes.own_hand()
    tally(hand, page)
    write_prices(eyes, hand, page)
    if eyes.asked():
        tally(game.selected, page)
        tally(game.looking_at, page)
    else:
        page.skip(2 * KINDS)


def write_searched(eyes: MachiavelliSight, page: Page) -> None:
    """Write what the seat saw when it looked through the deck, wherever else it lies now."""
    game = eyes.game
    seat = eyes.seat
    count_searched(game.discard, seat, page)
    count_searched(game.looking_at, seat, page)
    count_searched(game.selected, seat, page)
    count_searched(game.site, seat, page)
    other: i64 = 0
    while other < game.settings.players:
        player = game.players[other]
        count_searched(player.hand, seat, page)
        count_searched(player.museum, seat, page)
        other += 1


def write_prices(eyes: MachiavelliSight, hand: Zone, page: Page) -> None:
    """Write what the districts in hand would cost; of equal ones once."""
    before: i64 = NOBODY
    place: i64 = 0
    while place < hand.size:
        kind = hand.cards[place] >> KIND_SHIFT
        if before != kind < FIRST_ACTION_CARD and kind != SECRET_VAULT:
            page.add(kind, eyes.price(eyes.seat, kind))
        before = kind
        place += 1
    page.skip(KINDS)


# --- Players ----------------------------------------------------------------------------------------------------------


def write_player(eyes: MachiavelliSight, seat: i64, asked: i64, page: Page) -> None:
    """Write what part a player has in the round, and what one may know of what the player has."""
    game = eyes.game
    player = game.players[seat]
    intrigue = game.intrigue
    turn = game.turn
    numbers = page.numbers
    at = page.at
    numbers[at] = i16(seat == asked)
    numbers[at + 1] = i16(seat == turn.seat and is_turn(game))
    numbers[at + 2] = i16(seat == game.crown)
    numbers[at + 3] = i16((game.first >> seat) & 1)
    numbers[at + 4] = i16(seat == intrigue.witch)
    numbers[at + 5] = i16(seat == intrigue.robber)
    numbers[at + 6] = i16(seat == intrigue.magistrate)
    numbers[at + 7] = i16(seat == intrigue.blackmailer)
    numbers[at + 8] = i16(seat == intrigue.protected)
    numbers[at + 9] = i16(seat == intrigue.taxman)
    numbers[at + 10] = i16((intrigue.builders >> seat) & 1)
    numbers[at + 11] = i16((intrigue.taxed >> seat) & 1)
    numbers[at + 12] = i16(seat == game.site_owner and game.site.size > 0)
    numbers[at + 13] = i16(player.gold)
    numbers[at + 14] = i16(eyes.hand_size(seat))
    count: i64
    if page.same(game.cities_changed * MOST_PLAYERS + seat):
        count = i64(numbers[at + 15])
    else:
        count = game.count(seat)
        numbers[at + 15] = i16(count)
        write_city(player, page, at + CITY)
    numbers[at + 16] = i16(count >= game.complete_size())
    numbers[at + 17] = i16(player.museum.size)
    numbers[at + 18] = i16(player.wagons)
    numbers[at + 19] = i16(player.wagon_gold)
    used = turn.wagons_used
    if seat < len(used) and is_turn(game):
        numbers[at + 20] = i16(used[seat])
    else:
        numbers[at + 20] = 0
    # How many characters have not been turned up is counted where all of them are written.
    numbers[at + 21] = 0
    if seat == game.asked_seat():
        numbers[at + 22] = i16(game.looking_at.size)
    else:
        numbers[at + 22] = 0
    page.at = at + 23 + 2 * MOST_RANKS
    write_district_cards(eyes, seat, page)


def write_city(player: Player, page: Page, at: i64) -> None:
    """Write the districts of a city, and the gold on them, where they have their place."""
    before = page.at
    page.at = at
    page.clear(2 * KINDS)
    city = player.city
    page.recount(city)
    numbers = page.numbers
    gold = player.adornments.cards
    place: i64 = 0
    while place < city.size:
        numbers[at + KINDS + city.cards[place]] += i16(gold[place])
        place += 1
    page.at = before


def write_district_cards(eyes: MachiavelliSight, seat: i64, page: Page) -> None:
    """Write the cards that one knows a player to have."""
    game = eyes.game
    player = game.players[seat]
    # The city has been written, if it had changed.
    page.skip(2 * KINDS)
    if seat == game.asked_seat():
        count_known(game.selected, eyes.seat, page)
    count_known(player.hand, eyes.seat, page)
    page.skip(KINDS)
    count_known(player.museum, eyes.seat, page)
    page.skip(KINDS)


def write_characters(eyes: MachiavelliSight, page: Page) -> None:
    """Write of every character where it is known to be, and who may have it."""
    whereabouts = Whereabouts(eyes.game, eyes.seat)
    rank: i64 = 0
    while rank < MOST_RANKS:
        known = (whereabouts.unknown >> rank) & 1 == 0
        place = eyes.game.cast.places[rank]
        if place >= 0:
            write_held(eyes, rank, place, known, page)
        elif place != NOT_IN_GAME:
            write_in_middle(rank, place, known, page)
        if not known:
            write_possible(eyes, rank, whereabouts.of(rank), page)
        rank += 1


def write_in_middle(rank: i64, place: i64, known: bool, page: Page) -> None:
    """Write a character that no player has."""
    table = page.start
    field = FACE_UP_PLACE
    if place == STACK:
        page.numbers[table + STACK_SIZE] += 1
        field = STACK_PLACE
    elif place == FACE_DOWN:
        page.numbers[table + FACE_DOWN_SIZE] += 1
        field = FACE_DOWN_PLACE
    if known:
        page.set(table + field + rank, 1)


def write_held(
    eyes: MachiavelliSight,
    rank: i64,
    holder: i64,
    known: bool,
    page: Page,
) -> None:
    """Write a character that a player has."""
    place = place_of(eyes, holder, page)
    if (eyes.game.cast.revealed >> rank) & 1 == 0:
        page.numbers[place + UNREVEALED] += 1
    if known:
        page.set(place + HOLDS + rank, 1)
        page.set(place + POSSIBLE + rank, 1)


def write_possible(eyes: MachiavelliSight, rank: i64, holders: i64, page: Page) -> None:
    """Write who may have a character, given as a set of bits."""
    seat: i64 = 0
    while holders != 0:
        if holders & 1:
            page.set(place_of(eyes, seat, page) + POSSIBLE + rank, 1)
        holders >>= 1
        seat += 1


def place_of(eyes: MachiavelliSight, seat: i64, page: Page) -> i64:
    """Give where the numbers of a player begin."""
    distance = seat - eyes.seat
    if distance < 0:
        distance += eyes.game.settings.players
    return page.start + TABLE_SIZE + distance * PLAYER_SIZE


# --- Cards ------------------------------------------------------------------------------------------------------------


def tally(zone: Zone, page: Page) -> None:
    """Write how many cards of each kind lie somewhere."""
    cards = zone.cards
    size = zone.size
    place: i64 = 0
    while place < size:
        page.add(cards[place] >> KIND_SHIFT, 1)
        place += 1
    page.skip(KINDS)


def count_known(zone: Zone, seat: i64, page: Page) -> None:
    """Add the cards that a seat knows to lie somewhere."""
    cards = zone.cards
    size = zone.size
    place: i64 = 0
    while place < size:
        card = cards[place]
        if (card >> seat) & 1:
            page.add(card >> KIND_SHIFT, 1)
        place += 1


def count_searched(zone: Zone, seat: i64, page: Page) -> None:
    """Add the cards that a seat saw in the deck and no longer knows the place of."""
    cards = zone.cards
    size = zone.size
    place: i64 = 0
    while place < size:
        card = cards[place]
        if (card >> (SEARCHED_SHIFT + seat)) & 1 and (card >> seat) & 1 == 0:
            page.add(card >> KIND_SHIFT, 1)
        place += 1


def count_in_deck(deck: Zone, seat: i64, page: Page) -> None:
    """Add the cards that a seat knows to lie in the deck, and those that it once saw there."""
    cards = deck.cards
    size = deck.size
    either = bit(seat) | bit(SEARCHED_SHIFT + seat)
    place: i64 = 0
    while place < size:
        card = cards[place]
        if card & either:
            if (card >> seat) & 1:
                page.add(card >> KIND_SHIFT, 1)
            else:
                page.add(TO_SEARCHED + (card >> KIND_SHIFT), 1)
        place += 1


ENCODER: Final = MachiavelliEncoder(LAYOUT)
