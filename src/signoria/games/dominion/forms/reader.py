"""Reading a position that was written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Agenda, Frame
from signoria.core.chance import load_chance
from signoria.core.codec import FrameReader
from signoria.core.events import Journal
from signoria.core.options import checked_options
from signoria.core.plain import bounded, flag, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import hand_of, pile_of
from signoria.games.dominion.data.components import (
    FEWEST_PLAYERS,
    KINDS,
    MOST_PLAYERS,
    NAMES,
    NUMBERS,
    PHASES,
    is_action,
)
from signoria.games.dominion.rules.setup import CODEC, OPTIONS, PILE_SIZES, settings_of
from signoria.games.dominion.state.player import Player
from signoria.games.dominion.state.table import Dominion


def restore(data: Mapping[str, object]) -> Dominion:
    """Put the table and the agenda together."""
    players = [load_player(player) for player in sequence(data["players"], "players")]
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise ValueError(f"the saved position has {len(players)} players")
    starter = bounded(data["starter"], "starter", 0, len(players) - 1)
    options = checked_options(OPTIONS, data["options"])
    # Piles that a draft may still add are not there yet, but have their size.
    counts = list(PILE_SIZES[len(players)])
    piles = 0
    for name, left in mapping(data["supply"], "the supply").items():
        kind = number_of(name)
        counts[kind] = bounded(left, f"the pile of {name}", 0, 60)
        piles |= 1 << kind
    agenda = [load_frame(frame, len(players)) for frame in sequence(data["agenda"], "the agenda")]
    game = Dominion(
        settings_of(options, starter),
        players,
        vec[i64](),
        piles,
        hand_of(counted_kinds(data["trash"])),
        pile_of(kinds(data["play_area"])),
        pile_of(kinds(data["revealed"])),
        pile_of(kinds(data["set_aside"])),
        pile_of(kinds(data["looking_at"])),
        pile_of(kinds(data["selected"])),
        Agenda(agenda),
        load_chance(data["chance"]),
        Journal([], 0) if data["listening"] else None,
    )
    # Earlier versions did not write it down; it is so only while a Library asks about a card.
    game.looked_at_is_known = flag(data.get("looked_at_is_known", False), "looked_at_is_known")
    game.stock(counts)
    last = len(players) - 1
    game.revealed_of = bounded(data["revealed_of"], "revealed_of", -1, last)
    game.active = bounded(data["active"], "active", 0, last)
    if data["phase"] not in PHASES:
        raise ValueError(f"there is no phase {shown(data['phase'])}")
    game.phase = PHASES.index(data["phase"])
    game.actions = bounded(data["actions"], "actions", 0, 9999)
    game.buys = bounded(data["buys"], "buys", 0, 9999)
    game.coins = bounded(data["coins"], "coins", 0, 9999)
    game.advance()
    if game.question == "library-keep" and game.looking_at.size == 0:
        raise ValueError("a Library asks about a card, but none is looked at")
    if game.question == "spy-fate" and game.revealed.size == 0:
        raise ValueError("a Spy asks about a card, but none is revealed")
    for seat, player in enumerate(players):
        check_knowledge(player, game.selected.listed() if seat == game.asked_seat() else [])
    return game


FRAMES: Final = FrameReader(
    CODEC,
    ("seat", "attacker", "victim", "owner", "spy"),
    {
        "kind": (0, KINDS - 1),
        "attack": (0, KINDS - 1),
        "least": (0, KINDS - 1),
        "loot": (0, KINDS - 1),
        "distance": (1, MOST_PLAYERS),
        "unaffected": (0, (1 << MOST_PLAYERS) - 1),
        "which": (0, 2),
        "zone": (0, 4),
        "place": (0, 2),
        "keep": (0, 99),
        "most": (0, 99),
        "number": (0, 999),
        "among": (-1, (1 << KINDS) - 1),
    },
    {"question": str, "optional": bool},
    ("loot",),
)
PLAYED: Final = ("kind", "attack")


def load_frame(saved: object, players: int) -> Frame:
    """Give a saved frame whose numbers make sense."""
    frame = FRAMES.load(saved, players)
    for field in CODEC.fields[type(frame).__name__]:
        if field in PLAYED and not is_action(getattr(frame, field)):
            name = NAMES[getattr(frame, field)]
            raise ValueError(f"{field} of a frame cannot be {name}, which is never played for its text")
    return frame


def check_knowledge(player: Player, selected: list[int]) -> None:
    """Refuse what everybody is said to know if it is not so."""
    hand = player.hand.listed() + selected
    covered = player.discard.listed()[:-1]
    for kind in range(KINDS):
        if player.known_hand.count(kind) > hand.count(kind) or player.unseen.count(kind) > covered.count(kind):
            raise ValueError(f"what is known of {NAMES[kind]} does not fit where it lies")


def load_player(saved: object) -> Player:
    """Give a saved player."""
    data = mapping(saved, "a saved player")
    deck = pile_of(kinds(data["deck"]))
    return Player(
        hand_of(kinds(data["hand"])),
        deck,
        pile_of(kinds(data["discard"])),
        bounded(data["turns"], "turns", 0, 99999),
        hand_of(counted_kinds(data["known_hand"])),
        bounded(data["known_top"], "known_top", 0, deck.size),
        hand_of(counted_kinds(data["unseen"])),
    )


def number_of(name: object) -> int:
    """Give the number of a kind by its id."""
    if isinstance(name, str) and name in NUMBERS:
        return NUMBERS[name]
    raise ValueError(f"there is no card {shown(name)}")


def kinds(value: object) -> list[int]:
    """Give the numbers of a list of ids."""
    return [number_of(name) for name in sequence(value, "a zone")]


def counted_kinds(value: object) -> list[int]:
    """Give the numbers of ids that were counted."""
    found: list[int] = []
    for name, number in mapping(value, "a zone").items():
        found += [number_of(name)] * bounded(number, f"the number of {name}", 0, 60)
    return found
