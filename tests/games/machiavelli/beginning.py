"""Games of Machiavelli for the tests of options, composition, setting up and dealing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, cast

import pytest

import signoria
from signoria.games.machiavelli.data.components import CHARACTERS, MOST_RANKS, NAMES
from signoria.games.machiavelli.state.cards import kind_of, kinds_listed
from signoria.games.machiavelli.state.cast import FACE_DOWN, FACE_UP, STACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.zones import Zone
    from signoria.games.machiavelli.state.table import Machiavelli

DEALING = {"choose-character", "put-down-character"}

# Legal answers to `characters` and `uniques`.
EIGHT = ["witch", "spy", "wizard", "patrician", "abbot", "trader", "scholar", "marshal"]
NINE = [*EIGHT, "tax-collector"]
FOURTEEN = [
    "armory",
    "basilica",
    "bell-tower",
    "capitol",
    "graveyard",
    "hospital",
    "lighthouse",
    "monument",
    "necropolis",
    "observatory",
    "park",
    "stables",
    "throne-room",
    "university",
]


# --- Beginning --------------------------------------------------------------------------------------------------------


def described(options: dict[str, object]) -> dict[str, object]:
    """Give options as they are named: written as keywords, they have underscores."""
    return {name.replace("_", "-"): value for name, value in options.items()}


def new_game(seats: int = 4, seed: object = 1, **options: object) -> Machiavelli:
    """Begin a game; options are written as keywords, with underscores."""
    return cast("Machiavelli", signoria.game("machiavelli").new(seats, seed, described(options)))


def custom_game(seats: int = 4, **options: object) -> Machiavelli:
    """Begin a game of Deluxe with characters and uniques of one's own choice."""
    return new_game(seats, preset="custom", **({"characters": EIGHT, "uniques": FOURTEEN} | options))


def refusal(seats: int, **options: object) -> str:
    """Give the reason why a game cannot begin."""
    with pytest.raises(ValueError, match=r".") as refused:
        new_game(seats, **options)
    return str(refused.value)


def custom_refusal(seats: int, **options: object) -> str:
    """Give the reason why a game of Deluxe cannot begin with characters and uniques of one's own choice."""
    return refusal(seats, preset="custom", **({"characters": EIGHT, "uniques": FOURTEEN} | options))


# --- The table --------------------------------------------------------------------------------------------------------


def characters(game: Machiavelli) -> list[str]:
    """Give the characters of the game by rank."""
    return [CHARACTERS[character] for character in game.settings.characters]


def uniques(game: Machiavelli) -> list[str]:
    """Give the unique districts in the deck, one entry a card, by name."""
    return sorted(NAMES[kind] for kind in game.settings.uniques)


def cards_in(zone: Zone) -> list[str]:
    """Give the cards in a hidden place, from bottom to top."""
    return [NAMES[kind] for kind in kinds_listed(zone)]


def census(game: Machiavelli) -> Counter[str]:
    """Count every card there is, wherever it lies."""
    found: Counter[str] = Counter()
    for zone in (game.deck, game.discard, game.site, game.played, game.looking_at, game.selected):
        found.update(cards_in(zone))
    for player in game.players:
        found.update(cards_in(player.hand))
        found.update(cards_in(player.museum))
        found.update(NAMES[kind] for kind in player.city.listed())
        found.update(["ticket-wagon"] * player.wagons)
    return found


def dealt(game: Machiavelli) -> list[list[int]]:
    """Give all hidden cards, to compare two deals."""
    return [game.deck.listed(), *(player.hand.listed() for player in game.players)]


def kinds_of(cards: list[int]) -> list[str]:
    """Give the names of cards as numbers."""
    return [NAMES[kind_of(card)] for card in cards]


# --- Dealing ----------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A question of the selection phase."""

    seat: int
    question: str
    options: list[str]


def take_first(asked: Asked) -> str:
    """Choose the character of the lowest rank."""
    return asked.options[0]


def take_last(asked: Asked) -> str:
    """Choose the character of the highest rank."""
    return asked.options[-1]


def in_selection(game: Machiavelli) -> bool:
    """Say whether characters are still being chosen."""
    return game.question in DEALING


def asked_now(game: Machiavelli) -> Asked:
    """Give the question that is open."""
    assert game.asked is not None
    assert game.question is not None
    return Asked(game.asked, game.question, [game.notation(option) for option in game.legal()])


def choose_all(game: Machiavelli, pick: Callable[[Asked], str] = take_first) -> list[Asked]:
    """Play the selection phase; give what was asked."""
    asked: list[Asked] = []
    while in_selection(game):
        asked.append(asked_now(game))
        game.play(pick(asked[-1]))
    return asked


def ranks_at(game: Machiavelli, place: int) -> list[int]:
    """Give the ranks that lie at a place, counted from 1."""
    return [rank + 1 for rank in range(MOST_RANKS) if game.cast.places[rank] == place]


def face_up(game: Machiavelli) -> list[int]:
    """Give the ranks that lie face up."""
    return ranks_at(game, FACE_UP)


def face_down(game: Machiavelli) -> list[int]:
    """Give the ranks that lie face down."""
    return ranks_at(game, FACE_DOWN)


def stack(game: Machiavelli) -> list[int]:
    """Give the ranks that are being passed on."""
    return ranks_at(game, STACK)


def known_face_down(game: Machiavelli, seat: int) -> list[int]:
    """Give the ranks lying face down that a seat has seen going there."""
    return [rank for rank in face_down(game) if (game.cast.known[rank - 1] >> seat) & 1]


# --- Playing on -------------------------------------------------------------------------------------------------------


MODEST = ["take-gold", "end-turn", "pass", "done", "no", "decline", "none", "thank", "usual"]


def notations(game: Machiavelli) -> list[str]:
    """Give what may be chosen now."""
    return [game.notation(option) for option in game.legal()]


def play(game: Machiavelli, *moves: str) -> Machiavelli:
    """Make moves by notation."""
    for move in moves:
        game.play(move)
    return game


def idle_round(game: Machiavelli) -> Machiavelli:
    """Let everybody take gold and do nothing else until the next round begins."""
    round_ = game.round
    while game.round == round_ and not game.over:
        options = notations(game)
        game.play(next((move for move in MODEST if move in options), options[0]))
    return game


def scene(**wanted: object) -> Machiavelli:
    """Begin a scenario."""
    return cast("Machiavelli", signoria.game("machiavelli").scenario(described(wanted)))


# --- What happened ----------------------------------------------------------------------------------------------------


def told(game: Machiavelli, kind: str, reader: int | None = None) -> list[dict[str, object]]:
    """Give all events of a kind as a seat, or a spectator, learned of them; without their running number."""
    found = [event.seen_by(reader) for event in game.events() if event.kind == kind]
    return [{name: fact for name, fact in event.items() if name not in {"at", "event"}} for event in found]


def refused(game: Machiavelli, move: str) -> bool:
    """Say whether a move is not possible now."""
    try:
        game.parse(move)
    except signoria.IllegalAction:
        return True
    return False
