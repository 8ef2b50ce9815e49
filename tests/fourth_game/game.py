"""Trionfi: a small game of tricks.

Everyone is dealt a few cards of three suits, which nobody else sees. Whoever leads plays any card, and so do the others
in turn; the highest card of the suit that was led takes the trick, and its player leads next. Most tricks win.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core import agenda
from signoria.core.about import About
from signoria.core.catalogue import Catalogue
from signoria.core.chance import Chance, load_chance
from signoria.core.codec import FrameCodec
from signoria.core.events import Journal
from signoria.core.game import Game, Rulebook
from signoria.core.options import OneOf
from signoria.core.pieces import Piece, piece
from signoria.core.position import Position, Sight
from signoria.core.zones import pile_of

if TYPE_CHECKING:
    from signoria.core.text import Texts

SUITS: Final = ("coins", "cups", "swords")
RANKS: Final = 6
CARDS: Final = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, RANKS + 1)]
HANDS: Final = {"short": 3, "long": 5}
CATALOGUE: Final = Catalogue([("play", CARDS)])


class Trionfi(Position):
    """The hands, what lies in the middle, the tricks that were taken, and the cards that were not dealt."""

    def __init__(
        self,
        options: dict[str, object],
        hands: list[list[int]],
        trick: list[int],
        taken: list[int],
        rest: list[int],
        frames: agenda.Agenda,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        super().__init__(frames, chance, journal)
        self.options = options
        self.hands = hands
        self.trick = trick
        self.taken = taken
        self.rest = rest

    def copy(self) -> Trionfi:
        journal = None if self.journal is None else self.journal.copy()
        hands = [hand[:] for hand in self.hands]
        frames, chance = self.agenda.copy(), self.chance.copy()
        twin = Trionfi(self.options, hands, self.trick[:], self.taken[:], self.rest[:], frames, chance, journal)
        twin.resume(self)
        return twin

    def seats(self) -> int:
        return len(self.hands)

    def starter(self) -> int:
        return 0

    def turns_taken(self) -> int:
        return sum(self.taken) + (1 if self.hands[0] or self.trick else 0)

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        """Tell everyone what happened."""
        if self.journal is not None:
            self.journal.add(kind, facts)


class PlayCard(agenda.Choice):
    """Play a card. That one is asked tells nobody anything: everyone holds some."""

    def __init__(self, seat: i64, leader: i64) -> None:
        super().__init__(seat, "play-card")
        self.leader = leader

    def quiet(self) -> bool:
        return True

    def offer(self, position: Position) -> vec[i64]:
        return vec[i64](cast("Trionfi", position).hands[self.seat])

    def answer(self, position: Position, option: i64) -> None:
        game = cast("Trionfi", position)
        game.hands[self.seat].remove(option)
        game.trick.append(option)
        game.tell("card-played", {"seat": self.seat, "card": CARDS[option]})
        if len(game.trick) < game.seats():
            game.then(PlayCard((self.seat + 1) % game.seats(), self.leader))
        else:
            game.then(TakeTrick(self.leader))


class TakeTrick(agenda.Frame):
    """The highest card of the suit that was led takes the trick."""

    def __init__(self, leader: i64) -> None:
        self.leader = leader

    def run(self, position: Position) -> bool:
        game = cast("Trionfi", position)
        game.agenda.pop()
        following = [card for card in game.trick if card // RANKS == game.trick[0] // RANKS]
        winner = (self.leader + game.trick.index(max(following))) % game.seats()
        game.taken[winner] += 1
        game.trick.clear()
        game.tell("trick-taken", {"seat": winner, "number": game.taken[winner]})
        if game.hands[winner]:
            game.then(PlayCard(winner, winner))
        return False


class TrionfiSight(Sight):
    """What one player sees: the own hand, and how many cards the others hold."""

    def view(self) -> dict[str, object]:
        game = cast("Trionfi", self.position)
        question: dict[str, object] | None = None
        if game.waiting is not None:
            question = {"kind": game.question, "seat": game.asked}
            if self.asked():
                question["options"] = [CATALOGUE.notation(option) for option in self.options()]
        return {
            "game": "trionfi",
            "seat": None if self.seat < 0 else self.seat,
            "question": question,
            "over": game.over,
            "hand": [CARDS[card] for card in game.hands[self.seat]] if self.seat >= 0 else None,
            "cards": [len(hand) for hand in game.hands],
            "trick": [CARDS[card] for card in game.trick],
            "tricks": game.taken[:],
            "winners": game.winners() if game.over else None,
            "scores": game.scores() if game.over else None,
        }


def begin(seats: int, options: dict[str, object], chance: Chance, listen: bool) -> Trionfi:
    """Deal; the first seat leads."""
    deck = pile_of(list(range(len(CARDS))))
    chance.shuffle(deck)
    size = HANDS[str(options["hand"])]
    hands = [sorted(deck.pop() for _ in range(size)) for _ in range(seats)]
    journal = Journal([], 0) if listen else None
    game = Trionfi(options, hands, [], [0] * seats, sorted(deck.listed()), agenda.Agenda([]), chance, journal)
    game.tell("dealt", {"seat": 0, "number": size})
    game.then(PlayCard(0, 0))
    game.advance()
    return game


def redraw(game: Trionfi, seat: int) -> None:
    """Mix what the seat does not see: the other hands, and the cards that were not dealt."""
    others = [other for other in range(game.seats()) if other != seat]
    hidden = pile_of(sorted(game.rest + [card for other in others for card in game.hands[other]]))
    game.chance.shuffle(hidden)
    for other in others:
        game.hands[other] = sorted(hidden.pop() for _ in game.hands[other])
    game.rest = sorted(hidden.listed())
    # What is asked may be asked of somebody who holds other cards now.
    game.advance()


def points(game: Trionfi, seat: int) -> int:
    """Count the tricks."""
    return game.taken[seat]


def standings(game: Trionfi) -> list[tuple[int, ...]]:
    """More tricks win."""
    return [(-tricks,) for tricks in game.taken]


def score_sheet(game: Trionfi, seat: int) -> dict[str, object]:
    """Give the points, which are tricks."""
    return {"seat": seat, "points": game.taken[seat], "rank": game.ranks()[seat]}


def save(game: Trionfi) -> dict[str, object]:
    """Write the table down."""
    return {
        "options": dict(game.options),
        "hands": [hand[:] for hand in game.hands],
        "trick": game.trick[:],
        "taken": game.taken[:],
        "rest": game.rest[:],
    }


def restore(saved: Mapping[str, object]) -> Trionfi:
    """Lay out what was written down."""
    data = cast("Mapping[str, list[int]]", saved)
    game = Trionfi(
        dict(cast("dict[str, object]", saved["options"])),
        [hand[:] for hand in cast("list[list[int]]", saved["hands"])],
        data["trick"][:],
        data["taken"][:],
        data["rest"][:],
        agenda.Agenda([CODEC.load(frame) for frame in data["agenda"]]),
        load_chance(data["chance"]),
        Journal([], 0) if data["listening"] else None,
    )
    game.advance()
    return game


def pieces(texts: Texts) -> list[Piece]:
    """Name the cards."""
    return [piece(texts, "card", name, [name.partition("-")[0]], {}) for name in CARDS]


CODEC: Final = FrameCodec([sys.modules[__name__]])
GAME: Final = Game(
    "trionfi",
    2,
    3,
    [OneOf("hand", list(HANDS), "short")],
    CATALOGUE,
    "tests.fourth_game",
    Rulebook(
        begin=begin,
        sight=TrionfiSight,
        redraw=redraw,
        points=points,
        standings=standings,
        score_sheet=score_sheet,
        schema=1,
        save_frame=CODEC.save,
        save=save,
        restore=restore,
    ),
    About(
        minutes=5,
        levels={"easy": "miser", "normal": "duke"},
        keeper="duke",
        anchors={"random": 15.0, "miser": 16.0, "duke": 25.0},
        quiet_events=("card-played", "trick-taken"),
        pieces=pieces,
    ),
)
