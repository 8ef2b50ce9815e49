"""Whether a position that was written down can be played on: frames within bounds, every card in one place."""

from __future__ import annotations

from typing import Final

from signoria.core.agenda import Choice, Frame
from signoria.core.bits import bit
from signoria.core.codec import FrameReader
from signoria.core.zones import Zone
from signoria.games.machiavelli.data.actions import SPOTS
from signoria.games.machiavelli.data.components import (
    DELUXE_UNIQUES,
    FIRST_ACTION_CARD,
    KINDS,
    MOST_PLAYERS,
    MOST_RANKS,
    MUSEUM,
    NAMES,
    NOBODY,
    TICKET_WAGON,
)
from signoria.games.machiavelli.data.editions import (
    CLASSIC,
    CLASSIC_UNIQUES,
    DARK_LANDS_UNIQUES,
    DELUXE,
    copies_of,
)
from signoria.games.machiavelli.eyes.knowledge import is_absent
from signoria.games.machiavelli.eyes.redraw import pledged
from signoria.games.machiavelli.rules.roster import CODEC
from signoria.games.machiavelli.rules.setup import cards_in_game
from signoria.games.machiavelli.state.cards import has_kind, kind_of, kinds_listed, known_to
from signoria.games.machiavelli.state.current_turn import NO_TURN
from signoria.games.machiavelli.state.settings import Settings
from signoria.games.machiavelli.state.table import Machiavelli

FRAMES: Final = FrameReader(
    CODEC,
    ("seat", "builder", "lender", "other", "owner", "victim"),
    {
        "rank": (0, MOST_RANKS - 1),
        "kind": (0, FIRST_ACTION_CARD - 1),
        "spot": (0, SPOTS - 1),
        "done": (-1, 99),
        "gold": (0, 9999),
        "price": (0, 9999),
        "cards": (0, 99),
        "keep": (1, 99),
        "drawn": (0, 99),
        "receivers": (1, (1 << MOST_PLAYERS) - 1),
    },
    {"question": str, "counted": bool, "loan": bool, "may_build": bool},
)

# Frames that ask or concern somebody else than the player whose turn it is.
OUT_OF_TURN: Final = [
    "ChooseCharacter",
    "ChooseRole",
    "DecideOnBell",
    "GiveCrownAfterDeath",
    "LayRest",
    "MayConfiscate",
    "MayDefyMurder",
    "MayExchangeCharacter",
    "MayPlayAcrobat",
    "MayRescue",
    "MaySearchDeck",
    "MayTurnThreat",
    "MayUseHospital",
    "PutDownCharacter",
    "TakeFromDeck",
]


def load_frame(saved: object, settings: Settings) -> Frame:
    """Give a saved frame whose numbers make sense."""
    frame = FRAMES.load(saved, int(settings.players))
    name = type(frame).__name__
    fields = CODEC.fields[name]
    if "rank" in fields and name != "CallRank":
        rank = getattr(frame, "rank")  # noqa: B009 - any frame
        if settings.at_rank[rank] == NOBODY:
            raise ValueError(f"rank {rank} of a frame is nobody's in this game")
    if "receivers" in fields and getattr(frame, "receivers") >> int(settings.players):  # noqa: B009
        raise ValueError("receivers of a frame are players")
    return frame


# --- What is in the box -----------------------------------------------------------------------------------------------


def check_box(uniques: list[int], edition: str) -> None:
    """Refuse unique districts that the box of an edition does not have, or not so often, or that are not sorted."""
    if edition == DELUXE:
        box = DELUXE_UNIQUES
    else:
        box = CLASSIC_UNIQUES if edition == CLASSIC else [*CLASSIC_UNIQUES, *DARK_LANDS_UNIQUES]
    if uniques != sorted(uniques):
        raise ValueError("the unique districts of a game stand in the order of the components")
    for kind in uniques:
        if NAMES[kind] not in box or uniques.count(kind) > copies_of(kind, edition):
            raise ValueError(f"{NAMES[kind]} is not in the box of edition {edition}, or not so often")


# --- The whole position -----------------------------------------------------------------------------------------------


