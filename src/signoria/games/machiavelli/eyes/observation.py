"""What a seat sees of Machiavelli, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.core.observation import Field, Layout, Page
from signoria.core.position import Encoder
from signoria.games.machiavelli.data.components import (
    CHARACTERS,
    FIRST_ACTION_CARD,
    KINDS,
    MOST_RANKS,
    NAMES,
    NOBODY,
    SECRET_VAULT,
)
from signoria.games.machiavelli.eyes.knowledge import Whereabouts, is_known, shown_question
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.cards import kind_of, searched_by
from signoria.games.machiavelli.state.cast import FACE_DOWN, FACE_UP, STACK
from signoria.games.machiavelli.state.current_turn import NO_TURN, PARTS, USES

if TYPE_CHECKING:
    from signoria.core.position import Sight
    from signoria.core.zones import Zone
    from signoria.games.machiavelli.state.intrigue import Intrigue

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
RANKS: Final = [f"rank-{rank + 1}" for rank in range(MOST_RANKS)]

# What a player has to do with the plots of a round.
PLOTTERS: Final = [
    Field("witch", "1 for who bewitched somebody"),
    Field("thief", "1 for who gets the gold of the robbed character"),
    Field("magistrate", "1 for who placed the warrants"),
    Field("blackmailer", "1 for who placed the threats"),
    Field("protected", "1 for whose city the Bishop protects"),
    Field("tax_collector", "1 for who collects the tax"),
    Field("builder", "1 for who has built in this round, where that is taxed"),
    Field("taxed", "1 for who has paid the tax of this round"),
]

LAYOUT: Final = Layout(
    1,
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
    ],
    [
        Field("asked", "1 for who is asked, unless it is in secret"),
        Field("acting", "1 for whose turn it is"),
        Field("crown", "1 for who has the crown"),
        Field("first", "1 for who completed a city first"),
        *PLOTTERS,
        Field("site_owner", "1 for whose city the district on the site is meant for"),
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


class MachiavelliEncoder(Encoder):
    """Writes observations of Machiavelli."""

    def write(self, sight: Sight, page: Page) -> None:
        eyes = cast("MachiavelliSight", sight)
        game = eyes.game
        whereabouts = Whereabouts(game, eyes.seat)
        asked: i64 = NOBODY
        if shown_question(game, eyes.seat):
            asked = game.asked_seat()
        write_round(eyes, asked, whereabouts, page)
        write_plots(eyes, page)
        write_turn(eyes, page)
        write_cards(eyes, page)
        possible = vec[i64]([0] * MOST_RANKS)
        rank: i64 = 0
        while rank < MOST_RANKS:
            possible[rank] = whereabouts.of(rank)
            rank += 1
        players: i64 = len(game.players)
        distance: i64 = 0
        while distance < players:
            seat = (eyes.seat + distance) % players
            write_part_in_round(eyes, seat, asked, page)
            write_player(eyes, seat, page)
            page.members(whereabouts.known_at(seat), MOST_RANKS)
            page.members(ranks_with(possible, seat), MOST_RANKS)
            write_district_cards(eyes, seat, page)
            distance += 1


# --- The table --------------------------------------------------------------------------------------------------------


def write_round(eyes: MachiavelliSight, asked: i64, whereabouts: Whereabouts, page: Page) -> None:
    """Write how far the game is, and where the characters are."""
    game = eyes.game
    waiting = game.waiting
    if waiting is None or asked == NOBODY:
        page.skip(len(QUESTIONS))
    else:
        page.one_of(QUESTION_NUMBERS[waiting.question], len(QUESTIONS))
    page.flag(waiting is None)
    page.number(game.round)
    page.flag(game.ending)
    page.number(game.complete_size())
    page.number(game.deck.size)
    page.number(game.discard.size)
    page.number(game.tax)
    rank: i64 = 0
    while rank < MOST_RANKS:
        character = game.settings.at_rank[rank]
        if character != NOBODY:
            page.add(character, 1)
        rank += 1
    page.skip(len(CHARACTERS))
    page.members(whereabouts.known_at(STACK), MOST_RANKS)
    page.members(whereabouts.known_at(FACE_UP), MOST_RANKS)
    page.members(whereabouts.known_at(FACE_DOWN), MOST_RANKS)
    page.number(bit_count(game.cast.ranks_at(STACK)))
    page.number(bit_count(game.cast.ranks_at(FACE_DOWN)))
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
    if turn.part == NO_TURN or turn.character == NOBODY:
        page.skip(len(CHARACTERS) + len(PARTS) + len(USES) + 7)
        return
    page.one_of(turn.character, len(CHARACTERS))
    page.one_of(turn.part, len(PARTS))
    page.flag(turn.income_taken)
    page.members(turn.used, len(USES))
    page.number(turn.builds)
    page.number(game.rule().limit() + turn.more_builds)
    page.number(turn.spent)
    page.flag(turn.warranted)
    page.flag(turn.action_card_played)
    page.flag(turn.rasputin_open)


def write_cards(eyes: MachiavelliSight, page: Page) -> None:
    """Write the cards in the middle, and the own ones."""
    game = eyes.game
    deck = game.deck
    tally_known(game.site, eyes.seat, page)
    page.number(game.site.size)
    tally(game.played, page)
    tally_known(deck, eyes.seat, page)
    if deck.size > 0 and is_known(deck.top(), eyes.seat):
        page.one_of(kind_of(deck.top()), KINDS)
    else:
        page.skip(KINDS)
    tally_known(game.discard, eyes.seat, page)
    write_searched(eyes, page)
    hand = eyes.own_hand()
    tally(hand, page)
    write_prices(eyes, hand, page)
    if eyes.asked():
        tally(game.selected, page)
        tally(game.looking_at, page)
    else:
        page.skip(2 * KINDS)


def write_searched(eyes: MachiavelliSight, page: Page) -> None:
    """Write what the seat saw when it looked through the deck and does not know the place of any more."""
    game = eyes.game
    seat = eyes.seat
    count_searched(game.deck, seat, page)
    count_searched(game.discard, seat, page)
    count_searched(game.looking_at, seat, page)
    count_searched(game.selected, seat, page)
    count_searched(game.site, seat, page)
    for player in game.players:
        count_searched(player.hand, seat, page)
        count_searched(player.museum, seat, page)
    page.skip(KINDS)


def write_prices(eyes: MachiavelliSight, hand: Zone, page: Page) -> None:
    """Write what the districts in hand would cost; of equal ones once."""
    before: i64 = NOBODY
    place: i64 = 0
    while place < hand.size:
        kind = kind_of(hand.cards[place])
        if before != kind < FIRST_ACTION_CARD and kind != SECRET_VAULT:
            page.add(kind, eyes.price(eyes.seat, kind))
        before = kind
        place += 1
    page.skip(KINDS)


# --- Players ----------------------------------------------------------------------------------------------------------


def write_part_in_round(eyes: MachiavelliSight, seat: i64, asked: i64, page: Page) -> None:
    """Write what part a player has in the round; hardly anybody has many."""
    game = eyes.game
    turn = game.turn
    page.flag(seat == asked)
    page.flag(seat == turn.seat and turn.part != NO_TURN and turn.character != NOBODY)
    page.flag(seat == game.crown)
    page.number((game.first >> seat) & 1)
    page.members(part_in_plots(game.intrigue, seat), len(PLOTTERS))
    page.flag(seat == game.site_owner and game.site.size > 0)


def part_in_plots(intrigue: Intrigue, seat: i64) -> i64:
    """Give what a player has to do with the plots of the round, as a set of bits."""
    part: i64 = (((intrigue.builders >> seat) & 1) << 6) | (((intrigue.taxed >> seat) & 1) << 7)
    if seat == intrigue.witch:
        part |= bit(0)
    if seat == intrigue.robber:
        part |= bit(1)
    if seat == intrigue.magistrate:
        part |= bit(2)
    if seat == intrigue.blackmailer:
        part |= bit(3)
    if seat == intrigue.protected:
        part |= bit(4)
    if seat == intrigue.taxman:
        part |= bit(5)
    return part


def write_player(eyes: MachiavelliSight, seat: i64, page: Page) -> None:
    """Write what everybody may know of a player."""
    game = eyes.game
    player = game.players[seat]
    count = game.count(seat)
    page.number(player.gold)
    page.number(eyes.hand_size(seat))
    page.number(count)
    page.flag(count >= game.complete_size())
    page.number(player.museum.size)
    page.number(player.wagons)
    page.number(player.wagon_gold)
    used = game.turn.wagons_used
    if seat < len(used) and game.turn.part != NO_TURN and game.turn.character != NOBODY:
        page.number(used[seat])
    else:
        page.skip(1)
    page.number(game.cast.unrevealed(seat))
    if seat == game.asked_seat():
        page.number(game.looking_at.size)
    else:
        page.skip(1)


def ranks_with(possible: vec[i64], seat: i64) -> i64:
    """Give the ranks in whose sets a seat is, as a set of bits."""
    found: i64 = 0
    rank: i64 = 0
    while rank < MOST_RANKS:
        if (possible[rank] >> seat) & 1:
            found |= bit(rank)
        rank += 1
    return found


def write_district_cards(eyes: MachiavelliSight, seat: i64, page: Page) -> None:
    """Write the city of a player, and the cards that one knows the player to have."""
    game = eyes.game
    player = game.players[seat]
    city = player.city
    page.counts(city, KINDS)
    place: i64 = 0
    while place < city.size:
        if player.adornments.cards[place] != 0:
            page.add(city.cards[place], player.adornments.cards[place])
        place += 1
    page.skip(KINDS)
    if seat == game.asked_seat():
        count_known(game.selected, eyes.seat, page)
    tally_known(player.hand, eyes.seat, page)
    tally_known(player.museum, eyes.seat, page)


# --- Cards ------------------------------------------------------------------------------------------------------------


def tally(zone: Zone, page: Page) -> None:
    """Write how many cards of each kind lie somewhere."""
    place: i64 = 0
    while place < zone.size:
        page.add(kind_of(zone.cards[place]), 1)
        place += 1
    page.skip(KINDS)


def tally_known(zone: Zone, seat: i64, page: Page) -> None:
    """Write how many cards of each kind a seat knows to lie somewhere."""
    count_known(zone, seat, page)
    page.skip(KINDS)


def count_known(zone: Zone, seat: i64, page: Page) -> None:
    """Add the cards that a seat knows to lie somewhere."""
    place: i64 = 0
    while place < zone.size:
        card = zone.cards[place]
        if is_known(card, seat):
            page.add(kind_of(card), 1)
        place += 1


def count_searched(zone: Zone, seat: i64, page: Page) -> None:
    """Add the cards that a seat saw in the deck and no longer knows the place of."""
    place: i64 = 0
    while place < zone.size:
        card = zone.cards[place]
        if (searched_by(card) >> seat) & 1 and not is_known(card, seat):
            page.add(kind_of(card), 1)
        place += 1


ENCODER: Final = MachiavelliEncoder(LAYOUT)
