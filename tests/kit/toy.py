"""Magpies: a toy game for the tests of everything that is not about a real game.

Two magpies sit before a face-down pile of beads, coins, rings and gems. In turn each takes the top card into a hand
that only it sees, or shows a card from its hand, which then lies in its row and scores. A magpie that can do neither
is passed over; when neither can, the game is over.

The game is written in plain Python on purpose: it derives from the classes of the core as a game of somebody else
would, whether those are compiled or not.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core import agenda
from signoria.core.catalogue import Catalogue
from signoria.core.chance import Chance, load_chance
from signoria.core.codec import FrameCodec
from signoria.core.events import Journal
from signoria.core.game import Game, Rulebook
from signoria.core.options import Number, OneOf, SeveralOf
from signoria.core.position import Position, Sight
from signoria.core.zones import Hand, Pile, hand_of, pile_of

if TYPE_CHECKING:
    from collections.abc import Mapping

TREASURES: Final = ["bead", "coin", "ring", "gem"]
WORTH: Final = [1, 2, 3, 5]
COPIES: Final = 3
SEATS: Final = 2

CATALOGUE: Final = Catalogue([("show", TREASURES), ("take", ())])
SHOW: Final = CATALOGUE.bases["show"]
TAKE: Final = CATALOGUE.bases["take"]


class Magpies(Position):
    """A position of the toy game."""

    def __init__(
        self,
        options: dict[str, object],
        pile: Pile,
        hands: list[Hand],
        rows: list[Pile],
        frames: agenda.Agenda,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        super().__init__(frames, chance, journal)
        self.options = options
        self.pile = pile
        self.hands = hands
        self.rows = rows

    def seats(self) -> int:
        return SEATS

    def copy(self) -> Magpies:
        twin = Magpies(
            self.options,
            self.pile.copy(),
            [hand.copy() for hand in self.hands],
            [row.copy() for row in self.rows],
            self.agenda.copy(),
            self.chance.copy(),
            None if self.journal is None else self.journal.copy(),
        )
        twin.resume(self)
        return twin

    def turns_taken(self) -> int:
        return sum(zone.size for zone in (*self.hands, *self.rows))

    def take(self, seat: int) -> None:
        """Take the top card into a hand."""
        card = self.pile.pop()
        self.hands[seat].add(card)
        if self.journal is not None:
            self.journal.add("taken", {"seat": seat, "left": self.pile.size}, (seat,), {"kind": TREASURES[card]})

    def show(self, seat: int, card: int) -> None:
        """Lay a card from a hand into the row."""
        self.hands[seat].remove(card)
        self.rows[seat].push(card)
        if self.journal is not None:
            self.journal.add("shown", {"seat": seat, "kind": TREASURES[card]})


class MagpieSight(Sight):
    """What one magpie sees."""

    def view(self) -> dict[str, object]:
        game = cast("Magpies", self.position)
        return {
            "seat": None if self.seat < 0 else self.seat,
            "asked": game.asked,
            "pile_size": game.pile.size,
            "rows": [row.listed() for row in game.rows],
            "hand_sizes": [hand.size for hand in game.hands],
            "hand": game.hands[self.seat].listed() if self.seat >= 0 else None,
            "options": [CATALOGUE.notation(option) for option in self.options()],
            "question": self.asking(),
            "over": game.over,
            "winners": game.winners() if game.over else None,
            "scores": game.scores() if game.over else None,
        }

    def asking(self) -> dict[str, object] | None:
        """Give the question as tables show it: its options belong to whoever is asked."""
        game = cast("Magpies", self.position)
        if game.waiting is None:
            return None
        options = [CATALOGUE.notation(option) for option in self.options()]
        told: dict[str, object] = {"kind": game.question, "seat": game.asked, "left": game.pile.size}
        return told | ({"options": options} if game.asked == self.seat else {})


class Step(agenda.Frame):
    """Something happens."""

    def run(self, position: Position) -> bool:
        position.agenda.pop()
        self.do(cast("Magpies", position))
        return False

    def do(self, game: Magpies) -> None:
        """Carry the sentence out."""
        raise NotImplementedError


class Choice(agenda.Choice):
    """A magpie is asked."""

    def offer(self, position: Position) -> vec[i64]:
        return self.options(cast("Magpies", position))

    def answer(self, position: Position, option: i64) -> None:
        self.chosen(cast("Magpies", position), option)

    def options(self, game: Magpies) -> vec[i64]:
        """Give what may be chosen."""
        raise NotImplementedError

    def chosen(self, game: Magpies, option: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError


class Deal(Step):
    """Both magpies take cards."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, game: Magpies) -> None:
        game.chance.shuffle(game.pile)
        for seat in range(SEATS):
            for _ in range(self.number):
                game.take(seat)