def check_whole(game: Machiavelli) -> None:
    """Refuse what cannot be: cards too many or too few, unknown own cards, frames that do not fit the table."""
    check_cards(game)
    check_own_cards(game)
    check_turn(game)
    check_cast(game)
    for frame in game.agenda.listed():
        check_frame(game, frame)


def check_cards(game: Machiavelli) -> None:
    """Refuse a table on which the cards of the game are not all there, each once."""
    lying: list[int] = []
    zones: list[Zone] = [game.deck, game.discard, game.site, game.played, game.looking_at, game.selected]
    for player in game.players:
        zones += [player.hand, player.museum]
        lying += player.city.listed() + [TICKET_WAGON] * int(player.wagons)
    for zone in zones:
        lying += kinds_listed(zone)
    wanted = cards_in_game(game.settings)
    if not game.wording.discard_pile and game.discard.size > 0:
        raise ValueError("this edition has no discard pile")
    for kind in range(KINDS):
        if lying.count(kind) != wanted.count(kind):
            raise ValueError(f"{NAMES[kind]} lies on the table {lying.count(kind)} times, not {wanted.count(kind)}")


def check_own_cards(game: Machiavelli) -> None:
    """Refuse cards that their owner is said not to know, and cards under a Museum that is not there."""
    for seat, player in enumerate(game.players):
        for card in player.hand.listed() + player.museum.listed():
            if not known_to(card) & bit(seat):
                raise ValueError(f"player {seat} must know the own {NAMES[kind_of(card)]}")
        if player.museum.size > 0 and not player.has(MUSEUM):
            raise ValueError(f"player {seat} has cards under a Museum, but no Museum")
    top = game.agenda.top() if game.agenda.size > 0 else None
    asked = top.seat if isinstance(top, Choice) else -1
    for card in game.looking_at.listed() + game.selected.listed():
        if asked < 0 or not known_to(card) & bit(asked):
            raise ValueError("cards that are looked at or selected are known to the player who is asked")


def check_turn(game: Machiavelli) -> None:
    """Refuse a turn of nobody."""
    if (game.turn.part == NO_TURN) != (game.turn.character == NOBODY):
        raise ValueError("a turn is somebody's, as a character")
    for warranted, seat, what in (
        (game.intrigue.warrants, game.intrigue.magistrate, "warrants"),
        (game.intrigue.threatened, game.intrigue.blackmailer, "threats"),
        (bit(0) if game.intrigue.robbed != NOBODY else 0, game.intrigue.robber, "a theft"),
        (bit(0) if game.intrigue.bewitched != NOBODY else 0, game.intrigue.witch, "witchcraft"),
    ):
        if warranted and seat == NOBODY:
            raise ValueError(f"somebody has done {what}")


def check_cast(game: Machiavelli) -> None:
    """Refuse a player who was called, and not murdered, and yet did not answer."""
    for rank in range(MOST_RANKS):
        if game.cast.places[rank] >= 0 and is_absent(game, rank):
            raise ValueError(f"rank {rank + 1} has been called: whoever has it has turned it up")


def check_frame(game: Machiavelli, frame: Frame) -> None:
    """Refuse a frame that does not fit what lies on the table."""
    name = type(frame).__name__
    fields = CODEC.fields[name]
    if "seat" in fields and name not in OUT_OF_TURN and getattr(frame, "seat") != game.turn.seat:  # noqa: B009
        raise ValueError(f"a frame {name} is about the player whose turn it is")
    if name in ("MayConfiscate", "DistrictBuilt", "MayRescue"):
        kind = getattr(frame, "kind")  # noqa: B009
        if game.site.size == 0 or kind_of(game.site.at(0)) != kind:
            raise ValueError(f"{NAMES[kind]} is not on the site")
    if name == "DistrictBuilt" and game.site_owner == NOBODY:
        raise ValueError("a district that is being built is meant for somebody")
    if "spot" in fields:
        owner = getattr(frame, "owner" if "owner" in fields else "seat")
        if game.players[owner].place_of(getattr(frame, "spot")) < 0:  # noqa: B009
            raise ValueError("there is no such district in that city")
    if isinstance(frame, Choice) and frame is game.agenda.top():
        kind = pledged(frame)
        if kind != NOBODY and not has_kind(game.players[frame.seat].hand, kind):
            raise ValueError(f"{NAMES[kind]} is not in the hand of the player who is asked")
