"""Refusing saved positions that no game can be in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.agenda import Frame
from signoria.core.bits import bit_count
from signoria.core.codec import FrameReader
from signoria.core.plain import bounded
from signoria.games.florence.data import board
from signoria.games.florence.data.actions import CATALOGUE, PLACE_JOINT
from signoria.games.florence.data.components import (
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    MOST_PLAYERS,
    OBJECTS,
    PILES,
    RECRUIT_STACK,
    TILE_SIZES,
    TILES,
)
from signoria.games.florence.eyes.hidden import hidden_cards
from signoria.games.florence.forms.values import MOST_MONEY
from signoria.games.florence.rules.setup import CODEC
from signoria.games.florence.state.knowledge import BEING_LOOKED_AT, FIRST_HAND, end_of_cards, first_card
from signoria.games.florence.state.player import Player
from signoria.games.florence.state.table import Florence


def check_parts(game: Florence) -> None:
    """Refuse parts of joint buildings that do not make up a whole one."""
    for seat, player in enumerate(game.players):
        for placed in player.tiles:
            if placed.partner < 0:
                continue
            others = [tile for tile in game.players[placed.partner].tiles if tile.tile == placed.tile]
            fitting = [tile for tile in others if tile.partner == seat]
            if placed.partner == seat or len(fitting) != 1 or placed.tile >= BUILDINGS:
                raise ValueError(f"the joint {TILES[placed.tile]} of seat {seat} has no other part")
            if bit_count(placed.area) + bit_count(fitting[0].area) != TILE_SIZES[placed.tile]:
                raise ValueError(f"the parts of the joint {TILES[placed.tile]} of seat {seat} do not fit")


# --- Cards -----------------------------------------------------------------------------------------------------------


def check_cards(game: Florence) -> None:
    """Refuse cards that lie in two places."""
    found: list[int] = []
    for pile in [*game.piles, game.looking_at]:
        found += pile.listed()
    for player in game.players:
        for offset, held in ((0, player.persons), (0, player.opened), (21, player.prestige), (35, player.bonus)):
            found += [offset + number for number in range(21) if (held >> number) & 1]
    found += [35 + number for number in range(20) if (game.used_bonus >> number) & 1]
    for card in found:
        if found.count(card) > 1:
            raise ValueError(f"{CARD_NAMES[card]} lies in two places")
    characters = [player.character for player in game.players if player.character >= 0]
    if len(set(characters)) != len(characters):
        raise ValueError("a character is held by two players")
    recruits = sum([int(player.recruits + player.recruits_open) for player in game.players])
    if recruits + game.supply[RECRUIT_STACK] > 5:
        raise ValueError("there are five recruiting cards")


def check_knowledge(game: Florence) -> None:
    """Refuse what a seat is said to know if it is not so."""
    for seat in range(len(game.players)):
        hidden = game.hidden_from(seat)
        for pile in range(3):
            for place, card in enumerate(game.piles[pile].listed()):
                must_reckon(game, seat, card, place)
            for other, player in enumerate(game.players):
                if other != seat and hidden_cards(player, pile) > 0:
                    for card in range(first_card(pile), end_of_cards(pile)):
                        if (hidden >> card) & 1 and holds(player, card):
                            must_reckon(game, seat, card, FIRST_HAND + other)
    check_places(game)


def check_places(game: Florence) -> None:
    """Refuse knowledge of places that do not exist."""
    for seat in range(len(game.players)):
        for card in range(CARDS):
            where = game.knowledge.of(seat, card) >> (FIRST_HAND + len(game.players))
            if where != 0:
                raise ValueError("a card is reckoned with at a place that does not exist")


def must_reckon(game: Florence, seat: i64, card: i64, place: i64) -> None:
    """Refuse a position in which a seat does not reckon with a card where it lies."""
    if (game.knowledge.of(seat, card) >> place) & 1 == 0:
        raise ValueError(f"seat {seat} does not reckon with {CARD_NAMES[card]} where it lies")


def holds(player: Player, card: int) -> bool:
    """Whether a player holds a card."""
    if card < 21:
        return (player.persons >> card) & 1 == 1
    if card < 35:
        return (player.prestige >> (card - 21)) & 1 == 1
    return (player.bonus >> (card - 35)) & 1 == 1


def check_question(game: Florence) -> None:
    """Refuse questions about things that are not there, and things that no question is about."""
    question = game.question or ""
    if (game.looking_at.size > 0) != question.startswith("pick-"):
        raise ValueError("cards are looked at by nobody")
    if question.startswith("pick-") and question != f"pick-{PILES[game.looking_into]}":
        raise ValueError("the cards looked at are not those that are asked about")
    for seat in range(len(game.players)):
        for place in game.looking_at.listed():
            if seat != game.asked_seat():
                must_reckon(game, seat, place, BEING_LOOKED_AT)
    if (game.working >= 0) != (question == "work-bonus"):
        raise ValueError("a work is put together by nobody")
    if game.working >= 0:
        player = game.players[game.asked_seat()]
        if (player.persons >> game.working) & 1 == 0 or game.chosen_bonus & ~player.bonus:
            raise ValueError("a work is put together from cards that are not in hand")
    elif game.chosen_bonus != 0:
        raise ValueError("bonus cards are chosen for no work")


# --- Frames ----------------------------------------------------------------------------------------------------------

FRAMES: Final = FrameReader(
    CODEC,
    ("seat", "opener", "holder", "active", "partner"),
    {
        "pile": (0, 2),
        "price": (0, MOST_MONEY),
        "paid": (0, MOST_MONEY),
        "item": (0, len(OBJECTS) - 1),
        "bid": (0, MOST_MONEY),
        "passed": (0, (1 << MOST_PLAYERS) - 1),
        "landscape": (0, 2),
        "distance": (0, MOST_PLAYERS),
        "value": (0, 399),
        "number": (0, 9),
        "place": (-1, CATALOGUE.size),
        "asked": (-1, 3000),
        "excluded": (-1, 3000),
        "amount": (0, 3000),
    },
    {"question": str, "last": bool},
)
QUESTIONS_OF_PICKS: Final = [f"pick-{name}" for name in PILES]


def load_frame(saved: object, game: Florence) -> Frame:
    """Give a saved frame whose fields make sense."""
    frame = FRAMES.load(saved, len(game.players))
    fields = CODEC.fields[type(frame).__name__]
    if "question" in fields and getattr(frame, "question") not in QUESTIONS_OF_PICKS:  # noqa: B009 - any frame
        raise ValueError("a frame asks an unknown question")
    if "partner" in fields:
        check_talk(frame, game)
    return frame


def check_talk(frame: object, game: Florence) -> None:
    """Refuse a talk between players who are no neighbours, or about a place that is not at their border."""
    if not game.settings.cooperative:
        raise ValueError("nobody builds together in this game")
    active, partner = getattr(frame, "active"), getattr(frame, "partner")  # noqa: B009 - any frame of a talk
    seat = getattr(frame, "seat")  # noqa: B009
    if partner not in (game.after(active), game.after(active, len(game.players) - 1)) or seat not in (active, partner):
        raise ValueError("a talk is between two neighbours")
    place = getattr(frame, "place")  # noqa: B009
    if place != -1 or type(frame).__name__ != "OfferPlace":
        border = game.settings.border(active, partner)
        first = PLACE_JOINT + board.JOINT.bases[board.border_key(border)]
        bounded(place, "place of a frame", int(first), int(first) + len(board.SPANNING[border.way].words) - 1)