class TakeOrShow(Choice):
    """Take a card, unless the hand is full, or show one."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "take-or-show")

    def options(self, game: Magpies) -> vec[i64]:
        hand = game.hands[self.seat]
        limit = cast("int | None", game.options["hand-limit"])
        options = [SHOW + card for card in sorted(set(hand.listed()))]
        if game.pile.size > 0 and (limit is None or hand.size < limit):
            options.append(TAKE)
        return vec[i64](options)

    def chosen(self, game: Magpies, option: i64) -> None:
        if option == TAKE:
            game.take(self.seat)
        else:
            game.show(self.seat, option - SHOW)

    def details(self, position: Position) -> dict[str, object]:
        return {"left": cast("Magpies", position).pile.size}


class NextRound(Step):
    """Both magpies are asked once more, as long as there is anything to take or to show."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Magpies) -> None:
        if game.pile.size > 0 or any(hand.size > 0 for hand in game.hands):
            game.then(TakeOrShow(self.seat), TakeOrShow(1 - self.seat), self)


def begin(seats: int, options: dict[str, object], chance: Chance, listen: bool) -> Magpies:
    """Set the pile down, and let both magpies take a card."""
    kinds = [kind for kind, name in enumerate(TREASURES) if name not in cast("list[str]", options["without"])]
    start = 0 if options["start"] == "left" else 1
    game = Magpies(
        options,
        pile_of(kinds * COPIES),
        [hand_of([]) for _ in range(seats)],
        [pile_of([]) for _ in range(seats)],
        agenda.Agenda([]),
        chance,
        Journal([], 0) if listen else None,
    )
    game.then(Deal(1), NextRound(start))
    game.advance()
    return game


def redraw(game: Magpies, seat: int) -> None:
    """Mix the pile and the hands that the seat does not see."""
    others = [other for other in range(SEATS) if other != seat]
    hidden = pile_of(sorted(game.pile.listed() + [card for other in others for card in game.hands[other].listed()]))
    game.chance.shuffle(hidden)
    for other in others:
        game.hands[other] = hand_of([hidden.pop() for _ in range(game.hands[other].size)])
    game.pile = hidden


def points(game: Magpies, seat: int) -> int:
    """Add up what lies in a row."""
    return sum(WORTH[card] for card in game.rows[seat].listed())


def standings(game: Magpies) -> list[tuple[int, ...]]:
    """More points win."""
    return [(-points(game, seat),) for seat in range(SEATS)]


def score_sheet(game: Magpies, seat: int) -> dict[str, object]:
    """Name what lies in a row."""
    return {"points": points(game, seat), "row": [TREASURES[card] for card in game.rows[seat].listed()]}


def save(game: Magpies) -> dict[str, object]:
    """Write the table down."""
    return {
        "options": dict(game.options),
        "pile": game.pile.listed(),
        "hands": [hand.listed() for hand in game.hands],
        "rows": [row.listed() for row in game.rows],
    }


def restore(saved: Mapping[str, object]) -> Magpies:
    """Lay out what was written down."""
    data = cast("Mapping[str, list[list[int]]]", saved)
    game = Magpies(
        cast("dict[str, object]", data["options"]),
        pile_of(cast("list[int]", data["pile"])),
        [hand_of(hand) for hand in data["hands"]],
        [pile_of(row) for row in data["rows"]],
        agenda.Agenda([CODEC.load(frame) for frame in data["agenda"]]),
        load_chance(data["chance"]),
        Journal([], 0) if data["listening"] else None,
    )
    game.advance()
    return game


CODEC: Final = FrameCodec([sys.modules[__name__]])
RULEBOOK: Final = Rulebook(
    begin=begin,
    sight=MagpieSight,
    redraw=redraw,
    points=points,
    standings=standings,
    score_sheet=score_sheet,
    schema=1,
    save_frame=CODEC.save,
    save=save,
    restore=restore,
)
GAME: Final = Game(
    "magpies",
    SEATS,
    SEATS,
    [OneOf("start", ["left", "right"], "left"), Number("hand-limit", 1, 5), SeveralOf("without", TREASURES, 1, 2)],
    CATALOGUE,
    "tests.kit",
    RULEBOOK,
)
